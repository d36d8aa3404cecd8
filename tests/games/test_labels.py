"""Every button begins with a verb of its language, so that it says what one does."""

from __future__ import annotations

from random import Random

import pytest

import motu
from motu.games import folders
from motu.table.words import words
from tests.games.verbs import assert_verb

GAMES = sorted(key for key, folder in folders().items() if folder.drawn)


@pytest.mark.parametrize("game", GAMES)
def test_choices_and_gestures(game: str) -> None:
    for seed, seats in enumerate(motu.game(game).seats):
        match, dice = motu.game(game).start(seats=seats, seed=seed), Random(seed)
        while not match.over:
            seat = dice.choice(match.awaiting)
            choices = match.choices(seat)
            gestures = match.gestures(seat) if dice.random() < 0.1 else []
            for said in [*dice.sample(choices, min(4, len(choices))), *gestures[:4]]:
                for lang in ("fr", "en"):
                    assert_verb(said.label(lang), lang)
            match.play(seat, dice.choice(choices))


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_standing_orders_and_what_a_picture_offers(game: str, lang: str) -> None:
    texts = motu.game(game).folder.texts
    for id in texts.ids(lang):
        if id.startswith(("order-", "scene-do-")):
            assert_verb(texts.word(id, lang, dict.fromkeys(texts.variables(id), "A")), lang)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_buttons_of_the_table(lang: str) -> None:
    texts = words()
    found = [id for id in texts.ids(lang) if id.startswith("do-")]
    assert len(found) > 15
    for id in found:
        facts = dict.fromkeys(texts.variables(id), "A")
        assert_verb(texts.word(id, lang, facts), lang)

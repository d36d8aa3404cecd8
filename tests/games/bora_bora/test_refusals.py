"""Whatever is refused says which rule forbids it, in both languages, and changes nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import motu
from motu.games._shared.text import LANGUAGES
from motu.games.bora_bora.questions import SPEECH
from motu.games.bora_bora.rules import jobs
from motu.games.bora_bora.rules.cards import DRAW_GOD_CARD, NOT_IN_DECK, TURN_GOD_CARD
from motu.games.bora_bora.rules.setup import (
    DEAL_START_TASK,
    DEAL_TASK,
    DRAW_TURN_TILE,
    FISH_ALL_LAID,
    JEWEL_LAID,
    LAY_FISH,
    LAY_JEWEL,
    PERSON_ALL_DRAWN,
    REVEAL_PERSON,
    TASK_DRAWN,
    TILE_DRAWN,
)
from motu.games.bora_bora.rules.turn import RULES, RULESET
from motu.kernel.core import CHANCE, GAME_OVER, LEGAL
from motu.kernel.engine import Asked, answers, why_not
from motu.kernel.moves import Moves
from tests.games.bora_bora import refused_situations as at
from tests.games.bora_bora.refused import CASES, COMMON
from tests.games.bora_bora.situations import (
    asked,
    bora,
    everything,
    offered,
    only_cards,
    seat,
    show,
    table,
    wander,
)
from tests.games.refusing import Case
from tests.games.telling import french

RULES_FOLDER = Path(motu.__file__).parent / "games" / "bora_bora" / "rules"
OF_NATURE = {
    "DrawTurnTile": TILE_DRAWN,
    "LayFish": FISH_ALL_LAID,
    "RevealPerson": PERSON_ALL_DRAWN,
    "DealStartTask": TASK_DRAWN,
    "DealTask": TASK_DRAWN,
    "LayJewel": JEWEL_LAID,
    "TurnGodCard": NOT_IN_DECK,
    "DrawGodCard": NOT_IN_DECK,
}
NEVER = {("UsePeople", jobs.NO_PRIEST)}  # people do all jobs of dice but the temple's


def assert_refused(
    match: motu.Match, player: int, choice: Any, rule: str | None, fr: str, en: str
) -> motu.IllegalChoice:
    """Asked and played: the same rule, the same sentences, and nothing changes."""
    before = everything(match)
    refusal = match.why_not(player, choice)
    assert refusal is not None
    assert (refusal.rule, refusal.text("fr"), refusal.text("en")) == (rule, french(fr), en)
    with pytest.raises(motu.IllegalChoice) as caught:
        match.play(player, choice)
    illegal = caught.value
    assert (illegal.rule, illegal.text("fr"), illegal.text("en")) == (rule, french(fr), en)
    assert everything(match) == before
    return illegal


@pytest.mark.parametrize("case", CASES + COMMON, ids=lambda case: f"{case.reason} {case.wish}")
def test_each_reason_has_its_rule_and_its_sentences_and_changes_nothing(case: Case) -> None:
    match = case.situation()
    player = seat(case.player)
    rule = bora().folder.rule_of(case.reason) if case.reason > GAME_OVER else None
    assert_refused(match, player, case.wish, rule, case.fr, case.en)
    number = match.read(player, case.wish)
    assert number is not None
    assert why_not(match.state, player, number) == case.reason
    assert why_not(match.redacted(player), player, number) == case.reason
    assert_refused(match, player, number, rule, case.fr, case.en)
    if rule is not None:
        assert rule in bora().rule_ids()
        assert case.wish not in offered(match)
        assert type(match.folder.split(number)[0]).__name__ == case.rule


# --- no reason is forgotten ---------------------------------------------------------------------


def reasons_in_source() -> set[int]:
    """All reason numbers that stand in the rules."""
    text = "".join(file.read_text("utf-8") for file in sorted(RULES_FOLDER.glob("*.py")))
    return {
        int(n) for n in re.findall(r"^[A-Z_0-9]+: Final = (\d{3,5})(?:  #.*)?$", text, re.M) if int(n) > 200
    }


def test_every_reason_has_a_situation_here() -> None:
    assert reasons_in_source() - set(OF_NATURE.values()) == {case.reason for case in CASES}


def test_every_reason_is_provoked() -> None:
    """Each question, with every reason that it has a sentence for."""
    declared = {
        (type(rule).__name__, reason) for rule, question in SPEECH.questions.items() for reason in question.no
    }
    assert declared == {(case.rule, case.reason) for case in CASES}


def test_every_reason_is_a_rule_with_a_sentence_in_both_languages() -> None:
    for lang in LANGUAGES:
        rules = bora().rules(lang)
        for reason in reasons_in_source():
            assert rules[bora().folder.rule_of(reason)].endswith(".")


def test_no_sentence_waits_for_a_reason_that_does_not_exist() -> None:
    said = set()
    for case in CASES:
        refusal = case.situation().why_not(seat(case.player), case.wish)
        assert refusal is not None
        said.add(refusal.phrase.id)
    for lang in LANGUAGES:
        assert said == {id for id in bora().folder.texts.ids(lang) if id.startswith("no-")}


def questions(games: int) -> Iterator[tuple[motu.Match, int]]:
    """The questions of some random games, one in five."""
    out = Moves()
    for seed in range(games):
        match = bora().start(seats=2 + seed % 3, seed=seed)
        random = Random(seed)
        while match.awaiting:
            (player,) = match.awaiting
            if random.random() < 0.2:
                yield match, player
            answers(match.state, player, out)
            match.play(player, random.choice(out.actions()))


@cache
def met_in_games() -> dict[tuple[str, int], set[str]]:
    """Each rule and reason that random games give, with the texts in which they can be said."""
    found: dict[tuple[str, int], set[str]] = {}
    texts = bora().folder.texts
    for match, player in questions(6):
        s = match.redacted(player)
        rule = Asked(s).rule
        for x in range(int(rule.size)):
            reason = int(why_not(s, player, int(rule.base) + x))
            if reason == LEGAL:
                continue
            pair = (type(rule).__name__, reason)
            if pair not in found or len(found[pair]) < 40:
                phrase = match.folder.explain(s, player, rule, x, reason)
                found.setdefault(pair, set()).update(texts.say(phrase, lang) for lang in LANGUAGES)
    return found


def test_random_games_give_no_reason_without_a_situation_here() -> None:
    pairs = {(case.rule, case.reason) for case in CASES}
    assert not met_in_games().keys() - pairs
    assert not NEVER & met_in_games().keys()
    assert len(met_in_games()) > len(pairs) // 2


def test_refusals_of_random_games_are_whole_sentences() -> None:
    for pair, sentences in met_in_games().items():
        for sentence in sentences:
            assert re.fullmatch(r"[A-ZÀÉ0-9].+\.", sentence), (pair, sentence)
            assert not re.search(r"[{}$\u2068\u2069]|\bNone\b|  |\?\?\?|_", sentence), (pair, sentence)


def test_what_nature_cannot_do() -> None:
    s = table(4)
    show(s, woman="w_land_1 - - - - -", tasks="t01")
    assert DRAW_TURN_TILE.check(s, 0, 1, 0, int(s.order[0])) == TILE_DRAWN
    assert LAY_FISH.check(s, 0, 11, 0, 5) == FISH_ALL_LAID  # the only 6 lies beside the west plain
    assert LAY_FISH.check(s, 0, 11, 0, 4) == LEGAL
    assert REVEAL_PERSON.check(s, 0, 0, 1, 0) == PERSON_ALL_DRAWN
    assert REVEAL_PERSON.check(s, 0, 0, 1, 1) == LEGAL
    assert DEAL_TASK.check(s, 0, 1, 1, 0) == TASK_DRAWN
    assert DEAL_TASK.check(s, 0, 1, 1, 1) == DEAL_START_TASK.check(s, 0, 0, 0, 0) == LEGAL
    s.task_at[0] = 3
    assert DEAL_START_TASK.check(s, 0, 0, 0, 0) == TASK_DRAWN
    assert LAY_JEWEL.check(s, 0, 0, 0, 0) == JEWEL_LAID
    only_cards(s, row="red")
    assert TURN_GOD_CARD.check(s, 0, 0, 0, 2) == DRAW_GOD_CARD.check(s, 0, 1, 0, 2) == NOT_IN_DECK
    assert {type(rule).__name__ for rule in RULES if rule.mode == CHANCE} == {*OF_NATURE, "RollDie"}


# --- what is no choice at all -------------------------------------------------------------------

UNREADABLE = (
    "« {} » ne désigne aucun choix : donnez un choix, son numéro ou sa notation.",
    "“{}” names no choice: give a choice, its number or its notation.",
)
NO_SUCH = ("Ce choix n’existe pas dans cette partie.", "There is no such choice in this game.")


@pytest.mark.parametrize(
    "wish",
    [None, "", "place", "place 1 helper ", "PLACE 1 HELPER", "place 7 helper", True, 1.0, ()],
    ids=repr,
)
@pytest.mark.parametrize("situation", [at.with_dice, at.over])
def test_what_names_no_choice_is_refused(situation: Callable[[], motu.Match], wish: object) -> None:
    fr, en = (sentence.format(wish) for sentence in UNREADABLE)
    assert_refused(situation(), 0, wish, None, fr, en)


@pytest.mark.parametrize("wish", [10**9, -1, int(RULESET.decisions), 10**30])
@pytest.mark.parametrize("situation", [at.with_dice, at.over])
def test_a_number_outside_the_game_is_refused(situation: Callable[[], motu.Match], wish: int) -> None:
    assert_refused(situation(), 0, wish, None, *NO_SUCH)


def test_a_seat_that_does_not_exist_is_refused() -> None:
    fr = "Il n’y a pas de siège 4 : les sièges vont de 0 à 3."
    assert_refused(at.with_dice(), 4, "place 1 helper", None, fr, "There is no seat 4: seats go from 0 to 3.")


def test_after_the_end_nothing_is_left_to_decide() -> None:
    match = bora().start(seats=3, seed=4)
    wander(match, Random(4))
    assert match.over
    for player in range(3):
        assert not match.choices(player) and not match.gestures(player)
        for wish in ("place 1 fishing", "settle stop", 0, int(RULESET.decisions) - 1):
            assert_refused(match, player, wish, None, COMMON[-1].fr, COMMON[-1].en)


def test_of_all_numbers_exactly_those_offered_are_legal() -> None:
    """In every situation above."""
    for situation in {case.situation for case in CASES + COMMON}:
        match = situation()
        for player in range(match.seats):
            legal = {choice.id for choice in match.choices(player)}
            s = match.redacted(player)
            found = {n for n in range(int(RULESET.decisions)) if why_not(s, player, n) == LEGAL}
            assert found == legal, (situation.__name__, asked(match))


@pytest.mark.parametrize("seats", [1, 5])
def test_seats_out_of_range(seats: int) -> None:
    with pytest.raises(motu.BadSetup) as caught:
        bora().start(seats=seats)
    assert caught.value.text("fr") == french(f"Bora Bora se joue de 2 à 4 : {seats} ne convient pas.")
    assert caught.value.text("en") == f"Bora Bora is for 2 to 4 players: {seats} will not do."

"""What is Costa Ruana's own in its words: cards that a seat cannot know, singulars."""

from __future__ import annotations

import re
from random import Random

import pytest

from motu.games.costa_ruana.rules.turn import RULESET
from tests.games.costa_ruana.situations import begin, costa, lay, sit_down, table
from tests.games.costa_ruana.spoken import SPOKEN
from tests.games.speaking import Speaker


def test_every_choice_names_a_rule_of_the_index() -> None:
    folder = costa().folder
    s = costa().start(seats=3, seed=1).redacted(0)
    for action in range(int(RULESET.decisions)):
        assert folder.allowed_by(s, 0, *folder.split(action)) in costa().rule_ids()


def test_one_treasure_and_one_islander_are_singular() -> None:
    assert not re.search("1 (trésors|habitants)", SPOKEN.line("SCORED", [0, 3, 1, 1], "fr"))
    assert not re.search("1 (treasures|islanders)", SPOKEN.line("SCORED", [0, 3, 1, 1], "en"))


def test_questions_and_labels_through_the_public_face() -> None:
    match = costa().start(seats=3, seed=1)
    (player,) = match.awaiting
    assert match.question(player, "fr") == "Installez un habitant sur une île"
    assert match.question(player, "en") == "Settle an islander on an island"
    first = match.choices(player)[0]
    assert (first.label("fr"), first.label("en")) == (
        "Installer un habitant sur l’île aux Palmiers",
        "Settle an islander on Palm Island",
    )
    assert first.rule == "CR-3.9"
    assert costa().title("fr") == costa().title("en") == "Costa Ruana"


def test_a_card_that_a_seat_cannot_know_is_said_without_its_name() -> None:
    """Also of a card that is not there: whatever an action is, it can be said to anybody."""
    s = table(3, {})
    lay(s, "face_up A", "day_place_2", before="C")
    lay(s, "face_down B", "night_place_1", before="A")
    match = sit_down(begin(s, "stake"))
    hidden, gone = match.read(0, "resolve face_down B"), match.read(0, "resolve face_up C")
    assert hidden is not None and gone is not None
    assert match.said(0, hidden).label("en") == "Resolve an unknown card, laid by Blue"
    assert match.said(0, hidden).label("fr") == "Résoudre une carte inconnue, posée par Bleu"
    assert match.said(0, gone).label("en") == "Resolve an unknown card, laid by Green"
    his = match.read(1, "resolve face_down B")
    assert his is not None
    assert match.said(1, his).label("en") == "Resolve “Place 1 islander” (night), laid by Blue"
    rule, x = match.folder.split(hidden)
    spectator = match.folder.label(match.redacted(None), 0, rule, x)
    assert match.folder.texts.say(spectator, "en") == "Resolve an unknown card, laid by Blue"


@pytest.mark.parametrize("players", range(2, 7))
def test_any_action_can_be_said_to_any_seat_at_any_time(players: int) -> None:
    match = costa().start(seats=players, seed=players)
    random = Random(players)
    speaker = Speaker(SPOKEN)
    while match.awaiting:
        for viewer in (None, *range(players)):
            s = match.redacted(viewer)
            for action in random.sample(range(int(RULESET.decisions)), 40):
                speaker.say(match.folder.label(s, viewer or 0, *match.folder.split(action)))
        (player,) = match.awaiting
        match.play(player, random.choice(match.choices(player)))

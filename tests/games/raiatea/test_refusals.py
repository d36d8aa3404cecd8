"""What nature cannot do in Raiatea, and what is refused there besides the tables in `refused`."""

from __future__ import annotations

import pytest

from motu.games.raiatea.rules.drawing import NOT_IN_RITUAL_DECK, RITUAL_CARD
from motu.games.raiatea.rules.forest import FOREST_CARD, NOT_IN_FOREST_DECK
from motu.games.raiatea.rules.interactive import NO_GOOD_TO_STEAL, STOLEN_GOOD
from motu.games.raiatea.rules.setup import NOT_A_STARTING_MASK, STARTING_MASK
from motu.games.raiatea.rules.statues import MISSION_TILE, NOT_OF_THIS_STATUE
from motu.kernel.core import LEGAL
from tests.games.raiatea.refused.offering import offering
from tests.games.raiatea.situations import (
    everyone,
    face,
    give,
    go,
    mask,
    mission,
    no_forest_deck,
    raiatea,
    ritual,
    sit_down,
    table,
)
from tests.games.refusing import assert_refused


def test_what_nature_cannot_do() -> None:
    s = table(3, tane=True)
    give(s, "B", goods="uru")
    assert STARTING_MASK.check(s, 0, 0, 0, mask("mask_c1")) == NOT_A_STARTING_MASK
    assert STARTING_MASK.check(s, 0, 0, 0, mask("mask_mp")) == LEGAL
    assert MISSION_TILE.check(s, 0, 0, 0, mission("t2_p5")) == NOT_OF_THIS_STATUE
    assert MISSION_TILE.check(s, 0, 20, 0, mission("t2_p5")) == LEGAL
    assert FOREST_CARD.check(s, 0, 1, 0, face("uru")) == LEGAL
    assert RITUAL_CARD.check(s, 0, 1, 0, ritual("hina")) == LEGAL
    assert RITUAL_CARD.check(s, 0, 1, 1, ritual("hina")) == NOT_IN_RITUAL_DECK
    assert STOLEN_GOOD.check(s, 0, 1, 0, 0) == LEGAL
    assert STOLEN_GOOD.check(s, 0, 1, 0, 1) == NO_GOOD_TO_STEAL
    no_forest_deck(s)
    assert FOREST_CARD.check(s, 0, 1, 0, face("uru")) == NOT_IN_FOREST_DECK


def test_a_sealed_answer_already_given_cannot_be_given_again() -> None:
    match = offering()
    go(match, "A offer 2")
    fr, en = "Ce n’est pas à vous de décider : on attend Bleu et Vert.", "It is not your turn to decide: "
    assert_refused(match, 0, "offer 3", None, fr, en + "the table is waiting for Blue and Green.")


def test_sitting_down_at_a_finished_table_asks_nobody() -> None:
    s = table(4)
    everyone(s, pearls=1)
    assert sit_down(s).over


@pytest.mark.parametrize("option", ["tane", "oracle", "mana_restriction"])
def test_the_three_options_are_off_unless_asked_for(option: str) -> None:
    assert raiatea().start(seats=3, seed=1).view(None)["options"][option] is False
    assert raiatea().start(seats=3, seed=1, options={option: True}).view(None)["options"][option] is True

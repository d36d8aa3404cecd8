"""What people do in one gesture is exactly its small choices, one after the other."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import motu
from tests.games.looking import assert_one_by_one
from tests.games.raiatea.situations import (
    at_location,
    building,
    ceremony,
    give,
    raiatea,
    statue,
    table,
    the_end,
)


def keeping() -> motu.Match:
    return raiatea().start(seats=3, seed=2)


def preparing() -> motu.Match:
    s = table(3)
    give(s, "A", hand="raa tii hina")
    return ceremony(s, 3)


def offering() -> motu.Match:
    s = table(3)
    give(s, "A", mana=66)
    return ceremony(s, 4)


def bidding() -> motu.Match:
    s = table(3)
    give(s, "A", mana=66)
    statue(s, 1, "t1_auc")
    return building(s)


def sacrificing() -> motu.Match:
    s = table(3)
    give(s, "A", goods="uru uru taro")
    return at_location(s, "marae")


def selling() -> motu.Match:
    s = table(3)
    give(s, "A", goods="uru uru")
    return at_location(s, "market")


def last_mirror() -> motu.Match:
    s = table(3)
    give(s, "A", masks="mirror mask_mp mask_mm")
    return the_end(s)


GESTURES: dict[Callable[[], motu.Match], set[str]] = {
    preparing: {"prepare_all"},
    offering: {"offer 64", "offer 65", "offer 66", "offer all"},
    bidding: {"bid 64", "bid 65", "bid 66", "bid all"},
    sacrificing: {"sacrifice_both uru uru", "sacrifice_both uru taro"},
    selling: {"sell_both uru 1"},
    last_mirror: {"last_mirror mask_mp", "last_mirror mask_mm"},
}


@pytest.mark.parametrize("situation", GESTURES, ids=lambda situation: situation.__name__)
def test_which_gestures_are_offered(situation: Callable[[], motu.Match]) -> None:
    assert {gesture.notation for gesture in situation().gestures(0)} == GESTURES[situation]


@pytest.mark.parametrize("situation", [*GESTURES, keeping], ids=lambda situation: situation.__name__)
def test_a_gesture_is_its_choices_one_after_the_other(situation: Callable[[], motu.Match]) -> None:
    for gesture in situation().gestures(0):
        assert_one_by_one(situation, gesture)


def test_two_sacrifices_that_make_a_tahua_are_no_gesture() -> None:
    for tattoo, offered in ((6, True), (7, False), (8, False)):
        s = table(3)
        give(s, "A", goods="uru taro", tattoo=tattoo)
        assert bool(at_location(s, "marae").gestures(0)) == offered


def test_no_gesture_prepares_more_than_the_clips_allow() -> None:
    s = table(3)
    give(s, "A", hand="raa tii tu")
    assert not ceremony(s, 3).gestures(0)

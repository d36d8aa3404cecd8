"""What people do in one gesture is exactly its small choices, one after the other."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import motu
from motu.kernel.data import key
from tests.games.mangrovia.situations import (
    RICH,
    at_pier,
    give,
    go,
    new_round,
    offered,
    player,
    position,
    squares_offered,
    state_of,
    suns,
    table,
)


def one_hut() -> motu.Match:
    s = table(4, birds="sand reed")
    give(s, "A", landscapes="sand", offerings="3 4", start="3")
    return at_pier(s, 7)


def two_huts() -> motu.Match:
    s = table(4, birds="water sand")
    give(s, "A", landscapes="water sand", offerings="6 7")
    return at_pier(s, 10)


def hut_or_amulets() -> motu.Match:
    s = table(4, birds="water sand")
    give(s, "A", landscapes="water", offerings="6")
    return at_pier(s, 8)


def single_or_double() -> motu.Match:
    s = table(4, birds="water sand", other_tiles=True)
    give(s, "A", landscapes="water water", offerings="7 7 6", bonus="bonus_joker")
    return at_pier(s, 9)


def card_to_play() -> motu.Match:
    s = table(4, birds="water mangrove")
    give(s, "A", landscapes="water mangrove", offerings="5 6 7 4")
    match = at_pier(s, 7)
    go(match, "A build c4r4")
    return match


def payment_begun() -> motu.Match:
    s = table(4, birds="water mangrove")
    give(s, "A", landscapes="water", offerings="2 2 2 3 4")
    match = at_pier(s, 7)
    go(match, "A build c3r2", "A pay offering 2")
    return match


def rich() -> motu.Match:
    s = table(4, birds="water sand")
    give(s, "A", landscapes="water sand", **RICH)
    return at_pier(s, 7)


BUILDING = [one_hut, two_huts, hut_or_amulets, single_or_double, card_to_play, payment_begun, rich]
by_name = pytest.mark.parametrize("situation", BUILDING, ids=lambda situation: situation.__name__)


@by_name
def test_a_gesture_is_its_choices_one_after_the_other(situation: Callable[[], motu.Match]) -> None:
    gestures = situation().gestures(0)
    assert gestures
    for gesture in gestures[:12]:
        at_once, one_by_one = situation(), situation()
        at_once.play(0, gesture.notation)
        for action in gesture.actions:
            if one_by_one.why_not(0, action) is None:  # what leaves no choice is played by the match
                one_by_one.play(0, action)
        assert key(at_once.state) == key(one_by_one.state)
        assert at_once.moves == one_by_one.moves


@by_name
def test_a_gesture_builds_its_hut_at_once(situation: Callable[[], motu.Match]) -> None:
    for gesture in situation().gestures(0):
        match = situation()
        before = sum(hut["huts"] for hut in position(match)["squares"].values())
        match.play(0, gesture)
        after = sum(hut["huts"] for hut in position(match)["squares"].values())
        assert after - before == (2 if gesture.notation.startswith("double") else 1)
        assert state_of(match).drafting() < 0


@by_name
def test_gestures_of_one_question_have_different_notations_and_words(
    situation: Callable[[], motu.Match],
) -> None:
    gestures = situation().gestures(0)
    assert len({gesture.notation for gesture in gestures}) == len(gestures)
    for lang in ("fr", "en"):
        assert len({gesture.label(lang) for gesture in gestures}) == len(gestures)


def test_every_square_that_can_be_built_on_has_a_gesture() -> None:
    match = rich()
    squares = {gesture.targets[0] for gesture in match.gestures(0)}
    assert squares == squares_offered(match)


def test_starting_cards_and_cards_of_the_pile_are_different_payments() -> None:
    notations = {gesture.notation for gesture in one_hut().gestures(0)}
    assert {"hut c2r2 with sand offering 3 offering 4", "hut c2r2 with sand offering 4 start 3"} <= notations


def test_a_joker_is_offered_as_another_way_for_one_of_the_cards() -> None:
    match = single_or_double()
    doubles = [g.notation for g in match.gestures(0) if g.notation.startswith("double_hut c2r3")]
    paid = "offering 6 offering 7 offering 7"
    assert doubles == [
        f"double_hut c2r3 with water water {paid}",
        f"double_hut c2r3 with water bonus_joker {paid}",
    ]
    match.play(0, doubles[1])
    assert suns(match, "A") == 8 and player(match, "A")["bonus"] == {}


def test_the_second_hut_of_pier_10_is_a_gesture_of_its_own() -> None:
    match = two_huts()
    match.play(0, "hut c3r2 with water offering 6")
    assert offered(match)[0] == "build decline"
    match.play(0, "hut c2r2 with sand offering 7")
    assert suns(match, "A") == 1 and player(match, "A")["supply"] == 7


def test_there_are_no_gestures_where_nothing_is_built() -> None:
    assert new_round(table(4)).gestures(0) == []
    assert at_pier(table(4), 2).gestures(0) == []
    assert at_pier(table(4), 7).gestures(0) == []


def test_a_gesture_that_cannot_be_paid_is_refused_whole() -> None:
    match = one_hut()
    before = key(match.state)
    with pytest.raises(motu.IllegalChoice):
        match.play(0, "hut c2r2 with sand offering 7")
    assert key(match.state) == before

"""What people do in one gesture is exactly its small choices, one after the other."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import motu
from motu.kernel.data import key
from tests.games.looking import assert_one_by_one
from tests.games.mangrovia.situations import (
    RICH,
    at_pier,
    give,
    go,
    new_round,
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


def birds() -> motu.Match:
    return at_pier(table(4), 12)


PAYING = [one_hut, card_to_play, payment_begun, rich]  # a hut with its whole payment
BEGINNING = [hut_or_amulets, single_or_double]  # what is built, and where
ALL = [*PAYING, *BEGINNING, birds]


def each(situations: list[Callable[[], motu.Match]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("situation", situations, ids=lambda situation: situation.__name__)


@each(ALL)
def test_a_gesture_is_its_choices_one_after_the_other(situation: Callable[[], motu.Match]) -> None:
    gestures = situation().gestures(0)
    assert gestures
    for gesture in gestures[:12]:
        assert_one_by_one(situation, gesture)


@each(PAYING)
def test_a_gesture_with_its_payment_builds_the_hut_at_once(situation: Callable[[], motu.Match]) -> None:
    for gesture in situation().gestures(0):
        match = situation()
        before = sum(hut["huts"] for hut in position(match)["squares"].values())
        match.play(0, gesture)
        after = sum(hut["huts"] for hut in position(match)["squares"].values())
        assert after - before == 1
        assert state_of(match).drafting() < 0


@each(ALL)
def test_gestures_of_one_question_have_different_notations_and_words(
    situation: Callable[[], motu.Match],
) -> None:
    gestures = situation().gestures(0)
    assert len({gesture.notation for gesture in gestures}) == len(gestures)
    for lang in ("fr", "en"):
        assert len({gesture.label(lang) for gesture in gestures}) == len(gestures)


def test_a_square_with_several_payments_is_offered_with_the_one_that_keeps_most_sums() -> None:
    (first, second) = [gesture.notation for gesture in one_hut().gestures(0)]
    assert first == "hut c2r2 with sand offering 3 offering 4"  # the starting card would do as well
    assert second == "hut m01 with sand offering 3 offering 4"
    match = rich()
    squares = {gesture.notation.split()[1] for gesture in match.gestures(0)}
    assert squares <= squares_offered(match)


def test_starting_cards_and_cards_of_the_pile_are_different_payments() -> None:
    match = one_hut()
    go(match, "A build c2r2")
    assert {gesture.notation for gesture in match.gestures(0)} == {
        "hut c2r2 with offering 3 offering 4",
        "hut c2r2 with offering 4 start 3",
    }


def test_pointing_at_a_square_chooses_the_hut_too() -> None:
    match = single_or_double()
    paid = "offering 6 offering 7 offering 7"
    match.play(0, f"double_hut c2r3 with water water {paid}")
    assert suns(match, "A") == 8 and player(match, "A")["bonus"] == {"bonus_joker": 1}


def test_pieces_are_named_as_people_name_them() -> None:
    label = {lang: single_or_double_label(lang) for lang in ("fr", "en")}
    assert "avec deux cartes Eau, une offrande de 6 et deux de 7\u00a0: +8 points" in label["fr"]
    assert "with two water cards, an offering of 6 and two of 7: +8 points" in label["en"]


def single_or_double_label(lang: str) -> str:
    start = "double_hut c2r3 with water water"
    return next(g.label(lang) for g in single_or_double().gestures(0) if g.notation.startswith(start))


def test_a_joker_is_offered_as_another_way_for_one_of_the_cards() -> None:
    match = single_or_double()
    go(match, "A size double", "A build_double c2r3")
    paid = "offering 6 offering 7 offering 7"
    ways = [gesture.notation for gesture in match.gestures(0)]
    assert ways == [
        f"double_hut c2r3 with water water {paid}",
        f"double_hut c2r3 with water bonus_joker {paid}",
    ]
    match.play(0, ways[1])
    assert suns(match, "A") == 8 and player(match, "A")["bonus"] == {}


def test_the_birds_may_be_named_in_either_order() -> None:
    match = birds()
    match.play(0, "birds reed sand")
    assert position(match)["birds"] == ["sand", "reed"]


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

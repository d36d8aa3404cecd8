"""Refusals of Mangrovia that random games hardly ever meet, each in a position made for it."""

from __future__ import annotations

import pytest

from motu.games import folders
from motu.games.mangrovia.box import FIRST_AMULET, FIRST_LANDSCAPE, LANDSCAPES, SQUARE_IDS, TYPES
from motu.games.mangrovia.rules.alternatives import AMULETS_OR_HUT, SINGLE_OR_DOUBLE
from motu.games.mangrovia.rules.amulets import COLLECT_AMULETS
from motu.games.mangrovia.rules.building import BUILD_DOUBLE_HUT, BUILD_HUT
from motu.games.mangrovia.rules.drawing import TAKE_FACE_DOWN, UP_OR_DOWN
from motu.games.mangrovia.state import Mangrovia
from motu.kernel.core import LEGAL, Rule
from motu.kernel.engine import advance, answers, why_not
from motu.kernel.moves import Moves
from motu.kernel.vectors import zeros

FOLDER = folders()["mangrovia"]
WATER, SAND, MANGROVE, REED = range(LANDSCAPES)
DECLINE, FIRST_WAY, SECOND_WAY = range(3)


def asked(rule: Rule[Mangrovia]) -> Mangrovia:
    """Four players, seat 0 with an empty hand before this question; birds on water and mangrove."""
    defaults = {name: option.default for name, option in FOLDER.options.items()}
    s: Mangrovia = FOLDER.new_state(FOLDER.box(None), 4, defaults)
    s.seed(1)
    advance(s, Moves())
    s.hand, s.start, s.sure = zeros(len(s.hand)), zeros(len(s.start)), zeros(len(s.sure))
    s.mixed = 7  # a position made by hand has no memory
    s.pending = 0
    s.push(rule.step(0))
    return s


def hold(s: Mangrovia, landscapes: tuple[int, ...] = (), offerings: tuple[int, ...] = ()) -> None:
    for landscape in landscapes:
        s.hand[FIRST_LANDSCAPE + landscape] += 1
    for value in offerings:
        s.hand[value - 2] += 1


def refused(s: Mangrovia, rule: Rule[Mangrovia], x: int) -> int:
    """The reason, once it is sure that it can be said in both languages."""
    reason = int(why_not(s, 0, int(rule.base) + x))
    if reason != LEGAL:
        seen = s.copy()
        seen.redact(0)
        for lang in ("fr", "en"):
            assert FOLDER.texts.say(FOLDER.explain(seen, 0, rule, x, reason), lang)
    return reason


def square(id: str) -> int:
    return 1 + SQUARE_IDS.index(id)


def test_no_open_card_is_left() -> None:
    s = asked(UP_OR_DOWN)
    s.display = zeros(TYPES)
    assert refused(s, UP_OR_DOWN, FIRST_WAY) == 606


def test_a_pile_without_cards_and_discards_gives_nothing() -> None:
    s = asked(TAKE_FACE_DOWN)
    s.pile_left[0] = 0
    assert refused(s, TAKE_FACE_DOWN, FIRST_WAY) == 608
    s.pile_left[1] = 0
    s.pending = 0
    s.push(UP_OR_DOWN.step(0))
    assert refused(s, UP_OR_DOWN, SECOND_WAY) == 608


def test_the_bag_is_empty_and_nothing_is_set_aside() -> None:
    s = asked(AMULETS_OR_HUT)
    s.marker[0] = 1
    s.pile_left[2] = 0
    assert refused(s, AMULETS_OR_HUT, FIRST_WAY) == 707
    s.spent[FIRST_AMULET] = 1
    assert refused(s, AMULETS_OR_HUT, FIRST_WAY) == LEGAL


def test_the_stack_is_empty_and_the_bag_does_not_help() -> None:
    s = asked(AMULETS_OR_HUT)
    s.ones = 0
    assert refused(s, AMULETS_OR_HUT, FIRST_WAY) == 702


def test_without_a_hut_only_amulets_are_left_at_pier_8() -> None:
    s = asked(AMULETS_OR_HUT)
    s.supply[0] = 0
    assert refused(s, AMULETS_OR_HUT, SECOND_WAY) == 809
    assert refused(s, AMULETS_OR_HUT, FIRST_WAY) == LEGAL


@pytest.mark.parametrize("rule", [BUILD_HUT, SINGLE_OR_DOUBLE])
def test_without_a_hut_nobody_is_asked_to_build(rule: Rule[Mangrovia]) -> None:
    s = asked(rule)
    s.supply[0] = 0
    out = Moves()
    answers(s, 0, out)
    assert out.n == 0


def test_without_anything_to_collect_nobody_is_asked() -> None:
    s = asked(COLLECT_AMULETS)
    s.ones = 0
    out = Moves()
    answers(s, 0, out)
    assert out.n == 0


def test_a_standing_hut_never_becomes_a_double_hut() -> None:
    s = asked(BUILD_DOUBLE_HUT)
    hold(s, (WATER, WATER), (7, 7, 6))
    assert refused(s, BUILD_DOUBLE_HUT, square("c2r3")) == LEGAL
    s.owner[square("c2r3") - 1], s.huts[square("c2r3") - 1] = 1, 1
    assert refused(s, BUILD_DOUBLE_HUT, square("c2r3")) == 1005
    s.owner[square("c2r3") - 1] = 2
    assert refused(s, BUILD_DOUBLE_HUT, square("c2r3")) == 810


def test_a_double_hut_costs_twice_the_sum_exactly() -> None:
    s = asked(BUILD_DOUBLE_HUT)
    hold(s, (WATER, WATER), (7, 7, 7))
    assert refused(s, BUILD_DOUBLE_HUT, square("c2r3")) == 1007


def test_C15_both_cards_of_a_double_hut_need_a_bird() -> None:
    s = asked(BUILD_DOUBLE_HUT)
    s.birds = 1 << WATER | 1 << REED
    hold(s, (WATER, MANGROVE), (7, 7, 6, 2))
    assert refused(s, BUILD_DOUBLE_HUT, square("c4r4")) == 1008
    hold(s, (WATER,))
    assert refused(s, BUILD_DOUBLE_HUT, square("c4r4")) == LEGAL

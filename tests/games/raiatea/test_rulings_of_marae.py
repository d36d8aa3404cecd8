"""Where the rulebook is silent on the Marae, ranks and sets of rituals: rulings of the specification."""

from __future__ import annotations

import pytest

import motu
from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.pieces import COMPLETE_A_MISSION, PARTS, RITUALS
from tests.games.raiatea.situations import (
    asked,
    assert_sound,
    at_location,
    blessing,
    box_of,
    ceremony,
    decline,
    discard,
    drawn,
    everyone,
    front,
    give,
    go,
    goods,
    hand,
    in_discard,
    levels,
    of_all,
    offered,
    only_in_deck,
    prices,
    state_of,
    table,
    told,
)


def test_A33_sacrifices_come_before_the_draw_and_are_not_reopened() -> None:
    s = table(3)
    give(s, "A", goods="uru taro tiare", active="shaman", hand="tu_papa", priests=6)
    match = at_location(s, "marae", "* roll shaman 4")
    go(match, "A sacrifice uru", "A sacrifice taro")
    assert asked(match) == "A draw_set"
    go(match, "A use_shaman tu_papa")  # a third sacrifice, too late (A65)
    assert asked(match) == "A draw_set"
    assert front(s, "A") == {"tu_papa": 1} and goods(s, "A") == {"tiare": 1}


def test_RA_4_3_tu_papa_in_time_allows_a_third_sacrifice() -> None:
    s = table(3)
    give(s, "A", goods="uru taro tiare", active="shaman", hand="tu_papa", priests=6)
    match = at_location(s, "marae", "* roll shaman 4")
    go(match, "A sacrifice uru", "A use_shaman tu_papa", "A sacrifice taro", "A sacrifice tiare")
    assert s.tattoo[0] == 3
    assert asked(match) == "A draw_set"


def test_A49_at_position_9_nobody_is_asked_to_sacrifice_or_to_accept_a_tattoo() -> None:
    s = table(3)
    give(s, "A", tattoo=9, goods="uru", active="shaman")
    give(s, "B", tattoo=9, goods="tiare")
    match = at_location(s, "marae", "* roll shaman 1")
    assert asked(match) == "A draw_set"
    s = table(3)
    give(s, "A", tattoo=9, goods="tiare")
    prices(s, tiare=4)
    match = at_location(s, "market")
    go(match, "A sell tiare 4")  # allowed, and gives nothing (A43)
    assert s.tattoo[0] == 9 and levels(s)["tiare"] == 3 and asked(match) == "A market"
    s = table(3)
    give(s, "A", tattoo=9)
    match = ceremony(s, 4)
    go(match, "A offer 0", "B offer 0", "C offer 0", "A reward tattoo")
    assert s.tattoo[0] == 9 and offered(match) == ["reward good", "reward pearls"]


def test_RA_4_10_a_new_rank_counts_for_the_very_next_set() -> None:
    s = table(3)
    give(s, "A", tattoo=4, goods="uru")
    match = at_location(s, "marae")
    go(match, "A sacrifice uru")
    decline(match, "A sacrifice")
    go(match, "A draw_set forbidden")
    assert len(drawn(s, "A")) == 5


def short_deck() -> motu.Match:
    s = table(3)
    give(s, "A", tattoo=5)
    in_discard(s, "hina hina raa")
    only_in_deck(s, "normal", "tii tu")
    match = at_location(s, "marae")
    decline(match, "A sacrifice")
    return match


def test_A5_the_deck_is_drawn_to_its_end_before_its_discard_is_shuffled() -> None:
    with pytest.raises(AssertionError, match="nature cannot do this now: draw A raa"):
        go(short_deck(), "A draw_set normal", "* draw A raa")
    match = short_deck()
    s = state_of(match)
    nature = ["* draw A tu", "* draw A tii", "* draw A raa", "* draw A hina", "* draw A hina"]
    go(match, "A draw_set normal", *nature)
    assert drawn(s, "A") == ["hina", "hina", "tii", "tu", "raa"]
    assert told(match, tell.RESHUFFLED, 1) == [(0,)]
    assert s.deck_left[0] == 0 and s.discard_left[0] == 0
    go(match, "A keep hina")
    assert s.discard_left[0] == 4 and discard(s) == {"hina": 1, "tii": 1, "tu": 1, "raa": 1}


def test_A5_a_set_is_smaller_when_deck_and_discard_run_out() -> None:
    s = table(3)
    only_in_deck(s, "normal", "tii tu")
    match = at_location(s, "marae")
    decline(match, "A sacrifice")
    go(match, "A draw_set normal", "* draw A tii", "* draw A tu")
    assert offered(match) == ["keep tii", "keep tu"]
    go(match, "A keep tu")  # the rejected card is the discard, and so the next deck
    go(match, "A draw_set normal", "* draw A tii")
    assert offered(match) == ["keep tii"]
    go(match, "A keep tii")
    assert asked(match) == "B sacrifice"
    decline(match, "B sacrifice")
    assert asked(match) == "C sacrifice"  # B has no deck to draw from: not asked


def test_A52_roroo_keeps_two_of_one_set() -> None:
    match = blessing(table(3), 6, A="roroo")
    s = state_of(match)
    go(match, "A draw_set normal", "* draw A hina", "* draw A raa", "* draw A tu", "A keep raa", "A keep tu")
    assert hand(s, "A") == {"raa": 1, "tu": 1}
    assert discard(s) == {"hina": 1, "roroo": 1}


def test_RA_10_7_a_ritual_cannot_be_drawn_again_by_its_own_effect() -> None:
    s = table(3)
    only_in_deck(s, "normal", "roroo")
    match = blessing(s, 6, A="roroo")
    # Deck and discard are empty while Roro'o is being performed: no draw is offered.
    assert asked(match) == "A mission"
    assert discard(s) == {"roroo": 1}


def test_A4_a_forbidden_ritual_in_hand_needs_no_rank() -> None:
    s = table(3)
    match = blessing(s, 7, A="atea")
    assert s.pearls[0] == 10 and s.rank(0) == 0
    assert asked(match) == "A mission"


def test_A22_A59_a_common_tattoo_makes_tahuas_one_after_the_other() -> None:
    s = table(3, order="CAB")
    everyone(s, tattoo=8)
    give(s, "A", hand="tohu")
    give(s, "C", hand="tii")
    match = blessing(s, 5, B="tohu")
    assert asked(match) == "C perform" and of_all(s.tattoo, s) == [8, 8, 9]
    go(match, "C perform tii")
    assert asked(match) == "A perform" and of_all(s.tattoo, s) == [9, 8, 9]
    go(match, "A perform tohu")  # every player advances: B becomes Tahua inside it, holding nothing
    assert of_all(s.tattoo, s) == [9, 9, 9]
    assert asked(match) == "C mission"
    assert discard(s) == {"tohu": 2, "tii": 1}


def test_RA_4_17_the_tahua_bonus_is_lost_when_it_is_declined() -> None:
    s = table(3)
    give(s, "A", tattoo=8, goods="uru taro", hand="tii")
    match = at_location(s, "marae")
    go(match, "A sacrifice uru", "A perform decline")
    assert asked(match) == "A draw_set"  # no second sacrifice at 9
    assert hand(s, "A") == {"tii": 1}


def test_A62_tahua_is_asked_if_all_his_rituals_lie_in_the_bag_and_can_only_decline() -> None:
    s = table(3)
    give(s, "A", tattoo=8, hand="tii")
    match = ceremony(s, 3)
    go(match, "A prepare tii", "A prepare done", "B prepare done", "C prepare done")
    go(match, "A offer 1", "B offer 0", "C offer 0", "A reward tattoo")
    assert asked(match) == "A perform" and offered(match) == ["perform decline"]


def test_RA_10_6_a_chain_of_performances_ends_and_loses_no_card() -> None:
    s = table(3)
    give(s, "A", tattoo=8, hand="ruanuu ihi tohu tii")
    give(s, "B", tattoo=8, hand="hina")
    match = ceremony(s, 4)
    go(match, "A offer 1", "B offer 0", "C offer 0", "A reward tattoo", "A perform ruanuu", "A perform ihi")
    decline(match, "A draw_set")
    go(match, "A perform tohu")  # inside Ihi, inside Ruanu'u, inside the Tahua bonus
    assert asked(match) == "B perform" and s.tattoo[1] == 9
    assert discard(s) == {}  # all four are still being performed
    assert_sound(s)
    go(match, "B perform hina")
    assert discard(s) == {"ruanuu": 1, "ihi": 1, "tohu": 1, "hina": 1}
    assert s.bag_mana == 1 + 18 and asked(match) == "B reward"


def test_A48_no_ritual_completes_a_mission() -> None:
    box = box_of()
    parts = [int(box.effects[n]) & 255 for n in range(RITUALS * PARTS)]
    assert COMPLETE_A_MISSION not in parts

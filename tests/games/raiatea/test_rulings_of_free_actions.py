"""Where the rulebook is silent on shamans and mirrors, and when they are asked for: rulings A21 to A63."""

from __future__ import annotations

import pytest

from tests.games.raiatea.situations import (
    action_phase,
    active,
    asked,
    at_location,
    blessing,
    bound,
    building,
    ceremony,
    decline,
    give,
    go,
    in_reserve,
    offered,
    statue,
    table,
)


def test_A57_A63_a_window_after_the_last_choice_of_ones_part() -> None:
    s = table(3)
    give(s, "B", active="shaman", hand="tii", priests=3, mana=0)
    match = at_location(s, "path")
    go(match, "A recruit 0", "B recruit 0")
    assert asked(match) == "B free" and offered(match) == ["use_shaman tii", "free done"]
    go(match, "B use_shaman tii")
    assert s.mana[1] == 6
    assert asked(match) == "C recruit"  # no second window: no active shaman is left


def test_A62_a_window_is_opened_on_public_facts_even_if_nothing_is_possible() -> None:
    s = table(3)
    give(s, "B", active="shaman", hand="ihi", priests=1)
    match = at_location(s, "reef", "* roll reef 2")
    assert asked(match) == "B free" and offered(match) == ["free done"]
    go(match, "B free done")
    assert asked(match) == "B location"


@pytest.mark.parametrize("held", ["", "tii"])
def test_A62_no_window_without_active_shaman_and_ritual_or_mirror_and_single_mask(held: str) -> None:
    s = table(3)
    give(s, "A", masks="mirror", hand=held)
    give(s, "B", active="shaman")
    give(s, "C", used="shaman", masks="mask_mp", hand=held)
    match = at_location(s, "reef", "* roll reef 2")
    assert asked(match) == "B location"


def test_A63_a_window_for_a_mirror_and_a_single_mask() -> None:
    s = table(3)
    give(s, "A", masks="mirror mirror mask_mp mask_mm")
    match = at_location(s, "reef", "* roll reef 1")
    go(match, "A pair_mirror mask_mp")
    assert asked(match) == "A free"
    go(match, "A pair_mirror mask_mm")
    assert bound(s, "A") == {"mask_mp": 1, "mask_mm": 1}
    assert asked(match) == "B location"


def test_A63_forest_the_window_comes_after_the_second_pass_only() -> None:
    s = table(3)
    give(s, "A", active="shaman", hand="tii", priests=2)
    in_reserve(s, "uru", "taro", "tiare", "diver")
    match = at_location(s, "forest")
    assert "use_shaman tii" in offered(match)
    decline(match, "A pick", "B pick", "C pick", "A pick")
    assert asked(match) == "A free"
    decline(match, "A free", "C pick", "B pick")
    assert asked(match) == "B location"


def test_A63_clearing_windows() -> None:
    for given, done in ((False, True), (True, True), (False, False), (True, False)):
        s = table(3)
        give(s, "A", active="shaman", hand="ihi", masks="mask_mp", pearls=3)
        statue(s, 1, "t1_p3")
        match = at_location(s, "clearing")
        if done:
            go(match, "A mission t1_p3")
        else:
            decline(match, "A mission")
        if given:
            go(match, "A give_mask mask_mp", "A take_mask mask_mp")
        else:
            decline(match, "A give_mask")
        if not done:
            decline(match, "A mission")
        assert asked(match) == "A free"
        decline(match, "A free")
        assert asked(match) == "B location"


def test_A63_no_window_after_the_end_of_the_market_and_after_a_pass() -> None:
    s = table(3)
    give(s, "A", active="shaman", hand="ihi")
    match = at_location(s, "market")
    decline(match, "A market")
    assert asked(match) == "B market"
    s = table(3)
    give(s, "A", active="shaman", hand="ihi")
    match = building(s)
    decline(match, "A mission")
    assert asked(match) == "B mission"


def test_A63_windows_of_a_ceremony() -> None:
    s = table(3)
    give(s, "A", active="shaman", hand="ihi", pearls=9, mana=3)
    statue(s, 1, "t1_p3", "t1_p4")
    match = ceremony(s, 1)
    decline(match, "A recruit", "A free", "B recruit", "C recruit")
    decline(match, "A draw_set", "A free", "B draw_set", "C draw_set")
    assert asked(match) == "ABC prepare"
    go(match, "A prepare done", "B prepare done", "C prepare done")
    go(match, "A offer 0", "B offer 0", "C offer 0", "A reward pearls")
    decline(match, "A free")
    assert asked(match) == "B reward"
    go(match, "B reward tattoo")
    go(match, "A mission t1_p3")
    assert asked(match) == "A mission"  # a free action might bring a diver into play
    assert offered(match) == ["mission decline"]
    decline(match, "A mission")
    assert asked(match) == "B mission"  # declining the second mission ends the turn


def test_A21_no_free_actions_in_step_5_nor_inside_an_effect() -> None:
    s = table(3)
    give(s, "A", active="shaman", hand="tii", priests=5, masks="mirror mask_mp")
    match = blessing(s, 4, A="uru_taetae")
    assert asked(match) == "A take_good"
    assert not [x for x in offered(match) if x.startswith(("use_shaman", "pair_mirror"))]


def test_A21_free_actions_stand_beside_a_power_A_and_a_reward() -> None:
    s = table(3)
    give(s, "A", active="shaman gatherer", hand="tii", priests=2)
    in_reserve(s, "uru")
    match = at_location(s, "forest", "* roll gatherer 1")
    assert asked(match) == "A take_good" and "use_shaman tii" in offered(match)
    s = table(3)
    give(s, "A", active="shaman", hand="tii", priests=2)
    match = ceremony(s, 4)
    go(match, "A offer 0", "B offer 0", "C offer 0")
    assert "use_shaman tii" in offered(match)
    go(match, "A reward good")
    assert asked(match) == "A take_good" and "use_shaman tii" in offered(match)


def test_A38_a_common_ritual_performed_by_a_shaman_acts_for_all_in_ceremonial_order() -> None:
    s = table(3, order="CBA")
    give(s, "A", active="shaman", hand="maui hina", priests=3)
    give(s, "B", used="diver")
    give(s, "C", used="merchant")
    match = action_phase(s)
    go(match, "A use_shaman maui")
    assert asked(match) == "C reactivate"
    go(match, "C reactivate merchant", "B reactivate diver")
    go(match, "A reactivate shaman")  # turned before the effect, so it may be turned back
    assert active(s, "A") == {"shaman": 1}
    go(match, "A use_shaman hina")
    assert s.bag_mana == 18  # it waits for the next step 5


def test_RA_12_12_several_shamans_one_ritual_each() -> None:
    s = table(3)
    give(s, "A", active="shaman shaman", hand="tii tii rua_hatu", priests=4, mana=0, pearls=0)
    match = action_phase(s)
    go(match, "A use_shaman tii", "A use_shaman rua_hatu")
    assert (s.mana[0], s.pearls[0]) == (3, 3)
    assert "use_shaman tii" not in offered(match)

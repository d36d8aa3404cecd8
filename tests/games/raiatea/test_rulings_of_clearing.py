"""Where the rulebook is silent on the Clearing, masks and missions there: rulings of the specification."""

from __future__ import annotations

from tests.games.raiatea.situations import (
    action_phase,
    active,
    asked,
    at_location,
    bound,
    decline,
    give,
    go,
    in_mask_market,
    mask_market,
    masks,
    missions,
    offered,
    statue,
    table,
    the_end,
)


def test_A25_ones_own_mask_may_be_taken_back_and_all_are_put_in_first() -> None:
    s = table(3)
    for letter, name in (("A", "mask_mp"), ("B", "mask_mm"), ("C", "mask_mg")):
        give(s, letter, masks=name)
    in_mask_market(s, "")
    match = at_location(s, "clearing", kahuna="B")
    decline(match, "B mission")
    go(match, "B give_mask mask_mm")
    decline(match, "C give_mask")
    go(match, "A give_mask mask_mp", "B take_mask mask_mm")
    assert offered(match) == ["take_mask mask_mp", "take_mask decline"]
    decline(match, "A take_mask")
    assert masks(s, "A") == {} and mask_market(s) == {"mask_mp": 1}
    assert asked(match) == "B mission"  # the Kahuna has not completed one before


def test_A25_one_mission_at_the_clearing_before_or_after_the_exchange() -> None:
    for before in (True, False):
        s = table(3)
        give(s, "A", pearls=7, active="diver")  # a diver has no power here (A58)
        statue(s, 1, "t1_p3", "t1_p4")
        match = at_location(s, "clearing")
        if not before:
            decline(match, "A mission")
        go(match, "A mission t1_p3")
        assert asked(match) == "B location"
        assert missions(s, "A") == ["t1_p3"] and active(s, "A") == {"diver": 1}


def test_A24_a_card_of_a_natural_pair_may_be_given_away() -> None:
    s = table(3)
    give(s, "A", masks="mask_c1 mask_c1", bound="mask_c2")
    match = at_location(s, "clearing")
    decline(match, "A mission")
    assert offered(match) == ["give_mask mask_c1", "give_mask decline"]
    go(match, "A give_mask mask_c1")
    assert masks(s, "A") == {"mask_c1": 1}


def test_RA_13_10_the_second_copy_of_a_bound_mask_is_single_and_may_have_its_own_mirror() -> None:
    s = table(3)
    give(s, "A", masks="mask_c1 mirror", bound="mask_c1")
    match = action_phase(s)
    go(match, "A pair_mirror mask_c1")
    assert bound(s, "A") == {"mask_c1": 2} and masks(s, "A") == {}
    s = table(3)
    give(s, "A", bound="mask_c1 mask_c1")
    match = the_end(s)
    assert match.score_sources is not None and match.score_sources[0]["colour_masks"] == 4  # twice one colour


def test_A41_A29_missions_of_any_row_of_any_open_statue_paid_to_the_supply() -> None:
    s = table(3)
    give(s, "A", mana=10)
    statue(s, 1, "t1_auc", "t1_p3", "", "t1_m3")
    statue(s, 2, "", "", "", "", "t2_m6")
    match = at_location(s, "clearing")
    assert offered(match) == ["mission t1_p3", "mission t1_m3", "mission t2_m6", "mission decline"]
    go(match, "A mission t2_m6")
    assert s.mana[0] == 4 and s.bag_mana == 0

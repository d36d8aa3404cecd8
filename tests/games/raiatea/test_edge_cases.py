"""The further cases of the specification of Raiatea, section 9, C1 to C29."""

from __future__ import annotations

import pytest

from motu.games.raiatea.rules import tell
from motu.games.raiatea.state import Raiatea
from tests.games.raiatea.situations import (
    action_phase,
    asked,
    assert_sound,
    at_location,
    bag,
    blessing,
    building,
    ceremony,
    decline,
    discard,
    everyone,
    give,
    go,
    goods,
    goods_market,
    hand,
    idle,
    in_goods_market,
    in_mask_market,
    in_reserve,
    levels,
    mask_market,
    masks,
    missions,
    no_forest_deck,
    of_all,
    offered,
    order,
    prices,
    raiatea,
    reserve,
    state_of,
    statue,
    table,
    the_end,
    tiles,
    told,
)


def test_C1_an_empty_bag_performs_nothing_at_all() -> None:
    s = table(3)
    everyone(s, mana=0)
    match = blessing(s, 0, A="hina tii", B="raa")
    assert asked(match) == "A mission"  # step 6 already
    assert discard(s) == {"hina": 1, "tii": 1, "raa": 1}
    assert s.bag_mana == 0 and of_all(s.mana, s) == [0, 0, 0] and s.tattoo[1] == 0
    assert told(match, tell.PERFORMED, 2) == []
    assert_sound(s)


def test_C3_two_offerings_of_zero_keep_their_order_at_the_end() -> None:
    s = table(4, order="CABD")
    match = ceremony(s, 4)
    go(match, "A offer 0", "B offer 2", "C offer 0", "D offer 1")
    assert order(s) == "BDCA"


def test_C5_a_sale_at_the_lowest_level_leaves_the_marker_there() -> None:
    s = table(3)
    give(s, "B", goods="uru", pearls=0)
    prices(s, uru=1)
    match = at_location(s, "market")
    decline(match, "A market")
    assert [line for line in offered(match) if line.startswith("sell")] == ["sell uru 1"]
    go(match, "B sell uru 1")
    assert s.pearls[1] == 2
    assert levels(s)["uru"] == 1
    assert goods_market(s)["uru"] == 2


def test_C7_the_forest_deck_is_refilled_from_the_goods_market_but_one_of_each_type() -> None:
    s = table(3)
    give(s, "A", active="gatherer")
    in_reserve(s, "diver", "shaman")
    in_goods_market(s, "uru uru uru taro tiare tiare")
    no_forest_deck(s)
    prices(s, uru=3, tiare=4)
    match = at_location(s, "forest", "* roll gatherer 4")
    go(match, "A use_gatherer", "* forest uru")
    assert goods_market(s) == {"uru": 1, "taro": 1, "tiare": 1}
    assert levels(s) == {"uru": 3, "taro": 2, "mahi_mahi": 2, "tiare": 4}
    left = {s.box.face_ids[f]: int(s.forest_deck[f]) for f in range(9) if s.forest_deck[f]}
    assert left == {"uru": 1, "tiare": 1}
    assert told(match, tell.FOREST_REFILLED, 1) == [(3,)]
    assert reserve(s) == {"diver": 1, "shaman": 1, "uru": 1}


def test_C9_a_mask_put_in_by_another_player_may_be_taken_without_treasure() -> None:
    s = table(3)
    give(s, "A", masks="mask_mp")
    give(s, "B", masks="mask_c1")  # a card of the forest, that once had a treasure
    in_mask_market(s, "")
    match = at_location(s, "clearing")
    before = to_count(s)
    decline(match, "A mission")
    go(match, "A give_mask mask_mp", "B give_mask mask_c1")
    go(match, "A take_mask mask_c1")
    assert masks(s, "A") == {"mask_c1": 1}
    assert to_count(s) == before
    assert offered(match) == ["take_mask mask_mp", "take_mask decline"]


def to_count(s: Raiatea) -> tuple[list[int], list[int], list[int]]:
    """What a treasure could have changed."""
    return of_all(s.pearls, s), of_all(s.mana, s), of_all(s.tattoo, s)


def test_C11_two_mirrors_are_no_pair_and_score_nothing() -> None:
    s = table(3)
    give(s, "A", masks="mirror mirror")
    match = action_phase(s)
    assert not [line for line in offered(match) if line.startswith("pair_mirror")]
    s = table(3)
    give(s, "A", masks="mirror mirror")
    match = the_end(s)
    assert match.over  # nobody was asked for a last pairing
    assert match.score_sources is not None and set(match.score_sources[0].values()) == {0}


def test_C13_an_arioi_prepares_three_clipped_rituals_and_any_common_ones() -> None:
    s = table(3)
    give(s, "A", tattoo=5, hand="raa tu tii oro hina roo")
    match = ceremony(s, 3)
    go(match, "A prepare raa", "A prepare hina", "A prepare oro", "A prepare tu")
    assert offered(match, "A") == ["prepare roo", "prepare done"]  # no clip is left for Ti'i
    go(match, "A prepare roo", "A prepare done")
    assert bag(s, "A") == {"raa": 1, "tu": 1, "oro": 1, "hina": 1, "roo": 1}
    assert hand(s, "A") == {"tii": 1}


def test_C15_the_last_other_mission_of_a_row_sets_off_its_auctions_at_once() -> None:
    s = table(3)
    everyone(s, mana=9, pearls=5)
    statue(s, 1, "t1_p3 t1_auc t1_auc", "t1_p4")
    match = at_location(s, "clearing")
    go(match, "A mission t1_p3")
    assert asked(match) == "ABC bid"
    go(match, "A bid 1", "B bid 2", "C bid 4")
    assert tiles(s, 1)[0] == "- - t1_auc"
    assert asked(match) == "ABC bid"  # the second tile is a new auction
    go(match, "A bid 0", "B bid 7", "C bid 5")
    assert missions(s, "C") == ["t1_auc"] and missions(s, "B") == ["t1_auc"]
    assert s.bag_mana == 19
    assert of_all(s.mana, s) == [8, 0, 0]
    assert asked(match) != "ABC bid"


def test_C17_equal_bids_are_decided_by_ceremonial_order_and_all_bids_are_paid() -> None:
    s = table(3, order="CBA")
    everyone(s, mana=5)
    statue(s, 1, "t1_auc")
    match = building(s)
    go(match, "A bid 5", "B bid 5", "C bid 2")
    assert missions(s, "B") == ["t1_auc"]
    assert s.bag_mana == 12
    assert of_all(s.mana, s) == [0, 0, 3]
    assert order(s) == "CBA"  # an auction moves no cube


def test_C19_tahua_performs_one_ritual_at_once_and_never_again() -> None:
    s = table(3)
    give(s, "A", tattoo=8, hand="tii raa rua_hatu", mana=0)
    in_reserve(s, "mask_mg tattoo", "uru", "taro", "tiare")
    match = at_location(s, "forest")
    go(match, "A pick mask_mg tattoo")
    assert s.tattoo[0] == 9
    assert asked(match) == "A perform"
    go(match, "A perform raa")  # a tattoo more: the track ends at 9
    assert s.tattoo[0] == 9
    assert hand(s, "A") == {"tii": 1, "rua_hatu": 1}
    assert asked(match) == "B pick"
    assert_sound(s)


def test_C21_two_priests_of_one_visit_cost_five_pearls() -> None:
    s = table(3)
    give(s, "B", pearls=4, priests=1)
    match = at_location(s, "path")
    decline(match, "A recruit")
    assert offered(match) == ["recruit 0", "recruit 1"]
    refusal = match.why_not(1, "recruit 2")
    assert refusal is not None and refusal.rule == "RA-6.1"
    go(match, "B recruit 1")
    assert asked(match) == "C recruit"  # B is not asked again


def test_C23_a_pass_does_not_exclude_from_the_next_round_of_building() -> None:
    s = table(3)
    everyone(s, pearls=4)
    statue(s, 1, "t1_p3", "t1_p4")
    match = building(s)
    decline(match, "A mission")
    go(match, "B mission t1_p3")
    decline(match, "C mission")
    assert asked(match) == "A mission"
    go(match, "A mission t1_p4")
    assert missions(s, "A") == ["t1_p4"]


@pytest.mark.parametrize("market", ["uru taro tiare", ""])
def test_C25_a_good_that_is_not_in_the_market_cannot_be_taken(market: str) -> None:
    there = market.split()
    s = table(3)
    give(s, "A", active="gatherer", hand="uru_taetae")
    in_goods_market(s, market)
    in_reserve(s, "uru", "taro", "mahi_mahi", "diver")
    match = at_location(s, "forest", "* roll gatherer 1")
    assert asked(match) == ("A take_good" if there else "A pick")
    if there:
        assert offered(match) == [*(f"take_good {good}" for good in there), "take_good decline"]

    s = table(3)
    in_goods_market(s, market)
    match = ceremony(s, 4)
    go(match, "A offer 0", "B offer 0", "C offer 0", "A reward good")
    assert asked(match) == ("A take_good" if there else "B reward")
    assert offered(match) == (
        [*(f"take_good {good}" for good in there), "take_good decline"]
        if there
        else ["reward tattoo", "reward pearls"]  # the reward is spent
    )

    s = table(3)
    in_goods_market(s, market)
    match = blessing(s, 10, A="uru_taetae")
    assert asked(match) == ("A take_good" if there else "A mission")
    if not there:
        assert told(match, tell.BAG_EMPTIED, 1) == [(6,)]  # paid all the same
        assert discard(s) == {"uru_taetae": 1} and goods(s, "A") == {}


def test_C27_a_free_mirror_pays_for_a_mask() -> None:
    s = table(3)
    give(s, "A", masks="mask_c1 mirror")
    statue(s, 3, "t3_mask2")
    match = building(s)
    before = mask_market(s)
    go(match, "A mission t3_mask2", "A pay_mask mirror")
    assert missions(s, "A") == ["t3_mask2"]
    assert masks(s, "A") == {}
    assert mask_market(s) == {**before, "mirror": 1, "mask_c1": 1}


def test_C29_oracle_a_closed_statue_is_seen_and_cannot_be_built() -> None:
    match = raiatea().start(seats=3, seed=29, options={"oracle": True})
    s = state_of(match)
    idle(match, "location")
    assert not [tile for number in (1, 2, 3) for tile in tiles(s, number) if "?" in tile]
    assert s.statues_open == 1

    s = table(3, oracle=True)
    everyone(s, pearls=30)
    statue(s, 2, "t2_p5", closed=True)
    statue(s, 3, "t3_p7", closed=True)
    match = at_location(s, "clearing")
    assert offered(match) == ["mission decline"]
    for closed in ("mission t3_p7", "mission t2_p5"):
        refusal = match.why_not(0, closed)
        assert refusal is not None and refusal.rule == "RA-11.13"
    for number, openly in ((1, ["t2_p5"]), (2, ["t2_p5", "t3_p7"])):
        s = table(3, oracle=True)
        everyone(s, pearls=30)
        statue(s, 2, "t2_p5", closed=True)
        statue(s, 3, "t3_p7", closed=True)
        if number == 2:
            statue(s, 2)
        match = ceremony(s, 6, number)
        decline(match, "A mission", "B mission", "C mission")
        assert asked(match) == "A location"
        go(match, "A location clearing")
        assert offered(match) == [*(f"mission {name}" for name in openly), "mission decline"]

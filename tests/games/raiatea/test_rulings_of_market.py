"""Where the rulebook is silent on the Market: rulings of the specification."""

from __future__ import annotations

from tests.games.raiatea.situations import (
    active,
    asked,
    at_location,
    decline,
    everyone,
    give,
    go,
    goods,
    goods_market,
    levels,
    missions,
    offered,
    prices,
    statue,
    table,
    used,
)


def test_A7_a_sale_lowers_the_marker_by_one_step_in_all() -> None:
    s = table(3)
    give(s, "A", goods="taro")
    prices(s, taro=3)
    match = at_location(s, "market")
    go(match, "A sell taro 3")
    assert levels(s)["taro"] == 2 and s.mana[0] == 9 and goods_market(s)["taro"] == 2


def test_A56_the_marker_falls_after_the_bonus() -> None:
    s = table(3)
    give(s, "A", tattoo=7, goods="tiare", hand="uru_taetae")
    prices(s, tiare=4)
    match = at_location(s, "market")
    go(match, "A sell tiare 4", "A perform uru_taetae", "A take_good tiare")
    # At the top the marker could not rise when the good was taken; then it falls.
    assert levels(s)["tiare"] == 3
    assert goods(s, "A") == {"tiare": 1}


def test_A56_a_mission_paid_by_a_sale_lowers_the_marker_before_the_sale_does() -> None:
    s = table(3)
    everyone(s, mana=3)
    give(s, "A", goods="mahi_mahi mahi_mahi")
    prices(s, mahi_mahi=4)
    statue(s, 1, "t1_mahi t1_auc")
    match = at_location(s, "market")
    go(match, "A sell mahi_mahi 4", "A mission t1_mahi")
    assert asked(match) == "ABC bid"  # the auction interrupts the sale (RA-11.18)
    assert levels(s)["mahi_mahi"] == 3
    go(match, "A bid 0", "B bid 0", "C bid 1")
    assert levels(s)["mahi_mahi"] == 2
    assert missions(s, "A") == ["t1_mahi"] and missions(s, "C") == ["t1_auc"]
    assert asked(match) == "A market"


def test_A43_a_bonus_without_effect_may_be_chosen() -> None:
    s = table(3)
    give(s, "A", goods="mahi_mahi", active="diver")
    match = at_location(s, "market")
    go(match, "A sell mahi_mahi 2")  # nobody to reactivate
    assert asked(match) == "A market" and levels(s)["mahi_mahi"] == 1


def test_A58_a_diver_gives_no_second_mission_by_a_sale() -> None:
    s = table(3)
    give(s, "A", goods="mahi_mahi", active="diver", pearls=9)
    prices(s, mahi_mahi=4)
    statue(s, 1, "t1_p3", "t1_p4")
    match = at_location(s, "market")
    go(match, "A sell mahi_mahi 4", "A mission t1_p3")
    assert asked(match) == "A market"


def test_A20_several_merchants_and_one_just_hired() -> None:
    s = table(3)
    give(s, "A", active="merchant", goods="tiare uru", pearls=2)
    match = at_location(s, "market", "* roll merchant 4")
    go(match, "A use_merchant tiare", "A hire merchant", "A use_merchant uru")
    assert levels(s)["tiare"] == levels(s)["uru"] == 4
    go(match, "A sell uru 4", "A sell tiare 4")
    assert s.priests[0] == 3 and s.tattoo[0] == 2
    assert used(s, "A") == {"merchant": 2}


def test_RA_8_2_the_kahunas_second_sale_reads_the_marker_anew() -> None:
    s = table(3)
    give(s, "A", goods="taro taro")
    prices(s, taro=3)
    match = at_location(s, "market")
    go(match, "A sell taro 3")
    assert [x for x in offered(match) if x.startswith("sell")] == ["sell taro 1", "sell taro 2"]


def test_RA_8_2_rauti_performed_during_the_turn_allows_one_more_sale() -> None:
    s = table(3)
    give(s, "B", goods="uru uru uru", active="shaman", hand="rauti", priests=6)
    match = at_location(s, "market")
    decline(match, "A market")
    go(match, "B sell uru 1")
    assert not [x for x in offered(match) if x.startswith("sell")]
    go(match, "B use_shaman rauti", "B sell uru 1")
    assert not [x for x in offered(match) if x.startswith("sell")]
    assert goods(s, "B") == {"uru": 1}


def test_A44_the_kahunas_free_assistant_needs_no_paid_one() -> None:
    s = table(3)
    give(s, "A", pearls=0)
    match = at_location(s, "market")
    go(match, "A hire_free diver")
    assert active(s, "A") == {"diver": 1} and s.pearls[0] == 0

"""Where the rulebook is silent on the Forest: rulings of the specification."""

from __future__ import annotations

from tests.games.raiatea.situations import (
    action_phase,
    asked,
    at_location,
    blessing,
    decline,
    give,
    go,
    goods,
    goods_market,
    idle,
    in_mask_market,
    in_reserve,
    levels,
    mask_market,
    masks,
    no_forest_deck,
    of_all,
    offered,
    prices,
    reserve,
    table,
    used,
)


def test_RA_3_2_3_4_the_second_pass_goes_the_other_way_round_and_the_kahuna_is_first_again() -> None:
    s = table(4)
    in_reserve(s, "uru", "taro", "tiare", "diver", "shaman")
    match = at_location(s, "forest", kahuna="B")
    order_of_picks = []
    while asked(match).endswith("pick"):
        order_of_picks.append(asked(match)[0])
        decline(match, asked(match))
    assert "".join(order_of_picks) == "BCDABADC"
    assert asked(match) == "C location"


def test_A8_A10_all_that_is_left_after_the_first_pass_goes_to_the_markets_and_lowers_prices() -> None:
    s = table(3)
    in_reserve(s, "uru", "uru", "taro", "mirror")
    prices(s, uru=4)
    match = at_location(s, "forest")
    decline(match, "A pick", "B pick")
    go(match, "C pick taro", "* forest diver", "* forest diver", "* forest shaman", "* forest tiare")
    assert levels(s) == {"uru": 2, "taro": 2, "mahi_mahi": 2, "tiare": 2}
    assert goods_market(s)["uru"] == 3 and mask_market(s)["mirror"] == 1
    assert reserve(s) == {"diver": 2, "shaman": 1, "tiare": 1}
    assert asked(match) == "A pick"


def test_A8_a_short_reserve_is_not_cleared_before_everybody_has_had_his_pick() -> None:
    s = table(3)
    in_reserve(s, "uru", "taro")
    match = at_location(s, "forest")
    go(match, "A pick uru")
    assert asked(match) == "B pick" and offered(match) == ["pick taro", "pick decline"]
    decline(match, "B pick")
    assert offered(match) == ["pick taro", "pick decline"]


def test_A8_nobody_is_asked_to_pick_from_an_empty_reserve_without_gatherer() -> None:
    s = table(3)
    give(s, "C", active="gatherer")
    in_reserve(s, "uru")
    match = at_location(s, "forest", "* roll gatherer 4")
    go(match, "A pick uru")
    assert asked(match) == "C pick" and offered(match) == ["pick decline", "use_gatherer"]


def test_A54_A55_a_gatherer_works_without_new_cards_and_without_a_pick() -> None:
    s = table(3)
    give(s, "A", active="gatherer")
    in_reserve(s, "uru", "diver")
    no_forest_deck(s)
    match = at_location(s, "forest", "* roll gatherer 3")
    go(match, "A use_gatherer", "A pick decline")
    assert asked(match) == "A extra_good"
    go(match, "A extra_good uru")
    assert goods(s, "A") == {"uru": 1} and reserve(s) == {"diver": 1}
    assert levels(s)["uru"] == 2


def test_A54_a_gatherer_used_on_nothing_at_all_asks_nothing_more() -> None:
    s = table(3)
    give(s, "A", active="gatherer")
    no_forest_deck(s)
    match = at_location(s, "forest", "* roll gatherer 3")
    go(match, "A use_gatherer")
    assert used(s, "A") == {"gatherer": 1}
    assert asked(match) == "B location"  # nobody has anything to pick


def test_A46_the_refill_serves_the_end_of_a_phase_too_and_reveals_fewer_cards_if_it_must() -> None:
    s = table(3)
    in_reserve(s, "uru", "taro")
    no_forest_deck(s)
    match = action_phase(s)
    go(match, "A location path")
    idle(match, "B location")
    go(match, "B location market")
    idle(match, "C location")
    go(match, "C location clearing")
    idle(match, "A recruit")
    # The reserve went to the market first: 2 uru, 2 taro, 1, 1; one of each stays.
    assert goods_market(s) == {"uru": 1, "taro": 1, "mahi_mahi": 1, "tiare": 1}
    assert reserve(s) == {"uru": 1, "taro": 1}
    assert levels(s) == {"uru": 1, "taro": 1, "mahi_mahi": 2, "tiare": 2}


def test_A27_only_the_forest_reserve_gives_treasures() -> None:
    s = table(3, tane=True)
    in_mask_market(s, "mask_c1 mask_c2")
    give(s, "B", masks="mask_c3")
    match = blessing(s, 30, A="ruahine maru")
    before = (of_all(s.pearls, s), of_all(s.mana, s), of_all(s.tattoo, s))
    go(match, "A take_mask mask_c1")
    assert asked(match) == "A mission"  # one mask to steal: no question
    assert masks(s, "A") == {"mask_c1": 1, "mask_c3": 1}
    assert (of_all(s.pearls, s), of_all(s.mana, s), of_all(s.tattoo, s)) == before

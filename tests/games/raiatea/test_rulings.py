"""Points on which the rulebook is silent or contradicts itself: rulings A1 to A65 of the specification.

The traps of the specification's companion, section 5, are here too, under the rules they are about.
"""

from __future__ import annotations

from random import Random

import pytest

import motu
from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.pieces import COMPLETE_A_MISSION, PARTS, RITUALS
from motu.kernel.data import to_data
from tests.games.raiatea.situations import (
    LETTERS,
    action_phase,
    active,
    asked,
    assert_sound,
    assistant_market,
    at_location,
    bag,
    blessing,
    bound,
    box_of,
    building,
    ceremony,
    decline,
    discard,
    drawn,
    everyone,
    front,
    give,
    go,
    goods,
    goods_market,
    hand,
    idle,
    in_discard,
    in_mask_market,
    in_reserve,
    levels,
    mask_market,
    masks,
    missions,
    no_forest_deck,
    of_all,
    offered,
    only_in_deck,
    order,
    prices,
    raiatea,
    reserve,
    say_no,
    seat,
    state_of,
    statue,
    table,
    the_end,
    tiles,
    told,
    used,
    wander,
)

# --- set-up ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_A6_A17_A28_the_table_after_set_up(players: int) -> None:
    match = raiatea().start(seats=players, seed=players)
    s = state_of(match)
    idle(match, "location")
    assert levels(s) == dict.fromkeys(["uru", "taro", "mahi_mahi", "tiare"], 2)
    assert goods_market(s) == dict.fromkeys(["uru", "taro", "mahi_mahi", "tiare"], 1)
    assert assistant_market(s) == dict.fromkeys(["gatherer", "merchant", "shaman", "diver"], 6)
    assert sum(mask_market(s).values()) == 8 - players
    assert sum(reserve(s).values()) == players + 1
    assert of_all(s.pearls, s) == [4] * players and of_all(s.mana, s) == [5] * players
    assert of_all(s.tattoo, s) == [0] * players and of_all(s.priests, s) == [1] * players
    for letter in LETTERS[:players]:
        (mask,) = masks(s, letter).items()
        assert mask[1] == 1 and not mask[0].startswith("mask_c")
    assert len(" ".join(tiles(s, 1)).split()) == {3: 10, 4: 13, 5: 16}[players]
    assert order(s) == "".join(LETTERS[(int(s.first) + i) % players] for i in range(players))
    assert s.bag_mana == 0
    assert_sound(s)


def test_E20_the_fifth_player_draws_again_after_all_first_choices() -> None:
    match = raiatea().start(seats=5, seed=11)
    s = state_of(match)
    last = LETTERS[(int(s.first) + 4) % 5]
    while len(match.awaiting) > 1 or match.awaiting[0] != seat(last):
        player = next(p for p in match.awaiting if p != seat(last))
        match.play(player, match.choices(player)[0])
    assert sum(hand(s, last).values()) == 0 and len(drawn(s, last)) == 5
    match.play(seat(last), match.choices(seat(last))[0])
    match.play(seat(last), match.choices(seat(last))[0])
    assert asked(match) == f"{last} keep" and len(drawn(s, last)) == 5
    assert sum(hand(s, last).values()) == 2


# --- action phases --------------------------------------------------------------------------------


def test_A51_everybody_acts_clockwise_from_the_kahuna_not_from_the_first_player() -> None:
    match = at_location(table(4), "path", kahuna="C")
    go(match, "C recruit 0", "D recruit 0", "A recruit 0", "B recruit 0")
    assert asked(match) == "D location"
    go(match, "D location marae")
    assert asked(match) == "D sacrifice"
    decline(match, "D sacrifice", "D draw_set", "A sacrifice", "A draw_set", "B sacrifice")


def test_RA_2_10_to_2_13_the_end_of_a_phase() -> None:
    s = table(3, first="B")
    in_reserve(s, "uru", "uru", "diver", "mirror")
    match = action_phase(s)
    before = mask_market(s)
    for letter, location in (("B", "path"), ("C", "marae"), ("A", "market")):
        go(match, f"{letter} location {location}")
        while not asked(match).endswith("location") and s.space == 0:
            say_no(match)
    assert s.space == 1 and asked(match) == "B recruit"  # C1, in ceremonial order
    assert s.first == seat("C")
    assert levels(s)["uru"] == 1 and goods_market(s)["uru"] == 3
    assert assistant_market(s)["diver"] == 7
    assert mask_market(s) == {**before, "mirror": 1}
    assert sum(reserve(s).values()) == 4
    assert all(s.location[i] < 0 for i in range(6))


def test_A34_every_part_of_a_location_may_be_declined() -> None:
    s = table(3)
    everyone(s, goods="uru", active="merchant shaman gatherer", masks="mirror")
    in_reserve(s, "uru", "taro", "tiare", "mask_mp pearls")
    before = {}
    match = action_phase(s)
    for letter, location, roll in (
        ("A", "forest", ["* roll gatherer 1"]),
        ("B", "marae", ["* roll shaman 1"]),
        ("C", "market", ["* roll merchant 1"]),
    ):
        go(match, f"{letter} location {location}", *roll)
        before[location] = [goods(s, x) for x in "ABC"] + [active(s, x) for x in "ABC"]
        idle(match, "location" if letter != "C" else "recruit")
        assert [goods(s, x) for x in "ABC"] + [active(s, x) for x in "ABC"] == before[location]
    assert of_all(s.tattoo, s) == [0, 0, 0] and of_all(s.pearls, s) == [4, 4, 4]


# --- the forest -----------------------------------------------------------------------------------


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


# --- the die --------------------------------------------------------------------------------------


def test_A35_the_die_is_rolled_only_if_somebody_counts_an_assistant_of_the_type() -> None:
    match = at_location(table(3), "marae")
    assert not told(match, tell.ROLLED, 2)
    s = table(3)
    give(s, "C", used="shaman")
    match = at_location(s, "marae", "* roll shaman 1")
    assert asked(match) == "C tattoo"  # a used one counts
    s = table(3)
    give(s, "B", front="rua_tupua")
    match = at_location(s, "marae", "* roll shaman 1")
    assert asked(match) == "B tattoo"  # an effective count of one without any assistant
    go(match, "B tattoo yes")
    assert s.tattoo[1] == 1


def test_A35_the_roll_of_the_reef_always_happens_and_after_the_divers() -> None:
    s = table(3)
    give(s, "B", active="diver", used="diver")
    match = at_location(s, "reef", "* roll diver 2", "* roll reef 1")
    assert of_all(s.pearls, s) == [4 + 1 + 3, 4 + 4 + 1, 4 + 1]
    assert asked(match) == "B location"
    s = table(3)
    at_location(s, "reef", "* roll reef 4")
    assert of_all(s.pearls, s) == [11, 8, 8]


def test_RA_12_4_rua_tupua_counts_for_the_die_and_for_nothing_else() -> None:
    s = table(3)
    give(s, "A", active="diver diver", front="rua_tupua", bound="mask_ad")
    statue(s, 1, "t1_as3")
    at_location(s, "reef", "* roll diver 3", "* roll reef 1")
    assert s.pearls[0] == 4 + 4 + 1 + 3
    s = table(3)
    give(s, "A", active="diver diver", front="rua_tupua", bound="mask_ad")
    statue(s, 1, "t1_as3")
    assert "mission t1_as3" not in offered(building(s))
    s = table(3)
    give(s, "A", active="diver diver", front="rua_tupua", bound="mask_ad")
    match = the_end(s)
    assert match.score_sources is not None and match.score_sources[0]["assistant_masks"] == 2


def test_RA_12_3_power_A_gains_once_however_many_assistants_there_are() -> None:
    s = table(3)
    give(s, "A", active="merchant merchant", used="merchant merchant")
    match = at_location(s, "market", "* roll merchant 1")
    go(match, "A take_assistant diver")
    assert asked(match) == "A market"
    assert s.pearls[0] == 4


# --- the Marae and the rank -----------------------------------------------------------------------


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


# --- paths and priests ----------------------------------------------------------------------------


def test_A44_A50_the_free_priest_needs_no_paid_one_and_must_fit() -> None:
    s = table(3)
    give(s, "A", priests=11, pearls=9)
    match = at_location(s, "path")
    assert offered(match) == ["recruit 0", "recruit 0 free", "recruit 1"]
    go(match, "A recruit 0 free")
    assert (s.priests[0], s.mana[0], s.pearls[0]) == (12, 17, 9)


def test_RA_6_3_the_free_priest_comes_before_the_mana() -> None:
    s = table(3)
    give(s, "A", priests=2, pearls=5, mana=0)
    match = at_location(s, "path")
    go(match, "A recruit 2 free")
    assert (s.priests[0], s.mana[0], s.pearls[0]) == (5, 5, 0)


def test_A42_priests_are_never_fewer_than_one() -> None:
    s = table(3, tane=True)
    give(s, "B", priests=2)
    match = blessing(s, 9, A="fati")
    assert of_all(s.priests, s) == [1, 1, 1]
    assert asked(match) == "A mission"


def test_RA_6_7_priests_recruited_by_a_ritual_bring_no_mana() -> None:
    s = table(3)
    give(s, "A", priests=11, mana=0)
    blessing(s, 9, A="taaroa")
    assert (s.priests[0], s.mana[0]) == (12, 0)


# --- the Clearing ---------------------------------------------------------------------------------


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


# --- the Market -----------------------------------------------------------------------------------


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


# --- free actions ---------------------------------------------------------------------------------


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


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"tane": True, "oracle": True, "mana_restriction": True}])
def test_no_piece_is_lost_in_random_games(options: dict[str, bool]) -> None:
    for players in (3, 5):
        match = raiatea().start(seats=players, seed=players, options=options)
        s = state_of(match)
        random = Random(players)
        while match.awaiting:
            wander(match, random, moves=25)
            assert_sound(s)
        assert bag(s, "A") == {} and to_data(s)["row_left"] == 0

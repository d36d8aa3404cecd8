"""Rulings of the specification about ceremonies, missions, thefts and the end of the game."""

from __future__ import annotations

import tomllib
from pathlib import Path

import motu
from motu.games.raiatea.rules import tell
from tests.games.raiatea.situations import (
    SPACES,
    action_phase,
    active,
    asked,
    at_location,
    blessing,
    building,
    ceremony,
    decline,
    discard,
    edition_box,
    everyone,
    front,
    give,
    go,
    goods,
    goods_market,
    hand,
    idle,
    idle_once,
    levels,
    masks,
    missions,
    of_all,
    offered,
    order,
    prices,
    row,
    statue,
    table,
    the_end,
    tiles,
    told,
    took,
    used,
)

# --- ceremonies -----------------------------------------------------------------------------------


def test_A18_dance_and_purchases_follow_the_order_of_the_cubes() -> None:
    s = table(4, order="CADB", first="A")
    match = ceremony(s, 1)
    decline(match, *(f"{letter} recruit" for letter in "CADB"), *(f"{letter} draw_set" for letter in "CADB"))
    assert asked(match) == "ABCD prepare"


def test_RA_9_3_a_purchase_puts_three_mana_into_the_bag() -> None:
    s = table(3)
    match = ceremony(s, 2)
    go(match, "A draw_set normal", "* draw A hina", "* draw A raa", "* draw A tu", "A keep hina")
    assert (s.mana[0], s.bag_mana) == (2, 3)
    assert asked(match) == "B draw_set"  # once


def test_A60_mana_restriction_purchases_and_bids_go_to_the_supply_offerings_to_the_bag() -> None:
    s = table(3, restricted=True)
    everyone(s, mana=9)
    statue(s, 1, "t1_auc")
    match = ceremony(s, 2)
    go(match, "A draw_set normal", "* draw A hina", "* draw A raa", "* draw A tu", "A keep hina")
    assert (s.mana[0], s.bag_mana) == (6, 0)
    decline(match, "B draw_set", "C draw_set")
    go(match, "A prepare hina", "A prepare done", "B prepare done", "C prepare done")
    go(match, "A offer 1", "B offer 0", "C offer 0")
    assert s.bag_mana == 1
    go(match, "A reward pearls", "B reward tattoo")
    assert told(match, tell.BAG_FILLED, 2)[-1] == (18, 18)  # Hina still fills it
    go(match, "A bid 5", "B bid 2", "C bid 1")
    assert s.bag_mana == 0 and of_all(s.mana, s) == [0, 7, 8]


def test_RA_9_5_the_clips_are_those_of_the_rank_at_the_beginning_of_step_3() -> None:
    for tattoo, clips in {0: 2, 4: 2, 5: 3, 9: 3}.items():
        s = table(3)
        give(s, "A", tattoo=tattoo, hand="tii tii tii rua_hatu")
        match = ceremony(s, 3)
        for _ in range(clips):
            go(match, "A prepare tii")
        assert "prepare rua_hatu" not in offered(match, "A")


def test_A47_A11_nobody_offers_and_nobody_bids() -> None:
    s = table(3, order="BCA")
    everyone(s, mana=0)
    statue(s, 1, "t1_auc")
    match = ceremony(s, 4)
    assert [offered(match, letter) for letter in "ABC"] == [["offer 0"]] * 3
    go(match, "A offer 0", "B offer 0", "C offer 0")
    assert order(s) == "BCA"
    go(match, "B reward pearls", "C reward tattoo")
    go(match, "A bid 0", "B bid 0", "C bid 0")
    assert missions(s, "B") == ["t1_auc"]


def test_A36_the_third_place_takes_the_last_reward_and_may_decline_its_good() -> None:
    s = table(4)
    everyone(s, pearls=0)
    match = ceremony(s, 4)
    go(match, "A offer 3", "B offer 2", "C offer 1", "D offer 0", "A reward tattoo", "B reward pearls")
    assert asked(match) == "C take_good"
    decline(match, "C take_good")
    assert asked(match) == "A mission"
    s = table(5)
    everyone(s, pearls=0)
    match = ceremony(s, 4)
    for letter in "ABCDE":
        go(match, f"{letter} offer 1")
    go(match, "A reward good", "A take_good uru", "B reward tattoo")
    assert of_all(s.pearls, s) == [0, 0, 2, 0, 0]


def test_amounts_over_63_are_entered_in_parts() -> None:
    s = table(3)
    give(s, "A", mana=130)
    match = ceremony(s, 4)
    assert offered(match, "A")[-1] == "offer 64_more"
    go(match, "A offer 64_more", "A offer 64_more")
    assert offered(match, "A") == ["offer 0", "offer 1", "offer 2"]
    go(match, "A offer 2", "B offer 0", "C offer 0")
    assert s.mana[0] == 0 and s.bag_mana == 130


def test_A14_mana_left_after_the_last_ritual_goes_to_the_supply() -> None:
    s = table(3)
    match = blessing(s, 20, A="rua_hatu")
    assert s.bag_mana == 0
    assert told(match, tell.BAG_EMPTIED, 1) == [(16,)]


def test_RA_9_16_a_cheaper_ritual_never_comes_after_one_that_failed() -> None:
    s = table(3)
    match = blessing(s, 8, A="rua_hatu", B="raa", C="te_fatu")
    # 4 is paid, 4 are left; Ra'a costs 5: it and Te-Fatu fail.
    assert discard(s) == {"rua_hatu": 1, "raa": 1, "te_fatu": 1}
    assert [card for _, card in told(match, tell.FAILED, 2)] == [
        s.box.ritual_ids.index("raa"),
        s.box.ritual_ids.index("te_fatu"),
    ]
    assert hand(s, "B") == {} and s.tattoo[1] == 0


def test_RA_9_13_at_equal_cost_common_rituals_come_first() -> None:
    s = table(3, order="BAC")
    match = blessing(s, 0, A="raa tohu", B="punua")
    assert asked(match) == "B mission"
    failed = [s.box.ritual_ids[card] for _, card in told(match, tell.FAILED, 2)]
    assert failed == ["tohu", "punua", "raa"]


def test_A40_common_rituals_of_equal_cost_come_in_the_order_of_their_ids() -> None:
    ours = tomllib.loads((Path(motu.__file__).parent / "games" / "raiatea" / "box.toml").read_text("utf-8"))
    rituals = [{**row, "cost": 5} if row["id"] in ("roo", "maui") else row for row in ours["rituals"]]
    s = table(3, box=edition_box({"rituals": rituals}))
    match = blessing(s, 0, A="maui", B="tohu", C="roo")
    assert [s.box.ritual_ids[card] for _, card in told(match, tell.FAILED, 2)] == ["roo", "maui", "tohu"]


def test_RA_9_14_three_rituals_of_one_cost_are_ordered_one_by_one() -> None:
    s = table(3)
    give(s, "A", tattoo=5)
    match = blessing(s, 0, A="rua_hatu uru_taetae rau_pena")
    go(match, "A next rau_pena")
    assert offered(match) == ["next rua_hatu", "next uru_taetae"]
    assert row(s) == ["rau_pena A", "rua_hatu A", "uru_taetae A"]
    s = table(3)
    give(s, "A", tattoo=5)
    match = blessing(s, 0, A="rua_hatu rua_hatu rau_pena")
    go(match, "A next rau_pena")  # two equal ones are left: nothing to order
    assert asked(match) == "A mission"


def test_RA_9_18_a_permanent_ritual_stays_and_acts() -> None:
    s = table(3)
    match = blessing(s, 20, A="papa_rai_3 ata")
    assert front(s, "A") == {"papa_rai_3": 1, "ata": 1} and discard(s) == {}
    assert asked(match) == "A mission"


def test_A53_mana_of_an_auction_waits_in_the_bag_for_the_next_step_5() -> None:
    s = table(3)
    everyone(s, mana=5, pearls=3)
    statue(s, 1, "t1_p3 t1_auc")
    match = at_location(s, "clearing")
    go(match, "A mission t1_p3", "A bid 1", "B bid 2", "C bid 0")
    assert s.bag_mana == 3
    idle(match, "offer")
    assert s.bag_mana == 3
    go(match, "A offer 0", "B offer 0", "C offer 0", "A reward pearls", "B reward tattoo")
    assert told(match, tell.BAG_EMPTIED, 1) == [(3,)]


def test_A13_a_row_revealed_with_auctions_only_waits_for_step_6() -> None:
    s = table(3)
    everyone(s, pearls=3)
    statue(s, 1, "t1_auc", "t1_p3", "t1_auc t1_auc")
    match = at_location(s, "clearing")
    go(match, "A mission t1_p3")  # the row just touched is empty; the others wait
    assert asked(match) == "B location"
    s = table(3)
    statue(s, 1, "t1_auc", "t1_p3", "t1_auc t1_auc")
    statue(s, 2, "t2_auc", "t2_p5")
    statue(s, 3, "t3_auc", closed=True)
    match = building(s)
    sold = []
    while asked(match) == "ABC bid":
        sold.append(match.view(None)["pending"]["mission"])
        go(match, "A bid 0", "B bid 0", "C bid 0")
    assert sold == ["t1_auc", "t1_auc", "t1_auc", "t2_auc"]  # the closed statue is never scanned
    assert asked(match) == "A mission"


def test_A26_A61_masks_count_mixed_missions_for_each_type_and_auctions_as_mana() -> None:
    s = table(3)
    took(s, "A", "t1_g1p2", "t2_g1m3", "t1_auc", "t2_maskp", "t1_pr4")
    give(s, "A", masks="mask_mp mask_mp mask_mm mask_mm mask_mg mask_mg mask_mc mask_mc")
    match = the_end(s)
    assert match.score_sources is not None
    # pearls: g1p2, maskp; mana: g1m3, auction; goods: g1p2, g1m3; conditions: pr4
    assert match.score_sources[0]["mission_masks"] == 2 + 2 + 2 + 1
    assert match.score_sources[0]["missions"] == 1 + 2 + 1 + 2 + 1


def test_A45_a_conditional_mission_is_kept_when_the_condition_is_lost() -> None:
    s = table(3, tane=True)
    give(s, "B", priests=4)
    took(s, "B", "t1_pr4")
    blessing(s, 6, A="fatu_tiri")
    assert s.priests[1] == 3 and missions(s, "B") == ["t1_pr4"]


def test_RA_12_14_never_a_third_mission_even_with_diver_and_faa_rua_roa() -> None:
    s = table(3)
    give(s, "A", pearls=20, active="diver", front="faa_rua_roa")
    statue(s, 1, "t1_p3", "t1_p4", "t1_p3")
    match = building(s)
    go(match, "A mission t1_p4")
    assert offered(match) == ["mission t1_p3", "mission t1_p3 diver", "mission decline"]
    go(match, "A mission t1_p3", "A row 1")
    assert active(s, "A") == {"diver": 1}
    assert asked(match) == "B mission"


def test_RA_12_14_a_conditional_first_mission_counts_and_auctions_come_before_the_second() -> None:
    s = table(3)
    give(s, "A", priests=4, pearls=3, active="diver")
    statue(s, 1, "t1_pr4 t1_auc", "t1_p3")
    match = building(s)
    go(match, "A mission t1_pr4")
    assert asked(match) == "ABC bid"
    go(match, "A bid 0", "B bid 0", "C bid 0")
    go(match, "A mission t1_p3 diver")
    assert missions(s, "A") == ["t1_auc", "t1_p3", "t1_pr4"]


def test_RA_9_21_step_6_ends_after_a_whole_round_of_passes() -> None:
    s = table(3)
    everyone(s, pearls=3)
    statue(s, 1, "t1_p3", "t1_p4")
    match = building(s)
    decline(match, "A mission")
    go(match, "B mission t1_p3")
    decline(match, "C mission", "A mission")  # N passes in a row are no round of passes
    decline(match, "B mission", "C mission")
    assert asked(match) == "A location"


def test_RA_9_21_a_turn_with_free_actions_only_is_a_pass() -> None:
    s = table(3)
    give(s, "A", active="shaman", hand="tii", priests=2)
    match = building(s)
    go(match, "A use_shaman tii")
    decline(match, "A mission", "B mission", "C mission")
    assert asked(match) == "A location"


def test_the_cubes_and_the_token_stay_after_a_ceremony() -> None:
    s = table(3, first="B")
    match = ceremony(s, 4)
    go(match, "A offer 3", "B offer 1", "C offer 2", "A reward pearls", "C reward tattoo")
    decline(match, "A mission", "C mission", "B mission")
    assert asked(match) == "B location" and order(s) == "ACB"
    while s.space != SPACES.index("C2"):
        idle_once(match)
    decline(match, "A recruit", "C recruit", "B recruit")


def test_RA_9_2_the_dance_has_no_bonus_of_the_path() -> None:
    s = table(3)
    give(s, "A", priests=3, mana=0, front="vanaanaa ata")
    match = ceremony(s, 1)
    go(match, "A recruit 0")
    assert s.mana[0] == 6
    s = table(3)
    give(s, "A", priests=3, mana=0, front="vanaanaa ata")
    match = at_location(s, "path")
    go(match, "A recruit 0")
    assert s.mana[0] == 8


# --- paying missions ------------------------------------------------------------------------------


def test_RA_11_3_each_good_paid_lowers_its_price_by_one() -> None:
    s = table(3)
    give(s, "A", goods="uru uru uru")
    prices(s, uru=4)
    statue(s, 3, "t3_3id")
    match = building(s)
    go(match, "A mission t3_3id")
    assert offered(match) == ["pay_good uru"]  # asked on public facts (A62)
    go(match, "A pay_good uru")
    assert levels(s)["uru"] == 1 and goods(s, "A") == {} and goods_market(s)["uru"] == 4


def test_RA_11_19_oropaa_takes_one_pearl_and_one_mana_off_and_never_goes_below_zero() -> None:
    s = table(3)
    give(s, "A", pearls=2, mana=2, goods="uru", front="oropaa")
    statue(s, 1, "t1_p3", "t1_m3", "t1_g1p2", "t1_uru")
    match = building(s)
    go(match, "A mission t1_p3")
    assert (s.pearls[0], s.mana[0]) == (0, 2)
    decline(match, "B mission", "C mission")
    assert "mission t1_g1p2" not in offered(match)  # one pearl is still asked
    go(match, "A mission t1_m3")
    assert s.mana[0] == 0


def test_RA_11_15_bound_masks_neither_pay_nor_count_as_payment() -> None:
    s = table(3)
    give(s, "A", masks="mask_mp", bound="mask_c1")
    statue(s, 3, "t3_mask2")
    match = building(s)
    assert offered(match) == ["mission decline"]


def test_the_leftmost_of_equal_tiles_in_a_row_is_taken() -> None:
    s = table(3)
    give(s, "A", pearls=3)
    statue(s, 1, "t1_p4 t1_p3 t1_p3")
    match = building(s)
    go(match, "A mission t1_p3")  # one row: no question
    assert tiles(s, 1)[0] == "t1_p4 - t1_p3"


# --- Tāne -----------------------------------------------------------------------------------------


def test_A39_cancelling_outside_step_5_does_nothing() -> None:
    s = table(3, tane=True)
    give(s, "A", active="shaman shaman", hand="taa_po vero", priests=7)
    match = action_phase(s)
    go(match, "A use_shaman taa_po", "A use_shaman vero")
    assert asked(match) == "A location" and discard(s) == {"taa_po": 1, "vero": 1}


def test_RA_10_10_cancelled_rituals_cost_nothing_and_common_ones_are_spared() -> None:
    s = table(3, tane=True)
    match = blessing(s, 30, A="taa_po raa", B="raa punua tohu", C="rua_hatu")
    assert asked(match) == "B next"
    go(match, "B next raa")
    assert offered(match) == ["cancel_cost 4", "cancel_cost 5"]
    go(match, "A cancel_cost 5")
    # 30 - 3 (Ta'a-Pō) - 4 (Rua-Hatu) - 5 (Tohu) - 5 (A's own Ra'a)
    assert told(match, tell.BAG_EMPTIED, 1) == [(13,)]
    assert of_all(s.tattoo, s) == [2, 1, 1]
    assert discard(s)["punua"] == 1 and discard(s)["raa"] == 2


def test_A65_cancel_player_names_any_other_seat_with_a_clipped_ritual_waiting() -> None:
    s = table(4, tane=True)
    match = blessing(s, 40, A="vero", B="mata_arahu", C="rumia", D="papa_rai_3")
    decline(match, "A draw_set", "B draw_set", "C draw_set", "D draw_set")  # Rumia, for all
    assert asked(match) == "A cancel_player"
    assert offered(match) == ["cancel_player B", "cancel_player D"]
    go(match, "A cancel_player D")
    assert front(s, "D") == {} and s.tattoo[1] == 2


def test_steal_good_an_empty_screen_may_be_chosen() -> None:
    s = table(3, tane=True)
    give(s, "C", goods="uru taro")
    match = blessing(s, 10, A="hiro hiro")
    assert offered(match) == ["steal_good B", "steal_good C"]
    go(match, "A steal_good B", "A steal_good C", "* stolen C taro")
    assert goods(s, "A") == {"taro": 1} and goods(s, "C") == {"uru": 1}
    assert levels(s)["taro"] == 2


def test_tamatea_takes_a_good_of_each_other_player_in_ceremonial_order() -> None:
    s = table(4, order="DCBA", tane=True)
    give(s, "D", goods="uru")
    give(s, "B", goods="taro")
    blessing(s, 9, A="tamatea")
    assert goods(s, "A") == {"uru": 1, "taro": 1}


def test_A24_a_theft_takes_no_paired_mask_and_no_bound_one() -> None:
    s = table(3, tane=True)
    give(s, "B", masks="mask_mp mask_mp mask_as")
    give(s, "C", masks="mirror", bound="mask_c1")
    match = blessing(s, 8, A="maru")
    assert offered(match) == ["steal_mask B mask_as", "steal_mask C mirror"]
    go(match, "A steal_mask C mirror")
    assert masks(s, "A") == {"mirror": 1}


def test_a_stolen_assistant_keeps_its_state() -> None:
    s = table(3, tane=True)
    give(s, "B", active="diver", used="shaman")
    match = blessing(s, 10, A="roa")
    go(match, "A steal_assistant B shaman used")
    assert used(s, "A") == {"shaman": 1} and used(s, "B") == {}


# --- the end --------------------------------------------------------------------------------------


def test_A23_mirrors_may_be_bound_just_before_the_scoring() -> None:
    s = table(3)
    give(s, "A", masks="mirror mask_c1")
    give(s, "B", masks="mirror mirror mask_ad", active="diver", used="diver")
    give(s, "C", masks="mirror mask_as mask_as", active="shaman")
    match = the_end(s)
    assert asked(match) == "AB final_mirror"  # C's pair is natural
    go(match, "B final_mirror mask_ad", "A final_mirror done")
    assert match.score_sources is not None
    assert match.score_sources[0]["colour_masks"] == 0
    assert match.score_sources[1]["assistant_masks"] == 2
    assert match.score_sources[2]["assistant_masks"] == 1


def test_RA_14_7_ties_are_decided_by_the_ceremonial_order() -> None:
    s = table(4, order="CDBA")
    give(s, "B", tattoo=5)
    match = the_end(s)
    assert match.scores == [0, 6, 0, 0]
    assert match.ranking == [(1,), (2,), (3,), (0,)]


def test_RA_14_2_14_8_papa_rai_in_front_counts_and_nothing_in_hand_does() -> None:
    s = table(3)
    give(s, "A", front="papa_rai_3 papa_rai_5", pearls=50, mana=50, goods="uru", hand="papa_rai_4")
    match = the_end(s)
    assert match.scores == [8, 0, 0]


def test_RA_9_30_the_game_ends_after_the_third_ceremony() -> None:
    s = table(3)
    match = ceremony(s, 6, number=3)
    decline(match, "A mission", "B mission", "C mission")
    assert match.over and s.finished

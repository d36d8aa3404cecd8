"""The rulebook's own examples: specification of Raiatea, section 9, E1 to E20."""

from __future__ import annotations

from random import Random

import pytest

from motu.games.raiatea.rules import tell
from tests.games.raiatea.situations import (
    LETTERS,
    SPACES,
    action_phase,
    active,
    asked,
    assert_sound,
    at_location,
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
    idle_once,
    in_reserve,
    levels,
    masks,
    missions,
    of_all,
    offered,
    order,
    prices,
    raiatea,
    reserve,
    row,
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


@pytest.mark.parametrize(
    ("players", "spaces"),
    [
        (3, "A1 C1 A2 A3 C2 A4 A5 A6 C3"),
        (4, "A1 C1 A2 A3 C2 A4 A5 C3"),
        (5, "A1 C1 A2 A3 C2 A4 C3"),
    ],
)
def test_E1_the_round_marker_visits_the_spaces_of_this_number_of_players(players: int, spaces: str) -> None:
    match = raiatea().start(seats=players, seed=players)
    s = state_of(match)
    visited: dict[str, None] = {}
    random = Random(players)
    while match.awaiting:
        visited[SPACES[s.space]] = None
        wander(match, random, moves=1)
    assert " ".join(visited) == spaces
    phases = [number for number, _ in told(match, tell.PHASE_STARTED, 2)]
    assert phases == list(range(1, spaces.count("A") + 1))
    assert told(match, tell.CEREMONY_STARTED, 1) == [(1,), (2,), (3,)]


def test_E2_a_mask_of_the_forest_gives_its_treasure_at_once() -> None:
    s = table(3)
    in_reserve(s, "mask_mp pearls", "uru", "taro", "tiare")
    match = at_location(s, "forest")
    before = int(s.pearls[0])
    go(match, "A pick mask_mp pearls")
    assert masks(s, "A") == {"mask_mp": 1}
    assert s.pearls[0] == before + 3
    assert asked(match) == "B pick"
    assert_sound(s)


def test_E3_marae_two_sacrifices_make_an_ariki_who_draws_from_both_decks() -> None:
    s = table(3)
    give(s, "A", goods="mahi_mahi taro")
    match = at_location(s, "marae")
    go(match, "A sacrifice mahi_mahi", "A sacrifice taro")
    assert s.tattoo[0] == 2 and s.rank(0) == 1
    assert goods_market(s) == {"uru": 1, "taro": 2, "mahi_mahi": 2, "tiare": 1}
    assert levels(s) == {"uru": 2, "taro": 1, "mahi_mahi": 1, "tiare": 2}
    assert offered(match) == ["draw_set normal", "draw_set forbidden", "draw_set decline"]
    go(match, "A draw_set normal", "* draw A hina", "* draw A raa", "* draw A tu", "A keep raa")
    go(match, "A draw_set forbidden", "* draw A oro", "* draw A ihi", "* draw A atea", "A keep ihi")
    assert hand(s, "A") == {"raa": 1, "ihi": 1}
    assert discard(s) == {"hina": 1, "tu": 1, "oro": 1, "atea": 1}
    assert goods(s, "A") == {}
    assert asked(match) == "B sacrifice"
    assert_sound(s)


def test_E4_path_two_priests_for_five_pearls_then_mana_for_each_priest() -> None:
    s = table(4)  # the Kahuna is the fourth player: none of the three has his bonus
    everyone(s, priests=3, mana=0, pearls=5)
    match = at_location(s, "path", kahuna="D")
    go(match, "D recruit 0", "A recruit 2", "B recruit 0", "C recruit 0")
    assert of_all(s.priests, s)[:3] == [5, 3, 3]
    assert of_all(s.mana, s)[:3] == [5, 3, 3]
    assert of_all(s.pearls, s)[:3] == [0, 5, 5]


def test_E5_a_price_falls_when_a_good_is_added_and_rises_when_one_is_taken() -> None:
    s = table(3)
    prices(s, mahi_mahi=3)
    give(s, "A", goods="mahi_mahi")
    match = at_location(s, "marae")
    go(match, "A sacrifice mahi_mahi")
    assert levels(s)["mahi_mahi"] == 2
    s = table(3, order="BAC")
    prices(s, mahi_mahi=2)
    match = ceremony(s, 4)
    go(match, "A offer 0", "B offer 0", "C offer 0", "B reward good", "B take_good mahi_mahi")
    assert levels(s)["mahi_mahi"] == 3


# E6 to E8 are one ceremony of four: Raphaël is A, Marie B, Max C, Arnaud D.


def test_E6_cubes_are_sorted_by_offering_and_equal_offerings_keep_their_order() -> None:
    s = table(4)
    everyone(s, mana=10)
    match = ceremony(s, 4)
    assert asked(match) == "ABCD offer"
    go(match, "A offer 7", "B offer 4", "C offer 4", "D offer 8")
    assert order(s) == "DABC"
    assert s.bag_mana == 23
    assert of_all(s.mana, s) == [3, 6, 6, 2]
    assert asked(match) == "D reward"


BAGS = {
    "A": "uru_taetae raa",
    "B": "rau_pena rua_hatu mata_arahu",
    "C": "roroo",
    "D": "taere ihi hina",
}


def test_E7_the_bag_pays_from_the_cheapest_ritual_on_until_it_cannot() -> None:
    s = table(4, order="DABC")
    give(s, "B", tattoo=5)
    everyone(s, mana=0)
    match = blessing(s, 23, **BAGS)
    bag_after = []
    assert asked(match) == "B next"
    go(match, "B next rua_hatu")
    bag_after.append(int(s.bag_mana))  # Hina and Uru-Taetae are paid
    assert asked(match) == "A take_good"
    assert row(s) == ["rua_hatu B", "rau_pena B", "raa A", "roroo C", "mata_arahu B", "taere D", "ihi D"]
    pearls, tattoos = of_all(s.pearls, s), of_all(s.tattoo, s)
    go(match, "A take_good uru")
    bag_after.append(int(s.bag_mana))  # and then all up to Roro'o, which asks Max
    assert asked(match) == "C draw_set"
    assert of_all(s.pearls, s) == [pearls[0], pearls[1] + 3, pearls[2], pearls[3]]
    assert s.priests[1] == 2 and s.mana[1] == 1
    assert s.tattoo[0] == tattoos[0] + 1
    decline(match, "C draw_set")
    bag_after.append(int(s.bag_mana))
    assert bag_after == [42, 23, 0]
    assert told(match, tell.BAG_FILLED, 2) == [(24, 46)]
    assert told(match, tell.BAG_EMPTIED, 1) == [(5,)]
    assert told(match, tell.FAILED, 1) == [(seat("D"),)]
    assert s.tattoo[1] == 7 and s.tattoo[3] == 1 and s.priests[3] == 3
    assert row(s) == []
    names = [s.box.ritual_ids[card] for _, card in told(match, tell.PERFORMED, 2)]
    assert names == ["hina", "uru_taetae", "rua_hatu", "rau_pena", "raa", "roroo", "mata_arahu", "taere"]
    assert discard(s) == dict.fromkeys([*names, "ihi"], 1)
    assert sum(int(s.box.ritual_cost[s.box.ritual_ids.index(name)]) for name in [*names, "ihi"]) == 53
    assert_sound(s)


def test_E8_at_equal_cost_the_ceremonial_order_decides_and_each_owner_orders_his_own() -> None:
    s = table(4, order="DABC")
    give(s, "B", tattoo=5)
    match = blessing(s, 23, **BAGS)
    assert asked(match) == "B next"
    assert offered(match) == ["next rua_hatu", "next rau_pena"]
    assert row(s)[:4] == ["hina", "uru_taetae A", "rua_hatu B", "rau_pena B"]
    go(match, "B next rau_pena")
    assert row(s)[:2] == ["rau_pena B", "rua_hatu B"]


def test_E9_gatherer_B_adds_a_card_and_a_good_of_the_reserve() -> None:
    s = table(3)
    give(s, "A", active="gatherer gatherer")
    in_reserve(s, "mask_c1 mana", "uru", "taro", "diver")
    match = at_location(s, "forest", "* roll gatherer 4")
    go(match, "A use_gatherer", "* forest mahi_mahi")
    assert sum(reserve(s).values()) == 5
    go(match, "A pick mask_c1 mana")
    assert asked(match) == "A extra_good"
    go(match, "A extra_good mahi_mahi")
    assert reserve(s) == {"uru": 1, "taro": 1, "diver": 1}
    assert goods(s, "A") == {"mahi_mahi": 1} and masks(s, "A") == {"mask_c1": 1}
    assert levels(s)["mahi_mahi"] == 2
    assert active(s, "A") == {"gatherer": 1} and used(s, "A") == {"gatherer": 1}
    assert asked(match) == "B pick"
    assert_sound(s)


def test_E10_gatherer_A_needs_as_many_gatherers_as_the_die_shows() -> None:
    s = table(3)  # Marie is B, Arnaud C
    give(s, "B", active="gatherer", used="gatherer gatherer")
    give(s, "C", active="gatherer")
    in_reserve(s, "uru", "taro", "mahi_mahi", "diver")
    match = at_location(s, "forest", "* roll gatherer 2")
    assert asked(match) == "B take_good"
    go(match, "B take_good tiare")
    assert goods(s, "B") == {"tiare": 1}
    assert levels(s)["tiare"] == 3
    assert asked(match) == "A pick"  # nobody else was asked


def test_E11_shaman_B_performs_a_ritual_that_costs_at_most_ones_priests() -> None:
    s = table(3)
    give(s, "A", priests=4, active="shaman", hand="rua_hatu raa", pearls=1, mana=2)
    match = action_phase(s)
    assert "use_shaman rua_hatu" in offered(match)
    assert "use_shaman raa" not in offered(match)
    refusal = match.why_not(0, "use_shaman raa")
    assert refusal is not None and refusal.rule == "RA-12.11"
    go(match, "A use_shaman rua_hatu")
    assert (s.pearls[0], s.mana[0]) == (4, 2)
    assert discard(s) == {"rua_hatu": 1} and hand(s, "A") == {"raa": 1}
    assert active(s, "A") == {} and used(s, "A") == {"shaman": 1}
    assert asked(match) == "A location"  # the same question comes back
    assert_sound(s)


def test_E12_diver_B_allows_a_second_mission_in_the_turn_and_never_a_third() -> None:
    s = table(3)
    give(s, "A", pearls=20, active="diver diver", mana=0)
    statue(s, 1, "t1_p3", "t1_p4 t1_p3", "t1_p4")
    match = building(s)
    go(match, "A mission t1_p3", "A row 1")
    assert asked(match) == "A mission"
    assert offered(match) == ["mission t1_p3 diver", "mission t1_p4 diver", "mission decline"]
    go(match, "A mission t1_p4 diver", "A row 3")
    assert s.pearls[0] == 13
    assert missions(s, "A") == ["t1_p3", "t1_p4"]
    assert active(s, "A") == {"diver": 1} and used(s, "A") == {"diver": 1}
    assert asked(match) == "B mission"  # no third one, though a diver is left
    decline(match, "B mission", "C mission")
    go(match, "A mission t1_p3")
    assert "mission t1_p4 diver" in offered(match)  # another turn, another diver


@pytest.mark.parametrize("priests", [5, 6, 7])
def test_E13_a_mission_for_six_priests_takes_six_or_more_and_costs_none(priests: int) -> None:
    s = table(3)
    give(s, "A", priests=priests)
    statue(s, 2, "t2_pr6")
    match = building(s)
    if priests < 6:
        refusal = match.why_not(0, "mission t2_pr6")
        assert refusal is not None and refusal.rule == "RA-11.19"
        return
    go(match, "A mission t2_pr6")
    assert missions(s, "A") == ["t2_pr6"]
    assert s.priests[0] == priests


@pytest.mark.parametrize(("tattoo", "allowed"), [(4, False), (5, True), (8, True), (9, True)])
def test_E14_a_mission_for_arioi_takes_arioi_or_tahua(tattoo: int, allowed: bool) -> None:
    s = table(3)
    give(s, "A", tattoo=tattoo)
    statue(s, 2, "t2_arioi")
    match = building(s)
    assert ("mission t2_arioi" in offered(match)) == allowed
    if allowed:
        go(match, "A mission t2_arioi")
        assert missions(s, "A") == ["t2_arioi"] and s.tattoo[0] == tattoo


def test_E15_an_assistant_costs_two_pearls_and_the_kahuna_may_take_a_second_one_free() -> None:
    s = table(3)
    everyone(s, pearls=4)
    match = at_location(s, "market")
    go(match, "A hire diver", "A hire_free shaman")
    assert s.pearls[0] == 2 and active(s, "A") == {"shaman": 1, "diver": 1}
    assert not [line for line in offered(match) if line.startswith("hire")]
    go(match, "A market end", "B hire diver")
    assert s.pearls[1] == 2 and active(s, "B") == {"diver": 1}
    assert not [line for line in offered(match) if line.startswith("hire")]


def test_E16_with_three_players_the_last_reward_is_not_given() -> None:
    s = table(3)
    everyone(s, mana=5, pearls=4)
    match = ceremony(s, 4)
    go(match, "A offer 3", "B offer 2", "C offer 1", "A reward tattoo")
    assert offered(match) == ["reward good", "reward pearls"]
    go(match, "B reward pearls")
    assert of_all(s.tattoo, s) == [1, 0, 0]
    assert of_all(s.pearls, s) == [4, 6, 4]
    assert asked(match) == "A mission"  # step 6: C had nothing to choose
    assert goods(s, "C") == {}


def test_E17_ranks_are_worth_0_3_6_and_9_points() -> None:
    for tattoo, points in {0: 0, 1: 0, 2: 3, 4: 3, 5: 6, 8: 6, 9: 9}.items():
        s = table(3)
        give(s, "A", tattoo=tattoo)
        match = the_end(s)
        assert match.score_sources is not None
        assert match.score_sources[0]["rank"] == points


def test_E18_a_colour_mask_scores_two_points_for_each_colour_of_pairs_eight_at_most() -> None:
    s = table(3)
    give(s, "A", masks="mask_c1 mask_c1 mask_mm mask_mm mask_as mask_as")
    give(s, "B", bound="mask_ad mask_c4")  # both purple
    match = the_end(s)
    assert match.score_sources is not None
    assert match.score_sources[0]["colour_masks"] == 6
    assert match.score_sources[1]["colour_masks"] == 2
    s = table(3)
    give(s, "A", masks="mask_c1 mask_c1 mask_mm mask_mm mask_as mask_as mask_ad mask_ad mask_mp mask_mp")
    match = the_end(s)
    assert match.score_sources is not None
    assert match.score_sources[0]["colour_masks"] == 8


def test_E19_statue_2_is_turned_over_after_the_first_ceremony_and_statue_3_after_the_second() -> None:
    match = raiatea().start(seats=3, seed=8)
    s = state_of(match)
    face_down = {}
    for space in ("A1", "C1", "A2", "C2", "A4"):
        while s.space != SPACES.index(space) or asked(match).endswith("keep"):
            idle_once(match)
        face_down[space] = [" ".join(tiles(s, number)).count("?") for number in (1, 2, 3)]
    assert face_down == {
        "A1": [0, 10, 10],
        "C1": [0, 10, 10],
        "A2": [0, 0, 10],
        "C2": [0, 0, 10],
        "A4": [0, 0, 0],
    }


@pytest.mark.parametrize(("players", "kept"), [(3, [2, 2, 2]), (4, [1, 2, 2, 2]), (5, [2, 2, 2, 2, 4])])
def test_E20_starting_rituals(players: int, kept: list[int]) -> None:
    match = raiatea().start(seats=players, seed=20)
    s = state_of(match)
    idle(match, "location")
    turn_order = [(int(s.first) + i) % players for i in range(players)]
    hands = [sum(hand(s, LETTERS[player]).values()) for player in turn_order]
    assert hands == kept
    drawn = 5 * players + (5 if players == 5 else 0)
    assert sum(discard(s).values()) == drawn - sum(kept)

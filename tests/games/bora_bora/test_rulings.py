"""How doubtful passages are read, on the board and in the rounds: specification of Bora Bora, section 10.

The gods and the tasks have a file of their own, test_rulings_of_gods.py.
"""

from __future__ import annotations

import pytest

from motu.games.bora_bora.box import REGION_NAMES, TYPE_NAMES
from tests.games.bora_bora.situations import (
    asked,
    bora,
    box_of,
    final_tasks,
    fish,
    give,
    go,
    goods,
    hand,
    idle,
    offered,
    only_cards,
    phase_a,
    phase_b,
    phase_c,
    player,
    points,
    position,
    put_hut,
    refusal,
    seat,
    show,
    slots_free,
    status,
    table,
    temple,
)

MEN = "m_vp_1 m_sea_1 m_build_1 m_shell_1 m_status_1 m_material_1"
ALL = " ".join(REGION_NAMES)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a1_ten_huts_lie_alone_and_two_on_the_twelfth_space(players: int) -> None:
    match = bora().start(seats=players, seed=1)
    for letter in "ABCD"[:players]:
        assert player(match, letter)["slots"] == [0, *[1] * 10, 2]


def test_a2_a_start_region_is_chosen_by_one_player_only() -> None:
    match = bora().start(seats=4, seed=1)
    order = position(match)["turn_order"]
    for n, letter in enumerate(reversed(order)):
        ones = [r for r, there in position(match)["regions"].items() if there["fish"] == 1]
        free = [r for r in ones if not position(match)["regions"][r]["huts"]]
        assert len(free) == 4 - n
        for region in REGION_NAMES:
            rule = None if region in free else "BB-2.15" if region in ones else "BB-2.14"
            if n < 3:
                assert refusal(match, f"{letter} start {region}") == rule
        if n < 3:  # the last one has no choice left
            go(match, f"{letter} start {free[0]}")
        go(match, f"{letter} take_hut slot_12")
        if asked(match) == f"{letter} material":
            match.play(seat(letter), match.choices(seat(letter))[0])
    assert sum(len(there["huts"]) for there in position(match)["regions"].values()) == 4


def test_a3_a_region_gives_what_it_shows() -> None:
    income = {"mountain": "stone", "beach": "sand", "forest": "wood", "plain": "offering"}
    for region in REGION_NAMES:
        s = table(4)
        for n, other in enumerate(name for name in REGION_NAMES if name != region):
            put_hut(s, "A", other, last=n == 0)
        match = phase_a(s, A="6 1 1")
        go(match, f"A place 6 {'land' if refusal(match, 'A place 6 land') is None else 'sea'}")
        if asked(match) == "A take_hut":
            go(match, "A take_hut slot_12")
        gained = income[region.split("_")[1]]
        if gained == "offering":
            assert goods(match, "A")[0] == 1 and asked(match) == "B place"
        else:
            spaces = [line.split()[1] for line in offered(match)]
            assert len(spaces) == 4 and asked(match) == "A material"
            go(match, f"A material {spaces[0]}")
            assert player(match, "A")["ceremony"][spaces[0]] == gained and goods(match, "A")[0] == 0


def test_a4_an_isolated_space_holds_a_material_and_counts_as_filled() -> None:
    """Five buildings leave z11 and z34 alone: no building fits, a material does."""
    built = {1: "z12 z13", 2: "z14 z24", 3: "z21 z31", 4: "z22 z23", 5: "z32 z33"}
    s = table(2)
    give(s, "A", built=built, materials="z34", tasks="t47 t46 t31")
    match = phase_a(s.copy(), A="2 6 1")
    go(match, "A place 2 helper", "A help material", "A material z11")
    idle(match, "A place")
    assert refusal(match, "A place 6 build") == "BB-8.6"
    assert "ceremony" not in points(final_tasks(s.copy()), "A")
    give(s, "A", materials="z11")
    assert points(final_tasks(s), "A")["ceremony"] == 6


@pytest.mark.parametrize(("round", "building", "priest"), [
    (1, 10, 1), (2, 10, 1), (3, 7, 2), (4, 7, 2), (5, 4, 3), (6, 4, 3)
])  # fmt: skip
def test_a5_points_of_a_building_and_of_a_priest_by_round(round: int, building: int, priest: int) -> None:
    s = table(4, round=round)
    give(s, "A", materials="z11 z12")
    temple(s, "A--A-B")
    match = phase_a(s, A="1 1 1")
    go(match, "A place 1 build", "A fire_gift offering", "A fire_rise shell")
    assert points(match, "A") == {"buildings": building}
    idle(match, f"{position(match)['turn_order'][0]} settle")
    assert (points(match, "A")["temple"], points(match, "B")["temple"]) == (2 * priest, priest)


def test_a6_no_die_goes_where_nothing_can_be_done() -> None:
    s = table(4)
    temple(s, "AAAA--")
    match = phase_a(s, A="6 1 1")
    wanted = {"temple": "BB-7.4", "build": "BB-8.6", "woman": "BB-5.7", "man": "BB-5.7", "helper": None}
    for job, rule in wanted.items():
        assert refusal(match, f"A place 6 {job}") == rule
    assert refusal(match, "A place 1 land") == "BB-4.2"
    assert refusal(match, "A place 6 land") is None


def test_a6_nor_with_all_huts_on_the_map_or_nothing_new_in_reach() -> None:
    s = table(4)
    for n, region in enumerate(REGION_NAMES):
        put_hut(s, "A", region, last=n < 2)
    assert refusal(phase_a(s, A="6 1 1"), "A place 6 land") == "BB-4.11"
    s = table(4)
    give(s, "A", huts="n_beach n_mountain")
    assert refusal(phase_a(s, A="6 1 1"), "A place 6 land") == "BB-4.1"


def test_a6_nor_below_the_lowest_building_or_the_first_person() -> None:
    s = table(4)
    give(s, "A", materials="z11 z12", built={1: "z13 z23", 2: "z14 z24"})
    show(s, man="- - m_vp_1 - - -")
    match = phase_a(s, A="2 3 1")
    assert refusal(match, "A place 2 build") == "BB-8.1" and refusal(match, "A place 3 build") is None
    assert refusal(match, "A place 2 man") == "BB-5.1" and refusal(match, "A place 3 man") is None


def test_a7_without_a_priest_in_supply_the_temple_is_closed() -> None:
    s = table(4)
    temple(s, "AAAA--")
    give(s, "A", god_tiles=2)
    match = phase_a(s, A="5 1 1")
    assert refusal(match, "A place 5 temple") == refusal(match, "A place 5 temple white") == "BB-7.4"


def test_a12_a_new_person_acts_later_in_the_phase_and_not_on_arrival() -> None:
    s = table(4)
    slots_free(s, "A", 3)
    give(s, "A", people="w_man_1 m_vp_2")
    show(s, man=MEN)
    match = phase_b(s)
    go(match, "A use woman man 1", "A recruit m_vp_1")
    assert points(match, "A") == {}  # nothing on arrival
    assert offered(match) == ["use man vp 1", "use man vp 2", "use stop"]
    go(match, "A use man vp 2")
    assert points(match, "A") == {"people": 4}


def test_a12_nor_in_phase_a() -> None:
    s = table(4)
    show(s, man="m_vp_3 - - - - -")
    match = phase_a(s, A="1 1 1")
    go(match, "A place 1 man")
    assert player(match, "A")["slots"][0] == "m_vp_3" and player(match, "A")["shifted"] == []
    assert points(match, "A") == {} and position(match)["status"][0] == "ABCD"


def test_a13_only_the_newest_hut_scores_the_fish_at_the_end() -> None:
    s = table(2)
    give(s, "A", huts="w_plain w_mountain c_beach")
    give(s, "B", huts="w_plain")
    match = final_tasks(s)
    assert position(match)["regions"]["w_plain"]["huts"] == ["A", "B"]
    assert points(match, "A") == {"sites": 5 + 1}
    assert points(match, "B") == {"sites": 6}


def test_a13_a_hut_pushed_aside_still_opens_paths_and_counts_for_tasks() -> None:
    s = table(4)
    give(s, "A", huts="w_plain c_forest n_beach", tasks="st1 t05 t47")
    for letter in "BCD":
        give(s, letter, huts="w_plain c_forest n_beach")
    match = phase_a(s.copy(), A="1 1 1")
    assert refusal(match, "A place 1 land") is None  # from the west plain
    assert offered(phase_c(s, "NextSettle")) == ["settle st1 fulfil"]


def test_a17_surplus_steps_are_lost_and_the_last_space_is_not_entered_twice() -> None:
    s = table(4)
    slots_free(s, "A", 3)
    slots_free(s, "B", 1)
    status(s, (21, "A"), (20, "B"))
    give(s, "A", people="m_vp_3 m_sea_2")
    give(s, "B", people="m_build_2")
    match = phase_a(s, A="3 1 1", B="2 1 1")
    go(match, "A place 3 helper", "A help tattoo m_vp_3", "A help stop")
    assert position(match)["status"][22] == "A"
    go(match, "B place 2 helper", "B help tattoo m_build_2", "B help stop")
    assert position(match)["status"][22] == "BA"
    idle(match, "A place")
    go(match, "A place 1 helper", "A help tattoo m_sea_2")
    assert position(match)["status"][22] == "BA"  # who is there already keeps his height
    idle(match, "B settle")
    assert position(match)["turn_order"] == ["B", "A", "C", "D"]
    assert points(match, "A")["status"] == points(match, "B")["status"] == 15


def test_a17_a_gain_of_several_steps_is_one_move() -> None:
    s = table(4)
    slots_free(s, "A", 3)
    status(s, (2, "B"), (1, "C"))
    give(s, "A", people="m_status_1 m_status_2 m_status_3")
    slots_free(s, "B", 1)
    give(s, "B", people="m_vp_1")
    match = phase_b(s)
    go(match, "A use man status 2")
    assert asked(match) == "B use"
    assert position(match)["status"][:3] == ["D", "C", "AB"]


def test_a18_a_tie_is_broken_by_the_order_set_in_the_last_round() -> None:
    s = table(2, order="AB", round=6)
    fish(s, {"c_mountain": 1, "n_beach": 1, "c_beach": 4})
    s.points[18] -= 1  # both begin with nothing
    status(s, (1, "B"))
    s.points[0] += 1  # as much as B gets for his space
    match = phase_c(s)
    idle(match, "over")
    assert position(match)["turn_order"] == ["B", "A"]
    assert match.scores is not None and match.scores[0] == match.scores[1]
    assert match.ranking == [(1,), (0,)]


def test_a19_without_deck_and_discard_the_row_is_not_refilled() -> None:
    s = table(4)
    only_cards(s, row="red blue")
    match = phase_a(s, A="6 1 1")
    go(match, "A place 6 helper", "A help god_card")
    assert offered(match) == ["take_god blue", "take_god red"]  # no blind draw
    go(match, "A take_god red")
    assert position(match)["face_up"] == {"blue": 1, "white": 0, "red": 0, "green": 0, "yellow": 0}
    go(match, "A help god_card")  # the last card is taken without a question
    assert hand(match, "A") == "blue red"
    assert refusal(match, "A help god_card") == "BB-6.20"


def test_a19_a_card_paid_fills_the_row_at_once() -> None:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    give(s, "A", cards="red", offerings=1)
    only_cards(s, row="blue")
    match = phase_a(s, A="4 1 1")
    go(match, "A place 4 sea", "A take_hut slot_12", "A material z12", "A score_fish red", "* turn_god red")
    assert position(match)["face_up"]["red"] == 1 and position(match)["discard"]["red"] == 0


def test_a19_the_discard_is_shuffled_when_a_card_is_needed() -> None:
    s = table(4)
    only_cards(s, row="blue blue blue blue blue", discard="green")
    match = phase_a(s, A="2 1 1")
    go(match, "A place 2 helper", "A help god_card")
    assert offered(match) == ["take_god blue", "take_god blind"]
    go(match, "A take_god blind")
    assert hand(match, "A") == "green" and sum(position(match)["discard"].values()) == 0


def test_a19_several_cards_due_are_taken_as_far_as_there_are_any() -> None:
    s = table(4)
    slots_free(s, "A", 3)
    give(s, "A", people="m_god_card_1 m_god_card_2 m_god_card_3")
    only_cards(s, row="blue white")
    match = phase_b(s)
    go(match, "A use man god_card 3", "A take_god blue")
    assert hand(match, "A") == "blue white"
    assert asked(match) == "A settle"  # the third one is lost


def test_a19_the_fire_bonus_is_then_an_offering() -> None:
    s = table(4)
    only_cards(s)
    match = phase_a(s, A="1 1 1")
    go(match, "A place 1 temple")
    assert asked(match) == "A fire_rise" and goods(match, "A")[0] == 1


def test_a20_points_of_the_helper_may_be_given_up() -> None:
    match = phase_a(table(4), A="6 1 1")
    go(match, "A place 6 helper", "A help vp", "A help stop")
    assert points(match, "A") == {"helper": 1} and asked(match) == "B place"


def test_a21_both_sexes_have_all_twelve_kinds_three_times() -> None:
    people = [f"{sex}_{kind}_{n}" for sex in "wm" for kind in TYPE_NAMES for n in (1, 2, 3)]
    match = bora().start(seats=4, seed=1)
    found = [name for names in position(match)["display"].values() for name in names]
    found += position(match)["stacks"]["woman"] + position(match)["stacks"]["man"]
    assert sorted(found) == sorted(people) and len(people) == 72
    assert [int(n) for n in box_of().symbols] == [1, 2, 3] * 24


def test_a22_fewer_people_than_owned_may_act() -> None:
    s = table(4)
    slots_free(s, "A", 3)
    give(s, "A", people="w_vp_1 w_vp_2 w_vp_3")
    match = phase_b(s)
    assert offered(match) == ["use woman vp 1", "use woman vp 2", "use woman vp 3", "use stop"]
    go(match, "A use woman vp 1")
    assert points(match, "A") == {"people": 2}
    assert not asked(match).startswith("A use")  # the type is used up


def test_a23_one_type_of_each_sex_not_one_tile() -> None:
    s = table(4)
    slots_free(s, "A", 5)
    give(s, "A", people="w_vp_1 w_vp_2 m_offering_1 m_offering_2 m_shell_1")
    match = phase_b(s)
    go(match, "A use woman vp 2", "A use man offering 2")
    assert points(match, "A") == {"people": 4} and goods(match, "A")[0] == 2
    assert not asked(match).startswith("A use")


def test_a24_dice_do_not_block_people() -> None:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    slots_free(s, "A", 1)
    give(s, "A", people="m_land_1")
    match = phase_a(s, ["B1 land", "C1 helper"], A="1 1")
    idle(match, "A use")
    assert position(match)["tiles"]["land"] == ["B1"]
    go(match, "A use man land 1")
    assert asked(match) == "A take_hut"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a25_two_tasks_are_always_left_over(players: int) -> None:
    match = phase_c(table(players), "NextSettle")
    idle(match, "A take_task")
    for n, letter in enumerate("ABCD"[:players]):
        assert len(offered(match)) == players + 2 - n
        left = set(position(match)["task_display"])
        taken = offered(match)[0].split()[1]
        go(match, f"{letter} take_task {taken}")
    shown = set(position(match)["task_display"])
    assert len(left - {taken}) == 2 and not shown & left
    assert len(shown) == players + 2


def test_a28_face_down_tiles_are_a_public_record() -> None:
    s = table(4, round=2)
    give(s, "A", jewels="j01", materials="z11 z12 z13", tasks="st4 t05 t47")
    match = phase_c(s, "NextSettle")
    go(match, "A settle st4 fulfil")
    for viewer in (None, 1, 2):
        anna = match.view(viewer)["players"][0]
        assert anna["fulfilled"] == ["st4"] and [jewel["id"] for jewel in anna["jewels"]] == ["j01"]


def test_a29_the_player_chooses_the_space_and_keeps_it() -> None:
    match = phase_a(table(4), A="2 1 1")
    go(match, "A place 2 helper", "A help material")
    assert len(offered(match)) == 12  # every kind has free spaces
    go(match, "A material z33")
    assert player(match, "A")["ceremony"]["z33"] == "wood"
    idle(match, "A settle")
    assert player(match, "A")["ceremony"]["z33"] == "wood"


def test_a30_beside_the_board_only_without_a_free_space() -> None:
    s = table(4)
    give(s, "A", materials="z11 z14 z22")
    match = phase_a(s, A="6 1 1")
    go(match, "A place 6 helper", "A help material")
    assert refusal(match, "A material beside wood") == "BB-6.17"
    go(match, "A material z33", "A help material")
    assert refusal(match, "A material beside wood") is None
    assert refusal(match, "A material beside stone") == "BB-6.17"


def test_a31_ceremony_spaces_are_not_adjacent_diagonally() -> None:
    s = table(4)
    give(s, "A", materials="z11 z22 z33 z14 z23")
    match = phase_a(s, A="6 1 1")
    go(match, "A place 6 build", "A build 1")
    assert offered(match) == ["build_on z22 z23", "build_on z23 z33"]
    s = table(4)
    give(s, "A", materials="z11 z22 z33 z13")  # diagonals only
    assert refusal(phase_a(s, A="6 1 1"), "A place 6 build") == "BB-8.6"


def test_a31_the_end_of_a_row_is_no_neighbour_of_the_next_row() -> None:
    s = table(4)
    give(s, "A", materials="z14 z21 z34")
    assert refusal(phase_a(s, A="6 1 1"), "A place 6 build") == "BB-8.6"


def test_a32_no_path_joins_two_islets() -> None:
    islets = ["n_beach n_mountain", "e_forest e_beach", "s_forest s_plain", "w_plain w_mountain"]
    for huts in islets:
        s = table(4)
        give(s, "A", huts=huts)
        match = phase_a(s, A="6 1 1")
        go(match, "A place 6 sea")
        assert len(offered(match)) == 2
        assert all(line.startswith("expand c_") for line in offered(match))


def test_a34_the_first_hut_does_not_score_its_fish() -> None:
    match = bora().start(seats=2, seed=1)
    for _ in range(2):
        (who,) = match.awaiting
        letter = "AB"[who]
        while asked(match).startswith(letter) and asked(match).split()[1] in (
            "start",
            "take_hut",
            "material",
        ):
            match.play(who, match.choices(who)[0])
        assert asked(match).split()[1] != "score_fish"
        assert points(match, letter) == {} and player(match, letter)["god_tiles"] == 1
    assert position(match)["round"] == 1


def test_a35_whoever_lies_on_slot_12_is_tattooed_like_the_others() -> None:
    s = table(4)
    put_hut(s, "A", "c_mountain", last=True)
    put_hut(s, "A", "c_plain", last=True)
    give(s, "A", people="m_vp_1 m_sea_3")
    match = phase_a(s, A="2 1 1")
    assert player(match, "A")["slots"][11] == "m_sea_3"
    go(match, "A place 2 helper", "A help tattoo m_sea_3", "A help tattoo m_vp_1")
    assert position(match)["status"][4] == "A"


def test_a36_nobody_is_asked_to_arrange_tasks() -> None:
    match = bora().start(seats=3, seed=5)
    assert asked(match).split()[1] == "start"
    for letter in "ABC":
        tasks = player(match, letter)["tasks"]
        assert sorted(task[0] for task in tasks) == ["s", "t", "t"]


def test_a37_sixty_tasks_and_no_spare_ones() -> None:
    match = bora().start(seats=4, seed=1)
    here = position(match)
    dealt = [task for letter in "ABCD" for task in player(match, letter)["tasks"]]
    dark = [task for task in dealt if task.startswith("t")] + here["task_display"] + here["stacks"]["task"]
    assert sorted(dark) == [f"t{n:02}" for n in range(1, 54)]


def test_a38_any_own_hut_and_any_path_will_do() -> None:
    """The central plain is 4 from the mountain, 2 by sea from the east forest, 6 from the forest."""
    s = table(4)
    give(s, "A", huts="c_mountain c_forest e_forest n_mountain")
    match = phase_a(s, A="4 2 1")
    go(match, "A place 4 land")
    assert "expand c_plain" in offered(match)
    go(match, "A expand c_plain", "A take_hut slot_12")
    assert position(match)["regions"]["c_plain"]["huts"] == ["A"]
    s = table(4)
    give(s, "A", huts="e_forest n_mountain")
    match = phase_a(s, A="2 2 1")
    go(match, "A place 2 sea")  # the path of 3 from the north is out of reach, that of 2 is not
    assert asked(match) == "A take_hut"


def test_a40_scores_go_on_beyond_a_hundred() -> None:
    s = table(2)
    s.points[0] = 99
    match = phase_a(s, A="1 1 1")
    go(match, "A place 1 fishing")
    assert match.view(None)["players"][0]["total"] == 101


def test_a41_a_person_on_slot_12_needs_it_without_huts() -> None:
    s = table(4)
    show(s, man="m_vp_1 - - - - -")
    put_hut(s, "A", "c_mountain", last=True)
    match = phase_a(s.copy(), A="1 1 1")
    go(match, "A place 1 man")  # one hut is left there: slot 1 is the only way
    assert player(match, "A")["slots"][0] == "m_vp_1"
    put_hut(s, "A", "c_plain", last=True)
    match = phase_a(s, A="1 6 1")
    go(match, "A place 1 man")
    assert offered(match) == ["place_person slot_1", "place_person slot_12"]
    go(match, "A place_person slot_12")
    idle(match, "A place")
    go(match, "A place 6 helper")
    assert refusal(match, "A help move_hut") == "BB-5.6"


def test_a44_everybody_settles_before_anybody_takes() -> None:
    match = phase_c(table(3, order="CAB"), "NextSettle")
    for letter in "CAB":
        assert asked(match) == f"{letter} settle"
        match.play(seat(letter), match.choices(seat(letter))[0])
    for letter in "CAB":
        assert asked(match) == f"{letter} take_task"
        match.play(seat(letter), match.choices(seat(letter))[0])
    assert asked(match) == "C place"

"""Cases that follow from several rules together: specification of Bora Bora, section 9.2."""

from __future__ import annotations

from tests.games.bora_bora.situations import (
    asked,
    final_tasks,
    give,
    go,
    goods,
    hand,
    idle,
    offered,
    phase_a,
    phase_b,
    phase_c,
    player,
    points,
    position,
    put_hut,
    refusal,
    show,
    slots_free,
    state_of,
    status,
    table,
    temple,
)

MEN = "m_vp_1 m_sea_1 m_build_1 m_shell_1 m_status_1 m_material_1"


def test_c1_after_blue_the_lowest_die_still_counts() -> None:
    match = phase_a(table(4), ["B1 helper", "C3 helper"], A="2 2")
    assert position(match)["tiles"]["helper"] == ["B1", "C3"]
    assert refusal(match, "A place 2 helper") == "BB-3.4"
    s = table(4)
    give(s, "A", god_tiles=1)
    match = phase_a(s, ["B1 helper", "C3 helper"], A="2 2")
    go(match, "A place 2 helper", "A pay blue god_tile")  # each die needs its own blue
    assert position(match)["tiles"]["helper"] == ["A2", "B1", "C3"]


def test_c3_white_lifts_the_action_not_the_die() -> None:
    s = table(4)
    give(s, "A", cards="white", offerings=1)
    match = phase_a(s, A="2 5 5", B="1 2 6")
    go(match, "A place 2 temple white", "A pay white white")
    assert offered(match) == [f"priest {space}" for space in range(1, 7)]
    go(match, "A priest 6", "A fire_gift offering", "A fire_rise shell")
    assert position(match)["tiles"]["temple"] == ["A2"]
    assert position(match)["temple"] == ["A", "-", "-", "-", "-", "-"]
    assert refusal(match, "B place 1 temple") is None
    assert refusal(match, "B place 2 temple") == refusal(match, "B place 6 temple") == "BB-3.4"


def test_c5_the_offering_of_a_plain_pays_for_red() -> None:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    give(s, "A", cards="red")
    match = phase_a(s, A="4 1 1")
    assert goods(match, "A")[0] == 0
    go(match, "A place 4 land", "A expand c_plain", "A take_hut slot_12")
    assert offered(match) == ["score_fish decline", "score_fish red"]
    go(match, "A score_fish red")
    assert points(match, "A") == {"red_god": 3}
    assert (hand(match, "A"), goods(match, "A")) == ("", (0, 0, 0))


TWELVE = "m_land_1 m_land_2 m_land_3 m_sea_1 m_sea_2 m_sea_3 w_land_1 w_land_2 w_land_3 w_sea_1 w_sea_2"


def test_c7_huts_on_slot_12_leave_no_room_for_a_person() -> None:
    s = table(4)
    slots_free(s, "A", 11)
    give(s, "A", people=TWELVE)
    huts = "c_mountain c_plain c_beach c_forest n_beach n_mountain e_forest e_beach s_forest s_plain"
    for region in huts.split():
        put_hut(s, "A", region, last=True)
    show(s, man="m_vp_1 m_vp_2 m_vp_3 m_shell_1 m_shell_2 m_shell_3")
    match = phase_a(s, A="6 6 6")
    assert player(match, "A")["slots"] == [*TWELVE.split(), 2]
    assert refusal(match, "A place 6 man") == "BB-5.3"
    assert refusal(match, "A place 6 man white") == "BB-17.20"


def test_c9_a_full_temple_pushes_out_the_last_priest() -> None:
    s = table(4, order="DABC")
    temple(s, "BABCCA")
    match = phase_a(s, D="6 1 1")
    go(match, "D place 6 temple", "D priest 6")
    assert position(match)["temple"] == ["D", "B", "A", "B", "C", "C"]
    assert [player(match, letter)["priests"] for letter in "ABCD"] == [3, 2, 2, 3]


def test_c9_the_push_stops_at_an_empty_space() -> None:
    s = table(4)
    temple(s, "-BA-CA")
    match = phase_a(s, A="5 1 1")
    go(match, "A place 5 temple", "A priest 5")
    assert position(match)["temple"] == ["-", "A", "B", "A", "C", "A"]
    assert player(match, "A")["priests"] == 1


def test_c11_an_empty_temple_loses_a_god_tile() -> None:
    match = phase_c(table(4))
    assert position(match)["temple_god_tiles"] == 5
    assert [player(match, letter)["god_tiles"] for letter in "ABCD"] == [0, 0, 0, 0]


def test_c13_wood_built_with_no_longer_counts() -> None:
    s = table(4)
    give(s, "A", materials="z11 z12 z14 z22", tasks="t19 t05 t47")
    match = phase_a(s, A="1 1 1")
    go(match, "A place 1 build", "A build_on z11 z12", "A fire_gift offering", "A fire_rise shell")
    idle(match, "A settle")
    assert refusal(match, "A settle t19 fulfil") == "BB-15.3"
    assert offered(match) == ["settle t19 abandon", "settle t05 abandon", "settle t47 abandon"]


def test_c15_a_pair_acts_as_yellow() -> None:
    s = table(4)
    give(s, "A", cards="blue blue", offerings=1, materials="z11 z14", tasks="t19 t05 t47")
    match = phase_c(s, "NextSettle")
    go(match, "A settle t19 yellow")
    assert offered(match) == ["pay yellow blue blue"]
    go(match, "A pay yellow blue blue")
    assert points(match, "A") == {"tasks": 4}
    assert (hand(match, "A"), goods(match, "A")) == ("", (0, 0, 0))


def test_c17_a_man_taken_in_phase_b_acts_in_the_same_phase() -> None:
    s = table(4)
    slots_free(s, "A", 2)
    give(s, "A", people="w_man_1", materials="z11 z12")
    show(s, man=MEN)
    match = phase_b(s)
    assert offered(match) == ["use woman man 1", "use stop"]
    go(match, "A use woman man 1", "A recruit m_build_1")
    assert offered(match) == ["use man build 1", "use stop"]
    go(match, "A use man build 1")
    assert offered(match) == ["build 1", "build 2", "build 3"]


def test_c19_who_arrives_later_lies_on_top() -> None:
    s = table(4)
    slots_free(s, "A", 1)
    slots_free(s, "B", 1)
    status(s, (4, "A"), (3, "B"))
    give(s, "A", people="m_vp_2")
    give(s, "B", people="m_sea_3")
    match = phase_a(s, A="2 1 1", B="1 1 1")
    go(match, "A place 2 helper", "A help tattoo m_vp_2", "A help stop")
    go(match, "B place 1 helper", "B help tattoo m_sea_3")
    assert position(match)["status"][6] == "BA"
    idle(match, "B settle")
    assert position(match)["turn_order"] == ["B", "A", "C", "D"]


def test_c21_whoever_has_a_complete_task_abandons_none() -> None:
    s = table(4)
    give(s, "A", materials="z11 z12 z13", tasks="st4 t05 t47")
    match = phase_c(s, "NextSettle")
    for task in ("st4", "t05", "t47"):
        assert refusal(match, f"A settle {task} abandon") == "BB-15.11"
    assert offered(match) == ["settle st4 fulfil"]


def test_c23_a_jewel_bought_in_the_same_phase_counts() -> None:
    s = table(4, round=3)
    give(s, "A", jewels="j01 j05", shells=3, tasks="t46 t05 t17")
    match = phase_c(s)
    go(match, "A buy j10")
    assert goods(match, "A")[1] == 0
    idle(match, "A settle")
    assert offered(match) == ["settle t46 fulfil"]


def test_c25_three_scouts_are_not_doubled() -> None:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    slots_free(s, "A", 3)
    give(s, "A", people="m_land_1 m_land_2 m_land_3", cards="green", offerings=1)
    match = phase_b(s)
    assert refusal(match, "A use man land 3 doubled") == "BB-17.20"
    assert refusal(match, "A use man land 2 doubled") is None


def test_c27_fishing_is_always_possible() -> None:
    s = table(4, round=6)
    match = phase_a(s, ["A1 fishing", "A1 fishing", "B1 fishing", "B1 fishing"], A="6")
    before = position(match)["tiles"]["fishing"]
    assert "A1" in before and "B1" in before  # fishing ignores the order of dice
    go(match, "A place 6 fishing")
    assert points(match, "A") == {"fishing": 2}
    assert "A6" in position(match)["tiles"]["fishing"]
    assert refusal(phase_a(table(4), A="3 1 1"), "A place 3 fishing") is None


def test_c29_no_hut_moves_to_a_slot_12_with_a_person() -> None:
    s = table(4)
    put_hut(s, "A", "c_mountain", last=True)
    put_hut(s, "A", "c_plain", last=True)
    huts = "c_beach c_forest n_beach n_mountain e_forest e_beach s_forest s_plain"
    for region in huts.split():
        put_hut(s, "A", region)  # huts remain on slots 10 and 11
    give(
        s, "A", people="m_land_1 m_land_2 m_land_3 m_sea_1 m_sea_2 m_sea_3 w_land_1 w_land_2 w_land_3 w_vp_1"
    )
    match = phase_a(s, A="6 1 1")
    assert player(match, "A")["slots"][9:] == [1, 1, "w_vp_1"]
    go(match, "A place 6 helper")
    assert "help move_hut" not in offered(match)
    assert refusal(match, "A help move_hut") == "BB-5.6"


def test_c29_nor_do_people_move_it() -> None:
    s = table(4)
    put_hut(s, "A", "c_mountain", last=True)
    put_hut(s, "A", "c_plain", last=True)
    give(s, "A", people="m_move_hut_1 w_vp_1")  # slot 1 and slot 12
    match = phase_b(s)
    assert player(match, "A")["slots"][11] == "w_vp_1"
    assert refusal(match, "A use man move_hut 1") == "BB-5.6"


def test_the_end_follows_the_last_task_of_round_six() -> None:
    """After C27: the last tasks come once, then the points, then nothing."""
    match = final_tasks(table(2))
    assert asked(match) == "over"
    assert state_of(match).pending == 0

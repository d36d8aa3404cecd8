"""Set-up, the course of the rounds and the end: specification of Bora Bora, sections 4, 5 and 7."""

from __future__ import annotations

from random import Random

import pytest

from motu.games.bora_bora.box import REGION_NAMES
from tests.games.bora_bora.situations import (
    asked,
    bora,
    final_tasks,
    give,
    go,
    goods,
    idle,
    offered,
    phase_a,
    phase_c,
    player,
    points,
    position,
    put_hut,
    refusal,
    seat,
    state_of,
    status,
    table,
    temple,
    wander,
)

players = pytest.mark.parametrize("players", [2, 3, 4])


# --- set-up ---------------------------------------------------------------------------------------


@players
def test_what_lies_in_place_and_what_is_dealt(players: int) -> None:
    match = bora().start(seats=players, seed=3)
    here = position(match)
    assert here["round"] == 0 and here["phase"] == "set_up"
    assert sorted(there["fish"] for there in here["regions"].values()) == [1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6]
    assert [len(column) for column in here["jewelry"]] == [4] * 6
    assert len(here["task_display"]) == players + 2 and len(here["stacks"]["task"]) == 53 - 3 * players - 2
    assert all(name != "-" for names in here["display"].values() for name in names)
    assert len(here["stacks"]["woman"]) == len(here["stacks"]["man"]) == 30
    assert sum(here["face_up"].values()) == 5 and sum(here["deck"].values()) == 55 - 2 * players
    assert here["temple_god_tiles"] == 6 and here["temple"] == ["-"] * 6
    assert here["status"][0] == "".join(here["turn_order"])
    for place, letter in enumerate(here["turn_order"]):
        mine = player(match, letter)
        assert mine["points"]["start"] == place
        assert (mine["offerings"], mine["god_tiles"], mine["priests"], mine["shells"]) == (2, 1, 4, 0)
        assert mine["unbuilt"] == [1, 2, 3, 4, 5, 6] and sum(mine["hand"].values()) == 2
        assert sorted(task[0] for task in mine["tasks"]) == ["s", "t", "t"]


@pytest.mark.parametrize(
    ("players", "tiles"),
    [
        (2, "helper temple build people path"),
        (3, "helper temple build woman man path"),
        (4, "helper temple build woman man land sea"),
    ],
)
def test_action_tiles_by_number_of_players(players: int, tiles: str) -> None:
    match = bora().start(seats=players, seed=3)
    assert list(position(match)["tiles"]) == [*tiles.split(), "fishing"]


@players
def test_first_huts_in_reverse_order_with_income_and_without_fish(players: int) -> None:
    match = bora().start(seats=players, seed=3)
    order = position(match)["turn_order"]
    for letter in reversed(order):
        if asked(match) == f"{letter} start":
            match.play(seat(letter), match.choices(seat(letter))[-1])
        assert offered(match) == ["take_hut slot_2", "take_hut slot_12"]
        go(match, f"{letter} take_hut slot_2")
        if asked(match) == f"{letter} material":
            match.play(seat(letter), match.choices(seat(letter))[-1])
            assert sum(there != "-" for there in player(match, letter)["ceremony"].values()) == 1
        else:
            assert player(match, letter)["offerings"] == 3
        assert player(match, letter)["slots"] == [0, 0, *[1] * 9, 2]
        assert points(match, letter) == {}
    assert asked(match) == f"{order[0]} place" and position(match)["round"] == 1


# --- phase A --------------------------------------------------------------------------------------


@players
def test_three_laps_of_one_die_each(players: int) -> None:
    laps = "DCBA"[4 - players :]
    match = phase_a(table(players, order=laps))
    for letter in [*laps, *laps, *laps]:
        assert asked(match) == f"{letter} place"
        go(match, f"{letter} place 1 fishing")
    assert all(points(match, letter)["fishing"] == 6 for letter in laps)


def test_a_die_binds_its_owner_too() -> None:
    match = phase_a(table(4), A="3 3 2")
    go(match, "A place 3 helper", "A help stop")
    idle(match, "A place")
    assert refusal(match, "A place 3 helper") == "BB-3.4"
    assert refusal(match, "A place 2 helper") is None
    assert refusal(match, "A place 6 helper") == "BB-3.10"


def test_a_new_hut_takes_the_site_and_leaves_the_older_one_in_the_region() -> None:
    s = table(4)
    put_hut(s, "B", "c_plain")
    put_hut(s, "A", "c_mountain")
    match = phase_a(s, A="4 1 1")
    go(match, "A place 4 land", "A expand c_plain", "A take_hut slot_12")
    assert position(match)["regions"]["c_plain"]["huts"] == ["B", "A"]
    assert match.view(None)["regions"][REGION_NAMES.index("c_plain")]["holder"] == 0
    assert player(match, "A")["slots"][11] == 1


def test_the_hut_taken_frees_its_slot() -> None:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    match = phase_a(s, A="4 1 1")
    go(match, "A place 4 land", "A expand c_plain")
    assert offered(match) == ["take_hut slot_3", "take_hut slot_12"]
    go(match, "A take_hut slot_3")
    assert player(match, "A")["slots"] == [0, 0, 0, *[1] * 8, 2]


def test_a_building_takes_two_materials_and_covers_their_spaces() -> None:
    s = table(4, round=4)
    give(s, "A", materials="z11 z12 z22")
    match = phase_a(s, A="5 1 1")
    go(
        match,
        "A place 5 build",
        "A build 4",
        "A build_on z12 z22",
        "A fire_gift offering",
        "A fire_rise status",
    )
    anna = player(match, "A")
    assert (anna["ceremony"]["z12"], anna["ceremony"]["z22"]) == ("building 4", "building 4")
    assert anna["ceremony"]["z11"] == "wood" and anna["unbuilt"] == [1, 2, 3, 5, 6]
    assert points(match, "A") == {"buildings": 7}
    assert goods(match, "A") == (1, 0, 0) and position(match)["status"][1] == "A"


def test_a_priest_pushed_out_may_be_ones_own() -> None:
    s = table(4)
    temple(s, "-----A")
    match = phase_a(s, A="1 1 1")
    go(match, "A place 1 temple")
    assert position(match)["temple"] == ["-"] * 5 + ["A"]
    assert player(match, "A")["priests"] == 3


def test_every_purchase_of_the_helper_has_its_price() -> None:
    s = table(4)
    give(s, "A", people="m_vp_2")
    prices = {"tattoo m_vp_2": 1, "vp": 1, "offering": 2, "god_card": 2, "material": 2, "move_hut": 2}
    for what, price in prices.items():
        match = phase_a(s.copy(), A="3 1 1")
        go(match, "A place 3 helper", f"A help {what}")
        idle(match, "A help")
        assert match.view(0)["pending"]["left"] == 3 - price, what


def test_a_hut_moved_makes_room() -> None:
    match = phase_a(table(4), A="4 1 1")
    go(match, "A place 4 helper", "A help move_hut", "A help move_hut")
    assert player(match, "A")["slots"] == [0, 0, 0, 0, *[1] * 7, 4]  # the first hut is on the map


# --- phase C --------------------------------------------------------------------------------------


def test_status_scores_then_sets_the_order() -> None:
    s = table(4)
    status(s, (8, "C"), (3, "DA"))
    match = phase_c(s)
    assert [points(match, letter).get("status", 0) for letter in "ABCD"] == [2, 0, 6, 2]
    assert position(match)["turn_order"] == ["C", "D", "A", "B"]
    assert position(match)["status"][0] == "CDAB"


def test_the_status_track_pays_0_to_15() -> None:
    track = [0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 12, 12, 13, 14, 14, 15]
    for space, value in enumerate(track):
        s = table(2)
        status(s, (space, "B"))
        assert points(phase_c(s), "B").get("status", 0) == value


def test_whoever_stays_on_zero_keeps_his_place_in_the_stack() -> None:
    s = table(4, order="DBCA")
    status(s, (1, "A"))
    assert position(phase_c(s))["turn_order"] == ["A", "D", "B", "C"]


def test_most_priests_win_the_god_tile() -> None:
    s = table(4)
    temple(s, "BAAC--")
    match = phase_c(s)
    assert [player(match, letter)["god_tiles"] for letter in "ABCD"] == [1, 0, 0, 0]
    assert [points(match, letter).get("temple", 0) for letter in "ABCD"] == [2, 1, 1, 0]
    assert position(match)["temple"] == ["B", "A", "A", "C", "-", "-"]  # they stay


def test_a_tie_goes_to_the_leftmost_priest_of_those_tied() -> None:
    s = table(4)
    temple(s, "CBAABB")
    s.temple[0] = 0  # B has two, as A has; C stands leftmost with one
    s.priests[1] += 1
    match = phase_c(s)
    assert [player(match, letter)["god_tiles"] for letter in "ABCD"] == [0, 1, 0, 0]


def test_jewels_are_bought_in_the_new_order_and_unsold_ones_go() -> None:
    s = table(3, round=2)
    status(s, (1, "B"))
    give(s, "A", shells=2)
    give(s, "B", shells=5)
    match = phase_c(s)
    assert offered(match) == ["buy j05", "buy j06", "buy j07", "buy j08", "buy decline"]
    go(match, "B buy j06")
    assert goods(match, "B")[1] == 3 and player(match, "B")["jewels"] == ["j06"]
    assert offered(match) == ["buy j05", "buy j07", "buy j08", "buy decline"]
    go(match, "A buy decline")
    assert position(match)["jewelry"][1] == [] and len(position(match)["jewelry"][2]) == 4
    assert asked(match) == "B settle"  # C has no shells and is not asked


def test_a_round_ends_with_new_people_tasks_and_dice() -> None:
    match = phase_c(table(3), "NextSettle")
    gone = set(position(match)["task_display"])
    idle(match, "A place")
    here = position(match)
    assert here["round"] == 2 and here["phase"] == "A"
    assert len(here["task_display"]) == 5 and not gone & set(here["task_display"])
    assert all(name != "-" for names in here["display"].values() for name in names)
    assert not any(here["tiles"].values())
    assert all(len(player(match, letter)["dice"]) == 3 for letter in "ABC")


@players
def test_people_and_god_tiles_last_exactly_six_rounds(players: int) -> None:
    match = bora().start(seats=players, seed=9)
    wander(match, Random(9))
    here = position(match)
    assert here["round"] == 6 and here["phase"] == "end" and asked(match) == "over"
    assert here["stacks"]["woman"] == here["stacks"]["man"] == []
    assert here["temple_god_tiles"] == 0 and not any(here["jewelry"])
    assert len(here["stacks"]["task"]) == 53 - (2 * players + 6 * (players + 2))


# --- the end --------------------------------------------------------------------------------------

ALL = " ".join(REGION_NAMES)


def test_god_tiles_sites_and_jewels_score_and_goods_do_not() -> None:
    s = table(2)
    give(s, "A", god_tiles=3, jewels="j01 j24", offerings=9, shells=9, cards="blue red", materials="z11 z22")
    give(s, "A", huts="w_plain c_mountain", beside="wood", tasks="t42 t41 t31")
    match = final_tasks(s)
    assert points(match, "A") == {"god_tiles": 6, "sites": 10, "jewelry": 1 + 9}
    assert match.scores is not None and match.scores[0] == 26


def test_six_points_for_huts_everywhere_and_none_for_eleven() -> None:
    for many, bonus in ((12, True), (11, False)):
        s = table(2)
        for n, region in enumerate(REGION_NAMES[:many]):
            put_hut(s, "A", region, last=n < 2)
        assert ("twelve_regions" in points(final_tasks(s), "A")) == bonus


TWELVE = [f"{sex}_{kind}_1" for sex in "mw" for kind in ("land", "sea", "vp", "shell", "status", "build")]


def test_six_points_for_twelve_people_and_none_for_eleven() -> None:
    for many, bonus in ((12, True), (11, False)):
        s = table(2)
        for n, region in enumerate(REGION_NAMES):
            put_hut(s, "A", region, last=n < 2)
        give(s, "A", people=" ".join(TWELVE[:many]), tasks="t47 t46 t42")
        assert ("twelve_people" in points(final_tasks(s), "A")) == bonus


def test_six_points_for_six_buildings_and_a_full_ground() -> None:
    ground = ["z11 z12", "z13 z14", "z21 z22", "z23 z24", "z31 z32", "z33 z34"]
    s = table(2)
    give(s, "A", built={n + 1: spaces for n, spaces in enumerate(ground)}, tasks="t47 t46 t31")
    scored = points(final_tasks(s), "A")
    assert (scored["six_buildings"], scored["ceremony"]) == (6, 6)
    s = table(2)
    give(s, "A", built={n + 1: spaces for n, spaces in enumerate(ground[:5])}, tasks="t47 t46 t31")
    give(s, "A", materials="z33")
    scored = points(final_tasks(s), "A")
    assert "six_buildings" not in scored and "ceremony" not in scored  # one space is empty


def test_six_points_for_six_jewels_and_none_for_five() -> None:
    for many, bonus in ((6, True), (5, False)):
        s = table(2)
        s.round = 6
        give(s, "A", jewels=" ".join(f"j{n:02}" for n in range(1, many + 1)), tasks="t42 t41 t31")
        assert ("six_jewels" in points(final_tasks(s), "A")) == bonus


def test_most_points_win() -> None:
    s = table(3)
    for n, letter in enumerate("ABC"):
        s.points[seat(letter) * 18 + 1] = (10, 30, 20)[n]
    match = final_tasks(s)
    assert match.ranking == [(1,), (2,), (0,)]
    assert state_of(match).total(1) > 30

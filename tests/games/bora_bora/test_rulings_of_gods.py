"""How doubtful passages about gods and tasks are read: specification of Bora Bora, section 10."""

from __future__ import annotations

import pytest

from motu.games.bora_bora.state import DONE_BY
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
    table,
)


def test_a8_no_god_helps_to_fish() -> None:
    s = table(4)
    give(s, "A", cards="blue white", offerings=2)
    match = phase_a(s, ["B1 fishing"], A="6 5")
    assert [line for line in offered(match) if "fishing" in line] == ["place 5 fishing", "place 6 fishing"]
    go(match, "A place 5 fishing")
    assert asked(match) == "B place"  # nothing to pay
    assert (hand(match, "A"), goods(match, "A")[0]) == ("blue white", 2)


def test_a9_a_white_die_is_placed_by_its_real_value() -> None:
    s = table(4)
    give(s, "A", cards="white", offerings=1)
    match = phase_a(s, ["B4 temple"], A="3 5", B="2 3")
    assert refusal(match, "A place 3 temple white") is None  # lower than the 4 although it acts as a 6
    assert refusal(match, "A place 5 temple white") == "BB-17.21"
    go(match, "A place 3 temple white", "A pay white white", "A priest 6")
    go(match, "A fire_gift offering", "A fire_rise shell")
    assert position(match)["tiles"]["temple"] == ["A3", "B4"]
    assert refusal(match, "B place 2 temple") is None
    assert refusal(match, "B place 3 temple") == "BB-3.4"


def test_a10_with_a_pair_the_phase_of_the_effect_counts() -> None:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    slots_free(s, "A", 1)
    give(s, "A", cards="green green", offerings=1, people="m_vp_1")
    match = phase_a(s, ["B1 land"], A="2 2")
    go(match, "A place 2 land", "A pay blue green green")  # blue in phase A with green cards
    assert asked(match) == "A take_hut"
    s = table(4)
    slots_free(s, "A", 1)
    give(s, "A", cards="blue blue", offerings=1, people="m_vp_1")
    match = phase_b(s)
    go(match, "A use man vp 1 doubled", "A pay green blue blue")  # green in phase B with blue cards
    assert points(match, "A") == {"people": 4}


def test_a10_a_god_tile_stands_for_every_god() -> None:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    give(s, "A", god_tiles=3)
    match = phase_a(s, ["B1 land"], A="2 2")
    go(match, "A place 2 land white", "A pay blue god_tile", "A pay white god_tile")
    go(match, "A expand c_plain", "A take_hut slot_12", "A score_fish god_tile")
    assert points(match, "A") == {"red_god": 3} and goods(match, "A") == (1, 0, 0)


@pytest.mark.parametrize("extra", ["woman shell 1", "man vp 1"])
def test_a11_green_adds_any_type_not_used_yet(extra: str) -> None:
    s = table(4)
    slots_free(s, "A", 4)
    give(s, "A", people="w_offering_1 w_shell_1 m_status_1 m_vp_1", cards="green", offerings=1)
    match = phase_b(s)
    go(match, "A use woman offering 1", "A use man status 1")
    assert offered(match) == ["use woman shell 1", "use man vp 1", "use stop"]
    assert refusal(match, "A use woman offering 1") == "BB-11.18"
    go(match, f"A use {extra}", "A pay green green")
    assert goods(match, "A")[:2] == (1, 1 if "shell" in extra else 0)
    assert points(match, "A").get("people", 0) == (2 if "vp" in extra else 0)
    assert asked(match) != "A use"  # one green a phase


def test_a11_green_either_doubles_or_adds() -> None:
    s = table(4)
    slots_free(s, "A", 2)
    give(s, "A", people="w_offering_1 w_shell_1", cards="green green", offerings=2)
    match = phase_b(s)
    go(match, "A use woman offering 1 doubled", "A pay green green")
    assert asked(match) == "A settle"  # no extra type after the doubling


def test_a14_yellow_need_not_be_played() -> None:
    s = table(4)
    give(s, "A", cards="yellow", offerings=1, materials="z11 z14", tasks="t19 t05 t47")
    match = phase_c(s, "NextSettle")
    assert offered(match) == [
        "settle t19 yellow",
        "settle t19 abandon",
        "settle t05 abandon",
        "settle t47 abandon",
    ]
    go(match, "A settle t19 abandon")
    assert points(match, "A") == {} and hand(match, "A") == "yellow"
    assert player(match, "A")["tasks"] == ["t05", "t47"] and player(match, "A")["fulfilled"] == []


def test_a15_an_offering_paid_no_longer_counts() -> None:
    s = table(4)
    give(s, "A", cards="yellow", offerings=4, tasks="t49 t05 t47")
    assert refusal(phase_c(s.copy(), "NextSettle"), "A settle t49 yellow") == "BB-17.19"
    give(s, "A", god_tiles=1)
    match = phase_c(s, "NextSettle")
    go(match, "A settle t49 yellow")
    assert refusal(match, "A pay yellow yellow") == "BB-17.19"
    go(match, "A pay yellow god_tile")
    assert points(match, "A") == {"tasks": 4} and goods(match, "A") == (4, 0, 0)


def test_a15_nor_a_card_or_a_god_tile() -> None:
    s = table(4)
    give(s, "A", cards="yellow red red", offerings=1, tasks="st6 t05 t47")
    assert refusal(phase_c(s, "NextSettle"), "A settle st6 yellow") == "BB-17.19"
    s = table(4)
    give(s, "A", god_tiles=1, tasks="t51 t05 t47")
    assert refusal(phase_c(s.copy(), "NextSettle"), "A settle t51 yellow") == "BB-17.19"
    give(s, "A", cards="yellow", offerings=1)
    match = phase_c(s, "NextSettle")
    go(match, "A settle t51 yellow")
    assert offered(match) == ["pay yellow yellow"]


def test_a15_a_task_complete_before_the_payment_stays_one_for_six_points() -> None:
    s = table(4)
    give(s, "A", cards="yellow", offerings=5, tasks="t49 t05 t47")
    match = phase_c(s, "NextSettle")
    assert offered(match) == [
        "settle t49 fulfil"
    ]  # not with yellow, although paying would leave it one short


@pytest.mark.parametrize(("done", "bonus"), [(8, True), (7, False)])
def test_a16_a_task_with_yellow_counts_towards_the_nine(done: int, bonus: bool) -> None:
    s = table(2)
    give(s, "A", cards="yellow", offerings=1, materials="z11 z14", tasks="t19 t05 t47")
    for task in range(12, 12 + done):  # from t06 on
        s.task_at[task] = DONE_BY
    s.done[0] = done
    match = final_tasks(s)
    go(match, "A settle t19 yellow", "A pay yellow yellow")
    assert asked(match) == "over"
    assert ("nine_tasks" in points(match, "A")) == bonus
    assert points(match, "A").get("nine_tasks", 6) == 6


def test_a26_the_last_tasks_are_optional_in_turn_order_and_never_abandoned() -> None:
    s = table(3, order="CAB")
    for letter, tasks in (("A", "st4 t05 t47"), ("B", "t20 t42 t46"), ("C", "t25 t41 t31")):
        give(s, letter, materials="z13 z21 z24" if letter == "B" else "z11 z12 z13", tasks=tasks)
    match = final_tasks(s)
    assert asked(match) == "C settle" and offered(match) == ["settle t25 fulfil", "settle stop"]
    assert refusal(match, "C settle t41 abandon") == "BB-16.14"
    go(match, "C settle stop")
    assert points(match, "C").get("tasks", 0) == 0 and player(match, "C")["tasks"] == ["t25", "t31", "t41"]
    go(match, "A settle st4 fulfil", "B settle t20 fulfil")
    assert asked(match) == "over"
    assert (points(match, "A")["tasks"], points(match, "B")["tasks"]) == (6, 6)


def test_a26_a_task_taken_in_round_six_may_be_fulfilled_at_once() -> None:
    s = table(2, round=6)
    give(s, "A", materials="z11 z12 z13", tasks="st4 t05 t47")
    show(s, tasks="t25 t01 t02 t03")
    match = phase_c(s, "NextSettle")
    go(match, "A settle st4 fulfil", "B settle t42 abandon", "A take_task t25", "B take_task t01")
    assert offered(match) == ["settle t25 fulfil", "settle stop"]
    go(match, "A settle t25 fulfil")
    assert points(match, "A")["tasks"] == 12


def test_a27_a_god_tile_spent_on_the_last_tasks_scores_nothing() -> None:
    s = table(2)
    give(s, "A", god_tiles=2, materials="z11 z14", tasks="t19 t05 t47")
    give(s, "B", god_tiles=2)
    match = final_tasks(s)
    go(match, "A settle t19 yellow", "A pay yellow god_tile")
    assert asked(match) == "over"
    assert (points(match, "A")["god_tiles"], points(match, "B")["god_tiles"]) == (2, 4)


def test_a33_a_god_that_changes_nothing_is_not_played() -> None:
    s = table(4)
    give(s, "A", god_tiles=4, materials="z11 z12 z13", tasks="st4 t05 t47")
    match = phase_a(s.copy(), ["B5 helper"], A="6 3")
    assert refusal(match, "A place 6 helper white") == "BB-17.20"
    go(match, "A place 3 helper")  # lower than the 5: no blue
    assert asked(match) == "A help"
    match = phase_c(s, "NextSettle")
    assert refusal(match, "A settle st4 yellow") == "BB-17.20"


@pytest.mark.parametrize("kind", ["land", "sea", "woman", "man", "build"])
def test_a33_a_strength_of_six_is_not_doubled(kind: str) -> None:
    s = table(4)
    give(s, "A", huts="c_beach n_beach", god_tiles=1, materials="z11 z12")
    slots_free(s, "A", 4)
    give(s, "A", people=" ".join(f"m_{kind}_{n}" for n in (1, 2, 3)))
    show(s, woman="w_vp_1 w_vp_2 w_vp_3 - - -", man="m_vp_1 m_vp_2 m_vp_3 - - -")
    match = phase_b(s)
    strongest = {"land": 3, "sea": 3}.get(kind, 2)
    for copies in (1, 2, 3):
        rule = None if copies < strongest else "BB-17.20"
        assert refusal(match, f"A use man {kind} {copies} doubled") == rule


def test_a33_everything_else_may_be_doubled_with_three() -> None:
    s = table(4)
    slots_free(s, "A", 9)
    give(s, "A", god_tiles=1, people="m_vp_1 m_vp_2 m_vp_3 m_status_1 m_status_2 m_status_3")
    give(s, "A", people="w_shell_1 w_shell_2 w_shell_3")
    match = phase_b(s)
    for people in ("man vp", "man status", "woman shell"):
        assert refusal(match, f"A use {people} 3 doubled") is None


def test_a39_two_red_gods_in_one_phase_for_two_regions() -> None:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    slots_free(s, "A", 3)
    give(s, "A", people="m_land_1 w_land_1 w_land_2", cards="red red", offerings=2)
    match = phase_b(s)
    go(match, "A use man land 1", "A take_hut slot_12", "A material z12", "A score_fish red")
    assert points(match, "A") == {"red_god": 1}
    go(match, "A use woman land 2", "A take_hut slot_12", "A score_fish red")
    assert points(match, "A") == {"red_god": 1 + 3}


def test_a39_now_or_never() -> None:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    give(s, "A", cards="red red", offerings=2)
    match = phase_a(s, A="4 2 1")
    go(match, "A place 4 land", "A expand c_plain", "A take_hut slot_12", "A score_fish decline")
    idle(match, "A place")
    go(match, "A place 2 land", "A take_hut slot_12", "A material z12", "A score_fish red")
    assert points(match, "A") == {"red_god": 1}  # the beach just entered, not the plain
    assert position(match)["regions"]["c_beach"]["fish"] == 1  # the tile stays for the others


def test_a42_doubling_is_declared_with_the_activation() -> None:
    s = table(4)
    slots_free(s, "A", 2)
    give(s, "A", people="m_god_card_1 m_vp_1", offerings=1)
    match = phase_b(s)
    assert refusal(match, "A use man god_card 1 doubled") == "BB-17.25"
    go(match, "A use man god_card 1", "A take_god green", "* turn_god blue")
    assert hand(match, "A") == "green"  # one card: too late to double
    assert offered(match) == ["use man vp 1", "use stop"]  # green may still add another type


def test_a43_yellow_may_be_preferred_to_a_complete_task() -> None:
    s = table(4)
    give(s, "A", cards="yellow", offerings=1, materials="z11 z14 z12", tasks="st4 t19 t47")
    match = phase_c(s, "NextSettle")
    assert offered(match) == ["settle st4 fulfil", "settle t19 yellow"]
    go(match, "A settle t19 yellow", "A pay yellow yellow")
    assert points(match, "A") == {"tasks": 4} and "st4" in player(match, "A")["tasks"]

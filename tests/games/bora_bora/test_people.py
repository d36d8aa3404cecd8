"""What the twelve types of people bring, alone, together and doubled: specification of Bora Bora, 3.8."""

from __future__ import annotations

import pytest

from tests.games.bora_bora.situations import (
    Told,
    asked,
    give,
    go,
    goods,
    offered,
    phase_b,
    player,
    points,
    position,
    put_hut,
    refusal,
    show,
    slots_free,
    table,
)

both_sexes = pytest.mark.parametrize("sex", ["woman", "man"])
doubled_or_not = pytest.mark.parametrize("factor", [1, 2])


def acting(sex: str, kind: str, copies: int, factor: int) -> Told:
    """A has just activated so many people of a type; B still has people, so that phase B goes on."""
    s = table(4)
    put_hut(s, "A", "c_mountain")
    slots_free(s, "A", 4)
    slots_free(s, "B", 1)
    give(s, "A", people=" ".join(f"{sex[0]}_{kind}_{n}" for n in (1, 2, 3)))
    give(s, "B", people="w_vp_1" if kind != "vp" else "w_shell_1")
    if factor == 2:
        give(s, "A", god_tiles=1)
    match = phase_b(s)
    go(match, f"A use {sex} {kind} {copies}{' doubled' * (factor == 2)}")
    if factor == 2:
        go(match, "A pay green god_tile")
    return match


@both_sexes
@doubled_or_not
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_points_offerings_shells_and_status(sex: str, copies: int, factor: int) -> None:
    assert points(acting(sex, "vp", copies, factor), "A") == {"people": 2 * copies * factor}
    assert goods(acting(sex, "offering", copies, factor), "A") == (copies * factor, 0, 0)
    assert goods(acting(sex, "shell", copies, factor), "A") == (0, copies * factor, 0)
    assert position(acting(sex, "status", copies, factor))["status"][copies * factor] == "A"


@both_sexes
@doubled_or_not
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_materials_of_any_kind_one_by_one(sex: str, copies: int, factor: int) -> None:
    match = acting(sex, "material", copies, factor)
    for space in ["z11", "z12", "z13", "z14", "z21", "z22"][: copies * factor]:
        assert asked(match) == "A material"
        go(match, f"A material {space}")
    assert asked(match) == "B use"
    assert sum(there != "-" for there in player(match, "A")["ceremony"].values()) == copies * factor


@both_sexes
@doubled_or_not
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_god_cards_one_by_one(sex: str, copies: int, factor: int) -> None:
    match = acting(sex, "god_card", copies, factor)
    for _ in range(copies * factor):
        assert asked(match) == "A take_god"
        go(match, "A take_god blind")
    assert asked(match) == "B use"
    assert sum(player(match, "A")["hand"].values()) == copies * factor


@both_sexes
@doubled_or_not
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_huts_are_moved_up_to_so_many(sex: str, copies: int, factor: int) -> None:
    match = acting(sex, "move_hut", copies, factor)
    if copies * factor > 1:
        assert offered(match) == [f"move_huts {n}" for n in range(1, copies * factor + 1)]
        before = player(match, "A")["slots"]
        go(match, f"A move_huts {copies * factor}")
        assert player(match, "A")["slots"][11] == before[11] + copies * factor
        assert sum(there == 1 for there in player(match, "A")["slots"][:11]) == before[:11].count(1) - (
            copies * factor
        )
    assert asked(match) == "B use"


@pytest.mark.parametrize(("copies", "strength"), [(1, 4), (2, 6)])
def test_doubled_scouts_are_still_one_expansion(copies: int, strength: int) -> None:
    match = acting("man", "land", copies, 2)
    assert match.view(0)["pending"] == {"kind": "land", "strength": strength}
    go(match, "A expand c_plain", "A take_hut slot_12")
    assert asked(match) == "B use"


def test_a_single_builder_may_need_green_to_build_at_all() -> None:
    s = table(4)
    slots_free(s, "A", 1)
    give(s, "A", people="m_build_1", cards="green", offerings=1, materials="z33 z34")
    give(s, "A", built={1: "z11 z12", 2: "z13 z14", 3: "z21 z22"})
    match = phase_b(s)
    assert refusal(match, "A use man build 1") == "BB-8.1"
    assert offered(match) == ["use man build 1 doubled", "use stop"]
    go(match, "A use man build 1 doubled", "A pay green green")
    assert offered(match) == ["build 4", "build 5", "build 6"]


def test_a_woman_may_take_a_woman_and_a_man_a_man() -> None:
    s = table(4)
    slots_free(s, "A", 4)
    give(s, "A", people="w_woman_1 m_man_1")
    show(s, woman="w_vp_1 w_vp_2 w_vp_3 w_shell_1 - -", man="- m_vp_2 m_vp_3 m_shell_1 - -")
    match = phase_b(s)
    go(match, "A use woman woman 1")
    assert offered(match) == ["recruit w_vp_1", "recruit w_vp_2", "recruit w_vp_3"]
    go(match, "A recruit w_vp_3", "A use man man 1")
    assert offered(match) == ["recruit m_vp_2", "recruit m_vp_3"]
    go(match, "A recruit m_vp_2")
    assert position(match)["display"]["woman"][2] == position(match)["display"]["man"][1] == "-"


def test_each_player_takes_the_whole_phase_before_the_next() -> None:
    s = table(3, order="CAB")
    for letter, people in (("A", "w_vp_1 m_vp_1"), ("C", "w_shell_1 m_shell_1")):
        slots_free(s, letter, 2)
        give(s, letter, people=people)
    match = phase_b(s)
    go(match, "C use man shell 1", "C use woman shell 1", "A use woman vp 1", "A use man vp 1")
    assert asked(match) != "B use"  # nobody to use


def test_whoever_might_pay_for_green_is_asked_once_more() -> None:
    """Others must not learn from the silence that a hand has no green card."""
    s = table(4)
    slots_free(s, "A", 2)
    give(s, "A", people="w_shell_1 w_vp_1", cards="blue", offerings=1)
    match = phase_b(s)
    go(match, "A use woman shell 1")
    assert asked(match) == "A use" and offered(match) == ["use stop"]

"""The rulebook's own examples: specification of Bora Bora, section 9.1."""

from __future__ import annotations

import pytest

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
    table,
)

WOMEN = "w_land_1 w_sea_1 w_woman_1 w_man_1 w_build_1 w_material_1"
MEN = "m_land_1 m_sea_1 m_woman_1 m_man_1 m_build_1 m_material_1"


def test_e1_only_lower_dice_follow_a_five_and_a_three() -> None:
    for value in range(1, 7):
        s = table(4)
        match = phase_a(s, ["B5 helper", "C3 helper"], A=f"{value} {value}")
        assert (f"place {value} helper" in offered(match)) == (value < 3)
        assert refusal(match, f"A place {value} helper") == (None if value < 3 else "BB-3.4")


@pytest.mark.parametrize(
    ("job", "reached"),
    [
        ("sea", ["", "", "", "e_beach", "e_beach s_plain", "e_beach s_plain"]),
        ("land", ["", "c_beach", "c_beach", "c_plain c_beach", "c_plain c_beach", "c_plain c_beach"]),
    ],
)
def test_e2_from_the_central_mountain(job: str, reached: list[str]) -> None:
    for value, regions in enumerate(reached, 1):
        s = table(4)
        put_hut(s, "A", "c_mountain")
        match = phase_a(s, A=f"{value} 1 1")
        if not regions:
            assert refusal(match, f"A place {value} {job}") == "BB-4.2"
            continue
        go(match, f"A place {value} {job}")
        if len(regions.split()) == 1:  # played by itself
            assert asked(match) == "A take_hut"
            go(match, "A take_hut slot_12")
            assert state_of(match).lands[0] == sum(
                1 << i for i, name in enumerate(position(match)["regions"]) if name in ("c_mountain", regions)
            )
            continue
        assert offered(match) == [f"expand {region}" for region in regions.split()]
        for never in ("c_forest", "e_forest", "s_forest"):
            assert refusal(match, f"A expand {never}") == "BB-4.1"


def test_e3_a_four_reaches_the_women_under_one_to_four() -> None:
    s = table(4)
    show(s, woman=WOMEN, man=MEN)
    match = phase_a(s, A="4 1 1")
    go(match, "A place 4 woman")
    assert offered(match) == [f"recruit {name}" for name in WOMEN.split()[:4]]
    for name in WOMEN.split()[4:]:
        assert refusal(match, f"A recruit {name}") == "BB-5.1"
    go(match, "A recruit w_sea_1")
    assert player(match, "A")["slots"][0] == "w_sea_1"
    assert position(match)["display"]["woman"][1] == "-"


def test_e4_anna_tattoos_twice_collects_once_and_takes_an_offering() -> None:
    s = table(4)
    slots_free(s, "A", 3)
    give(s, "A", people="m_sea_2 m_build_3 w_vp_3")
    match = phase_a(s, A="5 1 1")
    go(match, "A place 5 helper", "A help tattoo m_sea_2", "A help tattoo m_build_3")
    assert position(match)["status"][5] == "A"
    assert state_of(match).box.status[5] == 4 != state_of(match).box.status[4]  # the first space under 4
    go(match, "A help collect w_vp_3")
    assert goods(match, "A") == (0, 3, 0)
    go(match, "A help offering")
    assert goods(match, "A") == (1, 3, 0)
    assert asked(match) == "B place"  # no point is left
    assert player(match, "A")["shifted"] == ["m_build_3", "m_sea_2", "w_vp_3"]


def test_e5_ben_mixes_wood_tattoo_shells_and_points() -> None:
    s = table(4, order="BACD")
    slots_free(s, "B", 2)
    give(s, "B", people="m_land_1 w_land_2")
    match = phase_a(s, B="6 1 1")
    go(match, "B place 6 helper", "B help material", "B material z22", "B help tattoo m_land_1")
    go(match, "B help collect w_land_2", "B help vp", "B help vp")
    assert asked(match) == "A place"
    ben = player(match, "B")
    assert ben["ceremony"]["z22"] == "wood"
    assert position(match)["status"][1] == "B" and ben["shells"] == 2
    assert points(match, "B") == {"helper": 2}


def test_e6_ben_could_take_a_card_an_offering_and_a_material() -> None:
    match = phase_a(table(4, order="BACD"), B="6 1 1")
    go(match, "B place 6 helper", "B help god_card", "B take_god red", "* turn_god red")
    go(match, "B help offering", "B help material", "B material z13")
    assert asked(match) == "A place"
    assert (hand(match, "B"), goods(match, "B")) == ("red", (1, 0, 0))
    assert player(match, "B")["ceremony"]["z13"] == "stone"


def test_e6_ben_could_shift_six_people() -> None:
    s = table(4, order="BACD")
    slots_free(s, "B", 6)
    give(s, "B", people="m_land_1 m_land_2 m_land_3 w_sea_1 w_sea_2 w_sea_3")
    match = phase_a(s, B="6 1 1")
    go(match, "B place 6 helper", *(f"B help tattoo m_land_{n}" for n in (1, 2, 3)))
    go(match, *(f"B help collect w_sea_{n}" for n in (1, 2, 3)))
    assert asked(match) == "A place"
    assert position(match)["status"][6] == "B" and player(match, "B")["shells"] == 6


def test_e6_ben_could_take_two_cards_and_two_points() -> None:
    match = phase_a(table(4, order="BACD"), B="6 1 1")
    go(match, "B place 6 helper", "B help god_card", "B take_god red", "* turn_god blue")
    go(match, "B help god_card", "B take_god blind", "* draw_god B green", "B help vp", "B help vp")
    assert asked(match) == "A place"
    assert (hand(match, "B"), points(match, "B")) == ("red green", {"helper": 2})


def test_e7_the_fire_bonus_is_one_of_each_pair() -> None:
    s = table(4, order="CABD")
    match = phase_a(s, C="3 1 1")
    go(match, "C place 3 temple", "C priest 3")
    assert offered(match) == ["fire_gift god_card", "fire_gift offering"]
    go(match, "C fire_gift god_card", "C take_god white", "* turn_god red")
    assert offered(match) == ["fire_rise status", "fire_rise shell"]  # no second gift
    go(match, "C fire_rise shell")
    assert asked(match) == "A place"  # no second rise
    assert (hand(match, "C"), goods(match, "C")) == ("white", (0, 1, 0))
    assert position(match)["status"][0] == "CABD"


def test_e8_two_scouts_are_one_expansion_of_strength_four() -> None:
    s = table(4, order="DABC")
    put_hut(s, "D", "c_mountain")
    slots_free(s, "D", 3)
    give(s, "D", people="m_land_1* m_land_2 w_land_1")
    match = phase_b(s)
    assert offered(match) == ["use woman land 1", "use man land 1", "use man land 2", "use stop"]
    go(match, "D use man land 2")
    assert offered(match) == ["expand c_plain", "expand c_beach"]  # values 4 and 2
    go(match, "D expand c_plain", "D take_hut slot_12")
    assert refusal(match, "D use man land 1") == "BB-11.18"  # not once more for a path of 2
    assert offered(match) == ["use woman land 1", "use stop"]
    go(match, "D use woman land 1", "D take_hut slot_12", "D material z12")
    assert sorted(r for r, there in position(match)["regions"].items() if "D" in there["huts"]) == [
        "c_beach",
        "c_mountain",
        "c_plain",
    ]
    assert player(match, "D")["shifted"] == ["m_land_1"]  # acting changes no tile


def test_e8_the_woman_may_go_first_and_nobody_has_to_act() -> None:
    for lines in (["D use woman land 1", "D take_hut slot_12", "D material z12"], []):
        s = table(4, order="DABC")
        put_hut(s, "D", "c_mountain")
        slots_free(s, "D", 3)
        give(s, "D", people="m_land_1* m_land_2 w_land_1")
        match = phase_b(s)
        go(match, *lines, "D use stop")
        assert asked(match) == "D settle"


@pytest.mark.parametrize(
    ("kind", "strengths"),
    [
        ("land", (2, 4, 6)),
        ("sea", (2, 4, 6)),
        ("woman", (3, 6, 6)),
        ("man", (3, 6, 6)),
        ("build", (3, 6, 6)),
    ],
)
@pytest.mark.parametrize("sex", ["woman", "man"])
def test_e9_strength_by_copies(sex: str, kind: str, strengths: tuple[int, int, int]) -> None:
    s = table(4)
    give(s, "A", huts="c_plain c_beach" if kind == "sea" else "c_mountain n_beach w_plain")
    slots_free(s, "A", 4)
    give(s, "A", people=" ".join(f"{sex[0]}_{kind}_{n}" for n in (1, 2, 3)), materials="z11 z12")
    other = ["shell", "status", "vp", "offering", "god_card", "material"]
    show(s, woman=" ".join(f"w_{name}_1" for name in other), man=" ".join(f"m_{name}_1" for name in other))
    for copies, strength in enumerate(strengths, 1):
        match = phase_b(s.copy())
        go(match, f"A use {sex} {kind} {copies}")
        view = match.view(0)
        assert view["pending"]["strength"] == strength
        if kind in ("woman", "man"):
            assert len(offered(match)) == strength
        if kind == "build":
            assert offered(match) == [f"build {value}" for value in range(1, strength + 1)]


def test_e9_three_scouts_take_any_path() -> None:
    s = table(4)
    put_hut(s, "A", "c_forest")
    slots_free(s, "A", 3)
    give(s, "A", people="m_land_1 m_land_2 m_land_3")
    match = phase_b(s)
    assert offered(match) == ["use man land 3", "use stop"]  # the easiest path asks for 5
    go(match, "A use man land 3")
    assert offered(match) == ["expand c_plain", "expand c_beach"]  # 6 and 5


def test_e10_anna_plays_three_gods_on_one_die() -> None:
    s = table(4)
    put_hut(s, "A", "c_beach")
    give(s, "A", cards="blue white red", offerings=3)
    match = phase_a(s, ["B1 sea"], A="3 2")
    assert refusal(match, "A place 3 sea white") is None
    go(match, "A place 3 sea white", "A pay blue blue", "A pay white white")
    assert goods(match, "A")[0] == 1
    assert offered(match) == ["expand s_forest", "expand w_mountain"]  # 2 and 6
    go(match, "A expand w_mountain", "A take_hut slot_12", "A material z13")
    assert offered(match) == ["score_fish decline", "score_fish red"]
    go(match, "A score_fish red")
    assert points(match, "A") == {"red_god": 5}
    assert position(match)["tiles"]["sea"] == ["A3", "B1"]
    assert (hand(match, "A"), goods(match, "A")) == ("", (0, 0, 0))
    assert position(match)["discard"] == {"blue": 1, "white": 1, "red": 1, "green": 0, "yellow": 0}
    assert player(match, "A")["ceremony"]["z13"] == "stone"


def test_e11_green_doubles_the_total_of_two_women() -> None:
    for doubled, expected in (("", 4), (" doubled", 8)):
        s = table(4, order="CABD")
        slots_free(s, "C", 2)
        give(s, "C", people="w_vp_1 w_vp_2", cards="green", offerings=1)
        match = phase_b(s)
        go(match, f"C use woman vp 2{doubled}", *(["C pay green green"] if doubled else []))
        assert points(match, "C") == {"people": expected}


def test_e12_doubled_builders_build_one_higher_building() -> None:
    s = table(4, order="BACD")
    slots_free(s, "B", 1)
    give(s, "B", people="m_build_1", cards="green", offerings=1, materials="z11 z12 z13 z14")
    plain, doubled = phase_b(s.copy()), phase_b(s)
    go(plain, "B use man build 1")
    assert offered(plain) == ["build 1", "build 2", "build 3"]
    go(doubled, "B use man build 1 doubled", "B pay green green")
    assert offered(doubled) == [f"build {value}" for value in range(1, 7)]
    go(doubled, "B build 6", "B build_on z11 z12", "B fire_gift offering", "B fire_rise shell")
    assert player(doubled, "B")["unbuilt"] == [1, 2, 3, 4, 5]
    assert points(doubled, "B") == {"buildings": 10}
    assert not asked(doubled).startswith("B use")  # never a second one


def test_e13_don_plays_a_green_card_that_he_has_just_taken() -> None:
    s = table(4, order="DABC")
    put_hut(s, "D", "c_mountain")
    slots_free(s, "D", 5)
    give(s, "D", people="w_land_1 w_land_2 w_man_1 m_god_card_1", offerings=1)
    show(s, man="m_vp_1 m_sea_1 m_build_1 m_shell_1 m_status_1 m_material_1")
    match = phase_b(s)
    go(match, "D use woman land 2", "D expand c_beach", "D take_hut slot_12", "D material z12")
    assert refusal(match, "D use woman man 1") == "BB-17.11"
    go(match, "D use man god_card 1", "D take_god green", "* turn_god blue")
    go(match, "D use woman man 1", "D pay green green")
    assert offered(match) == ["recruit m_vp_1", "recruit m_sea_1", "recruit m_build_1"]  # up to 3
    go(match, "D recruit m_build_1")
    don = player(match, "D")
    assert "m_build_1" in don["slots"] and don["offerings"] == 0
    assert not asked(match).startswith("D use")  # a man and green have acted: nothing is left


def test_e14_yellow_replaces_the_third_wood() -> None:
    s = table(4)
    give(s, "A", tasks="t19 t05 t47", materials="z11 z14", cards="yellow", offerings=1)
    match = phase_c(s, "NextSettle")
    assert refusal(match, "A settle t19 fulfil") == "BB-15.3"
    go(match, "A settle t19 yellow", "A pay yellow yellow")
    assert points(match, "A") == {"tasks": 4}
    anna = player(match, "A")
    assert anna["fulfilled"] == ["t19"] and anna["offerings"] == 0
    assert (anna["ceremony"]["z11"], anna["ceremony"]["z14"]) == ("wood", "wood")  # nothing is given up


REGIONS = "c_mountain c_plain c_beach c_forest n_beach n_mountain e_forest e_beach"


def test_e15_yellow_replaces_the_ninth_region_only() -> None:
    for many, allowed in ((8, True), (7, False)):
        s = table(4)
        give(s, "A", huts=" ".join(REGIONS.split()[:many]), tasks="t05 t42 t47", cards="yellow", offerings=1)
        match = phase_c(s, "NextSettle")
        if not allowed:
            assert refusal(match, "A settle t05 yellow") == "BB-17.24"
            continue
        go(match, "A settle t05 yellow", "A pay yellow yellow")
        assert points(match, "A") == {"tasks": 4}


def test_e16_one_yellow_for_each_of_the_three_last_tasks() -> None:
    s = table(4)
    give(s, "A", tasks="t19 st4 t40", materials="z11 z14", built={1: "z22 z23"})
    give(s, "A", cards="yellow blue blue", offerings=2, god_tiles=1)
    match = final_tasks(s)
    go(match, "A settle t19 yellow", "A pay yellow yellow", "A settle st4 yellow", "A pay yellow blue blue")
    go(match, "A settle t40 yellow", "A pay yellow god_tile")
    assert points(match, "A")["tasks"] == 12
    assert player(match, "A")["fulfilled"] == ["st4", "t19", "t40"]


def test_e16_two_yellows_do_not_help_one_task() -> None:
    s = table(4)
    give(s, "A", tasks="t19 st4 t40", materials="z11 z12", cards="yellow yellow", offerings=2)
    match = final_tasks(s)
    assert refusal(match, "A settle t19 yellow") == "BB-17.24"
    assert offered(match) == ["settle st4 yellow", "settle stop"]


def test_e17_a_combined_tile_is_one_descending_row() -> None:
    s = table(2)
    show(s, woman=WOMEN, man=MEN)
    match = phase_a(s, A="3 1 1", B="3 2 1")
    go(match, "A place 3 woman", "A recruit w_woman_1")
    assert refusal(match, "B place 3 woman") == refusal(match, "B place 3 man") == "BB-3.4"
    for value in (1, 2):
        assert {f"place {value} woman", f"place {value} man"} <= set(offered(match))
    go(match, "B place 2 man", "B recruit m_sea_1")
    assert position(match)["tiles"]["people"] == ["A3", "B2"]


@pytest.mark.parametrize("players", [2, 3])
def test_e17_the_combined_path_too(players: int) -> None:
    s = table(players)
    put_hut(s, "A", "w_plain")
    put_hut(s, "B", "w_plain")
    match = phase_a(s, A="3 1 1", B="3 2 1")
    go(match, "A place 3 sea", "A take_hut slot_12", "A material z11")
    assert refusal(match, "B place 3 land") == refusal(match, "B place 3 sea") == "BB-3.4"
    assert {"place 2 land", "place 1 land"} <= set(offered(match))
    go(match, "B place 2 land", "B take_hut slot_12", "B material z13")
    assert position(match)["tiles"]["path"] == ["A3", "B2"]


def test_e18_two_equal_cards_and_one_offering_are_any_god() -> None:
    s = table(4)
    put_hut(s, "A", "c_beach")
    give(s, "A", cards="yellow yellow", offerings=2)
    match = phase_a(s, ["B1 land"], A="2 2")
    go(match, "A place 2 land")  # blue
    assert offered(match) == ["pay blue yellow yellow"]
    go(match, "A pay blue yellow yellow")
    assert (hand(match, "A"), goods(match, "A")) == ("", (1, 0, 0))
    assert position(match)["discard"]["yellow"] == 2


def test_e18_of_the_present_phase() -> None:
    s = table(4)
    slots_free(s, "A", 1)
    give(s, "A", people="m_vp_1", cards="yellow yellow", offerings=1)
    match = phase_b(s)
    go(match, "A use man vp 1 doubled", "A pay green yellow yellow")
    assert points(match, "A") == {"people": 4} and goods(match, "A")[0] == 0


def test_e19_a_material_without_a_space_lies_beside_and_is_never_built_with() -> None:
    s = table(4)
    give(s, "A", materials="z11 z14", built={1: "z22 z12", 2: "z33 z34"}, tasks="t19 t05 t47")
    match = phase_a(s, A="2 5 1")
    go(match, "A place 2 helper", "A help material")
    assert "material beside wood" in offered(match)
    assert not {"material z11", "material z14", "material z22", "material z33"} & set(offered(match))
    go(match, "A material beside wood")
    anna = player(match, "A")
    assert anna["beside"] == {"wood": 1, "stone": 0, "sand": 0}
    idle(match, "A place")
    assert refusal(match, "A place 5 build") == "BB-8.6"
    idle(match, "A settle")
    go(match, "A settle t19 fulfil")  # two on the ground, one beside
    assert points(match, "A")["tasks"] == 6


def test_e20_more_than_a_task_asks_for_is_kept() -> None:
    s = table(4)
    slots_free(s, "A", 5)
    give(s, "A", people="m_land_1 m_sea_1 m_vp_1 m_shell_1 m_build_1", tasks="t26 t05 t47")
    match = phase_c(s, "NextSettle")
    go(match, "A settle t26 fulfil")
    assert points(match, "A") == {"tasks": 6}
    assert sum(isinstance(there, str) for there in player(match, "A")["slots"]) == 5

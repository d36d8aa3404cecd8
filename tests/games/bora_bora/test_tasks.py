"""What the sixty tasks ask for, met exactly and missed by one: specification of Bora Bora, 3.12."""

from __future__ import annotations

import pytest

from motu.games.bora_bora.state import Bora
from tests.games.bora_bora.situations import (
    give,
    offered,
    phase_c,
    put_hut,
    refusal,
    slots_free,
    table,
    temple,
)

TASKS: dict[str, dict[str, int]] = {
    "st1": {"regions": 3},
    "st2": {"men": 1, "women": 1},
    "st3": {"priests": 2},
    "st4": {"materials": 3},
    "st5": {"offerings": 4},
    "st6": {"cards": 4},
    "st7": {"shells": 3},
    "t01": {"regions": 5},
    "t02": {"regions": 6},
    "t03": {"regions": 7},
    "t04": {"regions": 8},
    "t05": {"regions": 9},
    "t06": {"mountain": 3},
    "t07": {"beach": 3},
    "t08": {"forest": 3},
    "t09": {"plain": 3},
    "t10": {"mountain": 2, "beach": 2},
    "t11": {"mountain": 2, "forest": 2},
    "t12": {"mountain": 2, "plain": 2},
    "t13": {"beach": 2, "forest": 2},
    "t14": {"beach": 2, "plain": 2},
    "t15": {"forest": 2, "plain": 2},
    "t16": {"islands": 4},
    "t17": {"islands": 5},
    "t18": {"central": 4},
    "t19": {"wood": 3},
    "t20": {"stone": 3},
    "t21": {"sand": 3},
    "t22": {"wood": 2, "stone": 2},
    "t23": {"wood": 2, "sand": 2},
    "t24": {"stone": 2, "sand": 2},
    "t25": {"wood": 1, "stone": 1, "sand": 1},
    "t26": {"men": 3},
    "t27": {"men": 4},
    "t28": {"men": 5},
    "t29": {"women": 3},
    "t30": {"women": 4},
    "t31": {"women": 5},
    "t32": {"men": 2, "women": 2},
    "t33": {"men": 3, "women": 3},
    "t34": {"same_men": 2},
    "t35": {"same_women": 2},
    "t36": {"tattooed": 3},
    "t37": {"collected": 3},
    "t38": {"tattooed": 2, "collected": 2},
    "t39": {"shifted": 5},
    "t40": {"built": 2},
    "t41": {"built": 3},
    "t42": {"built": 4},
    "t43": {"priests": 3},
    "t44": {"priests": 2, "built": 2},
    "t45": {"jewels": 2},
    "t46": {"jewels": 3},
    "t47": {"jewels": 4},
    "t48": {"cards": 5},
    "t49": {"offerings": 5},
    "t50": {"shells": 5},
    "t51": {"god_tiles": 2},
    "t52": {"covered": 8},
    "t53": {"good_fish": 3},
}
TERRAINS = {
    "mountain": "c_mountain n_mountain w_mountain",
    "beach": "c_beach n_beach e_beach",
    "forest": "c_forest e_forest s_forest",
    "plain": "c_plain s_plain w_plain",
    "regions": "c_mountain c_beach c_forest c_plain e_forest e_beach n_beach s_plain w_plain",
    "islands": "c_mountain e_forest n_beach s_plain w_plain",
    "central": "c_mountain c_beach c_forest c_plain",
    "good_fish": "c_plain c_mountain w_plain",  # 3, 4, 6
}
SPACES = {"wood": "z11 z14 z22", "stone": "z13 z21 z24", "sand": "z12 z23 z31", "materials": "z11 z12 z13"}
PEOPLE = {
    "men": "m_land_1 m_sea_1 m_woman_1 m_man_1 m_build_1",
    "women": "w_land_1 w_sea_1 w_woman_1 w_man_1 w_build_1",
    "same_men": "m_vp_1 m_vp_3",
    "same_women": "w_shell_1 w_shell_2",
    "tattooed": "m_land_1* m_sea_1* m_woman_1*",
    "collected": "w_land_1* w_sea_1* w_woman_1*",
    "shifted": "m_land_1* w_sea_1* m_woman_1* w_man_1* w_build_1*",
}
GROUND = ("z11 z12", "z13 z14", "z21 z22", "z23 z24")


def first(names: str, many: int) -> str:
    return " ".join(names.split()[:many])


def provide(have: dict[str, int]) -> Bora:
    """A table at which player A has exactly this much of what a task counts."""
    s = table(4, round=4)
    slots_free(s, "A", 1)
    for what, many in have.items():
        if what in TERRAINS:
            give(s, "A", huts=first(TERRAINS[what], many))
        elif what in SPACES:
            give(s, "A", materials=first(SPACES[what], many))
        elif what in PEOPLE:
            slots_free(s, "A", 7)
            give(s, "A", people=first(PEOPLE[what], many))
        elif what == "built":
            give(s, "A", built={n + 1: GROUND[n] for n in range(many)})
        elif what == "covered":
            give(s, "A", built={1: "z11 z12", 5: "z23 z24"}, materials=first("z13 z14 z21 z31", many - 4))
        elif what == "priests":
            temple(s, ("A" * many + "------")[:6])
        elif what == "jewels":
            give(s, "A", jewels=first("j01 j05 j09 j13", many))
        elif what == "cards":
            give(s, "A", cards=first("blue white red green yellow", many))
        elif what == "offerings":
            give(s, "A", offerings=many)
        elif what == "shells":
            give(s, "A", shells=many)
        else:
            assert what == "god_tiles"
            give(s, "A", god_tiles=many)
    if not s.lands[0]:
        put_hut(s, "A", "c_beach")
    return s


@pytest.mark.parametrize("task", TASKS)
def test_a_task_is_complete_with_exactly_what_it_asks_for(task: str) -> None:
    s = provide(TASKS[task])
    give(s, "A", tasks=task)
    assert f"settle {task} fulfil" in offered(phase_c(s, "NextSettle"))


@pytest.mark.parametrize("task", TASKS)
def test_a_task_is_missed_by_one_of_each_thing_it_asks_for(task: str) -> None:
    for what in TASKS[task]:
        s = provide({**TASKS[task], what: TASKS[task][what] - 1})
        give(s, "A", tasks=task)
        match = phase_c(s, "NextSettle")
        assert refusal(match, f"A settle {task} fulfil") == "BB-15.3"
        mine = [held for held in match.view(0)["players"][0]["tasks"] if held["id"] == task]
        assert mine[0]["missing"] == 1


def test_all_sixty_tasks_stand_here() -> None:
    assert sorted(TASKS) == sorted([f"st{n}" for n in range(1, 8)] + [f"t{n:02}" for n in range(1, 54)])


def test_materials_beside_the_board_and_under_no_building_count() -> None:
    s = table(4)
    give(s, "A", tasks="t19", materials="z11", beside="wood wood", built={3: "z22 z23"})
    assert offered(phase_c(s, "NextSettle")) == ["settle t19 fulfil"]


def test_people_lie_shifted_or_not() -> None:
    s = table(4)
    slots_free(s, "A", 3)
    give(s, "A", tasks="t34", people="m_vp_1* m_vp_3 w_vp_1")
    assert offered(phase_c(s, "NextSettle")) == ["settle t34 fulfil"]


def test_a_fish_of_three_is_good_and_one_of_two_is_not() -> None:
    s = table(4)
    give(s, "A", tasks="t53", huts="c_plain c_mountain c_forest n_mountain c_beach")
    assert refusal(phase_c(s, "NextSettle"), "A settle t53 fulfil") == "BB-15.3"


def test_a_task_of_two_parts_adds_up_what_is_missing() -> None:
    s = table(4)
    give(s, "A", tasks="t22", materials="z11 z13", cards="yellow", offerings=1)
    assert refusal(phase_c(s, "NextSettle"), "A settle t22 yellow") == "BB-17.24"
    s = table(4)
    give(s, "A", tasks="t22", materials="z11 z14 z22 z33 z13", cards="yellow", offerings=1)
    assert refusal(phase_c(s, "NextSettle"), "A settle t22 yellow") is None  # surplus wood is no stone

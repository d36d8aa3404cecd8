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
from tests.oracles.bora_bora_data import TASKS  # as the specification has them, not as the box does

TERRAINS = {
    "mountain": "c_mountain n_mountain w_mountain",
    "beach": "c_beach n_beach e_beach",
    "forest": "c_forest e_forest s_forest",
    "plain": "c_plain s_plain w_plain",
    "regions": "c_mountain c_beach c_forest c_plain e_forest e_beach n_beach s_plain w_plain",
    "islands": "c_mountain e_forest n_beach s_plain w_plain",
    "central_regions": "c_mountain c_beach c_forest c_plain",
    "rich_fish": "c_plain c_mountain w_plain",  # 3, 4, 6
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

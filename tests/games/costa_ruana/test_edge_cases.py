"""What follows from the rules: specification of Costa Ruana, section 9.2."""

from __future__ import annotations

import pytest

from motu.games.costa_ruana.box import FACE_NAMES
from motu.games.costa_ruana.rules import tell
from tests.games.costa_ruana.situations import (
    LETTERS,
    applications,
    asked,
    assert_sound,
    begin,
    cards_on_table,
    collect,
    go,
    islanders,
    lay,
    offered,
    reveal,
    sit_down,
    state_of,
    supplies,
    table,
    told,
    treasures,
)


def test_C1_the_leader_collects_although_two_others_are_in_conflict() -> None:
    match = collect(table(3, {2: "AAABBCC"}))
    assert told(match, tell.COLLECTED, 2) == [(0, 1)]
    assert islanders(state_of(match)) == {2: "AABBCC"}


def test_C3_an_island_whose_last_treasure_was_moved_away_gives_nothing() -> None:
    s = table(2, {1: "AAAABB", 4: "A"}, [1, 4, 4, 4])
    lay(s, "face_up B", "night_move_treasure", before="B")
    match = reveal(s)
    go(match, "B take_treasure island_1", "B drop_treasure island_2")
    after = state_of(match)
    assert treasures(after) == [0, 5, 4, 3]
    assert islanders(after) == {1: "AAAABB"}  # nobody goes home from there, A’s other islander does
    assert told(match, tell.COLLECTED, 2) == [(0, 3)]
    assert told(match, tell.UNCLAIMED, 1) == []


def test_C5_with_an_empty_supply_one_can_only_pass() -> None:
    s = table(3, {1: "BBBBB", 2: "BBBBB"})
    for letter in "ABC":
        lay(s, f"face_up {letter}", "night_place_1", before=letter)
        lay(s, f"face_down {letter}", "day_place_1", before=letter)
    begin(s, "stake")
    standing = sit_down(s, run=False)
    go(standing, "A stake pass")
    assert [move.notation for move in standing.moves] == ["stake pass", "stake pass"]
    assert [(move.seat, move.forced) for move in standing.moves] == [(0, False), (1, True)]  # B is not asked
    assert asked(standing) == "C stake"
    assert len(offered(standing)) == 7


def test_C5_the_only_answer_is_to_pass() -> None:
    s = table(2, {1: "AAAAA", 2: "AAAAA"})
    lay(s, "face_up A", "night_place_1", before="A")
    match = sit_down(begin(s, "stake"), run=False)
    assert offered(match) == ["stake pass"]


def test_C7_a_stake_on_an_inactive_card_is_home_in_time_to_be_placed() -> None:
    s = table(2, {1: "AAAAA", 2: "AAAA"})
    lay(s, "face_up A", "night_place_1", before="A")
    lay(s, "face_up B", "day_place_3", before="B", stakes="A")
    match = reveal(s)
    assert supplies(state_of(match))[0] == 1  # all others stand on islands
    go(match, "A place island_3")
    assert told(match, tell.PLACED, 2) == [(0, 2)]
    assert told(match, tell.NO_EFFECT, 2) == []


def test_C9_copies_go_clockwise_from_the_holder_and_not_from_the_shaman() -> None:
    s = table(4, {1: "ABCD", 2: "ABCD"}, shaman="A")
    lay(s, "face_up D", "night_remove_1", before="B", stakes="ACD")
    match = reveal(s)
    go(match, "B remove island_1", "C remove island_1", "D remove island_1", "A remove island_1")
    assert applications(match) == "BCDA"


@pytest.mark.parametrize("players", range(2, 7))
def test_C9_for_every_shaman_and_holder(players: int) -> None:
    everybody = LETTERS[:players]
    for shaman in everybody:
        for n, holder in enumerate(everybody):
            s = table(players, {1: everybody}, shaman=shaman)
            others = everybody[n + 1 :] + everybody[:n]
            lay(s, f"face_up {shaman}", "night_remove_1", before=holder, stakes=others)
            match = reveal(s)  # everybody has one islander: nothing to ask
            assert applications(match) == holder + others


def test_C11_a_holder_without_islanders_does_nothing_and_the_stakers_still_copy() -> None:
    s = table(3, {1: "BBB", 2: "C"})
    lay(s, "face_up C", "night_remove_2", before="A", stakes="B")
    match = reveal(s)
    after = state_of(match)
    assert applications(match) == "AB"
    assert told(match, tell.NO_EFFECT, 2) == [(0, FACE_NAMES.index("remove_2"))]
    assert told(match, tell.REMOVED, 2) == [(1, 0), (1, 0)]
    assert cards_on_table(after) == {}
    assert match.view(None)["discard"]["night_remove_2"] == 1
    assert_sound(after)


def test_C13_the_seventh_place_of_an_island_is_taken_once() -> None:
    s = table(2, {1: "AAABBB"})
    lay(s, "face_up A", "night_place_2", before="A")
    match = reveal(s)
    assert "place island_1" in offered(match)
    go(match, "A place island_1")
    assert offered(match) == ["place island_2", "place island_3", "place island_4"]
    go(match, "A place island_2")
    assert told(match, tell.PLACED, 2) == [(0, 0), (0, 1)]


@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("face_up B", ["A", "B", "A"]),  # remove 1 with Marie’s copy, then remove 3
        ("face_up C", ["A", "A", "B"]),
    ],
)
def test_C15_the_holder_orders_two_remove_cards_each_resolved_with_its_copies(
    first: str, order: list[str]
) -> None:
    s = table(3, {1: "AAAAB", 2: "AB", 3: "C"})
    lay(s, "face_up B", "night_remove_1", before="A", stakes="B")
    lay(s, "face_up C", "high_tide_remove_3", before="A")
    match = reveal(s)
    assert set(offered(match)) == {"resolve face_up B", "resolve face_up C"}
    go(match, f"A resolve {first}")
    while match.view(None)["phase"] == "remove":
        match.play(match.awaiting[0], "remove island_1")
    assert list(applications(match)) == order
    removed = "".join(LETTERS[player] for player, _ in told(match, tell.REMOVED, 2))
    assert removed == {"face_up B": "ABAAA", "face_up C": "AAAAB"}[first]


def test_C17_when_all_collected_the_same_the_left_neighbour_is_asked() -> None:
    for shaman, neighbour in ("AB", "BC", "CD", "DA"):
        match = collect(table(4, {}, shaman=shaman))
        assert asked(match) == f"{neighbour} shaman"
        each = {1: "A", 2: "B", 3: "C", 4: "D"}
        match = collect(table(4, each, shaman=shaman))
        assert len(told(match, tell.COLLECTED, 2)) == 4
        assert asked(match) == f"{neighbour} shaman"


@pytest.mark.parametrize("tide", ["high_tide", "low_tide"])
@pytest.mark.parametrize("daylight", ["day", "night"])
def test_C19_exactly_one_camp_becomes_active(tide: str, daylight: str) -> None:
    other = {"high_tide": "low_tide", "low_tide": "high_tide", "day": "night", "night": "day"}
    places = ("face_up A", "face_up B", "face_down A", "face_down B")
    active = {}
    for flip in ("tide", "daylight"):
        s = table(2, {1: "AB"}, top=(tide, daylight))
        for at, background in zip(places, other, strict=True):
            lay(s, at, f"{background}_remove_1", before="A")
        match = sit_down(begin(s, "flip"))
        assert match.view(0)["flips"] == {
            "tide": [other[tide], daylight],
            "daylight": [tide, other[daylight]],
        }
        go(match, f"A flip {flip}")
        set_aside = told(match, tell.SET_ASIDE, 2)
        inactive = {list(other)[card >> 3] for _, card in set_aside}
        active[flip] = set(other) - inactive
    assert active == {"tide": {other[tide], daylight}, "daylight": {tide, other[daylight]}}


def test_C21_without_a_card_before_him_a_player_acts_only_by_his_stake() -> None:
    s = table(3, {1: "AB", 2: "C"})
    lay(s, "face_up B", "night_place_1", before="A", stakes="B")
    lay(s, "face_down B", "high_tide_place_1", before="C")
    match = reveal(s)
    assert asked(match) == "A place"
    go(match, "A place island_1")
    assert asked(match) == "B place"  # his copy of A’s card
    go(match, "B place island_1")
    assert asked(match) == "C place"  # nothing lies before B
    go(match, "C place island_1")
    assert applications(match) == "ABC"


def test_C23_equal_points_and_equal_treasures_share_the_victory() -> None:
    on_islands = {1: "AAA", 2: "BBB", 3: "CCCC"}
    match = collect(table(3, on_islands, [0] * 6, turn=5, huts=[4, 4, 4]))
    assert match.scores == [15, 15, 14]
    assert match.ranking == [(0, 1), (2,)]


def test_C25_with_no_islander_anywhere_move_an_islander_has_no_effect() -> None:
    s = table(3, {})
    lay(s, "face_up B", "night_move_islander", before="A", stakes="BC")
    match = reveal(s)
    assert applications(match) == "ABC"
    face = FACE_NAMES.index("move_islander")
    assert told(match, tell.NO_EFFECT, 2) == [(0, face), (1, face), (2, face)]
    assert islanders(state_of(match)) == {}
    assert supplies(state_of(match)) == [10, 10, 10]


def test_C25_after_the_last_one_was_removed_this_turn() -> None:
    s = table(2, {1: "A"})
    lay(s, "face_up B", "night_remove_1", before="A")
    lay(s, "face_down B", "high_tide_move_islander", before="A")
    match = reveal(s)
    assert told(match, tell.REMOVED, 2) == [(0, 0)]
    assert told(match, tell.NO_EFFECT, 2) == [(0, FACE_NAMES.index("move_islander"))]


def test_C27_a_staked_islander_is_never_removed() -> None:
    s = table(2, {1: "BB"})
    lay(s, "face_up B", "night_remove_3", before="A")
    lay(s, "face_down B", "high_tide_move_treasure", before="A", stakes="A")
    lay(s, "face_up A", "high_tide_place_1", before="B", stakes="B")
    match = reveal(s)
    go(match, "A take_treasure island_3", "A drop_treasure island_4")
    go(match, "A take_treasure island_3", "A drop_treasure island_4")
    assert told(match, tell.NO_EFFECT, 2) == [(0, FACE_NAMES.index("remove_3"))]
    assert asked(match) == "B place"  # B’s islander is still on its card
    assert_sound(state_of(match))


def test_C27_a_staked_islander_is_never_moved() -> None:
    s = table(3, {2: "A", 3: "A"})
    lay(s, "face_up B", "night_move_islander", before="A")
    lay(s, "face_up C", "high_tide_place_1", before="C", stakes="BC")
    match = reveal(s)
    assert offered(match) == ["lift island_2 A", "lift island_3 A"]


def test_C29_two_players_in_conflict_and_not() -> None:
    match = collect(table(2, {1: "AABB", 2: "ABB"}))
    assert told(match, tell.COLLECTED, 2) == [(1, 1)]
    assert told(match, tell.UNCLAIMED, 1) == [(0,)]
    assert islanders(state_of(match)) == {1: "AABB", 2: "AB"}

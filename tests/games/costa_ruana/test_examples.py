"""The rulebook's own examples: specification of Costa Ruana, section 9.1.

E2 to E9 are one turn of three players, from the first card dealt. Antoine is A and the shaman, Marie is B,
Serge is C.
"""

from __future__ import annotations

from random import Random

import pytest

import motu
from motu.games.costa_ruana.rules import tell
from tests.games.costa_ruana.situations import (
    LETTERS,
    applications,
    asked,
    assert_sound,
    before_collection,
    cards_on_table,
    collect,
    costa,
    go,
    islanders,
    lay,
    offered,
    replayed,
    reveal,
    state_of,
    supplies,
    table,
    told,
    treasures,
    wander,
)

HANDS = {
    "A": [
        "night_place_2",
        "high_tide_move_islander",
        "day_place_1",
        "night_move_treasure",
        "low_tide_remove_3",
    ],
    "B": ["day_remove_1", "low_tide_place_3", "high_tide_place_1", "night_remove_3", "day_place_2"],
    "C": [
        "high_tide_place_3",
        "high_tide_remove_1",
        "day_move_treasure",
        "night_place_1",
        "low_tide_place_2",
    ],
}
SETTLING = [
    "A settle island_1",
    "B settle island_1",
    "C settle island_2",
    "A settle island_3",
    "B settle island_2",
    "C settle island_3",
    "A settle island_4",
    "B settle island_6",
    "C settle island_5",
]
LAYING = [
    "A face_up night_place_2 A",
    "B face_up day_remove_1 C",
    "C face_up high_tide_place_3 C",
    "A face_down high_tide_move_islander A",
    "B face_down low_tide_place_3 B",
    "C face_down high_tide_remove_1 A",
]
STAKING = ["A stake face_down A", "B stake face_down A", "C stake face_up C"]
FLIPS = {  # visible before the flip, and the card that brings high tide and night
    "a": (("high_tide", "day"), "A flip daylight"),
    "b": (("low_tide", "night"), "A flip tide"),
}
RESOLUTION = [
    "A remove island_4",
    "A place island_5",
    "A place island_6",
    "A lift island_6 A",
    "A land island_5",
    "A lift island_5 C",
    "A land island_4",
    "B lift island_2 B",
    "B land island_6",
    "C place island_2",
    "C place island_2",
    "C place island_3",
    "C place island_3",
    "C place island_4",
]
LAST_ANSWER = "C place island_5"
both_flips = pytest.mark.parametrize("variant", sorted(FLIPS))


def after_set_up(variant: str = "a") -> motu.Match:
    (tide, daylight), _ = FLIPS[variant]
    dealt = [f"* draw {letter} {card}" for letter, hand in HANDS.items() for card in hand]
    laid_out = [f"* tide {tide}", f"* daylight {daylight}", "* poor island_1", "* poor island_4"]
    return replayed(3, [*dealt, *laid_out, "* first_shaman A", *SETTLING])


def after_stakes(variant: str = "a") -> motu.Match:
    match = after_set_up(variant)
    go(match, *LAYING, *STAKING)
    return match


def after_flip(variant: str) -> motu.Match:
    match = after_stakes(variant)
    go(match, FLIPS[variant][1])
    return match


def after_resolution(variant: str) -> motu.Match:
    match = after_flip(variant)
    go(match, *RESOLUTION)
    return match


def after_turn(variant: str) -> motu.Match:
    match = after_resolution(variant)
    go(match, LAST_ANSWER)
    return match


# --- E1 -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "islands", "in_all"), [(2, 4, 18), (3, 6, 28), (4, 7, 33), (5, 9, 43), (6, 10, 48)]
)
def test_E1_islands_and_treasures_by_number_of_players(players: int, islands: int, in_all: int) -> None:
    poor: set[tuple[int, ...]] = set()
    for seed in range(12):
        on_islands = treasures(state_of(costa().start(seats=players, seed=seed)))
        assert sorted(on_islands) == [4, 4] + [5] * (islands - 2)
        assert sum(on_islands) == in_all
        poor.add(tuple(on_islands))
    assert len(poor) > 1  # the poor islands are drawn by lot


# --- E2 -----------------------------------------------------------------------------------------


def test_E2_after_set_up_everybody_has_three_on_islands_and_seven_in_supply() -> None:
    s = state_of(after_set_up())
    assert islanders(s) == {1: "AB", 2: "BC", 3: "AC", 4: "A", 5: "C", 6: "B"}
    assert supplies(s) == [7, 7, 7]
    assert treasures(s) == [4, 5, 5, 4, 5, 5]
    assert (s.turn, s.shaman) == (1, 0)


def test_E2_two_cards_each_and_a_stake() -> None:
    match = after_stakes()
    s = state_of(match)
    assert supplies(s) == [6, 6, 6]
    assert cards_on_table(s) == {
        "face_up A": "night_place_2",
        "face_up B": "day_remove_1",
        "face_up C": "high_tide_place_3",
        "face_down A": "high_tide_move_islander",
        "face_down B": "low_tide_place_3",
        "face_down C": "high_tide_remove_1",
    }
    on_table = match.view(None)["table"]
    assert [(card["caster"], card["holder"], card["stakes"]) for card in on_table] == [
        (0, 0, []),
        (1, 2, []),
        (2, 2, [2]),
        (0, 0, [0, 1]),
        (1, 1, []),
        (2, 0, []),
    ]
    assert asked(match) == "A flip"
    assert_sound(s, 28)


def test_E2_every_card_may_go_before_everybody_and_every_islander_on_every_card() -> None:
    match = after_set_up()
    assert set(offered(match)) == {f"face_up {card} {letter}" for card in HANDS["A"] for letter in "ABC"}
    go(match, *LAYING[:3])
    left = [card for card in HANDS["A"] if card != "night_place_2"]
    assert set(offered(match)) == {f"face_down {card} {letter}" for card in left for letter in "ABC"}
    go(match, *LAYING[3:])
    cards = {f"stake {lap} {letter}" for lap in ("face_up", "face_down") for letter in "ABC"}
    for line in STAKING:
        assert set(offered(match)) == cards | {"stake pass"}
        go(match, line)


def test_E2_marie_stakes_on_antoines_hidden_card_without_knowing_it() -> None:
    match = after_set_up()
    go(match, *LAYING, STAKING[0])
    seen = {
        viewer: next(c for c in match.view(viewer)["table"] if (c["lap"], c["caster"]) == ("face_down", 0))
        for viewer in (None, 0, 1, 2)
    }
    assert seen[0]["card"] == "high_tide_move_islander"
    assert [seen[viewer]["card"] for viewer in (None, 1, 2)] == [None, None, None]
    assert seen[1]["stakes"] == [0]
    choice = next(c for c in match.choices(1) if c.notation == "stake face_down A")
    assert choice.label("en") == "Put an islander on Red’s hidden card, in front of Red"
    assert all("Move an islander" not in event.text("en") for event in match.events(1))
    assert any("Move an islander" in event.text("en") for event in match.events(0))
    go(match, "B stake face_down A")


# --- E3 and E4 ----------------------------------------------------------------------------------


@both_flips
def test_E3_after_the_flip_only_night_and_high_tide_cards_are_active(variant: str) -> None:
    match = after_stakes(variant)
    assert offered(match) == ["flip tide", "flip daylight"]
    go(match, FLIPS[variant][1])
    view = match.view(None)
    assert (view["tide"], view["daylight"]) == ("high_tide", "night")
    assert {card["card"].rsplit("_", 2)[0] for card in view["table"]} == {"high_tide", "night"}


@both_flips
def test_E4_the_inactive_cards_of_marie_and_serge_are_discarded(variant: str) -> None:
    match = after_flip(variant)
    s = state_of(match)
    assert cards_on_table(s) == {
        "face_up A": "night_place_2",
        "face_up C": "high_tide_place_3",
        "face_down A": "high_tide_move_islander",
        "face_down C": "high_tide_remove_1",
    }
    assert match.view(None)["discard"] == {"low_tide_place_3": 1, "day_remove_1": 1}
    holders = {(c["lap"], c["caster"]): c["holder"] for c in match.view(None)["table"]}
    assert holders == {("face_up", 0): 0, ("face_down", 0): 0, ("face_down", 2): 0, ("face_up", 2): 2}
    assert supplies(s) == [6, 6, 6]  # nobody was staked on them


# --- E5 -----------------------------------------------------------------------------------------


@both_flips
def test_E5_antoine_resolves_first_then_marie_has_nothing_then_serge(variant: str) -> None:
    match = after_resolution(variant)
    s = before_collection(match, LAST_ANSWER)
    assert islanders(s) == {1: "AB", 2: "CCC", 3: "ACCC", 4: "CC", 5: "AAC", 6: "BB"}
    assert supplies(s) == [6, 7, 1]
    assert cards_on_table(s) == {}
    assert_sound(s, 28)


@both_flips
def test_E5_the_applications_are_A_A_A_A_M_S_S(variant: str) -> None:
    match = after_turn(variant)
    names = {"A": "A", "B": "M", "C": "S"}
    assert [names[letter] for letter in applications(match)] == ["A", "A", "A", "A", "M", "S", "S"]
    faces = [face for _, face in told(match, tell.APPLIES, 2)]
    assert faces == [1, 5, 7, 7, 7, 6, 6]  # remove 1, place 2, move three times, place 3 twice
    holders = [LETTERS[holder] for _, _, holder in told(match, tell.APPLIES, 3)]
    assert holders == ["A", "A", "A", "A", "A", "C", "C"]


def test_E5_the_stakes_come_home_when_their_card_is_resolved() -> None:
    match = after_flip("a")
    go(match, *RESOLUTION[:7])
    assert supplies(state_of(match)) == [5, 6, 6]  # 6 + 1 removed - 2 placed, his islander still on the card
    go(match, *RESOLUTION[7:9])
    assert supplies(state_of(match)) == [6, 7, 6]  # Antoine’s and Marie’s are back
    go(match, *RESOLUTION[9:12])
    assert supplies(state_of(match)) == [6, 7, 3]
    go(match, *RESOLUTION[12:])
    assert supplies(state_of(match)) == [6, 7, 1]
    assert asked(match) == "C place"  # one islander is left in supply, one on the card


# --- E6 and E7 ----------------------------------------------------------------------------------


def test_E6_an_effect_is_compulsory_and_applied_in_full() -> None:
    s = table(3, {1: "AB", 2: "C"})
    lay(s, "face_up B", "night_place_2", before="A")
    match = reveal(s)
    all_islands = [f"place island_{i}" for i in range(1, 7)]
    assert offered(match) == all_islands  # no way to pass
    go(match, "A place island_3")
    assert match.awaiting == (0,)
    assert offered(match) == all_islands  # nor after the first islander
    for other in ("stake pass", "remove island_1", "shaman A", "resolve face_up B"):
        assert match.why_not(0, other) is not None
    go(match, "A place island_3")
    assert len(told(match, tell.PLACED, 2)) == 2
    assert asked(match).endswith("shaman")  # the turn is over


def test_E7_a_player_short_of_islanders_places_what_he_has() -> None:
    s = table(2, {1: "AAAA", 2: "AAAA"})
    lay(s, "face_up A", "night_place_3", before="A")
    match = reveal(s)
    assert supplies(state_of(match)) == [2, 10]
    go(match, "A place island_3", "A place island_4")
    assert told(match, tell.PLACED, 2) == [(0, 2), (0, 3)]  # the third is lost
    assert asked(match).endswith("shaman")


# --- E8 and E9 ----------------------------------------------------------------------------------


@both_flips
def test_E8_each_island_gives_one_treasure_but_the_one_with_only_a_conflict(variant: str) -> None:
    match = after_turn(variant)
    s = state_of(match)
    assert told(match, tell.COLLECTED, 2) == [(2, 1), (2, 2), (2, 3), (0, 4), (1, 5)]
    assert told(match, tell.UNCLAIMED, 1) == [(0,)]
    assert treasures(s) == [4, 4, 4, 3, 4, 4]
    assert islanders(s) == {1: "AB", 2: "CC", 3: "ACC", 4: "C", 5: "AC", 6: "B"}
    assert supplies(s) == [7, 8, 4]
    assert [int(s.hut[player]) for player in range(3)] == [1, 1, 3]
    assert_sound(s, 28)


@both_flips
def test_E9_marie_is_the_next_shaman_and_may_name_another(variant: str) -> None:
    match = after_turn(variant)
    assert match.awaiting == (1,)
    assert sorted(offered(match)) == ["shaman A", "shaman B", "shaman C"]
    assert told(match, tell.DREW, 2) == [(1, 2), (2, 2), (0, 2)]  # before she answers
    assert [player["cards"] for player in match.view(None)["players"]] == [5, 5, 5]
    assert len(match.view(1)["hand"]) == 5


@pytest.mark.parametrize("named", "ABC")
def test_E9_whoever_she_names_begins_turn_two(named: str) -> None:
    match = after_turn("a")
    go(match, f"B shaman {named}")
    assert (match.view(None)["turn"], match.view(None)["shaman"]) == (2, LETTERS.index(named))
    assert asked(match) == f"{named} face_up"  # and cannot refuse
    assert (match.view(None)["tide"], match.view(None)["daylight"]) == ("high_tide", "night")


# --- E10 and E11 --------------------------------------------------------------------------------


def test_E10_two_conflicts_on_one_island_nobody_collects() -> None:
    match = collect(table(4, {1: "AABBCD"}))
    s = state_of(match)
    assert told(match, tell.COLLECTED, 2) == []
    assert islanders(s) == {1: "AABBCD"}
    assert treasures(s)[0] == 4
    assert supplies(s) == [8, 8, 9, 9]


@pytest.mark.parametrize("there", ["AAABBBC", "AABBC", "AABBCCD", "ABBCC", "ABBBCCC", "ABBCCDD", "AABCC"])
def test_E11_a_lone_islander_beside_a_conflict_takes_the_treasure(there: str) -> None:
    (lone,) = (letter for letter in "ABCD" if there.count(letter) == 1)
    match = collect(table(4, {3: there}))
    s = state_of(match)
    assert told(match, tell.COLLECTED, 2) == [(LETTERS.index(lone), 2)]
    assert islanders(s) == {3: there.replace(lone, "")}  # the others all stay
    assert treasures(s)[2] == 4
    assert s.supply[LETTERS.index(lone)] == 10


# --- E12 to E14 ---------------------------------------------------------------------------------


def test_E12_the_last_treasure_may_leave_and_a_tenth_may_come() -> None:
    s = table(2, {}, [1, 9, 4, 4])
    lay(s, "face_up A", "night_move_treasure", before="A")
    match = reveal(s)
    assert "take_treasure island_1" in offered(match)
    go(match, "A take_treasure island_1")
    assert "drop_treasure island_2" in offered(match)
    go(match, "A drop_treasure island_2")
    assert treasures(state_of(match)) == [0, 10, 4, 4]


def test_E13_removing_more_than_one_has_returns_them_all() -> None:
    s = table(3, {1: "A", 4: "AB"})
    lay(s, "face_up B", "night_remove_3", before="A")
    match = reveal(s)
    go(match, "A remove island_4")  # then only one is left, and that answer needs no asking
    assert told(match, tell.REMOVED, 2) == [(0, 3), (0, 0)]
    assert state_of(match).supply[0] == 10


@pytest.mark.parametrize("islands", [(3, 3, 3), (1, 2, 3), (4, 1, 4)])
def test_E14_three_islanders_go_to_one_island_or_to_several(islands: tuple[int, ...]) -> None:
    s = table(2, {1: "BB"})
    lay(s, "face_up A", "night_place_3", before="A")
    match = reveal(s)
    go(match, *(f"A place island_{i}" for i in islands))
    assert told(match, tell.PLACED, 2) == [(0, i - 1) for i in islands]


@pytest.mark.parametrize("islands", [(3, 3), (1, 3), (3, 1)])
def test_E14_two_islanders_leave_one_island_or_two(islands: tuple[int, ...]) -> None:
    s = table(2, {1: "AAB", 3: "AAA"})
    lay(s, "face_up B", "night_remove_2", before="A")
    match = reveal(s)
    go(match, *(f"A remove island_{i}" for i in islands))
    assert told(match, tell.REMOVED, 2) == [(0, i - 1) for i in islands]


# --- E15 and E16 --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_E15_two_cards_are_drawn_after_turns_one_to_three_and_one_after_turn_four(players: int) -> None:
    match = costa().start(seats=players, seed=players)
    hands, piles = [], []
    random = Random(players)
    for _ in range(5):
        wander(match, random, until="face_up")
        view = match.view(None)
        hands.append({player["cards"] for player in view["players"]})
        piles.append(view["deck"])
        wander(match, random, until="flip")
    assert hands == [{5}, {5}, {5}, {5}, {4}]
    assert piles == [7 * players, 5 * players, 3 * players, players, 0]
    drawn = told(match, tell.DREW, 2)
    assert [number for _, number in drawn] == [2] * 3 * players + [1] * players
    wander(match, random)
    assert {player["cards"] for player in match.view(None)["players"]} == {2}


def test_E16_two_points_per_treasure_one_per_islander_in_supply() -> None:
    on_islands = {1: "AAABB", 2: "AAABB"}
    match = collect(table(2, on_islands, [0, 0, 0, 0], turn=5, huts=[6, 5]))
    assert match.over
    assert match.scores == [16, 16]
    assert match.score_sources == [{"treasures": 12, "islanders": 4}, {"treasures": 10, "islanders": 6}]
    assert match.ranking == [(0,), (1,)]  # the same points, but more treasures

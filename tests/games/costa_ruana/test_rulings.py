"""Where the rulebook is silent or ambiguous: rulings A1 to A45 of section 10, and the known traps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from motu.games.costa_ruana.box import FACE_NAMES, SEATS, TYPES
from motu.games.costa_ruana.rules import tell
from motu.games.costa_ruana.rules.preparation import fewest_treasures
from tests.games.costa_ruana.situations import (
    LETTERS,
    applications,
    asked,
    assert_sound,
    before_collection,
    begin,
    box_of,
    card_name,
    cards_on_table,
    collect,
    costa,
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
    wander,
)

PLACE_3 = FACE_NAMES.index("place_3")

# --- the 43 tally sets of section 5.7, by the four rules of the rulebook --------------------------


def tally_sets(left: int = 7, most: int = 7, players: int = 6) -> Iterator[tuple[int, ...]]:
    """All ways in which at most six tribes can share an island with room for seven, largest first."""
    for first in range(min(left, most), 0, -1):
        yield (first,)
        if players > 1:
            for others in tally_sets(left - first, first, players - 1):
                yield (first, *others)


def rule_and_winner(tallies: tuple[int, ...]) -> tuple[int, int | None]:
    """The rule of the rulebook that decides an island with treasure, and the position of who takes it."""
    leader = tallies[0]
    if all(leader > other for other in tallies[1:]):
        return 1, 0  # one has more than each other
    out_of_conflict = [n for n, tally in enumerate(tallies) if tallies.count(tally) == 1]
    if not out_of_conflict:
        return 2, None  # only conflicts
    # Two players with 3 or 2 each, or three with 2 each, and one islander of another.
    assert tallies in ((3, 3, 1), (2, 2, 1), (2, 2, 2, 1))
    (lone,) = out_of_conflict
    return 3, lone


TALLIES = list(tally_sets())


def test_A8_there_are_43_tally_sets_30_under_rule_1_10_under_rule_2_and_3_under_rule_3() -> None:
    assert len(set(TALLIES)) == len(TALLIES) == 43
    assert Counter(rule_and_winner(tallies)[0] for tallies in TALLIES) == {1: 30, 2: 10, 3: 3}


@pytest.mark.parametrize("tallies", TALLIES, ids=lambda tallies: "-".join(map(str, tallies)))
def test_A8_A9_A10_the_winner_of_every_tally_set(tallies: tuple[int, ...]) -> None:
    _, winner = rule_and_winner(tallies)
    for players in range(max(2, len(tallies)), 7):
        seatings = list(permutations(range(players), len(tallies)))
        for seats in seatings[:: max(1, len(seatings) // 40)]:
            s = table(players, {2: "".join(LETTERS[p] * n for p, n in zip(seats, tallies, strict=True))})
            expected = -1 if winner is None else seats[winner]
            assert s.winner(1) == expected
            s.treasures[1] = 0
            assert s.winner(1) == -1  # rule (4)


@pytest.mark.parametrize("tallies", TALLIES, ids=lambda tallies: "-".join(map(str, tallies)))
def test_A9_only_the_winner_sends_one_islander_home(tallies: tuple[int, ...]) -> None:
    _, winner = rule_and_winner(tallies)
    there = "".join(LETTERS[seat] * n for seat, n in enumerate(tallies))
    match = collect(table(6, {2: there}))
    s = state_of(match)
    if winner is None:
        assert (islanders(s), treasures(s)[1], told(match, tell.COLLECTED, 2)) == ({2: there}, 4, [])
    else:
        left = there.replace(LETTERS[winner], "", 1)
        assert islanders(s) == ({2: left} if left else {})
        assert told(match, tell.COLLECTED, 2) == [(winner, 1)]
        assert treasures(s)[1] == 3
    assert_sound(s, 48)


def test_an_empty_island_is_won_by_nobody() -> None:
    assert table(4).winner(0) == -1


def test_A28_the_islands_are_independent() -> None:
    boards = ["AAB", "AABB", "C", "ABBCC", "", "CCCB"]
    seen = set()
    for order in list(permutations(range(6)))[::30]:
        s = begin(table(3, {n + 1: boards[i] for n, i in enumerate(order)}), "collect")
        s.rules[int(s.agenda[s.pending - 1]) & 255].run(s, 0, 0, 0)
        seen.add((tuple(supplies(s)), tuple(int(s.taken[p]) for p in range(3))))
    assert seen == {((7, 4, 6), (2, 0, 2))}


# --- cards and set-up ---------------------------------------------------------------------------

CARDS_IN_PLAY = {  # section 3.3, all four backgrounds together, for 2 to 6 players
    "place_1": (4, 4, 4, 8, 8),
    "place_2": (4, 4, 8, 8, 12),
    "place_3": (4, 8, 8, 12, 12),
    "remove_1": (0, 4, 4, 4, 8),
    "remove_2": (0, 0, 4, 4, 4),
    "remove_3": (4, 4, 4, 4, 4),
    "move_islander": (4, 8, 8, 12, 12),
    "move_treasure": (4, 4, 8, 8, 12),
}


@pytest.mark.parametrize("players", range(2, 7))
def test_A1_A5_twelve_cards_per_player_as_many_of_each_background(players: int) -> None:
    box = box_of()
    kept = {card_name(t): int(box.cards[players * TYPES + t]) for t in range(TYPES)}
    assert sum(kept.values()) == 12 * players
    for face, by_players in CARDS_IN_PLAY.items():
        for background in ("high_tide", "low_tide", "day", "night"):
            assert kept[f"{background}_{face}"] == by_players[players - 2] // 4


def test_A16_the_first_shaman_is_never_asked() -> None:
    for seed in range(8):
        match = costa().start(seats=4, seed=seed)
        shaman = match.view(None)["shaman"]
        assert match.awaiting == (shaman,)
        for lap in range(3):
            for n in range(4):
                go(match, f"{LETTERS[(shaman + n) % 4]} settle island_{lap + 1}")
        assert asked(match) == f"{LETTERS[shaman]} face_up"


def test_A25_A33_nature_deals_seat_by_seat_then_turns_faces_islands_and_the_shaman() -> None:
    match = costa().start(seats=3, seed=5)
    assert all(move.seat is None for move in match.moves)
    words = [move.notation.split(" ") for move in match.moves]
    drawn = [f"draw {letter}" for letter in "ABC" for _ in range(5)]
    assert [" ".join(word[:2]) for word in words[:15]] == drawn
    assert [word[0] for word in words[15:]] == ["tide", "daylight", "poor", "poor", "first_shaman"]


def test_A25_faces_poor_islands_and_shaman_are_drawn_by_lot() -> None:
    outcomes: dict[str, set[str]] = {}
    for seed in range(60):
        for move in costa().start(seats=3, seed=seed).moves[15:]:
            outcomes.setdefault(move.notation.split(" ")[0], set()).add(move.notation.split(" ")[1])
    assert outcomes == {
        "tide": {"high_tide", "low_tide"},
        "daylight": {"day", "night"},
        "poor": {f"island_{i}" for i in range(1, 7)},
        "first_shaman": set("ABC"),
    }


def test_A38_the_islands_in_play_are_the_first_ones() -> None:
    for players, number in ((2, 4), (3, 6), (4, 7), (5, 9), (6, 10)):
        ids = [island["id"] for island in costa().start(seats=players, seed=1).view(None)["islands"]]
        assert ids == [f"island_{i}" for i in range(1, number + 1)]


# --- cards laid and stakes ----------------------------------------------------------------------


def two_cards_each(players: int, background: str = "night") -> list[tuple[str, str]]:
    """Every place on the table with a card."""
    laps = ("face_up", "face_down")
    return [(f"{lap} {letter}", f"{background}_place_1") for lap in laps for letter in LETTERS[:players]]


def test_A11_a_stake_comes_from_the_supply_and_leaves_the_islands_alone() -> None:
    s = table(2, {1: "AAA"})
    for at, card in two_cards_each(2):
        lay(s, at, card, before="A")
    match = sit_down(begin(s, "stake"))
    go(match, "A stake face_down B")
    assert supplies(state_of(match)) == [6, 10]
    assert islanders(state_of(match)) == {1: "AAA"}
    assert_sound(state_of(match))


def test_A12_six_players_stake_on_one_card_and_it_applies_seven_times() -> None:
    s = table(6, {1: "ABCDEF", 2: "ABCDEF"}, shaman="D", top=("high_tide", "day"))
    for at, card in two_cards_each(6, "low_tide"):
        lay(s, at, card, before="A")
    lay(s, "face_up B", "night_remove_1", before="C")
    match = sit_down(begin(s, "stake"))
    for letter in "DEFABC":
        go(match, f"{letter} stake face_up B")
    assert supplies(state_of(match)) == [7] * 6
    go(match, "D flip daylight")
    while match.view(None)["phase"] == "remove":
        match.play(match.awaiting[0], offered(match)[0])
    assert applications(match) == "CCDEFAB"


def test_A13_A14_a_hidden_card_is_known_to_its_caster_alone() -> None:
    s = table(3, {})
    hands = {"A": ["night_place_3"], "B": ["day_place_1"], "C": ["day_place_2"]}
    match = sit_down(begin(s, "face_down", hands))
    go(match, "A face_down night_place_3 B")
    for viewer, face in ((0, "night_place_3"), (1, None), (2, None), (None, None)):
        (card,) = match.view(viewer)["table"]
        assert (card["holder"], card["caster"], card["card"], card["open"]) == (1, 0, face, False)
    for viewer in (1, 2, None):
        assert match.events(viewer)[-1].kind == tell.LAID_HIDDEN
        assert match.events(viewer)[-1].facts[:2] == (0, 1)
    assert match.events(0)[-1].kind == tell.LAID_FACE_DOWN


def test_A15_the_shaman_flips_exactly_one_card() -> None:
    for shaman in "ABC":
        match = sit_down(begin(table(3, {}, shaman=shaman), "flip"))
        assert asked(match) == f"{shaman} flip"
        assert offered(match) == ["flip tide", "flip daylight"]
        assert match.why_not(match.awaiting[0], "stake pass") is not None


def test_A30_the_shaman_flips_before_the_hidden_cards_are_revealed() -> None:
    s = table(2, {}, shaman="A", top=("high_tide", "day"))
    for at, card in two_cards_each(2):
        lay(s, at, card, before="A")
    match = sit_down(begin(s, "flip"))
    seen = {(c["lap"], c["caster"]): c["card"] for c in match.view(0)["table"]}
    assert seen[("face_down", 1)] is None
    assert seen[("face_down", 0)] == "night_place_1"  # his own
    go(match, "A flip daylight")
    assert [caster for caster, _, _ in told(match, tell.REVEALED, 3)] == [0, 1]
    kinds = [event.kind for event in match.events(None)]
    assert kinds.index(tell.FLIPPED) < kinds.index(tell.REVEALED)


def test_A31_the_discard_is_open() -> None:
    s = table(2, {})
    lay(s, "face_down A", "day_place_3", before="B")
    match = reveal(s)
    before = match.view(None)["discard"]
    assert before["day_place_3"] >= 1
    assert all(match.view(viewer)["discard"] == before for viewer in (0, 1))


def test_A35_each_player_is_asked_for_one_stake_per_turn() -> None:
    s = table(3, {}, shaman="B")
    for at, card in two_cards_each(3, "day"):
        lay(s, at, card, before="A")
    match = sit_down(begin(s, "stake"))
    go(match, "B stake face_up A", "C stake pass", "A stake face_up A", "B flip tide")
    assert_sound(state_of(match))


def test_A36_a_later_staker_sees_the_earlier_stakes() -> None:
    s = table(3, {}, shaman="C")
    for at, card in two_cards_each(3):
        lay(s, at, card, before="A")
    match = sit_down(begin(s, "stake"))
    go(match, "C stake face_down B")
    for viewer in (0, 1, None):
        stakes = {(c["lap"], c["caster"]): c["stakes"] for c in match.view(viewer)["table"]}
        assert stakes[("face_down", 1)] == [2]
    assert match.events(0)[-1].text("en") == "Green puts an islander on Blue’s hidden card."
    go(match, "A stake face_down B")  # and may follow him


@pytest.mark.parametrize("players", range(2, 7))
def test_CR_4_2_every_step_goes_from_the_shaman_clockwise(players: int) -> None:
    for n, shaman in enumerate(LETTERS[:players]):
        order = LETTERS[n:players] + LETTERS[:n]
        match = sit_down(begin(table(players, {1: "AB"}, shaman=shaman, top=("low_tide", "day")), "face_up"))
        steps = ""
        while match.view(None)["phase"] in ("face_up", "face_down", "stake"):
            steps += LETTERS[match.awaiting[0]]
            match.play(match.awaiting[0], offered(match)[0])
        assert steps == order * 3
        assert asked(match) == f"{shaman} flip"
        s = table(players, {1: "AB"}, shaman=shaman)
        for letter in LETTERS[:players]:
            lay(s, f"face_up {letter}", "night_place_1", before=letter)
        match = reveal(s)
        while match.view(None)["phase"] == "place":
            match.play(match.awaiting[0], offered(match)[-1])
        assert applications(match) == order


# --- resolution ---------------------------------------------------------------------------------


def test_A3_kinds_come_in_the_order_treasure_remove_place_move() -> None:
    s = table(4, {1: "AABB", 2: "A"})
    lay(s, "face_up A", "night_move_islander", before="A")
    lay(s, "face_up B", "night_place_1", before="A")
    lay(s, "face_up C", "night_remove_1", before="A")
    lay(s, "face_up D", "night_move_treasure", before="A")
    match = reveal(s)
    assert asked(match) == "A take_treasure"
    go(match, "A take_treasure island_1", "A drop_treasure island_2")
    go(match, "A remove island_1", "A place island_4", "A lift island_1 B", "A land island_2")
    faces = [FACE_NAMES[face] for _, face in told(match, tell.APPLIES, 2)]
    assert faces == ["move_treasure", "remove_1", "place_1", "move_islander"]


def test_A18_one_removes_only_ones_own_islanders() -> None:
    s = table(3, {1: "AB", 2: "B", 3: "BC", 4: "CA"})
    lay(s, "face_up B", "night_remove_1", before="A")
    match = reveal(s)
    assert offered(match) == ["remove island_1", "remove island_4"]
    after = before_collection(match, "A remove island_1")
    assert islanders(after) == {1: "B", 2: "B", 3: "BC", 4: "AC"}


def test_A18_one_places_only_ones_own_islanders() -> None:
    s = table(2, {1: "B"})
    lay(s, "face_up B", "night_place_1", before="A")
    match = reveal(s)
    after = before_collection(match, "A place island_1")
    assert islanders(after) == {1: "AB"}
    assert supplies(after) == [9, 9]


def test_A19_a_treasure_must_change_islands() -> None:
    s = table(2, {})
    lay(s, "face_up B", "night_move_treasure", before="A")
    match = reveal(s)
    go(match, "A take_treasure island_3")
    assert offered(match) == ["drop_treasure island_1", "drop_treasure island_2", "drop_treasure island_4"]


def test_A19_an_islander_must_change_islands() -> None:
    s = table(2, {3: "ABB", 2: "AAAABBB"})
    lay(s, "face_up B", "night_move_islander", before="A")
    match = reveal(s)
    assert offered(match) == ["lift island_2 A", "lift island_2 B", "lift island_3 A", "lift island_3 B"]
    go(match, "A lift island_3 B")  # another’s islander too, who is not asked
    assert offered(match) == ["land island_1", "land island_4"]  # island 2 is full
    after = before_collection(match, "A land island_1")
    assert islanders(after) == {1: "B", 2: "AAAABBB", 3: "AB"}


def test_CR_11_15_a_full_island_may_be_the_source() -> None:
    s = table(2, {2: "AAAABBB"})
    lay(s, "face_up B", "night_move_islander", before="A")
    match = reveal(s)
    go(match, "A lift island_2 B")
    assert islanders(before_collection(match, "A land island_1")) == {1: "B", 2: "AAAABB"}


def test_A20_neither_holder_nor_staker_can_waive_a_harmful_effect() -> None:
    s = table(3, {1: "AA", 2: "AA", 3: "BB", 4: "BB"})
    lay(s, "face_up C", "night_remove_2", before="A", stakes="B")
    match = reveal(s)
    for letter, one, other in (("A", 1, 2), ("B", 3, 4)):
        assert offered(match) == [f"remove island_{one}", f"remove island_{other}"]
        go(match, f"{letter} remove island_{one}")
        assert offered(match) == [f"remove island_{one}", f"remove island_{other}"]
        go(match, f"{letter} remove island_{other}")
    assert [player for player, _ in told(match, tell.REMOVED, 2)] == [0, 0, 1, 1]


def test_A21_A45_holder_with_four_in_supply_places_three_and_his_copy_one() -> None:
    s = table(2, {1: "AAAAA"})
    lay(s, "face_up A", "night_place_3", before="A", stakes="A")
    match = reveal(s)
    assert supplies(state_of(match))[0] == 4
    go(match, *["A place island_2"] * 3)
    assert supplies(state_of(match))[0] == 1
    after = before_collection(match, "A place island_3")  # one, not three: the staked one is not in supply
    assert islanders(after) == {1: "AAAAA", 2: "AAA", 3: "A"}
    assert supplies(after) == [1, 10]  # home after the card
    assert [face for _, face in told(match, tell.APPLIES, 2)] == [PLACE_3, PLACE_3]


def test_A21_a_staked_islander_is_not_placed_by_the_card_it_stands_on() -> None:
    s = table(2, {1: "AAAAA", 2: "AAAA"})
    lay(s, "face_up A", "night_place_3", before="B", stakes="A")
    match = reveal(s)
    go(match, *["B place island_3"] * 3)
    assert applications(match) == "BA"
    assert told(match, tell.NO_EFFECT, 2) == [(0, PLACE_3)]
    assert supplies(state_of(match))[0] >= 1


def test_A21_a_stake_returned_by_one_card_is_placed_by_the_next() -> None:
    s = table(2, {1: "AAAAA", 2: "AAAA"})
    lay(s, "face_up A", "night_move_treasure", before="A", stakes="A")
    lay(s, "face_down A", "high_tide_place_2", before="A")
    match = reveal(s)
    for _ in range(2):
        go(match, "A take_treasure island_3", "A drop_treasure island_4")
    go(match, "A place island_3")
    assert told(match, tell.PLACED, 2) == [(0, 2)]


def test_A45_islanders_removed_this_turn_can_be_placed_this_turn() -> None:
    s = table(2, {1: "AAAAA", 2: "AAAAA"})
    lay(s, "face_up B", "night_remove_2", before="A")
    lay(s, "face_up A", "high_tide_place_3", before="A")
    match = reveal(s)
    go(match, "A remove island_1", "A remove island_1", "A place island_3", "A place island_3")
    assert len(told(match, tell.PLACED, 2)) == 2


def test_A45_a_remove_copied_by_the_holder_counts_what_is_left() -> None:
    s = table(2, {1: "AAAA", 2: "A"})
    lay(s, "face_up B", "night_remove_3", before="A", stakes="A")
    match = reveal(s)
    go(match, *["A remove island_1"] * 3)
    go(match, "A remove island_2")
    assert told(match, tell.REMOVED, 2) == [(0, 0)] * 3 + [(0, 1), (0, 0)]


def test_A22_the_holders_copy_comes_right_after_his_own_application() -> None:
    for shaman in "ABCD":
        s = table(4, {1: "ABCD", 2: "ABCD"}, shaman=shaman)
        lay(s, "face_up A", "night_remove_1", before="C", stakes="ABCD")
        match = reveal(s)
        while match.view(None)["phase"] == "remove":
            match.play(match.awaiting[0], offered(match)[0])
        assert applications(match) == "CCDAB"


def test_A26_remove_1_and_remove_3_are_one_kind_and_so_are_place_1_and_place_3() -> None:
    for one, three in (("remove_1", "remove_3"), ("place_1", "place_3"), ("place_2", "place_3")):
        s = table(2, {1: "AAA", 2: "AAA"})
        lay(s, "face_up A", f"night_{one}", before="A")
        lay(s, "face_up B", f"night_{three}", before="A")
        assert offered(reveal(s)) == ["resolve face_up A", "resolve face_up B"]


def test_A27_the_order_is_the_holders_choice() -> None:
    s = table(3, {1: "BBB", 2: "BBB"}, shaman="A")
    lay(s, "face_up A", "night_remove_1", before="B", stakes="C")
    lay(s, "face_up C", "night_remove_2", before="B", stakes="A")
    match = reveal(s)
    assert asked(match) == "B resolve"


def test_A29_a_stake_on_an_inactive_card_is_home_before_the_first_card_is_resolved() -> None:
    s = table(3, {1: "BBBBB", 2: "BBBB"}, shaman="A")
    lay(s, "face_up A", "night_place_1", before="A", stakes="")
    lay(s, "face_up C", "low_tide_remove_1", before="C", stakes="BC")
    match = reveal(s)
    assert asked(match) == "A place"
    assert supplies(state_of(match)) == [10, 1, 10]
    kinds = [event.kind for event in match.events(None)]
    assert kinds.index(tell.SET_ASIDE) < kinds.index(tell.APPLIES)


def test_A42_the_order_is_asked_card_by_card() -> None:
    s = table(4, {1: "AAAA", 2: "AAAA"})
    for letter, face in zip("ABC", ("remove_1", "remove_2", "remove_3"), strict=True):
        lay(s, f"face_up {letter}", f"night_{face}", before="A")
    match = reveal(s)
    assert offered(match) == ["resolve face_up A", "resolve face_up B", "resolve face_up C"]
    go(match, "A resolve face_up B", "A remove island_1", "A remove island_1")
    assert offered(match) == ["resolve face_up A", "resolve face_up C"]
    go(match, "A resolve face_up C", *["A remove island_1"] * 2)  # then only island 2 and one card are left
    faces = [FACE_NAMES[face] for _, face in told(match, tell.APPLIES, 2)]
    assert faces == ["remove_2", "remove_3", "remove_1"]


def test_A42_cards_alike_in_face_and_stakers_are_one_choice_whatever_their_background_and_caster() -> None:
    s = table(4, {1: "AAAA", 2: "AAAA"}, shaman="C")
    lay(s, "face_up A", "night_remove_1", before="A")
    lay(s, "face_up C", "high_tide_remove_1", before="A")  # the earliest: C is the shaman
    lay(s, "face_down B", "night_remove_1", before="A")
    lay(s, "face_up D", "night_remove_2", before="A")
    lay(s, "face_up B", "night_remove_1", before="A", stakes="D")
    match = reveal(s)
    # Relative to A: its own cards first, then B, C, D.
    assert offered(match) == ["resolve face_up B", "resolve face_up C", "resolve face_up D"]


def test_A42_when_all_that_remain_are_alike_nothing_is_asked() -> None:
    s = table(3, {1: "AAAA", 2: "AAAA"}, shaman="B")
    lay(s, "face_up A", "night_remove_1", before="A")
    lay(s, "face_down A", "high_tide_remove_1", before="A")
    lay(s, "face_up B", "night_remove_2", before="A")
    match = reveal(s)
    assert offered(match) == ["resolve face_up A", "resolve face_up B"]
    go(match, "A resolve face_up B", "A remove island_1", "A remove island_1")
    assert asked(match) == "A remove"
    assert cards_on_table(state_of(match)).keys() == {"face_up A", "face_down A"}
    go(match, "A remove island_1")
    assert cards_on_table(state_of(match)).keys() == {"face_down A"}  # the earlier one is gone
    assert asked(match) == "A remove"


def test_A42_cards_with_different_stakers_are_different_choices() -> None:
    s = table(3, {1: "AAAA", 2: "BBCC"})
    lay(s, "face_up A", "night_remove_1", before="A", stakes="B")
    lay(s, "face_up B", "night_remove_1", before="A", stakes="C")
    match = reveal(s)
    assert offered(match) == ["resolve face_up A", "resolve face_up B"]


def test_A43_a_treasure_moved_this_turn_can_be_won_this_turn() -> None:
    s = table(2, {1: "A"}, [0, 3, 3, 3])
    lay(s, "face_up A", "night_move_treasure", before="A")
    match = reveal(s)
    go(match, "A take_treasure island_2", "A drop_treasure island_1")
    assert told(match, tell.COLLECTED, 2) == [(0, 0)]
    assert treasures(state_of(match)) == [0, 2, 3, 3]


@pytest.mark.parametrize("face", ["remove_1", "remove_3", "place_1", "place_3"])
def test_A44_stakers_copy_a_card_that_its_holder_cannot_apply(face: str) -> None:
    kind = face.split("_")[0]
    everywhere = {1: "AAAAA", 2: "AAAAA", 3: "B"} if kind == "place" else {3: "B", 4: "BBB"}
    s = table(2, everywhere)
    lay(s, "face_up B", f"night_{face}", before="A", stakes="B")
    match = reveal(s)
    while match.view(None)["phase"] == kind:
        go(match, f"B {offered(match)[-1]}")
    assert applications(match) == "AB"
    assert told(match, tell.NO_EFFECT, 2) == [(0, FACE_NAMES.index(face))]
    done = told(match, tell.PLACED if kind == "place" else tell.REMOVED, 2)
    assert len(done) == int(face[-1])


def test_CR_11_20_without_any_treasure_move_a_treasure_has_no_effect() -> None:
    s = table(2, {1: "A"}, [0, 0, 0, 0])
    lay(s, "face_up B", "night_move_treasure", before="A", stakes="B")
    match = reveal(s)
    assert applications(match) == "AB"
    assert told(match, tell.NO_EFFECT, 2) == [(0, 0), (1, 0)]


def test_CR_10_16_one_player_finishes_all_his_cards_before_the_next() -> None:
    s = table(2, {1: "AABB"}, shaman="B")
    lay(s, "face_up A", "night_remove_1", before="A")
    lay(s, "face_down A", "night_place_1", before="B")
    lay(s, "face_up B", "high_tide_move_islander", before="B")
    match = reveal(s)
    go(match, "B place island_2", "B lift island_1 A", "B land island_2")
    assert [LETTERS[p] for p, _ in told(match, tell.APPLIES, 2)] == ["B", "B", "A"]


def test_CR_8_5_the_faces_stay_and_only_those_after_the_flip_count() -> None:
    s = table(2, {}, top=("high_tide", "day"))
    lay(s, "face_up A", "day_place_1", before="A")
    lay(s, "face_up B", "high_tide_place_1", before="B")
    match = sit_down(begin(s, "flip"))
    go(match, "A flip daylight")
    assert cards_on_table(state_of(match)) == {"face_up B": "high_tide_place_1"}
    go(match, "B place island_1")
    wander(match, Random(0), until="face_up")
    assert match.view(None)["turn"] == 2
    assert (match.view(None)["tide"], match.view(None)["daylight"]) == ("high_tide", "night")


# --- the next shaman ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_A7_ties_go_clockwise_after_the_old_shaman_who_comes_last(players: int) -> None:
    random = Random(players)
    for _ in range(60):
        shaman = random.randrange(players)
        taken = [random.randrange(3) for _ in range(players)]
        s = table(players, {}, shaman=LETTERS[shaman], taken=taken)
        tied = [seat for seat in range(players) if taken[seat] == min(taken)]
        clockwise = [(shaman + n) % players for n in range(1, players)] + [shaman]
        expected = next(seat for seat in clockwise if seat in tied)
        assert fewest_treasures(s) == expected
        match = sit_down(begin(s, "prepare"))
        assert asked(match) == f"{LETTERS[expected]} shaman"


@pytest.mark.parametrize(
    ("taken", "candidate"), [([0, 1, 1], "A"), ([0, 0, 1], "B"), ([0, 1, 0], "C"), ([2, 1, 1], "B")]
)
def test_A7_the_old_shaman_is_candidate_only_when_he_alone_has_fewest(
    taken: list[int], candidate: str
) -> None:
    match = sit_down(begin(table(3, {}, shaman="A", taken=taken), "prepare"))
    assert asked(match) == f"{candidate} shaman"


def test_A39_only_the_treasures_of_this_turn_count() -> None:
    match = sit_down(begin(table(3, {}, shaman="A", turn=2, taken=[1, 2, 1], huts=[0, 0, 9]), "prepare"))
    assert asked(match) == "C shaman"


def test_A41_after_a_refusal_the_tie_is_scanned_from_the_shaman_who_was_named() -> None:
    s = table(4, {}, [0] * 7, shaman="A", taken=[1, 0, 1, 1])
    match = sit_down(begin(s, "prepare"))
    go(match, "B shaman C")
    assert match.view(None)["shaman"] == 2
    assert asked(match) == "C face_up"
    wander(match, Random(1), until="shaman")  # no treasure anywhere: all collect nothing
    assert asked(match) == "D shaman"  # left of C, who held the figure; not left of B, who declined


def test_CR_13_8_the_old_shaman_may_be_named() -> None:
    match = sit_down(begin(table(3, {}, shaman="A", taken=[1, 0, 1]), "prepare"))
    assert offered(match) == ["shaman B", "shaman C", "shaman A"]
    go(match, "B shaman A")
    assert asked(match) == "A face_up"
    assert told(match, tell.NAMED, 2) == [(1, 0)]


def test_CR_13_6_the_candidate_answers_after_the_draw() -> None:
    match = sit_down(begin(table(3, {}, shaman="A", taken=[1, 1, 0]), "prepare"))
    assert asked(match) == "C shaman"
    assert len(match.view(2)["hand"]) == 5
    draws = [move.notation.split(" ")[1] for move in match.moves]
    assert draws == ["C", "C", "A", "A", "B", "B"]  # clockwise from the candidate


@pytest.mark.parametrize(("turn", "cards"), [(1, 2), (2, 2), (3, 2), (4, 1)])
def test_A6_one_card_is_drawn_before_the_last_turn(turn: int, cards: int) -> None:
    match = sit_down(begin(table(4, {}, turn=turn), "prepare"))
    assert told(match, tell.DREW, 2) == [(seat, cards) for seat in (1, 2, 3, 0)]
    assert state_of(match).deck_left == {1: 20, 2: 12, 3: 4, 4: 0}[turn]


# --- the end and the secrets --------------------------------------------------------------------


def test_A37_the_treasures_and_islanders_of_turn_five_count_and_nothing_follows() -> None:
    s = table(2, {1: "A", 2: "AB"}, [1, 1, 1, 1], turn=5, huts=[3, 3])
    match = collect(s)
    assert match.over
    assert match.score_sources == [{"treasures": 8, "islanders": 9}, {"treasures": 6, "islanders": 9}]
    assert match.scores == [17, 15]
    assert [e.kind for e in match.events(None)] == [
        tell.COLLECTED,
        tell.UNCLAIMED,
        tell.SCORED,
        tell.SCORED,
    ]  # neither a draw nor a new shaman
    assert [player["cards"] for player in match.view(None)["players"]] == [2, 2]


def test_CR_14_5_points_come_before_treasures() -> None:
    on_islands = {1: "AAAA", 2: "BBBBBB"}
    match = collect(table(2, on_islands, [0, 0, 0, 0], turn=5, huts=[5, 5]))
    assert match.ranking == [(0,), (1,)]
    on_islands = {1: "AAAAAAA", 2: "AAA", 3: "BB"}  # 12 points from 6 treasures, 14 with only 3
    match = collect(table(2, on_islands, [0, 0, 0, 0], turn=5, huts=[6, 3]))
    assert match.scores == [12, 14]
    assert match.ranking == [(1,), (0,)]


def test_A17_huts_are_hidden_from_the_others_until_the_end() -> None:
    match = sit_down(begin(table(3, {}, turn=2, huts=[2, 3, 4]), "face_up"))
    for viewer in (0, 1, 2):
        players = match.view(viewer)["players"]
        assert [p["hut"] for p in players] == [p + 2 if p == viewer else None for p in range(3)]
        assert [p["points"] is None for p in players] == [p != viewer for p in range(3)]
    assert [p["hut"] for p in match.view(None)["players"]] == [None, None, None]
    assert match.scores is None
    over = collect(table(3, {}, turn=5, huts=[2, 3, 4]))
    assert [p["hut"] for p in over.view(None)["players"]] == [2, 3, 4]


def test_A17_with_the_option_open_huts_everybody_sees_them() -> None:
    match = costa().start(seats=2, seed=1, options={"open_huts": True})
    state_of(match).hut[0] = 3
    assert match.view(1)["players"][0]["hut"] == 3
    assert match.view(None)["players"][0]["hut"] == 3


@pytest.mark.parametrize("players", range(2, 7))
def test_trap_8_seats_in_notation_are_absolute_for_every_decider(players: int) -> None:
    for n, decider in enumerate(LETTERS[:players]):
        s = table(players, {1: LETTERS[:players], 2: decider})
        lay(s, "face_up A", "night_move_islander", before=decider)
        match = reveal(s)
        expected = {f"lift island_1 {letter}" for letter in LETTERS[:players]} | {f"lift island_2 {decider}"}
        assert set(offered(match)) == expected
        for owner in LETTERS[:players]:
            again = sit_down(state_of(match).copy(), run=False)
            go(again, f"{decider} lift island_1 {owner}")
            assert again.view(None)["pending"] == {"from": "island_1", "owner": LETTERS.index(owner)}
            choice = next(c for c in match.choices(n) if c.notation == f"lift island_1 {owner}")
            assert choice.targets == (f"island_1_{owner}",)


@pytest.mark.parametrize("players", range(2, 7))
def test_trap_8_table_cards_are_named_by_their_caster_for_every_staker(players: int) -> None:
    for decider in LETTERS[:players]:
        s = table(players, {}, shaman=decider)
        for at, card in two_cards_each(players, "day"):
            lay(s, at, card, before=LETTERS[players - 1])
        begin(s, "stake")
        for at, _ in two_cards_each(players, "day"):
            match = sit_down(s.copy(), run=False)
            go(match, f"{decider} stake {at}")
            after = state_of(match)
            lap, caster = at.split(" ")
            place = (lap == "face_down") * SEATS + LETTERS.index(caster)
            assert after.table_stakes[place] == 1 << LETTERS.index(decider)

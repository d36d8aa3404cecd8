"""Where the rulebook is silent on the resolution of cards: rulings of section 10."""

from __future__ import annotations

from random import Random

import pytest

from motu.games.costa_ruana.box import FACE_NAMES
from motu.games.costa_ruana.rules import tell
from tests.games.costa_ruana.situations import (
    LETTERS,
    applications,
    asked,
    before_collection,
    begin,
    cards_on_table,
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

"""Where the rulebook is silent on cards laid, stakes and the flip: rulings of section 10."""

from __future__ import annotations

import pytest

from motu.games.costa_ruana.rules import tell
from tests.games.costa_ruana.situations import (
    LETTERS,
    applications,
    asked,
    assert_sound,
    begin,
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
    two_cards_each,
)


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
    assert match.events(0)[-1].text("en") == "Green puts an islander on the hidden card laid by Blue."
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

"""Where the rulebook is silent on the cards in play and on set-up: rulings of section 10."""

from __future__ import annotations

import pytest

from motu.games.costa_ruana.box import TYPES
from tests.games.costa_ruana.situations import LETTERS, asked, box_of, card_name, costa, go

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

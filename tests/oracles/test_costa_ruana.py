"""Costa Ruana against its oracle, and how much of the game these games have seen."""

from __future__ import annotations

from typing import Any

import pytest

from motu.games import folders
from motu.games._shared.nouns import SEAT
from motu.games.costa_ruana.box import BACKGROUND_NAMES, EMPTY, FACE_NAMES, HAND, SEATS, TYPES
from motu.games.costa_ruana.nouns import CARD, ISLAND, LAP
from motu.games.costa_ruana.state import TABLE, Costa
from motu.kernel.core import UNKNOWN
from tests.oracles.agreement import PLAYERS, agree
from tests.oracles.costa_ruana import CostaRuana
from tests.oracles.seen import Coverage, Whole

FOLDER = folders()["costa-ruana"]

# Zeros that need no game, and the test that shows the thing instead.
DIRECTED: dict[int | str, str] = {
    701: "test_refusals: every seat has laid both cards when stakes are made",
    11114: "test_refusals: our islands cannot all be full",
    302: "chance only: nobody is ever refused a draw",
    305: "chance only: nobody chooses the poor islands",
}


def letter(seat: int) -> str:
    return SEAT.id(None, seat)


def card_id(card: int) -> str:
    return CARD.id(None, card)


def table_id(at: int) -> str:
    return f"{LAP.id(None, at // SEATS)} {letter(at % SEATS)}"


def snapshot(s: Costa) -> dict[str, Any]:
    """The true position in the oracle's words."""
    seats = range(int(s.players))
    return {
        "turn": int(s.turn),
        "shaman": None if s.shaman == UNKNOWN else letter(int(s.shaman)),
        "tide": None if s.tide == UNKNOWN else BACKGROUND_NAMES[s.tide],
        "daylight": None if s.daylight == UNKNOWN else BACKGROUND_NAMES[s.daylight],
        "islands": {
            ISLAND.id(None, i): {
                "treasures": int(s.treasures[i]),
                "islanders": {
                    letter(p): int(s.people[i * SEATS + p]) for p in seats if s.people[i * SEATS + p]
                },
            }
            for i in range(int(s.islands))
        },
        "supply": {letter(p): int(s.supply[p]) for p in seats},
        "treasures": {letter(p): int(s.hut[p] + s.taken[p]) for p in seats},
        "hands": {
            letter(p): sorted(card_id(int(s.hand[p * HAND + i])) for i in range(int(s.hand_size[p])))
            for p in seats
        },
        "discard": {card_id(t): int(s.discard[t]) for t in range(TYPES) if s.discard[t]},
        "table": {
            table_id(at): {
                "card": card_id(int(s.table_card[at])),
                "holder": letter(int(s.table_holder[at])),
                "stakes": [letter(p) for p in seats if s.table_stakes[at] >> p & 1],
            }
            for at in range(TABLE)
            if s.table_card[at] != EMPTY
        },
    }


def play(seats: int, seed: int) -> Coverage:
    chooser = PLAYERS[seed % len(PLAYERS)]
    return agree(FOLDER, CostaRuana(seats), seats, seed, {}, snapshot, chooser)


def card_names() -> list[str]:
    return [f"{background}_{face}" for background in BACKGROUND_NAMES for face in FACE_NAMES]


WHOLE = Whole(FOLDER, card_names(), DIRECTED)


@pytest.mark.parametrize("seats", FOLDER.seats)
def test_engine_and_oracle_agree(seats: int) -> None:
    for seed in range(60):
        play(seats, seed)


@pytest.mark.full
@pytest.mark.parametrize("seats", FOLDER.seats)
def test_engine_and_oracle_agree_over_5000_games(seats: int) -> None:
    coverage = Coverage()
    for seed in range(5000):
        coverage.add(play(seats, 1000 + seed))
    print(WHOLE.table(coverage, f"{seats} players, 5,000 games"))
    assert coverage.rules["FinalScoring"] == 5000


def test_no_rule_reason_or_card_is_left_unseen() -> None:
    coverage = Coverage()
    for seed in range(40):
        for seats in FOLDER.seats:
            coverage.add(play(seats, 500 + seed))
    print(WHOLE.table(coverage, "2 to 6 players, 40 games each"))
    assert WHOLE.unseen(coverage) == []

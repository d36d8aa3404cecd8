"""Mangrovia against its oracle, and how much of the game these games have seen."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from motu.games import folders
from motu.games._shared.nouns import LETTERS
from motu.games.mangrovia.box import (
    AMULETS,
    BONUS,
    BONUS_IDS,
    FIRST,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    OFFERINGS,
    PAYMENTS,
    SITES,
    SQUARE_IDS,
    SQUARES,
    TYPES,
)
from motu.games.mangrovia.names import landscapes, payment_id, square_id
from motu.games.mangrovia.rules import alternatives, amulets, drawing, payment, places, setup
from motu.games.mangrovia.rules.payment import PAY, PLAY_LANDSCAPE
from motu.games.mangrovia.rules.raising import huts_of, square_of
from motu.games.mangrovia.state import DRAFT_LANDS, NEUTRAL, NOBODY, SOURCE_NAMES, SOURCES, Mangrovia
from motu.kernel.core import UNKNOWN
from motu.kernel.engine import Asked
from tests.oracles import mangrovia as oracle
from tests.oracles.agreement import PLAYERS, agree
from tests.oracles.seen import Coverage, Whole

FOLDER = folders()["mangrovia"]
VARIANTS = tuple(product((False, True), repeat=2))  # statue tiles, other tiles

# Zeros that need no game, and why.
RARE = (
    drawing.NONE_OPEN,
    drawing.PILE_OUT,
    drawing.BOTH_PILES_OUT,
    amulets.BAG_EMPTY,
    places.OUT_OF_HUTS,
    places.NEVER_DOUBLED,
    places.DOUBLE_SUM_MISSING,
    places.BOTH_NEED_BIRDS,
    payment.DOUBLE_REST_UNPAYABLE,
    payment.EACH_NEEDS_A_BIRD,
    payment.DUAL_CARD_WITHOUT_BIRD,
)
NEVER_ASKED = (drawing.NOTHING_TO_DRAW, alternatives.NEITHER_POSSIBLE, payment.CARD_WITHOUT_BIRD)
DIRECTED: dict[int | str, str] = {
    **dict.fromkeys(RARE, "rare: tests/games/mangrovia/refused"),
    **dict.fromkeys(NEVER_ASKED, "nobody is asked then: tests/games/mangrovia/refused"),
    setup.NO_TILE_LEFT: "chance only: nobody is ever refused a bonus tile",
}


def counter(counts: Any, at: int, names: list[str]) -> dict[str, int]:
    return {name: int(counts[at + i]) for i, name in enumerate(names) if counts[at + i]}


OFFERING_NAMES = [str(value) for value in range(2, 8)]
AMULET_NAMES = [str(value) for value in range(1, 7)]
KINDS = (OFFERING_NAMES, LANDSCAPE_NAMES, AMULET_NAMES)
LAND_NAMES = [*LANDSCAPE_NAMES, "bonus_joker"]
PAYMENT_NAMES = [payment_id(x) for x in range(PAYMENTS)]


def of_kind(counts: Any, kind: int, seat: int = 0) -> dict[str, int]:
    return counter(counts, seat * TYPES + int(FIRST[kind]), KINDS[kind])


def owner(code: int) -> str:
    return "neutral" if code == NEUTRAL else LETTERS[int(code) - 1]


def snapshot(s: Mangrovia) -> dict[str, Any]:
    """The true position in the oracle's words."""
    return {
        "round": int(s.round),
        "pier": int(s.pier),
        "first_player": None if s.first == UNKNOWN else LETTERS[int(s.first)],
        "end_mark": bool(s.ended),
        "birds": landscapes(int(s.birds)),
        "sites": {str(i + 1): owner(s.site[i]) for i in range(SITES) if s.site[i] != NOBODY},
        "squares": {
            square_id(s.box, at): {
                "owner": owner(s.owner[at]),
                "huts": int(s.huts[at]),
                "favour_tile": int(s.favour[at]) or None,
            }
            for at in range(SQUARES)
            if s.owner[at] != NOBODY
        },
        "favour_tiles": [int(n) for n in s.box.favours[s.favours_taken :]],
        "star_tiles": {
            square_id(s.box, at): BONUS_IDS[s.star_tile[at] - 1] for at in range(SQUARES) if s.star_tile[at]
        },
        "display": {"offering": of_kind(s.display, 0), "landscape": of_kind(s.display, 1)},
        "piles": {"offering": of_kind(s.pile, 0), "landscape": of_kind(s.pile, 1)},
        "discards": {"offering": of_kind(s.spent, 0), "landscape": of_kind(s.spent, 1)},
        "ones_stack": int(s.ones),
        "bag": of_kind(s.pile, 2),
        "aside": of_kind(s.spent, 2),
        "drawn": counter(s.drawn, 0, AMULET_NAMES),
        "players": {LETTERS[seat]: player(s, seat) for seat in range(int(s.players))},
        "draft": draft(s),
    }


def player(s: Mangrovia, seat: int) -> dict[str, Any]:
    return {
        "supply": int(s.supply[seat]),
        "amulet_huts": int(s.marker[seat]),
        "offering": of_kind(s.hand, 0, seat),
        "start": counter(s.start, seat * OFFERINGS, OFFERING_NAMES),
        "landscape": of_kind(s.hand, 1, seat),
        "amulet": of_kind(s.hand, 2, seat),
        "bonus": counter(s.bonus, seat * BONUS, BONUS_IDS),
        "points": {name: int(s.points[seat * SOURCES + i]) for i, name in enumerate(SOURCE_NAMES)},
    }


def draft(s: Mangrovia) -> dict[str, Any] | None:
    asked = Asked(s) if s.pending else None
    if asked is None or asked.rule not in (PLAY_LANDSCAPE, PAY):
        return None
    return {
        "square": square_id(s.box, int(square_of(asked.a))),
        "huts": int(huts_of(asked.a)),
        "landscapes": counter(s.draft, DRAFT_LANDS, LAND_NAMES),
        "payment": counter(s.draft, 0, PAYMENT_NAMES),
    }


def options(variant: tuple[bool, bool], seed: int) -> dict[str, Any]:
    """Both tile options as told; the other two in all combinations over the games."""
    statues, others = variant
    return {
        "statue_tiles": statues,
        "other_tiles": others,
        "random_first_player": seed % 4 != 1,
        "star_counts_neutral": seed % 8 < 5,
    }


def play(seats: int, variant: tuple[bool, bool], seed: int) -> Coverage:
    chosen = options(variant, seed)
    chooser = PLAYERS[seed % len(PLAYERS)]
    return agree(FOLDER, oracle.Mangrovia(seats, chosen), seats, seed, chosen, snapshot, chooser)


def words() -> list[str]:
    """Squares, tiles, landscapes and ways to act: each must have been named in some move."""
    ways = ["decline", "amulets", "hut", "single", "double", "up", "down", "offering", "start", "amulet"]
    verbs = ["build", "build_double", "return_amulet", "move_birds", "collect", "draw_two"]
    return [*SQUARE_IDS, *BONUS_IDS, *LANDSCAPE_NAMES, *ways, *verbs]


WHOLE = Whole(FOLDER, words(), DIRECTED)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", FOLDER.seats)
def test_engine_and_oracle_agree(seats: int, variant: tuple[bool, bool]) -> None:
    for seed in range(9):
        play(seats, variant, seed)


@pytest.mark.full
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", FOLDER.seats)
def test_engine_and_oracle_agree_over_2000_games(seats: int, variant: tuple[bool, bool]) -> None:
    coverage = Coverage()
    for seed in range(2000):
        coverage.add(play(seats, variant, 1000 + seed))
    print(WHOLE.table(coverage, f"{seats} players, statue tiles and others {variant}, 2,000 games"))
    assert coverage.rules["FinalScoring"] == 2000


def test_no_rule_reason_or_tile_is_left_unseen() -> None:
    coverage = Coverage()
    for seed in range(5):
        for seats in FOLDER.seats:
            for variant in VARIANTS:
                coverage.add(play(seats, variant, 500 + seed))
    print(WHOLE.table(coverage, "2 to 5 players, all tiles, 5 games each"))
    assert WHOLE.unseen(coverage) == []


assert len(LANDSCAPE_NAMES) == LANDSCAPES and len(AMULET_NAMES) == AMULETS

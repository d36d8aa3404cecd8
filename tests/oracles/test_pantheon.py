"""Pantheon against its oracle, and how much of the game these games have seen."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations
from typing import Any, cast

import pytest

from motu.games import folders
from motu.games._shared.nouns import LETTERS
from motu.games.pantheon.names import distance, hex_id
from motu.games.pantheon.rules import cards, deities, epoch, peoples, placing, rewards, setup
from motu.games.pantheon.rules.pieces import (
    BONUS_NAMES,
    CARD_NAMES,
    CARDS,
    DEITIES,
    DEITY_NAMES,
    DEMIGODS,
    EMPTY,
    HEX_IDS,
    KIND_NAMES,
    KINDS,
    LOOT_HEXES,
    LOOT_NAMES,
    LOOTS,
    NONE,
    PEOPLE_NAMES,
)
from motu.games.pantheon.state import COLUMNS, FEET, Pantheon
from motu.kernel.core import State
from tests.oracles.agreement import PLAYERS, agree
from tests.oracles.pantheon import Pantheon as Oracle
from tests.oracles.seen import Coverage, Whole

FOLDER = folders()["pantheon"]

# The options turned over, alone and in pairs; somebody who never wants the end is stopped by the cap.
SWITCHES = ("bonus_draft", "bsw_start", "random_first_player")
VARIANTS: list[dict[str, Any]] = [
    {"turn_cap": 60, **{name: name != "random_first_player" for name in chosen}}
    for n in (0, 2)  # none, and every pair: each switch meets each other on and off
    for chosen in combinations(SWITCHES, n)
]

# Zeros that need no game, and why; each of them has its situation in tests/games/pantheon.
DIRECTED: dict[int | str, str] = {
    setup.ALREADY_PICKED: "asked once in a game, and refusals are looked at in every eleventh question only",
    deities.CARDS_ONLY_FOR_GALLIA: "Gallia must reveal Pietalte to somebody in such a question",
    setup.ALREADY_DEALT: "chance only: nobody chooses the bonus that is dealt",
    epoch.ALREADY_PLAYED: "chance only: nobody chooses the people",
    epoch.NOT_IN_BAG: "chance only: nobody chooses the tiles of the bag",
    cards.NOT_IN_PILE: "chance only: nobody chooses the card that is drawn",
    deities.NOT_IN_DEITY_PILE: "chance only: nobody chooses the deity that is drawn",
    deities.NOT_IN_DEMIGOD_PILE: "chance only: nobody chooses the demigod that is drawn",
    setup.COLUMNS_USED_UP: "a column bonus with an empty general reserve: another edition",
    peoples.DEITIES_USED_UP: "Gallia with no deity in the pile and none removed: another edition",
    placing.COLUMN_JUMPS_OVER_FOOT: "a site beside a site: another edition",
    rewards.NONE_IN_RESERVE: "general reserve without feet or without columns at a reserve tile",
}


def counter(counts: Any, names: Sequence[str]) -> dict[str, int]:
    return {name: int(counts[i]) for i, name in enumerate(names) if counts[i]}


def snapshot(state: State) -> dict[str, Any]:
    """The true position in the oracle's words."""
    s = cast(Pantheon, state)
    seats = range(int(s.players))
    box = s.box
    values = [str(value) for value in range(1, DEMIGODS + 1)]
    feet, columns, linked = {}, {}, {}
    for h in [h for h, on in enumerate(s.on) if on]:
        word = "".join(LETTERS[seat] for seat in seats if s.on[h] >> seat & 1)
        site = box.site_of[h]
        if site == NONE:
            feet[hex_id(h)] = word
        else:
            columns[hex_id(h)] = word
        if site != NONE and s.linked[site]:
            linked[hex_id(h)] = "".join(LETTERS[seat] for seat in seats if s.linked[site] >> seat & 1)
    return {
        "peoples": [PEOPLE_NAMES[people] for people in s.peoples if people != NONE],
        "people_left": sorted(name for i, name in enumerate(PEOPLE_NAMES) if s.people_left[i]),
        "first_player": None if s.first == NONE else LETTERS[s.first],
        "active": None if s.active == NONE else LETTERS[s.active],
        "traitera_uses": int(s.extra_actions),
        "temple": None if s.temple == NONE else hex_id(int(s.temple)),
        "feet": feet,
        "columns": columns,
        "linked": linked,
        "loot": {
            hex_id(int(box.loot_hex[s.people * LOOT_HEXES + i])): LOOT_NAMES[s.loot[i]]
            for i in range(LOOT_HEXES)
            if s.loot[i] != NONE
        },
        "taken": counter(s.taken, LOOT_NAMES),
        "bag": counter(s.bag, LOOT_NAMES),
        "display": counter(s.display, DEITY_NAMES),
        "deity_pile": counter(s.deity_pile, DEITY_NAMES),
        "deity_removed": counter(s.deity_removed, DEITY_NAMES),
        "shown_demigods": counter(s.shown, values),
        "demigod_pile": counter(s.demigod_pile, values),
        "row": ["-" if card == EMPTY else CARD_NAMES[card] for card in s.row],
        "pile": counter(s.pile, CARD_NAMES),
        "discard": counter(s.discard, CARD_NAMES),
        "special": [CARD_NAMES[s.special[i]] for i in range(int(s.special_left) - 1, -1, -1)],
        "in_play": int(s.in_play),
        "bonus_left": sorted(name for i, name in enumerate(BONUS_NAMES) if s.bonus_left[i]),
        "players": {LETTERS[seat]: player(s, seat) for seat in seats},
    }


def player(s: Pantheon, seat: int) -> dict[str, Any]:
    demigods = [
        int(s.open_demigods[seat * DEMIGODS + i] + s.secret[seat * DEMIGODS + i]) for i in range(DEMIGODS)
    ]
    tiles = [int(n) for n in s.step_tiles[seat * LOOTS : (seat + 1) * LOOTS]]
    return {
        "reserve": {"feet": int(s.own(seat, FEET)), "columns": int(s.own(seat, COLUMNS))},
        "general": {"feet": int(s.general(seat, FEET)), "columns": int(s.general(seat, COLUMNS))},
        "hand": counter([int(n) for n in s.hand[seat * CARDS : (seat + 1) * CARDS]], CARD_NAMES),
        "ranks": counter([int(n) for n in s.rank[seat * KINDS : (seat + 1) * KINDS]], KIND_NAMES),
        "kept": counter([int(n) for n in s.kept[seat * DEITIES : (seat + 1) * DEITIES]], DEITY_NAMES),
        "step_tiles": counter(tiles, LOOT_NAMES),
        "bonus": None if s.bonus[seat] == NONE else BONUS_NAMES[s.bonus[seat]],
        "demigods": counter(demigods, [str(value) for value in range(1, DEMIGODS + 1)]),
        "points": FOLDER.points(s)[seat],
    }


class Collector:
    """Gathers movement cards and goes for loot tiles, two of them in one movement if it can.

    It looks at the state of the engine, which the snapshot shows it.
    """

    def __init__(self) -> None:
        self.state: Pantheon | None = None

    def snapshot(self, s: State) -> dict[str, Any]:
        self.state = cast(Pantheon, s)
        return snapshot(s)

    def choose(self, dice: random.Random, names: list[str]) -> str:
        s = self.state
        assert s is not None
        if "draw" in names or "draw_one" in names:
            moves = [name for name in names if "move" in name]
            far = [name for name in moves if int(name.split()[-1]) > 2]
            others = [name for name in names if name not in moves]
            return max(far, key=lambda name: int(name.split()[-1])) if far else dice.choice(others)
        goals = [
            int(s.box.loot_hex[s.people * LOOT_HEXES + i]) for i in range(LOOT_HEXES) if s.loot[i] != NONE
        ]
        steps = [name for name in names if name.startswith("place h")]
        if steps and goals:
            return min(steps, key=lambda name: min(distance(HEX_IDS.index(name[6:]), goal) for goal in goals))
        if "take move_card" in names:
            return "take move_card"
        return dice.choice(names)


def play(seats: int, seed: int, variant: dict[str, Any]) -> Coverage:
    defaults = {name: option.default for name, option in FOLDER.own_options.items()}
    options = {**defaults, **variant}
    oracle = Oracle(seats, options)
    if seed % 4 == 3:
        collector = Collector()
        return agree(FOLDER, oracle, seats, seed, options, collector.snapshot, collector.choose)
    return agree(FOLDER, oracle, seats, seed, options, snapshot, PLAYERS[seed % 4])


def thing_names() -> list[str]:
    return [*CARD_NAMES, *DEITY_NAMES, *PEOPLE_NAMES, *LOOT_NAMES, *BONUS_NAMES, *KIND_NAMES]


WHOLE = Whole(FOLDER, thing_names(), DIRECTED)


@pytest.mark.parametrize("seats", FOLDER.seats)
def test_engine_and_oracle_agree(seats: int) -> None:
    for n, variant in enumerate(VARIANTS):
        for seed in range(8):
            play(seats, 100 * n + seed, variant)


@pytest.mark.parametrize("seats", FOLDER.seats)
def test_engine_and_oracle_agree_without_cap(seats: int) -> None:
    for seed in range(0, 16, 4):  # uniform players only: they come to an end
        play(seats, seed, {})


@pytest.mark.full
@pytest.mark.parametrize("seats", FOLDER.seats)
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(variant))
def test_engine_and_oracle_agree_over_2000_games(seats: int, variant: dict[str, Any]) -> None:
    coverage = Coverage()
    for seed in range(2000):
        coverage.add(play(seats, 10_000 + seed, variant))
    print(WHOLE.table(coverage, f"{seats} players, {variant}, 2,000 games"))
    assert coverage.rules["Scoring"] == 2000 * 6


def test_no_rule_reason_card_or_tile_is_left_unseen() -> None:
    coverage = Coverage()
    for n, variant in enumerate(VARIANTS):
        for seats in FOLDER.seats:
            for seed in range(4):
                coverage.add(play(seats, 5000 + 100 * n + seed, variant))
    print(WHOLE.table(coverage, f"2 to 4 players, {len(VARIANTS)} variants, 4 games each"))
    assert WHOLE.unseen(coverage) == []

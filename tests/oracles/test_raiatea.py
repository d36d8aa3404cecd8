"""Raiatea against its oracle, and how much of the game these games have seen."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from motu.games import folders
from motu.games._shared.nouns import LETTERS
from motu.games.raiatea.box import RaiateaBox
from motu.games.raiatea.names import mask_id
from motu.games.raiatea.rules.drawing import DECK_EMPTY, NOT_IN_RITUAL_DECK
from motu.games.raiatea.rules.forest import NOT_IN_FOREST_DECK
from motu.games.raiatea.rules.interactive import (
    NO_ASSISTANT_TO_STEAL,
    NO_GOOD_TO_STEAL,
    NOTHING_OF_THIS_PLAYER,
)
from motu.games.raiatea.rules.pieces import (
    ASSISTANT_NAMES,
    ASSISTANTS,
    BACK_NAMES,
    COLUMNS,
    DESIGN_IDS,
    DESIGNS,
    DRAWN,
    GOOD_NAMES,
    GOODS,
    KINDS,
    LOCATION_NAMES,
    MIRROR,
    MISSION_IDS,
    RITUAL_IDS,
    RITUALS,
    ROWS,
    SLOTS,
    STATUES,
)
from motu.games.raiatea.rules.rituals import TAHUA_FROM_HAND
from motu.games.raiatea.rules.setup import NOT_A_STARTING_MASK
from motu.games.raiatea.rules.statues import NOT_OF_THIS_STATUE
from motu.games.raiatea.state import NO_CARD, NO_TILE, NOBODY, NOT_DRAWN, Raiatea
from tests.oracles import raiatea as oracle
from tests.oracles.agreement import PLAYERS, Chooser, agree, fond_of
from tests.oracles.asking import Step
from tests.oracles.seen import Coverage, Whole

FOLDER = folders()["raiatea"]
OPTIONS = ("tane", "oracle", "mana_restriction")
# In these four any two options meet in all four ways.
VARIANTS = ((), ("tane", "oracle"), ("tane", "mana_restriction"), ("oracle", "mana_restriction"))

# Zeros that need no game, and why.
RARE = (TAHUA_FROM_HAND, DECK_EMPTY, NO_ASSISTANT_TO_STEAL, NOTHING_OF_THIS_PLAYER)
OF_NATURE = (
    NOT_A_STARTING_MASK,
    NOT_OF_THIS_STATUE,
    NOT_IN_FOREST_DECK,
    NOT_IN_RITUAL_DECK,
    NO_GOOD_TO_STEAL,
)
DIRECTED: dict[int | str, str] = {
    **dict.fromkeys(RARE, "rare: tests/games/raiatea/refused"),
    **dict.fromkeys(OF_NATURE, "chance only: nobody is ever refused a draw"),
    "64_more": "test_amounts_over_63_are_entered_in_parts",
    "used": "test_a_stolen_assistant_keeps_its_state",
}


def snapshot(s: Raiatea) -> dict[str, Any]:
    """The true position in the oracle's words."""
    seats = range(int(s.players))
    return {
        "space": s.box.space_ids[s.space],
        "first_player": None if s.first == NOBODY else LETTERS[s.first],
        "ceremonial_order": [LETTERS[s.order[i] if s.first != NOBODY else i] for i in seats],
        "locations": [name for i, name in enumerate(LOCATION_NAMES) if s.location[i] == NOBODY],
        "prices": {name: int(s.price[i]) + 1 for i, name in enumerate(GOOD_NAMES)},
        "goods_market": _each(GOOD_NAMES, s.goods_market, 0),
        "assistant_market": _each(ASSISTANT_NAMES, s.assistant_market, 0),
        "mask_market": _present(s.mask_market, [mask_id(s.box, kind) for kind in range(KINDS)]),
        "forest_reserve": _present(s.reserve, s.box.face_ids),
        "forest_deck": _present(s.forest_deck, s.box.face_ids),
        "bag_mana": int(s.bag_mana),
        "open_statues": int(s.statues_open),
        "statues": [[_row(s, statue * ROWS + row) for row in range(ROWS)] for statue in range(STATUES)],
        "decks": _piles(s.box, list(s.deck)),
        "discards": _piles(s.box, _discards(s)),
        "waiting": [
            [s.box.ritual_ids[s.row[i]], None if s.row_owner[i] == NOBODY else LETTERS[s.row_owner[i]]]
            for i in range(int(s.row_left))
        ],
        "players": {LETTERS[seat]: _player(s, seat) for seat in seats},
        "points": {LETTERS[seat]: FOLDER.points(s)[seat] for seat in seats} if s.finished else {},
    }


def _each(names: list[str], counts: Any, at: int) -> dict[str, int]:
    return {name: int(counts[at + i]) for i, name in enumerate(names)}


def _present(counts: Any, names: list[str], at: int = 0) -> dict[str, int]:
    return {name: int(counts[at + i]) for i, name in enumerate(names) if counts[at + i]}


def _row(s: Raiatea, row: int) -> list[str]:
    """A row of a statue: its tiles, `-` where one was taken, `?` where none is drawn yet."""
    shown = []
    for slot in range(row * COLUMNS, (row + 1) * COLUMNS):
        if 0 < s.box.slot_from[slot] <= s.players:
            taken = s.taker[slot] != NOBODY
            drawn = s.tile[slot] not in (NOT_DRAWN, NO_TILE)
            shown.append("-" if taken else s.box.mission_ids[s.tile[slot]] if drawn else "?")
    return shown


def _piles(box: RaiateaBox, cards: list[int]) -> dict[str, dict[str, int]]:
    piles: dict[str, dict[str, int]] = {name: {} for name in BACK_NAMES}
    for card, copies in enumerate(cards):
        if copies:
            piles[BACK_NAMES[box.ritual_back[card]]][box.ritual_ids[card]] = int(copies)
    return piles


def _discards(s: Raiatea) -> list[int]:
    """A pile holds what all have seen and what each seat rejected."""
    rejected = [s.rejected[seat * RITUALS : (seat + 1) * RITUALS] for seat in range(int(s.players))]
    return [sum(copies) for copies in zip(s.discard, *rejected, strict=True)]


def _player(s: Raiatea, seat: int) -> dict[str, Any]:
    drawn = [int(s.drawn[i]) for i in range(seat * DRAWN, (seat + 1) * DRAWN) if s.drawn[i] != NO_CARD]
    return {
        "pearls": int(s.pearls[seat]),
        "mana": int(s.mana[seat]),
        "goods": _each(GOOD_NAMES, s.goods, seat * GOODS),
        "tattoo": int(s.tattoo[seat]),
        "priests": int(s.priests[seat]),
        "tahua": bool(s.tahuas >> seat & 1),
        "assistants": {
            name: [int(s.active[seat * ASSISTANTS + i]), int(s.used[seat * ASSISTANTS + i])]
            for i, name in enumerate(ASSISTANT_NAMES)
        },
        "masks": {
            s.box.design_ids[d]: [int(s.masks[seat * KINDS + d]), int(s.bound[seat * DESIGNS + d])]
            for d in range(DESIGNS)
            if s.masks[seat * KINDS + d] or s.bound[seat * DESIGNS + d]
        },
        "mirrors": int(s.masks[seat * KINDS + MIRROR]),
        "hand": _present(s.hand, s.box.ritual_ids, seat * RITUALS),
        "drawn": {s.box.ritual_ids[card]: drawn.count(card) for card in drawn},
        "bagged": _present(s.bagged, s.box.ritual_ids, seat * RITUALS),
        "front": _present(s.front, s.box.ritual_ids, seat * RITUALS),
        "missions": sorted(s.box.mission_ids[s.tile[slot]] for slot in range(SLOTS) if s.taker[slot] == seat),
    }


# Those who go where the others rarely get: forbidden rituals in a bag that can pay them, all missions and
# auctions, mirrors kept to the end.
REFUSAL = r"decline|stop|\bno$|end$|done$"
celebrant = fond_of(
    r"^(prepare|next|perform|keep|use_shaman|cancel|steal|sacrifice|tattoo|reward tattoo|recruit [12])"
    r"|forbidden|location (marae|path)|^offer ([4-9]|\d\d)$",
    REFUSAL + r"|normal|mission|location (reef|clearing|market)",
)
builder = fond_of(r"^(mission|hire|sell|recruit|pick|use_|take_)", REFUSAL + r"|^offer [1-9]\d")
collector = fond_of(r"mask|mirror|final|steal", r"pay_mask|give_mask|pair_mirror|prepare|^bid [1-9]")
generous = fond_of(
    r"^(prepare|offer ([5-9]|\d\d)|bid \d\d|draw_set|take_|hire)", r"prepare done|mission|use_shaman"
)
CHOOSERS: tuple[Chooser, ...] = (*PLAYERS, celebrant, builder, collector, generous)


class Watched(oracle.Raiatea):
    """The oracle, which also notes what was performed and sold."""

    def __init__(self, seats: int, options: dict[str, bool]) -> None:
        super().__init__(seats, options)
        self.seen: Counter[str] = Counter()

    def perform(self, name: str, owner: int | None) -> Step:
        self.seen[f"performed {name}"] += 1
        yield from super().perform(name, owner)

    def sell(self, seat: int, good: str, level: int) -> Step:
        self.seen[f"sold {good} {level}"] += 1
        yield from super().sell(seat, good, level)


def play(seats: int, variant: tuple[str, ...], seed: int) -> Coverage:
    chosen = {name: name in variant for name in OPTIONS}
    chooser = CHOOSERS[seed % len(CHOOSERS)]
    watched = Watched(seats, chosen)
    coverage = agree(FOLDER, watched, seats, seed, chosen, snapshot, chooser)
    coverage.words += watched.seen
    for player in watched.players:
        coverage.words.update(f"taken {mission}" for mission in player.missions)
    return coverage


def words() -> list[str]:
    """Every ritual performed, every tile taken, every price paid, every way to act chosen."""
    verbs = (
        "use_shaman pair_mirror use_gatherer use_merchant hire hire_free sacrifice draw_set recruit mission"
    )
    verbs += (
        " row pay_good pay_mask give_mask take_mask take_good take_assistant extra_good tattoo reward next"
    )
    verbs += " bid offer 64_more perform reactivate exhaust steal_good stolen steal_mask steal_assistant"
    verbs += " cancel_cost cancel_player final_mirror free diver active used"
    return [
        *(f"performed {ritual}" for ritual in RITUAL_IDS),
        *(f"taken {mission}" for mission in MISSION_IDS),
        *(f"sold {good} {level}" for good in GOOD_NAMES for level in range(1, 5)),
        *DESIGN_IDS,
        "mirror",
        *LOCATION_NAMES,
        *GOOD_NAMES,
        *ASSISTANT_NAMES,
        *verbs.split(),
    ]


WHOLE = Whole(FOLDER, words(), DIRECTED)


@pytest.mark.parametrize("variant", VARIANTS, ids="+".join)
@pytest.mark.parametrize("seats", FOLDER.seats)
def test_engine_and_oracle_agree(seats: int, variant: tuple[str, ...]) -> None:
    for seed in range(14):
        play(seats, variant, seed)


@pytest.mark.full
@pytest.mark.parametrize("variant", VARIANTS, ids="+".join)
@pytest.mark.parametrize("seats", FOLDER.seats)
def test_engine_and_oracle_agree_over_2000_games(seats: int, variant: tuple[str, ...]) -> None:
    coverage = Coverage()
    for seed in range(2000):
        coverage.add(play(seats, variant, 1000 + seed))
    print(WHOLE.table(coverage, f"{seats} players, {' and '.join(variant) or 'no variant'}, 2,000 games"))
    assert coverage.rules["FinalScoring"] == 2000


def test_no_rule_reason_card_or_tile_is_left_unseen() -> None:
    coverage = Coverage()
    for seed in range(14):
        for seats in FOLDER.seats:
            for variant in VARIANTS:
                coverage.add(play(seats, variant, 500 + seed))
    print(WHOLE.table(coverage, "3 to 5 players, all variants, 14 games each"))
    assert WHOLE.unseen(coverage) == []

"""What one seat may see of Costa Ruana, read from a state redacted for it."""

from __future__ import annotations

from typing import Any

from motu.games.costa_ruana.box import BACKGROUND_NAMES, EMPTY, HAND, SEATS, TYPES
from motu.games.costa_ruana.nouns import CARD, CONDITION, ISLAND, LAP
from motu.games.costa_ruana.questions import SPEECH
from motu.games.costa_ruana.questions.condition import camp
from motu.games.costa_ruana.state import LAPS, Costa
from motu.kernel.core import UNKNOWN
from motu.kernel.engine import Asked, awaiting


def view(s: Costa, viewer: int | None) -> dict[str, Any]:
    """The table as `viewer` sees it (None: a spectator), ready for JSON."""
    players = int(s.players)
    return {
        "game": "costa-ruana",
        "viewer": viewer,
        "seats": players,
        "turn": int(s.turn),
        "turns": int(s.box.turns),
        "over": bool(s.finished),
        "phase": _phase(s),
        "awaiting": [seat for seat in range(players) if awaiting(s) >> seat & 1],
        "pending": _pending(s),
        "shaman": _known(s.shaman),
        "tide": _background(s.tide),
        "daylight": _background(s.daylight),
        "flips": _flips(s),
        "islands": [_island(s, i) for i in range(int(s.islands))],
        "players": [_player(s, seat) for seat in range(players)],
        "hand": [] if viewer is None else _hand(s, viewer),
        "table": _table(s),
        "deck": int(s.deck_left),
        "discard": {CARD.id(s.box, t): int(s.discard[t]) for t in range(TYPES) if s.discard[t] > 0},
    }


def _known(value: int) -> int | None:
    return None if value == UNKNOWN else int(value)


def _background(background: int) -> str | None:
    return None if background == UNKNOWN else BACKGROUND_NAMES[background]


def _phase(s: Costa) -> str:
    if s.finished:
        return "over"
    return SPEECH.phase(s) if awaiting(s) else "deal"


def _pending(s: Costa) -> dict[str, Any]:
    """What the present question carries: how many are still to do, where a piece comes from."""
    if not awaiting(s):
        return {}
    asked = Asked(s)
    match _phase(s):
        case "remove" | "place":
            return {"left": int(asked.a)}
        case "drop_treasure":
            return {"from": ISLAND.id(s.box, int(asked.a))}
        case "land":
            return {"from": ISLAND.id(s.box, int(asked.a)), "owner": int(asked.b)}
    return {}


def _flips(s: Costa) -> dict[str, list[str]]:
    """Which two backgrounds each flip would make active: the two camps of this turn."""
    if s.tide == UNKNOWN or s.daylight == UNKNOWN:
        return {}
    return {CONDITION.id(s.box, flipped): list(camp(s, flipped)) for flipped in range(CONDITION.size)}


def _island(s: Costa, island: int) -> dict[str, Any]:
    winner = int(s.winner(island))
    return {
        "id": ISLAND.id(s.box, island),
        "treasures": int(s.treasures[island]),
        "room": int(s.box.room),
        "islanders": [int(s.people[island * SEATS + seat]) for seat in range(int(s.players))],
        "winner": None if winner < 0 else winner,
    }


def _player(s: Costa, seat: int) -> dict[str, Any]:
    hut = _known(s.hut[seat])
    treasures = None if hut is None else hut + int(s.taken[seat])
    return {
        "seat": seat,
        "supply": int(s.supply[seat]),
        "cards": int(s.hand_size[seat]),
        "taken": int(s.taken[seat]),
        "hut": hut,
        "points": None
        if treasures is None
        else {
            "treasures": treasures * int(s.box.treasure_points),
            "islanders": int(s.supply[seat]) * int(s.box.supply_points),
        },
    }


def _hand(s: Costa, viewer: int) -> list[str]:
    return [CARD.id(s.box, int(s.hand[viewer * HAND + i])) for i in range(int(s.hand_size[viewer]))]


def _table(s: Costa) -> list[dict[str, Any]]:
    """The cards that lie on the table, in the order in which they were laid."""
    cards = []
    for at in sorted(range(LAPS * SEATS), key=lambda at: int(s.play_order(at))):
        if at % SEATS >= s.players or s.table_card[at] == EMPTY:
            continue
        card = int(s.table_card[at])
        cards.append(
            {
                "lap": LAP.id(s.box, at // SEATS),
                "caster": at % SEATS,
                "holder": int(s.table_holder[at]),
                "card": None if card == UNKNOWN else CARD.id(s.box, card),
                "stakes": [seat for seat in range(int(s.players)) if s.table_stakes[at] >> seat & 1],
                "open": at < SEATS or bool(s.cards_open),
            }
        )
    return cards

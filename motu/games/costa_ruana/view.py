"""What one seat may see of Costa Ruana, read from a state redacted for it."""

from __future__ import annotations

from motu.games._shared.seen import seats_awaited
from motu.games.costa_ruana.box import BACKGROUND_NAMES, EMPTY, HAND, SEATS, TYPES
from motu.games.costa_ruana.nouns import CARD, ISLAND, LAP
from motu.games.costa_ruana.questions import SPEECH
from motu.games.costa_ruana.questions.condition import camp
from motu.games.costa_ruana.seen import CardSeen, CostaView, Flips, IslandSeen, Pending, PlayerSeen, Points
from motu.games.costa_ruana.state import TABLE, Costa
from motu.kernel.core import UNKNOWN
from motu.kernel.engine import Asked, awaiting


def view(s: Costa, viewer: int | None) -> CostaView:
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
        "awaiting": seats_awaited(s),
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


def _pending(s: Costa) -> Pending:
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


def _flips(s: Costa) -> Flips:
    if s.tide == UNKNOWN or s.daylight == UNKNOWN:
        return {}
    return {"tide": list(camp(s, 0)), "daylight": list(camp(s, 1))}


def _island(s: Costa, island: int) -> IslandSeen:
    winner = int(s.winner(island))
    return {
        "id": ISLAND.id(s.box, island),
        "treasures": int(s.treasures[island]),
        "room": int(s.box.room),
        "islanders": [int(s.people[island * SEATS + seat]) for seat in range(int(s.players))],
        "winner": None if winner < 0 else winner,
    }


def _player(s: Costa, seat: int) -> PlayerSeen:
    return {
        "seat": seat,
        "supply": int(s.supply[seat]),
        "cards": int(s.hand_size[seat]),
        "taken": int(s.taken[seat]),
        "hut": _known(s.hut[seat]),
        "points": _points(s, seat),
    }


def _points(s: Costa, seat: int) -> Points | None:
    if s.hut[seat] == UNKNOWN:
        return None
    return {
        "treasures": int((s.hut[seat] + s.taken[seat]) * s.box.treasure_points),
        "islanders": int(s.supply[seat] * s.box.supply_points),
    }


def _hand(s: Costa, viewer: int) -> list[str]:
    return [CARD.id(s.box, int(s.hand[viewer * HAND + i])) for i in range(int(s.hand_size[viewer]))]


def _table(s: Costa) -> list[CardSeen]:
    lying = [at for at in range(TABLE) if at % SEATS < s.players and s.table_card[at] != EMPTY]
    return [_card(s, at) for at in sorted(lying, key=lambda at: int(s.play_order(at)))]


def _card(s: Costa, at: int) -> CardSeen:
    card = int(s.table_card[at])
    return {
        "lap": LAP.id(s.box, at // SEATS),
        "caster": at % SEATS,
        "holder": int(s.table_holder[at]),
        "card": None if card == UNKNOWN else CARD.id(s.box, card),
        "stakes": [seat for seat in range(int(s.players)) if s.table_stakes[at] >> seat & 1],
        "open": at < SEATS or bool(s.cards_open),
    }

"""What one seat may see of Tahatai, read from a state redacted for it."""

from __future__ import annotations

from motu.games._shared.seen import seats_awaited
from motu.kernel.engine import awaiting
from tests.minigames.tahatai.box import BEACH_NAMES, BEACHES, KIND_NAMES, KINDS
from tests.minigames.tahatai.questions import SPEECH
from tests.minigames.tahatai.seen import BeachSeen, PlayerSeen, TahataiView
from tests.minigames.tahatai.state import FROM_BEACHES, FROM_NECKLACE, SOURCES, Tahatai


def view(s: Tahatai, viewer: int | None) -> TahataiView:
    """The table as `viewer` sees it (None: a spectator), ready for JSON."""
    return {
        "game": "tahatai",
        "viewer": viewer,
        "seats": int(s.players),
        "over": bool(s.finished),
        "phase": _phase(s),
        "awaiting": seats_awaited(s),
        "lap": int(s.lap),
        "laps": int(s.box.laps),
        "beaches": [_beach(s, beach) for beach in range(BEACHES)],
        "players": [_player(s, seat) for seat in range(int(s.players))],
        "hand": [] if viewer is None else _hand(s, viewer),
        "washed": {name: int(s.washed[kind]) for kind, name in enumerate(KIND_NAMES)},
    }


def _phase(s: Tahatai) -> str:
    if s.finished:
        return "over"
    return SPEECH.phase(s) if awaiting(s) else "deal"


def _beach(s: Tahatai, beach: int) -> BeachSeen:
    shells = [name for kind, name in enumerate(KIND_NAMES) if s.beach[beach * KINDS + kind]]
    return {"id": BEACH_NAMES[beach], "shells": shells}


def _player(s: Tahatai, seat: int) -> PlayerSeen:
    return {
        "seat": seat,
        "shells": int(s.hand_size[seat]),
        "shown": _hand(s, seat) if s.finished else [],
        "points": {
            "beaches": int(s.points[seat * SOURCES + FROM_BEACHES]),
            "necklace": int(s.points[seat * SOURCES + FROM_NECKLACE]),
        },
    }


def _hand(s: Tahatai, seat: int) -> list[str]:
    return [name for kind, name in enumerate(KIND_NAMES) for _ in range(int(s.hand[seat * KINDS + kind]))]

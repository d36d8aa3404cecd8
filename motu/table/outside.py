"""What a program outside sees of its seat, as JSON: the question, the choices, and a world that fits."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable
from typing import Any

from motu.kernel.data import FLEETING, field_names, key
from motu.match.match import Match
from motu.table.live import LiveTable
from motu.table.pages.audience import Audience, look


def seen(table: LiveTable, seat: int, lang: str) -> dict[str, Any]:
    """All that is sent for a seat. `revision` names it: a hash, so that it tells nothing by counting."""
    match = table.match
    turn = look(table, Audience((seat,), lang))
    token = turn.token
    begun = table.status in ("playing", "over")
    sent: dict[str, Any] = {
        "table": table.id,
        "status": table.status,
        "game": match.folder.key,
        "seats": match.seats,
        "options": {name: value for name, value in match.options.items() if name != "edition"},
        "edition": None if match.edition is None else dict(match.edition),
        "seat": seat,
        "replaced": table.seats[seat].kind == "bot",
        "awaiting": list(match.awaiting) if begun else [],
        "question": token or None,
        "asked": match.question(seat, lang) if token else "",
        "choices": _choices(match, seat, lang) if token else [],
        "view": match.view(seat) if begun else None,
        "world": world_of(match, seat, int(token[:12], 16)) if token else None,
        "result": _result(match) if table.status == "over" else None,
    }
    text = json.dumps(sent, sort_keys=True)
    return {"revision": hashlib.sha256(text.encode()).hexdigest()[:16], **sent}


def _choices(match: Match, seat: int, lang: str) -> list[dict[str, Any]]:
    return [
        {"id": choice.id, "notation": choice.notation, "label": choice.label(lang)}
        for choice in match.choices(seat)
    ]


def _result(match: Match) -> dict[str, Any]:
    ranking = [list(place) for place in match.ranking or ()]
    return {"scores": match.scores, "ranking": ranking, "sources": match.score_sources}


def world_of(match: Match, seat: int, seed: int) -> dict[str, int | list[int]]:
    """A position in which all that the seat cannot know was dealt anew: what a bot of ours gets, too.

    It owes nothing to the truth; marks of the past, which private picks of others move, are left out.
    """
    world = match.state.copy()
    world.determinize(seat, seed)
    names = [name for name in field_names(world) if name not in FLEETING]
    return {
        name: value if isinstance(value, int) else list(value)
        for name, value in zip(names, key(world), strict=True)
    }


async def news(
    table: LiveTable, seat: int, lang: str, after: str, wait: float, closing: Callable[[], bool]
) -> dict[str, Any]:
    """What there is to see once it is not what was seen last, or when the wait is over."""
    wake = asyncio.Event()
    table.viewers.add(wake)
    until = asyncio.get_running_loop().time() + wait
    try:
        while True:
            wake.clear()
            now = seen(table, seat, lang)
            left = until - asyncio.get_running_loop().time()
            if now["revision"] != after or left <= 0 or closing():
                return now
            try:
                await asyncio.wait_for(wake.wait(), left)
            except TimeoutError:
                return now
    finally:
        table.viewers.discard(wake)

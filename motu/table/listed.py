"""What lists of tables show of a game, worked out when a move is written: a list itself replays nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from motu.games._shared.text import LANGUAGES
from motu.kernel.journal import SPECTATOR
from motu.match.match import Match

Listed = Mapping[str, Any]  # as the database keeps it


class Views:
    """What each viewer sees of a match that does not change any more, worked out once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.of = cache(match.view)


def listed(views: Views, people: Iterable[int]) -> Listed:
    """Where the game stands in words, the points that everybody may count, and those that each of these seats
    counts itself: they are shown to whoever holds it, and to nobody else."""
    match = views.match
    if match.over and match.scores is not None:
        return {"part": _part(match), "points": list(match.scores), "own": {}}
    own = {str(seat): points(views.of(seat), seat) for seat in people}
    seen = views.of(None)
    return {"part": _part(match), "points": [points(seen, seat) for seat in range(match.seats)], "own": own}


def points(view: Mapping[str, Any], seat: int) -> int | None:
    """The points of a seat as a viewer can count them; None: they are hidden from him, or not counted yet."""
    players = view.get("players", ())
    by_source = players[seat].get("points") if seat < len(players) else None
    if not isinstance(by_source, Mapping):
        return None
    return sum(int(points) for points in by_source.values() if points is not None)


def _part(match: Match) -> dict[str, str]:
    """The period in which the game stands, as everybody is told, in every language."""
    folder = match.folder
    for told in reversed(match.told):
        if told.kind in folder.periods and told.to >> SPECTATOR & 1:
            title = folder.title(match.box, told.kind, told.facts)
            return {lang: folder.texts.say(title, lang) for lang in LANGUAGES}
    return {}

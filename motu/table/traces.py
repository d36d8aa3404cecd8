"""What the others pointed at with their last moves: marked on the board until one's own next decision."""

from __future__ import annotations

from motu.match.match import Match


def traces(match: Match, own: tuple[int, ...]) -> list[str]:
    """The things named by the last public move of each other seat since the last own one."""
    last: dict[int, tuple[str, ...]] = {}
    for move in reversed(match.moves):
        if move.seat is None or move.forced:
            continue
        if move.seat in own:
            break
        if not move.private:  # a private pick leaves the last mark where it is
            last.setdefault(move.seat, move.pointed)
    return sorted({target for pointed in last.values() for target in pointed})

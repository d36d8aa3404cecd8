"""What the others pointed at with their last moves: marked on the board until one's own next decision."""

from __future__ import annotations

from motu.kernel.core import State
from motu.kernel.engine import Asked, advance, apply, happen, public_part
from motu.kernel.moves import Moves
from motu.match.match import Match


def traces(match: Match, own: tuple[int, ...], known: dict[int, tuple[str, tuple[str, ...]]]) -> list[str]:
    """The things named by the last public move of each other seat since the last own one.

    `known` keeps what was found, by number of the move: moves only ever come on top.
    """
    since = max((n for n, move in enumerate(match.moves) if move.seat in own and not move.forced), default=-1)
    last: dict[int, int] = {}
    for n, move in enumerate(match.moves):
        if n <= since or move.seat is None or move.seat in own:
            continue
        if not move.forced and not move.private:  # a private pick leaves the last mark where it is
            last[move.seat] = n
    wanted = list(last.values())
    _look_up(match, [n for n in wanted if known.get(n, ("",))[0] != match.moves[n].notation], known)
    return sorted({target for n in wanted for target in known[n][1]})


def _look_up(match: Match, wanted: list[int], known: dict[int, tuple[str, tuple[str, ...]]]) -> None:
    if not wanted:
        return
    state, out = match._new_state(), Moves()
    for n, move in enumerate(match.moves[: max(wanted) + 1]):
        advance(state, out, sampled=False)
        if move.seat is None:
            happen(state, move.number)
            continue
        if n in wanted:
            known[n] = move.notation, _pointed(match, state, move.seat, move.number)
        apply(state, move.seat, move.number)


def _pointed(match: Match, state: State, seat: int, action: int) -> tuple[str, ...]:
    """The things that a move names for everybody: those of all moves that look the same to the others."""
    rule = Asked(state).rule
    if not rule.base <= action < rule.base + rule.size:
        return ()
    folder, seen = match.folder, match.redacted(None, state)
    part = public_part(state, seat, action)
    if part < 0:
        return ()
    alike = [
        set(folder.targets(seen, seat, rule, x))
        for x in range(int(rule.domain(state)))
        if public_part(state, seat, int(rule.base) + x) == part
    ]
    named = folder.targets(seen, seat, rule, action - int(rule.base))
    return tuple(target for target in named if all(target in targets for targets in alike))

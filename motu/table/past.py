"""A game as it was: after any move, and at any line of its log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from motu.kernel.core import State
from motu.match.choice import Told
from motu.match.match import Match
from motu.match.record import LETTERS, feed
from motu.table.live import LiveTable


def position(table: LiveTable, n: int) -> Match:
    """The match of a table after its first n moves."""
    m = table.match
    past = Match(m.folder, m.box, m.edition, m.seats, m.options, m.dice, replaying=True)
    for move in m.moves[:n]:
        feed(past, f"{'*' if move.seat is None else LETTERS[move.seat]} {move.notation}")
    past.to_the_question()  # what follows by itself has happened too
    return past


def states(table: LiveTable, eyes: int | None, wanted: Sequence[int]) -> dict[int, State]:
    """How things stood at these lines of a viewer's log: as the last ones remember it, or played anew.

    What was told and then taken back is not found again.
    """
    told = table.match.told_to(eyes)
    found = {n: state for n in wanted if (state := told[n].state) is not None}
    if len(found) < len(wanted):
        again = position(table, told[max(wanted)].at).told_to(eyes)
        known = {name: line.state for name, line in zip(_named(again), again, strict=True)}
        names = _named(told)
        found |= {n: state for n in wanted if n not in found and (state := known.get(names[n])) is not None}
    return found


def _named(told: Sequence[Told]) -> list[tuple[Any, ...]]:
    """Each line by what it tells after which move, so that it is found again when the game is played anew."""
    count: Counter[tuple[Any, ...]] = Counter()
    found = []
    for line in told:
        name = (line.at, line.kind, line.facts)
        found.append((*name, count[name]))
        count[name] += 1
    return found

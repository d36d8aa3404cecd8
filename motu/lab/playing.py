"""One game between bots, without a table."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from motu.bots import Bot
from motu.bots.turns import turn
from motu.games._shared.folder import Folder
from motu.kernel.core import State
from motu.kernel.engine import OVER, advance, apply
from motu.kernel.moves import Moves


@dataclass(frozen=True)
class Outcome:
    """How a game ended, by seat."""

    points: tuple[int, ...]
    standing: tuple[int, ...]
    decisions: int  # with two answers or more
    truncated: bool

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.standing) if rank == max(self.standing)]

    def share(self, seat: int) -> float:
        """A shared victory counts in parts."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def start(folder: Folder[Any], box: Any, seats: int, options: Mapping[str, Any], seed: int) -> State:
    """A game about to begin, with dice of its own."""
    s: State = folder.new_state(box, seats, options)
    s.limit = int(options["limit"]) or folder.longest
    s.seed(seed)
    return s


def decisions(folder: Folder[Any], s: State, bots: Sequence[Bot]) -> Generator[int, int | None, None]:
    """A game to its end, one bot on each seat: the seat of each decision with two answers or more.

    An action sent back is played in place of what the bot would have answered.
    """
    out = Moves()
    planned: list[int] = []
    last = OVER
    while (seat := int(advance(s, out))) != OVER:
        if out.n == 1:
            apply(s, seat, out.at[0])
            continue
        if (instead := (yield seat)) is not None:
            planned = []
            apply(s, seat, instead)
            continue
        if not planned or seat != last:
            planned = turn(bots[seat], folder, s, seat)
        last = seat
        apply(s, seat, planned.pop(0))


def play(folder: Folder[Any], s: State, bots: Sequence[Bot]) -> Outcome:
    """To the end, one bot on each seat."""
    return outcome(folder, s, sum(1 for _ in decisions(folder, s, bots)))


def outcome(folder: Folder[Any], s: State, decisions: int) -> Outcome:
    points = tuple(sum(by_source.values()) for by_source in folder.points(s))
    standing = tuple(int(s.standing(seat)) for seat in range(int(s.players)))
    return Outcome(points, standing, decisions, bool(s.truncated))

"""What all mini-games share: a folder made of a few rules, one state class and the steps of the beginning."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Self

from motu.games._shared.folder import Folder, Option
from motu.kernel.box import Box
from motu.kernel.core import Rule, Ruleset, State
from motu.kernel.vectors import zeros


class Points(State):
    """A state with points, the only thing that counts in the end."""

    def __init__(self, rules: list[Rule[Any]], players: int, like: Any) -> None:
        super().__init__(rules, players, 64, like)
        self.points = like.points[:] if like else zeros(players)

    def copy(self) -> Self:
        game: Any = type(self)  # each brings its own rules
        return game(self.players, self)

    def standing(self, seat: int) -> int:
        return int(self.points[seat])


class Mini(Folder[Any]):
    """A small game without texts and pictures of its own."""

    home = Path(__file__).parent

    def __init__(
        self,
        key: str,
        seats: range,
        rules: list[Rule[Any]],
        state: Callable[[int], State],
        begin: Callable[[Any], None],
        secret: tuple[str, ...] = (),
        countable: tuple[str, ...] = (),
        limit: int = 0,
    ) -> None:
        super().__init__()
        self.key = key
        self.seats = seats
        self.ruleset = Ruleset(rules)
        self.secret = secret
        self.countable = countable
        self.own_options = {"limit": Option("number", limit)}
        self._state = state
        self._begin = begin

    def new_state(self, box: Box, seats: int, options: Mapping[str, Any]) -> State:
        s = self._state(seats)
        self._begin(s)
        s.in_order(0)
        return s

"""What the contract is tried on: every game, every number of seats, every yes/no option, an edition that adds
things, all mini-games."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from typing import Any

from motu.games import folders
from motu.games._shared.folder import Folder
from motu.kernel.box import Box
from motu.kernel.core import State
from motu.kernel.journal import SPECTATOR
from motu.match.game import Game
from motu.match.match import Match
from tests.games.more import with_more
from tests.minigames import MINIGAMES

LIMIT = 5000  # decisions: more than any game needs, so that none runs for ever
_BUDGET = os.environ.get("MOTU_BUDGET", "1")
BUDGET = {"quick": 0.25, "full": 10.0}.get(_BUDGET) or float(_BUDGET)


def times(n: int) -> int:
    """How often to do something that is done `n` times in an ordinary run."""
    return max(1, round(n * BUDGET))


@dataclass(frozen=True)
class Case:
    """One game with a number of seats and options."""

    folder: Folder[Any]
    seats: int
    chosen: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return "-".join(
            [self.folder.key, str(self.seats), *(name for name, _ in self.chosen if name != "limit")]
        )

    @property
    def real(self) -> bool:
        return self.folder.key not in MINIGAMES

    @property
    def options(self) -> dict[str, Any]:
        return Game(self.folder).check_options(dict(self.chosen))

    @property
    def viewers(self) -> list[int]:
        return [*range(self.seats), SPECTATOR]

    def state(self, seed: int = 1) -> Any:
        """A state before set-up, with dice."""
        s: State = self.folder.new_state(
            box_of(self.folder, self.options["edition"]), self.seats, self.options
        )
        s.limit = self.options["limit"]
        s.seed(seed)
        return s

    def match(self, seed: int, shared: bool = False) -> Match:
        return Game(self.folder).start(self.seats, seed, dict(self.chosen), shared)


@cache
def box_of(folder: Folder[Any], edition: str | None = None) -> Box:
    game = Game(folder)
    return game.box(game.read_edition(edition))


def cases_of(folder: Folder[Any]) -> list[Case]:
    """Every number of seats with the options as they are; then each yes/no option turned over, and all."""
    limit = () if folder.key in MINIGAMES else (("limit", LIMIT),)
    turned = [
        (name, not option.default) for name, option in folder.options.items() if option.kind == "yes_no"
    ]
    variants = [(option,) for option in turned] + ([tuple(turned)] if len(turned) > 1 else [])
    seats = list(folder.seats)
    return [
        *(Case(folder, n, limit) for n in seats),
        *(Case(folder, seats[-1 - i % len(seats)], (*limit, *variant)) for i, variant in enumerate(variants)),
    ]


REAL = [case for folder in folders().values() for case in cases_of(folder)]
MORE = [  # an edition that adds things
    Case(folder, folder.seats.stop - 1, (("limit", LIMIT), ("edition", str(with_more(key)))))
    for key, folder in folders().items()
]
MINI = [case for folder in MINIGAMES.values() for case in cases_of(folder)]
CASES = REAL + MORE + MINI


def mini(key: str, seats: int | None = None, **options: Any) -> Case:
    """One mini-game."""
    folder = MINIGAMES[key]
    return Case(folder, seats or folder.seats.start, tuple(options.items()))

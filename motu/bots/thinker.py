"""Bots that think ahead, in five strengths."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from motu.bots.bot import Bot, Window
from motu.bots.network import Network
from motu.bots.search import Search, Settings
from motu.games._shared.folder import Folder
from motu.games._shared.tuning import untuned

ROOM = 400_000  # nodes that a search remembers
GAME = 38  # full turns that all turns of a game may cost together ...
RESERVE = 8  # ... of which a late turn takes one part in so many


@dataclass(frozen=True)
class Strength:
    """How much a bot thinks, and how well it minds what it found."""

    name: str
    iterations: int  # per decision, where no clock runs: the same everywhere
    seconds: float  # per turn, at a table with people
    most: int  # iterations per decision at a table, however fast the machine is
    blunder: float = 0.0  # how readily something a little worse is played ...
    tolerated: float = 0.0  # ... and how much worse it may be: a human slip, never nonsense
    learnt: bool = False  # whether positions are judged by the network, where the game has one


STRENGTHS = {
    strength.name: strength
    for strength in (
        Strength("beginner", 40, 0.3, 60, blunder=0.06, tolerated=0.2),
        Strength("easy", 60, 0.6, 100, blunder=0.025, tolerated=0.1),
        Strength("medium", 100, 1.5, 1_000),
        Strength("hard", 400, 3.0, 12_000),
        Strength("expert", 1_500, 6.0, 60_000, learnt=True),
    )
}


def seconds_for(seconds: float, turns: Sequence[int]) -> float:
    """How long a bot may think in a turn that would get so many seconds, after turns of so many decisions.

    Long games are not allowed to take the evening: once most of the time for the game is used, every turn
    gets a part of what is left, so that there is always something left.
    """
    left = GAME * seconds
    for decisions in turns:
        left -= min(seconds, left / RESERVE) * (1 - 0.5**decisions)  # each decision takes half of the rest
    return min(seconds, left / RESERVE)


class Thinker(Bot):
    """Searches the tree of what may come; the decisions of one turn share their tree and their time."""

    def __init__(
        self,
        seed: int,
        strength: Strength,
        timed: bool = False,
        settings: Mapping[str, Any] | None = None,
        network: bool | None = None,
        equal: bool = False,
    ) -> None:
        """`settings`: how to search, where it differs from what the laboratory found for the game.

        `network`: whether the network judges; None leaves it to the strength and to whether it helps.
        `equal`: every feature counts for what it says, whatever the laboratory found.
        """
        super().__init__(seed)
        self.strength = strength
        self.settings = settings or {}
        self.network = network
        self.equal = equal
        self.name = strength.name
        self.timed = timed
        self.turns: list[int] = []  # how many decisions each of them has had
        self.decisions = 0  # in this turn
        self.seconds = strength.seconds  # for this turn
        self.began = time.perf_counter()
        self.search: Search | None = None
        self.folder: Folder[Any] | None = None

    def resume(self, turns: Sequence[int]) -> None:
        self.turns = list(turns)
        self.seconds = seconds_for(self.strength.seconds, self.turns)

    def begin(self) -> None:
        if self.decisions:
            self.resume([*self.turns, self.decisions])
            self.decisions = 0
        self.began = time.perf_counter()
        if self.search is not None:
            self.search.forget()

    def follow(self, action: int) -> None:
        if self.search is not None:
            self.search.follow(action)

    def choose(self, window: Window) -> int:
        actions = window.answers()
        if len(actions) == 1:
            return actions[0]
        self.decisions += 1
        search = self._search(window.folder)
        seed = self.dice.getrandbits(60)
        if self.timed:
            # Half of what is left: the first decisions weigh most, and the last one still gets its part.
            now = time.perf_counter()
            until = now + (self.began + self.seconds - now) / 2
            if until > now or not self._knows(search, actions):
                window.think(search, seed, self.strength.most, until)
        else:
            window.think(search, seed, self.strength.iterations)
        return self._decide(search, actions)

    def _search(self, folder: Folder[Any]) -> Search:
        if self.search is None or self.folder is not folder:
            self.folder = folder
            settings = Settings(**{**folder.tuning.search, **self.settings})
            actions = int(folder.ruleset.decisions)
            insight = untuned(folder.insight) if self.equal else folder.insight
            self.search = Search(insight, settings, actions, ROOM, self._judge(folder))
        return self.search

    def _knows(self, search: Search, legal: list[int]) -> bool:
        """Whether something was learnt about this question while another one was thought about."""
        return any(action in legal and visits > 0 for action, visits, _, _ in search.found())

    def _judge(self, folder: Folder[Any]) -> Network | None:
        learnt = folder.tuning.network
        wanted = self.network
        if wanted is None:
            wanted = self.strength.learnt and bool(learnt.get("used"))
        if not (wanted and learnt):
            return None
        return Network(len(folder.insight.features), learnt["hidden"], learnt["numbers"])

    def _decide(self, search: Search, legal: list[int]) -> int:
        # A tree kept from the last answer may hold choices of worlds that have turned out otherwise.
        found = [row for row in search.found() if row[0] in legal]
        if not found:  # no room was left in the tree
            return legal[0]
        tried = [row for row in found if row[1] > 0]
        if not self.strength.blunder or not tried:
            return found[0][0]
        best = max(mean for _, _, mean, _ in tried)
        near = [(action, mean) for action, _, mean, _ in tried if mean >= best - self.strength.tolerated]
        weights = [math.exp((mean - best) / self.strength.blunder) for _, mean in near]
        return self.dice.choices([action for action, _ in near], weights)[0]

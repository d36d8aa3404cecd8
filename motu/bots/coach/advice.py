"""The best few choices of a seat, what each promises and why.

Two judges: the tree search of the bots says which choices are serious, the forecast says what each of them
promises, all in the same worlds. Both see only what the seat may know.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from motu.bots.bot import Window
from motu.bots.coach.judging import Judge, Outlook, mean
from motu.bots.search import Search, Settings

SHOWN = 3  # choices in a hint
SERIOUS = 0.12  # of the effort that the search gave to its favourite
BATCH = 8  # lines of each choice between two looks at the clock
ROOM = 60_000  # nodes that the search remembers
TOLD = 0.15  # points: smaller differences are not worth a word
REASONS = 4
MOST = 0.5  # more of the lines end with one choice than with the other: it brings the end


@dataclass(frozen=True)
class Effort:
    """How much is thought about one choice. With `seconds` the clock may stop it earlier."""

    iterations: int
    lines: int
    seconds: float = 0.0


@dataclass(frozen=True)
class Option:
    """One choice: what it promises, and how much the search thinks of it (1: its favourite)."""

    action: int
    outlook: Outlook
    favour: float


@dataclass(frozen=True)
class Reason:
    """What makes two choices differ, in points: a feature of a seat, or all of them together (no name)."""

    feature: str
    points: float
    seat: int


@dataclass(frozen=True)
class Finish:
    """One of two choices brings the end of the game: what it ends with, for the seat and its best rival."""

    ends: bool  # the first of the two, else the second
    mine: float
    theirs: float
    rival: int


@dataclass(frozen=True)
class Advice:
    """The serious choices of a seat, the most promising first."""

    seat: int
    options: tuple[Option, ...]

    @property
    def best(self) -> Option:
        return self.options[0]

    def of(self, action: int) -> Option | None:
        return next((one for one in self.options if one.action == action), None)


def advise(
    judge: Judge, window: Window, effort: Effort, seed: int, beside: Sequence[int] = (), most: int = SHOWN
) -> Advice:
    """Weigh the choices of a seat; those in `beside` are weighed too, whatever the search thinks of them."""
    started = time.perf_counter()
    legal = window.answers()
    favours = _search(judge, window, legal, effort, seed, started)
    ranked = sorted(legal, key=lambda action: -favours[action])
    # Two at least, if there are two: a choice is explained by comparing it.
    serious = [action for n, action in enumerate(ranked) if n < 2 or favours[action] >= SERIOUS][:most]
    weighed = [*serious, *(action for action in beside if action not in serious)]
    until = started + effort.seconds if effort.seconds else 0.0
    outlooks = _weigh(judge, window, weighed, effort.lines, seed, until)
    options = [
        Option(action, look, favours.get(action, 0.0)) for action, look in zip(weighed, outlooks, strict=True)
    ]
    seat = window.seat
    first = sorted(options[: len(serious)], key=lambda one: -one.outlook.chances[seat])
    return Advice(seat, (*first, *options[len(serious) :]))


def _search(
    judge: Judge, window: Window, legal: Sequence[int], effort: Effort, seed: int, started: float
) -> dict[int, float]:
    """How much of its favourite's effort the tree search gave to each choice."""
    if len(legal) == 1:
        return {legal[0]: 1.0}
    folder = judge.folder
    search = Search(folder.insight, Settings(**folder.tuning.search), int(folder.ruleset.decisions), ROOM)
    until = started + effort.seconds / 2 if effort.seconds else 0.0
    window.think(search, seed, effort.iterations, until)
    found = {action: tried for action, tried, _, _ in search.found()}
    most = max(1, max(found.values(), default=1))
    return {action: found.get(action, 0) / most for action in legal}


def _weigh(
    judge: Judge, window: Window, actions: Sequence[int], lines: int, seed: int, until: float
) -> list[Outlook]:
    """All choices in the same worlds, batch by batch, so that the clock treats them alike."""
    parts: list[list[Outlook]] = [[] for _ in actions]
    for batch in range(0, lines, BATCH):
        if batch and until and time.perf_counter() >= until:
            break
        for part, action in zip(parts, actions, strict=True):
            part.append(judge.choice(window, action, seed + batch, min(BATCH, lines - batch)))
    return [mean(part) for part in parts]


def finish(seat: int, one: Outlook, other: Outlook) -> Finish | None:
    """Whether one choice brings the end of the game and the other does not.

    Then they are not compared feature by feature: at the end everything has become points.
    """
    if abs(one.ended - other.ended) < MOST:
        return None
    ends = one.ended > other.ended
    points = (one if ends else other).points
    rival = max((rival for rival in range(len(points)) if rival != seat), key=lambda rival: points[rival])
    return Finish(ends, points[seat], points[rival], rival)


def reasons(names: Sequence[str], seat: int, one: Outlook, other: Outlook) -> list[Reason]:
    """Why `one` is better for a seat than `other`: its features that differ most, and the rival concerned.

    A rival who will hardly win anyway is no reason, whatever he loses.
    """
    found = [
        Reason(name, a - b, seat)
        for name, a, b in zip(names, one.features[seat], other.features[seat], strict=True)
    ]
    rivals = [rival for rival in range(len(one.chances)) if rival != seat]
    if rivals:
        changes = {rival: sum(one.features[rival]) - sum(other.features[rival]) for rival in rivals}
        rival = max(rivals, key=lambda seat: abs(changes[seat]) * (one.chances[seat] + other.chances[seat]))
        found.append(Reason("", changes[rival], rival))
    found = [reason for reason in found if abs(reason.points) >= TOLD]
    return sorted(found, key=lambda reason: -abs(reason.points))[:REASONS]

"""A finished match looked at again: how the chances went, what luck did, which choices cost most.

The work is cut into small tasks, so that a service can do them one at a time between the turns of its bots.
The chances before every event come from forecasts that see all cards. What a draw changed, measured against
all that could have been drawn, is luck; what a choice changed belongs to its seat. So the chances at the
start, luck and choices add up to the result. Costly choices are judged by what their seat could know.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from motu.bots.bot import Window
from motu.bots.coach.advice import Advice, Effort, Option, advise, finish, reasons
from motu.bots.coach.judging import GROUPS, Judge
from motu.bots.coach.walk import Event, walk
from motu.kernel.core import State
from motu.match.match import Match

SLICE = 4  # events in one task
COSTLY = 3  # choices told for each seat
LOOKED_AT = 5  # suspicious choices of each seat that are weighed again
CLOSER = 2  # times as many lines around draws
LEAST = 0.01  # a choice that cost less, or a draw that changed less, is not told
DRAWS = 3  # told for each seat
SCREENED = 100  # iterations of the search for every choice
WEIGHED = 1000  # for the suspicious ones


@dataclass(frozen=True)
class Care:
    """How much is spent on a review: 1 is the usual, less for rules that run interpreted."""

    part: float = 1.0
    seed: int = 0

    def dice(self, event: int) -> int:
        """Dice of its own for every event."""
        return self.seed * 1_000_003 + 20_000 + event * 1000

    def chances(self, judge: Judge) -> int:
        """Lines for the chances before each event."""
        return max(1, int(judge.fitted.lines * self.part) // GROUPS) * GROUPS

    def glance(self, judge: Judge) -> Effort:
        """For every choice."""
        return Effort(max(16, int(SCREENED * self.part)), max(4, self.chances(judge) // 8))

    def thorough(self, judge: Judge) -> Effort:
        """For choices that looked bad at a glance."""
        return Effort(max(32, int(WEIGHED * self.part)), 2 * self.chances(judge))


@dataclass(frozen=True)
class Task:
    """A part of the work: which events to look at, and how."""

    do: str  # chances, screen or weigh
    events: list[int]


@dataclass(frozen=True)
class Review:
    """What was found, in numbers: words are made for each reader."""

    game: str
    seats: int
    moves: int
    curve: list[dict[str, Any]]  # before each event: move, seat (None: a draw), chances, points
    end: list[float]  # shares of the victory
    luck: list[float]  # by seat: what draws changed
    luck_error: list[float]  # standard error of that
    choices: list[list[float]]  # by seat: what its choices changed for each seat
    costly: list[dict[str, Any]]  # the costliest choices of each seat, the worst first
    draws: list[dict[str, Any]]  # the draws that changed most

    def as_dict(self) -> dict[str, Any]:
        """Ready for JSON."""
        return asdict(self)


Work = Generator[Task, Any, Review]


def review_of(match: Match) -> Work:
    """The tasks of a review, one by one; each is answered by what `carry_out` finds."""
    found, end = walk(match)
    seats = match.seats
    chances: list[dict[str, list[float]]] = []
    for events in _slices(range(len(found))):
        chances += yield Task("chances", events)
    choices = [n for n, event in enumerate(found) if event.seat is not None]
    doubts: dict[int, float] = {}
    for events in _slices(choices):
        doubts.update(zip(events, (yield Task("screen", events)), strict=True))
    costly: list[dict[str, Any]] = []
    for seat in range(seats):
        for n in _suspicious(found, doubts, seat):
            told = yield Task("weigh", [n])
            costly += [one for one in told if one["cost"] >= LEAST]
    return _review(match, found, end, chances, costly)


def how_many(match: Match) -> int:
    """Tasks of a review, at most."""
    found, _ = walk(match)
    choices = sum(event.seat is not None for event in found)
    return -(-len(found) // SLICE) - (-choices // SLICE) + LOOKED_AT * match.seats


def _slices(events: Sequence[int]) -> list[list[int]]:
    return [list(events[at : at + SLICE]) for at in range(0, len(events), SLICE)]


def _suspicious(found: Sequence[Event], doubts: dict[int, float], seat: int) -> list[int]:
    """The choices of a seat that look worst, one of each turn."""
    worst: dict[int, int] = {}
    for n, doubt in doubts.items():
        event = found[n]
        if event.seat == seat and doubt > 0 and doubt > doubts.get(worst.get(event.turn, -1), 0.0):
            worst[event.turn] = n
    return sorted(sorted(worst.values(), key=lambda n: -doubts[n])[:LOOKED_AT])


# --- the work ---------------------------------------------------------------------------------------


def carry_out(judge: Judge, found: Sequence[Event], task: Task, care: Care) -> list[Any]:
    """Do one task."""
    if task.do == "chances":
        return [_chances(judge, found, n, care) for n in task.events]
    if task.do == "screen":
        return [_doubt(judge, found[n], n, care) for n in task.events]
    return [_weigh(judge, found[n], n, care) for n in task.events]


def _chances(judge: Judge, found: Sequence[Event], n: int, care: Care) -> dict[str, list[float]]:
    """Just before and just after draws one looks more closely: there luck is told from decisions."""
    luck = found[n].seat is None or (n > 0 and found[n - 1].seat is None)
    lines = care.chances(judge) * (CLOSER if luck else 1)
    look = judge.position(found[n].before, care.dice(n), lines)
    return {"chances": list(look.chances), "errors": list(look.errors), "points": list(look.points)}


def _window(judge: Judge, event: Event) -> Window:
    assert event.seat is not None
    return Window(judge.folder, event.before, event.seat)


def _doubt(judge: Judge, event: Event, n: int, care: Care) -> float:
    """How much worse the choice looks than the best one, at a glance."""
    window = _window(judge, event)
    advice = advise(judge, window, care.glance(judge), care.dice(n), (event.action,), most=1)
    return cost(advice, event.action)


def _weigh(judge: Judge, event: Event, n: int, care: Care) -> dict[str, Any]:
    """What a choice cost, and why."""
    window = _window(judge, event)
    advice = advise(judge, window, care.thorough(judge), care.dice(n) + 500, (event.action,))
    played = advice.of(event.action)
    assert played is not None and event.seat is not None
    best, seat = advice.best, event.seat
    end = finish(seat, best.outlook, played.outlook)
    why = [] if end else reasons(judge.folder.insight.features, seat, best.outlook, played.outlook)
    return {
        "move": event.move,
        "seat": seat,
        "played": event.action,
        "better": best.action,
        "cost": cost(advice, event.action),
        "chance_played": played.outlook.chances[seat],
        "chance_better": best.outlook.chances[seat],
        "points_played": played.outlook.points[seat],
        "points_better": best.outlook.points[seat],
        "reasons": [asdict(one) for one in why],
        "finish": asdict(end) if end else None,
    }


def cost(advice: Advice, action: int) -> float:
    """What a choice gives away of the chance to win; nothing if either judge prefers it."""
    played, best = advice.of(action), advice.best
    if played is None or best.action == action or _preferred(played, best):
        return 0.0
    return max(0.0, best.outlook.chances[advice.seat] - played.outlook.chances[advice.seat])


def _preferred(one: Option, other: Option) -> bool:
    return one.favour >= other.favour


# --- adding up --------------------------------------------------------------------------------------


def _review(
    match: Match,
    found: Sequence[Event],
    end: State,
    chances: Sequence[dict[str, list[float]]],
    costly: list[dict[str, Any]],
) -> Review:
    seats = match.seats
    standing = [int(end.standing(seat)) for seat in range(seats)]
    winners = standing.count(max(standing))
    result = [1 / winners if rank == max(standing) else 0.0 for rank in standing]
    luck, square = [0.0] * seats, [0.0] * seats
    choices = [[0.0] * seats for _ in range(seats)]
    draws: list[dict[str, Any]] = []
    for n, event in enumerate(found):
        now, last = chances[n], n + 1 == len(found)
        then = result if last else chances[n + 1]["chances"]
        errors = [0.0] * seats if last else chances[n + 1]["errors"]
        change = [b - a for a, b in zip(now["chances"], then, strict=True)]
        if event.seat is None:
            draws.append({"move": event.move, "change": change})
            luck = [a + b for a, b in zip(luck, change, strict=True)]
            square = [a + b * b + c * c for a, b, c in zip(square, now["errors"], errors, strict=True)]
        else:
            row = choices[event.seat]
            choices[event.seat] = [a + b for a, b in zip(row, change, strict=True)]
    curve = [
        {"move": event.move, "seat": event.seat, "chances": now["chances"], "points": now["points"]}
        for event, now in zip(found, chances, strict=True)
    ]
    return Review(
        match.folder.key,
        seats,
        len(match.moves),
        curve,
        result,
        luck,
        [value**0.5 for value in square],
        choices,
        _costliest(costly, seats),
        _greatest(draws, seats),
    )


def _costliest(costly: Sequence[dict[str, Any]], seats: int) -> list[dict[str, Any]]:
    told = []
    for seat in range(seats):
        mine = [one for one in costly if one["seat"] == seat]
        told += sorted(mine, key=lambda one: -float(one["cost"]))[:COSTLY]
    return sorted(told, key=lambda one: -float(one["cost"]))


def _greatest(draws: Sequence[dict[str, Any]], seats: int) -> list[dict[str, Any]]:
    """The draws that meant most to anybody."""
    kept: dict[int, dict[str, Any]] = {}
    for seat in range(seats):
        mattered = [draw for draw in draws if abs(draw["change"][seat]) >= LEAST]
        for draw in sorted(mattered, key=lambda draw: -abs(draw["change"][seat]))[:DRAWS]:
            kept[draw["move"]] = draw
    return [kept[move] for move in sorted(kept)]


def review(match: Match, care: Care, progress: Callable[[int], None] = lambda done: None) -> Review:
    """The whole review, here and now."""
    judge, (found, _) = Judge(match.folder), walk(match)
    work = review_of(match)
    done, answer = 0, None
    while True:
        try:
            task = work.send(answer)
        except StopIteration as ready:
            result: Review = ready.value
            return result
        answer = carry_out(judge, found, task, care)
        done += 1
        progress(done)

"""A review for the terminal: the balance of each seat, the costliest choices, the draws that mattered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.markup import escape
from rich.table import Table

from motu.bots.coach.review import Review
from motu.bots.coach.telling import Teller
from motu.match.match import Match

POINTS = 12  # of the curve


def told(match: Match, found: Review, lang: str) -> Iterator[str | Table]:
    """What stands on the screen."""
    tell = Teller(match, lang)
    yield f"[bold]{tell.say('coach-curve')}[/bold]"
    yield _curve(tell, found)
    yield f"[bold]{tell.say('coach-balance')}[/bold]"
    yield _balance(tell, found)
    error = tell.percent(2 * max(found.luck_error))
    yield f"{tell.say('coach-balance-about')} {tell.say('coach-luck-error', n=error)}"
    yield f"\n[bold]{tell.say('coach-costly')}[/bold]"
    if not found.costly:
        yield tell.say("coach-costly-none")
    for n, one in enumerate(found.costly, 1):
        said = tell.costly(one)
        yield f"{n}. {escape(said.head)}"
        yield f"   {tell.say('coach-played')}: {escape(said.played)} ({said.promised_played})"
        yield f"   {tell.say('coach-better')}: {escape(said.better)} ({said.promised_better})"
        yield f"   {said.cost}  [{', '.join(said.rules)}]".replace("[", r"\[")
        yield f"   {escape(said.why)}"
        for what, points in said.reasons:
            yield f"     {points}  {what}"
    yield f"\n[bold]{tell.say('coach-draws')}[/bold]"
    yield _draws(tell, found)
    yield tell.say("coach-method")


def _seats(tell: Teller, found: Review) -> list[str]:
    return [tell.seat(seat) for seat in range(found.seats)]


def _curve(tell: Teller, found: Review) -> Table:
    table = Table(tell.say("coach-curve-move"), *_seats(tell, found))
    step = max(1, -(-len(found.curve) // POINTS))
    for one in found.curve[::step]:
        table.add_row(str(one["move"]), *map(tell.percent, one["chances"]))
    table.add_row(tell.say("coach-end"), *map(tell.percent, found.end))
    return table


def _balance(tell: Teller, found: Review) -> Table:
    table = Table("", *_seats(tell, found))
    seats = range(found.seats)
    own = [found.choices[seat][seat] for seat in seats]
    others = [sum(found.choices[by][seat] for by in seats if by != seat) for seat in seats]

    def row(name: str, values: Sequence[float], signed: bool = True) -> None:
        table.add_row(tell.say(name), *(tell.percent(value, signed) for value in values))

    row("coach-start", found.curve[0]["chances"], signed=False)
    row("coach-luck", found.luck)
    row("coach-own", own)
    row("coach-others", others)
    row("coach-end", found.end, signed=False)
    return table


def _draws(tell: Teller, found: Review) -> Table:
    table = Table("", *_seats(tell, found))
    for draw in found.draws:
        head = tell.say("coach-draw-head", move=draw["move"] + 1)
        lines = "\n".join(escape(line) for line in tell.drawn(draw["move"]))
        table.add_row(f"{head}\n{lines}", *(tell.percent(change, True) for change in draw["change"]))
    return table

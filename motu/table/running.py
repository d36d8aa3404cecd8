"""A table goes on: bots decide at their pace, questions without a choice are answered, time runs out."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from typing import Protocol

from motu.match.errors import IllegalChoice
from motu.table.live import LiveTable
from motu.table.patience import Pauses
from motu.table.seats import STAND_IN
from motu.table.store import Conflict
from motu.table.thinking import Thinkers, job_of

LONGEST_TURN = 6.0  # seconds that bots may keep people waiting


class House(Protocol):
    """Where a table stands."""

    thinkers: Thinkers

    async def refresh(self, table: LiveTable) -> None: ...

    async def recover(self, table: LiveTable) -> None: ...

    async def leave(self, table: LiveTable, seat: int, back: bool) -> None: ...


async def keep_going(table: LiveTable, house: House) -> None:
    """Until nobody is left to act for. After trouble the table is read again, and goes on."""
    pauses = Pauses()
    while True:
        try:
            if table.trouble:
                await house.recover(table)
            await _go_on(table, house)
        except Exception as error:
            table.doubt()
            await pauses.after(error, f"Table {table.id} has trouble")
        if not table.trouble:
            return


async def _go_on(table: LiveTable, house: House) -> None:
    """As long as nothing goes wrong."""
    waited = 0.0
    seen = len(table.match.told)
    while table.status == "playing" and not table.trouble:
        if _bots(table):
            pause = table.pace * max(1, _steps(table, seen))
            seen = len(table.match.told)
            if waited < LONGEST_TURN:
                await _pause(table, min(pause, LONGEST_TURN - waited))
            waited += pause
            await _think_together(table, house)
            continue
        table.hurry.clear()
        waited = 0.0
        if (only := _only_answer(table)) is not None:
            several = len(table.people) > 1
            await asyncio.sleep(random.uniform(0.6, 1.5) if several else 0)
            if _only_answer(table) == only:
                await _play(table, house, *only)
        elif not await _time_is_up(table, house):
            return


async def _think_together(table: LiveTable, house: House) -> None:
    """All bots that must decide; when one fails, the others stop too."""
    try:
        async with asyncio.TaskGroup() as together:
            for seat in _bots(table):
                together.create_task(_think(table, house, seat))
    except ExceptionGroup as failed:
        raise failed.exceptions[0] from None


async def _think(table: LiveTable, house: House, seat: int) -> None:
    """The turn of a bot. What others answer in secret meanwhile makes no difference to it."""
    asked = table.token(seat)
    job = job_of(table.match, seat, table.seats[seat].bot or STAND_IN, secrets.randbits(30))
    planned = await house.thinkers.choose(job, table.host)
    if table.seats[seat].kind == "bot" and table.token(seat) == asked:
        await _play_turn(table, house, seat, planned)


def _steps(table: LiveTable, seen: int) -> int:
    """The steps in which people are shown what has happened: bots let them look."""
    return sum(line.kind in table.match.folder.steps for line in table.match.told[seen:])


async def _pause(table: LiveTable, seconds: float) -> None:
    """Time to see what happened, unless somebody does not want to wait."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(table.hurry.wait(), seconds)


async def _play_turn(table: LiveTable, house: House, seat: int, planned: list[int]) -> None:
    """One answer after the other, as long as the table stays as the bot thought."""
    for n, action in enumerate(planned):
        if n and n * table.pace <= LONGEST_TURN:
            await _pause(table, table.pace)
        if table.seats[seat].kind != "bot" or not await _play(table, house, seat, action):
            return


async def _play(table: LiveTable, house: House, seat: int, action: int) -> bool:
    """Answer for a seat; False when it could not be, because something else happened meanwhile."""
    if seat not in table.match.awaiting:
        return False
    try:
        await table.play(seat, action, table.token(seat))
    except Conflict:  # another server was faster
        await asyncio.sleep(random.uniform(0, 0.2))
        await house.refresh(table)
        return False
    except IllegalChoice:
        return False
    return True


def _bots(table: LiveTable) -> list[int]:
    """The bots that must decide: several when the question is a secret one, put to all at once."""
    return [seat for seat in table.match.awaiting if table.seats[seat].kind == "bot"]


def _only_answer(table: LiveTable) -> tuple[int, int] | None:
    """A question to a person that answers itself, yet must be asked so that nobody notices."""
    for seat in table.match.awaiting:
        if (answer := table.by_itself(seat)) is not None:
            return seat, answer
    return None


async def _time_is_up(table: LiveTable, house: House) -> bool:
    """Wait for the clocks of the people who must decide; False when there are none."""
    left = table.clock.next()
    if left is None:
        return False
    stirred = asyncio.Event()
    table.viewers.add(stirred)
    try:
        await asyncio.wait_for(stirred.wait(), left + 0.01)
    except TimeoutError:
        for seat in table.clock.late():
            await house.leave(table, seat, back=False)
    finally:
        table.viewers.discard(stirred)
    return True

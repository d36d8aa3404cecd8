"""The coach at the tables of the service: hints where nobody else is wronged, reviews of finished games."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from motu.bots.coach.review import how_many, review_of
from motu.games._shared.text import say
from motu.match.errors import MotuError
from motu.table.live import LiveTable
from motu.table.patience import persist
from motu.table.store import Store
from motu.table.thinking import Job, Thinkers, job_of
from motu.table.turn import Turn
from motu.table.words import words

log = logging.getLogger(__name__)
SEED = 1


class NoHint(MotuError):
    """The coach keeps silent here; the sentence says why."""


def job(table: LiveTable, seat: int, **question: Any) -> Job:
    """A question to the coach about a table."""
    plain = asdict(job_of(table.match, seat, "", SEED))
    return Job(**{**plain, "coach": question})


async def hint(table: LiveTable, turn: Turn, thinkers: Thinkers) -> dict[str, Any]:
    """What the seat that must decide could do, as far as this seat may know; the table is only looked at."""
    if why_not := silence(table):
        raise NoHint(say(why_not), words())
    if turn.asked is None or turn.draft is None or turn.curtain:
        raise NoHint(say("refused-hint-not-asked"), words())
    if turn.draft.complete:
        raise NoHint(say("refused-confirm-first"), words())
    asked = job(table, turn.asked, do="hint", seed=SEED)
    draft = {"draft": list(turn.draft.picks), "windows": turn.asked in table.asking}
    found: dict[str, Any] = await thinkers.consult(Job(**{**asdict(asked), **draft}), table.host)
    return found


def silence(table: LiveTable) -> str:
    """Why the coach gives no hints at a table; empty when he does."""
    if table.status != "playing":
        return "refused-hint-not-asked"
    if table.shared:
        return "refused-hint-others"
    return "" if table.hints else "refused-hint-off"


@dataclass
class Reviewing:
    """A review being made."""

    tasks: int
    done: int = 0
    failed: bool = False


class Reviews:
    """Made once per table, one at a time, piece by piece between the turns of bots."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.making: dict[str, Reviewing] = {}
        self._one = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def find(self, table: LiveTable) -> dict[str, Any] | None:
        """The review of a finished table; if there is none yet, it is begun."""
        found = await self.store.review(table.id)
        if found is None and table.id not in self.making:
            self.making[table.id] = Reviewing(how_many(table.match))
            task = asyncio.create_task(self._make(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return found

    async def _make(self, table: LiveTable) -> None:
        state = self.making[table.id]
        try:
            async with self._one:
                await self._work(table, state)
        except Exception:  # told to who hosts the service; the page says that it went wrong
            log.exception("The review of table %s failed", table.id)
            state.failed = True
        else:
            del self.making[table.id]

    async def _work(self, table: LiveTable, state: Reviewing) -> None:
        work, answer = review_of(table.match), None
        while True:
            try:
                task = work.send(answer)
            except StopIteration as ready:
                keep = partial(self.store.keep_review, table.id, ready.value.as_dict())
                await persist(keep, f"Keeping the review of table {table.id}")
                table.review = await self.store.review(table.id)
                table.changed()
                return
            answer = await self.thinkers.consult(job(table, 0, **asdict(task)), table.host)
            state.done += 1

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

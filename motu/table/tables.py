"""All tables of the service: found, made, joined, and kept going."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from motu.bots import BOTS, Window, bot
from motu.games import folders
from motu.games._shared.text import say
from motu.kernel.engine import answers, guarded
from motu.kernel.moves import Moves
from motu.match.errors import BadSetup, IllegalChoice
from motu.match.game import Game, game
from motu.match.record import Record
from motu.table.live import LiveTable
from motu.table.store import Conflict, Entry, Store, digest, new_id

OPEN_FOR = 24 * 3600.0  # seconds until an open table that nobody joined expires
PACE = 0.7  # seconds per event of a bot
LONGEST_TURN = 6.0  # seconds that a bot's turns may keep people waiting
KINDS = ("me", "here", "invite", "open", *BOTS)


class Tables:
    """The tables in memory, each a cache of its log."""

    def __init__(self, store: Store, pace: float = PACE) -> None:
        self.store = store
        self.pace = pace
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    def known(self, id: str) -> LiveTable | None:
        """A table that is in memory."""
        return self._live.get(id)

    def tasks(self) -> list[asyncio.Task[None]]:
        """What runs beside the requests."""
        return [table.worker for table in self._live.values() if table.worker is not None]

    async def find(self, id: str) -> LiveTable | None:
        """A table by its public name; from the log, if it is not in memory."""
        if id in self._live:
            return self._live[id]
        async with self._opening.setdefault(id, asyncio.Lock()):
            if id in self._live:
                return self._live[id]
            row = await self.store.table(id)
            if row is None or row["game"] not in folders():
                return None
            table = LiveTable(self.store, row, await self.store.seats(id))
            table.load(await self.store.entries(id), await self.store.drafts(id))
            table.chat = list(await self.store.said(id))
            self._live[id] = table
            self.wake(table)
            return table

    async def make(
        self,
        player: str,
        name: str,
        key: str,
        kinds: Sequence[str],
        options: Mapping[str, Any],
        public: bool,
        edition: dict[str, Any] | None = None,
        clock: float = 0.0,
    ) -> tuple[LiveTable, dict[int, str]]:
        """A new table, and the invitations of its seats: secrets that are shown once."""
        one = game(key)
        chosen = self._check(one, kinds, options, edition)
        id = new_id()
        claims = {
            seat: secrets.token_urlsafe(24) for seat, kind in enumerate(kinds) if kind in ("invite", "open")
        }
        waiting = bool(claims)
        table = {
            "id": id,
            "game": key,
            "seats": len(kinds),
            "options": {k: v for k, v in chosen.items() if k != "edition"},
            "edition": edition,
            "seed": secrets.token_hex(32),
            "seed_from": 0,
            "clock": clock,
            "rules": one.folder.rules_version,
            "public": public,
            "pace": self.pace,
            "host": player,
            "status": "open" if waiting else "playing",
        }
        seats = [_seat(id, seat, kind, player, name, claims.get(seat)) for seat, kind in enumerate(kinds)]
        await self.store.new_table(table, seats)
        live = await self.find(id)
        assert live is not None
        if not waiting:
            await self.begin(live)
        return live, claims

    def _check(
        self, one: Game, kinds: Sequence[str], options: Mapping[str, Any], edition: dict[str, Any] | None
    ) -> dict[str, Any]:
        unknown = [kind for kind in kinds if kind not in KINDS]
        if unknown:
            raise BadSetup(say("unknown-bot", bot=unknown[0], bots=", ".join(KINDS)))
        one.start(seats=len(kinds), seed=0, options=options)  # refuses what cannot be played
        one.box(edition)
        return one.check_options(options)

    async def begin(self, table: LiveTable) -> None:
        """All seats are taken."""
        await table.begin()
        self.wake(table)

    async def join(self, table: LiveTable, claim: str, player: str, name: str) -> int | None:
        """Sit down by an invitation."""
        seat = await self.store.claim(table.id, claim, player, name)
        if seat is None:
            return None
        await table.sit(seat, kind="person", owner=player, name=name, claim=None)
        if table.status == "open" and not any(s.kind == "open" for s in table.seats):
            await self.begin(table)
        return seat

    async def invite(self, table: LiveTable, seat: int) -> str:
        """A fresh invitation for a seat: for a friend, or for a lost device."""
        claim = secrets.token_urlsafe(24)
        await table.sit(seat, claim=digest(claim))
        return claim

    async def take_open_seat(self, table: LiveTable, player: str, name: str) -> int | None:
        """Sit down at a public table."""
        for seat in table.seats:
            if seat.kind == "open":
                await table.sit(seat.seat, kind="person", owner=player, name=name, claim=None)
                if not any(s.kind == "open" for s in table.seats):
                    await self.begin(table)
                return seat.seat
        return None

    async def fill_with_bots(self, table: LiveTable, name: str) -> None:
        """The host does not wait any longer."""
        for seat in table.seats:
            if seat.kind == "open":
                await table.sit(seat.seat, kind="bot", bot=name, claim=None)
        if table.status == "open":
            await self.begin(table)

    async def expire(self) -> None:
        await self.store.expire(time.time() - OPEN_FOR)
        for table in self._live.values():
            row = await self.store.table(table.id) if table.status == "open" else None
            if row is not None and row["status"] != table.status:
                table.status = row["status"]
                table.changed()

    async def rematch(self, table: LiveTable, player: str, name: str) -> LiveTable:
        """The same people and bots once more; the first to ask opens the table, the others find it there."""
        if table.next is None:
            kinds = [seat.bot or ("me" if seat.owner == player else "open") for seat in table.seats]
            options = {k: v for k, v in table.match.options.items() if k != "edition"}
            edition = None if table.match.edition is None else dict(table.match.edition)
            new, _ = await self.make(
                player, name, table.match.folder.key, kinds, options, table.public, edition
            )
            table.next = new.id
            table.changed()
        found = await self.find(table.next)
        assert found is not None
        return found

    async def adopt(self, player: str, name: str, record: Record, kinds: Sequence[str]) -> LiveTable:
        """A table from a record: to watch again, or to go on from there with new dice."""
        id = new_id()
        nature = sum(move.startswith("*") for move in record.moves)
        table = {
            "id": id,
            "game": record.game,
            "seats": record.seats,
            "options": dict(record.options),
            "edition": None if record.edition is None else dict(record.edition),
            "seed": record.seed or secrets.token_hex(32),
            "seed_from": record.seed_from if record.seed else nature,
            "clock": 0.0,
            "rules": record.rules,
            "public": False,
            "pace": self.pace,
            "host": player,
            "status": "over" if record.finished else "playing",
        }
        seats = [_seat(id, n, kind, player, name, None) for n, kind in enumerate(kinds)]
        await self.store.new_table(table, seats)
        entries = [Entry("move", *move.split(" ", 1)) for move in record.moves]
        await self.store.append(id, 0, entries, None, None)
        found = await self.find(id)
        assert found is not None
        return found

    async def fork(self, table: LiveTable, moves: int, player: str, name: str) -> LiveTable:
        """A new table from a position of a finished one: the asker plays on, bots take the other seats."""
        record = table.match.record()
        mine = table.seats_of(player) or (0,)
        kinds = ["me" if seat.seat in mine else seat.bot or "greedy" for seat in table.seats]
        past = replace(record, moves=record.moves[:moves], finished=False, scores=None, seed=None)
        return await self.adopt(player, name, past, kinds)

    async def leave(self, table: LiveTable, seat: int, back: bool) -> None:
        """A bot plays for a person who left or ran out of time; the seat stays his."""
        if back:
            await table.sit(seat, kind="person", bot=None)
        else:
            await table.sit(seat, kind="bot", bot="greedy")
        self.wake(table)

    # --- bots -----------------------------------------------------------------------------------

    def wake(self, table: LiveTable) -> None:
        """See whether a bot must play."""
        if table.status == "playing" and (table.worker is None or table.worker.done()):
            table.worker = asyncio.create_task(self._run_bots(table))

    async def _run_bots(self, table: LiveTable) -> None:
        """Play for bots at their pace; otherwise watch the clock of the people who must decide."""
        waited = 0.0
        while table.status == "playing":
            task = self._task(table)
            if task is None:
                table.hurry = False
                waited = 0.0
                if not await self._time_is_up(table):
                    return
                continue
            seat, action, pause = task
            if action is None:
                waited += pause
                await asyncio.sleep(0 if table.hurry or waited > LONGEST_TURN else pause)
                action = await asyncio.to_thread(self._think, table, seat)
            else:
                await asyncio.sleep(pause)
            with contextlib.suppress(Conflict, IllegalChoice):
                if seat in table.match.awaiting:
                    await table.play(seat, action)

    async def _time_is_up(self, table: LiveTable) -> bool:
        """Wait for the clock of the present question; False when there is none."""
        if table.clock <= 0 or not table.match.awaiting:
            return False
        asked, moves = table.match.awaiting, len(table.match.moves)
        table.deadline = time.time() + table.clock
        table.changed()
        await asyncio.sleep(table.clock)
        if table.match.awaiting != asked or len(table.match.moves) != moves:
            return True  # somebody decided: look again
        for seat in asked:
            await table.sit(seat, kind="bot", bot="greedy")
        return True

    def _task(self, table: LiveTable) -> tuple[int, int | None, float] | None:
        """A bot that must decide, or a question to a person that leaves no choice but must be asked."""
        for seat in table.match.awaiting:
            if table.seats[seat].kind == "bot":
                return seat, None, table.pace
        for seat in table.match.awaiting:
            if guarded(table.match.state) and seat not in table.drafts:
                out = Moves()
                answers(table.match.state, seat, out)
                if out.n == 1:
                    several = len(table.people) > 1
                    return seat, int(out.at[0]), random.uniform(0.6, 1.5) if several else 0.0
        return None

    def _think(self, table: LiveTable, seat: int) -> int:
        name = table.seats[seat].bot or "greedy"
        window = Window(table.match.folder, table.match.state.copy(), seat)
        return bot(name, secrets.randbits(30)).choose(window)


def _seat(table: str, seat: int, kind: str, player: str, name: str, claim: str | None) -> dict[str, Any]:
    row: dict[str, Any] = {"table_id": table, "seat": seat, "kind": "open", "name": ""}
    if kind in BOTS:
        return {**row, "kind": "bot", "bot": kind}
    if kind in ("me", "here"):
        return {**row, "kind": "person", "owner": player, "name": name if kind == "me" else ""}
    return {**row, "claim": digest(claim) if claim and kind == "invite" else None}

"""All tables of the service: found, made, joined, and kept going."""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from motu.bots import BOTS
from motu.games import folders
from motu.games._shared.text import say
from motu.match.dice import Dice
from motu.match.errors import BadSetup, MotuError
from motu.match.game import Game, game
from motu.match.match import Match
from motu.match.record import replayed
from motu.table.listed import Views, listed
from motu.table.live import AWAY, LiveTable
from motu.table.patience import end
from motu.table.presence import BEAT
from motu.table.running import keep_going
from motu.table.seats import STAND_IN, Seat, stronger
from motu.table.store import Conflict, Entry, Store, digest, new_id
from motu.table.thinking import Thinkers
from motu.table.words import words

log = logging.getLogger(__name__)
OPEN_FOR = 24 * 3600.0  # seconds until an open table that nobody joined expires
IDLE = 600.0  # seconds until a table that nobody looks at leaves memory
TIDY = 120.0  # seconds between two looks at what has expired
FORGET = 30  # such looks between two at what nobody can miss any more
FORGOTTEN_AFTER = 180 * 24 * 3600.0  # seconds until then
PACE = 0.7  # seconds per event of a bot
KINDS = ("me", "here", "invite", "open", *BOTS)


class Tables:
    """The tables in memory, each a cache of its log."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float = PACE) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self.closing = False
        self._live: dict[str, LiveTable] = {}
        self._held: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()  # also those who left
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def known(self, id: str) -> LiveTable | None:
        """A table that is in memory."""
        return self._live.get(id)

    def goodbye(self) -> None:
        """The service stops: all streams end by themselves, so that nobody has to be cut off."""
        self.closing = True
        for table in self._live.values():
            table.changed()

    async def close(self) -> None:
        """What runs beside the requests ends."""
        self.closing = True
        await end(*(table.worker for table in self._live.values()))

    async def find(self, id: str) -> LiveTable | None:
        """A table by its public name; from the log, if it is not in memory."""
        if (known := self._known(id)) is not None:
            return known
        async with self._opening.setdefault(id, asyncio.Lock()):
            if (known := self._known(id)) is not None:
                return known
            row = await self.store.table(id)
            if row is None or row["game"] not in folders():
                return None
            table = LiveTable(self.store, row, await self.store.seats(id))
            # A long log takes a while; nobody else knows of this table yet.
            await asyncio.to_thread(table.load, await self.store.entries(id), await self.store.drafts(id))
            table.chat = list(await self.store.said(id))
            table.when_in_trouble = lambda: self.wake(table)
            self._live[id] = self._held[id] = table
            await self._settle(table)
            return table

    def _known(self, id: str) -> LiveTable | None:
        """A table that is in memory. There is never a second one, as long as somebody holds the first."""
        table = self._live.get(id) or self._held.get(id)
        if table is not None:
            self._live[id] = table
            table.used = time.monotonic()
        return table

    def sweep(self) -> None:
        """Tables at which nobody looks and nothing goes on leave memory; their log stays."""
        now = time.monotonic()
        for id, table in list(self._live.items()):
            if not table.busy and now - table.used > IDLE:
                del self._live[id]

    async def _settle(self, table: LiveTable) -> None:
        """As the database has it: what was left undone is done, and bots go on."""
        if table.undealt:
            await self.begin(table)
        elif table.dealt and not table.listed:  # played when lists showed less
            await self.store.change(table.id, listed=listed(table.views, range(table.match.seats)))
            table.listed = True
        self.wake(table)

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
    ) -> LiveTable:
        """A new table; the host invites people to its seats from there."""
        one = game(key)
        chosen = await asyncio.to_thread(self._check, one, kinds, options, edition)
        id = new_id()
        waiting = "invite" in kinds or "open" in kinds
        table = {
            "id": id,
            "game": key,
            "seats": len(kinds),
            "options": {k: v for k, v in chosen.items() if k != "edition"},
            "edition": edition,
            "seed": "",  # drawn when the game is dealt
            "seed_from": 0,
            "clock": clock,
            "rules": one.folder.rules_version,
            "public": public,
            "pace": self.pace,
            "host": player,
            "status": "open" if waiting else "playing",
        }
        seats = [_seat(id, seat, kind, player, name) for seat, kind in enumerate(kinds)]
        await self.store.new_table(table, seats)
        live = await self.find(id)
        assert live is not None
        return live

    def _check(
        self, one: Game, kinds: Sequence[str], options: Mapping[str, Any], edition: dict[str, Any] | None
    ) -> dict[str, Any]:
        unknown = [kind for kind in kinds if kind not in KINDS]
        if unknown:
            raise BadSetup(say("unknown-bot", bot=unknown[0], bots=", ".join(KINDS)))
        one.start(seats=len(kinds), seed=0, options=options)  # refuses what cannot be played
        chosen = one.check_options(options)
        Match(one.folder, one.box(edition), edition, len(kinds), chosen, Dice())  # or not with this edition
        return chosen

    async def begin(self, table: LiveTable) -> None:
        """All seats are taken: deal, unless another server was faster."""
        try:
            await table.begin()
        except Conflict:
            await self.refresh(table)
        self.wake(table)

    async def join(self, table: LiveTable, claim: str, player: str, name: str) -> int | None:
        """Sit down by an invitation."""
        invited = await self.store.invited(table.id, claim)
        if invited is None:
            return None
        before = table.seats[invited]
        taken = before.owner not in (None, player)
        if taken and not before.agreed and not table.is_away(invited):
            raise MotuError(say("refused-occupied", minutes=round(AWAY / 60)), words())
        name = name or (before.name if before.agreed else "")
        with table.careful():
            seat = await self.store.claim(table.id, claim, player, name)
        if seat is None:
            return None
        await table.reseat()
        if taken and table.status == "playing":
            await table.tell_new_hands(seat, "moved" if before.agreed else "given")
        if table.status == "open" and not any(s.kind == "open" for s in table.seats):
            await self.begin(table)
        return seat

    async def invite(self, table: LiveTable, seat: int, player: str, anew: bool = False) -> str:
        """An invitation for a seat: for a friend, for another device, or in place of who is away. As long as
        it waits, the same is shown again, unless it shall be replaced.

        Nobody is put off his seat unawares: only he himself gives it away, unless he is away.
        """
        owner = table.seats[seat].owner
        if owner not in (None, player) and not table.is_away(seat):
            raise MotuError(say("refused-occupied", minutes=round(AWAY / 60)), words())
        agreed, known = owner == player, table.links.get(seat)
        same = known is not None and not anew and agreed == table.seats[seat].agreed
        if same and known is not None and await self.store.invited(table.id, known) == seat:
            return known
        claim = secrets.token_urlsafe(24)
        await table.sit(seat, claim=digest(claim), agreed=agreed)
        table.links[seat] = claim
        return claim

    async def may_look(self, table: LiveTable, player: str) -> bool:
        """A private table is for its host, those who sit there, and those who come for their rematch."""
        if table.public or player == table.host or table.seats_of(player) or player in table.welcome:
            return True
        if not player or not await self.store.played_before(table.id, player):
            return False
        table.welcome.add(player)
        return True

    async def take_open_seat(self, table: LiveTable, player: str, name: str) -> int | None:
        """Sit down where no invitation is needed; whoever sees the table may."""
        if table.seats_of(player):
            return table.seats_of(player)[0]
        for seat in table.seats:
            if seat.kind == "open" and not seat.invited:
                with table.careful():
                    taken = await self.store.take(table.id, seat.seat, player, name)
                if not taken:
                    await self.refresh(table)
                    return await self.take_open_seat(table, player, name)
                await table.reseat()
                if not any(s.kind == "open" for s in table.seats):
                    await self.begin(table)
                return seat.seat
        return None

    async def fill_with_bots(self, table: LiveTable) -> None:
        """The host does not wait any longer."""
        for seat in table.seats:
            if seat.kind == "open":
                await table.sit(seat.seat, kind="bot", bot=STAND_IN, claim=None)
        if table.status == "open":
            await self.begin(table)

    async def tidy(self) -> None:
        """Now and then: what nobody looks at leaves memory, open tables that nobody joined are closed."""
        for n in itertools.count():
            self.sweep()
            since = time.time() - OPEN_FOR
            closed = await self.store.expire(since)
            for table in list(self._held.values()):  # also one that was just being read
                if table.status == "open" and (table.id in closed or table.touched < since):
                    table.status = "closed"
                    table.changed()
            if n % FORGET == 0:
                await self.store.forget(time.time() - FORGOTTEN_AFTER)
            await asyncio.sleep(TIDY)

    async def renamed(self, player: str, name: str) -> None:
        """A person has a new name; seats that several people share on one screen keep their colours."""
        for table in list(self._held.values()):
            if len(mine := table.seats_of(player)) == 1:
                await table.sit(mine[0], name=name)

    async def wished(self, player: str, windows: bool) -> None:
        """A person wants to be asked at every window, or no longer."""
        await self.store.wish(player, windows)
        for table in list(self._held.values()):
            if table.seats_of(player):
                await table.reseat()
                self.wake(table)

    async def rematch(self, table: LiveTable, player: str, name: str, harder: bool = False) -> LiveTable:
        """The same people and bots once more; the first to ask opens the table, the others find it there.

        `harder`: with bots of the next strength.
        """
        if table.next is None:
            kinds = [seat.bot or ("me" if seat.owner == player else "open") for seat in table.seats]
            if harder:
                kinds = [stronger(kind) for kind in kinds]
            options = {k: v for k, v in table.match.options.items() if k != "edition"}
            edition = None if table.match.edition is None else dict(table.match.edition)
            key, seconds = table.match.folder.key, table.clock.seconds
            new = await self.make(player, name, key, kinds, options, table.public, edition, seconds)
            with table.careful():
                table.next = await self.store.rematch(table.id, new.id)
            table.changed()
        found = await self.find(table.next)
        assert found is not None
        return found

    async def adopt(self, player: str, name: str, match: Match, kinds: Sequence[str]) -> LiveTable:
        """A table from a match that was replayed: to watch again, or to go on from there with new dice.

        Nothing is written before all of it is known to be possible.
        """
        if not match.over:
            match.dice, match.dice_from = Dice(), sum(move.seat is None for move in match.moves)
            match.run()
        id = new_id()
        table = {
            "id": id,
            "game": match.folder.key,
            "seats": match.seats,
            "options": {k: v for k, v in match.options.items() if k != "edition"},
            "edition": None if match.edition is None else dict(match.edition),
            "seed": match.dice.seed,
            "seed_from": match.dice_from,
            "clock": 0.0,
            "rules": match.folder.rules_version,
            "public": False,
            "pace": self.pace,
            "host": player,
            "status": "over" if match.over else "playing",
            "awaited": list(match.awaiting),
            "listed": listed(Views(match), range(match.seats)),
        }
        seats = [_seat(id, n, kind, player, name) for n, kind in enumerate(kinds)]
        entries = [Entry("move", *move.split(" ", 1)) for move in match.record().moves]
        await self.store.new_table(table, seats, entries)
        found = await self.find(id)
        assert found is not None
        return found

    async def fork(self, table: LiveTable, moves: int, player: str, name: str) -> LiveTable:
        """A new table from a position of a finished one: the asker plays on, bots take the other seats."""
        record = table.match.record()
        mine = table.seats_of(player) or (0,)
        kinds = ["me" if seat.seat in mine else seat.bot or STAND_IN for seat in table.seats]
        past = record
        if moves < len(record.moves):
            past = replace(record, moves=record.moves[:moves], finished=False, scores=None, seed=None)
        return await self.adopt(player, name, await asyncio.to_thread(replayed, past), kinds)

    async def leave(self, table: LiveTable, seat: int, back: bool) -> None:
        """A bot plays for a person who left or is away, until he is back."""
        try:
            await table.stand_in(seat, back)
        except Conflict:  # another server wrote: perhaps the very same
            await self.refresh(table)
            await table.stand_in(seat, back)
        self.wake(table)

    async def delete(self, table: LiveTable) -> bool:
        """A table is no more, unless somebody but its host would miss it."""
        async with table.writing():
            if not await self.store.delete(table.id):
                return False
            self._gone(table)
        for other in list(self._held.values()):
            if other.next == table.id:
                other.next = None
                other.changed()
        return True

    def _gone(self, table: LiveTable) -> None:
        """Nobody finds it any more; whoever still looks at it reads that it is closed."""
        self._live.pop(table.id, None)
        self._held.pop(table.id, None)
        table.status = "closed"
        table.changed()

    def wake(self, table: LiveTable) -> None:
        """See whether a bot must play, or whether trouble is over."""
        idle = table.worker is None or table.worker.done()
        if idle and (table.status == "playing" or table.trouble) and not self.closing:
            table.worker = asyncio.create_task(keep_going(table, self))

    async def beat(self) -> None:
        """Now and then: the other servers are told who is still there."""
        while True:
            await asyncio.sleep(BEAT)
            for table in list(self._live.values()):
                if table.presence.here:
                    await table.tell_who_is_here()

    # --- other servers --------------------------------------------------------------------------

    def hear_who_is_here(self, id: str, server: str, people: Sequence[str]) -> None:
        """Another server says who has the page of a table open there."""
        if (table := self._held.get(id)) is not None:
            table.presence.heard(server, people)

    async def hear(self, id: str | None) -> None:
        """Another server changed a table; None: anything may have happened."""
        for table in list(self._held.values()):
            if id in (None, table.id):
                try:
                    await self.refresh(table)
                except Exception as error:  # no reason to miss what happened at the others
                    log.warning("Table %s cannot be read: %r", table.id, error)
                    table.doubt()

    async def recover(self, table: LiveTable) -> None:
        """After trouble: as soon as the database takes something again, the table is as it says."""
        await self.store.try_writing(table.id)
        table.trouble = False
        await self.refresh(table)
        await self._settle(table)

    async def refresh(self, table: LiveTable) -> None:
        """Read again what the database knows of a table."""
        async with table.lock:
            row = await self.store.table(table.id)
            if row is None:
                self._gone(table)
                return
            seats, drafts = await self.store.seats(table.id), await self.store.drafts(table.id)
            entries, said = await self.store.entries(table.id), await self.store.said(table.id)
            # All at once, after the last wait: nobody must see a table that plays before it is dealt.
            table.learn_seed(row["seed"])
            table.seats = [Seat.of(seat) for seat in seats]
            table.load(entries, drafts)
            table.chat = list(said)
            table.status, table.pace, table.next = row["status"], row["pace"], row["next"]
            table.touched = row["touched"]
            table.hints, table.public = row["hints"], row["public"]
        table.changed()
        self.wake(table)


def _seat(table: str, seat: int, kind: str, player: str, name: str) -> dict[str, Any]:
    row: dict[str, Any] = {"table_id": table, "seat": seat, "kind": "open", "name": ""}
    if kind in BOTS:
        return {**row, "kind": "bot", "bot": kind}
    if kind in ("me", "here"):
        return {**row, "kind": "person", "owner": player, "name": name if kind == "me" else ""}
    # Nobody knows this claim: the host asks for a link when he needs one; an open seat is taken without.
    return {**row, "claim": digest(secrets.token_urlsafe(24)) if kind == "invite" else None}

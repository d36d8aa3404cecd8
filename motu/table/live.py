"""A table in memory: a cache of its log, with the drafts of its seats and those who watch."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from typing import Any

from motu.games._shared.text import say
from motu.kernel.engine import Asked, guarded
from motu.match.account import Explained, account
from motu.match.choice import Choice
from motu.match.dice import Dice
from motu.match.errors import CannotUndo, IllegalChoice, MotuError
from motu.match.match import Match, WayBack
from motu.table import plans
from motu.table.clock import Clock
from motu.table.draft import Draft, Kept, passing
from motu.table.ledger import LETTERS, empty_match, entries_of, redo, tell_new_hands
from motu.table.listed import Views, listed
from motu.table.orders import Orders, note, offered
from motu.table.presence import Presence
from motu.table.seats import STAND_IN, Seat
from motu.table.store import Conflict, Entry, Store
from motu.table.turn import Turn
from motu.table.words import words

KNOWN = ("kind", "name", "bot", "owner", "agreed")  # of what the database keeps about a seat
RECENT = 60  # lines of the log whose moves are still marked on the board
AWAY = 600.0  # seconds after which whoever keeps the table waiting is away


class LiveTable:
    """One match, its seats and its viewers. One writer at a time."""

    def __init__(self, store: Store, row: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
        self.store = store
        self.id: str = row["id"]
        self.host: str = row["host"]
        self.public: bool = row["public"]
        self.pace: float = row["pace"]
        self.hints: bool = row["hints"]  # whether the coach may be asked
        self.clock = Clock(row["clock"])
        self.touched: float = row["touched"]  # when something last happened
        self.hurry = asyncio.Event()  # bots do not wait: somebody wants to get to his decision
        self.status: str = row["status"]
        self._seats = [Seat.of(seat) for seat in seats]
        self.lock = asyncio.Lock()
        self.viewers: set[asyncio.Event] = set()
        self.presence = Presence(self._owners, self._came_or_went)
        self.links: dict[int, str] = {}  # invitations that were shown: nobody else keeps them
        self.welcome: set[str] = set()  # those who played the game before this one
        self._kept: dict[int, Kept] = {}  # drafts and plans as the database has them
        self.orders = Orders()
        self.chat: list[Mapping[str, Any]] = []
        self.worker: asyncio.Task[None] | None = None
        self.trouble = False  # what is in memory may not be what is written; it is tried again
        self.when_in_trouble: Callable[[], None] = lambda: None
        self.used = time.monotonic()  # when somebody last looked for it
        self.version = 0  # of this copy in memory: rises with every change, never leaves the server
        self._redrafted: Counter[int] = Counter()  # likewise by seat, with every change of its draft
        self.seq = 0
        self.listed = row["listed"] is not None  # whether lists of tables know where the game stands
        self.next: str | None = row["next"]  # the table of the rematch
        self._turns: dict[tuple[tuple[int, ...], int | None], Turn] = {}  # of this version
        self._drafts: dict[int, Draft] = {}  # of this match and these wishes
        self._said: dict[int, Choice] = {}  # moves of this match as they were offered
        self._account: tuple[Match, list[Explained]] | None = None  # of a finished match
        self.review: dict[str, Any] | None = None  # what the coach found in it, once he has looked
        self._keys: deque[str] = deque(maxlen=100)  # of answers that were given
        self._row = row
        self.seed: str = row["seed"]  # empty until the game is dealt
        self._match = empty_match(row)
        self.views = Views(self._match)

    @property
    def match(self) -> Match:
        """The match as the log has it."""
        return self._match

    @match.setter
    def match(self, match: Match) -> None:
        offered = self._said.items()
        kept = min(len(match.moves), len(self._match.moves))
        self._said = {n: said for n, said in offered if n < kept and match.moves[n] is self._match.moves[n]}
        self._match = match
        if self.views.match is not match:
            self.views = Views(match)
        match.shared = self.shared
        self._start_afresh()

    def _start_afresh(self) -> None:
        """Drafts are made anew on what is true now."""
        self._drafts.clear()
        self._age()

    def _age(self) -> None:
        """What was worked out for viewers is not true any more."""
        self.version += 1
        self._turns.clear()

    def _age_for(self, seat: int) -> None:
        """The same for those who hold a seat: nobody else sees its draft."""
        self._redrafted[seat] += 1
        self._turns = {looking: turn for looking, turn in self._turns.items() if seat not in looking[0]}

    def version_for(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Changes when something has changed for those who hold these seats."""
        return self.version, *(self._redrafted[seat] for seat in seats)

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits at the table."""
        return self._seats

    @seats.setter
    def seats(self, seats: Sequence[Seat]) -> None:
        self._seats = list(seats)
        self._match.shared = self.shared
        self._start_afresh()

    @property
    def busy(self) -> bool:
        """Whether somebody watches, or something goes on."""
        working = self.worker is not None and not self.worker.done()
        return working or bool(self.viewers) or self.trouble or self.lock.locked()

    @property
    def asking(self) -> frozenset[int]:
        """The seats that want to be asked at every window."""
        return frozenset(seat.seat for seat in self.seats if seat.windows)

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.kind == "person"]

    @property
    def shared(self) -> bool:
        """Whether several people play from their own screens: then nobody rewinds at will."""
        owners = {seat.owner for seat in self.seats if seat.owner is not None}
        return len(owners) > 1 or any(seat.kind == "open" for seat in self.seats)

    def seats_of(self, player: str | None) -> tuple[int, ...]:
        """The seats that a player holds."""
        return tuple(seat.seat for seat in self.seats if player is not None and seat.owner == player)

    @property
    def dealt(self) -> bool:
        """Whether the game has begun: its seed is drawn when it is dealt."""
        return bool(self.seed)

    @property
    def undealt(self) -> bool:
        """Whether all have sat down, but what comes before the first question is not written yet."""
        if any(seat.kind == "open" for seat in self.seats) or self.status not in ("open", "playing"):
            return False
        return not self.dealt or not (self.match.awaiting or self.match.over)

    def _owners(self) -> set[str]:
        """The people who hold seats, and the host."""
        return {self.host, *(seat.owner for seat in self.seats if seat.owner is not None)}

    def _came_or_went(self) -> None:
        """Everybody sees who is there; the other servers are told."""
        self.changed()
        if self.store.shared:
            self.telling = asyncio.create_task(self.tell_who_is_here())

    async def tell_who_is_here(self) -> None:
        """To the other servers; what they miss now they hear at the next beat."""
        with suppress(Exception):
            await self.store.tell_here(self.id, self.presence.here)

    # --- from and to the log --------------------------------------------------------------------

    def load(self, entries: Sequence[Entry], drafts: Mapping[int, Kept]) -> None:
        """Bring the match where the log says it is, or leave everything as it is when it cannot be read.

        What the match already contains is not read again, unless a database that broke has lost some of it.
        """
        anew = len(entries) < self.seq
        match, orders = self.match.copy(), self.orders.copy()
        if anew:
            match, orders = empty_match({**self._row, "seed": self.seed}), Orders()
        new = entries if anew else entries[self.seq :]
        for n, entry in enumerate(new):
            redo(match, orders, entry, pointing=n >= len(new) - RECENT)
        match.to_the_question()
        self._kept = dict(drafts)
        self.match, self.orders = match, orders
        self.seq = len(entries)
        self.clock.look(self.match)

    @contextmanager
    def careful(self) -> Iterator[None]:
        """An error while writing leaves open what was written: nobody must go on as if he knew."""
        try:
            yield
        except (Conflict, MotuError):
            raise
        except Exception:
            self.doubt()
            raise

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[None]:
        """One after the other."""
        async with self.lock:
            with self.careful():
                yield

    def doubt(self) -> None:
        """The people at the table are told, and it is read again."""
        self.trouble = True
        self.changed()
        self.when_in_trouble()

    def learn_seed(self, seed: str) -> None:
        """The game has been dealt, perhaps by another server."""
        if seed != self.seed:
            self.seed = seed
            self.match.dice = Dice(seed)

    async def begin(self) -> None:
        """Draw the seed and deal: up to the first question, at the set-up or where one goes on."""
        async with self.writing():
            if not self.undealt:
                return
            trial = self.match.copy()
            drawn: dict[str, Any] = {} if self.dealt else {"seed": Dice().seed}
            trial.dice = Dice(drawn.get("seed", self.seed))
            before = len(trial.moves)
            trial.run()
            await self._adopt(trial, entries_of(trial.moves[before:]), None, None, **drawn)
            self.seed = trial.dice.seed
        self.changed()

    async def _adopt(
        self,
        match: Match,
        entries: list[Entry],
        key: str | None,
        seat: int | None,
        sitting: tuple[int, dict[str, Any]] | None = None,
        **more: Any,
    ) -> None:
        """The log is the truth: only what is written becomes the match in memory."""
        status = "over" if match.over else "playing"
        views = Views(match)
        shown = listed(views, (seat.seat for seat in self.seats if seat.owner is not None))
        now = {"status": status, "awaited": list(match.awaiting), "listed": shown, **more}
        left = {} if seat is None else plans.left(self.kept(seat), self.match, seat)
        draft = None if seat is None else (seat, left)
        await self.store.append(self.id, self.seq, entries, key, draft, sitting, **now)
        if seat is not None:
            self._keep_in_memory(seat, left)
        self.views, self.match = views, match
        self.status = status
        self.touched = time.time()
        self.seq += len(entries)
        self.clock.look(match)

    # --- deciding -------------------------------------------------------------------------------

    def turn(self, seats: tuple[int, ...], uncovered: int | None = None) -> Turn:
        """What those who hold these seats see and may decide now, worked out once until something changes."""
        found = self._turns.get((seats, uncovered))
        if found is None:
            found = self._turns[seats, uncovered] = Turn(self, seats, uncovered)
        return found

    def draft(self, seat: int) -> Draft:
        """What a seat has picked and not confirmed yet."""
        found = self._drafts.get(seat)
        if found is None:
            empty = Draft(seat, self.match, seat in self.asking)
            found = self._drafts[seat] = empty.again(plans.begun(self.kept(seat), self.match, seat))
        return found

    def kept(self, seat: int) -> Kept:
        """The picks of a seat and its plan, as the database has them."""
        return self._kept.get(seat, {})

    async def _keep(self, draft: Draft) -> None:
        """The picks of a seat as they are now."""
        seat = draft.seat
        await self._write(seat, {**draft.kept, **plans.left(self.kept(seat), self.match, seat)})
        self._drafts[seat] = draft

    async def _write(self, seat: int, kept: Kept) -> None:
        await self.store.draft(self.id, seat, kept)
        self._keep_in_memory(seat, kept)
        self._drafts.pop(seat, None)
        self._age_for(seat)

    def _keep_in_memory(self, seat: int, kept: Kept) -> None:
        self._kept[seat] = kept
        if not kept:
            del self._kept[seat]

    async def plan(self, seat: int, plan: Kept) -> None:
        """What a seat means to answer when it is asked, or that it looks for it; nothing: neither."""
        async with self.writing():
            if plan and seat in self.match.awaiting:
                raise Conflict
            await self._write(seat, {**plans.without(self.kept(seat)), **plan})
        self._wake()

    def said(self, n: int) -> Choice:
        """Move n as its seat was offered it."""
        if n not in self._said:
            self._said[n] = self.match.said_at(n)
        return self._said[n]

    @property
    def account(self) -> list[Explained]:
        """What made the points of a finished game, worked out once."""
        if self._account is None or self._account[0] is not self.match:
            self._account = self.match, account(self.match)
        return self._account[1]

    def token(self, seat: int) -> str:
        """The name of the question that a seat is asked now; empty when it is not."""
        return self.draft(seat).token if seat in self.match.awaiting else ""

    @asynccontextmanager
    async def answering(self, seat: int, asked: str, key: str | None) -> AsyncIterator[bool]:
        """Answers come one after the other, each to the question that was read; False for one that was
        already given, by another request with its key."""
        async with self.writing():
            if key is not None and key in self._keys:
                yield False
                return
            if not asked or asked != self.token(seat):
                raise Conflict
            yield True
            if key is not None:
                self._keys.append(key)
        self._wake()

    async def pick(
        self,
        seat: int,
        actions: tuple[int, ...],
        asked: str,
        confirm: bool,
        key: str,
        then: tuple[int, ...] = (),
    ) -> None:
        """One more pick of a seat's unit; a whole unit that needs no confirmation is played at once."""
        async with self.answering(seat, asked, key) as new:
            if not new:
                return
            draft = self.draft(seat)
            if draft.complete:
                draft = draft.first  # choosing again replaces what was not confirmed
            now = draft.with_picks(actions, then)
            if now.complete and not confirm and not self._last_sealed(seat):
                await self._play(seat, now.picks, key, now.then)
            else:
                await self._keep(now)

    def _last_sealed(self, seat: int) -> bool:
        """Whether this answer opens all sealed ones: nobody could change his any more, so it is confirmed."""
        return Asked(self.match.state).sealed and self.match.awaiting == (seat,)

    def knows(self, key: str) -> bool:
        """Whether a request with this key has just been carried out; the log knows those of moves."""
        return key in self._keys

    async def less(self, seat: int, action: int, asked: str, key: str) -> None:
        """Take back the last unconfirmed pick of this kind, with what was picked for it."""
        async with self.answering(seat, asked, key) as new:
            if not new:
                return
            draft = self.draft(seat)
            if action not in draft.picks:
                raise IllegalChoice(say("refused-no-such-action"), self.match.folder.texts, None)
            await self._keep(draft.without(action))

    async def take_back(self, seat: int, asked: str, key: str) -> None:
        """Take back the last unconfirmed pick."""
        async with self.answering(seat, asked, key) as new:
            draft = self.draft(seat)
            if new and draft.before is not None:
                await self._keep(draft.before)

    async def confirm(self, seat: int, asked: str, key: str) -> None:
        """Play the picks that a seat has put together."""
        async with self.answering(seat, asked, key) as new:
            if not new:
                return
            draft = self.draft(seat)
            if not draft.complete:
                raise IllegalChoice(say("refused-incomplete"), words(), None)
            await self._play(seat, draft.picks, key, draft.then)

    async def play(self, seat: int, action: int, asked: str, key: str | None = None) -> None:
        """A bot, a program, a standing order or the match itself answers for a seat."""
        async with self.answering(seat, asked, key) as new:
            if not new:
                return
            order = self.by_order(seat)
            by = order[0] if order is not None and order[1] == action else None
            await self._play(seat, (action,), key, by=by)

    async def _play(
        self,
        seat: int,
        actions: tuple[int, ...],
        key: str | None,
        then: tuple[int, ...] = (),
        by: str | None = None,
    ) -> None:
        trial = self.match.copy()
        before = len(trial.moves)
        for action in actions:
            trial.play(seat, action)
        trial.go_on(seat, then)
        entries = entries_of(trial.moves[before:])
        if by is not None:
            note(trial, seat, by)
            entries.append(Entry("ordered", LETTERS[seat], by))
        await self._adopt(trial, entries, key, seat)

    async def order(self, seat: int, key: str, request: str) -> None:
        """Give a standing order, or take it back."""
        async with self.writing():
            found = next((order for order in offered(self.match, seat) if order.key == key), None)
            if found is None:
                raise IllegalChoice(say("refused-no-such-action"), self.match.folder.texts, None)
            said = f"{key} off" if self.orders.holds(found, seat) else f"{key} {found.until}"
            await self._adopt(self.match, [Entry("order", LETTERS[seat], said)], request, None)
            self.orders.hear(seat, said)
        self.changed()

    def way_back(self, seats: tuple[int, ...]) -> WayBack | None:
        """The choice that whoever holds these seats would take back; None when nothing can be."""
        return self.match.way_back(self._undoing(seats), self.asking) if self.status == "playing" else None

    def _undoing(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Of these seats those that people play: a bot that stands in would only choose again."""
        return tuple(seat for seat in seats if self.seats[seat].kind == "person")

    def chosen(self, seats: tuple[int, ...]) -> int:
        """How many choices were made on these seats: it names the last one."""
        return sum(move.seat in seats and not move.forced for move in self.match.moves)

    async def back(self, seats: tuple[int, ...], chosen: int, key: str) -> None:
        """Take back the last choice of whoever holds these seats, if it is still the one that he means; who
        plays alone, across everything."""
        async with self.writing():
            if chosen != self.chosen(seats):
                raise Conflict
            trial, way = self.match.copy(), self.way_back(seats)
            if way is None and self.status == "over":
                raise CannotUndo(say("undo-over"), words())
            if way is None:
                raise CannotUndo(trial.why_no_way_back(self._undoing(seats), self.asking))
            if way.far:
                await self._rewind(trial, way.n, key)
            else:
                await self._undo(trial, way, key)
        self.changed()

    async def _undo(self, trial: Match, way: WayBack, key: str) -> None:
        if not trial.moves[way.n].private:
            await self._forget_drafts()
        for _ in range(way.steps):
            trial.undo(way.seat)
        entries = [Entry("undo", LETTERS[way.seat], "")] * way.steps
        await self._adopt(trial, entries, key, way.seat)
        self.orders.drop(way.seat)  # else it would answer again at once

    async def _rewind(self, trial: Match, n: int, key: str) -> None:
        """The same choices then meet the same fortune."""
        trial.rewind(n, run=False)
        before = len(trial.moves)
        trial.run()
        entries = [Entry("rewind", "*", str(n)), *entries_of(trial.moves[before:])]
        await self._forget_drafts()
        await self._adopt(trial, entries, key, None)
        self.orders.drop(None)

    async def _forget_drafts(self) -> None:
        """Picks that were made in a position that has gone: nobody meets them again in another one."""
        for seat in list(self._kept):
            await self.store.draft(self.id, seat, {})
        self._kept.clear()

    def by_itself(self, seat: int) -> int | None:
        """The answer given for a person: the only one there is, that of an order, or that to a window."""
        if self.seats[seat].kind != "person" or seat not in self.match.awaiting:
            return None
        if self.draft(seat).picks:
            return None
        if (go_on := self.goes_by(self.match, seat)) is not None:
            return go_on
        if guarded(self.match.state) and (only := self.match.only_of(seat)) is not None:
            return only
        order = self.by_order(seat)
        return None if order is None else order[1]

    def by_order(self, seat: int) -> tuple[str, int] | None:
        """The standing order of a person that answers his question, and its answer."""
        return self.orders.answer(self.match, seat) if self.seats[seat].kind == "person" else None

    def goes_by(self, match: Match, seat: int) -> int | None:
        """The answer given for a seat at a window at which it does not want to be asked."""
        return None if seat in self.asking else passing(match, seat)

    async def set_automatic(self, automatic: bool) -> None:
        """Whether choices that are none are played without asking; the log keeps it: undo depends on it."""
        async with self.writing():
            trial = self.match.copy()
            trial.automatic = automatic
            before = len(trial.moves)
            trial.run()
            switch = Entry("forced", "*", "alone" if automatic else "by hand")
            await self._adopt(trial, [switch, *entries_of(trial.moves[before:])], None, None)
        self.changed()

    async def set_pace(self, pace: float) -> None:
        """Seconds between two events of a bot."""
        with self.careful():
            await self.store.change(self.id, pace=pace)
        self.pace = pace
        self.changed()

    async def set_public(self, public: bool) -> None:
        """Whether everybody may watch, or only those who play."""
        with self.careful():
            await self.store.change(self.id, public=public)
        self.public = public
        self.changed()

    async def set_hints(self, hints: bool) -> None:
        """Whether the coach may be asked at this table."""
        with self.careful():
            await self.store.change(self.id, hints=hints)
        self.hints = hints
        self.changed()

    def is_away(self, seat: int) -> bool:
        """A person who left, whose time ran out, or who has kept the table waiting for too long."""
        if self.seats[seat].kind == "bot":
            return self.seats[seat].owner is not None
        waits = seat in self.match.awaiting or self.status == "open"
        return waits and time.time() - self.touched > AWAY

    def is_absent(self, seat: int) -> bool:
        """A person whose move may be awaited in vain: nobody has his page open, or he is away."""
        owner = self.seats[seat].owner
        if self.seats[seat].kind != "person" or owner is None:
            return False
        return self.presence.is_away(owner) or self.is_away(seat)

    def is_in_charge(self, player: str) -> bool:
        """Who seats bots for others: the host, and while he is not there everybody who plays."""
        return player == self.host or (bool(self.seats_of(player)) and self.presence.is_away(self.host))

    # --- seats ----------------------------------------------------------------------------------

    async def sit(self, seat: int, **values: Any) -> None:
        """Change who sits on a seat."""
        with self.careful():
            await self.store.seat(self.id, seat, **values)
        old = self.seats[seat]
        known = {name: value for name, value in values.items() if name in KNOWN}
        if "claim" in values:
            known["invited"] = values["claim"] is not None
        self.seats = [*self.seats[:seat], replace(old, **known), *self.seats[seat + 1 :]]
        self.changed()

    async def stand_in(self, seat: int, back: bool = False) -> None:
        """A bot plays for a person who left, is away or ran out of time, until he is `back`; the seat stays
        his, and everybody reads it."""
        async with self.writing():
            now = self.seats[seat]
            if self.status != "playing" or not self.dealt or now.owner is None:
                return
            if (now.kind == "person") == back:
                return
            values: dict[str, Any] = {"kind": "person" if back else "bot", "bot": None if back else STAND_IN}
            entry = Entry("seat", LETTERS[seat], "back" if back else "bot")
            trial = self.match.copy()
            tell_new_hands(trial, entry)
            await self._adopt(trial, [entry], None, None, (seat, values))
            self.seats = [*self.seats[:seat], replace(now, **values), *self.seats[seat + 1 :]]
        self.changed()

    async def reseat(self) -> None:
        """Somebody has sat down, or wants to be asked otherwise, as the database already knows."""
        with self.careful():
            rows = await self.store.seats(self.id)
        self.seats = [Seat.of(row) for row in rows]
        self.changed()

    async def tell_new_hands(self, seat: int, how: str) -> None:
        """Everybody reads that a seat has changed hands."""
        async with self.writing():
            trial = self.match.copy()
            entry = Entry("seat", LETTERS[seat], how)
            tell_new_hands(trial, entry)
            await self._adopt(trial, [entry], None, None)
        self.changed()

    def changed(self) -> None:
        """All who watch look anew."""
        self._age()
        self._wake()

    def _wake(self) -> None:
        for viewer in self.viewers:
            viewer.set()

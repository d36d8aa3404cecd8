"""A table in memory: a cache of its log, with the drafts of its seats and those who watch."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from typing import Any

from motu.games import folders
from motu.games._shared.text import say
from motu.kernel.engine import Asked, answers, guarded
from motu.kernel.journal import EVERYONE
from motu.kernel.moves import Moves
from motu.match.dice import Dice
from motu.match.errors import BadRecord, IllegalChoice, MotuError
from motu.match.game import Game
from motu.match.match import Match, Move
from motu.match.record import feed
from motu.table.asked import token_of
from motu.table.clock import Clock
from motu.table.orders import Orders, note, offered
from motu.table.staging import THEN, Staged, parted, passing, stage
from motu.table.store import Conflict, Entry, Store
from motu.table.turn import Turn
from motu.table.words import words

LETTERS = "ABCDEFGH"
KNOWN = ("kind", "name", "bot", "owner", "agreed")  # of what the database keeps about a seat
RECENT = 60  # lines of the log whose moves are still marked on the board
AWAY = 600.0  # seconds after which whoever keeps the table waiting is away


@dataclass(frozen=True)
class Seat:
    """Who sits where: a person (`owner`), a bot, or nobody yet."""

    seat: int
    kind: str
    name: str
    bot: str | None
    owner: str | None
    invited: bool
    agreed: bool = False  # whether the owner himself asked for the invitation
    windows: bool = False  # whether the owner wants to be asked at every window


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
        self.seats = [seat_of(seat) for seat in seats]
        self.lock = asyncio.Lock()
        self.viewers: set[asyncio.Event] = set()
        self.drafts: dict[int, tuple[int, ...]] = {}
        self.orders = Orders()
        self.chat: list[Mapping[str, Any]] = []
        self.worker: asyncio.Task[None] | None = None
        self.trouble = False  # what is in memory may not be what is written; it is tried again
        self.when_in_trouble: Callable[[], None] = lambda: None
        self.used = time.monotonic()  # when somebody last looked for it
        self.version = 0  # of this copy in memory: rises with every change, never leaves the server
        self.seq = 0
        self.next: str | None = row["next"]  # the table of the rematch
        self._turns: dict[tuple[tuple[int, ...], int | None], Turn] = {}  # of this version
        self._staged: dict[int, Staged] = {}
        self._keys: deque[str] = deque(maxlen=100)  # of answers that were given
        self._row = row
        self.seed: str = row["seed"]  # empty until the game is dealt
        self.match = empty_match(row)

    @property
    def match(self) -> Match:
        """The match as the log has it."""
        return self._match

    @match.setter
    def match(self, match: Match) -> None:
        self._match = match
        self._age()

    def _age(self) -> None:
        """What was worked out for viewers is not true any more."""
        self.version += 1
        self._turns.clear()
        self._staged.clear()

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

    # --- from and to the log --------------------------------------------------------------------

    def load(self, entries: Sequence[Entry], drafts: Mapping[int, list[int]]) -> None:
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
        self.match, self.orders = match, orders
        self.seq = len(entries)
        self.drafts = {seat: tuple(actions) for seat, actions in drafts.items()}
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
            drawn = {} if self.dealt else {"seed": Dice().seed}
            trial.dice = Dice(drawn.get("seed", self.seed))
            before = len(trial.moves)
            trial.run()
            await self._adopt(trial, _entries(trial.moves[before:]), None, None, **drawn)
            self.seed = trial.dice.seed
        self.changed()

    async def _adopt(
        self, match: Match, entries: list[Entry], key: str | None, seat: int | None, **more: Any
    ) -> None:
        """The log is the truth: only what is written becomes the match in memory."""
        status = "over" if match.over else "playing"
        now = {"status": status, "awaited": list(match.awaiting), **more}
        await self.store.append(self.id, self.seq, entries, key, seat, **now)
        self.match = match
        self.status = status
        self.touched = time.time()
        self.seq += len(entries)
        self.clock.look(match)
        if seat is not None:
            self.drafts.pop(seat, None)

    # --- deciding -------------------------------------------------------------------------------

    def turn(self, seats: tuple[int, ...], uncovered: int | None = None) -> Turn:
        """What those who hold these seats see and may decide now, worked out once until something changes."""
        found = self._turns.get((seats, uncovered))
        if found is None:
            found = self._turns[seats, uncovered] = Turn(self, seats, uncovered)
        return found

    def staged(self, seat: int) -> Staged:
        """The match with the unconfirmed picks of a seat."""
        if seat not in self._staged:
            self._staged[seat] = self._stage(seat, self.drafts.get(seat, ()))
        return self._staged[seat]

    def _stage(self, seat: int, actions: tuple[int, ...]) -> Staged:
        return stage(self.match, seat, actions, seat in self.asking)

    def token(self, seat: int) -> str:
        """The name of the question that a seat is asked now; empty when it is not."""
        turn = self.turn((seat,))
        if turn.asked is not None:
            return turn.token
        return token_of(self.match, seat, self.staged(seat).actions if seat in self.match.awaiting else ())

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
        self.changed()

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
            so_far, to_come = parted(self.drafts.get(seat, ()))
            if self._stage(seat, so_far).complete:
                so_far, to_come = (), ()  # choosing again replaces what was not confirmed
            now = self._stage(seat, (*so_far, *actions, THEN, *(then or to_come)))
            if now.complete and not confirm and not self._last_sealed(seat):
                await self._play(seat, now.actions, key, now.then)
            else:
                await self.store.draft(self.id, seat, list(now.draft))
                self.drafts[seat] = now.draft

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
            picks = parted(self.drafts.get(seat, ()))[0]
            if action not in picks:
                raise IllegalChoice(say("refused-no-such-action"), self.match.folder.texts, None)
            rules = [self.match.folder.split(pick)[0] for pick in picks]
            at = len(picks) - 1 - picks[::-1].index(action)
            after = next((n for n in range(at + 1, len(picks)) if rules[n] is rules[at]), len(picks))
            left = self._stage(seat, picks[:at] + picks[after:]).actions
            await self.store.draft(self.id, seat, list(left))
            self.drafts[seat] = left

    async def take_back(self, seat: int, whole: bool, asked: str, key: str) -> None:
        """Take back the last unconfirmed pick, or all of them."""
        async with self.answering(seat, asked, key) as new:
            if not new:
                return
            actions = () if whole else parted(self.drafts.get(seat, ()))[0][:-1]
            await self.store.draft(self.id, seat, list(actions))
            self.drafts[seat] = actions

    async def confirm(self, seat: int, asked: str, key: str) -> None:
        """Play the unit that a seat has put together."""
        async with self.answering(seat, asked, key) as new:
            if not new:
                return
            now = self.staged(seat)
            if not now.complete:
                raise IllegalChoice(say("refused-incomplete"), words(), None)
            await self._play(seat, now.actions, key, now.then)

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
        entries = _entries(trial.moves[before:])
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

    async def undo(self, seat: int, key: str) -> None:
        """Take back a move that was already played, where the rules of undo allow it."""
        async with self.writing():
            trial = self.match.copy()
            trial.undo(seat)
            entries = [Entry("undo", LETTERS[seat], "")]
            while self.goes_by(trial, seat) is not None:  # else it would go by again at once
                trial.undo(seat)
                entries.append(entries[0])
            await self._adopt(trial, entries, key, seat)
            self.orders.drop(seat)  # else it would answer again at once
        self.changed()

    def by_itself(self, seat: int) -> int | None:
        """The answer given for a person: the only one there is, that of an order, or that to a window."""
        if seat in self.drafts or self.seats[seat].kind != "person" or seat not in self.match.awaiting:
            return None
        if (go_on := self.goes_by(self.match, seat)) is not None:
            return go_on
        out = Moves()
        answers(self.match.state, seat, out)
        if guarded(self.match.state) and out.n == 1:
            return int(out.at[0])
        order = self.by_order(seat)
        return None if order is None else order[1]

    def by_order(self, seat: int) -> tuple[str, int] | None:
        """The standing order of a person that answers his question, and its answer."""
        return self.orders.answer(self.match, seat) if self.seats[seat].kind == "person" else None

    def goes_by(self, match: Match, seat: int) -> int | None:
        """The answer given for a seat at a window at which it does not want to be asked."""
        return None if seat in self.asking else passing(match, seat)

    async def rewind(self, n: int, key: str) -> None:
        """Solo and hot-seat: back to after move n."""
        async with self.writing():
            trial = self.match.copy()
            trial.shared = self.shared
            trial.rewind(n, run=False)
            before = len(trial.moves)
            trial.run()
            entries = [Entry("rewind", "*", str(n)), *_entries(trial.moves[before:])]
            for seat in list(self.drafts):
                await self.store.draft(self.id, seat, [])
            await self._adopt(trial, entries, key, None)
            self.drafts.clear()
            self.orders.drop(None)
        self.changed()

    async def set_automatic(self, automatic: bool) -> None:
        """Whether choices that are none are played without asking; the log keeps it: undo depends on it."""
        async with self.writing():
            trial = self.match.copy()
            trial.automatic = automatic
            before = len(trial.moves)
            trial.run()
            switch = Entry("forced", "*", "alone" if automatic else "by hand")
            await self._adopt(trial, [switch, *_entries(trial.moves[before:])], None, None)
        self.changed()

    async def set_pace(self, pace: float) -> None:
        """Seconds between two events of a bot."""
        with self.careful():
            await self.store.change(self.id, pace=pace)
        self.pace = pace
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

    # --- seats ----------------------------------------------------------------------------------

    async def sit(self, seat: int, **values: Any) -> None:
        """Change who sits on a seat."""
        with self.careful():
            await self.store.seat(self.id, seat, **values)
        old = self.seats[seat]
        known = {name: value for name, value in values.items() if name in KNOWN}
        if "claim" in values:
            known["invited"] = values["claim"] is not None
        self.seats[seat] = replace(old, **known)
        self.changed()

    async def reseat(self) -> None:
        """Somebody has sat down, or wants to be asked otherwise, as the database already knows."""
        with self.careful():
            rows = await self.store.seats(self.id)
        self.seats = [seat_of(row) for row in rows]
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
        """Wake all who watch."""
        self._age()
        for viewer in self.viewers:
            viewer.set()


def empty_match(row: Mapping[str, Any]) -> Match:
    """The match of a table before the first line of its log."""
    game = Game(folders()[row["game"]])
    match = Match(
        game.folder,
        game.box(row["edition"]),
        row["edition"],
        row["seats"],
        game.check_options({**row["options"], "edition": None}),
        Dice(row["seed"] or None),
        replaying=True,
    )
    match.dice_from = row["seed_from"]
    return match


def tell_new_hands(match: Match, entry: Entry) -> None:
    """That a seat has changed hands, as the log keeps it."""
    phrase = say(f"event-seat-{entry.what}", seat=say(f"seat-{LETTERS.index(entry.who)}"))
    match.tell(EVERYONE, phrase)


def redo(
    match: Match, orders: Orders, entry: Entry, check_dice: bool = False, pointing: bool = False
) -> None:
    """One line of the log again."""
    if entry.kind != "move":
        match.to_the_question()
    if entry.kind == "undo":
        match.undo(LETTERS.index(entry.who))
        orders.drop(LETTERS.index(entry.who))
    elif entry.kind == "order":
        orders.hear(LETTERS.index(entry.who), entry.what)
    elif entry.kind == "ordered":
        note(match, LETTERS.index(entry.who), entry.what)
    elif entry.kind == "rewind":
        orders.drop(None)
        match.shared = False  # who sat alone then may have company now
        match.rewind(int(entry.what), run=False)
    elif entry.kind == "seat":
        tell_new_hands(match, entry)
    elif entry.kind == "forced":
        match.automatic = entry.what == "alone"
    else:
        problem = feed(match, f"{entry.who} {entry.what}", check_dice, pointing)
        if problem is not None:
            raise BadRecord(problem)


def _entries(moves: Sequence[Move]) -> list[Entry]:
    return [Entry("move", "*" if move.seat is None else LETTERS[move.seat], move.notation) for move in moves]


def seat_of(row: Mapping[str, Any]) -> Seat:
    claimed, agreed = row["claim"] is not None, row["agreed"]
    who = row["kind"], row["name"], row["bot"], row["owner"]
    return Seat(row["seat"], *who, claimed, agreed, bool(row["windows"]))

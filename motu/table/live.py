"""A table in memory: a cache of its log, with the drafts of its seats and those who watch."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from motu.games import folders
from motu.games._shared.text import say
from motu.kernel.engine import advance, answers, apply, guarded
from motu.kernel.moves import Moves
from motu.match.dice import Dice
from motu.match.errors import BadRecord, IllegalChoice
from motu.match.game import Game
from motu.match.match import Match
from motu.match.record import feed
from motu.table.store import Conflict, Entry, Store

LETTERS = "ABCDEFGH"


@dataclass(frozen=True)
class Seat:
    """Who sits where: a person (`owner`), a bot, or nobody yet."""

    seat: int
    kind: str
    name: str
    bot: str | None
    owner: str | None
    invited: bool


@dataclass(frozen=True)
class Staged:
    """The match as a seat sees it with its unconfirmed picks, and whether they are a whole unit."""

    match: Match
    actions: tuple[int, ...]
    complete: bool


class LiveTable:
    """One match, its seats and its viewers. One writer at a time."""

    def __init__(self, store: Store, row: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
        self.store = store
        self.id: str = row["id"]
        self.host: str = row["host"]
        self.public: bool = row["public"]
        self.pace: float = row["pace"]
        self.clock: float = row["clock"]
        self.hurry = False  # the next bots' moves are not paced: somebody wants to get to his decision
        self.deadline = 0.0  # when the clock of the present question runs out
        self.status: str = row["status"]
        self.seats = [seat_of(seat) for seat in seats]
        self.lock = asyncio.Lock()
        self.viewers: set[asyncio.Event] = set()
        self.drafts: dict[int, tuple[int, ...]] = {}
        self.chat: list[Mapping[str, Any]] = []
        self.worker: asyncio.Task[None] | None = None
        self.version = 0  # of this copy in memory: rises with every change, never leaves the server
        self.seq = 0
        self.next: str | None = None  # the table of the rematch
        game = Game(folders()[row["game"]])
        options = {**row["options"], "edition": None}
        solo = (
            sum(seat.kind == "person" for seat in self.seats) < 2 or len({s.owner for s in self.people}) < 2
        )
        self.match = Match(
            game.folder,
            game.box(row["edition"]),
            row["edition"],
            row["seats"],
            game.check_options(options),
            Dice(row["seed"]),
            shared=not solo,
            replaying=True,
        )
        self.match.dice_from = row["seed_from"]

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.kind == "person"]

    def seats_of(self, player: str | None) -> tuple[int, ...]:
        """The seats that a player holds."""
        return tuple(seat.seat for seat in self.seats if player is not None and seat.owner == player)

    # --- from and to the log --------------------------------------------------------------------

    def load(self, entries: Sequence[Entry], drafts: Mapping[int, list[int]]) -> None:
        """Bring the match where the log says it is."""
        for entry in entries:
            self._redo(entry)
        self.seq = len(entries)
        self.drafts = {seat: tuple(actions) for seat, actions in drafts.items()}
        advance(self.match.state, Moves(), sampled=False)

    def _redo(self, entry: Entry) -> None:
        if entry.kind == "undo":
            self.match.undo(LETTERS.index(entry.who))
        elif entry.kind == "rewind":
            self.match.rewind(int(entry.what), run=False)
        else:
            problem = feed(self.match, f"{entry.who} {entry.what}")
            if problem is not None:
                raise BadRecord(problem)

    async def begin(self) -> None:
        """All seats are taken: set up, and write down what nature dealt."""
        async with self.lock:
            before = len(self.match.moves)
            self.match._run()
            await self._commit(before, None, None)
            self.status = "playing"
            await self.store.status(self.id, self.status)
        self.changed()

    async def _commit(self, before: int, key: str | None, seat: int | None) -> None:
        """Write the moves made since; the truth is the log, so a failed write undoes the match in memory."""
        entries = [
            Entry("move", "*" if move.seat is None else LETTERS[move.seat], move.notation)
            for move in self.match.moves[before:]
        ]
        await self._write(entries, key, seat)

    async def _write(self, entries: list[Entry], key: str | None, seat: int | None) -> None:
        await self.store.append(self.id, self.seq, entries, key, seat)
        self.seq += len(entries)
        if seat is not None:
            self.drafts.pop(seat, None)
        if self.match.over and self.status == "playing":
            self.status = "over"
            await self.store.status(self.id, self.status)

    # --- deciding -------------------------------------------------------------------------------

    def staged(self, seat: int) -> Staged:
        """The match with the unconfirmed picks of a seat."""
        actions = self.drafts.get(seat, ())
        return stage(self.match, seat, actions)

    async def pick(self, seat: int, actions: tuple[int, ...], confirm: bool, key: str) -> None:
        """One more pick of a seat's unit; a whole unit that needs no confirmation is played at once."""
        async with self.lock:
            so_far = self.drafts.get(seat, ())
            if stage(self.match, seat, so_far).complete:
                so_far = ()  # choosing again replaces what was not confirmed
            now = stage(self.match, seat, so_far + actions)
            if now.complete and not confirm:
                await self._play(seat, now.actions, key)
            else:
                self.drafts[seat] = now.actions
                await self.store.draft(self.id, seat, list(now.actions))
        self.changed()

    async def take_back(self, seat: int, whole: bool) -> None:
        """Take back the last unconfirmed pick, or all of them."""
        async with self.lock:
            actions = () if whole else self.drafts.get(seat, ())[:-1]
            self.drafts[seat] = actions
            await self.store.draft(self.id, seat, list(actions))
        self.changed()

    async def confirm(self, seat: int, key: str) -> None:
        """Play the unit that a seat has put together."""
        async with self.lock:
            now = self.staged(seat)
            if not now.complete:
                raise IllegalChoice(say("refused-incomplete"), self.match.folder.texts, None)
            await self._play(seat, now.actions, key)
        self.changed()

    async def play(self, seat: int, action: int, key: str | None = None) -> None:
        """A bot, or the clock, answers for a seat."""
        async with self.lock:
            await self._play(seat, (action,), key)
        self.changed()

    async def _play(self, seat: int, actions: tuple[int, ...], key: str | None) -> None:
        trial = self.match.copy()
        before = len(trial.moves)
        for action in actions:
            trial.play(seat, action)
        self.match, kept = trial, self.match
        try:
            await self._commit(before, key, seat)
        except BaseException:
            self.match = kept
            raise

    async def undo(self, seat: int, key: str) -> None:
        """Take back a move that was already played, where the rules of undo allow it."""
        async with self.lock:
            trial = self.match.copy()
            trial.undo(seat)
            await self.store.append(self.id, self.seq, [Entry("undo", LETTERS[seat], "")], key, seat)
            self.seq += 1
            self.match = trial
            self.drafts.pop(seat, None)
        self.changed()

    async def rewind(self, n: int, key: str) -> None:
        """Solo and hot-seat: back to after move n."""
        async with self.lock:
            trial = self.match.copy()
            trial.rewind(n, run=False)
            before = len(trial.moves)
            trial._run()
            self.match = trial
            entries = [Entry("rewind", "*", str(n))]
            entries += [
                Entry("move", "*" if move.seat is None else LETTERS[move.seat], move.notation)
                for move in trial.moves[before:]
            ]
            self.drafts.clear()
            self.status = "playing"
            await self._write(entries, key, None)
            await self.store.status(self.id, self.status)
        self.changed()

    # --- seats ----------------------------------------------------------------------------------

    async def sit(self, seat: int, **values: Any) -> None:
        """Change who sits on a seat."""
        await self.store.seat(self.id, seat, **values)
        old = self.seats[seat]
        known = {name: value for name, value in values.items() if name in ("kind", "name", "bot", "owner")}
        if "claim" in values:
            known["invited"] = values["claim"] is not None
        self.seats[seat] = replace(old, **known)
        self.changed()

    def changed(self) -> None:
        """Wake all who watch."""
        self.version += 1
        for viewer in self.viewers:
            viewer.set()


def seat_of(row: Mapping[str, Any]) -> Seat:
    return Seat(row["seat"], row["kind"], row["name"], row["bot"], row["owner"], row["claim"] is not None)


def stage(match: Match, seat: int, actions: tuple[int, ...]) -> Staged:
    """Try picks on a copy: a unit is whole when something is revealed or another must decide."""
    if not actions:
        return Staged(match, (), False)
    trial = match.copy()
    out = Moves()
    kept: list[int] = []
    revealed = int(trial.state.revealed)
    complete = False
    for action in actions:
        refusal = trial.why_not(seat, action)
        if complete or refusal is not None:
            if kept:
                break  # the table has moved on under a stale draft
            assert refusal is not None
            raise IllegalChoice(refusal.phrase, refusal.texts, refusal.rule)
        apply(trial.state, seat, action)
        kept.append(action)
        while True:
            probe = trial.state.copy()
            asked = int(advance(probe, out, sampled=False))
            complete = asked != seat or int(probe.revealed) != revealed
            if complete:
                break
            trial.state = probe
            answers(probe, seat, out)
            if out.n != 1 or guarded(probe):
                break
            apply(trial.state, seat, out.at[0])
    return Staged(trial, tuple(kept), complete)


__all__ = ["Conflict", "LiveTable", "Seat", "Staged", "seat_of", "stage"]

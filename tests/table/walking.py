"""Random games at a table of the service; every screen remembers what each of its choices answered."""

from __future__ import annotations

import html
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import takewhile
from random import Random
from typing import Any

from motu.kernel.data import FLEETING, to_data
from motu.match.match import Match, Move
from motu.match.record import LETTERS, feed
from motu.table.asked import asked_of
from motu.table.live import LiveTable
from motu.table.orders import offered
from motu.table.pages.audience import Audience, look
from motu.table.pages.choices import choices
from motu.table.store import Conflict
from motu.table.turn import Turn
from tests.table.house import PATIENCE, House, Visitor

Seen = dict[str, Any]  # the position, question and choices of a seat


@dataclass(frozen=True)
class Chosen:
    """A choice that was made: by which seat, how it was called, what its seat saw before, its move."""

    seat: int
    label: str
    before: Seen
    move: Move | None = None


@dataclass
class Screen:
    """A person with his seats; what he chose and what he picked, the last one at the end."""

    who: Visitor
    seats: tuple[int, ...]
    player: str
    confirm: bool = True
    made: list[Chosen] = field(default_factory=list)
    picks: dict[int, list[Chosen]] = field(default_factory=dict)  # by seat, not confirmed yet


def seen(match: Match, seat: int) -> Seen:
    """What a seat is asked, and knows when it is."""
    ids = [choice.id for choice in match.choices(seat)]
    known = to_data(asked_of(match, seat))
    position = {name: known[name] for name in known if name not in FLEETING}
    return {**position, "question": match.question(seat, "fr"), "choices": ids}


def differences(one: Seen, other: Seen) -> dict[str, Any]:
    """What is not the same."""
    return {name: (one[name], other[name]) for name in one if one[name] != other[name]}


class Walk:
    """A table, everybody at it, and dice."""

    def __init__(self, house: House, id: str, people: list[Visitor], seed: int) -> None:
        self.house, self.id, self.dice = house, id, Random(seed)
        self.table: LiveTable = house.table(id)
        self.heard: list[Move] = []  # moves of the match that were looked at
        self.screens = []
        for who in people:
            player = house.within(house.app.state.store.player(who.cookies["motu"]))["id"]
            self.screens.append(Screen(who, self.table.seats_of(player), player))
        self.settle()

    def turn(self, screen: Screen) -> Turn:
        return look(self.table, self.audience(screen))

    def audience(self, screen: Screen) -> Audience:
        lifted = self.house.app.state.uncovered.get((self.id, screen.player))
        return Audience(screen.seats, "fr", uncovered=lifted if len(screen.seats) > 1 else None)

    def label(self, screen: Screen) -> str | None:
        """What the way back says; None when there is none."""
        panel = str(choices(self.table, self.audience(screen), self.turn(screen)))
        found = re.findall(r'value="undo"[^>]*>(.*?)</button>', panel)
        assert len(found) <= 1, "one way back"
        return html.unescape(found[0]) if found else None

    def press(self, screen: Screen, **form: str) -> int:
        """A press of a button, and what follows it by itself."""
        turn = self.turn(screen)
        asked = {} if turn.asked is None else {"seat": str(turn.asked), "question": turn.token}
        status = screen.who.do(self.id, **asked, undoing=turn.undoing, **form).status_code
        self.settle()
        return status

    # --- what happens by itself -----------------------------------------------------------------

    def settle(self) -> None:
        """Until somebody is asked: bots have played, questions without a choice are answered."""
        table, until = self.table, time.monotonic() + PATIENCE
        while table.status != "over" and time.monotonic() < until:
            for seat in table.match.awaiting:
                if (answer := table.by_itself(seat)) is not None and table.token(seat):
                    self.house.within(self._answer(seat, answer))
                    break
            else:
                if table.match.awaiting and not any(
                    table.seats[seat].kind == "bot" for seat in table.match.awaiting
                ):
                    break
                time.sleep(0.005)
        self._listen()

    async def _answer(self, seat: int, answer: int) -> None:
        """As the service does after a while, unless it was faster."""
        if self.table.by_itself(seat) == answer:
            await self.play(seat, answer)

    async def play(self, seat: int, answer: int) -> None:
        """Without a screen, unless something else happened meanwhile."""
        with suppress(Conflict):
            await self.table.play(seat, answer, self.table.token(seat))
        self.house.app.state.tables.wake(self.table)

    def _listen(self) -> None:
        """What was played since: each choice goes to the screen of who made it, as he was offered it."""
        moves, old = list(self.table.match.moves), {id(move) for move in self.heard}
        still = {id(move) for move in moves}
        for screen in self.screens:
            screen.made = [one for one in screen.made if id(one.move) in still]
        pairs = zip(moves, self.heard, strict=False)
        same = len(list(takewhile(lambda both: both[0] is both[1], pairs)))
        past = self._past(same if len(moves) > same else 0)
        for move in moves[same:]:
            past.to_the_question()
            for screen in self.screens:
                if move.seat is None or move.seat not in screen.seats or id(move) in old:
                    continue
                if self._was_asked(past, move.seat, move.number):
                    said = past.said(move.seat, move.number).label("fr")
                    screen.made.append(Chosen(move.seat, said, seen(past, move.seat), move))
            feed(past, f"{'*' if move.seat is None else LETTERS[move.seat]} {move.notation}")
        self.heard = moves

    def _was_asked(self, past: Match, seat: int, action: int) -> bool:
        """Whether there was a choice; a window is none for whoever lets windows go by."""
        if len(past.choices(seat)) == 1:
            return False
        return seat in self.table.asking or past.folder.passing(past.state, seat) != action

    def _past(self, n: int) -> Match:
        m = self.table.match
        past = Match(m.folder, m.box, m.edition, m.seats, m.options, m.dice, replaying=True)
        for move in m.moves[:n]:
            feed(past, f"{'*' if move.seat is None else LETTERS[move.seat]} {move.notation}")
        return past

    # --- what people do -------------------------------------------------------------------------

    def asked(self) -> list[Screen]:
        return [screen for screen in self.screens if self.turn(screen).asked is not None]

    def act(self, screen: Screen) -> None:
        """Something that the screen offers: lift the curtain, pick, do in one go, order, confirm."""
        turn, dice = self.turn(screen), self.dice
        assert turn.asked is not None and turn.draft is not None
        if turn.curtain:
            assert self.press(screen, do="uncover") == 204
            return
        orders = offered(self.table.match, turn.asked)
        if orders and not turn.covered and dice.random() < 0.1:
            assert self.press(screen, order=dice.choice(orders).key) == 204
        elif turn.draft.complete:
            screen.picks.pop(turn.asked, None)
            assert self.press(screen, do="confirm") == 204
        elif turn.gestures and dice.random() < 0.4:
            self._pick(screen, turn, gesture=dice.choice(turn.gestures).notation)
        else:
            self._pick(screen, turn, choice=str(dice.choice(turn.choices).id))

    def _pick(self, screen: Screen, turn: Turn, **form: str) -> None:
        """One press; what it added to the draft is remembered pick by pick."""
        assert turn.asked is not None and turn.draft is not None
        seat, had = turn.asked, turn.draft
        assert self.press(screen, **form) == 204
        draft, new = self.table.draft(seat), list[Chosen]()
        while draft.before is not None and len(draft.picks) > len(had.picks):
            said = draft.said[len(draft.before.said)].label("fr")
            new.insert(0, Chosen(seat, said, seen(draft.before.match, seat)))
            draft = draft.before
        if new:
            screen.picks.setdefault(seat, []).extend(new)
        else:
            screen.picks.pop(seat, None)

    def saw(self, seat: int) -> Seen:
        """What a seat is asked now, with what it has picked."""
        return seen(self.table.draft(seat).match, seat)

    def picked(self, seat: int) -> list[str]:
        """What a seat has picked, in words: what went by itself is not said."""
        draft, said = self.table.draft(seat), list[str]()
        while draft.before is not None:
            said.insert(0, draft.said[len(draft.before.said)].label("fr"))
            draft = draft.before
        return said

    def others(self, screen: Screen) -> Iterator[Screen]:
        return (other for other in self.screens if other is not screen)

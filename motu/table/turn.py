"""What one viewer sees of a table at one moment: worked out once, shared by banner, picture and choices."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from motu.kernel.engine import Asked
from motu.match.choice import Choice, Gesture
from motu.match.match import Match, WayBack
from motu.match.planning import Planned, planned
from motu.match.touching import Answers
from motu.table import plans

if TYPE_CHECKING:
    from motu.table.draft import Draft
    from motu.table.live import LiveTable


class Turn:
    """Whose eyes, which question, what was picked, what is offered. `table.turn` keeps one per viewer until
    the table changes.

    `seat`: whose eyes; `asked`: the own seat that must decide; `curtain`: another person must take the
    device first; `covered`: hands lie covered.
    """

    def __init__(self, table: LiveTable, seats: tuple[int, ...], uncovered: int | None) -> None:
        self.table = table
        self.seats = seats
        self.seat: int | None = seats[0] if seats else None
        self.asked: int | None = None
        self.draft: Draft | None = None
        self.curtain = self.covered = False
        if not seats or table.status == "open":
            return
        several = len(seats) > 1
        self.asked = self._whom(seats, uncovered)
        self.covered = several and (self.asked is None or uncovered != self.asked)
        if self.asked is None:
            self.seat = None if several else seats[0]
            return
        self.seat = self.asked
        self.draft = table.draft(self.asked)
        self.curtain = self.covered and needs_curtain(self.draft.match)

    def _whom(self, seats: tuple[int, ...], uncovered: int | None) -> int | None:
        """The own seat that is asked: the one that lifted the curtain, or the first."""
        table = self.table
        awaited = [
            seat
            for seat in table.match.awaiting
            if seat in seats and table.seats[seat].kind == "person" and table.by_itself(seat) is None
        ]
        return uncovered if uncovered in awaited else next(iter(awaited), None)

    @property
    def match(self) -> Match:
        """The match with the picks that are not confirmed yet."""
        return self.draft.match if self.draft is not None else self.table.match

    @property
    def chooses(self) -> bool:
        """Whether there is something to choose: nothing lies covered, and the unit is not whole yet."""
        return self.draft is not None and not self.curtain and not self.draft.complete

    @property
    def may_plan(self) -> bool:
        """Whether who looks waits for others with one seat of his own."""
        table = self.table
        waits = self.asked is None and table.status == "playing" and len(self.seats) == 1
        return (
            waits
            and table.seats[self.seats[0]].kind == "person"
            and self.seats[0] not in table.match.awaiting
        )

    @cached_property
    def plan(self) -> Planned | None:
        """What whoever looks for it may plan while others decide."""
        looks = self.may_plan and plans.is_looking(self.table.kept(self.seats[0]))
        return planned(self.table.match, self.seats[0]) if looks else None

    @property
    def answers(self) -> Answers | None:
        """All answers to what is asked, open or refused, or those that may be planned."""
        return self.draft.answers if self.chooses and self.draft is not None else self.plan

    @property
    def choices(self) -> list[Choice]:
        """What can be chosen now."""
        return self.answers.choices if self.answers is not None else []

    @property
    def gestures(self) -> list[Gesture]:
        """What can be done in one go."""
        return self.answers.gestures if self.answers is not None else []

    @property
    def token(self) -> str:
        """The name of the question; empty when there is none."""
        return "" if self.draft is None else self.draft.token

    @property
    def last_pick(self) -> Choice | None:
        """The pick that would be taken back, if one is not confirmed yet."""
        if self.draft is None or self.draft.before is None or self.curtain:
            return None
        return self.draft.said[len(self.draft.before.said)]

    @cached_property
    def way_back(self) -> WayBack | None:
        """The choice that would be taken back when nothing is picked; None when nothing can be."""
        return self.table.way_back(self.seats)

    @property
    def undoing(self) -> str:
        """Names what a press of undo takes back: it must be what was read on the button."""
        picks = 0 if self.last_pick is None or self.draft is None else len(self.draft.picks)
        return f"{self.table.chosen(self.seats)} {picks}"

    @cached_property
    def view(self) -> dict[str, Any]:
        """What these eyes see."""
        eyes = None if self.covered else self.seat
        if self.match is self.table.match:
            return self.table.views.of(eyes)
        return self.match.view(eyes)


def needs_curtain(match: Match) -> bool:
    """Sealed decisions and choices that show a hand are taken alone."""
    if not match.awaiting:
        return False
    asked = Asked(match.state)
    return asked.sealed or asked.rule.guarded or match.folder.shows_hand(asked.rule)

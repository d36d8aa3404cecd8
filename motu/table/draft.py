"""A draft: picks of a seat that are not confirmed yet, on a copy of the match that nobody else sees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from motu.kernel.engine import answers, guarded
from motu.kernel.moves import Moves
from motu.match.choice import Choice, Gesture
from motu.match.errors import IllegalChoice
from motu.match.foresight import foresee, goes_on
from motu.match.match import Match
from motu.match.touching import Answers
from motu.table.asked import token_of

Kept = Mapping[str, Sequence[str]]  # what the database keeps for a seat: words by what they are


@dataclass(frozen=True)
class Draft:
    """The match with the picks of a seat, as far as the seat can foresee. It is complete when something is
    revealed or another must decide.

    `then` follows what the picks reveal: the end of a gesture.
    """

    seat: int
    match: Match
    windows: bool = False  # asked at every window; otherwise the seat lets them go by as part of its picks
    picks: tuple[int, ...] = ()
    said: tuple[Choice, ...] = ()  # the picks as they were offered
    then: tuple[int, ...] = ()
    complete: bool = False
    before: Draft | None = None  # without the last pick

    def with_picks(self, picks: Sequence[int], then: Sequence[int] = ()) -> Draft:
        """All of these picks more, or a refusal. What follows is picked as soon as it can be, after questions
        that come first or after the reveal."""
        draft, left = self, list(picks)
        while left and not draft.complete:
            draft = draft._with(left)
        left = list(then or self.then)
        while left and not draft.complete and (further := draft._if_possible(left)) is not None:
            draft = further
        return replace(draft, then=tuple(left))

    def _with(self, left: list[int]) -> Draft:
        """The first of these picks, and what goes by or leaves no choice after it; they are off the list."""
        match, seat = self.match.copy(), self.seat
        if (refusal := match.why_not(seat, left[0])) is not None:
            raise IllegalChoice(refusal.phrase, refusal.texts, refusal.rule)
        said = [match.said(seat, left[0])]
        complete = foresee(match, seat, left.pop(0))
        while not complete and (answer := self._by_itself(match)) is not None:
            if left and left[0] == answer:
                left.pop(0)
            forced = match.automatic and match.is_only(seat, answer)  # the match plays it by itself, too
            said += [] if forced else [match.said(seat, answer)]
            complete = foresee(match, seat, answer, forced)
        picks = tuple(choice.id for choice in said)
        now = self.picks + picks, self.said + tuple(said)
        return Draft(seat, match, self.windows, *now, complete=complete, before=self)

    def _if_possible(self, left: list[int]) -> Draft | None:
        """The same; None if the first of these picks is refused."""
        try:
            return self._with(left)
        except IllegalChoice:
            return None

    def _by_itself(self, match: Match) -> int | None:
        """The answer to a question that the seat is not asked: a window, or one without a choice."""
        if not self.windows and (go_on := passing(match, self.seat)) is not None:
            return go_on
        out = Moves()
        answers(match.state, self.seat, out)
        return int(out.at[0]) if out.n == 1 and match.automatic and not guarded(match.state) else None

    @cached_property
    def token(self) -> str:
        """The name of the question that is asked after these picks; empty when the seat is not asked."""
        return token_of(self.first.match, self.seat, self.picks)

    @cached_property
    def answers(self) -> Answers:
        """All answers to what is asked after these picks, open or refused."""
        return Answers(self.match, self.seat)

    @cached_property
    def after(self) -> Match | None:
        """Where the same seat goes on once a complete draft is confirmed, if that is certain."""
        if not self.complete or self.before is None or self.then:
            return None
        return goes_on(self.before.match, self.seat, self.picks[len(self.before.picks) :])

    @property
    def kept(self) -> Kept:
        """The draft for the database."""
        then = [self.match.said(self.seat, action).notation for action in self.then]
        return {"picks": [choice.notation for choice in self.said], "then": then} if self.picks else {}

    def again(self, kept: Kept) -> Draft:
        """A draft that was kept, as far as it still can be: the table may have moved on under it."""
        draft, wanted = self, kept.get("picks", ())
        while len(draft.picks) < len(wanted) and not draft.complete:
            pick = draft.match.read(self.seat, wanted[len(draft.picks)])
            further = None if pick is None else draft._if_possible([pick])
            if further is None:
                return draft
            draft = further
        then = [draft.match.read(self.seat, notation) for notation in kept.get("then", ())]
        return replace(draft, then=tuple(action for action in then if action is not None))

    def without(self, action: int) -> Draft:
        """Without the last pick of this kind, and what was picked for it."""
        split = self.match.folder.split
        rules = [split(pick)[0] for pick in self.picks]
        at = len(self.picks) - 1 - self.picks[::-1].index(action)
        after = next((n for n in range(at + 1, len(rules)) if rules[n] is rules[at]), len(rules))
        notations = [choice.notation for choice in self.said]
        return self.first.again({"picks": notations[:at] + notations[after:]})

    @property
    def first(self) -> Draft:
        """Without any pick."""
        return self if self.before is None else self.before.first

    def ways(self) -> tuple[tuple[int, ...], list[Gesture]]:
        """The ways to do what a complete draft does: the picks before them, and all the ways."""
        for draft in list(self._earlier())[::-1]:
            if found := [g for g in draft.answers.gestures if g.way]:
                return draft.picks, found
        return self.picks, []

    @cached_property
    def way(self) -> tuple[tuple[int, ...], Gesture | None, list[Gesture]]:
        """The picks before the ways to do what a complete draft does, the way it goes, and the other ways.

        Two ways that end alike are one: neither the order of steps nor what goes by itself makes another.
        """
        before, found = self.ways()
        start = next((draft for draft in self._earlier() if draft.picks == before), None)
        if start is None:
            return before, None, []
        end = self.match.view(self.seat)
        ends = (start.with_picks(way.actions, way.then).match.view(self.seat) for way in found)
        alike = [way for way, other in zip(found, ends, strict=True) if other == end]
        return before, alike[0] if alike else None, [way for way in found if way not in alike]

    def chosen(self, most: int) -> list[Choice]:
        """What was chosen with the first picks, so many of them; windows that went by are left out."""
        chain = [*list(self._earlier())[::-1], self]
        starts = [len(draft.before.picks) if draft.before else 0 for draft in chain]
        return [self.said[start] for start in starts if start < min(most, len(self.said))]

    def _earlier(self) -> Iterator[Draft]:
        """The drafts on the way to this one, the latest first, as long as they have picks."""
        draft = self.before
        while draft is not None and draft.picks:
            yield draft
            draft = draft.before


def passing(match: Match, seat: int) -> int | None:
    """The answer by which a seat lets a window of free actions go by, if it is asked at one."""
    return match.folder.passing(match.state, seat) if seat in match.awaiting else None

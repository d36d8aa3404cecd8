"""What a thing on the board answers when it is touched: what it is, what can be done with it, or why not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from motu.games._shared.text import say
from motu.games._shared.things import Card
from motu.kernel.core import LEGAL, NO_SUCH_ACTION, NOT_THIS_QUESTION
from motu.kernel.engine import Asked, why_not
from motu.match.choice import Choice, Gesture, Refusal
from motu.match.match import Match


class Named(NamedTuple):
    """An answer and all that it names; `near`: how much of that could be chosen now."""

    action: int
    legal: bool
    targets: tuple[str, ...]
    near: int


class Answers:
    """All answers to the question that a seat is asked, open or refused, and what each of them names.

    It belongs to this moment of the match.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat

    @cached_property
    def choices(self) -> list[Choice]:
        """The open ones."""
        return self.match.choices(self.seat)

    @cached_property
    def gestures(self) -> list[Gesture]:
        """What can be done in one go."""
        return self.match.gestures(self.seat)

    @cached_property
    def _naming(self) -> dict[str, list[Named]]:
        """By the things that they name."""
        match, seat = self.match, self.seat
        s, asked = match.redacted(seat), Asked(match.state).rule
        possible = {target for choice in self.choices for target in choice.targets}
        found: dict[str, list[Named]] = {}
        for rule in (asked, asked.beside) if asked.beside is not None else (asked,):
            for x in range(int(rule.domain(s))):
                action = int(rule.base) + x
                reason = int(why_not(s, seat, action))
                if reason in (NO_SUCH_ACTION, NOT_THIS_QUESTION):
                    continue
                targets = match.folder.targets(s, seat, rule, x)
                answer = Named(action, reason == LEGAL, targets, sum(one in possible for one in targets))
                for target in dict.fromkeys(targets):
                    found.setdefault(target, []).append(answer)
        return found

    def why_not(self, target: str, picked: tuple[str, ...] = ()) -> Refusal | None:
        """Why a thing answers nothing now, with what is `picked` already; None if it does.

        Of the answers that name it, the one is refused that has most in common with what was picked, and else
        with what could be chosen: somebody who holds a 2 does not ask about a 1.
        """
        if self.seat not in self.match.awaiting:
            return self.match.why_not(self.seat, 0)
        best, refused = (-1, -1), None
        for answer in self._naming.get(target, ()):
            taken = sum(other in picked for other in answer.targets)
            if answer.legal and taken == len(picked):
                return None
            if not answer.legal and (taken, answer.near) > best:
                best, refused = (taken, answer.near), answer.action
        return self._not_now if refused is None else self.match.why_not(self.seat, refused)

    @cached_property
    def _not_now(self) -> Refusal:
        """A thing that the present question is not about."""
        folder = self.match.folder
        question = folder.asked(self.match.redacted(self.seat), self.seat)
        return Refusal(None, say("refused-not-now", question=question), folder.texts)


@dataclass(frozen=True)
class Touch:
    """The card of a thing, and what it means to who is asked now.

    `choices` and `gestures` name it, together with what is picked already; where none does, `refusal` says
    why. What no answer ever names has neither.
    """

    card: Card
    choices: tuple[Choice, ...] = ()
    gestures: tuple[Gesture, ...] = ()
    refusal: Refusal | None = None


def touch(
    match: Match,
    view: Mapping[str, object],
    id: str,
    answers: Answers | None = None,
    picked: tuple[str, ...] = (),
) -> Touch | None:
    """What a viewer learns of a thing; None for what is not on the table.

    `answers`: of the seat that is asked, with all that it has `picked`; None when the viewer is not asked.
    """
    card = match.folder.card(match.box, view, id)
    if card is None:
        return None
    if answers is None:
        return Touch(card)

    def names(targets: tuple[str, ...]) -> bool:
        return any(place in targets for place in card.places) and all(one in targets for one in picked)

    naming = tuple(choice for choice in answers.choices if names(choice.targets))
    at_once = tuple(gesture for gesture in answers.gestures if names(gesture.targets))
    refusal = None if naming or at_once else _refusal(answers, card.places, picked)
    return Touch(card, naming, at_once, refusal)


def _refusal(answers: Answers, places: tuple[str, ...], picked: tuple[str, ...]) -> Refusal | None:
    """Why a thing cannot be chosen: what a rule says of one of its places, or else that something else is
    asked."""
    found = [answers.why_not(place, picked) for place in places]
    return next((one for one in found if one is not None and one.rule), next(iter(found), None))

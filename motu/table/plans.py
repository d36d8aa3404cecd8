"""Choices that people have planned while others decide: kept with their draft until their question comes."""

from __future__ import annotations

from collections.abc import Sequence

from motu.games._shared.text import LANGUAGES, say
from motu.match.choice import Choice, Gesture
from motu.match.errors import IllegalChoice
from motu.match.match import Match
from motu.match.planning import Planned, phase
from motu.table.draft import Draft, Kept

PARTS = {"plan": "picks", "plan-then": "then"}  # as a draft calls them once its question is asked
ASKED = "asked"  # the name of the question that a plan is for
SAID = {lang: f"said-{lang}" for lang in LANGUAGES}  # a plan in words: at another question it reads otherwise
LOOKING: Kept = {"planning": ["yes"]}  # whoever looks for a choice to plan


def made(planned: Planned, chosen: str, windows: bool) -> Kept:
    """The plan for the database that a press of a button means, by the number of a choice or the notation."""
    for gesture in planned.gestures:
        if gesture.notation == chosen:
            return _kept(planned, gesture, gesture.actions, gesture.then, windows)
    for choice in planned.choices:
        if str(choice.id) == chosen:
            return _kept(planned, choice, (choice.id,), (), windows)
    raise IllegalChoice(say("refused-no-such-action"), planned.match.folder.texts, None)


def _kept(
    planned: Planned, chosen: Choice | Gesture, picks: Sequence[int], then: Sequence[int], windows: bool
) -> Kept:
    kept = Draft(planned.seat, planned.world_of(chosen), windows).with_picks(picks, then).kept
    words = {name: [chosen.label(lang)] for lang, name in SAID.items()}
    return {**{name: kept[part] for name, part in PARTS.items()}, ASKED: [planned.asked], **words}


def is_looking(kept: Kept) -> bool:
    """Whether a seat looks for a choice to plan."""
    return all(name in kept for name in LOOKING)


def without(kept: Kept) -> Kept:
    """What the database keeps for a seat, without its plan."""
    return {name: kept[name] for name in PARTS.values() if name in kept}


def is_due(kept: Kept, match: Match, seat: int) -> bool:
    """Whether the seat is asked what its plan is for."""
    return seat in match.awaiting and list(kept.get(ASKED, ())) == [phase(match)]


def begun(kept: Kept, match: Match, seat: int) -> Kept:
    """The picks with which a draft begins: its own, or those of a plan whose question has come."""
    if kept.get("picks") or not is_due(kept, match, seat):
        return kept
    return {part: kept[name] for name, part in PARTS.items()}


def left(kept: Kept, match: Match, seat: int) -> Kept:
    """The plan that stays when a seat answers what it is asked now."""
    waits = not is_due(kept, match, seat)
    return {name: kept[name] for name in (*PARTS, ASKED, *SAID.values()) if waits and name in kept}


def said(kept: Kept, lang: str) -> str:
    """A plan in the words in which it was offered; empty when there is none."""
    return "".join(kept.get(SAID[lang], ()))

"""What a match gives to a viewer, all of it: the observation of the two-worlds test at the match layer."""

from __future__ import annotations

from typing import Any

from motu.match.errors import CannotUndo, IllegalChoice
from motu.match.match import Match
from tests.contract.matches import scratch

LANGUAGES = ("fr", "en")


def everything(match: Match, viewer: int | None) -> dict[str, Any]:
    """Views, pictures, events, questions, choices, refusals, results and what undo would do."""
    gets: dict[str, Any] = {
        "awaiting": match.awaiting,
        "over": (match.over, match.truncated, match.scores, match.ranking, match.score_sources),
        "view": match.view(viewer),
        "events": events(match, viewer),
        "svg": match.svg(viewer, "fr"),
        "past": past(match, viewer),
    }
    if viewer is not None:
        gets["question"] = [match.question(viewer, lang) for lang in LANGUAGES]
        gets["choices"] = choices(match, viewer)
        gets["refusals"] = refusals(match, viewer)
        gets["undo"] = [undo(match, viewer, to) for to in ("step", "turn")]
    return gets


def events(match: Match, viewer: int | None) -> list[Any]:
    """All lines of the log; the last ones in words too."""
    lines = match.events(viewer)
    words = [[event.text(lang) for lang in LANGUAGES] for event in lines[-4:]]
    return [[(event.index, event.kind, tuple(event.facts), event.phrase) for event in lines], words]


def past(match: Match, viewer: int | None) -> list[Any]:
    """How things stood at the last lines of the log."""
    return [match.view(viewer, line.state) for line in match.told_to(viewer)[-6:] if line.state is not None]


def choices(match: Match, seat: int) -> list[Any]:
    offered = [
        (choice.id, choice.notation, choice.targets, choice.rule, choice.label("fr"), choice.label("en"))
        for choice in match.choices(seat)
    ]
    gestures = [
        (gesture.notation, gesture.actions, gesture.targets, gesture.label("fr"))
        for gesture in match.gestures(seat)
    ]
    return [offered, gestures]


def refusals(match: Match, seat: int) -> list[Any]:
    """What is said of choices all over the game, most of which are not possible now."""
    decisions = int(match.folder.ruleset.decisions)
    found = []
    for choice in (-1, *range(0, decisions, max(1, decisions // 16)), decisions, "nonsense"):
        refusal = match.why_not(seat, choice)
        found.append(None if refusal is None else (refusal.rule, refusal.text("fr"), refusal.text("en")))
    return found


def undo(match: Match, seat: int, to: str) -> Any:
    """What taking back would bring: the refusal, or the view and the log after it."""
    trial = scratch(match)
    try:
        trial.undo(seat, to)
    except (CannotUndo, IllegalChoice) as refused:
        return refused.text("en")
    return trial.view(seat), trial.awaiting, events(trial, seat)

"""Questions to the coach as they travel between processes: plain data in, plain data out."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from motu._native import compiled
from motu.bots.bot import Window
from motu.bots.coach.advice import Advice, Effort, advise, finish, reasons
from motu.bots.coach.judging import Judge, mean
from motu.bots.coach.review import Care, Task, carry_out
from motu.bots.coach.walk import walk
from motu.match.match import Match

HINT = Effort(iterations=3000, lines=400, seconds=2.2)
SLOWER = 0.12  # the part of the work that interpreted rules do in the same time


def usual_care(part: float = 1.0, seed: int = 0) -> Care:
    """As much as a review may cost, or a part of it; less where the rules run interpreted."""
    return Care(part if compiled() else part * SLOWER, seed)


def consult(match: Match, seat: int, question: dict[str, Any]) -> Any:
    """Answer a question about a match: a hint for a seat, or a part of a review."""
    judge = Judge(match.folder)
    if question["do"] == "hint":
        effort = Effort(**question["effort"]) if "effort" in question else HINT
        window = Window(match.folder, match.state, seat)
        return hint_of(judge, advise(judge, window, effort, question["seed"]))
    found, _ = walk(match)
    return carry_out(judge, found, Task(question["do"], question["events"]), usual_care())


def hint_of(judge: Judge, advice: Advice) -> dict[str, Any]:
    """Each choice with what it promises, and by what it differs from the others shown.

    It is compared with those after which the game goes on, or ends, as after itself. Where it is alone in
    that, this is said instead.
    """
    seat, told = advice.seat, []
    for one in advice.options:
        others = [other.outlook for other in advice.options if other is not one]
        alike = [other for other in others if not finish(seat, one.outlook, other)]
        why = reasons(judge.folder.insight.features, seat, one.outlook, mean(alike)) if alike else []
        end = finish(seat, one.outlook, mean(others)) if others and not alike else None
        told.append(
            {
                "action": one.action,
                "chance": one.outlook.chances[seat],
                "error": one.outlook.errors[seat],
                "points": one.outlook.points[seat],
                "reasons": [asdict(reason) for reason in why],
                "finish": asdict(end) if end else None,
            }
        )
    return {"seat": seat, "options": told}

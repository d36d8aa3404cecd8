"""All that Pantheon asks, and what nature does: a module for each chapter of the rules."""

from __future__ import annotations

from pathlib import Path

from motu.games._shared.asking import Speech, declared
from motu.games.pantheon.questions import (
    actions,
    buying,
    cards,
    deities,
    epoch,
    movement,
    peoples,
    rewards,
    setup,
)
from motu.games.pantheon.questions.routes import Journey
from motu.games.pantheon.state import Pantheon
from motu.kernel.engine import awaiting

FACTS = {"left": lambda at: at.a}  # what is still to be done, in the question's own measure
SPEECH: Speech[Pantheon] = Speech(
    Path(__file__).parents[1],
    declared(actions, movement, buying, cards, rewards, deities, peoples, setup, epoch),
    FACTS,
)
LEADS = {"act": actions.to_move, "react": movement.to_react, "place": movement.to_place}


def journeys(s: Pantheon, seat: int) -> list[Journey]:
    """Where the movement that a seat is deciding can lead: loot first, then sites, then the rest."""
    if not awaiting(s) >> seat & 1:
        return []
    at = SPEECH.asked(s, seat)
    lead = LEADS.get(at.question.key)
    return lead(at) if lead else []

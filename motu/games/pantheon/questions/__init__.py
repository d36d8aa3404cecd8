"""All that Pantheon asks, and what nature does: a module for each chapter of the rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from motu.games._shared.asking import Answer, Speech, declared
from motu.games._shared.text import Fact
from motu.games.pantheon.nouns import PEOPLE, like
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
from motu.games.pantheon.rules.pieces import DEITIES, JUMPS, MORE_ACTIONS, MORE_CARDS, MORE_MONEY
from motu.games.pantheon.state import Pantheon
from motu.kernel.engine import awaiting


def kept_like(power: int) -> Callable[[Answer[Pantheon]], Fact]:
    """The deities of a power that the seat keeps, by name."""
    return lambda at: like(at.box, power, [int(n) for n in at.s.kept[at.seat * DEITIES :][:DEITIES]])


FACTS: dict[str, Callable[[Answer[Pantheon]], Fact]] = {
    "left": lambda at: at.a,  # what is still to be done, in the question's own measure
    "people": lambda at: PEOPLE.word(at.box, int(at.s.people)),  # of this epoch
    "gaiviles": kept_like(JUMPS),
    "stonkus": kept_like(MORE_MONEY),
    "gadicea": kept_like(MORE_CARDS),
    "traitera": kept_like(MORE_ACTIONS),
}
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

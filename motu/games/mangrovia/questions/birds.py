"""Chapter 5 for people: the birds of paradise."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Shortcut, Way
from motu.games._shared.nouns import Noun
from motu.games.mangrovia.nouns import LANDSCAPE_SET
from motu.games.mangrovia.rules import birds
from motu.games.mangrovia.state import Mangrovia

PAIR = Noun(
    LANDSCAPE_SET.name,
    len(birds.PAIRS),
    lambda box, n: LANDSCAPE_SET.id(box, int(birds.PAIRS[n])),
    lambda box, n: LANDSCAPE_SET.word(box, int(birds.PAIRS[n])),
)


def oracle(at: Answer[Mangrovia]) -> tuple[str, ...]:
    """The squares of the Oracle rock to which the birds go."""
    return tuple(f"oracle_{name}" for name in PAIR.id(at.box, at.landscapes).split())


def stay_or_move(at: Answer[Mangrovia]) -> str:
    return "do-birds-stay" if at.s.birds == birds.PAIRS[at.landscapes] else "do-birds-move"


def the_other_way_round(at: Answer[Mangrovia]) -> list[Shortcut]:
    """The two landscapes in the other order: people point at either one first."""
    found = []
    for pair in (at.other(x) for x in range(PAIR.size)):
        one, two = PAIR.id(at.box, pair.x).split()
        targets = pair.targets()[::-1]
        found.append(Shortcut(f"birds {two} {one}", (MOVE.action(pair.x),), pair.label(), targets))
    return found


MOVE = Question(
    birds.MOVE_BIRDS,
    "move_birds",
    "MG-5.2",
    ways=(Way("move_birds", PAIR, at=oracle, says=stay_or_move),),
    gestures=the_other_way_round,
)

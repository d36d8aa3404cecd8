"""Chapter 7 for people: amulets."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Draw, Question, Way
from motu.games._shared.nouns import SEAT
from motu.games._shared.text import Phrase, say
from motu.games.mangrovia.box import AMULETS
from motu.games.mangrovia.nouns import AMULET_VALUE
from motu.games.mangrovia.rules import amulets
from motu.games.mangrovia.state import Mangrovia


def by_huts(at: Answer[Mangrovia]) -> str:
    """Without a hut on amulet squares from the stack, with one from the bag, with more one goes back."""
    row = at.s.amulet_row(at.seat)
    if at.s.box.drawn[row] == 0:
        return "MG-7.2"
    return "MG-7.4" if at.s.box.returned[row] else "MG-7.3"


def drawn(at: Answer[Mangrovia]) -> tuple[Phrase, ...]:
    """The values of the tokens just drawn."""
    return tuple(say("number", n=v + 1) for v in range(AMULETS) if at.s.drawn[v] > 0)


COLLECT = Question(
    amulets.COLLECT_AMULETS,
    "collect",
    by_huts,
    ways=(
        Way("collect decline", rule="MG-7.8"),
        Way("collect amulets", at="amulets", says="do-amulets"),
    ),
    no={
        amulets.STACK_EMPTY: "stack-empty",
        amulets.BAG_EMPTY: "bag-empty",
    },
)

RETURN = Question(
    amulets.RETURN_AMULET,
    "return_amulet",
    "MG-7.4",
    ways=(Way("return_amulet", AMULET_VALUE, at="drawn_{value}"),),
    facts={"drawn": drawn},
    no={amulets.NOT_JUST_DRAWN: "not-just-drawn"},
)

AMULET_DRAWN = Draw(amulets.DRAW_AMULET, Way("draw_amulet", SEAT.given(lambda at: at.player), AMULET_VALUE))

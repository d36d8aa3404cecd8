"""Chapter 3 for people: the Forest."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Draw, Question, Way
from motu.games._shared.text import say
from motu.games.raiatea.nouns import ASSISTANT, CARD, GOOD
from motu.games.raiatea.rules import assistants, forest
from motu.games.raiatea.rules.pieces import ASSISTANT_NAMES, FACE_ASSISTANT, FACE_MIRROR, GATHERER
from motu.games.raiatea.state import Raiatea
from motu.kernel.steps import kind_of


def which_pass(at: Answer[Raiatea]) -> str:
    """In the first pass the reserve is still to be cleared for the second one."""
    s = at.s
    first = any(kind_of(s.agenda[i]) == forest.CLEAR_RESERVE.kind for i in range(int(s.pending)))
    return "RA-3.2" if first else "RA-3.4"


def with_power(at: Answer[Raiatea]) -> str:
    """Whoever takes an assistant wants to know what it does."""
    return "do-pick-assistant" if FACE_ASSISTANT <= at.card < FACE_MIRROR else "do-pick"


PICK = Question(
    forest.FOREST_PICK,
    "pick",
    which_pass,
    ways=(
        Way("pick", CARD, at="reserve_{card}", says=with_power),
        Way("pick decline", says="do-pick-no", rule="RA-3.11"),
        Way("use_gatherer", at="own_assistant_gatherer", rule="RA-12.6"),
    ),
    facts={
        "gatherer": lambda at: at.a,
        "card_power": lambda at: say(f"assistant-{ASSISTANT_NAMES[at.card - FACE_ASSISTANT]}.power"),
        "helper": lambda at: ASSISTANT.word(at.box, GATHERER),
    },
    no={
        forest.NOT_IN_RESERVE: "not-in-reserve",
        forest.ONE_PER_PICK: "one-per-pick",
        assistants.NONE_ACTIVE: "none-active",
    },
)
EXTRA = Question(
    forest.EXTRA_GOOD,
    "extra_good",
    "RA-12.6",
    ways=(
        Way("extra_good", GOOD, at="reserve_{good}"),
        Way("extra_good decline", says="do-extra_good-no"),
    ),
    no={forest.NO_GOOD_IN_RESERVE: "good-in-reserve"},
)
REVEALED = Draw(forest.FOREST_CARD, Way("forest", CARD))

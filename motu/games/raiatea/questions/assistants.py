"""Chapter 12 for people: assistants are taken, reactivated and turned."""

from __future__ import annotations

from motu.games._shared.asking import Question, Way
from motu.games.raiatea.nouns import ASSISTANT
from motu.games.raiatea.questions.granted import declined_or, granted_or
from motu.games.raiatea.rules import assistants

TAKE = Question(
    assistants.TAKE_ASSISTANT,
    "take_assistant",
    granted_or("RA-12.8"),
    ways=(
        Way("take_assistant", ASSISTANT, at="assistant_market_{assistant}"),
        Way("take_assistant decline", says="do-take_assistant-no", rule=declined_or("RA-12.8")),
    ),
    facts={"left": lambda at: at.b},
    no={assistants.ASSISTANT_NOT_IN_MARKET: "assistant-not-in-market"},
)
REACTIVATE = Question(
    assistants.REACTIVATE,
    "reactivate",
    "RA-12.2",
    ways=(
        Way("reactivate", ASSISTANT, at="own_assistant_{assistant}"),
        Way("reactivate stop", says="do-reactivate-no", rule=declined_or("RA-12.2")),
    ),
    facts={"left": lambda at: at.a},
    no={assistants.NONE_TO_REACTIVATE: "none-to-reactivate"},
)
EXHAUST = Question(
    assistants.EXHAUST,
    "exhaust",
    "RA-10.3",
    ways=(Way("exhaust", ASSISTANT, at="own_assistant_{assistant}"),),
    facts={
        "left": lambda at: at.a,
        "helper": lambda at: ASSISTANT.word(at.box, at.assistant),
    },
    no={assistants.NONE_TO_TURN: "none-active"},
)

"""Free actions for people: shamans and mirrors, beside the questions of one's own turn (RA-2.15)."""

from __future__ import annotations

from motu.games._shared.asking import Question, Way
from motu.games.raiatea.nouns import ASSISTANT, DESIGN, RITUAL
from motu.games.raiatea.questions.masks import NOT_BOUND
from motu.games.raiatea.rules import assistants, free
from motu.games.raiatea.rules.pieces import SHAMAN

FREE = Question(
    free.FREE_ACTION,
    "free",
    "RA-2.15",
    ways=(
        Way("use_shaman", RITUAL, at="own_assistant_shaman hand_{ritual}", rule="RA-12.11"),
        Way("pair_mirror", DESIGN, at="own_mask_mirror own_mask_{mask}", rule="RA-13.3"),
        Way("free done", says="do-free-no"),
    ),
    facts={
        "helper": lambda at: ASSISTANT.word(at.box, SHAMAN),
        "priests": lambda at: int(at.s.priests[at.seat]),
    },
    no={
        assistants.NONE_ACTIVE: "none-active",
        free.SHAMAN_FROM_HAND: "not-in-hand",
        free.BEYOND_YOUR_PRIESTS: "beyond-your-priests",
        **NOT_BOUND,
    },
    window="free done",
)

"""Chapters 5 and 6 for people: a card face up, a card face down."""

from __future__ import annotations

from collections.abc import Callable

from motu.games._shared.asking import Answer, Question, Way
from motu.games.costa_ruana.nouns import CARD, HOLDER
from motu.games.costa_ruana.rules import cards
from motu.games.costa_ruana.state import Costa


def before(verb: str) -> Callable[[Answer[Costa]], str]:
    """The sentence for a card laid before oneself, or before another player."""
    return lambda at: f"do-{verb}-self" if at.holder == at.seat else f"do-{verb}-other"


def cards_in_hand(at: Answer[Costa]) -> int:
    return int(at.s.hand_size[at.seat])


FACE_UP = Question(
    cards.PLAY_FACE_UP,
    "face_up",
    "CR-5.2",
    ways=(Way("face_up", CARD, HOLDER, at="hand_{card} seat_{holder}", says=before("lay")),),
    facts={"cards": cards_in_hand, "lap": lambda at: "face_up"},
    no={cards.NOT_IN_HAND: "not-in-hand"},
    curtain=True,
)

FACE_DOWN = Question(
    cards.PLAY_FACE_DOWN,
    "face_down",
    "CR-6.2",
    ways=(Way("face_down", CARD, HOLDER, at="hand_{card} seat_{holder}", says=before("hide")),),
    facts={"cards": cards_in_hand, "lap": lambda at: "face_down"},
    no={cards.NOT_IN_HAND: "not-in-hand"},
    curtain=True,
)

"""Chapter 7 for people: islanders on cards."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Way
from motu.games._shared.nouns import SEAT
from motu.games._shared.text import Fact
from motu.games.costa_ruana.box import EMPTY, SEATS
from motu.games.costa_ruana.nouns import CARD, CASTER, LAP
from motu.games.costa_ruana.rules import stakes
from motu.games.costa_ruana.state import Costa
from motu.kernel.core import UNKNOWN


def place(at: Answer[Costa]) -> int:
    """Where the card that an answer names lies among all on the table."""
    return at.lap * SEATS + at.caster


def holder(at: Answer[Costa]) -> int:
    """Before whom it lies."""
    return int(at.s.table_holder[place(at)])


def card(at: Answer[Costa]) -> Fact:
    """That card in words."""
    return CARD.word(at.box, int(at.s.table_card[place(at)]))


def open_or_hidden(at: Answer[Costa]) -> str:
    """A card that one cannot see is named by who laid it."""
    return "do-stake-hidden" if at.s.table_card[place(at)] in (UNKNOWN, EMPTY) else "do-stake-open"


STAKE = Question(
    stakes.STAKE_ISLANDER,
    "stake",
    "CR-7.1",
    ways=(
        Way("stake pass", says="do-pass", rule="CR-7.2"),
        Way("stake", LAP, CASTER, at="{lap}_{caster}", says=open_or_hidden),
    ),
    facts={
        "card": card,
        "own": lambda at: "yes" if at.caster == at.seat else "no",
        "holder": lambda at: SEAT.word(at.box, holder(at)),
        "before": lambda at: "self" if holder(at) == at.seat else "other",
    },
    no={
        stakes.EMPTY_PLACE: "empty-place",
        stakes.SUPPLY_EMPTY: "supply-empty",
    },
)

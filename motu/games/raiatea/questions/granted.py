"""What a choice comes from when no location and no step of a ceremony asks it: a ritual, or a sale."""

from __future__ import annotations

from collections.abc import Callable

from motu.games._shared.asking import Answer
from motu.games.raiatea.rules.market import LOWER_PRICE
from motu.games.raiatea.rules.pieces import CATEGORY_NAMES
from motu.games.raiatea.rules.rituals import FINISH_RITUAL
from motu.games.raiatea.state import Raiatea
from motu.kernel.steps import a_of, kind_of

SALE = "RA-8.3"
OF_A_RITUAL = {"personal": "RA-10.1", "permanent": "RA-10.2", "interactive": "RA-10.3", "common": "RA-10.4"}

Chooser = Callable[[Answer[Raiatea]], str]


def granted_by(s: Raiatea) -> str:
    """The rule of the ritual or sale whose effect is going on, the innermost one, if there is any."""
    for i in range(int(s.pending) - 1, -1, -1):
        step = s.agenda[i]
        if kind_of(step) == FINISH_RITUAL.kind:
            return OF_A_RITUAL[CATEGORY_NAMES[s.box.ritual_category[a_of(step)]]]
        if kind_of(step) == LOWER_PRICE.kind:
            return SALE
    return ""


def granted_or(otherwise: str) -> Chooser:
    """The rule of what grants this, or the one of the place where it is asked."""
    return lambda at: granted_by(at.s) or otherwise


def declined_or(otherwise: str | Chooser) -> Chooser:
    """What a ritual gives may be declined (RA-10.9), and nothing of a location is compulsory (RA-2.6)."""

    def rule(at: Answer[Raiatea]) -> str:
        by = granted_by(at.s)
        return at.chosen(otherwise) if not by else "RA-2.6" if by == SALE else "RA-10.9"

    return rule

"""Builders with what they hold, and questions that no match puts: situations of several chapters."""

from __future__ import annotations

import motu
from motu.games.mangrovia.box import AMULET
from motu.games.mangrovia.state import Mangrovia
from motu.kernel.core import Rule
from tests.games.mangrovia.situations import at_pier, give, go, hut, huts_left, left_in_pile, no_ones, table


def builder(pier: int = 7, birds: str = "water mangrove", huts: int = 9, **things: str) -> motu.Match:
    """Four players; what A holds when the boat stops at this pier."""
    s = table(4, birds=birds, other_tiles=True)
    huts_left(s, "A", huts)
    give(s, "A", **things)
    return at_pier(s, pier)


def double(birds: str = "water mangrove", mine: str = "", theirs: str = "", **things: str) -> motu.Match:
    """A looks for the square of a double hut."""
    s = table(4, birds=birds, other_tiles=True)
    hut(s, "A", mine)
    hut(s, "B", theirs)
    give(s, "A", **things)
    match = at_pier(s, 9)
    go(match, "A size double")
    return match


def lapsed(question: Rule[Mangrovia], s: Mangrovia | None = None) -> Mangrovia:
    """A question to A that no match puts: nothing can be chosen there, or nothing else."""
    s = s or table(4, other_tiles=True)
    s.push(question.step(0))
    return s


def nothing_to_collect(question: Rule[Mangrovia], *, bag: bool = False, huts: int = 9) -> Mangrovia:
    s = table(4)
    if bag:
        hut(s, "A", "m01")
        left_in_pile(s, AMULET, "", "D")
    no_ones(s, "D")
    s.supply[0] = huts
    return lapsed(question, s)


def no_hut(question: Rule[Mangrovia]) -> Mangrovia:
    s = table(4)
    give(s, "A", landscapes="water water", offerings="6 6")
    s.supply[0] = 0
    return lapsed(question, s)


TWO_WATERS = {"landscapes": "water water", "offerings": "7 7 6"}

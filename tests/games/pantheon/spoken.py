"""What Pantheon is heard to say: its log, fact by fact; and tables at which rarer questions are put."""

from __future__ import annotations

import motu
from motu.games.pantheon.events import EVENTS
from motu.games.pantheon.rules import tell
from tests.games.pantheon.situations import (
    display,
    empty_table,
    give,
    go,
    lay,
    moving,
    rises,
    stand,
    table,
    turn,
)
from tests.games.speaking import Spoken

SOME = {"DREW": "seat some", "DEITY_GAINED": "seat deity some"}  # never none
LINES = {
    name: EVENTS.lines[n].carries for name, n in vars(tell).items() if name.isupper() and isinstance(n, int)
}
NUMBERS = {fact: (1, 0, 2, 3, 5) for line in LINES.values() for fact in line.split()}
PLAUSIBLE = {
    **NUMBERS,
    "some": (1, 2, 3, 5),
    "seat": (1, 0, 2, 3),
    "card": (1, 0, *range(2, 10)),
    "deity": (1, 0, *range(2, 10)),
    "loot": (1, 0, *range(2, 11)),
    "place": (1, 0, 50, 112, 220),
    "bonus": (1, 0, *range(2, 6)),
    "kind": (1, 0, 2, 3),
    "people": (1, 0, *range(2, 8)),
    "piece": (1, 0),
    "swapped": (1, 0),
}


def at_iberia() -> motu.Match:
    return rises(empty_table(2), "iberia")


def with_gadicea() -> motu.Match:
    s = table()
    give(s, "A", kept="gadicea")
    match = turn(s)
    go(match, "A draw", "A take card_gift", "A take card_priest", "A take pile")
    return match


def beside_loot() -> motu.Match:
    """A tile, a site and an opponent within reach; a jump over the opponent."""
    s = table("gallia")
    lay(s, h0506="loot_money", h0102="loot_money")
    stand(s, "A", "h0404 h0405")
    stand(s, "B", "h0303")
    give(s, "A", hand="move_card", kept="gaiviles")
    return moving(s, "A", 1)


def over_a_foot() -> motu.Match:
    """Nothing of A's is linked, and an opposing foot lies before Belgica."""
    s = table("gallia")
    stand(s, "B", "h0404")
    give(s, "A", hand="move_card", kept="gaiviles")
    return moving(s, "A", 1)


def rich_in_offerings() -> motu.Match:
    s = table("gallia")
    display(s, "depraccus pietalte")
    give(
        s,
        "A",
        hand="3 card_gift 2 card_priest card_dancer 2 money_1",
        ranks="gift 1 priest 2",
    )
    return turn(s)


def buying_better_offerings() -> motu.Match:
    match = rich_in_offerings()
    go(match, "A buy")
    return match


def offered_pietalte() -> motu.Match:
    s = empty_table(2)
    give(s, "A", hand="3 card_gift")
    match = rises(s, "gallia")
    go(match, "A favour reveal_deity", "* deity A pietalte")
    return match


def filling_the_reserve() -> motu.Match:
    s = table("gallia")
    lay(s, h0506="loot_reserve_choice", h0102="loot_money")
    stand(s, "A", "h0405")
    match = moving(s, "A", 0)
    go(match, "A place h0506")
    return match


SPOKEN = Spoken(
    "pantheon",
    tell,
    {**LINES, **SOME},
    PLAUSIBLE,
    unsaid={"DREW_CARD": {0}, "DEMIGOD_DRAWN_OWN": {0}},  # the seat is "you"
    situations=[
        at_iberia,
        with_gadicea,
        beside_loot,
        over_a_foot,
        rich_in_offerings,
        buying_better_offerings,
        offered_pietalte,
        filling_the_reserve,
    ],
)

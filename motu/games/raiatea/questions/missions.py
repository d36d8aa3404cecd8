"""Chapter 11 for people: which mission is completed, on what occasion, and from which row."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Way
from motu.games._shared.nouns import number, word
from motu.games._shared.text import Phrase, say
from motu.games.raiatea.names import goods_cost, mission_name
from motu.games.raiatea.nouns import ASSISTANT, MISSION
from motu.games.raiatea.rules import assistants, missions
from motu.games.raiatea.rules.payment import mana_asked, pearls_asked
from motu.games.raiatea.rules.pieces import DISCOUNT_MANA, DISCOUNT_PEARLS, DIVER, GOODS, ROWS
from motu.games.raiatea.state import Raiatea
from motu.kernel.moves import Moves

# By occasion: what asks, what declining says, the rule that allows a mission, and the one that allows none.
OCCASIONS = {
    missions.BEFORE: ("before", "later", "RA-7.4", "RA-7.8"),
    missions.AFTER: ("kahuna", "no", "RA-7.4", "RA-7.4"),
    missions.SALE: ("sale", "no", "RA-8.11", "RA-8.11"),
    missions.FIRST: ("first", "pass", "RA-9.20", "RA-9.20"),
    missions.SECOND: ("second", "stop", "RA-10.2", "RA-12.14"),
}


def lacking(at: Answer[Raiatea]) -> tuple[Phrase, ...]:
    """What a seat lacks of the price of a mission."""
    s, seat, mission, box = at.s, at.seat, at.mission, at.s.box
    over = [int(s.goods[seat * GOODS + g] - box.mission_goods[mission * GOODS + g]) for g in range(GOODS)]
    spare = [n for n in over if n > 0]
    lacks = [
        ("pearls", int(pearls_asked(s, seat, mission) - s.pearls[seat])),
        ("mana", int(mana_asked(s, seat, mission) - s.mana[seat])),
        ("any", int(box.mission_any[mission]) - sum(spare)),
        ("alike", int(box.mission_alike[mission]) - max(spare, default=0)),
        ("unlike", int(box.mission_unlike[mission]) - len(spare)),
        ("masks", int(box.mission_masks[mission] - s.loose_masks(seat))),
    ]
    named = [goods_cost(g, -n) for g, n in enumerate(over) if n < 0]
    return (*(say(f"lack-{name}", n=n) for name, n in lacks if n > 0), *named)


def as_paid(at: Answer[Raiatea]) -> Phrase:
    """A mission with what this seat pays for it: a permanent ritual may take something off."""
    s, seat = at.s, at.seat
    less = {"pearls": int(s.power(seat, DISCOUNT_PEARLS)), "mana": int(s.power(seat, DISCOUNT_MANA))}
    return mission_name(s.box, at.mission, less)


def in_reach(at: Answer[Raiatea]) -> bool:
    """Whether there is a mission that this seat may complete now."""
    moves = Moves()
    missions.COMPLETE_MISSION.options(at.s, at.seat, at.a, at.b, moves)
    return int(moves.n) > 1


COMPLETE = Question(
    missions.COMPLETE_MISSION,
    "mission",
    lambda at: OCCASIONS[at.a][2],
    ways=(
        Way("mission", MISSION, at="mission_{mission}"),
        Way(
            "mission",
            MISSION,
            word("with", "diver"),
            at="mission_{mission}",
            says="do-mission-diver",
            rule="RA-12.14",
        ),
        Way(
            "mission decline",
            says=lambda at: f"do-mission-{OCCASIONS[at.a][1]}",
            rule=lambda at: OCCASIONS[at.a][3],
        ),
    ),
    facts={
        "missing": lacking,
        "task": as_paid,
        "occasion": lambda at: OCCASIONS[at.a][0],
        "helper": lambda at: ASSISTANT.word(at.box, DIVER),
    },
    no={
        missions.DIVER_FOR_A_SECOND: "diver-for-a-second",
        missions.SECOND_NEEDS_A_DIVER: "second-needs-a-diver",
        assistants.NONE_ACTIVE: "none-active",
        missions.ONLY_BY_AUCTION: "only-by-auction",
        missions.NOT_OPEN: "not-open",
        missions.CANNOT_PAY: "cannot-pay",
        missions.CONDITION_NOT_MET: "condition-not-met",
    },
    asks=lambda at: f"mission-{OCCASIONS[at.a][0] if in_reach(at) else 'none'}",
)
ROW = Question(
    missions.FROM_WHICH_ROW,
    "row",
    "RA-11.20",
    ways=(Way("row", number("row", ROWS, first=1), at="row_{row}"),),
    no={missions.NOT_IN_THIS_ROW: "not-in-this-row"},
)

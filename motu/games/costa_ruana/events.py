"""What the log of Costa Ruana can say."""

from __future__ import annotations

from motu.games._shared.telling import Events, Line, Told, one
from motu.games.costa_ruana.names import HOME
from motu.games.costa_ruana.nouns import NOUNS
from motu.games.costa_ruana.rules import tell


def before_oneself(at: Told) -> str:
    """Who lays a card before himself is not named twice."""
    return "self" if at.holder == at.seat else ""


def of_oneself(at: Told) -> str:
    return "self" if at.owner == at.seat else ""


EVENTS = Events(
    tell,
    NOUNS,
    {
        tell.TIDE_LAID: "background",
        tell.DAYLIGHT_LAID: "background",
        tell.POOR_ISLAND: "island treasures",
        tell.FIRST_SHAMAN: "seat",
        tell.SETTLED: "seat island",
        tell.TURN_STARTED: "turn seat",
        tell.LAID_FACE_UP: Line("seat card holder=seat", before_oneself),
        tell.LAID_FACE_DOWN: Line("seat card holder=seat", before_oneself),
        tell.LAID_HIDDEN: Line("seat holder=seat", before_oneself),
        tell.STAKED: "seat lap caster=seat",
        tell.STAKED_NOT: "seat",
        tell.FLIPPED: "seat background",
        tell.REVEALED: Line("seat card holder=seat", before_oneself),
        tell.SET_ASIDE: "seat card holder=seat",
        tell.APPLIES: "seat face holder=seat",
        tell.NO_EFFECT: "seat face",
        tell.TREASURE_MOVED: "seat from=island to=island",
        tell.REMOVED: "seat island",
        tell.PLACED: "seat island",
        tell.ISLANDER_MOVED: Line("seat owner=seat from=island to=island", of_oneself),
        tell.COLLECTED: "seat island",
        tell.UNCLAIMED: "island",
        tell.DREW: "seat cards",
        tell.DREW_CARD: "seat card",
        tell.ACCEPTED: "seat",
        tell.NAMED: "seat named=seat",
        tell.SCORED: "seat points treasures islanders",
        tell.DEALT: "seat cards",
    },
    HOME,
    periods={tell.TURN_STARTED: "turn"},
    moments={
        "conditions": (tell.FLIPPED, tell.TIDE_LAID, tell.DAYLIGHT_LAID),
        "cards": (tell.REVEALED, tell.SET_ASIDE, tell.APPLIES, tell.NO_EFFECT),
        "harvest": (tell.COLLECTED, tell.UNCLAIMED),
        "draw": (tell.DREW_CARD,),
        "shaman": (tell.ACCEPTED, tell.NAMED),
        "end": (tell.SCORED,),
    },
    points={
        tell.SCORED: lambda at: {
            "treasures": at.treasures * at.box.treasure_points,
            "islanders": at.islanders * at.box.supply_points,
        }
    },
    goods={tell.COLLECTED: one("treasures")},
    sounds={
        "card": (
            *(tell.LAID_FACE_UP, tell.LAID_FACE_DOWN, tell.LAID_HIDDEN),
            *(tell.FLIPPED, tell.REVEALED, tell.DEALT, tell.DREW, tell.DREW_CARD),
        ),
        "coin": (tell.TREASURE_MOVED,),
    },
)

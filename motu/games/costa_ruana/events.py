"""What the log of Costa Ruana can say."""

from __future__ import annotations

from motu.games._shared.telling import Events
from motu.games.costa_ruana.names import HOME
from motu.games.costa_ruana.nouns import NOUNS
from motu.games.costa_ruana.rules import tell

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
        tell.LAID_FACE_UP: "seat card holder=seat",
        tell.LAID_FACE_DOWN: "seat card holder=seat",
        tell.LAID_HIDDEN: "seat holder=seat",
        tell.STAKED: "seat lap caster=seat",
        tell.STAKED_NOT: "seat",
        tell.FLIPPED: "seat background",
        tell.REVEALED: "seat card holder=seat",
        tell.SET_ASIDE: "seat card holder=seat",
        tell.APPLIES: "seat face holder=seat",
        tell.NO_EFFECT: "seat face",
        tell.TREASURE_MOVED: "seat from=island to=island",
        tell.REMOVED: "seat island",
        tell.PLACED: "seat island",
        tell.ISLANDER_MOVED: "seat owner=seat from=island to=island",
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
)

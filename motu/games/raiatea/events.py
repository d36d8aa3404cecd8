"""What the log of Raiatea can say: what each event carries, in the order in which the rules tell it."""

from __future__ import annotations

from motu.games._shared.telling import Events, Line, Told
from motu.games.raiatea.names import HOME, mission_asks
from motu.games.raiatea.nouns import TOLD
from motu.games.raiatea.rules import tell
from motu.games.raiatea.state import NOBODY


def of_all(at: Told) -> str:
    """A common ritual is said without an owner."""
    return "common" if at.seat == NOBODY else ""


EVENTS = Events(
    tell,
    TOLD,
    {
        tell.FIRST_PLAYER: "seat",
        tell.STARTING_MASK: "seat mask",
        tell.FOREST_CARD: "card",
        tell.FOREST_REFILLED: "cards",
        tell.STATUE_OPENED: "points=statue",
        tell.DREW: "seat back cards",
        tell.DREW_CARD: "seat ritual",
        tell.KEPT: "seat kept rejected",
        tell.KEPT_CARD: "seat ritual",
        tell.RESHUFFLED: "back",
        tell.PHASE_STARTED: "number seat",
        tell.CEREMONY_STARTED: "number",
        tell.STAGE_STARTED: "stage",
        tell.LOCATION: "seat location",
        tell.ROLLED: "what=roll die",
        tell.GOOD_TAKEN: "seat good marker",
        tell.PICKED: "seat card",
        tell.PICK_DECLINED: "seat",
        tell.GATHERER_USED: "seat",
        tell.EXTRA_GOOD: "seat good",
        tell.TO_MARKET: "card=plain_card",
        tell.TATTOOED: "seat steps position",
        tell.RANK_REACHED: "seat rank",
        tell.SACRIFICED: "seat good",
        tell.PEARLS: "seat pearls",
        tell.MANA: "seat mana",
        tell.LOST_PEARLS: "seat pearls",
        tell.RECRUITED: "seat priests pearls position",
        tell.LOST_PRIESTS: "seat priests",
        tell.MASK_GIVEN: "seat mask",
        tell.MASK_TAKEN: "seat mask",
        tell.HIRED: "seat assistant pearls",
        tell.SOLD: "seat good level",
        tell.MERCHANT_USED: "seat good",
        tell.SHAMAN_USED: "seat ritual",
        tell.MIRROR_BOUND: "seat mask",
        tell.PERFORMED: Line("seat ritual paid rest", of_all),
        tell.FAILED: Line("seat ritual lacking", of_all),
        tell.BAG_FILLED: "mana total",
        tell.BAG_EMPTIED: "mana",
        tell.PREPARED_CARD: "seat ritual",
        tell.PREPARED: "",
        tell.OFFERED: "seat mana",
        tell.NEW_ORDER: "seats=order",
        tell.REWARDED: "seat reward",
        tell.REVEALED: Line("seat ritual", of_all),
        tell.PURCHASED: "seat mana",
        tell.MISSION: Line(
            "seat mission",
            facts={
                "points": lambda at: int(at.box.mission_statue[at.mission]) + 1,
                "asks": lambda at: mission_asks(at.box, at.mission),
            },
        ),
        tell.MISSION_PASSED: "seat",
        tell.MISSION_PAID: "seat pearls mana",
        tell.GOOD_PAID: "seat good",
        tell.MASK_PAID: "seat mask",
        tell.DIVER_USED: "seat",
        tell.AUCTION: "points=statue",
        tell.BID: "seat mana",
        tell.AUCTION_WON: "seat points=statue mana",
        tell.REACTIVATED: "seat assistant",
        tell.EXHAUSTED: "seat assistant",
        tell.STOLEN_UNSEEN: "seat victim=seat",
        tell.STOLEN: "seat victim=seat good",
        tell.NOTHING_STOLEN: "seat victim=seat",
        tell.MASK_STOLEN: "seat victim=seat mask",
        tell.ASSISTANT_STOLEN: "seat victim=seat assistant",
        tell.CANCELLED: "seat ritual",
        tell.SCORED: "seat points",
        tell.SCORED_SOURCE: "seat source points",
    },
    HOME,
)

"""What the log of Raiatea can say: what each event carries, in the order in which the rules tell it."""

from __future__ import annotations

from motu.games._shared.telling import Events, Line, Told, one, some
from motu.games._shared.text import Fact, say
from motu.games.raiatea.names import HOME, backs_name, good_name, the_location
from motu.games.raiatea.nouns import TOLD
from motu.games.raiatea.rules import tell
from motu.games.raiatea.state import NOBODY, SOURCE_NAMES


def of_all(at: Told) -> str:
    """A common ritual is said without an owner."""
    return "common" if at.seat == NOBODY else ""


def backs(at: Told) -> Fact:
    """Rituals of a draw pile."""
    return backs_name(at.back)


EVENTS = Events(
    tell,
    TOLD,
    {
        tell.FIRST_PLAYER: "seat",
        tell.STARTING_MASK: "seat mask",
        tell.FOREST_CARD: "card",
        tell.FOREST_REFILLED: "cards",
        tell.STATUE_OPENED: "points=statue",
        tell.DREW: Line("seat back cards", facts={"backs": backs}),
        tell.DREW_CARD: "seat ritual",
        tell.KEPT: "seat kept rejected",
        tell.KEPT_CARD: "seat ritual",
        tell.RESHUFFLED: Line("back", facts={"backs": backs}),
        tell.PHASE_STARTED: "number seat",
        tell.CEREMONY_STARTED: "number",
        tell.STAGE_STARTED: Line("stage", facts={"step": lambda at: at.stage}),
        tell.LOCATION: Line("seat location", facts={"the_location": lambda at: the_location(at.location)}),
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
        tell.MERCHANT_USED: Line("seat good", facts={"of_good": lambda at: good_name(at.good, ".of")}),
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
        tell.MISSION: "seat mission",
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
        tell.SCORED_SOURCE: Line(
            "seat source points",
            facts={"source_for": lambda at: say(f"source-{SOURCE_NAMES[at.source]}.for")},
        ),
    },
    HOME,
    periods={tell.PHASE_STARTED: "phase", tell.CEREMONY_STARTED: "ceremony"},
    moments={
        "statue": (tell.STATUE_OPENED,),
        "draw": (tell.DREW_CARD,),
        "dice": (tell.ROLLED,),
        "forest": (tell.FOREST_CARD, tell.FOREST_REFILLED, tell.TO_MARKET),
        "rank": (tell.RANK_REACHED,),
        "stage": (tell.STAGE_STARTED,),
        "bag": (
            tell.BAG_FILLED,
            tell.REVEALED,
            tell.PERFORMED,
            tell.FAILED,
            tell.CANCELLED,
            tell.BAG_EMPTIED,
            tell.PREPARED,
        ),
        "offering": (tell.OFFERED, tell.NEW_ORDER),
        "mission": (tell.MISSION, tell.AUCTION, tell.BID, tell.AUCTION_WON),
        "end": (tell.SCORED_SOURCE, tell.SCORED),
    },
    points={tell.SCORED_SOURCE: lambda at: {SOURCE_NAMES[at.source]: at.points}},
    goods={
        tell.PEARLS: some("pearls"),
        tell.MANA: some("mana"),
        tell.TATTOOED: some("tattoos", "steps"),
        tell.MISSION: one("missions"),
        tell.AUCTION_WON: one("missions"),
    },
    sounds={
        "dice": (tell.ROLLED,),
        "card": (
            *(tell.DREW, tell.DREW_CARD, tell.KEPT, tell.KEPT_CARD, tell.FOREST_CARD, tell.PICKED),
            *(tell.REVEALED, tell.PERFORMED),
        ),
        "coin": (tell.LOST_PEARLS, tell.SOLD, tell.MISSION_PAID),
    },
)

"""What Raiatea is heard to say: its log, fact by fact; and tables at which rarer questions are put."""

from __future__ import annotations

import motu
from motu.games.raiatea.rules import tell
from tests.games.raiatea.situations import (
    at_location,
    blessing,
    box_of,
    building,
    ceremony,
    give,
    go,
    prices,
    statue,
    table,
)
from tests.games.speaking import Spoken

PLAUSIBLE = {
    "seat": range(5),
    "design": range(13),
    "kind": (*range(12), 16),
    "face": (*range(9), 9, 13, 25, 31),
    "number": (1, 0, 2, 5, 17),  # the first one stands for the other facts
    "statue": range(3),
    "back": range(2),
    "ritual": range(51),
    "stage": range(1, 7),
    "location": range(6),
    "roll": range(5),
    "good": range(4),
    "assistant": range(4),
    "level": (1, 2, 3, 4),
    "rank": range(1, 4),
    "reward": range(3),
    "order": (0o210, 0o012, 0o3210, 0o43210),
    "mission": range(int(box_of().mission_slots)),
    "source": range(6),
}
EVENTS = {  # what the rules tell with each, as the comments in tell.py say
    "FIRST_PLAYER": "seat",
    "STARTING_MASK": "seat design",
    "FOREST_CARD": "face",
    "FOREST_REFILLED": "number",
    "STATUE_OPENED": "statue",
    "DREW": "seat back number",
    "DREW_CARD": "seat ritual",
    "KEPT": "seat number number",
    "KEPT_CARD": "seat ritual",
    "RESHUFFLED": "back",
    "PHASE_STARTED": "number seat",
    "CEREMONY_STARTED": "number",
    "STAGE_STARTED": "stage",
    "LOCATION": "seat location",
    "ROLLED": "roll number",
    "GOOD_TAKEN": "seat good level",
    "PICKED": "seat face",
    "PICK_DECLINED": "seat",
    "GATHERER_USED": "seat",
    "EXTRA_GOOD": "seat good",
    "TO_MARKET": "face",
    "TATTOOED": "seat number number",
    "RANK_REACHED": "seat rank",
    "SACRIFICED": "seat good",
    "PEARLS": "seat number",
    "MANA": "seat number",
    "LOST_PEARLS": "seat number",
    "RECRUITED": "seat number number number",
    "LOST_PRIESTS": "seat number",
    "MASK_GIVEN": "seat kind",
    "MASK_TAKEN": "seat kind",
    "HIRED": "seat assistant number",
    "SOLD": "seat good level",
    "MERCHANT_USED": "seat good",
    "SHAMAN_USED": "seat ritual",
    "MIRROR_BOUND": "seat design",
    "PERFORMED": "seat ritual number number",
    "FAILED": "seat ritual number",
    "BAG_FILLED": "number number",
    "BAG_EMPTIED": "number",
    "PREPARED_CARD": "seat ritual",
    "PREPARED": "",
    "OFFERED": "seat number",
    "NEW_ORDER": "order",
    "REWARDED": "seat reward",
    "REVEALED": "seat ritual",
    "PURCHASED": "seat number",
    "MISSION": "seat mission",
    "MISSION_PASSED": "seat",
    "MISSION_PAID": "seat number number",
    "GOOD_PAID": "seat good",
    "MASK_PAID": "seat kind",
    "DIVER_USED": "seat",
    "AUCTION": "statue",
    "BID": "seat number",
    "AUCTION_WON": "seat statue number",
    "REACTIVATED": "seat assistant",
    "EXHAUSTED": "seat assistant",
    "STOLEN_UNSEEN": "seat seat",
    "STOLEN": "seat seat good",
    "NOTHING_STOLEN": "seat seat",
    "MASK_STOLEN": "seat seat kind",
    "ASSISTANT_STOLEN": "seat seat assistant",
    "CANCELLED": "seat ritual",
    "SCORED": "seat number",
    "SCORED_SOURCE": "seat source number",
}


def rich_offering() -> motu.Match:
    s = table(3)
    give(s, "A", mana=200, hand="raa tii")
    return ceremony(s, 4)


def preparing_all() -> motu.Match:
    s = table(3)
    give(s, "A", hand="raa tii hina")
    return ceremony(s, 3)


def selling_two() -> motu.Match:
    s = table(3)
    give(s, "A", goods="uru uru")
    return at_location(s, "market")


def sacrificing_two() -> motu.Match:
    s = table(3)
    give(s, "A", goods="uru taro")
    return at_location(s, "marae")


def sacrificing_two_alike() -> motu.Match:
    s = table(3)
    give(s, "A", goods="uru uru")
    return at_location(s, "marae")


def drawing_by_a_ritual() -> motu.Match:
    return blessing(table(3), 11, A="ihi")


def mission_by_a_sale() -> motu.Match:
    s = table(3)
    give(s, "A", goods="mahi_mahi", pearls=9)
    prices(s, mahi_mahi=4)
    statue(s, 1, "t1_p3")
    match = at_location(s, "market")
    go(match, "A sell mahi_mahi 4")
    return match


def stealing_a_good() -> motu.Match:
    s = table(3, tane=True)
    give(s, "B", goods="uru")
    give(s, "C", goods="taro")
    return blessing(s, 10, A="hiro hiro")


def rich_bidding() -> motu.Match:
    s = table(3)
    give(s, "A", mana=200)
    statue(s, 1, "t1_auc")
    return building(s)


SITUATIONS = [
    rich_offering,
    rich_bidding,
    preparing_all,
    selling_two,
    sacrificing_two,
    sacrificing_two_alike,
    drawing_by_a_ritual,
    mission_by_a_sale,
    stealing_a_good,
]
SPOKEN = Spoken(
    "raiatea",
    tell,
    EVENTS,
    PLAUSIBLE,
    unsaid={"DREW_CARD": {0}, "KEPT_CARD": {0}, "PREPARED_CARD": {0}},  # the seat is "you"
    further_lines=[f"log-{line}-common" for line in ("performed", "failed", "revealed")],
    situations=SITUATIONS,
)

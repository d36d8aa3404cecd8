"""What is refused in chapter 9, steps 3 and 4: rituals are prepared, mana is offered, rewards are taken."""

from __future__ import annotations

import motu
from motu.games.raiatea.rules.offering import (
    OFFER_BEYOND_MANA,
    PREPARED_FROM_HAND,
    REWARD_GONE,
    THREE_CLIPS_USED,
    TWO_CLIPS_USED,
)
from tests.games.raiatea.situations import ceremony, give, go, table
from tests.games.refusing import Case


def preparing() -> motu.Match:
    s = table(3)
    give(s, "A", hand="raa tii tu hina")
    match = ceremony(s, 3)
    go(match, "A prepare raa", "A prepare tii")
    return match


def preparing_as_arioi() -> motu.Match:
    s = table(3)
    give(s, "A", tattoo=5, hand="raa tii tu hina punua")
    match = ceremony(s, 3)
    go(match, "A prepare raa", "A prepare tii", "A prepare tu")
    return match


def offering() -> motu.Match:
    s = table(3)
    give(s, "A", mana=6)
    give(s, "B", mana=70)
    return ceremony(s, 4)


def offering_more() -> motu.Match:
    match = offering()
    go(match, "B offer 64_more")
    return match


def rewarding() -> motu.Match:
    match = ceremony(table(3), 4)
    go(match, "A offer 0", "B offer 0", "C offer 0", "A reward tattoo")
    return match


CASES = [
    Case(
        "PrepareRituals",
        PREPARED_FROM_HAND,
        "RA-9.31",
        preparing,
        "prepare ihi",
        "Ihi n’est pas dans votre main.",
        "Ihi is not in your hand.",
    ),
    Case(
        "PrepareRituals",
        TWO_CLIPS_USED,
        "RA-9.4",
        preparing,
        "prepare tu",
        "Tū demande un clip : vos 2 clips sont déjà dans le sac.",
        "Tū needs a clip: your 2 clips are in the bag already.",
    ),
    Case(
        "PrepareRituals",
        THREE_CLIPS_USED,
        "RA-9.5",
        preparing_as_arioi,
        "prepare punua",
        "Punua demande un clip : vos 3 clips sont déjà dans le sac.",
        "Punua needs a clip: your 3 clips are in the bag already.",
    ),
    Case(
        "OfferMana",
        OFFER_BEYOND_MANA,
        "RA-9.32",
        offering,
        "offer 7",
        "Vous ne pouvez pas offrir 7 mana : vous n’en avez que 6.",
        "You cannot offer 7 mana: you have only 6.",
    ),
    Case(
        "OfferMana",
        OFFER_BEYOND_MANA,
        "RA-9.32",
        offering_more,
        "offer 64_more",
        "Vous ne pouvez pas offrir 128 mana : vous n’en avez que 70.",
        "You cannot offer 128 mana: you have only 70.",
        player="B",
    ),
    Case(
        "ChooseReward",
        REWARD_GONE,
        "RA-9.25",
        rewarding,
        "reward tattoo",
        "Cette récompense est déjà prise : un tatouage.",
        "That reward is gone: a tattoo.",
        player="B",
    ),
]

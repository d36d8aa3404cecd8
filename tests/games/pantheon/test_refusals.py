"""What nature cannot do in Pantheon; what people are refused stands in `refused`, chapter by chapter."""

from __future__ import annotations

from motu.games.pantheon.rules.cards import HAND_CARD, NOT_IN_PILE, ROW_CARD
from motu.games.pantheon.rules.deities import (
    NEXT_DEITY,
    NOT_IN_DEITY_PILE,
    NOT_IN_DEMIGOD_PILE,
    SECRET_DEMIGOD,
    SHOWN_DEMIGOD,
)
from motu.games.pantheon.rules.epoch import ALREADY_PLAYED, LOOT_TILE, NEXT_PEOPLE, NOT_IN_BAG
from motu.games.pantheon.rules.setup import ALREADY_DEALT, DEAL_BONUS
from motu.kernel.core import LEGAL
from tests.games.pantheon.situations import empty_table, give, no_demigods


def test_what_nature_cannot_do() -> None:
    s = empty_table(2)
    give(s, "A", bonus="bonus_step", hand="16 move_card")
    assert (DEAL_BONUS.check(s, 0, 0, 0, 5), DEAL_BONUS.check(s, 0, 0, 0, 4)) == (ALREADY_DEALT, LEGAL)
    s.people_left[0] = 0
    assert (NEXT_PEOPLE.check(s, 0, 0, 0, 0), NEXT_PEOPLE.check(s, 0, 0, 0, 1)) == (ALREADY_PLAYED, LEGAL)
    assert (LOOT_TILE.check(s, 0, 0, 0, 11), LOOT_TILE.check(s, 0, 0, 0, 0)) == (NOT_IN_BAG, LEGAL)
    assert (HAND_CARD.check(s, 0, 1, 0, 0), HAND_CARD.check(s, 0, 1, 0, 1)) == (NOT_IN_PILE, LEGAL)
    assert (ROW_CARD.check(s, 0, 1, 0, 0), ROW_CARD.check(s, 0, 1, 0, 1)) == (NOT_IN_PILE, LEGAL)
    give(s, "A", kept="4 stonkus")
    assert (NEXT_DEITY.check(s, 0, 0, 0, 6), NEXT_DEITY.check(s, 0, 0, 0, 0)) == (NOT_IN_DEITY_PILE, LEGAL)
    assert (SHOWN_DEMIGOD.check(s, 0, 1, 0, 3), SHOWN_DEMIGOD.check(s, 0, 1, 0, 2)) == (
        NOT_IN_DEMIGOD_PILE,
        LEGAL,
    )
    no_demigods(s)
    assert SECRET_DEMIGOD.check(s, 0, 1, 0, 0) == NOT_IN_DEMIGOD_PILE

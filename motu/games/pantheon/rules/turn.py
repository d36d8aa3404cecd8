"""The course of the game; and the frozen list of all rules."""

from __future__ import annotations

from typing import Any, Final, final

from motu.games.pantheon.box import PantheonBox
from motu.games.pantheon.rules.actions import ACT, AFTER_ACTION, START_TURN, USE_TRAITERA
from motu.games.pantheon.rules.buying import PAY_WITH, PURCHASE, STONKUS_MONEY
from motu.games.pantheon.rules.cards import DRAW_CARDS, DRAW_ON, FILL_ROW, HAND_CARD, ROW_CARD, TAKE_CARD
from motu.games.pantheon.rules.deities import (
    DRAW_A_DEITY,
    GAIN_DEITY,
    GALLIA_OFFER,
    NEXT_DEITY,
    PUT_AWAY,
    SECRET_DEMIGOD,
    SHOWN_DEMIGOD,
)
from motu.games.pantheon.rules.epoch import (
    DEMIGODS_OF_DEITIES,
    DEMIGODS_OF_LOOT,
    EPOCH_CARDS_DRAWN,
    LAY_LOOT,
    LOOT_TILE,
    NEXT_PEOPLE,
    PUT_TEMPLE,
    SHOW_DEITIES,
)
from motu.games.pantheon.rules.movement import END_MOVEMENT, PLACE, REACT
from motu.games.pantheon.rules.peoples import (
    DISCARD_TO_SEVEN,
    GALLIA_FAVOUR,
    PEOPLE_EFFECT,
    PEOPLE_RISES,
    SWAP_PIECES,
)
from motu.games.pantheon.rules.rewards import FEET_OR_COLUMNS, NEXT_REWARD, RAISE_OFFERING, REWARDS
from motu.games.pantheon.rules.setup import (
    BONUS_COLUMN,
    DEAL_BONUS,
    DEAL_BONUSES,
    FIRST_EPOCH_BONUSES,
    FIRST_SEAT,
    OPENING_HANDS,
    PICK_BONUS,
    RESOLVE_BONUS,
    SET_UP,
)
from motu.games.pantheon.scoring import END_EPOCH, SCORING
from motu.games.pantheon.state import Pantheon
from motu.kernel.core import AUTO, Rule, Ruleset
from motu.kernel.vectors import i64


@final
class Epoch(Rule[Pantheon]):
    """Set-up, action phase, end (PA-2.1 - 2.10). a = epoch."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        mark = s.pending
        s.push(NEXT_PEOPLE.step())
        s.push(SHOW_DEITIES.step())
        s.push(DEMIGODS_OF_DEITIES.step())
        s.push(LAY_LOOT.step())
        s.push(DEMIGODS_OF_LOOT.step())
        s.push(PEOPLE_RISES.step())
        s.push(PUT_TEMPLE.step())
        s.push(EPOCH_CARDS_DRAWN.step())
        if a == 1:
            s.push(FIRST_EPOCH_BONUSES.step())
        s.push(ACTION_PHASE.step())
        s.push(END_EPOCH.step())
        s.push(SCORING.step())
        s.in_order(mark)


@final
class ActionPhase(Rule[Pantheon]):
    """The first player begins, the others follow clockwise (PA-1.13)."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        s.push(START_TURN.step(s.first))


EPOCH: Final = Epoch(AUTO)
ACTION_PHASE: Final = ActionPhase(AUTO)

# The order fixes the numbers of all actions: new rules go to the end.
RULES: Final[list[Rule[Any]]] = [
    ACT,
    REACT,
    PLACE,
    PURCHASE,
    STONKUS_MONEY,
    PAY_WITH,
    TAKE_CARD,
    NEXT_REWARD,
    FEET_OR_COLUMNS,
    RAISE_OFFERING,
    GALLIA_FAVOUR,
    GALLIA_OFFER,
    DISCARD_TO_SEVEN,
    SWAP_PIECES,
    BONUS_COLUMN,
    PICK_BONUS,
    USE_TRAITERA,
    FIRST_SEAT,
    NEXT_PEOPLE,
    NEXT_DEITY,
    LOOT_TILE,
    SHOWN_DEMIGOD,
    SECRET_DEMIGOD,
    ROW_CARD,
    HAND_CARD,
    DEAL_BONUS,
    SET_UP,
    OPENING_HANDS,
    DEAL_BONUSES,
    RESOLVE_BONUS,
    FIRST_EPOCH_BONUSES,
    EPOCH,
    SHOW_DEITIES,
    DEMIGODS_OF_DEITIES,
    LAY_LOOT,
    DEMIGODS_OF_LOOT,
    PEOPLE_RISES,
    PEOPLE_EFFECT,
    PUT_TEMPLE,
    EPOCH_CARDS_DRAWN,
    ACTION_PHASE,
    START_TURN,
    AFTER_ACTION,
    END_MOVEMENT,
    REWARDS,
    DRAW_A_DEITY,
    GAIN_DEITY,
    PUT_AWAY,
    DRAW_CARDS,
    DRAW_ON,
    FILL_ROW,
    END_EPOCH,
    SCORING,
]
RULESET: Final = Ruleset(RULES)


def new_game(
    box: PantheonBox, players: i64, bonus_draft: bool, bsw_start: bool, random_first: bool, turn_cap: i64
) -> Pantheon:
    """A state before set-up: everything is still on the agenda."""
    s = Pantheon(box, RULES, players)
    s.bonus_draft = 1 if bonus_draft else 0
    s.bsw_start = 1 if bsw_start else 0
    s.random_first = 1 if random_first else 0
    s.turn_cap = turn_cap
    epoch: i64
    for epoch in range(box.epochs, 0, -1):
        s.push(EPOCH.step(0, epoch))
    s.push(SET_UP.step())
    return s

"""The round track, and the frozen list of all rules."""

from __future__ import annotations

from typing import Any, Final, final

from motu.games.raiatea.box import RaiateaBox
from motu.games.raiatea.rules.assistants import EXHAUST, REACTIVATE, TAKE_ASSISTANT
from motu.games.raiatea.rules.auction import BID_MANA, CHECK_ROW
from motu.games.raiatea.rules.blessing import NEXT_RITUAL, ORDER_RITUALS, REVEAL_BAG, clear_row
from motu.games.raiatea.rules.building import AFTER_MISSION, BUILD_ROUND, BUILD_TURN
from motu.games.raiatea.rules.ceremony import STAGE, push_ceremony
from motu.games.raiatea.rules.clearing import CLEARING_INCOME, GAVE_NONE, KAHUNA_AT_LAST, TAKE_IN_TURN
from motu.games.raiatea.rules.drawing import DRAW_RITUALS, KEEP_RITUAL, KEEP_SOME, RITUAL_CARD
from motu.games.raiatea.rules.forest import (
    CLEAR_RESERVE,
    EXTRA_GOOD,
    FILL_RESERVE,
    FOREST_CARD,
    FOREST_INCOME,
    FOREST_PICK,
)
from motu.games.raiatea.rules.free import FREE_ACTION, WINDOW
from motu.games.raiatea.rules.goods import TAKE_GOOD
from motu.games.raiatea.rules.interactive import (
    CANCEL_COST,
    CANCEL_PLAYER,
    STEAL_ASSISTANT_FROM,
    STEAL_FROM,
    STEAL_GOOD_FROM,
    STEAL_MASK_FROM,
    STOLEN_GOOD,
)
from motu.games.raiatea.rules.marae import SACRIFICE
from motu.games.raiatea.rules.market import LOWER_PRICE, MARKET_TURN
from motu.games.raiatea.rules.masks import FINAL_MIRROR, GIVE_MASK, TAKE_MASK
from motu.games.raiatea.rules.missions import COMPLETE_MISSION, FROM_WHICH_ROW
from motu.games.raiatea.rules.offering import CHOOSE_REWARD, OFFER_MANA, PREPARE_RITUALS, REWARD_TURN
from motu.games.raiatea.rules.path import RECRUIT
from motu.games.raiatea.rules.payment import PAY_GOOD, PAY_MASK, TAKE_TILE
from motu.games.raiatea.rules.phase import CHOOSE_LOCATION, END_OF_PHASE, TILES_BACK, push_action_phase
from motu.games.raiatea.rules.pieces import CEREMONIES
from motu.games.raiatea.rules.rituals import EFFECT, FINISH_RITUAL, PERFORM_FROM_HAND
from motu.games.raiatea.rules.rolls import ACCEPT_TATTOO, DIE, POWER_A, ROLL_FOR
from motu.games.raiatea.rules.setup import (
    DEAL_MASKS,
    DEAL_RITUALS,
    DRAW_START,
    FIRST_PLAYER,
    SET_UP,
    STARTING_MASK,
)
from motu.games.raiatea.rules.statues import MISSION_TILE, OPEN_STATUE, REVEAL_STATUE
from motu.games.raiatea.scoring import END_OF_GAME, FINAL_SCORING
from motu.games.raiatea.state import Raiatea
from motu.kernel.core import AUTO, Rule, Ruleset
from motu.kernel.vectors import i64


@final
class EnterSpace(Rule[Raiatea]):
    """The round marker reaches a space: an action phase or a ceremony (RA-2.1, 2.13, 2.14). a = space."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        s.space = a
        ceremony = s.box.ceremony[a]
        if ceremony == 0:
            s.push(self.step(0, self._next(s, a)))
            push_action_phase(s)
            return
        s.push(END_OF_CEREMONY.step(0, ceremony, a))
        push_ceremony(s, ceremony)

    def _next(self, s: Raiatea, space: i64) -> i64:
        """The next space that this number of players uses."""
        space += 1
        while s.box.space_most[space] < s.players:
            space += 1
        return space


@final
class EndOfCeremony(Rule[Raiatea]):
    """The next statue is turned over; after the third ceremony the game is over (RA-9.22, 9.30).

    a = ceremony, b = space.
    """

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        s.stage = 0
        clear_row(s)
        if a == CEREMONIES:
            s.push(END_OF_GAME.step())
            return
        s.push(ENTER_SPACE.step(0, ENTER_SPACE._next(s, b)))
        s.push(OPEN_STATUE.step(0, a))
        if not s.oracle:
            s.push(REVEAL_STATUE.step(0, a))


ENTER_SPACE: Final = EnterSpace(AUTO)
END_OF_CEREMONY: Final = EndOfCeremony(AUTO)

# The order fixes the numbers of all actions: new rules go to the end.
RULES: Final[list[Rule[Any]]] = [
    FREE_ACTION,
    CHOOSE_LOCATION,
    TAKE_GOOD,
    FOREST_PICK,
    EXTRA_GOOD,
    ACCEPT_TATTOO,
    SACRIFICE,
    DRAW_RITUALS,
    KEEP_RITUAL,
    RECRUIT,
    COMPLETE_MISSION,
    FROM_WHICH_ROW,
    PAY_GOOD,
    PAY_MASK,
    GIVE_MASK,
    TAKE_MASK,
    TAKE_ASSISTANT,
    MARKET_TURN,
    PREPARE_RITUALS,
    OFFER_MANA,
    CHOOSE_REWARD,
    ORDER_RITUALS,
    BID_MANA,
    PERFORM_FROM_HAND,
    REACTIVATE,
    EXHAUST,
    STEAL_GOOD_FROM,
    STEAL_MASK_FROM,
    STEAL_ASSISTANT_FROM,
    CANCEL_COST,
    CANCEL_PLAYER,
    FINAL_MIRROR,
    FIRST_PLAYER,
    STARTING_MASK,
    FOREST_CARD,
    MISSION_TILE,
    RITUAL_CARD,
    DIE,
    STOLEN_GOOD,
    SET_UP,
    DEAL_MASKS,
    DEAL_RITUALS,
    DRAW_START,
    REVEAL_STATUE,
    OPEN_STATUE,
    ENTER_SPACE,
    END_OF_PHASE,
    TILES_BACK,
    ROLL_FOR,
    POWER_A,
    FOREST_INCOME,
    CLEAR_RESERVE,
    FILL_RESERVE,
    KEEP_SOME,
    CLEARING_INCOME,
    GAVE_NONE,
    TAKE_IN_TURN,
    KAHUNA_AT_LAST,
    LOWER_PRICE,
    WINDOW,
    EFFECT,
    FINISH_RITUAL,
    STEAL_FROM,
    TAKE_TILE,
    CHECK_ROW,
    STAGE,
    REWARD_TURN,
    REVEAL_BAG,
    NEXT_RITUAL,
    BUILD_ROUND,
    BUILD_TURN,
    AFTER_MISSION,
    END_OF_CEREMONY,
    END_OF_GAME,
    FINAL_SCORING,
]
RULESET: Final = Ruleset(RULES)

# Free actions stand beside the questions of one's own turn.
CHOOSE_LOCATION.beside = FREE_ACTION
TAKE_GOOD.beside = FREE_ACTION
FOREST_PICK.beside = FREE_ACTION
EXTRA_GOOD.beside = FREE_ACTION
ACCEPT_TATTOO.beside = FREE_ACTION
SACRIFICE.beside = FREE_ACTION
DRAW_RITUALS.beside = FREE_ACTION
RECRUIT.beside = FREE_ACTION
COMPLETE_MISSION.beside = FREE_ACTION
GIVE_MASK.beside = FREE_ACTION
TAKE_MASK.beside = FREE_ACTION
TAKE_ASSISTANT.beside = FREE_ACTION
MARKET_TURN.beside = FREE_ACTION
CHOOSE_REWARD.beside = FREE_ACTION


def new_game(
    box: RaiateaBox, players: i64, tane: bool, oracle: bool, restricted: bool, open_screens: bool
) -> Raiatea:
    """A state before set-up: everything is still on the agenda."""
    s = Raiatea(box, RULES, players)
    s.tane = 1 if tane else 0
    s.oracle = 1 if oracle else 0
    s.restricted = 1 if restricted else 0
    s.open_screens = 1 if open_screens else 0
    s.push(ENTER_SPACE.step(0, 0))
    s.push(SET_UP.step())
    return s

"""Chapter 4: a turn and its four actions; and the end of the action phase (chapter 11)."""

from __future__ import annotations

from typing import Final, final

from motu.games.pantheon.rules import tell
from motu.games.pantheon.rules.buying import begin_purchases, can_buy
from motu.games.pantheon.rules.cards import TAKE_CARD
from motu.games.pantheon.rules.movement import REACT, begin_movement, list_moves, why_not_move
from motu.games.pantheon.rules.pieces import DEITIES, MORE_ACTIONS, MORE_CARDS, MOVE_CARDS, NONE, ORDERS
from motu.games.pantheon.rules.worship import WORSHIPS, list_worships, why_not_worship, worship
from motu.games.pantheon.state import FROM_ENDINGS, SOURCES, Pantheon
from motu.kernel.core import AUTO, CHOICE, LEGAL, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

DRAW: Final = 0
BUY: Final = 1
MOVE: Final = 2
WORSHIP: Final = 19

WITHOUT_MONEY: Final = 404
NOTHING_SO_CHEAP: Final = 10404


@final
class StartTurn(Rule[Pantheon]):
    """One action, or more with Traitera, counted from what is owned now (PA-4.1, 10.15, 10.18)."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        s.active = player
        s.turns += 1
        s.extra_actions = s.power(player, MORE_ACTIONS)
        s.tell(tell.TURN_STARTED, player)
        s.push(AFTER_ACTION.step(player))
        s.push(ACT.step(player))


@final
class Act(Rule[Pantheon]):
    """Exactly one of the four actions, and none without effect (PA-4.1 - 4.4).

    Action: draw, buy, 2 + movement cards, 19 + deity * 24 + order of the kinds that pay.
    """

    def domain(self, s: Pantheon) -> i64:
        return WORSHIP + s.box.deities * ORDERS

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == DRAW:
            return LEGAL
        if x == BUY:
            if can_buy(s, player):
                return LEGAL
            return WITHOUT_MONEY if s.money(player) == 0 else NOTHING_SO_CHEAP
        if x < WORSHIP:
            return why_not_move(s, player, x - MOVE, self.steps(s, player, x - MOVE))
        return why_not_worship(s, player, x - WORSHIP)

    def steps(self, s: Pantheon, player: i64, cards: i64) -> i64:
        """The big foot, the cards and the permanent steps (PA-5.1, 5.2)."""
        return s.box.big_foot + s.stride[player] + cards * s.box.card_steps

    def options(self, s: Pantheon, player: i64, a: i64, b: i64, out: Moves) -> None:
        out.add(DRAW)
        if can_buy(s, player):
            out.add(BUY)
        list_moves(s, player, self.steps(s, player, 0), MOVE, out)
        list_worships(s, player, WORSHIP, out)

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == DRAW:
            s.tell(tell.DRAWS, player)
            s.push(TAKE_CARD.step(player, s.box.drawn, s.power(player, MORE_CARDS)))
        elif x == BUY:
            s.tell(tell.BUYS, player)
            begin_purchases(s, player)
        elif x < WORSHIP:
            self._move(s, player, x - MOVE)
        else:
            worship(s, player, x - WORSHIP)

    def _move(self, s: Pantheon, player: i64, cards: i64) -> None:
        """After his movement the others react, clockwise (PA-5.19, 5.26)."""
        steps = self.steps(s, player, cards)
        s.tell(tell.MOVES, player, cards, steps)
        i: i64
        for i in range(s.players - 1, 0, -1):
            s.push(REACT.step(s.clockwise(player, i)))
        begin_movement(s, player, cards, steps)


@final
class AfterAction(Rule[Pantheon]):
    """Without loot on the board or deity on display the phase ends (PA-11.1); else Traitera or the next."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        if s.loot_left == 0 or s.display_left == 0:
            s.points[player * SOURCES + FROM_ENDINGS] += s.box.ending
            s.tell(tell.PHASE_ENDED, player, s.box.ending)
            end_phase(s, player)
        elif s.extra_actions > 0:
            s.push(USE_TRAITERA.step(player))
        else:
            end_turn(s, player)


def end_turn(s: Pantheon, player: i64) -> None:
    """The next player's turn, unless the table has limited the turns of a phase."""
    if s.turn_cap > 0 and s.turns >= s.turn_cap:
        s.tell(tell.PHASE_CAPPED, s.turns)
        end_phase(s, player)
    else:
        s.push(START_TURN.step(s.clockwise(player, 1)))


def end_phase(s: Pantheon, player: i64) -> None:
    """The temple leaves the board and goes to the left neighbour (PA-11.4)."""
    s.first = s.clockwise(player, 1)
    s.temple = NONE
    s.active = NONE
    s.extra_actions = 0
    s.turns = 0
    s.touch_nothing()


@final
class UseTraitera(Rule[Pantheon]):
    """A Traitera is removed for another action, or the turn ends (PA-10.15 - 10.18). Action: use, end."""

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == 1:
            end_turn(s, player)
            return
        deity: i64 = 0
        while s.kept[player * DEITIES + deity] * s.box.power[MORE_ACTIONS * DEITIES + deity] == 0:
            deity += 1
        s.kept[player * DEITIES + deity] -= 1
        s.deity_removed[deity] += 1
        s.extra_actions -= 1
        s.tell(tell.EXTRA_ACTION, player, deity)
        s.push(AFTER_ACTION.step(player))
        s.push(ACT.step(player))


START_TURN: Final = StartTurn(AUTO)
ACT: Final = Act(CHOICE, WORSHIP + WORSHIPS, guarded=True)
AFTER_ACTION: Final = AfterAction(AUTO)
USE_TRAITERA: Final = UseTraitera(CHOICE, 2)

assert MOVE + MOVE_CARDS + 1 == WORSHIP

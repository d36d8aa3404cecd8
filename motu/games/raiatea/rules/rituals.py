"""Chapter 10: rituals are performed, and every effect of the box is carried out."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import path, tell
from motu.games.raiatea.rules.assistants import EXHAUST, REACTIVATE, TAKE_ASSISTANT, reactivate
from motu.games.raiatea.rules.drawing import BY_EFFECT, DRAW_RITUALS
from motu.games.raiatea.rules.goods import DIFFERENT, TAKE_GOOD
from motu.games.raiatea.rules.interactive import (
    CANCEL_COST,
    CANCEL_PLAYER,
    STEAL_ASSISTANT_FROM,
    STEAL_FROM,
    STEAL_GOOD_FROM,
    STEAL_MASK_FROM,
)
from motu.games.raiatea.rules.masks import TAKE_MASK
from motu.games.raiatea.rules.missions import COMPLETE_MISSION, SALE
from motu.games.raiatea.rules.path import RECRUIT
from motu.games.raiatea.rules.pieces import (
    ALL,
    ASSISTANTS,
    BACKS,
    BAG_ADD,
    CANCEL_A_COST,
    CANCEL_A_PLAYER,
    COMPLETE_A_MISSION,
    DRAW_KEEP,
    EXHAUST_SOME,
    GAIN_MANA,
    GAIN_PEARLS,
    LASTING,
    LOSE_PEARLS,
    LOSE_PRIESTS,
    OTHERS,
    PARTS,
    PERFORM_SOME,
    PERMANENT,
    POWERS,
    PRIEST_ACTION,
    REACTIVATE_ALL,
    REACTIVATE_UP_TO,
    RECRUIT_FREE,
    RITUALS,
    STEAL_ASSISTANT,
    STEAL_GOOD,
    STEAL_MASK,
    TAHUA,
    TAKE_ASSISTANT_CARD,
    TAKE_GOOD_CARD,
    TAKE_GOODS_DIFFERENT,
    TAKE_MASK_CARD,
    TATTOO,
    effect_amount,
    effect_code,
    effect_on_one,
    effect_whom,
)
from motu.games.raiatea.state import Raiatea
from motu.kernel.core import AUTO, CHOICE, LEGAL, NO_SUCH_ACTION, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

DECLINE: Final = 64
BY_TAHUA: Final = 0  # why a ritual is performed from hand
BY_RITUAL: Final = 1

TAHUA_FROM_HAND: Final = 411
RITUAL_FROM_HAND: Final = 1013


def perform_from_hand(s: Raiatea, player: i64, card: i64) -> None:
    """A ritual leaves the hand, seen by all, and acts for no mana (RA-10.6)."""
    s.hand[player * RITUALS + card] -= 1
    s.held[player * BACKS + s.box.ritual_back[card]] -= 1
    s.reveal()
    perform(s, player, player, card, 0)


def perform(s: Raiatea, player: i64, told: i64, card: i64, paid: i64) -> None:
    """The effect of a ritual, for so much mana of the bag; while it lasts the card is nowhere (RA-10.7)."""
    s.performing[card] += 1
    s.tell(tell.PERFORMED, told, card, paid, s.bag_mana)
    s.push(FINISH_RITUAL.step(player, card))
    push_effect(s, player, card)


def push_effect(s: Raiatea, player: i64, at: i64) -> None:
    """The parts of an effect of the box, one after the other."""
    i: i64
    for i in range(PARTS - 1, -1, -1):
        effect = s.box.effects[at * PARTS + i]
        if effect > 0 and effect_code(effect) < LASTING:
            s.push(EFFECT.step(player, effect_on_one(effect), effect_whom(effect)))


@final
class FinishRitual(Rule[Raiatea]):
    """Afterwards it is discarded, or lies before its owner if it is permanent (RA-9.18, 10.2, 10.7).

    a = ritual.
    """

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        s.performing[a] -= 1
        if s.box.ritual_category[a] != PERMANENT:
            s.to_discard(a)
            return
        s.front[player * RITUALS + a] += 1
        i: i64
        for i in range(PARTS):
            effect = s.box.effects[a * PARTS + i]
            if effect > 0:
                s.powers[player * POWERS + effect_code(effect) - LASTING] += effect_amount(effect)


@final
class Effect(Rule[Raiatea]):
    """One part of an effect: for its owner, for all, or for the others in ceremonial order (RA-10.8).

    a = code | n << 8, b = for whom.
    """

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        i: i64
        if b == ALL:
            for i in range(s.players - 1, -1, -1):
                s.push(self.step(s.order[i], a))
        elif b == OTHERS:
            for i in range(s.players - 1, -1, -1):
                if s.order[i] == player:
                    continue
                if effect_code(a) == STEAL_GOOD:
                    s.push(STEAL_FROM.step(player, s.order[i]))
                else:
                    s.push(self.step(s.order[i], a))
        elif effect_code(a) <= PRIEST_ACTION:
            self._count(s, player, effect_code(a), effect_amount(a))
        else:
            self._ask(s, player, effect_code(a), effect_amount(a))

    def _count(self, s: Raiatea, player: i64, code: i64, n: i64) -> None:
        """Effects without a choice of cards."""
        if code == GAIN_PEARLS:
            s.pearls[player] += n
            s.tell(tell.PEARLS, player, n)
        elif code == GAIN_MANA:
            s.mana[player] += n
            s.tell(tell.MANA, player, n)
        elif code == LOSE_PEARLS:
            n = min(n, s.pearls[player])
            s.pearls[player] -= n
            s.tell(tell.LOST_PEARLS, player, n)
        elif code == BAG_ADD:
            s.bag_mana += n * s.players
            s.tell(tell.BAG_FILLED, n * s.players, s.bag_mana)
        elif code == TATTOO:
            advance_tattoo(s, player, n)
        elif code == RECRUIT_FREE:
            n = min(n, s.box.last_priest - s.priests[player])
            s.recruit(player, n)
            s.tell(tell.RECRUITED, player, n, 0, s.priests[player])
        elif code == LOSE_PRIESTS:
            n = min(n, s.priests[player] - s.box.start_priests)
            s.priests[player] -= n
            s.tell(tell.LOST_PRIESTS, player, n)
        elif code == PRIEST_ACTION:
            s.push(RECRUIT.step(player, 0, path.BY_EFFECT))

    def _ask(self, s: Raiatea, player: i64, code: i64, n: i64) -> None:
        """Effects that let somebody choose."""
        if code == TAKE_GOOD_CARD:
            s.push(TAKE_GOOD.step(player, 0, n))
        elif code == TAKE_GOODS_DIFFERENT:
            s.push(TAKE_GOOD.step(player, DIFFERENT, n))
        elif code == TAKE_ASSISTANT_CARD:
            s.push(TAKE_ASSISTANT.step(player, 0, n))
        elif code == REACTIVATE_UP_TO:
            s.push(REACTIVATE.step(player, n))
        elif code == REACTIVATE_ALL:
            kind: i64
            for kind in range(ASSISTANTS):
                while s.used[player * ASSISTANTS + kind] > 0:
                    reactivate(s, player, kind)
        elif code == EXHAUST_SOME:
            s.push(EXHAUST.step(player, n))
        elif code == TAKE_MASK_CARD:
            s.push(TAKE_MASK.step(player, n))
        elif code == DRAW_KEEP:
            s.push(DRAW_RITUALS.step(player, n, BY_EFFECT))
        elif code == COMPLETE_A_MISSION:
            s.push(COMPLETE_MISSION.step(player, SALE))
        elif code == PERFORM_SOME:
            s.push(PERFORM_FROM_HAND.step(player, BY_RITUAL, n))
        elif code == STEAL_GOOD:
            s.push(STEAL_GOOD_FROM.step(player, n))
        elif code == STEAL_MASK:
            s.push(STEAL_MASK_FROM.step(player, n))
        elif code == STEAL_ASSISTANT:
            s.push(STEAL_ASSISTANT_FROM.step(player, n))
        elif code == CANCEL_A_COST:
            s.push(CANCEL_COST.step(player))
        elif code == CANCEL_A_PLAYER:
            s.push(CANCEL_PLAYER.step(player))


def advance_tattoo(s: Raiatea, seat: i64, steps: i64) -> None:
    """A new rank acts at once; who becomes Tahua may perform a ritual from hand (RA-4.10, 4.11, 4.14)."""
    rank = s.rank(seat)
    steps = min(steps, s.box.last_tattoo - s.tattoo[seat])
    if steps == 0:
        return
    s.tattoo[seat] += steps
    s.tell(tell.TATTOOED, seat, steps, s.tattoo[seat])
    if s.rank(seat) == rank:
        return
    s.tell(tell.RANK_REACHED, seat, s.rank(seat))
    if s.rank(seat) == TAHUA and not s.tahuas >> seat & 1:
        one: i64 = 1
        s.tahuas |= one << seat
        s.push(PERFORM_FROM_HAND.step(seat, BY_TAHUA, 1))


@final
class PerformFromHand(Rule[Raiatea]):
    """A ritual of one's hand, whatever its cost; cards in the bag are not in hand (RA-4.11, 4.17, 10.6).

    Action: ritual, 64 decline; a = why, b = rituals still possible.
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == DECLINE:
            return LEGAL
        if s.box.ritual_copies[x] == 0:
            return NO_SUCH_ACTION
        if s.hand[player * RITUALS + x] > 0:
            return LEGAL
        return TAHUA_FROM_HAND if a == BY_TAHUA else RITUAL_FROM_HAND

    def options(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> None:
        if s.cards_held(player) == 0:
            return
        card: i64
        for card in range(s.box.ritual_slots):
            if s.hand[player * RITUALS + card] > 0:
                out.add(card)
        out.add(DECLINE)

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == DECLINE:
            return
        if b > 1:
            s.push(self.step(player, a, b - 1))
        perform_from_hand(s, player, x)


FINISH_RITUAL: Final = FinishRitual(AUTO)
EFFECT: Final = Effect(AUTO)
PERFORM_FROM_HAND: Final = PerformFromHand(CHOICE, RITUALS + 1, guarded=True, may_lapse=True)

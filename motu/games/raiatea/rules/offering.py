"""Chapter 9, steps 3 and 4: rituals go into the bag, mana is offered, rewards are taken."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.auction import AMOUNTS, add_amount, forget_amount, list_amounts
from motu.games.raiatea.rules.free import WINDOW
from motu.games.raiatea.rules.goods import TAKE_GOOD
from motu.games.raiatea.rules.pieces import COMMON, RAATIRA, REWARDS, RITUALS
from motu.games.raiatea.rules.rituals import advance_tattoo
from motu.games.raiatea.state import Raiatea
from motu.kernel.core import AUTO, CHOICE, LEGAL, NO_SUCH_ACTION, SEALED, Rule
from motu.kernel.journal import only
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

DONE: Final = 64
CLIP: Final = 256  # `progress` while preparing: clips used * CLIP + last ritual + 1
TATTOO_REWARD: Final = 0
GOOD_REWARD: Final = 1

TWO_CLIPS_USED: Final = 904
THREE_CLIPS_USED: Final = 905
REWARD_GONE: Final = 925
PREPARED_FROM_HAND: Final = 931
OFFER_BEYOND_MANA: Final = 932


def clips_used(s: Raiatea, seat: i64) -> i64:
    """How many clipped rituals a seat has put into the bag so far."""
    return s.progress[seat] // CLIP


@final
class PrepareRituals(Rule[Raiatea]):
    """Secretly put clipped rituals into the bag as one's rank allows, and any common ones (RA-9.4 - 9.6).

    Action: ritual, 64 done. Picks go to `bagged` at once.
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == DONE:
            return LEGAL
        if s.box.ritual_copies[x] == 0:
            return NO_SUCH_ACTION
        if s.hand[player * RITUALS + x] == 0:
            return PREPARED_FROM_HAND
        if s.box.ritual_category[x] != COMMON and clips_used(s, player) >= s.clips[player]:
            return THREE_CLIPS_USED if s.clips[player] > s.box.rank_clips[RAATIRA] else TWO_CLIPS_USED
        return LEGAL

    def options(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> None:
        clips = clips_used(s, player) < s.clips[player]
        x: i64
        for x in range(s.box.ritual_slots):
            if s.hand[player * RITUALS + x] > 0 and (clips or s.box.ritual_category[x] == COMMON):
                out.add(x)
        out.add(DONE)

    def redundant(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> bool:
        return x < s.progress[player] % CLIP - 1

    def answer(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> bool:
        if x == DONE:
            s.sealed[player] = 1
            return True
        s.hand[player * RITUALS + x] -= 1
        s.bagged[player * RITUALS + x] += 1
        clips = clips_used(s, player)
        if s.box.ritual_category[x] != COMMON:
            clips += 1
        s.progress[player] = clips * CLIP + x + 1
        s.tell(tell.PREPARED_CARD, player, x, to=only(player))
        return False

    def retract(self, s: Raiatea, player: i64, b: i64) -> None:
        s.sealed[player] = 0
        s.progress[player] = 0
        i: i64
        for i in range(player * RITUALS, (player + 1) * RITUALS):
            s.hand[i] += s.bagged[i]
            s.bagged[i] = 0

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        s.bag_closed = 1
        seat: i64
        for seat in range(s.players):
            s.progress[seat] = 0
        s.tell(tell.PREPARED)


@final
class OfferMana(Rule[Raiatea]):
    """All offer mana secretly; it goes into the bag and orders the cubes (RA-9.7 - 9.9, 9.26).

    Action: mana 0 - 63, 64 "64 more".
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.progress[player] + x <= s.mana[player] else OFFER_BEYOND_MANA

    def options(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> None:
        list_amounts(s, player, out)

    def answer(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> bool:
        return add_amount(s, player, x)

    def retract(self, s: Raiatea, player: i64, b: i64) -> None:
        forget_amount(s, player)

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        i: i64
        total: i64 = 0
        for i in range(s.players):
            seat = s.order[i]
            offer = s.progress[seat]
            s.offers[seat] = offer
            s.mana[seat] -= offer
            s.progress[seat] = 0
            total += offer
            s.tell(tell.OFFERED, seat, offer)
        s.bag_mana += total
        s.tell(tell.BAG_FILLED, total, s.bag_mana)
        sort_cubes(s)
        push_rewards(s)


def sort_cubes(s: Raiatea) -> None:
    """From the highest to the lowest offering; equal ones keep their order (RA-9.8)."""
    i: i64
    for i in range(1, s.players):
        seat = s.order[i]
        at = i
        while at > 0 and s.offers[s.order[at - 1]] < s.offers[seat]:
            s.order[at] = s.order[at - 1]
            at -= 1
        s.order[at] = seat
    order: i64 = 0
    for i in range(s.players - 1, -1, -1):
        order = order * 8 + s.order[i]
    s.tell(tell.NEW_ORDER, order)


def push_rewards(s: Raiatea) -> None:
    """The first places choose a reward each, each reward once (RA-9.10, 9.11, 9.25)."""
    s.rewards = 7
    i: i64
    for i in range(s.box.places[s.players] - 1, -1, -1):
        s.push(WINDOW.step(s.order[i]))
        s.push(REWARD_TURN.step(s.order[i]))


@final
class RewardTurn(Rule[Raiatea]):
    """The last reward is given without a question (RA-9.25)."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        left = s.rewards
        if left & left - 1:
            s.push(CHOOSE_REWARD.free_step(player))
            return
        reward: i64 = 0
        while not left >> reward & 1:
            reward += 1
        give_reward(s, player, reward)


@final
class ChooseReward(Rule[Raiatea]):
    """A tattoo, a good of the market, or pearls (RA-9.10). Action: reward."""

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.rewards >> x & 1 else REWARD_GONE

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        give_reward(s, player, x)


def give_reward(s: Raiatea, seat: i64, reward: i64) -> None:
    """A reward that can give nothing is spent all the same."""
    one: i64 = 1
    s.rewards -= one << reward
    s.tell(tell.REWARDED, seat, reward)
    if reward == TATTOO_REWARD:
        advance_tattoo(s, seat, s.box.reward_tattoos)
    elif reward == GOOD_REWARD:
        s.push(TAKE_GOOD.free_step(seat, 0, 1))
    else:
        s.pearls[seat] += s.box.reward_pearls


PREPARE_RITUALS: Final = PrepareRituals(SEALED, RITUALS + 1, guarded=True)
OFFER_MANA: Final = OfferMana(SEALED, AMOUNTS, guarded=True)
REWARD_TURN: Final = RewardTurn(AUTO)
CHOOSE_REWARD: Final = ChooseReward(CHOICE, REWARDS, guarded=True)

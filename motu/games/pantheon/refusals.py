"""Why an answer of Pantheon is refused, with the facts of this situation."""

from __future__ import annotations

from motu.games._shared.text import Phrase, say
from motu.games.pantheon.box import CARDS, KINDS, MONEY, MORE_MONEY, MOVE_CARD, ORDERS, RANKS
from motu.games.pantheon.names import (
    bonus_name,
    card_name,
    deity_name,
    kind_name,
    loot_name,
    place_name,
)
from motu.games.pantheon.rules.actions import ACT, BUY, MOVE, WORSHIP
from motu.games.pantheon.rules.buying import FOOT, ON_HEX, PAY_WITH, PURCHASE, STONKUS_MONEY
from motu.games.pantheon.rules.cards import STOP as NO_MORE_CARDS
from motu.games.pantheon.rules.cards import TAKE_CARD
from motu.games.pantheon.rules.deities import GALLIA_OFFER
from motu.games.pantheon.rules.movement import PLACE, REACT, STOP
from motu.games.pantheon.rules.peoples import DISCARD_TO_SEVEN, MOST_SWAPPED, SWAP_PIECES
from motu.games.pantheon.rules.placing import OCCUPIED_COSTS_MORE, cost_at
from motu.games.pantheon.rules.rewards import NEXT_REWARD, RAISE_OFFERING
from motu.games.pantheon.rules.setup import BONUS_COLUMN, PICK_BONUS
from motu.games.pantheon.state import Pantheon
from motu.kernel.core import Rule
from motu.kernel.engine import question

Facts = dict[str, int | str | Phrase | tuple[Phrase, ...]]


def explain(s: Pantheon, seat: int, rule: Rule[Pantheon], x: int, reason: int) -> Phrase:
    """The facts of this situation behind a refusal."""
    id = f"no-{reason // 100}-{reason % 100}"
    step = int(question(s))
    a, b = step >> 16 & 65535, step >> 32
    if rule is ACT:
        return Phrase(_of_movement(id, reason), _act(s, seat, x))
    if rule is REACT:
        return Phrase(_of_movement(id, reason), _moving(s, seat, x - 1, 0))
    if rule is PLACE:
        return say(id) if x == STOP else Phrase(id, {**_there(s, x), "left": a})
    if rule is PURCHASE:
        id += "-money" if reason == OCCUPIED_COSTS_MORE else ""
        return Phrase(id, {**_purchase(s, seat, x), "left": int(PURCHASE.left(s, seat, a, b))})
    if rule is STONKUS_MONEY:
        most = int(s.power(seat, MORE_MONEY))
        return say(f"{id}-free", money=x, price=a, hand=int(s.money(seat)), most=most)
    if rule is PAY_WITH:
        if s.hand[seat * CARDS + MONEY + x] == 0:
            return say(f"{id}-missing", value=x + 1)
        return say(f"{id}-card", value=x + 1, price=a, last=b)
    if rule is TAKE_CARD:
        return say(id, left=a) if x == NO_MORE_CARDS else say(id, card=card_name(x))
    if rule is NEXT_REWARD:
        return say(id, loot=loot_name(x))
    if rule is RAISE_OFFERING:
        return say(id, kind=kind_name(x), rank=RANKS)
    if rule is GALLIA_OFFER:
        has, number = int(s.offerings(seat, x, a)), int(s.box.cost[a * KINDS])
        return say(id, deity=deity_name(a), kind=kind_name(x, 2), has=has, number=number)
    if rule is DISCARD_TO_SEVEN:
        return say(id, card=card_name(x), left=a)
    if rule is SWAP_PIECES:
        return say(id, count=abs(x - MOST_SWAPPED), feet=1 if x > MOST_SWAPPED else 0)
    if rule is BONUS_COLUMN:
        return Phrase(id, _there(s, int(s.box.site_hex[x])))
    return say(id, bonus=bonus_name(x)) if rule is PICK_BONUS else say(id)


def _of_movement(id: str, reason: int) -> str:
    """Before a movement no single hex is too dear: all those within reach are."""
    return f"{id}-move" if reason == OCCUPIED_COSTS_MORE else id


def _act(s: Pantheon, seat: int, x: int) -> Facts:
    if x == BUY:
        return {"action": "buy", "money": int(s.money(seat))}
    if x < WORSHIP:
        return _moving(s, seat, x - MOVE, int(s.box.big_foot))
    deity, order = divmod(x - WORSHIP, ORDERS)
    for i in range(int(s.box.numbers[deity])):
        kind, number = int(s.box.order[order * KINDS + i]), int(s.box.cost[deity * KINDS + i])
        has = int(s.offerings(seat, kind, deity))
        if has < number:
            break
    return {"deity": deity_name(deity), "kind": kind_name(kind, number), "has": has, "number": number}


def _moving(s: Pantheon, seat: int, cards: int, steps: int) -> Facts:
    steps += int(s.stride[seat]) + cards * int(s.box.card_steps)
    held = int(s.hand[seat * CARDS + MOVE_CARD])
    costs = {"free": int(s.box.free_cost), "cost": int(s.box.occupied_cost)}
    return {"action": "move", "money": 0, "cards": cards, "held": held, "left": steps, **costs}


def _there(s: Pantheon, h: int) -> Facts:
    """A hex, what placing there costs, and how many pieces stand there."""
    pieces = sum(int(s.on[h]) >> seat & 1 for seat in range(int(s.players)))
    piece = "foot" if s.box.site_of[h] < 0 else "column"
    return {"place": place_name(h), "cost": int(cost_at(s, h)), "pieces": pieces, "piece": piece}


def _purchase(s: Pantheon, seat: int, x: int) -> Facts:
    if ON_HEX <= x < ON_HEX + len(s.on):
        return _there(s, x - ON_HEX)
    if x < FOOT:
        kind = x // RANKS
        rank, price = int(s.rank[seat * KINDS + kind]), int(PURCHASE.price(s, seat, x))
        return {"kind": kind_name(kind), "rank": rank, "wanted": x % RANKS + 1, "price": price}
    if x < ON_HEX:
        piece = "foot" if x == FOOT else "column"
        return {"piece": piece, "price": int(s.box.piece_price)}
    return {}

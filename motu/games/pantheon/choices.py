"""Actions of Pantheon for people: notation, words, and the rule behind a choice."""

from __future__ import annotations

from motu.games._shared.text import Phrase, say
from motu.games.pantheon.box import (
    CARD_NAMES,
    DEITY_NAMES,
    KIND_NAMES,
    KINDS,
    LOOT_HEXES,
    MONEY,
    NONE,
    ORDERS,
    PEOPLE_NAMES,
    RANKS,
)
from motu.games.pantheon.names import (
    bonus_id,
    bonus_name,
    card_name,
    deity_name,
    hex_id,
    kind_name,
    letter,
    loot_id,
    loot_name,
    place_name,
)
from motu.games.pantheon.refusals import explain
from motu.games.pantheon.rules.actions import ACT, BUY, DRAW, MOVE, USE_TRAITERA, WORSHIP
from motu.games.pantheon.rules.buying import (
    DONE,
    FOOT,
    GIVEN,
    ON_HEX,
    PAY_WITH,
    PURCHASE,
    STONKUS_MONEY,
)
from motu.games.pantheon.rules.cards import HAND_CARD, PILE, ROW_CARD, TAKE_CARD
from motu.games.pantheon.rules.deities import (
    DECLINE,
    GALLIA_OFFER,
    NEXT_DEITY,
    ON_DISPLAY,
    SECRET_DEMIGOD,
    SHOWN_DEMIGOD,
)
from motu.games.pantheon.rules.epoch import LOOT_TILE, NEXT_PEOPLE
from motu.games.pantheon.rules.movement import PLACE, REACT, STOP
from motu.games.pantheon.rules.peoples import DISCARD_TO_SEVEN, GALLIA_FAVOUR, MOST_SWAPPED, SWAP_PIECES
from motu.games.pantheon.rules.placing import cost_at, is_linked
from motu.games.pantheon.rules.rewards import FEET_OR_COLUMNS, NEXT_REWARD, RAISE_OFFERING
from motu.games.pantheon.rules.setup import BONUS_COLUMN, DEAL_BONUS, FIRST_SEAT, PICK_BONUS
from motu.games.pantheon.state import Pantheon
from motu.kernel.core import Rule
from motu.kernel.engine import question

ASKS: dict[Rule[Pantheon], str] = {
    ACT: "act",
    REACT: "react",
    PLACE: "place",
    PURCHASE: "purchase",
    STONKUS_MONEY: "stonkus",
    PAY_WITH: "pay",
    TAKE_CARD: "take",
    NEXT_REWARD: "reward",
    FEET_OR_COLUMNS: "reserve",
    RAISE_OFFERING: "raise",
    GALLIA_FAVOUR: "favour",
    GALLIA_OFFER: "acquire",
    DISCARD_TO_SEVEN: "discard",
    SWAP_PIECES: "swap",
    BONUS_COLUMN: "erect",
    PICK_BONUS: "pick_bonus",
    USE_TRAITERA: "traitera",
}
ALLOWED_BY = {  # the rule that a player reads beside a choice
    "act": "PA-4.1",
    "react": "PA-5.19",
    "place": "PA-5.3",
    "purchase": "PA-6.1",
    "stonkus": "PA-10.10",
    "pay": "PA-6.11",
    "take": "PA-8.1",
    "reward": "PA-5.23",
    "reserve": "PA-9.1",
    "raise": "PA-9.6",
    "favour": "PA-3.1",
    "acquire": "PA-3.2",
    "discard": "PA-3.5",
    "swap": "PA-3.6",
    "erect": "PA-9.5",
    "pick_bonus": "PA-1.14",
    "traitera": "PA-10.15",
}
RESERVES = ("feet", "columns")
FAVOURS = ("draw_two", "reveal_deity")
TRAITERAS = ("use", "end_turn")

__all__ = ["allowed_by", "asked", "explain", "label", "notation", "outcome_notation"]


def kinds_paid(s: Pantheon, worship: int) -> tuple[int, list[tuple[int, int]]]:
    """The deity of a worship, and the kinds that pay with their numbers, from the largest down."""
    deity, order = divmod(worship, ORDERS)
    paid = [
        (int(s.box.order[order * KINDS + i]), int(s.box.cost[deity * KINDS + i]))
        for i in range(int(s.box.numbers[deity]))
    ]
    return deity, paid


def site_id(s: Pantheon, site: int) -> str:
    """A column site in notation; numbers that this edition does not use exist only in refused answers."""
    h = int(s.box.site_hex[site])
    return f"site_{site}" if h == NONE else hex_id(h)


def notation(s: Pantheon, seat: int, rule: Rule[Pantheon], x: int) -> str:
    """An answer as it stands in records."""
    if rule is ACT:
        return _act_notation(s, x)
    if rule is REACT:
        return "draw_one" if x == 0 else f"react_move {x - 1}"
    if rule is PLACE:
        return "place stop" if x == STOP else f"place {hex_id(x)}"
    if rule is PURCHASE:
        return f"purchase {_purchase_notation(x)}"
    return f"{ASKS[rule]} {operand(s, rule, x)}"


def _act_notation(s: Pantheon, x: int) -> str:
    if x < MOVE:
        return "draw" if x == DRAW else "buy"
    if x < WORSHIP:
        return f"move {x - MOVE}"
    deity, paid = kinds_paid(s, x - WORSHIP)
    return " ".join(["worship", DEITY_NAMES[deity], *(KIND_NAMES[kind] for kind, _ in paid)])


def _purchase_notation(x: int) -> str:
    if x == DONE:
        return "done"
    if x < FOOT:
        return f"{KIND_NAMES[x // RANKS]} {x % RANKS + 1}"
    return ("foot" if x == FOOT else "column") if x < ON_HEX else f"place {hex_id(x - ON_HEX)}"


def operand(s: Pantheon, rule: Rule[Pantheon], x: int) -> str:
    """The second word of an answer that has two, or more of them."""
    if rule is STONKUS_MONEY:
        return str(x)
    if rule is PAY_WITH:
        return CARD_NAMES[MONEY + x]
    if rule is TAKE_CARD:
        return CARD_NAMES[x] if x < PILE else ("pile" if x == PILE else "stop")
    if rule is NEXT_REWARD:
        return loot_id(x)
    if rule is FEET_OR_COLUMNS:
        return RESERVES[x]
    if rule is GALLIA_FAVOUR:
        return FAVOURS[x]
    if rule is GALLIA_OFFER and x == DECLINE:
        return "decline"
    if rule is RAISE_OFFERING or rule is GALLIA_OFFER:
        return KIND_NAMES[x]
    if rule is DISCARD_TO_SEVEN:
        return CARD_NAMES[x]
    if rule is SWAP_PIECES:
        feet = x - MOST_SWAPPED
        return "decline" if feet == 0 else f"feet {feet}" if feet > 0 else f"columns {-feet}"
    if rule is BONUS_COLUMN:
        return site_id(s, x)
    return bonus_id(x) if rule is PICK_BONUS else TRAITERAS[x]


def outcome_notation(s: Pantheon, rule: Rule[Pantheon], x: int) -> str:
    """What nature did, as it stands in records."""
    step = int(question(s))
    seat, a = letter(step >> 8 & 127), step >> 16 & 65535
    if rule is FIRST_SEAT:
        return f"first_player {letter(x)}"
    if rule is NEXT_PEOPLE:
        return f"people {PEOPLE_NAMES[x]}"
    if rule is NEXT_DEITY:
        return f"deity {DEITY_NAMES[x]}" if a == ON_DISPLAY else f"deity {seat} {DEITY_NAMES[x]}"
    if rule is LOOT_TILE:
        return f"loot {hex_id(int(s.box.loot_hex[s.people * LOOT_HEXES + a]))} {loot_id(x)}"
    if rule is SHOWN_DEMIGOD:
        return f"show_demigod {x + 1}"
    if rule is SECRET_DEMIGOD:
        return f"secret_demigod {seat} {x + 1}"
    if rule is ROW_CARD:
        return f"row {CARD_NAMES[x]}"
    if rule is HAND_CARD:
        return f"draw_card {seat} {CARD_NAMES[x]}"
    assert rule is DEAL_BONUS
    return f"deal_bonus {seat} {bonus_id(x)}"


def asked(s: Pantheon, seat: int) -> Phrase:
    """The question in words, with the number still to do."""
    step = int(question(s))
    rule, a, b = s.rules[step & 255], step >> 16 & 65535, step >> 32
    name = ASKS[rule]
    if rule is PURCHASE:
        return say("ask-purchase", left=int(PURCHASE.left(s, seat, a, b)), given=1 if b & GIVEN else 0)
    if rule is TAKE_CARD:
        return say("ask-take", left=a)
    if rule is GALLIA_OFFER:
        return say("ask-acquire", deity=deity_name(a), number=int(s.box.cost[a * KINDS]))
    return say(f"ask-{name}", left=a)


def label(s: Pantheon, seat: int, rule: Rule[Pantheon], x: int) -> Phrase:
    """An answer in words."""
    if rule is ACT:
        return _act_label(s, seat, x)
    if rule is REACT:
        return say("do-draw-one") if x == 0 else _move_label(x - 1, int(s.stride[seat]), s)
    if rule is PLACE:
        return say("do-stop") if x == STOP else _place_label(s, seat, x)
    if rule is PURCHASE:
        return _purchase_label(s, seat, x)
    if rule is STONKUS_MONEY:
        return say("do-stonkus", money=x)
    if rule is PAY_WITH:
        return say("do-pay", value=x + 1)
    if rule is TAKE_CARD:
        if x >= PILE:
            return say("do-take-pile") if x == PILE else say("do-take-stop")
        return say("do-take", card=card_name(x))
    if rule is NEXT_REWARD:
        return say("do-reward", loot=loot_name(x))
    if rule is FEET_OR_COLUMNS:
        most = int(question(s)) >> 16 & 65535
        return say(f"do-reserve-{RESERVES[x]}", count=min(most, int(s.general(seat, 2 * x))))
    if rule is RAISE_OFFERING:
        return say("do-raise", kind=kind_name(x), rank=int(s.rank[seat * KINDS + x]) + 1)
    if rule is GALLIA_FAVOUR:
        return say("do-favour-cards") if x == 0 else say("do-favour-deity")
    if rule is GALLIA_OFFER:
        return _acquire_label(s, seat, x)
    if rule is DISCARD_TO_SEVEN:
        return say("do-discard", card=card_name(x))
    if rule is SWAP_PIECES:
        return _swap_label(x - MOST_SWAPPED)
    if rule is BONUS_COLUMN:
        return say("do-erect", place=place_name(int(s.box.site_hex[x])))
    if rule is PICK_BONUS:
        return say("do-pick-bonus", bonus=bonus_name(x))
    return say("do-traitera") if x == 0 else say("do-end-turn")


def _act_label(s: Pantheon, seat: int, x: int) -> Phrase:
    if x == DRAW:
        return say("do-draw")
    if x == BUY:
        return say("do-buy", money=int(s.money(seat)))
    if x < WORSHIP:
        return _move_label(x - MOVE, int(s.box.big_foot + s.stride[seat]), s)
    deity, paid = kinds_paid(s, x - WORSHIP)
    offered = tuple(say("offered", number=number, kind=kind_name(kind, number)) for kind, number in paid)
    cards = sum(int(s.lacking(seat, kind, deity, number)) for kind, number in paid)
    return say("do-worship", deity=deity_name(deity), offered=offered, cards=cards)


def _move_label(cards: int, steps: int, s: Pantheon) -> Phrase:
    return say("do-move", cards=cards, steps=steps + cards * int(s.box.card_steps))


def loot_at(s: Pantheon, h: int) -> int:
    """The loot tile that lies on a hex, or NONE."""
    for i in range(LOOT_HEXES):
        if s.people != NONE and s.loot[i] != NONE and s.box.loot_hex[s.people * LOOT_HEXES + i] == h:
            return int(s.loot[i])
    return NONE


def _place_label(s: Pantheon, seat: int, h: int) -> Phrase:
    place, cost = place_name(h), int(cost_at(s, h))
    jump = 0 if is_linked(s, seat, h) else 1
    loot = loot_at(s, h)
    if loot != NONE:
        return say("do-place-loot", loot=loot_name(loot), place=place, steps=cost, jump=jump)
    piece = "foot" if s.box.site_of[h] == NONE else "column"
    return say(f"do-place-{piece}", place=place, steps=cost, jump=jump)


def _purchase_label(s: Pantheon, seat: int, x: int) -> Phrase:
    if x == DONE:
        return say("do-done")
    price = int(PURCHASE.price(s, seat, x))
    if x < FOOT:
        new = "raise" if s.rank[seat * KINDS + x // RANKS] else "new"
        return say(f"do-buy-{new}", kind=kind_name(x // RANKS), rank=x % RANKS + 1, price=price)
    if x < ON_HEX:
        return say("do-buy-foot" if x == FOOT else "do-buy-column", price=price)
    h = x - ON_HEX
    loot = loot_at(s, h)
    if loot != NONE:
        return say("do-buy-place-loot", loot=loot_name(loot), place=place_name(h), price=price)
    piece = "foot" if s.box.site_of[h] == NONE else "column"
    return say(f"do-buy-place-{piece}", place=place_name(h), price=price)


def _acquire_label(s: Pantheon, seat: int, x: int) -> Phrase:
    deity = int(question(s)) >> 16 & 65535
    if x == DECLINE:
        return say("do-decline", deity=deity_name(deity))
    cards = int(s.lacking(seat, x, deity, int(s.box.cost[deity * KINDS])))
    return say("do-acquire", deity=deity_name(deity), kind=kind_name(x), cards=cards)


def _swap_label(feet: int) -> Phrase:
    if feet == 0:
        return say("do-swap-not")
    return say("do-swap-feet", count=feet) if feet > 0 else say("do-swap-columns", count=-feet)


def allowed_by(rule: Rule[Pantheon]) -> str:
    """The rule that a player reads beside a choice."""
    return ALLOWED_BY[ASKS[rule]]

"""What people do in one gesture at Pantheon: a route, an action begun, a payment, several discards."""

from __future__ import annotations

from motu.games._shared.asking import Shortcut
from motu.games._shared.text import Phrase, say
from motu.games.pantheon.box import CARD_NAMES, CARDS, MONEY, MONEYS, MORE_MONEY
from motu.games.pantheon.choices import label, notation
from motu.games.pantheon.names import card_name, hex_id, loot_name, place_name
from motu.games.pantheon.routes import TO_HEX, TO_LOOT, TO_SITE, Route, journeys
from motu.games.pantheon.rules.actions import ACT, BUY, DRAW, MOVE
from motu.games.pantheon.rules.buying import (
    BOUGHT,
    DONE,
    GIVEN,
    ON_HEX,
    PAY_WITH,
    PURCHASE,
    STONKUS_MONEY,
    can_buy,
)
from motu.games.pantheon.rules.cards import PILE, TAKE_CARD
from motu.games.pantheon.rules.movement import PLACE, REACT
from motu.games.pantheon.rules.peoples import DISCARD_TO_SEVEN
from motu.games.pantheon.rules.pieces import MORE_CARDS
from motu.games.pantheon.state import EMPTY, Pantheon
from motu.games.pantheon.targets import targets
from motu.kernel.core import Rule
from motu.kernel.engine import answers, apply, question
from motu.kernel.moves import Moves

MOST_PAYMENTS = 6
NEAREST = 5  # goals before the cards of the pile


def shortcuts(s: Pantheon, seat: int) -> list[Shortcut]:
    """The gestures that answer the present question; goals come first."""
    step = int(question(s))
    rule, a, b = s.rules[step & 255], step >> 16 & 65535, step >> 32
    if rule is ACT:
        goals, steps = _movements(s, seat, int(ACT.base) + MOVE)
        first, others = goals[:NEAREST], goals[NEAREST:]
        cards = [_all_cards(s, seat), *_first_cards(s)]
        return [*first, *cards, *others, *_first_purchases(s, seat), *steps]
    if rule is REACT:
        goals, steps = _movements(s, seat, int(REACT.base) + 1)
        return goals + steps
    if rule is PLACE:
        return [_go(journey.route) for journey in journeys(s, seat) if len(journey.route.places) > 1]
    if rule is TAKE_CARD:
        return [_cards_left(a, b)] if a + b > 1 else []
    if rule is PURCHASE and b & BOUGHT and not b & GIVEN:
        return _settle(s, seat, a, (int(PURCHASE.base) + DONE,))
    if rule is STONKUS_MONEY:
        return _settle(s, seat, a, ())
    if rule is PAY_WITH:
        ways = [values for values in payments(s, seat, a, b or MONEYS) if len(values) > 1]
        return [_pay(values, i == 0) for i, values in enumerate(ways)]
    return _discards(s, seat, a) if rule is DISCARD_TO_SEVEN and s.row_gaps == 0 else []


def counted(rule: Rule[Pantheon], x: int) -> bool:
    """Cards to be discarded are picked by their numbers."""
    return rule is DISCARD_TO_SEVEN


# --- routes -------------------------------------------------------------------------------------


def _movements(s: Pantheon, seat: int, no_card: int) -> tuple[list[Shortcut], list[Shortcut]]:
    """Whole movements with the fewest cards, to loot and sites, and anywhere else.

    `no_card` = the action without any card.
    """
    goals: list[Shortcut] = []
    steps: list[Shortcut] = []
    single: dict[int, bool] = {}  # whether the match places the first piece by itself, by number of cards
    for journey in journeys(s, seat):
        route, cards = journey.route, journey.cards
        move = no_card + cards
        if cards not in single:
            single[cards] = len(_answers_after(s, seat, move)[1]) == 1
        places = route.places[1:] if single[cards] else route.places
        actions = (move, *(int(PLACE.base) + h for h in places))
        if len(actions) > 1:
            goal = hex_id(route.goal)
            near = route.kind == TO_HEX
            words = _route(route, "route", cards)
            way = Shortcut(f"route {goal}", actions, words, (goal,), goal=not near)
            (steps if near else goals).append(way)
    return goals, steps


def _answers_after(s: Pantheon, seat: int, action: int) -> tuple[Pantheon, list[int]]:
    """The position after an action, and what can be answered there."""
    after, out = s.copy(), Moves()
    apply(after, seat, action)
    answers(after, seat, out)
    return after, out.actions()


def _go(route: Route) -> Shortcut:
    """Several placements of the movement under way."""
    goal = hex_id(route.goal)
    actions = tuple(int(PLACE.base) + h for h in route.places)
    return Shortcut(f"go {goal}", actions, _route(route, "go", 0), (goal,), goal=route.kind != TO_HEX)


def _route(route: Route, verb: str, cards: int) -> Phrase:
    if route.kind == TO_LOOT:
        return say(f"do-{verb}-loot", loot=loot_name(route.loot), steps=route.steps, cards=cards)
    goal = "site" if route.kind == TO_SITE else "hex"
    return say(f"do-{verb}-{goal}", place=place_name(route.goal), steps=route.steps, cards=cards)


# --- an action and the first thing done with it -------------------------------------------------


def _first_cards(s: Pantheon) -> list[Shortcut]:
    """The Draw action and its first card, from the row or the pile."""
    draw, take = int(ACT.base) + DRAW, int(TAKE_CARD.base)
    types = sorted({int(card) for card in s.row[: s.box.row] if card != EMPTY})
    found = [
        Shortcut(
            f"draw {CARD_NAMES[card]}",
            (draw, take + card),
            say("do-draw-card", card=card_name(card)),
            (f"row_{CARD_NAMES[card]}",),
        )
        for card in types
    ]
    return [*found, Shortcut("draw pile", (draw, take + PILE), say("do-draw-pile"), ("pile",))]


def _all_cards(s: Pantheon, seat: int) -> Shortcut:
    """The Draw action with all its cards from the pile: each is seen before the next one is drawn."""
    pile, cards = int(TAKE_CARD.base) + PILE, int(s.box.drawn + s.power(seat, MORE_CARDS))
    actions, then = (int(ACT.base) + DRAW, pile), (pile,) * (cards - 1)
    return Shortcut("draw_all pile", actions, say("do-draw-all", cards=cards), ("pile_all",), then, True)


def _cards_left(due: int, more: int) -> Shortcut:
    """All cards that may still be drawn, from the pile."""
    pile, cards = int(TAKE_CARD.base) + PILE, due + more
    words = say("do-take-all", cards=cards)
    return Shortcut("take_all pile", (pile,), words, ("pile_all",), (pile,) * (cards - 1), True)


def _first_purchases(s: Pantheon, seat: int) -> list[Shortcut]:
    """The Buy action and its first tile or piece."""
    if not can_buy(s, seat):
        return []
    buy, base = int(ACT.base) + BUY, int(PURCHASE.base)
    after, possible = _answers_after(s, seat, buy)
    return [
        Shortcut(
            f"buy {notation(after, seat, PURCHASE, action - base)}",
            (buy, action),
            label(after, seat, PURCHASE, action - base),
            targets(after, seat, PURCHASE, action - base),
        )
        for action in possible
        if action - base < ON_HEX
    ]


# --- cards and money ----------------------------------------------------------------------------


def payments(s: Pantheon, seat: int, price: int, highest: int) -> list[tuple[int, ...]]:
    """Ways to pay, values never rising, no card needless: least overpaid first, then fewest cards."""
    held = [int(s.hand[seat * CARDS + MONEY + value - 1]) for value in range(1, MONEYS + 1)]
    found: list[tuple[int, ...]] = []
    _pay_on(held, price, highest, (), found)
    return sorted(found, key=lambda values: (sum(values), len(values)))[:MOST_PAYMENTS]


def _pay_on(
    held: list[int], left: int, highest: int, paid: tuple[int, ...], found: list[tuple[int, ...]]
) -> None:
    if left <= 0:
        found.append(paid)
        return
    for value in range(highest, 0, -1):
        if held[value - 1] and sum(n * v for v, n in enumerate(held[:value], 1)) >= left:
            held[value - 1] -= 1
            _pay_on(held, left - value, value, (*paid, value), found)
            held[value - 1] += 1


def _pay(values: tuple[int, ...], cheapest: bool) -> Shortcut:
    """A whole payment; on the board only the cheapest is offered."""
    actions = tuple(int(PAY_WITH.base) + value - 1 for value in values)
    said = say("do-pay-all", values=tuple(say("money-value", value=value) for value in values))
    words = " ".join(["pay_all", *(CARD_NAMES[MONEY + value - 1] for value in values)])
    return Shortcut(words, actions, said, ("pay_all",) if cheapest else (), goal=cheapest)


def _settle(s: Pantheon, seat: int, price: int, first: tuple[int, ...]) -> list[Shortcut]:
    """All that deities pay, then the cheapest cards."""
    free = int(s.power(seat, MORE_MONEY))
    actions = list(first)
    spent = min(free, price)
    if free:
        actions.append(int(STONKUS_MONEY.base) + spent)
    values: tuple[int, ...] = ()
    if spent < price:
        values = payments(s, seat, price - spent, MONEYS)[0]
        actions += [int(PAY_WITH.base) + value - 1 for value in values]
    if len(actions) < 2:
        return []
    cards = tuple(say("money-value", value=value) for value in values)
    if not cards:
        said = say("do-settle-free", free=spent)
    elif spent:
        said = say("do-settle-both", free=spent, values=cards)
    else:
        said = say("do-settle-cards", values=cards)
    return [Shortcut("settle", tuple(actions), said, ("settle",), goal=True)]


def _discards(s: Pantheon, seat: int, left: int) -> list[Shortcut]:
    """Several cards of one type at once."""
    found = []
    for card in range(CARDS):
        count = min(left, int(s.hand[seat * CARDS + card]))
        if count > 1:
            actions = (int(DISCARD_TO_SEVEN.base) + card,) * count
            said = say("do-discard-all", count=count, card=card_name(card))
            words = f"discard_all {CARD_NAMES[card]} {count}"
            found.append(Shortcut(words, actions, said, (f"hand_{CARD_NAMES[card]}", "all")))
    return found

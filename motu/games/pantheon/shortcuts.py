"""What people do in one gesture at Pantheon: a route, a payment, several discards."""

from __future__ import annotations

from motu.games._shared.folder import Shortcut
from motu.games._shared.text import Phrase, say
from motu.games.pantheon.box import CARD_NAMES, CARDS, MONEY, MONEYS, MORE_MONEY, MOVE_CARD, NONE
from motu.games.pantheon.names import card_name, hex_id, loot_name, place_name
from motu.games.pantheon.routes import Route, routes
from motu.games.pantheon.rules.actions import ACT, MOVE
from motu.games.pantheon.rules.buying import BOUGHT, DONE, GIVEN, PAY_WITH, PURCHASE, STONKUS_MONEY
from motu.games.pantheon.rules.movement import MOVE_CARDS, PLACE, REACT
from motu.games.pantheon.rules.peoples import DISCARD_TO_SEVEN
from motu.games.pantheon.state import Pantheon
from motu.kernel.engine import answers, apply, question
from motu.kernel.moves import Moves

MOST_PAYMENTS = 6


def shortcuts(s: Pantheon, seat: int) -> list[Shortcut]:
    """The gestures that answer the present question."""
    step = int(question(s))
    rule, a, b = s.rules[step & 255], step >> 16 & 65535, step >> 32
    if rule is ACT:
        return _journeys(s, seat, int(ACT.base) + MOVE, int(s.box.big_foot + s.stride[seat]))
    if rule is REACT:
        return _journeys(s, seat, int(REACT.base) + 1, int(s.stride[seat]))
    if rule is PLACE:
        return [_go(route) for route in routes(s, seat) if len(route.places) > 1 and route.steps <= a]
    if rule is PURCHASE and b & BOUGHT and not b & GIVEN:
        return _settle(s, seat, a, (int(PURCHASE.base) + DONE,))
    if rule is STONKUS_MONEY:
        return _settle(s, seat, a, ())
    if rule is PAY_WITH:
        return [_pay(values) for values in payments(s, seat, a, b or MONEYS) if len(values) > 1]
    return _discards(s, seat, a) if rule is DISCARD_TO_SEVEN and s.row_gaps == 0 else []


# --- routes -------------------------------------------------------------------------------------


def _journeys(s: Pantheon, seat: int, no_card: int, steps: int) -> list[Shortcut]:
    """Movements with the fewest cards to each goal within reach; `no_card` = the action without any card."""
    held = min(int(s.hand[seat * CARDS + MOVE_CARD]), MOVE_CARDS)
    found = []
    for route in routes(s, seat):
        cards = max(0, -(-(route.steps - steps) // int(s.box.card_steps)))
        if cards <= held:
            move = no_card + cards
            places = route.places[1:] if _leaves_no_choice(s, seat, move) else route.places
            actions = (move, *(int(PLACE.base) + h for h in places))
            goal = hex_id(route.places[-1])
            if len(actions) > 1:
                found.append(Shortcut(f"route {goal}", actions, _route(route, "route", cards), (goal,)))
    return found


def _leaves_no_choice(s: Pantheon, seat: int, move: int) -> bool:
    """Whether there is only one place for the first piece: the match then places it by itself."""
    after, out = s.copy(), Moves()
    apply(after, seat, move)
    answers(after, seat, out)
    return bool(out.n == 1)


def _go(route: Route) -> Shortcut:
    """Several placements of the movement under way."""
    goal = hex_id(route.places[-1])
    actions = tuple(int(PLACE.base) + h for h in route.places)
    return Shortcut(f"go {goal}", actions, _route(route, "go", 0), (goal,))


def _route(route: Route, verb: str, cards: int) -> Phrase:
    if route.loot != NONE:
        return say(f"do-{verb}-loot", loot=loot_name(route.loot), steps=route.steps, cards=cards)
    return say(f"do-{verb}-site", place=place_name(route.places[-1]), steps=route.steps, cards=cards)


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


def _pay(values: tuple[int, ...]) -> Shortcut:
    actions = tuple(int(PAY_WITH.base) + value - 1 for value in values)
    label = say("do-pay-all", values=tuple(say("money-value", value=value) for value in values))
    notation = " ".join(["pay_all", *(CARD_NAMES[MONEY + value - 1] for value in values)])
    return Shortcut(notation, actions, label, ("pay_all",))


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
        label = say("do-settle-free", free=spent)
    elif spent:
        label = say("do-settle-both", free=spent, values=cards)
    else:
        label = say("do-settle-cards", values=cards)
    return [Shortcut("settle", tuple(actions), label, ("settle",))]


def _discards(s: Pantheon, seat: int, left: int) -> list[Shortcut]:
    """Several cards of one type at once."""
    found = []
    for card in range(CARDS):
        count = min(left, int(s.hand[seat * CARDS + card]))
        if count > 1:
            actions = (int(DISCARD_TO_SEVEN.base) + card,) * count
            label = say("do-discard-all", count=count, card=card_name(card))
            notation = f"discard_all {CARD_NAMES[card]} {count}"
            found.append(Shortcut(notation, actions, label, (f"hand_{CARD_NAMES[card]}", "all")))
    return found

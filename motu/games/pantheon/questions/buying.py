"""Chapter 6 for people: purchases and their payment."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Shortcut, Way
from motu.games._shared.nouns import Noun, number
from motu.games._shared.text import Phrase, say
from motu.games.pantheon.nouns import KIND, PIECE, PLACE, RANK
from motu.games.pantheon.questions.placing import NOT_THERE, THERE, comes_there
from motu.games.pantheon.rules import buying
from motu.games.pantheon.rules.buying import BOUGHT, DONE, GIVEN
from motu.games.pantheon.rules.pieces import CARD_NAMES, CARDS, FREE_MONEY, KINDS, MONEY, MONEYS, MORE_MONEY
from motu.games.pantheon.rules.rewards import RANK_HIGHEST
from motu.games.pantheon.state import Pantheon

MOST_PAYMENTS = 6
VALUE = Noun("value", MONEYS, lambda box, n: CARD_NAMES[MONEY + n], lambda box, n: n + 1)


def free_money(at: Answer[Pantheon]) -> int:
    """What Stonkus gives at most."""
    return int(at.s.power(at.seat, MORE_MONEY))


def money_in_hand(at: Answer[Pantheon]) -> int:
    return int(at.s.money(at.seat))


def to_spend(at: Answer[Pantheon]) -> int:
    """What a Buy action may cost: the cards in hand, and what Stonkus gives."""
    return money_in_hand(at) + free_money(at)


# --- ways to pay ----------------------------------------------------------------------------------


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


def _cards(values: tuple[int, ...]) -> tuple[Phrase, ...]:
    return tuple(say("money-value", value=value) for value in values)


def whole_payments(at: Answer[Pantheon]) -> list[Shortcut]:
    """All cards at once; on the board only the cheapest way is offered."""
    ways = [values for values in payments(at.s, at.seat, at.a, at.b or MONEYS) if len(values) > 1]
    return [
        Shortcut(
            " ".join(["pay_all", *(VALUE.id(at.box, value - 1) for value in values)]),
            tuple(PAY.action(value - 1) for value in values),
            say("do-pay-all", values=_cards(values), cards=len(values)),
            ("pay_all",) if values is ways[0] else (),
            goal=values is ways[0],
        )
        for values in ways
    ]


def settle(at: Answer[Pantheon], first: tuple[int, ...] = ()) -> list[Shortcut]:
    """All that deities pay, then the cheapest cards."""
    actions, price = list(first), at.a
    spent = min(free_money(at), price)
    if free_money(at):
        actions.append(STONKUS.action(spent))
    values = payments(at.s, at.seat, price - spent, MONEYS)[0] if spent < price else ()
    actions += [PAY.action(value - 1) for value in values]
    if len(actions) < 2:
        return []
    if not values:
        said = say("do-settle-free", free=spent, stonkus=at.fact("stonkus"))
    elif spent:
        cards, count = _cards(values), len(values)
        said = say("do-settle-both", free=spent, stonkus=at.fact("stonkus"), values=cards, cards=count)
    else:
        said = say("do-settle-cards", values=_cards(values), cards=len(values))
    return [Shortcut("settle", tuple(actions), said, ("settle",), goal=True)]


# --- purchases ------------------------------------------------------------------------------------


def finish(at: Answer[Pantheon]) -> list[Shortcut]:
    """No more purchases, and the payment."""
    return settle(at, (PURCHASE.action(DONE),)) if at.b & BOUGHT and not at.b & GIVEN else []


def rank_now(at: Answer[Pantheon]) -> int:
    return int(at.s.rank[at.seat * KINDS + at.kind])


def of_a_tile(at: Answer[Pantheon]) -> str:
    """The rule of given money, of a better tile, or of a new one."""
    if at.b & GIVEN:
        return "PA-3.8"
    return "PA-6.4" if rank_now(at) else "PA-6.3"


PURCHASE = Question(
    buying.PURCHASE,
    "purchase",
    allowed_by=lambda at: "PA-3.8" if at.b & GIVEN else "PA-6.1",
    ways=(
        Way(
            "purchase",
            KIND,
            RANK,
            at="offering_{kind}_{rank}",
            says=lambda at: "do-buy-raise" if rank_now(at) else "do-buy-new",
            rule=of_a_tile,
        ),
        Way(
            "purchase",
            PIECE,
            at="buy_{piece}",
            says=lambda at: f"do-buy-{PIECE.id(at.box, at.piece)}",
            rule=lambda at: "PA-3.8" if at.b & GIVEN else "PA-6.6",
        ),
        Way(
            "purchase place",
            PLACE,
            at="{place}",
            says=lambda at: f"do-buy-place-{comes_there(at)}",
            rule=lambda at: "PA-6.16" if comes_there(at) == "loot" else "PA-6.7",
        ),
        Way(
            "purchase done",
            at="done",
            says="do-done",
            rule=lambda at: "PA-3.9" if at.b & GIVEN else "PA-6.15",
        ),
    ),
    facts={
        **THERE,
        "given": lambda at: 1 if at.b & GIVEN else 0,
        "bought": lambda at: 1 if at.b & BOUGHT else 0,
        "owed": lambda at: 0 if at.b & GIVEN else at.a,
        "left": lambda at: int(buying.PURCHASE.left(at.s, at.seat, at.a, at.b)),
        "now": rank_now,
        "price": lambda at: int(buying.PURCHASE.price(at.s, at.seat, at.x)),
    },
    no={
        **NOT_THERE,
        buying.PLACING_WITH_GIVEN_MONEY: "placing-with-given-money",
        buying.GIVEN_MONEY_SHORT: "given-money-short",
        buying.BUY_SOMETHING: "buy-something",
        buying.NEW_TILE_TOO_DEAR: "new-tile-too-dear",
        buying.RISE_TOO_DEAR: "rise-too-dear",
        buying.PIECE_TOO_DEAR: "piece-too-dear",
        buying.PLACE_TOO_DEAR: "place-too-dear",
        buying.OCCUPIED_TOO_DEAR: "occupied-too-dear",
        buying.JUMP_WHEN_BUYING: "jump-when-buying",
        RANK_HIGHEST: "rank-highest",
        buying.RANK_ONLY_RISES: "rank-only-rises",
        buying.NONE_TO_BUY: "none-to-buy",
    },
    gestures=finish,
    curtain=True,
)
STONKUS = Question(
    buying.STONKUS_MONEY,
    "stonkus",
    "PA-10.10",
    ways=(Way("stonkus", number("free", FREE_MONEY + 1), at="amount_{free}"),),
    facts={
        "price": lambda at: at.a,
        "due": lambda at: at.a - at.free,
        "money": money_in_hand,
        "most": free_money,
    },
    no={
        buying.STONKUS_GIVES_LESS: "stonkus-gives-less",
        buying.MORE_THAN_THE_PRICE: "more-than-the-price",
        buying.SHORT_OF_MONEY: "short-of-money",
    },
    gestures=settle,
    curtain=True,
)
PAY = Question(
    buying.PAY_WITH,
    "pay",
    "PA-6.11",
    ways=(Way("pay", VALUE, at="hand_{value}"),),
    facts={"last": lambda at: at.b},
    no={
        buying.MONEY_CARD_MISSING: "money-card-missing",
        buying.FROM_THE_HIGHEST_DOWN: "from-the-highest-down",
        buying.HIGHER_CARD_FIRST: "higher-card-first",
    },
    gestures=whole_payments,
    curtain=True,
)

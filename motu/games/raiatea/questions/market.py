"""Chapter 8 for people: the Market."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Shortcut, Way
from motu.games.raiatea.names import effect_text
from motu.games.raiatea.nouns import ASSISTANT, GOOD, LEVEL
from motu.games.raiatea.rules import assistants, market
from motu.games.raiatea.rules.pieces import (
    GAIN_MANA,
    GAIN_PEARLS,
    GOODS,
    LEVELS,
    MERCHANT,
    PARTS,
    RECRUIT_FREE,
    SALES,
    effect_code,
)
from motu.games.raiatea.state import Raiatea

ASKS_NOTHING = (0, GAIN_PEARLS, GAIN_MANA, RECRUIT_FREE)  # effects that follow without a question


def sell_two(at: Answer[Raiatea]) -> list[Shortcut]:
    """Two goods of one type for the same bonus, where the bonus asks nothing."""
    s = at.s
    if market.sales_allowed(s, at.seat) - at.a < 2:
        return []
    held = [good for good in range(GOODS) if s.goods[at.seat * GOODS + good] > 1]
    sales = [at.other(good * LEVELS + n) for good in held for n in range(max(1, int(s.price[good])))]
    return [
        Shortcut(
            one.notation().replace("sell", "sell_both"),
            (MARKET.action(one.x),) * 2,
            one.say("do-sell-both"),
            (*one.targets(), "both"),
        )
        for one in sales
        if all(effect_code(s.box.effects[(SALES + one.x) * PARTS + i]) in ASKS_NOTHING for i in range(PARTS))
    ]


MARKET = Question(
    market.MARKET_TURN,
    "market",
    "RA-8.10",
    ways=(
        Way("sell", GOOD, LEVEL, at="own_good_{good} price_{good}_{level}", rule="RA-8.3"),
        Way("hire", ASSISTANT, at="assistant_market_{assistant} hire", rule="RA-8.8"),
        Way("hire_free", ASSISTANT, at="assistant_market_{assistant} hire_free", rule="RA-8.9"),
        Way("use_merchant", GOOD, at="own_assistant_merchant price_{good}", rule="RA-12.9"),
        Way("market end", says="do-market-no"),
    ),
    facts={
        "bonus": lambda at: effect_text(at.s.box, SALES + at.good * LEVELS + at.level),
        "price": lambda at: int(at.s.box.hire_price),
        "sales": lambda at: int(market.sales_allowed(at.s, at.seat)),
        "marker": lambda at: int(at.s.price[at.good]) + 1,
        "helper": lambda at: ASSISTANT.word(at.s.box, MERCHANT),
    },
    no={
        market.SALES_MADE: "sales-made",
        market.NOTHING_TO_SELL: "nothing-to-sell",
        market.ABOVE_THE_MARKER: "above-the-marker",
        market.ALREADY_AT_THE_TOP: "already-at-the-top",
        market.ONE_FOR_PEARLS: "one-for-pearls",
        market.TOO_FEW_PEARLS: "too-few-pearls",
        market.KAHUNA_ONLY: "kahuna-only",
        market.TOOK_FREE_ONE: "took-free-one",
        assistants.ASSISTANT_NOT_IN_MARKET: "assistant-not-in-market",
        assistants.NONE_ACTIVE: "none-active",
    },
    gestures=sell_two,
)

"""Goods of the market for people: gatherers, rituals and rewards let one take them."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Way
from motu.games.raiatea.nouns import GOOD
from motu.games.raiatea.questions.granted import declined_or, granted_by
from motu.games.raiatea.questions.offering import reward_rule
from motu.games.raiatea.rules import goods
from motu.games.raiatea.state import Raiatea


def why_a_good(at: Answer[Raiatea]) -> str:
    """A ritual or a sale gives it, a ceremonial reward, or else the roll of the gatherers."""
    return granted_by(at.s) or (reward_rule(at) if at.s.stage else "RA-12.5")


TAKE = Question(
    goods.TAKE_GOOD,
    "take_good",
    why_a_good,
    ways=(
        Way("take_good", GOOD, at="goods_market_{good}"),
        Way("take_good decline", says="do-take_good-no", rule=declined_or(why_a_good)),
    ),
    facts={
        "left": lambda at: at.b,
        "marker": lambda at: int(at.s.price[at.good]) + 1,
    },
    no={
        goods.GOOD_NOT_IN_MARKET: "good-not-in-market",
        goods.TYPE_TAKEN_ALREADY: "type-taken-already",
    },
)

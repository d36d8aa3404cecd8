"""Chapter 9 for people: what tiles give."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Way
from motu.games.pantheon.box import KINDS, NONE
from motu.games.pantheon.nouns import KIND, LOOT
from motu.games.pantheon.rules import rewards
from motu.games.pantheon.rules.pieces import GIFT
from motu.games.pantheon.state import COLUMNS, Pantheon


def why_raised(at: Answer[Pantheon]) -> str:
    """By Iberia before the temple stands; otherwise by a tile."""
    s = at.s
    iberia = s.temple == NONE and s.people != NONE and s.box.rise[s.people] == GIFT
    return "PA-3.10" if iberia else "PA-9.6"


REWARD = Question(
    rewards.NEXT_REWARD,
    "reward",
    "PA-5.23",
    ways=(Way("reward", LOOT, at="taken_{loot}"),),
    no={rewards.TILE_NOT_TAKEN: "tile-not-taken"},
)
RESERVE = Question(
    rewards.FEET_OR_COLUMNS,
    "reserve",
    "PA-9.1",
    ways=(Way("reserve feet", at="feet"), Way("reserve columns", at="columns")),
    facts={"count": lambda at: min(at.a, int(at.s.general(at.seat, at.x * COLUMNS)))},
    no={rewards.NONE_IN_RESERVE: "none-in-reserve"},
)
RAISE = Question(
    rewards.RAISE_OFFERING,
    "raise",
    why_raised,
    ways=(Way("raise", KIND, at="offering_{kind}"),),
    facts={"rank": lambda at: int(at.s.rank[at.seat * KINDS + at.kind]) + 1},
    no={rewards.RANK_HIGHEST: "rank-highest"},
)

"""Chapter 9 for people: what tiles give."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Way
from motu.games.pantheon.nouns import KIND, LOOT, PIECE
from motu.games.pantheon.rules import rewards
from motu.games.pantheon.rules.pieces import GIFT, KINDS, NONE
from motu.games.pantheon.state import COLUMNS, Pantheon


def by_iberia(at: Answer[Pantheon]) -> bool:
    """By Iberia before the temple stands; otherwise by a tile."""
    s = at.s
    return bool(s.temple == NONE and s.people != NONE and s.box.rise[s.people] == GIFT)


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
    facts={
        "count": lambda at: min(at.a, int(at.s.general(at.seat, at.x * COLUMNS))),
        "piece": lambda at: PIECE.word(at.box, at.x),
    },
    no={rewards.NONE_IN_RESERVE: "none-in-reserve"},
)
RAISE = Question(
    rewards.RAISE_OFFERING,
    "raise",
    lambda at: "PA-3.10" if by_iberia(at) else "PA-9.6",
    ways=(Way("raise", KIND, at="offering_{kind}"),),
    facts={"rank": lambda at: int(at.s.rank[at.seat * KINDS + at.kind]) + 1},
    no={rewards.RANK_HIGHEST: "rank-highest"},
    asks=lambda at: "raise-people" if by_iberia(at) else "raise",
)

"""Chapter 11: the end of an epoch, the two scorings and the end of the game."""

from __future__ import annotations

from typing import Final, final

from motu.games.pantheon.rules import tell
from motu.games.pantheon.rules.pieces import DEITIES, DEMIGODS, KINDS, LOOT_HEXES, NONE, SCORE_RANK
from motu.games.pantheon.rules.secrets import HIGH, LOW, SAID_HIGH, SAID_LOW, SAID_SUM, TOLD
from motu.games.pantheon.state import (
    FEET,
    FROM_COLUMNS,
    FROM_DEMIGODS,
    FROM_RANKS,
    OWN,
    PIECES,
    SOURCES,
    Pantheon,
)
from motu.kernel.core import AUTO, Rule
from motu.kernel.vectors import i64


@final
class EndEpoch(Rule[Pantheon]):
    """Feet return to their owners, columns stay; what is still displayed or laid out goes (PA-11.5, 11.6)."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        h: i64
        seat: i64
        for h in range(s.box.hexes):
            if s.on[h] and s.box.site_of[h] < 0:
                for seat in range(s.players):
                    if s.on[h] >> seat & 1:
                        s.pieces[seat * PIECES + FEET + OWN] += 1
                s.on[h] = 0
        i: i64
        for i in range(DEITIES):
            s.deity_removed[i] += s.display[i]
            s.display[i] = 0
        s.display_left = 0
        for i in range(DEMIGODS):
            s.gone[i] += s.shown[i]
            s.shown[i] = 0
        for i in range(LOOT_HEXES):
            s.loot[i] = NONE
        s.loot_left = 0


@final
class Scoring(Rule[Pantheon]):
    """After epochs 3 and 6: demigods, columns, Pietalte (PA-11.7 - 11.10, 11.14, 10.14)."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        seat: i64
        if s.box.scored[s.epoch]:
            s.reveal()
            for seat in range(s.players):
                score(s, seat)
        if s.epoch == s.box.epochs:
            s.finished = 1
            for seat in range(s.players):
                s.tell(tell.GAME_ENDED, seat, s.score(seat))


def score(s: Pantheon, seat: i64) -> None:
    """The points of one player; the sum of his demigods is said aloud."""
    secret = secret_sum(s, seat)
    at = seat * TOLD
    s.told[at + SAID_LOW] = s.told[at + LOW]
    s.told[at + SAID_HIGH] = s.told[at + HIGH]
    s.told[at + SAID_SUM] = secret
    demigods = secret
    value: i64
    for value in range(DEMIGODS):
        demigods += s.open_demigods[seat * DEMIGODS + value] * (value + 1)
    columns = column_points(s, s.columns_on_board(seat))
    ranks = s.power(seat, SCORE_RANK) * highest_rank(s, seat)
    s.points[seat * SOURCES + FROM_DEMIGODS] += demigods
    s.points[seat * SOURCES + FROM_COLUMNS] += columns
    s.points[seat * SOURCES + FROM_RANKS] += ranks
    s.tell(tell.SCORED, seat, demigods, columns, ranks)


def secret_sum(s: Pantheon, seat: i64) -> i64:
    """The values of the demigods that only their owner has seen."""
    total: i64 = 0
    value: i64
    for value in range(DEMIGODS):
        total += s.secret[seat * DEMIGODS + value] * (value + 1)
    return total


def column_points(s: Pantheon, columns: i64) -> i64:
    """Each column is worth more the more there are (PA-11.9)."""
    return columns * s.box.column_points[columns]


def highest_rank(s: Pantheon, seat: i64) -> i64:
    """The rank that Pietalte scores (PA-10.14)."""
    rank: i64 = 0
    i: i64
    for i in range(seat * KINDS, (seat + 1) * KINDS):
        if s.rank[i] > rank:
            rank = s.rank[i]
    return rank


END_EPOCH: Final = EndEpoch(AUTO)
SCORING: Final = Scoring(AUTO)

"""What people do in one gesture at Costa Ruana."""

from __future__ import annotations

from motu.games._shared.asking import Shortcut
from motu.games._shared.text import say
from motu.games.costa_ruana.box import SEATS
from motu.games.costa_ruana.names import island_id, island_name
from motu.games.costa_ruana.rules.effects import PLACE_ONE, REMOVE_ONE, TREASURE_FROM, TREASURE_TO
from motu.games.costa_ruana.state import Costa
from motu.kernel.engine import question


def shortcuts(s: Costa, seat: int) -> list[Shortcut]:
    """Several islanders on or from one island at once; a treasure moved anywhere while it cannot matter."""
    step = int(question(s))
    rule, left = s.rules[step & 255], step >> 16 & 65535
    if rule is PLACE_ONE:
        return [
            Shortcut(
                f"place_all {island_id(i)} {left}",
                (int(PLACE_ONE.base) + i,) * left,
                say("do-place-all", islanders=left, island=island_name(i)),
                (island_id(i), "all"),
            )
            for i in range(int(s.islands))
            if left > 1 and s.crowd[i] + left <= s.box.room
        ]
    if rule is REMOVE_ONE:
        return [
            Shortcut(
                f"remove_all {island_id(i)} {left}",
                (int(REMOVE_ONE.base) + i,) * left,
                say("do-remove-all", islanders=left, island=island_name(i)),
                (island_id(i), "all"),
            )
            for i in range(int(s.islands))
            if left > 1 and s.people[i * SEATS + seat] >= left
        ]
    if rule is TREASURE_FROM:
        return _anywhere(s)
    return []


def _anywhere(s: Costa) -> list[Shortcut]:
    """From an island that keeps a treasure for every turn to come, to one that already has as many.

    An island gives at most one treasure per turn: such a move changes nothing that can still be won.
    """
    turns_left = s.box.turns - s.turn + 1
    sources = [i for i in range(int(s.islands)) if s.treasures[i] > turns_left]
    goals = [i for i in range(int(s.islands)) if s.treasures[i] >= turns_left]
    for source in sources:
        for goal in goals:
            if goal != source:
                actions = (int(TREASURE_FROM.base) + source, int(TREASURE_TO.base) + goal)
                return [Shortcut("move_treasure_anywhere", actions, say("do-anywhere"), ("anywhere",))]
    return []

"""Parry: whoever is attacked is asked while he holds cards, also when he cannot parry."""

from __future__ import annotations

from typing import Any

from motu.kernel.core import AUTO, CHANCE, CHOICE, LEGAL, Rule
from tests.minigames.cards import NOT_IN_HAND, Draw, FromHand
from tests.minigames.hands import DECIDED, Hands
from tests.minigames.mini import Mini

SWORDS = (4, 4, 4)


class Parry(Hands):
    def __init__(self, players: int, like: Parry | None = None) -> None:
        super().__init__(RULES, SWORDS, players, like)


class Turn(Rule[Parry]):
    """Seats attack in turn as long as somebody holds a card: sizes are public, so this betrays nothing."""

    def run(self, s: Parry, player: int, a: int, b: int) -> None:
        if any(s.size[seat] for seat in range(s.players)):
            s.push(self.step(s.clockwise(player, 1)))
            if s.size[player]:
                s.push(ATTACK.step(player))


class Attack(FromHand):
    """Lay a card against the next seat. Action: type."""

    def choose(self, s: Parry, player: int, a: int, b: int, x: int) -> None:
        s.show(player, x)
        s.points[player] += 1
        victim = s.clockwise(player, 1)
        if s.size[victim]:
            s.push(PARRY.step(victim, x))


class ParryOrNot(Rule[Parry]):
    """Parry with a card of the same type. Action: no, yes; a = the type."""

    def check(self, s: Parry, player: int, a: int, b: int, x: int) -> int:
        return LEGAL if x == 0 or s.holds(player, a) else NOT_IN_HAND

    def choose(self, s: Parry, player: int, a: int, b: int, x: int) -> None:
        if x == 0:
            s.tell(DECIDED, player)
            return
        s.show(player, a)
        s.points[player] += 2


TURN = Turn(AUTO)
DRAW = Draw(CHANCE, len(SWORDS), weighted=True)
ATTACK = Attack(CHOICE, len(SWORDS), guarded=True)
PARRY = ParryOrNot(CHOICE, 2, guarded=True)
RULES: list[Rule[Any]] = [ATTACK, PARRY, DRAW, TURN]


def begin(s: Parry) -> None:
    for seat in range(s.players):
        s.push(DRAW.step(seat, 3))
    s.push(TURN.step(0))


FOLDER = Mini("guarded", range(2, 5), RULES, Parry, begin, secret=("bag", "hand"))

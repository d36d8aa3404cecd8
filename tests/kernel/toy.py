"""The smallest state and rules to try single things of the kernel on."""

from __future__ import annotations

from typing import Any

from motu.kernel.core import LEGAL, Rule, Ruleset, State


class Toy(State):
    """Nothing but an agenda, and a note of what happened."""

    def __init__(self, rules: list[Rule[Any]], players: int = 3, like: Toy | None = None) -> None:
        super().__init__(rules, players, 16, like)
        self.notes: list[Any] = list(like.notes) if like else []

    def copy(self) -> Toy:
        return Toy(self.rules, self.players, self)


class Note(Rule[Toy]):
    """Writes down what it is asked to do. Legal are the numbers named in `allowed`."""

    allowed: range | list[int] = range(100)

    def run(self, s: Toy, player: int, a: int, b: int) -> None:
        s.notes.append((player, a, b))

    def check(self, s: Toy, player: int, a: int, b: int, x: int) -> int:
        return LEGAL if x in self.allowed else 101

    def choose(self, s: Toy, player: int, a: int, b: int, x: int) -> None:
        s.notes.append((player, a, b, x))


def toy(*rules: Rule[Any], players: int = 3) -> Toy:
    """A state with these rules, numbered."""
    Ruleset(list(rules))
    return Toy(list(rules), players)

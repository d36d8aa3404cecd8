"""Playing whole matches, and trying something on a match without touching it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from motu.kernel.data import to_data
from motu.match.game import Game
from motu.match.match import Match
from tests.contract.cases import Case
from tests.contract.play import Player


def scratch(match: Match) -> Match:
    """A match in the same position with a history of its own, to try things on."""
    return match.copy()


def rounds(match: Match, style: str = "random", seed: int = 0) -> Iterator[tuple[int, int]]:
    """Play a match to its end; before each choice, seat and action are handed out."""
    player = Player(style, seed)
    while not match.over:
        seat = player.dice.choice(match.awaiting)
        action = player.choose([choice.id for choice in match.choices(seat)])
        yield seat, action
        match.play(seat, action)


def finished(case: Case, seed: int, style: str = "random") -> Match:
    """A match played to its end."""
    match = case.match(seed)
    for _ in rounds(match, style, seed):
        pass
    return match


def snapshot(match: Match) -> Any:
    """All that a refused request must leave as it was."""
    told = [(line.to, line.kind, line.facts, line.phrase.id) for line in match.told]
    return to_data(match.state), list(match.moves), told, match.taken_back, match.awaiting


def index_of(case: Case) -> set[str]:
    """The ids of all rules of a real game."""
    return set(Game(case.folder).rule_ids()) if case.real else set()

"""What tables of refusals are made of, and how one is tried; each game has a module for each chapter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import pytest

import motu
from tests.games.looking import everything
from tests.games.telling import french, seat

Reasons = set[tuple[str, int]]  # of rules, by the names of their classes

UNREADABLE = (
    "« {} » ne désigne aucun choix : donnez un choix, son numéro ou sa notation.",
    "“{}” names no choice: give a choice, its number or its notation.",
)
NO_SUCH = ("Ce choix n’existe pas dans cette partie.", "There is no such choice in this game.")
ANOTHER = (
    "Ce choix répond à une autre question : voyez ceux qui sont proposés maintenant.",
    "This choice answers another question: look at those offered now.",
)
FINISHED = (
    "La partie est finie : il n’y a plus rien à décider.",
    "The game is over: nothing is left to decide.",
)


@dataclass(frozen=True)
class Case:
    """What `player` wants in that situation, the rule that is asked, its reason against it, its sentences.

    `id`: the rule of the index that the player reads; none where it is not the game that refuses.
    """

    rule: str
    reason: int
    id: str | None
    situation: Callable[[], Any]  # a match; a bare state where nobody would be asked
    wish: str
    fr: str
    en: str
    player: str = "A"  # none: whoever is asked

    def who(self, match: motu.Match) -> int:
        return seat(self.player) if self.player else match.awaiting[0]


@dataclass(frozen=True)
class Refused:
    """All that is refused in one game."""

    key: str
    seats: tuple[int, int]  # from, to
    chapters: Sequence[ModuleType]  # each with its CASES; NEVER_ASKED: of questions that no match puts
    common: Sequence[Case]  # what any game refuses
    playing: Callable[[], motu.Match]  # A is asked
    over: Callable[[], motu.Match]  # nobody is asked any more
    unreadable: Sequence[str]  # what looks like an answer to `playing`, and is none
    of_nature: Reasons  # what nature cannot do: nobody is ever told so
    never_given: Reasons = field(default_factory=set)  # by its source a rule could give it, and never does

    @property
    def cases(self) -> list[Case]:
        return [case for chapter in self.chapters for case in chapter.CASES]

    @property
    def never_asked(self) -> list[Case]:
        return [case for chapter in self.chapters for case in getattr(chapter, "NEVER_ASKED", ())]

    @property
    def all_cases(self) -> list[Case]:
        return [*self.cases, *self.common]

    @property
    def situations(self) -> list[Callable[[], motu.Match]]:
        """Each once."""
        return list(dict.fromkeys(case.situation for case in self.all_cases))

    @property
    def game(self) -> Any:
        return motu.game(self.key)


def assert_refused(
    match: motu.Match, player: Any, choice: Any, rule: str | None, fr: str, en: str
) -> motu.IllegalChoice:
    """Asked and played: the same rule, the same sentences, and nothing changes."""
    before = everything(match)
    said = rule, french(fr), en
    refusal = match.why_not(player, choice)
    assert refusal is not None
    assert (refusal.rule, refusal.text("fr"), refusal.text("en")) == said
    with pytest.raises(motu.IllegalChoice) as caught:
        match.play(player, choice)
    illegal = caught.value
    assert (illegal.rule, illegal.text("fr"), illegal.text("en")) == said
    assert everything(match) == before
    return illegal

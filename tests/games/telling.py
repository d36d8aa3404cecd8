"""Matches played in notation, with nature told what to do; and sentences as French sets them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import motu
from motu.kernel.engine import answers
from motu.kernel.journal import Journal
from motu.kernel.moves import Moves
from motu.match.dice import Dice

LETTERS = "ABCDEF"  # of the seats


class Told(motu.Match):
    """A match whose nature does what it is told, and rolls its dice when it is told nothing."""

    will: list[str]
    patient = False  # asks even what leaves no choice

    def only_answer(self) -> tuple[int, int] | None:
        return None if self.patient else super().only_answer()

    def _draw(self) -> None:
        if not self.will:
            super()._draw()
            return
        wish = self.will.pop(0)
        for outcome in self.outcomes:
            if self.folder.outcome_notation(self.state, *self.folder.split_outcome(outcome)) == wish:
                self.happen(outcome)
                return
        raise AssertionError(f"nature cannot do this now: {wish}")


def seat(letter: str) -> int:
    return LETTERS.index(letter)


def people_at(
    key: str, s: Any, options: Mapping[str, Any] | None = None, nature: tuple[str, ...] = (), run: bool = True
) -> Told:
    """People at this table of a game.

    `run`: what comes before the first question has happened, as `nature` says, lone answers included.
    """
    game = motu.game(key)
    chosen = game.check_options(options or {})
    match = Told(game.folder, s.box, None, int(s.players), chosen, Dice("1"), replaying=True)
    match.state = s
    match.will = [line.removeprefix("* ") for line in nature]
    s.journal = Journal()
    if run:
        match.run()
    assert not match.will, f"nature was not asked: {match.will}"
    return match


def go(match: motu.Match, *lines: str) -> None:
    """Answer in notation, `B take_good tiare`; each answer must be asked of that seat.

    Lines `* roll gatherer 2` say what nature does right after the answer before them.
    """
    waiting = list(lines)
    while waiting:
        line = waiting.pop(0)
        letter, _, notation = line.partition(" ")
        nature = []
        while waiting and waiting[0].startswith("* "):
            nature.append(waiting.pop(0).removeprefix("* "))
        awaited = [LETTERS[player] for player in match.awaiting]
        assert letter in awaited, f"{line}: the table waits for {', '.join(awaited) or 'nobody'}"
        if isinstance(match, Told):
            match.will = nature
        match.play(seat(letter), notation)
        if isinstance(match, Told):
            assert not match.will, f"{line}: nature was not asked: {match.will}"


def wander(match: motu.Match, random: Random, until: str = "", moves: int = 1_000_000) -> None:
    """Answer at random, to the end, to the first question of this name, or so many times."""
    out = Moves()
    while match.awaiting and moves > 0 and not (until and match.view(None)["phase"] == until):
        player, *others = match.awaiting
        if others:
            player = random.choice(match.awaiting)
        answers(match.state, player, out)
        match.play(player, random.choice(out.actions()))
        moves -= 1


def french(sentence: str) -> str:
    """The sentence with the non-breaking spaces of French typography."""
    for mark in (":", ";", "?", "!", "»"):
        sentence = sentence.replace(f" {mark}", f"\u00a0{mark}")
    return sentence.replace("« ", "«\u00a0")

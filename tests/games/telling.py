"""Matches played in notation, with nature told what to do; and sentences as French sets them."""

from __future__ import annotations

import motu

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


def french(sentence: str) -> str:
    """The sentence with the non-breaking spaces of French typography."""
    for mark in (":", ";", "?", "!", "»"):
        sentence = sentence.replace(f" {mark}", f"\u00a0{mark}")
    return sentence.replace("« ", "«\u00a0")

"""How much of a game the games against its oracle have seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from motu.games._shared.folder import Folder
from tests.games.judging import reasons_named


class Coverage:
    """How often each rule, reason and word of the notation occurred."""

    def __init__(self) -> None:
        self.rules: Counter[str] = Counter()
        self.reasons: Counter[int] = Counter()
        self.words: Counter[str] = Counter()

    def add(self, other: Coverage) -> None:
        self.rules += other.rules
        self.reasons += other.reasons
        self.words += other.words


@dataclass(frozen=True)
class Whole:
    """All that games should come across: every rule, every reason, and these words of the notation.

    `directed`: zeros that need no game, with why, or with the test that shows the thing instead.
    """

    folder: Folder[Any]
    words: Sequence[str]
    directed: Mapping[int | str, str] = field(default_factory=dict)

    def counts(self, coverage: Coverage) -> dict[str, dict[int | str, int]]:
        """How often each of all these occurred."""
        rules = sorted({type(rule).__name__ for rule in self.folder.ruleset.rules})
        return {
            "rule": {name: coverage.rules[name] for name in rules},
            "reason": {n: coverage.reasons[n] for n in sorted(reasons_named(self.folder))},
            "word": {word: coverage.words[word] for word in self.words},
        }

    def table(self, coverage: Coverage, title: str) -> str:
        """The same as text."""
        lines = [f"{self.folder.texts.word('title', 'en')}: {title}"]
        for kind, counts in self.counts(coverage).items():
            for name, count in counts.items():
                note = "" if count else f"   {self.directed.get(name, '')}"
                lines.append(f"  {kind:<7}{name:<24}{count:>9}{note}".rstrip())
        return "\n".join(lines)

    def unseen(self, coverage: Coverage) -> list[str]:
        """What never occurred and has no reason not to."""
        return [
            f"{kind} {name}"
            for kind, counts in self.counts(coverage).items()
            for name, count in counts.items()
            if not count and name not in self.directed
        ]

"""What can go wrong, as sentences for the person who gets them."""

from __future__ import annotations

from motu.games._shared.text import Phrase, Texts, common, preferred


class MotuError(Exception):
    """One clear sentence, in either language. Nothing has changed when it is raised."""

    def __init__(self, phrase: Phrase, texts: Texts | None = None) -> None:
        super().__init__(phrase.id)
        self.phrase = phrase
        self._texts = texts or common()

    def text(self, lang: str) -> str:
        """The sentence in one language."""
        return self._texts.say(self.phrase, lang)

    def __str__(self) -> str:
        return self.text(preferred())


class UnknownGame(MotuError):
    """There is no such game."""


class BadSetup(MotuError):
    """Seats, options or a seed that a game cannot be started with."""


class BadEdition(BadSetup):
    """A box file that cannot be used."""


class IllegalChoice(MotuError):
    """A choice that is refused: `rule` is the id of the rule that forbids it, if a rule does."""

    def __init__(self, phrase: Phrase, texts: Texts, rule: str | None) -> None:
        super().__init__(phrase, texts)
        self.rule = rule


class CannotUndo(MotuError):
    """Nothing to take back, or no longer."""


class BadRecord(MotuError):
    """A record that is unknown, truncated, tampered with or impossible."""

"""What a match hands out: choices, events, refusals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from motu.games._shared.telling import Gained
from motu.games._shared.text import Phrase, Texts
from motu.kernel.core import State


@dataclass(frozen=True)
class Choice:
    """One answer to the present question. `id` means the same thing for ever."""

    id: int
    notation: str
    targets: tuple[str, ...]
    rule: str
    phrase: Phrase = field(repr=False, compare=False)
    texts: Texts = field(repr=False, compare=False)

    def label(self, lang: str) -> str:
        """The choice in words."""
        return self.texts.say(self.phrase, lang)


@dataclass(frozen=True)
class Gesture:
    """Several small choices played as one, or not at all.

    `then` follows what they reveal, as far as it is still possible.
    """

    notation: str
    actions: tuple[int, ...]
    targets: tuple[str, ...]
    phrase: Phrase = field(repr=False, compare=False)
    texts: Texts = field(repr=False, compare=False)
    then: tuple[int, ...] = ()
    goal: bool = False  # what people have in mind: it stands before the single steps
    way: bool = False  # one of several ways to do the same

    def label(self, lang: str) -> str:
        """The gesture in words."""
        return self.texts.say(self.phrase, lang)


@dataclass(frozen=True)
class Refusal:
    """Why a choice is not possible now: the rule that forbids it, if a rule does, and the sentence."""

    rule: str | None
    phrase: Phrase = field(repr=False)
    texts: Texts = field(repr=False, compare=False)

    def text(self, lang: str) -> str:
        """The sentence for this situation."""
        return self.texts.say(self.phrase, lang)


class Told:
    """Something that happened, and who learns it; its words are found when somebody reads it."""

    def __init__(
        self,
        to: int,
        kind: int,
        facts: tuple[int, ...],
        words: Callable[[], Phrase],
        by: int | None,
        at: int,
        state: State | None = None,
        gains: Callable[[], Gained | None] = lambda: None,
    ) -> None:
        self.to = to  # the bit set of those who learn it
        self.kind = kind  # of event in its game; 0 for what belongs to no game
        self.facts = facts
        self.by = by
        self.at = at  # how many moves had been made
        self.state = state  # how things stood, of the last lines
        self._words = words
        self._gains = gains

    @cached_property
    def phrase(self) -> Phrase:
        """What the log says."""
        return self._words()

    @cached_property
    def gained(self) -> Gained | None:
        """What it brought to somebody."""
        return self._gains()


@dataclass(frozen=True)
class Event:
    """One line of the log, as one viewer may know it; `index` counts that viewer's lines."""

    index: int
    kind: int  # number of the event in its game; 0 for what belongs to no game
    by: int | None  # the seat whose move brought it about; None for nature and the set-up
    facts: Sequence[int]
    told: Told = field(repr=False, compare=False)
    texts: Texts = field(repr=False, compare=False)

    @property
    def phrase(self) -> Phrase:
        """The line, in no language yet."""
        return self.told.phrase

    def text(self, lang: str) -> str:
        """The line in words."""
        return self.texts.say(self.phrase, lang)

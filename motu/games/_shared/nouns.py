"""Nouns: the kinds of things that answers, events and places on the board name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from motu.games._shared.text import Fact, Phrase, say

if TYPE_CHECKING:
    from motu.games._shared.asking import Answer

LETTERS = "ABCDEFGH"


@dataclass(frozen=True)
class Noun:
    """A kind of thing: `$good` in sentences, `{good}` in places on the board, `at.good` in Python.

    `id` stands in notation, `word` in sentences, `place` in names of places (by default the id). All three
    get the box, since an edition may name things. `stands_for` says what the number in an action means,
    where that depends on who is asked and on the situation; `kinds` are as many as it may stand for.
    """

    name: str
    size: int
    id: Callable[[Any, int], str]
    word: Callable[[Any, int], Fact]
    place: Callable[[Any, int], str] | None = None
    stands_for: Callable[[Answer[Any], int], int] | None = None
    kinds: int = 0

    def on_board(self, box: Any, n: int) -> str:
        """The thing in the name of a place."""
        return self.place(box, n) if self.place else self.id(box, n).replace(" ", "_")

    def called(self, name: str) -> Noun:
        """The same under another name, where two of a kind are named."""
        return replace(self, name=name)

    def among(self, size: int, stands_for: Callable[[Answer[Any], int], int] | None = None) -> Noun:
        """One of so many, each of which stands for a thing of this kind."""
        return replace(self, size=size, stands_for=stands_for or self.stands_for)

    def given(self, which: Callable[[Answer[Any]], int]) -> Noun:
        """The one that the question is about: it takes no part in the number of an action."""
        return replace(self, size=1, stands_for=lambda at, n: which(at), kinds=self.size)


def named(name: str, ids: Sequence[str], size: int = 0, prefix: str | None = None) -> Noun:
    """Things of a fixed list: `good-uru` in texts, `uru` in notation. Numbers beyond it are spare room."""
    start = f"{name}-" if prefix is None else prefix

    def id(box: Any, n: int) -> str:
        return ids[n] if n < len(ids) else f"{name}_{n}"

    def word(box: Any, n: int) -> Phrase:
        return say(f"{start}{ids[n]}")

    return Noun(name, size or len(ids), id, word)


def number(name: str, size: int, first: int = 0) -> Noun:
    """A number, counted from `first`."""
    return Noun(name, size, lambda box, n: str(n + first), lambda box, n: n + first)


def word(name: str, *ids: str) -> Noun:
    """One of a few words that a sentence selects by; an empty one is not written."""
    return Noun(name, len(ids), lambda box, n: ids[n], lambda box, n: ids[n])


def seat_word(box: Any, seat: int) -> Phrase:
    """A player, or nobody."""
    return say(f"seat-{seat}" if seat >= 0 else "nobody")


def next_seat(first: int) -> Callable[[Answer[Any], int], int]:
    """Seats are named by how many places clockwise they sit; refused actions may lead beyond the table."""

    def seat(at: Answer[Any], n: int) -> int:
        places = n + first
        players = int(at.s.players)
        return (at.seat + places) % players if places < players else places

    return seat


SEAT = Noun("seat", 1, lambda box, n: LETTERS[n], seat_word, lambda box, n: str(n))


def seats_away(size: int, first: int = 0, name: str = "seat") -> Noun:
    """Another seat: 0 is oneself (`first` 0) or the next clockwise (`first` 1)."""
    return replace(SEAT, name=name, size=size, stands_for=next_seat(first))

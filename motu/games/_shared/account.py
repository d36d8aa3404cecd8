"""The account of a finished game, as declarations: what made each figure of the result.

Points that were scored on the way are explained by the lines of the log that told them, points of the end by
the things that stand in the last position. Together they are the score.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from motu.games._shared.telling import Told
from motu.games._shared.text import Phrase
from motu.kernel.core import State

S = TypeVar("S", bound=State)


class Made(NamedTuple):
    """So many points of a source, and what made them."""

    source: str
    points: int
    what: Phrase


@dataclass(frozen=True)
class Account(Generic[S]):
    """`things`: what a seat has in the end. Whatever these leave open is explained by the lines of the log.

    `where`: the event before it that says what was done, for an event that says points only.
    `words`: by source, for an event that tells several at once.
    """

    things: Callable[[S, int], Iterable[Made]] = lambda s, seat: ()
    where: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    words: Mapping[int, Callable[[Told], Mapping[str, Phrase]]] = field(default_factory=dict)


def no_account() -> Account[Any]:
    """Of a small game: its points are not explained."""
    return Account()

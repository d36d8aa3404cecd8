"""How an oracle puts its questions, whatever the game.

An oracle is the rules read a second time. It shares this with the others and nothing with the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import TypeVar


@dataclass(frozen=True)
class Question:
    """Who decides (None: nature), and each possible answer with its weight (1 for a player's decision)."""

    seat: int | None
    options: dict[str, int]


Result = TypeVar("Result")
Asking = Generator[Question, str, Result]
Step = Asking[None]


def equally_likely(_: object) -> int:
    return 1


def ask(
    seat: int | None, options: dict[str, Result], weight: Callable[[Result], int] = equally_likely
) -> Asking[Result]:
    """Yield one question about these options and return what the notation sent back stands for."""
    assert options, "a question without any answer"
    answer = yield Question(seat, {notation: weight(option) for notation, option in options.items()})
    if answer not in options:
        raise ValueError(f"{answer!r} is none of {list(options)}")
    return options[answer]

"""What a test looks at in a match: who is asked what, what was told, and all that a refusal leaves alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import motu
from motu.kernel.data import key, to_data
from motu.match.choice import Gesture
from tests.games.telling import LETTERS, seat


def offered(match: motu.Match, letter: str = "") -> list[str]:
    """What a seat, or the first that is asked, may answer, in notation."""
    player = seat(letter) if letter else match.awaiting[0]
    return [choice.notation for choice in match.choices(player)]


def asked(match: motu.Match) -> str:
    """Who is asked, and what: `B take_good`, `ABC offer`; `over`."""
    awaited = "".join(LETTERS[player] for player in match.awaiting)
    return f"{awaited} {match.view(None)['phase']}".strip()


def told(match: motu.Match, kind: int, facts: int | None = None, viewer: str = "") -> list[tuple[int, ...]]:
    """The first `facts` facts, or all, of each event of this kind that a seat, or everybody, knows."""
    events = match.events(seat(viewer) if viewer else None)
    return [tuple(event.facts[:facts]) for event in events if event.kind == kind]


def counted(values: Any, first: int, names: Sequence[str]) -> dict[str, int]:
    """The numbers of a field that are not zero, by name."""
    return {name: int(values[first + i]) for i, name in enumerate(names) if values[first + i]}


def everything(match: motu.Match) -> tuple[object, ...]:
    """All that must not change when something is refused."""
    viewers = [None, *range(match.seats)]
    logs = [[(e.kind, tuple(e.facts), e.phrase) for e in match.events(viewer)] for viewer in viewers]
    return to_data(match.state), list(match.moves), logs, match.awaiting, match.taken_back


def assert_one_by_one(situation: Callable[[], motu.Match], gesture: Gesture) -> None:
    """A gesture of A is its choices one after the other."""
    at_once, one_by_one = situation(), situation()
    at_once.play(0, gesture.notation)
    for action in gesture.actions:
        if one_by_one.why_not(0, action) is None:  # what leaves no choice is played by the match
            one_by_one.play(0, action)
    assert key(at_once.state) == key(one_by_one.state)
    assert at_once.moves == one_by_one.moves

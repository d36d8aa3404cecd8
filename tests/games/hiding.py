"""What a seat may not see: field by field of a table, and by who notices a change."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import motu
from motu.kernel.core import UNKNOWN
from motu.kernel.data import to_data
from tests.games.telling import LETTERS

OF_THE_KERNEL = ("sealed", "answering", "answering_at", "revealed", "length")
OF_THE_DICE = ("dice_0", "dice_1", "dice_2", "dice_3")


def assert_hidden(
    s: Any, viewer: int, of_a_seat: Mapping[str, int], of_nobody: Iterable[str], **others: list[Any]
) -> None:
    """Exactly these fields are hidden from a viewer: those of other seats, nobody's, and the dice.

    `of_a_seat`: fields with so many numbers for each seat; `others`: what the viewer sees of other fields.
    """
    twin = s.copy()
    twin.redact(viewer)
    seen: dict[str, Any] = to_data(twin)
    for name, value in to_data(s).items():
        if name in OF_THE_KERNEL:
            continue
        if name in OF_THE_DICE:
            expected: Any = 0
        elif name == "agenda":
            assert isinstance(value, list)
            expected, seen[name] = value[: int(s.pending)], seen[name][: int(s.pending)]
        elif name in of_nobody:
            expected = [UNKNOWN] * len(value) if isinstance(value, list) else UNKNOWN
        elif name in of_a_seat:
            assert isinstance(value, list)
            expected = list(value)
            size = of_a_seat[name]
            for player in range(int(s.players)):
                if player != viewer:
                    expected[player * size : (player + 1) * size] = [UNKNOWN] * size
        else:
            expected = others.get(name, value)
        assert seen[name] == expected, name


def views(match: motu.Match) -> dict[str, str]:
    """What each seat and a spectator (`-`) may know of a table, and what they may answer."""
    seen = {"-": json.dumps([match.view(None), match.svg(None)], sort_keys=True)}
    for player in range(match.seats):
        answers = [choice.notation for choice in match.choices(player)]
        seen[LETTERS[player]] = json.dumps([match.view(player), answers, match.svg(player)], sort_keys=True)
    return seen


def who_notices(match: motu.Match, change: Callable[[Any], None]) -> str:
    """The letters of those who see a difference; `-` is the spectator."""
    twin = match.copy()
    change(twin.state)
    old, new = views(match), views(twin)
    return "".join(viewer for viewer in sorted(old) if old[viewer] != new[viewer])


def more(field: str, at: int, by: int = 1) -> Callable[[Any], None]:
    """A change: so much more of a field, in this place."""

    def change(s: Any) -> None:
        getattr(s, field)[at] += by

    change.__name__ = f"{field} {at}"
    return change

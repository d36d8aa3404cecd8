"""Things taken several at a time: how many so far, one more, one less, before one confirmation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import htpy as h

from motu.match.choice import Choice
from motu.table.live import LiveTable
from motu.table.turn import Turn
from motu.table.words import t

Button = Callable[[Choice, str], h.Element]


def counters(
    table: LiveTable, turn: Turn, open_choices: Sequence[Choice], lang: str, button: Button
) -> tuple[h.Element | None, list[Choice]]:
    """A row for each counted thing that is open or was picked; and the choices that have none."""
    split, is_counted = table.match.folder.split, table.match.folder.counted
    now = {choice.id: choice for choice in open_choices if is_counted(*split(choice.id))}
    picks, known = _picked(table, turn)
    rest = [choice for choice in open_choices if choice.id not in now]
    if not now and not picks:
        return None, rest
    rows = [_row(known.get(id) or now[id], id in now, picks[id], lang, button) for id in {**now, **known}]
    return h.div(".group.counters", role="group", aria_label=t(lang, "counters"))[rows], rest


def _picked(table: LiveTable, turn: Turn) -> tuple[Counter[int], dict[int, Choice]]:
    """The counted things among the unconfirmed picks, and what each was called when it was first picked."""
    assert turn.draft is not None
    folder = table.match.folder
    counted = [choice for choice in turn.draft.said if folder.counted(*folder.split(choice.id))]
    return Counter(choice.id for choice in counted), {choice.id: choice for choice in reversed(counted)}


def _row(choice: Choice, is_open: bool, count: int, lang: str, button: Button) -> h.Element:
    label = choice.label(lang)
    less = h.button(
        ".less",
        name="less",
        value=str(choice.id),
        disabled=not count,
        aria_label=t(lang, "count-less", what=label),
    )["−"]
    more = button(choice, lang) if is_open else h.span(".full")[label]
    return h.div(".counter")[less, h.output[str(count)], more]

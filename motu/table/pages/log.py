"""The log: one line per turn, unfoldable; what happened since one's own last move is marked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import htpy as h
from markupsafe import Markup

from motu.games._shared.text import Texts
from motu.match.choice import Event, Told
from motu.table.live import LiveTable
from motu.table.pages.audience import Audience
from motu.table.words import t

LINES = 60  # of the log


def viewer(audience: Audience) -> int | None:
    """Whose log it is: the own seat's, or a spectator's for several seats on one screen."""
    return audience.seats[0] if len(audience.seats) == 1 else None


def own_last(events: Sequence[Event], audience: Audience) -> int:
    """The line of one's own last move; -1 before it."""
    return max((event.index for event in events if event.by in audience.seats), default=-1)


def log(table: LiveTable, audience: Audience) -> h.Element:
    lang = audience.lang
    events = table.match.events(viewer(audience))
    mine = own_last(events, audience)
    turns: list[list[Event]] = []
    for event in events:
        before = turns[-1] if turns else None
        if (
            before
            and before[0].by == event.by
            and event.kind
            and (before[-1].index > mine) == (event.index > mine)
        ):
            before.append(event)
        else:
            turns.append([event])
    texts, seated = table.match.folder.texts, bool(audience.seats)
    lines = [
        _turn(
            tuple(event.told for event in turn), turn[0].index, seated and turn[0].index > mine, texts, lang
        )
        for turn in turns[-LINES:]
    ]
    again = None
    if audience.seats and table.status == "playing" and 0 <= mine < len(events) - 1:
        again = h.a(".again", href=f"/table/{table.id}/replay?at={mine + 1}&run=1")[t(lang, "log-again")]
    return h.section(id="log", role="log", aria_label=t(lang, "log-title"), aria_live="polite")[
        again, h.ol[Markup("".join(reversed(lines)))]
    ]


@lru_cache(maxsize=8192)
def _turn(turn: tuple[Told, ...], index: int, new: bool, texts: Texts, lang: str) -> Markup:
    """One line, as text: a log has many, and few of them change."""
    first, *rest = (texts.say(told.phrase, lang) for told in turn)
    mark = "new" if new else ""
    if not rest:
        return Markup(h.li(id=f"log-{index}", class_=mark)[first])
    folded = h.details[h.summary[first, h.small[f" +{len(rest)}"]], h.ol[(h.li[line] for line in rest)]]
    return Markup(h.li(id=f"log-{index}", class_=mark)[folded])

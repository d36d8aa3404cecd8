"""The log: periods with their account, moments line by line, turns in one line that unfolds.

What happened since one's own last move is marked. The newest comes first.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby, islice
from operator import attrgetter
from typing import Any, NamedTuple

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.palette import LETTERS
from motu.games._shared.folder import Folder
from motu.games._shared.text import Phrase
from motu.kernel.box import Box
from motu.match.choice import Told
from motu.match.match import Match
from motu.table.live import LiveTable
from motu.table.pages.audience import Audience
from motu.table.pages.gains import account, in_short
from motu.table.words import t

BLOCKS = 60  # of the log


class Line(NamedTuple):
    """What a line says; its number, if somebody else brought it about: one's own need not be told; about whom
    it is."""

    said: str
    number: str
    by: str = ""


def viewer(audience: Audience) -> int | None:
    """Whose log it is: the own seat's, or a spectator's for several seats on one screen."""
    return audience.seats[0] if len(audience.seats) == 1 else None


def log(table: LiveTable, audience: Audience) -> h.Element:
    """The last periods, moments and turns."""
    lang, match, seated, own = audience.lang, table.match, bool(audience.seats), viewer(audience)
    told = match.told_to(own)
    mine = next((n for n in range(len(told) - 1, -1, -1) if told[n].by in audience.seats), -1)
    periods = openings(match.folder, told)
    lines: list[str] = []
    titled = 0
    for first, after in islice(blocks(match.folder, told, mine), BLOCKS):
        number = bisect(periods, first)
        if number != titled and number > 0:
            opening = periods[number - 1]
            over = number < len(periods) or match.over
            after_it = periods[number] if number < len(periods) else len(told)
            period = tuple(told[opening : after_it if over else opening + 1])  # its account, when it is over
            lines.append(_period(period, opening, match.folder, match.box, own, lang))
        titled = number
        new = seated and first > mine
        lines.append(_block(tuple(told[first:after]), first, new, match.folder, match.box, own, lang))
    again = None
    if seated and table.status == "playing" and 0 <= mine < len(told) - 1:
        again = h.a(".again", href=f"/table/{table.id}/replay?at={mine + 1}&run=1")[t(lang, "log-again")]
    steps = match.folder.steps
    staged = [n for n in range(max(0, len(told) - BLOCKS), len(told)) if told[n].kind in steps]
    return h.section(
        id="log",
        role="log",
        aria_label=t(lang, "log-title"),
        aria_live="polite",
        data_told=str(len(told)),
        data_staged=" ".join(str(n) for n in staged),
        data_sounds=_sounds(match, told),
    )[again, h.ol[Markup("".join(lines))]]


def _sounds(match: Match, told: Sequence[Told]) -> str:
    """The newest lines by number, and as what they are heard; at the end of a game, its end alone."""
    if match.over:
        return f"{len(told) - 1}:end"
    heard = match.folder.sounds
    newest = range(max(0, len(told) - BLOCKS), len(told))
    return " ".join(f"{n}:{heard[told[n].kind]}" for n in newest if told[n].kind in heard)


def openings(folder: Folder[Any], told: Sequence[Told]) -> list[int]:
    """The lines that open a period."""
    periods = folder.periods
    return [n for n, line in enumerate(told) if line.kind in periods]


def blocks(folder: Folder[Any], told: Sequence[Told], mine: int = -1) -> Iterator[tuple[int, int]]:
    """From the last line back: the lines of one moment or turn, from the first to after the last.

    One's own last line ends a turn; what belongs to no game stands alone, and so does what opens a period.
    """
    moments, periods = folder.moments, folder.periods

    def where(line: Told) -> tuple[object, ...]:
        alone = not line.kind or line.kind in periods
        moment = moments.get(line.kind)
        return (line,) if alone else (moment,) if moment is not None else (None, line.by)

    after = len(told)
    while after > 0:
        first = after - 1
        stands = where(told[first])
        while first > 0 and first != mine + 1 and where(told[first - 1]) == stands:
            first -= 1
        yield first, after
        after = first


@lru_cache(maxsize=2048)
def _period(
    lines: tuple[Told, ...], index: int, folder: Folder[Any], box: Box, own: int | None, lang: str
) -> Markup:
    """The title of a period, with what it has brought."""
    return Markup(h.li(".period", id=f"period-{index}")[title_of(lines, folder, box, own, lang)])


def title_of(lines: Sequence[Told], folder: Folder[Any], box: Box, own: int | None, lang: str) -> str:
    """« Manche 2 : vous +5, Bleu +3 »."""
    title = folder.texts.say(folder.title(box, lines[0].kind, lines[0].facts), lang)
    gains = in_short(account(lines), own, folder.texts, lang)
    return t(lang, "account-of", title=title, gains=gains) if gains else title


@lru_cache(maxsize=8192)
def _block(
    lines: tuple[Told, ...],
    index: int,
    new: bool,
    folder: Folder[Any],
    box: Box,
    own: int | None,
    lang: str,
) -> Markup:
    """One moment or turn, as text: a log has many, and few of them change."""
    mark = "new" if new else ""
    every = [
        Line(
            folder.texts.say(told.phrase, lang), "" if told.by == own else str(index + i), about(told.phrase)
        )
        for i, told in enumerate(lines)
    ]
    if len(every) == 1:
        return Markup(h.li(id=f"log-{index}", class_=mark, **_marks(every[0]))[every[0].said])
    if lines[0].kind in folder.moments:
        stretch = {"data_first": str(index), "data_after": str(index + len(lines))}
        again = h.button(type="button", **stretch)[t(lang, "moment-again")]
        title = h.p[title_of(lines, folder, box, own, lang), " ", again]
        each = h.ol[(_line([line]) for line in every)]
        return Markup(h.li(id=f"log-{index}", class_=f"moment {mark}")[title, each])
    gains = in_short(account(lines), own, folder.texts, lang)
    summary = h.summary[
        h.span(**_marks(every[0]))[every[0].said],
        " ",
        [h.b(".gain")[gains], " "] if gains else None,
        h.small[t(lang, "log-more", n=len(every) - 1)],
    ]
    rest = h.ol[(_line(list(same)) for _, same in groupby(every[1:], key=attrgetter("said")))]
    return Markup(h.li(id=f"log-{index}", class_=mark)[h.details[summary, rest]])


def _line(same: Sequence[Line]) -> h.Element:
    """One line, or several that say the same."""
    said = same[0].said if len(same) == 1 else f"{len(same)} × {same[0].said}"
    return h.li(**_marks(same[-1]))[said]


def _marks(line: Line) -> dict[str, str]:
    return {"data_line": line.number} | ({"data_by": line.by} if line.by and line.number else {})


def about(phrase: Phrase) -> str:
    """The letter of the seat that a line names as the one who acts."""
    seat = phrase.facts.get("seat")
    number = seat.id.removeprefix("seat-") if isinstance(seat, Phrase) else ""
    return LETTERS[int(number)] if number.isdigit() else ""

"""A moment step by step: how things stood at each of its lines, and at its end who gained what."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Any, NamedTuple

import htpy as h

from motu.kernel.core import State
from motu.match.choice import Told
from motu.match.match import Match
from motu.table.live import LiveTable
from motu.table.pages.audience import Audience
from motu.table.pages.gains import account, in_full, in_short
from motu.table.pages.log import about, blocks, openings, viewer
from motu.table.pages.picture import names, still
from motu.table.pages.rendered import Rendered
from motu.table.past import states

MOST = 40  # lines of one moment
MANY, TOGETHER = 3, 6  # so many lines of one kind are told together; lines told at once


class Step(NamedTuple):
    """One line of the log, by its number, and how things stood."""

    n: int
    told: Told
    state: State


async def moment(table: LiveTable, audience: Audience, first: int | None, after: int | None) -> str:
    """The staged lines of a viewer's log from `first` to before `after`, as JSON; without numbers, the last
    moment. A piece of a picture that the one before had too goes by its name."""
    match, lang, own = table.match, audience.lang, viewer(audience)
    told = match.told_to(own)
    start, end = _stretch(match, told, first, after)
    shown: list[dict[str, Any]] = []
    before: Rendered | None = None
    for several in together(steps(table, told, own, start, end)):
        step = several[-1]
        view = {**match.view(own, step.state), "names": names(table, lang)}
        now = Rendered({"picture": still(match, view, lang)})
        shown.append(
            {
                "title": _title(match, told, step.n, lang) if _within(match, step.told) else "",
                "lines": _lines(match, several, lang),
                "gains": in_short(account([each.told for each in several]), own, match.folder.texts, lang),
                "n": step.n,
                "sound": _heard(match, several),
                "pieces": now.pieces(before),
            }
        )
        before = now
        await asyncio.sleep(0)  # others have their turn between two pictures
    return json.dumps({"steps": shown, "account": str(_account(match, told, own, start, end, lang) or "")})


def _heard(match: Match, several: Sequence[Step]) -> str:
    """As what lines that are shown together are heard; empty for nothing."""
    sounds = match.folder.sounds
    return next((sounds[one.told.kind] for one in several if one.told.kind in sounds), "")


def _stretch(match: Match, told: Sequence[Told], first: int | None, after: int | None) -> tuple[int, int]:
    if first is None or after is None:
        stretches = (
            stretch
            for stretch in blocks(match.folder, told)
            if any(line.kind in match.folder.steps for line in told[slice(*stretch)])
        )
        return next(stretches, (0, 0))
    start, end = max(0, min(first, len(told))), max(0, min(after, len(told)))
    return max(start, end - MOST), end


def steps(table: LiveTable, told: Sequence[Told], own: int | None, first: int, after: int) -> list[Step]:
    """The lines that are shown, as their viewer was told them."""
    wanted = [n for n in range(first, after) if told[n].kind in table.match.folder.steps]
    found = states(table, own, wanted)
    return [Step(n, told[n], found[n]) for n in wanted if n in found]


def together(found: Sequence[Step]) -> list[list[Step]]:
    """What is seen at once: each line by itself; lines alike, a few at a time, unless their gains differ."""
    shown: list[list[Step]] = []
    for _, row in groupby(
        found, lambda step: (step.told.kind, step.told.phrase if step.told.gained else None)
    ):
        alike = list(row)
        most = TOGETHER if len(alike) >= MANY else 1
        shown += [alike[i : i + most] for i in range(0, len(alike), most)]
    return shown


def _lines(match: Match, several: Sequence[Step], lang: str) -> list[dict[str, str]]:
    """In words, with the seat that each is about; what is said more than once in a row is counted."""
    said = groupby((match.folder.texts.say(s.told.phrase, lang), about(s.told.phrase)) for s in several)
    counted = [(line, by, len(list(same))) for (line, by), same in said]
    return [{"line": line if n == 1 else f"{n} × {line}", "by": by} for line, by, n in counted]


def _title(match: Match, told: Sequence[Told], n: int, lang: str) -> str:
    """What happens at line n: its moment, or the period in which it stands."""
    folder, line = match.folder, told[n]
    if line.kind not in folder.moments:
        return _period_title(match, told, n, lang)
    return folder.texts.say(folder.title(match.box, line.kind, line.facts), lang)


def _period_title(match: Match, told: Sequence[Told], n: int, lang: str) -> str:
    """The period in which line n stands; empty before the first one."""
    opened = [told[i] for i in openings(match.folder, told) if i <= n]
    if not opened:
        return ""
    title = match.folder.title(match.box, opened[-1].kind, opened[-1].facts)
    return match.folder.texts.say(title, lang)


def _within(match: Match, told: Told) -> bool:
    """Whether a line needs a title: one that opens a period says it itself."""
    return told.kind not in match.folder.periods


def _account(
    match: Match, told: Sequence[Told], own: int | None, first: int, after: int, lang: str
) -> h.Element | None:
    """Of the period that ended in this stretch, or else of the stretch itself."""
    opened = openings(match.folder, told)
    ended = [(a, b) for a, b in pairwise(opened) if first <= b < after]
    if match.over and opened and after == len(told):
        ended.append((opened[-1], after))
    start, end = ended[-1] if ended else (first, after)
    full = in_full(account(told[start:end]), own, match.folder.texts, lang)
    if full is None:
        return None
    several = len({match.folder.moments.get(line.kind) for line in told[start:end]}) > 1
    title = _period_title(match, told, start, lang) if several else _title(match, told, start, lang)
    return h.div[h.h3[title], full]

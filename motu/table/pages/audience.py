"""Who looks at a table, and what there is for him to see and to decide."""

from __future__ import annotations

from dataclasses import dataclass

from motu.kernel.engine import Asked
from motu.match.match import Match
from motu.table.asked import token_of
from motu.table.live import LiveTable
from motu.table.staging import Staged
from motu.table.words import t


@dataclass(frozen=True)
class Audience:
    """Those who see the same: the seats they hold, whether hands lie covered, language, settings."""

    seats: tuple[int, ...]
    lang: str
    confirm: bool = True
    uncovered: int | None = None  # hot-seat: the seat that lifted the curtain
    host: bool = False
    guided: bool = False
    windows: bool = False  # wants to be asked at every window


@dataclass(frozen=True)
class Scene:
    """What an audience sees of a table now."""

    seat: int | None  # whose eyes
    asked: int | None  # the own seat that must decide
    staged: Staged | None
    curtain: bool  # another person must take the device first
    covered: bool


def look(table: LiveTable, audience: Audience) -> Scene:
    """Whose eyes, which question, and whether a curtain is down."""
    mine = audience.seats
    if not mine or table.status == "open":
        return Scene(mine[0] if mine else None, None, None, False, False)
    awaited = [
        seat
        for seat in table.match.awaiting
        if seat in mine and table.seats[seat].kind == "person" and table.by_itself(seat) is None
    ]
    hot = len(mine) > 1
    if audience.uncovered in awaited:
        asked: int | None = audience.uncovered
    else:
        asked = awaited[0] if awaited else None
    if asked is None:
        return Scene(None if hot else mine[0], None, None, False, hot)
    staged = table.staged(asked)
    uncovered = audience.uncovered == asked
    curtain = hot and not uncovered and needs_curtain(staged.match)
    return Scene(asked, asked, staged, curtain, hot and not uncovered)


def needs_curtain(match: Match) -> bool:
    """Sealed decisions and choices that show a hand are taken alone."""
    if not match.awaiting:
        return False
    asked = Asked(match.state)
    return asked.sealed or asked.rule.guarded or match.folder.shows_hand(asked.rule)


def answered(match: Match) -> tuple[int, ...]:
    """The seats that have answered the present sealed question; everybody may know who, never what."""
    if not match.awaiting or not Asked(match.state).sealed:
        return ()
    return tuple(seat for seat in range(match.seats) if match.state.sealed[seat])


def question_token(table: LiveTable, scene: Scene) -> str:
    """The name of the question that is put to an audience."""
    if scene.asked is None or scene.staged is None:
        return ""
    return token_of(table.match, scene.asked, scene.staged.actions)


def seat_word(table: LiveTable, lang: str, seat: int) -> str:
    """A seat by its colour, with the person's name."""
    name, colour = table.seats[seat].name, t(lang, f"seat-{seat}")
    return f"{colour} ({name})" if name else colour

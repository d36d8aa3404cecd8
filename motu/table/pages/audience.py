"""Who looks at a table, and what there is for him to see and to decide."""

from __future__ import annotations

from dataclasses import dataclass

from motu.kernel.engine import Asked
from motu.match.match import Match
from motu.table.live import LiveTable
from motu.table.turn import Turn
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
    in_charge: bool = False  # may seat a bot for who is away
    name: str = ""  # of who may sit down


def look(table: LiveTable, audience: Audience) -> Turn:
    """What an audience sees of a table now."""
    return table.turn(audience.seats, audience.uncovered)


def answered(match: Match) -> tuple[int, ...]:
    """The seats that have answered the present sealed question; everybody may know who, never what."""
    if not match.awaiting or not Asked(match.state).sealed:
        return ()
    return tuple(seat for seat in range(match.seats) if match.state.sealed[seat])


def seat_word(table: LiveTable, lang: str, seat: int) -> str:
    """A seat by its colour, with the person's name."""
    name, colour = table.seats[seat].name, t(lang, f"seat-{seat}")
    return f"{colour} ({name})" if name else colour

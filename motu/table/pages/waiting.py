"""Who thinks, about what, and how long at most."""

from __future__ import annotations

import math

from motu.bots import STRENGTHS
from motu.games._shared.text import say
from motu.match.planning import phase
from motu.table.live import LiveTable
from motu.table.pages.audience import Audience, seat_word
from motu.table.words import t

AT_ONCE = 1.0  # seconds: what takes no longer is not announced


def waiting(table: LiveTable, audience: Audience) -> str:
    """For those who are not asked: what the others are doing. What is played for one is not waited for."""
    match, lang = table.match, audience.lang
    others = [seat for seat in match.awaiting if seat not in audience.seats]
    seats = tuple(say("verbatim", text=seat_word(table, lang, seat)) for seat in others)
    if not seats:
        return t(lang, "banner-goes-on")
    asked = say(f"waits-{phase(match)}", seats=seats, number=len(seats))
    said = match.folder.texts.say(asked, lang)
    most = max(_seconds(table, seat) for seat in others)
    if most <= AT_ONCE:
        return t(lang, "banner-waiting", said=said)
    return t(lang, "banner-waiting-at-most", said=said, seconds=math.ceil(most))


def _seconds(table: LiveTable, seat: int) -> float:
    """How long a bot may think; a person's clock stands on the page, where there is one."""
    strength = STRENGTHS.get((table.seats[seat].bot or "").partition("+")[0])
    return strength.seconds if strength is not None and table.seats[seat].kind == "bot" else 0.0

"""What the shaman's flip would make active in Costa Ruana, or has made active."""

from __future__ import annotations

from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.letters import Speaker, text
from motu.games._shared.drawing.markup import markup
from motu.games._shared.drawing.palette import BORDER, MUTED
from motu.games._shared.drawing.parts import shown
from motu.games._shared.drawing.pieces import plate
from motu.games.costa_ruana.scene.cards import background_of, chip
from motu.games.costa_ruana.scene.layout import CONDITION, CONDITIONS
from motu.games.costa_ruana.seen import CostaView

AFTER_FLIP: Final = {"resolve", "take_treasure", "drop_treasure", "remove", "place", "lift", "land", "over"}
TOP: Final = CONDITIONS[1] + CONDITION[1] + 10
COLUMNS: Final = (CONDITIONS[0] + CONDITIONS[2] / 4, CONDITIONS[0] + CONDITIONS[2] * 3 / 4)
MIDDLE: Final = CONDITIONS[0] + CONDITIONS[2] / 2


def flip(view: CostaView, say: Speaker) -> list[Markup]:
    """Below the Condition cards, once both lie there."""
    tide, daylight = view["tide"], view["daylight"]
    if tide is None or daylight is None:
        return []
    return _active_now((tide, daylight), say) if view["phase"] in AFTER_FLIP else _if_flipped(view, say)


def _panel(heading: str) -> list[Markup]:
    x, _, wide, high = CONDITIONS
    return [
        plate(x + 4, TOP, wide - 8, high - CONDITION[1] - 12),
        text(heading, MIDDLE, TOP + 18, 13, bold=True),
    ]


def _active_now(faces: tuple[str, str], say: Speaker) -> list[Markup]:
    """After the flip: the two backgrounds whose cards count this turn."""
    content = _panel(say("scene-active-now"))
    for face, x in zip(faces, COLUMNS, strict=True):
        words = text(say(f"background-{face}.title"), x, TOP + 108, 13)
        content.append(shown(f"active-{face}", [chip(face, x, TOP + 60, 26), words]))
    return content


def _if_flipped(view: CostaView, say: Speaker) -> list[Markup]:
    """What each flip would make active: its two backgrounds, and how many known cards on the table."""
    known = [background_of(card["card"]) for card in view["table"] if card["card"]]
    hidden = len(view["table"]) - len(known)
    content = _panel(say("scene-if-flipped"))
    for card, x in zip(("tide", "daylight"), COLUMNS, strict=True):
        camp = view["flips"]["tide" if card == "tide" else "daylight"]
        active = sum(background in camp for background in known)
        drawn = [
            *(chip(background, x + 19 * (2 * i - 1), TOP + 42) for i, background in enumerate(camp)),
            text(active, x, TOP + 84, 24, bold=True),
            text(say("scene-known-cards", cards=active), x, TOP + 101, 13, fill=MUTED),
        ]
        content.append(shown(f"flip-{card}", drawn))
    content.append(markup(h.path(d=f"M{MIDDLE:g},{TOP + 30:g} L{MIDDLE:g},{TOP + 102:g}", stroke=BORDER)))
    if hidden:
        words = text(say("scene-hidden-cards", cards=hidden), MIDDLE, TOP + 124, 13, fill=MUTED)
        content.append(shown("flip-hidden", [words]))
    return content

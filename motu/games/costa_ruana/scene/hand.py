"""The viewer's hand in Costa Ruana."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.letters import lines, text
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import INK, PAGE, PAPER, on
from motu.games._shared.drawing.parts import Maker
from motu.games._shared.drawing.pieces import piece, plate, rounded
from motu.games._shared.drawing.remembered import remembered
from motu.games.costa_ruana.scene.aid import order_of_cards
from motu.games.costa_ruana.scene.cards import BACKGROUNDS, background_of, card_name, chip, face_of, symbol
from motu.games.costa_ruana.scene.layout import HAND, HAND_CARD, hand_places
from motu.games.costa_ruana.scene.parts import moved, thing
from motu.games.costa_ruana.seen import CostaView

EDGE: Final = (0, 0, *HAND_CARD, 8)


@remembered
def hand(view: CostaView, make: Maker) -> Iterable[Markup]:
    """A spectator has none and reads in its place what cards do."""
    if view["over"]:
        return
    if view["viewer"] is None:
        yield order_of_cards(HAND, make.say)
        return
    yield plate(*HAND, fill=PAGE, frame=False)
    yield text(make.say("scene-hand"), HAND[0] + 12, HAND[1] + 17, 13, bold=True, anchor="start")
    for card, at in hand_places(view["hand"]).items():
        face = make.say(f"face-{face_of(card)}")
        background = make.say(f"background-{background_of(card)}.title")
        id = f"hand_{card}"
        content = _card(card, view["hand"].count(card), face, background)
        yield thing("hand-card", id, card_name(card, make.say), make.mark(id), EDGE, content, moved(*at))


@lru_cache(maxsize=512)
def _card(card: str, count: int, face: str, background: str) -> Markup:
    """Equal cards are one stack."""
    wide, high = HAND_CARD
    colour = BACKGROUNDS[background_of(card)]
    moves = face_of(card).startswith("move")
    words = lines(face, 13, wide - 12)
    content = [
        *([piece(rounded(4, 4, wide, high, 8), colour, 1.5, 1)] if count > 1 else []),
        piece(rounded(0, 0, wide, high, 8), colour, 1.5, 1),
        markup(h.rect(".frame", width=str(wide), height=str(high), rx="8", fill="none")),
        markup(h.rect(x="4", y="23", width=str(wide - 8), height=str(high - 27), rx="5", fill=PAPER)),
        text(background, wide / 2, 17, 13, fill=on(colour)),
        chip(background_of(card), 17, 36, 10.5),
        symbol(face_of(card), wide / 2 + (12 if count > 1 else 7), 57, 36 if moves else 42),
        *(text(line, wide / 2, high - 12 - 15 * (len(words) - 1 - i), 13) for i, line in enumerate(words)),
    ]
    if count > 1:
        content += [
            markup(h.circle(cx="17", cy="63", r="12", fill=INK)),
            text(f"×{count}", 17, 68, 13, fill=PAPER, bold=True),
        ]
    return joined(content)

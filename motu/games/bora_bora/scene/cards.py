"""The god cards of Bora Bora: the open row, the deck, the discard, and the hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import markup
from motu.games._shared.drawing.palette import BORDER, DEEP, PAGE
from motu.games._shared.drawing.parts import Maker, badge, cell, icon, panel, thing
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.remembered import remembered
from motu.games.bora_bora.scene import layout
from motu.games.bora_bora.scene.pieces import god
from motu.games.bora_bora.seen import BoraView, PlayerSeen

COLOURS = ("blue", "white", "red", "green", "yellow")


@remembered
def row(view: BoraView, make: Maker) -> Iterator[Markup]:
    """Five open cards by colour, the deck and the discard."""
    yield panel(layout.GODS, make.say("scene-gods"))
    for i, colour in enumerate(COLOURS):
        target = f"take_god_{colour}"
        name = f"{make.say(f'god-{colour}')} · {make.say(f'scene-god-{colour}')}"
        yield _card(target, colour, view["face_up"][colour], layout.god_box(i), name, make.mark(target))
    deck, discard = view["deck"], sum(view["discard"].values())
    yield _pile(
        "take_god_blind", deck, make.say("scene-deck"), layout.god_box(5), make.mark("take_god_blind")
    )
    yield _pile("discard", discard, make.say("scene-discard"), layout.god_box(6), None)


@lru_cache(maxsize=512)
def _card(id: str, colour: str, count: int, box: Box, name: str, mark: Mark | None) -> Markup:
    """A god; pale where there is none of it."""
    face = god(colour, *box)
    x, y, wide, high = box
    content = [face if count else markup(h.g(opacity="0.16")[face])]
    if count > 1:
        content.append(badge(f"×{count}", x + wide / 2, y + high - 9))
    return thing(id, box, name, mark, content)


@lru_cache(maxsize=128)
def _pile(id: str, count: int, name: str, box: Box, mark: Mark | None) -> Markup:
    x, y, wide, high = box
    spent = id == "discard"
    content = [
        plate(*box, 4, PAGE if spent or not count else DEEP, BORDER if spent else "#22313A", frame=False),
        icon("cross" if spent else "god_card", x + wide / 2, y + 17, 15 if spent else 24),
        badge(count, x + wide / 2, y + high - 11, 13),
    ]
    return thing(id, box, name, mark, content)


@remembered
def hand(view: BoraView, make: Maker, player: PlayerSeen) -> Iterator[Markup]:
    """The viewer's cards by colour and his god tiles; of others only what everybody has seen."""
    own = view["hand"]
    held = own or player["known"]
    yield panel(layout.HAND, make.say("scene-hand" if own else "scene-known", n=player["cards"]))
    for i, colour in enumerate(COLOURS):
        target = f"hand_{colour}"
        name = f"{make.say(f'god-{colour}')} · {make.say(f'scene-god-{colour}')}"
        yield _held(target, colour, held[colour], layout.hand_box(i), name, make.mark(target))
    name = make.say("scene-god-tile")
    yield _tile(player["god_tiles"], layout.hand_box(5), name, make.mark("own_god_tile"))


@lru_cache(maxsize=512)
def _held(target: str, colour: str, count: int, box: Box, name: str, mark: Mark | None) -> Markup:
    x, y, wide, high = box
    face = god(colour, x + 3, y + 3, wide - 6, high - 22)
    content = [
        cell(box, PAGE, BORDER, 5),
        face if count else markup(h.g(opacity="0.16")[face]),
        text(f"×{count}", x + wide / 2, y + high - 5, 14, bold=True),
    ]
    return thing(f"own-{target}", box, name, mark, content)


@lru_cache(maxsize=64)
def _tile(count: int, box: Box, name: str, mark: Mark | None) -> Markup:
    x, y, wide, high = box
    drawn = icon("god_tile", x + wide / 2, y + high / 2 - 8, 34)
    content = [
        cell(box, PAGE, BORDER, 5),
        drawn if count else markup(h.g(opacity="0.2")[drawn]),
        text(f"×{count}", x + wide / 2, y + high - 5, 14, bold=True),
    ]
    return thing("own-god-tile", box, name, mark, content)

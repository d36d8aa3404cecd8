"""The viewer's hand in Tahatai, and what the sea has taken."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.parts import Maker, cell, panel, thing
from motu.games._shared.drawing.sheet import used
from tests.minigames.tahatai.box import KIND_NAMES
from tests.minigames.tahatai.scene.layout import HAND, hand_box
from tests.minigames.tahatai.seen import TahataiView


def hand(view: TahataiView, make: Maker) -> Iterable[Markup]:
    """Equal shells are one heap; a spectator has none. At the end the ranking takes the place."""
    if view["over"]:
        return
    yield panel(HAND, "" if view["viewer"] is None else make.say("scene-hand"))
    for kind in KIND_NAMES:
        if kind in view["hand"]:
            yield _heap(kind, view["hand"].count(kind), make)
    yield from _washed(view["washed"], make)


def _heap(kind: str, count: int, make: Maker) -> Markup:
    id, box = f"hand_{kind}", hand_box(kind)
    x, y, wide, _ = box
    name = make.say(f"shell-{kind}")
    content = [
        cell(box),
        used(kind, x + wide / 2, y + 38),
        text(f"×{count}", x + wide / 2, y + 76, 15, bold=True),
        text(name, x + wide / 2, y + 96, 13),
    ]
    return thing(id, box, name, make.mark(id), content)


def _washed(washed: dict[str, int], make: Maker) -> Iterable[Markup]:
    x, y = HAND[0] + 350, HAND[1]
    yield text(make.say("scene-washed"), x + 120, y + 17, 13)
    for i, (kind, count) in enumerate(washed.items()):
        yield used(kind, x + 40 + 80 * i, y + 66, 0.8)
        yield text(count, x + 40 + 80 * i, y + 112, 15, bold=True)

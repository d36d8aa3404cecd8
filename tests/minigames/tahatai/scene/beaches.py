"""The beaches of Tahatai, and the shells on them."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.palette import BORDER, SAND
from motu.games._shared.drawing.parts import Maker, thing
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.sheet import used
from tests.minigames.tahatai.scene.layout import beach_box, shell_on
from tests.minigames.tahatai.seen import BeachSeen, TahataiView


def beaches(view: TahataiView, make: Maker) -> Iterable[Markup]:
    """Each beach is one thing that may be chosen."""
    return (_beach(beach, make) for beach in view["beaches"])


def _beach(beach: BeachSeen, make: Maker) -> Markup:
    box = beach_box(beach["id"])
    name = make.say(f"beach-{beach['id']}")
    about = make.say("scene-beach", beach=name, shells=len(beach["shells"]))
    content = [
        plate(*box, 20, SAND, BORDER),
        text(name, box[0] + box[2] / 2, box[1] + 30, 15, bold=True),
        *(used(kind, *shell_on(box, kind)) for kind in beach["shells"]),
    ]
    return thing(beach["id"], box, about, make.mark(beach["id"]), content, 20)

"""The women and men of Bora Bora who wait under the dice 1 to 6."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import Speaker
from motu.games._shared.drawing.palette import BORDER, PAGE
from motu.games._shared.drawing.parts import Maker, panel, shown, thing
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.remembered import remembered
from motu.games.bora_bora.scene import layout
from motu.games.bora_bora.scene.pieces import die_face, gained, person
from motu.games.bora_bora.seen import BoraView, PersonSeen


@remembered
def display(view: BoraView, make: Maker) -> Iterator[Markup]:
    """Who can be taken, and with which die at least."""
    yield panel(layout.PEOPLE)
    for i in range(6):
        box = layout.person_box("woman", i)
        face = die_face(i + 1, box[0] + box[2] / 2, layout.PEOPLE[1] + 15, 20)
        yield shown(f"under-{i + 1}", [face])
    for sex in ("woman", "man"):
        for i, one in enumerate(view["display"][sex]):
            box = layout.person_box(sex, i)
            if one is None:
                yield plate(*box, 6, PAGE, BORDER, frame=False)
                continue
            gain = gained(one["type"], view["people"][one["type"]][0])
            yield _shown(_key(one), gain, box, person_name(make.say, one), make.mark(one["id"]))


def person_name(say: Speaker, one: PersonSeen) -> str:
    """Sex, type and symbols in words."""
    return say(f"person-{one['sex']}", type=say(f"type-{one['type']}"), symbols=one["symbols"])


def _key(one: PersonSeen) -> tuple[str, str, str, int]:
    return one["id"], one["sex"], one["type"], one["symbols"]


@lru_cache(maxsize=512)
def _shown(key: tuple[str, str, str, int], gain: str, box: Box, name: str, mark: Mark | None) -> Markup:
    id, sex, kind, symbols = key
    return thing(id, box, name, mark, [person(sex, kind, symbols, False, gain, box)], 6)

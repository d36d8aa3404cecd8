"""Where the table of Pantheon has room: the people of the epoch and the deities in play, told in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box
from motu.games._shared.drawing.letters import lines, text
from motu.games._shared.drawing.markup import joined
from motu.games._shared.drawing.parts import Maker, panel, shown
from motu.games._shared.drawing.remembered import remembered
from motu.games.pantheon.scene import layout
from motu.games.pantheon.scene.parts import Sign, about, called, power_sign, signs
from motu.games.pantheon.seen import PantheonView

Told = tuple[str, Sign, str]  # a key, a sign and what it means

RULES: Final = (("deity", "PA-7-6"), ("stop", "PA-11-1"), ("points", "PA-11-3"))


@remembered
def aid(view: PantheonView, make: Maker) -> Iterator[Markup]:
    """Under the panels of few players; what a spectator reads elsewhere is not repeated."""
    box = layout.aid_box(view["seats"])
    if box is None:
        return
    if view["viewer"] is None:
        yield _aid("aid", box, make.say("scene-good-to-know"), _rules(make))
    else:
        yield _aid("aid", box, make.say("scene-powers"), (*_told(view, make), *_rules(make)))


@remembered
def told(view: PantheonView, make: Maker) -> Iterator[Markup]:
    """A spectator has no hand: he reads there what the powers are."""
    if view["viewer"] is None and not view["over"]:
        yield _aid("told", layout.HAND, make.say("scene-powers"), _told(view, make))


def _told(view: PantheonView, make: Maker) -> tuple[Told, ...]:
    """The people, then the deities on display, then those that somebody keeps."""
    deities = [deity["id"] for deity in view["display"]]
    deities += [deity for player in view["players"] for deity in player["kept"]]
    people = view["people"]
    found = [(people, ("", people), make.say(f"{people}.effect"))] if people else []
    words = (
        (id, make.say("scene-power", deity=called(view, make, id), about=about(view, make, id)))
        for id in deities
    )
    return (*found, *((id, power_sign(view, id), said) for id, said in dict(words).items()))


def _rules(make: Maker) -> tuple[Told, ...]:
    """When an epoch ends, and what deities are worth."""
    return tuple((f"rule_{sign}", ("", sign), make.say(rule)) for sign, rule in RULES)


@lru_cache(maxsize=64)
def _aid(id: str, box: Box, title: str, told: tuple[Told, ...]) -> Markup:
    """As many as there is room for."""
    x, y, wide, high = box
    parts = [panel(box, title)]
    base = y + 44
    for key, sign, said in told:
        words = lines(said, 13, wide - 68)
        if base + 17 * (len(words) - 1) > y + high - 8:
            break
        row = [signs((sign,), x + 30, base - 4 + 8 * (len(words) - 1), 18)]
        row += [text(line, x + 58, base + 17 * i, 13, anchor="start") for i, line in enumerate(words)]
        parts.append(shown(f"{id}-{key}", row))
        base += 17 * len(words) + 12
    return joined(parts)

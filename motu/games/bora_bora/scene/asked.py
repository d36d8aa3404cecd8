"""What can be chosen in Bora Bora and lies nowhere else: purchases, gifts of the fire, and "no more"."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import lines, shortened, text
from motu.games._shared.drawing.markup import joined
from motu.games._shared.drawing.palette import BORDER, INK, MUTED, PAGE
from motu.games._shared.drawing.parts import CARD, Maker, badge, cell, icon, shown, thing
from motu.games._shared.drawing.remembered import remembered
from motu.games.bora_bora.scene import layout
from motu.games.bora_bora.scene.cards import COLOURS
from motu.games.bora_bora.scene.pieces import god
from motu.games.bora_bora.seen import BoraView

HELP: Final = ("vp", "offering", "god_card", "material", "move_hut")
COSTS: Final = {"vp": 2, "offering": 3, "god_card": 4, "material": 5, "move_hut": 6}  # places in help_costs
STOPS: Final = {"help": "help_stop", "use": "use_stop", "buy": "buy_decline", "settle": "settle_stop"}
KINDS: Final = ("wood", "stone", "sand")


class Cell(NamedTuple):
    """One thing of the panel."""

    target: str
    sign: str
    word: str
    cost: int = 0
    double: bool = False  # as wide as two places


@remembered
def asked(view: BoraView, make: Maker) -> Iterator[Markup]:
    """The panel of the present question, for the one who must answer it; otherwise what the gods do."""
    asked = view["viewer"] is not None and view["viewer"] in view["awaiting"]
    cells = list(_cells(view, make)) if asked else []
    grid = layout.asked_grid()
    for place, one in cells:
        x, y, wide, high = grid.box(place)
        far = grid.box(place + 1) if one.double else (x, y, wide, high)
        yield _cell(one, (x, y, far[0] + far[2] - x, high), make.mark(one.target))
    if not cells:
        yield _gods(tuple(make.say(f"scene-god-{colour}") for colour in COLOURS))


def _cells(view: BoraView, make: Maker) -> Iterator[tuple[int, Cell]]:
    """What the question needs, and where: the last place is for stopping."""
    say, phase, pending = make.say, view["phase"], view["pending"]
    match phase:
        case "help":
            yield from enumerate(_purchases(view, make))
            yield 6, Cell("help_points", "vp", say("scene-rest", n=pending["left"]))
            if make.mark("help_everybody"):
                yield 5, Cell("help_everybody", "all", say("scene-everybody"))
        case "fire_gift" | "fire_rise":
            yield 0, Cell("fire_gift_god_card", "god_card", say("scene-god-card"), double=True)
            yield 2, Cell("fire_gift_offering", "offering", say("income-offering"), double=True)
            yield 4, Cell("fire_rise_status", "status", say("scene-status"), double=True)
            yield 6, Cell("fire_rise_shell", "shell", say("scene-shell"), double=True)
        case "move_huts":
            for i in range(pending["left"]):
                yield i, Cell(f"move_huts_{i + 1}", "move_hut", str(i + 1))
        case "material":
            for i, kind in enumerate(KINDS):
                if make.mark(f"material_beside_{kind}"):
                    yield i, Cell(f"material_beside_{kind}", kind, say("scene-beside"))
        case "score_fish":
            fish = next(one["fish"] or 0 for one in view["regions"] if one["id"] == pending["region"])
            yield 0, Cell("", "fish", say("scene-red-brings", n=fish))
            yield 7, Cell("no_fish", "stop", say("scene-no"))
    if phase in STOPS and make.mark(STOPS[phase]):
        yield 7, Cell(STOPS[phase], "stop", say("scene-stop" if phase != "buy" else "scene-nothing"))


def _purchases(view: BoraView, make: Maker) -> Iterator[Cell]:
    for name in HELP:
        word = make.say(f"scene-help-{name}")
        yield Cell(f"help_{name}", name, word, view["help_costs"][COSTS[name]])


@lru_cache(maxsize=8)
def _gods(words: tuple[str, ...]) -> Markup:
    """What each god does, in words."""
    x, y, wide, _ = layout.ASKED
    parts: list[Markup] = []
    for i, (colour, word) in enumerate(zip(COLOURS, words, strict=True)):
        base = y + 7 + 21 * i
        said = text(shortened(word, 13, wide - 38), x + 32, base + 13, 13, anchor="start")
        parts.append(shown(f"god-{colour}", [god(colour, x + 8, base, 17, 17), said]))
    return joined(parts)


@lru_cache(maxsize=512)
def _cell(one: Cell, box: Box, mark: Mark | None) -> Markup:
    """A button with its sign and its word; pale while it cannot be chosen."""
    x, y, wide, _ = box
    open_ = mark is not None or not one.target
    content = [cell(box, CARD if open_ else PAGE, INK if open_ else BORDER, 7)]
    said = lines(one.word, 13, wide - 1)[:2]
    single = len(said) == 1
    content.append(icon(one.sign, x + wide / 2, y + (17 if single else 12), 23 if single else 18))
    top = y + (42 if single else 33)
    content += [
        text(shortened(line, 13, wide - 1), x + wide / 2, top + 13 * i, 13, fill=INK if open_ else MUTED)
        for i, line in enumerate(said)
    ]
    if one.cost:
        content.append(badge(one.cost, x + wide - 10, y + 10))
    return thing(f"asked-{one.target or one.sign}", box, one.word, mark, content, 7)

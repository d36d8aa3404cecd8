"""The ritual cards of Raiatea: in the hand, just drawn, in the row of the ceremony, before a screen."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import lines, shortened, text, width
from motu.games._shared.drawing.palette import DEEP, INK, PAPER, on
from motu.games._shared.drawing.parts import CARD, Maker, badge, icon, thing
from motu.games._shared.drawing.pieces import piece, plate, rounded, small_token
from motu.games.raiatea.scene.effects import Part, breadth, in_words, parts_of, row, signs_of
from motu.games.raiatea.seen import RaiateaView

COLOURS: Final = {  # as printed: brown, black, blue, burgundy
    "common": "#7A4B2A", "personal": "#22313A", "permanent": "#2660A4", "interactive": "#7D2140",
}  # fmt: skip
FORBIDDEN: Final = "#F4D9D2"


class Ritual(NamedTuple):
    """What is printed on a card."""

    id: str
    name: str
    category: str
    kind: str  # the category in words
    forbidden: bool
    cost: int
    effect: tuple[Part, ...]
    words: str
    about: str


def ritual(view: RaiateaView, make: Maker, id: str) -> Ritual:
    facts = view["rituals"][id]
    effect = parts_of(facts["effect"])
    name = facts["name"] if "name" in facts else make.say(f"ritual-{id}")
    kind, words = make.say(f"category-{facts['category']}"), in_words(make.say, effect)
    about = make.say("scene-about-ritual", name=name, kind=kind, cost=facts["cost"], effect=words)
    return Ritual(
        id, name, facts["category"], kind,
        facts["deck"] == "forbidden", facts["cost"], effect, words, about,
    )  # fmt: skip


@lru_cache(maxsize=1024)
def card(id: str, of: Ritual, count: int, box: Box, mark: Mark | None) -> Markup:
    """A card in full: cost, name, category, what it does in icons and in words."""
    x, y, wide, high = box
    colour, ground = COLOURS[of.category], FORBIDDEN if of.forbidden else PAPER
    content = [
        piece(rounded(x, y, wide, high, 7), colour, 1.5, 1),
        plate(x, y, wide, high, 7, "none", "none"),
        plate(x + 4, y + 25, wide - 8, high - 29, 4, ground, "none", frame=False),
        _cost(of.cost, x + 14, y + 13),
        _name(of.name, x + 27, y + 18, wide - (58 if count > 1 else 30), on(colour)),
    ]
    content += _words(of, x, y, wide, high)
    if count > 1:
        content.append(badge(f"×{count}", x + wide - 16, y + 13))
    return thing(id, box, of.about, mark, content, 7)


def _name(name: str, x: float, y: float, room: float, fill: str) -> Markup:
    """A name in bold letters, if they fit."""
    bold = width(name, 13, True) <= room
    return text(shortened(name, 13, room, bold), x, y, 13, bold=bold, fill=fill, anchor="start")


def _words(of: Ritual, x: float, y: float, wide: float, high: float) -> Iterable[Markup]:
    """Icons if there is room above the words."""
    spoken = lines(of.words, 13, wide - 14)
    room = int((high - 33) // 15)
    if len(spoken) > room:
        spoken = (*spoken[: room - 1], shortened(f"{spoken[room - 1]} …", 13, wide - 14))
    spare = high - 33 - 15 * len(spoken)
    signs = signs_of(of.effect)
    if spare >= 26:
        yield row(signs, x + wide / 2, y + 27 + min(spare, 44) / 2, wide - 14, 22, 16)
    top = y + high - 10 - 15 * (len(spoken) - 1)
    if spare >= 26:
        top -= max(0, (spare - 44) / 2)
    for i, line in enumerate(spoken):
        yield text(line, x + wide / 2, top + 15 * i, 13)


@lru_cache(maxsize=64)
def _cost(cost: int, x: float, y: float) -> Markup:
    return plate(x - 11, y - 10, 22, 20, 10, PAPER, INK, frame=False) + text(cost, x, y + 5.2, 14, bold=True)


@lru_cache(maxsize=1024)
def line(
    id: str, of: Ritual, count: int, owner: int | None, box: Box, mark: Mark | None, shown_cost: bool = True
) -> Markup:
    """A card as one line: cost, name, icons, and whose it is; common ones are everybody's."""
    x, y, wide, high = box
    middle = y + high / 2
    colour = COLOURS[of.category]
    content = [
        plate(x, y, wide, high, 5, FORBIDDEN if of.forbidden else CARD, colour),
        plate(x, y, 28, high, 5, colour, colour, frame=False),
    ]
    if shown_cost:
        content.append(_cost(of.cost, x + 14, middle))
    right = x + wide - 6
    if owner is not None:
        content.append(small_token(owner, right - 8, middle))
        right -= 22
    elif of.category == "common":
        content.append(icon("all", right - 8, middle, 16))
        right -= 22
    if count > 1:
        content.append(badge(f"×{count}", right - 10, middle))
        right -= 26
    everybody = of.category == "common"  # the icon at the end says it already
    signs = signs_of((do, n, "owner" if everybody else who) for do, n, who in of.effect)
    room = right - x - 34
    size = 16 if high >= 24 else 14
    icons = min(breadth(signs, size), room * 0.55) if room > 60 else 0  # a name at least
    name = shortened(of.name, 13, room - icons - (8 if icons else 2), True)
    content.append(text(name, x + 33, middle + 4.7, 13, bold=True, anchor="start"))
    if icons:
        content.append(row(signs, right - icons - 2, middle, icons + 1, size, anchor="start"))
    return thing(id, box, of.about, mark, content)


@lru_cache(maxsize=512)
def chip(id: str, of: Ritual, count: int, x: float, y: float, high: float = 22) -> tuple[Markup, float]:
    """A permanent ritual before a screen: its icons in a blue frame, and how wide it is."""
    signs = signs_of(of.effect)
    wide = breadth(signs, 15) + 12 + (24 if count > 1 else 0)
    content = [
        plate(x, y, wide, high, 6, PAPER, COLOURS["permanent"]),
        row(signs, x + 6, y + high / 2, wide, 15, anchor="start"),
    ]
    if count > 1:
        content.append(badge(f"×{count}", x + wide - 14, y + high / 2))
    return thing(id, (x, y, wide, high), of.about, None, content), wide


@lru_cache(maxsize=64)
def deck(id: str, forbidden: bool, box: Box, cards: int, name: str, about: str, mark: Mark | None) -> Markup:
    """A deck of rituals: normal ones have a sun, forbidden ones an eye."""
    x, y, wide, high = box
    colour = "#7D2140" if forbidden else DEEP
    content = [
        piece(rounded(x + 2 - 1.5 * i, y + 2 - 1.5 * i, wide - 4, high - 22, 5), colour, 1, 0.8)
        for i in range(2 if cards else 1)
    ]
    content.append(icon("cancel" if forbidden else "ritual", x + wide / 2, y + 16, 20))
    content.append(text(cards, x + wide / 2, y + high - 24, 15, bold=True, fill=PAPER))
    content.append(text(shortened(name, 13, wide + 10), x + wide / 2, y + high - 4, 13))
    return thing(id, (x, y, wide, high - 18), about, mark, content)

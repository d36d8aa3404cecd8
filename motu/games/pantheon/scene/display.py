"""What lies beside the map of Pantheon: epochs, deities and demigods on offer, the action cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import text, width
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import BORDER, CORAL, GOLD, INK, MUTED, PAGE, PAPER
from motu.games._shared.drawing.parts import Maker, badge, cell, icon, panel, stops, thing
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.sheet import layer
from motu.games.pantheon.scene import layout
from motu.games.pantheon.scene.map import PARCHMENT, SEPIA
from motu.games.pantheon.scene.parts import BLUE, POWERS, YELLOW, card_back, card_face, owned, signs
from motu.games.pantheon.seen import DeitySeen, PantheonView

ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


class Deity(NamedTuple):
    """A deity on display."""

    id: str
    cost: tuple[int, ...]
    cards_only: bool
    yellow: bool
    name: str
    about: str


def heading(view: PantheonView, make: Maker) -> str:
    """The epoch in words."""
    if view["over"]:
        return make.say("scene-over")
    if not view["people"]:
        return make.say("scene-setup")
    return make.say("scene-epoch", epoch=ROMAN[view["epoch"] - 1], people=make.say(view["people"]))


def epochs(view: PantheonView, make: Maker) -> Markup:
    """The epochs with their peoples, and who may still rise."""
    played = tuple((people, make.say(f"{people}.effect")) for people in view["peoples"])
    rising = [] if view["over"] else view["peoples_left"]
    left = tuple((people, make.say(f"{people}.effect")) for people in rising)
    return _epochs(
        heading(view, make), view["epochs"], played, left, tuple(view["scorings"]), make.say("scene-may-rise")
    )


@lru_cache(maxsize=256)
def _epochs(
    title: str,
    count: int,
    played: tuple[tuple[str, str], ...],
    left: tuple[tuple[str, str], ...],
    scored: tuple[int, ...],
    word: str,
) -> Markup:
    x, y, wide, _ = layout.EPOCHS
    size = 15 if width(title, 15, True) <= wide - 12 else 13
    parts = [
        plate(*layout.EPOCHS, 6, PARCHMENT, SEPIA),
        text(title, x + wide / 2, y + 20, size, bold=True, title=True),
    ]
    pitch = (wide - 10) / count
    for i in range(count):
        at = (x + 5 + pitch * (i + 0.5), y + 46)
        here = i == len(played) - 1
        edge = {"stroke": CORAL if here else SEPIA, "stroke-width": "3" if here else "1.2"}
        fill = PAPER if i < len(played) else PARCHMENT
        parts.append(markup(h.circle(edge, cx=number(at[0]), cy=number(at[1]), r="16", fill=fill)))
        if i < len(played):
            people, name = played[i]
            parts.append(markup(h.g[h.title[name], icon(people, *at, 22)]))
        else:
            parts.append(text(ROMAN[i], at[0], at[1] + 4.7, 13, fill=MUTED))
        if i + 1 in scored:
            parts.append(icon("points", at[0] + 13, at[1] - 13, 13))
    if left:
        parts.append(text(word, x + 8, y + 90, 13, fill=MUTED, anchor="start"))
    start = x + 14 + width(word, 13)
    gap = min(22.0, (x + wide - 6 - start) / max(1, len(left)))
    for i, (people, name) in enumerate(left):
        parts.append(markup(h.g[h.title[name], icon(people, start + gap * (i + 0.5), y + 86, min(18, gap))]))
    return markup(h.g(id="epochs")[joined(parts)])


def deities(view: PantheonView, make: Maker) -> Iterator[Markup]:
    """The deities on offer with their costs, and the demigods beside them."""
    yield panel(layout.DEITIES, make.say("scene-deities", pile=view["deity_pile"]))
    shown = [_deity(deity, make) for deity in view["display"]]
    targets = [f"display_{deity.id}" for deity in shown]
    cards = []
    others = []
    for i, (deity, mark) in enumerate(zip(shown, stops(targets, make), strict=True)):
        again = targets[:i].count(targets[i])
        box = layout.deity_box(i)
        spent = view["worships"].get(deity.id)
        id = f"{targets[i]}-{again + 1}" if again else targets[i]
        cards.append(deity_card(id, targets[i], deity, box, spent, mark))
        way = make.mark(f"other_{deity.id}")
        if way and targets[i] not in targets[i + 1 :]:
            others.append(_other_way(deity.id, layout.other_way_box(box), make.say("scene-other-way"), way))
    yield layer("display", cards)
    yield layer("other-ways", others)
    pile = view["demigod_pile"]["low"] + view["demigod_pile"]["high"]
    values = tuple((value, count) for value, count in sorted(view["shown_demigods"].items(), reverse=True))
    yield _demigods(make.say("scene-demigods"), make.say("scene-in-pile", count=pile), values)


def _deity(deity: DeitySeen, make: Maker) -> Deity:
    name = deity["id"]
    said = (make.say(name), make.say(f"{name}.about"))
    return Deity(name, tuple(deity["cost"]), deity["cards_only"], deity["yellow"], *said)


@lru_cache(maxsize=1024)
def deity_card(id: str, target: str, deity: Deity, box: Box, spent: int | None, mark: Mark | None) -> Markup:
    """Colour, name, power, cost; and how many cards the viewer would spend."""
    x, y, wide, high = box
    ground = YELLOW if deity.yellow else BLUE
    middle = x + wide / 2
    content = [
        cell(box, PAPER, INK, 6),
        plate(x, y, wide, 21, 6, ground, INK, frame=False),
        text(deity.name, middle, y + 15, 13),
        signs((POWERS[deity.id],), middle, y + 48, 30),
    ]
    pitch = min(19.0, (wide - 4) / len(deity.cost))
    for i, offerings in enumerate(deity.cost):
        at = middle + pitch * (i - (len(deity.cost) - 1) / 2)
        content.append(_number(offerings, at, y + high - 16, deity.cards_only, i == 0))
    if spent is not None:
        content.append(icon("card", middle - 8, y + high - 41, 16))
        content.append(text(spent, middle + 9, y + high - 36, 14, bold=True))
    name = f"{deity.name} : {deity.about}"
    return owned(id, target, box, name, mark, content, 6)


@lru_cache(maxsize=128)
def _number(offerings: int, x: float, y: float, cards: bool, top: bool) -> Markup:
    """A number of the cost: round, or a card where only cards pay; the top one is gold."""
    fill = GOLD if top else PAGE
    disc = (
        plate(x - 8.5, y - 11, 17, 22, 3, fill, INK, frame=False)
        if cards
        else plate(x - 9, y - 9, 18, 18, 9, fill, INK, frame=False)
    )
    return disc + text(offerings, x, y + 5, 14, bold=True)


@lru_cache(maxsize=64)
def _other_way(deity: str, box: Box, name: str, mark: Mark) -> Markup:
    x, y, wide, high = box
    content = [cell(box, PAPER, INK, 10), icon("ways", x + wide / 2, y + high / 2, 16)]
    return thing(f"other_{deity}", box, name, mark, content, 10)


@lru_cache(maxsize=256)
def _demigods(word: str, pile: str, values: tuple[tuple[str, int], ...]) -> Markup:
    x, y, wide, high = layout.DEITIES
    base = y + high - 20
    parts = [text(word, x + 9, base + 5, 13, bold=True, anchor="start")]
    left = x + 18 + width(word, 13, True)
    for value, count in values:
        for _ in range(count):
            parts.append(_demigod(value, left + 12, base))
            left += 28 if sum(n for _, n in values) <= 6 else 20
    parts.append(text(pile, x + wide - 9, base + 5, 13, fill=MUTED, anchor="end"))
    return joined(parts)


@lru_cache(maxsize=64)
def _demigod(value: str, x: float, y: float) -> Markup:
    tile = plate(x - 9, y - 13, 18, 26, 4, "#E9F0DC", INK, frame=False)
    return tile + text(value, x, y + 5.4, 15, bold=True)


def cards(view: PantheonView, make: Maker) -> Iterator[Markup]:
    """The row, the pile, the discard pile and the special money."""
    yield panel(layout.CARDS, make.say("scene-row"))
    row = view["row"]
    targets = [f"row_{card}" if card else "" for card in row]
    marks = stops(targets, make)
    places = []
    for i, (card, mark) in enumerate(zip(row, marks, strict=True)):
        # Of equal cards the leftmost is taken: only that one is pointed at.
        first = targets.index(targets[i]) == i
        here = make.mark(targets[i]) if first else None
        places.append(_row_card(i, card, make.say(card) if card else "", here if mark else None))
    yield layer("row", places)
    yield _heads(tuple(make.say(f"scene-{word}") for word in ("deck", "discard", "money")))
    yield _pile(view["pile"], make.say("scene-deck"), make.mark("pile"))
    yield _discard(sum(view["discard"].values()), _listed(view["discard"], make))
    special = view["special_money"]
    yield _special(special[0] if special else "", len(special))


def _listed(cards: dict[str, int], make: Maker) -> str:
    return ", ".join(f"{count} × {make.say(card)}" for card, count in cards.items())


@lru_cache(maxsize=256)
def _row_card(i: int, card: str | None, name: str, mark: Mark | None) -> Markup:
    box = layout.row_box(i)
    if card is None:
        return markup(h.g(id=f"place_{i + 1}")[cell(box, PAGE, BORDER, 6)])
    return owned(f"place_{i + 1}", f"row_{card}", box, name, mark, [card_face(card, "", 1, box)], 6)


@lru_cache(maxsize=8)
def _heads(words: tuple[str, ...]) -> Markup:
    parts = []
    for i, word in enumerate(words):
        x, y, wide, _ = layout.pile_box(i)
        parts.append(text(word, x + wide / 2, y - 9, 13, fill=MUTED))
    return joined(parts)


@lru_cache(maxsize=256)
def _pile(count: int, name: str, mark: Mark | None) -> Markup:
    box = layout.pile_box(0)
    x, y, wide, high = box
    content = [card_back(box, "deity"), badge(count, x + wide / 2, y + high - 14, 14)]
    return thing("pile", box, name, mark, content, 6)


@lru_cache(maxsize=256)
def _discard(count: int, listed: str) -> Markup:
    x, y, wide, high = box = layout.pile_box(1)
    said = text(count, x + wide / 2, y + high / 2 + 6, 18, bold=True)
    return markup(h.g(id="discard")[h.title[listed], cell(box, PAGE, MUTED, 6), said])


@lru_cache(maxsize=64)
def _special(top: str, count: int) -> Markup:
    x, y, wide, high = box = layout.pile_box(2)
    if not top:
        empty = text(0, x + wide / 2, y + high / 2 + 6, 18, bold=True, fill=MUTED)
        return markup(h.g(id="special_money")[cell(box, PAGE, BORDER, 6), empty])
    face = [card_face(top, "", 1, (x, y, wide, high)), badge(f"×{count}", x + wide / 2, y + high - 10)]
    return markup(h.g(id="special_money")[joined(face)])

"""The action cards of Pantheon: their faces, the row and the piles beside the map, the viewer's hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import text, width
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import BORDER, INK, MUTED, PAGE, SHALLOW
from motu.games._shared.drawing.parts import Maker, badge, cell, icon, panel, thing
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import layer
from motu.games.pantheon.scene import layout
from motu.games.pantheon.scene.offerings import KIND_GROUNDS
from motu.games.pantheon.scene.parts import owned
from motu.games.pantheon.seen import PantheonView

CARD_ICONS: Final = {
    "move_card": "feet", "card_gift": "gift", "card_priest": "priest", "card_dancer": "dancer",
    "card_temple": "temple_offering",
}  # fmt: skip
CARD_GROUNDS: Final = {
    "move_card": "#D9E8C8", "card_gift": KIND_GROUNDS["gift"], "card_priest": KIND_GROUNDS["priest"],
    "card_dancer": KIND_GROUNDS["dancer"], "card_temple": KIND_GROUNDS["temple_offering"],
}  # fmt: skip
MONEY_GROUND: Final = "#FBEFC9"


@remembered
def cards(view: PantheonView, make: Maker) -> Iterator[Markup]:
    """The row, the pile, the discard pile and the special money."""
    yield panel(layout.CARDS, make.say("scene-row"))
    row = view["row"]
    targets = [f"row_{card}" if card else "" for card in row]
    places = []
    for i, card in enumerate(row):
        # Of equal cards the leftmost is taken: only that one is pointed at.
        mark = make.mark(targets[i]) if targets.index(targets[i]) == i else None
        places.append(_row_card(i, card, make.say(card) if card else "", mark))
    yield layer("row", places)
    yield _heads(tuple(make.say(f"scene-{word}") for word in ("deck", "discard", "money")))
    yield _pile(view["pile"], make.say("scene-deck"), make.mark("pile"))
    yield _discard(sum(view["discard"].values()), _listed(view["discard"], make))
    special = view["special_money"]
    yield _special(special[0] if special else "", len(special))


def _listed(cards: dict[str, int], make: Maker) -> str:
    names = {card: make.say(card if count == 1 else f"{card}.many") for card, count in cards.items()}
    return ", ".join(make.say("scene-counted", count=n, cards=names[card]) for card, n in cards.items())


@lru_cache(maxsize=256)
def _row_card(i: int, card: str | None, name: str, mark: Mark | None) -> Markup:
    box = layout.row_box(i)
    if card is None:
        return markup(h.g(id=f"place_{i + 1}")[cell(box, PAGE, BORDER, 6)])
    return owned(f"place_{i + 1}", box, name, mark, [_face(card, "", 1, box)], 6)


@lru_cache(maxsize=8)
def _heads(words: tuple[str, ...]) -> Markup:
    parts = []
    for i, word in enumerate(words):
        x, y, wide, _ = layout.pile_box(i)
        parts.append(text(word, x + wide / 2, y - 9, 13, fill=MUTED))
    return joined(parts)


@lru_cache(maxsize=256)
def _pile(count: int, name: str, mark: Mark | None) -> Markup:
    x, y, wide, high = box = layout.pile_box(0)
    back = icon("deity", x + wide / 2, y + high / 2 - 8, min(wide, high) * 0.5)
    content = [cell(box, SHALLOW, INK, 6), back, badge(count, x + wide / 2, y + high - 14, 14)]
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
    face = [_face(top, "", 1, box), badge(f"×{count}", x + wide / 2, y + high - 10)]
    return markup(h.g(id="special_money")[joined(face)])


@remembered
def hand(view: PantheonView, make: Maker) -> Iterator[Markup]:
    """The viewer's cards, those of a type together."""
    if view["over"] or view["viewer"] is None:
        return
    cards = view["hand"]
    yield panel(layout.HAND, make.say("scene-hand", cards=sum(cards.values())))
    for (card, count), box in zip(cards.items(), layout.hand_boxes(len(cards)), strict=True):
        word = make.say(f"scene-{card}", steps=view["steps"]["card"]) if not card.startswith("money") else ""
        yield _card(card, word, count, box, make.say(card), make.mark(f"hand_{card}"))


@lru_cache(maxsize=1024)
def _card(card: str, word: str, count: int, box: Box, name: str, mark: Mark | None) -> Markup:
    content = [_face(card, word, count, box)]
    return owned(f"own_{card}", box, name, mark, content, 6)


@lru_cache(maxsize=512)
def _face(card: str, word: str, count: int, box: Box) -> Markup:
    """An action card: icon, and a word or the value of its money."""
    x, y, wide, high = box
    money = card.removeprefix("money_") if card.startswith("money_") else ""
    ground = CARD_GROUNDS.get(card, MONEY_GROUND)
    named = bool(word) and high > 50 and width(word, 13) <= wide - 4
    size = min(wide - 10, high - (30 if named else 12), 46)
    at = y + (high - (16 if named else 0)) / 2
    parts = [cell(box, ground, INK, 6)]
    if money:
        letters = max(14, size * 0.5)
        parts.append(icon("coin", x + wide / 2, at, size))
        parts.append(text(money, x + wide / 2, at + letters * 0.36, letters, bold=True, halo="#FBEFC9"))
    else:
        parts.append(icon(CARD_ICONS[card], x + wide / 2, at, size))
    if named:
        parts.append(text(word, x + wide / 2, y + high - 6, 13))
    if count > 1:
        parts.append(badge(f"×{count}", x + wide - 15, y + 12))
    return joined(parts)

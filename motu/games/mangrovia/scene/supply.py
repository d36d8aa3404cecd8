"""The supply of Mangrovia: round, open cards, piles, bag, and how many amulets one draws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, Literal

from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import shortened, text
from motu.games._shared.drawing.palette import BORDER, LETTERS, MUTED, PAGE, PAPER, REFUSAL
from motu.games._shared.drawing.parts import Maker, cell, icon, shown, thing
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import layer, used
from motu.games.mangrovia.scene import layout
from motu.games.mangrovia.scene.cards import card, discard, pile
from motu.games.mangrovia.seen import AmuletRowSeen, MangroviaView

CardKind = Literal["offering", "landscape"]

KINDS: Final[tuple[CardKind, ...]] = ("offering", "landscape")


@remembered
def supply(view: MangroviaView, make: Maker) -> Iterator[Markup]:
    """What everybody can take."""
    yield plate(*layout.SUPPLY, frame=False)
    x, y, wide, _ = layout.SUPPLY
    over = view["over"]
    words = make.say("scene-end") if over else make.say("scene-round", round=view["round"])
    yield shown("round", [text(words, x + 8, y + 22, 17, bold=True, anchor="start")])
    if view["last_round"] and not over:
        yield text(
            make.say("scene-last-round"), x + wide - 10, y + 21, 15, bold=True, fill=REFUSAL, anchor="end"
        )
    for target, box in (("open_cards", layout.OPEN), ("piles", layout.PILES)):
        yield _ground(target, box, make.say(f"scene-{target}"), make.mark(target))
    for kind, name in enumerate(KINDS):
        yield from _kind(view, make, kind, name)
    yield _bag(view, make)
    yield from _table(view["amulet_table"], make)
    yield layer("markers", _markers(view))


def _kind(view: MangroviaView, make: Maker, kind: int, name: CardKind) -> Iterator[Markup]:
    x, y, _, _ = layout.pile_box(kind)
    yield text(make.say(f"scene-{name}s"), x + 68, y - 7, 13, bold=True, anchor="start")
    left = view["piles"][name]
    target = f"pile_{name}"
    about = make.say(f"scene-pile-{name}", cards=left)
    yield pile(target, name, layout.pile_box(kind), left, about, make.mark(target))
    for i, (of, count) in enumerate(sorted(view["display"][name].items())):
        face = f"offering {of}" if kind == 0 else of
        what = make.say("piece-offering", value=of) if kind == 0 else make.say(f"card-{of}")
        open_card = f"open_{name}_{of}"
        yield card(open_card, face, layout.open_box(kind, i), count, 0, what, make.mark(open_card))
    spent = sum(view["discards"][name].values())
    said = make.say(f"scene-discard-{name}", cards=spent)
    yield discard(f"discard_{name}", layout.discard_box(kind), spent, make.say("scene-discard"), said)


@lru_cache(maxsize=16)
def _ground(target: str, box: Box, about: str, mark: Mark | None) -> Markup:
    """Under all open cards, and under both piles: chosen where the question is which of the two."""
    return thing(target, box, about, mark, [cell(box, PAGE, BORDER, 8)], 8)


def _bag(view: MangroviaView, make: Maker) -> Markup:
    aside = sum(view["discards"]["amulet"].values())
    drawn = view["drawing"]["number"] if view["drawing"] else 0
    counts = (view["piles"]["amulet"], view["ones"])
    about = make.say("scene-bag", bag=counts[0], ones=counts[1], aside=aside)
    words = (make.say("scene-in-bag"), make.say("scene-aside", aside=aside))
    return _bag_drawn(counts, drawn, words, about, make.mark("amulets"))


@lru_cache(maxsize=1024)
def _bag_drawn(
    counts: tuple[int, int], drawn: int, words: tuple[str, str], about: str, mark: Mark | None
) -> Markup:
    """The bag, the stack of value-1 amulets, and what was spent."""
    x, y, wide, high = layout.BAG
    bag, ones = counts
    content = [cell(layout.BAG, PAGE, BORDER, 8), icon("bag", x + 24, y + 27, 36)]
    content.append(text(bag, x + 48, y + 28, 20, bold=True, anchor="start"))
    content.append(text(shortened(words[0], 13, wide - 12), x + 8, y + 60, 13, fill=MUTED, anchor="start"))
    if drawn:
        content.append(text(f"−{drawn}", x + wide - 6, y + 28, 15, bold=True, fill=REFUSAL, anchor="end"))
    content += [used("amulet-cost", x + 24, y + 80, 0.9), text(1, x + 24, y + 86, 16, bold=True, fill=PAPER)]
    content.append(text(f"×{ones}", x + 48, y + 87, 18, bold=True, anchor="start"))
    content.append(
        text(
            shortened(words[1], 13, wide - 12),
            x + 8,
            y + high - 9,
            13,
            fill=MUTED,
            anchor="start",
        )
    )
    return thing("amulets", layout.BAG, about, mark, content, 8)


def _table(rows: Sequence[AmuletRowSeen], make: Maker) -> Iterator[Markup]:
    x, y, wide, _ = layout.AMULETS
    title = shortened(make.say("scene-amulet-table"), 13, wide - 130, True)
    yield text(title, x + 122, y + 17, 13, bold=True, anchor="start")
    last = len(rows) - 1
    for row, facts in enumerate(rows):
        drawn, returned = facts["drawn"], facts["returned"]
        about = make.say("scene-amulet-row", huts=row, tokens=drawn, returned=returned)
        yield _row(row, f"{row}+" if row == last else str(row), drawn, returned, layout.row_box(row), about)


@lru_cache(maxsize=64)
def _row(row: int, huts: str, drawn: int, returned: int, box: Box, about: str) -> Markup:
    """A column of the table: so many huts, so many amulets drawn, so many of them given back."""
    x, y, wide, _ = box
    content = [cell(box, PAGE, BORDER, 5), text(huts, x + wide / 2, y + 17, 16, bold=True)]
    if drawn == 0:
        content += [used("amulet-cost", x + wide / 2, y + 34, 0.62)]
        content.append(text(1, x + wide / 2, y + 38.8, 13, bold=True, fill=PAPER))
    else:
        said = f"{drawn}−{returned}" if returned else str(drawn)
        content.append(icon("bag", x + wide / 2, y + 30, 15))
        content.append(text(said, x + wide / 2, y + 51, 13, bold=True))
    return thing(f"amulet_row_{row}", box, about, None, content)


def _markers(view: MangroviaView) -> Iterator[Markup]:
    """Each seat's marker stands at the number of its huts on amulet squares."""
    standing: dict[int, int] = {}
    last = len(view["amulet_table"]) - 1
    for player in view["players"]:
        row = min(player["amulet_huts"], last)
        i = standing.get(row, 0)
        standing[row] = i + 1
        x, y, wide, _ = layout.row_box(row)
        at = (x + wide / 2 + (8.5 if i % 2 else -8.5), y + 64 + 16.5 * (i // 2))
        yield _marker(LETTERS[player["seat"]], *at)


@lru_cache(maxsize=256)
def _marker(letter: str, x: float, y: float) -> Markup:
    place = f"translate({x:.1f} {y:.1f})"
    return Markup(f'<use id="marker-{letter}" class="piece" href="#art-small-{letter}" transform="{place}"/>')

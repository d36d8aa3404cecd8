"""A ceremony of Raiatea: its steps, offers, rewards and rituals."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import lines, shortened, text
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import BORDER, FOREST, GOLD, INK, LETTERS, PAPER, REFUSAL, SAND
from motu.games._shared.drawing.parts import CARD, Maker, cell, icon, panel, shown, thing
from motu.games._shared.drawing.pieces import plate, token
from motu.games._shared.drawing.sheet import layer
from motu.games.raiatea.names import STAGE_NAMES
from motu.games.raiatea.scene import bag, layout
from motu.games.raiatea.scene.cards import line, ritual
from motu.games.raiatea.scene.site import GROUND
from motu.games.raiatea.seen import RaiateaView

STAGES: Final = STAGE_NAMES[1:]  # the first name stands for no ceremony
STAGE_ICONS: Final = ("priest", "ritual", "bag", "mana", "points", "mission")
REWARD_ICONS: Final = {"tattoo": "tattoo", "good": "good", "pearls": "pearl"}
COUNTING: Final = ("prepare", "offer", "bid")  # when one counts mana
MANY: Final = 8  # more rituals than this in the row take the place of the offers


def ceremony(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    """What the ceremony needs now: its steps, the offers, the rewards, the row of rituals."""
    x, y, wide, _ = layout.MAIN
    yield panel(layout.MAIN)
    yield _steps(view["stage"])
    title = f"{STAGE_NAMES.index(view['stage'])}. {make.say('stage-' + view['stage'])}"
    yield text(shortened(title, 15, wide - 20, True), x + 10, y + 66, 15, bold=True, anchor="start")
    crowded = len(view["ceremony"]["row"]) + len(view["ceremony"]["settled"]) > MANY
    yield layer("offers", () if crowded else offers(view, y + 76))
    yield layer("purse", bag.purse(view, make, y + 123) if view["question"] in COUNTING else ())
    yield layer("rewards", _rewards(view, make, y + 124))
    yield layer("ritual-row", _row(view, make))


@lru_cache(maxsize=8)
def _steps(stage: str) -> Markup:
    """The six steps as stones of the ceremonial ground."""
    x, y, wide, _ = layout.MAIN
    now = STAGES.index(stage)
    pitch = (wide - 16) / 6
    drawn = [plate(x + 6, y + 6, wide - 12, 42, 20, SAND, "#B8985A", frame=False)]
    for i, name in enumerate(STAGE_ICONS):
        middle = x + 8 + pitch * (i + 0.5)
        fill = GOLD if i == now else PAPER if i > now else "#D9C39A"
        place = {"cx": number(middle), "cy": number(y + 27), "r": "18"}
        edge = "2.6" if i == now else "1"
        stone = markup(h.circle(place, fill=fill, stroke=INK, stroke_width=edge))
        drawn.append(shown(f"stage-{STAGES[i]}", [stone, icon(name, middle, y + 27, 20)]))
    return joined(drawn)


def offers(view: RaiateaView, top: float) -> Iterator[Markup]:
    """In ceremonial order: who has answered, and once all have, how much everybody offered."""
    x = layout.MAIN[0]
    order = view["ceremony"]["order"]
    asked = view["question"] in COUNTING
    told = view["stage"] in ("offering", "blessing", "building") and view["question"] != "offer"
    for i, seat in enumerate(order):
        left = x + 8 + 64 * i
        ground = plate(left, top, 58, 42, 6, CARD, BORDER, frame=False)
        content = [ground, token(seat, left + 17, top + 21, 10)]
        if asked:
            answered = seat in view["answered"]
            content.append(_answer(left + 42, top + 21, answered, seat in view["awaiting"]))
        elif told:
            offer = text(view["ceremony"]["offers"][seat], left + 43, top + 19, 15, bold=True)
            content += [offer, icon("mana", left + 43, top + 31, 14)]
        yield shown(f"offer-{LETTERS[seat]}", content)


@lru_cache(maxsize=64)
def _answer(x: float, y: float, answered: bool, awaited: bool) -> Markup:
    """A tick, or three dots."""
    if answered:
        path = f"M{x - 8:.1f},{y:.1f} L{x - 2:.1f},{y + 7:.1f} L{x + 8:.1f},{y - 7:.1f}"
        return markup(h.path(d=path, fill="none", stroke=FOREST, stroke_width="3.6", stroke_linecap="round"))
    dots = (
        h.circle(cx=number(x + 7 * i), cy=number(y), r="2.4", fill=INK if awaited else BORDER)
        for i in (-1, 0, 1)
    )
    return markup(dots)


def _rewards(view: RaiateaView, make: Maker, top: float) -> Iterator[Markup]:
    """Rewards that are still to be had."""
    x = layout.MAIN[0]
    left = view["ceremony"]["rewards"]
    if view["stage"] != "offering" or view["question"] == "offer" or not left:
        return
    yield text(make.say("scene-rewards"), x + 10, top + 16, 13, bold=True, anchor="start")
    for i, name in enumerate(left):
        target = f"reward_{name}"
        yield _reward(
            target, name, (x + 8 + 106 * i, top + 26, 98, 82), make.say(f"reward-{name}"), make.mark(target)
        )


@lru_cache(maxsize=64)
def _reward(id: str, name: str, box: Box, words: str, mark: Mark | None) -> Markup:
    x, y, wide, _ = box
    content = [cell(box, CARD, INK, 8), icon(REWARD_ICONS[name], x + wide / 2, y + 24, 30)]
    spoken = lines(words, 13, wide - 6)
    top = y + 68 - 8 * (len(spoken) - 1)
    content += [
        text(shortened(one, 13, wide - 6), x + wide / 2, top + 15 * i, 13) for i, one in enumerate(spoken[:2])
    ]
    return thing(id, box, words, mark, content, 8)


def _row(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    """Rituals that acted or failed; those that wait, with a line where the mana in the bag ends."""
    y = layout.MAIN[1]
    waiting, over = view["ceremony"]["row"], bag.settled(view, make)
    together = len(waiting) + len(over)
    top = y + (76 if together > MANY else 128)
    if not together:
        yield from _own_bag(view, make, top)
        return
    boxes = layout.ritual_boxes(together, top, 1 if together < 2 * MANY else 2)
    for i, (done, of, beat) in enumerate(over):
        yield bag.outcome(make, i, done, of, beat, boxes[i])
    mana, seen, given = view["ceremony"]["bag_mana"], set[int](), set[str]()
    for i, one in enumerate(waiting):
        of, box = ritual(view, make, one["ritual"]), boxes[len(over) + i]
        target = f"waiting_{of.id}"
        mine = one["owner"] == view["viewer"] and target not in given
        mark = make.mark(target) if mine else None
        given |= {target} if mine else set()
        price = make.mark(f"cost_{of.cost}") if of.cost not in seen else None
        yield line(f"row-{i}", of, 1, one["owner"], box, mark, price is None)
        if price:
            yield _price(of.cost, (box[0], box[1], 30, box[3]), price)
        seen.add(of.cost)
        before, mana = mana, mana - of.cost
        if mana < 0 <= before:
            yield _limit(box[0], box[1] - 2.5, box[2])


@lru_cache(maxsize=64)
def _price(cost: int, box: Box, mark: Mark) -> Markup:
    x, y, wide, high = box
    content = [cell(box, PAPER, INK, 5), text(cost, x + wide / 2, y + high / 2 + 5, 14, bold=True)]
    return thing(f"cost_{cost}", box, str(cost), mark, content)


@lru_cache(maxsize=64)
def _limit(x: float, y: float, wide: float) -> Markup:
    """Where the mana in the bag ends."""
    path = f"M{x:.1f},{y:.1f} L{x + wide:.1f},{y:.1f}"
    return markup(h.path(d=path, stroke=REFUSAL, stroke_width="2.6", stroke_dasharray="7 4"))


def _own_bag(view: RaiateaView, make: Maker, top: float) -> Iterator[Markup]:
    """The viewer's own rituals in the bag: nobody else sees them."""
    x, y, wide, high = layout.MAIN
    own = view["own"]
    if view["question"] in ("offer", "bid", "reward"):
        return
    rewards = view["stage"] == "offering" and bool(view["ceremony"]["rewards"])
    top += 116 if rewards else 28 if view["question"] == "prepare" else 0
    if not own or not own["bagged"]:
        if rewards:
            return
        yield _programme(tuple(make.say(f"stage-{name}") for name in STAGES), view["stage"], top)
        return
    yield text(make.say("scene-own-bag"), x + 10, top + 14, 13, bold=True, anchor="start")
    pitch = min(38.0, (y + high - 30 - top) / len(own["bagged"]))
    for i, (id, count) in enumerate(own["bagged"].items()):
        box = (x + 8, top + 22 + pitch * i, wide - 16, pitch - 5)
        yield line(f"bagged_{id}", ritual(view, make, id), count, view["viewer"], box, None)


@lru_cache(maxsize=16)
def _programme(names: tuple[str, ...], stage: str, top: float) -> Markup:
    """The steps of the ceremony in words."""
    x, above, wide, high = layout.MAIN
    pitch = min(41.0, (above + high - top - 8) / len(names))
    drawn: list[Markup] = []
    for i, (name, sign) in enumerate(zip(names, STAGE_ICONS, strict=True)):
        y = top + 6 + pitch * i
        now = STAGES[i] == stage
        fill, edge = ("#F8E6B8", GOLD) if now else (GROUND, BORDER)
        words = shortened(f"{i + 1}. {name}", 15, wide - 70, now)
        parts = [
            plate(x + 8, y, wide - 16, pitch - 6, 8, fill, edge, frame=False),
            icon(sign, x + 30, y + pitch / 2 - 3, 22),
            text(words, x + 52, y + pitch / 2 + 2.5, 15, bold=now, anchor="start"),
        ]
        drawn.append(shown(f"step-{STAGES[i]}", parts))
    return joined(drawn)

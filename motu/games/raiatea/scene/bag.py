"""The sacrifice bag of Raiatea: what one counts before an offering, and what became of each ritual."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box
from motu.games._shared.drawing.letters import shortened, text
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import BORDER, FOREST, INK, REFUSAL
from motu.games._shared.drawing.parts import CARD, Maker, icon
from motu.games._shared.drawing.pieces import plate
from motu.games.raiatea.scene import layout
from motu.games.raiatea.scene.cards import Ritual, line, ritual
from motu.games.raiatea.scene.effects import Part
from motu.games.raiatea.seen import RaiateaView, SettledSeen

# Effects that are over without a question: the next ritual follows in the same breath.
SILENT: Final = (
    "gain_pearls", "gain_mana", "lose_pearls", "bag_add_per_player", "tattoo", "recruit_free",
    "lose_priests", "reactivate_all",
)  # fmt: skip
LAST_BEAT: Final = 15  # of the stylesheet


def purse(view: RaiateaView, make: Maker, top: float) -> Iterator[Markup]:
    """Before one offers or bids: the own mana, the mana in the bag, what the own rituals in it cost."""
    x, _, wide, _ = layout.MAIN
    parts = [("scene-in-bag", "bag", view["ceremony"]["bag_mana"], 0.31)]
    own, mana = view["own"], view["players"][layout.at_bottom(view)]["mana"]
    if own and mana is not None:
        costs = sum(view["rituals"][id]["cost"] * n for id, n in own["bagged"].items())
        parts = [("scene-own-mana", "mana", mana, 0.34), *parts, ("scene-own-costs", "ritual", costs, 0.35)]
    left = x + 8
    for word, sign, n, share in parts:
        box = (left, top, (wide - 16) * share - 4, 28)
        about = make.say("scene-about", what=make.say(f"{word}.title"), more=n)
        yield _counter(word, sign, n, box, make.say(word), about)
        left += (wide - 16) * share


@lru_cache(maxsize=512)
def _counter(id: str, sign: str, n: int, box: Box, word: str, about: str) -> Markup:
    x, y, wide, _ = box
    content = [
        plate(*box, 6, CARD, BORDER),
        icon(sign, x + 14, y + 14, 18),
        text(shortened(word, 13, wide - 58), x + 27, y + 19, 13, anchor="start"),
        text(n, x + wide - 6, y + 19.5, 15, bold=True, anchor="end"),
    ]
    return markup(h.g(id=id)[h.title[about], joined(content)])


def beats(effects: Sequence[tuple[Part, ...]], fates: Sequence[str]) -> list[int]:
    """The beat in which each ritual is shown: a ritual that puts a question ends its breath."""
    found: list[int] = []
    beat = 0
    for effect, fate in zip(effects, fates, strict=True):
        found.append(min(beat, LAST_BEAT))
        silent = fate != "acted" or all(do in SILENT or do.startswith("lasting_") for do, _, _ in effect)
        beat = beat + 1 if silent else 0
    return found


def settled(view: RaiateaView, make: Maker) -> list[tuple[SettledSeen, Ritual, int]]:
    """The rituals that no longer wait, in their order, each with its beat."""
    facts = view["ceremony"]["settled"]
    rituals = [ritual(view, make, one["ritual"]) for one in facts]
    order = beats([of.effect for of in rituals], [one["fate"] for one in facts])
    return list(zip(facts, rituals, order, strict=True))


def outcome(make: Maker, i: int, one: SettledSeen, of: Ritual, beat: int, box: Box) -> Markup:
    """A ritual of the row with its outcome: the mana left in the bag, or why it did not act."""
    say = f"scene-{one['fate']}"
    words = make.say(say, mana=one["mana"])
    about = make.say("scene-about", what=of.name, more=make.say(f"{say}.title", mana=one["mana"]))
    return _outcome(f"settled-{i}", of, one["owner"], one["fate"], one["mana"], beat, box, words, about)


@lru_cache(maxsize=1024)
def _outcome(
    id: str, of: Ritual, owner: int | None, fate: str, mana: int, beat: int, box: Box, words: str, about: str
) -> Markup:
    x, y, wide, high = box
    tag = 110.0 if wide > 200 else 58.0
    middle = y + high / 2
    colour = FOREST if fate == "acted" else REFUSAL
    right = x + wide - 6
    content = [line(f"{id}-card", of, 1, owner, (x, y, wide - tag, high), None)]
    content.append(plate(x + wide - tag + 3, y, tag - 3, high, 5, CARD, colour))
    if fate != "cancelled":
        content.append(icon("bag" if fate == "acted" else "mana", right - 7, middle, 15))
        right -= 19
    spoken = words if tag > 60 else str(mana) if fate == "acted" else f"−{mana}" if mana else "×"
    content.append(
        text(shortened(spoken, 13, right - x - wide + tag - 6, True), right, middle + 4.7, 13,
             bold=True, fill=INK if fate == "acted" else REFUSAL, anchor="end")
    )  # fmt: skip
    return markup(h.g(id=id, class_=f"beat beat-{beat}")[h.title[about], joined(content)])

"""What is wrong with a picture, in words: an empty list is a good picture."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from motu._native import PACKAGE
from motu.games._shared.drawing.palette import TEXT_CONTRAST, contrast
from motu.games._shared.folder import Offered
from motu.games._shared.text import Texts
from tests.pictures.measure import Picture

VIEW = (PACKAGE / "table" / "static" / "view.js").read_text("utf-8")


def known(name: str) -> list[int]:
    """The numbers that the pages call so."""
    found = re.search(rf"const {name} = ([^;]+);", VIEW)
    assert found is not None
    return [int(number) for number in re.findall(r"\d+", found[1])]


ROOM_FOR_THE_BOARD = tuple(known("SEEN"))  # pixels left by the panels in a window of 1366 x 768
PHONE = (390, 500)  # pixels of the board on a phone held upright
SMALLEST_TEXT = 11  # pixels
(NEAREST,), (LEAST,) = known("NEAREST"), known("FINGER")


def faults(picture: Picture) -> list[str]:
    """All that a reader would stumble over."""
    return [*ids(picture), *small(picture), *outside(picture), *overlapping(picture), *pale(picture)]


def ids(picture: Picture) -> list[str]:
    found = [f"two elements are called {id}" for id, times in Counter(picture.ids).items() if times > 1]
    return [*found, *(["a style attribute"] if " style=" in picture.source else [])]


def small(picture: Picture) -> list[str]:
    scale = picture.fitted(*ROOM_FOR_THE_BOARD)
    return [
        f"“{words.content}” is {words.size * scale:.1f} px high"
        for words in picture.words
        if words.size * scale < SMALLEST_TEXT
    ]


def outside(picture: Picture) -> list[str]:
    found = [
        f"“{words.content}” leaves the picture"
        for words in picture.words
        if not picture.view_box.holds(words.box)
    ]
    return found + [
        f"“{words.content}” sticks out of its panel: {words.box} in {words.frame}"
        for words in picture.words
        if words.frame and not words.frame.holds(words.box)
    ]


def cut_off(picture: Picture, texts: Texts, lang: str) -> list[str]:
    """Words that there was no room for. Names of gods and rituals may be shortened: they are no sentences."""
    cut = {words.content.strip() for words in picture.words if words.content.strip().endswith("…")}
    if not cut:
        return []
    plain = [id for id in texts.ids(lang) if id.startswith("scene-") and not texts.variables(id)]
    said = {texts.word(id, lang) for id in plain}
    return [
        f"“{words}” is cut off"
        for words in sorted(cut - said)
        if any(whole.startswith(words.rstrip("…")) for whole in said)
    ]


def overlapping(picture: Picture) -> list[str]:
    by_top = sorted(picture.words, key=lambda words: words.box.top)
    found = []
    for i, words in enumerate(by_top):
        for other in by_top[i + 1 :]:
            if other.box.top > words.box.bottom:
                break
            if words.box.overlaps(other.box):
                found.append(f"“{words.content}” and “{other.content}” overlap: {words.box}, {other.box}")
    return found


def pale(picture: Picture) -> list[str]:
    found = []
    for words in picture.words:
        ground = picture.ground(words)
        if ground is None:
            found.append(f"“{words.content}” stands on nothing")
        elif contrast(words.colour, ground) < TEXT_CONTRAST:
            found.append(f"“{words.content}” in {words.colour} is hard to read on {ground}")
    return found


def unmarked(picture: Picture, choices: Sequence[Offered], lang: str) -> list[str]:
    """Choices that cannot be found on the board, and marks without a choice."""
    marked = {element.attrib["data-target"]: element for element, _ in picture.choosable}
    found = [
        f"nothing to press for {choice.targets}"
        for choice in choices
        if choice.targets and choice.targets[0] not in marked
    ]
    named = {target for choice in choices for target in choice.targets}
    found += [f"{target} can be pressed for nothing" for target in marked if target not in named]
    stops = [element.get("tabindex") for element in marked.values()]
    if marked and (stops.count("0"), stops.count("-1")) != (1, len(stops) - 1):
        found.append(f"tab stops: {stops}")
    for target, element in marked.items():
        if element.get("role") != "button" or not element.get("aria-label"):
            found.append(f"{target} is no button with a name")
        alone = [choice for choice in choices if choice.targets == (target,)]
        pressed = str(alone[0].id) if len(alone) == 1 else None
        if element.get("data-choice") != pressed:
            found.append(f"{target} plays {element.get('data-choice')} instead of {pressed}")
        containing = [choice for choice in choices if target in choice.targets]
        if len(containing) == 1 and element.get("aria-label") != containing[0].label(lang):
            found.append(f"{target} is called {element.get('aria-label')}")
    return found


def too_small_to_press(picture: Picture) -> list[str]:
    """Targets under a finger's size even when a phone held upright shows them as near as the page goes."""
    scale = picture.fitted(*PHONE) * NEAREST
    return [
        f"{element.get('id')} is {box.size[0] * scale:.0f} x {box.size[1] * scale:.0f} px on a phone"
        for element, box in picture.choosable
        if min(box.size) * scale < LEAST
    ]


def unsteady(pictures: Sequence[Picture]) -> list[str]:
    """Layers and zones that are not in every picture of a table: a browser could not morph them."""
    layers = [{id for id in picture.ids if id.startswith("zone-")} for picture in pictures]
    return [f"zones differ: {sorted(a ^ b)}" for a, b in pairwise(layers) if a != b]

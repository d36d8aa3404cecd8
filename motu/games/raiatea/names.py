"""Words made of several parts: masks, cards of the forest, effects, missions."""

from __future__ import annotations

from pathlib import Path

from motu.games._shared.text import Phrase, say
from motu.games.raiatea.box import RaiateaBox
from motu.games.raiatea.rules.pieces import (
    ASSISTANT_NAMES,
    AUCTION,
    CODE_NAMES,
    CONDITION,
    DESIGN_IDS,
    FACE_ASSISTANT,
    FACE_MASK,
    FACE_MIRROR,
    GOOD_NAMES,
    GOODS,
    LASTING,
    MASK_COPIES,
    MIRROR,
    NEED_NAMES,
    NEED_RANK,
    PARTS,
    POWER_NAMES,
    RANK_NAMES,
    RITUAL_IDS,
    WHO_NAMES,
    effect_amount,
    effect_code,
    effect_whom,
)

HOME = Path(__file__).parent  # where the texts are
STAGE_NAMES = ("", "dance", "purchase", "preparation", "offering", "blessing", "building")
CHOSEN_GOODS = ("any", "alike", "unlike", "masks")


def good_name(good: int) -> Phrase:
    return say(f"good-{GOOD_NAMES[good]}")


def mask_id(box: RaiateaBox, kind: int) -> str:
    return "mirror" if kind == MIRROR else box.design_ids[kind]


def mask_name(kind: int) -> Phrase:
    """A mask or a mirror; designs of an edition have a number instead of a name."""
    if kind == MIRROR:
        return say("mirror")
    return say(f"mask-{DESIGN_IDS[kind]}") if kind < len(DESIGN_IDS) else say("mask-spare", n=kind + 1)


def ritual_name(ritual: int) -> Phrase:
    """A ritual; those that only an edition has show a number."""
    if ritual < len(RITUAL_IDS):
        return say(f"ritual-{RITUAL_IDS[ritual]}")
    return say("ritual-spare", n=ritual + 1)


def plain_face(face: int) -> Phrase:
    """A card of the forest, a mask without its treasure."""
    if face < FACE_ASSISTANT:
        return good_name(face)
    if face < FACE_MIRROR:
        return say(f"assistant-{ASSISTANT_NAMES[face - FACE_ASSISTANT]}")
    return mask_name(MIRROR if face == FACE_MIRROR else (face - FACE_MASK) // MASK_COPIES)


def face_name(box: RaiateaBox, face: int) -> Phrase:
    """A card of the forest, a mask with its treasure."""
    treasure = int(box.treasure[face])
    if not treasure:
        return plain_face(face)
    return say("mask-treasure", mask=plain_face(face), treasure=part_text(treasure))


def part_text(effect: int) -> Phrase:
    """One part of an effect in words."""
    code, n, whom = int(effect_code(effect)), int(effect_amount(effect)), WHO_NAMES[effect_whom(effect)]
    if code >= LASTING:
        return say(f"power-{POWER_NAMES[code - LASTING]}", n=n)
    act = say(f"effect-{CODE_NAMES[code]}", n=n)
    return act if whom == "owner" else say(f"effect-for-{whom}", effect=act)


def effect_text(box: RaiateaBox, at: int) -> Phrase:
    """A whole effect of the box in words."""
    parts = [int(box.effects[at * PARTS + i]) for i in range(PARTS)]
    return say("effect", parts=tuple(part_text(part) for part in parts if part))


def mission_asks(box: RaiateaBox, mission: int) -> Phrase:
    """What a mission asks, in words."""
    if box.mission_kind[mission] == AUCTION:
        return say("mission-auction")
    if box.mission_kind[mission] == CONDITION:
        need, least = int(box.mission_need[mission]), int(box.mission_least[mission])
        if need == NEED_RANK:
            return say("mission-rank", rank=say(f"rank-{RANK_NAMES[least]}"))
        return say(f"mission-{NEED_NAMES[need]}", n=least)
    goods = [int(box.mission_goods[mission * GOODS + good]) for good in range(GOODS)]
    chosen = (box.mission_any, box.mission_alike, box.mission_unlike, box.mission_masks)
    costs = [("pearls", int(box.mission_pearls[mission])), ("mana", int(box.mission_mana[mission]))]
    said = [say(f"cost-{name}", n=n) for name, n in costs if n]
    said += [say("cost-good", n=n, good=good_name(good)) for good, n in enumerate(goods) if n]
    counts = [(name, int(field[mission])) for name, field in zip(CHOSEN_GOODS, chosen, strict=True)]
    said += [say(f"cost-{name}", n=n) for name, n in counts if n]
    return say("mission-pay", costs=tuple(said))


def mission_name(box: RaiateaBox, mission: int) -> Phrase:
    """A mission by its points and what it asks."""
    return say("mission", points=int(box.mission_statue[mission]) + 1, asks=mission_asks(box, mission))

"""Ids of the box as they stand in notation, views and texts."""

from __future__ import annotations

from motu.games._shared.text import Phrase, say
from motu.games.raiatea.box import RaiateaBox
from motu.games.raiatea.rules.pieces import (
    ASSISTANT_NAMES,
    AUCTION,
    BACK_NAMES,
    CATEGORY_NAMES,
    CODE_NAMES,
    CONDITION,
    DESIGN_IDS,
    FACE_ASSISTANT,
    FACE_MASK,
    FACE_MIRROR,
    GOOD_NAMES,
    GOODS,
    LASTING,
    LOCATION_NAMES,
    MASK_COPIES,
    MIRROR,
    NEED_NAMES,
    NEED_RANK,
    PARTS,
    POWER_NAMES,
    RANK_NAMES,
    REWARD_NAMES,
    RITUAL_IDS,
    WHO_NAMES,
)
from motu.games.raiatea.state import NOBODY

STAGE_NAMES = ("", "dance", "purchase", "preparation", "offering", "blessing", "building")
CHOSEN_GOODS = ("any", "alike", "unlike", "masks")


def letter(seat: int) -> str:
    """A seat in notation."""
    return "ABCDE"[seat]


def seat_name(seat: int) -> Phrase:
    return say("nobody") if seat == NOBODY else say(f"seat-{seat}")


def good_name(good: int) -> Phrase:
    return say(f"good-{GOOD_NAMES[good]}")


def assistant_name(kind: int) -> Phrase:
    return say(f"assistant-{ASSISTANT_NAMES[kind]}")


def location_name(location: int) -> Phrase:
    return say(f"location-{LOCATION_NAMES[location]}")


def rank_name(rank: int) -> Phrase:
    return say(f"rank-{RANK_NAMES[rank]}")


def back_name(back: int) -> Phrase:
    return say(f"back-{BACK_NAMES[back]}")


def category_name(category: int) -> Phrase:
    return say(f"category-{CATEGORY_NAMES[category]}")


def reward_name(reward: int) -> Phrase:
    return say(f"reward-{REWARD_NAMES[reward]}")


def stage_name(stage: int) -> Phrase:
    return say(f"stage-{STAGE_NAMES[stage]}")


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


def face_name(face: int, treasure: int) -> Phrase:
    """A card of the forest, a mask with its treasure."""
    if face < FACE_ASSISTANT:
        return good_name(face)
    if face < FACE_MIRROR:
        return assistant_name(face - FACE_ASSISTANT)
    if face == FACE_MIRROR:
        return say("mirror")
    mask = mask_name((face - FACE_MASK) // MASK_COPIES)
    return say("mask-treasure", mask=mask, treasure=part_text(treasure)) if treasure else mask


def part_text(effect: int) -> Phrase:
    """One part of an effect in words."""
    code, n, who = effect & 255, effect >> 8 & 255, WHO_NAMES[effect >> 16 & 3]
    if code >= LASTING:
        return say(f"power-{POWER_NAMES[code - LASTING]}", n=n)
    act = say(f"effect-{CODE_NAMES[code]}", n=n)
    return act if who == "owner" else say(f"effect-for-{who}", effect=act)


def effect_text(box: RaiateaBox, at: int) -> Phrase:
    """A whole effect of the box in words."""
    parts = [int(box.effects[at * PARTS + i]) for i in range(PARTS)]
    return say("effect", parts=tuple(part_text(part) for part in parts if part))


def mission_text(asks: int) -> Phrase:
    """What a mission asks, in words, from the number in which the box packs it."""
    kind, need, least = asks & 3, asks >> 2 & 7, asks >> 5 & 127
    if kind == AUCTION:
        return say("mission-auction")
    if kind == CONDITION:
        if need == NEED_RANK:
            return say("mission-rank", rank=rank_name(least))
        return say(f"mission-{NEED_NAMES[need]}", n=least)
    small = [asks >> 12 + 4 * i & 15 for i in range(GOODS + len(CHOSEN_GOODS))]
    pearls, mana = asks >> 44 & 127, asks >> 51 & 127
    costs = [say("cost-pearls", n=pearls)] if pearls else []
    costs += [say("cost-mana", n=mana)] if mana else []
    costs += [say("cost-good", n=n, good=good_name(good)) for good, n in enumerate(small[:GOODS]) if n]
    costs += [say(f"cost-{name}", n=n) for name, n in zip(CHOSEN_GOODS, small[GOODS:], strict=True) if n]
    return say("mission-pay", costs=tuple(costs))


def mission_name(box: RaiateaBox, mission: int) -> Phrase:
    """A mission by its points and what it asks."""
    asks = mission_text(int(box.mission_asks[mission]))
    return say("mission", points=int(box.mission_statue[mission]) + 1, asks=asks)

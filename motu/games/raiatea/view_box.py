"""The components of Raiatea as a view shows them: what is printed on cards, tiles and scales."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from motu.games.raiatea.box import RaiateaBox
from motu.games.raiatea.names import CHOSEN_GOODS
from motu.games.raiatea.rules.pieces import (
    ASSISTANT_NAMES,
    AUCTION,
    BACK_NAMES,
    CATEGORY_NAMES,
    CODE_NAMES,
    COLOUR_NAMES,
    CONDITION,
    FACE_ASSISTANT,
    FACE_MASK,
    FACE_MIRROR,
    GOOD_NAMES,
    GOODS,
    LASTING,
    LEVELS,
    MASK_COPIES,
    MASK_SCORES,
    NEED_NAMES,
    NEED_RANK,
    PARTS,
    POWER_NAMES,
    RANK_NAMES,
    RITUALS,
    SALES,
    WHO_NAMES,
    effect_amount,
    effect_code,
    effect_whom,
)

MISSION_TYPES = ("pearls", "mana", "goods", "conditional", "masks")


def part(effect: int) -> dict[str, Any]:
    """One part of an effect: what, how much, for whom."""
    code = effect_code(effect)
    name = f"lasting_{POWER_NAMES[code - LASTING]}" if code >= LASTING else CODE_NAMES[code]
    return {"do": name, "n": int(effect_amount(effect)), "who": WHO_NAMES[effect_whom(effect)]}


def effect(box: RaiateaBox, at: int) -> list[dict[str, Any]]:
    """A whole effect."""
    parts = [int(box.effects[at * PARTS + i]) for i in range(PARTS)]
    return [part(one) for one in parts if one]


def bonuses(box: RaiateaBox, good: int) -> list[list[dict[str, Any]]]:
    """The sale bonuses of a good from the bottom of its scale to the top."""
    levels = range(int(box.top_level[good]) + 1)
    return [effect(box, SALES + good * LEVELS + level) for level in levels]


def face(box: RaiateaBox, card: int) -> dict[str, Any]:
    """A card of the forest."""
    found: dict[str, Any] = {"id": box.face_ids[card].replace(" ", "_")}
    if card < FACE_ASSISTANT:
        return {**found, "kind": "good", "of": GOOD_NAMES[card], "treasure": None}
    if card < FACE_MIRROR:
        return {**found, "kind": "assistant", "of": ASSISTANT_NAMES[card - FACE_ASSISTANT], "treasure": None}
    if card == FACE_MIRROR:
        return {**found, "kind": "mirror", "of": "mirror", "treasure": None}
    design = box.design_ids[(card - FACE_MASK) // MASK_COPIES]
    treasure = int(box.treasure[card])
    return {**found, "kind": "mask", "of": design, "treasure": part(treasure) if treasure else None}


def mission(box: RaiateaBox, m: int) -> dict[str, Any]:
    """A mission tile: its points, types, and what it asks."""
    found: dict[str, Any] = {
        "id": box.mission_ids[m],
        "points": int(box.mission_statue[m]) + 1,
        "types": [name for i, name in enumerate(MISSION_TYPES) if box.mission_types[m] >> i & 1],
    }
    if box.mission_kind[m] == AUCTION:
        return {**found, "kind": "auction"}
    if box.mission_kind[m] == CONDITION:
        need, least = int(box.mission_need[m]), int(box.mission_least[m])
        wanted = RANK_NAMES[least] if need == NEED_RANK else least
        return {**found, "kind": "condition", "need": NEED_NAMES[need], "least": wanted}
    chosen = (box.mission_any[m], box.mission_alike[m], box.mission_unlike[m], box.mission_masks[m])
    pays = {"pearls": int(box.mission_pearls[m]), "mana": int(box.mission_mana[m])}
    pays |= {name: int(box.mission_goods[m * GOODS + i]) for i, name in enumerate(GOOD_NAMES)}
    pays |= {name: int(n) for name, n in zip(CHOSEN_GOODS, chosen, strict=True)}
    return {**found, "kind": "pay", "pay": {name: n for name, n in pays.items() if n}}


@lru_cache(maxsize=16)
def rituals(box: RaiateaBox, tane: bool) -> dict[str, dict[str, Any]]:
    """Every ritual of this game: deck, category, cost and effect."""
    return {
        box.ritual_ids[t]: {
            "deck": BACK_NAMES[box.ritual_back[t]],
            "category": CATEGORY_NAMES[box.ritual_category[t]],
            "cost": int(box.ritual_cost[t]),
            "copies": int(box.ritual_copies[t]),
            "effect": effect(box, t),
        }
        for t in range(RITUALS)
        if box.ritual_copies[t] and (tane or not box.ritual_tane[t])
    }


def designs(box: RaiateaBox) -> dict[str, dict[str, str]]:
    """Every mask: its colour and what a pair of it scores."""
    return {
        id: {
            "colour": COLOUR_NAMES[box.mask_colour[d]],
            "scores": MASK_SCORES[box.mask_scores[d]],
        }
        for d, id in enumerate(box.design_ids)
        if box.design_copies[d]
    }

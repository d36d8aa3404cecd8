"""What is printed on the components of Raiatea: by ids, as views show it, and in words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from motu.games._shared.text import Phrase, say
from motu.games.raiatea.box import RaiateaBox
from motu.games.raiatea.rules.pieces import (
    ASSISTANT_NAMES,
    AUCTION,
    BACK_NAMES,
    CATEGORY_NAMES,
    CODE_NAMES,
    COLOUR_NAMES,
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
    MASK_SCORES,
    MIRROR,
    NEED_NAMES,
    NEED_RANK,
    PARTS,
    POWER_NAMES,
    RANK_NAMES,
    RITUAL_IDS,
    RITUALS,
    WHO_NAMES,
    effect_amount,
    effect_code,
    effect_whom,
)
from motu.games.raiatea.seen import AnyMission, DesignSeen, FaceSeen, MissionSeen, PartSeen, RitualSeen

HOME = Path(__file__).parent  # where the texts are
STAGE_NAMES = ("", "dance", "purchase", "preparation", "offering", "blessing", "building")
CHOSEN_GOODS = ("any", "alike", "unlike", "masks")
NOTHING: Final[Mapping[str, int]] = {}
MISSION_TYPES: Final = ("pearls", "mana", "goods", "conditional", "masks")


def mask_id(box: RaiateaBox, kind: int) -> str:
    return "mirror" if kind == MIRROR else box.design_ids[kind]


def part_seen(effect: int) -> PartSeen:
    """One part of an effect."""
    code = effect_code(effect)
    name = f"lasting_{POWER_NAMES[code - LASTING]}" if code >= LASTING else CODE_NAMES[code]
    return {"do": name, "n": int(effect_amount(effect)), "who": WHO_NAMES[effect_whom(effect)]}


def effect_seen(box: RaiateaBox, at: int) -> list[PartSeen]:
    """A whole effect."""
    parts = [int(box.effects[at * PARTS + i]) for i in range(PARTS)]
    return [part_seen(one) for one in parts if one]


def face_seen(box: RaiateaBox, card: int) -> FaceSeen:
    """A card of the forest."""
    if card < FACE_ASSISTANT:
        kind, of = "good", GOOD_NAMES[card]
    elif card < FACE_MIRROR:
        kind, of = "assistant", ASSISTANT_NAMES[card - FACE_ASSISTANT]
    elif card == FACE_MIRROR:
        kind, of = "mirror", "mirror"
    else:
        kind, of = "mask", box.design_ids[(card - FACE_MASK) // MASK_COPIES]
    treasure = int(box.treasure[card])
    return {
        "id": box.face_ids[card].replace(" ", "_"),
        "kind": kind,
        "of": of,
        "treasure": part_seen(treasure) if treasure else None,
    }


def mission_seen(box: RaiateaBox, m: int) -> MissionSeen:
    """A mission tile: its points, types, and what it asks."""
    found: AnyMission = {
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
def rituals_seen(box: RaiateaBox, tane: bool) -> dict[str, RitualSeen]:
    """Every ritual of this game."""
    return {
        box.ritual_ids[t]: _ritual_seen(box, t)
        for t in range(RITUALS)
        if box.ritual_copies[t] and (tane or not box.ritual_tane[t])
    }


def _ritual_seen(box: RaiateaBox, t: int) -> RitualSeen:
    found: RitualSeen = {
        "deck": BACK_NAMES[box.ritual_back[t]],
        "category": CATEGORY_NAMES[box.ritual_category[t]],
        "cost": int(box.ritual_cost[t]),
        "copies": int(box.ritual_copies[t]),
        "effect": effect_seen(box, t),
    }
    return found if t < len(RITUAL_IDS) else {**found, "name": box.ritual_names[t]}


def designs_seen(box: RaiateaBox) -> dict[str, DesignSeen]:
    """Every mask of this game."""
    return {id: _design_seen(box, d) for d, id in enumerate(box.design_ids) if box.design_copies[d]}


def _design_seen(box: RaiateaBox, d: int) -> DesignSeen:
    found: DesignSeen = {
        "colour": COLOUR_NAMES[box.mask_colour[d]],
        "scores": MASK_SCORES[box.mask_scores[d]],
    }
    return found if d < len(DESIGN_IDS) else {**found, "name": box.design_names[d]}


def good_name(good: int, form: str = "") -> Phrase:
    """A good: as it is, `.title` as on its card, `.of` after a price."""
    return say(f"good-{GOOD_NAMES[good]}{form}")


def backs_name(back: int) -> Phrase:
    """Rituals of one draw pile: normal or forbidden ones."""
    return say(f"back-{BACK_NAMES[back]}.many")


def the_location(location: int) -> Phrase:
    """A location with its article."""
    return say(f"location-{LOCATION_NAMES[location]}.the")


def mask_name(box: RaiateaBox, kind: int) -> Phrase:
    """A mask or a mirror."""
    if kind == MIRROR:
        return say("mirror")
    is_ours = kind < len(DESIGN_IDS)
    return say(f"mask-{DESIGN_IDS[kind]}") if is_ours else say("own-name", name=box.design_names[kind])


def ritual_name(box: RaiateaBox, ritual: int) -> Phrase:
    """A ritual."""
    is_ours = ritual < len(RITUAL_IDS)
    return say(f"ritual-{RITUAL_IDS[ritual]}") if is_ours else say("own-name", name=box.ritual_names[ritual])


def plain_face(box: RaiateaBox, face: int) -> Phrase:
    """A card of the forest, a mask without its treasure."""
    if face < FACE_ASSISTANT:
        return good_name(face)
    if face < FACE_MIRROR:
        return say(f"assistant-{ASSISTANT_NAMES[face - FACE_ASSISTANT]}")
    return mask_name(box, MIRROR if face == FACE_MIRROR else (face - FACE_MASK) // MASK_COPIES)


def face_name(box: RaiateaBox, face: int) -> Phrase:
    """A card of the forest, a mask with its treasure."""
    treasure = face_seen(box, face)["treasure"]
    if treasure is None:
        return plain_face(box, face)
    return say("mask-treasure", mask=plain_face(box, face), treasure=part_text(treasure))


def part_text(part: PartSeen) -> Phrase:
    """One part of an effect in words."""
    if part["do"].startswith("lasting_"):
        return say(f"power-{part['do'].removeprefix('lasting_')}", n=part["n"])
    act = say(f"effect-{part['do']}", n=part["n"])
    return act if part["who"] == "owner" else say(f"effect-for-{part['who']}", effect=act)


def effect_text(box: RaiateaBox, at: int) -> Phrase:
    """A whole effect of the box in words."""
    return say("effect", parts=tuple(part_text(part) for part in effect_seen(box, at)))


def mission_asks(box: RaiateaBox, m: int, less: Mapping[str, int] = NOTHING) -> Phrase:
    """What a mission asks, in words; `less` is what somebody need not pay."""
    mission = mission_seen(box, m)
    if mission["kind"] == "auction":
        return say("mission-auction")
    if mission["kind"] == "condition":
        need, least = mission["need"], mission["least"]
        if need == "rank":
            return say("mission-rank", rank=say(f"rank-{least}"))
        return say(f"mission-{need}", n=least)
    pay = {name: n - less.get(name, 0) for name, n in mission["pay"].items()}
    costs = tuple(_cost(name, n) for name, n in pay.items() if n > 0)
    return say("mission-pay", costs=costs) if costs else say("mission-free")


def _cost(name: str, n: int) -> Phrase:
    return goods_cost(GOOD_NAMES.index(name), n) if name in GOOD_NAMES else say(f"cost-{name}", n=n)


def goods_cost(good: int, n: int) -> Phrase:
    """So many goods of a type."""
    return say("cost-good", n=n, good=good_name(good), title=good_name(good, ".title"))


def mission_name(box: RaiateaBox, mission: int, less: Mapping[str, int] = NOTHING) -> Phrase:
    """A mission by its points and what it asks."""
    asks = mission_asks(box, mission, less)
    return say("mission", points=int(box.mission_statue[mission]) + 1, asks=asks)

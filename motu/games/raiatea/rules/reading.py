"""Reading effects: what a ritual, a sale or a treasure of the box does, as numbers."""

from __future__ import annotations

from motu.games.raiatea.rules.pieces import CODE_NAMES, LASTING, POWER_NAMES, WHO_NAMES
from motu.kernel.cursor import Cursor

TREASURES = ["gain_pearls", "gain_mana", "tattoo"]
ACTS = [name for name in CODE_NAMES[1:] if name != "complete_mission"]
HARMS = ["lose_pearls", "lose_priests", "exhaust", "steal_good"]
APART = ["bag_add_per_player", *[name for name in ACTS if name.startswith(("steal_", "cancel_"))]]
SHARED = [name for name in ACTS if name not in APART]
POWERS = [f"lasting_{name}" for name in POWER_NAMES]
OWNER = ["owner"]


def parts(effect: list[Cursor], of: str) -> list[int]:
    """The parts of an effect, as far as its bearer (a category of ritual, or a sale) may have them."""
    return [_part_of(one, of) for one in effect]


def _part_of(effect: Cursor, of: str) -> int:
    who = effect.value.get("who", "owner")
    if of == "permanent":
        return part(effect, POWERS, OWNER)
    if of == "sale":
        return part(effect, CODE_NAMES[1:], OWNER)
    if of == "common":
        return part(effect, SHARED if who == "all" else ["bag_add_per_player"], ["owner", "all"])
    if of == "interactive":
        return part(effect, HARMS if who == "others" else ACTS, ["owner", "others"])
    return part(effect, ACTS, OWNER)


def part(effect: Cursor, codes: list[str], whos: list[str]) -> int:
    """One part of an effect as a number: code | n << 8 | who << 16."""
    do = codes[effect.one_of("do", codes)]
    code = LASTING + POWERS.index(do) if do in POWERS else CODE_NAMES.index(do)
    who = whos[effect.one_of("who", whos)] if "who" in effect else "owner"
    n = effect.number("n", 1, 99) if "n" in effect else 1
    return code | n << 8 | WHO_NAMES.index(who) << 16

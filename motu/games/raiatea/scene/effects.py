"""Effects, costs and conditions in icons and in words: what is printed on scales, missions and rituals."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from motu.games._shared.drawing.letters import Speaker, shortened, text, width
from motu.games._shared.drawing.markup import joined
from motu.games._shared.drawing.palette import INK
from motu.games._shared.drawing.parts import icon
from motu.games.raiatea.rules.pieces import GOOD_NAMES
from motu.games.raiatea.seen import MissionSeen, PartSeen

Part = tuple[str, int, str]  # of an effect: what, how much, for whom
Sign = tuple[bool, str]  # whether an icon, and its name; otherwise a word

# "@": an icon, "#": the number, "x", "y": the number, without or with a plus, unless it is 1.
EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "gain_pearls": ("y", "@pearl"),
    "gain_mana": ("y", "@mana"),
    "lose_pearls": ("−#", "@pearl"),
    "bag_add_per_player": ("+#", "@mana", "@bag"),
    "tattoo": ("x", "@tattoo"),
    "recruit_free": ("x", "@priest"),
    "lose_priests": ("−#", "@priest"),
    "priest_action": ("@priest", "@arrow", "@mana"),
    "take_good": ("x", "@good"),
    "take_goods_different": ("x", "@good", "@unlike"),
    "take_assistant": ("x", "@assistant"),
    "reactivate": ("x", "@wake"),
    "reactivate_all": ("@wake", "@wake"),
    "exhaust": ("x", "@sleep"),
    "take_mask": ("x", "@mask"),
    "draw_keep": ("x", "@ritual"),
    "complete_mission": ("@mission",),
    "perform_from_hand": ("@ritual", "@arrow"),
    "steal_good": ("@theft", "@good"),
    "steal_mask": ("@theft", "@mask"),
    "steal_assistant": ("@theft", "@assistant"),
    "cancel_cost": ("@cancel", "@ritual"),
    "cancel_player": ("@cancel", "@ritual", "@others"),
    "lasting_free_purchase": ("@ritual", "0", "@mana"),
    "lasting_forest_mana": ("@forest", "+#", "@mana"),
    "lasting_clearing_pearls": ("@clearing", "+#", "@pearl"),
    "lasting_reef_pearls": ("@reef", "+#", "@pearl"),
    "lasting_path_mana": ("@path", "+#", "@mana"),
    "lasting_marae_sacrifice": ("@marae", "+#", "@tattoo"),
    "lasting_market_sale": ("@market", "+#", "@good"),
    "lasting_second_mission": ("+1", "@mission"),
    "lasting_points": ("#", "@points"),
    "lasting_roll_plus": ("@die", "+#"),
    "lasting_discount_pearls": ("−#", "@pearl"),
    "lasting_discount_mana": ("−#", "@mana"),
    "lasting_priest_mana": ("@priest", "+#", "@mana"),
}
PAID: Final = {"pearls": "pearl", "mana": "mana", "masks": "mask", "any": "good"}
GAP: Final = 2.0


def signs_of(effect: Iterable[Part]) -> tuple[Sign, ...]:
    """An effect as icons and numbers."""
    found: list[Sign] = []
    for do, n, who in effect:
        if who != "owner":
            found.append((True, who))
        for sign in EFFECTS.get(do, (do,)):
            if sign in "xy":
                found += [(False, f"+{n}" if sign == "y" else str(n))] if n > 1 else []
            else:
                found.append((sign.startswith("@"), sign.removeprefix("@").replace("#", str(n))))
    return tuple(found)


def signs_of_mission(say: Speaker, mission: MissionSeen) -> tuple[Sign, ...]:
    """What a mission asks, as icons and numbers."""
    if mission["kind"] == "auction":
        return ((True, "gavel"), (True, "mana"))
    if mission["kind"] == "condition":
        return _condition(say, mission["need"], mission["least"])
    found: list[Sign] = []
    for what, n in mission["pay"].items():
        if what in GOOD_NAMES:
            found += [(True, what)] * n
        elif what in ("alike", "unlike"):
            found += [(False, str(n)), (True, "good"), (True, what)]
        else:
            alone = n == 1 and len(mission["pay"]) > 1
            found += [(True, PAID[what])] if alone else [(False, str(n)), (True, PAID[what])]
    return tuple(found)


def _condition(say: Speaker, need: str, least: int | str) -> tuple[Sign, ...]:
    if need == "rank":
        return ((False, say(f"rank-{least}")),)
    if need == "priests":
        return ((False, f"{least}+"), (True, "priest"))
    if need == "assistants":
        return ((False, f"{least}+"), (True, "assistant"))
    return ((False, str(least)), (True, "assistant"), (True, "alike" if need == "alike" else "unlike"))


def mission_in_words(say: Speaker, mission: MissionSeen) -> str:
    """A mission with its points, for ears."""
    if mission["kind"] == "auction":
        asks = say("mission-auction")
    elif mission["kind"] == "condition":
        need, least = mission["need"], mission["least"]
        rank = need == "rank"
        asks = say("mission-rank", rank=say(f"rank-{least}")) if rank else say(f"mission-{need}", n=least)
    else:
        asks = ", ".join(_cost_in_words(say, what, n) for what, n in mission["pay"].items())
    return say("mission", points=mission["points"], asks=asks)


def _cost_in_words(say: Speaker, what: str, n: int) -> str:
    is_good = what in GOOD_NAMES
    if is_good:
        return say("cost-good", n=n, good=say(f"good-{what}"), title=say(f"good-{what}.title"))
    return say(f"cost-{what}", n=n)


@lru_cache(maxsize=1024)
def breadth(signs: tuple[Sign, ...], size: float = 16, letters: float = 13) -> float:
    """How wide a row of icons gets."""
    widths = (size if is_icon else width(name, letters, True) for is_icon, name in signs)
    return sum(widths) + GAP * max(0, len(signs) - 1)


@lru_cache(maxsize=2048)
def row(
    signs: tuple[Sign, ...], x: float, y: float, room: float, size: float = 16, letters: float = 13,
    fill: str = INK, anchor: str = "middle",
) -> Markup:  # fmt: skip
    """Icons and numbers side by side around (x, y); icons shrink where there is little room."""
    while size > 9 and breadth(signs, size, letters) > room:
        size -= 1
    if len(signs) == 1 and not signs[0][0]:
        return text(shortened(signs[0][1], letters, room + 4), x, y + letters * 0.36, letters, fill=fill)
    left = x - (breadth(signs, size, letters) / 2 if anchor == "middle" else 0)
    drawn: list[Markup] = []
    for is_icon, name in signs:
        if is_icon:
            drawn.append(icon(name, left + size / 2, y, size))
            left += size + GAP
        else:
            word = shortened(name, letters, max(room, 12), True)
            wide = width(word, letters, True)
            drawn.append(text(word, left + wide / 2, y + letters * 0.36, letters, bold=True, fill=fill))
            left += wide + GAP
    return joined(drawn)


def parts_of(effect: Iterable[PartSeen]) -> tuple[Part, ...]:
    """An effect of a view as something that can be remembered."""
    return tuple((part["do"], part["n"], part["who"]) for part in effect)


def in_words(say: Speaker, effect: Iterable[Part]) -> str:
    """An effect in words."""
    return ", ".join(_part_in_words(say, *part) for part in effect)


def _part_in_words(say: Speaker, do: str, n: int, who: str) -> str:
    if do.startswith("lasting_"):
        return say(f"power-{do.removeprefix('lasting_')}", n=n)
    act = say(f"effect-{do}", n=n)
    return act if who == "owner" else say(f"effect-for-{who}", effect=act)

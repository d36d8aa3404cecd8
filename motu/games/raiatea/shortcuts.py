"""What people do in one gesture at Raiatea."""

from __future__ import annotations

from itertools import combinations

from motu.games._shared.asking import Shortcut
from motu.games._shared.text import say
from motu.games.raiatea.names import good_name, mask_name, ritual_name
from motu.games.raiatea.rules import masks, offering
from motu.games.raiatea.rules.auction import BID_MANA, MORE
from motu.games.raiatea.rules.drawing import KEEP_RITUAL
from motu.games.raiatea.rules.marae import SACRIFICE, sacrifices_allowed
from motu.games.raiatea.rules.market import MARKET_TURN, sales_allowed
from motu.games.raiatea.rules.masks import FINAL_MIRROR
from motu.games.raiatea.rules.offering import OFFER_MANA, PREPARE_RITUALS
from motu.games.raiatea.rules.pieces import (
    COMMON,
    DESIGNS,
    DRAWN,
    GAIN_MANA,
    GAIN_PEARLS,
    GOOD_NAMES,
    GOODS,
    LEVELS,
    PARTS,
    RECRUIT_FREE,
    RITUALS,
    SALES,
    TAHUA,
)
from motu.games.raiatea.state import NO_CARD, Raiatea
from motu.kernel.engine import question


def shortcuts(s: Raiatea, seat: int) -> list[Shortcut]:
    """Whole amounts, whole preparations, two rituals kept, two goods sold or sacrificed at once."""
    step = int(question(s))
    rule, a, b = s.rules[step & 255], step >> 16 & 65535, step >> 32
    if rule is OFFER_MANA:
        return _amounts(s, seat, "offer", int(OFFER_MANA.base))
    if rule is BID_MANA:
        return _amounts(s, seat, "bid", int(BID_MANA.base))
    if rule is PREPARE_RITUALS:
        return _prepare_all(s, seat)
    if rule is KEEP_RITUAL:
        return _keep_two(s, seat) if b >> 3 * seat & 7 == 2 and not s.progress[seat] else []
    if rule is SACRIFICE:
        return _sacrifice_two(s, seat, a)
    if rule is MARKET_TURN:
        return _sell_two(s, seat, a)
    if rule is FINAL_MIRROR:
        return _last_mirror(s, seat)
    return []


def _amounts(s: Raiatea, seat: int, verb: str, base: int) -> list[Shortcut]:
    """Amounts over 63, and everything one has."""
    so_far, mana = int(s.progress[seat]), int(s.mana[seat])
    left = mana - so_far
    all_of_it = [("all", mana)] if left > 0 else []
    whole = [(str(n), n) for n in range(so_far + MORE, mana + 1)]
    return [
        Shortcut(
            f"{verb} {name}",
            (base + MORE,) * ((n - so_far) // MORE) + (base + (n - so_far) % MORE,),
            say(f"do-{verb}-all" if name == "all" else f"do-{verb}", mana=n),
            (),
        )
        for name, n in whole + all_of_it
    ]


def _prepare_all(s: Raiatea, seat: int) -> list[Shortcut]:
    """All rituals of the hand, if there are clips enough."""
    hand = [t for t in range(RITUALS) for _ in range(int(s.hand[seat * RITUALS + t]))]
    clipped = sum(s.box.ritual_category[t] != COMMON for t in hand)
    clips = int(s.clips[seat]) - int(s.progress[seat]) // offering.CLIP
    if len(hand) < 2 or clipped > clips:
        return []
    base = int(PREPARE_RITUALS.base)
    actions = (*(base + t for t in hand), base + offering.DONE)
    names = tuple(ritual_name(t) for t in hand)
    return [Shortcut("prepare_all", actions, say("do-prepare-all", rituals=names), ("bag",))]


def _keep_two(s: Raiatea, seat: int) -> list[Shortcut]:
    """Both rituals to keep at once."""
    drawn = [int(s.drawn[i]) for i in range(seat * DRAWN, (seat + 1) * DRAWN) if s.drawn[i] != NO_CARD]
    base = int(KEEP_RITUAL.base)
    return [
        Shortcut(
            f"keep_both {s.box.ritual_ids[one]} {s.box.ritual_ids[two]}",
            (base + one, base + two),
            say("do-keep-both", one=ritual_name(one), two=ritual_name(two)),
            (f"drawn_{s.box.ritual_ids[one]}", f"drawn_{s.box.ritual_ids[two]}", "both"),
        )
        for one, two in sorted(set(combinations(drawn, 2)))
    ]


def _sacrifice_two(s: Raiatea, seat: int, made: int) -> list[Shortcut]:
    """Two goods at once, unless that would make one Tahua: then there is something to decide between them."""
    if sacrifices_allowed(s, seat) - made < 2 or s.tattoo[seat] + 2 >= s.box.rank_from[TAHUA]:
        return []
    base = int(SACRIFICE.base)
    held = [g for g in range(GOODS) for _ in range(min(2, int(s.goods[seat * GOODS + g])))]
    return [
        Shortcut(
            f"sacrifice_both {GOOD_NAMES[one]} {GOOD_NAMES[two]}",
            (base + one, base + two),
            say("do-sacrifice-both", one=good_name(one), two=good_name(two)),
            (f"own_good_{GOOD_NAMES[one]}", f"own_good_{GOOD_NAMES[two]}", "both"),
        )
        for one, two in sorted(set(combinations(held, 2)))
    ]


def _sell_two(s: Raiatea, seat: int, sold: int) -> list[Shortcut]:
    """Two goods of one type for the same bonus, where the bonus asks nothing."""
    if sales_allowed(s, seat) - sold < 2:
        return []
    found = []
    for good in range(GOODS):
        if s.goods[seat * GOODS + good] < 2:
            continue
        for level in range(max(1, int(s.price[good]))):
            at = SALES + good * LEVELS + level
            codes = [int(s.box.effects[at * PARTS + i]) & 255 for i in range(PARTS)]
            if all(code in (0, GAIN_PEARLS, GAIN_MANA, RECRUIT_FREE) for code in codes):
                name = GOOD_NAMES[good]
                action = int(MARKET_TURN.base) + good * LEVELS + level
                words = say("do-sell-both", good=good_name(good), level=level + 1)
                places = (f"own_good_{name}", f"price_{name}_{level + 1}", "both")
                found.append(Shortcut(f"sell_both {name} {level + 1}", (action, action), words, places))
    return found


def _last_mirror(s: Raiatea, seat: int) -> list[Shortcut]:
    """The only mirror is bound, and that is all."""
    if s.free_mirrors(seat) != 1 or s.progress[seat]:
        return []
    base = int(FINAL_MIRROR.base)
    return [
        Shortcut(
            f"last_mirror {s.box.design_ids[design]}",
            (base + design, base + masks.DONE),
            say("do-final_mirror", mask=mask_name(design)),
            ("own_mask_mirror", f"own_mask_{s.box.design_ids[design]}", "last"),
        )
        for design in range(DESIGNS)
        if s.is_single(seat, design)
    ]

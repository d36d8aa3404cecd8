"""Actions of Raiatea for people: notation, targets on the board, and the question asked."""

from __future__ import annotations

from motu.games._shared.text import Phrase, say
from motu.games.raiatea.labels import label
from motu.games.raiatea.names import letter, mask_id
from motu.games.raiatea.refusals import explain
from motu.games.raiatea.rules import drawing, forest, free, market, missions, path
from motu.games.raiatea.rules.assistants import EXHAUST, REACTIVATE, TAKE_ASSISTANT
from motu.games.raiatea.rules.auction import BID_MANA, MORE
from motu.games.raiatea.rules.blessing import ORDER_RITUALS
from motu.games.raiatea.rules.drawing import DRAW_RITUALS, KEEP_RITUAL, RITUAL_CARD, picks_made
from motu.games.raiatea.rules.forest import EXTRA_GOOD, FOREST_CARD, FOREST_PICK
from motu.games.raiatea.rules.free import FREE_ACTION
from motu.games.raiatea.rules.goods import TAKE_GOOD
from motu.games.raiatea.rules.interactive import (
    CANCEL_COST,
    CANCEL_PLAYER,
    STEAL_ASSISTANT_FROM,
    STEAL_GOOD_FROM,
    STEAL_MASK_FROM,
    STOLEN_GOOD,
)
from motu.games.raiatea.rules.marae import SACRIFICE
from motu.games.raiatea.rules.market import MARKET_TURN
from motu.games.raiatea.rules.masks import FINAL_MIRROR, GIVE_MASK, TAKE_MASK
from motu.games.raiatea.rules.missions import COMPLETE_MISSION, FROM_WHICH_ROW
from motu.games.raiatea.rules.offering import CHOOSE_REWARD, OFFER_MANA, PREPARE_RITUALS
from motu.games.raiatea.rules.path import RECRUIT
from motu.games.raiatea.rules.payment import PAY_GOOD, PAY_MASK
from motu.games.raiatea.rules.phase import CHOOSE_LOCATION
from motu.games.raiatea.rules.pieces import (
    ASSISTANT_NAMES,
    ASSISTANTS,
    BACK_NAMES,
    DESIGNS,
    GOOD_NAMES,
    KINDS,
    LEVELS,
    LOCATION_NAMES,
    MISSIONS,
    REWARD_NAMES,
    RITUALS,
)
from motu.games.raiatea.rules.rituals import BY_TAHUA, PERFORM_FROM_HAND
from motu.games.raiatea.rules.rolls import ACCEPT_TATTOO, DIE, REEF
from motu.games.raiatea.rules.setup import FIRST_PLAYER, STARTING_MASK
from motu.games.raiatea.rules.statues import MISSION_TILE
from motu.games.raiatea.state import Raiatea
from motu.kernel.core import Rule
from motu.kernel.engine import question

__all__ = ["allowed_by", "asked", "explain", "label", "notation", "outcome_notation", "targets"]

# The question each rule puts, as its text is named, and the rule that a player reads beside a choice.
ASKS: dict[Rule[Raiatea], tuple[str, str]] = {
    FREE_ACTION: ("free", "RA-2.15"),
    CHOOSE_LOCATION: ("location", "RA-2.3"),
    TAKE_GOOD: ("take_good", "RA-8.6"),
    FOREST_PICK: ("pick", "RA-3.2"),
    EXTRA_GOOD: ("extra_good", "RA-12.6"),
    ACCEPT_TATTOO: ("tattoo", "RA-12.10"),
    SACRIFICE: ("sacrifice", "RA-4.2"),
    DRAW_RITUALS: ("draw_set", "RA-4.4"),
    KEEP_RITUAL: ("keep", "RA-4.9"),
    RECRUIT: ("recruit", "RA-6.1"),
    COMPLETE_MISSION: ("mission", "RA-11.1"),
    FROM_WHICH_ROW: ("row", "RA-11.1"),
    PAY_GOOD: ("pay_good", "RA-11.2"),
    PAY_MASK: ("pay_mask", "RA-11.2"),
    GIVE_MASK: ("give_mask", "RA-7.1"),
    TAKE_MASK: ("take_mask", "RA-7.2"),
    TAKE_ASSISTANT: ("take_assistant", "RA-12.8"),
    MARKET_TURN: ("market", "RA-8.10"),
    PREPARE_RITUALS: ("prepare", "RA-9.4"),
    OFFER_MANA: ("offer", "RA-9.7"),
    CHOOSE_REWARD: ("reward", "RA-9.10"),
    ORDER_RITUALS: ("next", "RA-9.14"),
    BID_MANA: ("bid", "RA-11.10"),
    PERFORM_FROM_HAND: ("perform", "RA-10.6"),
    REACTIVATE: ("reactivate", "RA-12.2"),
    EXHAUST: ("exhaust", "RA-10.3"),
    STEAL_GOOD_FROM: ("steal_good", "RA-10.3"),
    STEAL_MASK_FROM: ("steal_mask", "RA-10.5"),
    STEAL_ASSISTANT_FROM: ("steal_assistant", "RA-10.3"),
    CANCEL_COST: ("cancel_cost", "RA-10.10"),
    CANCEL_PLAYER: ("cancel_player", "RA-10.10"),
    FINAL_MIRROR: ("final_mirror", "RA-13.9"),
}
# Questions whose answers are names of one list, then a word for no or enough.
LISTED: dict[Rule[Raiatea], tuple[list[str], str]] = {
    CHOOSE_LOCATION: (LOCATION_NAMES, ""),
    TAKE_GOOD: (GOOD_NAMES, "decline"),
    EXTRA_GOOD: (GOOD_NAMES, "decline"),
    ACCEPT_TATTOO: (["no", "yes"], ""),
    SACRIFICE: (GOOD_NAMES, "stop"),
    DRAW_RITUALS: (BACK_NAMES, "decline"),
    PAY_GOOD: (GOOD_NAMES, ""),
    TAKE_ASSISTANT: (ASSISTANT_NAMES, "decline"),
    CHOOSE_REWARD: (REWARD_NAMES, ""),
    REACTIVATE: (ASSISTANT_NAMES, "stop"),
    EXHAUST: (ASSISTANT_NAMES, ""),
}
RITUAL_OR: dict[Rule[Raiatea], str] = {
    KEEP_RITUAL: "",
    PREPARE_RITUALS: "done",
    ORDER_RITUALS: "",
    PERFORM_FROM_HAND: "decline",
}
MASK_OR: dict[Rule[Raiatea], str] = {PAY_MASK: "", GIVE_MASK: "decline", TAKE_MASK: "decline"}


def places_away(s: Raiatea, seat: int, places: int) -> int:
    """The seat so many places clockwise; total, since refused actions may name seats beyond the table."""
    return (seat + places) % int(s.players) if places < s.players else places


def notation(s: Raiatea, seat: int, rule: Rule[Raiatea], x: int) -> str:
    """An answer as it stands in records."""
    verb = ASKS[rule][0]
    if rule in LISTED:
        names, other = LISTED[rule]
        return f"{verb} {names[x] if x < len(names) else other}"
    if rule in RITUAL_OR:
        return f"{verb} {s.box.ritual_ids[x] if x < RITUALS else RITUAL_OR[rule]}"
    if rule in MASK_OR:
        return f"{verb} {mask_id(s.box, x) if x < KINDS else MASK_OR[rule]}"
    if rule is OFFER_MANA or rule is BID_MANA:
        return f"{verb} {x}" if x < MORE else f"{verb} 64_more"
    return _particular(s, seat, rule, x, verb)


def _particular(s: Raiatea, seat: int, rule: Rule[Raiatea], x: int, verb: str) -> str:
    """Answers with several operands, or several kinds of answers."""
    if rule is FREE_ACTION:
        return _free(s, x)
    if rule is FOREST_PICK:
        if x == forest.USE_GATHERER:
            return "use_gatherer"
        return f"pick {s.box.face_ids[x] if x < forest.DECLINE else 'decline'}"
    if rule is RECRUIT:
        return f"recruit {x >> 1} free" if x & 1 else f"recruit {x >> 1}"
    if rule is COMPLETE_MISSION:
        if x == missions.DECLINE:
            return "mission decline"
        return f"mission {s.box.mission_ids[x % MISSIONS]}" + (" diver" if x >= MISSIONS else "")
    if rule is FROM_WHICH_ROW:
        return f"row {x + 1}"
    if rule is MARKET_TURN:
        return _market(x)
    if rule is FINAL_MIRROR:
        return f"final_mirror {s.box.design_ids[x] if x < DESIGNS else 'done'}"
    if rule is CANCEL_COST:
        return f"cancel_cost {x + 1}"
    if rule is STEAL_MASK_FROM:
        return f"{verb} {letter(places_away(s, seat, x // KINDS + 1))} {mask_id(s.box, x % KINDS)}"
    if rule is STEAL_ASSISTANT_FROM:
        victim = letter(places_away(s, seat, x // (ASSISTANTS * 2) + 1))
        return f"{verb} {victim} {ASSISTANT_NAMES[x // 2 % ASSISTANTS]} {'used' if x & 1 else 'active'}"
    return f"{verb} {letter(places_away(s, seat, x + 1))}"  # a good to steal, a player to cancel


def _free(s: Raiatea, x: int) -> str:
    if x == free.DONE:
        return "free done"
    if x >= free.BIND:
        return f"pair_mirror {s.box.design_ids[x - free.BIND]}"
    return f"use_shaman {s.box.ritual_ids[x]}"


def _market(x: int) -> str:
    if x < market.HIRE:
        return f"sell {GOOD_NAMES[x // LEVELS]} {x % LEVELS + 1}"
    if x < market.HIRE_FREE:
        return f"hire {ASSISTANT_NAMES[x - market.HIRE]}"
    if x < market.USE_MERCHANT:
        return f"hire_free {ASSISTANT_NAMES[x - market.HIRE_FREE]}"
    return f"use_merchant {GOOD_NAMES[x - market.USE_MERCHANT]}" if x < market.END else "market end"


def outcome_notation(s: Raiatea, rule: Rule[Raiatea], x: int) -> str:
    """What nature did, as it stands in records."""
    step = int(question(s))
    seat, a = step >> 8 & 127, step >> 16 & 65535
    if rule is FIRST_PLAYER:
        return f"first_player {letter(x)}"
    if rule is STARTING_MASK:
        return f"starting_mask {letter(seat)} {s.box.design_ids[x]}"
    if rule is FOREST_CARD:
        return f"forest {s.box.face_ids[x]}"
    if rule is MISSION_TILE:
        return f"tile {s.box.mission_ids[x]}"
    if rule is RITUAL_CARD:
        return f"draw {letter(seat)} {s.box.ritual_ids[x]}"
    if rule is DIE:
        return f"roll {'reef' if a == REEF else ASSISTANT_NAMES[a % ASSISTANTS]} {x + 1}"
    assert rule is STOLEN_GOOD
    return f"stolen {letter(a)} {GOOD_NAMES[x]}"


# --- targets ----------------------------------------------------------------------------------------


def targets(s: Raiatea, seat: int, rule: Rule[Raiatea], x: int) -> tuple[str, ...]:
    """What one points at, in this order; an answer that declines points at nothing."""
    words = notation(s, seat, rule, x).split()
    if words[-1] in ("decline", "stop", "done", "end", "no"):
        return ()
    pointed = POINTED.get(words[0])
    return tuple(place.format(*words[1:], seat=_victim(words)) for place in pointed) if pointed else ()


def _victim(words: list[str]) -> int:
    """The absolute seat that a theft or a cancellation names."""
    return "ABCDE".find(words[1]) if len(words) > 1 and len(words[1]) == 1 else 0


# What each verb points at: {0}, {1} ... are its operands.
POINTED: dict[str, tuple[str, ...]] = {
    "use_shaman": ("own_assistant_shaman", "hand_{0}"),
    "pair_mirror": ("own_mask_mirror", "own_mask_{0}"),
    "location": ("location_{0}",),
    "take_good": ("goods_market_{0}",),
    "pick": ("reserve_{0}",),
    "use_gatherer": ("own_assistant_gatherer",),
    "extra_good": ("reserve_{0}",),
    "tattoo": ("tattoo_track",),
    "sacrifice": ("own_good_{0}",),
    "draw_set": ("deck_{0}",),
    "keep": ("drawn_{0}",),
    "recruit": ("priests_{0}",),
    "mission": ("mission_{0}",),
    "row": ("row_{0}",),
    "pay_good": ("own_good_{0}",),
    "pay_mask": ("own_mask_{0}",),
    "give_mask": ("own_mask_{0}",),
    "take_mask": ("mask_market_{0}",),
    "take_assistant": ("assistant_market_{0}",),
    "sell": ("own_good_{0}", "price_{0}_{1}"),
    "hire": ("assistant_market_{0}", "hire"),
    "hire_free": ("assistant_market_{0}", "hire_free"),
    "use_merchant": ("own_assistant_merchant", "price_{0}"),
    "prepare": ("hand_{0}",),
    "offer": ("amount_{0}",),
    "bid": ("amount_{0}",),
    "reward": ("reward_{0}",),
    "next": ("waiting_{0}",),
    "perform": ("hand_{0}",),
    "reactivate": ("own_assistant_{0}",),
    "exhaust": ("own_assistant_{0}",),
    "steal_good": ("seat_{seat}",),
    "steal_mask": ("seat_{seat}", "mask_{seat}_{1}"),
    "steal_assistant": ("seat_{seat}", "assistant_{seat}_{1}_{2}"),
    "cancel_cost": ("cost_{0}",),
    "cancel_player": ("seat_{seat}",),
    "final_mirror": ("own_mask_mirror", "own_mask_{0}"),
}


# --- the question -----------------------------------------------------------------------------------


def allowed_by(rule: Rule[Raiatea]) -> str:
    """The rule that a player reads beside a choice."""
    return ASKS[rule][1]


def asked(s: Raiatea, seat: int) -> Phrase:
    """The question in words, with the number in play."""
    step = int(question(s))
    rule: Rule[Raiatea] = s.rules[step & 255]
    a, b = step >> 16 & 65535, step >> 32
    id = f"ask-{ASKS[rule][0]}"
    if rule is KEEP_RITUAL:
        return say(id, left=(b >> 3 * seat & 7) - int(picks_made(s.progress[seat])))
    if rule is DRAW_RITUALS:
        price = int(drawing.purchase_price(s, seat)) if b & 3 == drawing.PURCHASE else 0
        return say(f"{id}-buy" if b & 3 == drawing.PURCHASE else id, price=price, keep=a)
    if rule is COMPLETE_MISSION:
        return say(f"{id}-{('kahuna', 'kahuna', 'sale', 'first', 'second')[a]}")
    if rule is PERFORM_FROM_HAND:
        return say(f"{id}-tahua" if a == BY_TAHUA else id)
    if rule is PREPARE_RITUALS:
        return say(id, left=int(s.clips[seat]) - int(s.progress[seat]) // 256)
    if rule is OFFER_MANA or rule is BID_MANA:
        statue, so_far = b // 20 + 1 if rule is BID_MANA else 0, int(s.progress[seat])
        return say(id, mana=int(s.mana[seat]) - so_far, so_far=so_far, points=statue)
    if rule is PAY_GOOD:
        return say(id, copies=a & 15, left=a >> 4 & 15)
    if rule is RECRUIT:
        return say(id, pearls=int(s.pearls[seat]), kahuna=a if b == path.PATH else 0)
    if rule is ORDER_RITUALS:
        return say(id, cost=a)
    if rule is FOREST_PICK:
        return say(id, gatherer=a)
    return say(id, left=b if rule in (TAKE_GOOD, TAKE_ASSISTANT) else a)

"""Why an answer of Raiatea is refused: the facts of the situation behind each reason."""

from __future__ import annotations

from motu.games._shared.text import Phrase, say
from motu.games.raiatea.names import (
    assistant_name,
    back_name,
    face_name,
    good_name,
    location_name,
    mask_name,
    mission_name,
    rank_name,
    reward_name,
    ritual_name,
    seat_name,
)
from motu.games.raiatea.rules import forest, free, market
from motu.games.raiatea.rules.assistants import EXHAUST, REACTIVATE, TAKE_ASSISTANT
from motu.games.raiatea.rules.auction import BID_MANA
from motu.games.raiatea.rules.drawing import DRAW_RITUALS, purchase_price
from motu.games.raiatea.rules.forest import EXTRA_GOOD, FOREST_PICK
from motu.games.raiatea.rules.free import FREE_ACTION
from motu.games.raiatea.rules.goods import TAKE_GOOD
from motu.games.raiatea.rules.interactive import STEAL_ASSISTANT_FROM, STEAL_MASK_FROM
from motu.games.raiatea.rules.marae import SACRIFICE
from motu.games.raiatea.rules.market import MARKET_TURN, sales_allowed
from motu.games.raiatea.rules.masks import FINAL_MIRROR, GIVE_MASK, TAKE_MASK
from motu.games.raiatea.rules.missions import COMPLETE_MISSION, FROM_WHICH_ROW
from motu.games.raiatea.rules.offering import OFFER_MANA
from motu.games.raiatea.rules.path import RECRUIT
from motu.games.raiatea.rules.payment import DISTINCT, PAY_GOOD, PAY_MASK, mana_asked, pearls_asked
from motu.games.raiatea.rules.phase import CHOOSE_LOCATION
from motu.games.raiatea.rules.pieces import (
    ASSISTANTS,
    CONDITION,
    DIVER,
    GATHERER,
    GOODS,
    KINDS,
    LEVELS,
    MERCHANT,
    MIRROR,
    MISSIONS,
    SHAMAN,
)
from motu.games.raiatea.state import Raiatea
from motu.kernel.core import Rule
from motu.kernel.engine import question


def explain(s: Raiatea, seat: int, rule: Rule[Raiatea], x: int, reason: int) -> Phrase:
    """The facts of this situation behind a refusal."""
    id = f"no-{reason // 100}-{reason % 100}"
    step = int(question(s))
    a, b = step >> 16 & 65535, step >> 32
    if rule is MARKET_TURN:
        return _market(s, seat, x, b, reason, id)
    if rule is COMPLETE_MISSION:
        return _mission(s, seat, x, reason, id)
    if rule is FREE_ACTION:
        return _free(s, seat, x, reason, id)
    if rule in (TAKE_GOOD, EXTRA_GOOD, SACRIFICE, PAY_GOOD):
        return _good(rule, x, a, reason, id)
    if rule in (TAKE_ASSISTANT, REACTIVATE, EXHAUST):
        return say(f"{id}-assistant" if rule is TAKE_ASSISTANT else id, assistant=assistant_name(x))
    if rule in (GIVE_MASK, TAKE_MASK, PAY_MASK, FINAL_MIRROR):
        variant = {TAKE_MASK: "-mask", PAY_MASK: "-mask" if reason == 1102 else ""}.get(rule, "")
        return say(id + variant, mask=mask_name(x), mirrors=int(s.masks[seat * KINDS + MIRROR]))
    if rule is STEAL_MASK_FROM:
        victim = _away(s, seat, x // KINDS)
        return say(f"{id}-mask" if reason == 1003 else id, mask=mask_name(x % KINDS), seat=victim)
    if rule is STEAL_ASSISTANT_FROM:
        victim = _away(s, seat, x // (ASSISTANTS * 2))
        state = "used" if x & 1 else "active"
        return say(id, assistant=assistant_name(x // 2 % ASSISTANTS), state=state, seat=victim)
    return _other(s, seat, rule, x, a, reason, id)


def _away(s: Raiatea, seat: int, places: int) -> Phrase:
    return seat_name((seat + places + 1) % int(s.players))


def _good(rule: Rule[Raiatea], x: int, a: int, reason: int, id: str) -> Phrase:
    if rule is PAY_GOOD:
        return say(f"{id}-twice" if a & DISTINCT else id, good=good_name(x), copies=a & 15)
    return say(f"{id}-good" if reason == 814 else id, good=good_name(x))


def _market(s: Raiatea, seat: int, x: int, b: int, reason: int, id: str) -> Phrase:
    if x < market.HIRE:
        good = x // LEVELS
        held = int(s.goods[seat * GOODS + good])
        if reason == market.SALES_MADE and held == 0:
            return say(f"{id}-none", good=good_name(good))
        return say(id, sales=int(sales_allowed(s, seat)), good=good_name(good), level=int(s.price[good]) + 1)
    if reason == market.NOT_IN_MARKET:
        return say(f"{id}-assistant", assistant=assistant_name(x % ASSISTANTS))
    if reason == market.ONE_FOR_PEARLS and not b & market.PAID_ONE:
        return say(f"{id}-pearls", price=int(s.box.hire_price), pearls=int(s.pearls[seat]))
    if reason == market.KAHUNA_TAKES_ONE and seat == s.kahuna:
        return say(f"{id}-done")
    if reason == market.NO_ACTIVE_MERCHANT:
        return say(id, assistant=assistant_name(MERCHANT))
    return say(id, good=good_name(x % ASSISTANTS))


def _mission(s: Raiatea, seat: int, x: int, reason: int, id: str) -> Phrase:
    mission = x % MISSIONS
    if reason == 1217:
        return say(id, assistant=assistant_name(DIVER))
    if reason == 1119 and s.box.mission_kind[mission] != CONDITION:
        return say(id, mission=mission_name(s.box, mission), missing=_missing(s, seat, mission))
    if reason == 1119:
        return say(f"{id}-condition", mission=mission_name(s.box, mission), rank=rank_name(int(s.rank(seat))))
    return say(id, mission=mission_name(s.box, mission))


def _missing(s: Raiatea, seat: int, mission: int) -> tuple[Phrase, ...]:
    """What a seat lacks of the price of a mission."""
    box = s.box
    pearls = int(pearls_asked(s, seat, mission) - s.pearls[seat])
    mana = int(mana_asked(s, seat, mission) - s.mana[seat])
    over = [int(s.goods[seat * GOODS + g] - box.mission_goods[mission * GOODS + g]) for g in range(GOODS)]
    spare = [n for n in over if n > 0]
    lacks = [
        ("pearls", pearls),
        ("mana", mana),
        ("any", int(box.mission_any[mission]) - sum(spare)),
        ("alike", int(box.mission_alike[mission]) - max(spare, default=0)),
        ("unlike", int(box.mission_unlike[mission]) - len(spare)),
        ("masks", int(box.mission_masks[mission] - s.loose_masks(seat))),
    ]
    named = [say("cost-good", n=-n, good=good_name(g)) for g, n in enumerate(over) if n < 0]
    return (*(say(f"lack-{name}", n=n) for name, n in lacks if n > 0), *named)


def _free(s: Raiatea, seat: int, x: int, reason: int, id: str) -> Phrase:
    if x >= free.BIND:
        return say(id, mask=mask_name(x - free.BIND), mirrors=int(s.masks[seat * KINDS + MIRROR]))
    if reason == 1217:
        return say(id, assistant=assistant_name(SHAMAN))
    cost, priests = int(s.box.ritual_cost[x]), int(s.priests[seat])
    return say(id, ritual=ritual_name(x), cost=cost, priests=priests)


def _other(s: Raiatea, seat: int, rule: Rule[Raiatea], x: int, a: int, reason: int, id: str) -> Phrase:
    if rule is CHOOSE_LOCATION:
        return say(id, location=location_name(x), seat=seat_name(int(s.location[x])))
    if rule is FOREST_PICK:
        if x == forest.USE_GATHERER:
            return say(id, assistant=assistant_name(GATHERER))
        return say(id, card=face_name(x, int(s.box.treasure[x])))
    if rule is DRAW_RITUALS:
        missing = int(s.box.rank_from[1]) - int(s.tattoo[seat])
        price = int(purchase_price(s, seat))
        return say(id, missing=missing, back=back_name(x), price=price, mana=int(s.mana[seat]))
    if rule is RECRUIT:
        room = int(s.box.last_priest) - int(s.priests[seat])
        return say(id, price=int(s.box.priest_price[x >> 1]), pearls=int(s.pearls[seat]), room=room)
    if rule is OFFER_MANA or rule is BID_MANA:
        return say(id, mana=int(s.mana[seat]), amount=int(s.progress[seat]) + x)
    if rule is FROM_WHICH_ROW:
        return say(f"{id}-row", row=x + 1)
    if reason == 905:
        return say(id, ritual=ritual_name(x), clips=int(s.clips[seat]))
    if reason == 925:
        return say(id, reward=reward_name(x))
    if reason == 1010:
        return say(f"{id}-player", seat=_away(s, seat, x)) if rule.size < 10 else say(id, cost=x + 1)
    return say(id, ritual=ritual_name(x), cost=a)

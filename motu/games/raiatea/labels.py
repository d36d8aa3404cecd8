"""The answers of Raiatea in words."""

from __future__ import annotations

from motu.games._shared.text import Phrase, say
from motu.games.raiatea.names import (
    assistant_name,
    back_name,
    effect_text,
    face_name,
    good_name,
    mask_name,
    mission_name,
    reward_name,
    ritual_name,
    seat_name,
)
from motu.games.raiatea.rules import forest, free, market, missions
from motu.games.raiatea.rules.assistants import EXHAUST, REACTIVATE, TAKE_ASSISTANT
from motu.games.raiatea.rules.auction import BID_MANA, MORE
from motu.games.raiatea.rules.blessing import ORDER_RITUALS
from motu.games.raiatea.rules.drawing import DRAW_RITUALS, KEEP_RITUAL
from motu.games.raiatea.rules.forest import EXTRA_GOOD, FOREST_PICK
from motu.games.raiatea.rules.free import FREE_ACTION
from motu.games.raiatea.rules.goods import TAKE_GOOD
from motu.games.raiatea.rules.interactive import (
    CANCEL_COST,
    CANCEL_PLAYER,
    STEAL_ASSISTANT_FROM,
    STEAL_GOOD_FROM,
    STEAL_MASK_FROM,
)
from motu.games.raiatea.rules.marae import SACRIFICE
from motu.games.raiatea.rules.market import MARKET_TURN
from motu.games.raiatea.rules.masks import FINAL_MIRROR, GIVE_MASK, TAKE_MASK
from motu.games.raiatea.rules.missions import COMPLETE_MISSION, FROM_WHICH_ROW
from motu.games.raiatea.rules.offering import CHOOSE_REWARD, OFFER_MANA, PREPARE_RITUALS
from motu.games.raiatea.rules.path import RECRUIT, priest_mana
from motu.games.raiatea.rules.payment import PAY_GOOD, PAY_MASK
from motu.games.raiatea.rules.phase import CHOOSE_LOCATION
from motu.games.raiatea.rules.pieces import (
    ASSISTANTS,
    DESIGNS,
    GOODS,
    KINDS,
    LEVELS,
    LOCATION_NAMES,
    MISSIONS,
    REWARD_NAMES,
    RITUALS,
    SALES,
)
from motu.games.raiatea.rules.rituals import PERFORM_FROM_HAND
from motu.games.raiatea.rules.rolls import ACCEPT_TATTOO
from motu.games.raiatea.state import Raiatea
from motu.kernel.core import Rule
from motu.kernel.engine import question

WITH_GOODS: dict[Rule[Raiatea], str] = {
    TAKE_GOOD: "take_good",
    EXTRA_GOOD: "extra_good",
    SACRIFICE: "sacrifice",
    PAY_GOOD: "pay_good",
}
WITH_ASSISTANTS: dict[Rule[Raiatea], str] = {
    TAKE_ASSISTANT: "take_assistant",
    REACTIVATE: "reactivate",
    EXHAUST: "exhaust",
}
WITH_MASKS: dict[Rule[Raiatea], str] = {
    PAY_MASK: "pay_mask",
    GIVE_MASK: "give_mask",
    TAKE_MASK: "take_mask",
}
WITH_RITUALS: dict[Rule[Raiatea], str] = {
    KEEP_RITUAL: "keep",
    PREPARE_RITUALS: "prepare",
    ORDER_RITUALS: "next",
    PERFORM_FROM_HAND: "perform",
}
WITH_SEATS: dict[Rule[Raiatea], str] = {STEAL_GOOD_FROM: "steal_good", CANCEL_PLAYER: "cancel_player"}


def label(s: Raiatea, seat: int, rule: Rule[Raiatea], x: int) -> Phrase:
    """An answer in words."""
    if rule in WITH_GOODS:
        verb = WITH_GOODS[rule]
        if x == GOODS:
            return say(f"do-{verb}-no")
        return say(f"do-{verb}", good=good_name(x), level=int(s.price[x]) + 1)
    if rule in WITH_ASSISTANTS:
        verb = WITH_ASSISTANTS[rule]
        return say(f"do-{verb}-no") if x == ASSISTANTS else say(f"do-{verb}", assistant=assistant_name(x))
    if rule in WITH_MASKS:
        verb = WITH_MASKS[rule]
        return say(f"do-{verb}-no") if x == KINDS else say(f"do-{verb}", mask=mask_name(x))
    if rule in WITH_RITUALS:
        return _ritual(s, WITH_RITUALS[rule], x)
    if rule in WITH_SEATS:
        return say(f"do-{WITH_SEATS[rule]}", seat=_away(s, seat, x + 1))
    return _other(s, seat, rule, x)


def _away(s: Raiatea, seat: int, places: int) -> Phrase:
    return seat_name((seat + places) % int(s.players))


def _ritual(s: Raiatea, verb: str, x: int) -> Phrase:
    """A ritual with its cost and what it does."""
    if x == RITUALS:
        return say(f"do-{verb}-no")
    return say(
        f"do-{verb}", ritual=ritual_name(x), cost=int(s.box.ritual_cost[x]), effect=effect_text(s.box, x)
    )


def _other(s: Raiatea, seat: int, rule: Rule[Raiatea], x: int) -> Phrase:
    if rule is FREE_ACTION:
        return _free(s, x)
    if rule is CHOOSE_LOCATION:
        return say(f"do-location-{LOCATION_NAMES[x]}", pearls=int(s.box.kahuna_pearls))
    if rule is FOREST_PICK:
        return _pick(s, x)
    if rule is ACCEPT_TATTOO:
        return say("do-tattoo" if x else "do-tattoo-no", position=int(s.tattoo[seat]) + 1)
    if rule is DRAW_RITUALS:
        return _draw(s, seat, x)
    if rule is RECRUIT:
        return _recruit(s, seat, x)
    if rule is COMPLETE_MISSION:
        return _mission(s, x)
    if rule is FROM_WHICH_ROW:
        return say("do-row", row=x + 1)
    if rule is MARKET_TURN:
        return _market(s, x)
    if rule is OFFER_MANA or rule is BID_MANA:
        verb = "offer" if rule is OFFER_MANA else "bid"
        return say(f"do-{verb}", mana=int(s.progress[seat]) + x) if x < MORE else say(f"do-{verb}-more")
    if rule is CHOOSE_REWARD:
        pearls = int(s.box.reward_pearls)
        return say("do-reward", reward=reward_name(x), kind=REWARD_NAMES[x], pearls=pearls)
    if rule is STEAL_MASK_FROM:
        return say("do-steal_mask", mask=mask_name(x % KINDS), seat=_away(s, seat, x // KINDS + 1))
    if rule is STEAL_ASSISTANT_FROM:
        return say(
            "do-steal_assistant",
            assistant=assistant_name(x // 2 % ASSISTANTS),
            state="used" if x & 1 else "active",
            seat=_away(s, seat, x // (ASSISTANTS * 2) + 1),
        )
    if rule is CANCEL_COST:
        return say("do-cancel_cost", cost=x + 1)
    assert rule is FINAL_MIRROR
    return say("do-final_mirror-no") if x == DESIGNS else say("do-final_mirror", mask=mask_name(x))


def _free(s: Raiatea, x: int) -> Phrase:
    if x == free.DONE:
        return say("do-free-no")
    if x >= free.BIND:
        return say("do-pair_mirror", mask=mask_name(x - free.BIND))
    return _ritual(s, "use_shaman", x)


def _pick(s: Raiatea, x: int) -> Phrase:
    if x == forest.USE_GATHERER:
        return say("do-use_gatherer")
    if x == forest.DECLINE:
        return say("do-pick-no")
    return say("do-pick", card=face_name(x, int(s.box.treasure[x])))


def _draw(s: Raiatea, seat: int, x: int) -> Phrase:
    if x == 2:
        return say("do-draw_set-no")
    cards = int(s.box.rank_set[s.rank(seat)])
    return say("do-draw_set", cards=cards, back=back_name(x))


def _recruit(s: Raiatea, seat: int, x: int) -> Phrase:
    paid, free_one = x >> 1, x & 1
    if x == 0:
        return say("do-recruit-no", mana=int(priest_mana(s, seat, int(question(s)) >> 32)))
    priests, price = paid + free_one, int(s.box.priest_price[paid])
    return say("do-recruit", priests=priests, price=price, position=int(s.priests[seat]) + priests)


def _mission(s: Raiatea, x: int) -> Phrase:
    if x == missions.DECLINE:
        step = int(question(s))
        first = s.rules[step & 255] is COMPLETE_MISSION and step >> 16 & 65535 == missions.FIRST
        return say("do-mission-pass" if first else "do-mission-no")
    name = mission_name(s.box, x % MISSIONS)
    return say("do-mission-diver" if x >= MISSIONS else "do-mission", mission=name)


def _market(s: Raiatea, x: int) -> Phrase:
    if x < market.HIRE:
        good, level = x // LEVELS, x % LEVELS
        bonus = effect_text(s.box, SALES + good * LEVELS + level)
        return say("do-sell", good=good_name(good), level=level + 1, bonus=bonus)
    kind = x % ASSISTANTS
    if x < market.HIRE_FREE:
        return say("do-hire", assistant=assistant_name(kind), price=int(s.box.hire_price))
    if x < market.USE_MERCHANT:
        return say("do-hire_free", assistant=assistant_name(kind))
    return say("do-use_merchant", good=good_name(kind)) if x < market.END else say("do-market-no")

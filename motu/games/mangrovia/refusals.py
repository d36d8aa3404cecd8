"""Why an answer is refused in Mangrovia: the facts of this situation, for the sentence of the rule."""

from __future__ import annotations

from motu.games._shared.text import Phrase, say
from motu.games.mangrovia.box import AREAS, JOKER, LANDSCAPES, OFFERINGS
from motu.games.mangrovia.names import (
    KIND_NAMES,
    a,
    card_name,
    lacking,
    landscape_name,
    payment_name,
    seat_name,
    site_name,
    square_name,
    the_landscapes,
)
from motu.games.mangrovia.rules.alternatives import AMULETS_OR_HUT, SINGLE_OR_DOUBLE
from motu.games.mangrovia.rules.amulets import RETURN_AMULET
from motu.games.mangrovia.rules.bowls import PLACE_BOWL
from motu.games.mangrovia.rules.building import BUILD_DOUBLE_HUT, BUILD_HUT
from motu.games.mangrovia.rules.drawing import TAKE_FACE_DOWN, TAKE_FACE_UP, UP_OR_DOWN
from motu.games.mangrovia.rules.payment import PAY, PLAY_LANDSCAPE
from motu.games.mangrovia.rules.raising import left_of, square_of
from motu.games.mangrovia.state import NEUTRAL, NOBODY, Mangrovia
from motu.kernel.core import Rule
from motu.kernel.engine import question


def explain(s: Mangrovia, seat: int, rule: Rule[Mangrovia], x: int, reason: int) -> Phrase:
    """The facts of this situation behind a refusal."""
    id = f"no-{reason // 100}-{reason % 100}"
    if rule is PLACE_BOWL:
        owner = int(s.site[x])
        if NOBODY < owner < NEUTRAL:
            return say(id, site=site_name(x), seat=seat_name(owner - 1))
        return say(id, site=site_name(x))
    if rule is TAKE_FACE_UP and x > 0:
        card = payment_name(x - 1) if x <= OFFERINGS else card_name(x - 1 - OFFERINGS)
        return say(id, card=lacking(card))
    if rule is TAKE_FACE_DOWN and x > 0:
        return say(id, kind=KIND_NAMES[x - 1])
    if rule in (TAKE_FACE_DOWN, UP_OR_DOWN) and reason == 608:
        return say("no-6-8-both")
    if rule is RETURN_AMULET:
        drawn = tuple(say("number", n=v + 1) for v in range(6) if s.drawn[v] > 0)
        return say(id, value=x + 1, drawn=drawn)
    if rule in (BUILD_HUT, BUILD_DOUBLE_HUT) and x > 0:
        return _no_hut_here(s, id, x - 1, 2 if rule is BUILD_DOUBLE_HUT else 1)
    if rule is PLAY_LANDSCAPE:
        return _no_such_card(s, seat, id, x)
    if rule is PAY:
        return _no_such_payment(s, seat, id, x)
    if (rule is AMULETS_OR_HUT and x != 1) or rule in (SINGLE_OR_DOUBLE, BUILD_HUT):
        return say(f"{id}-anywhere", birds=the_landscapes(int(s.birds)))
    return say(id)


def _no_hut_here(s: Mangrovia, id: str, square: int, huts: int) -> Phrase:
    owner = int(s.owner[square])
    return say(
        id,
        square=square_name(s.box, square),
        cards=_cards_for(s, square),
        birds=the_landscapes(int(s.birds)),
        cost=int(s.box.cost[square]) * huts,
        pays="amulets" if s.box.pays[square] else "offerings",
        area=AREAS[s.box.area[square]],
        owner=seat_name(owner - 1) if NOBODY < owner < NEUTRAL else say("neutral-colour.hut"),
    )


def _cards_for(s: Mangrovia, square: int) -> Phrase:
    """The landscape card that a square takes, or one of the two."""
    cards = [a(card_name(x)) for x in range(LANDSCAPES) if s.box.land[square] >> x & 1]
    return cards[0] if len(cards) == 1 else say("either", one=cards[0], two=cards[1])


def _no_such_card(s: Mangrovia, seat: int, id: str, x: int) -> Phrase:
    square = int(square_of(int(question(s)) >> 16 & 65535))
    if x == JOKER:
        return say(id, tile=lacking(card_name(x)))
    if not s.box.land[square] >> x & 1:
        facts = {"square": square_name(s.box, square), "cards": _cards_for(s, square)}
        return say("no-8-2-card", card=a(card_name(x)), **facts)
    if s.playable(seat, x) == 0:
        return say("no-8-2-missing", card=lacking(card_name(x)))
    if id == "no-10-8":
        return say("no-10-8-card", landscape=landscape_name(x, "the"))
    return say("no-5-3-card", landscape=landscape_name(x, "the"), birds=the_landscapes(int(s.birds)))


def _no_such_payment(s: Mangrovia, seat: int, id: str, x: int) -> Phrase:
    plan = int(question(s)) >> 16 & 65535
    if id == "no-8-3" and s.payable(seat, x) == 0:
        return say("no-8-3-missing", piece=lacking(payment_name(x)))
    return say(
        f"{id}-piece",
        piece=a(payment_name(x)),
        left=int(left_of(plan)),
        pays="amulets" if s.box.pays[square_of(plan)] else "offerings",
    )

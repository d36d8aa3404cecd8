"""Actions of Costa Ruana for people: notation, targets on the board, words, and why one is refused."""

from __future__ import annotations

from motu.games._shared.text import Phrase, say
from motu.games.costa_ruana.box import BACKGROUND_NAMES, SEATS
from motu.games.costa_ruana.names import (
    CONDITION_NAMES,
    background_name,
    card_id,
    card_name,
    island_id,
    island_name,
    letter,
    seat_name,
    table_id,
)
from motu.games.costa_ruana.rules.cards import PLAY_FACE_DOWN, PLAY_FACE_UP
from motu.games.costa_ruana.rules.condition import FLIP_CONDITION
from motu.games.costa_ruana.rules.effects import (
    DESTINATION_FULL,
    ISLANDER_FROM,
    ISLANDER_TO,
    PLACE_ONE,
    REMOVE_ONE,
    TREASURE_FROM,
    TREASURE_TO,
)
from motu.games.costa_ruana.rules.preparation import ACCEPT_OR_NAME
from motu.games.costa_ruana.rules.resolve import ANOTHER_KIND_FIRST, CHOOSE_NEXT_CARD
from motu.games.costa_ruana.rules.setup import (
    DRAW_CARD,
    FIRST_SHAMAN,
    POOR_ISLAND,
    SETTLE_ISLANDER,
    TURN_DAYLIGHT,
    TURN_TIDE,
)
from motu.games.costa_ruana.rules.stakes import STAKE_ISLANDER
from motu.games.costa_ruana.state import EMPTY, Costa
from motu.kernel.core import UNKNOWN, Rule
from motu.kernel.engine import question

# Questions whose action is an island, and nothing else.
ON_ISLANDS: dict[Rule[Costa], str] = {
    SETTLE_ISLANDER: "settle",
    TREASURE_FROM: "take_treasure",
    TREASURE_TO: "drop_treasure",
    REMOVE_ONE: "remove",
    PLACE_ONE: "place",
    ISLANDER_TO: "land",
}
LAYS: dict[Rule[Costa], str] = {PLAY_FACE_UP: "face_up", PLAY_FACE_DOWN: "face_down"}
ASKS: dict[Rule[Costa], str] = {
    **ON_ISLANDS,
    **LAYS,
    STAKE_ISLANDER: "stake",
    FLIP_CONDITION: "flip",
    CHOOSE_NEXT_CARD: "resolve",
    ISLANDER_FROM: "lift",
    ACCEPT_OR_NAME: "shaman",
}
ALLOWED_BY = {  # the rule that a player reads beside a choice
    "settle": "CR-3.8",
    "face_up": "CR-5.2",
    "face_down": "CR-6.2",
    "stake": "CR-7.1",
    "flip": "CR-8.1",
    "resolve": "CR-10.3",
    "take_treasure": "CR-11.1",
    "drop_treasure": "CR-11.3",
    "remove": "CR-11.4",
    "place": "CR-11.8",
    "lift": "CR-11.13",
    "land": "CR-11.19",
    "shaman": "CR-13.6",
}


def _clockwise(s: Costa, seat: int, places: int) -> int:
    """Like the state's own, but total: refused actions may name seats beyond the table."""
    return (seat + places) % int(s.players) if places < s.players else places


def _table_card(s: Costa, seat: int, code: int) -> int:
    return code // SEATS * SEATS + _clockwise(s, seat, code % SEATS)


def notation(s: Costa, seat: int, rule: Rule[Costa], x: int) -> str:
    """An answer as it stands in records."""
    if rule in ON_ISLANDS:
        return f"{ON_ISLANDS[rule]} {island_id(x)}"
    if rule in LAYS:
        return f"{LAYS[rule]} {card_id(x // SEATS)} {letter(_clockwise(s, seat, x % SEATS))}"
    if rule is STAKE_ISLANDER:
        return "stake pass" if x == 0 else f"stake {table_id(_table_card(s, seat, x - 1))}"
    if rule is FLIP_CONDITION:
        return f"flip {CONDITION_NAMES[x]}"
    if rule is CHOOSE_NEXT_CARD:
        return f"resolve {table_id(_table_card(s, seat, x))}"
    if rule is ISLANDER_FROM:
        return f"lift {island_id(x // SEATS)} {letter(_clockwise(s, seat, x % SEATS))}"
    return f"shaman {letter(_clockwise(s, seat, x))}"


def outcome_notation(s: Costa, rule: Rule[Costa], x: int) -> str:
    """What nature did, as it stands in records."""
    if rule is DRAW_CARD:
        return f"draw {letter(int(question(s)) >> 8 & 127)} {card_id(x)}"
    if rule is TURN_TIDE:
        return f"tide {BACKGROUND_NAMES[x]}"
    if rule is TURN_DAYLIGHT:
        return f"daylight {BACKGROUND_NAMES[2 + x]}"
    if rule is POOR_ISLAND:
        return f"poor {island_id(x)}"
    assert rule is FIRST_SHAMAN
    return f"first_shaman {letter(x)}"


def targets(s: Costa, seat: int, rule: Rule[Costa], x: int) -> tuple[str, ...]:
    """What one points at, in this order."""
    if rule in ON_ISLANDS:
        return (island_id(x),)
    if rule in LAYS:
        return (f"hand_{card_id(x // SEATS)}", f"seat_{_clockwise(s, seat, x % SEATS)}")
    if rule is STAKE_ISLANDER:
        return () if x == 0 else (table_id(_table_card(s, seat, x - 1)).replace(" ", "_"),)
    if rule is FLIP_CONDITION:
        return (CONDITION_NAMES[x],)
    if rule is CHOOSE_NEXT_CARD:
        return (table_id(_table_card(s, seat, x)).replace(" ", "_"),)
    if rule is ISLANDER_FROM:
        return (f"{island_id(x // SEATS)}_{letter(_clockwise(s, seat, x % SEATS))}",)
    return (f"seat_{_clockwise(s, seat, x)}",)


def asked(s: Costa, seat: int) -> Phrase:
    """The question in words, with the number still to do."""
    step = int(question(s))
    return say(f"ask-{ASKS[s.rules[step & 255]]}", left=step >> 16 & 65535)


def label(s: Costa, seat: int, rule: Rule[Costa], x: int) -> Phrase:
    """An answer in words."""
    if rule in ON_ISLANDS:
        return say(f"do-{ON_ISLANDS[rule]}", island=island_name(x), treasures=int(s.treasures[x]))
    if rule in LAYS:
        verb = "lay" if rule is PLAY_FACE_UP else "hide"
        holder = _clockwise(s, seat, x % SEATS)
        whom = "self" if holder == seat else "other"
        return say(f"do-{verb}-{whom}", card=card_name(x // SEATS), holder=seat_name(holder))
    if rule is STAKE_ISLANDER:
        return say("do-pass") if x == 0 else _stake_label(s, _table_card(s, seat, x - 1))
    if rule is FLIP_CONDITION:
        return _flip_label(s, x)
    if rule is CHOOSE_NEXT_CARD:
        at = _table_card(s, seat, x)
        return say("do-resolve", card=card_name(int(s.table_card[at])), caster=seat_name(at % SEATS))
    if rule is ISLANDER_FROM:
        owner = _clockwise(s, seat, x % SEATS)
        whose = "own" if owner == seat else "other"
        return say(f"do-lift-{whose}", owner=seat_name(owner), island=island_name(x // SEATS))
    return say("do-accept") if x == 0 else say("do-name", seat=seat_name(_clockwise(s, seat, x)))


def _stake_label(s: Costa, at: int) -> Phrase:
    card, holder = int(s.table_card[at]), seat_name(int(s.table_holder[at]))
    if card in (UNKNOWN, EMPTY):
        return say("do-stake-hidden", caster=seat_name(at % SEATS), holder=holder)
    return say("do-stake-open", card=card_name(card), holder=holder)


def _flip_label(s: Costa, x: int) -> Phrase:
    tide, daylight = int(s.tide), int(s.daylight)
    if x == 0:
        tide = 1 - tide
    else:
        daylight = 5 - daylight
    turned = BACKGROUND_NAMES[tide if x == 0 else daylight]
    return say("do-flip", background=turned, active=(background_name(tide), background_name(daylight)))


def allowed_by(rule: Rule[Costa]) -> str:
    """The rule that a player reads beside a choice."""
    return ALLOWED_BY[ASKS[rule]]


def explain(s: Costa, seat: int, rule: Rule[Costa], x: int, reason: int) -> Phrase:
    """The facts of this situation behind a refusal."""
    id = f"no-{reason // 100}-{reason % 100}"
    if rule in LAYS:
        return say(id, card=card_name(x // SEATS), cards=int(s.hand_size[seat]))
    if rule is STAKE_ISLANDER:
        return say(id)
    if rule is CHOOSE_NEXT_CARD:
        if reason == ANOTHER_KIND_FIRST:
            card = card_name(int(s.table_card[_table_card(s, seat, x)]))
            return say(id, card=card, kind=int(question(s)) >> 16 & 65535)
        return say(id)
    if rule is ISLANDER_FROM:
        if reason == DESTINATION_FULL:
            return say(f"{id}-nowhere")
        owner = seat_name(_clockwise(s, seat, x % SEATS))
        return say(id, owner=owner, island=island_name(x // SEATS))
    return say(id, island=island_name(x), people=int(s.crowd[x]))

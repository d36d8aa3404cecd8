"""Actions of Mangrovia for people: notation, targets on the board, and words."""

from __future__ import annotations

from motu.games._shared.text import Phrase, say
from motu.games.mangrovia.box import BONUS_IDS, LANDSCAPE_NAMES, OFFERINGS, PIERS
from motu.games.mangrovia.names import (
    a,
    card_name,
    land_id,
    landscape_names,
    landscapes,
    letter,
    payment_id,
    payment_name,
    site_id,
    site_name,
    square_id,
    square_name,
    step_names,
)
from motu.games.mangrovia.rules.alternatives import AMULETS_OR_HUT, SINGLE_OR_DOUBLE
from motu.games.mangrovia.rules.amulets import COLLECT_AMULETS, DRAW_AMULET, RETURN_AMULET
from motu.games.mangrovia.rules.birds import MOVE_BIRDS, PAIRS
from motu.games.mangrovia.rules.bowls import PLACE_BOWL
from motu.games.mangrovia.rules.building import BUILD_DOUBLE_HUT, BUILD_HUT
from motu.games.mangrovia.rules.drawing import (
    DRAW_LANDSCAPE,
    DRAW_OFFERING,
    REVEAL_LANDSCAPE,
    REVEAL_OFFERING,
    TAKE_FACE_DOWN,
    TAKE_FACE_UP,
    UP_OR_DOWN,
)
from motu.games.mangrovia.rules.payment import PAY, PLAY_LANDSCAPE
from motu.games.mangrovia.rules.raising import left_of, square_of
from motu.games.mangrovia.rules.setup import FIRST_PLAYER
from motu.games.mangrovia.state import Mangrovia
from motu.kernel.core import Rule
from motu.kernel.engine import question

VERBS: dict[Rule[Mangrovia], str] = {
    PLACE_BOWL: "place_bowl",
    TAKE_FACE_UP: "draw_up",
    TAKE_FACE_DOWN: "draw_down",
    UP_OR_DOWN: "draw_two",
    COLLECT_AMULETS: "collect",
    RETURN_AMULET: "return_amulet",
    AMULETS_OR_HUT: "action",
    SINGLE_OR_DOUBLE: "size",
    BUILD_HUT: "build",
    BUILD_DOUBLE_HUT: "build_double",
    PLAY_LANDSCAPE: "play",
    PAY: "pay",
    MOVE_BIRDS: "move_birds",
}
ALLOWED_BY = {  # the rule that a player reads beside a choice
    "place_bowl": "MG-3.2",
    "draw_up": "MG-6.2",
    "draw_down": "MG-6.4",
    "draw_two": "MG-4.12",
    "collect": "MG-7.1",
    "return_amulet": "MG-7.4",
    "action": "MG-4.15",
    "size": "MG-4.16",
    "build": "MG-8.1",
    "build_double": "MG-10.2",
    "play": "MG-8.2",
    "pay": "MG-8.3",
    "move_birds": "MG-5.2",
}
# Rules whose first action is to decline, with the names of the others where they are few.
WAYS: dict[Rule[Mangrovia], tuple[str, ...]] = {
    TAKE_FACE_DOWN: ("decline", "offering", "landscape"),
    UP_OR_DOWN: ("decline", "up", "down"),
    COLLECT_AMULETS: ("decline", "amulets"),
    AMULETS_OR_HUT: ("decline", "amulets", "hut"),
    SINGLE_OR_DOUBLE: ("decline", "single", "double"),
}
POINTED_AT = {  # what one points at for those ways
    "offering": "pile_offering",
    "landscape": "pile_landscape",
    "up": "open_cards",
    "down": "piles",
    "amulets": "amulets",
    "hut": "hut",
    "single": "hut",
    "double": "double_hut",
}
ON_SQUARES = (BUILD_HUT, BUILD_DOUBLE_HUT)


def _operand(s: Mangrovia, rule: Rule[Mangrovia], x: int) -> str:
    if rule in WAYS:
        return WAYS[rule][x]
    if rule in ON_SQUARES:
        return "decline" if x == 0 else square_id(s.box, x - 1)
    if rule is TAKE_FACE_UP:
        if x == 0:
            return "decline"
        return f"offering {x + 1}" if x <= OFFERINGS else f"landscape {LANDSCAPE_NAMES[x - 1 - OFFERINGS]}"
    if rule is PLAY_LANDSCAPE:
        return land_id(x)
    if rule is PAY:
        return payment_id(x)
    if rule is MOVE_BIRDS:
        return " ".join(landscapes(int(PAIRS[x])))
    return str(x + 1)  # a cult place, an amulet


def notation(s: Mangrovia, seat: int, rule: Rule[Mangrovia], x: int) -> str:
    """An answer as it stands in records."""
    return f"{VERBS[rule]} {_operand(s, rule, x)}"


def outcome_notation(s: Mangrovia, rule: Rule[Mangrovia], x: int) -> str:
    """What nature did, as it stands in records."""
    step = int(question(s))
    drawer = letter(step >> 8 & 127)
    if rule is FIRST_PLAYER:
        return f"first_player {letter(x)}"
    if rule is DRAW_OFFERING:
        return f"draw_offering {drawer} {x + 2}"
    if rule is DRAW_LANDSCAPE:
        return f"draw_landscape {drawer} {LANDSCAPE_NAMES[x]}"
    if rule is REVEAL_OFFERING:
        return f"reveal_offering {x + 2}"
    if rule is REVEAL_LANDSCAPE:
        return f"reveal_landscape {LANDSCAPE_NAMES[x]}"
    if rule is DRAW_AMULET:
        return f"draw_amulet {drawer} {x + 1}"
    return f"bonus_tile {square_id(s.box, step >> 16 & 65535)} {BONUS_IDS[x]}"


def targets(s: Mangrovia, seat: int, rule: Rule[Mangrovia], x: int) -> tuple[str, ...]:
    """What one points at, in this order; nothing for declining."""
    operand = _operand(s, rule, x)
    if operand == "decline":
        return ()
    if rule in WAYS:
        return (POINTED_AT[operand],)
    if rule in ON_SQUARES:
        return (operand,)
    if rule is PLACE_BOWL:
        return (site_id(x),)
    if rule is MOVE_BIRDS:
        return tuple(f"oracle_{name}" for name in operand.split())
    if rule is TAKE_FACE_UP:
        return (f"open_{operand.replace(' ', '_')}",)
    if rule is RETURN_AMULET:
        return (f"drawn_{operand}",)
    if operand.startswith("bonus"):
        return (operand,)
    kind = "landscape_" if rule is PLAY_LANDSCAPE else ""
    return (f"hand_{kind}{operand.replace(' ', '_')}",)


def asked(s: Mangrovia, seat: int) -> Phrase:
    """The question in words, with the number still to do."""
    step = int(question(s))
    rule = s.rules[step & 255]
    id = f"ask-{VERBS[rule]}"
    if rule is PLAY_LANDSCAPE or rule is PAY:
        plan = step >> 16 & 65535
        return say(id, square=square_name(s.box, int(square_of(plan))), left=int(left_of(plan)))
    if rule is COLLECT_AMULETS:
        return say(id, tokens=int(s.box.drawn[s.amulet_row(seat)]))
    return say(id)


def label(s: Mangrovia, seat: int, rule: Rule[Mangrovia], x: int) -> Phrase:
    """An answer in words."""
    verb = VERBS[rule]
    if rule is PLACE_BOWL:
        piers = [pier for pier in range(1, PIERS + 1) if s.box.site[pier] == x] or [0]
        west, east = step_names(s.box, piers[0]), step_names(s.box, piers[-1])
        return say("do-place_bowl", site=site_name(x), west=west, east=east)
    if rule is MOVE_BIRDS:
        stay = "stay" if s.birds == PAIRS[x] else "move"
        return say(f"do-birds-{stay}", landscapes=landscape_names(int(PAIRS[x])))
    if rule is RETURN_AMULET:
        return say("do-return_amulet", value=x + 1)
    if rule is PLAY_LANDSCAPE:
        return say("do-play", card=a(card_name(x)))
    if rule is PAY:
        return say("do-pay", piece=a(payment_name(x)))
    if x == 0:
        return say(f"do-{verb}-decline")
    if rule in ON_SQUARES:
        return _build_label(s, verb, x - 1)
    if rule is TAKE_FACE_UP:
        card = payment_name(x - 1) if x <= OFFERINGS else card_name(x - 1 - OFFERINGS)
        return say("do-draw_up", card=a(card))
    if WAYS[rule][x] == "amulets":
        return say("do-amulets", tokens=int(s.box.drawn[s.amulet_row(seat)]))
    return say(f"do-{verb}-{WAYS[rule][x]}")


def _build_label(s: Mangrovia, verb: str, square: int) -> Phrase:
    suns = int(s.box.suns[square]) * (2 if verb == "build_double" else 1)
    return say(f"do-{verb}", square=square_name(s.box, square), suns=suns)


def allowed_by(rule: Rule[Mangrovia]) -> str:
    """The rule that a player reads beside a choice."""
    return ALLOWED_BY[VERBS[rule]]

"""Chapter 5 for people: movements, reactions, and the standing order to draw instead."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Shortcut, Way
from motu.games._shared.folder import StandingOrder
from motu.games._shared.nouns import number
from motu.games._shared.text import Phrase, say
from motu.games.pantheon.names import distance, hex_id, place_name
from motu.games.pantheon.nouns import LOOT, PLACE
from motu.games.pantheon.questions.placing import NOT_THERE, THERE, comes_there, is_site
from motu.games.pantheon.questions.routes import (
    TO_HEX,
    TO_LOOT,
    TO_SITE,
    Journey,
    Route,
    journeys,
    lying_loot,
)
from motu.games.pantheon.rules import movement
from motu.games.pantheon.rules.pieces import CARDS, JUMPS, MOVE_CARD, MOVE_CARDS, NONE
from motu.games.pantheon.rules.placing import (
    COLUMN_JUMPS_OVER_FOOT,
    JUMPS_USED_UP,
    OCCUPIED_COSTS_MORE,
    is_full,
    is_linked,
)
from motu.games.pantheon.state import Pantheon
from motu.kernel.engine import Asked, answers, apply
from motu.kernel.moves import Moves

DRAW_UNLESS = "draw_unless"

# What Move and reaction have in common.
CARDS_PLAYED = number("cards", MOVE_CARDS + 1)
MOVING = {
    "held": lambda at: int(at.s.hand[at.seat * CARDS + MOVE_CARD]),
    "least": lambda at: int(at.s.box.free_cost),
    "cost": lambda at: int(at.s.box.occupied_cost),
}
NO_MOVEMENT = {
    movement.MOVE_CARD_MISSING: "move-card-missing",
    movement.STEPS_SHORT: "steps-short",
    movement.ALL_OCCUPIED: "all-occupied",
    movement.NOTHING_TO_PLACE: "nothing-to-place",
}


def playable(s: Pantheon, seat: int) -> int:
    """The movement cards that may be played at once."""
    return min(int(s.hand[seat * CARDS + MOVE_CARD]), MOVE_CARDS)


# --- whole movements ------------------------------------------------------------------------------


def movements(
    at: Answer[Pantheon], found: list[Journey], no_card: int
) -> tuple[list[Shortcut], list[Shortcut]]:
    """Whole movements with the fewest cards, to loot and sites, and anywhere else.

    `no_card` = the action without any card.
    """
    goals: list[Shortcut] = []
    steps: list[Shortcut] = []
    single: dict[int, bool] = {}  # whether the match places the first piece by itself, by number of cards
    for journey in found:
        route, cards = journey.route, journey.cards
        if cards not in single:
            single[cards] = len(answers_after(at, no_card + cards)[1]) == 1
        places = route.places[1:] if single[cards] else route.places
        actions = (no_card + cards, *(PLACING.action(h) for h in places))
        if len(actions) > 1:
            goal, near = hex_id(route.goal), route.kind == TO_HEX
            words = _leads(at, route, "route", cards)
            way = Shortcut(f"route {goal}", actions, words, (goal,), goal=not near)
            (steps if near else goals).append(way)
    return goals, steps


def answers_after(at: Answer[Pantheon], action: int) -> tuple[Pantheon, list[int]]:
    """The position after an action, and what can be answered there."""
    after, out = at.s.copy(), Moves()
    apply(after, at.seat, action)
    answers(after, at.seat, out)
    return after, out.actions()


def _leads(at: Answer[Pantheon], route: Route, verb: str, cards: int) -> Phrase:
    there = place_name(route.goal)
    if route.kind == TO_LOOT:
        loot = LOOT.word(at.box, route.loot)
        return say(f"do-{verb}-loot", loot=loot, place=there, cost=route.steps, cards=cards)
    goal = "site" if route.kind == TO_SITE else "hex"
    return say(f"do-{verb}-{goal}", place=there, cost=route.steps, cards=cards)


# --- piece by piece -------------------------------------------------------------------------------


def to_place(at: Answer[Pantheon]) -> list[Journey]:
    """Where the steps that are left can lead."""
    return journeys(at.s, at.seat, at.a, 0)


def go_on(at: Answer[Pantheon]) -> list[Shortcut]:
    """Several placements of the movement under way."""
    found = []
    for route in (journey.route for journey in to_place(at)):
        if len(route.places) > 1:
            goal, actions = hex_id(route.goal), tuple(PLACING.action(h) for h in route.places)
            words = _leads(at, route, "go", 0)
            found.append(Shortcut(f"go {goal}", actions, words, (goal,), goal=route.kind != TO_HEX))
    return found


def placed_by(at: Answer[Pantheon]) -> str:
    """By a jump, for a tile, beside an opponent, or next to what is linked."""
    s, h = at.s, at.place
    if not is_linked(s, at.seat, h):
        return "PA-10.21" if is_site(at) else "PA-10.7"
    if comes_there(at) == "loot":
        return "PA-5.14"
    if s.on[h]:
        return "PA-5.11"
    return "PA-5.9" if is_site(at) else "PA-5.8"


PLACING = Question(
    movement.PLACE,
    "place",
    "PA-5.3",
    ways=(
        Way("place", PLACE, at="{place}", says=lambda at: f"do-place-{comes_there(at)}", rule=placed_by),
        Way("place stop", at="stop", says="do-stop", rule="PA-5.24"),
    ),
    facts={
        **THERE,
        "jump": lambda at: 0 if is_linked(at.s, at.seat, at.place) else 1,
        "placed": lambda at: 1 if movement.last_place(at.b) >= 0 else 0,
    },
    no={
        **NOT_THERE,
        OCCUPIED_COSTS_MORE: "occupied-costs-more",
        movement.PLACE_ONE_FIRST: "place-one-first",
        JUMPS_USED_UP: "jumps-used-up",
        COLUMN_JUMPS_OVER_FOOT: "column-jumps-over-foot",
    },
    gestures=go_on,
)


# --- reactions ------------------------------------------------------------------------------------


def to_react(at: Answer[Pantheon]) -> list[Journey]:
    """Where permanent steps and cards can lead."""
    return journeys(at.s, at.seat, int(at.s.stride[at.seat]), playable(at.s, at.seat))


def react_at_once(at: Answer[Pantheon]) -> list[Shortcut]:
    goals, steps = movements(at, to_react(at), REACTING.action(1))
    return goals + steps


REACTING = Question(
    movement.REACT,
    "react",
    "PA-5.19",
    ways=(
        Way("draw_one", at="pile", says="do-draw-one", rule="PA-5.21"),
        Way("react_move", CARDS_PLAYED, at="cards_{cards}", says="do-move", rule="PA-5.20"),
    ),
    facts={
        **MOVING,
        "steps": lambda at: int(at.s.stride[at.seat] + at.cards * at.s.box.card_steps),
    },
    no=NO_MOVEMENT,
    gestures=react_at_once,
    curtain=True,
)


def standing_orders(s: Pantheon, seat: int) -> list[StandingOrder]:
    """While a people stands on the board: draw instead of reacting."""
    if s.temple == NONE:
        return []
    words = say("order-draw-unless"), say("order-draw-unless.about")
    return [StandingOrder(DRAW_UNLESS, *words, int(s.epoch))]


def ordered(s: Pantheon, seat: int, key: str) -> int | None:
    """Draw, unless a loot tile or a free site can be reached or the epoch could end with this Move."""
    if Asked(s).rule is not REACTING.rule or key != DRAW_UNLESS:
        return None
    ending = s.loot_left <= 1 or s.display_left == 0
    return None if ending or reaches_something(s, seat) else REACTING.action(0)


def reaches_something(s: Pantheon, seat: int) -> bool:
    """Whether a reaction may lead to a loot tile or a site; where jumps help, what is near enough counts."""
    steps, cards = int(s.stride[seat]), playable(s, seat)
    if any(journey.route.kind != TO_HEX for journey in journeys(s, seat, steps, cards)):
        return True
    jumps = int(s.power(seat, JUMPS))
    if jumps == 0:
        return False
    reach = jumps + steps + cards * int(s.box.card_steps)
    return any(distance(start, goal) <= reach for start in _network(s, seat) for goal in _goals(s, seat))


def _network(s: Pantheon, seat: int) -> list[int]:
    """The temple and all pieces of a seat, linked or not."""
    return [int(s.temple), *(h for h in range(int(s.box.hexes)) if s.on[h] >> seat & 1)]


def _goals(s: Pantheon, seat: int) -> list[int]:
    """The hexes of the loot tiles left and the sites where a column still fits."""
    return [*lying_loot(s), *(int(h) for h in s.box.site_hex if h != NONE and not is_full(s, seat, h))]

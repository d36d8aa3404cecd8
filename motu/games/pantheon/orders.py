"""Standing orders of Pantheon: reactions that need no thought, for the rest of the epoch."""

from __future__ import annotations

from motu.games._shared.folder import StandingOrder
from motu.games._shared.text import say
from motu.games.pantheon.box import CARDS, LOOT_HEXES, MOVE_CARD, NONE
from motu.games.pantheon.names import distance
from motu.games.pantheon.routes import TO_HEX, journeys
from motu.games.pantheon.rules.movement import MOVE_CARDS, REACT
from motu.games.pantheon.rules.pieces import JUMPS
from motu.games.pantheon.rules.placing import is_full
from motu.games.pantheon.state import Pantheon
from motu.kernel.engine import question

DRAW_UNLESS = "draw_unless"


def standing_orders(s: Pantheon, seat: int) -> list[StandingOrder]:
    """While a people stands on the board: draw instead of reacting."""
    if s.temple == NONE:
        return []
    words = say("order-draw-unless"), say("order-draw-unless.about")
    return [StandingOrder(DRAW_UNLESS, *words, int(s.epoch))]


def ordered(s: Pantheon, seat: int, key: str) -> int | None:
    """Draw, unless a loot tile or a free site can be reached or the epoch could end with this Move."""
    if s.rules[int(question(s)) & 255] is not REACT or key != DRAW_UNLESS:
        return None
    ending = s.loot_left <= 1 or s.display_left == 0
    return None if ending or reaches_something(s, seat) else int(REACT.base)


def reaches_something(s: Pantheon, seat: int) -> bool:
    """Whether a reaction may lead to a loot tile or a site; where jumps help, what is near enough counts."""
    if any(journey.route.kind != TO_HEX for journey in journeys(s, seat)):
        return True
    jumps = int(s.power(seat, JUMPS))
    if jumps == 0:
        return False
    cards = min(int(s.hand[seat * CARDS + MOVE_CARD]), MOVE_CARDS)
    reach = jumps + int(s.stride[seat]) + cards * int(s.box.card_steps)
    return any(distance(start, goal) <= reach for start in _network(s, seat) for goal in _goals(s, seat))


def _network(s: Pantheon, seat: int) -> list[int]:
    """The temple and all pieces of a seat, linked or not."""
    return [int(s.temple), *(h for h in range(int(s.box.hexes)) if s.on[h] >> seat & 1)]


def _goals(s: Pantheon, seat: int) -> list[int]:
    """The hexes of the loot tiles left and the sites where a column still fits."""
    loot = [int(s.box.loot_hex[s.people * LOOT_HEXES + i]) for i in range(LOOT_HEXES) if s.loot[i] != NONE]
    return loot + [int(h) for h in s.box.site_hex if h != NONE and not is_full(s, seat, h)]

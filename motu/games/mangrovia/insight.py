"""How good a position of Mangrovia is: points, claims on paths, Star and Totem, and a hand that can build.

Everything is counted in hundredths of a point, so that it stays whole numbers.
"""

from __future__ import annotations

from typing import Final

from motu.games.mangrovia.box import (
    BONUS,
    FIRST_AMULET,
    FIRST_LANDSCAPE,
    JOKER,
    JOKER_TILE,
    LANDSCAPES,
    OFFERINGS,
    PATHS,
    PAY_AMULET,
    PAY_AMULET_TILE,
    PIERS,
    PLAIN,
    SQUARES,
    STAR,
    TOTEM,
    TYPES,
)
from motu.games.mangrovia.rules.alternatives import AMULETS_OR_HUT, SINGLE_OR_DOUBLE
from motu.games.mangrovia.rules.amulets import COLLECT_AMULETS, RETURN_AMULET
from motu.games.mangrovia.rules.building import BUILD_DOUBLE_HUT, BUILD_HUT
from motu.games.mangrovia.rules.drawing import TAKE_FACE_DOWN, TAKE_FACE_UP, UP_OR_DOWN
from motu.games.mangrovia.rules.payment import PAY, PLAY_LANDSCAPE
from motu.games.mangrovia.rules.places import amulet_sums, offering_sums
from motu.games.mangrovia.rules.raising import huts_of, square_of
from motu.games.mangrovia.scoring import best_at_totem, best_on_path, star_huts, star_total
from motu.games.mangrovia.state import DRAFT_LANDS, NOBODY, Mangrovia
from motu.kernel.insight import POINT, Insight
from motu.kernel.steps import a_of, kind_of, player_of
from motu.kernel.vectors import i64, vec

OFFERING_VALUE: Final = 18  # worth of each point of offerings in hand
AMULET_VALUE: Final = 45  # worth of each point of amulets beyond what it scores at the end
CARD: Final = 90  # worth of the first landscape card of a kind
MORE_CARDS: Final = 35  # worth of each further one
SUM: Final = 14  # worth of each different sum that can be paid
BIRD: Final = 60  # a card on whose landscape a bird sits
HUT_BUILT: Final = 260  # tempo: a hut that stands is one that need not be built any more
AMULET_HUT: Final = 350  # first hut on an amulet square
CARD_TO_COME: Final = 110
AMULETS_TO_COME: Final = 150
BUILD_NOW: Final = 150  # a square that can be built on at a pier still to come
LAST_SUM: Final = 28
ROUNDS_OF_FEW: Final = 9  # usual length of a game with two or three players ...
ROUNDS_OF_MANY: Final = 12  # ... and with more


class MangroviaInsight(Insight[Mangrovia]):
    """What counts in Mangrovia."""

    def gauge(self, s: Mangrovia, seat: i64, into: vec[i64]) -> None:
        i: i64
        for i in range(self.size):
            into[i] = 0
        into[0] = s.score(seat) * POINT
        if s.finished:
            return
        into[0] += s.amulet_points(seat) * POINT
        into[1] = board_worth(s, seat)
        into[2] = trifles(s, seat)
        if not s.ended or s.pier < PIERS:
            into[2] += hand_worth(s, seat)
        if s.supply[seat] > 0:
            now = best_square(s, seat, lands_open(s, seat))
            into[3] = plan_worth(s, seat)
            into[4] = bowls_worth(s, seat, now)
            into[5] = pending_worth(s, seat, now)
        elif drawing(s, seat):
            into[5] = AMULETS_TO_COME

    def elapsed(self, s: Mangrovia) -> i64:
        # By rounds, though huts end the game: a hut must not look like time lost.
        usual = ROUNDS_OF_MANY if s.players > 3 else ROUNDS_OF_FEW
        return min(max(s.round - 1, 0) * 100 // usual, 95)


INSIGHT: Final = MangroviaInsight(
    ["points", "claims", "hand", "plan", "bowls", "coming"], ["plan", "bowls", "coming"]
)


def board_worth(s: Mangrovia, seat: i64) -> i64:
    """Claims on paths, Star and Totem as they stand, huts that stand, and huts on amulet squares."""
    owner = seat + 1
    value: i64 = 0
    path: i64
    for path in range(PATHS):
        first = best_on_path(s, path, NOBODY)
        if first == owner:
            value += s.box.path_first[path] * 70
        elif first != NOBODY and best_on_path(s, path, first) == owner:
            value += s.box.path_second[path] * 70
    value += star_huts(s, owner) * (star_total(s) * POINT + 120)
    first = best_at_totem(s, NOBODY)
    if first == owner:
        value += s.box.totem_first * 70
    elif first != NOBODY and best_at_totem(s, first) == owner:
        value += s.box.totem_second * 70
    built = s.box.huts[s.players] - s.supply[seat]
    value += built * HUT_BUILT
    left = s.supply[seat]
    if s.marker[seat] > 0:
        value += AMULET_HUT + (s.marker[seat] - 1) * 40 * min(left, 4)
    return value


def hand_worth(s: Mangrovia, seat: i64) -> i64:
    """Cards and amulets that can still become huts."""
    if s.supply[seat] == 0:
        return 0
    value: i64 = 0
    x: i64
    cards: i64 = s.bonus[seat * BONUS + JOKER_TILE] * 2
    for x in range(LANDSCAPES):
        n = s.hand[seat * TYPES + FIRST_LANDSCAPE + x]
        if n > 0:
            value += CARD + (n - 1) * MORE_CARDS
            cards += n
            if s.birds >> x & 1:
                value += BIRD
    offerings: i64 = 0
    for x in range(OFFERINGS):
        offerings += (x + 2) * (s.hand[seat * TYPES + x] + s.start[seat * OFFERINGS + x])
    useful = s.supply[seat] * 8
    value += min(offerings, useful) * OFFERING_VALUE + count(offering_sums(s, seat)) * SUM
    amulets: i64 = 0
    for x in range(PAY_AMULET_TILE - PAY_AMULET):
        amulets += (x + 1) * s.hand[seat * TYPES + FIRST_AMULET + x]
    value += min(amulets, s.supply[seat] * 3) * AMULET_VALUE
    return value


def trifles(s: Mangrovia, seat: i64) -> i64:
    """Next to nothing for every card and amulet: rather have it, even if it can hardly be used any more."""
    value: i64 = 0
    x: i64
    for x in range(TYPES):
        value += s.hand[seat * TYPES + x]
    return value


def drawing(s: Mangrovia, seat: i64) -> bool:
    """Whether a seat holds the amulets it has just drawn, of which one goes back."""
    if s.pending == 0:
        return False
    step = s.agenda[s.pending - 1]
    return kind_of(step) == RETURN_AMULET.kind and player_of(step) == seat


def count(sums: i64) -> i64:
    """How many different sums up to 28."""
    n: i64 = 0
    i: i64
    for i in range(1, LAST_SUM + 1):
        n += sums >> i & 1
    return n


def square_worth(s: Mangrovia, seat: i64, square: i64) -> i64:
    """What a hut on a square would bring now, roughly."""
    value = s.box.suns[square] * POINT
    path: i64
    for path in range(PATHS):
        if s.box.path_bits[square] >> path & 1:
            value += s.box.path_first[path] * 22
    if s.box.area[square] == STAR:
        value += (star_total(s) + 1 + star_huts(s, seat + 1)) * POINT
    elif s.box.area[square] == TOTEM:
        value += s.box.favours[s.favours_taken] * POINT + 250
    elif s.box.area[square] != PLAIN:
        value += AMULET_HUT if s.marker[seat] == 0 else 120
    return value


def best_square(s: Mangrovia, seat: i64, lands: i64) -> i64:
    """The worth of the best square that a seat could pay on these landscapes."""
    offerings = offering_sums(s, seat)
    amulets = amulet_sums(s, seat)
    best: i64 = 0
    at: i64
    for at in range(SQUARES):
        if s.box.land[at] & lands and s.owner[at] == NOBODY:
            sums = amulets if s.box.pays[at] else offerings
            if sums >> s.box.cost[at] & 1:
                best = max(best, square_worth(s, seat, at) + BUILD_NOW)
    return best


def lands_open(s: Mangrovia, seat: i64) -> i64:
    """Bit set of the landscapes on which a seat could build now."""
    if s.bonus[seat * BONUS + JOKER_TILE] > 0:
        return 15
    one: i64 = 1
    bits: i64 = 0
    x: i64
    for x in range(LANDSCAPES):
        if s.hand[seat * TYPES + FIRST_LANDSCAPE + x] > 0:
            bits |= one << x
    return bits & s.birds


def pending_worth(s: Mangrovia, seat: i64, now: i64) -> i64:
    """What a seat may still do at the pier where the boat lies."""
    value: i64 = 0
    i: i64
    for i in range(s.pending):
        step = s.agenda[i]
        if player_of(step) != seat:
            continue
        kind = kind_of(step)
        if kind == TAKE_FACE_UP.kind or kind == TAKE_FACE_DOWN.kind:
            value += CARD_TO_COME
        elif kind == UP_OR_DOWN.kind:
            value += CARD_TO_COME * 2
        elif kind == COLLECT_AMULETS.kind or kind == RETURN_AMULET.kind:
            value += AMULETS_TO_COME
        elif kind == AMULETS_OR_HUT.kind:
            value += max(now, AMULETS_TO_COME)
        elif kind == BUILD_HUT.kind or kind == BUILD_DOUBLE_HUT.kind or kind == SINGLE_OR_DOUBLE.kind:
            value += now
    return value


def bowls_worth(s: Mangrovia, seat: i64, now: i64) -> i64:
    """What the piers still to come offer to a seat's bowls; and building later under these birds."""
    value = now * 30 // 100
    site: i64
    for site in range(6):
        if s.site[site] != seat + 1:
            continue
        west = site + 1
        east = PIERS - site
        if s.pier < west:
            value += first_pass(site)
        if s.pier < east:
            if site == 0:
                value += 150
            else:
                value += now * 45 // 100 + second_pass(site)
    return value


def first_pass(site: i64) -> i64:
    """Cards or amulets at piers 1 to 6."""
    if site == 0:
        return 420
    if site == 1:
        return 250
    if site == 2:
        return 180
    return 300


def second_pass(site: i64) -> i64:
    """What piers 7 to 11 have beyond one hut."""
    if site == 2:
        return 150
    if site == 1 or site == 4:
        return 100
    return 60


def plan_worth(s: Mangrovia, seat: i64) -> i64:
    """A hut being planned counts nearly as if it stood, less what is already laid out for it."""
    if s.drafting() != seat or s.pending == 0:
        return 0
    step = s.agenda[s.pending - 1]
    kind = kind_of(step)
    if kind != PLAY_LANDSCAPE.kind and kind != PAY.kind:
        return 0
    a = a_of(step)
    square = square_of(a)
    huts = huts_of(a)
    value = square_worth(s, seat, square) + HUT_BUILT * huts
    if huts == 2:
        value += s.box.suns[square] * POINT
    value -= s.box.cost[square] * huts * (POINT + AMULET_VALUE if s.box.pays[square] else OFFERING_VALUE)
    x: i64
    kept = amulet_sums(s, seat) if s.box.pays[square] else offering_sums(s, seat)
    value += (count(kept) - 12) * SUM
    if s.draft[DRAFT_LANDS + JOKER] > 0:
        value -= 80
    for x in range(LANDSCAPES):
        if s.draft[DRAFT_LANDS + x] > 0:
            value -= MORE_CARDS
    return value

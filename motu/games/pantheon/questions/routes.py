"""The cheapest routes from a player's network to loot tiles, column sites and other hexes, piece by piece."""

from __future__ import annotations

import heapq
from dataclasses import dataclass

from motu.games.pantheon.rules.pieces import AROUND, LOOT_HEXES, NONE
from motu.games.pantheon.rules.placing import cost_at, is_full, is_linked
from motu.games.pantheon.state import COLUMNS, FEET, Pantheon

TO_LOOT, TO_SITE, TO_HEX = range(3)  # what lies at the goal; what matters most comes first


@dataclass(frozen=True)
class Route:
    """One cheapest way without jumps."""

    goal: int  # hex
    kind: int
    path: tuple[int, ...]  # from a linked piece or the temple to the goal, old columns passed included
    places: tuple[int, ...]  # the hexes to be placed on, in order; the last one is the goal
    steps: int  # what they cost together
    loot: int  # the tile that lies at the goal, or NONE


@dataclass(frozen=True)
class Journey:
    """A route, and the fewest movement cards that pay for it."""

    route: Route
    cards: int


def journeys(s: Pantheon, seat: int, steps: int, cards: int) -> list[Journey]:
    """Where so many steps and up to so many cards can lead: loot first, then sites, then the rest."""
    each = int(s.box.card_steps)
    found = _routes(s, seat, steps + cards * each)
    return [Journey(route, max(0, -(-(route.steps - steps) // each))) for route in found]


def _routes(s: Pantheon, seat: int, most: int) -> list[Route]:
    """One cheapest route of at most so many steps to each loot tile, each open column site and each other
    hex."""
    costs, before = _feet(s, seat, most)
    loot = lying_loot(s)
    feet = int(s.own(seat, FEET))
    found = []
    for goal, steps in costs.items():
        if s.box.site_of[goal] == NONE:
            path = _path(s, seat, goal, before)
            kind = TO_LOOT if goal in loot else TO_HEX
            found.append(Route(goal, kind, path, _placed(s, path), steps, loot.get(goal, NONE)))
    if s.own(seat, COLUMNS) > 0:
        found += [route for route in _to_sites(s, seat, costs, before) if route.steps <= most]
    possible = [r for r in found if sum(s.box.site_of[h] == NONE for h in r.places) <= feet]
    return sorted(possible, key=lambda route: (route.kind, route.steps, route.places))


def lying_loot(s: Pantheon) -> dict[int, int]:
    """The loot tiles on the board by their hexes."""
    return {
        int(s.box.loot_hex[s.people * LOOT_HEXES + i]): int(s.loot[i])
        for i in range(LOOT_HEXES)
        if s.loot[i] != NONE
    }


def _feet(s: Pantheon, seat: int, most: int) -> tuple[dict[int, int], dict[int, int]]:
    """Steps to a foot on each hex that so many reach, and the hex before it; old columns of one's own are
    passed free."""
    costs: dict[int, int] = {}
    before: dict[int, int] = {}
    front: list[tuple[int, int, int]] = []
    for h in range(int(s.box.hexes)):
        if is_linked(s, seat, h) and s.box.terrain[h] and _takes_foot(s, seat, h):
            heapq.heappush(front, (int(cost_at(s, h)), h, NONE))
    while front:
        cost, h, last = heapq.heappop(front)
        if cost > most:
            break
        if h in costs:
            continue
        costs[h] = cost
        before[h] = last
        for other in _around(s, h):
            if other in costs or other == s.temple:
                continue
            if _takes_foot(s, seat, other):
                heapq.heappush(front, (cost + int(cost_at(s, other)), other, h))
            elif _old_column(s, seat, other):
                heapq.heappush(front, (cost, other, h))
    return costs, before


def _around(s: Pantheon, h: int) -> list[int]:
    return [int(s.box.around[h * AROUND + n]) for n in range(int(s.box.degree[h]))]


def _takes_foot(s: Pantheon, seat: int, h: int) -> bool:
    return bool(s.box.site_of[h] == NONE and h != s.temple and not is_full(s, seat, h))


def _old_column(s: Pantheon, seat: int, h: int) -> bool:
    """A column of one's own that is not linked yet."""
    site = int(s.box.site_of[h])
    return site != NONE and bool(s.on[h] >> seat & 1) and not s.linked[site] >> seat & 1


def _path(s: Pantheon, seat: int, goal: int, before: dict[int, int]) -> tuple[int, ...]:
    """All hexes of a route, from where it leaves the network."""
    hexes = [goal]
    while before[hexes[-1]] != NONE:
        hexes.append(before[hexes[-1]])
    return (_start(s, seat, hexes[-1], False), *reversed(hexes))


def _start(s: Pantheon, seat: int, h: int, column: bool) -> int:
    """The temple or the linked piece that a first placement touches; for a column it is a foot."""
    for other in _around(s, h):
        site = int(s.box.site_of[other])
        if s.on[other] >> seat & 1 and (site == NONE or (not column and s.linked[site] >> seat & 1)):
            return other
    return int(s.temple)


def _placed(s: Pantheon, path: tuple[int, ...]) -> tuple[int, ...]:
    """The feet of a path, without the old columns it passes."""
    return tuple(h for h in path[1:] if s.box.site_of[h] == NONE)


def _to_sites(s: Pantheon, seat: int, costs: dict[int, int], before: dict[int, int]) -> list[Route]:
    found = []
    for site in (int(h) for h in s.box.site_hex if h != NONE):
        if is_full(s, seat, site):
            continue
        price = int(cost_at(s, site))
        if is_linked(s, seat, site):
            near = (_start(s, seat, site, True), site)
            found.append(Route(site, TO_SITE, near, (site,), price, NONE))
            continue
        feet = [h for h in _around(s, site) if h in costs and s.box.site_of[h] == NONE]
        if feet:
            last = min(feet, key=lambda h: (costs[h], h))
            path = (*_path(s, seat, last, before), site)
            places = (*_placed(s, path[:-1]), site)
            found.append(Route(site, TO_SITE, path, places, costs[last] + price, NONE))
    return found

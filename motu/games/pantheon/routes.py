"""The cheapest routes from a player's network to loot tiles and column sites, piece by piece."""

from __future__ import annotations

import heapq
from dataclasses import dataclass

from motu.games.pantheon.box import AROUND, LOOT_HEXES, NONE
from motu.games.pantheon.rules.placing import cost_at, is_full, is_linked
from motu.games.pantheon.state import COLUMNS, FEET, Pantheon


@dataclass(frozen=True)
class Route:
    """The hexes to be placed on, in order, and what they cost together; the last one is the goal."""

    places: tuple[int, ...]
    steps: int
    loot: int  # the tile that lies at the goal, or NONE


def routes(s: Pantheon, seat: int) -> list[Route]:
    """One cheapest route without jumps to each loot tile and each open column site, nearest first."""
    costs, before = _feet(s, seat)
    found = []
    for i in range(LOOT_HEXES):
        if s.loot[i] != NONE:
            goal = int(s.box.loot_hex[s.people * LOOT_HEXES + i])
            if goal in costs:
                found.append(Route(_places(s, goal, before), costs[goal], int(s.loot[i])))
    if s.own(seat, COLUMNS) > 0:
        found += _to_sites(s, seat, costs, before)
    feet = int(s.own(seat, FEET))
    possible = [r for r in found if sum(s.box.site_of[h] == NONE for h in r.places) <= feet]
    return sorted(possible, key=lambda route: (route.loot == NONE, route.steps, route.places))


def _feet(s: Pantheon, seat: int) -> tuple[dict[int, int], dict[int, int]]:
    """Steps to a foot on each hex, and the hex before it; old columns of one's own are passed free."""
    costs: dict[int, int] = {}
    before: dict[int, int] = {}
    front: list[tuple[int, int, int]] = []
    for h in range(int(s.box.hexes)):
        if s.box.terrain[h] and _takes_foot(s, seat, h) and is_linked(s, seat, h):
            heapq.heappush(front, (int(cost_at(s, h)), h, NONE))
    while front:
        cost, h, last = heapq.heappop(front)
        if h in costs:
            continue
        costs[h] = cost
        before[h] = last
        for n in range(int(s.box.degree[h])):
            other = int(s.box.around[h * AROUND + n])
            if other in costs or other == s.temple:
                continue
            if _takes_foot(s, seat, other):
                heapq.heappush(front, (cost + int(cost_at(s, other)), other, h))
            elif _old_column(s, seat, other):
                heapq.heappush(front, (cost, other, h))
    return costs, before


def _takes_foot(s: Pantheon, seat: int, h: int) -> bool:
    return bool(s.box.site_of[h] == NONE and h != s.temple and not is_full(s, seat, h))


def _old_column(s: Pantheon, seat: int, h: int) -> bool:
    """A column of one's own that is not linked yet."""
    site = int(s.box.site_of[h])
    return site != NONE and bool(s.on[h] >> seat & 1) and not s.linked[site] >> seat & 1


def _places(s: Pantheon, goal: int, before: dict[int, int]) -> tuple[int, ...]:
    """The feet of a route, without the old columns it passes."""
    hexes = []
    while goal != NONE:
        if s.box.site_of[goal] == NONE:
            hexes.append(goal)
        goal = before[goal]
    return tuple(reversed(hexes))


def _to_sites(s: Pantheon, seat: int, costs: dict[int, int], before: dict[int, int]) -> list[Route]:
    found = []
    for site in (int(h) for h in s.box.site_hex if h != NONE):
        if is_full(s, seat, site):
            continue
        price = int(cost_at(s, site))
        if is_linked(s, seat, site):
            found.append(Route((site,), price, NONE))
            continue
        around = [int(s.box.around[site * AROUND + n]) for n in range(int(s.box.degree[site]))]
        feet = [h for h in around if h in costs and s.box.site_of[h] == NONE]
        if feet:
            last = min(feet, key=lambda h: (costs[h], h))
            found.append(Route((*_places(s, last, before), site), costs[last] + price, NONE))
    return found

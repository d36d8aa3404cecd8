"""What one seat may see of Mangrovia, read from a state redacted for it."""

from __future__ import annotations

from motu.games._shared.seen import seats_awaited
from motu.games.mangrovia.box import (
    AMULET,
    AMULETS,
    AREAS,
    BONUS,
    BONUS_IDS,
    CURRENCIES,
    FIRST,
    FIRST_AMULET,
    KINDS,
    LANDS,
    LANDSCAPE,
    LANDSCAPE_NAMES,
    MARKS,
    OFFERING,
    OFFERINGS,
    PATH_IDS,
    PATH_ROOM,
    PATHS,
    PAYMENTS,
    PIER_STEP_NAMES,
    PIER_STEPS,
    PIERS,
    SITES,
    SQUARES,
    TYPES,
)
from motu.games.mangrovia.names import land_id, landscapes, payment_id, square_id
from motu.games.mangrovia.questions import SPEECH
from motu.games.mangrovia.questions.payment import PAY_SUM, PLAY_CARD, payments_left
from motu.games.mangrovia.rules.places import amulet_sums, fitting, offering_sums
from motu.games.mangrovia.rules.raising import RAISE_HUT, huts_of, left_of, square_of
from motu.games.mangrovia.scoring import best_at_totem, best_on_path, star_huts, star_total
from motu.games.mangrovia.seen import (
    AwardsSeen,
    BowlsSeen,
    Counts,
    DrawingSeen,
    MangroviaView,
    NumbersSeen,
    Owner,
    PathSeen,
    PiecesSeen,
    PierSeen,
    PlanSeen,
    PlayerSeen,
    SquareSeen,
    StarSeen,
)
from motu.games.mangrovia.state import (
    DRAFT_LANDS,
    FROM_AMULETS,
    NEUTRAL,
    NOBODY,
    SOURCE_NAMES,
    SOURCES,
    Mangrovia,
)
from motu.kernel.core import UNKNOWN
from motu.kernel.engine import Asked, awaiting
from motu.kernel.vectors import i64, vec


def view(s: Mangrovia, viewer: int | None) -> MangroviaView:
    """The table as `viewer` sees it (None: a spectator), ready for JSON."""
    players = int(s.players)
    return {
        "game": "mangrovia",
        "viewer": viewer,
        "seats": players,
        "round": int(s.round),
        "phase": _phase(s),
        "over": bool(s.finished or s.truncated),
        "last_round": bool(s.ended),
        "awaiting": seats_awaited(s),
        "plan": _plan(s),
        "first_player": _known(s.first),
        "pier": int(s.pier),
        "piers": [_pier(s, pier) for pier in range(1, PIERS + 1)],
        "sites": [_owner(s.site[site]) for site in range(SITES)],
        "birds": landscapes(int(s.birds)),
        "squares": [_square(s, at) for at in range(SQUARES) if s.box.land[at]],
        "paths": [_path(s, path) for path in range(PATHS)],
        "star": _star(s),
        "totem": _totem(s),
        "favour_tiles": [int(n) for n in s.box.favours[s.favours_taken :]],
        "display": {"offering": _counts(s.display, OFFERING), "landscape": _counts(s.display, LANDSCAPE)},
        "piles": _numbers(s.pile_left),
        "discards": _pieces(s.spent),
        "ones": int(s.ones),
        "drawing": _drawing(s),
        "amulet_table": [
            {"drawn": int(s.box.drawn[row]), "returned": int(s.box.returned[row])} for row in range(AMULETS)
        ],
        "players": [_player(s, seat) for seat in range(players)],
        "hand": None if viewer is None else _pieces(s.hand, viewer),
        "reach": None if viewer is None else _reach(s, viewer),
    }


def _known(value: int) -> int | None:
    return None if value == UNKNOWN else int(value)


def _owner(code: int) -> Owner:
    """A seat, "neutral" or nobody."""
    if code == NOBODY:
        return None
    return "neutral" if code == NEUTRAL else int(code) - 1


def _piece(kind: int, number: int) -> str:
    """A piece within its kind: its value, or the name of its landscape."""
    if kind == OFFERING:
        return str(number + 2)
    return LANDSCAPE_NAMES[number] if kind == LANDSCAPE else str(number + 1)


def _counts(counts: vec[i64], kind: int, seat: int = 0) -> Counts:
    """The pieces of one kind: a seat's, where each seat has a row of its own."""
    first, last, at = int(FIRST[kind]), int(FIRST[kind + 1]), seat * TYPES
    return {_piece(kind, t - first): int(counts[at + t]) for t in range(first, last) if counts[at + t] > 0}


def _pieces(counts: vec[i64], seat: int = 0) -> PiecesSeen:
    return {
        "offering": _counts(counts, OFFERING, seat),
        "landscape": _counts(counts, LANDSCAPE, seat),
        "amulet": _counts(counts, AMULET, seat),
    }


def _numbers(counts: vec[i64], seat: int = 0) -> NumbersSeen:
    at = seat * KINDS
    return {
        "offering": int(counts[at + OFFERING]),
        "landscape": int(counts[at + LANDSCAPE]),
        "amulet": int(counts[at + AMULET]),
    }


def _phase(s: Mangrovia) -> str:
    if s.finished or s.truncated:
        return "over"
    if s.pending == 0 or awaiting(s) == 0:
        return "deal"
    return SPEECH.phase(s)


def _plan(s: Mangrovia) -> PlanSeen | None:
    """The hut that the viewer is planning, until he confirms it: nobody else sees it."""
    seat = int(s.drafting())
    if seat < 0 or not s.pending:
        return None
    asked = Asked(s)
    if asked.rule not in (PLAY_CARD.rule, PAY_SUM.rule, RAISE_HUT):
        return None
    found = [] if asked.rule is RAISE_HUT else payments_left(s, seat)
    return {
        "square": square_id(s.box, int(square_of(asked.a))),
        "huts": int(huts_of(asked.a)),
        "left": int(left_of(asked.a)),
        "landscapes": {
            land_id(x): int(s.draft[DRAFT_LANDS + x]) for x in range(LANDS) if s.draft[DRAFT_LANDS + x]
        },
        "payment": {payment_id(x): int(s.draft[x]) for x in range(PAYMENTS) if s.draft[x]},
        "ways": [
            {"landscapes": [land_id(x) for x in cards], "payment": [payment_id(x) for x in pieces]}
            for cards, pieces in found
        ],
    }


def _pier(s: Mangrovia, pier: int) -> PierSeen:
    steps = [int(s.box.steps[pier * PIER_STEPS + i]) for i in range(PIER_STEPS)]
    return {
        "pier": pier,
        "site": int(s.box.site[pier]) + 1,
        "steps": [PIER_STEP_NAMES[step] for step in steps if step],
    }


def _square(s: Mangrovia, at: int) -> SquareSeen:
    tile = int(s.star_tile[at])
    seen: SquareSeen = {
        "id": square_id(s.box, at),
        "landscapes": landscapes(int(s.box.land[at])),
        "pays": CURRENCIES[s.box.pays[at]],
        "cost": int(s.box.cost[at]),
        "suns": int(s.box.suns[at]),
        "area": AREAS[s.box.area[at]],
        "mark": MARKS[s.box.mark[at]],
        "owner": _owner(s.owner[at]),
        "huts": int(s.huts[at]),
        "favour_tile": int(s.favour[at]) or None,
        "bonus_tile": BONUS_IDS[tile - 1] if tile else None,
    }
    if s.box.names[at]:
        seen["name"] = s.box.names[at]
    return seen


def _path(s: Mangrovia, path: int) -> PathSeen:
    """Who would score now, and the squares from the statue outwards."""
    first = int(best_on_path(s, path, NOBODY))
    second = int(best_on_path(s, path, first)) if first else NOBODY
    squares = [int(s.box.path[path * PATH_ROOM + i]) for i in range(int(s.box.path_length[path]))]
    return {
        "id": PATH_IDS[path],
        "first": int(s.box.path_first[path]),
        "second": int(s.box.path_second[path]),
        "squares": [square_id(s.box, at) for at in squares],
        "leader": _owner(first),
        "runner_up": _owner(second),
    }


def _star(s: Mangrovia) -> StarSeen:
    return {
        "total": int(star_total(s)),
        "huts": [int(star_huts(s, seat + 1)) for seat in range(int(s.players))],
    }


def _totem(s: Mangrovia) -> AwardsSeen:
    first = int(best_at_totem(s, NOBODY))
    return {
        "first": int(s.box.totem_first),
        "second": int(s.box.totem_second),
        "leader": _owner(first),
        "runner_up": _owner(int(best_at_totem(s, first)) if first else NOBODY),
    }


def _drawing(s: Mangrovia) -> DrawingSeen | None:
    """A draw of amulets under way."""
    if s.drawer == UNKNOWN:
        return None
    hidden = s.drawn[0] == UNKNOWN
    tokens = None if hidden else {str(v + 1): int(s.drawn[v]) for v in range(AMULETS) if s.drawn[v]}
    return {"seat": int(s.drawer), "number": int(s.drawn_left), "tokens": tokens}


def _bowls(s: Mangrovia, seat: int) -> BowlsSeen:
    """Where a seat's bowls are: on cult places, the others still before it."""
    placed = [site + 1 for site in range(SITES) if s.site[site] == seat + 1]
    return {"sites": placed, "left": int(s.box.bowls[s.players]) - len(placed)}


def _player(s: Mangrovia, seat: int) -> PlayerSeen:
    hidden = s.hand[seat * TYPES + FIRST_AMULET] == UNKNOWN
    points = {name: int(s.points[seat * SOURCES + i]) for i, name in enumerate(SOURCE_NAMES)}
    if not hidden:  # at any time one may count one's own amulets
        points[SOURCE_NAMES[FROM_AMULETS]] = int(s.amulet_points(seat))
    return {
        "seat": seat,
        "supply": int(s.supply[seat]),
        "bowls": _bowls(s, seat),
        "amulet_huts": int(s.marker[seat]),
        "cards": _numbers(s.held, seat),
        "start": {
            str(v + 2): int(s.start[seat * OFFERINGS + v])
            for v in range(OFFERINGS)
            if s.start[seat * OFFERINGS + v]
        },
        "seen": _pieces(s.sure, seat),
        "bonus": {
            BONUS_IDS[t]: int(s.bonus[seat * BONUS + t]) for t in range(BONUS) if s.bonus[seat * BONUS + t]
        },
        "amulets": None if hidden else _counts(s.hand, AMULET, seat),
        "points": points,
    }


def _reach(s: Mangrovia, viewer: int) -> dict[str, str]:
    """Of each free square: whether the viewer could build there now, with other birds, or what he lacks."""
    sums = (int(offering_sums(s, viewer)), int(amulet_sums(s, viewer)))
    found: dict[str, str] = {}
    for at in range(SQUARES):
        if s.box.land[at] == 0 or s.owner[at] != NOBODY:
            continue
        payable = sums[int(s.box.pays[at])] >> int(s.box.cost[at]) & 1
        card = fitting(s, viewer, at, 15)
        reach = ("both", "card", "sum", "birds")[2 * bool(card) + payable]
        if reach == "birds" and fitting(s, viewer, at, s.birds):
            reach = "now"
        found[square_id(s.box, at)] = reach if s.supply[viewer] else "huts"
    return found

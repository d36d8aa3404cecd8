"""Tables of Mangrovia set as a test needs them, and played in notation.

Seats are the letters of the notation. A table begins as after set-up, but nobody holds a card and none lies
open; what a test gives to a seat comes out of the piles, the bag and the stack, so that no piece is made or
lost. Nature does what the test says: a line `* draw_amulet A 5` follows the answer that made it happen.
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import motu
from motu.games.mangrovia.box import (
    AMULET,
    AMULET_SQUARE,
    BONUS,
    BONUS_IDS,
    FIRST,
    LANDSCAPE,
    LANDSCAPE_NAMES,
    OFFERING,
    OFFERINGS,
    TOTEM,
    MangroviaBox,
)
from motu.games.mangrovia.rules.boat import SAIL_BOAT
from motu.games.mangrovia.rules.memory import take_into_hand
from motu.games.mangrovia.rules.setup import SET_UP
from motu.games.mangrovia.rules.turn import END_OF_ROUND, START_ROUND, new_game
from motu.games.mangrovia.state import Mangrovia
from motu.kernel.vectors import zeros
from motu.match.game import Game
from tests.contract.mangrovia_invariants import mangrovia as assert_sound
from tests.games.looking import asked, offered, told
from tests.games.telling import LETTERS, Told, people_at, seat, wander
from tests.games.telling import go as answer
from tests.oracles.test_mangrovia import snapshot

__all__ = ["LETTERS", "Told", "asked", "offered", "seat", "told", "wander"]

NO_MEMORY = 7  # of any kind of piece: a position set by hand has no past
RICH = {"offerings": "2 3 4 5 6 7", "amulets": "3 4 5 6"}  # pays every cost of the board exactly


def mangrovia() -> Game:
    return motu.game("mangrovia")


@cache
def box_of() -> MangroviaBox:
    """Our box."""
    return cast(MangroviaBox, mangrovia().box(None))


# --- setting a table ----------------------------------------------------------------------------


def table(
    players: int = 4,
    *,
    first: str = "A",
    birds: str = "water mangrove",
    statue_tiles: bool = False,
    other_tiles: bool = False,
    star_counts_neutral: bool = True,
    box: MangroviaBox | None = None,
) -> Mangrovia:
    """Round 1, as after set-up, with empty hands and no card open."""
    s = new_game(box or box_of(), players, statue_tiles, other_tiles, False, star_counts_neutral)
    s.pending = 0
    SET_UP.run(s, 0, 0, 0)
    s.pending = 0
    s.start = zeros(len(s.start))
    s.first = seat(first)
    s.round = 1
    s.mixed = NO_MEMORY
    birds_on(s, birds)
    return s


def birds_on(s: Mangrovia, names: str) -> None:
    s.birds = sum(1 << LANDSCAPE_NAMES.index(name) for name in names.split())


def piece(kind: int, name: str) -> int:
    """A type of piece by its value or landscape."""
    first = int(FIRST[kind])
    if kind == LANDSCAPE:
        return first + LANDSCAPE_NAMES.index(name)
    return first + int(name) - (2 if kind == OFFERING else 1)


def take_out(s: Mangrovia, kind: int, name: str) -> int:
    """A piece leaves its pile or the bag, or the stack of value-1 amulets: its type."""
    t = piece(kind, name)
    if kind == AMULET and name == "1":
        assert s.ones > 0
        s.ones -= 1
        return t
    assert s.pile[t] > 0, f"no {name} left"
    s.pile[t] -= 1
    s.pile_left[kind] -= 1
    return t


def give(
    s: Mangrovia,
    letter: str,
    *,
    offerings: str = "",
    start: str = "",
    landscapes: str = "",
    amulets: str = "",
    bonus: str = "",
) -> None:
    """What a seat holds besides, names separated by spaces; `bonus` tiles were not laid out."""
    player = seat(letter)
    for kind, names in ((OFFERING, offerings), (LANDSCAPE, landscapes), (AMULET, amulets)):
        for name in names.split():
            take_into_hand(s, player, take_out(s, kind, name))
    for name in start.split():
        s.start[player * OFFERINGS + int(name) - 2] += 1
    for name in bonus.split():
        s.bonus_left[BONUS_IDS.index(name)] -= 1
        s.bonus[player * BONUS + BONUS_IDS.index(name)] += 1


def hut(s: Mangrovia, letter: str, squares: str, huts: int = 1) -> None:
    """Huts that a seat has built, in this order, with what that brought but without points."""
    player = seat(letter)
    for id in squares.split():
        at = s.box.ids.index(id)
        assert s.owner[at] == 0 and s.supply[player] >= huts
        s.owner[at], s.huts[at] = player + 1, huts
        s.supply[player] -= huts
        s.marker[player] += s.box.area[at] == AMULET_SQUARE
        if s.box.area[at] == TOTEM:
            s.favour[at] = s.box.favours[s.favours_taken]
            s.favours_taken += 1
        s.ended |= s.supply[player] == 0


def huts_left(s: Mangrovia, letter: str, supply: int) -> None:
    """So many huts are left to a seat: it has built the others where they matter least."""
    used: set[str] = set()
    for id in ("m10", "m06", "m09", "m03", "m07", "m04", "m01", "m08", "c4r7", "c3r7", "c7r4"):
        if s.supply[seat(letter)] > supply and s.owner[s.box.ids.index(id)] == 0:
            hut(s, letter, id)
            used.add(id)
    assert s.supply[seat(letter)] == supply, used


def open_cards(s: Mangrovia, *, offerings: str = "", landscapes: str = "") -> None:
    """Cards that lie open."""
    for kind, names in ((OFFERING, offerings), (LANDSCAPE, landscapes)):
        for name in names.split():
            s.display[take_out(s, kind, name)] += 1


def spent(s: Mangrovia, *, offerings: str = "", landscapes: str = "", amulets: str = "") -> None:
    """Cards in the discard piles, amulets set aside."""
    for kind, names in ((OFFERING, offerings), (LANDSCAPE, landscapes), (AMULET, amulets)):
        for name in names.split():
            s.spent[take_out(s, kind, name)] += 1


def left_in_pile(s: Mangrovia, kind: int, names: str, keeper: str) -> None:
    """The pile, or the bag, holds exactly these; the keeper holds all the rest of it."""
    for name in names.split():
        t = piece(kind, name)
        assert s.pile[t] > 0
        s.pile[t] -= 1
    for t in range(int(FIRST[kind]), int(FIRST[kind + 1])):
        while s.pile[t] > 0:
            s.pile[t] -= 1
            take_into_hand(s, seat(keeper), t)
    for name in names.split():
        s.pile[piece(kind, name)] += 1
    s.pile_left[kind] = len(names.split())


def no_ones(s: Mangrovia, keeper: str) -> None:
    """The stack of value-1 amulets is used up."""
    while s.ones > 0:
        give(s, keeper, amulets="1")


def star_tiles(s: Mangrovia, **tiles: str) -> None:
    """Bonus tiles that lie on the Star, `c5r1="bonus_joker"`."""
    for id, name in tiles.items():
        s.bonus_left[BONUS_IDS.index(name)] -= 1
        s.star_tile[s.box.ids.index(id)] = 1 + BONUS_IDS.index(name)


# --- people at the table ------------------------------------------------------------------------


def sit_down(s: Mangrovia, *nature: str) -> Told:
    """People at this table; what comes before the first question has happened, as `nature` says."""
    options = {
        "statue_tiles": bool(s.statue_tiles),
        "other_tiles": bool(s.other_tiles),
        "random_first_player": False,
        "star_counts_neutral": bool(s.star_counts_neutral),
    }
    assert_sound(s)
    match = people_at("mangrovia", s, options, nature)
    assert_sound(s)
    return match


def new_round(s: Mangrovia) -> Told:
    """A round begins: the first player places a bowl."""
    s.round -= 1
    s.push(START_ROUND.step())
    return sit_down(s)


def bowls_on(s: Mangrovia, bowls: dict[str, int]) -> None:
    """Bowls on cult places, `A=2`; the second one of a seat is `A_=3`."""
    for letter, site in bowls.items():
        assert s.site[site - 1] == 0
        s.site[site - 1] = seat(letter[0]) + 1


def sail(s: Mangrovia, pier: int = 1, *nature: str, **bowls: int) -> Told:
    """The bowls stand and the boat comes to this pier."""
    bowls_on(s, bowls)
    s.push(END_OF_ROUND.step())
    s.push(SAIL_BOAT.step(0, pier))
    return sit_down(s, *nature)


def at_pier(s: Mangrovia, pier: int, letter: str = "A") -> Told:
    """The boat stops for this seat at this pier; nobody else has a bowl."""
    return sail(s, pier, **{letter: pier if pier <= 6 else 13 - pier})


def phase_3(s: Mangrovia, *nature: str, **bowls: int) -> Told:
    """The boat has passed the last pier; the next round begins."""
    bowls_on(s, bowls)
    s.pier = 12
    s.push(END_OF_ROUND.step())
    return sit_down(s, *nature)


def the_end(s: Mangrovia) -> Told:
    """The last round is over."""
    if not s.ended:
        s.round = s.box.rounds
    s.push(END_OF_ROUND.step())
    return sit_down(s)


# --- playing ------------------------------------------------------------------------------------


def go(match: motu.Match, *lines: str) -> None:
    """Answer in notation, `B build c2r2`; the table is sound afterwards."""
    answer(match, *lines)
    assert_sound(state_of(match))


def pay(match: motu.Match) -> None:
    """The hut being planned is paid with whatever comes first."""
    while position(match)["draft"] is not None:
        match.play(match.awaiting[0], match.choices(match.awaiting[0])[0])
    assert_sound(state_of(match))


def squares_offered(match: motu.Match) -> set[str]:
    """The squares on which the seat that is asked may build."""
    return {notation.split()[1] for notation in offered(match)} - {"decline"}


def refused(match: motu.Match, notation: str) -> str | None:
    """The rule by which the seat that is asked may not answer so; None if it may."""
    refusal = match.why_not(match.awaiting[0], notation)
    return None if refusal is None else refusal.rule


# --- looking ------------------------------------------------------------------------------------


def state_of(match: motu.Match) -> Mangrovia:
    return cast(Mangrovia, match.state)


def position(match: motu.Match) -> dict[str, Any]:
    """The whole true position in plain names: the snapshot of the notation."""
    return snapshot(state_of(match))


def player(match: motu.Match, letter: str) -> dict[str, Any]:
    """What one seat has."""
    found: dict[str, Any] = position(match)["players"][letter]
    return found


def suns(match: motu.Match, letter: str) -> int:
    return int(player(match, letter)["points"]["suns"])


def scored(match: motu.Match, source: str) -> list[int]:
    """What each seat has scored at the end from one source."""
    assert match.score_sources is not None
    return [points[source] for points in match.score_sources]


def bag_size(match: motu.Match) -> int:
    return int(state_of(match).pile_left[AMULET])

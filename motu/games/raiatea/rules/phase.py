"""Chapter 2: the action phase and its six locations."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import path, tell
from motu.games.raiatea.rules.clearing import push_clearing
from motu.games.raiatea.rules.forest import CLEAR_RESERVE, FILL_RESERVE, push_forest
from motu.games.raiatea.rules.free import WINDOW
from motu.games.raiatea.rules.marae import push_marae
from motu.games.raiatea.rules.market import push_market
from motu.games.raiatea.rules.path import RECRUIT
from motu.games.raiatea.rules.pieces import DIVER, LOCATIONS
from motu.games.raiatea.rules.rolls import DIE, REEF, ROLL_FOR
from motu.games.raiatea.state import NOBODY, Raiatea
from motu.kernel.core import AUTO, CHOICE, LEGAL, Rule
from motu.kernel.vectors import i64

FOREST_TILE: Final = 0
MARAE_TILE: Final = 1
REEF_TILE: Final = 2
PATH_TILE: Final = 3
CLEARING_TILE: Final = 4

TILE_TAKEN: Final = 207


def push_action_phase(s: Raiatea) -> None:
    """Every player is Kahuna once, from the first player clockwise (RA-2.2, 2.9)."""
    mark = s.pending
    phase: i64 = 0
    i: i64
    for i in range(s.space + 1):
        if s.box.ceremony[i] == 0:
            phase += 1
    s.tell(tell.PHASE_STARTED, phase, s.first)
    for i in range(s.players):
        s.push(CHOOSE_LOCATION.free_step(s.clockwise(s.first, i)))
    s.push(END_OF_PHASE.step())
    s.in_order(mark)


@final
class ChooseLocation(Rule[Raiatea]):
    """The Kahuna takes a tile still on the board; all use it, he first (RA-2.3 - 2.7). Action: tile."""

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.location[x] == NOBODY else TILE_TAKEN

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        s.location[x] = player
        s.kahuna = player
        s.place = x
        s.tell(tell.LOCATION, player, x)
        if x == FOREST_TILE:
            push_forest(s)
        elif x == MARAE_TILE:
            push_marae(s)
        elif x == REEF_TILE:
            push_reef(s)
        elif x == PATH_TILE:
            push_path(s)
        elif x == CLEARING_TILE:
            push_clearing(s)
        else:
            push_market(s)


def push_reef(s: Raiatea) -> None:
    """Divers' roll, then another one for everybody's pearls (RA-5.1, 5.2)."""
    i: i64
    for i in range(s.players - 1, -1, -1):
        s.push(WINDOW.step(s.clockwise(s.kahuna, i)))
    s.push(DIE.step(s.kahuna, REEF))
    s.push(ROLL_FOR.step(0, DIVER))


def push_path(s: Raiatea) -> None:
    """Each player recruits and gains mana, from the Kahuna clockwise (RA-6.1 - 6.3)."""
    i: i64
    for i in range(s.players - 1, -1, -1):
        seat = s.clockwise(s.kahuna, i)
        s.push(WINDOW.step(seat))
        s.push(RECRUIT.free_step(seat, 1 if i == 0 else 0, path.PATH))


@final
class EndOfPhase(Rule[Raiatea]):
    """Token to the left, forest cards to the markets and new ones, tiles back (RA-2.10 - 2.13)."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        s.first = s.clockwise(s.first, 1)
        s.push(TILES_BACK.step())
        s.push(FILL_RESERVE.step(0, s.players + 1))
        s.push(CLEAR_RESERVE.step())


@final
class TilesBack(Rule[Raiatea]):
    """The location tiles return to the board (RA-2.12)."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        i: i64
        for i in range(LOCATIONS):
            s.location[i] = NOBODY
        s.kahuna = NOBODY
        s.place = NOBODY


CHOOSE_LOCATION: Final = ChooseLocation(CHOICE, LOCATIONS, guarded=True)
END_OF_PHASE: Final = EndOfPhase(AUTO)
TILES_BACK: Final = TilesBack(AUTO)

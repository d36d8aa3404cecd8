"""Chapter 8 for people: buildings on the ceremony ground."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Way
from motu.games._shared.nouns import Noun, number
from motu.games.bora_bora.box import COLUMNS, DIE, PAIRS, SPACE_NAMES
from motu.games.bora_bora.names import PAIR_SPACES, space_name
from motu.games.bora_bora.rules import building
from motu.games.bora_bora.state import IN_B, Bora

BUILDING = number("building", DIE, first=1)
PAIR = Noun(
    "pair",
    PAIRS,
    lambda box, n: " ".join(SPACE_NAMES[space] for space in PAIR_SPACES[n]),
    lambda box, n: tuple(space_name(space) for space in PAIR_SPACES[n]),
)


def corner(at: Answer[Bora]) -> tuple[int, int]:
    """Row and column of the first space of a pair, counted from 1."""
    row, column = divmod(PAIR_SPACES[at.pair][0], COLUMNS)
    return row + 1, column + 1


def upright(at: Answer[Bora]) -> bool:
    """Whether the second space lies below the first one."""
    one, other = PAIR_SPACES[at.pair]
    return other - one == COLUMNS


BUILD = Question(
    building.CHOOSE_BUILDING,
    "build",
    lambda at: "BB-11.8" if at.s.phase == IN_B else "BB-8.1",
    ways=(Way("build", BUILDING, at="build_{building}"),),
    facts={
        "strength": lambda at: at.a,
        "points": lambda at: int(at.box.building_points[at.s.round - 1]),
    },
    no={building.TOO_WEAK_TO_BUILD: "too-weak-to-build", building.ALREADY_BUILT: "already-built"},
)

BUILD_ON = Question(
    building.BUILD_ON,
    "build_on",
    "BB-8.2",
    ways=(
        Way(
            "build_on",
            PAIR,
            at="pair_{pair}",
            says=lambda at: "do-build_on-upright" if upright(at) else "do-build_on",
        ),
    ),
    facts={
        "row": lambda at: corner(at)[0],
        "column": lambda at: corner(at)[1],
        "next": lambda at: corner(at)[not upright(at)] + 1,
    },
    no={building.MATERIAL_MISSING: "material-missing"},
)

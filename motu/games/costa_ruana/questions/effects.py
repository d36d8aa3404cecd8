"""Chapter 11 for people: what the cards do."""

from __future__ import annotations

from collections.abc import Callable

from motu.games._shared.asking import Answer, Question, Shortcut, Way
from motu.games._shared.text import Fact, say
from motu.games.costa_ruana.box import SEATS, face_of
from motu.games.costa_ruana.nouns import FACE, ISLAND, OWNER
from motu.games.costa_ruana.rules import effects
from motu.games.costa_ruana.rules.resolve import SEND_STAKES_HOME
from motu.games.costa_ruana.state import Costa
from motu.kernel.steps import a_of, kind_of, player_of


def resolved(at: Answer[Costa]) -> int:
    """The card that is being resolved: its islanders go home when that is done."""
    steps = (at.s.agenda[i] for i in range(int(at.s.pending) - 1, -1, -1))
    return next(int(a_of(step)) for step in steps if kind_of(step) == SEND_STAKES_HOME.kind)


def face(at: Answer[Costa]) -> Fact:
    """What that card says."""
    return FACE.word(at.box, int(face_of(at.s.table_card[resolved(at)])))


def copied(at: Answer[Costa]) -> str:
    """Whether one's islander copies it (CR-7.8): before oneself, when no turn of one's own at it is left."""
    s, card = at.s, resolved(at)
    steps = (s.agenda[i] for i in range(int(s.pending)))
    to_come = any(kind_of(step) == effects.APPLY_CARD.kind and player_of(step) == at.seat for step in steps)
    staked = s.table_stakes[card] >> at.seat & 1
    return "yes" if s.table_holder[card] != at.seat or (staked and not to_come) else "no"


THE_CARD: dict[str, Callable[[Answer[Costa]], Fact]] = {"face": face, "copied": copied}


def anywhere(at: Answer[Costa]) -> list[Shortcut]:
    """From an island that keeps a treasure for every turn to come, to one that already has as many.

    An island gives at most one treasure per turn: such a move changes nothing that can still be won.
    """
    s = at.s
    turns_left = s.box.turns - s.turn + 1
    sources = [i for i in range(int(s.islands)) if s.treasures[i] > turns_left]
    goals = [i for i in range(int(s.islands)) if s.treasures[i] >= turns_left]
    for source in sources:
        for goal in goals:
            if goal != source:
                actions = (TAKE.action(source), DROP.action(goal))
                return [Shortcut("move_treasure_anywhere", actions, say("do-anywhere"), ("anywhere",))]
    return []


def place_all(at: Answer[Costa]) -> list[Shortcut]:
    """All islanders of a card on one island, where they all fit."""
    return _all(at, lambda island: bool(at.s.crowd[island] + at.a <= at.s.box.room))


def remove_all(at: Answer[Costa]) -> list[Shortcut]:
    """All islanders of a card from one island, where that many stand."""
    return _all(at, lambda island: bool(at.s.people[island * SEATS + at.seat] >= at.a))


def _all(at: Answer[Costa], possible: Callable[[int], bool]) -> list[Shortcut]:
    verb, left = at.question.key, at.a
    ones = [at.other(island) for island in range(int(at.s.islands)) if left > 1 and possible(island)]
    return [
        Shortcut(
            f"{verb}_all {ISLAND.id(at.box, one.island)} {left}",
            (at.question.action(one.x),) * left,
            one.say(f"do-{verb}-all"),
            (*one.targets(), "all"),
        )
        for one in ones
    ]


TAKE = Question(
    effects.TREASURE_FROM,
    "take_treasure",
    "CR-11.1",
    ways=(Way("take_treasure", ISLAND, at="{island}"),),
    facts=THE_CARD,
    no={effects.NOTHING_TO_TAKE: "nothing-to-take"},
    gestures=anywhere,
)

DROP = Question(
    effects.TREASURE_TO,
    "drop_treasure",
    "CR-11.3",
    ways=(Way("drop_treasure", ISLAND, at="{island}"),),
    no={effects.TREASURE_COMES_FROM_HERE: "treasure-comes-from-here"},
)

REMOVE = Question(
    effects.REMOVE_ONE,
    "remove",
    "CR-11.4",
    ways=(Way("remove", ISLAND, at="{island}"),),
    facts=THE_CARD,
    no={effects.NONE_OF_YOURS: "none-of-yours"},
    gestures=remove_all,
)

PLACE = Question(
    effects.PLACE_ONE,
    "place",
    "CR-11.8",
    ways=(Way("place", ISLAND, at="{island}"),),
    facts=THE_CARD,
    no={effects.NO_ROOM_TO_PLACE: "island-full"},
    gestures=place_all,
)

LIFT = Question(
    effects.ISLANDER_FROM,
    "lift",
    "CR-11.13",
    ways=(
        Way(
            "lift",
            ISLAND,
            OWNER,
            at="{island}_{owner}",
            says=lambda at: "do-lift-own" if at.owner == at.seat else "do-lift-other",
        ),
    ),
    facts=THE_CARD,
    no={
        effects.NONE_OF_THEIRS: "none-of-theirs",
        effects.NOWHERE_TO_GO: "nowhere-to-go",
    },
)

LAND = Question(
    effects.ISLANDER_TO,
    "land",
    "CR-11.19",
    ways=(Way("land", ISLAND, at="{island}"),),
    no={
        effects.ISLANDER_COMES_FROM_HERE: "islander-comes-from-here",
        effects.DESTINATION_FULL: "island-full",
    },
)

"""What is refused in Bora Bora: a module for each chapter, one situation for every reason of every rule."""

from __future__ import annotations

from motu.games.bora_bora.rules.cards import NOT_IN_DECK
from motu.games.bora_bora.rules.jobs import NO_PRIEST
from motu.games.bora_bora.rules.setup import (
    FISH_ALL_LAID,
    JEWEL_LAID,
    PERSON_ALL_DRAWN,
    TASK_DRAWN,
    TILE_DRAWN,
)
from tests.games.bora_bora.refused import (
    building,
    cards,
    dice,
    expansion,
    fire,
    gods,
    helper,
    jewelry,
    materials,
    people,
    recruiting,
    setup,
    tasks,
    temple,
)
from tests.games.bora_bora.refused.common import COMMON, over
from tests.games.bora_bora.refused.dice import with_dice
from tests.games.refusing import Refused

REFUSED = Refused(
    key="bora-bora",
    seats=(2, 4),
    chapters=(
        setup,
        dice,
        expansion,
        materials,
        gods,
        recruiting,
        helper,
        cards,
        temple,
        building,
        fire,
        people,
        jewelry,
        tasks,
    ),
    common=COMMON,
    playing=with_dice,
    over=over,
    unreadable=("place", "place 1 helper ", "PLACE 1 HELPER", "place 7 helper"),
    of_nature={
        ("DrawTurnTile", TILE_DRAWN),
        ("LayFish", FISH_ALL_LAID),
        ("RevealPerson", PERSON_ALL_DRAWN),
        ("DealStartTask", TASK_DRAWN),
        ("DealTask", TASK_DRAWN),
        ("LayJewel", JEWEL_LAID),
        ("TurnGodCard", NOT_IN_DECK),
        ("DrawGodCard", NOT_IN_DECK),
    },
    never_given={("UsePeople", NO_PRIEST)},  # people do all jobs of dice but the temple's
)

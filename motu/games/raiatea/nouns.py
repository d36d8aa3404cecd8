"""The things of Raiatea that answers, events and places on the board name."""

from __future__ import annotations

from typing import Any

from motu.games._shared.nouns import SEAT, Noun, named, number, seat_word, seats_away
from motu.games._shared.text import Fact, Phrase, say
from motu.games.raiatea.names import (
    STAGE_NAMES,
    face_name,
    mask_id,
    mask_name,
    mission_name,
    plain_face,
    ritual_name,
)
from motu.games.raiatea.rules.pieces import (
    ASSISTANT_NAMES,
    BACK_NAMES,
    DESIGNS,
    FACES,
    GOOD_NAMES,
    KINDS,
    LEVELS,
    LOCATION_NAMES,
    MISSIONS,
    RANK_NAMES,
    REWARD_NAMES,
    RITUALS,
    SEATS,
    STATUES,
)
from motu.games.raiatea.rules.rolls import REEF
from motu.games.raiatea.state import SOURCE_NAMES

GOOD = named("good", GOOD_NAMES)
LEVEL = number("level", LEVELS, first=1)
ASSISTANT = named("assistant", ASSISTANT_NAMES)
LOCATION = named("location", LOCATION_NAMES)
BACK = named("back", BACK_NAMES)
REWARD = named("reward", REWARD_NAMES)
RANK = named("rank", RANK_NAMES)
STAGE = named("stage", STAGE_NAMES)
SOURCE = named("source", SOURCE_NAMES)
STATUE = number("statue", STATUES, first=1)
MASK = Noun("mask", KINDS, mask_id, mask_name)
DESIGN = Noun("mask", DESIGNS, mask_id, mask_name)
RITUAL = Noun("ritual", RITUALS, lambda box, n: box.ritual_ids[n], ritual_name)
MISSION = Noun("mission", MISSIONS, lambda box, n: box.mission_ids[n], mission_name)
# Of two masks in the reserve that differ in their treasure alone, the board shows the mask.
CARD = Noun(
    "card", FACES, lambda box, n: box.face_ids[n], face_name, lambda box, n: box.face_ids[n].split()[0]
)
PLAIN_CARD = Noun("plain_card", FACES, CARD.id, plain_face)
OTHER_SEAT = seats_away(SEATS - 1, first=1)
ROLL_NAMES = (*ASSISTANT_NAMES, "reef")


def roll_word(box: Any, what: int) -> Fact:
    """What a roll is for: a type of assistant, or the pearls of the reef."""
    return say(f"roll-{ROLL_NAMES[what]}")


def seats_in_order(box: Any, digits: int) -> tuple[Phrase, ...]:
    """Seats as octal digits from the first on; a seat that comes again ends the list."""
    seats: list[int] = []
    while digits & 7 not in seats:
        seats.append(digits & 7)
        digits >>= 3
    return tuple(seat_word(box, seat) for seat in seats)


ROLL = Noun("roll", REEF + 1, lambda box, n: ROLL_NAMES[n], roll_word)
ORDER = Noun("order", 1, lambda box, n: oct(n), seats_in_order)
TOLD = (
    SEAT, GOOD, ASSISTANT, LOCATION, BACK, REWARD, RANK, STAGE, SOURCE, STATUE, MASK, RITUAL, MISSION, CARD,
    PLAIN_CARD, ROLL, ORDER,
)  # fmt: skip

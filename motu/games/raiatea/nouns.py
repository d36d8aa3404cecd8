"""The things of Raiatea that answers, events and places on the board name."""

from __future__ import annotations

from motu.games._shared.nouns import Noun, named, number
from motu.games.raiatea.names import face_name, mask_id, mask_name, mission_name, ritual_name
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
    REWARD_NAMES,
    RITUALS,
)

GOOD = named("good", GOOD_NAMES)
LEVEL = number("level", LEVELS, first=1)
ASSISTANT = named("assistant", ASSISTANT_NAMES)
LOCATION = named("location", LOCATION_NAMES)
BACK = named("back", BACK_NAMES)
REWARD = named("reward", REWARD_NAMES)
MASK = Noun("mask", KINDS, mask_id, lambda box, n: mask_name(n))
DESIGN = Noun("mask", DESIGNS, mask_id, lambda box, n: mask_name(n))
RITUAL = Noun("ritual", RITUALS, lambda box, n: box.ritual_ids[n], lambda box, n: ritual_name(n))
MISSION = Noun("mission", MISSIONS, lambda box, n: box.mission_ids[n], mission_name)
CARD = Noun("card", FACES, lambda box, n: box.face_ids[n], lambda box, n: face_name(n, int(box.treasure[n])))

"""What Costa Ruana is heard to say: its log, fact by fact."""

from __future__ import annotations

from motu.games.costa_ruana.rules import tell
from tests.games.speaking import Spoken

PLAUSIBLE = {
    "seat": (1, 0, 2, 3, 4, 5),
    "island": (1, 0, *range(2, 10)),
    "background": (1, 0, 2, 3),
    "card": (1, *range(0, 32, 3)),
    "face": (1, 0, *range(2, 8)),
    "lap": (1, 0),
    "number": (1, 0, 2, 5, 17),
    "cards": (1, 2, 5),
    "turn": (1, 2, 5),
}
EVENTS = {  # what the rules tell with each, as the comments in tell.py say
    "TIDE_LAID": "background",
    "DAYLIGHT_LAID": "background",
    "POOR_ISLAND": "island number",
    "FIRST_SHAMAN": "seat",
    "SETTLED": "seat island",
    "TURN_STARTED": "turn seat",
    "LAID_FACE_UP": "seat card seat",
    "LAID_FACE_DOWN": "seat card seat",
    "LAID_HIDDEN": "seat seat",
    "STAKED": "seat lap seat",
    "STAKED_NOT": "seat",
    "FLIPPED": "seat background",
    "REVEALED": "seat card seat",
    "SET_ASIDE": "seat card seat",
    "APPLIES": "seat face seat",
    "NO_EFFECT": "seat face",
    "TREASURE_MOVED": "seat island island",
    "REMOVED": "seat island",
    "PLACED": "seat island",
    "ISLANDER_MOVED": "seat seat island island",
    "COLLECTED": "seat island",
    "UNCLAIMED": "island",
    "DREW": "seat cards",
    "DREW_CARD": "seat card",
    "ACCEPTED": "seat",
    "NAMED": "seat seat",
    "SCORED": "seat number number number",
    "DEALT": "seat cards",
}
SPOKEN = Spoken(
    "costa-ruana",
    tell,
    EVENTS,
    PLAUSIBLE,
    unsaid={"LAID_FACE_DOWN": {0}, "DREW_CARD": {0}, "SET_ASIDE": {0}, "APPLIES": {2}},
    all_in_games=True,
    further_lines=[
        f"log-{line}-self"
        for line in ("laid-face-up", "laid-face-down", "laid-hidden", "revealed", "islander-moved")
    ],
)

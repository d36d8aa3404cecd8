"""What the rules tell the log: the number of each event and the facts it carries."""

from __future__ import annotations

from typing import Final

TIDE_LAID: Final = 1  # background
DAYLIGHT_LAID: Final = 2  # background
POOR_ISLAND: Final = 3  # island, treasures
FIRST_SHAMAN: Final = 4  # seat
SETTLED: Final = 5  # seat, island
TURN_STARTED: Final = 6  # turn, shaman
LAID_FACE_UP: Final = 7  # caster, card type, holder
LAID_FACE_DOWN: Final = 8  # caster, card type, holder: to the caster alone
LAID_HIDDEN: Final = 9  # caster, holder: to everybody else
STAKED: Final = 10  # seat, lap, caster
STAKED_NOT: Final = 11  # seat
FLIPPED: Final = 12  # shaman, background now on top
REVEALED: Final = 13  # caster, card type, holder
SET_ASIDE: Final = 14  # caster, card type, holder: inactive
APPLIES: Final = 15  # seat, face, holder
NO_EFFECT: Final = 16  # seat, face
TREASURE_MOVED: Final = 17  # seat, from, to
REMOVED: Final = 18  # seat, island
PLACED: Final = 19  # seat, island
ISLANDER_MOVED: Final = 20  # seat, owner, from, to
COLLECTED: Final = 21  # seat, island
UNCLAIMED: Final = 22  # island
DREW: Final = 23  # seat, number of cards
DREW_CARD: Final = 24  # seat, card type: to the drawer alone
ACCEPTED: Final = 25  # seat
NAMED: Final = 26  # candidate, seat
SCORED: Final = 27  # seat, points, treasures, islanders
DEALT: Final = 28  # seat, number of cards

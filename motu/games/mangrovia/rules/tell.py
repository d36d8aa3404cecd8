"""What the rules tell the log: the number of each event and the facts it carries."""

from __future__ import annotations

from typing import Final

FIRST_PLAYER: Final = 1  # seat
START_CARDS: Final = 2  # seat, lower value, higher value
REVEALED_OFFERING: Final = 3  # value
REVEALED_LANDSCAPE: Final = 4  # landscape
BONUS_TILE_LAID: Final = 5  # square, bonus tile
ROUND_STARTED: Final = 6  # round, first player
BOWL_PLACED: Final = 7  # seat, site
BOAT_STOPS: Final = 8  # pier, seat
TOOK_OFFERING: Final = 9  # seat, value
TOOK_LANDSCAPE: Final = 10  # seat, landscape
DREW_FROM_PILE: Final = 11  # seat, kind of card: to everybody else
DREW_OFFERING: Final = 12  # seat, value: to the drawer alone
DREW_LANDSCAPE: Final = 13  # seat, landscape: to the drawer alone
NO_CARD: Final = 14  # seat
CHOSE_CARDS: Final = 15  # seat, 1 open or 2 hidden
PILE_FORMED: Final = 16  # kind of card
TOOK_ONE: Final = 17  # seat
DREW_AMULETS: Final = 18  # seat, how many
DREW_AMULET: Final = 19  # seat, value: to the drawer alone
RETURNED_ONE: Final = 20  # seat: to everybody else
RETURNED_AMULET: Final = 21  # seat, value: to the drawer alone
BAG_REFILLED: Final = 22
NO_AMULETS: Final = 23  # seat
NOT_BUILT: Final = 24  # seat
BUILT: Final = 25  # seat, square, cards played, payment (lists, packed: see raising.py)
SUNS: Final = 26  # seat, points
FAVOUR_TILE: Final = 27  # seat, points
AMULET_HUT: Final = 28  # seat, huts on amulet squares
BONUS_TILE_WON: Final = 29  # seat, bonus tile
LAST_HUT: Final = 30  # seat
BIRDS_MOVED: Final = 31  # seat, bit set of landscapes
BIRDS_STAY: Final = 32  # seat, bit set of landscapes
TALISMAN: Final = 33  # seat
TALISMAN_PASSED: Final = 34  # seat
BIRDS_FLEW: Final = 35  # bit set of landscapes
ROUND_LIMIT: Final = 36  # round
PATH_SCORED: Final = 37  # path, seat, points
PATH_LOST: Final = 38  # path, points that go to the neutral colour
STAR_SCORED: Final = 39  # seat, own huts, all huts
TOTEM_SCORED: Final = 40  # seat, points
TOTEM_LOST: Final = 41  # points that go to the neutral colour
AMULETS_SCORED: Final = 42  # seat, points
TOTAL: Final = 43  # seat, points

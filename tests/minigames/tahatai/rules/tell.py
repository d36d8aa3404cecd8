"""What the rules tell the log: the number of each event and the facts it carries."""

from __future__ import annotations

from typing import Final

DEALT: Final = 1  # seat, number of shells
DREW: Final = 2  # seat, kind: to the drawer alone
LAP_STARTED: Final = 3  # lap, first seat
LAID: Final = 4  # seat, kind, beach, points
KEPT: Final = 5  # seat
TIDE_ROSE: Final = 6  # beach, shells washed away
SCORED: Final = 7  # seat, points, kinds in the necklace

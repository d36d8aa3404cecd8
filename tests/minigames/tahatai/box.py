"""The box of Tahatai: laps, hands and shells, checked when they are loaded."""

from __future__ import annotations

from typing import Any, Final, final

from motu.kernel.box import Box, BoxError
from motu.kernel.cursor import Cursor
from motu.kernel.dealing import total
from motu.kernel.vectors import i64, vec

SEATS: Final = 4
BEACHES: Final = 3
KINDS: Final = 3
BEACH_NAMES = ["palms", "reef", "crabs"]
KIND_NAMES = ["cowrie", "conch", "volute"]


@final
class TahataiBox(Box):
    """The numbers of one edition."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        box = Cursor(data)
        box.table("edition").text("name")
        counts = box.table("counts")
        self.laps: i64 = counts.number("laps", 1, 9)
        self.hand: i64 = counts.number("hand", 1, 5)
        self.shells: vec[i64] = box.table("shells").by_names(KIND_NAMES, 0, 36)
        box.finish()
        wanted = SEATS * self.hand
        if total(self.shells) < wanted:  # everybody draws a whole hand (TH-2.1)
            raise BoxError("box-too-few", "shells", str(total(self.shells)), str(wanted))

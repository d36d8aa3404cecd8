"""The box of Tahatai: laps, hands and shells, checked when they are loaded."""

from __future__ import annotations

from typing import Any, Final, final

from motu.kernel.box import Box, BoxError, number, table
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
        table(data, "", ["edition", "counts", "shells"])
        table(data["edition"], "edition", ["name"])
        counts = table(data["counts"], "counts", ["source", "laps", "hand"])
        self.laps: i64 = number(counts["laps"], "counts.laps", 1, 9)
        self.hand: i64 = number(counts["hand"], "counts.hand", 1, 5)
        shells = table(data["shells"], "shells", ["source", *KIND_NAMES])
        self.shells: vec[i64] = vec[i64]([number(shells[k], f"shells.{k}", 0, 36) for k in KIND_NAMES])
        wanted = SEATS * self.hand
        if total(self.shells) < wanted:  # everybody draws a whole hand (TH-2.1)
            raise BoxError("box-too-few", "shells", str(total(self.shells)), str(wanted))

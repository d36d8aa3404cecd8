"""The buffer into which a question lists its legal actions."""

from __future__ import annotations

from typing import Final, final

from motu.kernel.vectors import i64, vec, zeros

CAPACITY: Final = 1024


@final
class Moves:
    """Legal actions, by global number. Belongs to the caller and is used again and again."""

    def __init__(self) -> None:
        self.at: vec[i64] = zeros(CAPACITY)
        self.n: i64 = 0
        self.base: i64 = 0  # first number of the block that is being listed

    def add(self, local: i64) -> None:
        """Local action `local` of the block that is being listed is legal."""
        self.at[self.n] = self.base + local
        self.n += 1

    def actions(self) -> list[int]:
        """The listed actions, for people, tests and adapters."""
        return [int(self.at[i]) for i in range(int(self.n))]

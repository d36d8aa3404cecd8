"""The dice of a match: outcome n follows from the seed alone, so that anybody can check it afterwards."""

from __future__ import annotations

import hashlib
import hmac
import secrets


class Dice:
    """Draws outcome number n from HMAC-SHA256(seed, n) over the weights."""

    def __init__(self, seed: str | None = None) -> None:
        self.seed = secrets.token_hex(32) if seed is None else seed

    @property
    def digest(self) -> str:
        """May be shown at the start: it binds the seed without betraying it."""
        return hashlib.sha256(self.seed.encode()).hexdigest()

    def draw(self, n: int, weights: list[int]) -> int:
        """The position of outcome number n among weighted possibilities."""
        mac = hmac.new(self.seed.encode(), str(n).encode(), hashlib.sha256).digest()
        left = int.from_bytes(mac) % sum(weights)  # 256 bits: the remainder is fair beyond measuring
        for position, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return position
        raise ValueError("no outcome has a weight")

"""Common ground of the mini-games with cards: a bag, a secret hand for each seat, and what has been shown."""

from __future__ import annotations

from typing import Any

from motu.kernel.core import UNKNOWN, Rule
from motu.kernel.dealing import deal, total
from motu.kernel.vectors import i64, vec, zeros
from tests.minigames.mini import Points

DREW, SHOWN, DECIDED = 1, 2, 3  # events


class Hands(Points):
    """Cards of a few types. Hands and bag are secret, their sizes are public."""

    owned: tuple[str, ...] = ("hand",)  # fields seat * types + type that only their seat may see

    def __init__(self, rules: list[Rule[Any]], cards: tuple[int, ...], players: int, like: Any) -> None:
        super().__init__(rules, players, like)
        self.types = len(cards)
        self.bag = like.bag[:] if like else vec[i64](cards)
        self.hand = like.hand[:] if like else zeros(players * self.types)  # seat * types + type
        self.size = like.size[:] if like else zeros(players)
        self.shown = like.shown[:] if like else zeros(self.types)  # out of play, for all to see

    def holds(self, seat: int, card: int) -> int:
        """How many cards of this type the hand has."""
        return int(self.hand[seat * self.types + card])

    def show(self, seat: int, card: int) -> None:
        """A card leaves the hand for all to see."""
        self.hand[seat * self.types + card] -= 1
        self.size[seat] -= 1
        self.shown[card] += 1
        self.reveal()
        self.tell(SHOWN, seat, card)

    def hide(self, viewer: int) -> None:
        for t in range(self.types):
            self.bag[t] = UNKNOWN
        for field in self.owned:
            for i in range(len(self.hand)):
                if i // self.types != viewer:
                    getattr(self, field)[i] = UNKNOWN

    def deal(self, viewer: int) -> None:
        """All that the viewer has not seen goes back into the bag and is dealt anew."""
        others = [seat for seat in range(self.players) if seat != viewer]
        for i in [seat * self.types + t for seat in others for t in range(self.types)]:
            self.bag[i % self.types] += self.hand[i]
            self.hand[i] = 0
        left = total(self.bag)
        for seat in others:
            left = deal(self.bag, left, self.size[seat], self.hand, seat * self.types, self)

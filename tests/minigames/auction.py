"""Auction: all seats bid secretly at once, one pick each; the highest bid pays and takes the lot."""

from __future__ import annotations

from typing import Any

from motu.kernel.core import LEGAL, SEALED, Rule, State
from motu.kernel.vectors import filled, zeros
from tests.minigames.mini import Mini

COINS = 5
LOTS = 4
TOO_POOR = 101
BID, WON = 1, 2  # events


class Auction(State):
    def __init__(self, players: int, like: Auction | None = None) -> None:
        super().__init__(RULES, players, 16, like)
        self.coins = like.coins[:] if like else filled(players, COINS)
        self.won = like.won[:] if like else zeros(players)

    def copy(self) -> Auction:
        return Auction(self.players, self)

    def standing(self, seat: int) -> int:
        return int(self.won[seat] * 3 + self.coins[seat])


class Bid(Rule[Auction]):
    """Bid coins that one has; of equal bids the earlier from the auctioneer wins. Action: coins; b = lot."""

    def check(self, s: Auction, player: int, a: int, b: int, x: int) -> int:
        return LEGAL if x <= s.coins[player] else TOO_POOR

    def choose(self, s: Auction, player: int, a: int, b: int, x: int) -> None:
        order = [s.clockwise(b % s.players, i) for i in range(s.players)]
        winner = max(order, key=lambda seat: int(s.sealed[seat]))
        for seat in order:
            s.tell(BID, seat, s.sealed[seat] - 1)
        s.coins[winner] -= s.sealed[winner] - 1
        s.won[winner] += 1
        s.tell(WON, winner)


BID_COINS = Bid(SEALED, COINS + 1)
RULES: list[Rule[Any]] = [BID_COINS]


def begin(s: Auction) -> None:
    for lot in range(LOTS):
        s.push(BID_COINS.sealed_step((1 << s.players) - 1, lot))


FOLDER = Mini("auction", range(2, 5), RULES, Auction, begin)

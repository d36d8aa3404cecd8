"""Raiatea's missions: which can be completed, how they are paid, and the auctions of mana."""

from __future__ import annotations

from tests.oracles.asking import Asking, Step
from tests.oracles.raiatea_data import ASSISTANTS, GOODS, MASKS, MISSIONS
from tests.oracles.raiatea_rituals import Rituals
from tests.oracles.raiatea_table import choose, operand, present


class Missions(Rituals):
    """Tiles lie in rows on the statues; `-` is a slot whose tile was taken."""

    def open_missions(self) -> list[str]:
        """Kinds of tiles on open statues that are not auctioned (RA-11.6, RA-11.13)."""
        lying = [tile for statue in self.statues[: self.open_statues] for row in statue for tile in row]
        return [name for name in MISSIONS if name in lying and not MISSIONS[name].is_auction]

    def demand(self, seat: int, name: str) -> dict[str, int]:
        """What the tile asks of this player: Oropa'a takes off 1 pearl and 1 mana."""
        demand = dict(MISSIONS[name].demand)
        for what in ("pearls", "mana"):
            if what in demand:
                demand[what] = max(0, demand[what] - self.players[seat].front["oropaa"])
        return demand

    def can_complete(self, seat: int, name: str) -> bool:
        """The whole price is there, or the condition is met at least (RA-11.2, RA-11.4, RA-11.5,
        RA-11.15, RA-11.19, RA-13.8)."""
        player = self.players[seat]
        numbers = [player.assistants[assistant] for assistant in ASSISTANTS]
        there = {
            "pearls": player.pearls,
            "mana": player.mana,
            "any": player.goods.total(),
            "identical": max(player.goods[good] for good in GOODS),
            "different": len(present(player.goods, GOODS)),
            "mask": player.masks.total(),
            "rank": player.rank,
            "priests": player.priests,
            "assistants": sum(numbers),
            "alike": max(numbers),
            "of_each_type": min(numbers),
        }
        there.update({good: player.goods[good] for good in GOODS})
        return all(there[what] >= number for what, number in self.demand(seat, name).items())

    def complete_mission(self, seat: int, own_part: bool = False, second: bool = False) -> Asking[bool]:
        """Choose a mission that can be completed, pay it, take it; auctions follow at once. A second mission
        of a turn needs Fa'a-Rua-Roa or turns a diver (RA-11.1, RA-11.12, RA-12.14). Tells whether one was
        completed."""
        player = self.players[seat]

        def answers() -> list[str]:
            ways = [""]
            if second:
                ways = [""] * player.front["faa_rua_roa"] + [" diver"] * (player.active["diver"] > 0)
            names = [name for name in self.open_missions() if self.can_complete(seat, name)]
            return [f"mission {name}{way}" for name in names for way in ways] + ["mission decline"]

        words = (yield from self.ask(seat, answers, own_part)).split()
        name = words[1]
        if name == "decline":
            return False
        if "diver" in words:
            player.turn("diver")
        row = yield from self.find_row(seat, name)
        yield from self.pay(seat, name)
        row[row.index(name)] = "-"
        player.missions.append(name)
        yield from self.auction_row(row)
        return True

    def find_row(self, seat: int, name: str) -> Asking[list[str]]:
        """The player says from which row he takes the tile if it lies in two."""
        rows = self.statues[int(name[1]) - 1]
        numbers = [number for number, row in enumerate(rows, 1) if name in row]
        if len(numbers) == 1:
            return rows[numbers[0] - 1]
        answer = yield from choose(seat, [f"row {number}" for number in numbers])
        return rows[int(operand(answer)) - 1]

    def pay(self, seat: int, name: str) -> Step:
        """Pearls and mana go to the supply, goods and masks to their markets (RA-11.3, RA-11.14). Conditions
        cost nothing (RA-11.4)."""
        player = self.players[seat]
        demand = self.demand(seat, name)
        player.pearls -= demand.get("pearls", 0)
        player.mana -= demand.get("mana", 0)
        for good in GOODS:
            for _ in range(demand.get(good, 0)):
                self.pay_good(seat, good)
        for _ in range(demand.get("any", 0)):
            good = yield from self.choose_good(seat, [good for good in GOODS if player.goods[good]])
            self.pay_good(seat, good)
        if number := demand.get("identical", 0):
            good = yield from self.choose_good(seat, [good for good in GOODS if player.goods[good] >= number])
            for _ in range(number):
                self.pay_good(seat, good)
        paid: list[str] = []
        for _ in range(demand.get("different", 0)):
            left = [good for good in GOODS if player.goods[good] and good not in paid]
            paid.append((yield from self.choose_good(seat, left)))
            self.pay_good(seat, paid[-1])
        for _ in range(demand.get("mask", 0)):
            owned = present(player.masks, MASKS)
            mask = operand((yield from choose(seat, [f"pay_mask {mask}" for mask in owned])))
            player.masks[mask] -= 1
            self.mask_market[mask] += 1

    def choose_good(self, seat: int, goods: list[str]) -> Asking[str]:
        return operand((yield from choose(seat, [f"pay_good {good}" for good in goods])))

    def pay_good(self, seat: int, good: str) -> None:
        assert self.players[seat].goods[good] > 0
        self.players[seat].goods[good] -= 1
        self.put_in_goods_market(good)

    def auction_row(self, row: list[str]) -> Step:
        """A row that holds nothing but auction tiles is auctioned, tile by tile from the left (RA-11.7,
        RA-11.8, RA-11.18)."""
        tiles = [tile for tile in row if tile != "-"]
        if all(MISSIONS[tile].is_auction for tile in tiles):
            for slot, tile in enumerate(row):
                if tile != "-":
                    yield from self.auction(row, slot)

    def auction(self, row: list[str], slot: int) -> Step:
        """The highest bid takes the tile, of equal ones the first in ceremonial order, even if nobody bids;
        every bid is paid (RA-11.10, RA-11.11, RA-11.16)."""
        bids = yield from self.amounts_of_mana("bid")
        for player, bid in zip(self.players, bids, strict=True):
            player.mana -= bid
        self.receive_in_bag(sum(bids))
        winner = max(self.order, key=lambda seat: bids[seat])
        self.players[winner].missions.append(row[slot])
        row[slot] = "-"

    def hold_waiting_auctions(self) -> Step:
        """Rows of open statues with auction tiles only, statue by statue (RA-9.27, RA-11.9)."""
        for statue in self.statues[: self.open_statues]:
            for row in statue:
                yield from self.auction_row(row)

"""Raiatea, the rules read a second time: short, slow and plain, to compare an engine with.

`Raiatea(4, {"tane": True}).play()` is a generator of questions; each is answered by sending one of its
options, written as in docs/notation/raiatea.md. At any question `snapshot()` tells the whole true position;
after the last one `points()` and `winners()` the result.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.oracles.asking import Question, Step
from tests.oracles.raiatea_data import (
    ASSISTANTS,
    DECKS,
    DESIGNS,
    GOODS,
    LETTERS,
    LOCATIONS,
    MISSIONS,
    PAPA_RAI_POINTS,
    RANK_POINTS,
    REWARDS,
    RITUALS,
    SPACES,
    STARTING_MASKS,
)
from tests.oracles.raiatea_locations import Locations
from tests.oracles.raiatea_table import Player, choose, happens, offers, operand, present

__all__ = ["Question", "Raiatea"]


class Raiatea(Locations):
    """One game for 3 to 5 players, seats numbered clockwise (RA-1.1, RA-1.3)."""

    def __init__(self, seats: int, options: dict[str, bool]) -> None:
        super().__init__(seats, options)
        self.is_over = False

    def play(self) -> Step:
        """Action phases and three ceremonies along the round track (RA-2.1, RA-2.13, RA-9.30)."""
        yield from self.set_up()
        for space in SPACES[len(self.players)]:
            self.space = space
            if space.startswith("A"):
                yield from self.action_phase()
            else:
                yield from self.ceremony()
        yield from self.pair_last_mirrors()
        self.is_over = True

    def set_up(self) -> Step:
        """A random first player, whose order is that of the cubes too; a starting mask each, the others to
        the market; forest, missions and rituals (RA-1.5 to RA-1.18, RA-15.1, RA-15.2)."""
        seats = len(self.players)
        self.first = LETTERS.index((yield from happens("first_player", Counter(LETTERS[:seats]))))
        self.order = self.seats_from(self.first)
        for seat in self.order:
            left = Counter({f"{LETTERS[seat]} {mask}": self.mask_market[mask] for mask in STARTING_MASKS})
            mask = operand((yield from happens("starting_mask", left)))
            self.mask_market[mask] -= 1
            self.players[seat].masks[mask] += 1
        yield from self.renew_reserve()
        for statue in range(3 if self.oracle else 1):
            yield from self.lay_out_statue(statue)
        for seat in self.order:
            yield from self.draw_cards(seat, "normal", 5)
        for seat in range(seats):
            yield from self.keep_cards(seat, 1 if seats == 4 and seat == self.first else 2)
        for seat in range(seats):
            self.reject_cards(seat)
        if seats == 5:
            yield from self.draw_cards(self.order[-1], "normal", 5)
            yield from self.keep_cards(self.order[-1], 2)
            self.reject_cards(self.order[-1])

    def action_phase(self) -> Step:
        """Each player in turn must take a tile and is Kahuna; then the token passes left, the reserve is
        renewed and the tiles return (RA-2.2, RA-2.3, RA-2.7, RA-2.9 to RA-2.12)."""
        assert self.first is not None
        for kahuna in self.seats_from(self.first):
            tiles = [f"location {tile}" for tile in self.locations]
            answer = yield from self.ask(kahuna, tiles.copy, own_part=True)
            self.locations.remove(operand(answer))
            yield from self.visit(operand(answer), kahuna)
        self.first = (self.first + 1) % len(self.players)
        yield from self.renew_reserve()
        self.locations = list(LOCATIONS)

    def ceremony(self) -> Step:
        """Six steps; after ceremonies 1 and 2 the next statue is revealed (RA-9.1, RA-9.22, RA-9.24)."""
        for seat in self.order:
            yield from self.recruit_priests(seat, own_part=True)
            yield from self.window(seat)
        for seat in self.order:
            yield from self.draw_set(seat, 1, own_part=True, for_mana=True)
            yield from self.window(seat)
        yield from self.prepare_rituals()
        yield from self.offer_mana()
        yield from self.give_rewards()
        yield from self.bless()
        yield from self.build()
        if self.space != "C3":
            if not self.oracle:
                yield from self.lay_out_statue(self.open_statues)
            self.open_statues += 1

    def prepare_rituals(self) -> Step:
        """Secretly into the bag: 2 rituals with a clip, 3 from Arioi on, and any number of common ones
        (RA-9.4 to RA-9.6)."""
        for seat, player in enumerate(self.players):
            clips = 3 if player.rank >= 2 else 2
            while True:
                held = present(player.hand, list(RITUALS))
                allowed = [card for card in held if clips > 0 or not RITUALS[card].is_clipped]
                answer = yield from choose(seat, [*(f"prepare {card}" for card in allowed), "prepare done"])
                if answer == "prepare done":
                    break
                player.hand[operand(answer)] -= 1
                player.bagged[operand(answer)] += 1
                clips -= RITUALS[operand(answer)].is_clipped

    def offer_mana(self) -> Step:
        """Hidden offers go into the bag; the cubes are sorted by them, equal ones keep their order (RA-9.7 to
        RA-9.9, RA-9.26, RA-15.4)."""
        offered = yield from self.amounts_of_mana("offer")
        for player, mana in zip(self.players, offered, strict=True):
            player.mana -= mana
        self.bag_mana += sum(offered)
        self.order = sorted(self.order, key=lambda seat: -offered[seat])

    def give_rewards(self) -> Step:
        """The first chooses of three, the second of the other two, the third gets the last one; with 3
        players only two are rewarded (RA-9.10, RA-9.11, RA-9.25)."""
        left = [f"reward {reward}" for reward in REWARDS]
        for place, seat in enumerate(self.order[: 2 if len(self.players) == 3 else 3]):
            reward = left[0] if place == 2 else (yield from self.ask(seat, left.copy, own_part=True))
            left.remove(reward)
            if reward == "reward tattoo":
                yield from self.advance_tattoo(seat, 1)
            elif reward == "reward good":
                yield from self.take_goods(seat, 1, own_part=True)
            else:
                self.players[seat].pearls += 2
            yield from self.window(seat)

    def bless(self) -> Step:
        """From the cheapest on, each ritual is paid from the bag and performed; the first that cannot be
        paid is lost with all after it; the mana left leaves the bag (RA-9.15 to RA-9.19, RA-9.23,
        RA-9.29)."""
        yield from self.line_up_rituals()
        while self.waiting:
            card, owner = self.waiting.pop(0)
            if self.bag_mana >= RITUALS[card].cost:
                self.bag_mana -= RITUALS[card].cost
                yield from self.perform(card, owner)
            else:
                self.discard_ritual(card)
                self.cancel(list(self.waiting))
        self.bag_mana = 0

    def line_up_rituals(self) -> Step:
        """By cost; at equal cost common ones first, then by owner in ceremonial order; an owner orders his
        own (RA-9.12 to RA-9.14)."""
        for seat in self.order:
            for card in RITUALS:
                owner = seat if RITUALS[card].is_clipped else None
                self.waiting += [(card, owner)] * self.players[seat].bagged[card]
            self.players[seat].bagged.clear()
        self.waiting.sort(key=lambda lying: (RITUALS[lying[0]].cost, lying[1] is not None))
        for owner in self.order:
            for cost in range(1, 13):
                yield from self.order_own_rituals(owner, cost)

    def order_own_rituals(self, owner: int, cost: int) -> Step:
        mine = [(card, seat) for card, seat in self.waiting if seat == owner and RITUALS[card].cost == cost]
        if mine:
            place = self.waiting.index(mine[0])
            last = place + len(mine)
            while len(set(self.waiting[place:last])) > 1:
                cards = dict.fromkeys(f"next {card}" for card, _ in self.waiting[place:last])
                card = operand((yield from choose(owner, list(cards))))
                self.waiting.insert(place, self.waiting.pop(self.waiting.index((card, owner), place)))
                place += 1

    def build(self) -> Step:
        """Waiting auctions; then rounds in ceremonial order until everybody passes in the same round
        (RA-9.20, RA-9.21, RA-9.27, RA-9.28)."""
        yield from self.hold_waiting_auctions()
        somebody_built = True
        while somebody_built:
            somebody_built = False
            for seat in self.order:
                if (yield from self.complete_mission(seat, own_part=True)):
                    somebody_built = True
                    yield from self.go_on_building(seat)

    def go_on_building(self, seat: int) -> Step:
        """A second mission with a diver or Fa'a-Rua-Roa, never a third (RA-12.14). The question also comes to
        a player who might bring one of them into play by a free action."""
        player = self.players[seat]
        has_means = player.active["diver"] > 0 or player.front["faa_rua_roa"] > 0
        is_asked = self.open_missions() and (has_means or player.can_act_freely())
        if not is_asked or (yield from self.complete_mission(seat, own_part=True, second=True)):
            yield from self.window(seat)

    def pair_last_mirrors(self) -> Step:
        """Just before scoring a free mirror may still be paired (RA-13.9)."""
        chosen: list[tuple[Player, str]] = []
        for seat, player in enumerate(self.players):
            singles = player.singles
            for _ in range(min(player.masks["mirror"], len(singles))):
                design = operand((yield from choose(seat, offers("final_mirror", singles, "done"))))
                if design == "done":
                    break
                singles.remove(design)
                chosen.append((player, design))
        for player, design in chosen:
            player.masks["mirror"] -= 1
            player.masks[design] -= 1
            player.bound[design] += 1

    def points(self) -> list[dict[str, int]]:
        """Rank, Papa-Ra'i in front, missions, and each complete pair once (RA-13.2, RA-14.1 to RA-14.6,
        RA-14.8, RA-14.9)."""
        return [
            {
                "rank": RANK_POINTS[player.rank],
                "rituals": sum(points * player.front[card] for card, points in PAPA_RAI_POINTS.items()),
                "missions": sum(int(mission[1]) for mission in player.missions),
                **self.mask_points(player),
            }
            for player in self.players
        ]

    @staticmethod
    def mask_points(player: Player) -> dict[str, int]:
        """Missions of a type, assistants of a type, or twice the colours among the pairs (RA-14.4 to
        RA-14.6)."""
        points = {"mission_masks": 0, "assistant_masks": 0, "colour_masks": 0}
        pairs = {name: player.bound[name] + player.masks[name] // 2 for name in DESIGNS}
        colours = {DESIGNS[name].colour for name, number in pairs.items() if number > 0}
        for name, number in pairs.items():
            counts = DESIGNS[name].counts
            if counts == "colours":
                points["colour_masks"] += number * min(8, 2 * len(colours))
            elif counts in ASSISTANTS:
                points["assistant_masks"] += number * player.assistants[counts]
            else:
                mine = [mission for mission in player.missions if counts in MISSIONS[mission].types]
                points["mission_masks"] += number * len(mine)
        return points

    def winners(self) -> list[int]:
        """Most points; of equal ones the first in ceremonial order (RA-1.1, RA-14.7)."""
        totals = [sum(points.values()) for points in self.points()]
        return [max(self.order, key=lambda seat: totals[seat])]

    def snapshot(self) -> dict[str, Any]:
        """The whole true position, nothing hidden."""
        seats = range(len(self.players))
        return {
            "space": self.space,
            "first_player": None if self.first is None else LETTERS[self.first],
            "ceremonial_order": [LETTERS[seat] for seat in self.order],
            "locations": list(self.locations),
            "prices": dict(self.prices),
            "goods_market": {good: self.goods_market[good] for good in GOODS},
            "assistant_market": {assistant: self.assistant_market[assistant] for assistant in ASSISTANTS},
            "mask_market": dict(+self.mask_market),
            "forest_reserve": dict(+self.reserve),
            "forest_deck": dict(+self.forest_deck),
            "bag_mana": self.bag_mana,
            "open_statues": self.open_statues,
            "statues": [[list(row) for row in statue] for statue in self.statues],
            "decks": {deck: dict(+self.decks[deck]) for deck in DECKS},
            "discards": {deck: dict(+self.discards[deck]) for deck in DECKS},
            "waiting": [[card, None if owner is None else LETTERS[owner]] for card, owner in self.waiting],
            "players": {LETTERS[seat]: self.snapshot_of(self.players[seat]) for seat in seats},
            "points": {LETTERS[seat]: self.points()[seat] for seat in seats} if self.is_over else {},
        }

    @staticmethod
    def snapshot_of(player: Player) -> dict[str, Any]:
        owned = [name for name in DESIGNS if player.masks[name] + player.bound[name] > 0]
        return {
            "pearls": player.pearls,
            "mana": player.mana,
            "goods": {good: player.goods[good] for good in GOODS},
            "tattoo": player.tattoo,
            "priests": player.priests,
            "tahua": player.tahua,
            "assistants": {name: [player.active[name], player.used[name]] for name in ASSISTANTS},
            "masks": {name: [player.masks[name], player.bound[name]] for name in owned},
            "mirrors": player.masks["mirror"],
            "hand": dict(+player.hand),
            "drawn": dict(+player.drawn),
            "bagged": dict(+player.bagged),
            "front": dict(+player.front),
            "missions": sorted(player.missions),
        }

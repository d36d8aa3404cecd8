"""The four actions of Pantheon: Move with its reactions, Buy, Worship, Draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import permutations, product
from typing import NamedTuple

from tests.oracles.asking import Asking, Step, ask
from tests.oracles.pantheon_data import (
    BIG_FOOT,
    CARDS_PER_DRAW,
    DEITIES,
    KINDS,
    MONEY,
    PIECES,
    PRICE_OF_RANK,
    STEPS_PER_CARD,
    STONKUS_MONEY,
    TOP_RANK,
)
from tests.oracles.pantheon_rewards import Rewards
from tests.oracles.pantheon_table import EMPTY, piece_for


class Purchase(NamedTuple):
    """Something for sale and what buying it does."""

    price: int
    make: Callable[[], None]


def minimal_payments(purse: Counter[str], price: int) -> list[list[str]]:
    """All sets of money cards that cover the price and of which none could be left out, each in falling
    values (PA-6.10, PA-6.11)."""
    sets: list[list[str]] = []
    for numbers in product(*(range(purse[card] + 1) for card in MONEY)):
        cards = [card for card, number in zip(MONEY, numbers, strict=True) for _ in range(number)]
        total = sum(MONEY[card] for card in cards)
        if cards and total >= price and all(total - MONEY[card] < price for card in cards):
            sets.append(cards)
    return sets


def equal_numbers_take_rising_kinds(cost: tuple[int, ...], kinds: tuple[str, ...]) -> bool:
    """Of the orders that mean the same assignment only one is offered."""
    order = [KINDS.index(kind) for kind in kinds]
    return all(cost[i] != cost[i + 1] or order[i] < order[i + 1] for i in range(len(cost) - 1))


class Actions(Rewards):
    """What a player may do in the action phase (PA-4.2)."""

    def act(self, seat: int) -> Step:
        """Exactly one action, and only one that has an effect; drawing is always possible
        (PA-4.1 to PA-4.4)."""
        actions: dict[str, Callable[[], Step]] = {"draw": partial(self.draw, seat)}
        if any(sale.price <= self.money_to_spend(seat) for sale in self.sales(seat, True).values()):
            actions["buy"] = partial(self.buy, seat)
        for cards in self.cards_for_a_movement(seat, BIG_FOOT):
            actions[f"move {cards}"] = partial(self.move, seat, cards)
        for notation, deity, cards_spent in self.payable_deities(seat):
            actions[notation] = partial(self.worship, seat, deity, cards_spent)
        action = yield from ask(seat, actions)
        yield from action()

    def steps(self, seat: int, cards: int, big_foot: int) -> int:
        """The active player's big foot, 2 steps per card, permanent steps (PA-5.1, PA-5.2, PA-5.20)."""
        return big_foot + STEPS_PER_CARD * cards + self.players[seat].free_steps()

    def targets(self, seat: int, budget: int, jumps: int) -> list[str]:
        """Hexes where he can place the fitting piece of his personal reserve with these steps or this money
        (PA-5.4, PA-5.11)."""
        hexes = self.board.reachable(seat)
        if jumps > 0:
            hexes |= self.board.reachable_by_a_jump(seat)
        return [
            hexagon
            for hexagon in sorted(hexes)
            if self.board.has_room(hexagon, seat)
            and self.players[seat].reserve[piece_for(hexagon)] > 0
            and self.board.cost(hexagon) <= budget
        ]

    def cards_for_a_movement(self, seat: int, big_foot: int) -> list[int]:
        """The numbers of movement cards with which at least one piece can be placed (PA-5.24)."""
        player = self.players[seat]
        costs = {self.board.cost(hexagon) for hexagon in self.targets(seat, 2, player.kept["gaiviles"])}
        return [
            cards
            for cards in range(player.hand["move_card"] + 1)
            if costs and self.steps(seat, cards, big_foot) >= min(costs)
        ]

    def move(self, seat: int, cards: int) -> Step:
        """The active player's movement, then the others in turn move too or draw one card
        (PA-5.19 to PA-5.22, PA-5.26)."""
        yield from self.movement(seat, cards, BIG_FOOT)
        for other in self.seats_from(seat)[1:]:
            numbers = self.cards_for_a_movement(other, 0)
            answers: dict[str, int | None] = {"draw_one": None}
            answers.update({f"react_move {number}": number for number in numbers})
            played = yield from ask(other, answers)
            if played is None:
                yield from self.draw_cards(other, 1)
            else:
                yield from self.movement(other, played, 0)

    def movement(self, seat: int, cards: int, big_foot: int) -> Step:
        """Pieces one by one while steps last; a jump is used up only by a piece that needs it. Then the cards
        are discarded and the rewards received (PA-5.15, PA-5.16, PA-5.24, PA-10.7, PA-10.8)."""
        player = self.players[seat]
        steps = self.steps(seat, cards, big_foot)
        jumps = player.kept["gaiviles"]
        player.hand["move_card"] -= cards
        self.in_play = cards
        may_stop = False
        while targets := self.targets(seat, steps, jumps):
            answers: dict[str, str | None] = {f"place {hexagon}": hexagon for hexagon in targets}
            if may_stop:
                answers["place stop"] = None
            hexagon = yield from ask(seat, answers)
            if hexagon is None:
                break
            steps -= self.board.cost(hexagon)
            jumps -= hexagon not in self.board.reachable(seat)
            self.place(seat, hexagon)
            may_stop = True
        self.discard["move_card"] += self.in_play
        self.in_play = 0
        yield from self.fill_row()
        yield from self.collect_rewards(seat)

    def place(self, seat: int, hexagon: str) -> None:
        """A piece of the personal reserve goes on the map; a foot takes the loot tile it steps on
        (PA-5.4, PA-5.14)."""
        piece = piece_for(hexagon)
        self.players[seat].reserve[piece] -= 1
        self.board.put(hexagon, seat)
        if piece == "columns":
            self.board.new_columns.add((hexagon, seat))
        elif hexagon in self.board.loot:
            self.taken[self.board.loot.pop(hexagon)] += 1

    def money_to_spend(self, seat: int) -> int:
        """Money cards in hand and up to 2 per Stonkus (PA-10.10)."""
        player = self.players[seat]
        return player.money() + STONKUS_MONEY * player.kept["stonkus"]

    def sales(self, seat: int, with_placing: bool) -> dict[str, Purchase]:
        """Offering tiles at the price of the rank or the difference, pieces for 1, placements at their cost
        without jumps (PA-6.2 to PA-6.9, PA-6.13, PA-6.14)."""
        player = self.players[seat]
        sales: dict[str, Purchase] = {}
        for kind in KINDS:
            owned = player.ranks[kind]
            for rank in range(owned + 1, TOP_RANK + 1):
                price = PRICE_OF_RANK[rank] - PRICE_OF_RANK[owned]
                make = partial(player.ranks.__setitem__, kind, rank)
                sales[f"purchase {kind} {rank}"] = Purchase(price, make)
        for piece, singular in zip(PIECES, ("foot", "column"), strict=True):
            if player.general[piece] > 0:
                sales[f"purchase {singular}"] = Purchase(1, partial(player.gain_pieces, piece, 1))
        if with_placing:
            for hexagon in self.targets(seat, 2, 0):
                price = self.board.cost(hexagon)
                sales[f"purchase place {hexagon}"] = Purchase(price, partial(self.place, seat, hexagon))
        return sales

    def shop(self, seat: int, money: int, with_placing: bool) -> Asking[int]:
        """Purchases one by one within the money, at least one in a Buy action; returns what is owed
        (PA-3.8, PA-4.4, PA-6.1)."""
        owed = 0
        while True:
            sales = self.sales(seat, with_placing)
            answers: dict[str, Purchase | None] = {
                notation: sale for notation, sale in sales.items() if sale.price <= money - owed
            }
            if owed > 0 or not with_placing:
                answers["purchase done"] = None
            sale = yield from ask(seat, answers)
            if sale is None:
                return owed
            sale.make()
            owed += sale.price

    def buy(self, seat: int) -> Step:
        """One payment for all purchases at the end, then the rewards; nobody reacts
        (PA-6.9, PA-6.15, PA-6.16)."""
        owed = yield from self.shop(seat, self.money_to_spend(seat), with_placing=True)
        yield from self.pay(seat, owed)
        yield from self.collect_rewards(seat)

    def pay(self, seat: int, price: int) -> Step:
        """Some Stonkus money, then cards of which none could be left out; no change; special money joins the
        ordinary discard pile (PA-6.10 to PA-6.12, PA-10.10)."""
        player = self.players[seat]
        if copies := player.kept["stonkus"]:
            amounts = range(max(0, price - player.money()), min(STONKUS_MONEY * copies, price) + 1)
            price -= yield from ask(seat, {f"stonkus {amount}": amount for amount in amounts})
        sets = minimal_payments(player.hand, price) if price > 0 else []
        paid: list[str] = []
        while sum(MONEY[card] for card in paid) < price:
            sets = [cards for cards in sets if cards[: len(paid)] == paid]
            card = yield from ask(seat, {f"pay {cards[len(paid)]}": cards[len(paid)] for cards in sets})
            self.discard_cards(seat, Counter([card]))
            paid.append(card)
        yield from self.fill_row()

    def payable_deities(self, seat: int) -> list[tuple[str, str, Counter[str]]]:
        """Each displayed deity with each choice of different kinds for its numbers that he can provide: the
        answer, the deity, the cards spent (PA-7.1 to PA-7.3)."""
        payable: list[tuple[str, str, Counter[str]]] = []
        for deity in DEITIES:
            if self.display[deity] == 0:
                continue
            cost = DEITIES[deity].cost
            for kinds in permutations(KINDS, len(cost)):
                if not equal_numbers_take_rising_kinds(cost, kinds):
                    continue
                cards = self.missing_cards(seat, deity, dict(zip(kinds, cost, strict=True)))
                if cards is not None:
                    payable.append((" ".join(["worship", deity, *kinds]), deity, cards))
        return payable

    def worship(self, seat: int, deity: str, cards: Counter[str]) -> Step:
        """The cards are discarded, tiles stay; the place on the display stays empty
        (PA-2.11, PA-7.4, PA-7.6)."""
        self.discard_cards(seat, cards)
        self.display[deity] -= 1
        yield from self.fill_row()
        yield from self.gain_deity(seat, deity, "worship")

    def draw(self, seat: int) -> Step:
        """Three cards from row and pile, a row card being replaced at once; one more per Gadicea, if he likes
        (PA-8.1, PA-8.2, PA-10.12)."""
        player = self.players[seat]
        extra_cards = player.kept["gadicea"]
        for number in range(1, CARDS_PER_DRAW + extra_cards + 1):
            answers = {f"take {card}": card for card in self.row if card != EMPTY} | {"take pile": "pile"}
            if number > CARDS_PER_DRAW:
                answers["take stop"] = "stop"
            choice = yield from ask(seat, answers)
            if choice == "stop":
                return
            if choice == "pile":
                yield from self.draw_cards(seat, 1)
            else:
                self.row[self.row.index(choice)] = EMPTY
                player.hand[choice] += 1
                yield from self.fill_row()

"""Raiatea's table: what lies where, how questions are put, and how cards move between the places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.oracles.asking import Asking, Question, Step
from tests.oracles.raiatea_data import (
    ASSISTANTS,
    DECKS,
    DESIGNS,
    FOREST,
    GOODS,
    LETTERS,
    LOCATIONS,
    MISSIONS,
    RITUALS,
    SLOTS,
    SPACES,
    STARTING_MASKS,
    TOP_PRICE,
)


def choose(seat: int, answers: list[str]) -> Asking[str]:
    """Put one question to a player and return the answer."""
    assert answers and len(set(answers)) == len(answers), f"no question: {answers}"
    answer = yield Question(seat, dict.fromkeys(answers, 1))
    if answer not in answers:
        raise ValueError(f"{answer!r} is none of {answers}")
    return answer


def happens(verb: str, outcomes: Counter[str]) -> Asking[str]:
    """Nature chooses one of the outcomes by weight; returned without the verb."""
    weights = {f"{verb} {outcome}": weight for outcome, weight in outcomes.items() if weight > 0}
    answer = yield Question(None, weights)
    if answer not in weights:
        raise ValueError(f"{answer!r} is none of {list(weights)}")
    return operand(answer)


def operand(answer: str) -> str:
    """What follows the verb; nothing if the question was not put at all."""
    return answer.partition(" ")[2]


def offers(verb: str, things: list[str], refusal: str = "decline") -> list[str]:
    """Each thing and the refusal; no question at all if there is nothing to choose (RA-8.14, RA-10.9)."""
    return [f"{verb} {thing}" for thing in [*things, refusal]] if things else []


def present(counter: Counter[str], order: list[str]) -> list[str]:
    return [thing for thing in order if counter[thing] > 0]


@dataclass
class Player:
    """A player starts with 5 mana, 4 pearls, one priest and no tattoo (RA-1.2, RA-1.10)."""

    pearls: int = 4
    mana: int = 5
    tattoo: int = 0
    priests: int = 1
    tahua: bool = False
    goods: Counter[str] = field(default_factory=Counter)
    active: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    masks: Counter[str] = field(default_factory=Counter)  # designs and mirrors that no mirror binds
    bound: Counter[str] = field(default_factory=Counter)  # designs bound to a mirror
    hand: Counter[str] = field(default_factory=Counter)
    drawn: Counter[str] = field(default_factory=Counter)
    bagged: Counter[str] = field(default_factory=Counter)
    front: Counter[str] = field(default_factory=Counter)
    missions: list[str] = field(default_factory=list)

    @property
    def rank(self) -> int:
        """Raatira 0, Ariki 1 from tattoo 2, Arioi 2 from 5, Tahua 3 on 9 (RA-4.10)."""
        return sum(self.tattoo >= threshold for threshold in (2, 5, 9))

    @property
    def assistants(self) -> Counter[str]:
        return self.active + self.used

    @property
    def singles(self) -> list[str]:
        """Masks in no pair: two free copies are a pair by themselves, a bound one has its mirror
        (RA-13.4, RA-13.6, RA-13.10)."""
        return [design for design in DESIGNS if self.masks[design] == 1]

    @property
    def decks(self) -> list[str]:
        """Forbidden rituals may be drawn from Ariki on (RA-4.6 to RA-4.8)."""
        return DECKS if self.rank >= 1 else DECKS[:1]

    def turn(self, assistant: str) -> None:
        """Power B is used: the card is rotated (RA-12.2, RA-12.17)."""
        assert self.active[assistant] > 0
        self.active[assistant] -= 1
        self.used[assistant] += 1

    def can_act_freely(self) -> bool:
        """As far as everybody can see: a shaman and a ritual held, or a mirror and a mask for it."""
        rituals_held = self.hand.total() + self.bagged.total()
        has_shaman = self.active["shaman"] > 0 and rituals_held > 0
        return has_shaman or (self.masks["mirror"] > 0 and bool(self.singles))

    def free_actions(self) -> list[str]:
        """A shaman performs a ritual in hand that costs at most the priests; a mirror joins a mask that is
        in no pair (RA-2.15, RA-12.11, RA-12.18, RA-13.3, RA-13.5, RA-13.7)."""
        actions: list[str] = []
        if self.active["shaman"] > 0:
            held = present(self.hand, list(RITUALS))
            actions += [f"use_shaman {ritual}" for ritual in held if RITUALS[ritual].cost <= self.priests]
        if self.masks["mirror"] > 0:
            actions += [f"pair_mirror {design}" for design in self.singles]
        return actions


class Table:
    """Everything on the table, laid out for 3 to 5 players (RA-1.3 to RA-1.18)."""

    def __init__(self, seats: int, options: dict[str, bool]) -> None:
        self.oracle = options.get("oracle", False)
        self.mana_restriction = options.get("mana_restriction", False)
        self.players = [Player() for _ in range(seats)]
        self.first: int | None = None
        self.order = list(range(seats))
        self.space = SPACES[seats][0]
        self.locations = list(LOCATIONS)
        self.prices = dict.fromkeys(GOODS, 2)
        self.goods_market = Counter(GOODS)
        self.assistant_market = Counter(dict.fromkeys(ASSISTANTS, 6))
        self.mask_market = Counter(STARTING_MASKS)
        self.forest_deck = Counter(FOREST)
        self.reserve: Counter[str] = Counter()
        self.bag_mana = 0
        self.open_statues = 1
        self.statues = [[["?" for n in row if n <= seats] for row in SLOTS] for _ in range(3)]
        self.tiles_left = [self.family(statue) for statue in range(3)]
        self.discards: dict[str, Counter[str]] = {deck: Counter() for deck in DECKS}
        self.decks: dict[str, Counter[str]] = {deck: Counter() for deck in DECKS}
        for name, ritual in RITUALS.items():
            if options.get("tane", False) or not ritual.tane:
                self.decks[ritual.deck][name] = ritual.copies
        self.waiting: list[tuple[str, int | None]] = []

    @staticmethod
    def family(statue: int) -> Counter[str]:
        """Statue k holds the tiles of k points (RA-1.11)."""
        tiles = {name: mission.copies for name, mission in MISSIONS.items() if name[1] == str(statue + 1)}
        return Counter(tiles)

    def seats_from(self, first: int, direction: int = 1) -> list[int]:
        seats = len(self.players)
        return [(first + direction * step) % seats for step in range(seats)]

    def ask(self, seat: int, answers: Callable[[], list[str]], own_part: bool = False) -> Asking[str]:
        """Put a question if it has an answer. In a player's own part free actions stand beside it, and it
        comes back after each of them (RA-2.15)."""
        while possible := answers():
            beside = self.players[seat].free_actions() if own_part else []
            answer = yield from choose(seat, possible + beside)
            if answer not in beside:
                return answer
            yield from self.act_freely(seat, answer)
        return ""

    def window(self, seat: int) -> Step:
        """Free actions alone, at the end of a player's part, as long as the table sees a chance of one."""
        player = self.players[seat]
        while player.can_act_freely():
            answer = yield from choose(seat, [*player.free_actions(), "free done"])
            if answer == "free done":
                return
            yield from self.act_freely(seat, answer)

    def act_freely(self, seat: int, answer: str) -> Step:
        """A shaman is turned and the ritual performed, or mirror and mask are bound for good (RA-12.11,
        RA-12.12, RA-13.3, RA-13.4)."""
        player = self.players[seat]
        if answer.startswith("use_shaman"):
            player.turn("shaman")
            yield from self.perform_from(seat, operand(answer))
        else:
            player.masks["mirror"] -= 1
            player.masks[operand(answer)] -= 1
            player.bound[operand(answer)] += 1

    def perform_from(self, seat: int, ritual: str) -> Step:
        raise NotImplementedError

    def put_in_goods_market(self, good: str) -> None:
        """The price falls by one, not below level 1 (RA-8.5, RA-8.7)."""
        self.goods_market[good] += 1
        self.prices[good] = max(1, self.prices[good] - 1)

    def take_from_goods_market(self, seat: int, good: str) -> None:
        """The price rises by one, not above the top (RA-8.6, RA-8.7)."""
        assert self.goods_market[good] > 0
        self.goods_market[good] -= 1
        self.prices[good] = min(TOP_PRICE, self.prices[good] + 1)
        self.players[seat].goods[good] += 1

    def hire(self, seat: int, assistant: str) -> None:
        """An assistant arrives active (RA-12.1)."""
        assert self.assistant_market[assistant] > 0
        self.assistant_market[assistant] -= 1
        self.players[seat].active[assistant] += 1

    def reveal_forest_card(self) -> Step:
        """An empty deck is made anew of the goods market, one of each type left there, prices unmoved; if
        that gives no card either, none comes (RA-3.9, RA-3.13)."""
        if not self.forest_deck.total():
            for good in GOODS:
                spare = max(0, self.goods_market[good] - 1)
                self.goods_market[good] -= spare
                self.forest_deck[good] += spare
        if self.forest_deck.total():
            face = yield from happens("forest", self.forest_deck)
            self.forest_deck[face] -= 1
            self.reserve[face] += 1

    def renew_reserve(self) -> Step:
        """What is left goes to the markets, goods lower their price; then players + 1 new cards (RA-1.9,
        RA-2.11, RA-2.16, RA-3.3, RA-3.10, RA-3.12)."""
        for face in self.reserve.elements():
            if face in GOODS:
                self.put_in_goods_market(face)
            elif face in ASSISTANTS:
                self.assistant_market[face] += 1
            else:
                self.mask_market[face.split()[0]] += 1
        self.reserve.clear()
        for _ in range(len(self.players) + 1):
            yield from self.reveal_forest_card()

    def lay_out_statue(self, statue: int) -> Step:
        """Every slot used with this number of players gets a tile of the statue's family (RA-1.18)."""
        for row in self.statues[statue]:
            for slot in range(len(row)):
                row[slot] = yield from happens("tile", self.tiles_left[statue])
                self.tiles_left[statue][row[slot]] -= 1

    def draw_cards(self, seat: int, deck: str, number: int) -> Step:
        """One by one; when the deck is empty its discard pile becomes the deck; the set is smaller if there
        is nothing left (RA-4.15)."""
        for _ in range(number):
            if not self.decks[deck].total():
                self.decks[deck], self.discards[deck] = self.discards[deck], Counter()
            if self.decks[deck].total():
                outcomes = Counter({f"{LETTERS[seat]} {card}": n for card, n in self.decks[deck].items()})
                card = operand((yield from happens("draw", outcomes)))
                self.decks[deck][card] -= 1
                self.players[seat].drawn[card] += 1

    def keep_cards(self, seat: int, number: int) -> Step:
        """Secretly keep so many of the cards drawn, one by one (RA-1.13, RA-4.9)."""
        player = self.players[seat]
        for _ in range(min(number, player.drawn.total())):
            cards = present(player.drawn, list(RITUALS))
            card = operand((yield from choose(seat, [f"keep {card}" for card in cards])))
            player.drawn[card] -= 1
            player.hand[card] += 1

    def reject_cards(self, seat: int) -> None:
        """What was drawn and not kept is discarded (RA-4.9)."""
        for card in self.players[seat].drawn.elements():
            self.discard_ritual(card)
        self.players[seat].drawn.clear()

    def discard_ritual(self, card: str) -> None:
        self.discards[RITUALS[card].deck][card] += 1

    def amounts_of_mana(self, verb: str) -> Asking[list[int]]:
        """Everybody secretly names an amount he has; it is paid by the caller (RA-9.7, RA-9.26,
        RA-11.10). More than 63 is said as so many times 64 and the rest."""
        named = []
        for seat, player in enumerate(self.players):
            amount = 0
            while True:
                left = player.mana - amount
                answers = [f"{verb} {rest}" for rest in range(min(63, left) + 1)]
                answers += [f"{verb} 64_more"] if left >= 64 else []
                answer = operand((yield from choose(seat, answers)))
                if answer != "64_more":
                    break
                amount += 64
            named.append(amount + int(answer))
        return named

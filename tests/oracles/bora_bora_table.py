"""The table of Bora Bora: what lies on the board, the god cards, the status track, the tasks' measures."""

from __future__ import annotations

from typing import Any

from tests.oracles.asking import Asking, Step, ask
from tests.oracles.bora_bora_board import Payment, Player, Purse, by_colour
from tests.oracles.bora_bora_data import (
    CARDS_PER_COLOUR,
    COLOURS,
    DARK_TASKS,
    FACE_UP_CARDS,
    JOBS,
    LETTERS,
    PEOPLE,
    REGIONS,
    ROUNDS,
    SEXES,
    STATUS_VP,
    TASKS,
    TILE_OF_JOB,
    Person,
)


class Table:
    """Everything that lies on the table, and what every phase does with it."""

    def __init__(self, seats: int) -> None:
        """All that is not random is in its place before anything is drawn (BB-2.1, BB-2.8, BB-2.10)."""
        self.players = [Player() for _ in range(seats)]
        self.round = 0
        self.phase = "set_up"
        self.turn_order: list[int] = []
        self.fish: dict[str, int] = {}
        self.arrived: dict[str, list[int]] = {region: [] for region in REGIONS}
        self.tile_of = {job: TILE_OF_JOB[seats].get(job, job) for job in JOBS} | {"fishing": "fishing"}
        self.dice_on: dict[str, list[tuple[int, int]]] = {tile: [] for tile in self.tile_of.values()}
        self.status: list[list[int]] = [[] for _ in STATUS_VP]  # each stack from the top downwards
        self.temple: dict[int, int] = {}  # space: seat of the priest on it
        self.temple_god_tiles = 6
        self.stack = {sex: list(PEOPLE[sex]) for sex in SEXES}
        self.display: dict[str, dict[int, Person]] = {sex: {} for sex in SEXES}
        self.task_stack = list(DARK_TASKS)
        self.task_display: list[str] = []
        self.jewelry: dict[int, list[str]] = {number: [] for number in range(1, ROUNDS + 1)}
        self.deck = [colour for colour in COLOURS for _ in range(CARDS_PER_COLOUR)]
        self.face_up: list[str] = []
        self.discard: list[str] = []
        self.acted: set[tuple[str, str]] = set()
        self.green_used = False

    def a_card_is_left(self) -> bool:
        return bool(self.deck or self.discard or self.face_up)

    def next_card(self, words: str) -> Asking[str]:
        """Off the deck; a card needed from an empty deck makes the discard pile the deck (BB-17.2)."""
        if not self.deck:
            self.deck, self.discard = self.discard, []
        options = {f"{words} {colour}": colour for colour in COLOURS if colour in self.deck}
        colour = yield from ask(None, options, weight=self.deck.count)
        self.deck.remove(colour)
        return colour

    def draw_card(self, seat: int) -> Step:
        card = yield from self.next_card(f"draw_god {LETTERS[seat]}")
        self.players[seat].purse.cards.append(card)

    def fill_the_row(self) -> Step:
        """Five cards lie face up as long as there are any (BB-2.9, BB-6.14)."""
        while len(self.face_up) < FACE_UP_CARDS and (self.deck or self.discard):
            card = yield from self.next_card("turn_god")
            self.face_up.append(card)

    def take_cards(self, seat: int, number: int) -> Step:
        """One after another, blind or face up, as many as there are (BB-6.13, BB-6.14, BB-6.20)."""
        for _ in range(number):
            options: dict[str, str | None] = {f"take_god {colour}": colour for colour in self.face_up}
            if self.deck or self.discard:
                options["take_god blind"] = None
            if not options:
                return
            colour = yield from ask(seat, options)
            if colour is None:
                yield from self.draw_card(seat)
            else:
                self.face_up.remove(colour)
                self.players[seat].purse.cards.append(colour)
                self.players[seat].known_cards.append(colour)
                yield from self.fill_the_row()

    def pay(self, seat: int, payment: Payment) -> None:
        """Cards go to the discard pile, the offering to the supply, a god tile out of the game (BB-17.2)."""
        player = self.players[seat]
        player.purse = player.purse.after(payment)
        self.discard.extend(payment.cards)
        for card in payment.cards:
            if card in player.known_cards:
                player.known_cards.remove(card)

    def pay_for_god(self, seat: int, god: str, *others: str) -> Step:
        """One god effect is paid, so that the others announced stay payable (BB-17.22)."""
        ways = self.players[seat].purse.ways_to_pay(god, *others)
        payment = yield from ask(seat, {f"pay {god} {way.name}": way for way in ways})
        self.pay(seat, payment)
        yield from self.fill_the_row()

    def advance_status(self, seat: int, steps: int) -> None:
        """One move, onto the top of the stack there; surplus steps are lost, and a marker on the last space
        stays where it is in its stack (BB-6.15, BB-6.19)."""
        here = next(space for space, stack in enumerate(self.status) if seat in stack)
        there = min(here + steps, len(self.status) - 1)
        if there != here:
            self.status[here].remove(seat)
            self.status[there].insert(0, seat)

    def gain_materials(self, seat: int, kinds: list[str], number: int) -> Step:
        """Each goes to a free space of its kind, beside the board only if there is none (BB-6.16 to 6.18)."""
        player = self.players[seat]
        for _ in range(number):
            options = {f"material {z}": (kind, z) for kind in kinds for z in player.free_spaces(kind)}
            full = [kind for kind in kinds if not player.free_spaces(kind)]
            kind, space = yield from ask(seat, options | {f"material beside {k}": (k, "") for k in full})
            if space:
                player.placed[space] = kind
            else:
                player.beside[kind] += 1

    def regions_of(self, seat: int) -> list[str]:
        """A hut counts in its region on the site or pushed aside (BB-4.8, BB-15.7)."""
        return [region for region, seats in self.arrived.items() if seat in seats]

    def priests_of(self, seat: int) -> int:
        return list(self.temple.values()).count(seat)

    def deficit(self, seat: int, task: str, purse: Purse) -> int:
        """How many units are missing, with this purse (BB-15.3, BB-17.19, BB-17.24)."""
        have = self.holdings(seat, purse)
        return sum(max(0, need - have[unit]) for unit, need in TASKS[task].items())

    def holdings(self, seat: int, purse: Purse) -> dict[str, int]:
        regions = self.regions_of(seat)
        terrains = [REGIONS[region].terrain for region in regions]
        return self.players[seat].holdings() | {
            "regions": len(regions),
            **{terrain: terrains.count(terrain) for terrain in ("mountain", "beach", "forest", "plain")},
            "islands": len({REGIONS[region].island for region in regions}),
            "central_regions": sum(REGIONS[region].island == "center" for region in regions),
            "rich_fish": sum(self.fish[region] >= 3 for region in regions),
            "priests": self.priests_of(seat),
            "cards": len(purse.cards),
            "offerings": purse.offerings,
            "god_tiles": purse.god_tiles,
        }

    def snapshot(self) -> dict[str, Any]:
        """The whole true position, nothing hidden."""
        return {
            "round": self.round,
            "phase": self.phase,
            "turn_order": [LETTERS[seat] for seat in self.turn_order],
            "regions": {
                region: {"fish": self.fish.get(region), "huts": [LETTERS[seat] for seat in seats]}
                for region, seats in self.arrived.items()
            },
            "tiles": {
                tile: sorted(f"{LETTERS[seat]}{value}" for seat, value in dice)
                for tile, dice in self.dice_on.items()
            },
            "status": ["".join(LETTERS[seat] for seat in stack) for stack in self.status],
            "temple": [LETTERS[self.temple[v]] if v in self.temple else "-" for v in range(6, 0, -1)],
            "temple_god_tiles": self.temple_god_tiles,
            "display": {
                sex: [lying[space].name if space in lying else "-" for space in range(1, 7)]
                for sex, lying in self.display.items()
            },
            "task_display": sorted(self.task_display),
            "stacks": {
                **{sex: sorted(person.name for person in self.stack[sex]) for sex in SEXES},
                "task": sorted(self.task_stack),
            },
            "jewelry": [sorted(column) for column in self.jewelry.values()],
            "face_up": by_colour(self.face_up),
            "deck": by_colour(self.deck),
            "discard": by_colour(self.discard),
            "acted": sorted(f"{sex} {type_}" for sex, type_ in self.acted),
            "green_used": self.green_used,
            "players": {LETTERS[seat]: player.snapshot() for seat, player in enumerate(self.players)},
        }

"""What lies on the table of Bora Bora."""

from __future__ import annotations

from typing import Any, Final, final

from motu.games.bora_bora.box import (
    COLOURS,
    DIE,
    JEWELS,
    KINDS,
    PERSONS,
    REGIONS,
    SEATS,
    SLOTS,
    SPACES,
    SYMBOLS,
    TASK_PLACES,
    TASKS,
    TEMPLE,
    TYPES,
    BoraBox,
)
from motu.games.bora_bora.rules.measures import count
from motu.games.bora_bora.rules.payments import GOD_TILE, PAIR, cards_paid, payable, pays
from motu.games.bora_bora.rules.secrets import deal_anew, force_promise, promise_kept
from motu.kernel.core import UNKNOWN, Rule, State
from motu.kernel.vectors import filled, i64, vec, zeros

STEPS: Final = 40
DICE: Final = 3  # of each seat
JOBS: Final = 7
FISHING: Final = 7  # the place of a die that fishes
NOTHING: Final = 7  # lowest die of an empty tile; strength of what cannot be done

IN_SET_UP: Final = 0  # phases
IN_A: Final = 1
IN_B: Final = 2
IN_C: Final = 3
AT_END: Final = 4

STACK: Final = 0  # where a person is; 1 to 6 are places of the display
HELD: Final = 7  # + seat
SHIFTED: Final = 11  # + seat
GONE: Final = 15
SHOWN: Final = 1  # where a task is; 0 is the stack
TASK_OF: Final = 2  # + seat
DONE_BY: Final = 6  # + seat
DROPPED: Final = 10
JEWEL_OF: Final = 25  # where a jewel is: + seat; 0 not laid yet, 1 to 24 places of the grid
UNSOLD: Final = 29

SOURCE_NAMES = (  # of points
    "start",
    "fishing",
    "helper",
    "red_god",
    "buildings",
    "people",
    "status",
    "temple",
    "tasks",
    "god_tiles",
    "sites",
    "jewelry",
    "nine_tasks",
    "six_jewels",
    "ceremony",
    "six_buildings",
    "twelve_regions",
    "twelve_people",
)
SOURCES: Final = 18
FROM_START: Final = 0
FROM_FISHING: Final = 1
FROM_HELPER: Final = 2
FROM_RED: Final = 3
FROM_BUILDINGS: Final = 4
FROM_PEOPLE: Final = 5
FROM_STATUS: Final = 6
FROM_TEMPLE: Final = 7
FROM_TASKS: Final = 8
FROM_GOD_TILES: Final = 9
FROM_SITES: Final = 10
FROM_JEWELS: Final = 11
FROM_BONUS: Final = 12  # and the five after it

# Kinds of field besides public ones; `agenda` and the dice belong to the kernel.
SECRET = ("deck", "hand")
COUNTABLE = ()


@final
class Bora(State):
    """Map, tracks, displays, cards and player boards."""

    def __init__(self, box: BoraBox, rules: list[Rule[Any]], players: i64, like: Bora | None = None) -> None:
        super().__init__(rules, players, STEPS, like)
        self.box = box
        if like is None:
            self.round: i64 = 0  # 0 during set-up
            self.phase: i64 = IN_SET_UP
            self.acted: i64 = 0  # phase B: bit set of sex * TYPES + type
            self.acted_sexes: i64 = 0  # phase B: bit set
            self.green_used: i64 = 0
            self.deck_size: i64 = 0
            self.discard_size: i64 = 0
            self.row_size: i64 = 0  # god cards face up
            self.temple_tiles: i64 = 0  # god tiles still on the temple
            self.good_fish: i64 = 0  # bit set of the regions with a fish of 3 or more
            self.order: vec[i64] = filled(SEATS, UNKNOWN)  # seats, first player first
            self.ahead: vec[i64] = filled(SEATS, UNKNOWN)  # seats by last arrival on the status track
            self.status: vec[i64] = zeros(SEATS)
            self.fish: vec[i64] = zeros(REGIONS)
            self.arrived: vec[i64] = zeros(REGIONS * SEATS)  # 1 + seat by order of arrival; the last holds
            self.lands: vec[i64] = zeros(SEATS)  # bit set of the regions with a hut
            self.hut_slots: vec[i64] = zeros(SEATS)  # bit set of slots 1 to 11 with a hut
            self.stack: vec[i64] = zeros(SEATS)  # huts on slot 12
            self.slot_person: vec[i64] = zeros(SEATS * SLOTS)  # 1 + tile
            self.person_slots: vec[i64] = zeros(SEATS)  # bit set
            self.person_at: vec[i64] = zeros(PERSONS)
            self.display: vec[i64] = zeros(2 * DIE)  # sex * 6 + place: 1 + tile
            self.copies: vec[i64] = zeros(SEATS * 2 * TYPES)
            self.people: vec[i64] = zeros(SEATS * 2)  # women, men
            self.shifted: vec[i64] = zeros(SEATS * 2)
            self.waiting: vec[i64] = zeros(SEATS * 2 * SYMBOLS)  # people not yet shifted, by symbols - 1
            self.ceremony: vec[i64] = zeros(SEATS * SPACES)  # 0 free, 1 material, 1 + value of a building
            self.laid: vec[i64] = zeros(SEATS)  # bit set of the spaces with a material
            self.covered: vec[i64] = zeros(SEATS)  # bit set of the spaces under a building
            self.beside: vec[i64] = zeros(SEATS * KINDS)
            self.built: vec[i64] = zeros(SEATS)  # bit set of value - 1
            self.priests: vec[i64] = zeros(SEATS)  # in supply
            self.temple: vec[i64] = zeros(TEMPLE)  # 1 + seat, by value - 1
            self.god_tiles: vec[i64] = zeros(SEATS)
            self.offerings: vec[i64] = zeros(SEATS)
            self.shells: vec[i64] = zeros(SEATS)
            self.done: vec[i64] = zeros(SEATS)  # tasks fulfilled
            self.jewels: vec[i64] = zeros(SEATS)
            self.die_value: vec[i64] = zeros(SEATS * DICE)  # 0: not rolled
            self.die_place: vec[i64] = zeros(SEATS * DICE)  # 0: not placed; 1 + job + 8 * pass
            self.tile_low: vec[i64] = filled(JOBS, NOTHING)
            self.task_at: vec[i64] = zeros(TASKS)  # see STACK and SHOWN; DROPPED where there is none
            self.tasks: vec[i64] = zeros(SEATS * TASK_PLACES)  # 1 + task
            self.jewel_at: vec[i64] = zeros(JEWELS)  # see JEWEL_OF; UNSOLD where there is none
            self.deck: vec[i64] = zeros(COLOURS)
            self.hand: vec[i64] = zeros(SEATS * COLOURS)
            self.face_up: vec[i64] = zeros(COLOURS)
            self.discard: vec[i64] = zeros(COLOURS)
            self.known: vec[i64] = zeros(SEATS * COLOURS)  # the part of each hand that everybody knows
            self.hand_size: vec[i64] = zeros(SEATS)
            self.points: vec[i64] = zeros(SEATS * SOURCES)
            i: i64
            for i in range(box.task_count, TASKS):
                self.task_at[i] = DROPPED
            for i in range(box.jewel_count, JEWELS):
                self.jewel_at[i] = UNSOLD
        else:
            self.round = like.round
            self.phase = like.phase
            self.acted = like.acted
            self.acted_sexes = like.acted_sexes
            self.green_used = like.green_used
            self.deck_size = like.deck_size
            self.discard_size = like.discard_size
            self.row_size = like.row_size
            self.temple_tiles = like.temple_tiles
            self.good_fish = like.good_fish
            self.order = like.order[:]
            self.ahead = like.ahead[:]
            self.status = like.status[:]
            self.fish = like.fish[:]
            self.arrived = like.arrived[:]
            self.lands = like.lands[:]
            self.hut_slots = like.hut_slots[:]
            self.stack = like.stack[:]
            self.slot_person = like.slot_person[:]
            self.person_slots = like.person_slots[:]
            self.person_at = like.person_at[:]
            self.display = like.display[:]
            self.copies = like.copies[:]
            self.people = like.people[:]
            self.shifted = like.shifted[:]
            self.waiting = like.waiting[:]
            self.ceremony = like.ceremony[:]
            self.laid = like.laid[:]
            self.covered = like.covered[:]
            self.beside = like.beside[:]
            self.built = like.built[:]
            self.priests = like.priests[:]
            self.temple = like.temple[:]
            self.god_tiles = like.god_tiles[:]
            self.offerings = like.offerings[:]
            self.shells = like.shells[:]
            self.done = like.done[:]
            self.jewels = like.jewels[:]
            self.die_value = like.die_value[:]
            self.die_place = like.die_place[:]
            self.tile_low = like.tile_low[:]
            self.task_at = like.task_at[:]
            self.tasks = like.tasks[:]
            self.jewel_at = like.jewel_at[:]
            self.deck = like.deck[:]
            self.hand = like.hand[:]
            self.face_up = like.face_up[:]
            self.discard = like.discard[:]
            self.known = like.known[:]
            self.hand_size = like.hand_size[:]
            self.points = like.points[:]

    def copy(self) -> Bora:
        return Bora(self.box, self.rules, self.players, self)

    # --- player boards --------------------------------------------------------------------------

    def free_slot(self, seat: i64) -> i64:
        """The first of slots 1 to 11 without hut and person, counted from 0; or -1."""
        full = self.hut_slots[seat] | self.person_slots[seat]
        slot: i64
        for slot in range(SLOTS - 1):
            if not full >> slot & 1:
                return slot
        return -1

    def last_slot_free(self, seat: i64) -> bool:
        """Whether slot 12 has room for a person: no hut, no person (BB-5.5)."""
        return self.stack[seat] == 0 and self.slot_person[seat * SLOTS + SLOTS - 1] == 0

    def movable_huts(self, seat: i64) -> i64:
        """Huts that could go to slot 12: none once a person lies there (BB-5.6)."""
        if self.slot_person[seat * SLOTS + SLOTS - 1] > 0:
            return 0
        return count(self.hut_slots[seat])

    def row_of(self, job: i64) -> i64:
        """The action tile of a job: combined tiles take the dice of both (BB-18.4)."""
        if job == 6 and self.players < 4:
            return 5
        if job == 4 and self.players == 2:
            return 3
        return job

    def climb(self, seat: i64, steps: i64) -> None:
        """Forward on the status track in one move, on top of whoever is there (BB-6.15, 6.19)."""
        last: i64 = len(self.box.status) - 1
        if steps == 0 or self.status[seat] == last:
            return
        self.status[seat] = min(self.status[seat] + steps, last)
        mover = seat
        i: i64
        for i in range(self.players):
            other = self.ahead[i]
            self.ahead[i] = mover
            if other == seat:
                return
            mover = other

    def score(self, seat: i64, source: i64, points: i64) -> None:
        self.points[seat * SOURCES + source] += points

    # --- god cards ------------------------------------------------------------------------------

    def cards_left(self) -> i64:
        """Cards that could be taken: face up, in the deck or in the discard."""
        return self.row_size + self.deck_size + self.discard_size

    def might_pay(self, seat: i64) -> bool:
        """Whether, as far as everybody knows, a seat could pay for a god."""
        return self.god_tiles[seat] > 0 or (self.offerings[seat] > 0 and self.hand_size[seat] > 0)

    def can_pay(self, seat: i64, god: i64) -> bool:
        return payable(self.hand, seat * COLOURS, self.offerings[seat], self.god_tiles[seat], god)

    def can_pay_like(self, seat: i64, god: i64, payment: i64) -> bool:
        tiles = self.god_tiles[seat]
        return pays(self.hand, seat * COLOURS, self.offerings[seat], tiles, god, payment)

    def pay(self, seat: i64, payment: i64) -> None:
        """Cards go to the discard, the offering to the supply, a god tile out of the game (BB-17.2, 17.4)."""
        if payment == GOD_TILE:
            self.god_tiles[seat] -= 1
            return
        colour = payment if payment < PAIR else payment - PAIR
        cards = cards_paid(payment)
        self.offerings[seat] -= 1
        at = seat * COLOURS + colour
        if self.known[at] < cards:
            self.reveal()
        self.hand[at] -= cards
        self.known[at] = max(self.known[at] - cards, 0)
        self.hand_size[seat] -= cards
        self.discard[colour] += cards
        self.discard_size += cards

    def rebuild_deck(self) -> None:
        """An empty deck is made of the discard, when a card is needed (BB-17.2)."""
        if self.deck_size > 0:
            return
        colour: i64
        for colour in range(COLOURS):
            self.deck[colour] = self.discard[colour]
            self.discard[colour] = 0
        self.deck_size = self.discard_size
        self.discard_size = 0

    # --- secrets --------------------------------------------------------------------------------

    def hide(self, viewer: i64) -> None:
        i: i64
        for i in range(COLOURS):
            self.deck[i] = UNKNOWN
        for i in range(self.players * COLOURS):
            if i // COLOURS != viewer:
                self.hand[i] = UNKNOWN

    def deal(self, viewer: i64) -> None:
        deal_anew(self, viewer)

    def promised(self, viewer: i64) -> bool:
        """Who has announced a god can pay for him."""
        return promise_kept(self, viewer)

    def keep_promise(self, viewer: i64) -> None:
        force_promise(self, viewer)

    # --- result ---------------------------------------------------------------------------------

    def total(self, seat: i64) -> i64:
        """Victory points so far."""
        points: i64 = 0
        i: i64
        for i in range(seat * SOURCES, (seat + 1) * SOURCES):
            points += self.points[i]
        return points

    def standing(self, seat: i64) -> i64:
        """Points, then the place in the turn order (BB-16.13)."""
        place: i64 = 0
        while place < self.players and self.order[place] != seat:
            place += 1
        return self.total(seat) * 8 + SEATS - place

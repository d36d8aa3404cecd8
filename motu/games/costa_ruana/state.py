"""What lies on the table of Costa Ruana."""

from __future__ import annotations

from typing import Any, Final, final

from motu.games.costa_ruana.box import EMPTY, HAND, ISLANDS, SEATS, TYPES, CostaBox, background_of
from motu.games.costa_ruana.rules import secrets
from motu.kernel.core import UNKNOWN, Rule, State
from motu.kernel.vectors import filled, i64, vec, zeros

LAPS: Final = 2  # lap 0: cards laid face up; lap 1: cards laid face down
TABLE: Final = 12  # a table card is lap * SEATS + its caster's seat
STEPS: Final = 64

FROM_TREASURES: Final = 0  # sources of points
FROM_ISLANDERS: Final = 1
SOURCES: Final = 2
SOURCE_NAMES = ("treasures", "islanders")

# Kinds of field besides public ones; `agenda` and the dice belong to the kernel.
SECRET = ("deck", "hand", "table_card")
COUNTABLE = ("hut",)


@final
class Costa(State):
    """Islands, supplies, cards and huts."""

    def __init__(
        self, box: CostaBox, rules: list[Rule[Any]], players: i64, like: Costa | None = None
    ) -> None:
        super().__init__(rules, players, STEPS, like)
        self.box = box
        if like is None:
            self.islands: i64 = box.islands[players]
            self.turn: i64 = 0  # 0 during set-up
            self.shaman: i64 = UNKNOWN
            self.candidate: i64 = UNKNOWN
            self.tide: i64 = UNKNOWN  # background on top: 0 high tide, 1 low tide
            self.daylight: i64 = UNKNOWN  # background on top: 2 day, 3 night
            self.cards_open: i64 = 0  # 1 from the reveal to the end of the turn
            self.open_huts: i64 = 0  # table option: huts are shown to all
            self.finished: i64 = 0
            self.deck_left: i64 = 0
            self.people: vec[i64] = zeros(ISLANDS * SEATS)  # island * SEATS + seat: islanders
            self.crowd: vec[i64] = zeros(ISLANDS)  # islanders of all seats
            self.treasures: vec[i64] = zeros(ISLANDS)
            self.supply: vec[i64] = zeros(SEATS)
            self.taken: vec[i64] = zeros(SEATS)  # treasures collected this turn
            self.hut: vec[i64] = zeros(SEATS)  # treasures of earlier turns
            self.points: vec[i64] = zeros(SEATS * SOURCES)  # filled at the end: before, they would show huts
            self.hand: vec[i64] = filled(SEATS * HAND, EMPTY)  # types in rising order
            self.hand_size: vec[i64] = zeros(SEATS)
            self.deck: vec[i64] = zeros(TYPES)  # copies left in the pile; no order exists
            self.discard: vec[i64] = zeros(TYPES)
            self.table_card: vec[i64] = filled(TABLE, EMPTY)
            self.table_holder: vec[i64] = zeros(TABLE)
            self.table_stakes: vec[i64] = zeros(TABLE)  # bit set of the seats with an islander on it
        else:
            self.islands = like.islands
            self.turn = like.turn
            self.shaman = like.shaman
            self.candidate = like.candidate
            self.tide = like.tide
            self.daylight = like.daylight
            self.cards_open = like.cards_open
            self.open_huts = like.open_huts
            self.finished = like.finished
            self.deck_left = like.deck_left
            self.people = like.people[:]
            self.crowd = like.crowd[:]
            self.treasures = like.treasures[:]
            self.supply = like.supply[:]
            self.taken = like.taken[:]
            self.hut = like.hut[:]
            self.points = like.points[:]
            self.hand = like.hand[:]
            self.hand_size = like.hand_size[:]
            self.deck = like.deck[:]
            self.discard = like.discard[:]
            self.table_card = like.table_card[:]
            self.table_holder = like.table_holder[:]
            self.table_stakes = like.table_stakes[:]

    def copy(self) -> Costa:
        return Costa(self.box, self.rules, self.players, self)

    # --- islands --------------------------------------------------------------------------------

    def put(self, island: i64, seat: i64, islanders: i64) -> None:
        """That many islanders of a seat come to an island (or leave it)."""
        self.people[island * SEATS + seat] += islanders
        self.crowd[island] += islanders

    def free_places(self, first: i64) -> i64:
        """Islanders that still fit on the islands from `first` on."""
        places: i64 = 0
        i: i64
        for i in range(first, self.islands):
            places += self.box.room - self.crowd[i]
        return places

    def own_people(self, seat: i64, first: i64) -> i64:
        """Islanders of a seat on the islands from `first` on."""
        people: i64 = 0
        i: i64
        for i in range(first, self.islands):
            people += self.people[i * SEATS + seat]
        return people

    def room_elsewhere(self, island: i64) -> bool:
        """Whether an islander could leave this island for another one."""
        i: i64
        for i in range(self.islands):
            if i != island and self.crowd[i] < self.box.room:
                return True
        return False

    def winner(self, island: i64) -> i64:
        """Who would take the treasure: the largest number that nobody equals (CR-12.6); or -1."""
        if self.treasures[island] == 0:
            return -1
        best: i64 = 0
        winner: i64 = -1
        seat: i64
        other: i64
        for seat in range(self.players):
            mine = self.people[island * SEATS + seat]
            if mine <= best:
                continue
            alone = True
            for other in range(self.players):
                if other != seat and self.people[island * SEATS + other] == mine:
                    alone = False
                    break
            if alone:
                best = mine
                winner = seat
        return winner

    # --- cards ----------------------------------------------------------------------------------

    def add_card(self, seat: i64, card: i64) -> None:
        """A card enters a hand, which stays sorted."""
        at = seat * HAND + self.hand_size[seat]
        while at > seat * HAND and self.hand[at - 1] > card:
            self.hand[at] = self.hand[at - 1]
            at -= 1
        self.hand[at] = card
        self.hand_size[seat] += 1

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether the hand has a card of this type."""
        i: i64
        for i in range(seat * HAND, (seat + 1) * HAND):
            if self.hand[i] == card:
                return True
        return False

    def lay(self, seat: i64, lap: i64, card: i64, holder: i64) -> None:
        """A card leaves the hand and lies in front of `holder`."""
        at = seat * HAND
        while self.hand[at] != card:
            at += 1
        last = (seat + 1) * HAND - 1
        while at < last:
            self.hand[at] = self.hand[at + 1]
            at += 1
        self.hand[last] = EMPTY
        self.hand_size[seat] -= 1
        self.table_card[lap * SEATS + seat] = card
        self.table_holder[lap * SEATS + seat] = holder

    def clear_card(self, at: i64) -> None:
        """A table card goes to the discard; its islanders return to their supplies (CR-9.3, CR-10.8)."""
        stakes = self.table_stakes[at]
        seat: i64
        for seat in range(self.players):
            if stakes >> seat & 1:
                self.supply[seat] += 1
        self.discard[self.table_card[at]] += 1
        self.table_card[at] = EMPTY
        self.table_stakes[at] = 0
        self.table_holder[at] = 0

    def active(self, card: i64) -> bool:
        """Whether a card's background is on top of a Condition card (CR-8.3)."""
        background = background_of(card)
        return background == self.tide or background == self.daylight

    def play_order(self, at: i64) -> i64:
        """When a table card was laid: laps one after the other, each from the shaman clockwise."""
        if at < SEATS:
            return self.relative(self.shaman, at)
        return SEATS + self.relative(self.shaman, at - SEATS)

    # --- secrets --------------------------------------------------------------------------------

    def hide(self, viewer: i64) -> None:
        secrets.hide(self, viewer)

    def deal(self, viewer: i64) -> None:
        secrets.deal_anew(self, viewer)

    # --- result ---------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """Respect points at the end of the game."""
        return self.points[seat * SOURCES + FROM_TREASURES] + self.points[seat * SOURCES + FROM_ISLANDERS]

    def standing(self, seat: i64) -> i64:
        """Points, then treasures (CR-14.5)."""
        return self.score(seat) * 1024 + self.hut[seat]

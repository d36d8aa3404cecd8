"""What lies on the table of Mangrovia."""

from __future__ import annotations

from typing import Any, Final, final

from motu.games.mangrovia.box import (
    AMULETS,
    BONUS,
    FIRST,
    FIRST_AMULET,
    FIRST_LANDSCAPE,
    JOKER_TILE,
    KINDS,
    LANDS,
    LANDSCAPES,
    OFFERINGS,
    PAYMENTS,
    SEATS,
    SITES,
    SQUARES,
    TYPES,
    MangroviaBox,
)
from motu.games.mangrovia.rules import secrets
from motu.kernel.core import UNKNOWN, Rule, State
from motu.kernel.vectors import i64, vec, zeros

STEPS: Final = 48
NOBODY: Final = 0  # owner of a hut or bowl: nobody, seat + 1, or the neutral colour
NEUTRAL: Final = 6
DRAFT_LANDS: Final = 20  # the draft holds 20 means of payment, then 4 landscapes and the joker
DRAFT: Final = 25

FROM_SUNS: Final = 0  # sources of points
FROM_FAVOURS: Final = 1
FROM_PATHS: Final = 2
FROM_STAR: Final = 3
FROM_TOTEM: Final = 4
FROM_AMULETS: Final = 5
SOURCES: Final = 6
SOURCE_NAMES = ("suns", "favour_tiles", "paths", "star", "totem", "amulets")

# Kinds of field besides public ones; `agenda` and the dice belong to the kernel.
SECRET = ("hand", "pile", "drawn", "draft", "mine", "put_back")
COUNTABLE = ()


@final
class Mangrovia(State):
    """Board, archipelago, hands, piles, and what everybody remembers of them."""

    def __init__(
        self, box: MangroviaBox, rules: list[Rule[Any]], players: i64, like: Mangrovia | None = None
    ) -> None:
        super().__init__(rules, players, STEPS, like)
        self.box = box
        if like is None:
            self.round: i64 = 0  # 0 during set-up
            self.first: i64 = UNKNOWN  # who holds the talisman
            self.pier: i64 = 0  # where the boat is; 0 = on its space
            self.birds: i64 = 0  # bit set of the landscapes with a bird
            self.favours_taken: i64 = 0
            self.ones: i64 = 0  # value-1 amulets on the board
            self.ended: i64 = 0  # 1: somebody has built his last hut
            self.finished: i64 = 0
            self.statue_tiles: i64 = 0  # options of the table
            self.other_tiles: i64 = 0
            self.random_first: i64 = 0
            self.star_counts_neutral: i64 = 0
            self.site: vec[i64] = zeros(SITES)  # whose bowl
            self.owner: vec[i64] = zeros(SQUARES)  # whose hut
            self.huts: vec[i64] = zeros(SQUARES)  # 0, 1, or 2 for a double hut
            self.favour: vec[i64] = zeros(SQUARES)  # value of the favour tile under a Totem hut
            self.supply: vec[i64] = zeros(SEATS)
            self.marker: vec[i64] = zeros(SEATS)  # huts on amulet squares
            self.points: vec[i64] = zeros(SEATS * SOURCES)
            self.star_tile: vec[i64] = zeros(SQUARES)  # 1 + bonus tile lying there; 0 = none
            self.bonus_left: vec[i64] = zeros(BONUS)  # not yet laid out
            self.bonus: vec[i64] = zeros(SEATS * BONUS)  # bonus tiles that a seat owns
            self.start: vec[i64] = zeros(SEATS * OFFERINGS)  # starting cards in hand, dealt and spent openly
            self.hand: vec[i64] = zeros(SEATS * TYPES)  # cards of the piles, and amulets
            self.held: vec[i64] = zeros(SEATS * KINDS)  # how many those are
            self.display: vec[i64] = zeros(TYPES)  # cards lying open
            self.pile: vec[i64] = zeros(TYPES)  # both piles and the bag; no order exists
            self.pile_left: vec[i64] = zeros(KINDS)
            self.spent: vec[i64] = zeros(TYPES)  # both discard piles and the amulets set aside
            self.drawer: i64 = UNKNOWN  # who draws amulets now ...
            self.drawn: vec[i64] = zeros(AMULETS)  # ... which ones, until one of them is given back ...
            self.drawn_left: i64 = 0  # ... how many ...
            self.drawn_before: i64 = 0  # ... and how many of them before the bag was refilled
            self.draft: vec[i64] = zeros(DRAFT)  # picks of the hut being planned; they stay in hand so far
            # What all have seen, per kind of piece, since its pile was last formed (rules/memory.py):
            self.sure: vec[i64] = zeros(SEATS * TYPES)  # surely in that hand: taken openly
            self.shown: vec[i64] = zeros(SEATS * TYPES)  # spent, from before or since, nobody can tell
            self.pool: vec[i64] = zeros(TYPES)  # what the pile was formed of, less what was revealed
            self.old: vec[i64] = zeros(SEATS * KINDS)  # unsure pieces held then, those in `shown` included
            self.new: vec[i64] = zeros(SEATS * KINDS)  # drawn unseen since, likewise
            self.mixed: i64 = 0  # bit set of kinds of which old and new can no longer be told apart
            # What a seat alone remembers:
            self.mine: vec[i64] = zeros(SEATS * TYPES)  # what it drew unseen since
            self.put_back: vec[i64] = zeros(SEATS * AMULETS)  # returned to the bag, and surely still there
        else:
            self.round = like.round
            self.first = like.first
            self.pier = like.pier
            self.birds = like.birds
            self.favours_taken = like.favours_taken
            self.ones = like.ones
            self.ended = like.ended
            self.finished = like.finished
            self.statue_tiles = like.statue_tiles
            self.other_tiles = like.other_tiles
            self.random_first = like.random_first
            self.star_counts_neutral = like.star_counts_neutral
            self.site = like.site[:]
            self.owner = like.owner[:]
            self.huts = like.huts[:]
            self.favour = like.favour[:]
            self.supply = like.supply[:]
            self.marker = like.marker[:]
            self.points = like.points[:]
            self.star_tile = like.star_tile[:]
            self.bonus_left = like.bonus_left[:]
            self.bonus = like.bonus[:]
            self.start = like.start[:]
            self.hand = like.hand[:]
            self.held = like.held[:]
            self.display = like.display[:]
            self.pile = like.pile[:]
            self.pile_left = like.pile_left[:]
            self.spent = like.spent[:]
            self.drawer = like.drawer
            self.drawn = like.drawn[:]
            self.drawn_left = like.drawn_left
            self.drawn_before = like.drawn_before
            self.draft = like.draft[:]
            self.sure = like.sure[:]
            self.shown = like.shown[:]
            self.pool = like.pool[:]
            self.old = like.old[:]
            self.new = like.new[:]
            self.mixed = like.mixed
            self.mine = like.mine[:]
            self.put_back = like.put_back[:]

    def copy(self) -> Mangrovia:
        return Mangrovia(self.box, self.rules, self.players, self)

    def clear_draft(self) -> None:
        self.draft = zeros(DRAFT)

    # --- cards, amulets and tiles ---------------------------------------------------------------

    def open_cards(self, kind: i64) -> i64:
        """How many cards of a kind lie open."""
        cards: i64 = 0
        t: i64
        for t in range(FIRST[kind], FIRST[kind + 1]):
            cards += self.display[t]
        return cards

    def can_deliver(self, kind: i64) -> bool:
        """Whether a pile, or the bag, or what would refill it, holds anything (MG-6.8, 7.7)."""
        if self.pile_left[kind] > 0:
            return True
        t: i64
        for t in range(FIRST[kind], FIRST[kind + 1]):
            if self.spent[t] > 0:
                return True
        return False

    def amulet_row(self, seat: i64) -> i64:
        """The row of the amulet table at which a seat's marker stands (MG-7.1)."""
        last: i64 = AMULETS - 1
        return min(self.marker[seat], last)

    def payable(self, seat: i64, x: i64) -> i64:
        """How many of a means of payment a seat has and has not yet put into its draft."""
        if x < 6:
            held = self.hand[seat * TYPES + x]
        elif x < 12:
            held = self.start[seat * OFFERINGS + x - 6]
        elif x == 12:
            held = self.bonus[seat * BONUS + 8]
        elif x < 19:
            held = self.hand[seat * TYPES + FIRST_AMULET + x - 13]
        else:
            held = self.bonus[seat * BONUS + 9]
        return held - self.draft[x]

    def playable(self, seat: i64, x: i64) -> i64:
        """How many cards of a landscape (or jokers) a seat has and has not yet put into its draft."""
        if x < LANDSCAPES:
            return self.hand[seat * TYPES + FIRST_LANDSCAPE + x] - self.draft[DRAFT_LANDS + x]
        return self.bonus[seat * BONUS + JOKER_TILE] - self.draft[DRAFT_LANDS + x]

    def amulet_points(self, seat: i64) -> i64:
        """The value of all amulets of a seat, amulet tiles included (MG-14.11, 15.10)."""
        value: i64 = 0
        v: i64
        for v in range(AMULETS):
            value += (v + 1) * self.hand[seat * TYPES + FIRST_AMULET + v]
        return value + self.bonus[seat * BONUS + 9] * self.box.worth[19]

    # --- secrets --------------------------------------------------------------------------------

    def hide(self, viewer: i64) -> None:
        secrets.hide(self, viewer)

    def deal(self, viewer: i64) -> None:
        secrets.deal_anew(self, viewer)

    def promised(self, viewer: i64) -> bool:
        return secrets.promised(self)

    def keep_promise(self, viewer: i64) -> None:
        secrets.keep_promise(self, viewer)

    # --- result ---------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """Favour points so far."""
        points: i64 = 0
        i: i64
        for i in range(SOURCES):
            points += self.points[seat * SOURCES + i]
        return points

    def standing(self, seat: i64) -> i64:
        """Points, then the value of the remaining amulets (MG-14.12)."""
        return self.score(seat) * 1024 + self.points[seat * SOURCES + FROM_AMULETS]


assert DRAFT == PAYMENTS + LANDS and DRAFT_LANDS == PAYMENTS

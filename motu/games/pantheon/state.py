"""What lies on the table of Pantheon."""

from __future__ import annotations

from typing import Any, Final, final

from motu.games.pantheon.box import PantheonBox
from motu.games.pantheon.rules import secrets
from motu.games.pantheon.rules.pieces import (
    AROUND,
    BONUSES,
    CARDS,
    DEITIES,
    DEMIGODS,
    EPOCHS,
    HEXES,
    KINDS,
    LOOT_HEXES,
    LOOTS,
    MONEY,
    MONEYS,
    MORE_STEPS,
    NONE,
    OFFERING,
    PEOPLES,
    ROW,
    SEATS,
    SITES,
    SPECIALS,
    STEPS,
)
from motu.games.pantheon.rules.pieces import EMPTY as EMPTY
from motu.games.pantheon.rules.secrets import HIGH, LOW, TOLD
from motu.kernel.core import Rule, State
from motu.kernel.vectors import filled, i64, vec, zeros

AGENDA: Final = 64

FEET: Final = 0  # pieces of a seat: feet and columns ...
COLUMNS: Final = 2
OWN: Final = 0  # ... in its own reserve
GENERAL: Final = 1  # ... or in the general reserve
PIECES: Final = 4

FROM_DEITIES: Final = 0  # sources of points
FROM_ENDINGS: Final = 1
FROM_DEMIGODS: Final = 2
FROM_COLUMNS: Final = 3
FROM_RANKS: Final = 4
SOURCES: Final = 5
SOURCE_NAMES = ("deities", "endings", "demigods", "columns", "pietalte")

BESIDE_FOOT: Final = 4  # shift in `near`: bits of seats with a linked foot beside that hex

# Kinds of field besides public ones; `agenda` and the dice belong to the kernel.
SECRET = ("hand", "pile", "secret", "demigod_pile")
COUNTABLE: tuple[str, ...] = ()


@final
class Pantheon(State):
    """The map, what lies beside it, and what lies in front of each player."""

    def __init__(
        self, box: PantheonBox, rules: list[Rule[Any]], players: i64, like: Pantheon | None = None
    ) -> None:
        super().__init__(rules, players, AGENDA, like)
        self.box = box
        if like is None:
            self.bonus_draft: i64 = 0  # options
            self.bsw_start: i64 = 0
            self.random_first: i64 = 1
            self.turn_cap: i64 = 0
            self.epoch: i64 = 0  # 0 during set-up
            self.people: i64 = NONE
            self.temple: i64 = NONE  # hex
            self.first: i64 = NONE
            self.active: i64 = NONE  # whose turn it is
            self.turns: i64 = 0  # begun in this action phase
            self.extra_actions: i64 = 0  # left to the active seat
            self.finished: i64 = 0
            self.in_play: i64 = 0  # movement cards of the movement under way
            self.pile_size: i64 = 0
            self.discard_size: i64 = 0
            self.row_gaps: i64 = 0  # empty places of the row
            self.special_left: i64 = 0
            self.deity_left: i64 = 0  # in the pile
            self.display_left: i64 = 0
            self.loot_left: i64 = 0  # on the board
            self.bag_left: i64 = 0
            self.low_left: i64 = 0  # demigods in the pile
            self.high_left: i64 = 0
            self.near_first: i64 = HEXES  # all hexes of `near` that touch anything lie from here ...
            self.near_last: i64 = NONE  # ... to here
            self.buyer: i64 = NONE  # who has bought and not yet paid: his hand holds ...
            self.pledge: i64 = 0  # ... at least so much money ...
            self.pledge_top: i64 = 0  # ... in cards of at most this value
            self.on: vec[i64] = zeros(HEXES)  # bit set of seats with a piece there
            self.near: vec[i64] = zeros(HEXES)  # bit sets: beside temple or linked piece; beside linked foot
            self.linked: vec[i64] = zeros(SITES)  # bit set of seats whose column there is linked
            self.loot: vec[i64] = filled(LOOT_HEXES, NONE)  # tile on the n-th loot hex of the people
            self.taken: vec[i64] = zeros(LOOTS)  # tiles waiting for their reward
            self.bag: vec[i64] = zeros(LOOTS)
            self.peoples: vec[i64] = filled(EPOCHS, NONE)
            self.people_left: vec[i64] = zeros(PEOPLES)
            self.pieces: vec[i64] = zeros(SEATS * PIECES)
            self.rank: vec[i64] = zeros(SEATS * KINDS)
            self.kept: vec[i64] = zeros(SEATS * DEITIES)
            self.step_tiles: vec[i64] = zeros(SEATS * LOOTS)
            self.stride: vec[i64] = zeros(SEATS)  # permanent steps, from deities and tiles
            self.bonus: vec[i64] = filled(SEATS, NONE)
            self.bonus_left: vec[i64] = zeros(BONUSES)
            self.points: vec[i64] = zeros(SEATS * SOURCES)
            self.display: vec[i64] = zeros(DEITIES)
            self.deity_pile: vec[i64] = zeros(DEITIES)
            self.deity_removed: vec[i64] = zeros(DEITIES)
            self.shown: vec[i64] = zeros(DEMIGODS)  # beside the display; index value - 1
            self.gone: vec[i64] = zeros(DEMIGODS)
            self.open_demigods: vec[i64] = zeros(SEATS * DEMIGODS)  # taken from the display
            self.secret: vec[i64] = zeros(SEATS * DEMIGODS)  # taken from the pile
            self.demigod_pile: vec[i64] = zeros(DEMIGODS)
            self.told: vec[i64] = zeros(SEATS * TOLD)  # what everybody knows of secret demigods
            self.row: vec[i64] = filled(ROW, EMPTY)
            self.discard: vec[i64] = zeros(CARDS)
            self.special: vec[i64] = zeros(SPECIALS)  # types, the top one at special_left - 1
            self.hand: vec[i64] = zeros(SEATS * CARDS)
            self.hand_size: vec[i64] = zeros(SEATS)
            self.known: vec[i64] = zeros(SEATS * CARDS)  # least number that everybody knows to be in hand
            self.pile: vec[i64] = zeros(CARDS)
        else:
            self.bonus_draft = like.bonus_draft
            self.bsw_start = like.bsw_start
            self.random_first = like.random_first
            self.turn_cap = like.turn_cap
            self.epoch = like.epoch
            self.people = like.people
            self.temple = like.temple
            self.first = like.first
            self.active = like.active
            self.turns = like.turns
            self.extra_actions = like.extra_actions
            self.finished = like.finished
            self.in_play = like.in_play
            self.pile_size = like.pile_size
            self.discard_size = like.discard_size
            self.row_gaps = like.row_gaps
            self.special_left = like.special_left
            self.deity_left = like.deity_left
            self.display_left = like.display_left
            self.loot_left = like.loot_left
            self.bag_left = like.bag_left
            self.low_left = like.low_left
            self.high_left = like.high_left
            self.near_first = like.near_first
            self.near_last = like.near_last
            self.buyer = like.buyer
            self.pledge = like.pledge
            self.pledge_top = like.pledge_top
            self.on = like.on[:]
            self.near = like.near[:]
            self.linked = like.linked[:]
            self.loot = like.loot[:]
            self.taken = like.taken[:]
            self.bag = like.bag[:]
            self.peoples = like.peoples[:]
            self.people_left = like.people_left[:]
            self.pieces = like.pieces[:]
            self.rank = like.rank[:]
            self.kept = like.kept[:]
            self.step_tiles = like.step_tiles[:]
            self.stride = like.stride[:]
            self.bonus = like.bonus[:]
            self.bonus_left = like.bonus_left[:]
            self.points = like.points[:]
            self.display = like.display[:]
            self.deity_pile = like.deity_pile[:]
            self.deity_removed = like.deity_removed[:]
            self.shown = like.shown[:]
            self.gone = like.gone[:]
            self.open_demigods = like.open_demigods[:]
            self.secret = like.secret[:]
            self.demigod_pile = like.demigod_pile[:]
            self.told = like.told[:]
            self.row = like.row[:]
            self.discard = like.discard[:]
            self.special = like.special[:]
            self.hand = like.hand[:]
            self.hand_size = like.hand_size[:]
            self.known = like.known[:]
            self.pile = like.pile[:]

    def copy(self) -> Pantheon:
        return Pantheon(self.box, self.rules, self.players, self)

    # --- board ----------------------------------------------------------------------------------

    def own(self, seat: i64, piece: i64) -> i64:
        """Feet or columns in a seat's own reserve."""
        return self.pieces[seat * PIECES + piece + OWN]

    def general(self, seat: i64, piece: i64) -> i64:
        """Feet or columns of a colour in the general reserve."""
        return self.pieces[seat * PIECES + piece + GENERAL]

    def acquire(self, seat: i64, piece: i64, count: i64) -> i64:
        """Up to that many pieces come from the general to the own reserve (PA-9.1); how many came."""
        at = seat * PIECES + piece
        count = min(count, self.pieces[at + GENERAL])
        self.pieces[at + GENERAL] -= count
        self.pieces[at + OWN] += count
        return count

    def columns_on_board(self, seat: i64) -> i64:
        """Columns that a seat has erected."""
        return self.box.columns - self.own(seat, COLUMNS) - self.general(seat, COLUMNS)

    def touch(self, h: i64, bits: i64) -> None:
        """These seats have something beside that hex."""
        self.near[h] |= bits
        if h < self.near_first:
            self.near_first = h
        if h > self.near_last:
            self.near_last = h

    def touch_nothing(self) -> None:
        """The temple leaves the board: nothing is linked any more."""
        i: i64
        for i in range(self.near_first, self.near_last + 1):
            self.near[i] = 0
        self.near_first = HEXES
        self.near_last = NONE
        for i in range(SITES):
            self.linked[i] = 0

    def link(self, seat: i64, h: i64, foot: bool) -> None:
        """A piece there is linked to the temple, and so are the old columns beside it (PA-5.18, 5.25)."""
        one: i64 = 1
        bits = one << seat
        if foot:
            bits |= bits << BESIDE_FOOT
        else:
            self.linked[self.box.site_of[h]] |= bits
        i: i64
        for i in range(h * AROUND, h * AROUND + self.box.degree[h]):
            other = self.box.around[i]
            self.touch(other, bits)
            if self.on[other] >> seat & 1:
                site = self.box.site_of[other]
                if site >= 0 and not self.linked[site] >> seat & 1:
                    self.link(seat, other, False)

    def put(self, seat: i64, h: i64) -> None:
        """A linked piece of the own reserve is placed: a column on a site, a foot elsewhere."""
        one: i64 = 1
        foot = self.box.site_of[h] < 0
        self.pieces[seat * PIECES + (FEET if foot else COLUMNS) + OWN] -= 1
        self.on[h] |= one << seat
        self.link(seat, h, foot)

    # --- cards ----------------------------------------------------------------------------------

    def spend(self, seat: i64, card: i64, count: i64) -> None:
        """Cards leave a hand openly."""
        at = seat * CARDS + card
        self.hand[at] -= count
        self.hand_size[seat] -= count
        self.known[at] = max(self.known[at] - count, 0)

    def toss(self, seat: i64, card: i64, count: i64) -> None:
        """Cards go from a hand to the discard pile."""
        self.spend(seat, card, count)
        self.discard[card] += count
        self.discard_size += count

    def gain_openly(self, seat: i64, card: i64) -> None:
        """Everybody sees which card comes to a hand."""
        self.hand[seat * CARDS + card] += 1
        self.known[seat * CARDS + card] += 1
        self.hand_size[seat] += 1

    def money(self, seat: i64, most: i64 = MONEYS) -> i64:
        """The money in a hand, in cards worth `most` or less."""
        worth: i64 = 0
        value: i64
        at = seat * CARDS + MONEY - 1
        for value in range(1, most + 1):
            worth += self.hand[at + value] * value
        return worth

    def offerings(self, seat: i64, kind: i64, deity: i64) -> i64:
        """What a seat can offer of a kind: its tile and its cards (PA-7.3), or cards only (PA-10.13)."""
        cards = self.hand[seat * CARDS + OFFERING + kind]
        return cards if self.box.cards_only[deity] else cards + self.rank[seat * KINDS + kind]

    def lacking(self, seat: i64, kind: i64, deity: i64, wanted: i64) -> i64:
        """The cards that make up what the tile lacks (PA-7.8)."""
        tile: i64 = 0 if self.box.cards_only[deity] else self.rank[seat * KINDS + kind]
        return max(wanted - tile, 0)

    # --- deities and points ---------------------------------------------------------------------

    def power(self, seat: i64, power: i64) -> i64:
        """The sum of one lasting power over all deities that a seat keeps."""
        amount: i64 = 0
        deity: i64
        for deity in range(self.box.deities):
            amount += self.kept[seat * DEITIES + deity] * self.box.power[power * DEITIES + deity]
        return amount

    def count_steps(self, seat: i64) -> None:
        """Permanent steps: deities, step tiles and the starting bonus (PA-9.9, 10.6)."""
        steps = self.power(seat, MORE_STEPS)
        loot: i64
        for loot in range(LOOTS):
            steps += self.step_tiles[seat * LOOTS + loot] * self.box.loot_amount[loot]
        bonus = self.bonus[seat]
        if bonus >= 0 and self.box.bonus_effect[bonus] == STEPS:
            steps += self.box.bonus_amount[bonus]
        self.stride[seat] = steps

    def worth_of_epoch(self) -> i64:
        """The points of a deity; before the first epoch as in the first (PA-1.15, 7.6)."""
        return max(self.epoch, 1)

    # --- secrets --------------------------------------------------------------------------------

    def hide(self, viewer: i64) -> None:
        secrets.hide(self, viewer)

    def deal(self, viewer: i64) -> None:
        secrets.deal_anew(self, viewer)

    def promised(self, viewer: i64) -> bool:
        return secrets.promised(self, viewer)

    def keep_promise(self, viewer: i64) -> None:
        if not secrets.keep_promise(self, viewer):
            super().keep_promise(viewer)

    # --- result ---------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """Points of all sources."""
        points: i64 = 0
        i: i64
        for i in range(seat * SOURCES, (seat + 1) * SOURCES):
            points += self.points[i]
        return points

    def demigods(self, seat: i64) -> i64:
        """How many demigods a seat has; everybody knows."""
        tiles = self.told[seat * TOLD + LOW] + self.told[seat * TOLD + HIGH]
        i: i64
        for i in range(seat * DEMIGODS, (seat + 1) * DEMIGODS):
            tiles += self.open_demigods[i]
        return tiles

    def standing(self, seat: i64) -> i64:
        """Points, then demigods (PA-11.10, 11.11)."""
        return self.score(seat) * 64 + self.demigods(seat)

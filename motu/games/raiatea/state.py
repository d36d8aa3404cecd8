"""What lies on the table of Raiatea, before and behind the screens."""

from __future__ import annotations

from typing import Any, Final, final

from motu.games.raiatea.box import RaiateaBox
from motu.games.raiatea.rules import secrets
from motu.games.raiatea.rules.pieces import (
    ASSISTANTS,
    BACKS,
    DESIGNS,
    DRAWN,
    FACES,
    GOODS,
    KINDS,
    LOCATIONS,
    MIRROR,
    MISSIONS,
    POWERS,
    RITUALS,
    ROLL_PLUS,
    ROW,
    SEATS,
    SHAMAN,
    SLOTS,
)
from motu.kernel.core import Rule, State
from motu.kernel.vectors import filled, i64, vec, zeros

STEPS: Final = 64
NO_TILE: Final = -2  # a slot that is not used
NOT_DRAWN: Final = -3  # a slot whose tile nobody has seen
NO_CARD: Final = 64  # after every type, so that sorted sets end with it
NOBODY: Final = -1

FROM_RANK: Final = 0  # sources of points
FROM_RITUALS: Final = 1
FROM_MISSIONS: Final = 2
FROM_MISSION_MASKS: Final = 3
FROM_ASSISTANT_MASKS: Final = 4
FROM_COLOUR_MASKS: Final = 5
SOURCES: Final = 6
SOURCE_NAMES = ("rank", "rituals", "missions", "mission_masks", "assistant_masks", "colour_masks")

# Kinds of field besides public ones; `agenda` and the dice belong to the kernel.
SECRET = ("deck", "hand", "bagged", "drawn", "rejected", "progress", "loot")
COUNTABLE = ("pearls", "mana", "goods", "tile", "thefts")


@final
class Raiatea(State):
    """Markets, statues, tracks, the bag, and what each seat owns."""

    def __init__(
        self, box: RaiateaBox, rules: list[Rule[Any]], players: i64, like: Raiatea | None = None
    ) -> None:
        super().__init__(rules, players, STEPS, like)
        self.box = box
        if like is None:
            self.tane: i64 = 0  # the three options
            self.oracle: i64 = 0
            self.restricted: i64 = 0  # purchases and bids leave the bag empty
            self.open_screens: i64 = 0  # what can be counted is shown: no rule, a help for people
            self.space: i64 = 0  # of the round track
            self.stage: i64 = 0  # step of the ceremony; 0 in action phases
            self.first: i64 = NOBODY  # holder of the first player token
            self.kahuna: i64 = NOBODY
            self.place: i64 = NOBODY  # the location being used
            self.die: i64 = 0  # the last roll
            self.bag_mana: i64 = 0
            self.bag_closed: i64 = 0  # 1 from the preparation of rituals to their reveal
            self.statues_open: i64 = 1
            self.rewards: i64 = 0  # bits of those still there
            self.gave: i64 = 0  # bits of the seats that put a mask in at the Clearing
            self.mission_done: i64 = 0  # 1: the mission of this turn or of the Clearing is done
            self.payer: i64 = NOBODY  # who has named a mission and is still paying it
            self.built: i64 = 0  # 1: somebody completed a mission in this round of step 6
            self.tahuas: i64 = 0  # bits of the seats that have become Tahua
            self.drawn_back: i64 = 0  # the deck that drawn sets come from
            self.forest_left: i64 = 0
            self.reserve_left: i64 = 0
            self.row_left: i64 = 0
            self.settled: i64 = 0  # rituals of this ceremony that no longer wait, see `row`
            self.thefts: i64 = 0  # entries of `loot`
            self.finished: i64 = 0
            self.order: vec[i64] = zeros(SEATS)  # seats in ceremonial order
            self.offers: vec[i64] = zeros(SEATS)  # the last offerings or bids, shown
            self.tattoo: vec[i64] = zeros(SEATS)
            self.priests: vec[i64] = zeros(SEATS)
            self.clips: vec[i64] = zeros(SEATS)  # clipped rituals allowed in this ceremony
            self.pearls: vec[i64] = zeros(SEATS)
            self.mana: vec[i64] = zeros(SEATS)
            self.goods: vec[i64] = zeros(SEATS * GOODS)
            self.active: vec[i64] = zeros(SEATS * ASSISTANTS)
            self.used: vec[i64] = zeros(SEATS * ASSISTANTS)
            self.masks: vec[i64] = zeros(SEATS * KINDS)  # not bound by a mirror; free mirrors last
            self.bound: vec[i64] = zeros(SEATS * DESIGNS)  # masks bound by a mirror
            self.powers: vec[i64] = zeros(SEATS * POWERS)  # sums over permanent rituals in front
            self.points: vec[i64] = zeros(SEATS * SOURCES)  # filled at the end
            self.location: vec[i64] = filled(LOCATIONS, NOBODY)  # who took the tile
            self.price: vec[i64] = zeros(GOODS)  # level, from 0
            self.goods_market: vec[i64] = zeros(GOODS)
            self.assistant_market: vec[i64] = zeros(ASSISTANTS)
            self.mask_market: vec[i64] = zeros(KINDS)
            self.forest_deck: vec[i64] = zeros(FACES)  # copies left; no order exists
            self.reserve: vec[i64] = zeros(FACES)
            self.tile: vec[i64] = filled(SLOTS, NO_TILE)  # mission type; those taken stay for their taker
            self.taker: vec[i64] = filled(SLOTS, NOBODY)
            self.tiles_left: vec[i64] = zeros(MISSIONS)  # copies nobody has seen
            self.open: vec[i64] = zeros(MISSIONS)  # tiles that can be completed now, no auctions
            self.hand: vec[i64] = zeros(SEATS * RITUALS)
            self.bagged: vec[i64] = zeros(SEATS * RITUALS)  # from step 3 to the reveal
            self.rejected: vec[i64] = zeros(SEATS * RITUALS)  # in the discard, by who rejected them
            self.front: vec[i64] = zeros(SEATS * RITUALS)  # permanent rituals
            self.held: vec[i64] = zeros(SEATS * BACKS)  # cards in hand and bag, by back
            self.refused: vec[i64] = zeros(SEATS * BACKS)  # how many each seat rejected
            self.drawn: vec[i64] = filled(SEATS * DRAWN, NO_CARD)  # types in rising order
            self.drawn_size: vec[i64] = zeros(SEATS)  # cards drawn; picks do not change it
            self.progress: vec[i64] = zeros(SEATS)  # picks of a sealed answer so far
            self.deck: vec[i64] = zeros(RITUALS)
            self.deck_left: vec[i64] = zeros(BACKS)
            self.discard: vec[i64] = zeros(RITUALS)  # performed, failed, cancelled: seen by all
            self.discard_left: vec[i64] = zeros(BACKS)  # cards of both kinds in the discard pile
            self.performing: vec[i64] = zeros(RITUALS)  # their effect is not finished: nowhere else
            # Step 5: rituals still waiting, leftmost first; from the other end those that acted, failed or
            # were cancelled, the first one last (see `settle`).
            self.row: vec[i64] = zeros(ROW)
            self.row_owner: vec[i64] = zeros(ROW)  # NOBODY for common ones
            self.loot: vec[i64] = zeros(secrets.THEFTS * secrets.THEFT)  # stolen goods, see `secrets`
        else:
            self.tane = like.tane
            self.oracle = like.oracle
            self.restricted = like.restricted
            self.open_screens = like.open_screens
            self.space = like.space
            self.stage = like.stage
            self.first = like.first
            self.kahuna = like.kahuna
            self.place = like.place
            self.die = like.die
            self.bag_mana = like.bag_mana
            self.bag_closed = like.bag_closed
            self.statues_open = like.statues_open
            self.rewards = like.rewards
            self.gave = like.gave
            self.mission_done = like.mission_done
            self.payer = like.payer
            self.built = like.built
            self.tahuas = like.tahuas
            self.drawn_back = like.drawn_back
            self.forest_left = like.forest_left
            self.reserve_left = like.reserve_left
            self.row_left = like.row_left
            self.settled = like.settled
            self.thefts = like.thefts
            self.finished = like.finished
            self.order = like.order[:]
            self.offers = like.offers[:]
            self.tattoo = like.tattoo[:]
            self.priests = like.priests[:]
            self.clips = like.clips[:]
            self.pearls = like.pearls[:]
            self.mana = like.mana[:]
            self.goods = like.goods[:]
            self.active = like.active[:]
            self.used = like.used[:]
            self.masks = like.masks[:]
            self.bound = like.bound[:]
            self.powers = like.powers[:]
            self.points = like.points[:]
            self.location = like.location[:]
            self.price = like.price[:]
            self.goods_market = like.goods_market[:]
            self.assistant_market = like.assistant_market[:]
            self.mask_market = like.mask_market[:]
            self.forest_deck = like.forest_deck[:]
            self.reserve = like.reserve[:]
            self.tile = like.tile[:]
            self.taker = like.taker[:]
            self.tiles_left = like.tiles_left[:]
            self.open = like.open[:]
            self.hand = like.hand[:]
            self.bagged = like.bagged[:]
            self.rejected = like.rejected[:]
            self.front = like.front[:]
            self.held = like.held[:]
            self.refused = like.refused[:]
            self.drawn = like.drawn[:]
            self.drawn_size = like.drawn_size[:]
            self.progress = like.progress[:]
            self.deck = like.deck[:]
            self.deck_left = like.deck_left[:]
            self.discard = like.discard[:]
            self.discard_left = like.discard_left[:]
            self.performing = like.performing[:]
            self.row = like.row[:]
            self.row_owner = like.row_owner[:]
            self.loot = like.loot[:]

    def copy(self) -> Raiatea:
        return Raiatea(self.box, self.rules, self.players, self)

    # --- tracks ---------------------------------------------------------------------------------

    def rank(self, seat: i64) -> i64:
        """Raatira 0, Ariki 1, Arioi 2, Tahua 3."""
        rank: i64 = 3
        while self.tattoo[seat] < self.box.rank_from[rank]:
            rank -= 1
        return rank

    def power(self, seat: i64, power: i64) -> i64:
        """What the permanent rituals in front of a seat give of one power."""
        return self.powers[seat * POWERS + power]

    def recruit(self, seat: i64, priests: i64) -> None:
        """So many priests, as far as the track goes (RA-6.4, 6.6)."""
        self.priests[seat] = min(self.box.last_priest, self.priests[seat] + priests)

    # --- goods and prices -----------------------------------------------------------------------

    def to_goods_market(self, good: i64) -> None:
        """A good arrives: its price falls by one level, in any phase (RA-8.5, 8.7)."""
        self.goods_market[good] += 1
        if self.price[good] > 0:
            self.price[good] -= 1

    def from_goods_market(self, seat: i64, good: i64) -> None:
        """A seat takes a good: its price rises by one level (RA-8.6, 8.7)."""
        self.goods_market[good] -= 1
        if self.price[good] < self.box.top_level[good]:
            self.price[good] += 1
        self.goods[seat * GOODS + good] += 1

    def spend_good(self, seat: i64, good: i64) -> None:
        """A good leaves the screen of a seat."""
        self.goods[seat * GOODS + good] -= 1
        if self.thefts > 0:
            secrets.note_spent(self, seat, good)
            self.reveal()  # it may tell what was stolen

    def goods_held(self, seat: i64) -> i64:
        """All goods behind a screen."""
        at = seat * GOODS
        return self.goods[at] + self.goods[at + 1] + self.goods[at + 2] + self.goods[at + 3]

    # --- assistants -----------------------------------------------------------------------------

    def assistants(self, seat: i64, kind: i64) -> i64:
        """Assistants of one type, active or used."""
        return self.active[seat * ASSISTANTS + kind] + self.used[seat * ASSISTANTS + kind]

    def counts_as(self, seat: i64, kind: i64) -> i64:
        """Assistants of one type as the die sees them (RA-12.4)."""
        return self.assistants(seat, kind) + self.powers[seat * POWERS + ROLL_PLUS]

    def exhaust(self, seat: i64, kind: i64) -> None:
        """An active assistant is turned."""
        self.active[seat * ASSISTANTS + kind] -= 1
        self.used[seat * ASSISTANTS + kind] += 1

    # --- masks ----------------------------------------------------------------------------------

    def is_single(self, seat: i64, design: i64) -> bool:
        """Whether exactly one copy of a design is in no pair."""
        return self.masks[seat * KINDS + design] == 1

    def has_single(self, seat: i64) -> bool:
        """Whether a mirror could be bound to some mask."""
        design: i64
        for design in range(seat * KINDS, seat * KINDS + DESIGNS):
            if self.masks[design] == 1:
                return True
        return False

    def free_mirrors(self, seat: i64) -> i64:
        """Mirrors that are not bound."""
        return self.masks[seat * KINDS + MIRROR]

    def loose_masks(self, seat: i64) -> i64:
        """Masks and mirrors that are not bound: those that can be given or paid."""
        count: i64 = 0
        kind: i64
        for kind in range(seat * KINDS, (seat + 1) * KINDS):
            count += self.masks[kind]
        return count

    def bind(self, seat: i64, design: i64) -> None:
        """A mirror is bound to a mask for good (RA-13.3, 13.4)."""
        self.masks[seat * KINDS + MIRROR] -= 1
        self.masks[seat * KINDS + design] -= 1
        self.bound[seat * DESIGNS + design] += 1

    # --- rituals --------------------------------------------------------------------------------

    def cards_held(self, seat: i64) -> i64:
        """Rituals in hand and bag: everybody knows how many."""
        return self.held[seat * BACKS] + self.held[seat * BACKS + 1]

    def to_discard(self, card: i64) -> None:
        """A ritual that everybody has seen goes to the discard pile of its deck."""
        self.discard[card] += 1
        self.discard_left[self.box.ritual_back[card]] += 1

    def settle(self, card: i64, owner: i64, fate: i64, mana: i64) -> None:
        """What became of a ritual of the row, and the mana left in the bag or lacking: for all to see."""
        at = ROW - 1 - self.settled
        self.row[at] = card | fate << 7 | mana << 9
        self.row_owner[at] = owner
        self.settled += 1

    def may_act_freely(self, seat: i64) -> bool:
        """Whether, for all that everybody sees, a free action may be possible (A62)."""
        if self.active[seat * ASSISTANTS + SHAMAN] > 0 and self.cards_held(seat) > 0:
            return True
        return self.masks[seat * KINDS + MIRROR] > 0 and self.has_single(seat)

    # --- secrets --------------------------------------------------------------------------------

    def hide(self, viewer: i64) -> None:
        secrets.hide(self, viewer)

    def deal(self, viewer: i64) -> None:
        secrets.deal(self, viewer)

    # --- result ---------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """Victory points at the end of the game."""
        total: i64 = 0
        i: i64
        for i in range(seat * SOURCES, (seat + 1) * SOURCES):
            total += self.points[i]
        return total

    def standing(self, seat: i64) -> i64:
        """Points, then the place in the ceremonial order (RA-14.7)."""
        place: i64 = 0
        while self.order[place] != seat:
            place += 1
        return self.score(seat) * 8 + 7 - place

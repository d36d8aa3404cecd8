"""The box of Pantheon: map, cards, tiles and prices, checked when they are loaded."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final, final

from motu.games.pantheon.rules.pieces import (
    AROUND,
    BONUS_NAMES,
    BONUSES,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    COLUMN,
    DEITIES,
    DEITY_NAMES,
    DEMIGODS,
    EPOCH_CARDS,
    EPOCHS,
    FREE_MONEY,
    HEX_IDS,
    HEXES,
    HIGH,
    JUMPS,
    KIND_NAMES,
    KINDS,
    LOOT_HEXES,
    LOOT_NAMES,
    LOOTS,
    MONEY,
    MORE_ACTIONS,
    MORE_MONEY,
    MOST_JUMPS,
    MOVE_CARD,
    MOVE_CARDS,
    NONE,
    ORDERS,
    PEOPLE_NAMES,
    PEOPLES,
    POWER_NAMES,
    POWERS,
    RANKS,
    REWARD_NAMES,
    RISE_NAMES,
    ROW,
    SEATS,
    SITE_IDS,
    SITES,
    SPECIALS,
    WIDE,
)
from motu.kernel.box import Box, BoxError, shown
from motu.kernel.cursor import MANY, Cursor
from motu.kernel.vectors import filled, i64, vec, zeros

# At least as many pieces as the rulebook counts; at most so many that an edition has room.
ACTION_CARDS: Final = (75, 120)
SPECIAL_MONEY: Final = (7, SPECIALS)
LOOT_TILES: Final = (40, 80)
DEITY_TILES: Final = (40, 80)
DEMIGOD_TILES: Final = (21, 30)

# What an edition adds is called otherwise; on the board a bonus of its own is `bonus_` and its id.
OURS: Final = [*KIND_NAMES, *CARD_NAMES, *PEOPLE_NAMES, *LOOT_NAMES, *BONUS_NAMES, *DEITY_NAMES] + [
    name.removeprefix("bonus_") for name in BONUS_NAMES
]


@final
class PantheonBox(Box):
    """The numbers of one edition."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        box = Cursor(data)
        box.table("edition").text("name")
        self.names: dict[str, str] = {}  # by id: what an edition calls the things that it adds
        self._counts(box)
        self._prices(box)
        self._map(box.table("map"))
        self._places(box.by_name("places", PEOPLE_NAMES, "people"))
        self._peoples(box.by_name("peoples", PEOPLE_NAMES))
        self.card_copies: vec[i64] = _cards(box, "cards", CARD_NAMES[: MONEY + 1], ACTION_CARDS)
        self.special_copies: vec[i64] = _cards(box, "special_money", CARD_NAMES[MONEY + 1 :], SPECIAL_MONEY)
        self._loot(box)
        self._bonuses(box)
        self._deities(box)
        self._demigods(box.table("demigods"))
        box.finish()
        self._check_bag()

    def _counts(self, box: Cursor) -> None:
        epochs = box.table("epochs")
        self.epochs: i64 = epochs.number("number", 1, EPOCHS)
        self.scored: vec[i64] = zeros(EPOCHS + 1)  # 1: a scoring follows that epoch
        for epoch in epochs.items("scorings").all_numbers(1, int(self.epochs)):
            self.scored[epoch] = 1
        self.ending: i64 = epochs.number("ending", 0, 99)
        players = box.table("players")
        self.displayed: vec[i64] = _by_players(players.table("deities"), 1, 16)
        self.laid: vec[i64] = _by_players(players.table("loot"), 1, LOOT_HEXES)
        pieces = box.table("pieces")
        self.feet: i64 = pieces.number("feet", 1, 12)
        self.columns: i64 = pieces.number("columns", 1, 12)
        start = box.table("start")
        self.start_feet: i64 = start.number("feet", 0, int(self.feet))
        self.start_columns: i64 = start.number("columns", 0, int(self.columns))
        self.start_cards: i64 = start.number("cards", 0, 15)
        bsw = box.table("bsw_start")
        self.bsw_feet: vec[i64] = _by_players(bsw.table("feet"), 0, int(self.feet))
        self.bsw_columns: vec[i64] = _by_players(bsw.table("columns"), 0, int(self.columns))
        movement = box.table("movement")
        self.big_foot: i64 = movement.number("big_foot", 0, 9)
        self.card_steps: i64 = movement.number("card", 1, 9)
        self.free_cost: i64 = movement.number("free", 1, 9)
        self.occupied_cost: i64 = movement.number("occupied", int(self.free_cost), 9)
        draw = box.table("draw")
        self.row: i64 = draw.number("row", 1, ROW)
        self.drawn: i64 = draw.number("cards", 1, 9)
        self.reaction: i64 = draw.number("reaction", 1, 9)

    def _prices(self, box: Cursor) -> None:
        prices = box.table("prices")
        self.rank_price: vec[i64] = zeros(RANKS + 1)  # total prices by rank, nothing for rank 0
        for i, price in enumerate(_rising(prices.items("ranks", RANKS, RANKS), 99)):
            self.rank_price[i + 1] = price
        self.piece_price: i64 = prices.number("piece", 1, 99)
        points = box.table("column_points")
        starts = _rising(points.items("from"), 12)
        self.column_points: vec[i64] = zeros(13)  # of each column, by number of columns
        for start, rate in zip(starts, points.numbers("points", 0, 99, len(starts)), strict=True):
            for columns in range(start, 13):
                self.column_points[columns] = rate

    # --- map ------------------------------------------------------------------------------------

    def _map(self, board: Cursor) -> None:
        """Land and water, neighbours, column sites; feet alone must reach every hex but the sites."""
        self.terrain: vec[i64] = zeros(HEXES)  # 0 no hex, 1 land, 2 water
        self.around: vec[i64] = filled(HEXES * AROUND, NONE)  # hex * AROUND + n: the n-th neighbour
        self.degree: vec[i64] = zeros(HEXES)
        self.site_of: vec[i64] = filled(HEXES, NONE)
        self.site_hex: vec[i64] = filled(SITES, NONE)
        lines = board.items("rows", HIGH, HIGH)
        for r in range(HIGH):
            line = lines.text(r)
            if len(line) != WIDE or line.strip("#~."):
                raise lines.error("box-out-of-range", r, shown(line), f"{WIDE} × # ~ .")
            for c in range(WIDE):
                self.terrain[HEX_IDS.index(f"h{c:02}{r:02}")] = ".#~".index(line[c])
        self.hexes: i64 = 0  # numbers in use
        for h, id in enumerate(HEX_IDS):
            if self.terrain[h]:
                self.hexes = h + 1
                self._join(h, id)
        self._sites(board.items("sites", 1, SITES))
        reached = _reached(self)
        for h, id in enumerate(HEX_IDS):
            if self.terrain[h] and not reached[h]:
                raise lines.error("box-cut-off", id)

    def _join(self, h: int, id: str) -> None:
        c, r = int(id[1:3]), int(id[3:5])
        east = r % 2  # odd rows are shifted to the right
        near = ((c + 1, r), (c + east, r - 1), (c + east - 1, r - 1))
        for x, y in (*near, (c - 1, r), (c + east - 1, r + 1), (c + east, r + 1)):
            if 0 <= x < WIDE and 0 <= y < HIGH:
                other = HEX_IDS.index(f"h{x:02}{y:02}")
                if self.terrain[other]:
                    self.around[h * AROUND + self.degree[h]] = other
                    self.degree[h] += 1

    def _sites(self, sites: Cursor) -> None:
        found: list[int] = []
        for i in range(len(sites)):
            h = _hex(self, sites, i)
            if h in found:
                raise sites.error("box-wrong-total", HEX_IDS[h], 2, 1)
            found.append(h)
        ids = [HEX_IDS[h] for h in found]
        free = [*range(len(SITE_IDS), SITES), *(i for i, id in enumerate(SITE_IDS) if id not in ids)]
        for h in sorted(found):
            site = SITE_IDS.index(HEX_IDS[h]) if HEX_IDS[h] in SITE_IDS else free.pop(0)
            self.site_of[h] = site
            self.site_hex[site] = h

    def _places(self, places: list[Cursor]) -> None:
        """An origin and five loot hexes for each people; all different, none a column site."""
        self.origin: vec[i64] = filled(PEOPLES, NONE)
        self.loot_hex: vec[i64] = filled(PEOPLES * LOOT_HEXES, NONE)  # people * LOOT_HEXES + n
        found: list[int] = []
        for people, row in enumerate(places):
            self.origin[people] = self._place(row, "origin", found)
            loot = row.items("loot", LOOT_HEXES, LOOT_HEXES)
            for n in range(LOOT_HEXES):
                self.loot_hex[people * LOOT_HEXES + n] = self._place(loot, n, found)

    def _place(self, row: Cursor, key: str | int, found: list[int]) -> int:
        """A hex that is nothing else yet."""
        h = _hex(self, row, key)
        if h in found:
            raise BoxError("box-wrong-total", f"places.{HEX_IDS[h]}", "2", "1")
        if self.site_of[h] != NONE:
            raise BoxError("box-wrong-total", f"{row.at(key)}, map.sites.{HEX_IDS[h]}", "2", "1")
        found.append(h)
        return h

    def _peoples(self, peoples: list[Cursor]) -> None:
        self.rise: vec[i64] = zeros(PEOPLES)
        self.rise_amount: vec[i64] = zeros(PEOPLES)
        for people, row in enumerate(peoples):
            self.rise[people] = row.one_of("effect", RISE_NAMES)
            self.rise_amount[people] = row.number("amount", 1, 15)

    # --- tiles ----------------------------------------------------------------------------------

    def _listed(self, box: Cursor, key: str, known: list[str], room: int) -> list[tuple[int, Cursor]]:
        """The tables of a list with their numbers; what an edition adds has an id that nothing else has."""
        found = box.numbered(key, known, room)
        for n, row in found:
            if n >= len(known):
                id = row.new_id([*OURS, *self.names])
                self.names[id] = row.own_name()
        return found

    def _loot(self, box: Cursor) -> None:
        self.loot_copies: vec[i64] = zeros(LOOTS)
        self.loot_effect: vec[i64] = zeros(LOOTS)
        self.loot_amount: vec[i64] = zeros(LOOTS)
        found = self._listed(box, "loot", LOOT_NAMES, LOOTS)
        self.loot_ids: list[str] = _ids("loot", LOOT_NAMES, LOOTS, found)
        for tile, row in found:
            self.loot_copies[tile] = row.number("copies", 0, LOOT_TILES[1])
            self.loot_effect[tile] = row.one_of("effect", REWARD_NAMES[:COLUMN])
            self.loot_amount[tile] = row.number("amount", 1, 9)
        box.total("loot", int(sum(self.loot_copies)), *LOOT_TILES)

    def _bonuses(self, box: Cursor) -> None:
        """One of each; everybody gets one."""
        self.bonus_copies: vec[i64] = zeros(BONUSES)
        self.bonus_effect: vec[i64] = zeros(BONUSES)
        self.bonus_amount: vec[i64] = zeros(BONUSES)
        found = self._listed(box, "bonuses", BONUS_NAMES, BONUSES)
        self.bonus_ids: list[str] = _ids("bonus", BONUS_NAMES, BONUSES, found)
        for bonus, row in found:
            self.bonus_copies[bonus] = 1
            self.bonus_effect[bonus] = row.one_of("effect", REWARD_NAMES)
            self.bonus_amount[bonus] = row.number("amount", 1, 9)
        if len(found) < SEATS:
            raise box.error("box-too-few", "bonuses", len(found), SEATS)

    def _deities(self, box: Cursor) -> None:
        self.deity_copies: vec[i64] = zeros(DEITIES)
        self.deity_power: vec[i64] = zeros(DEITIES)
        self.deity_amount: vec[i64] = zeros(DEITIES)
        self.yellow: vec[i64] = zeros(DEITIES)
        self.cards_only: vec[i64] = zeros(DEITIES)
        self.cost: vec[i64] = zeros(DEITIES * KINDS)  # falling numbers, padded with zeros
        self.numbers: vec[i64] = zeros(DEITIES)  # how many of them are not zero
        self.order: vec[i64] = zeros(ORDERS * KINDS)  # the orders of four kinds, alphabetically
        self.orders: vec[i64] = zeros(DEITIES)  # how many orders pay differently ...
        self.order_of: vec[i64] = zeros(DEITIES * ORDERS)  # ... and which ones
        self.pays: vec[i64] = zeros(DEITIES * ORDERS)  # 1: this order is one of them
        self.power: vec[i64] = zeros(POWERS * DEITIES)  # power * DEITIES + deity: amount for each copy kept
        for p, kinds in enumerate(permutations(range(KINDS))):
            for i, kind in enumerate(kinds):
                self.order[p * KINDS + i] = kind
        found = self._listed(box, "deities", DEITY_NAMES, DEITIES)
        self.deity_ids: list[str] = _ids("deity", DEITY_NAMES, DEITIES, found)
        self.deities: i64 = max(n for n, _ in found) + 1  # numbers in use
        for deity, row in found:
            self._deity(deity, row)
            self._cost(deity, row)
        box.total("deities", int(sum(self.deity_copies)), *DEITY_TILES)

    def _deity(self, deity: int, row: Cursor) -> None:
        """Yellow deities act at once, blue ones while they are kept."""
        yellow = row.one_of("colour", COLOUR_NAMES) == 0
        first, powers = (0, POWER_NAMES[:EPOCH_CARDS]) if yellow else (EPOCH_CARDS, POWER_NAMES[EPOCH_CARDS:])
        power = first + row.one_of("effect", powers)
        amount = row.number("amount", 1, 1 if power == MORE_ACTIONS else 9)  # a Traitera is used up at once
        copies = row.number("copies", 0, min(DEITY_TILES[1], self._left_of(power) // amount))
        self.deity_copies[deity] = copies
        self.yellow[deity] = 1 if yellow else 0
        self.deity_power[deity] = power
        self.deity_amount[deity] = amount
        if not yellow:
            self.power[power * DEITIES + deity] = amount

    def _left_of(self, power: int) -> int:
        """How much of a power there is still room for, when somebody has all deities read so far."""
        most = FREE_MONEY if power == MORE_MONEY else MOST_JUMPS if power == JUMPS else MANY
        powers = self.power[power * DEITIES : (power + 1) * DEITIES]
        return most - sum(int(n * amount) for n, amount in zip(self.deity_copies, powers, strict=True))

    def _cost(self, deity: int, row: Cursor) -> None:
        """Falling numbers of offerings, and the orders of kinds that pay them differently."""
        self.cards_only[deity] = 1 if row.yes_no("cards_only") else 0
        numbers = row.items("cost", 1, KINDS)
        cost: list[int] = []
        for i in range(len(numbers)):
            cost.append(numbers.number(i, 1, cost[-1] if cost else 9))
            self.cost[deity * KINDS + i] = cost[i]
        self.numbers[deity] = len(cost)
        padded = [*cost, *([0] * (KINDS - len(cost)))]
        for p, kinds in enumerate(permutations(range(KINDS))):
            if all(padded[i] != padded[i - 1] or kinds[i] > kinds[i - 1] for i in range(1, KINDS)):
                self.pays[deity * ORDERS + p] = 1
                self.order_of[deity * ORDERS + self.orders[deity]] = p
                self.orders[deity] += 1

    def _demigods(self, demigods: Cursor) -> None:
        self.low: i64 = demigods.number("low", 0, DEMIGODS)  # values up to this lie on top
        self.demigod_copies: vec[i64] = demigods.numbers("copies", 0, DEMIGOD_TILES[1], DEMIGODS)
        demigods.total("copies", int(sum(self.demigod_copies)), *DEMIGOD_TILES)

    def _check_bag(self) -> None:
        """The bag must last for all epochs."""
        needed = self.laid[SEATS] * self.epochs
        if needed > sum(self.loot_copies):
            raise BoxError("box-too-few", "loot", str(sum(self.loot_copies)), str(needed))


def _by_players(counts: Cursor, least: int, most: int) -> vec[i64]:
    """A number for each number of players."""
    found = zeros(SEATS + 1)
    for players in range(2, SEATS + 1):
        found[players] = counts.number(str(players), least, most)
    return found


def _rising(numbers: Cursor, most: int) -> list[int]:
    """Each number is higher than the one before."""
    found: list[int] = []
    for i in range(len(numbers)):
        found.append(numbers.number(i, found[-1] + 1 if found else 1, most))
    return found


def _ids(kind: str, known: list[str], room: int, found: list[tuple[int, Cursor]]) -> list[str]:
    """The ids of all numbers: ours, those that an edition adds, and those that nothing has."""
    ids = known + [""] * (room - len(known))
    for n, row in found:
        ids[n] = row.text("id")
    for n in range(room):
        spare = f"{kind}_{n}"
        while spare in ids:
            spare += "_"
        ids[n] = ids[n] or spare
    return ids


def _cards(box: Cursor, key: str, names: list[str], wanted: tuple[int, int]) -> vec[i64]:
    """How many there are of each card; the movement cards of a hand can all be played at once."""
    copies = zeros(CARDS)
    for n, row in box.named_rows(key, names).items():
        card = CARD_NAMES.index(names[n])
        copies[card] = row.number("copies", 0, MOVE_CARDS if card == MOVE_CARD else wanted[1])
    box.total(key, int(sum(copies)), *wanted)
    return copies


def _hex(box: PantheonBox, row: Cursor, key: str | int) -> int:
    """A hex that is on the map."""
    id = row.text(key)
    if id not in HEX_IDS or not box.terrain[HEX_IDS.index(id)]:
        raise row.error("box-not-on-map", key, shown(id))
    return HEX_IDS.index(id)


def _reached(box: PantheonBox) -> vec[i64]:
    """1 for every hex that feet can reach from the first one; for a site, when a foot can stand beside it."""
    reached = zeros(HEXES)
    front = [h for h in range(len(HEX_IDS)) if box.terrain[h] and box.site_of[h] == NONE][:1]
    for first in front:
        reached[first] = 1
    while front:
        h = front.pop()
        for n in range(int(box.degree[h])):
            other = int(box.around[h * AROUND + n])
            if not reached[other]:
                reached[other] = 1
                if box.site_of[other] == NONE:
                    front.append(other)
    return reached

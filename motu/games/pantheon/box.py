"""The box of Pantheon: map, cards, tiles and prices, checked when they are loaded."""

from __future__ import annotations

from typing import Any, final

from motu.games.pantheon.rules.pieces import (
    AROUND,
    BONUS_NAMES,
    BONUSES,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    DEITIES,
    DEITY_NAMES,
    DEMIGODS,
    EPOCH_CARDS,
    EPOCHS,
    FREE_MONEY,
    HEX_IDS,
    HEXES,
    HIGH,
    KIND_NAMES,
    KINDS,
    LOOT_HEXES,
    LOOT_NAMES,
    LOOTS,
    MONEY,
    MONEYS,
    MORE_MONEY,
    MOVE_CARD,
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
from motu.games.pantheon.rules.reading import (
    by_players,
    check_rising,
    marked,
    numbers,
    once,
    orders,
    priced,
    read_copies,
)
from motu.kernel.box import Box, BoxError, number, one_of, rows, shown, table
from motu.kernel.vectors import filled, i64, vec, zeros

__all__ = [  # the pieces as views and texts need them, and the box
    "AROUND",
    "BONUS_NAMES",
    "CARDS",
    "CARD_NAMES",
    "DEITIES",
    "DEITY_NAMES",
    "DEMIGODS",
    "HEXES",
    "HEX_IDS",
    "KINDS",
    "KIND_NAMES",
    "LOOTS",
    "LOOT_HEXES",
    "LOOT_NAMES",
    "MONEY",
    "MONEYS",
    "MORE_MONEY",
    "MOVE_CARD",
    "NONE",
    "ORDERS",
    "PEOPLE_NAMES",
    "RANKS",
    "SITE_IDS",
    "PantheonBox",
]

BLOCKS = ["epochs", "players", "start", "bsw_start", "pieces", "movement", "draw", "prices", "column_points"]
LISTS = ["places", "peoples", "cards", "special_money", "loot", "bonuses", "deities"]


@final
class PantheonBox(Box):
    """The numbers of one edition."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        table(data, "", ["edition", "map", "demigods", *BLOCKS, *LISTS])
        table(data["edition"], "edition", ["name"])
        self._counts(data)
        self._map(data["map"])
        self._places(rows(data["places"], "places"))
        self._peoples(rows(data["peoples"], "peoples"))
        self.card_copies: vec[i64] = zeros(CARDS)
        self.special_copies: vec[i64] = zeros(CARDS)
        read_copies(data, "cards", CARD_NAMES[: MONEY + 1], self.card_copies, 75)
        read_copies(data, "special_money", CARD_NAMES[MONEY + 1 :], self.special_copies, SPECIALS)
        number(int(self.card_copies[MOVE_CARD]), "cards.move_card", 0, 16)
        self.loot_copies: vec[i64] = zeros(LOOTS)
        self.loot_effect: vec[i64] = zeros(LOOTS)
        self.loot_amount: vec[i64] = zeros(LOOTS)
        self._tiles(data, "loot", LOOT_NAMES, 40)
        self.bonus_copies: vec[i64] = zeros(BONUSES)
        self.bonus_effect: vec[i64] = zeros(BONUSES)
        self.bonus_amount: vec[i64] = zeros(BONUSES)
        self._tiles(data, "bonuses", BONUS_NAMES, 0)
        self._deities(rows(data["deities"], "deities"))
        self._demigods(data["demigods"])
        _check_bag(self)

    def _counts(self, data: dict[str, Any]) -> None:
        epochs = marked(data["epochs"], "epochs", ["number", "scorings", "ending"])
        self.epochs: i64 = number(epochs["number"], "epochs.number", 1, EPOCHS)
        self.scored: vec[i64] = zeros(EPOCHS + 1)  # 1: a scoring follows that epoch
        for epoch in numbers(epochs["scorings"], "epochs.scorings", 0, 1, int(self.epochs)):
            self.scored[epoch] = 1
        self.ending: i64 = number(epochs["ending"], "epochs.ending", 0, 99)
        players = marked(data["players"], "players", ["deities", "loot"])
        self.displayed: vec[i64] = by_players(players["deities"], "players.deities", 1, 16)
        self.laid: vec[i64] = by_players(players["loot"], "players.loot", 1, LOOT_HEXES)
        pieces = marked(data["pieces"], "pieces", ["feet", "columns"])
        self.feet: i64 = number(pieces["feet"], "pieces.feet", 1, 12)
        self.columns: i64 = number(pieces["columns"], "pieces.columns", 1, 12)
        start = marked(data["start"], "start", ["feet", "columns", "cards"])
        self.start_feet: i64 = number(start["feet"], "start.feet", 0, int(self.feet))
        self.start_columns: i64 = number(start["columns"], "start.columns", 0, int(self.columns))
        self.start_cards: i64 = number(start["cards"], "start.cards", 0, 15)
        bsw = marked(data["bsw_start"], "bsw_start", ["feet", "columns"])
        self.bsw_feet: vec[i64] = by_players(bsw["feet"], "bsw_start.feet", 0, int(self.feet))
        self.bsw_columns: vec[i64] = by_players(bsw["columns"], "bsw_start.columns", 0, int(self.columns))
        movement = marked(data["movement"], "movement", ["big_foot", "card", "free", "occupied"])
        self.big_foot: i64 = number(movement["big_foot"], "movement.big_foot", 0, 9)
        self.card_steps: i64 = number(movement["card"], "movement.card", 1, 9)
        self.free_cost: i64 = number(movement["free"], "movement.free", 1, 9)
        self.occupied_cost: i64 = number(movement["occupied"], "movement.occupied", int(self.free_cost), 9)
        draw = marked(data["draw"], "draw", ["row", "cards", "reaction"])
        self.row: i64 = number(draw["row"], "draw.row", 1, ROW)
        self.drawn: i64 = number(draw["cards"], "draw.cards", 1, 9)
        self.reaction: i64 = number(draw["reaction"], "draw.reaction", 1, 9)
        prices = marked(data["prices"], "prices", ["ranks", "piece"])
        ranks = numbers(prices["ranks"], "prices.ranks", RANKS, 1, 99)
        check_rising(ranks, "prices.ranks")
        self.rank_price: vec[i64] = priced(ranks)
        self.piece_price: i64 = number(prices["piece"], "prices.piece", 1, 99)
        points = marked(data["column_points"], "column_points", ["from", "points"])
        starts = numbers(points["from"], "column_points.from", 0, 1, 12)
        check_rising(starts, "column_points.from")
        rates = numbers(points["points"], "column_points.points", len(starts), 0, 99)
        self.column_points: vec[i64] = zeros(13)  # of each column, by number of columns
        for start_at, rate in zip(starts, rates, strict=True):
            for columns in range(start_at, 13):
                self.column_points[columns] = rate

    # --- map ------------------------------------------------------------------------------------

    def _map(self, value: Any) -> None:
        """Land and water, neighbours, column sites; feet alone must reach every hex but the sites."""
        board = marked(value, "map", ["rows", "sites"])
        self.terrain: vec[i64] = zeros(HEXES)  # 0 no hex, 1 land, 2 water
        self.around: vec[i64] = filled(HEXES * AROUND, NONE)  # hex * AROUND + n: the n-th neighbour
        self.degree: vec[i64] = zeros(HEXES)
        self.site_of: vec[i64] = filled(HEXES, NONE)
        self.site_hex: vec[i64] = filled(SITES, NONE)
        lines = rows(board["rows"], "map.rows")
        if len(lines) != HIGH:
            raise BoxError("box-wrong-length", "map.rows", str(len(lines)), str(HIGH))
        for r, line in enumerate(lines):
            place = f"map.rows[{r}]"
            if not isinstance(line, str) or len(line) != WIDE or line.strip("#~."):
                raise BoxError("box-out-of-range", place, shown(line), f"{WIDE} × # ~ .")
            for c in range(WIDE):
                self.terrain[HEX_IDS.index(f"h{c:02}{r:02}")] = ".#~".index(line[c])
        self.hexes: i64 = 0  # numbers in use
        for h, id in enumerate(HEX_IDS):
            if self.terrain[h]:
                self.hexes = h + 1
                self._join(h, id)
        self._sites(rows(board["sites"], "map.sites"))
        reached = _reached(self)
        for h, id in enumerate(HEX_IDS):
            if self.terrain[h] and not reached[h]:
                raise BoxError("box-cut-off", f"map.rows {id}")

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

    def _sites(self, ids: list[Any]) -> None:
        if not 1 <= len(ids) <= SITES:
            raise BoxError("box-wrong-length", "map.sites", str(len(ids)), f"1–{SITES}")
        seen: list[str] = []
        for i, id in enumerate(ids):
            _hex(self, id, f"map.sites[{i}]")
            once(id, seen, f"map.sites {id}")
        free = [*range(len(SITE_IDS), SITES), *(i for i, id in enumerate(SITE_IDS) if id not in seen)]
        for id in sorted(seen, key=HEX_IDS.index):
            site = SITE_IDS.index(id) if id in SITE_IDS else free.pop(0)
            self.site_of[HEX_IDS.index(id)] = site
            self.site_hex[site] = HEX_IDS.index(id)

    def _places(self, places: list[Any]) -> None:
        """An origin and five loot hexes for each people; all different, none a column site."""
        self.origin: vec[i64] = filled(PEOPLES, NONE)
        self.loot_hex: vec[i64] = filled(PEOPLES * LOOT_HEXES, NONE)  # people * LOOT_HEXES + n
        seen: list[str] = []
        for i, value in enumerate(places):
            place = f"places[{i}]"
            row = marked(value, place, ["people", "origin", "loot"])
            people = one_of(row["people"], f"{place}.people", PEOPLE_NAMES)
            if self.origin[people] != NONE:
                raise BoxError("box-wrong-total", f"places {row['people']}", "2", "1")
            loot = rows(row["loot"], f"{place}.loot")
            if len(loot) != LOOT_HEXES:
                raise BoxError("box-wrong-length", f"{place}.loot", str(len(loot)), str(LOOT_HEXES))
            for n, id in enumerate([row["origin"], *loot]):
                here = f"{place}.origin" if n == 0 else f"{place}.loot[{n - 1}]"
                h = _hex(self, id, here)
                once(id, seen, f"places {id}")
                if self.site_of[h] != NONE:
                    raise BoxError("box-wrong-total", f"map.sites, {here} {id}", "2", "1")
                if n == 0:
                    self.origin[people] = h
                else:
                    self.loot_hex[people * LOOT_HEXES + n - 1] = h
        if len(places) != PEOPLES:
            raise BoxError("box-wrong-length", "places", str(len(places)), str(PEOPLES))

    def _peoples(self, peoples: list[Any]) -> None:
        self.rise: vec[i64] = zeros(PEOPLES)
        self.rise_amount: vec[i64] = zeros(PEOPLES)
        seen: list[str] = []
        for i, value in enumerate(peoples):
            place = f"peoples[{i}]"
            row = marked(value, place, ["id", "effect", "amount"])
            people = one_of(row["id"], f"{place}.id", PEOPLE_NAMES)
            once(row["id"], seen, f"peoples {row['id']}")
            self.rise[people] = one_of(row["effect"], f"{place}.effect", RISE_NAMES)
            self.rise_amount[people] = number(row["amount"], f"{place}.amount", 1, 15)
        if len(peoples) != PEOPLES:
            raise BoxError("box-wrong-length", "peoples", str(len(peoples)), str(PEOPLES))

    # --- tiles ----------------------------------------------------------------------------------

    def _tiles(self, data: dict[str, Any], name: str, names: list[str], wanted: int) -> None:
        """Loot tiles with their copies, starting bonuses one of each."""
        loot = name == "loot"
        copies = self.loot_copies if loot else self.bonus_copies
        effects = self.loot_effect if loot else self.bonus_effect
        amounts = self.loot_amount if loot else self.bonus_amount
        keys = ["id", "copies", "effect", "amount"] if loot else ["id", "effect", "amount"]
        seen: list[str] = []
        total = 0
        for i, value in enumerate(rows(data[name], name)):
            place = f"{name}[{i}]"
            row = marked(value, place, keys)
            tile = one_of(row["id"], f"{place}.id", names)
            once(row["id"], seen, f"{name} {row['id']}")
            copies[tile] = number(row["copies"], f"{place}.copies", 0, wanted) if loot else 1
            effects[tile] = one_of(
                row["effect"], f"{place}.effect", REWARD_NAMES[:-1] if loot else REWARD_NAMES
            )
            amounts[tile] = number(row["amount"], f"{place}.amount", 1, 9)
            total += int(copies[tile])
        if loot and total != wanted:
            raise BoxError("box-wrong-total", name, str(total), str(wanted))
        if not loot and total < SEATS:
            raise BoxError("box-too-few", name, str(total), str(SEATS))

    def _deities(self, deities: list[Any]) -> None:
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
        for p, kinds in enumerate(orders()):
            for i, kind in enumerate(kinds):
                self.order[p * KINDS + i] = kind
        seen: list[str] = []
        total = 0
        for i, value in enumerate(deities):
            place = f"deities[{i}]"
            keys = ["id", "colour", "cost", "cards_only", "copies", "effect", "amount"]
            row = marked(value, place, keys)
            deity = one_of(row["id"], f"{place}.id", DEITY_NAMES)
            once(row["id"], seen, f"deities {row['id']}")
            total += number(row["copies"], f"{place}.copies", 0, 40)
            self._deity(deity, row, place)
        if total != 40:
            raise BoxError("box-wrong-total", "deities", str(total), "40")

    def _deity(self, deity: int, row: dict[str, Any], place: str) -> None:
        self.deity_copies[deity] = row["copies"]
        self.yellow[deity] = 1 - one_of(row["colour"], f"{place}.colour", COLOUR_NAMES)
        at_once = POWER_NAMES[:EPOCH_CARDS] if self.yellow[deity] else POWER_NAMES[EPOCH_CARDS:]
        self.deity_power[deity] = POWER_NAMES.index(
            at_once[one_of(row["effect"], f"{place}.effect", at_once)]
        )
        most = FREE_MONEY // max(1, int(row["copies"])) if row["effect"] == "free_money" else 9
        self.deity_amount[deity] = number(row["amount"], f"{place}.amount", 1, most)
        if not isinstance(row["cards_only"], bool):
            raise BoxError("box-unknown-name", f"{place}.cards_only", shown(row["cards_only"]), "true, false")
        self.cards_only[deity] = 1 if row["cards_only"] else 0
        cost = numbers(row["cost"], f"{place}.cost", 0, 1, 9)
        if not 1 <= len(cost) <= KINDS:
            raise BoxError("box-wrong-length", f"{place}.cost", str(len(cost)), f"1–{KINDS}")
        for i, n in enumerate(cost):
            if i and n > cost[i - 1]:
                raise BoxError("box-out-of-range", f"{place}.cost[{i}]", str(n), f"1–{cost[i - 1]}")
            self.cost[deity * KINDS + i] = n
        self.numbers[deity] = len(cost)
        if not self.yellow[deity]:
            self.power[self.deity_power[deity] * DEITIES + deity] = self.deity_amount[deity]
        padded = [*cost, *([0] * (KINDS - len(cost)))]
        for p, kinds in enumerate(orders()):
            if all(padded[i] != padded[i - 1] or kinds[i] > kinds[i - 1] for i in range(1, KINDS)):
                self.pays[deity * ORDERS + p] = 1
                self.order_of[deity * ORDERS + self.orders[deity]] = p
                self.orders[deity] += 1

    def _demigods(self, value: Any) -> None:
        demigods = marked(value, "demigods", ["low", "copies"])
        self.low: i64 = number(demigods["low"], "demigods.low", 0, DEMIGODS)  # values up to this lie on top
        copies = numbers(demigods["copies"], "demigods.copies", DEMIGODS, 0, 21)
        if sum(copies) != 21:
            raise BoxError("box-wrong-total", "demigods.copies", str(sum(copies)), "21")
        self.demigod_copies: vec[i64] = vec[i64](copies)


def _hex(box: PantheonBox, id: Any, place: str) -> int:
    """A hex that is on the map."""
    if not isinstance(id, str) or id not in HEX_IDS or not box.terrain[HEX_IDS.index(id)]:
        raise BoxError("box-not-on-map", place, shown(id))
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


def _check_bag(box: PantheonBox) -> None:
    """The bag must last for all epochs."""
    needed = int(box.laid[SEATS]) * int(box.epochs)
    if needed > 40:
        raise BoxError("box-too-few", "loot", "40", str(needed))

"""The box of Mangrovia: cards, amulets, piers and the board, checked when they are loaded."""

from __future__ import annotations

import re
from typing import Any, Final, final

from motu.kernel.box import Box, BoxError, shown
from motu.kernel.cursor import Cursor
from motu.kernel.vectors import i64, vec, zeros

SEATS: Final = 5
SITES: Final = 6
PIERS: Final = 12
PIER_STEPS: Final = 4  # most steps at one pier
PATHS: Final = 8
PATH_ROOM: Final = 16  # most squares of one path

# Pieces that are drawn and spent: a type is the first one of its kind plus its number there.
OFFERING: Final = 0
LANDSCAPE: Final = 1
AMULET: Final = 2
KINDS: Final = 3
OFFERINGS: Final = 6  # values 2 to 7: types 0 to 5
LANDSCAPES: Final = 4  # types 6 to 9
AMULETS: Final = 6  # values 1 to 6: types 10 to 15
FIRST_LANDSCAPE: Final = 6
FIRST_AMULET: Final = 10
TYPES: Final = 16
FIRST: Final = vec[i64]([0, FIRST_LANDSCAPE, FIRST_AMULET, TYPES])  # first type of each kind

# What pays for a hut: cards of the pile, starting cards, offering tile; amulets, amulet tile.
PAY_START: Final = 6
PAY_OFFERING_TILE: Final = 12
PAY_AMULET: Final = 13
PAY_AMULET_TILE: Final = 19
PAYMENTS: Final = 20
JOKER: Final = 4  # after the four landscapes
LANDS: Final = 5

OFFERING_TILE: Final = 8  # after the eight statues
AMULET_TILE: Final = 9
JOKER_TILE: Final = 10
BONUS: Final = 11

PLAIN: Final = 0  # areas of the board
STAR: Final = 1
TOTEM: Final = 2
AMULET_SQUARE: Final = 3
GREY: Final = 1  # marks of neutral huts
WHITE: Final = 2

END_OF_PIER: Final = 0  # steps of a pier
STEP_UP: Final = 1
STEP_DOWN: Final = 2
STEP_UP_OR_DOWN: Final = 3
STEP_AMULETS: Final = 4
STEP_HUT: Final = 5
STEP_TWO_HUTS: Final = 6
STEP_AMULETS_OR_HUT: Final = 7
STEP_SINGLE_OR_DOUBLE: Final = 8
STEP_BIRDS: Final = 9

LANDSCAPE_NAMES = ["water", "sand", "mangrove", "reed"]
PATH_IDS = ["v1", "v2", "v3", "v4", "h1", "h2", "h3", "h4"]
BONUS_IDS = [*(f"bonus_statue_{id}" for id in PATH_IDS), "bonus_offering3", "bonus_amulet2", "bonus_joker"]
AREAS = ["plain", "star", "totem", "amulet"]
MARKS = ["none", "grey", "white"]
CURRENCIES = ["offering", "amulet"]
PIER_STEP_NAMES = [
    "",
    "face_up",
    "face_down",
    "two_up_or_down",
    "amulets",
    "hut",
    "two_huts",
    "amulets_or_hut",
    "single_or_double",
    "birds",
]
# Each id has its place for ever; ids that an edition adds take the spare places, in alphabetical order.
SQUARE_IDS = [
    *("c1r1", "c2r1", "c3r1", "c4r1", "c5r1", "c6r1", "c7r1"),
    *("c1r2", "c2r2", "c3r2", "c4r2", "c6r2", "c7r2"),
    *("c1r3", "c2r3", "c3r3", "c4r3", "c5r3", "c6r3", "c7r3"),
    *("c1r4", "c2r4", "c3r4", "c4r4", "c5r4", "c6r4", "c7r4"),
    *("c1r5", "c3r5", "c4r5"),
    *("c1r6", "c2r6", "c3r6", "c4r6"),
    *("c1r7", "c2r7", "c3r7", "c4r7"),
    *("m01", "m02", "m03", "m04", "m05", "m06", "m07", "m08", "m09", "m10"),
]
SQUARES: Final = 50
OWN_SQUARES: Final = 48  # ours; the places after them are room for editions
LIKE_OURS: Final = re.compile(
    "[a-z]+[0-9]+([a-z]+[0-9]+)?"
)  # ids that mean nothing else in a picture or a record
SOME_SQUARES: Final = "c1r1, …"  # in a complaint
NEW_SQUARES: Final = "c8r1, m11, …"
HUTS: Final = 10  # of one colour
# What the rulebook counts. An edition may add to it.
OFFERING_CARDS: Final = 43
LANDSCAPE_CARDS: Final = 32
TOKENS: Final = 35
STATUES: Final = 8
OTHER_TILES: Final = 8
MOST_SUM: Final = 62  # sums are bits of one number
MOST_ALIKE: Final = 15  # of one card, token or tile: the log notes a payment in four bits for each
FAVOUR_ROOM: Final = 16  # most favour tiles
TILE_ROOM: Final = 15  # most bonus tiles of a set

OFFERING_VALUES = [str(value) for value in range(2, 8)]
TOKEN_VALUES = [str(value) for value in range(2, 7)]  # those of value 1 lie beside the bag


@final
class MangroviaBox(Box):
    """The numbers of one edition."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        box = Cursor(data)
        box.table("edition").text("name")
        self.rounds: i64 = box.table("limits").number("rounds", 1, 99)
        counts = box.table("counts")
        self.open: vec[i64] = zeros(2)  # cards lying open, of each kind
        self.open[OFFERING] = counts.number("open_offerings", 0, 9)
        self.open[LANDSCAPE] = counts.number("open_landscapes", 0, 9)
        self.dealt: i64 = counts.number("dealt_landscapes", 0, 4)
        self.ones: i64 = counts.number("ones", 0, 9)
        self.totem_first: i64 = counts.number("totem_first", 0, 99)
        self.totem_second: i64 = counts.number("totem_second", 0, 99)
        self.birds: i64 = _bits(counts.some_of("birds", LANDSCAPE_NAMES, 2, 2))
        self.huts: vec[i64] = zeros(SEATS + 1)  # by number of players
        self.bowls: vec[i64] = zeros(SEATS + 1)
        self.neutral: vec[i64] = zeros(SEATS + 1)  # bits of the marks under neutral huts
        self.blocked: vec[i64] = zeros(SEATS + 1)  # cult place under a neutral bowl, from 1; 0 = none
        self._read_players(box.table("players"))
        self.copies: vec[i64] = _pieces(box)  # of each piece in its pile or bag
        self.start: vec[i64] = _start(
            box.table("start")
        )  # place in the first order of play * OFFERINGS + value
        self.drawn: vec[i64] = zeros(AMULETS)  # by huts on amulet squares: tokens drawn ...
        self.returned: vec[i64] = zeros(AMULETS)  # ... and how many of them go back
        self._read_amulet_table(box.table("amulet_table"))
        self.bonus: vec[i64] = zeros(BONUS)  # copies of each bonus tile
        self.worth: vec[i64] = _values()  # of each means of payment
        self._read_bonus_tiles(box.table("bonus_tiles"))
        self.site: vec[i64] = zeros(PIERS + 1)  # of each pier, from 0
        self.steps: vec[i64] = zeros((PIERS + 1) * PIER_STEPS)
        self._read_piers(box.table("archipelago"))
        self.favours: vec[i64] = _favours(box.table("favour_tiles"))  # from the top of the pile
        self.ids: list[str] = [""] * SQUARES  # of the squares by place; "" = no such square
        self.names: list[str] = [
            ""
        ] * SQUARES  # what an edition calls a square that it adds; "" = by its place
        self.land: vec[i64] = zeros(SQUARES)  # bit set of landscapes; 0 = no such square
        self.cost: vec[i64] = zeros(SQUARES)
        self.pays: vec[i64] = zeros(SQUARES)  # 0 offerings, 1 amulets
        self.suns: vec[i64] = zeros(SQUARES)
        self.area: vec[i64] = zeros(SQUARES)
        self.mark: vec[i64] = zeros(SQUARES)
        self.path_first: vec[i64] = zeros(PATHS)
        self.path_second: vec[i64] = zeros(PATHS)
        self.path_length: vec[i64] = zeros(PATHS)
        self.path: vec[i64] = zeros(PATHS * PATH_ROOM)  # squares from the statue outwards
        self.path_bits: vec[i64] = zeros(SQUARES)  # bit set of the paths of a square
        self._read_board(box.table("board"))
        box.finish()
        self._check_squares()

    def _read_players(self, by_players: Cursor) -> None:
        for n in range(2, SEATS + 1):
            row = by_players.table(str(n))
            self.huts[n] = row.number("huts", 1, HUTS)
            self.blocked[n] = row.number("blocked_site", 0, SITES)
            free = SITES - 1 if self.blocked[n] else SITES
            self.bowls[n] = row.number("bowls", 1, min(2, free // n))
            grey, white = row.yes_no("grey_huts"), row.yes_no("white_huts")
            self.neutral[n] = int(grey) << GREY | int(white) << WHITE

    def _read_amulet_table(self, table: Cursor) -> None:
        for huts, row in enumerate(table.in_order("rows", "huts", 0, AMULETS - 1)):
            self.drawn[huts] = row.number("drawn", 0, 9)
            self.returned[huts] = row.number("returned", 0, min(1, int(self.drawn[huts])))

    def _read_bonus_tiles(self, table: Cursor) -> None:
        """A row more of the same tile is so many copies more."""
        means = {OFFERING_TILE: PAY_OFFERING_TILE, AMULET_TILE: PAY_AMULET_TILE}
        sets = [0, 0]
        for row in table.rows("tiles"):
            tile = row.one_of("id", BONUS_IDS)
            copies = row.number("copies", 0, TILE_ROOM)
            self.bonus[tile] += copies
            sets[tile >= STATUES] += copies
            if tile in means:
                worth = int(self.worth[means[tile]])
                self.worth[means[tile]] = row.number("worth", worth or 1, worth or 9)
            else:
                row.number("worth", 0, 0)
        table.total("tiles", sets[0], STATUES, TILE_ROOM)
        table.total("tiles", sets[1], OTHER_TILES, TILE_ROOM)
        self.tiles: i64 = min(sets)  # of the smaller set

    def _read_piers(self, archipelago: Cursor) -> None:
        for i, row in enumerate(archipelago.in_order("piers", "pier", 1, PIERS)):
            pier = i + 1
            self.site[pier] = row.number("site", 1, SITES) - 1
            steps = row.items("steps", 1, PIER_STEPS - 1)
            for j in range(len(steps)):
                self.steps[pier * PIER_STEPS + j] = steps.one_of(j, PIER_STEP_NAMES[1:]) + 1

    def _read_board(self, board: Cursor) -> None:
        """Squares, and the paths through them; a square that an edition adds may lie at the end of paths."""
        squares = board.numbered("squares", SQUARE_IDS, SQUARES)
        for at, row in squares:
            self._read_square(at, row)
        for path, row in enumerate(board.by_name("paths", PATH_IDS)):
            self._read_path(path, row)
        for at, row in squares:
            if at >= OWN_SQUARES and "paths" in row:
                for path in row.some_of("paths", PATH_IDS, 1, PATHS):
                    if self.path_length[path] == PATH_ROOM:
                        raise row.error("box-wrong-length", "paths", PATH_ROOM + 1, f"1–{PATH_ROOM}")
                    self._lengthen(path, at)

    def _read_square(self, at: int, row: Cursor) -> None:
        id = row.text("id")
        if at >= OWN_SQUARES:
            if not LIKE_OURS.fullmatch(id):
                raise row.error("box-unknown-name", "id", shown(id), NEW_SQUARES)
            self.names[at] = row.own_name() if "name" in row else ""
        self.ids[at] = id
        self.land[at] = _bits(row.some_of("landscapes", LANDSCAPE_NAMES, 1, 2))
        self.pays[at] = row.one_of("pays", CURRENCIES)
        self.area[at] = row.one_of("area", AREAS)
        self.cost[at] = row.number("cost", 1, MOST_SUM // 2 if self.area[at] == PLAIN else MOST_SUM)
        self.suns[at] = row.number("suns", 0, 99)
        self.mark[at] = row.one_of("neutral", MARKS)

    def _read_path(self, path: int, row: Cursor) -> None:
        self.path_first[path] = row.number("first", 0, 99)
        self.path_second[path] = row.number("second", 0, 99)
        squares = row.items("squares", 1, PATH_ROOM)
        for j in range(len(squares)):
            id = squares.text(j)
            at = self.ids.index(id) if id and id in self.ids else -1
            if at < 0 or self.path_bits[at] >> path & 1:
                raise squares.error("box-unknown-name", j, shown(id), SOME_SQUARES)
            self._lengthen(path, at)

    def _lengthen(self, path: int, at: int) -> None:
        self.path[path * PATH_ROOM + self.path_length[path]] = at
        self.path_length[path] += 1
        self.path_bits[at] |= 1 << path

    def _check_squares(self) -> None:
        """Each square of the Totem has a favour tile, each of the Star a bonus tile, each mark a hut."""
        star, totem, neutral = 0, 0, 0
        for at in range(SQUARES):
            if self.land[at]:
                star += self.area[at] == STAR
                totem += self.area[at] == TOTEM
                neutral += self.mark[at] > 0
        if totem > len(self.favours):
            raise BoxError("box-too-few", "favour_tiles.values", str(len(self.favours)), str(totem))
        if star > self.tiles:  # whichever set is chosen
            raise BoxError("box-wrong-total", "board.squares: star", str(star), f"0–{self.tiles}")
        if neutral > HUTS:
            raise BoxError("box-wrong-total", "board.squares: neutral", str(neutral), f"0–{HUTS}")


def _bits(numbers: list[int]) -> int:
    """A bit set."""
    return sum(1 << n for n in numbers)


def _pieces(box: Cursor) -> vec[i64]:
    """Cards of both piles, tokens of the bag."""
    copies = zeros(TYPES)
    _copies(box.table("offerings"), OFFERING_VALUES, OFFERING_CARDS, copies, 0)
    _copies(box.table("landscapes"), LANDSCAPE_NAMES, LANDSCAPE_CARDS, copies, FIRST_LANDSCAPE)
    _copies(box.table("amulets"), TOKEN_VALUES, TOKENS, copies, FIRST_AMULET + 1)
    return copies


def _copies(pieces: Cursor, names: list[str], least: int, into: vec[i64], first: int) -> None:
    """How many there are of each, and at least so many in all."""
    found = 0
    for i, n in enumerate(pieces.by_names(names, 0, MOST_ALIKE)):
        into[first + i] = n
        found += int(n)
    pieces.total("", found, least, len(names) * MOST_ALIKE)


def _values() -> vec[i64]:
    """What each means of payment is worth; tiles are worth what the box says."""
    worth = zeros(PAYMENTS)
    for x in range(OFFERINGS):
        worth[x] = worth[PAY_START + x] = x + 2
    for x in range(AMULETS):
        worth[PAY_AMULET + x] = x + 1
    return worth


def _start(table: Cursor) -> vec[i64]:
    """Two starting cards for each place in the first order of play."""
    start = zeros(SEATS * OFFERINGS)
    for place, row in enumerate(table.in_order("cards", "number", 1, SEATS)):
        for value in row.numbers("values", 2, 7, length=2):
            start[place * OFFERINGS + value - 2] += 1
    return start


def _favours(table: Cursor) -> vec[i64]:
    """A sorted pile (MG-2.14): a tile that an edition adds lies where its value belongs."""
    return vec[i64](sorted(int(n) for n in table.items("values", 0, FAVOUR_ROOM).all_numbers(1, 99)))

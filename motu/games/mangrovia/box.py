"""The box of Mangrovia: cards, amulets, piers and the board, checked when they are loaded."""

from __future__ import annotations

from typing import Any, Final, final

from motu.kernel.box import Box, BoxError, number, one_of, rows, shown, table
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
SOME_SQUARES: Final = "c1r1, …"  # in a complaint
HUTS: Final = 10  # of one colour
OFFERING_CARDS: Final = 43
LANDSCAPE_CARDS: Final = 32
TOKENS: Final = 35
MOST_SUM: Final = 62  # sums are bits of one number
MOST_ALIKE: Final = 15  # of one card or token: the log notes a payment in four bits for each
STATUES: Final = 8
OTHER_TILES: Final = 8


@final
class MangroviaBox(Box):
    """The numbers of one edition."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        parts = ["edition", "counts", "limits", "players", "offerings", "landscapes", "amulets", "start"]
        table(data, "", [*parts, "amulet_table", "favour_tiles", "bonus_tiles", "archipelago", "board"])
        table(data["edition"], "edition", ["name"])
        limits = table(data["limits"], "limits", ["source", "rounds"])
        self.rounds: i64 = number(limits["rounds"], "limits.rounds", 1, 99)
        self.open: vec[i64] = zeros(2)  # cards lying open, of each kind
        self._counts(data["counts"])
        self.huts: vec[i64] = zeros(SEATS + 1)  # by number of players
        self.bowls: vec[i64] = zeros(SEATS + 1)
        self.neutral: vec[i64] = zeros(SEATS + 1)  # bits of the marks under neutral huts
        self.blocked: vec[i64] = zeros(SEATS + 1)  # cult place under a neutral bowl, from 1; 0 = none
        self._players(data["players"])
        self.copies: vec[i64] = zeros(TYPES)  # of each piece in its pile or bag
        self._pieces(data)
        self.start: vec[i64] = _start(data["start"])  # place in the first order of play * OFFERINGS + value
        self.drawn: vec[i64] = zeros(AMULETS)  # by huts on amulet squares: tokens drawn ...
        self.returned: vec[i64] = zeros(AMULETS)  # ... and how many of them go back
        self._amulet_table(data["amulet_table"])
        self.bonus: vec[i64] = zeros(BONUS)  # copies of each bonus tile
        self.worth: vec[i64] = zeros(PAYMENTS)  # value of each means of payment
        self._bonus_tiles(data["bonus_tiles"])
        self.site: vec[i64] = zeros(PIERS + 1)  # of each pier, from 0
        self.steps: vec[i64] = zeros((PIERS + 1) * PIER_STEPS)
        self._piers(data["archipelago"])
        self.ids: list[str] = []  # of the squares by place; "" = no such square
        self.land: vec[i64] = zeros(SQUARES)  # bit set of landscapes; 0 = no such square
        self.cost: vec[i64] = zeros(SQUARES)
        self.pays: vec[i64] = zeros(SQUARES)  # 0 offerings, 1 amulets
        self.suns: vec[i64] = zeros(SQUARES)
        self.area: vec[i64] = zeros(SQUARES)
        self.mark: vec[i64] = zeros(SQUARES)
        self.favours: vec[i64] = _favours(data["favour_tiles"])  # from the top of the pile
        board = table(data["board"], "board", ["paths", "squares"])
        self._squares(rows(board["squares"], "board.squares"))
        self.path_first: vec[i64] = zeros(PATHS)
        self.path_second: vec[i64] = zeros(PATHS)
        self.path_length: vec[i64] = zeros(PATHS)
        self.path: vec[i64] = zeros(PATHS * PATH_ROOM)  # squares from the statue outwards
        self.path_bits: vec[i64] = zeros(SQUARES)  # bit set of the paths of a square
        self._paths(rows(board["paths"], "board.paths"))

    def _counts(self, data: Any) -> None:
        names = ["open_offerings", "open_landscapes", "dealt_landscapes", "ones", "totem_first"]
        counts = table(data, "counts", ["source", *names, "totem_second", "birds"])
        self.open[OFFERING] = number(counts["open_offerings"], "counts.open_offerings", 0, 9)
        self.open[LANDSCAPE] = number(counts["open_landscapes"], "counts.open_landscapes", 0, 9)
        self.dealt: i64 = number(counts["dealt_landscapes"], "counts.dealt_landscapes", 0, 4)
        self.ones: i64 = number(counts["ones"], "counts.ones", 0, 9)
        self.totem_first: i64 = number(counts["totem_first"], "counts.totem_first", 0, 99)
        self.totem_second: i64 = number(counts["totem_second"], "counts.totem_second", 0, 99)
        birds = rows(counts["birds"], "counts.birds")
        if len(birds) != 2:
            raise BoxError("box-wrong-length", "counts.birds", str(len(birds)), "2")
        self.birds: i64 = 0
        for i, name in enumerate(birds):
            self.birds |= 1 << _new_name(name, f"counts.birds[{i}]", LANDSCAPE_NAMES, birds[:i])

    def _players(self, data: Any) -> None:
        by_players = table(data, "players", [str(n) for n in range(2, SEATS + 1)])
        for n in range(2, SEATS + 1):
            place = f"players.{n}"
            row = table(
                by_players[str(n)],
                place,
                ["source", "huts", "bowls", "grey_huts", "white_huts", "blocked_site"],
            )
            self.huts[n] = number(row["huts"], f"{place}.huts", 1, HUTS)
            self.bowls[n] = number(row["bowls"], f"{place}.bowls", 1, 2)
            self.blocked[n] = number(row["blocked_site"], f"{place}.blocked_site", 0, SITES)
            grey = _yes_no(row["grey_huts"], f"{place}.grey_huts")
            white = _yes_no(row["white_huts"], f"{place}.white_huts")
            self.neutral[n] = grey << GREY | white << WHITE
            free = SITES - 1 if self.blocked[n] else SITES
            if free < n * self.bowls[n]:
                raise BoxError("box-out-of-range", f"{place}.bowls", str(self.bowls[n]), f"1–{free // n}")

    def _pieces(self, data: dict[str, Any]) -> None:
        values = [str(value) for value in range(2, 8)]
        _copies(self.copies, 0, data["offerings"], "offerings", values, OFFERING_CARDS)
        _copies(
            self.copies, FIRST_LANDSCAPE, data["landscapes"], "landscapes", LANDSCAPE_NAMES, LANDSCAPE_CARDS
        )
        values = [str(value) for value in range(2, 7)]
        _copies(self.copies, FIRST_AMULET + 1, data["amulets"], "amulets", values, TOKENS)

    def _amulet_table(self, data: Any) -> None:
        lines = rows(table(data, "amulet_table", ["rows"])["rows"], "amulet_table.rows")
        if len(lines) != AMULETS:
            raise BoxError("box-wrong-length", "amulet_table.rows", str(len(lines)), str(AMULETS))
        for i, line in enumerate(lines):
            place = f"amulet_table.rows[{i}]"
            row = table(line, place, ["huts", "drawn", "returned", "source"])
            number(row["huts"], f"{place}.huts", i, i)
            self.drawn[i] = number(row["drawn"], f"{place}.drawn", 0, 9)
            self.returned[i] = number(row["returned"], f"{place}.returned", 0, min(1, int(self.drawn[i])))

    def _bonus_tiles(self, data: Any) -> None:
        for value in range(2, 8):
            self.worth[value - 2] = value
            self.worth[PAY_START + value - 2] = value
        for value in range(1, 7):
            self.worth[PAY_AMULET + value - 1] = value
        worth = {OFFERING_TILE: PAY_OFFERING_TILE, AMULET_TILE: PAY_AMULET_TILE}
        tiles = rows(table(data, "bonus_tiles", ["tiles"])["tiles"], "bonus_tiles.tiles")
        used: list[Any] = []
        for i, tile in enumerate(tiles):
            place = f"bonus_tiles.tiles[{i}]"
            row = table(tile, place, ["id", "copies", "worth", "source"])
            t = _new_name(row["id"], f"{place}.id", BONUS_IDS, used)
            used.append(row["id"])
            self.bonus[t] = number(row["copies"], f"{place}.copies", 0, STATUES)
            value = number(row["worth"], f"{place}.worth", 1 if t in worth else 0, 9 if t in worth else 0)
            if t in worth:
                self.worth[worth[t]] = value
        counts = [int(n) for n in self.bonus]
        _total("bonus_tiles.tiles", sum(counts[:STATUES]), STATUES)
        _total("bonus_tiles.tiles", sum(counts[STATUES:]), OTHER_TILES)

    def _piers(self, data: Any) -> None:
        piers = rows(table(data, "archipelago", ["piers"])["piers"], "archipelago.piers")
        if len(piers) != PIERS:
            raise BoxError("box-wrong-length", "archipelago.piers", str(len(piers)), str(PIERS))
        used: list[Any] = []
        for i, line in enumerate(piers):
            place = f"archipelago.piers[{i}]"
            row = table(line, place, ["pier", "site", "steps", "source"])
            pier = number(row["pier"], f"{place}.pier", 1, PIERS)
            _new_name(str(pier), f"{place}.pier", [str(n) for n in range(1, PIERS + 1)], used)
            used.append(str(pier))
            self.site[pier] = number(row["site"], f"{place}.site", 1, SITES) - 1
            steps = rows(row["steps"], f"{place}.steps")
            if not 1 <= len(steps) < PIER_STEPS:
                wanted = f"1–{PIER_STEPS - 1}"
                raise BoxError("box-wrong-length", f"{place}.steps", str(len(steps)), wanted)
            for j, step in enumerate(steps):
                code = one_of(step, f"{place}.steps[{j}]", PIER_STEP_NAMES[1:]) + 1
                self.steps[pier * PIER_STEPS + j] = code

    def _squares(self, lines: list[Any]) -> None:
        names = ["id", "landscapes", "pays", "cost", "suns", "area", "neutral", "source"]
        found = [table(line, f"board.squares[{i}]", names) for i, line in enumerate(lines)]
        self.ids = _places(found)
        areas = [0, 0, 0, 0]
        marks = [0, 0, 0]
        for i, row in enumerate(found):
            place = f"board.squares[{i}]"
            at = self.ids.index(row["id"])
            lands = rows(row["landscapes"], f"{place}.landscapes")
            if not 1 <= len(lands) <= 2:
                raise BoxError("box-wrong-length", f"{place}.landscapes", str(len(lands)), "1–2")
            for j, name in enumerate(lands):
                bit = _new_name(name, f"{place}.landscapes[{j}]", LANDSCAPE_NAMES, lands[:j])
                self.land[at] |= 1 << bit
            self.pays[at] = one_of(row["pays"], f"{place}.pays", CURRENCIES)
            self.area[at] = one_of(row["area"], f"{place}.area", AREAS)
            most = MOST_SUM // 2 if self.area[at] == PLAIN else MOST_SUM
            self.cost[at] = number(row["cost"], f"{place}.cost", 1, most)
            self.suns[at] = number(row["suns"], f"{place}.suns", 0, 99)
            self.mark[at] = one_of(row["neutral"], f"{place}.neutral", MARKS)
            areas[self.area[at]] += 1
            marks[self.mark[at]] += 1
        if areas[TOTEM] > len(self.favours):
            raise BoxError("box-too-few", "favour_tiles.values", str(len(self.favours)), str(areas[TOTEM]))
        if areas[STAR] > STATUES:  # one bonus tile for each, whichever set is chosen
            raise BoxError("box-wrong-total", "board.squares: star", str(areas[STAR]), f"0–{STATUES}")
        if marks[GREY] + marks[WHITE] > HUTS:
            found_huts = str(marks[GREY] + marks[WHITE])
            raise BoxError("box-wrong-total", "board.squares: neutral", found_huts, f"0–{HUTS}")

    def _paths(self, lines: list[Any]) -> None:
        if len(lines) != PATHS:
            raise BoxError("box-wrong-length", "board.paths", str(len(lines)), str(PATHS))
        used: list[Any] = []
        for i, line in enumerate(lines):
            place = f"board.paths[{i}]"
            row = table(line, place, ["id", "first", "second", "squares", "source"])
            path = _new_name(row["id"], f"{place}.id", PATH_IDS, used)
            used.append(row["id"])
            self.path_first[path] = number(row["first"], f"{place}.first", 0, 99)
            self.path_second[path] = number(row["second"], f"{place}.second", 0, 99)
            squares = rows(row["squares"], f"{place}.squares")
            if not 1 <= len(squares) <= PATH_ROOM:
                wanted = f"1–{PATH_ROOM}"
                raise BoxError("box-wrong-length", f"{place}.squares", str(len(squares)), wanted)
            self.path_length[path] = len(squares)
            for j, id in enumerate(squares):
                if not id or id not in self.ids or id in squares[:j]:
                    raise BoxError("box-unknown-name", f"{place}.squares[{j}]", shown(id), SOME_SQUARES)
                at = self.ids.index(id)
                self.path[path * PATH_ROOM + j] = at
                self.path_bits[at] |= 1 << path


def _yes_no(value: Any, place: str) -> int:
    if not isinstance(value, bool):
        raise BoxError("box-unknown-name", place, shown(value), "true, false")
    return 1 if value else 0


def _new_name(value: Any, place: str, names: list[str], used: list[Any]) -> int:
    """The position of a name in a closed list, from which each may be used only once."""
    one_of(value, place, [name for name in names if name not in used])
    return names.index(value)


def _total(place: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise BoxError("box-wrong-total", place, str(found), str(wanted))


def _copies(into: vec[i64], first: int, data: Any, place: str, names: list[str], wanted: int) -> None:
    counts = table(data, place, ["source", *names])
    found = 0
    for i, name in enumerate(names):
        n = number(counts[name], f"{place}.{name}", 0, MOST_ALIKE)
        into[first + i] = n
        found += n
    _total(place, found, wanted)


def _start(data: Any) -> vec[i64]:
    cards = rows(table(data, "start", ["cards"])["cards"], "start.cards")
    if len(cards) != SEATS:
        raise BoxError("box-wrong-length", "start.cards", str(len(cards)), str(SEATS))
    start = zeros(SEATS * OFFERINGS)
    used: list[Any] = []
    for i, line in enumerate(cards):
        place = f"start.cards[{i}]"
        row = table(line, place, ["number", "values", "source"])
        n = number(row["number"], f"{place}.number", 1, SEATS)
        _new_name(str(n), f"{place}.number", [str(k) for k in range(1, SEATS + 1)], used)
        used.append(str(n))
        values = rows(row["values"], f"{place}.values")
        if len(values) != 2:
            raise BoxError("box-wrong-length", f"{place}.values", str(len(values)), "2")
        for j, value in enumerate(values):
            start[(n - 1) * OFFERINGS + number(value, f"{place}.values[{j}]", 2, 7) - 2] += 1
    return start


def _favours(data: Any) -> vec[i64]:
    place = "favour_tiles.values"
    values = rows(table(data, "favour_tiles", ["source", "values"])["values"], place)
    return vec[i64]([number(value, f"{place}[{i}]", 0, 99) for i, value in enumerate(values)])


def _places(squares: list[dict[str, Any]]) -> list[str]:
    """The ids by place: known ones where they always are, new ones in the spare places."""
    ids = [row["id"] for row in squares]
    for i, id in enumerate(ids):
        if not isinstance(id, str) or not id.isidentifier() or not id.isascii() or id in ids[:i]:
            raise BoxError("box-unknown-name", f"board.squares[{i}].id", shown(id), SOME_SQUARES)
    new = sorted(id for id in ids if id not in SQUARE_IDS)
    spare = SQUARES - len(SQUARE_IDS)
    if len(new) > spare:
        raise BoxError("box-wrong-length", "board.squares", str(len(ids)), f"1–{SQUARES}")
    places = [id if id in ids else "" for id in SQUARE_IDS]
    return [*places, *new, *([""] * (spare - len(new)))]

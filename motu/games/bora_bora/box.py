"""The box of Bora Bora: map, people, jewels, tasks and tracks, checked when they are loaded."""

from __future__ import annotations

from typing import Any, Final, final

from motu.kernel.box import Box, BoxError, shown
from motu.kernel.cursor import Cursor, ids_by_number
from motu.kernel.vectors import filled, i64, vec, zeros

SEATS: Final = 4
ROUNDS: Final = 6
REGIONS: Final = 12
SLOTS: Final = 12  # for huts and people on a player board
SPACES: Final = 12  # ceremony spaces of a player board, three rows of four
COLUMNS: Final = 4
TASK_PLACES: Final = 3  # of a player board
PAIRS: Final = 17  # of neighbouring ceremony spaces
COLOURS: Final = 5
KINDS: Final = 3  # of material
TYPES: Final = 12  # of people
COPIES: Final = 3
PERSONS: Final = 72  # a tile is (sex * TYPES + type) * COPIES + copy
TEMPLE: Final = 6
JEWELS: Final = 32  # 24 of ours, and room for editions
JEWELS_A_ROUND: Final = 4
JEWEL_PLACES: Final = 24  # four for each round
TASKS: Final = 80  # 60 of ours, and room for editions
START_TASKS: Final = 7
PARTS: Final = 3  # most needs of one task
SYMBOLS: Final = 6  # most symbols on a person
DIE: Final = 6  # strongest
MANY: Final = 32  # most routes of one kind

LAND: Final = 0  # kinds of route, and the types of people with the same name
SEA: Final = 1
WOMAN: Final = 2  # further types of people
MAN: Final = 3
BUILD: Final = 4
MATERIAL: Final = 5
MOVE_HUT: Final = 6
VP: Final = 7
GOD_CARD: Final = 8
OFFERING: Final = 9
STATUS: Final = 10
SHELL: Final = 11
INCOME_OFFERING: Final = 3  # incomes 0 to 2 are materials

REGION_NAMES = [
    "c_forest",
    "c_plain",
    "c_beach",
    "c_mountain",
    "n_beach",
    "n_mountain",
    "e_forest",
    "e_beach",
    "s_forest",
    "s_plain",
    "w_plain",
    "w_mountain",
]
ISLAND_NAMES = ["center", "north", "east", "south", "west"]
TERRAIN_NAMES = ["mountain", "beach", "forest", "plain"]
MATERIAL_NAMES = ["wood", "stone", "sand"]
INCOME_NAMES = [*MATERIAL_NAMES, "offering"]
ROUTE_NAMES = ["land", "sea"]
COLOUR_NAMES = ["blue", "white", "red", "green", "yellow"]
SEX_NAMES = ["woman", "man"]
TYPE_NAMES = [
    "land",
    "sea",
    "woman",
    "man",
    "build",
    "material",
    "move_hut",
    "vp",
    "god_card",
    "offering",
    "status",
    "shell",
]
HELP_NAMES = ["tattoo", "collect", "vp", "offering", "god_card", "material", "move_hut"]
JEWEL_NAMES = [f"j{n:02}" for n in range(1, 25)]  # those of ours; the numbers after them are for editions
TASK_NAMES = [f"st{n}" for n in range(1, START_TASKS + 1)] + [f"t{n:02}" for n in range(1, 54)]
SPACE_NAMES = [f"z{row}{column}" for row in range(1, 4) for column in range(1, COLUMNS + 1)]

# What a task may count, in the order in which `have` of `rules/measures.py` counts it.
NEED_NAMES = [
    "regions",
    "mountain",
    "beach",
    "forest",
    "plain",
    "islands",
    "central",
    "good_fish",
    "wood",
    "stone",
    "sand",
    "materials",
    "covered",
    "built",
    "men",
    "women",
    "same_men",
    "same_women",
    "tattooed",
    "collected",
    "shifted",
    "priests",
    "jewels",
    "cards",
    "offerings",
    "shells",
    "god_tiles",
]
STRENGTHS = TYPE_NAMES[:MATERIAL]  # types that act like a die


@final
class BoraBox(Box):
    """The numbers of one edition."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        box = Cursor(data)
        box.table("edition").text("name")
        counts = box.table("counts")
        self.huts: i64 = counts.number("huts", 1, 12)
        self.huts_on_slot_12: i64 = counts.number("huts_on_slot_12", 0, 12)
        self.priests: i64 = counts.number("priests", 0, 6)
        self.offerings: i64 = counts.number("offerings", 0, 20)
        self.god_tiles: i64 = counts.number("god_tiles", 0, 9)
        self.temple_god_tiles: i64 = counts.number("temple_god_tiles", 0, 20)
        self.god_cards: i64 = counts.number("god_cards", 1, 99)
        self.hand: i64 = counts.number("hand", 0, 20)
        self.row: i64 = counts.number("row", 0, 9)
        self.tasks_left_over: i64 = counts.number("tasks_left_over", 0, 2)
        self.fishing: i64 = counts.number("fishing", 0, 99)
        self.task: i64 = counts.number("task", 0, 99)
        self.task_with_yellow: i64 = counts.number("task_with_yellow", 0, 99)
        self.god_tile: i64 = counts.number("god_tile", 0, 99)
        self.bonus: i64 = counts.number("bonus", 0, 99)
        self.bonus_tasks: i64 = counts.number("bonus_tasks", 1, 9)
        self.bonus_jewels: i64 = counts.number("bonus_jewels", 1, 6)
        by_round = box.table("rounds")
        self.priest_points: vec[i64] = by_round.numbers("priest", 0, 99, ROUNDS)
        self.building_points: vec[i64] = by_round.numbers("building", 0, 99, ROUNDS)
        self.help_cost: vec[i64] = box.table("helper").by_names(HELP_NAMES, 1, DIE)
        self.status: vec[i64] = box.table("status").items("points", 2, 60).all_numbers(0, 99)
        self.fish: vec[i64] = _fish(box.table("fish"))
        self.space_kind: vec[i64] = _ceremony(box.table("ceremony"))
        self.kind_spaces: vec[i64] = zeros(KINDS)  # bit set of the spaces of a material
        self.pair: vec[i64] = zeros(PAIRS)  # bit set of the two spaces
        self.people: vec[i64] = _people(box.table("people"))  # type * 4 + copies: strength, or how many
        self.symbols: vec[i64] = _symbols(box.table("symbols"))
        self.island: vec[i64] = zeros(REGIONS)
        self.terrain: vec[i64] = zeros(REGIONS)
        self.income: vec[i64] = zeros(REGIONS)
        self.island_regions: vec[i64] = zeros(len(ISLAND_NAMES))  # bit sets
        self.terrain_regions: vec[i64] = zeros(len(TERRAIN_NAMES))
        self._read_regions(box.by_name("regions", REGION_NAMES))
        self.routes: vec[i64] = zeros(2)  # how many there are of each kind
        self.route: vec[i64] = zeros(2 * MANY)  # kind * MANY + i: bit set of both ends; the easiest first
        self.route_value: vec[i64] = zeros(2 * MANY)
        self._read_routes(box.rows("routes"))
        self.jewel_cost: vec[i64] = zeros(JEWELS)
        self.jewel_points: vec[i64] = zeros(JEWELS)
        jewels = _ours_and_more(box, "jewels", JEWEL_NAMES, JEWELS, ["decline"])
        self.jewel_ids: list[str] = ids_by_number(jewels, "jewel", JEWELS)
        self.jewel_count: i64 = len(jewels)
        self._read_jewels(jewels)
        self.need: vec[i64] = filled(TASKS * PARTS, -1)  # what is counted; -1: nothing
        self.least: vec[i64] = zeros(TASKS * PARTS)
        tasks = _ours_and_more(box, "tasks", TASK_NAMES, TASKS, ["stop"])
        self.task_ids: list[str] = ids_by_number(tasks, "task", TASKS)
        self.task_count: i64 = len(tasks)
        self._read_tasks(tasks)
        box.finish()
        self._lay_out_ceremony()
        self._check_counts()

    def _lay_out_ceremony(self) -> None:
        """Neighbours are horizontal or vertical (BB-8.3); pairs are numbered from their first space on."""
        one: i64 = 1
        pair: i64 = 0
        space: i64
        for space in range(SPACES):
            self.kind_spaces[self.space_kind[space]] |= one << space
            if space % COLUMNS < COLUMNS - 1:
                self.pair[pair] = one << space | one << space + 1
                pair += 1
            if space + COLUMNS < SPACES:
                self.pair[pair] = one << space | one << space + COLUMNS
                pair += 1

    def _check_counts(self) -> None:
        on_slots = self.huts - self.huts_on_slot_12
        if not 0 <= on_slots < SLOTS:
            most = f"{max(self.huts - SLOTS + 1, 0)}–{self.huts}"
            raise BoxError("box-out-of-range", "counts.huts_on_slot_12", str(self.huts_on_slot_12), most)
        dealt = self.row + SEATS * self.hand
        if self.god_cards * COLOURS < dealt:
            raise BoxError("box-too-few-cards", str(SEATS), str(self.god_cards * COLOURS), str(dealt))

    def _read_regions(self, regions: list[Cursor]) -> None:
        one: i64 = 1
        region: i64
        for region in range(REGIONS):
            row = regions[region]
            island: i64 = row.one_of("island", ISLAND_NAMES)
            terrain: i64 = row.one_of("terrain", TERRAIN_NAMES)
            self.island[region] = island
            self.terrain[region] = terrain
            self.income[region] = row.one_of("income", INCOME_NAMES)
            self.island_regions[island] |= one << region
            self.terrain_regions[terrain] |= one << region
        for terrain in range(len(TERRAIN_NAMES)):
            count = bin(self.terrain_regions[terrain]).count("1")
            if count != REGIONS // len(TERRAIN_NAMES):
                raise BoxError("box-wrong-total", f"regions.{TERRAIN_NAMES[terrain]}", str(count), "3")

    def _read_routes(self, routes: list[Cursor]) -> None:
        found: list[tuple[int, int, int]] = []  # value, kind, ends
        ends_seen = 0
        for row in routes:
            row.text("id")
            kind, between = row.one_of("kind", ROUTE_NAMES), row.items("between", 2, 2)
            ends = 1 << between.one_of(0, REGION_NAMES) | 1 << between.one_of(1, REGION_NAMES)
            if between.value[0] == between.value[1]:
                raise row.error("box-wrong-length", "between", 1, 2)
            if any(kind == other[1] and ends == other[2] for other in found):
                raise row.error("box-wrong-total", "", 2, 1)
            found.append((row.number("value", 1, DIE), kind, ends))
            ends_seen |= ends
        for region, name in enumerate(REGION_NAMES):
            if not ends_seen >> region & 1:
                raise BoxError("box-too-few", f"routes.{name}", "0", "1")
        for value, kind, ends in sorted(found):
            at = self.routes[kind]
            if at == MANY:
                raise BoxError("box-wrong-length", "routes", str(len(found)), f"2–{MANY}")
            self.route[kind * MANY + at] = ends
            self.route_value[kind * MANY + at] = value
            self.routes[kind] += 1

    def _read_jewels(self, jewels: list[tuple[int, Cursor]]) -> None:
        for jewel, row in jewels:
            self.jewel_cost[jewel] = row.number("cost", 0, 20)
            self.jewel_points[jewel] = row.number("points", 0, 99)

    def _read_tasks(self, tasks: list[tuple[int, Cursor]]) -> None:
        for task, row in tasks:
            needs = row.table("needs")
            if not 1 <= len(needs) <= PARTS:
                raise row.error("box-wrong-length", "needs", len(needs), f"1–{PARTS}")
            units = 0
            for part, name in enumerate(needs.names):
                if name not in NEED_NAMES:
                    raise row.error("box-unknown-name", "needs", shown(name), ", ".join(NEED_NAMES))
                self.need[task * PARTS + part] = NEED_NAMES.index(name)
                least = needs.number(name, 1, 20)
                self.least[task * PARTS + part] = least
                units += least
            if units < 2:  # yellow alone never fulfils a task
                raise row.error("box-too-few", "needs", units, 2)


def _ours_and_more(
    box: Cursor, key: str, ours: list[str], room: int, words: list[str]
) -> list[tuple[int, Cursor]]:
    """The rows of a list with their numbers: all those of ours, and what an edition adds."""
    found = box.numbered(key, ours, room, words)
    numbers = [number for number, _ in found]
    for number, name in enumerate(ours):
        if number not in numbers:
            raise box.error("box-missing-key", f"{key}.{name}")
    return found


def _fish(tiles: Cursor) -> vec[i64]:
    """Tiles by value; everybody needs a region beside a 1 (BB-2.14, 2.15)."""
    fish = tiles.by_number(range(1, DIE + 1), 0, REGIONS)
    if sum(fish) != REGIONS:
        raise tiles.error("box-wrong-total", "", sum(fish), REGIONS)
    if fish[1] < SEATS:
        raise tiles.error("box-too-few", "1", fish[1], SEATS)
    return fish


def _ceremony(ceremony: Cursor) -> vec[i64]:
    lines = ceremony.items("rows", SPACES // COLUMNS, SPACES // COLUMNS)
    kinds: list[int] = []
    for i in range(len(lines)):
        line = lines.items(i, COLUMNS, COLUMNS)
        kinds += [line.one_of(j, MATERIAL_NAMES) for j in range(COLUMNS)]
    return vec[i64](kinds)


def _people(by_type: Cursor) -> vec[i64]:
    people = zeros(TYPES * (COPIES + 1))
    for t, name in enumerate(TYPE_NAMES):
        most = DIE if name in STRENGTHS else 3 if t == MOVE_HUT else 9
        numbers = by_type.items(name, COPIES, COPIES)
        weakest = 1  # more people are never weaker
        for copy in range(COPIES):
            weakest = numbers.number(copy, weakest, most)
            people[t * (COPIES + 1) + copy + 1] = weakest
    return people


def _symbols(by_sex: Cursor) -> vec[i64]:
    symbols: list[i64] = []
    for sex in SEX_NAMES:
        by_type = by_sex.table(sex)
        for name in TYPE_NAMES:
            symbols += by_type.numbers(name, 1, SYMBOLS, COPIES)
    return vec[i64](symbols)

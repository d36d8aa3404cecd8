"""The box of Bora Bora: map, people, jewels, tasks and tracks, checked when they are loaded."""

from __future__ import annotations

from typing import Any, Final, final

from motu.kernel.box import Box, BoxError, number, one_of, rows, table
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
JEWELS: Final = 24
JEWELS_A_ROUND: Final = 4
TASKS: Final = 60
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
JEWEL_NAMES = [f"j{n:02}" for n in range(1, JEWELS + 1)]
TASK_NAMES = [f"st{n}" for n in range(1, START_TASKS + 1)] + [
    f"t{n:02}" for n in range(1, TASKS - START_TASKS + 1)
]
SPACE_NAMES = [f"z{row}{column}" for row in range(1, 4) for column in range(1, COLUMNS + 1)]

# What a task may count, as `BoraBora.have` does.
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
COUNTS = {  # least and most of each
    "huts": (1, 12),
    "huts_on_slot_12": (0, 12),
    "priests": (0, 6),
    "offerings": (0, 20),
    "god_tiles": (0, 9),
    "temple_god_tiles": (0, 20),
    "god_cards": (1, 99),
    "hand": (0, 20),
    "row": (0, 9),
    "tasks_left_over": (0, 2),
    "fishing": (0, 99),
    "task": (0, 99),
    "task_with_yellow": (0, 99),
    "god_tile": (0, 99),
    "bonus": (0, 99),
    "bonus_tasks": (1, 9),
    "bonus_jewels": (1, 6),
}
STRENGTHS = TYPE_NAMES[:MATERIAL]  # types that act like a die


@final
class BoraBox(Box):
    """The numbers of one edition."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        table(data, "", [*_TABLES, "regions", "routes", "jewels", "tasks"])
        table(data["edition"], "edition", ["name"])
        table(data["counts"], "counts", ["source", *COUNTS])
        self.huts: i64 = _count(data, "huts")
        self.huts_on_slot_12: i64 = _count(data, "huts_on_slot_12")
        self.priests: i64 = _count(data, "priests")
        self.offerings: i64 = _count(data, "offerings")
        self.god_tiles: i64 = _count(data, "god_tiles")
        self.temple_god_tiles: i64 = _count(data, "temple_god_tiles")
        self.god_cards: i64 = _count(data, "god_cards")
        self.hand: i64 = _count(data, "hand")
        self.row: i64 = _count(data, "row")
        self.tasks_left_over: i64 = _count(data, "tasks_left_over")
        self.fishing: i64 = _count(data, "fishing")
        self.task: i64 = _count(data, "task")
        self.task_with_yellow: i64 = _count(data, "task_with_yellow")
        self.god_tile: i64 = _count(data, "god_tile")
        self.bonus: i64 = _count(data, "bonus")
        self.bonus_tasks: i64 = _count(data, "bonus_tasks")
        self.bonus_jewels: i64 = _count(data, "bonus_jewels")
        by_round = table(data["rounds"], "rounds", ["source", "priest", "building"])
        self.priest_points: vec[i64] = _numbers(by_round["priest"], "rounds.priest", ROUNDS, 0, 99)
        self.building_points: vec[i64] = _numbers(by_round["building"], "rounds.building", ROUNDS, 0, 99)
        help_costs = table(data["helper"], "helper", ["source", *HELP_NAMES])
        self.help_cost: vec[i64] = vec[i64](
            [number(help_costs[name], f"helper.{name}", 1, DIE) for name in HELP_NAMES]
        )
        self.status: vec[i64] = _status(data["status"])
        self.fish: vec[i64] = _fish(data["fish"])
        self.space_kind: vec[i64] = _ceremony(data["ceremony"])
        self.kind_spaces: vec[i64] = zeros(KINDS)  # bit set of the spaces of a material
        self.pair: vec[i64] = zeros(PAIRS)  # bit set of the two spaces
        self.people: vec[i64] = _people(data["people"])  # type * 4 + copies: strength, or how many
        self.symbols: vec[i64] = _symbols(data["symbols"])
        self.island: vec[i64] = zeros(REGIONS)
        self.terrain: vec[i64] = zeros(REGIONS)
        self.income: vec[i64] = zeros(REGIONS)
        self.island_regions: vec[i64] = zeros(len(ISLAND_NAMES))  # bit sets
        self.terrain_regions: vec[i64] = zeros(len(TERRAIN_NAMES))
        self._read_regions(rows(data["regions"], "regions"))
        self.routes: vec[i64] = zeros(2)  # how many there are of each kind
        self.route: vec[i64] = zeros(2 * MANY)  # kind * MANY + i: bit set of both ends; the easiest first
        self.route_value: vec[i64] = zeros(2 * MANY)
        self._read_routes(rows(data["routes"], "routes"))
        self.jewel_cost: vec[i64] = zeros(JEWELS)
        self.jewel_points: vec[i64] = zeros(JEWELS)
        self._read_jewels(rows(data["jewels"], "jewels"))
        self.need: vec[i64] = filled(TASKS * PARTS, -1)  # what is counted; -1: nothing
        self.least: vec[i64] = zeros(TASKS * PARTS)
        self._read_tasks(rows(data["tasks"], "tasks"))
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

    def _read_regions(self, regions: list[Any]) -> None:
        places = _by_id(regions, "regions", REGION_NAMES, ["id", "island", "terrain", "income", "source"])
        one: i64 = 1
        region: i64
        for region in range(REGIONS):
            place, row = places[region]
            island: i64 = one_of(row["island"], f"{place}.island", ISLAND_NAMES)
            terrain: i64 = one_of(row["terrain"], f"{place}.terrain", TERRAIN_NAMES)
            self.island[region] = island
            self.terrain[region] = terrain
            self.income[region] = one_of(row["income"], f"{place}.income", INCOME_NAMES)
            self.island_regions[island] |= one << region
            self.terrain_regions[terrain] |= one << region
        for terrain in range(len(TERRAIN_NAMES)):
            count = bin(self.terrain_regions[terrain]).count("1")
            if count != REGIONS // len(TERRAIN_NAMES):
                raise BoxError("box-wrong-total", f"regions.{TERRAIN_NAMES[terrain]}", str(count), "3")

    def _read_routes(self, routes: list[Any]) -> None:
        found: list[tuple[int, int, int]] = []  # value, kind, ends
        ends_seen = 0
        for i, entry in enumerate(routes):
            place = f"routes[{i}]"
            row = table(entry, place, ["id", "kind", "between", "value", "source"])
            kind = one_of(row["kind"], f"{place}.kind", ROUTE_NAMES)
            between = rows(row["between"], f"{place}.between")
            if len(between) != 2 or between[0] == between[1]:
                raise BoxError("box-wrong-length", f"{place}.between", str(len(set(map(str, between)))), "2")
            ends = sum(1 << one_of(end, f"{place}.between", REGION_NAMES) for end in between)
            if any(kind == other[1] and ends == other[2] for other in found):
                raise BoxError("box-wrong-total", place, "2", "1")
            found.append((number(row["value"], f"{place}.value", 1, DIE), kind, ends))
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

    def _read_jewels(self, jewels: list[Any]) -> None:
        for jewel, (place, row) in enumerate(
            _by_id(jewels, "jewels", JEWEL_NAMES, ["id", "cost", "points", "source"])
        ):
            self.jewel_cost[jewel] = number(row["cost"], f"{place}.cost", 0, 20)
            self.jewel_points[jewel] = number(row["points"], f"{place}.points", 0, 99)

    def _read_tasks(self, tasks: list[Any]) -> None:
        for task, (place, row) in enumerate(_by_id(tasks, "tasks", TASK_NAMES, ["id", "needs", "source"])):
            needs = row["needs"]
            if not isinstance(needs, dict) or not 1 <= len(needs) <= PARTS:
                found = str(len(needs)) if isinstance(needs, (dict, list)) else "0"
                raise BoxError("box-wrong-length", f"{place}.needs", found, f"1–{PARTS}")
            units = 0
            for part, name in enumerate(needs):
                self.need[task * PARTS + part] = one_of(name, f"{place}.needs", NEED_NAMES)
                least = number(needs[name], f"{place}.needs.{name}", 1, 20)
                self.least[task * PARTS + part] = least
                units += least
            if units < 2:  # yellow alone never fulfils a task
                raise BoxError("box-too-few", f"{place}.needs", str(units), "2")


_TABLES = [
    "edition",
    "counts",
    "rounds",
    "helper",
    "status",
    "fish",
    "ceremony",
    "people",
    "symbols",
]


def _count(data: dict[str, Any], name: str) -> int:
    least, most = COUNTS[name]
    return number(data["counts"][name], f"counts.{name}", least, most)


def _numbers(value: Any, place: str, length: int, least: int, most: int) -> vec[i64]:
    numbers = rows(value, place)
    if len(numbers) != length:
        raise BoxError("box-wrong-length", place, str(len(numbers)), str(length))
    return vec[i64]([number(n, f"{place}[{i}]", least, most) for i, n in enumerate(numbers)])


def _status(value: Any) -> vec[i64]:
    points = rows(table(value, "status", ["source", "points"])["points"], "status.points")
    if not 2 <= len(points) <= 60:
        raise BoxError("box-wrong-length", "status.points", str(len(points)), "2–60")
    return vec[i64]([number(n, f"status.points[{i}]", 0, 99) for i, n in enumerate(points)])


def _fish(value: Any) -> vec[i64]:
    """Tiles by value; everybody needs a region beside a 1 (BB-2.14, 2.15)."""
    names = [str(n) for n in range(1, DIE + 1)]
    tiles = table(value, "fish", ["source", *names])
    fish = zeros(DIE + 1)
    total = 0
    for n, name in enumerate(names, start=1):
        count = number(tiles[name], f"fish.{name}", 0, REGIONS)
        fish[n] = count
        total += count
    if total != REGIONS:
        raise BoxError("box-wrong-total", "fish", str(total), str(REGIONS))
    if fish[1] < SEATS:
        raise BoxError("box-too-few", "fish.1", str(fish[1]), str(SEATS))
    return fish


def _ceremony(value: Any) -> vec[i64]:
    lines = rows(table(value, "ceremony", ["source", "rows"])["rows"], "ceremony.rows")
    if len(lines) != SPACES // COLUMNS:
        raise BoxError("box-wrong-length", "ceremony.rows", str(len(lines)), str(SPACES // COLUMNS))
    kinds: list[int] = []
    for i, line in enumerate(lines):
        place = f"ceremony.rows[{i}]"
        if len(rows(line, place)) != COLUMNS:
            raise BoxError("box-wrong-length", place, str(len(line)), str(COLUMNS))
        kinds += [one_of(name, f"{place}[{j}]", MATERIAL_NAMES) for j, name in enumerate(line)]
    return vec[i64](kinds)


def _people(value: Any) -> vec[i64]:
    by_type = table(value, "people", ["source", *TYPE_NAMES])
    people = zeros(TYPES * (COPIES + 1))
    for t, name in enumerate(TYPE_NAMES):
        most = DIE if name in STRENGTHS else 3 if t == MOVE_HUT else 9
        numbers = _numbers(by_type[name], f"people.{name}", COPIES, 1, most)
        for copy in range(COPIES):
            if copy and numbers[copy] < numbers[copy - 1]:  # more people are never weaker
                wanted = f"{numbers[copy - 1]}–{most}"
                raise BoxError("box-out-of-range", f"people.{name}[{copy}]", str(numbers[copy]), wanted)
            people[t * (COPIES + 1) + copy + 1] = numbers[copy]
    return people


def _symbols(value: Any) -> vec[i64]:
    by_sex = table(value, "symbols", SEX_NAMES)
    symbols = zeros(PERSONS)
    for sex, sex_name in enumerate(SEX_NAMES):
        by_type = table(by_sex[sex_name], f"symbols.{sex_name}", ["source", *TYPE_NAMES])
        for t, name in enumerate(TYPE_NAMES):
            numbers = _numbers(by_type[name], f"symbols.{sex_name}.{name}", COPIES, 1, SYMBOLS)
            for copy in range(COPIES):
                symbols[(sex * TYPES + t) * COPIES + copy] = numbers[copy]
    return symbols


def _by_id(entries: list[Any], place: str, names: list[str], keys: list[str]) -> list[tuple[str, Any]]:
    """The rows of a list in the frozen order of their ids, each with its place in the file."""
    if len(entries) != len(names):
        raise BoxError("box-wrong-length", place, str(len(entries)), str(len(names)))
    found: list[tuple[str, Any] | None] = [None] * len(names)
    for i, entry in enumerate(entries):
        row = table(entry, f"{place}[{i}]", keys)
        at = one_of(row["id"], f"{place}[{i}].id", names)
        if found[at] is not None:
            raise BoxError("box-wrong-total", f"{place}.{names[at]}", "2", "1")
        found[at] = (f"{place}[{i}]", row)
    return [row for row in found if row is not None]

"""What lies in the box of Bora Bora, written down from the specification's tables."""

from __future__ import annotations

from typing import NamedTuple

LETTERS = "ABCD"
ROUNDS = 6


class Place(NamedTuple):
    """A region: the island it lies on and its terrain (BB-1.3)."""

    island: str
    terrain: str


REGIONS = {
    "c_forest": Place("center", "forest"),
    "c_plain": Place("center", "plain"),
    "c_beach": Place("center", "beach"),
    "c_mountain": Place("center", "mountain"),
    "n_beach": Place("north", "beach"),
    "n_mountain": Place("north", "mountain"),
    "e_forest": Place("east", "forest"),
    "e_beach": Place("east", "beach"),
    "s_forest": Place("south", "forest"),
    "s_plain": Place("south", "plain"),
    "w_plain": Place("west", "plain"),
    "w_mountain": Place("west", "mountain"),
}
INCOME = {"mountain": "stone", "beach": "sand", "forest": "wood", "plain": "offering"}


class Route(NamedTuple):
    """A path between two regions with the strength it asks for (BB-1.5)."""

    kind: str
    one: str
    other: str
    value: int


ROUTES = [
    Route("land", "c_forest", "c_plain", 6),
    Route("land", "c_forest", "c_beach", 5),
    Route("land", "c_plain", "c_mountain", 4),
    Route("land", "c_beach", "c_mountain", 2),
    Route("land", "n_beach", "n_mountain", 2),
    Route("land", "e_forest", "e_beach", 3),
    Route("land", "s_forest", "s_plain", 3),
    Route("land", "w_plain", "w_mountain", 1),
    Route("sea", "n_beach", "c_forest", 5),
    Route("sea", "n_mountain", "c_plain", 3),
    Route("sea", "e_forest", "c_plain", 2),
    Route("sea", "e_beach", "c_mountain", 4),
    Route("sea", "s_plain", "c_mountain", 5),
    Route("sea", "s_forest", "c_beach", 2),
    Route("sea", "w_mountain", "c_beach", 6),
    Route("sea", "w_plain", "c_forest", 3),
]

FISH = {1: 4, 2: 2, 3: 2, 4: 2, 5: 1, 6: 1}

TILE_OF_JOB = {  # by number of players, which tile a job's die goes to (BB-2.1, BB-18.1, BB-18.2)
    2: {"woman": "people", "man": "people", "land": "path", "sea": "path"},
    3: {"woman": "woman", "man": "man", "land": "path", "sea": "path"},
    4: {"woman": "woman", "man": "man", "land": "land", "sea": "sea"},
}
JOBS = ["helper", "temple", "build", "woman", "man", "land", "sea"]

COLOURS = ["blue", "white", "red", "green", "yellow"]
CARDS_PER_COLOUR = 12
FACE_UP_CARDS = 5

MATERIALS = ["wood", "stone", "sand"]
CEREMONY = {
    "z11": "wood", "z12": "sand", "z13": "stone", "z14": "wood",
    "z21": "stone", "z22": "wood", "z23": "sand", "z24": "stone",
    "z31": "sand", "z32": "stone", "z33": "wood", "z34": "sand",
}  # fmt: skip
NEIGHBOURS = [  # side by side or one above the other (BB-8.3)
    (one, other)
    for one in CEREMONY
    for other in CEREMONY
    if (int(other[1]) - int(one[1]), int(other[2]) - int(one[2])) in [(0, 1), (1, 0)]
]

SEXES = ["woman", "man"]
TYPES = [
    "land", "sea", "woman", "man", "build", "material",
    "move_hut", "vp", "god_card", "offering", "status", "shell",
]  # fmt: skip
STRENGTHS = {  # of one, two and three copies (BB-11.6 to BB-11.8); the other types have an amount
    "land": [2, 4, 6],
    "sea": [2, 4, 6],
    "woman": [3, 6, 6],
    "man": [3, 6, 6],
    "build": [3, 6, 6],
}


class Person(NamedTuple):
    """A woman or man tile: type on the right, status or shell symbols on the left (3.8)."""

    sex: str
    type: str
    symbols: int

    @property
    def name(self) -> str:
        return f"{self.sex[0]}_{self.type}_{self.symbols}"


PEOPLE = {sex: [Person(sex, type_, symbols) for type_ in TYPES for symbols in (1, 2, 3)] for sex in SEXES}


class Jewel(NamedTuple):
    """Cost in shells and victory points at the end (BB-14.2)."""

    cost: int
    vp: int


JEWELS = {
    "j01": Jewel(1, 1), "j02": Jewel(1, 1), "j03": Jewel(1, 2), "j04": Jewel(1, 2),
    "j05": Jewel(2, 2), "j06": Jewel(2, 3), "j07": Jewel(2, 3), "j08": Jewel(2, 3),
    "j09": Jewel(2, 4), "j10": Jewel(3, 4), "j11": Jewel(3, 4), "j12": Jewel(3, 5),
    "j13": Jewel(3, 5), "j14": Jewel(3, 5), "j15": Jewel(4, 5), "j16": Jewel(4, 6),
    "j17": Jewel(4, 6), "j18": Jewel(4, 7), "j19": Jewel(5, 7), "j20": Jewel(5, 7),
    "j21": Jewel(5, 8), "j22": Jewel(6, 8), "j23": Jewel(6, 9), "j24": Jewel(6, 9),
}  # fmt: skip
JEWELS_PER_ROUND = 4

STATUS_VP = [0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 12, 12, 13, 14, 14, 15]
PRIEST_VP = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
BUILDING_VP = {1: 10, 2: 10, 3: 7, 4: 7, 5: 4, 6: 4}

START_TASKS = {  # each task: what must be had, and how much of it
    "st1": {"regions": 3},
    "st2": {"men": 1, "women": 1},
    "st3": {"priests": 2},
    "st4": {"materials": 3},
    "st5": {"offerings": 4},
    "st6": {"cards": 4},
    "st7": {"shells": 3},
}
DARK_TASKS = {
    "t01": {"regions": 5},
    "t02": {"regions": 6},
    "t03": {"regions": 7},
    "t04": {"regions": 8},
    "t05": {"regions": 9},
    "t06": {"mountain": 3},
    "t07": {"beach": 3},
    "t08": {"forest": 3},
    "t09": {"plain": 3},
    "t10": {"mountain": 2, "beach": 2},
    "t11": {"mountain": 2, "forest": 2},
    "t12": {"mountain": 2, "plain": 2},
    "t13": {"beach": 2, "forest": 2},
    "t14": {"beach": 2, "plain": 2},
    "t15": {"forest": 2, "plain": 2},
    "t16": {"islands": 4},
    "t17": {"islands": 5},
    "t18": {"central_regions": 4},
    "t19": {"wood": 3},
    "t20": {"stone": 3},
    "t21": {"sand": 3},
    "t22": {"wood": 2, "stone": 2},
    "t23": {"wood": 2, "sand": 2},
    "t24": {"stone": 2, "sand": 2},
    "t25": {"wood": 1, "stone": 1, "sand": 1},
    "t26": {"men": 3},
    "t27": {"men": 4},
    "t28": {"men": 5},
    "t29": {"women": 3},
    "t30": {"women": 4},
    "t31": {"women": 5},
    "t32": {"men": 2, "women": 2},
    "t33": {"men": 3, "women": 3},
    "t34": {"same_men": 2},
    "t35": {"same_women": 2},
    "t36": {"tattooed": 3},
    "t37": {"collected": 3},
    "t38": {"tattooed": 2, "collected": 2},
    "t39": {"shifted": 5},
    "t40": {"built": 2},
    "t41": {"built": 3},
    "t42": {"built": 4},
    "t43": {"priests": 3},
    "t44": {"priests": 2, "built": 2},
    "t45": {"jewels": 2},
    "t46": {"jewels": 3},
    "t47": {"jewels": 4},
    "t48": {"cards": 5},
    "t49": {"offerings": 5},
    "t50": {"shells": 5},
    "t51": {"god_tiles": 2},
    "t52": {"covered": 8},
    "t53": {"rich_fish": 3},
}
TASKS = START_TASKS | DARK_TASKS

SOURCES = [
    "start", "fishing", "helper", "red_god", "buildings", "people",
    "status", "temple", "tasks", "god_tiles", "sites", "jewelry",
    "nine_tasks", "six_jewels", "ceremony", "six_buildings", "twelve_regions", "twelve_people",
]  # fmt: skip

"""Mangrovia, what is in the box and printed on the board."""

from __future__ import annotations

from typing import NamedTuple

LETTERS = "ABCDE"
LANDSCAPES = ["water", "sand", "mangrove", "reed"]

HUTS = {2: 10, 3: 10, 4: 9, 5: 8}
BOWLS = {2: 2, 3: 2, 4: 1, 5: 1}
LAST_ROUND = 60

OFFERINGS = {"2": 9, "3": 8, "4": 7, "5": 7, "6": 6, "7": 6}
STARTING_OFFERINGS = {1: ["3", "4"], 2: ["3", "5"], 3: ["4", "5"], 4: ["4", "6"], 5: ["5", "6"]}
LANDSCAPE_CARDS = dict.fromkeys(LANDSCAPES, 8)
AMULETS_IN_BAG = {"2": 10, "3": 9, "4": 7, "5": 5, "6": 4}
VALUE_ONE_AMULETS = 5
FAVOUR_TILES = [2, 3, 4, 5, 6, 7, 8, 9]

OFFERINGS_SHOWN = 4
LANDSCAPES_SHOWN = 3

FIRST_BIRDS = ["water", "mangrove"]
NORTHERN_SITE = 1
SOUTHERN_SITE = 6

PIERS = {  # what a bowl gives at each pier, in this order (MG-4.8 to MG-4.19, MG-6.3)
    1: ["face_up", "face_up", "face_down"],
    2: ["amulets"],
    3: ["face_up"],
    4: ["face_up", "face_down"],
    5: ["two_face_up_or_two_face_down"],
    6: ["face_down", "face_up"],
    7: ["hut"],
    8: ["amulets_or_hut"],
    9: ["hut_or_double_hut"],
    10: ["two_huts"],
    11: ["hut", "face_down"],
    12: ["birds"],
}

PATHS = {  # points of the first and of the second
    "v1": (12, 6),
    "v2": (10, 5),
    "v3": (10, 5),
    "v4": (8, 4),
    "h1": (12, 6),
    "h2": (10, 5),
    "h3": (10, 5),
    "h4": (8, 4),
}
TOTEM = (12, 6)

STATUE_TILES = {f"bonus_statue_{path}": 1 for path in PATHS}
OTHER_TILES = {"bonus_offering3": 3, "bonus_amulet2": 3, "bonus_joker": 2}
TILE_VALUES = {"bonus_offering3": 3, "bonus_amulet2": 2}

# W water, S sand, M mangrove, R reed; $ cost in offerings, @ cost in amulets, + suns; columns 1-7, rows 1-7.
GRID = """
    R$10+2    M$8+1     S$9+2     W@6       M@4       S@4       R$8+3
    M$9+2     S$7+1     W$6       R@7       -         M@5       W$7+2
    S$8+1     W$10+4    R$7+1     S@6       W@5       R@3       M$9+4
    W@6       R$11      S@6       WM$11+4   R$6+1     S@3+1     W$14+8
    S$9       -         M$9       R$6+1
    M@4       W$8       R@4       M@3+1
    W$7+2     SR$9+3    M$8+3     S$12+6
"""
AMULET_SQUARES = "S$7 W$8 R$6 M$8 S$9 R$8 M$7 W$6 S$9 R$10"  # m01 to m10
STAR = ["c4r1", "c5r1", "c6r1", "c4r2", "c6r2", "c4r3", "c5r3", "c6r3"]
TOTEM_RING = ["c1r4", "c2r4", "c3r4", "c1r5", "c3r5", "c1r6", "c2r6", "c3r6"]
GREY_HUTS = ["c6r1", "c3r3", "m05"]
WHITE_HUTS = ["c1r6", "c2r1", "c7r2", "c5r4", "c4r5", "m02", "m09"]

COLOURS = {landscape[0].upper(): landscape for landscape in LANDSCAPES}


class Square(NamedTuple):
    """A landscape square: what it costs, what it scores at once, where it lies (MG-1.4 to MG-1.7)."""

    name: str
    landscapes: list[str]
    currency: str
    cost: int
    suns: int
    distances: dict[str, int]  # path -> place counted from its statue

    @property
    def in_star(self) -> bool:
        return self.name in STAR

    @property
    def in_totem(self) -> bool:
        return self.name in TOTEM_RING

    @property
    def is_amulet_square(self) -> bool:
        return self.name.startswith("m")

    @property
    def is_plain(self) -> bool:
        return not (self.in_star or self.in_totem or self.is_amulet_square)


def read_square(name: str, printed: str, distances: dict[str, int]) -> Square:
    currency = "offering" if "$" in printed else "amulet"
    letters, numbers = printed.replace("@", "$").split("$")
    cost, _, suns = numbers.partition("+")
    return Square(name, [COLOURS[x] for x in letters], currency, int(cost), int(suns or 0), distances)


def read_board() -> dict[str, Square]:
    """All squares. The first four columns and the first four rows are the Paths of the Gods (MG-1.3)."""
    squares = []
    for row, line in enumerate(GRID.split("\n")[1:-1], start=1):
        for column, printed in enumerate(line.split(), start=1):
            if printed != "-":
                distances = {f"v{column}": row, f"h{row}": column}
                on_paths = {path: place for path, place in distances.items() if path in PATHS}
                squares.append(read_square(f"c{column}r{row}", printed, on_paths))
    for number, printed in enumerate(AMULET_SQUARES.split(), start=1):
        squares.append(read_square(f"m{number:02}", printed, {}))
    return {square.name: square for square in squares}


BOARD = read_board()

"""Pantheon's components, written down from the tables of the specification."""

from __future__ import annotations

from typing import NamedTuple

LETTERS = "ABCD"
EPOCHS = 6
SCORINGS = (3, 6)
PIECES = ("feet", "columns")
PIECES_PER_COLOUR = 12
STARTING_PIECES = {"feet": 4, "columns": 3}
BSW_STARTING_PIECES = {
    2: {"feet": 6, "columns": 5},
    3: {"feet": 5, "columns": 4},
    4: {"feet": 4, "columns": 3},
}
STARTING_HAND = 5
HAND_OF_GERMANIA = 7
ROW = 4
CARDS_PER_DRAW = 3
POINTS_FOR_ENDING = 3
CARTAGO_MONEY = 2
STONKUS_MONEY = 2
STEPS_PER_CARD = 2
BIG_FOOT = 1

SOURCES = ("deities", "endings", "demigods", "columns", "pietalte")
KINDS = ("gift", "priest", "dancer", "temple_offering")
CARD_OF_KIND = {
    "gift": "card_gift",
    "priest": "card_priest",
    "dancer": "card_dancer",
    "temple_offering": "card_temple",
}
PRICE_OF_RANK = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10}
TOP_RANK = 4

ACTION_CARDS = {
    "move_card": 16,
    "card_gift": 11,
    "card_priest": 11,
    "card_dancer": 11,
    "card_temple": 11,
    "money_1": 15,
}
SPECIAL_MONEY = ["money_2", "money_2", "money_3", "money_3", "money_4", "money_4", "money_5"]
MONEY = {"money_5": 5, "money_4": 4, "money_3": 3, "money_2": 2, "money_1": 1}
CARDS = [*ACTION_CARDS, "money_2", "money_3", "money_4", "money_5"]


class Deity(NamedTuple):
    """The offerings it asks for, largest number first, and whether it is yellow (acts once, then leaves)."""

    cost: tuple[int, ...]
    yellow: bool = False


DEITY_COPIES = 4
DEITIES = {
    "surparit": Deity((2, 2, 1, 1), yellow=True),
    "plaesiris": Deity((3, 3), yellow=True),
    "taksator": Deity((4, 1), yellow=True),
    "depraccus": Deity((3, 2)),
    "vinthrad": Deity((4, 2)),
    "gaiviles": Deity((3, 1, 1)),
    "stonkus": Deity((2, 2, 2)),
    "gadicea": Deity((5,)),
    "pietalte": Deity((3, 2, 1)),
    "traitera": Deity((2, 2, 1)),
}

DEMIGODS = {1: 3, 2: 3, 3: 3, 4: 4, 5: 4, 6: 4}
LOW_DEMIGODS = (1, 2, 3)

LOOT = {
    "loot_reserve_choice": 3,
    "loot_reserve_mixed": 3,
    "loot_demigod": 12,
    "loot_deity": 3,
    "loot_offering_1": 3,
    "loot_offering_2": 2,
    "loot_cards_2": 3,
    "loot_cards_3": 2,
    "loot_money": 4,
    "loot_step_1": 3,
    "loot_step_2": 2,
}
STEPS_OF_TILE = {"loot_step_1": 1, "loot_step_2": 2}
BONUSES = [
    "bonus_reserve",
    "bonus_demigod",
    "bonus_deity",
    "bonus_column",
    "bonus_offering",
    "bonus_step",
]

TERRAIN = [  # land, water, no hex; row by row from the top
    "~~#~~~#~#~###......",
    "#~#~~########......",
    "~~##~#########.....",
    "~~~############....",
    "~~##############...",
    "~~~####~####~~~###.",
    "~####~~#~###~~~~##.",
    "###~~#~#~#~#######~",
    "~###~~~#~~#~#######",
    "~~####~~~~#~~~#####",
    "~######~~~#~~~#####",
    "########~##########",
    "#############~####~",
]


class People(NamedTuple):
    """Where the temple stands, and the five loot hexes: three without a number, number 3, number 4."""

    origin: str
    loot_hexes: tuple[str, str, str, str, str]


PEOPLES = {
    "gallia": People("h0304", ("h0502", "h0207", "h0102", "h0506", "h0200")),
    "germania": People("h0702", ("h0901", "h0805", "h0504", "h0401", "h1003")),
    "graecia": People("h1008", ("h1005", "h1308", "h0709", "h1206", "h1012")),
    "aegyptus": People("h1211", ("h1010", "h1208", "h1511", "h1409", "h0912")),
    "persia": People("h1609", ("h1407", "h1807", "h1712", "h1411", "h1605")),
    "cartago": People("h0510", ("h0507", "h0810", "h0211", "h0209", "h0812")),
    "iberia": People("h0108", ("h0105", "h0408", "h0011", "h0310", "h0406")),
    "roma": People("h0706", ("h0803", "h0407", "h0809", "h0905", "h0710")),
}

SITES = [
    *("h0600", "h0800", "h0001", "h0201", "h1002", "h0403", "h0904", "h1304", "h0505", "h1105"),
    *("h1505", "h0106", "h0306", "h1006", "h1706", "h1207", "h0708", "h1408", "h0309", "h1410"),
    *("h0111", "h0711", "h0911", "h1811", "h0312", "h0512", "h1112", "h1512"),
]


def _axial(column: int, row: int) -> tuple[int, int]:
    return column - row // 2, row


_HEX_AT = {
    _axial(column, row): f"h{column:02}{row:02}"
    for row, line in enumerate(TERRAIN)
    for column, terrain in enumerate(line)
    if terrain != "."
}
_STEPS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]

NEIGHBOURS = {
    name: [_HEX_AT[q + dq, r + dr] for dq, dr in _STEPS if (q + dq, r + dr) in _HEX_AT]
    for (q, r), name in _HEX_AT.items()
}


def column_points(columns: int) -> int:
    """1 point each for 1 to 3 columns, 2 for 4 to 7, 3 for 8 to 11, 4 for all 12 (PA-11.9)."""
    return columns * (1 + columns // 4)

"""The pieces of Pantheon: how many kinds there are of each, and their names, numbered for ever."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
EPOCHS: Final = 6
PEOPLES: Final = 8
HEXES: Final = 256  # numbers of hexes, in use or not
SITES: Final = 32
AROUND: Final = 6
LOOT_HEXES: Final = 5  # of each people
LOOTS: Final = 16  # numbers of loot tiles, starting bonuses and deities: ours, then room for editions
BONUSES: Final = 8
DEITIES: Final = 16
KINDS: Final = 4  # of offerings
RANKS: Final = 4
ORDERS: Final = 24  # of the four kinds
DEMIGODS: Final = 6
CARDS: Final = 10  # types: movement, four offerings, money 1 to 5
MOVE_CARD: Final = 0
MOVE_CARDS: Final = 16  # most movement cards in one movement
OFFERING: Final = 1  # type of the first kind
MONEY: Final = 5  # type of value 1
MONEYS: Final = 5
EMPTY: Final = 10  # no card in a place of the row: after every type
ROW: Final = 4
SPECIALS: Final = 14  # most special money cards: twice as many as ours
FREE_MONEY: Final = 16  # most that deities may give in one Buy
MOST_JUMPS: Final = 31  # most that deities may allow in one movement
NONE: Final = -1

KIND_NAMES = ["gift", "priest", "dancer", "temple_offering"]
CARD_NAMES = ["move_card", "card_gift", "card_priest", "card_dancer", "card_temple"] + [
    f"money_{value}" for value in range(1, MONEYS + 1)
]
PEOPLE_NAMES = ["gallia", "germania", "graecia", "aegyptus", "persia", "cartago", "iberia", "roma"]
LOOT_NAMES = [
    "loot_reserve_choice",
    "loot_reserve_mixed",
    "loot_demigod",
    "loot_deity",
    "loot_offering_1",
    "loot_offering_2",
    "loot_cards_2",
    "loot_cards_3",
    "loot_money",
    "loot_step_1",
    "loot_step_2",
]
BONUS_NAMES = [
    "bonus_reserve",
    "bonus_demigod",
    "bonus_deity",
    "bonus_column",
    "bonus_offering",
    "bonus_step",
]
DEITY_NAMES = [
    "surparit",
    "plaesiris",
    "taksator",
    "depraccus",
    "vinthrad",
    "gaiviles",
    "stonkus",
    "gadicea",
    "pietalte",
    "traitera",
]

# What tiles give; the last one is for starting bonuses only.
RESERVE_CHOICE: Final = 0
RESERVE: Final = 1
DEMIGOD: Final = 2
DEITY: Final = 3
OFFERINGS: Final = 4
DRAWN_CARDS: Final = 5
SPECIAL_MONEY: Final = 6
STEPS: Final = 7
COLUMN: Final = 8
REWARD_NAMES = [
    "reserve_choice",
    "reserve",
    "demigod",
    "deity",
    "offering",
    "cards",
    "money",
    "steps",
    "column",
]

# What deities do: the first three at once, the others while they are kept.
DRAW_DEITY: Final = 0
TWO_DEMIGODS: Final = 1
TOP_MONEY: Final = 2
EPOCH_CARDS: Final = 3
MORE_STEPS: Final = 4
JUMPS: Final = 5
MORE_MONEY: Final = 6
MORE_CARDS: Final = 7
SCORE_RANK: Final = 8
MORE_ACTIONS: Final = 9
POWERS: Final = 10
POWER_NAMES = [
    "draw_deity",
    "demigods",
    "money",
    "epoch_cards",
    "steps",
    "jumps",
    "free_money",
    "extra_cards",
    "score_rank",
    "extra_action",
]
COLOUR_NAMES = ["yellow", "blue"]

# What peoples do when they rise.
FAVOUR: Final = 0
HAND: Final = 1
SWAP: Final = 2
HIGHEST_MONEY: Final = 3
PURCHASE: Final = 4
GIFT: Final = 5
CARDS_FOR_ALL: Final = 6
RISE_NAMES = ["favour", "hand", "swap", "highest_money", "purchase", "offering", "cards"]

# Each hex of the grid has its number for ever: first those of our map in reading order, then the others.
WIDE: Final = 19
HIGH: Final = 13
WIDTHS = [13, 13, 14, 15, 16, 18, 18, 19, 19, 19, 19, 19, 19]
# Each site has its number for ever; a site elsewhere takes a number that this edition leaves free.
SITE_IDS = [
    "h0600",
    "h0800",
    "h0001",
    "h0201",
    "h1002",
    "h0403",
    "h0904",
    "h1304",
    "h0505",
    "h1105",
    "h1505",
    "h0106",
    "h0306",
    "h1006",
    "h1706",
    "h1207",
    "h0708",
    "h1408",
    "h0309",
    "h1410",
    "h0111",
    "h0711",
    "h0911",
    "h1811",
    "h0312",
    "h0512",
    "h1112",
    "h1512",
]


def _hex_ids() -> list[str]:
    ours = [f"h{c:02}{r:02}" for r in range(HIGH) for c in range(WIDTHS[r])]
    return ours + [f"h{c:02}{r:02}" for r in range(HIGH) for c in range(WIDTHS[r], WIDE)]


HEX_IDS = _hex_ids()

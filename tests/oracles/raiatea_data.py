"""What lies in the box of Raiatea, as the tables of the rules give it."""

from __future__ import annotations

import re
from typing import NamedTuple

LETTERS = "ABCDE"
SPACES = {  # the round track for each number of players (RA-2.1, RA-2.14)
    3: ["A1", "C1", "A2", "A3", "C2", "A4", "A5", "A6", "C3"],
    4: ["A1", "C1", "A2", "A3", "C2", "A4", "A5", "C3"],
    5: ["A1", "C1", "A2", "A3", "C2", "A4", "C3"],
}
LOCATIONS = ["forest", "marae", "reef", "path", "clearing", "market"]
GOODS = ["uru", "taro", "mahi_mahi", "tiare"]
ASSISTANTS = ["gatherer", "merchant", "shaman", "diver"]
DECKS = ["normal", "forbidden"]
REWARDS = ["tattoo", "good", "pearls"]
TOP_TATTOO = 9
TOP_PRIEST = 12
TOP_PRICE = 4
PRICE_OF_PRIESTS = {0: 0, 1: 2, 2: 5}
RANK_POINTS = [0, 3, 6, 9]


class Design(NamedTuple):
    """A mask: its colour, what a pair of it counts, and the treasures of its copies in the forest."""

    colour: str
    counts: str
    treasures: list[str]


DESIGNS = {
    "mask_mp": Design("red", "pearls", ["pearls"]),
    "mask_mm": Design("green", "mana", ["mana"]),
    "mask_mg": Design("yellow", "goods", ["tattoo"]),
    "mask_mc": Design("purple", "conditional", ["pearls"]),
    "mask_ag": Design("red", "gatherer", ["mana"]),
    "mask_am": Design("green", "merchant", ["pearls"]),
    "mask_as": Design("yellow", "shaman", ["tattoo"]),
    "mask_ad": Design("purple", "diver", ["mana"]),
    "mask_c1": Design("red", "colours", ["pearls", "mana"]),
    "mask_c2": Design("green", "colours", ["mana", "tattoo"]),
    "mask_c3": Design("yellow", "colours", ["pearls", "mana"]),
    "mask_c4": Design("purple", "colours", ["tattoo", "pearls"]),
}
STARTING_MASKS = [design for design in DESIGNS if DESIGNS[design].counts != "colours"]
MASKS = [*DESIGNS, "mirror"]
FOREST = (
    dict.fromkeys(GOODS, 9)
    | dict.fromkeys(ASSISTANTS, 4)
    | {f"{name} {treasure}": 1 for name, design in DESIGNS.items() for treasure in design.treasures}
    | {"mirror": 4}
)

PRICE_SCALES = {  # bonuses from level 1 at the bottom to level 4
    "uru": ["gain_pearls(2)", "recruit_free(1)", "take_assistant(1)", "recruit_free(2)"],
    "taro": ["gain_mana(2)", "draw_keep(1)", "gain_mana(4)", "priest_action"],
    "mahi_mahi": ["gain_pearls(2)", "reactivate(1)", "gain_pearls(4)", "complete_mission"],
    "tiare": ["gain_pearls(1)+gain_mana(1)", "tattoo(1)", "take_mask(1)", "tattoo(2)"],
}

SLOTS = [[3], [3, 3, 5], [3, 3, 4, 5], [3, 3, 4, 5], [3, 3, 3, 4]]  # fewest players that use each slot


class Mission(NamedTuple):
    """A kind of mission tile: its copies and its demand, a price or a condition."""

    copies: int
    demand: dict[str, int]

    @property
    def is_auction(self) -> bool:
        return "auction" in self.demand

    @property
    def types(self) -> set[str]:
        """A mixed price has every type in it; an auction is a mana mission (RA-11.17)."""
        return {TYPE_OF_DEMAND[what] for what in self.demand}


TYPE_OF_DEMAND = (
    {"pearls": "pearls", "mana": "mana", "auction": "mana", "mask": "masks"}
    | dict.fromkeys([*GOODS, "any", "identical", "different"], "goods")
    | dict.fromkeys(["rank", "priests", "assistants", "alike", "of_each_type"], "conditional")
)

MISSION_TABLE = """
t1_p3 2 3 pearls
t1_p4 2 4 pearls
t1_m3 1 3 mana
t1_m4 2 4 mana
t1_uru 1 1 uru
t1_taro 1 1 taro
t1_mahi 1 1 mahi_mahi
t1_tiare 1 1 tiare
t1_g1p2 2 1 any + 2 pearls
t1_mask 2 1 mask
t1_ariki 2 1 rank
t1_pr4 1 4 priests
t1_as3 1 3 assistants
t1_id2 1 2 alike
t1_auc 4 1 auction
t2_p5 2 5 pearls
t2_p6 1 6 pearls
t2_m6 2 6 mana
t2_m7 1 7 mana
t2_ut 1 1 uru + 1 taro
t2_mt 1 1 mahi_mahi + 1 tiare
t2_ui 1 1 uru + 1 tiare
t2_tm 1 1 taro + 1 mahi_mahi
t2_2id 1 2 identical
t2_g1m3 1 1 any + 3 mana
t2_maskp 1 1 mask + 2 pearls
t2_arioi 1 2 rank
t2_pr6 1 6 priests
t2_as4 1 4 assistants
t2_id3 1 3 alike
t2_df4 1 1 of_each_type
t2_auc 4 1 auction
t3_p7 2 7 pearls
t3_p8 1 8 pearls
t3_m8 2 8 mana
t3_m10 1 10 mana
t3_3id 1 3 identical
t3_3df 1 3 different
t3_utm 1 1 uru + 1 taro + 1 mahi_mahi
t3_tmi 1 1 taro + 1 mahi_mahi + 1 tiare
t3_miu 1 1 mahi_mahi + 1 tiare + 1 uru
t3_iut 1 1 tiare + 1 uru + 1 taro
t3_mask2 1 2 mask
t3_arioi 1 2 rank
t3_tahua 1 3 rank
t3_pr8 1 8 priests
t3_as6 1 6 assistants
t3_id4 1 4 alike
t3_auc 4 1 auction
"""


def read_missions() -> dict[str, Mission]:
    missions = {}
    for line in MISSION_TABLE.strip().splitlines():
        name, copies, demand = line.split(maxsplit=2)
        parts = [part.split() for part in demand.split(" + ")]
        missions[name] = Mission(int(copies), {what: int(number) for number, what in parts})
    return missions


MISSIONS = read_missions()


class Ritual(NamedTuple):
    """A kind of ritual card. Kinds: common, personal, permanent, interactive (RA-10.1 to RA-10.4)."""

    deck: str
    kind: str
    cost: int
    copies: int
    effect: str
    tane: bool

    @property
    def is_clipped(self) -> bool:
        return self.kind != "common"


RITUAL_TABLE = {
    "normal": """
hina common 1 3 bag_add_per_player(6)
roo common 2 2 all: gain_pearls(2)
maui common 3 2 all: reactivate(1)
tohu common 5 2 all: tattoo(1)
tii personal 2 3 gain_mana(3)
tu personal 3 2 reactivate(2)
toa_hiti personal 3 3 take_assistant(1)
rua_hatu personal 4 4 gain_pearls(3)
uru_taetae personal 4 3 take_good(1)
rau_pena personal 4 3 recruit_free(1)+gain_mana(1)
raa personal 5 3 tattoo(1)
punua personal 5 2 priest_action
roroo personal 6 2 draw_keep(2)
tino_rua personal 6 2 take_goods_different(2)
ruahine personal 6 2 take_mask(1)
te_fatu personal 7 2 recruit_free(2)
orerorero permanent 3 1 -
rearea permanent 4 1 -
tama_ehu permanent 4 1 -
tua_raa_tai permanent 5 1 -
vanaanaa permanent 5 1 -
tu_papa permanent 6 1 -
rauti permanent 6 1 -
faa_rua_roa permanent 7 1 -
""",
    "forbidden": """
rumia common 6 2 all: draw_keep(1)
atea personal 7 2 gain_pearls(6)
pere personal 7 2 gain_mana(8)
mata_arahu personal 8 3 tattoo(2)
taaroa personal 9 2 recruit_free(3)
moe personal 9 1 take_mask(2)
nevaneva personal 9 1 take_assistant(1)+reactivate_all
taere personal 10 2 recruit_free(2)+tattoo(1)
ruanuu personal 8 1 perform_from_hand(1)
ihi personal 11 2 draw_keep(2)+perform_from_hand(1)
oro personal 12 2 tattoo(3)
papa_rai_3 permanent 9 2 -
papa_rai_4 permanent 11 2 -
papa_rai_5 permanent 12 1 -
rua_tupua permanent 7 1 -
oropaa permanent 8 1 -
ata permanent 8 1 -
""",
    "normal tane": """
taa_po interactive 3 2 cancel_cost
tane_manu interactive 4 2 others: lose_pearls(2)
rai_tupua interactive 4 1 others: exhaust(1)
hiro interactive 5 3 steal_good(1)
fatu_tiri interactive 6 2 others: lose_priests(1)
""",
    "forbidden tane": """
vero interactive 7 1 cancel_player
maru interactive 8 2 steal_mask(1)
tamatea interactive 9 1 others: give_good(1)
fati interactive 9 1 others: lose_priests(2)
roa interactive 10 1 steal_assistant(1)
""",
}
PAPA_RAI_POINTS = {"papa_rai_3": 3, "papa_rai_4": 4, "papa_rai_5": 5}


def read_rituals() -> dict[str, Ritual]:
    rituals = {}
    for part, table in RITUAL_TABLE.items():
        deck, _, tane = part.partition(" ")
        for line in table.strip().splitlines():
            name, kind, cost, copies, effect = line.split(maxsplit=4)
            rituals[name] = Ritual(deck, kind, int(cost), int(copies), effect, tane=bool(tane))
    return rituals


RITUALS = read_rituals()


def read_effect(effect: str) -> list[tuple[str, int]]:
    """`recruit_free(1)+gain_mana(1)`: the codes and their numbers, from left to right; no number is 0."""
    return [(code, int(number or 0)) for code, number in re.findall(r"(\w+)(?:\((\d+)\))?", effect)]

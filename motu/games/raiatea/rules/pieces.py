"""The pieces of Raiatea and the numbers under which the rules know them: frozen, with room for editions."""

from __future__ import annotations

from typing import Final

from motu.kernel.vectors import i64

SEATS: Final = 5
GOODS: Final = 4
ASSISTANTS: Final = 4
LOCATIONS: Final = 6
RANKS: Final = 4
BACKS: Final = 2
REWARDS: Final = 3

# Capacities: editions may use more ids than ours.
RITUALS: Final = 64
MISSIONS: Final = 64
DESIGNS: Final = 16
LEVELS: Final = 6  # of a price scale
COSTS: Final = 20  # the dearest ritual
DIE: Final = 6
DRAWN: Final = 8  # the largest set of rituals
SPACES: Final = 12  # of the round track
ROW: Final = 32  # rituals in one ceremony: 15 clipped, and all common ones
STATUES: Final = 3
ROWS: Final = 5
COLUMNS: Final = 4
SLOTS: Final = 60  # (statue * ROWS + row) * COLUMNS + column
PARTS: Final = 3  # of an effect

# What the rulebook counts.
RITUAL_CARDS: Final = 92
MISSION_TILES: Final = 68
FOREST_CARDS: Final = 72
STARTING_ASSISTANTS: Final = 24
STARTING_MASKS: Final = 8
MASK_COPIES: Final = 2
CEREMONIES: Final = 3

# Mask kinds: a design, or a mirror. Forest faces: goods, assistants, the mirror, two copies of each design.
MIRROR: Final = 16
KINDS: Final = 17
FACE_ASSISTANT: Final = 4
FACE_MIRROR: Final = 8
FACE_MASK: Final = 9
FACES: Final = 41

NORMAL: Final = 0
FORBIDDEN: Final = 1
COMMON: Final = 0  # categories of rituals
PERSONAL: Final = 1
PERMANENT: Final = 2
INTERACTIVE: Final = 3
GATHERER: Final = 0
MERCHANT: Final = 1
SHAMAN: Final = 2
DIVER: Final = 3
RAATIRA: Final = 0
ARIKI: Final = 1
TAHUA: Final = 3
ACTED: Final = 0  # fates of a ritual in the row
FAILED: Final = 1
CANCELLED: Final = 2

PAY: Final = 1  # kinds of missions
CONDITION: Final = 2
AUCTION: Final = 3
OF_PEARLS: Final = 0  # types of missions, as bits
OF_MANA: Final = 1
OF_GOODS: Final = 2
OF_CONDITIONS: Final = 3
OF_MASKS: Final = 4

NEED_RANK: Final = 0  # kinds of conditions
NEED_PRIESTS: Final = 1
NEED_ASSISTANTS: Final = 2
NEED_ALIKE: Final = 3
NEED_DIFFERENT: Final = 4

# Effect codes; an effect is code | n << 8 | whom << 16, see `effect_code` and the two after it.
GAIN_PEARLS: Final = 1
GAIN_MANA: Final = 2
LOSE_PEARLS: Final = 3
BAG_ADD: Final = 4
TATTOO: Final = 5
RECRUIT_FREE: Final = 6
LOSE_PRIESTS: Final = 7
PRIEST_ACTION: Final = 8
TAKE_GOOD_CARD: Final = 9
TAKE_GOODS_DIFFERENT: Final = 10
TAKE_ASSISTANT_CARD: Final = 11
REACTIVATE_UP_TO: Final = 12
REACTIVATE_ALL: Final = 13
EXHAUST_SOME: Final = 14
TAKE_MASK_CARD: Final = 15
DRAW_KEEP: Final = 16
COMPLETE_A_MISSION: Final = 17
PERFORM_SOME: Final = 18
STEAL_GOOD: Final = 19
STEAL_MASK: Final = 20
STEAL_ASSISTANT: Final = 21
CANCEL_A_COST: Final = 22
CANCEL_A_PLAYER: Final = 23
CODES: Final = 24
OWNER: Final = 0
ALL: Final = 1
OTHERS: Final = 2

# Lasting powers: code LASTING + power.
LASTING: Final = 32
FREE_PURCHASE: Final = 0
FOREST_MANA: Final = 1
CLEARING_PEARLS: Final = 2
REEF_PEARLS: Final = 3
PATH_MANA: Final = 4
MARAE_SACRIFICE: Final = 5
MARKET_SALE: Final = 6
SECOND_MISSION: Final = 7
FINAL_POINTS: Final = 8
ROLL_PLUS: Final = 9
DISCOUNT_PEARLS: Final = 10
DISCOUNT_MANA: Final = 11
PRIEST_MANA: Final = 12
POWERS: Final = 13

# Where the effects stand in one table: those of rituals, then those of sales (good * LEVELS + level).
SALES: Final = 64
EFFECTS: Final = 88

LOCATION_NAMES = ["forest", "marae", "reef", "path", "clearing", "market"]
GOOD_NAMES = ["uru", "taro", "mahi_mahi", "tiare"]
ASSISTANT_NAMES = ["gatherer", "merchant", "shaman", "diver"]
RANK_NAMES = ["raatira", "ariki", "arioi", "tahua"]
BACK_NAMES = ["normal", "forbidden"]
FATE_NAMES = ["acted", "failed", "cancelled"]
CATEGORY_NAMES = ["common", "personal", "permanent", "interactive"]
COLOUR_NAMES = ["red", "green", "yellow", "purple"]
REWARD_NAMES = ["tattoo", "good", "pearls"]
WHO_NAMES = ["owner", "all", "others"]
NEED_NAMES = ["rank", "priests", "assistants", "alike", "different"]
MASK_SCORES = ["pearls", "mana", "goods", "conditional", *ASSISTANT_NAMES, "colours"]
# fmt: off
CODE_NAMES = [
    "none", "gain_pearls", "gain_mana", "lose_pearls", "bag_add_per_player", "tattoo", "recruit_free",
    "lose_priests", "priest_action", "take_good", "take_goods_different", "take_assistant", "reactivate",
    "reactivate_all", "exhaust", "take_mask", "draw_keep", "complete_mission", "perform_from_hand",
    "steal_good", "steal_mask", "steal_assistant", "cancel_cost", "cancel_player",
]
POWER_NAMES = [
    "free_purchase", "forest_mana", "clearing_pearls", "reef_pearls", "path_mana", "marae_sacrifice",
    "market_sale", "second_mission", "points", "roll_plus", "discount_pearls", "discount_mana",
    "priest_mana",
]

# The frozen lists id -> slot. Ids that an edition adds take the spare slots after the last.
RITUAL_IDS = [
    "hina", "roo", "maui", "tohu", "tii", "tu", "toa_hiti", "rua_hatu", "uru_taetae", "rau_pena", "raa",
    "punua", "roroo", "tino_rua", "ruahine", "te_fatu", "orerorero", "rearea", "tama_ehu", "tua_raa_tai",
    "vanaanaa", "tu_papa", "rauti", "faa_rua_roa", "rumia", "atea", "pere", "mata_arahu", "taaroa", "moe",
    "nevaneva", "taere", "ruanuu", "ihi", "oro", "papa_rai_3", "papa_rai_4", "papa_rai_5", "rua_tupua",
    "oropaa", "ata", "taa_po", "tane_manu", "rai_tupua", "hiro", "fatu_tiri", "vero", "maru", "tamatea",
    "fati", "roa",
]
MISSION_IDS = [
    "t1_p3", "t1_p4", "t1_m3", "t1_m4", "t1_uru", "t1_taro", "t1_mahi", "t1_tiare", "t1_g1p2", "t1_mask",
    "t1_ariki", "t1_pr4", "t1_as3", "t1_id2", "t1_auc", "t2_p5", "t2_p6", "t2_m6", "t2_m7", "t2_ut",
    "t2_mt", "t2_ui", "t2_tm", "t2_2id", "t2_g1m3", "t2_maskp", "t2_arioi", "t2_pr6", "t2_as4", "t2_id3",
    "t2_df4", "t2_auc", "t3_p7", "t3_p8", "t3_m8", "t3_m10", "t3_3id", "t3_3df", "t3_utm", "t3_tmi",
    "t3_miu", "t3_iut", "t3_mask2", "t3_arioi", "t3_tahua", "t3_pr8", "t3_as6", "t3_id4", "t3_auc",
]
DESIGN_IDS = [
    "mask_mp", "mask_mm", "mask_mg", "mask_mc", "mask_ag", "mask_am", "mask_as", "mask_ad", "mask_c1",
    "mask_c2", "mask_c3", "mask_c4",
]
# fmt: on


def effect_code(effect: i64) -> i64:
    """What an effect does: GAIN_PEARLS and so on, or LASTING + power."""
    return effect & 255


def effect_amount(effect: i64) -> i64:
    """How much or how many."""
    return effect >> 8 & 255


def effect_whom(effect: i64) -> i64:
    """For whom it acts: OWNER, ALL or OTHERS."""
    return effect >> 16 & 3


def effect_on_one(effect: i64) -> i64:
    """The same as one player feels it, whoever else does."""
    return effect & 65535

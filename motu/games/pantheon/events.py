"""What the log of Pantheon can say."""

from __future__ import annotations

from pathlib import Path

from motu.games._shared.telling import Events, Line, points
from motu.games.pantheon.nouns import NOUNS, like
from motu.games.pantheon.rules import tell
from motu.games.pantheon.rules.pieces import MORE_MONEY, SCORE_RANK

EVENTS = Events(
    tell,
    NOUNS,
    {
        tell.FIRST_PLAYER: "seat",
        tell.ROW_CARD: "card",
        tell.DREW: "seat cards",
        tell.DREW_CARD: "seat card",
        tell.TOOK_CARD: "seat card",
        tell.PILE_FORMED: "cards",
        tell.HANDS_CALLED_IN: "cards",
        tell.BONUS_DEALT: "seat bonus",
        tell.BONUS_PICKED: "seat bonus",
        tell.COLUMN_ERECTED: "seat place",
        tell.EPOCH_STARTED: "epoch people",
        tell.DEITY_SHOWN: "deity",
        tell.DEMIGOD_SHOWN: "value",
        tell.LOOT_LAID: "loot place",
        tell.TEMPLE_PUT: "place seat",
        tell.CHOSE_CARDS: "seat",
        tell.DEITY_OFFERED: "seat deity",
        tell.DEITY_DECLINED: "seat deity",
        tell.DISCARDED: "seat card",
        tell.SWAPPED: "seat swapped count",
        tell.SWAPPED_NOT: "seat",
        tell.MONEY_SORTED: "",
        tell.TURN_STARTED: "seat",
        tell.MOVES: "seat cards steps",
        tell.REACTS: "seat cards steps",
        tell.REACTS_NOT: "seat",
        tell.PLACED: "seat place cost piece",
        tell.LOOT_TAKEN: "seat loot",
        tell.BUYS: "seat",
        tell.RANK_BOUGHT: "seat kind rank price",
        tell.PIECE_BOUGHT: "seat piece price",
        tell.PLACED_FOR_MONEY: "seat place price piece",
        tell.STONKUS_PAID: Line("seat free", facts={"stonkus": lambda at: like(at.box, MORE_MONEY)}),
        tell.PAID: "seat value",
        tell.WORSHIPPED: "seat deity cards",
        tell.DEITY_GAINED: "seat deity points",
        tell.DEMIGOD_TAKEN: "seat value",
        tell.DEMIGOD_DRAWN: "seat",
        tell.DEMIGOD_DRAWN_OWN: "seat value",
        tell.MONEY_TAKEN: "seat card",
        tell.PIECES_GAINED: "seat feet columns",
        tell.RANK_RAISED: "seat kind rank",
        tell.STEPS_KEPT: "seat loot",
        tell.REWARD_LOST: "seat loot",
        tell.DRAWS: "seat",
        tell.EXTRA_ACTION: "seat deity",
        tell.PHASE_ENDED: "seat points",
        tell.PHASE_CAPPED: "turns",
        tell.SCORED: Line(
            "seat from_demigods from_columns from_ranks",
            facts={
                "pietalte": lambda at: like(at.box, SCORE_RANK),
                "points": lambda at: at.from_demigods + at.from_columns + at.from_ranks,
            },
        ),
        tell.ACQUIRED: "seat deity cards",
        tell.DEITIES_RETURNED: "deities",
        tell.GAME_ENDED: "seat points",
    },
    Path(__file__).parent,
    periods={tell.EPOCH_STARTED: "epoch"},
    moments={
        "gods": (tell.DEITY_SHOWN, tell.DEMIGOD_SHOWN, tell.DEITIES_RETURNED),
        "loot": (tell.LOOT_LAID,),
        "temple": (tell.TEMPLE_PUT,),
        "cards": (tell.ROW_CARD, tell.PILE_FORMED, tell.HANDS_CALLED_IN),
        "draw": (tell.DREW_CARD, tell.DEMIGOD_DRAWN_OWN),
        "deity": (tell.DEITY_OFFERED,),
        "scoring": (tell.PHASE_ENDED, tell.PHASE_CAPPED, tell.SCORED, tell.GAME_ENDED),
    },
    points={
        tell.DEITY_GAINED: points("deities"),
        tell.PHASE_ENDED: points("endings"),
        tell.SCORED: lambda at: {
            "demigods": at.from_demigods,
            "columns": at.from_columns,
            "pietalte": at.from_ranks,
        },
    },
    sounds={
        "card": (
            *(tell.ROW_CARD, tell.DREW, tell.DREW_CARD, tell.TOOK_CARD, tell.DEITY_SHOWN, tell.MOVES),
            *(tell.DEMIGOD_TAKEN, tell.DEMIGOD_DRAWN),
        ),
        "coin": (
            *(tell.LOOT_TAKEN, tell.RANK_BOUGHT, tell.PIECE_BOUGHT, tell.PLACED_FOR_MONEY, tell.PAID),
            tell.MONEY_TAKEN,
        ),
    },
)

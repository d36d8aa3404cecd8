"""What the log of Bora Bora can say: what each event carries."""

from __future__ import annotations

from pathlib import Path

from motu.games._shared.telling import Events
from motu.games.bora_bora.nouns import NOUNS
from motu.games.bora_bora.rules import tell

EVENTS = Events(
    tell,
    NOUNS,
    {
        tell.TURN_TILE: "seat place",
        tell.FISH_LAID: "region fish",
        tell.PERSON_SHOWN: "die person",
        tell.START_TASK: "seat task",
        tell.TASK_DEALT: "seat task",
        tell.TASK_SHOWN: "task",
        tell.JEWEL_LAID: "round jewel",
        tell.CARD_TURNED: "card",
        tell.CARD_DRAWN: "seat card",
        tell.CARD_DRAWN_HIDDEN: "seat",
        tell.ROLLED: "seat first second third",
        tell.ROUND_STARTED: "round seat",
        tell.STARTED: "seat region",
        tell.DIE_PLACED: "seat value job",
        tell.DIE_WITH_WHITE: "seat value job",
        tell.FISHED: "seat value points",
        tell.PAID: "seat god payment",
        tell.HUT_PLACED: "seat region",
        tell.OFFERINGS: "seat offerings",
        tell.MATERIAL_LAID: "seat space material",
        tell.MATERIAL_BESIDE: "seat material",
        tell.FISH_SCORED: "seat region points",
        tell.RECRUITED: "seat person",
        tell.TATTOOED: "seat person",
        tell.COLLECTED: "seat person",
        tell.HELP_POINTS: "seat points",
        tell.HELP_LOST: "seat left",
        tell.CARD_TAKEN: "seat card",
        tell.HUTS_MOVED: "seat huts",
        tell.PRIEST_PLACED: "seat temple_space",
        tell.PRIEST_OUT: "seat",
        tell.BUILT: "seat building points",
        tell.CLIMBED: "seat steps",
        tell.SHELLS: "seat shells",
        tell.PEOPLE_USED: "seat people copies",
        tell.PEOPLE_DOUBLED: "seat people copies",
        tell.PEOPLE_EXTRA: "seat people copies",
        tell.PEOPLE_POINTS: "seat points",
        tell.STATUS_SCORED: "seat points",
        tell.NEW_PLACE: "seat place",
        tell.TEMPLE_SCORED: "seat priests points",
        tell.GOD_TILE_WON: "seat",
        tell.GOD_TILE_GONE: "",
        tell.JEWEL_BOUGHT: "seat jewel",
        tell.TASK_DONE: "seat task points",
        tell.TASK_DROPPED: "seat task",
        tell.TASK_TAKEN: "seat task",
        tell.DECK_REBUILT: "cards",
        tell.FINAL_TASKS: "",
        tell.FINAL_POINTS: "seat source points",
        tell.SCORED: "seat points",
    },
    Path(__file__).parent,
)

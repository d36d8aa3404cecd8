"""What the log of Bora Bora can say: what each event carries."""

from __future__ import annotations

from motu.games._shared.telling import Events, Line, Told, points
from motu.games._shared.text import Phrase
from motu.games.bora_bora.names import HOME, group_name, in_region, some_material, the_people
from motu.games.bora_bora.nouns import NOUNS
from motu.games.bora_bora.rules import tell
from motu.games.bora_bora.state import SOURCE_NAMES


def people_used(at: Told) -> Phrase:
    return group_name(at.people, at.copies)


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
        tell.STARTED: Line("seat region", facts={"where": lambda at: in_region(at.region)}),
        tell.DIE_PLACED: "seat value job",
        tell.DIE_WITH_WHITE: "seat value job",
        tell.FISHED: "seat value points",
        tell.PAID: "seat god payment",
        tell.HUT_PLACED: Line("seat region", facts={"where": lambda at: in_region(at.region)}),
        tell.OFFERINGS: "seat offerings",
        tell.MATERIAL_LAID: Line(
            "seat space material", facts={"material": lambda at: some_material(at.material)}
        ),
        tell.MATERIAL_BESIDE: Line(
            "seat material", facts={"material": lambda at: some_material(at.material)}
        ),
        tell.FISH_SCORED: "seat region points",
        tell.RECRUITED: "seat person",
        tell.TATTOOED: "seat person",
        tell.COLLECTED: Line(
            "seat person",
            facts={
                "symbols": lambda at: int(at.box.symbols[at.person]),
                "people": lambda at: the_people(at.person),
            },
        ),
        tell.HELP_POINTS: "seat points",
        tell.HELP_LOST: "seat left",
        tell.CARD_TAKEN: "seat card",
        tell.HUTS_MOVED: "seat huts",
        tell.PRIEST_PLACED: "seat temple_space",
        tell.PRIEST_OUT: "seat",
        tell.BUILT: "seat building points",
        tell.CLIMBED: "seat steps",
        tell.SHELLS: "seat shells",
        tell.PEOPLE_USED: Line("seat people copies", facts={"group": people_used}),
        tell.PEOPLE_DOUBLED: Line("seat people copies", facts={"group": people_used}),
        tell.PEOPLE_EXTRA: Line("seat people copies", facts={"group": people_used}),
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
    HOME,
    periods={tell.ROUND_STARTED: "round"},
    moments={
        "draw": (tell.CARD_DRAWN,),
        "dice": (tell.ROLLED,),
        "arrivals": (tell.PERSON_SHOWN, tell.TASK_SHOWN, tell.CARD_TURNED, tell.DECK_REBUILT),
        "status": (tell.STATUS_SCORED, tell.NEW_PLACE),
        "temple": (tell.TEMPLE_SCORED, tell.GOD_TILE_WON, tell.GOD_TILE_GONE),
        "pushed": (tell.PRIEST_OUT,),
        "end": (tell.FINAL_TASKS, tell.FINAL_POINTS, tell.SCORED),
    },
    points={
        tell.TURN_TILE: lambda at: {"start": at.place - 1},
        tell.FISHED: points("fishing"),
        tell.HELP_POINTS: points("helper"),
        tell.FISH_SCORED: points("red_god"),
        tell.BUILT: points("buildings"),
        tell.PEOPLE_POINTS: points("people"),
        tell.STATUS_SCORED: points("status"),
        tell.TEMPLE_SCORED: points("temple"),
        tell.TASK_DONE: points("tasks"),
        tell.FINAL_POINTS: lambda at: {SOURCE_NAMES[at.source]: at.points},
    },
    sounds={
        "dice": (tell.ROLLED, tell.DIE_PLACED, tell.DIE_WITH_WHITE),
        "card": (tell.CARD_TURNED, tell.CARD_DRAWN, tell.CARD_DRAWN_HIDDEN, tell.CARD_TAKEN, tell.TASK_TAKEN),
        "coin": (tell.OFFERINGS, tell.SHELLS, tell.JEWEL_BOUGHT),
    },
)

"""What is refused in chapters 15 and 16: tasks are settled, at the end of a round and of the game."""

from __future__ import annotations

import motu
from motu.games.bora_bora.rules.gods import COUNTS_FOR_THE_TASK, NO_OFFERING, NOTHING_TO_PAY_WITH
from motu.games.bora_bora.rules.tasks import (
    HAS_COMPLETE_TASK,
    MORE_THAN_ONE_SHORT,
    MUST_ABANDON_ONE,
    MUST_FULFIL_ONE,
    NOT_COMPLETE,
    NOT_ONE_LEFT_TO_YOU,
    NOT_SHOWN,
    NOT_YOUR_TASK,
    NOTHING_ABANDONED,
    NOTHING_MISSING,
)
from tests.games.bora_bora.situations import final_tasks, give, idle, phase_c, table
from tests.games.refusing import Case


def settling() -> motu.Match:
    """One wood of three, two cards of five and no offering."""
    s = table(4)
    give(s, "A", tasks="t19 t21 t48", materials="z11 z12 z23", cards="red red")
    return phase_c(s, "NextSettle")


def settling_with_a_complete_task() -> motu.Match:
    s = table(4)
    give(s, "A", tasks="st4 t05 t47", materials="z11 z12 z13", god_tiles=1)
    return phase_c(s, "NextSettle")


def settling_with_an_offering() -> motu.Match:
    s = table(4)
    give(s, "A", tasks="t21 t05 t47", materials="z12 z23", cards="red", offerings=1)
    return phase_c(s, "NextSettle")


def settling_with_what_counts() -> motu.Match:
    s = table(4)
    give(s, "A", tasks="t49 t05 t47", cards="yellow", offerings=4)
    return phase_c(s, "NextSettle")


def taking_a_task() -> motu.Match:
    match = phase_c(table(4), "NextSettle")
    idle(match, "A take_task")
    return match


def at_the_last_tasks() -> motu.Match:
    s = table(2)
    give(s, "A", tasks="st4 t05 t47", materials="z11 z12 z13")
    return final_tasks(s)


CASES = [
    Case(
        "SettleTask",
        NOT_YOUR_TASK,
        "BB-15.1",
        settling,
        "settle t05 fulfil",
        "Cette tâche n’est pas à vous : « huttes dans 9 régions ».",
        "This task is not yours: “huts in 9 regions”.",
    ),
    Case(
        "SettleTask",
        MUST_ABANDON_ONE,
        "BB-15.4",
        settling,
        "settle stop",
        "Il faut régler une tâche : abandonnez-en une, ou remplissez-en une avec le Dieu Jaune.",
        "You must settle a task: abandon one, or fulfil one with the Yellow God.",
    ),
    Case(
        "SettleTask",
        NOT_COMPLETE,
        "BB-15.3",
        settling,
        "settle t19 fulfil",
        "Pour « 3 bois », il vous en manque encore 2.",
        "You are still 2 short of “3 wood”.",
    ),
    Case(
        "SettleTask",
        MORE_THAN_ONE_SHORT,
        "BB-17.24",
        settling,
        "settle t19 yellow",
        "Il vous manque 2 prérequis pour « 3 bois » : le Dieu Jaune n’en remplace qu’un.",
        "You are 2 requirements short of “3 wood”: the Yellow God replaces only one.",
    ),
    Case(
        "SettleTask",
        NO_OFFERING,
        "BB-17.17",
        settling,
        "settle t21 yellow",
        "Vous n’avez pas d’offrande : il en faut une pour jouer le Dieu Jaune avec des cartes.",
        "You have no offering: it takes one to play the Yellow God with cards.",
    ),
    Case(
        "SettleTask",
        HAS_COMPLETE_TASK,
        "BB-15.11",
        settling_with_a_complete_task,
        "settle t05 abandon",
        "Vous avez une tâche complète : vous ne pouvez pas abandonner la tâche « huttes dans 9 régions ».",
        "You have a complete task: you cannot abandon the task “huts in 9 regions”.",
    ),
    Case(
        "SettleTask",
        MUST_FULFIL_ONE,
        "BB-15.1",
        settling_with_a_complete_task,
        "settle stop",
        "Vous avez une tâche complète : remplissez-en une avant de continuer.",
        "You have a complete task: fulfil one before you go on.",
    ),
    Case(
        "SettleTask",
        NOTHING_MISSING,
        "BB-17.20",
        settling_with_a_complete_task,
        "settle st4 yellow",
        "Il ne vous manque rien pour « 3 matériaux quelconques » : le Dieu Jaune n’y changerait rien.",
        "Nothing is missing for “3 materials of any kind”: the Yellow God would change nothing.",
    ),
    Case(
        "SettleTask",
        NOTHING_TO_PAY_WITH,
        "BB-17.25",
        settling_with_an_offering,
        "settle t21 yellow",
        "Vous ne pouvez pas jouer le Dieu Jaune : il faut une carte de sa couleur, deux autres cartes Dieu"
        " identiques ou une tuile Dieu.",
        "You cannot play the Yellow God: it takes a card of his colour, two other identical god cards or a"
        " god tile.",
    ),
    Case(
        "SettleTask",
        COUNTS_FOR_THE_TASK,
        "BB-17.19",
        settling_with_what_counts,
        "settle t49 yellow",
        "Ce que vous dépenseriez compte pour cette tâche : il vous manquerait alors plus d’un prérequis.",
        "What you would spend counts for this task: you would then be more than one requirement short.",
    ),
    Case(
        "TakeTask",
        NOT_SHOWN,
        "BB-15.5",
        taking_a_task,
        "take_task t47",
        "Cette tâche n’est pas proposée pendant cette manche : « 4 bijoux ».",
        "This task is not on offer this round: “4 jewels”.",
    ),
    Case(
        "SettleTask",
        NOT_ONE_LEFT_TO_YOU,
        "BB-16.2",
        at_the_last_tasks,
        "settle t19 fulfil",
        "Cette tâche n’est pas une de celles qui vous restent : « 3 bois ».",
        "This task is not one of those you have left: “3 wood”.",
    ),
    Case(
        "SettleTask",
        NOTHING_ABANDONED,
        "BB-16.14",
        at_the_last_tasks,
        "settle t05 abandon",
        "On n’abandonne plus rien en fin de partie : gardez la tâche « huttes dans 9 régions » ou"
        " remplissez-la.",
        "Nothing is abandoned at the end of the game: keep the task “huts in 9 regions” or fulfil it.",
    ),
]

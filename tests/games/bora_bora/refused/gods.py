"""What is refused in chapter 17: paying for a god."""

from __future__ import annotations

import motu
from motu.games.bora_bora.rules.gods import (
    COUNTS_FOR_THE_TASK,
    NO_GOD_TILE,
    NO_OFFERING,
    NO_SUCH_CARD,
    NO_SUCH_PAIR,
    NOTHING_LEFT_FOR_WHITE,
    ONE_CARD_IS_ENOUGH,
    OTHER_COLOUR,
)
from tests.games.bora_bora.situations import give, go, phase_a, phase_c, table
from tests.games.refusing import Case


def paying_for_blue_and_white() -> motu.Match:
    s = table(4)
    give(s, "A", cards="blue red", offerings=1, god_tiles=1)
    match = phase_a(s, ["B3 helper"], A="4 1")
    go(match, "A place 4 helper white")
    return match


def paying_for_white_without_a_tile() -> motu.Match:
    s = table(4)
    give(s, "A", cards="white red", offerings=1)
    match = phase_a(s, A="4 1 1")
    go(match, "A place 4 helper white")
    return match


def paying_for_white_with_a_pair() -> motu.Match:
    s = table(4)
    give(s, "A", cards="red red", offerings=1, god_tiles=1)
    match = phase_a(s, A="4 1 1")
    go(match, "A place 4 helper white")
    return match


def paying_with_a_tile_only() -> motu.Match:
    s = table(4)
    give(s, "A", cards="white", god_tiles=1)
    match = phase_a(s, A="4 1 1")
    go(match, "A place 4 helper white")
    return match


def paying_for_a_task() -> motu.Match:
    s = table(4)
    give(s, "A", tasks="t48 t05 t47", cards="yellow blue blue red", offerings=1, god_tiles=1)
    match = phase_c(s, "NextSettle")
    go(match, "A settle t48 yellow")
    return match


CASES = [
    Case(
        "PayForGod",
        NOTHING_LEFT_FOR_WHITE,
        "BB-17.22",
        paying_for_blue_and_white,
        "pay blue god_tile",
        "Joué ainsi, le Dieu Bleu ne vous laisse pas de quoi jouer le Dieu Blanc.",
        "Played like this, the Blue God leaves you nothing to play the White God with.",
    ),
    Case(
        "PayForGod",
        ONE_CARD_IS_ENOUGH,
        "BB-17.25",
        paying_for_blue_and_white,
        "pay blue blue blue",
        "Une seule carte suffit pour jouer le Dieu Bleu : gardez la seconde.",
        "One card is enough to play the Blue God: keep the second one.",
    ),
    Case(
        "PayForGod",
        OTHER_COLOUR,
        "BB-17.25",
        paying_for_blue_and_white,
        "pay blue red",
        "Une seule carte Dieu Rouge ne permet pas de jouer le Dieu Bleu : il en faut deux.",
        "A single Red God card is not enough to play the Blue God: it takes two.",
    ),
    Case(
        "PayForGod",
        NO_SUCH_PAIR,
        "BB-17.3",
        paying_for_blue_and_white,
        "pay blue red red",
        "Il vous faudrait deux cartes Dieu Rouge.",
        "You would need two Red God cards.",
    ),
    Case(
        "PayForGod",
        NO_SUCH_CARD,
        "BB-17.25",
        paying_for_white_with_a_pair,
        "pay white white",
        "Vous n’avez pas de carte Dieu Blanc en main.",
        "You have no White God card in hand.",
    ),
    Case(
        "PayForGod",
        NO_GOD_TILE,
        "BB-17.4",
        paying_for_white_without_a_tile,
        "pay white god_tile",
        "Vous n’avez plus de tuile Dieu.",
        "You have no god tile left.",
    ),
    Case(
        "PayForGod",
        NO_OFFERING,
        "BB-17.17",
        paying_with_a_tile_only,
        "pay white white",
        "Vous n’avez pas d’offrande : il en faut une pour jouer le Dieu Blanc avec des cartes.",
        "You have no offering: it takes one to play the White God with cards.",
    ),
    Case(
        "PayForGod",
        COUNTS_FOR_THE_TASK,
        "BB-17.19",
        paying_for_a_task,
        "pay yellow blue blue",
        "Ce que vous dépenseriez compte pour cette tâche : il vous manquerait alors plus d’un prérequis.",
        "What you would spend counts for this task: you would then be more than one requirement short.",
    ),
    Case(
        "PayForGod",
        COUNTS_FOR_THE_TASK,
        "BB-17.19",
        paying_for_a_task,
        "pay yellow yellow",
        "Ce que vous dépenseriez compte pour cette tâche : il vous manquerait alors plus d’un prérequis.",
        "What you would spend counts for this task: you would then be more than one requirement short.",
    ),
]

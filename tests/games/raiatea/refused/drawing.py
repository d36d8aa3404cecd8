"""What is refused when sets of rituals are drawn, bought and kept."""

from __future__ import annotations

import motu
from motu.games.raiatea.rules.drawing import (
    DECK_EMPTY,
    NOT_AMONG_THE_DRAWN,
    RAATIRA_DRAWS_NORMAL,
    TOO_LITTLE_MANA,
)
from tests.games.raiatea.situations import at_location, ceremony, decline, give, go, only_in_deck, table
from tests.games.refusing import Case


def drawing() -> motu.Match:
    s = table(3)
    give(s, "A", tattoo=1)
    match = at_location(s, "marae")
    decline(match, "A sacrifice")
    return match


def drawing_from_an_empty_deck() -> motu.Match:
    s = table(3)
    give(s, "A", tattoo=2)
    only_in_deck(s, "forbidden", "")
    match = at_location(s, "marae")
    decline(match, "A sacrifice")
    return match


def buying_with_two_mana() -> motu.Match:
    s = table(3)
    give(s, "A", mana=2)
    return ceremony(s, 2)


def keeping() -> motu.Match:
    match = drawing()
    go(match, "A draw_set normal", "* draw A hina", "* draw A raa", "* draw A raa")
    return match


CASES = [
    Case(
        "DrawRituals",
        RAATIRA_DRAWS_NORMAL,
        "RA-4.6",
        drawing,
        "draw_set forbidden",
        "Vous êtes Raatira : les rituels interdits s’ouvrent au rang d’Ariki, dans 1 case.",
        "You are a Raatira: forbidden rituals open at the rank of Ariki, 1 space further.",
    ),
    Case(
        "DrawRituals",
        DECK_EMPTY,
        "RA-4.19",
        drawing_from_an_empty_deck,
        "draw_set forbidden",
        "La pioche des rituels interdits et sa défausse sont vides.",
        "The draw pile of forbidden rituals and its discard pile are empty.",
    ),
    Case(
        "DrawRituals",
        TOO_LITTLE_MANA,
        "RA-9.3",
        buying_with_two_mana,
        "draw_set normal",
        "Un lot de rituels coûte 3 mana : vous n’en avez que 2.",
        "A set of rituals costs 3 mana: you have only 2.",
    ),
    Case(
        "KeepRitual",
        NOT_AMONG_THE_DRAWN,
        "RA-4.20",
        keeping,
        "keep tii",
        "Ti’i n’est pas parmi les rituels que vous venez de piocher.",
        "Ti’i is not among the rituals you have just drawn.",
    ),
]

"""What is refused in chapter 4: huts spread over land and sea paths."""

from __future__ import annotations

import motu
from motu.games.bora_bora.rules.expansion import (
    ALREADY_THERE,
    NO_HUT_ON_NORMAL_SLOTS,
    NO_HUT_ON_SLOT_12,
    NOT_LINKED,
    OTHER_KIND,
    TOO_WEAK,
)
from motu.games.bora_bora.rules.gods import (
    NO_GOD_TILE,
    NO_OFFERING,
    NO_SUCH_CARD,
    NO_SUCH_PAIR,
    ONE_CARD_IS_ENOUGH,
    OTHER_COLOUR,
)
from tests.games.bora_bora.situations import give, go, patiently, phase_a, put_hut, slots_free, table
from tests.games.refusing import Case


def expanding() -> motu.Match:
    s = table(4)
    give(s, "A", huts="c_mountain c_beach")
    match = phase_a(s, A="4 1 1")
    go(match, "A place 4 sea")
    return match


def taking_a_hut_from_slot_12() -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    slots_free(s, "A", 11)
    return patiently(phase_a(s, A="4 1 1"), "A place 4 land", "A expand c_plain")


def taking_a_hut_from_another_slot() -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain", last=True)
    put_hut(s, "A", "c_plain", last=True)
    return patiently(phase_a(s, A="4 1 1"), "A place 4 land", "A expand c_beach")


def at_a_fish(cards: str, offerings: int, god_tiles: int) -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    give(s, "A", cards=cards, offerings=offerings, god_tiles=god_tiles)
    match = phase_a(s, A="2 1 1")
    go(match, "A place 2 land", "A take_hut slot_12", "A material z12")
    return match


def at_a_fish_with_cards() -> motu.Match:
    return at_a_fish("red red blue", 1, 0)


def at_a_fish_with_a_blue_card() -> motu.Match:
    return at_a_fish("blue", 1, 0)


def at_a_fish_with_a_god_tile() -> motu.Match:
    return at_a_fish("red", 0, 1)


CASES = [
    Case(
        "ExpandTo",
        ALREADY_THERE,
        "BB-4.5",
        expanding,
        "expand c_beach",
        "Vous avez déjà une hutte sur la plage centrale.",
        "You already have a hut on the central beach.",
    ),
    Case(
        "ExpandTo",
        TOO_WEAK,
        "BB-4.2",
        expanding,
        "expand s_plain",
        "La voie vers la plaine du sud demande une force de 5 : la vôtre n’est que de 4.",
        "The path to the south plain needs a strength of 5: yours is only 4.",
    ),
    Case(
        "ExpandTo",
        OTHER_KIND,
        "BB-4.3",
        expanding,
        "expand c_plain",
        "De vos huttes, on n’atteint la plaine centrale que par voie terrestre : vous avez choisi "
        "la voie maritime.",
        "From your huts only a land path leads to the central plain: you have chosen the sea path.",
    ),
    Case(
        "ExpandTo",
        NOT_LINKED,
        "BB-4.1",
        expanding,
        "expand n_beach",
        "Aucune voie ne relie vos huttes à la plage du nord.",
        "No path links your huts to the north beach.",
    ),
    Case(
        "TakeHutFrom",
        NO_HUT_ON_NORMAL_SLOTS,
        "BB-4.6",
        taking_a_hut_from_slot_12,
        "take_hut slot_none",
        "Il n’y a plus de hutte sur vos cases 1 à 11.",
        "No hut is left on your spaces 1 to 11.",
    ),
    Case(
        "TakeHutFrom",
        NO_HUT_ON_SLOT_12,
        "BB-4.6",
        taking_a_hut_from_another_slot,
        "take_hut slot_12",
        "Il n’y a plus de hutte sur votre case 12.",
        "No hut is left on your space 12.",
    ),
    Case(
        "ScoreFish",
        ONE_CARD_IS_ENOUGH,
        "BB-17.25",
        at_a_fish_with_cards,
        "score_fish red red",
        "Une seule carte suffit pour jouer le Dieu Rouge : gardez la seconde.",
        "One card is enough to play the Red God: keep the second one.",
    ),
    Case(
        "ScoreFish",
        OTHER_COLOUR,
        "BB-17.25",
        at_a_fish_with_cards,
        "score_fish blue",
        "Une seule carte Dieu Bleu ne permet pas de jouer le Dieu Rouge : il en faut deux.",
        "A single Blue God card is not enough to play the Red God: it takes two.",
    ),
    Case(
        "ScoreFish",
        NO_SUCH_PAIR,
        "BB-17.3",
        at_a_fish_with_cards,
        "score_fish blue blue",
        "Il vous faudrait deux cartes Dieu Bleu.",
        "You would need two Blue God cards.",
    ),
    Case(
        "ScoreFish",
        NO_GOD_TILE,
        "BB-17.4",
        at_a_fish_with_cards,
        "score_fish god_tile",
        "Vous n’avez plus de tuile Dieu.",
        "You have no god tile left.",
    ),
    Case(
        "ScoreFish",
        NO_SUCH_CARD,
        "BB-17.25",
        at_a_fish_with_a_blue_card,
        "score_fish red",
        "Vous n’avez pas de carte Dieu Rouge en main.",
        "You have no Red God card in hand.",
    ),
    Case(
        "ScoreFish",
        NO_OFFERING,
        "BB-17.17",
        at_a_fish_with_a_god_tile,
        "score_fish red",
        "Vous n’avez pas d’offrande : il en faut une pour jouer le Dieu Rouge avec des cartes.",
        "You have no offering: it takes one to play the Red God with cards.",
    ),
]

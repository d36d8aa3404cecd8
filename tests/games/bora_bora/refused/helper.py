"""What is refused in chapter 6: the helper turns strength into things."""

from __future__ import annotations

import motu
from motu.games.bora_bora.rules.cards import NO_CARD_LEFT
from motu.games.bora_bora.rules.helper import (
    MAN_IS_TATTOOED,
    NO_HUT_TO_MOVE,
    NO_MAN_LIKE_THAT,
    NO_WOMAN_LIKE_THAT,
    SLOT_12_HAS_PERSON,
    TOO_FEW_POINTS,
    WOMAN_HAS_COLLECTED,
)
from tests.games.bora_bora.situations import give, go, only_cards, phase_a, put_hut, slots_free, table
from tests.games.refusing import Case


def helping() -> motu.Match:
    s = table(4)
    slots_free(s, "A", 4)
    give(s, "A", people="m_vp_1 m_vp_2* w_vp_1 w_vp_2*")
    match = phase_a(s, A="2 1 1")
    go(match, "A place 2 helper", "A help vp")
    return match


def helping_without_cards_and_huts() -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    slots_free(s, "A", 11)
    only_cards(s)
    match = phase_a(s, A="6 1 1")
    go(match, "A place 6 helper")
    return match


def helping_with_a_person_on_slot_12() -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain", last=True)
    put_hut(s, "A", "c_plain", last=True)
    give(s, "A", people="w_shell_1 w_shell_2")
    match = phase_a(s, A="6 1 1")
    go(match, "A place 6 helper")
    return match


CASES = [
    Case(
        "SpendHelp",
        MAN_IS_TATTOOED,
        "BB-6.9",
        helping,
        "help tattoo symbols_2",
        "Vous n’avez plus d’homme à 2 symboles à tatouer : chacun ne l’est qu’une fois.",
        "You have no man with 2 symbols left to tattoo: each is tattooed only once.",
    ),
    Case(
        "SpendHelp",
        NO_MAN_LIKE_THAT,
        "BB-6.2",
        helping,
        "help tattoo symbols_6",
        "Vous n’avez pas d’homme à 6 symboles à tatouer.",
        "You have no man with 6 symbols to tattoo.",
    ),
    Case(
        "SpendHelp",
        WOMAN_HAS_COLLECTED,
        "BB-6.9",
        helping,
        "help collect symbols_2",
        "Vous n’avez plus de femme qui puisse ramasser 2 coquillages : chacune ne le fait qu’une fois.",
        "You have no woman left to collect 2 shells: each does so only once.",
    ),
    Case(
        "SpendHelp",
        NO_WOMAN_LIKE_THAT,
        "BB-6.3",
        helping,
        "help collect symbols_3",
        "Vous n’avez pas de femme qui puisse ramasser 3 coquillages.",
        "You have no woman who could collect 3 shells.",
    ),
    Case(
        "SpendHelp",
        TOO_FEW_POINTS,
        "BB-6.1",
        helping,
        "help offering",
        "Cela coûte 2 points de dé : il vous en reste 1.",
        "That costs 2 die points: you have 1 left.",
    ),
    Case(
        "SpendHelp",
        NO_CARD_LEFT,
        "BB-6.20",
        helping_without_cards_and_huts,
        "help god_card",
        "Il ne reste aucune carte Dieu à prendre.",
        "No god card is left to take.",
    ),
    Case(
        "SpendHelp",
        NO_HUT_TO_MOVE,
        "BB-6.8",
        helping_without_cards_and_huts,
        "help move_hut",
        "Il n’y a plus de hutte à déplacer sur vos cases 1 à 11.",
        "No hut is left to move on your spaces 1 to 11.",
    ),
    Case(
        "SpendHelp",
        SLOT_12_HAS_PERSON,
        "BB-5.6",
        helping_with_a_person_on_slot_12,
        "help move_hut",
        "Votre case 12 porte un homme ou une femme : aucune hutte n’y va plus.",
        "A man or woman lies on your space 12: no hut can go there any more.",
    ),
]

"""What is refused in chapter 5: women and men come to the player board."""

from __future__ import annotations

import motu
from motu.games.bora_bora.rules.recruiting import (
    EMPTY_PLACE,
    NO_NORMAL_SLOT_FREE,
    OTHER_SEX,
    SLOT_12_HAS_HUTS,
    SLOT_12_TAKEN,
    UNDER_HIGHER_DIE,
)
from tests.games.bora_bora.situations import give, go, patiently, phase_a, put_hut, show, table
from tests.games.refusing import Case


def taking_a_woman() -> motu.Match:
    s = table(4)
    show(s, woman="w_vp_1 w_vp_2 - w_vp_3 - -", man="m_vp_1 - - - - -")
    match = phase_a(s, A="3 1 1")
    go(match, "A place 3 woman")
    return match


def placing_a_person_beside_huts() -> motu.Match:
    s = table(4)
    show(s, woman="w_vp_1 - - - - -")
    return patiently(phase_a(s, A="1 1 1"), "A place 1 woman", "A recruit w_vp_1")


def placing_a_person_on_slot_12() -> motu.Match:
    """The ten huts of the other slots are still there, a woman is on slot 1."""
    s = table(4)
    give(s, "A", people="w_shell_1")
    put_hut(s, "A", "c_mountain", last=True)
    put_hut(s, "A", "c_plain", last=True)
    show(s, woman="w_vp_1 - - - - -")
    return patiently(phase_a(s, A="1 1 1"), "A place 1 woman", "A recruit w_vp_1")


def placing_a_person_beside_slot_12() -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain", last=True)
    put_hut(s, "A", "c_plain", last=True)
    give(s, "A", people="w_shell_1 w_shell_2")
    put_hut(s, "A", "c_beach")
    show(s, woman="w_vp_1 - - - - -")
    return patiently(phase_a(s, A="1 1 1"), "A place 1 woman", "A recruit w_vp_1")


CASES = [
    Case(
        "TakePerson",
        UNDER_HIGHER_DIE,
        "BB-5.1",
        taking_a_woman,
        "recruit w_vp_3",
        "Cette tuile est sous le dé 4 : votre force n’est que de 3.",
        "This tile lies under die 4: your strength is only 3.",
    ),
    Case(
        "TakePerson",
        OTHER_SEX,
        "BB-5.1",
        taking_a_woman,
        "recruit m_vp_1",
        "Il faut prendre une femme.",
        "You have to take a woman.",
    ),
    Case(
        "TakePerson",
        EMPTY_PLACE,
        "BB-5.7",
        taking_a_woman,
        "recruit woman_3",
        "Il n’y a plus personne sous le dé 3.",
        "Nobody is left under die 3.",
    ),
    Case(
        "TakePerson",
        EMPTY_PLACE,
        "BB-5.7",
        taking_a_woman,
        "recruit woman_6",
        "Il n’y a plus personne sous le dé 6.",
        "Nobody is left under die 6.",
    ),
    Case(
        "PlacePerson",
        SLOT_12_HAS_HUTS,
        "BB-5.5",
        placing_a_person_beside_huts,
        "place_person slot_12",
        "2 huttes se trouvent sur votre case 12.",
        "2 huts lie on your space 12.",
    ),
    Case(
        "PlacePerson",
        NO_NORMAL_SLOT_FREE,
        "BB-5.2",
        placing_a_person_on_slot_12,
        "place_person slot_none",
        "Aucune de vos cases 1 à 11 n’est libre.",
        "None of your spaces 1 to 11 is free.",
    ),
    Case(
        "PlacePerson",
        SLOT_12_TAKEN,
        "BB-5.2",
        placing_a_person_beside_slot_12,
        "place_person slot_12",
        "Votre case 12 est déjà occupée.",
        "Your space 12 is already taken.",
    ),
]

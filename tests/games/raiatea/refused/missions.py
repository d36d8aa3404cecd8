"""What is refused in chapter 11: which mission is completed, on what occasion, and from which row."""

from __future__ import annotations

import motu
from motu.games.raiatea.rules.assistants import NONE_ACTIVE
from motu.games.raiatea.rules.missions import (
    CANNOT_PAY,
    CONDITION_NOT_MET,
    DIVER_FOR_A_SECOND,
    NOT_IN_THIS_ROW,
    NOT_OPEN,
    ONLY_BY_AUCTION,
    SECOND_NEEDS_A_DIVER,
)
from tests.games.raiatea.situations import building, give, go, statue, table
from tests.games.refusing import Case


def dear_missions() -> motu.Match:
    s = table(3)
    give(s, "A", pearls=0, mana=1, goods="uru tiare")
    statue(s, 2, "t2_ut t2_2id t2_maskp t2_g1m3")
    return building(s)


def first_mission() -> motu.Match:
    s = table(3)
    give(s, "A", pearls=2, mana=1, active="diver", goods="uru uru taro")
    statue(s, 1, "t1_p3", "t1_uru t1_pr4", "t1_auc t1_ariki")
    return building(s)


def second_mission() -> motu.Match:
    match = first_mission()
    go(match, "A mission t1_uru")
    return match


def second_mission_without_diver() -> motu.Match:
    s = table(3)
    give(s, "A", pearls=9, active="shaman", hand="raa")
    statue(s, 1, "t1_p3", "t1_p4")
    match = building(s)
    go(match, "A mission t1_p3")
    return match


def choosing_a_row() -> motu.Match:
    s = table(3)
    give(s, "A", pearls=4)
    statue(s, 1, "t1_p3", "t1_p4", "t1_p3")
    match = building(s)
    go(match, "A mission t1_p3")
    return match


CASES = [
    Case(
        "CompleteMission",
        ONLY_BY_AUCTION,
        "RA-11.6",
        first_mission,
        "mission t1_auc",
        "Une mission Enchère de mana ne se remplit pas : elle est mise aux enchères quand sa rangée n’a plus "
        "d’autre sorte de mission.",
        "A Mana auction mission is not completed: it is auctioned once its row holds no other kind of "
        "mission.",
    ),
    Case(
        "CompleteMission",
        NOT_OPEN,
        "RA-11.13",
        first_mission,
        "mission t2_p5",
        "La mission à 2 points (5 perles) n’est pas disponible sur une statue ouverte.",
        "The 2-point mission (5 pearls) is not available on an open statue.",
    ),
    Case(
        "CompleteMission",
        CANNOT_PAY,
        "RA-11.19",
        first_mission,
        "mission t1_p3",
        "Vous ne pouvez pas payer la mission à 1 point (3 perles) : il vous manque 1 perle.",
        "You cannot pay for the 1-point mission (3 pearls): you lack 1 pearl.",
    ),
    Case(
        "CompleteMission",
        CANNOT_PAY,
        "RA-11.19",
        dear_missions,
        "mission t2_ut",
        "Vous ne pouvez pas payer la mission à 2 points (1 uru et 1 taro) : il vous manque 1 taro.",
        "You cannot pay for the 2-point mission (1 uru and 1 taro): you lack 1 taro.",
    ),
    Case(
        "CompleteMission",
        CANNOT_PAY,
        "RA-11.19",
        dear_missions,
        "mission t2_2id",
        "Vous ne pouvez pas payer la mission à 2 points (2 marchandises du même type) : il vous manque "
        "encore 1 marchandise du même type.",
        "You cannot pay for the 2-point mission (2 goods of the same type): you lack 1 more good of the same "
        "type.",
    ),
    Case(
        "CompleteMission",
        CANNOT_PAY,
        "RA-11.19",
        dear_missions,
        "mission t2_maskp",
        "Vous ne pouvez pas payer la mission à 2 points (2 perles et 1 masque) : il vous manque "
        "2 perles et 1 masque.",
        "You cannot pay for the 2-point mission (2 pearls and 1 mask): you lack 2 pearls and 1 mask.",
    ),
    Case(
        "CompleteMission",
        CANNOT_PAY,
        "RA-11.19",
        dear_missions,
        "mission t2_g1m3",
        "Vous ne pouvez pas payer la mission à 2 points (3 mana et 1 marchandise au choix) : il vous manque "
        "2 mana.",
        "You cannot pay for the 2-point mission (3 mana and 1 good of any type): you lack 2 mana.",
    ),
    Case(
        "CompleteMission",
        CONDITION_NOT_MET,
        "RA-11.19",
        first_mission,
        "mission t1_ariki",
        "Vous ne remplissez pas la condition de la mission à 1 point (au moins Ariki).",
        "You do not meet the condition of the 1-point mission (at least Ariki).",
    ),
    Case(
        "CompleteMission",
        DIVER_FOR_A_SECOND,
        "RA-12.14",
        first_mission,
        "mission t1_uru diver",
        "Un pêcheur de perles ne sert que pour une seconde mission, à l’étape 6 d’une cérémonie.",
        "A pearl diver serves only for a second mission, in step 6 of a ceremony.",
    ),
    Case(
        "CompleteMission",
        SECOND_NEEDS_A_DIVER,
        "RA-12.14",
        second_mission,
        "mission t1_pr4",
        "Une seconde mission demande un pêcheur de perles actif ou Fa’a-Rua-Roa, et seulement à l’étape 6.",
        "A second mission takes an active pearl diver or Fa’a-Rua-Roa, and only in step 6.",
    ),
    Case(
        "CompleteMission",
        NONE_ACTIVE,
        "RA-12.17",
        second_mission_without_diver,
        "mission t1_p4 diver",
        "Vous n’avez pas de pêcheur de perles actif.",
        "You have no active pearl diver.",
    ),
    Case(
        "FromWhichRow",
        NOT_IN_THIS_ROW,
        "RA-11.20",
        choosing_a_row,
        "row 2",
        "Cette mission ne se trouve pas sur la rangée 2.",
        "This mission does not lie in row 2.",
    ),
]

"""What is refused in chapter 10: which card is resolved next."""

from __future__ import annotations

import motu
from motu.games.costa_ruana.rules.resolve import ALIKE, ANOTHER_KIND_FIRST, CARD_GONE, IN_FRONT_OF_ANOTHER
from tests.games.costa_ruana.situations import go, lay, reveal, table
from tests.games.refusing import Case


def ordering() -> motu.Match:
    s = table(3, {1: "AAA", 2: "AAA"})
    lay(s, "face_up A", "night_remove_1", before="A")
    lay(s, "face_down A", "day_remove_1", before="A")
    lay(s, "face_up B", "night_remove_3", before="A")
    lay(s, "face_down B", "high_tide_remove_1", before="A")
    lay(s, "face_up C", "night_place_2", before="A")
    lay(s, "face_down C", "night_remove_2", before="B")
    return reveal(s)


def ordering_again() -> motu.Match:
    match = ordering()
    go(match, "A resolve face_up A", "A remove island_1")
    return match


CASES = [
    Case(
        "ChooseNextCard",
        IN_FRONT_OF_ANOTHER,
        "CR-10.1",
        ordering,
        "resolve face_down C",
        "Cette carte n’est pas active devant vous : "
        "vous ne résolvez que les cartes actives posées devant vous.",
        "This card is not active in front of you: you resolve only active cards in front of you.",
    ),
    Case(
        "ChooseNextCard",
        CARD_GONE,
        "CR-10.1",
        ordering,
        "resolve face_down A",  # it was not active
        "Cette carte n’est plus là : elle n’était pas active, ou elle est déjà résolue.",
        "This card is gone: it was not active, or it is already resolved.",
    ),
    Case(
        "ChooseNextCard",
        CARD_GONE,
        "CR-10.1",
        ordering_again,
        "resolve face_up A",  # it has just been resolved
        "Cette carte n’est plus là : elle n’était pas active, ou elle est déjà résolue.",
        "This card is gone: it was not active, or it is already resolved.",
    ),
    Case(
        "ChooseNextCard",
        ANOTHER_KIND_FIRST,
        "CR-10.2",
        ordering,
        "resolve face_up C",
        "« Placer 2 habitants » (nuit) vient plus tard : résolvez d’abord vos cartes « Retirer ».",
        "“Place 2 islanders” (night) comes later: first resolve your “Remove” cards.",
    ),
    Case(
        "ChooseNextCard",
        ALIKE,
        "CR-10.17",
        ordering,
        "resolve face_down B",
        "Cette carte est identique à une autre déjà proposée : l’ordre n’y change rien.",
        "This card is the same as another one already offered: the order makes no difference.",
    ),
]

"""What is refused in interactive rituals: thefts and cancellations."""

from __future__ import annotations

import motu
from motu.games.raiatea.rules.interactive import (
    IN_A_PAIR,
    NO_ASSISTANT_TO_STEAL,
    NO_MASK_TO_STEAL,
    NOTHING_AT_THIS_COST,
    NOTHING_OF_THIS_PLAYER,
)
from tests.games.raiatea.situations import blessing, give, table
from tests.games.refusing import Case


def stealing_a_mask() -> motu.Match:
    s = table(3, tane=True)
    give(s, "B", masks="mask_mp mask_mm mask_mm")
    give(s, "C", masks="mirror", bound="mask_c1")
    return blessing(s, 8, A="maru")


def stealing_an_assistant() -> motu.Match:
    s = table(3, tane=True)
    give(s, "B", active="diver", used="shaman")
    return blessing(s, 10, A="roa")


def cancelling_a_cost() -> motu.Match:
    return blessing(table(3, tane=True), 30, A="taa_po raa", B="rua_hatu", C="punua")


def cancelling_a_player() -> motu.Match:
    return blessing(table(4, tane=True), 30, A="vero", B="mata_arahu", C="papa_rai_3")


CASES = [
    Case(
        "StealMaskFrom",
        NO_MASK_TO_STEAL,
        "RA-10.14",
        stealing_a_mask,
        "steal_mask C mask_mp",
        "Vert n’a pas de masque des Perles.",
        "Green has no Pearl mask.",
    ),
    Case(
        "StealMaskFrom",
        IN_A_PAIR,
        "RA-10.5",
        stealing_a_mask,
        "steal_mask B mask_mm",
        "Le masque de la Mana de Bleu est apparié : aucun rituel ne le vole.",
        "Blue’s Mana mask is in a pair: no ritual steals it.",
    ),
    Case(
        "StealMaskFrom",
        IN_A_PAIR,
        "RA-10.5",
        stealing_a_mask,
        "steal_mask C mask_c1",
        "Le masque rouge des Couleurs de Vert est apparié : aucun rituel ne le vole.",
        "Green’s red Colour mask is in a pair: no ritual steals it.",
    ),
    Case(
        "StealAssistantFrom",
        NO_ASSISTANT_TO_STEAL,
        "RA-10.14",
        stealing_an_assistant,
        "steal_assistant B diver used",
        "Bleu n’a pas de pêcheur de perles désactivé.",
        "Blue has no deactivated pearl diver.",
    ),
    Case(
        "StealAssistantFrom",
        NO_ASSISTANT_TO_STEAL,
        "RA-10.14",
        stealing_an_assistant,
        "steal_assistant C shaman active",
        "Vert n’a pas de chamane actif.",
        "Green has no active shaman.",
    ),
    Case(
        "CancelCost",
        NOTHING_AT_THIS_COST,
        "RA-10.10",
        cancelling_a_cost,
        "cancel_cost 6",
        "Aucun rituel à clip d’un autre joueur n’attend au coût 6.",
        "No clipped ritual of another player is waiting at cost 6.",
    ),
    Case(
        "CancelPlayer",
        NOTHING_OF_THIS_PLAYER,
        "RA-10.10",
        cancelling_a_player,
        "cancel_player D",
        "Jaune n’a aucun rituel à clip en attente.",
        "Yellow has no clipped ritual waiting.",
    ),
]

"""What is refused beside other questions: shamans and mirrors (RA-2.15)."""

from __future__ import annotations

import motu
from motu.games.raiatea.rules.assistants import NONE_ACTIVE
from motu.games.raiatea.rules.free import BEYOND_YOUR_PRIESTS, SHAMAN_FROM_HAND
from motu.games.raiatea.rules.masks import ALREADY_BOUND, NATURAL_PAIR, NO_FREE_MIRROR, NO_MASK_TO_BIND
from tests.games.raiatea.situations import action_phase, give, table
from tests.games.refusing import Case


def free_actions() -> motu.Match:
    s = table(3)
    give(s, "A", priests=4, active="shaman", hand="raa rua_hatu")
    give(s, "B", hand="tii", used="shaman")
    give(s, "A", masks="mask_mp mask_as mask_as mirror", bound="mask_c1")
    return action_phase(s)


def free_actions_without() -> motu.Match:
    s = table(3)
    give(s, "A", hand="tii", used="shaman", masks="mask_mp")
    return action_phase(s)


CASES = [
    Case(
        "FreeAction",
        BEYOND_YOUR_PRIESTS,
        "RA-12.11",
        free_actions,
        "use_shaman raa",
        "Ra’a coûte 5 : avec un chamane, le coût ne peut pas dépasser votre nombre de prêtres (4).",
        "Ra’a costs 5: with a shaman, the cost cannot exceed your number of priests (4).",
    ),
    Case(
        "FreeAction",
        NONE_ACTIVE,
        "RA-12.17",
        free_actions_without,
        "use_shaman tii",
        "Vous n’avez pas de chamane actif.",
        "You have no active shaman.",
    ),
    Case(
        "FreeAction",
        SHAMAN_FROM_HAND,
        "RA-12.18",
        free_actions,
        "use_shaman tii",
        "Ti’i n’est pas dans votre main.",
        "Ti’i is not in your hand.",
    ),
    Case(
        "FreeAction",
        NO_FREE_MIRROR,
        "RA-13.3",
        free_actions_without,
        "pair_mirror mask_mp",
        "Il faut un miroir non apparié : vous n’en avez pas.",
        "You need an unpaired mirror: you have none.",
    ),
    Case(
        "FreeAction",
        NO_MASK_TO_BIND,
        "RA-13.3",
        free_actions,
        "pair_mirror mask_mm",
        "Vous n’avez pas de masque de la Mana à apparier.",
        "You have no Mana mask to pair.",
    ),
    Case(
        "FreeAction",
        ALREADY_BOUND,
        "RA-13.4",
        free_actions,
        "pair_mirror mask_c1",
        "Votre masque rouge des Couleurs est déjà apparié à un miroir, pour toujours.",
        "Your red Colour mask is already paired with a mirror, for good.",
    ),
    Case(
        "FreeAction",
        NATURAL_PAIR,
        "RA-13.7",
        free_actions,
        "pair_mirror mask_as",
        "Vous avez les deux exemplaires du masque des Chamanes : c’est déjà une paire, "
        "un miroir n’y ajoute rien.",
        "You own both copies of the Shaman mask: they are a pair already, a mirror adds nothing.",
    ),
]

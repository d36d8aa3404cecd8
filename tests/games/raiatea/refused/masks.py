"""What is refused in chapters 7 and 13: masks are exchanged, and mirrors bound at the very end."""

from __future__ import annotations

import motu
from motu.games.raiatea.rules.masks import (
    ALREADY_BOUND,
    BOUND_CANNOT_LEAVE,
    MASK_NOT_IN_MARKET,
    NATURAL_PAIR,
    NO_FREE_MIRROR,
    NO_MASK_TO_BIND,
    NONE_TO_GIVE,
)
from tests.games.raiatea.situations import (
    at_location,
    decline,
    give,
    go,
    in_mask_market,
    mask,
    table,
    the_end,
)
from tests.games.refusing import Case


def giving_a_mask() -> motu.Match:
    s = table(3)
    give(s, "A", masks="mask_mp", bound="mask_c1")
    match = at_location(s, "clearing")
    decline(match, "A mission")
    return match


def taking_a_mask() -> motu.Match:
    s = table(3)
    give(s, "A", masks="mask_mp")
    in_mask_market(s, "mask_mm")
    match = at_location(s, "clearing")
    decline(match, "A mission")
    go(match, "A give_mask mask_mp")
    return match


def last_mirrors() -> motu.Match:
    s = table(3)
    give(s, "A", masks="mask_mp mask_mm mask_as mask_as mirror mirror", bound="mask_c1")
    return the_end(s)


def last_mirror_placed() -> motu.Match:
    match = last_mirrors()
    go(match, "A final_mirror mask_mp")
    return match


def all_mirrors_placed() -> motu.Match:
    """Both mirrors lie beside masks, and the answer is not handed in: a match does that by itself."""
    s = table(3)
    give(s, "A", masks="mask_mp mask_mm mask_mc mirror mirror")
    match = the_end(s)
    s.progress[0] = 1 << mask("mask_mp") | 1 << mask("mask_mc")
    return match


CASES = [
    Case(
        "GiveMask",
        NONE_TO_GIVE,
        "RA-7.1",
        giving_a_mask,
        "give_mask mirror",
        "Vous n’avez pas de miroir à déposer.",
        "You have no mirror to put in.",
    ),
    Case(
        "GiveMask",
        BOUND_CANNOT_LEAVE,
        "RA-7.7",
        giving_a_mask,
        "give_mask mask_c1",
        "Votre masque rouge des Couleurs est apparié à un miroir : il ne se dépose plus.",
        "Your red Colour mask is paired with a mirror: it can no longer be put in.",
    ),
    Case(
        "TakeMask",
        MASK_NOT_IN_MARKET,
        "RA-8.14",
        taking_a_mask,
        "take_mask mask_as",
        "Il n’y a pas de masque des Chamanes au marché.",
        "There is no Shaman mask in the market.",
    ),
    Case(
        "FinalMirror",
        NO_MASK_TO_BIND,
        "RA-13.3",
        last_mirrors,
        "final_mirror mask_c2",
        "Vous n’avez pas de masque vert des Couleurs à apparier.",
        "You have no green Colour mask to pair.",
    ),
    Case(
        "FinalMirror",
        NO_FREE_MIRROR,
        "RA-13.3",
        all_mirrors_placed,
        "final_mirror mask_mm",
        "Il faut un miroir non apparié : vous n’en avez pas.",
        "You need an unpaired mirror: you have none.",
    ),
    Case(
        "FinalMirror",
        ALREADY_BOUND,
        "RA-13.4",
        last_mirrors,
        "final_mirror mask_c1",
        "Votre masque rouge des Couleurs est déjà apparié à un miroir, pour toujours.",
        "Your red Colour mask is already paired with a mirror, for good.",
    ),
    Case(
        "FinalMirror",
        ALREADY_BOUND,
        "RA-13.4",
        last_mirror_placed,
        "final_mirror mask_mp",
        "Votre masque des Perles est déjà apparié à un miroir, pour toujours.",
        "Your Pearl mask is already paired with a mirror, for good.",
    ),
    Case(
        "FinalMirror",
        NATURAL_PAIR,
        "RA-13.7",
        last_mirrors,
        "final_mirror mask_as",
        "Vous avez les deux exemplaires du masque des Chamanes : c’est déjà une paire, "
        "un miroir n’y ajoute rien.",
        "You own both copies of the Shaman mask: they are a pair already, a mirror adds nothing.",
    ),
]

"""What is refused in chapter 10: deities and demigods that are drawn, and the deity that Gallia reveals."""

from __future__ import annotations

import motu
from motu.games.pantheon.rules.deities import CARDS_ONLY_FOR_GALLIA, TOP_NUMBER_SHORT
from tests.games.pantheon.situations import empty_table, give, go, rises
from tests.games.refusing import Case


def gallia_offers(deity: str) -> motu.Match:
    s = empty_table(2)
    give(s, "A", hand="2 card_gift", ranks="gift 4")
    match = rises(s, "gallia")
    go(match, "A favour reveal_deity", f"* deity A {deity}")
    return match


def offered_taksator() -> motu.Match:
    return gallia_offers("taksator")


def offered_pietalte() -> motu.Match:
    return gallia_offers("pietalte")


CASES = [
    Case(
        "GalliaOffer",
        TOP_NUMBER_SHORT,
        "PA-3.2",
        offered_taksator,
        "acquire priest",
        "Pour Taksator, il faut 4 prêtres, tuile et cartes comprises : vous n’en avez aucun.",
        "Taksator takes 4 priests, tile and cards together: you have none.",
    ),
    Case(
        "GalliaOffer",
        CARDS_ONLY_FOR_GALLIA,
        "PA-3.12",
        offered_pietalte,
        "acquire gift",
        "Pietalte se paie en cartes seulement : il faut 3 dons, et vous n’en avez que 2.",
        "Pietalte is paid with cards only: it takes 3 gifts, and you have only 2.",
    ),
]

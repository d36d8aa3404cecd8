"""What is refused in chapters 8 to 11 and 15: landscape cards and exact sums, pick after pick."""

from __future__ import annotations

import motu
from motu.games.mangrovia.rules.payment import (
    CARD_UNFIT,
    CARD_WITHOUT_BIRD,
    DOUBLE_REST_UNPAYABLE,
    DUAL_CARD_WITHOUT_BIRD,
    EACH_MUST_FIT,
    EACH_NEEDS_A_BIRD,
    FITS_NEITHER,
    NONE_LEFT_TO_GIVE,
    NONE_LEFT_TO_PLAY,
    PIECE_DOES_NOT_COUNT,
    PLAY_LANDSCAPE,
    REST_UNPAYABLE,
    TOO_MUCH,
)
from motu.games.mangrovia.rules.raising import plan
from motu.games.mangrovia.state import Mangrovia
from tests.games.mangrovia.refused.tables import builder, double
from tests.games.mangrovia.situations import give, go, table
from tests.games.refusing import Case


def planned(square: str, birds: str = "water mangrove", **things: str) -> motu.Match:
    """A has chosen the square of a hut."""
    match = builder(7, birds, **things)
    go(match, f"A build {square}")
    return match


def planned_double(square: str, birds: str = "water mangrove", **things: str) -> motu.Match:
    match = double(birds, **things)
    go(match, f"A build_double {square}")
    return match


def beside_a_joker(**things: str) -> Mangrovia:
    """A has chosen Water 6, where only the joker can be played."""
    s = table(4, birds="sand reed", other_tiles=True)
    give(s, "A", offerings="6", bonus="bonus_joker", **things)
    s.push(PLAY_LANDSCAPE.step(0, plan(s.box.ids.index("c3r2"), 1, 1)))
    return s


CASES = [
    Case(
        "PlayLandscape",
        CARD_UNFIT,
        "MG-8.2",
        lambda: planned("c3r2", landscapes="water sand", offerings="6", bonus="bonus_joker"),
        "play sand",
        "La case Eau 6 (C2) demande une carte Eau : une carte Sable ne convient pas.",
        "Water 6 (C2) takes a water card: a sand card does not fit.",
    ),
    Case(
        "PlayLandscape",
        FITS_NEITHER,
        "MG-11.1",
        lambda: planned("c4r4", landscapes="water mangrove sand", offerings="7 4"),
        "play sand",
        "La case Eau ou Mangrove 11 (D4) demande une carte Eau ou une carte Mangrove : "
        "une carte Sable ne convient pas.",
        "Water or Mangrove 11 (D4) takes a water card or a mangrove card: a sand card does not fit.",
    ),
    Case(
        "PlayLandscape",
        NONE_LEFT_TO_PLAY,
        "MG-8.12",
        lambda: planned("c4r4", landscapes="water", offerings="7 4", bonus="bonus_joker"),
        "play mangrove",
        "Il ne vous reste pas de carte Mangrove à jouer.",
        "You have no mangrove card left to play.",
    ),
    Case(
        "PlayLandscape",
        DUAL_CARD_WITHOUT_BIRD,
        "MG-11.2",
        lambda: planned(
            "c4r4", birds="water sand", landscapes="water mangrove", offerings="7 4", bonus="bonus_joker"
        ),
        "play mangrove",
        "Aucun oiseau n’indique la mangrove : ce tour-ci, on ne bâtit que sur l’eau et le sable.",
        "No bird shows mangrove: this round you build only on water and sand.",
    ),
    Case(
        "PlayLandscape",
        EACH_NEEDS_A_BIRD,
        "MG-10.8",
        lambda: planned_double(
            "c4r4", birds="water sand", landscapes="water mangrove", offerings="7 7 6 2", bonus="bonus_joker"
        ),
        "play mangrove",
        "Aucun oiseau n’indique la mangrove : chacune des deux cartes doit montrer un "
        "paysage indiqué par un oiseau.",
        "No bird shows mangrove: each of the two cards must be of a landscape shown by a bird.",
    ),
    Case(
        "PlayLandscape",
        NONE_LEFT_TO_PLAY,
        "MG-8.12",
        lambda: planned("c4r4", landscapes="water mangrove", offerings="7 4"),
        "play bonus_joker",
        "Il ne vous reste pas de Joker Paysage à jouer.",
        "You have no landscape joker left to play.",
    ),
    Case(
        "PlayLandscape",
        EACH_MUST_FIT,
        "MG-10.8",
        lambda: planned_double("c3r2", landscapes="water water sand", offerings="6 6", bonus="bonus_joker"),
        "play sand",
        "La case Eau 6 (C2) demande une carte Eau : une carte Sable ne convient pas.",
        "Water 6 (C2) takes a water card: a sand card does not fit.",
    ),
    Case(
        "Pay",
        PIECE_DOES_NOT_COUNT,
        "MG-8.5",
        lambda: planned("c3r2", landscapes="water", offerings="2 2 4 6", amulets="6"),
        "pay amulet 6",
        "Cette case se paie seulement en offrandes : une amulette de 6 n’y compte pas.",
        "This square is paid in offerings only: an amulet of 6 does not count.",
    ),
    Case(
        "Pay",
        PIECE_DOES_NOT_COUNT,
        "MG-8.5",
        lambda: planned("c5r3", landscapes="water", offerings="5", amulets="2 3 5"),
        "pay offering 5",
        "Cette case se paie seulement en amulettes : une offrande de 5 n’y compte pas.",
        "This square is paid in amulets only: an offering of 5 does not count.",
    ),
    Case(
        "Pay",
        NONE_LEFT_TO_GIVE,
        "MG-8.12",
        lambda: planned("c3r2", landscapes="water", offerings="2 4 6"),
        "pay offering 3",
        "Il ne vous reste pas d’offrande de 3 à donner.",
        "You have no offering of 3 left to give.",
    ),
    Case(
        "Pay",
        REST_UNPAYABLE,
        "MG-8.3",
        lambda: planned("c3r2", landscapes="water", offerings="2 4 5"),
        "pay offering 5",
        "Avec une offrande de 5, vous ne pourriez plus payer exactement le reste (6).",
        "With an offering of 5 you could no longer pay the remaining 6 exactly.",
    ),
    Case(
        "Pay",
        NONE_LEFT_TO_GIVE,
        "MG-8.12",
        lambda: planned("c5r3", landscapes="water", amulets="2 3 5"),
        "pay amulet 1",
        "Il ne vous reste pas d’amulette de 1 à donner.",
        "You have no amulet of 1 left to give.",
    ),
    Case(
        "Pay",
        TOO_MUCH,
        "MG-8.4",
        lambda: planned("c3r2", landscapes="water", offerings="2 4 7"),
        "pay offering 7",
        "Avec une offrande de 7, vous dépasseriez ce qui reste à payer (6) : on ne rend pas la monnaie.",
        "With an offering of 7 you would pay more than the 6 still due: there is no change.",
    ),
    Case(
        "Pay",
        TOO_MUCH,
        "MG-8.4",
        lambda: planned("c5r3", landscapes="water", amulets="2 3 6"),
        "pay amulet 6",
        "Avec une amulette de 6, vous dépasseriez ce qui reste à payer (5) : on ne rend pas la monnaie.",
        "With an amulet of 6 you would pay more than the 5 still due: there is no change.",
    ),
    Case(
        "Pay",
        DOUBLE_REST_UNPAYABLE,
        "MG-10.7",
        lambda: planned_double("c3r2", landscapes="water water", offerings="6 6 5 5 2 3"),
        "pay offering 3",
        "Avec une offrande de 3, vous ne pourriez plus payer exactement le reste (12).",
        "With an offering of 3 you could no longer pay the remaining 12 exactly.",
    ),
]


NEVER_ASKED = [
    Case(
        "PlayLandscape",
        CARD_WITHOUT_BIRD,
        "MG-5.3",
        lambda: beside_a_joker(landscapes="water"),
        "play water",
        "Aucun oiseau n’indique l’eau : ce tour-ci, on ne bâtit que sur le sable et le roseau.",
        "No bird shows water: this round you build only on sand and reed.",
    ),
    Case(
        "PlayLandscape",
        NONE_LEFT_TO_PLAY,
        "MG-8.12",
        beside_a_joker,
        "play water",
        "Il ne vous reste pas de carte Eau à jouer.",
        "You have no water card left to play.",
    ),
]

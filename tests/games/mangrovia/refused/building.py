"""What is refused in chapters 8 to 10: the square of a hut, of two huts, of a double hut."""

from __future__ import annotations

import motu
from motu.games.mangrovia.rules.building import BUILD_HUT
from motu.games.mangrovia.rules.places import (
    BIRD_ON_OTHER_LANDSCAPE,
    BOTH_NEED_BIRDS,
    CARD_MISSING,
    DOUBLE_SUM_MISSING,
    EITHER_CARD_MISSING,
    NEVER_DOUBLED,
    NOT_EXACTLY,
    OCCUPIED,
    OTHER_CURRENCY,
    OUT_OF_HUTS,
    SINGLE_ONLY,
    SUM_TOO_SMALL,
    TWO_CARDS_NEEDED,
    WITHOUT_BIRD,
)
from tests.games.mangrovia.refused.tables import TWO_WATERS, builder, double, no_hut
from tests.games.mangrovia.situations import at_pier, give, hut, table
from tests.games.refusing import Case


def occupied() -> motu.Match:
    s = table(4)
    hut(s, "B", "c2r3")
    give(s, "A", landscapes="water", offerings="4 6")
    return at_pier(s, 7)


def occupied_by_himself() -> motu.Match:
    s = table(4)
    hut(s, "A", "c2r3")
    give(s, "A", landscapes="water", offerings="4 6")
    return at_pier(s, 7)


def occupied_by_nobody() -> motu.Match:
    s = table(3)
    give(s, "A", landscapes="water", offerings="4 6")
    return at_pier(s, 7)


CASES = [
    Case(
        "BuildHut",
        OCCUPIED,
        "MG-8.10",
        occupied,
        "build c2r3",
        "La case Eau 10 (B3) porte déjà une hutte de Bleu.",
        "Water 10 (B3) already has a hut of Blue’s.",
    ),
    Case(
        "BuildHut",
        OCCUPIED,
        "MG-8.10",
        occupied_by_nobody,
        "build c3r3",
        "La case Roseau 7 (C3) porte déjà une hutte neutre.",
        "Reed 7 (C3) already has a neutral hut.",
    ),
    Case(
        "BuildHut",
        OCCUPIED,
        "MG-8.10",
        occupied_by_himself,
        "build c2r3",
        "La case Eau 10 (B3) porte déjà une de vos huttes.",
        "Water 10 (B3) already has a hut of yours.",
    ),
    Case(
        "BuildHut",
        WITHOUT_BIRD,
        "MG-5.3",
        lambda: builder(landscapes="sand", offerings="7"),
        "build c2r2",
        "Aucun oiseau n’indique la case Sable 7 (B2) : ce tour-ci, on ne bâtit que sur l’eau et la mangrove.",
        "No bird shows the landscape of Sand 7 (B2): this round you build only on water and mangrove.",
    ),
    Case(
        "BuildHut",
        WITHOUT_BIRD,
        "MG-5.3",
        lambda: builder(landscapes="sand", offerings="7 2"),
        "build c2r7",
        "Aucun oiseau n’indique la case Sable ou Roseau 9 (B7) : ce tour-ci, on ne bâtit que sur "
        "l’eau et la mangrove.",
        "No bird shows the landscape of Sand or Reed 9 (B7): this round you build only on "
        "water and mangrove.",
    ),
    Case(
        "BuildHut",
        CARD_MISSING,
        "MG-8.2",
        lambda: builder(landscapes="mangrove", offerings="6"),
        "build c3r2",
        "Il vous faut une carte Eau pour la case Eau 6 (C2) : vous n’en avez pas.",
        "You need a water card for Water 6 (C2): you have none.",
    ),
    Case(
        "BuildHut",
        EITHER_CARD_MISSING,
        "MG-11.1",
        lambda: builder(landscapes="sand", offerings="5 6"),
        "build c4r4",
        "Il vous faut une carte Eau ou une carte Mangrove pour la case Eau ou Mangrove "
        "11 (D4) : vous n’avez ni l’une ni l’autre.",
        "You need a water card or a mangrove card for Water or Mangrove 11 (D4): you have neither.",
    ),
    Case(
        "BuildHut",
        BIRD_ON_OTHER_LANDSCAPE,
        "MG-11.2",
        lambda: builder(birds="water sand", landscapes="mangrove", offerings="5 6"),
        "build c4r4",
        "Votre carte pour la case Eau ou Mangrove 11 (D4) montre un paysage "
        "qu’aucun oiseau n’indique : ce tour-ci, on ne bâtit que sur l’eau et le sable.",
        "Your card for Water or Mangrove 11 (D4) is of a landscape that no bird shows: "
        "this round you build only on water and sand.",
    ),
    Case(
        "BuildHut",
        SUM_TOO_SMALL,
        "MG-8.3",
        lambda: builder(landscapes="water", offerings="2 3"),
        "build c3r2",
        "Il faut 6 pour la case Eau 6 (C2) : vos offrandes ne valent que 5 en tout.",
        "You need 6 for Water 6 (C2): your offerings are worth only 5 in all.",
    ),
    Case(
        "BuildHut",
        SUM_TOO_SMALL,
        "MG-8.3",
        lambda: builder(landscapes="water"),
        "build c5r3",
        "Il faut 5 pour la case Eau 5 en amulettes (G5) : vous n’avez aucune amulette.",
        "You need 5 for Water 5 in amulets (G5): you have no amulets.",
    ),
    Case(
        "BuildHut",
        NOT_EXACTLY,
        "MG-8.4",
        lambda: builder(landscapes="water", amulets="6 6"),
        "build c5r3",
        "Vos amulettes ne font pas exactement 5 : pour la case Eau 5 en amulettes "
        "(G5), il est interdit de payer davantage.",
        "Your amulets do not make exactly 5: you may not pay more for Water 5 in amulets (G5).",
    ),
    Case(
        "BuildHut",
        NOT_EXACTLY,
        "MG-8.4",
        lambda: builder(landscapes="water", offerings="7"),
        "build c3r2",
        "Vos offrandes ne font pas exactement 6 : pour la case Eau 6 (C2), il est "
        "interdit de payer davantage.",
        "Your offerings do not make exactly 6: you may not pay more for Water 6 (C2).",
    ),
    Case(
        "BuildHut",
        OTHER_CURRENCY,
        "MG-8.5",
        lambda: builder(landscapes="water", amulets="6"),
        "build c3r2",
        "La case Eau 6 (C2) se paie seulement en offrandes : vous n’en avez pas pour 6 exactement.",
        "Water 6 (C2) is paid in offerings only: yours do not make exactly 6.",
    ),
    Case(
        "BuildHut",
        OTHER_CURRENCY,
        "MG-8.5",
        lambda: builder(landscapes="water", offerings="5"),
        "build c5r3",
        "La case Eau 5 en amulettes (G5) se paie seulement en amulettes : vous n’en "
        "avez pas pour 5 exactement.",
        "Water 5 in amulets (G5) is paid in amulets only: yours do not make exactly 5.",
    ),
    Case(
        "BuildDoubleHut",
        SINGLE_ONLY,
        "MG-10.4",
        lambda: double(**TWO_WATERS),
        "build_double c5r3",
        "Pas de double hutte sur la case Eau 5 en amulettes (G5) : c’est une case de l’Étoile de Pierre.",
        "No double hut on Water 5 in amulets (G5): it is a square of the Stone Star.",
    ),
    Case(
        "BuildDoubleHut",
        SINGLE_ONLY,
        "MG-10.4",
        lambda: double(**TWO_WATERS),
        "build_double m08",
        "Pas de double hutte sur la case Eau 6 (M8) : c’est une case Amulette.",
        "No double hut on Water 6 (M8): it is an amulet square.",
    ),
    Case(
        "BuildDoubleHut",
        SINGLE_ONLY,
        "MG-10.4",
        lambda: double(**TWO_WATERS),
        "build_double c1r4",
        "Pas de double hutte sur la case Eau 6 en amulettes (A4) : c’est une case du Totem.",
        "No double hut on Water 6 in amulets (A4): it is a square of the Totem.",
    ),
    Case(
        "BuildDoubleHut",
        NEVER_DOUBLED,
        "MG-10.5",
        lambda: double(mine="c1r7", **TWO_WATERS),
        "build_double c1r7",
        "Votre hutte de la case Eau 7 (A7) ne peut pas devenir une double hutte.",
        "Your hut on Water 7 (A7) cannot become a double hut.",
    ),
    Case(
        "BuildDoubleHut",
        OCCUPIED,
        "MG-8.10",
        lambda: double(theirs="c1r7", **TWO_WATERS),
        "build_double c1r7",
        "La case Eau 7 (A7) porte déjà une hutte de Bleu.",
        "Water 7 (A7) already has a hut of Blue’s.",
    ),
    Case(
        "BuildDoubleHut",
        WITHOUT_BIRD,
        "MG-5.3",
        lambda: double(**TWO_WATERS),
        "build_double c2r2",
        "Aucun oiseau n’indique la case Sable 7 (B2) : ce tour-ci, on ne bâtit que sur l’eau et la mangrove.",
        "No bird shows the landscape of Sand 7 (B2): this round you build only on water and mangrove.",
    ),
    Case(
        "BuildDoubleHut",
        TWO_CARDS_NEEDED,
        "MG-10.2",
        lambda: double(**TWO_WATERS),
        "build_double c3r7",
        "Il vous faut deux cartes Paysage qui conviennent à la case Mangrove 8 (C7) : vous n’en avez aucune.",
        "You need two landscape cards that fit Mangrove 8 (C7): you have none.",
    ),
    Case(
        "BuildDoubleHut",
        TWO_CARDS_NEEDED,
        "MG-10.2",
        lambda: double(landscapes="water water mangrove", offerings="7 7 6"),
        "build_double c3r7",
        "Il vous faut deux cartes Paysage qui conviennent à la case Mangrove 8 (C7) : vous n’en avez qu’une.",
        "You need two landscape cards that fit Mangrove 8 (C7): you have only one.",
    ),
    Case(
        "BuildDoubleHut",
        BOTH_NEED_BIRDS,
        "MG-10.8",
        lambda: double("water reed", landscapes="water water reed sand", offerings="7 7 4"),
        "build_double c2r7",
        "Vos deux cartes pour la case Sable ou Roseau 9 (B7) doivent montrer un "
        "paysage indiqué par un oiseau : les oiseaux indiquent l’eau et le roseau.",
        "Both your cards for Sand or Reed 9 (B7) must be of a landscape shown by a bird: "
        "the birds show water and reed.",
    ),
    Case(
        "BuildDoubleHut",
        DOUBLE_SUM_MISSING,
        "MG-10.7",
        lambda: double(**TWO_WATERS),
        "build_double c3r2",
        "Vous ne pouvez pas payer exactement 12 en offrandes, le double du coût, pour la case Eau 6 (C2).",
        "You cannot pay exactly 12 in offerings, twice the cost, for Water 6 (C2).",
    ),
    Case(
        "BuildDoubleHut",
        DOUBLE_SUM_MISSING,
        "MG-10.7",
        lambda: double("sand water", landscapes="water water sand sand", offerings="7 7", amulets="4"),
        "build_double c6r4",
        "Vous ne pouvez pas payer exactement 6 en amulettes, le double du coût, pour la "
        "case Sable 3 en amulettes (H6).",
        "You cannot pay exactly 6 in amulets, twice the cost, for Sand 3 in amulets (H6).",
    ),
    Case(
        "BuildDoubleHut",
        OTHER_CURRENCY,
        "MG-8.5",
        lambda: double(amulets="6 6", **TWO_WATERS),
        "build_double c3r2",
        "La case Eau 6 (C2) se paie seulement en offrandes : vous n’en avez pas pour 12 exactement.",
        "Water 6 (C2) is paid in offerings only: yours do not make exactly 12.",
    ),
]


NEVER_ASKED = [
    Case(
        "BuildHut",
        OUT_OF_HUTS,
        "MG-8.9",
        lambda: no_hut(BUILD_HUT),
        "build c3r2",
        "Votre réserve de huttes est vide.",
        "Your supply of huts is empty.",
    ),
]

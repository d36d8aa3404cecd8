"""What is refused in Mangrovia: one situation for every reason of every question, with its sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import motu
from motu.games.mangrovia.box import AMULET, LANDSCAPE, OFFERING
from motu.kernel.core import GAME_OVER, NO_SUCH_ACTION, NOT_AWAITED, NOT_THIS_QUESTION
from tests.games.mangrovia.situations import (
    at_pier,
    give,
    go,
    hut,
    huts_left,
    left_in_pile,
    new_round,
    no_ones,
    open_cards,
    table,
    the_end,
)


def bowls_of_four() -> motu.Match:
    return new_round(table(4))


def second_bowl() -> motu.Match:
    match = new_round(table(4, first="D"))
    go(match, "D place_bowl 2")
    return match


def bowls_of_two() -> motu.Match:
    return new_round(table(2))


def open_card() -> motu.Match:
    s = table(4)
    open_cards(s, offerings="5")
    return at_pier(s, 3)


def hidden_card(kind: int) -> motu.Match:
    s = table(4)
    left_in_pile(s, kind, "", "D")
    return at_pier(s, 6)


def no_card_open() -> motu.Match:
    return at_pier(table(4), 5)


def no_card_hidden() -> motu.Match:
    s = table(4)
    open_cards(s, offerings="5")
    for kind in (OFFERING, LANDSCAPE):
        left_in_pile(s, kind, "", "D")
    return at_pier(s, 5)


def drawn_tokens() -> motu.Match:
    s = table(4)
    hut(s, "A", "m01 m04")
    match = at_pier(s, 2)
    go(match, "A collect amulets", "* draw_amulet A 2", "* draw_amulet A 5")
    return match


def no_stack() -> motu.Match:
    s = table(4)
    no_ones(s, "D")
    return at_pier(s, 8)


def no_bag() -> motu.Match:
    s = table(4)
    hut(s, "A", "m01")
    left_in_pile(s, AMULET, "", "D")
    return at_pier(s, 8)


def no_hut_left() -> motu.Match:
    s = table(4)
    huts_left(s, "A", 0)
    return at_pier(s, 8)


def builder(pier: int = 7, birds: str = "water mangrove", huts: int = 9, **things: str) -> motu.Match:
    """Four players; what A holds when the boat stops at this pier."""
    s = table(4, birds=birds, other_tiles=True)
    huts_left(s, "A", huts)
    give(s, "A", **things)
    return at_pier(s, pier)


def occupied() -> motu.Match:
    s = table(4)
    hut(s, "B", "c2r3")
    give(s, "A", landscapes="water", offerings="4 6")
    return at_pier(s, 7)


def occupied_by_nobody() -> motu.Match:
    s = table(3)
    give(s, "A", landscapes="water", offerings="4 6")
    return at_pier(s, 7)


def double(birds: str = "water mangrove", mine: str = "", theirs: str = "", **things: str) -> motu.Match:
    """A looks for the square of a double hut."""
    s = table(4, birds=birds, other_tiles=True)
    hut(s, "A", mine)
    hut(s, "B", theirs)
    give(s, "A", **things)
    match = at_pier(s, 9)
    go(match, "A size double")
    return match


def planned(square: str, birds: str = "water mangrove", **things: str) -> motu.Match:
    """A has chosen the square of a hut."""
    match = builder(7, birds, **things)
    go(match, f"A build {square}")
    return match


def planned_double(square: str, birds: str = "water mangrove", **things: str) -> motu.Match:
    match = double(birds, **things)
    go(match, f"A build_double {square}")
    return match


def over() -> motu.Match:
    return the_end(table(4))


@dataclass(frozen=True)
class Case:
    """A wish of a seat that is refused for a reason."""

    reason: int
    rule: str  # the class that says so
    situation: Callable[[], motu.Match]
    wish: str
    fr: str
    en: str
    player: str = "A"


TWO_WATERS = {"landscapes": "water water", "offerings": "7 7 6"}
CASES = [
    Case(
        218,
        "PlaceBowl",
        bowls_of_two,
        "place_bowl 6",
        "Le lieu de culte 6/7 est bloqué par le plat neutre pour toute la partie.",
        "The neutral bowl blocks cult place 6/7 for the whole game.",
    ),
    Case(
        303,
        "PlaceBowl",
        second_bowl,
        "place_bowl 2",
        "Le lieu de culte 2/11 est pris : Jaune y a posé un plat.",
        "Yellow’s bowl is already on cult place 2/11.",
    ),
    Case(
        305,
        "PlaceBowl",
        bowls_of_four,
        "place_bowl 1",
        "Vous êtes premier joueur : votre premier plat ne va pas au lieu de culte 1/12, le plus au nord.",
        "You are first player: your first bowl cannot go to cult place 1/12, the northernmost.",
    ),
    Case(
        601,
        "TakeFaceUp",
        open_card,
        "draw_up offering 4",
        "Il n’y a pas d’offrande 4 parmi les cartes visibles.",
        "There is no offering of 4 among the open cards.",
    ),
    Case(
        601,
        "TakeFaceUp",
        open_card,
        "draw_up landscape reed",
        "Il n’y a pas de carte Roseau parmi les cartes visibles.",
        "There is no reed card among the open cards.",
    ),
    Case(
        608,
        "TakeFaceDown",
        lambda: hidden_card(OFFERING),
        "draw_down offering",
        "La pioche Offrande et sa défausse sont vides : vous n’y piochez rien.",
        "The offering pile and its discard pile are empty: you can draw nothing there.",
    ),
    Case(
        608,
        "TakeFaceDown",
        lambda: hidden_card(LANDSCAPE),
        "draw_down landscape",
        "La pioche Paysage et sa défausse sont vides : vous n’y piochez rien.",
        "The landscape pile and its discard pile are empty: you can draw nothing there.",
    ),
    Case(
        606,
        "UpOrDown",
        no_card_open,
        "draw_two up",
        "Il ne reste aucune carte visible.",
        "No open card is left.",
    ),
    Case(
        608,
        "UpOrDown",
        no_card_hidden,
        "draw_two down",
        "Les deux pioches et leurs défausses sont vides.",
        "Both piles and their discard piles are empty.",
    ),
    Case(
        704,
        "ReturnAmulet",
        drawn_tokens,
        "return_amulet 4",
        "Vous n’avez pas tiré d’amulette 4 : remettez l’une de celles que vous venez de tirer, 2 et 5.",
        "You did not draw an amulet of 4: return one of those you have just drawn, 2 and 5.",
    ),
    Case(
        702,
        "AmuletsOrHut",
        no_stack,
        "action amulets",
        "Sans hutte sur une case Amulette, vous prenez une amulette de valeur 1 : il n’en reste plus.",
        "Without a hut on an amulet square you take an amulet of value 1: none is left.",
    ),
    Case(
        707,
        "AmuletsOrHut",
        no_bag,
        "action amulets",
        "Le sac est vide et aucune amulette n’est mise de côté : il n’y a rien à tirer.",
        "The bag is empty and no amulet is set aside: there is nothing to draw.",
    ),
    Case(
        809,
        "AmuletsOrHut",
        no_hut_left,
        "action hut",
        "Votre réserve de huttes est vide.",
        "Your supply of huts is empty.",
    ),
    Case(
        802,
        "AmuletsOrHut",
        lambda: builder(8, offerings="6"),
        "action hut",
        "Vous n’avez aucune carte Paysage à jouer.",
        "You have no landscape card to play.",
    ),
    Case(
        503,
        "AmuletsOrHut",
        lambda: builder(8, landscapes="sand", offerings="7"),
        "action hut",
        "Vos cartes Paysage ne montrent aucun des paysages indiqués par les oiseaux : l’eau et la mangrove.",
        "None of your landscape cards shows a landscape with a bird: water and mangrove.",
    ),
    Case(
        803,
        "AmuletsOrHut",
        lambda: builder(8, landscapes="water", offerings="2"),
        "action hut",
        (
            "Vous ne pouvez payer exactement aucune des cases libres que permettent vos "
            "cartes et les oiseaux (l’eau et la mangrove)."
        ),
        (
            "You cannot pay exactly for any free square that your cards and the birds (water "
            "and mangrove) allow."
        ),
    ),
    Case(
        802,
        "SingleOrDouble",
        lambda: builder(9, offerings="6"),
        "size single",
        "Vous n’avez aucune carte Paysage à jouer.",
        "You have no landscape card to play.",
    ),
    Case(
        503,
        "SingleOrDouble",
        lambda: builder(9, landscapes="sand", offerings="7"),
        "size single",
        "Vos cartes Paysage ne montrent aucun des paysages indiqués par les oiseaux : l’eau et la mangrove.",
        "None of your landscape cards shows a landscape with a bird: water and mangrove.",
    ),
    Case(
        803,
        "SingleOrDouble",
        lambda: builder(9, landscapes="water", offerings="2"),
        "size single",
        (
            "Vous ne pouvez payer exactement aucune des cases libres que permettent vos "
            "cartes et les oiseaux (l’eau et la mangrove)."
        ),
        (
            "You cannot pay exactly for any free square that your cards and the birds (water "
            "and mangrove) allow."
        ),
    ),
    Case(
        1006,
        "SingleOrDouble",
        lambda: builder(9, huts=1, **TWO_WATERS),
        "size double",
        "Il faut deux huttes en réserve : il ne vous en reste qu’une.",
        "It takes two huts in your supply: you have only one left.",
    ),
    Case(
        1002,
        "SingleOrDouble",
        lambda: builder(9, landscapes="water", offerings="6"),
        "size double",
        (
            "Vous ne pouvez payer aucune double hutte : il faut deux cartes d’un paysage "
            "indiqué par un oiseau (l’eau et la mangrove) et exactement le double du coût."
        ),
        (
            "You cannot pay for any double hut: it takes two cards of a landscape with a "
            "bird (water and mangrove) and exactly twice the cost."
        ),
    ),
    Case(
        810,
        "BuildHut",
        occupied,
        "build c2r3",
        "La case Eau 10 (B3) porte déjà une hutte (Bleu).",
        "There is already a hut on Water 10 (B3) (Blue).",
    ),
    Case(
        810,
        "BuildHut",
        occupied_by_nobody,
        "build c3r3",
        "La case Roseau 7 (C3) porte déjà une hutte (neutre).",
        "There is already a hut on Reed 7 (C3) (neutral).",
    ),
    Case(
        503,
        "BuildHut",
        lambda: builder(landscapes="sand", offerings="7"),
        "build c2r2",
        "Aucun oiseau n’indique la case Sable 7 (B2) : ce tour, on bâtit sur l’eau et la mangrove.",
        "No bird points to Sand 7 (B2): this round you build on water and mangrove.",
    ),
    Case(
        503,
        "BuildHut",
        lambda: builder(landscapes="sand", offerings="7 2"),
        "build c2r7",
        (
            "Aucun oiseau n’indique la case Sable ou Roseau 9 (B7) : ce tour, on bâtit sur "
            "l’eau et la mangrove."
        ),
        "No bird points to Sand or Reed 9 (B7): this round you build on water and mangrove.",
    ),
    Case(
        802,
        "BuildHut",
        lambda: builder(landscapes="mangrove", offerings="6"),
        "build c3r2",
        "Il vous faut une carte Eau pour la case Eau 6 (C2) : vous n’en avez pas.",
        "You need a water card for Water 6 (C2): you have none.",
    ),
    Case(
        1101,
        "BuildHut",
        lambda: builder(landscapes="sand", offerings="5 6"),
        "build c4r4",
        (
            "Il vous faut une carte Eau ou une carte Mangrove pour la case Eau ou Mangrove "
            "11 (D4) : vous n’avez ni l’une ni l’autre."
        ),
        "You need a water card or a mangrove card for Water or Mangrove 11 (D4): you have neither.",
    ),
    Case(
        1102,
        "BuildHut",
        lambda: builder(birds="water sand", landscapes="mangrove", offerings="5 6"),
        "build c4r4",
        (
            "Votre carte pour la case Eau ou Mangrove 11 (D4) montre un paysage sans "
            "oiseau : ce tour, on bâtit sur l’eau et le sable."
        ),
        (
            "Your card for Water or Mangrove 11 (D4) shows a landscape without a bird: "
            "this round you build on water and sand."
        ),
    ),
    Case(
        803,
        "BuildHut",
        lambda: builder(landscapes="water", offerings="2 3"),
        "build c3r2",
        "Vous n’avez pas 6 en offrandes pour la case Eau 6 (C2).",
        "You do not have 6 in offerings for Water 6 (C2).",
    ),
    Case(
        803,
        "BuildHut",
        lambda: builder(landscapes="water"),
        "build c5r3",
        "Vous n’avez pas 5 en amulettes pour la case Eau 5 en amulettes (G5).",
        "You do not have 5 in amulets for Water 5 in amulets (G5).",
    ),
    Case(
        804,
        "BuildHut",
        lambda: builder(landscapes="water", amulets="6 6"),
        "build c5r3",
        (
            "Vos amulettes ne font pas exactement 5 : pour la case Eau 5 en amulettes "
            "(G5), il est interdit de payer davantage."
        ),
        "Your amulets do not make exactly 5: you may not pay more for Water 5 in amulets (G5).",
    ),
    Case(
        804,
        "BuildHut",
        lambda: builder(landscapes="water", offerings="7"),
        "build c3r2",
        (
            "Vos offrandes ne font pas exactement 6 : pour la case Eau 6 (C2), il est "
            "interdit de payer davantage."
        ),
        "Your offerings do not make exactly 6: you may not pay more for Water 6 (C2).",
    ),
    Case(
        805,
        "BuildHut",
        lambda: builder(landscapes="water", amulets="6"),
        "build c3r2",
        "La case Eau 6 (C2) se paie seulement en offrandes : vous n’en avez pas pour 6 exactement.",
        "Water 6 (C2) is paid in offerings only: yours do not make exactly 6.",
    ),
    Case(
        805,
        "BuildHut",
        lambda: builder(landscapes="water", offerings="5"),
        "build c5r3",
        (
            "La case Eau 5 en amulettes (G5) se paie seulement en amulettes : vous n’en "
            "avez pas pour 5 exactement."
        ),
        "Water 5 in amulets (G5) is paid in amulets only: yours do not make exactly 5.",
    ),
    Case(
        1004,
        "BuildDoubleHut",
        lambda: double(**TWO_WATERS),
        "build_double c5r3",
        "Pas de double hutte sur la case Eau 5 en amulettes (G5) : c’est une case de l’Étoile de Pierre.",
        "No double hut on Water 5 in amulets (G5): it is a square of the Stone Star.",
    ),
    Case(
        1004,
        "BuildDoubleHut",
        lambda: double(**TWO_WATERS),
        "build_double m08",
        "Pas de double hutte sur la case Eau 6 (M8) : c’est une case Amulette.",
        "No double hut on Water 6 (M8): it is an amulet square.",
    ),
    Case(
        1005,
        "BuildDoubleHut",
        lambda: double(mine="c1r7", **TWO_WATERS),
        "build_double c1r7",
        "Votre hutte de la case Eau 7 (A7) ne peut pas devenir une double hutte.",
        "Your hut on Water 7 (A7) cannot become a double hut.",
    ),
    Case(
        810,
        "BuildDoubleHut",
        lambda: double(theirs="c1r7", **TWO_WATERS),
        "build_double c1r7",
        "La case Eau 7 (A7) porte déjà une hutte (Bleu).",
        "There is already a hut on Water 7 (A7) (Blue).",
    ),
    Case(
        503,
        "BuildDoubleHut",
        lambda: double(**TWO_WATERS),
        "build_double c2r2",
        "Aucun oiseau n’indique la case Sable 7 (B2) : ce tour, on bâtit sur l’eau et la mangrove.",
        "No bird points to Sand 7 (B2): this round you build on water and mangrove.",
    ),
    Case(
        1002,
        "BuildDoubleHut",
        lambda: double(**TWO_WATERS),
        "build_double c3r7",
        "Il vous faut deux cartes Paysage qui conviennent à la case Mangrove 8 (C7).",
        "You need two landscape cards that fit Mangrove 8 (C7).",
    ),
    Case(
        1008,
        "BuildDoubleHut",
        lambda: double("water reed", landscapes="water water reed sand", offerings="7 7 4"),
        "build_double c2r7",
        (
            "Vos deux cartes pour la case Sable ou Roseau 9 (B7) doivent montrer un "
            "paysage indiqué par un oiseau (l’eau et le roseau)."
        ),
        "Both your cards for Sand or Reed 9 (B7) must show a landscape with a bird (water and reed).",
    ),
    Case(
        1007,
        "BuildDoubleHut",
        lambda: double(**TWO_WATERS),
        "build_double c3r2",
        "Vous ne pouvez pas payer exactement 12 en offrandes, le double du coût, pour la case Eau 6 (C2).",
        "You cannot pay exactly 12 in offerings, twice the cost, for Water 6 (C2).",
    ),
    Case(
        1007,
        "BuildDoubleHut",
        lambda: double("sand water", landscapes="water water sand sand", offerings="7 7", amulets="4"),
        "build_double c6r4",
        (
            "Vous ne pouvez pas payer exactement 6 en amulettes, le double du coût, pour la "
            "case Sable 3 en amulettes (H6)."
        ),
        "You cannot pay exactly 6 in amulets, twice the cost, for Sand 3 in amulets (H6).",
    ),
    Case(
        805,
        "BuildDoubleHut",
        lambda: double(amulets="6 6", **TWO_WATERS),
        "build_double c3r2",
        "La case Eau 6 (C2) se paie seulement en offrandes : vous n’en avez pas pour 12 exactement.",
        "Water 6 (C2) is paid in offerings only: yours do not make exactly 12.",
    ),
    Case(
        802,
        "PlayLandscape",
        lambda: planned("c3r2", landscapes="water sand", offerings="6", bonus="bonus_joker"),
        "play sand",
        "La case Eau 6 (C2) demande une carte Eau : une carte Sable ne convient pas.",
        "Water 6 (C2) takes a water card: a sand card does not fit.",
    ),
    Case(
        1101,
        "PlayLandscape",
        lambda: planned("c4r4", landscapes="water mangrove sand", offerings="7 4"),
        "play sand",
        (
            "La case Eau ou Mangrove 11 (D4) demande une carte Eau ou une carte Mangrove : "
            "une carte Sable ne convient pas."
        ),
        "Water or Mangrove 11 (D4) takes a water card or a mangrove card: a sand card does not fit.",
    ),
    Case(
        1101,
        "PlayLandscape",
        lambda: planned("c4r4", landscapes="water", offerings="7 4", bonus="bonus_joker"),
        "play mangrove",
        "Il ne vous reste pas de carte Mangrove à jouer.",
        "You have no mangrove card left to play.",
    ),
    Case(
        1102,
        "PlayLandscape",
        lambda: planned(
            "c4r4", birds="water sand", landscapes="water mangrove", offerings="7 4", bonus="bonus_joker"
        ),
        "play mangrove",
        "Aucun oiseau n’indique la mangrove : ce tour, on bâtit sur l’eau et le sable.",
        "No bird sits on mangrove: this round you build on water and sand.",
    ),
    Case(
        1008,
        "PlayLandscape",
        lambda: planned_double(
            "c4r4", birds="water sand", landscapes="water mangrove", offerings="7 7 6 2", bonus="bonus_joker"
        ),
        "play mangrove",
        (
            "Aucun oiseau n’indique la mangrove : chacune des deux cartes doit montrer un "
            "paysage indiqué par un oiseau."
        ),
        "No bird sits on mangrove: each of the two cards must show a landscape with a bird.",
    ),
    Case(
        1506,
        "PlayLandscape",
        lambda: planned("c4r4", landscapes="water mangrove", offerings="7 4"),
        "play bonus_joker",
        "Il ne vous reste pas de Joker Paysage à jouer.",
        "You have no landscape joker left to play.",
    ),
    Case(
        805,
        "Pay",
        lambda: planned("c3r2", landscapes="water", offerings="2 2 4 6", amulets="6"),
        "pay amulet 6",
        "Cette case se paie seulement en offrandes : une amulette 6 n’y compte pas.",
        "This square is paid in offerings only: an amulet of 6 does not count.",
    ),
    Case(
        805,
        "Pay",
        lambda: planned("c5r3", landscapes="water", offerings="5", amulets="2 3 5"),
        "pay offering 5",
        "Cette case se paie seulement en amulettes : une offrande 5 n’y compte pas.",
        "This square is paid in amulets only: an offering of 5 does not count.",
    ),
    Case(
        803,
        "Pay",
        lambda: planned("c3r2", landscapes="water", offerings="2 4 6"),
        "pay offering 3",
        "Il ne vous reste pas d’offrande 3 à donner.",
        "You have no offering of 3 left to give.",
    ),
    Case(
        803,
        "Pay",
        lambda: planned("c3r2", landscapes="water", offerings="2 4 5"),
        "pay offering 5",
        "Avec une offrande 5, vous ne pourriez plus payer exactement les 6 qui restent.",
        "With an offering of 5 you could no longer pay the remaining 6 exactly.",
    ),
    Case(
        803,
        "Pay",
        lambda: planned("c5r3", landscapes="water", amulets="2 3 5"),
        "pay amulet 1",
        "Il ne vous reste pas d’amulette 1 à donner.",
        "You have no amulet of 1 left to give.",
    ),
    Case(
        804,
        "Pay",
        lambda: planned("c3r2", landscapes="water", offerings="2 4 7"),
        "pay offering 7",
        "Avec une offrande 7, vous dépasseriez les 6 qui restent à payer : on ne rend pas la monnaie.",
        "With an offering of 7 you would pay more than the 6 still due: there is no change.",
    ),
    Case(
        804,
        "Pay",
        lambda: planned("c5r3", landscapes="water", amulets="2 3 6"),
        "pay amulet 6",
        "Avec une amulette 6, vous dépasseriez les 5 qui restent à payer : on ne rend pas la monnaie.",
        "With an amulet of 6 you would pay more than the 5 still due: there is no change.",
    ),
]
COMMON = [
    Case(
        NOT_AWAITED,
        "",
        bowls_of_four,
        "place_bowl 2",
        "Ce n’est pas à vous de décider : on attend Rouge.",
        "It is not for you to decide: the table waits for Red.",
        "B",
    ),
    Case(
        NOT_THIS_QUESTION,
        "",
        bowls_of_four,
        "build c2r2",
        "Ce choix répond à une autre question : voyez ceux qui sont proposés maintenant.",
        "This choice answers another question: look at those offered now.",
    ),
    Case(
        NO_SUCH_ACTION,
        "",
        lambda: builder(landscapes="water", offerings="6"),
        "build square_49",
        "Ce choix n’existe pas dans cette partie.",
        "There is no such choice in this game.",
    ),
    Case(
        GAME_OVER,
        "",
        over,
        "place_bowl 2",
        "La partie est finie : il n’y a plus rien à décider.",
        "The game is over: nothing is left to decide.",
    ),
]

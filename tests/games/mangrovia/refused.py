"""What is refused in Mangrovia: one situation for every reason of every question, with its sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import motu
from motu.games.mangrovia.box import AMULET, LANDSCAPE, OFFERING
from motu.games.mangrovia.rules import alternatives, amulets, bowls, building, drawing, payment, places
from motu.games.mangrovia.rules.raising import plan
from motu.games.mangrovia.state import Mangrovia
from motu.kernel.core import GAME_OVER, NO_SUCH_ACTION, NOT_AWAITED, NOT_THIS_QUESTION, Rule
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


def lapsed(question: Rule[Mangrovia], s: Mangrovia | None = None) -> Mangrovia:
    """A question to A that no match puts: nothing can be chosen there, or nothing else."""
    s = s or table(4, other_tiles=True)
    s.push(question.step(0))
    return s


def no_pile(question: Rule[Mangrovia]) -> Mangrovia:
    s = table(4)
    for kind in (OFFERING, LANDSCAPE):
        left_in_pile(s, kind, "", "D")
    return lapsed(question, s)


def nothing_to_collect(question: Rule[Mangrovia], *, bag: bool = False, huts: int = 9) -> Mangrovia:
    s = table(4)
    if bag:
        hut(s, "A", "m01")
        left_in_pile(s, AMULET, "", "D")
    no_ones(s, "D")
    s.supply[0] = huts
    return lapsed(question, s)


def no_hut(question: Rule[Mangrovia]) -> Mangrovia:
    s = table(4)
    give(s, "A", landscapes="water water", offerings="6 6")
    s.supply[0] = 0
    return lapsed(question, s)


def beside_a_joker(**things: str) -> Mangrovia:
    """A has chosen Water 6, where only the joker can be played."""
    s = table(4, birds="sand reed", other_tiles=True)
    give(s, "A", offerings="6", bonus="bonus_joker", **things)
    s.push(payment.PLAY_LANDSCAPE.step(0, plan(s.box.ids.index("c3r2"), 1, 1)))
    return s


def over() -> motu.Match:
    return the_end(table(4))


@dataclass(frozen=True)
class Case:
    """A wish of a seat that is refused for a reason."""

    reason: int
    rule: str  # as the player reads it
    situation: Callable[[], Any]  # a match; a bare state where nobody would be asked
    wish: str
    fr: str
    en: str
    player: str = "A"

    @property
    def question(self) -> str:
        """What is being answered, as a view calls it."""
        return self.wish.split()[0]


TWO_WATERS = {"landscapes": "water water", "offerings": "7 7 6"}
CASES = [
    Case(
        bowls.BLOCKED,
        "MG-2.18",
        bowls_of_two,
        "place_bowl 6",
        "Le lieu de culte 6/7 est bloqué par le plat neutre pour toute la partie.",
        "The neutral bowl blocks cult place 6/7 for the whole game.",
    ),
    Case(
        bowls.TAKEN,
        "MG-3.3",
        second_bowl,
        "place_bowl 2",
        "Le lieu de culte 2/11 est pris : Jaune y a posé un plat.",
        "Yellow’s bowl is already on cult place 2/11.",
    ),
    Case(
        bowls.NOT_NORTH,
        "MG-3.5",
        bowls_of_four,
        "place_bowl 1",
        "Vous êtes premier joueur : votre premier plat ne va pas au lieu de culte 1/12, le plus au nord.",
        "You are first player: your first bowl cannot go to cult place 1/12, the northernmost.",
    ),
    Case(
        drawing.NOT_OPEN,
        "MG-6.1",
        open_card,
        "draw_up offering 4",
        "Il n’y a pas d’offrande 4 parmi les cartes visibles.",
        "There is no offering of 4 among the open cards.",
    ),
    Case(
        drawing.NOT_OPEN,
        "MG-6.1",
        open_card,
        "draw_up landscape reed",
        "Il n’y a pas de carte Roseau parmi les cartes visibles.",
        "There is no reed card among the open cards.",
    ),
    Case(
        drawing.PILE_OUT,
        "MG-6.8",
        lambda: hidden_card(OFFERING),
        "draw_down offering",
        "La pioche Offrande et sa défausse sont vides : vous n’y piochez rien.",
        "The offering pile and its discard pile are empty: you can draw nothing there.",
    ),
    Case(
        drawing.PILE_OUT,
        "MG-6.8",
        lambda: hidden_card(LANDSCAPE),
        "draw_down landscape",
        "La pioche Paysage et sa défausse sont vides : vous n’y piochez rien.",
        "The landscape pile and its discard pile are empty: you can draw nothing there.",
    ),
    Case(
        drawing.NONE_OPEN,
        "MG-6.6",
        no_card_open,
        "draw_two up",
        "Il ne reste aucune carte visible.",
        "No open card is left.",
    ),
    Case(
        drawing.BOTH_PILES_OUT,
        "MG-6.8",
        no_card_hidden,
        "draw_two down",
        "Les deux pioches et leurs défausses sont vides.",
        "Both piles and their discard piles are empty.",
    ),
    Case(
        amulets.NOT_JUST_DRAWN,
        "MG-7.4",
        drawn_tokens,
        "return_amulet 4",
        "Vous n’avez pas tiré d’amulette 4 : remettez l’une de celles que vous venez de tirer, 2 et 5.",
        "You did not draw an amulet of 4: return one of those you have just drawn, 2 and 5.",
    ),
    Case(
        amulets.STACK_EMPTY,
        "MG-7.2",
        no_stack,
        "action amulets",
        "Sans hutte sur une case Amulette, vous prenez une amulette de valeur 1 : il n’en reste plus.",
        "Without a hut on an amulet square you take an amulet of value 1: none is left.",
    ),
    Case(
        amulets.BAG_EMPTY,
        "MG-7.7",
        no_bag,
        "action amulets",
        "Le sac est vide et aucune amulette n’est mise de côté : il n’y a rien à tirer.",
        "The bag is empty and no amulet is set aside: there is nothing to draw.",
    ),
    Case(
        places.OUT_OF_HUTS,
        "MG-8.9",
        no_hut_left,
        "action hut",
        "Votre réserve de huttes est vide.",
        "Your supply of huts is empty.",
    ),
    Case(
        places.OUT_OF_CARDS,
        "MG-8.2",
        lambda: builder(8, offerings="6"),
        "action hut",
        "Vous n’avez aucune carte Paysage à jouer.",
        "You have no landscape card to play.",
    ),
    Case(
        places.BIRDS_ELSEWHERE,
        "MG-5.3",
        lambda: builder(8, landscapes="sand", offerings="7"),
        "action hut",
        "Vos cartes Paysage ne montrent aucun des paysages indiqués par les oiseaux : l’eau et la mangrove.",
        "None of your landscape cards shows a landscape with a bird: water and mangrove.",
    ),
    Case(
        places.NOTHING_PAYABLE,
        "MG-8.3",
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
        places.OUT_OF_CARDS,
        "MG-8.2",
        lambda: builder(9, offerings="6"),
        "size single",
        "Vous n’avez aucune carte Paysage à jouer.",
        "You have no landscape card to play.",
    ),
    Case(
        places.BIRDS_ELSEWHERE,
        "MG-5.3",
        lambda: builder(9, landscapes="sand", offerings="7"),
        "size single",
        "Vos cartes Paysage ne montrent aucun des paysages indiqués par les oiseaux : l’eau et la mangrove.",
        "None of your landscape cards shows a landscape with a bird: water and mangrove.",
    ),
    Case(
        places.NOTHING_PAYABLE,
        "MG-8.3",
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
        places.ONE_HUT_LEFT,
        "MG-10.6",
        lambda: builder(9, huts=1, **TWO_WATERS),
        "size double",
        "Il faut deux huttes en réserve : il ne vous en reste qu’une.",
        "It takes two huts in your supply: you have only one left.",
    ),
    Case(
        places.DOUBLE_UNPAYABLE,
        "MG-10.2",
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
        places.OCCUPIED,
        "MG-8.10",
        occupied,
        "build c2r3",
        "La case Eau 10 (B3) porte déjà une hutte (Bleu).",
        "There is already a hut on Water 10 (B3) (Blue).",
    ),
    Case(
        places.OCCUPIED,
        "MG-8.10",
        occupied_by_nobody,
        "build c3r3",
        "La case Roseau 7 (C3) porte déjà une hutte (neutre).",
        "There is already a hut on Reed 7 (C3) (neutral).",
    ),
    Case(
        places.WITHOUT_BIRD,
        "MG-5.3",
        lambda: builder(landscapes="sand", offerings="7"),
        "build c2r2",
        "Aucun oiseau n’indique la case Sable 7 (B2) : ce tour, on bâtit sur l’eau et la mangrove.",
        "No bird points to Sand 7 (B2): this round you build on water and mangrove.",
    ),
    Case(
        places.WITHOUT_BIRD,
        "MG-5.3",
        lambda: builder(landscapes="sand", offerings="7 2"),
        "build c2r7",
        (
            "Aucun oiseau n’indique la case Sable ou Roseau 9 (B7) : ce tour, on bâtit sur "
            "l’eau et la mangrove."
        ),
        "No bird points to Sand or Reed 9 (B7): this round you build on water and mangrove.",
    ),
    Case(
        places.CARD_MISSING,
        "MG-8.2",
        lambda: builder(landscapes="mangrove", offerings="6"),
        "build c3r2",
        "Il vous faut une carte Eau pour la case Eau 6 (C2) : vous n’en avez pas.",
        "You need a water card for Water 6 (C2): you have none.",
    ),
    Case(
        places.EITHER_CARD_MISSING,
        "MG-11.1",
        lambda: builder(landscapes="sand", offerings="5 6"),
        "build c4r4",
        (
            "Il vous faut une carte Eau ou une carte Mangrove pour la case Eau ou Mangrove "
            "11 (D4) : vous n’avez ni l’une ni l’autre."
        ),
        "You need a water card or a mangrove card for Water or Mangrove 11 (D4): you have neither.",
    ),
    Case(
        places.BIRD_ON_OTHER_LANDSCAPE,
        "MG-11.2",
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
        places.SUM_TOO_SMALL,
        "MG-8.3",
        lambda: builder(landscapes="water", offerings="2 3"),
        "build c3r2",
        "Vous n’avez pas 6 en offrandes pour la case Eau 6 (C2).",
        "You do not have 6 in offerings for Water 6 (C2).",
    ),
    Case(
        places.SUM_TOO_SMALL,
        "MG-8.3",
        lambda: builder(landscapes="water"),
        "build c5r3",
        "Vous n’avez pas 5 en amulettes pour la case Eau 5 en amulettes (G5).",
        "You do not have 5 in amulets for Water 5 in amulets (G5).",
    ),
    Case(
        places.NOT_EXACTLY,
        "MG-8.4",
        lambda: builder(landscapes="water", amulets="6 6"),
        "build c5r3",
        (
            "Vos amulettes ne font pas exactement 5 : pour la case Eau 5 en amulettes "
            "(G5), il est interdit de payer davantage."
        ),
        "Your amulets do not make exactly 5: you may not pay more for Water 5 in amulets (G5).",
    ),
    Case(
        places.NOT_EXACTLY,
        "MG-8.4",
        lambda: builder(landscapes="water", offerings="7"),
        "build c3r2",
        (
            "Vos offrandes ne font pas exactement 6 : pour la case Eau 6 (C2), il est "
            "interdit de payer davantage."
        ),
        "Your offerings do not make exactly 6: you may not pay more for Water 6 (C2).",
    ),
    Case(
        places.OTHER_CURRENCY,
        "MG-8.5",
        lambda: builder(landscapes="water", amulets="6"),
        "build c3r2",
        "La case Eau 6 (C2) se paie seulement en offrandes : vous n’en avez pas pour 6 exactement.",
        "Water 6 (C2) is paid in offerings only: yours do not make exactly 6.",
    ),
    Case(
        places.OTHER_CURRENCY,
        "MG-8.5",
        lambda: builder(landscapes="water", offerings="5"),
        "build c5r3",
        (
            "La case Eau 5 en amulettes (G5) se paie seulement en amulettes : vous n’en "
            "avez pas pour 5 exactement."
        ),
        "Water 5 in amulets (G5) is paid in amulets only: yours do not make exactly 5.",
    ),
    Case(
        places.SINGLE_ONLY,
        "MG-10.4",
        lambda: double(**TWO_WATERS),
        "build_double c5r3",
        "Pas de double hutte sur la case Eau 5 en amulettes (G5) : c’est une case de l’Étoile de Pierre.",
        "No double hut on Water 5 in amulets (G5): it is a square of the Stone Star.",
    ),
    Case(
        places.SINGLE_ONLY,
        "MG-10.4",
        lambda: double(**TWO_WATERS),
        "build_double m08",
        "Pas de double hutte sur la case Eau 6 (M8) : c’est une case Amulette.",
        "No double hut on Water 6 (M8): it is an amulet square.",
    ),
    Case(
        places.SINGLE_ONLY,
        "MG-10.4",
        lambda: double(**TWO_WATERS),
        "build_double c1r4",
        "Pas de double hutte sur la case Eau 6 en amulettes (A4) : c’est une case du Totem.",
        "No double hut on Water 6 in amulets (A4): it is a square of the Totem.",
    ),
    Case(
        places.NEVER_DOUBLED,
        "MG-10.5",
        lambda: double(mine="c1r7", **TWO_WATERS),
        "build_double c1r7",
        "Votre hutte de la case Eau 7 (A7) ne peut pas devenir une double hutte.",
        "Your hut on Water 7 (A7) cannot become a double hut.",
    ),
    Case(
        places.OCCUPIED,
        "MG-8.10",
        lambda: double(theirs="c1r7", **TWO_WATERS),
        "build_double c1r7",
        "La case Eau 7 (A7) porte déjà une hutte (Bleu).",
        "There is already a hut on Water 7 (A7) (Blue).",
    ),
    Case(
        places.WITHOUT_BIRD,
        "MG-5.3",
        lambda: double(**TWO_WATERS),
        "build_double c2r2",
        "Aucun oiseau n’indique la case Sable 7 (B2) : ce tour, on bâtit sur l’eau et la mangrove.",
        "No bird points to Sand 7 (B2): this round you build on water and mangrove.",
    ),
    Case(
        places.TWO_CARDS_NEEDED,
        "MG-10.2",
        lambda: double(**TWO_WATERS),
        "build_double c3r7",
        "Il vous faut deux cartes Paysage qui conviennent à la case Mangrove 8 (C7).",
        "You need two landscape cards that fit Mangrove 8 (C7).",
    ),
    Case(
        places.BOTH_NEED_BIRDS,
        "MG-10.8",
        lambda: double("water reed", landscapes="water water reed sand", offerings="7 7 4"),
        "build_double c2r7",
        (
            "Vos deux cartes pour la case Sable ou Roseau 9 (B7) doivent montrer un "
            "paysage indiqué par un oiseau (l’eau et le roseau)."
        ),
        "Both your cards for Sand or Reed 9 (B7) must show a landscape with a bird (water and reed).",
    ),
    Case(
        places.DOUBLE_SUM_MISSING,
        "MG-10.7",
        lambda: double(**TWO_WATERS),
        "build_double c3r2",
        "Vous ne pouvez pas payer exactement 12 en offrandes, le double du coût, pour la case Eau 6 (C2).",
        "You cannot pay exactly 12 in offerings, twice the cost, for Water 6 (C2).",
    ),
    Case(
        places.DOUBLE_SUM_MISSING,
        "MG-10.7",
        lambda: double("sand water", landscapes="water water sand sand", offerings="7 7", amulets="4"),
        "build_double c6r4",
        (
            "Vous ne pouvez pas payer exactement 6 en amulettes, le double du coût, pour la "
            "case Sable 3 en amulettes (H6)."
        ),
        "You cannot pay exactly 6 in amulets, twice the cost, for Sand 3 in amulets (H6).",
    ),
    Case(
        places.OTHER_CURRENCY,
        "MG-8.5",
        lambda: double(amulets="6 6", **TWO_WATERS),
        "build_double c3r2",
        "La case Eau 6 (C2) se paie seulement en offrandes : vous n’en avez pas pour 12 exactement.",
        "Water 6 (C2) is paid in offerings only: yours do not make exactly 12.",
    ),
    Case(
        payment.CARD_UNFIT,
        "MG-8.2",
        lambda: planned("c3r2", landscapes="water sand", offerings="6", bonus="bonus_joker"),
        "play sand",
        "La case Eau 6 (C2) demande une carte Eau : une carte Sable ne convient pas.",
        "Water 6 (C2) takes a water card: a sand card does not fit.",
    ),
    Case(
        payment.FITS_NEITHER,
        "MG-11.1",
        lambda: planned("c4r4", landscapes="water mangrove sand", offerings="7 4"),
        "play sand",
        (
            "La case Eau ou Mangrove 11 (D4) demande une carte Eau ou une carte Mangrove : "
            "une carte Sable ne convient pas."
        ),
        "Water or Mangrove 11 (D4) takes a water card or a mangrove card: a sand card does not fit.",
    ),
    Case(
        payment.NONE_LEFT_TO_PLAY,
        "MG-8.12",
        lambda: planned("c4r4", landscapes="water", offerings="7 4", bonus="bonus_joker"),
        "play mangrove",
        "Il ne vous reste pas de carte Mangrove à jouer.",
        "You have no mangrove card left to play.",
    ),
    Case(
        payment.DUAL_CARD_WITHOUT_BIRD,
        "MG-11.2",
        lambda: planned(
            "c4r4", birds="water sand", landscapes="water mangrove", offerings="7 4", bonus="bonus_joker"
        ),
        "play mangrove",
        "Aucun oiseau n’indique la mangrove : ce tour, on bâtit sur l’eau et le sable.",
        "No bird sits on mangrove: this round you build on water and sand.",
    ),
    Case(
        payment.EACH_NEEDS_A_BIRD,
        "MG-10.8",
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
        payment.NONE_LEFT_TO_PLAY,
        "MG-8.12",
        lambda: planned("c4r4", landscapes="water mangrove", offerings="7 4"),
        "play bonus_joker",
        "Il ne vous reste pas de Joker Paysage à jouer.",
        "You have no landscape joker left to play.",
    ),
    Case(
        payment.EACH_MUST_FIT,
        "MG-10.8",
        lambda: planned_double("c3r2", landscapes="water water sand", offerings="6 6", bonus="bonus_joker"),
        "play sand",
        "La case Eau 6 (C2) demande une carte Eau : une carte Sable ne convient pas.",
        "Water 6 (C2) takes a water card: a sand card does not fit.",
    ),
    Case(
        payment.PIECE_DOES_NOT_COUNT,
        "MG-8.5",
        lambda: planned("c3r2", landscapes="water", offerings="2 2 4 6", amulets="6"),
        "pay amulet 6",
        "Cette case se paie seulement en offrandes : une amulette 6 n’y compte pas.",
        "This square is paid in offerings only: an amulet of 6 does not count.",
    ),
    Case(
        payment.PIECE_DOES_NOT_COUNT,
        "MG-8.5",
        lambda: planned("c5r3", landscapes="water", offerings="5", amulets="2 3 5"),
        "pay offering 5",
        "Cette case se paie seulement en amulettes : une offrande 5 n’y compte pas.",
        "This square is paid in amulets only: an offering of 5 does not count.",
    ),
    Case(
        payment.NONE_LEFT_TO_GIVE,
        "MG-8.12",
        lambda: planned("c3r2", landscapes="water", offerings="2 4 6"),
        "pay offering 3",
        "Il ne vous reste pas d’offrande 3 à donner.",
        "You have no offering of 3 left to give.",
    ),
    Case(
        payment.REST_UNPAYABLE,
        "MG-8.3",
        lambda: planned("c3r2", landscapes="water", offerings="2 4 5"),
        "pay offering 5",
        "Avec une offrande 5, vous ne pourriez plus payer exactement les 6 qui restent.",
        "With an offering of 5 you could no longer pay the remaining 6 exactly.",
    ),
    Case(
        payment.NONE_LEFT_TO_GIVE,
        "MG-8.12",
        lambda: planned("c5r3", landscapes="water", amulets="2 3 5"),
        "pay amulet 1",
        "Il ne vous reste pas d’amulette 1 à donner.",
        "You have no amulet of 1 left to give.",
    ),
    Case(
        payment.TOO_MUCH,
        "MG-8.4",
        lambda: planned("c3r2", landscapes="water", offerings="2 4 7"),
        "pay offering 7",
        "Avec une offrande 7, vous dépasseriez les 6 qui restent à payer : on ne rend pas la monnaie.",
        "With an offering of 7 you would pay more than the 6 still due: there is no change.",
    ),
    Case(
        payment.TOO_MUCH,
        "MG-8.4",
        lambda: planned("c5r3", landscapes="water", amulets="2 3 6"),
        "pay amulet 6",
        "Avec une amulette 6, vous dépasseriez les 5 qui restent à payer : on ne rend pas la monnaie.",
        "With an amulet of 6 you would pay more than the 5 still due: there is no change.",
    ),
    Case(
        payment.DOUBLE_REST_UNPAYABLE,
        "MG-10.7",
        lambda: planned_double("c3r2", landscapes="water water", offerings="6 6 5 5 2 3"),
        "pay offering 3",
        "Avec une offrande 3, vous ne pourriez plus payer exactement les 12 qui restent.",
        "With an offering of 3 you could no longer pay the remaining 12 exactly.",
    ),
]
NEVER_ASKED = [
    Case(
        drawing.NONE_OPEN,
        "MG-6.6",
        lambda: lapsed(drawing.TAKE_FACE_UP),
        "draw_up decline",
        "Il ne reste aucune carte visible.",
        "No open card is left.",
    ),
    Case(
        drawing.BOTH_PILES_OUT,
        "MG-6.8",
        lambda: no_pile(drawing.TAKE_FACE_DOWN),
        "draw_down decline",
        "Les deux pioches et leurs défausses sont vides.",
        "Both piles and their discard piles are empty.",
    ),
    Case(
        drawing.NOTHING_TO_DRAW,
        "MG-4.20",
        lambda: no_pile(drawing.UP_OR_DOWN),
        "draw_two decline",
        "Il ne reste aucune carte à prendre, ni visible ni cachée : cette étape est sautée.",
        "No card is left to take, open or hidden: this step is skipped.",
    ),
    Case(
        amulets.STACK_EMPTY,
        "MG-7.2",
        lambda: nothing_to_collect(amulets.COLLECT_AMULETS),
        "collect amulets",
        "Sans hutte sur une case Amulette, vous prenez une amulette de valeur 1 : il n’en reste plus.",
        "Without a hut on an amulet square you take an amulet of value 1: none is left.",
    ),
    Case(
        amulets.BAG_EMPTY,
        "MG-7.7",
        lambda: nothing_to_collect(amulets.COLLECT_AMULETS, bag=True),
        "collect amulets",
        "Le sac est vide et aucune amulette n’est mise de côté : il n’y a rien à tirer.",
        "The bag is empty and no amulet is set aside: there is nothing to draw.",
    ),
    Case(
        alternatives.NEITHER_POSSIBLE,
        "MG-4.20",
        lambda: nothing_to_collect(alternatives.AMULETS_OR_HUT, huts=0),
        "action decline",
        "Il n’y a pas d’amulette à prendre et votre réserve de huttes est vide : cette étape est sautée.",
        "There is no amulet to take and your supply of huts is empty: this step is skipped.",
    ),
    Case(
        places.OUT_OF_HUTS,
        "MG-8.9",
        lambda: no_hut(alternatives.SINGLE_OR_DOUBLE),
        "size decline",
        "Votre réserve de huttes est vide.",
        "Your supply of huts is empty.",
    ),
    Case(
        places.OUT_OF_HUTS,
        "MG-8.9",
        lambda: no_hut(alternatives.SINGLE_OR_DOUBLE),
        "size double",
        "Votre réserve de huttes est vide.",
        "Your supply of huts is empty.",
    ),
    Case(
        places.OUT_OF_HUTS,
        "MG-8.9",
        lambda: no_hut(building.BUILD_HUT),
        "build c3r2",
        "Votre réserve de huttes est vide.",
        "Your supply of huts is empty.",
    ),
    Case(
        payment.CARD_WITHOUT_BIRD,
        "MG-5.3",
        lambda: beside_a_joker(landscapes="water"),
        "play water",
        "Aucun oiseau n’indique l’eau : ce tour, on bâtit sur le sable et le roseau.",
        "No bird sits on water: this round you build on sand and reed.",
    ),
    Case(
        payment.NONE_LEFT_TO_PLAY,
        "MG-8.12",
        beside_a_joker,
        "play water",
        "Il ne vous reste pas de carte Eau à jouer.",
        "You have no water card left to play.",
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

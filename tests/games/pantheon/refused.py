"""What is refused in Pantheon: one situation for every reason of every rule, with its sentences."""

from __future__ import annotations

import motu
from motu.games.pantheon.rules import (
    actions,
    buying,
    cards,
    deities,
    movement,
    peoples,
    placing,
    rewards,
    setup,
    worship,
)
from motu.games.pantheon.state import Pantheon
from motu.kernel.core import GAME_OVER, NO_SUCH_ACTION, NOT_AWAITED, NOT_THIS_QUESTION
from tests.games.pantheon.situations import (
    box_of,
    display,
    edition_box,
    empty_table,
    give,
    go,
    lay,
    moving,
    old_column,
    rises,
    row,
    stand,
    table,
    turn,
)
from tests.games.raiatea.refused import ANOTHER, NO_SUCH
from tests.games.refusing import Case


def acting() -> motu.Match:
    """One movement card, two money, a priest tile of rank 1; Taksator and Pietalte on display."""
    s = table("gallia")
    display(s, "taksator pietalte")
    give(s, "A", hand="move_card 2 money_1 2 card_dancer", ranks="priest 1")
    return turn(s)


def acting_with_nothing() -> motu.Match:
    """No money, and no piece left."""
    s = table("gallia")
    give(s, "A", hand="move_card", feet=0, columns=0)
    return turn(s)


def acting_without_big_foot() -> motu.Match:
    """An edition whose big foot gives no step."""
    return turn(table("gallia", box=edition_box({"movement": {"big_foot": 0}})))


def too_poor_to_buy() -> motu.Match:
    """One money; no piece in the general reserve, every rank and every place within reach costs two."""
    s = table("gallia")
    stand(s, "B", "h0203 h0204 h0205 h0303 h0305 h0404")
    give(
        s,
        "A",
        hand="money_1",
        feet=12,
        columns=12,
        ranks="gift 1 priest 1 dancer 1 temple_offering 1",
    )
    return turn(s)


def surrounded() -> motu.Match:
    """Every hex beside the temple has one opposing foot: a single step is too little."""
    s = table("gallia")
    stand(s, "B", "h0203 h0204 h0205 h0303 h0305 h0404")
    return turn(s)


def reacting() -> motu.Match:
    s = table("gallia")
    give(s, "B", hand="move_card")
    match = moving(s, "A", 0)
    go(match, "A place h0404")
    return match


def reacting_without_pieces() -> motu.Match:
    s = table("gallia")
    give(s, "B", hand="move_card", feet=0, columns=0)
    match = moving(s, "A", 0)
    go(match, "A place h0404")
    return match


def reacting_surrounded() -> motu.Match:
    """One permanent step, and an opponent on every hex beside the temple."""
    s = table("gallia")
    stand(s, "A", "h0203 h0204 h0205 h0303 h0305 h0404")
    give(s, "B", tiles="loot_step_1")
    match = moving(s, "A", 0)
    go(match, "A place h0403")
    return match


def on_the_way() -> motu.Match:
    """Feet on h0404, an opponent's on h0303, two pieces on h0305; one foot and no column left."""
    s = table("gallia")
    stand(s, "A", "h0404")
    stand(s, "B", "h0303 h0305")
    stand(s, "C", "h0305")
    give(s, "A", feet=2, columns=0)
    return moving(s, "A", 0)


def on_the_way_after_a_jump() -> motu.Match:
    """The only Gaiviles has jumped over h0404."""
    s = table("gallia")
    stand(s, "C", "h0404 h0405 h0305")
    give(s, "A", hand="move_card", kept="gaiviles")
    match = moving(s, "A", 1)
    go(match, "A place h0504")
    return match


def column_before_a_column() -> motu.Match:
    """A jump leads over an opposing column, and the goal is a site: an edition where two sites touch."""
    sites = [*box_of().data["map"]["sites"], "h0402"]
    s = table("gallia", box=edition_box({"map": {"sites": sites}}))
    stand(s, "B", "h0404 h0403")
    stand(s, "A", "h0404")
    give(s, "A", hand="move_card", kept="gaiviles")
    return moving(s, "A", 1)


def shopping() -> motu.Match:
    """Two money, dancers of rank 2, temples of rank 4; no foot in general, no column in one's own reserve."""
    s = table("gallia")
    stand(s, "A", "h0404")
    stand(s, "B", "h0303 h0305")
    stand(s, "C", "h0305")
    give(s, "A", hand="2 money_1", ranks="dancer 2 temple_offering 4", feet=11, columns=0, kept="gaiviles")
    return turn_and(s, "A buy")


def turn_and(s: Pantheon, *lines: str) -> motu.Match:
    match = turn(s)
    go(match, *lines)
    return match


def shopping_with_one_left() -> motu.Match:
    match = shopping()
    go(match, "A purchase gift 1")
    return match


def shopping_with_nothing_left() -> motu.Match:
    match = shopping_with_one_left()
    go(match, "A purchase priest 1")
    return match


def in_cartago() -> motu.Match:
    s = empty_table(3)
    give(s, "A", hand="5 money_1")
    return rises(s, "cartago")


def paying_with_stonkus() -> motu.Match:
    """Price 2, one money in hand, two Stonkus."""
    s = table()
    give(s, "A", hand="money_1", kept="2 stonkus")
    return turn_and(s, "A buy", "A purchase foot", "A purchase foot", "A purchase done")


def paying() -> motu.Match:
    """Price 5, with 1, 2, 2 and 3 in hand."""
    s = table()
    give(s, "A", hand="money_1 2 money_2 money_3", ranks="gift 1")
    return turn_and(s, "A buy", "A purchase gift 3", "A purchase done")


def paying_the_rest() -> motu.Match:
    match = paying()
    go(match, "A pay money_2")
    return match


def drawing() -> motu.Match:
    s = table()
    row(s, "card_gift card_gift money_1 money_1")
    return turn_and(s, "A draw")


def rewarded() -> motu.Match:
    s = table("gallia")
    lay(s, h0506="loot_step_1", h0207="loot_money", h0102="loot_money")
    stand(s, "A", "h0305 h0405 h0306 h0307")
    give(s, "A", hand="move_card")
    return turn_and(s, "A move 1", "A place h0506", "A place h0207", "A place stop")


def raising() -> motu.Match:
    s = table("gallia")
    lay(s, h0506="loot_offering_1", h0102="loot_money")
    stand(s, "A", "h0405")
    give(s, "A", ranks="gift 4")
    return turn_and(s, "A move 0", "A place h0506")


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


def nine_cards() -> motu.Match:
    s = empty_table(2)
    give(s, "A", hand="9 card_gift")
    return rises(s, "graecia")


def swapping() -> motu.Match:
    s = empty_table(2)
    return rises(s, "aegyptus")


def second_bonus_column() -> motu.Match:
    """An edition whose column bonus gives two columns."""
    bonuses = [dict(row) for row in box_of().data["bonuses"]]
    for b in bonuses:
        if b["id"] == "bonus_column":
            b["amount"] = 2
    s = empty_table(2, box=edition_box({"bonuses": bonuses}))
    give(s, "A", bonus="bonus_column")
    match = rises(s, "persia")
    go(match, "A erect h0505")
    return match


def bonus_column_beside_two() -> motu.Match:
    """Two opponents have put columns up in Alpes."""
    s = empty_table(3)
    old_column(s, "B", "h0505")
    old_column(s, "C", "h0505")
    give(s, "A", bonus="bonus_column")
    return rises(s, "persia")


def picking_bonuses() -> motu.Match:
    s = empty_table(3, draft=True)
    match = rises(s, "persia")
    go(match, "C pick_bonus bonus_step")
    return match


def over() -> motu.Match:
    s = table(epoch=6)
    display(s, "depraccus")
    give(s, "A", ranks="gift 3 priest 2")
    return turn_and(s, "A worship depraccus gift priest")


CASES = [
    Case(
        "Act",
        actions.WITHOUT_MONEY,
        acting_with_nothing,
        "buy",
        "Vous n’avez pas d’argent en main : vous ne pouvez rien acheter.",
        "You have no money in hand: there is nothing you can buy.",
    ),
    Case(
        "Act",
        actions.NOTHING_SO_CHEAP,
        too_poor_to_buy,
        "buy",
        "Vous avez 1 argent en main : aucun achat ne coûte si peu.",
        "You have 1 money in hand: nothing costs so little.",
    ),
    Case(
        "Act",
        movement.STEPS_SHORT,
        acting_without_big_foot,
        "move 0",
        "Poser un pion demande au moins 1 pas, et ce déplacement n’en donne aucun.",
        "Placing a piece takes at least 1 step, and this movement gives none.",
    ),
    Case(
        "Act",
        movement.NOTHING_TO_PLACE,
        acting_with_nothing,
        "move 1",
        "Vous ne pouvez poser aucun pion : ce déplacement serait sans effet.",
        "You cannot place any piece: this movement would do nothing.",
    ),
    Case(
        "Act",
        movement.MOVE_CARD_MISSING,
        acting,
        "move 2",
        "Vous n’avez qu’une carte déplacement en main, pas 2.",
        "You have only one movement card in hand, not 2.",
    ),
    Case(
        "Act",
        movement.MOVE_CARD_MISSING,
        acting_with_nothing,
        "move 3",
        "Vous n’avez qu’une carte déplacement en main, pas 3.",
        "You have only one movement card in hand, not 3.",
    ),
    Case(
        "Act",
        movement.MOVE_CARD_MISSING,
        surrounded,
        "move 1",
        "Vous n’avez aucune carte déplacement en main.",
        "You have no movement card in hand.",
    ),
    Case(
        "Act",
        movement.ALL_OCCUPIED,
        surrounded,
        "move 0",
        "Toutes les cases à votre portée sont occupées : il faut 2 pas, et ce déplacement n’en donne que 1.",
        "Every hex within your reach is occupied: it takes 2 steps, and this movement gives only 1.",
    ),
    Case(
        "Act",
        worship.DEITY_NOT_DISPLAYED,
        acting,
        "worship stonkus gift priest dancer",
        "Stonkus n’est pas exposée : vénérez une des divinités du plateau.",
        "Stonkus is not on display: worship one of the deities on the board.",
    ),
    Case(
        "Act",
        worship.OFFERINGS_SHORT,
        acting,
        "worship taksator dancer priest",
        "Taksator demande 4 danseurs, tuile et cartes comprises : vous n’en avez que 2.",
        "Taksator asks for 4 dancers, tile and cards together: you have only 2.",
    ),
    Case(
        "Act",
        worship.OFFERINGS_SHORT,
        acting,
        "worship taksator priest gift",
        "Taksator demande 4 prêtres, tuile et cartes comprises : vous n’en avez que 1.",
        "Taksator asks for 4 priests, tile and cards together: you have only 1.",
    ),
    Case(
        "Act",
        worship.CARDS_ONLY,
        acting,
        "worship pietalte dancer priest gift",
        "Pietalte se paie en cartes seulement : il faut 3 danseurs, et vous n’en avez que 2.",
        "Pietalte is paid with cards only: it takes 3 dancers, and you have only 2.",
    ),
    Case(
        "React",
        movement.NOTHING_TO_PLACE,
        reacting_without_pieces,
        "react_move 0",
        "Vous ne pouvez poser aucun pion : ce déplacement serait sans effet.",
        "You cannot place any piece: this movement would do nothing.",
        player="B",
    ),
    Case(
        "React",
        movement.MOVE_CARD_MISSING,
        reacting,
        "react_move 2",
        "Vous n’avez qu’une carte déplacement en main, pas 2.",
        "You have only one movement card in hand, not 2.",
        player="B",
    ),
    Case(
        "React",
        movement.STEPS_SHORT,
        reacting,
        "react_move 0",
        "Poser un pion demande au moins 1 pas, et ce déplacement n’en donne aucun.",
        "Placing a piece takes at least 1 step, and this movement gives none.",
        player="B",
    ),
    Case(
        "React",
        movement.ALL_OCCUPIED,
        reacting_surrounded,
        "react_move 0",
        "Toutes les cases à votre portée sont occupées : il faut 2 pas, et ce déplacement n’en donne que 1.",
        "Every hex within your reach is occupied: it takes 2 steps, and this movement gives only 1.",
        player="B",
    ),
    Case(
        "Place",
        placing.TEMPLE_THERE,
        on_the_way,
        "place h0304",
        "Le temple occupe cette case.",
        "The temple stands on this hex.",
    ),
    Case(
        "Place",
        placing.OWN_PIECE_THERE,
        on_the_way,
        "place h0404",
        "Vous ne pouvez pas vous poser là (la case au sud-ouest de Belgica) : votre pion y est déjà.",
        "You cannot go there (the hex south-west of Belgica): your piece is there already.",
    ),
    Case(
        "Place",
        placing.HEX_FULL,
        on_the_way,
        "place h0305",
        "Vous ne pouvez pas vous poser là (la case au sud-est de Gallia) : la case est complète.",
        "You cannot go there (the hex south-east of Gallia): the hex is full.",
    ),
    Case(
        "Place",
        placing.FOOT_NOT_LINKED,
        on_the_way,
        "place h0102",
        "Cet endroit (la case au sud-est d’Hibernia) ne touche ni le temple ni un de vos pions reliés.",
        "This spot (the hex south-east of Hibernia) touches neither the temple nor a linked piece of yours.",
    ),
    Case(
        "Place",
        placing.COLUMN_NOT_LINKED,
        on_the_way,
        "place h0505",
        "Alpes ne touche aucun de vos pieds reliés au temple : une colonne en demande un.",
        "Alpes touches none of your feet that are linked to the temple: a column needs one.",
    ),
    Case(
        "Place",
        placing.OWN_RESERVE_EMPTY,
        on_the_way,
        "place h0403",
        "Il n’y a plus de colonne dans votre réserve personnelle.",
        "There is no column left in your personal reserve.",
    ),
    Case(
        "Place",
        placing.OCCUPIED_COSTS_MORE,
        on_the_way,
        "place h0303",
        "Un adversaire est déjà là : il faut 2 pas, et il ne vous en reste que 1.",
        "An opponent is already there: it takes 2 steps, and you have only 1 left.",
    ),
    Case(
        "Place",
        movement.PLACE_ONE_FIRST,
        on_the_way,
        "place stop",
        "Posez au moins un pion avant de vous arrêter.",
        "Place at least one piece before you stop.",
    ),
    Case(
        "Place",
        placing.JUMPS_USED_UP,
        on_the_way_after_a_jump,
        "place h0506",
        "Il faudrait un saut de plus, et vos Gaiviles ont déjà sauté (la case au sud-ouest d’Alpes).",
        "That would take one more jump, and your Gaiviles have jumped already (the hex south-west of Alpes).",
    ),
    Case(
        "Place",
        placing.COLUMN_JUMPS_OVER_FOOT,
        column_before_a_column,
        "place h0402",
        "Une colonne ne saute que par-dessus un pied : rien ne mène ainsi à la case au "
        "nord-ouest de Belgica.",
        "A column jumps only over a foot: nothing leads to the hex north-west of Belgica in that way.",
    ),
    Case(
        "Purchase",
        buying.BUY_SOMETHING,
        shopping,
        "purchase done",
        "Faites au moins un achat avant de terminer.",
        "Buy something before you finish.",
    ),
    Case(
        "Purchase",
        buying.NEW_TILE_TOO_DEAR,
        shopping,
        "purchase gift 2",
        "Une tuile don de rang 2 coûte 3 : il vous reste 2 argent.",
        "A gift tile of rank 2 costs 3: you have 2 money left.",
    ),
    Case(
        "Purchase",
        buying.RISE_TOO_DEAR,
        shopping,
        "purchase dancer 4",
        "Monter votre tuile danseur du rang 2 au rang 4 coûte 7 : il vous reste 2 argent.",
        "Raising your dancer tile from rank 2 to rank 4 costs 7: you have 2 money left.",
    ),
    Case(
        "Purchase",
        buying.RANK_ONLY_RISES,
        shopping,
        "purchase dancer 2",
        "Votre tuile danseur est déjà au rang 2 : un rang ne peut que monter.",
        "Your dancer tile already has rank 2: a rank can only rise.",
    ),
    Case(
        "Purchase",
        rewards.RANK_HIGHEST,
        shopping,
        "purchase temple_offering 4",
        "Votre tuile temple est déjà au rang 4, le plus haut.",
        "Your temple tile already has rank 4, the highest.",
    ),
    Case(
        "Purchase",
        buying.NONE_TO_BUY,
        shopping,
        "purchase foot",
        "Votre réserve générale n’a plus de pied.",
        "Your general reserve has no foot left.",
    ),
    Case(
        "Purchase",
        buying.PIECE_TOO_DEAR,
        shopping_with_nothing_left,
        "purchase column",
        "Un pion coûte 1 : il ne vous reste plus d’argent.",
        "A piece costs 1: you have no money left.",
    ),
    Case(
        "Purchase",
        buying.PLACE_TOO_DEAR,
        shopping_with_nothing_left,
        "purchase place h0203",
        "Poser un pion ici coûte 1 : il ne vous reste plus d’argent.",
        "Placing a piece here costs 1: you have no money left.",
    ),
    Case(
        "Purchase",
        buying.OCCUPIED_TOO_DEAR,
        shopping_with_one_left,
        "purchase place h0303",
        "Un adversaire est déjà là : il faut 2 argent, et il ne vous en reste que 1.",
        "An opponent is already there: it takes 2 money, and you have only 1 left.",
    ),
    Case(
        "Purchase",
        buying.JUMP_WHEN_BUYING,
        shopping,
        "purchase place h0302",
        "Vos Gaiviles ne sautent que dans un déplacement, jamais dans un achat (la case "
        "au sud-est de Britannia).",
        "Your Gaiviles jump in a movement only, never in a purchase (the hex south-east of Britannia).",
    ),
    Case(
        "Purchase",
        placing.TEMPLE_THERE,
        shopping,
        "purchase place h0304",
        "Le temple occupe cette case.",
        "The temple stands on this hex.",
    ),
    Case(
        "Purchase",
        placing.OWN_PIECE_THERE,
        shopping,
        "purchase place h0404",
        "Vous ne pouvez pas vous poser là (la case au sud-ouest de Belgica) : votre pion y est déjà.",
        "You cannot go there (the hex south-west of Belgica): your piece is there already.",
    ),
    Case(
        "Purchase",
        placing.HEX_FULL,
        shopping,
        "purchase place h0305",
        "Vous ne pouvez pas vous poser là (la case au sud-est de Gallia) : la case est complète.",
        "You cannot go there (the hex south-east of Gallia): the hex is full.",
    ),
    Case(
        "Purchase",
        placing.FOOT_NOT_LINKED,
        shopping,
        "purchase place h0000",
        "Cet endroit (la case au nord-ouest d’Hibernia) ne touche ni le temple ni un de vos pions reliés.",
        "This spot (the hex north-west of Hibernia) touches neither the temple nor a linked piece of yours.",
    ),
    Case(
        "Purchase",
        placing.COLUMN_NOT_LINKED,
        shopping,
        "purchase place h0505",
        "Alpes ne touche aucun de vos pieds reliés au temple : une colonne en demande un.",
        "Alpes touches none of your feet that are linked to the temple: a column needs one.",
    ),
    Case(
        "Purchase",
        placing.OWN_RESERVE_EMPTY,
        shopping,
        "purchase place h0403",
        "Il n’y a plus de colonne dans votre réserve personnelle.",
        "There is no column left in your personal reserve.",
    ),
    Case(
        "Purchase",
        buying.PLACING_WITH_GIVEN_MONEY,
        in_cartago,
        "purchase place h0410",
        "Avec l’argent offert par Cartago on ne pose pas de pion.",
        "Nothing is placed with the money that Cartago gives.",
    ),
    Case(
        "Purchase",
        buying.GIVEN_MONEY_SHORT,
        in_cartago,
        "purchase gift 2",
        "Cet achat coûte 3 : de l’argent offert, il ne vous reste que 2.",
        "This costs 3: of the money you were given, 2 is left.",
    ),
    Case(
        "StonkusMoney",
        buying.STONKUS_GIVES_LESS,
        paying_with_stonkus,
        "stonkus 5",
        "Vos Stonkus donnent au plus 4 argent, pas 5.",
        "Your Stonkus give at most 4 money, not 5.",
    ),
    Case(
        "StonkusMoney",
        buying.MORE_THAN_THE_PRICE,
        paying_with_stonkus,
        "stonkus 3",
        "Le prix n’est que de 2 : Stonkus ne peut pas payer 3.",
        "The price is only 2: Stonkus cannot pay 3.",
    ),
    Case(
        "StonkusMoney",
        buying.SHORT_OF_MONEY,
        paying_with_stonkus,
        "stonkus 0",
        "Sans Stonkus, il manquerait de l’argent : le prix est de 2, et vous avez 1 en main.",
        "Without Stonkus, you would be short: the price is 2, and you have 1 in hand.",
    ),
    Case(
        "PayWith",
        buying.MONEY_CARD_MISSING,
        paying,
        "pay money_4",
        "Vous n’avez pas de carte argent de valeur 4.",
        "You have no money card worth 4.",
    ),
    Case(
        "PayWith",
        buying.FROM_THE_HIGHEST_DOWN,
        paying_the_rest,
        "pay money_3",
        "On paie de la plus forte carte à la plus faible : après une carte de valeur 2, "
        "plus de carte de valeur 3.",
        "You pay from the highest card down: after one worth 2, none worth 3.",
    ),
    Case(
        "PayWith",
        buying.HIGHER_CARD_FIRST,
        paying,
        "pay money_1",
        "Avec des cartes de valeur 1 au plus, vous ne pourriez pas payer 5 : prenez "
        "d’abord une carte plus forte.",
        "With cards worth 1 at most you could not pay 5: take a higher card first.",
    ),
    Case(
        "TakeCard",
        cards.CARDS_DUE,
        drawing,
        "take stop",
        "Prenez d’abord vos cartes : il vous en manque 3.",
        "Take your cards first: 3 to go.",
    ),
    Case(
        "TakeCard",
        cards.CARD_NOT_IN_ROW,
        drawing,
        "take move_card",
        "Aucune carte déplacement parmi les cartes visibles.",
        "There is no movement card in the row.",
    ),
    Case(
        "NextReward",
        rewards.TILE_NOT_TAKEN,
        rewarded,
        "reward loot_deity",
        "Vous n’avez pas pris la tuile « divinité » : choisissez parmi celles qui attendent.",
        "You have not taken the tile “deity”: choose among those that wait.",
    ),
    Case(
        "RaiseOffering",
        rewards.RANK_HIGHEST,
        raising,
        "raise gift",
        "Votre tuile don est déjà au rang 4, le plus haut.",
        "Your gift tile already has rank 4, the highest.",
    ),
    Case(
        "GalliaOffer",
        deities.TOP_NUMBER_SHORT,
        offered_taksator,
        "acquire priest",
        "Pour Taksator, il faut 4 prêtres, tuile et cartes comprises : vous n’en avez aucun.",
        "Taksator takes 4 priests, tile and cards together: you have none.",
    ),
    Case(
        "GalliaOffer",
        deities.CARDS_ONLY_FOR_GALLIA,
        offered_pietalte,
        "acquire gift",
        "Pietalte se paie en cartes seulement : il faut 3 dons, et vous n’en avez que 2.",
        "Pietalte is paid with cards only: it takes 3 gifts, and you have only 2.",
    ),
    Case(
        "DiscardToSeven",
        peoples.CARD_NOT_HELD,
        nine_cards,
        "discard move_card",
        "Vous n’avez pas de carte déplacement en main : défaussez-en une que vous tenez "
        "(encore 2 à défausser).",
        "You have no movement card in hand: discard one that you hold (2 still to discard).",
    ),
    Case(
        "SwapPieces",
        peoples.FEET_NOT_SWAPPED,
        swapping,
        "swap feet 5",
        "Vous ne pouvez pas échanger 5 pieds contre des colonnes : l’une de vos deux "
        "réserves n’en a pas assez.",
        "You cannot swap 5 feet for columns: one of your two reserves has too few.",
    ),
    Case(
        "SwapPieces",
        peoples.COLUMNS_NOT_SWAPPED,
        swapping,
        "swap columns 4",
        "Vous ne pouvez pas échanger 4 colonnes contre des pieds : l’une de vos deux "
        "réserves n’en a pas assez.",
        "You cannot swap 4 columns for feet: one of your two reserves has too few.",
    ),
    Case(
        "BonusColumn",
        placing.OWN_PIECE_THERE,
        second_bonus_column,
        "erect h0505",
        "Vous ne pouvez pas vous poser là (Alpes) : votre pion y est déjà.",
        "You cannot go there (Alpes): your piece is there already.",
    ),
    Case(
        "BonusColumn",
        placing.HEX_FULL,
        bonus_column_beside_two,
        "erect h0505",
        "Vous ne pouvez pas vous poser là (Alpes) : la case est complète.",
        "You cannot go there (Alpes): the hex is full.",
    ),
    Case(
        "PickBonus",
        setup.ALREADY_PICKED,
        picking_bonuses,
        "pick_bonus bonus_step",
        "La tuile bonus « +1 pas » est déjà prise.",
        "The bonus tile “+1 step” is already taken.",
        player="B",
    ),
]
COMMON = [
    Case(
        "React",
        NOT_AWAITED,
        reacting,
        "draw",
        "Ce n’est pas à vous de décider : on attend Bleu.",
        "It is not for you to decide: the table waits for Blue.",
    ),
    Case("Act", NOT_THIS_QUESTION, acting, "place h0404", *ANOTHER),
    Case("Act", NOT_THIS_QUESTION, acting, "pay money_1", *ANOTHER),
    Case("React", NOT_THIS_QUESTION, reacting, "draw", *ANOTHER, player="B"),
    Case("Place", NO_SUCH_ACTION, on_the_way, "place h1300", *NO_SUCH),
    Case("Place", NO_SUCH_ACTION, on_the_way, "place x250", *NO_SUCH),
    Case("Purchase", NO_SUCH_ACTION, shopping, "purchase place h1300", *NO_SUCH),
    Case("BonusColumn", NO_SUCH_ACTION, second_bonus_column, "erect site_28", *NO_SUCH),
    Case("PickBonus", NO_SUCH_ACTION, picking_bonuses, "pick_bonus bonus_6", *NO_SUCH, player="B"),
    Case(
        "Act",
        GAME_OVER,
        over,
        "draw",
        "La partie est finie : il n’y a plus rien à décider.",
        "The game is over: nothing is left to decide.",
    ),
]

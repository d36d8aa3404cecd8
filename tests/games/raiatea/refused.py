"""What is refused in Raiatea: one situation for every reason of every rule, with its sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import motu
from motu.games.raiatea.rules.assistants import (
    ASSISTANT_NOT_IN_MARKET,
    NONE_ACTIVE,
    NONE_TO_REACTIVATE,
    NONE_TO_TURN,
)
from motu.games.raiatea.rules.auction import BID_BEYOND_MANA
from motu.games.raiatea.rules.blessing import NOT_YOURS_TO_PLACE
from motu.games.raiatea.rules.drawing import (
    DECK_EMPTY,
    NOT_AMONG_THE_DRAWN,
    RAATIRA_DRAWS_NORMAL,
    TOO_LITTLE_MANA,
)
from motu.games.raiatea.rules.forest import NO_GOOD_IN_RESERVE, NOT_IN_RESERVE, ONE_PER_PICK
from motu.games.raiatea.rules.free import BEYOND_YOUR_PRIESTS, SHAMAN_FROM_HAND
from motu.games.raiatea.rules.goods import GOOD_NOT_IN_MARKET, TYPE_TAKEN_ALREADY
from motu.games.raiatea.rules.interactive import (
    IN_A_PAIR,
    NO_ASSISTANT_TO_STEAL,
    NO_MASK_TO_STEAL,
    NOTHING_AT_THIS_COST,
    NOTHING_OF_THIS_PLAYER,
)
from motu.games.raiatea.rules.marae import NOTHING_TO_SACRIFICE
from motu.games.raiatea.rules.market import (
    ABOVE_THE_MARKER,
    ALREADY_AT_THE_TOP,
    KAHUNA_ONLY,
    NOTHING_TO_SELL,
    ONE_FOR_PEARLS,
    SALES_MADE,
    TOO_FEW_PEARLS,
    TOOK_FREE_ONE,
)
from motu.games.raiatea.rules.masks import (
    ALREADY_BOUND,
    BOUND_CANNOT_LEAVE,
    MASK_NOT_IN_MARKET,
    NATURAL_PAIR,
    NO_FREE_MIRROR,
    NO_MASK_TO_BIND,
    NONE_TO_GIVE,
)
from motu.games.raiatea.rules.missions import (
    CANNOT_PAY,
    CONDITION_NOT_MET,
    DIVER_FOR_A_SECOND,
    NOT_IN_THIS_ROW,
    NOT_OPEN,
    ONLY_BY_AUCTION,
    SECOND_NEEDS_A_DIVER,
)
from motu.games.raiatea.rules.offering import (
    OFFER_BEYOND_MANA,
    PREPARED_FROM_HAND,
    REWARD_GONE,
    THREE_CLIPS_USED,
    TWO_CLIPS_USED,
)
from motu.games.raiatea.rules.path import (
    FREE_FOR_KAHUNA,
    PRIESTS_TOO_DEAR,
    PRIESTS_TOO_DEAR_IN_DANCE,
    TRACK_ENDS,
)
from motu.games.raiatea.rules.payment import (
    BOUND_CANNOT_PAY,
    NO_MASK_TO_PAY,
    TOO_FEW_TO_PAY,
    TYPE_PAID_ALREADY,
)
from motu.games.raiatea.rules.phase import TILE_TAKEN
from motu.games.raiatea.rules.rituals import RITUAL_FROM_HAND, TAHUA_FROM_HAND
from motu.kernel.core import GAME_OVER, NO_SUCH_ACTION, NOT_AWAITED, NOT_THIS_QUESTION
from tests.games.raiatea.situations import (
    action_phase,
    at_location,
    blessing,
    building,
    ceremony,
    decline,
    give,
    go,
    in_goods_market,
    in_mask_market,
    in_reserve,
    mask,
    only_in_deck,
    prices,
    statue,
    table,
    the_end,
)


def second_location() -> motu.Match:
    match = at_location(table(3), "path")
    go(match, "A recruit 0", "B recruit 0", "C recruit 0")
    return match


def taking_a_good() -> motu.Match:
    s = table(3)
    give(s, "A", active="gatherer")
    in_goods_market(s, "uru taro mahi_mahi")
    in_reserve(s, "uru")
    return at_location(s, "forest", "* roll gatherer 1")


def taking_different_goods() -> motu.Match:
    match = blessing(table(3), 6, A="tino_rua")
    go(match, "A take_good taro")
    return match


def picking() -> motu.Match:
    s = table(3)
    in_reserve(s, "uru", "taro", "mask_c1 mana")
    return at_location(s, "forest")


def picking_with_a_gatherer() -> motu.Match:
    s = table(3)
    give(s, "A", active="gatherer gatherer")
    in_reserve(s, "uru", "diver")
    match = at_location(s, "forest", "* roll gatherer 4")
    go(match, "A use_gatherer", "* forest taro")
    return match


def picking_an_extra_good() -> motu.Match:
    match = picking_with_a_gatherer()
    go(match, "A pick diver")
    return match


def sacrificing() -> motu.Match:
    s = table(3)
    give(s, "A", goods="uru")
    return at_location(s, "marae")


def drawing() -> motu.Match:
    s = table(3)
    give(s, "A", tattoo=1)
    match = at_location(s, "marae")
    decline(match, "A sacrifice")
    return match


def drawing_from_an_empty_deck() -> motu.Match:
    s = table(3)
    give(s, "A", tattoo=2)
    only_in_deck(s, "forbidden", "")
    match = at_location(s, "marae")
    decline(match, "A sacrifice")
    return match


def buying_with_two_mana() -> motu.Match:
    s = table(3)
    give(s, "A", mana=2)
    return ceremony(s, 2)


def keeping() -> motu.Match:
    match = drawing()
    go(match, "A draw_set normal", "* draw A hina", "* draw A raa", "* draw A raa")
    return match


def dancing() -> motu.Match:
    s = table(3)
    give(s, "A", pearls=4, priests=11)
    give(s, "B", pearls=1, priests=12)
    return ceremony(s, 1)


def dancing_poor() -> motu.Match:
    s = table(3)
    give(s, "A", pearls=1)
    return ceremony(s, 1)


def recruiting_poor() -> motu.Match:
    s = table(3)
    give(s, "A", pearls=1)
    return at_location(s, "path")


def dancing_at_the_end() -> motu.Match:
    match = dancing()
    go(match, "A recruit 0")
    return match


def dear_missions() -> motu.Match:
    s = table(3)
    give(s, "A", pearls=0, mana=1, goods="uru tiare")
    statue(s, 2, "t2_ut t2_2id t2_maskp t2_g1m3")
    return building(s)


def first_mission() -> motu.Match:
    s = table(3)
    give(s, "A", pearls=2, mana=1, active="diver", goods="uru uru taro")
    statue(s, 1, "t1_p3", "t1_uru t1_pr4", "t1_auc t1_ariki")
    return building(s)


def second_mission() -> motu.Match:
    match = first_mission()
    go(match, "A mission t1_uru")
    return match


def second_mission_without_diver() -> motu.Match:
    s = table(3)
    give(s, "A", pearls=9, active="shaman", hand="raa")
    statue(s, 1, "t1_p3", "t1_p4")
    match = building(s)
    go(match, "A mission t1_p3")
    return match


def choosing_a_row() -> motu.Match:
    s = table(3)
    give(s, "A", pearls=4)
    statue(s, 1, "t1_p3", "t1_p4", "t1_p3")
    match = building(s)
    go(match, "A mission t1_p3")
    return match


def paying_identical_goods() -> motu.Match:
    s = table(3)
    give(s, "A", goods="uru uru taro")
    statue(s, 2, "t2_2id")
    match = building(s)
    go(match, "A mission t2_2id")
    return match


def paying_different_goods() -> motu.Match:
    s = table(3)
    give(s, "A", goods="uru uru taro mahi_mahi")
    statue(s, 3, "t3_3df")
    match = building(s)
    go(match, "A mission t3_3df", "A pay_good uru")
    return match


def paying_masks() -> motu.Match:
    s = table(3)
    give(s, "A", masks="mask_mp mask_mm mirror", bound="mask_c1")
    statue(s, 3, "t3_mask2")
    match = building(s)
    go(match, "A mission t3_mask2")
    return match


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


def taking_an_assistant() -> motu.Match:
    s = table(3)
    s.assistant_market[3] = 0
    return blessing(s, 3, A="toa_hiti")


def market() -> motu.Match:
    s = table(3)
    give(s, "A", pearls=2, goods="uru uru uru", active="merchant")
    give(s, "B", pearls=1, goods="taro")
    prices(s, taro=4)
    s.assistant_market[3] = 0
    return at_location(s, "market", "* roll merchant 4")


def market_after_all() -> motu.Match:
    match = market()
    go(match, "A hire gatherer", "A hire_free gatherer", "A sell uru 1", "A sell uru 1")
    return match


def market_of_another() -> motu.Match:
    match = market()
    go(match, "A market end")
    return match


def preparing() -> motu.Match:
    s = table(3)
    give(s, "A", hand="raa tii tu hina")
    match = ceremony(s, 3)
    go(match, "A prepare raa", "A prepare tii")
    return match


def preparing_as_arioi() -> motu.Match:
    s = table(3)
    give(s, "A", tattoo=5, hand="raa tii tu hina punua")
    match = ceremony(s, 3)
    go(match, "A prepare raa", "A prepare tii", "A prepare tu")
    return match


def offering() -> motu.Match:
    s = table(3)
    give(s, "A", mana=6)
    give(s, "B", mana=70)
    return ceremony(s, 4)


def offering_more() -> motu.Match:
    match = offering()
    go(match, "B offer 64_more")
    return match


def rewarding() -> motu.Match:
    match = ceremony(table(3), 4)
    go(match, "A offer 0", "B offer 0", "C offer 0", "A reward tattoo")
    return match


def ordering() -> motu.Match:
    return blessing(table(3), 9, A="rua_hatu rau_pena", B="uru_taetae")


def bidding() -> motu.Match:
    s = table(3)
    give(s, "A", mana=3)
    statue(s, 1, "t1_auc")
    return building(s)


def becoming_tahua() -> motu.Match:
    s = table(3)
    give(s, "A", tattoo=8, hand="tii")
    match = ceremony(s, 4)
    go(match, "A offer 0", "B offer 0", "C offer 0", "A reward tattoo")
    return match


def performing_by_a_ritual() -> motu.Match:
    s = table(3)
    give(s, "A", hand="tii")
    return blessing(s, 8, A="ruanuu")


def reactivating() -> motu.Match:
    s = table(3)
    give(s, "A", used="diver shaman", active="merchant")
    return blessing(s, 3, A="tu")


def exhausting() -> motu.Match:
    s = table(3, tane=True)
    give(s, "B", active="diver merchant", used="shaman")
    return blessing(s, 4, A="rai_tupua")


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


def over() -> motu.Match:
    return the_end(table(3))


@dataclass(frozen=True)
class Case:
    """What `player` wants in that situation, the rule that is asked, its reason against it, its sentences.

    `id`: the rule of the index that the player reads; none where it is not this game that refuses.
    """

    rule: str
    reason: int
    id: str | None
    situation: Callable[[], motu.Match]
    wish: str
    fr: str
    en: str
    player: str = "A"


CASES = [
    Case(
        "ChooseLocation",
        TILE_TAKEN,
        "RA-2.7",
        second_location,
        "location path",
        "Chemin des Dieux : Rouge a déjà pris cette tuile dans cette phase.",
        "Path of the Gods: Red has already taken this tile in this phase.",
        player="B",
    ),
    Case(
        "TakeGood",
        GOOD_NOT_IN_MARKET,
        "RA-8.14",
        taking_a_good,
        "take_good tiare",
        "Il n’y a aucun tiare au marché.",
        "There is no tiare in the market.",
    ),
    Case(
        "TakeGood",
        TYPE_TAKEN_ALREADY,
        "RA-10.12",
        taking_different_goods,
        "take_good taro",
        "Ce rituel donne des marchandises de types différents : vous avez déjà pris 1 taro.",
        "This ritual gives goods of different types: you have already taken 1 taro.",
    ),
    Case(
        "ForestPick",
        NOT_IN_RESERVE,
        "RA-3.15",
        picking,
        "pick mask_c1 pearls",
        "Pas de carte « masque des Couleurs rouge (+3 perles) » dans la réserve Forêt en ce moment.",
        "There is no “red Colour mask (+3 pearls)” card in the forest reserve now.",
    ),
    Case(
        "ForestPick",
        ONE_PER_PICK,
        "RA-12.7",
        picking_with_a_gatherer,
        "use_gatherer",
        "Un seul cueilleur par choix de carte : vous venez d’en utiliser un.",
        "Only one gatherer per pick: you have just used one.",
    ),
    Case(
        "ForestPick",
        NONE_ACTIVE,
        "RA-12.17",
        picking,
        "use_gatherer",
        "Vous n’avez pas de cueilleur actif.",
        "You have no active gatherer.",
    ),
    Case(
        "ExtraGood",
        NO_GOOD_IN_RESERVE,
        "RA-12.6",
        picking_an_extra_good,
        "extra_good tiare",
        "Il n’y a aucun tiare dans la réserve Forêt.",
        "There is no tiare in the forest reserve.",
    ),
    Case(
        "Sacrifice",
        NOTHING_TO_SACRIFICE,
        "RA-4.18",
        sacrificing,
        "sacrifice taro",
        "Vous n’avez aucun taro à sacrifier.",
        "You have no taro to sacrifice.",
    ),
    Case(
        "DrawRituals",
        RAATIRA_DRAWS_NORMAL,
        "RA-4.6",
        drawing,
        "draw_set forbidden",
        "Vous êtes Raatira : les rituels interdits s’ouvrent au rang d’Ariki, dans 1 case.",
        "You are a Raatira: forbidden rituals open at the rank of Ariki, 1 space further.",
    ),
    Case(
        "DrawRituals",
        DECK_EMPTY,
        "RA-4.19",
        drawing_from_an_empty_deck,
        "draw_set forbidden",
        "Le paquet interdit et sa défausse sont vides.",
        "The forbidden deck and its discard pile are empty.",
    ),
    Case(
        "DrawRituals",
        TOO_LITTLE_MANA,
        "RA-9.3",
        buying_with_two_mana,
        "draw_set normal",
        "Un lot de rituels coûte 3 mana : vous en avez 2.",
        "A set of rituals costs 3 mana: you have 2.",
    ),
    Case(
        "KeepRitual",
        NOT_AMONG_THE_DRAWN,
        "RA-4.20",
        keeping,
        "keep tii",
        "Ti’i n’est pas parmi les rituels que vous venez de piocher.",
        "Ti’i is not among the rituals you have just drawn.",
    ),
    Case(
        "Recruit",
        PRIESTS_TOO_DEAR_IN_DANCE,
        "RA-9.2",
        dancing_poor,
        "recruit 1",
        "Il faut 2 perles : vous en avez 1.",
        "That takes 2 pearls: you have 1.",
    ),
    Case(
        "Recruit",
        PRIESTS_TOO_DEAR,
        "RA-6.1",
        recruiting_poor,
        "recruit 2",
        "Il faut 5 perles : vous en avez 1.",
        "That takes 5 pearls: you have 1.",
    ),
    Case(
        "Recruit",
        FREE_FOR_KAHUNA,
        "RA-6.3",
        dancing,
        "recruit 0 free",
        "Seul le Kahuna du Chemin des Dieux recrute un prêtre gratuit.",
        "Only the Kahuna of the Path of the Gods recruits a free priest.",
    ),
    Case(
        "Recruit",
        TRACK_ENDS,
        "RA-6.6",
        dancing,
        "recruit 2",
        "La piste Prêtres s’arrête là : 1 prêtre y trouve encore place.",
        "The priest track ends there: 1 more priest fits.",
    ),
    Case(
        "Recruit",
        TRACK_ENDS,
        "RA-6.6",
        dancing_at_the_end,
        "recruit 1",
        "La piste Prêtres s’arrête là : plus aucun prêtre n’y trouve place.",
        "The priest track ends there: no more priest fits.",
        player="B",
    ),
    Case(
        "CompleteMission",
        ONLY_BY_AUCTION,
        "RA-11.6",
        first_mission,
        "mission t1_auc",
        "Une mission à l’enchère ne se remplit pas : elle se gagne quand sa rangée ne porte plus qu’elle.",
        "An auction mission is not completed: it is won once its row holds nothing else.",
    ),
    Case(
        "CompleteMission",
        NOT_OPEN,
        "RA-11.13",
        first_mission,
        "mission t2_p5",
        "La mission à 2 points (5 perles) n’est pas disponible sur une statue ouverte.",
        "The 2-point mission (5 pearls) is not available on an open statue.",
    ),
    Case(
        "CompleteMission",
        CANNOT_PAY,
        "RA-11.19",
        first_mission,
        "mission t1_p3",
        "Vous ne pouvez pas payer la mission à 1 point (3 perles) : il vous manque 1 perle.",
        "You cannot pay for the 1-point mission (3 pearls): you lack 1 pearl.",
    ),
    Case(
        "CompleteMission",
        CANNOT_PAY,
        "RA-11.19",
        dear_missions,
        "mission t2_ut",
        "Vous ne pouvez pas payer la mission à 2 points (1 uru et 1 taro) : il vous manque 1 taro.",
        "You cannot pay for the 2-point mission (1 uru and 1 taro): you lack 1 taro.",
    ),
    Case(
        "CompleteMission",
        CANNOT_PAY,
        "RA-11.19",
        dear_missions,
        "mission t2_2id",
        "Vous ne pouvez pas payer la mission à 2 points (2 marchandises identiques) : il vous manque "
        "1 marchandise identique.",
        "You cannot pay for the 2-point mission (2 identical goods): you lack 1 more good of the same type.",
    ),
    Case(
        "CompleteMission",
        CANNOT_PAY,
        "RA-11.19",
        dear_missions,
        "mission t2_maskp",
        "Vous ne pouvez pas payer la mission à 2 points (2 perles et 1 masque) : il vous manque "
        "2 perles et 1 masque.",
        "You cannot pay for the 2-point mission (2 pearls and 1 mask): you lack 2 pearls and 1 mask.",
    ),
    Case(
        "CompleteMission",
        CANNOT_PAY,
        "RA-11.19",
        dear_missions,
        "mission t2_g1m3",
        "Vous ne pouvez pas payer la mission à 2 points (3 mana et 1 marchandise au choix) : il vous manque "
        "2 mana.",
        "You cannot pay for the 2-point mission (3 mana and 1 good of any type): you lack 2 mana.",
    ),
    Case(
        "CompleteMission",
        CONDITION_NOT_MET,
        "RA-11.19",
        first_mission,
        "mission t1_ariki",
        "Vous ne remplissez pas la condition de la mission à 1 point (au moins Ariki).",
        "You do not meet the condition of the 1-point mission (at least Ariki).",
    ),
    Case(
        "CompleteMission",
        DIVER_FOR_A_SECOND,
        "RA-12.14",
        first_mission,
        "mission t1_uru diver",
        "Un pêcheur de perles ne sert que pour une seconde mission, à l’étape 6 d’une cérémonie.",
        "A pearl diver serves only for a second mission, in step 6 of a ceremony.",
    ),
    Case(
        "CompleteMission",
        SECOND_NEEDS_A_DIVER,
        "RA-12.14",
        second_mission,
        "mission t1_pr4",
        "Une seconde mission demande un pêcheur de perles actif ou Fa’a-Rua-Roa, et seulement à l’étape 6.",
        "A second mission takes an active pearl diver or Fa’a-Rua-Roa, and only in step 6.",
    ),
    Case(
        "CompleteMission",
        NONE_ACTIVE,
        "RA-12.17",
        second_mission_without_diver,
        "mission t1_p4 diver",
        "Vous n’avez pas de pêcheur de perles actif.",
        "You have no active pearl diver.",
    ),
    Case(
        "FromWhichRow",
        NOT_IN_THIS_ROW,
        "RA-11.20",
        choosing_a_row,
        "row 2",
        "Cette mission ne se trouve pas sur la rangée 2.",
        "This mission does not lie in row 2.",
    ),
    Case(
        "PayGood",
        TOO_FEW_TO_PAY,
        "RA-11.2",
        paying_identical_goods,
        "pay_good taro",
        "Vous n’avez pas assez de cette marchandise (taro) : il en faut 2.",
        "You do not have enough of that good (taro): it takes 2.",
    ),
    Case(
        "PayGood",
        TYPE_PAID_ALREADY,
        "RA-11.2",
        paying_different_goods,
        "pay_good uru",
        "Il faut des marchandises différentes : vous avez déjà payé 1 uru.",
        "You need different goods: you have already paid 1 uru.",
    ),
    Case(
        "PayGood",
        TOO_FEW_TO_PAY,
        "RA-11.2",
        paying_different_goods,
        "pay_good tiare",
        "Vous n’avez pas assez de cette marchandise (tiare) : il en faut 1.",
        "You do not have enough of that good (tiare): it takes 1.",
    ),
    Case(
        "PayMask",
        NO_MASK_TO_PAY,
        "RA-11.2",
        paying_masks,
        "pay_mask mask_as",
        "Vous n’avez pas de masque des Chamanes libre pour payer.",
        "You have no unbound Shaman mask to pay.",
    ),
    Case(
        "PayMask",
        BOUND_CANNOT_PAY,
        "RA-11.15",
        paying_masks,
        "pay_mask mask_c1",
        "Votre masque des Couleurs rouge est lié à un miroir : il ne sert plus à payer.",
        "Your red Colour mask is bound to a mirror: it cannot be paid.",
    ),
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
        "Votre masque des Couleurs rouge est lié à un miroir : il ne se dépose plus.",
        "Your red Colour mask is bound to a mirror: it cannot be put in any more.",
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
        "TakeAssistant",
        ASSISTANT_NOT_IN_MARKET,
        "RA-8.14",
        taking_an_assistant,
        "take_assistant diver",
        "Il n’y a plus de pêcheur de perles au marché.",
        "There is no pearl diver left in the market.",
    ),
    Case(
        "MarketTurn",
        SALES_MADE,
        "RA-8.2",
        market_after_all,
        "sell uru 1",
        "Vous avez fait vos ventes de ce tour (2 permises).",
        "You have made your sales of this turn (2 allowed).",
    ),
    Case(
        "MarketTurn",
        NOTHING_TO_SELL,
        "RA-8.16",
        market,
        "sell taro 1",
        "Vous n’avez aucun taro à vendre.",
        "You have no taro to sell.",
    ),
    Case(
        "MarketTurn",
        ABOVE_THE_MARKER,
        "RA-8.3",
        market,
        "sell uru 3",
        "Ce prix (uru) est au niveau 2 : choisissez son bonus ou un bonus plus bas.",
        "That price (uru) is at level 2: choose its bonus or a lower one.",
    ),
    Case(
        "MarketTurn",
        ALREADY_AT_THE_TOP,
        "RA-8.7",
        market,
        "use_merchant taro",
        "Ce prix (taro) est déjà au sommet de son échelle.",
        "That price (taro) is already at the top of its scale.",
    ),
    Case(
        "MarketTurn",
        ONE_FOR_PEARLS,
        "RA-8.8",
        market_after_all,
        "hire shaman",
        "Vous avez déjà recruté un assistant pour des perles à ce tour.",
        "You have already hired an assistant for pearls this turn.",
    ),
    Case(
        "MarketTurn",
        TOO_FEW_PEARLS,
        "RA-8.8",
        market_of_another,
        "hire shaman",
        "Un assistant coûte 2 perles : vous en avez 1.",
        "An assistant costs 2 pearls: you have 1.",
        player="B",
    ),
    Case(
        "MarketTurn",
        KAHUNA_ONLY,
        "RA-8.9",
        market_of_another,
        "hire_free shaman",
        "L’assistant gratuit est pour le Kahuna du Marché.",
        "The free assistant is for the Kahuna of the Market.",
        player="B",
    ),
    Case(
        "MarketTurn",
        TOOK_FREE_ONE,
        "RA-8.9",
        market_after_all,
        "hire_free shaman",
        "Vous avez déjà pris votre assistant gratuit.",
        "You have already taken your free assistant.",
    ),
    Case(
        "MarketTurn",
        ASSISTANT_NOT_IN_MARKET,
        "RA-8.14",
        market,
        "hire diver",
        "Il n’y a plus de pêcheur de perles au marché.",
        "There is no pearl diver left in the market.",
    ),
    Case(
        "MarketTurn",
        ASSISTANT_NOT_IN_MARKET,
        "RA-8.14",
        market,
        "hire_free diver",
        "Il n’y a plus de pêcheur de perles au marché.",
        "There is no pearl diver left in the market.",
    ),
    Case(
        "MarketTurn",
        NONE_ACTIVE,
        "RA-12.17",
        market_of_another,
        "use_merchant uru",
        "Vous n’avez pas de marchand actif.",
        "You have no active merchant.",
        player="B",
    ),
    Case(
        "PrepareRituals",
        PREPARED_FROM_HAND,
        "RA-9.31",
        preparing,
        "prepare ihi",
        "Ihi n’est pas dans votre main.",
        "Ihi is not in your hand.",
    ),
    Case(
        "PrepareRituals",
        TWO_CLIPS_USED,
        "RA-9.4",
        preparing,
        "prepare tu",
        "Tū demande un clip : vos 2 clips sont déjà dans le sac.",
        "Tū needs a clip: your 2 clips are in the bag already.",
    ),
    Case(
        "PrepareRituals",
        THREE_CLIPS_USED,
        "RA-9.5",
        preparing_as_arioi,
        "prepare punua",
        "Punua demande un clip : vos 3 clips sont déjà dans le sac.",
        "Punua needs a clip: your 3 clips are in the bag already.",
    ),
    Case(
        "OfferMana",
        OFFER_BEYOND_MANA,
        "RA-9.32",
        offering,
        "offer 7",
        "Vous n’avez que 6 mana : une offrande de 7 est impossible.",
        "You have only 6 mana: you cannot offer 7.",
    ),
    Case(
        "OfferMana",
        OFFER_BEYOND_MANA,
        "RA-9.32",
        offering_more,
        "offer 64_more",
        "Vous n’avez que 70 mana : une offrande de 128 est impossible.",
        "You have only 70 mana: you cannot offer 128.",
        player="B",
    ),
    Case(
        "ChooseReward",
        REWARD_GONE,
        "RA-9.25",
        rewarding,
        "reward tattoo",
        "Cette récompense est déjà prise : un tatouage.",
        "That reward is gone: a tattoo.",
        player="B",
    ),
    Case(
        "OrderRituals",
        NOT_YOURS_TO_PLACE,
        "RA-9.14",
        ordering,
        "next uru_taetae",
        "Uru-Taetae n’est pas l’un de vos rituels de coût 4 à placer.",
        "Uru-Taetae is not one of your rituals of cost 4 to be placed.",
    ),
    Case(
        "BidMana",
        BID_BEYOND_MANA,
        "RA-11.21",
        bidding,
        "bid 4",
        "Vous n’avez que 3 mana : une mise de 4 est impossible.",
        "You have only 3 mana: you cannot bid 4.",
    ),
    Case(
        "PerformFromHand",
        TAHUA_FROM_HAND,
        "RA-4.11",
        becoming_tahua,
        "perform raa",
        "Ra’a n’est pas dans votre main : le bonus de Tahua ne vaut que pour un rituel en main.",
        "Ra’a is not in your hand: the Tahua bonus is for a ritual in hand.",
    ),
    Case(
        "PerformFromHand",
        RITUAL_FROM_HAND,
        "RA-10.13",
        performing_by_a_ritual,
        "perform ruanuu",
        "Ruanu’u n’est pas dans votre main.",
        "Ruanu’u is not in your hand.",
    ),
    Case(
        "Reactivate",
        NONE_TO_REACTIVATE,
        "RA-12.19",
        reactivating,
        "reactivate merchant",
        "Vous n’avez pas de marchand à réactiver.",
        "You have no merchant to reactivate.",
    ),
    Case(
        "Exhaust",
        NONE_TO_TURN,
        "RA-12.19",
        exhausting,
        "exhaust shaman",
        "Vous n’avez pas de chamane actif.",
        "You have no active shaman.",
        player="B",
    ),
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
        "Le masque des Couleurs rouge de Vert est apparié : aucun rituel ne le vole.",
        "Green’s red Colour mask is in a pair: no ritual steals it.",
    ),
    Case(
        "StealAssistantFrom",
        NO_ASSISTANT_TO_STEAL,
        "RA-10.14",
        stealing_an_assistant,
        "steal_assistant B diver used",
        "Bleu n’a pas de pêcheur de perles utilisé.",
        "Blue has no used pearl diver.",
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
        "Aucun rituel adverse muni d’un clip n’attend au coût 6.",
        "No clipped ritual of another player is waiting at cost 6.",
    ),
    Case(
        "CancelPlayer",
        NOTHING_OF_THIS_PLAYER,
        "RA-10.10",
        cancelling_a_player,
        "cancel_player D",
        "Jaune n’a aucun rituel muni d’un clip en attente.",
        "Yellow has no clipped ritual waiting.",
    ),
    Case(
        "FinalMirror",
        NO_MASK_TO_BIND,
        "RA-13.3",
        last_mirrors,
        "final_mirror mask_c2",
        "Vous n’avez pas de masque des Couleurs vert à apparier.",
        "You have no green Colour mask to pair.",
    ),
    Case(
        "FinalMirror",
        NO_FREE_MIRROR,
        "RA-13.3",
        all_mirrors_placed,
        "final_mirror mask_mm",
        "Il faut un miroir libre : vous n’en avez pas.",
        "You need a free mirror: you have none.",
    ),
    Case(
        "FinalMirror",
        ALREADY_BOUND,
        "RA-13.4",
        last_mirrors,
        "final_mirror mask_c1",
        "Votre masque des Couleurs rouge est déjà lié à un miroir, pour toujours.",
        "Your red Colour mask is already bound to a mirror, for good.",
    ),
    Case(
        "FinalMirror",
        ALREADY_BOUND,
        "RA-13.4",
        last_mirror_placed,
        "final_mirror mask_mp",
        "Votre masque des Perles est déjà lié à un miroir, pour toujours.",
        "Your Pearl mask is already bound to a mirror, for good.",
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
    Case(
        "FreeAction",
        BEYOND_YOUR_PRIESTS,
        "RA-12.11",
        free_actions,
        "use_shaman raa",
        "Ra’a coûte 5 : un chamane ne va pas au-delà de vos prêtres (4).",
        "Ra’a costs 5: a shaman cannot go beyond your priests (4).",
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
        "Il faut un miroir libre : vous n’en avez pas.",
        "You need a free mirror: you have none.",
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
        "Votre masque des Couleurs rouge est déjà lié à un miroir, pour toujours.",
        "Your red Colour mask is already bound to a mirror, for good.",
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
NO_SUCH = ("Ce choix n’existe pas dans cette partie.", "There is no such choice in this game.")
ANOTHER = (
    "Ce choix répond à une autre question : voyez ceux qui sont proposés maintenant.",
    "This choice answers another question: look at those offered now.",
)
COMMON = [
    Case(
        "OfferMana",
        NOT_AWAITED,
        None,
        rewarding,
        "reward good",
        "Ce n’est pas à vous de décider : on attend Bleu.",
        "It is not for you to decide: the table waits for Blue.",
    ),
    Case("ChooseLocation", NOT_THIS_QUESTION, None, free_actions, "pick uru", *ANOTHER),
    Case("ChooseLocation", NOT_THIS_QUESTION, None, free_actions, "free done", *ANOTHER),
    Case("OfferMana", NOT_THIS_QUESTION, None, offering, "use_shaman tii", *ANOTHER),
    Case("PayMask", NOT_THIS_QUESTION, None, paying_masks, "pair_mirror mask_mp", *ANOTHER),
    Case("CancelPlayer", NO_SUCH_ACTION, None, cancelling_a_player, "cancel_player E", *NO_SUCH),
    Case("StealMaskFrom", NO_SUCH_ACTION, None, stealing_a_mask, "steal_mask D mirror", *NO_SUCH),
    Case("StealMaskFrom", NO_SUCH_ACTION, None, stealing_a_mask, "steal_mask B mask-12", *NO_SUCH),
    Case(
        "StealAssistantFrom",
        NO_SUCH_ACTION,
        None,
        stealing_an_assistant,
        "steal_assistant E diver used",
        *NO_SUCH,
    ),
    Case("MarketTurn", NO_SUCH_ACTION, None, market, "sell uru 5", *NO_SUCH),
    Case("CompleteMission", NO_SUCH_ACTION, None, first_mission, "mission mission-60", *NO_SUCH),
    Case("PrepareRituals", NO_SUCH_ACTION, None, preparing, "prepare ritual-60", *NO_SUCH),
    Case("PerformFromHand", NO_SUCH_ACTION, None, becoming_tahua, "perform ritual-60", *NO_SUCH),
    Case("FreeAction", NO_SUCH_ACTION, None, free_actions, "use_shaman ritual-60", *NO_SUCH),
    Case("FreeAction", NO_SUCH_ACTION, None, free_actions, "pair_mirror mask-15", *NO_SUCH),
    Case("FinalMirror", NO_SUCH_ACTION, None, last_mirrors, "final_mirror mask-15", *NO_SUCH),
    Case("ForestPick", NO_SUCH_ACTION, None, picking, "pick mask_mp none_10", *NO_SUCH),
    Case(
        "ChooseLocation",
        GAME_OVER,
        None,
        over,
        "location path",
        "La partie est finie : il n’y a plus rien à décider.",
        "The game is over: nothing is left to decide.",
    ),
]

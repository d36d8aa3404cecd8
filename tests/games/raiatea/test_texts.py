"""What is Raiatea's own in its words: rituals and missions, treasures, promised mana, singulars."""

from __future__ import annotations

import re

import pytest

import motu
from motu.games._shared.text import LANGUAGES
from motu.games.raiatea.names import effect_text, mission_name, ritual_name
from motu.games.raiatea.rules.pieces import SALES
from tests.games.raiatea.refused import REFUSED
from tests.games.raiatea.situations import (
    at_location,
    box_of,
    building,
    give,
    go,
    offered,
    raiatea,
    statue,
    table,
)
from tests.games.raiatea.spoken import SPOKEN
from tests.games.speaking import assert_fluent
from tests.games.telling import french

heard = SPOKEN.line


@pytest.mark.parametrize("event", ["PERFORMED", "FAILED", "REVEALED"])
def test_a_common_ritual_is_told_without_an_owner(event: str) -> None:
    for lang in LANGUAGES:
        assert_fluent(heard(event, [-1, 0], lang))


def test_a_treasure_is_named_with_its_mask() -> None:
    box = box_of()
    faces = [n for n in range(41) if box.treasure[n]]
    for name, before in (("FOREST_CARD", []), ("PICKED", [0])):
        for lang in LANGUAGES:
            lines = {heard(name, [*before, n], lang) for n in faces}
            assert len(lines) == 16
            for line in lines:
                assert_fluent(line)


def test_one_of_a_thing_is_singular() -> None:
    for name in ("PEARLS", "LOST_PEARLS", "LOST_PRIESTS", "SCORED"):
        assert not re.search(r"\b1 (perles|prêtres|points)", heard(name, [0, 1], "fr"))
        assert not re.search(r"\b1 (pearls|priests|points)", heard(name, [0, 1], "en"))
        assert not re.search(r"\b0 (perles|prêtres|points)", heard(name, [0, 0], "fr"))


def test_priests_that_find_no_place_are_not_recruited_in_words() -> None:
    assert heard("RECRUITED", [0, 0, 0, 12], "fr") == "Rouge a déjà tous ses prêtres (case 12)."
    assert heard("RECRUITED", [0, 2, 0, 12], "fr") == "Rouge recrute 2 prêtres gratuitement (case 12)."
    assert heard("RECRUITED", [0, 1, 2, 9], "en") == "Red recruits 1 priest for 2 pearls (space 9)."


def test_every_ritual_every_sale_and_every_mission_has_words_of_its_own() -> None:
    box, texts = box_of(), raiatea().folder.texts
    for lang in LANGUAGES:
        names = [texts.say(ritual_name(box, card), lang) for card in range(51)]
        assert len(set(names)) == 51
        effects = {card: texts.say(effect_text(box, card), lang) for card in range(51)}
        sales = [
            texts.say(effect_text(box, SALES + good * 6 + n), lang) for good in range(4) for n in range(4)
        ]
        missions = [texts.say(mission_name(box, m), lang) for m in range(int(box.mission_slots))]
        assert len(set(missions)) == 49
        for text in [*names, *effects.values(), *sales, *missions]:
            assert_fluent(text)
        assert len(set(effects.values())) >= 45  # a few do the same


def test_questions_and_labels_through_the_public_face() -> None:
    s = table(3)
    give(s, "A", pearls=2)
    match = at_location(s, "path")
    assert match.question(0, "fr").startswith("Recrutez des prêtres ou personne, puis gagnez votre mana")
    assert match.question(1, "fr") == match.question(1, "en") == ""
    choice = next(choice for choice in match.choices(0) if choice.notation == "recruit 1 free")
    assert choice.label("fr") == french("Recruter 2 prêtres pour 2 perles, dont un offert : +3 mana")
    assert choice.rule == "RA-6.3"
    assert raiatea().title("fr") == raiatea().title("en") == "Raiatea"


def test_a_label_promises_the_mana_that_is_really_gained() -> None:
    s = table(3)
    give(s, "A", priests=3, mana=0, front="vanaanaa ata")
    match = at_location(s, "path")
    stay = next(choice for choice in match.choices(0) if choice.notation == "recruit 0")
    promised = re.search(r"\+(\d+) mana", stay.label("en"))
    go(match, "A recruit 0")
    assert promised is not None and int(promised[1]) == s.mana[0] == 8


def test_no_answer_is_offered_under_a_name_that_only_an_edition_has() -> None:
    for case in REFUSED.cases:
        match = case.situation()
        for player in match.awaiting:
            assert not [line for line in offered(match, "ABCDE"[player]) if re.search(r"-\d|none_", line)]


def questions_and_labels(match: motu.Match) -> tuple[str, dict[str, str]]:
    """What the seat at the bottom is asked, and each of its answers, in French."""
    return match.question(0, "fr"), {choice.notation: choice.label("fr") for choice in match.choices(0)}


def test_a_mission_costs_what_its_buyer_pays_and_what_lies_out_of_reach_is_not_asked_for() -> None:
    s = table(3)
    give(s, "A", pearls=2, front="oropaa")
    statue(s, 1, "t1_p3", "t1_p4")
    asked, labels = questions_and_labels(building(s))
    assert asked == french("Cérémonie, étape 6 : remplissez une mission, ou passez")
    assert labels == {"mission t1_p3": "Remplir la mission à 1 point (2 perles)", "mission decline": "Passer"}

    s = table(3)
    give(s, "A", pearls=2)
    statue(s, 1, "t1_p3", "t1_p4")
    asked, labels = questions_and_labels(building(s))
    assert asked == french("Cérémonie, étape 6 : aucune mission n’est à votre portée, passez")
    assert labels == {"mission decline": "Passer"}


def test_nothing_is_counted_where_there_is_nothing() -> None:
    assert heard("OFFERED", [0, 0], "fr") == "Rouge n’offre aucune mana."
    assert heard("BID", [0, 0], "en") == "Red bids no mana."
    assert heard("LOST_PEARLS", [1, 0], "fr") == "Bleu n’a aucune perle à perdre."
    assert heard("BAG_FILLED", [0, 0], "fr") == "Le sac ne reçoit aucune mana et reste vide."
    assert heard("SCORED_SOURCE", [0, 0, 0], "fr") == "Rouge ne marque aucun point pour son rang."
    assert heard("AUCTION_WON", [0, 1, 0], "fr") == "Rouge remporte la mission à 2 points sans rien payer."


def test_articles_and_plurals_are_those_of_the_noun() -> None:
    assert heard("LOCATION", [0, 2], "fr") == "Rouge devient Kahuna et choisit la Barrière de corail."
    assert heard("ROLLED", [3, 4], "fr") == "Le lancer des pêcheurs de perles donne 4."
    assert heard("DREW", [0, 1, 3], "fr") == "Rouge pioche 3 rituels interdits."
    assert heard("DREW", [0, 0, 1], "fr") == "Rouge pioche 1 rituel normal."
    assert heard("MERCHANT_USED", [0, 0], "fr").endswith("le prix de l’uru monte au sommet.")

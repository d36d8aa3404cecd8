"""What is Pantheon's own in its words: the rule beside a choice, places, curtains."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import motu
from motu.games._shared.text import LANGUAGES
from motu.games.pantheon.names import place_name
from motu.games.pantheon.rules import tell
from motu.games.pantheon.rules.turn import RULESET
from motu.kernel.core import CHANCE, CHOICE
from tests.games.pantheon.refused.actions import acting
from tests.games.pantheon.refused.buying import in_cartago, shopping, shopping_with_one_left
from tests.games.pantheon.refused.cards import drawing
from tests.games.pantheon.refused.deities import offered_pietalte as not_enough_for_pietalte
from tests.games.pantheon.refused.deities import offered_taksator
from tests.games.pantheon.refused.movement import on_the_way_after_a_jump, reacting
from tests.games.pantheon.refused.rewards import raising
from tests.games.pantheon.situations import box_of, give, go, pantheon, table, turn
from tests.games.pantheon.spoken import (
    at_iberia,
    beside_loot,
    buying_better_offerings,
    offered_pietalte,
    over_a_foot,
    rich_in_offerings,
    with_gadicea,
)
from tests.games.speaking import assert_fluent
from tests.games.telling import french

ALLOWED: list[tuple[Callable[[], motu.Match], str, str]] = [
    (acting, "draw", "PA-8.1"),
    (acting, "buy", "PA-6.1"),
    (acting, "move 0", "PA-5.1"),
    (acting, "move 1", "PA-5.2"),
    (rich_in_offerings, "worship depraccus gift priest", "PA-7.2"),
    (rich_in_offerings, "worship pietalte gift priest dancer", "PA-10.13"),
    (reacting, "draw_one", "PA-5.21"),
    (reacting, "react_move 1", "PA-5.20"),
    (beside_loot, "place h0204", "PA-5.8"),
    (beside_loot, "place h0403", "PA-5.9"),
    (beside_loot, "place h0303", "PA-5.11"),
    (beside_loot, "place h0506", "PA-5.14"),
    (beside_loot, "place h0302", "PA-10.7"),
    (over_a_foot, "place h0403", "PA-10.21"),
    (on_the_way_after_a_jump, "place stop", "PA-5.24"),
    (shopping, "purchase gift 1", "PA-6.3"),
    (buying_better_offerings, "purchase gift 2", "PA-6.4"),
    (shopping, "purchase column", "PA-6.6"),
    (shopping, "purchase place h0203", "PA-6.7"),
    (in_cartago, "purchase gift 1", "PA-3.8"),
    (in_cartago, "purchase foot", "PA-3.8"),
    (in_cartago, "purchase done", "PA-3.9"),
    (shopping_with_one_left, "purchase done", "PA-6.15"),
    (drawing, "take pile", "PA-8.1"),
    (with_gadicea, "take pile", "PA-10.12"),
    (with_gadicea, "take stop", "PA-10.12"),
    (raising, "raise priest", "PA-9.6"),
    (at_iberia, "raise priest", "PA-3.10"),
    (offered_taksator, "acquire gift", "PA-3.2"),
    (offered_taksator, "acquire decline", "PA-3.3"),
    (offered_pietalte, "acquire gift", "PA-3.12"),
]


def test_all_that_is_asked_and_drawn_is_declared() -> None:
    folder = pantheon().folder
    assert {rule for rule in RULESET.rules if rule.mode == CHOICE} == set(folder.speech.questions)
    assert {rule for rule in RULESET.rules if rule.mode == CHANCE} == set(folder.speech.draws)


@pytest.mark.parametrize(
    ("situation", "wish", "rule"), ALLOWED, ids=lambda value: getattr(value, "__name__", value)
)
def test_the_rule_beside_a_choice_speaks_of_this_situation(
    situation: Callable[[], motu.Match], wish: str, rule: str
) -> None:
    match = situation()
    (choice,) = (one for one in match.choices(match.awaiting[0]) if one.notation == wish)
    assert choice.rule == rule and rule in pantheon().rule_ids()


def label(match: motu.Match, notation: str) -> str:
    """What one choice or gesture says."""
    seat = match.awaiting[0]
    choices = {choice.notation: choice.label("fr") for choice in match.choices(seat)}
    gestures = {gesture.notation: gesture.label("fr") for gesture in match.gestures(seat)}
    return {**choices, **gestures}[notation]


def test_an_offer_says_what_is_lacking_and_what_counts() -> None:
    taksator, pietalte = offered_taksator(), offered_pietalte()
    assert taksator.question(0, "fr") == french(
        "Gallia : prenez Taksator contre 4 offrandes d’un même type, ou renoncez"
    )
    assert pietalte.question(0, "fr") == french(
        "Gallia : prenez Pietalte contre 3 cartes offrande d’un même type (les tuiles ne comptent pas), "
        "ou renoncez"
    )
    assert not_enough_for_pietalte().question(0, "fr") == french(
        "Gallia : vous n’avez pas les offrandes que demande Pietalte, renoncez-y"
    )
    assert label(taksator, "acquire gift") == "Prendre Taksator contre 4 dons (sans carte)"
    assert label(pietalte, "acquire gift") == "Prendre Pietalte contre 3 dons (en cartes seulement)"


def test_choices_name_what_deities_add() -> None:
    s = table()
    give(s, "A", hand="2 money_1", kept="2 gadicea stonkus")
    match = turn(s)
    assert label(match, "draw") == "Piocher 3 cartes, au choix, et 2 de plus grâce à Gadicea"
    assert label(match, "buy") == "Faire des achats (4 à dépenser)"
    go(match, "A buy")
    assert match.question(0, "fr") == "Faites vos achats (encore 4 à dépenser)"
    go(match, "A purchase gift 2")
    assert match.question(0, "fr") == french("Faites d’autres achats, ou terminez (1 à dépenser)")
    assert label(match, "purchase done") == "Terminer les achats (3 à payer)"
    assert label(match, "settle") == ("Terminer, laisser Stonkus payer 2 et payer le reste avec la carte 1")


def test_who_scores_at_the_end_of_a_phase_is_the_active_player() -> None:
    folder = pantheon().folder
    said = folder.event(box_of(), tell.PHASE_ENDED, [0, 3, 0, 0])
    assert folder.texts.say(said, "fr") == french(
        "La phase d’actions prend fin : Rouge, joueur actif, marque 3 points."
    )


def test_a_scoring_says_nothing_of_nothing() -> None:
    folder = pantheon().folder

    def scored(*points: int) -> str:
        return folder.texts.say(folder.event(box_of(), tell.SCORED, [0, *points]), "fr")

    assert scored(5, 6, 2) == french(
        "Rouge marque 13 points au décompte : 5 pour les demi-dieux, 6 pour les colonnes, 2 grâce à Pietalte."
    )
    assert scored(0, 1, 0) == french(
        "Rouge marque 1 point au décompte : aucun pour les demi-dieux, 1 pour les colonnes."
    )
    assert scored(0, 0, 0) == "Rouge ne marque aucun point au décompte."


def test_every_action_has_a_name_of_its_own() -> None:
    names = pantheon().folder.action_names(box_of())
    assert len(names) == len(set(names)) == int(RULESET.decisions)


def test_a_curtain_falls_where_choices_show_a_hand() -> None:
    folder = pantheon().folder
    shown = {type(rule).__name__ for rule in folder.speech.questions if folder.shows_hand(rule)}
    cards = {"Act", "React", "DiscardToSeven", "GalliaOffer"}
    assert shown == cards | {"Purchase", "StonkusMoney", "PayWith"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_places_have_the_same_name(lang: str) -> None:
    say = pantheon().folder.texts.say
    names = [say(place_name(h), lang) for h in range(221)]
    assert len(set(names)) == 221
    for name in names:
        assert_fluent(name)
        assert not re.search(r"\bh\d{4}", name)

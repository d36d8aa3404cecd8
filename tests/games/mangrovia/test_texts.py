"""What is Mangrovia's own in its words: huts and their payment, paths, singulars."""

from __future__ import annotations

from itertools import product

import pytest

import motu
from motu.games._shared.text import LANGUAGES
from motu.games.mangrovia.rules.turn import RULESET
from motu.kernel.core import CHOICE
from tests.games.mangrovia.situations import (
    RICH,
    at_pier,
    box_of,
    give,
    go,
    hut,
    huts_left,
    mangrovia,
    new_round,
    pay,
    table,
    the_end,
)
from tests.games.mangrovia.spoken import EVENTS, PLAUSIBLE, SPOKEN
from tests.games.speaking import assert_sentence

line = SPOKEN.line


def test_every_choice_names_a_rule_of_the_index() -> None:
    folder, index = mangrovia().folder, set(mangrovia().rule_ids())
    for rule in RULESET.rules:
        if rule.mode == CHOICE:
            s = table(4)
            s.push(rule.step(0))
            assert {folder.allowed_by(s, 0, rule, x) for x in range(int(rule.size))} <= index


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS)
def test_no_two_lines_of_an_event_sound_alike(event: str, lang: str) -> None:
    values = [PLAUSIBLE.get(fact, (0,)) for fact in EVENTS[event].split()]
    said = [line(event, facts, lang) for facts in product(*values)]
    assert len(set(said)) == len(said)
    for text in said:
        assert_sentence(text, lang)


def test_a_hut_is_told_with_its_square_its_cards_and_its_payment() -> None:
    single, double = (box_of().ids.index(id) for id in ("c2r2", "c6r4"))
    assert line("BUILT", (1, single, 1 << 4, 1 << 4 | 1 << 8), "fr") == (
        "Bleu bâtit une hutte sur la case Sable 7 (B2) avec une carte Sable, une offrande de 3 et une de 4."
    )
    assert line("BUILT", (0, double, 1 << 4 | 1 << 16, 1 << 12 | 1 << 24), "en") == (
        "Red builds a double hut on Sand 3 in amulets (H6) with a sand card, a landscape joker, "
        "an amulet of 4 and an amulet tile."
    )


def test_one_of_a_thing_is_singular() -> None:
    assert line("AMULET_HUT", (0, 1), "fr") == "Rouge a une hutte sur une case Amulette."
    assert line("AMULET_HUT", (0, 2), "fr") == "Rouge a 2 huttes sur des cases Amulette."
    assert line("TOTAL", (0, 1), "fr") == "Rouge termine avec 1 point."
    assert line("TOTAL", (0, 2), "en") == "Red ends with 2 points."
    assert line("DREW_AMULETS", (0, 1), "en") == "Red draws an amulet from the bag."
    assert line("DREW_AMULETS", (0, 3), "en") == "Red draws 3 amulets from the bag."


def test_a_path_is_named_with_a_capital_in_the_final_scoring() -> None:
    s = table(4)
    hut(s, "A", "c1r7")
    match = the_end(s)
    assert "Sentier A\u00a0: Rouge marque 12 points." in [event.text("fr") for event in match.events(None)]
    assert "Path A: Red scores 12 points." in [event.text("en") for event in match.events(None)]


def labels(match: motu.Match, lang: str) -> dict[str, str]:
    """What the seat that is asked may answer, in words."""
    return {choice.notation: choice.label(lang) for choice in match.choices(match.awaiting[0])}


def test_a_bowl_is_offered_with_both_its_piers() -> None:
    match = new_round(table(4, first="D"))
    go(match, "D place_bowl 4")
    assert labels(match, "fr")["place_bowl 1"] == (
        "Poser un plat entre les appontements 1 et 12\u00a0: "
        "2 cartes visibles et 1 cachée, puis oiseaux et talisman"
    )
    assert labels(match, "en")["place_bowl 2"] == (
        "Put a bowl between piers 2 and 11: amulets, then 1 hut and 1 face-down card"
    )


def test_a_square_is_offered_with_the_points_it_brings_at_once() -> None:
    s = table(4, birds="water reed")
    give(s, "A", landscapes="water reed", offerings="7 4", amulets="6")
    offers = labels(at_pier(s, 7), "fr")
    assert offers["build c1r7"] == "Bâtir une hutte sur la case Eau 7 (A7)\u00a0: +2 points"
    assert (
        offers["build c2r4"] == "Bâtir une hutte sur la case Roseau 11 (B4)\u00a0: +2 points"
    )  # favour tile
    assert offers["build c4r1"] == "Bâtir une hutte sur la case Eau 6 en amulettes (D1)"


def test_of_two_huts_each_is_asked_for_by_its_place() -> None:
    s = table(4)
    give(s, "A", landscapes="water water mangrove", **RICH)
    match = at_pier(s, 10)
    assert match.question(0, "fr") == "Choisissez la case de votre première hutte, ou renoncez aux deux"
    assert labels(match, "fr")["build decline"] == "Renoncer aux deux huttes"
    go(match, "A build c3r2")
    pay(match)
    assert match.question(0, "fr") == "Choisissez la case de votre seconde hutte, ou renoncez"
    assert labels(match, "en")["build decline"] == "Do not build"


def test_the_last_hut_is_not_the_first_of_two() -> None:
    s = table(4)
    huts_left(s, "A", 1)
    give(s, "A", landscapes="water water mangrove", **RICH)
    match = at_pier(s, 10)
    assert match.question(0, "en") == "Choose the square for your hut, or decline"
    assert labels(match, "fr")["build decline"] == "Ne pas bâtir"


@pytest.mark.parametrize(
    ("huts", "said"),
    [
        ("", "Prendre une amulette de valeur 1"),
        ("m01", "Tirer une amulette du sac"),
        ("m01 m04", "Tirer 2 amulettes du sac et en remettre une"),
    ],
)
def test_amulets_are_offered_with_what_goes_back(huts: str, said: str) -> None:
    s = table(4)
    hut(s, "A", huts)
    assert labels(at_pier(s, 2), "fr")["collect amulets"] == said


def test_points_of_the_neutral_colour_are_lost_whichever_place_it_takes() -> None:
    assert line("PATH_LOST", (0, 6), "fr") == (
        "Sentier A\u00a0: 6 points reviennent à la couleur neutre et sont perdus."
    )
    assert line("TOTEM_LOST", (12,), "en") == "Totem: 12 points go to the neutral colour and are lost."


def test_the_star_is_told_without_a_sum() -> None:
    assert line("STAR_SCORED", (0, 3, 7), "fr") == (
        "Étoile de Pierre\u00a0: Rouge marque 21 points, pour 3 huttes à 7 points chacune."
    )
    assert line("STAR_SCORED", (0, 1, 1), "en") == "Stone Star: Red scores 1 point, for one hut at 1 point."

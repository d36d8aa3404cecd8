"""Mangrovia speaks French and English equally, in correct typography, and never stammers."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

import motu
from motu.games._shared.text import LANGUAGES
from motu.games.mangrovia.rules import tell
from motu.games.mangrovia.rules.turn import RULESET
from motu.kernel.core import CHOICE
from tests.games.mangrovia.refused import CASES, COMMON
from tests.games.mangrovia.situations import box_of, hut, mangrovia, seat, table, the_end

HOME = Path(motu.__file__).parent / "games" / "mangrovia"
LAST_RULE = (7, 20, 7, 21, 3, 10, 11, 12, 4, 8, 3, 2, 8, 17, 11)  # of chapters 1 to 15
RULE_IDS = [f"MG-{chapter}.{n}" for chapter, last in enumerate(LAST_RULE, 1) for n in range(1, last + 1)]


# --- the files ------------------------------------------------------------------------------------


@cache
def entries(name: str, lang: str) -> list[ast.EntryType]:
    return FluentParser().parse((HOME / f"{name}.{lang}.ftl").read_text("utf-8")).body


def messages(name: str, lang: str) -> list[ast.Message]:
    return [entry for entry in entries(name, lang) if isinstance(entry, ast.Message)]


def ids(name: str, lang: str) -> list[str]:
    """Messages and their attributes."""
    return [
        id
        for message in messages(name, lang)
        for id in (message.id.name, *(f"{message.id.name}.{a.id.name}" for a in message.attributes))
    ]


def spoken(pattern: ast.Pattern) -> list[str]:
    """Every way in which a pattern can sound, with a letter in the place of each fact."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, ast.SelectExpression):
            parts.append([way for variant in element.expression.variants for way in spoken(variant.value)])
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append([element.expression.value])
        else:
            parts.append(["x"])
    return ["".join(way) for way in product(*parts)]


def texts(name: str, lang: str) -> list[tuple[str, str]]:
    return [
        (message.id.name, text)
        for message in messages(name, lang)
        for pattern in (message.value, *(attribute.value for attribute in message.attributes))
        if pattern
        for text in spoken(pattern)
    ]


both_files = pytest.mark.parametrize("name", ["text", "rules"])


@both_files
def test_both_languages_have_the_same_messages_in_the_same_order(name: str) -> None:
    assert ids(name, "fr") == ids(name, "en")
    assert len(set(ids(name, "fr"))) == len(ids(name, "fr"))
    for lang in LANGUAGES:
        assert not [entry for entry in entries(name, lang) if isinstance(entry, ast.Junk)]


def variables(message: ast.Message) -> set[str]:
    return {node["id"]["name"] for node in _references(message.to_json())}


def _references(node: object) -> list[dict[str, dict[str, str]]]:
    if isinstance(node, list):
        return [found for item in node for found in _references(item)]
    if not isinstance(node, dict):
        return []
    if node.get("type") == "VariableReference":
        return [node]
    return [found for value in node.values() for found in _references(value)]


@both_files
def test_both_languages_speak_of_the_same_facts(name: str) -> None:
    english = {message.id.name: variables(message) for message in messages(name, "en")}
    for message in messages(name, "fr"):
        assert variables(message) == english[message.id.name], message.id.name


@both_files
@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_quotation_marks_and_spaces(name: str, lang: str) -> None:
    for id, text in texts(name, lang):
        assert not re.search(r"['\"]|\.\.\.|  ", text), (id, text)
        assert text == text.strip(), (id, text)


@both_files
def test_french_marks_have_non_breaking_spaces(name: str) -> None:
    for id, text in texts(name, "fr"):
        assert not re.search(r"(?<![\u00a0\u202f])[:;!?»]", text), (id, text)
        assert not re.search(r"«(?![\u00a0\u202f])", text), (id, text)


@both_files
def test_english_marks_stand_close(name: str) -> None:
    for id, text in texts(name, "en"):
        assert not re.search(r"\s[:;!?]|[«»]", text), (id, text)


# --- the rule index -------------------------------------------------------------------------------


def test_the_index_has_the_143_rules_of_the_specification_and_one_of_plain_sense() -> None:
    assert len(RULE_IDS) == 144  # MG-8.12: one plays and gives what one has
    for lang in LANGUAGES:
        assert list(mangrovia().rules(lang)) == RULE_IDS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_one_sentence_of_its_own(lang: str) -> None:
    rules, others = mangrovia().rules(lang), mangrovia().rules("en" if lang == "fr" else "fr")
    assert len(set(rules.values())) == len(RULE_IDS)
    for id, sentence in rules.items():
        assert re.fullmatch(r"[A-ZÀÉÊÎ0-9«“].{14,}\.", sentence), (id, sentence)
        assert sentence != others[id]


def test_every_choice_names_a_rule_of_the_index() -> None:
    folder = mangrovia().folder
    for rule in RULESET.rules:
        if rule.mode == CHOICE:
            s = table(4)
            s.push(rule.step(0))
            assert {folder.allowed_by(s, 0, rule, x) for x in range(int(rule.size))} <= set(RULE_IDS)
    assert set(folder.first_rules) | {folder.tie_break} <= set(RULE_IDS)


# --- the log --------------------------------------------------------------------------------------

PLAUSIBLE = {
    "seat": range(5),
    "value": range(2, 8),
    "amulet": range(1, 7),
    "landscape": range(4),
    "square": (0, 5, 47),
    "tile": range(11),
    "number": (1, 2, 5, 17),
    "site": range(6),
    "pier": range(1, 13),
    "card": range(2),
    "way": (1, 2),
    "birds": (0b0011, 0b0110, 0b1010),
    "path": range(8),
}
EVENTS = {  # what the rules tell with each, as the comments in tell.py say
    "FIRST_PLAYER": "seat",
    "START_CARDS": "seat value value",
    "REVEALED_OFFERING": "value",
    "REVEALED_LANDSCAPE": "landscape",
    "BONUS_TILE_LAID": "square tile",
    "ROUND_STARTED": "number seat",
    "BOWL_PLACED": "seat site",
    "BOAT_STOPS": "pier seat",
    "TOOK_OFFERING": "seat value",
    "TOOK_LANDSCAPE": "seat landscape",
    "DREW_FROM_PILE": "seat card",
    "DREW_OFFERING": "- value",
    "DREW_LANDSCAPE": "- landscape",
    "NO_CARD": "seat",
    "CHOSE_CARDS": "seat way",
    "PILE_FORMED": "card",
    "TOOK_ONE": "seat",
    "DREW_AMULETS": "seat number",
    "DREW_AMULET": "- amulet",
    "RETURNED_ONE": "seat",
    "RETURNED_AMULET": "- amulet",
    "BAG_REFILLED": "",
    "NO_AMULETS": "seat",
    "NOT_BUILT": "seat",
    "SUNS": "seat number",
    "FAVOUR_TILE": "seat number",
    "AMULET_HUT": "seat number",
    "BONUS_TILE_WON": "seat tile",
    "LAST_HUT": "seat",
    "BIRDS_MOVED": "seat birds",
    "BIRDS_STAY": "seat birds",
    "TALISMAN": "seat",
    "TALISMAN_PASSED": "seat",
    "BIRDS_FLEW": "birds",
    "ROUND_LIMIT": "number",
    "PATH_SCORED": "path seat number",
    "PATH_LOST": "path number",
    "STAR_SCORED": "seat number number",
    "TOTEM_SCORED": "seat number",
    "TOTEM_LOST": "number",
    "AMULETS_SCORED": "seat number",
    "TOTAL": "seat number",
}
KINDS = {name: n for name, n in vars(tell).items() if name.isupper() and isinstance(n, int)}


def line(kind: str, facts: tuple[int, ...], lang: str) -> str:
    folder = mangrovia().folder
    return folder.texts.say(folder.event(box_of(), KINDS[kind], facts), lang)


def test_every_kind_of_event_is_known_here() -> None:
    assert set(EVENTS) | {"BUILT"} == set(KINDS)
    assert sorted(KINDS.values()) == list(range(1, len(KINDS) + 1))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_can_be_said_and_each_fact_makes_a_difference(kind: str, lang: str) -> None:
    names = EVENTS[kind].split()
    ranges = [(0,) if name == "-" else tuple(PLAUSIBLE[name]) for name in names]
    said = [line(kind, facts, lang) for facts in product(*ranges)]
    assert len(set(said)) == len(said)
    for text in said:
        assert re.fullmatch(r"[A-ZÉÀ+].+\.", text), text
        assert not re.search(r"\b(de|que|le|la) [aeiouéêœ]\w|\{|\}", text.lower()) or lang == "en", text


def test_a_hut_is_told_with_its_square_its_cards_and_its_payment() -> None:
    single, double = (box_of().ids.index(id) for id in ("c2r2", "c6r4"))
    assert line("BUILT", (1, single, 1 << 4, 1 << 4 | 1 << 8), "fr") == (
        "Bleu bâtit une hutte sur la case Sable 7 (B2)\u00a0: une carte Sable, "
        "une offrande 3 et une offrande 4."
    )
    assert line("BUILT", (0, double, 1 << 4 | 1 << 16, 1 << 12 | 1 << 24), "en") == (
        "Red builds a double hut on Sand 3 in amulets (H6): a sand card and a landscape joker, "
        "an amulet of 4 and an amulet tile."
    )


def test_one_of_a_thing_is_singular() -> None:
    assert line("AMULET_HUT", (0, 1), "fr") == "Rouge a une hutte sur des cases Amulette."
    assert line("AMULET_HUT", (0, 2), "fr") == "Rouge a 2 huttes sur des cases Amulette."
    assert line("TOTAL", (0, 1), "fr") == "Rouge\u00a0: 1 point."
    assert line("TOTAL", (0, 2), "en") == "Red: 2 points."
    assert line("DREW_AMULETS", (0, 1), "en") == "Red draws an amulet from the bag."
    assert line("DREW_AMULETS", (0, 3), "en") == "Red draws 3 amulets from the bag."


# --- questions and answers in games ---------------------------------------------------------------


def test_all_questions_and_answers_are_said_and_answers_of_one_question_differ() -> None:
    asked: set[str] = set()
    for players, options in ((2, {"other_tiles": True}), (4, {"statue_tiles": True, "other_tiles": True})):
        match = mangrovia().start(seats=players, seed=players, options=options)
        dice = Random(players)
        while not match.over:
            (player,) = match.awaiting
            choices = match.choices(player)
            asked.add(choices[0].notation.split()[0])
            for lang in LANGUAGES:
                labels = [choice.label(lang) for choice in choices]
                assert len(set(labels)) == len(labels)
                question = match.question(player, lang)
                for text in (question, *labels):
                    assert re.match(r"[A-ZÉ]", text) and "  " not in text and "{" not in text, text
                    if lang == "fr":
                        assert not re.search(r"\b(de|le|la|que) [aeiouéêœ]", text), text
            match.play(player, dice.choice(choices))
        for viewer in (None, *range(players)):
            for event in match.events(viewer):
                assert event.text("fr")[-1] == event.text("en")[-1] == "."
    assert asked >= {"place_bowl", "draw_up", "draw_down", "draw_two", "collect", "action", "size", "build"}
    assert asked >= {"pay", "move_birds", "return_amulet"}


def test_every_refusal_is_fluent() -> None:
    for case in CASES + COMMON:
        refusal = case.situation().why_not(seat(case.player), case.wish)
        assert refusal is not None
        for lang in LANGUAGES:
            text = refusal.text(lang)
            assert re.fullmatch(r"[A-ZÉ].+\.", text), text
            assert text.count("(") == text.count(")") and not re.search(r"[{}]|  ", text)
        assert not re.search(r"\b(de|le|la|que) [aeiouéêœ]", refusal.text("fr")), refusal.text("fr")


def test_a_path_is_named_with_a_capital_in_the_final_scoring() -> None:
    s = table(4)
    hut(s, "A", "c1r7")
    match = the_end(s)
    assert "Sentier A\u00a0: Rouge, +12." in [event.text("fr") for event in match.events(None)]
    assert "Path A: Red, +12." in [event.text("en") for event in match.events(None)]

"""Pantheon speaks French and English equally, in correct typography, and never stammers."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

import motu
from motu.games._shared.text import LANGUAGES
from motu.games.pantheon.events import EVENTS
from motu.games.pantheon.names import place_name
from motu.games.pantheon.rules import tell
from motu.games.pantheon.rules.turn import RULESET
from motu.kernel.core import CHOICE
from tests.games.pantheon.situations import box_of, pantheon
from tests.games.raiatea.test_texts import assert_fluent, spoken, variables

HOME = Path(motu.__file__).parent / "games" / "pantheon"
LAST_RULE = (16, 12, 14, 4, 26, 16, 8, 6, 12, 25, 14)  # of chapters 1 to 11
RULE_IDS = [f"PA-{chapter}.{n}" for chapter, last in enumerate(LAST_RULE, 1) for n in range(1, last + 1)]
TOLD = {name: value for name, value in vars(tell).items() if name.isupper() and isinstance(value, int)}
PLAUSIBLE = {  # values of facts that are not simple numbers
    "seat": range(4),
    "card": range(10),
    "deity": range(10),
    "loot": range(11),
    "place": (0, 50, 112, 220),
    "bonus": range(6),
    "kind": range(4),
    "people": range(8),
    "piece": range(2),
    "swapped": range(2),
}


@cache
def messages(name: str, lang: str) -> dict[str, ast.Message]:
    body = FluentParser().parse((HOME / f"{name}.{lang}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def texts(name: str, lang: str) -> list[tuple[str, str]]:
    return [
        (id, text)
        for id, message in messages(name, lang).items()
        for pattern in (message.value, *(attribute.value for attribute in message.attributes))
        if pattern
        for text in spoken(pattern)
    ]


both_files = pytest.mark.parametrize("name", ["text", "rules"])


@both_files
def test_both_languages_have_the_same_messages_with_the_same_facts(name: str) -> None:
    french, english = messages(name, "fr"), messages(name, "en")
    assert list(french) == list(english)
    for id, message in french.items():
        assert variables(message) == variables(english[id]), id
        assert [a.id.name for a in message.attributes] == [a.id.name for a in english[id].attributes], id


@both_files
@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_quotation_marks_and_spaces(name: str, lang: str) -> None:
    for id, text in texts(name, lang):
        assert not re.search(r"['\"]|\.\.\.|  ", text), (id, text)
        assert text == text.strip(), (id, text)


@both_files
def test_french_marks_have_non_breaking_spaces_and_english_ones_stand_close(name: str) -> None:
    for id, text in texts(name, "fr"):
        assert not re.search(r"(?<![\u00a0\u202f])[:;!?»]", text), (id, text)
        assert not re.search(r"«(?![\u00a0\u202f])|[“”]", text), (id, text)
    for id, text in texts(name, "en"):
        assert not re.search(r"\s[:;!?]|[«»]", text), (id, text)
        assert text.count("“") == text.count("”"), (id, text)


def test_the_index_has_the_153_rules_of_the_specification() -> None:
    assert len(RULE_IDS) == 153
    for lang in LANGUAGES:
        assert list(pantheon().rules(lang)) == RULE_IDS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_one_sentence_of_its_own(lang: str) -> None:
    rules, others = pantheon().rules(lang), pantheon().rules("en" if lang == "fr" else "fr")
    assert len(set(rules.values())) == len(RULE_IDS)
    for id, sentence in rules.items():
        assert re.fullmatch(r"[A-ZÀÉÊÎ0-9«“].{14,}\.", sentence), (id, sentence)
        assert sentence != others[id]


def test_every_choice_names_a_rule_of_the_index() -> None:
    folder = pantheon().folder
    for rule in RULESET.rules:
        if rule.mode == CHOICE:
            assert folder.allowed_by(rule) in RULE_IDS
    assert set(folder.first_rules) | {folder.tie_break} <= set(RULE_IDS)


def test_every_kind_of_event_has_a_line_in_the_log() -> None:
    assert set(TOLD.values()) == set(EVENTS.lines) == set(range(1, len(TOLD) + 1))
    for lang in LANGUAGES:
        lines = {id for id in pantheon().folder.texts.ids(lang) if id.startswith("log-")}
        assert lines == {f"log-{EVENTS.name(kind)}" for kind in TOLD.values()}


@pytest.mark.parametrize("name", TOLD)
def test_every_event_can_be_said_and_each_fact_makes_a_difference(name: str) -> None:
    kind, folder, box = TOLD[name], pantheon().folder, box_of()
    names = EVENTS.lines[kind].carries.split()

    def said(facts: list[int]) -> str:
        line = folder.texts.say(folder.event(box, kind, facts), lang)
        assert_fluent(line)
        return line

    for lang in LANGUAGES:
        said([1] * len(names))
        for n, fact in enumerate(names):
            told_to_oneself = fact == "seat" and name in ("DREW_CARD", "DEMIGOD_DRAWN_OWN")
            if told_to_oneself:
                continue
            least = 1 if name in ("DREW", "DEITY_GAINED") else 0  # never none
            values = PLAUSIBLE.get(fact, (least, 2, 3, 5))
            lines = {said([*[1] * n, value, *[1] * (len(names) - n - 1)]) for value in values}
            assert all(line[-1] in ".!" for line in lines)
            assert len(lines) == len(values), (lang, lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_places_have_the_same_name(lang: str) -> None:
    say = pantheon().folder.texts.say
    names = [say(place_name(h), lang) for h in range(221)]
    assert len(set(names)) == 221
    for name in names:
        assert_fluent(name)
        assert not re.search(r"\bh\d{4}", name)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_that_is_asked_and_offered_in_a_game_can_be_said(seats: int) -> None:
    match = pantheon().start(seats=seats, seed=seats, options={"bonus_draft": seats == 3})
    say = match.folder.texts.say
    dice = Random(seats)
    said: set[str] = set()
    while match.awaiting:
        player = match.awaiting[0]
        choices = match.choices(player)
        phrases = [match.folder.asked(match.redacted(player), player), *(choice.phrase for choice in choices)]
        labels = [choice.label("fr") for choice in choices]
        assert len(set(labels)) == len(labels), labels
        for phrase in phrases:
            if repr(phrase) not in said:
                said.add(repr(phrase))
                for lang in LANGUAGES:
                    assert_fluent(say(phrase, lang))
        match.play(player, dice.choice(choices))

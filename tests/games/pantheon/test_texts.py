"""Pantheon speaks French and English equally, in correct typography, and never stammers."""

from __future__ import annotations

import re
from collections.abc import Callable
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
from motu.kernel.core import CHANCE, CHOICE
from tests.games.pantheon import refused
from tests.games.pantheon.situations import (
    box_of,
    display,
    empty_table,
    give,
    go,
    lay,
    moving,
    pantheon,
    rises,
    stand,
    table,
    turn,
)
from tests.games.raiatea.test_texts import assert_fluent, spoken, variables

HOME = Path(motu.__file__).parent / "games" / "pantheon"
LAST_RULE = (17, 12, 14, 4, 26, 17, 8, 6, 12, 26, 14)  # of chapters 1 to 11
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


def at_iberia() -> motu.Match:
    return rises(empty_table(2), "iberia")


def with_gadicea() -> motu.Match:
    s = table()
    give(s, "A", kept="gadicea")
    match = turn(s)
    go(match, "A draw", "A take card_gift", "A take card_priest", "A take pile")
    return match


def beside_loot() -> motu.Match:
    """A tile, a site and an opponent within reach; a jump over the opponent."""
    s = table("gallia")
    lay(s, h0506="loot_money", h0102="loot_money")
    stand(s, "A", "h0404 h0405")
    stand(s, "B", "h0303")
    give(s, "A", hand="move_card", kept="gaiviles")
    return moving(s, "A", 1)


def over_a_foot() -> motu.Match:
    """Nothing of A's is linked, and an opposing foot lies before Belgica."""
    s = table("gallia")
    stand(s, "B", "h0404")
    give(s, "A", hand="move_card", kept="gaiviles")
    return moving(s, "A", 1)


def rich_in_offerings() -> motu.Match:
    s = table("gallia")
    display(s, "depraccus pietalte")
    give(
        s,
        "A",
        hand="3 card_gift 2 card_priest card_dancer 2 money_1",
        ranks="gift 1 priest 2",
    )
    return turn(s)


def buying_better_offerings() -> motu.Match:
    match = rich_in_offerings()
    go(match, "A buy")
    return match


def offered_pietalte() -> motu.Match:
    s = empty_table(2)
    give(s, "A", hand="3 card_gift")
    match = rises(s, "gallia")
    go(match, "A favour reveal_deity", "* deity A pietalte")
    return match


ALLOWED: list[tuple[Callable[[], motu.Match], str, str]] = [
    (refused.acting, "draw", "PA-8.1"),
    (refused.acting, "buy", "PA-6.1"),
    (refused.acting, "move 0", "PA-5.1"),
    (refused.acting, "move 1", "PA-5.2"),
    (rich_in_offerings, "worship depraccus gift priest", "PA-7.2"),
    (rich_in_offerings, "worship pietalte gift priest dancer", "PA-10.13"),
    (refused.reacting, "draw_one", "PA-5.21"),
    (refused.reacting, "react_move 1", "PA-5.20"),
    (beside_loot, "place h0204", "PA-5.8"),
    (beside_loot, "place h0403", "PA-5.9"),
    (beside_loot, "place h0303", "PA-5.11"),
    (beside_loot, "place h0506", "PA-5.14"),
    (beside_loot, "place h0302", "PA-10.7"),
    (over_a_foot, "place h0403", "PA-10.21"),
    (refused.on_the_way_after_a_jump, "place stop", "PA-5.24"),
    (refused.shopping, "purchase gift 1", "PA-6.3"),
    (buying_better_offerings, "purchase gift 2", "PA-6.4"),
    (refused.shopping, "purchase column", "PA-6.6"),
    (refused.shopping, "purchase place h0203", "PA-6.7"),
    (refused.in_cartago, "purchase gift 1", "PA-3.8"),
    (refused.in_cartago, "purchase foot", "PA-3.8"),
    (refused.in_cartago, "purchase done", "PA-3.9"),
    (refused.shopping_with_one_left, "purchase done", "PA-6.15"),
    (refused.drawing, "take pile", "PA-8.1"),
    (with_gadicea, "take pile", "PA-10.12"),
    (with_gadicea, "take stop", "PA-10.12"),
    (refused.raising, "raise priest", "PA-9.6"),
    (at_iberia, "raise priest", "PA-3.10"),
    (refused.offered_taksator, "acquire gift", "PA-3.2"),
    (refused.offered_taksator, "acquire decline", "PA-3.3"),
    (offered_pietalte, "acquire gift", "PA-3.12"),
]


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


def test_the_index_has_156_rules() -> None:
    assert len(RULE_IDS) == 156
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
    assert {rule for rule in RULESET.rules if rule.mode == CHOICE} == set(folder.speech.questions)
    assert {rule for rule in RULESET.rules if rule.mode == CHANCE} == set(folder.speech.draws)
    assert set(folder.first_rules) | {folder.tie_break} <= set(RULE_IDS)


@pytest.mark.parametrize(
    ("situation", "wish", "rule"), ALLOWED, ids=lambda value: getattr(value, "__name__", value)
)
def test_the_rule_beside_a_choice_speaks_of_this_situation(
    situation: Callable[[], motu.Match], wish: str, rule: str
) -> None:
    match = situation()
    (choice,) = (one for one in match.choices(match.awaiting[0]) if one.notation == wish)
    assert choice.rule == rule and rule in RULE_IDS


def test_every_action_has_a_name_of_its_own() -> None:
    names = pantheon().folder.action_names(box_of())
    assert len(names) == len(set(names)) == int(RULESET.decisions)


def test_a_curtain_falls_where_choices_show_a_hand() -> None:
    folder = pantheon().folder
    shown = {type(rule).__name__ for rule in folder.speech.questions if folder.shows_hand(rule)}
    cards = {"Act", "React", "DiscardToSeven", "GalliaOffer"}
    assert shown == cards | {"Purchase", "StonkusMoney", "PayWith"}


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
        assert {choice.rule for choice in choices} <= set(RULE_IDS)
        match.play(player, dice.choice(choices))

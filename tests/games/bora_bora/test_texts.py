"""Bora Bora speaks French and English equally, in correct typography, and never stammers."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

import motu
from motu.games._shared.text import LANGUAGES, Phrase
from motu.games.bora_bora.nouns import JEWEL, TASK
from motu.games.bora_bora.rules import tell
from motu.match.choice import Choice, Gesture
from tests.games.bora_bora import refused_situations as at
from tests.games.bora_bora.refused import CASES, COMMON
from tests.games.bora_bora.situations import (
    bora,
    box_of,
    edition_box,
    final_tasks,
    give,
    go,
    offered,
    phase_a,
    phase_b,
    put_hut,
    seat,
    show,
    slots_free,
    table,
    temple,
)

HOME = Path(motu.__file__).parent / "games" / "bora_bora"
LAST_RULE = (5, 17, 10, 13, 7, 20, 5, 8, 4, 3, 20, 6, 5, 5, 13, 17, 25, 4)  # of chapters 1 to 18
RULE_IDS = [f"BB-{chapter}.{n}" for chapter, last in enumerate(LAST_RULE, 1) for n in range(1, last + 1)]


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
    found: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                look(value)
        elif isinstance(node, list):
            for value in node:
                look(value)

    look(message)
    return found


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
        assert "“" not in text and "”" not in text, (id, text)
        assert text.count("«") == text.count("»"), (id, text)


@both_files
def test_english_marks_stand_close(name: str) -> None:
    for id, text in texts(name, "en"):
        assert not re.search(r"\s[:;!?]|[«»]", text), (id, text)
        assert text.count("“") == text.count("”"), (id, text)


# --- the rule index -------------------------------------------------------------------------------


def test_the_index_has_all_rules_in_their_order() -> None:
    for lang in LANGUAGES:
        assert list(bora().rules(lang)) == RULE_IDS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_one_sentence_of_its_own(lang: str) -> None:
    rules, others = bora().rules(lang), bora().rules("en" if lang == "fr" else "fr")
    assert len(set(rules.values())) == len(RULE_IDS)
    for id, sentence in rules.items():
        assert re.fullmatch(r"[A-ZÀÉÊÎ0-9«“].{9,}\.", sentence), (id, sentence)
        assert sentence != others[id]


def test_every_choice_names_a_rule_of_the_index(speaker: Speaker) -> None:
    folder = bora().folder
    assert speaker.rules | set(folder.first_rules) | {folder.tie_break} <= set(RULE_IDS)


def test_docstrings_of_the_rules_name_only_rules_of_the_index() -> None:
    """`BB-4.1 - 4.5`, `BB-9.3, 9.4`: each number after the prefix is a rule."""
    found = set()
    for file in [*sorted((HOME / "rules").glob("*.py")), HOME / "scoring.py", HOME / "state.py"]:
        for quoted in re.findall(r"BB-([0-9., \-]+)", file.read_text("utf-8")):
            found |= {f"BB-{number}" for number in re.findall(r"\d+\.\d+", quoted)}
    assert len(found) > 100
    assert found <= set(RULE_IDS)


# --- the log --------------------------------------------------------------------------------------

PLAUSIBLE = {
    "seat": range(4),
    "number": (1, 2, 5, 17),
    "region": range(12),
    "place": range(1, 7),
    "person": range(72),
    "jewel": range(24),
    "task": range(60),
    "colour": range(5),
    "job": range(7),
    "payment": range(11),
    "space": range(12),
    "kind": range(3),
    "people": range(24),
    "source": range(18),
    "copies": (1, 2, 3),
}
ALIKE = {  # how many different things there are of those that look alike
    "person": len({(tile // 3, box_of().symbols[tile]) for tile in range(72)}),
    "jewel": len(set(zip(box_of().jewel_cost, box_of().jewel_points, strict=True))),
}
EVENTS = {  # what the rules tell with each, as the comments in tell.py say
    "TURN_TILE": "seat number",
    "FISH_LAID": "region number",
    "PERSON_SHOWN": "place person",
    "START_TASK": "seat task",
    "TASK_DEALT": "seat task",
    "TASK_SHOWN": "task",
    "JEWEL_LAID": "place jewel",
    "CARD_TURNED": "colour",
    "CARD_DRAWN": "seat colour",
    "CARD_DRAWN_HIDDEN": "seat",
    "ROLLED": "seat place place place",
    "ROUND_STARTED": "number seat",
    "STARTED": "seat region",
    "DIE_PLACED": "seat place job",
    "DIE_WITH_WHITE": "seat place job",
    "FISHED": "seat place number",
    "PAID": "seat colour payment",
    "HUT_PLACED": "seat region",
    "OFFERINGS": "seat number",
    "MATERIAL_LAID": "seat space kind",
    "MATERIAL_BESIDE": "seat kind",
    "FISH_SCORED": "seat region number",
    "RECRUITED": "seat person",
    "TATTOOED": "seat person",
    "COLLECTED": "seat person",
    "HELP_POINTS": "seat number",
    "HELP_LOST": "seat number",
    "CARD_TAKEN": "seat colour",
    "HUTS_MOVED": "seat number",
    "PRIEST_PLACED": "seat place",
    "PRIEST_OUT": "seat",
    "BUILT": "seat place number",
    "CLIMBED": "seat number",
    "SHELLS": "seat number",
    "PEOPLE_USED": "seat people copies",
    "PEOPLE_DOUBLED": "seat people copies",
    "PEOPLE_EXTRA": "seat people copies",
    "PEOPLE_POINTS": "seat number",
    "STATUS_SCORED": "seat number",
    "NEW_PLACE": "seat place",
    "TEMPLE_SCORED": "seat copies number",
    "GOD_TILE_WON": "seat",
    "GOD_TILE_GONE": "",
    "JEWEL_BOUGHT": "seat jewel",
    "TASK_DONE": "seat task number",
    "TASK_DROPPED": "seat task",
    "TASK_TAKEN": "seat task",
    "DECK_REBUILT": "number",
    "FINAL_TASKS": "",
    "FINAL_POINTS": "seat source number",
    "SCORED": "seat number",
}
TO_ONESELF = ("CARD_DRAWN",)  # the seat is "you"
TOLD = {name: value for name, value in vars(tell).items() if name.isupper() and isinstance(value, int)}


def assert_fluent(text: str) -> None:
    """No gap, brace or variable is left, and the text begins and ends like a text."""
    assert text.strip() == text != ""
    assert not re.search(r"[{}$\u2068\u2069]|\bNone\b(?! of)|  |\?\?\?|_", text), text


def test_every_kind_of_event_is_known_here_and_has_a_line_in_the_log() -> None:
    assert TOLD.keys() == EVENTS.keys()
    assert sorted(TOLD.values()) == list(range(1, len(TOLD) + 1))
    for lang in LANGUAGES:
        lines = {id for id in bora().folder.texts.ids(lang) if id.startswith("log-")}
        assert lines == {f"log-{name.lower().replace('_', '-')}" for name in TOLD}


def heard(name: str, facts: list[int], lang: str) -> str:
    folder = bora().folder
    return folder.texts.say(folder.event(box_of(), TOLD[name], [*facts, *[0] * (4 - len(facts))]), lang)


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_can_be_said_and_each_fact_makes_a_difference(name: str) -> None:
    kinds = EVENTS[name].split()
    for lang in LANGUAGES:
        for n, fact in enumerate(kinds):
            if n == 0 and name in TO_ONESELF:
                continue
            lines = set()
            for value in PLAUSIBLE[fact]:
                facts = [next(iter(PLAUSIBLE[other])) for other in kinds]
                facts[n] = value
                line = heard(name, facts, lang)
                assert_fluent(line)
                assert line[-1] in ".!"
                lines.add(line)
            assert len(lines) == ALIKE.get(fact, len(PLAUSIBLE[fact])), (lang, lines)
        if not kinds:
            assert_fluent(heard(name, [], lang))


def test_one_of_a_thing_is_singular() -> None:
    for name in ("OFFERINGS", "SHELLS", "CLIMBED", "HUTS_MOVED", "HELP_LOST"):
        assert not re.search(r"\b1 (offrandes|coquillages|cases|huttes|points)", heard(name, [0, 1], "fr"))
        assert not re.search(r"\b1 (offerings|shells|status steps|huts|points)", heard(name, [0, 1], "en"))


# --- tasks in words -------------------------------------------------------------------------------


def test_every_task_has_words_of_its_own() -> None:
    for lang in LANGUAGES:
        names = [bora().folder.texts.say(TASK.word(box_of(), task), lang) for task in range(60)]
        assert len(set(names)) == 60
        for name in names:
            assert_fluent(name)


@pytest.mark.parametrize(
    ("task", "fr", "en"),
    [
        (11, "«\u00a0huttes dans 9 régions\u00a0»", "“huts in 9 regions”"),
        (25, "«\u00a03 bois\u00a0»", "“3 wood”"),
        (31, "«\u00a01 bois, 1 pierre et 1 sable\u00a0»", "“1 wood, 1 stone and 1 sand”"),
        (1, "«\u00a01 homme et 1 femme\u00a0»", "“1 man and 1 woman”"),
    ],
)
def test_some_tasks_in_words(task: int, fr: str, en: str) -> None:
    say = bora().folder.texts.say
    assert say(TASK.word(box_of(), task), "fr") == fr
    assert say(TASK.word(box_of(), task), "en").replace(", and", " and") == en


# --- questions and answers ------------------------------------------------------------------------


class Speaker:
    """Says every phrase once, in both languages."""

    def __init__(self) -> None:
        self.said: set[str] = set()
        self.ids: set[str] = set()
        self.rules: set[str] = set()
        self.texts = bora().folder.texts

    def say(self, phrase: Phrase) -> None:
        if (known := repr(phrase)) in self.said:
            return
        self.said.add(known)
        self.ids.add(phrase.id)
        for lang in LANGUAGES:
            assert_fluent(self.texts.say(phrase, lang))

    def listen(self, match: motu.Match, player: int) -> list[Choice | Gesture]:
        """Say what a seat is asked and all it may answer."""
        self.say(match.folder.asked(match.redacted(player), player))
        choices = match.choices(player)
        self.rules |= {choice.rule for choice in choices}
        offers: list[Choice | Gesture] = [*choices, *match.gestures(player)]
        for offer in offers:
            self.say(offer.phrase)
        return offers


def paying_in_every_way() -> motu.Match:
    s = table(4)
    give(s, "A", cards="white blue blue red red green green yellow yellow", offerings=2, god_tiles=1)
    match = phase_a(s, ["B1 temple"], A="2 1")
    go(match, "A place 2 temple white")
    return match


def pushing_a_priest() -> motu.Match:
    s = table(4)
    temple(s, "-B----")
    match = phase_a(s, A="6 1 1")
    go(match, "A place 6 temple")
    return match


def before_the_fire() -> motu.Match:
    match = pushing_a_priest()
    go(match, "A priest 3")
    return match


def with_everybody_waiting() -> motu.Match:
    s = table(4)
    slots_free(s, "A", 4)
    give(s, "A", people="m_vp_1 m_vp_2 w_vp_1")
    match = phase_a(s, A="6 1 1")
    go(match, "A place 6 helper")
    return match


def doubling_and_adding() -> motu.Match:
    s = table(4)
    slots_free(s, "A", 4)
    give(s, "A", people="m_vp_1 m_vp_2 w_vp_1 w_shell_1", god_tiles=1)
    match = phase_b(s)
    go(match, "A use woman vp 1")
    return match


def at_a_fish() -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    give(s, "A", cards="red blue blue", offerings=1, god_tiles=1)
    match = phase_a(s, A="4 1 1")
    go(match, "A place 4 sea", "A take_hut slot_12", "A material z12")
    return match


def the_last_tasks_with_yellow() -> motu.Match:
    s = table(2)
    give(s, "A", tasks="st4 t19 t47", materials="z11 z14 z13", god_tiles=1)
    return final_tasks(s)


def with_wood_to_spare() -> motu.Match:
    s = table(4)
    give(s, "A", materials="z11 z14 z22 z33")
    match = phase_a(s, A="2 1 1")
    go(match, "A place 2 helper", "A help material")
    return match


def recruiting_with_slot_12_free() -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain", last=True)
    put_hut(s, "A", "c_plain", last=True)
    show(s, woman="w_vp_1 w_vp_2 w_vp_3 - - -")
    match = phase_a(s, A="3 1 1")
    go(match, "A place 3 woman")
    return match


MORE = [
    recruiting_with_slot_12_free,
    with_wood_to_spare,
    paying_in_every_way,
    pushing_a_priest,
    before_the_fire,
    with_everybody_waiting,
    doubling_and_adding,
    at_a_fish,
    the_last_tasks_with_yellow,
]


@pytest.fixture(scope="module")
def speaker() -> Speaker:
    """Has said all questions, answers and log lines of the situations of the refusals and of random games."""
    speaker = Speaker()
    for situation in [*{case.situation: None for case in CASES}, *MORE]:
        match = situation()
        for player in match.awaiting:
            speaker.listen(match, player)
    for players, seed in ((2, 1), (3, 2), (4, 3)):
        match = bora().start(seats=players, seed=seed)
        random = Random(seed)
        while match.awaiting:
            player = match.awaiting[0]
            match.play(player, random.choice(speaker.listen(match, player)))
        for viewer in (None, *range(players)):
            for event in match.events(viewer):
                speaker.say(event.phrase)
    return speaker


@pytest.mark.parametrize("start", ["ask-", "do-"])
def test_all_questions_and_answers_were_said(speaker: Speaker, start: str) -> None:
    written = {id for id in speaker.texts.ids("fr") if id.startswith(start)}
    assert {id for id in speaker.ids if id.startswith(start)} == written


def test_most_log_lines_were_said_in_games(speaker: Speaker) -> None:
    written = {id for id in speaker.texts.ids("fr") if id.startswith("log-")}
    assert len({id for id in speaker.ids if id.startswith("log-")}) > len(written) * 3 // 4


def test_questions_and_labels_through_the_public_face() -> None:
    match = at_a_fish()
    asked = "Le poisson de la plage de l’est\u00a0: 4 PV avec le Dieu Rouge\u00a0?"
    assert match.question(0, "fr") == asked
    assert match.question(0, "en") == "The fish of the east beach: 4 VP with the Red God?"
    assert match.question(1, "fr") == match.question(1, "en") == ""
    labels = {choice.notation: choice.label("en") for choice in match.choices(0)}
    assert labels["score_fish red"] == "Score 4 VP: a red card and an offering"
    assert labels["score_fish decline"] == "Leave the fish"
    assert [choice.rule for choice in match.choices(0)][:2] == ["BB-4.10", "BB-17.8"]
    assert bora().title("fr") == bora().title("en") == "Bora Bora"


def test_a_label_says_when_blue_is_forced() -> None:
    s = table(4)
    give(s, "A", god_tiles=2)
    match = phase_a(s, ["B1 helper"], A="2 1")
    labels = {choice.notation: choice.label("fr") for choice in match.choices(0)}
    assert labels["place 2 helper"] == "Dé 2\u00a0: Assistant avec le Dieu Bleu"
    assert labels["place 2 helper white"] == "Dé 2\u00a0: Assistant avec les Dieux Bleu et Blanc"
    assert labels["place 2 temple"] == "Dé 2\u00a0: Temple"


def test_answers_of_one_question_differ_in_words() -> None:
    """Except jewels of the same cost and worth, which differ by nothing but their place."""
    for situation in [*{case.situation: None for case in CASES}, *MORE]:
        match = situation()
        for player in match.awaiting:
            for lang in LANGUAGES:
                choices = match.choices(player)
                labels = [choice.label(lang) for choice in choices if "buy j" not in choice.notation]
                assert len(set(labels)) == len(labels), labels


def test_a_jewel_of_an_edition_may_be_free() -> None:
    ours = tomllib.loads((HOME / "box.toml").read_text("utf-8"))["jewels"]
    box = edition_box(
        {"jewels": [row | {"cost": n, "points": 3} for n, row in zip([0, *[1] * 23], ours, strict=True)]}
    )
    say = bora().folder.texts.say
    assert say(JEWEL.word(box, 0), "fr") == "bijou de 3 PV (0 coquillage)"
    assert say(JEWEL.word(box, 0), "en") == "jewel of 3 VP (0 shells)"
    assert say(JEWEL.word(box, 1), "fr") == "bijou de 3 PV (1 coquillage)"


def test_every_refusal_is_fluent() -> None:
    for case in CASES + COMMON:
        refusal = case.situation().why_not(seat(case.player), case.wish)
        for lang in LANGUAGES:
            assert refusal is not None
            assert_fluent(refusal.text(lang))
            assert refusal.text(lang)[-1] == "."


def test_no_answer_is_offered_for_what_is_not_there() -> None:
    for case in CASES:
        match = case.situation()
        if match.awaiting:
            assert not [line for line in offered(match) if "none" in line or "symbols" in line]
    assert offered(at.taking_a_woman()) == ["recruit w_vp_1", "recruit w_vp_2"]

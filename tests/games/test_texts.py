"""Every game speaks French and English equally, in correct typography, and never stammers."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast

import motu
from motu.games import folders
from motu.games._shared.text import FILES, LANGUAGES, say, texts_of
from motu.match.game import Game
from tests.games.every_game import REFUSED, SPOKEN
from tests.games.speaking import (
    Speaker,
    Spoken,
    assert_fluent,
    assert_sentence,
    entries,
    ids,
    messages,
    texts,
    variables,
)
from tests.games.telling import wander
from tests.minigames import tahatai

PACKAGE = Path(motu.__file__).parent
FOLDERS = sorted({file.parent for file in PACKAGE.rglob("*.ftl") if "_compiled" not in file.parts})
FOLDERS.append(tahatai.FOLDER.home)  # the example of the guide speaks like the others


def files(lang: str) -> list[Path]:
    paths = [folder / f"{name}.{lang}.ftl" for folder in FOLDERS for name in FILES]
    return [path for path in paths if path.exists()]


def file_name(file: Path) -> str:
    return f"{file.parent.name.replace('_', '-')}/{file.name}"


FRENCH, ENGLISH = files("fr"), files("en")
in_all_files = pytest.mark.parametrize("file", FRENCH + ENGLISH, ids=file_name)
in_both_languages = pytest.mark.parametrize("file", FRENCH, ids=file_name)


def in_english(file: Path) -> Path:
    return file.with_name(file.name.replace(".fr.", ".en."))


# --- the files ------------------------------------------------------------------------------------


def test_there_are_files_to_look_at() -> None:
    games = {box.parent.name for box in PACKAGE.glob("games/*/box.toml")}
    assert {f.parent.name for f in FRENCH} == {"_shared", "table", "tahatai", *games}
    assert len(FRENCH) == len(ENGLISH) == 2 + 2 * (len(games) + 1)


@in_both_languages
def test_both_languages_have_the_same_messages_in_the_same_order(file: Path) -> None:
    assert ids(file) == ids(in_english(file))


@in_all_files
def test_no_entry_is_unreadable_and_none_is_written_twice(file: Path) -> None:
    assert not [entry for entry in entries(file) if isinstance(entry, ast.Junk)]
    assert len(set(ids(file))) == len(ids(file))


@in_both_languages
def test_both_languages_speak_of_the_same_facts(file: Path) -> None:
    english = {message.id.name: variables(message) for message in messages(in_english(file))}
    for message in messages(file):
        assert variables(message) == english[message.id.name], message.id.name


@in_all_files
def test_apostrophes_quotation_marks_and_spaces(file: Path) -> None:
    for id, text in texts(file):
        assert not re.search(r"['\"]|\.\.\.|  ", text), (id, text)
        assert text == text.strip(), (id, text)


@in_both_languages
def test_french_marks_have_non_breaking_spaces(file: Path) -> None:
    for id, text in texts(file):
        assert not re.search(r"(?<![\u00a0\u202f])[:;!?»]", text), (id, text)
        assert not re.search(r"«(?![\u00a0\u202f])", text), (id, text)
        assert "“" not in text and "”" not in text, (id, text)
        assert text.count("«") == text.count("»"), (id, text)


@pytest.mark.parametrize("file", ENGLISH, ids=file_name)
def test_english_marks_stand_close(file: Path) -> None:
    for id, text in texts(file):
        assert not re.search(r"\s[:;!?]|[«»]", text), (id, text)
        assert text.count("“") == text.count("”"), (id, text)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="fr, en"):
        texts_of(FOLDERS[0]).word("title", "de")


# --- the rule index -------------------------------------------------------------------------------

LAST_RULES = {  # of each chapter, from the first one on
    "bora-bora": (5, 17, 10, 13, 7, 20, 5, 8, 4, 3, 20, 6, 5, 5, 13, 17, 25, 4),
    "costa-ruana": (3, 8, 10, 4, 5, 4, 11, 5, 5, 17, 20, 11, 12, 7, 4),
    "mangrovia": (7, 20, 7, 21, 3, 10, 11, 12, 4, 8, 3, 2, 8, 17, 11),
    "pantheon": (17, 12, 14, 4, 26, 17, 8, 6, 12, 26, 14),
    "raiatea": (18, 16, 15, 20, 4, 7, 8, 16, 32, 14, 21, 19, 10, 9, 4),
    "tahatai": (2, 2, 5, 2, 3),
}
# Besides those of the specification: in Mangrovia that one plays and gives what one has (MG-8.12), in
# Raiatea what players are refused and none of its 200 rules says.
RULES = {
    "bora-bora": 187,
    "costa-ruana": 126,
    "mangrovia": 144,
    "pantheon": 156,
    "raiatea": 213,
    "tahatai": 14,
}
SHORT = {"bora-bora": 10}  # characters; the shortest rules of the others have more
of_each_game = pytest.mark.parametrize("key", LAST_RULES)


def game_of(key: str) -> Any:
    return Game(tahatai.FOLDER) if key == "tahatai" else motu.game(key)


def rule_ids(key: str) -> list[str]:
    prefix = game_of(key).folder.prefix
    chapters = enumerate(LAST_RULES[key], 1)
    return [f"{prefix}-{chapter}.{n}" for chapter, last in chapters for n in range(1, last + 1)]


def test_every_game_has_an_index() -> None:
    assert {*motu.all_games(), "tahatai"} == LAST_RULES.keys()


@of_each_game
def test_the_index_has_all_rules_in_their_order(key: str) -> None:
    assert len(rule_ids(key)) == RULES[key]
    for lang in LANGUAGES:
        assert list(game_of(key).rules(lang)) == rule_ids(key)


@pytest.mark.parametrize("lang", LANGUAGES)
@of_each_game
def test_every_rule_is_one_sentence_of_its_own(key: str, lang: str) -> None:
    rules, others = game_of(key).rules(lang), game_of(key).rules("en" if lang == "fr" else "fr")
    assert len(set(rules.values())) == len(rules)
    for id, sentence in rules.items():
        assert re.fullmatch(r"[A-ZÀÉÊÎ0-9«“].*\.", sentence), (id, sentence)
        assert len(sentence) > SHORT.get(key, 15), (id, sentence)
        assert sentence != others[id]


@of_each_game
def test_what_a_beginner_reads_is_in_the_index(key: str) -> None:
    folder = game_of(key).folder
    assert {*folder.first_rules, folder.tie_break} <= set(rule_ids(key))


@of_each_game
def test_docstrings_of_the_rules_name_only_rules_of_the_index(key: str) -> None:
    """`BB-4.1 - 4.5`, `BB-9.3, 9.4`: each number after the prefix is a rule."""
    folder, found = game_of(key).folder, set()
    for file in [*sorted((folder.home / "rules").glob("*.py")), *folder.home.glob("s[ct]*.py")]:
        for quoted in re.findall(rf"{folder.prefix}-([0-9., \-]+)", file.read_text("utf-8")):
            found |= {f"{folder.prefix}-{number}" for number in re.findall(r"\d+\.\d+", quoted)}
    assert len(found) > RULES[key] // 3
    assert found <= set(rule_ids(key))


# --- the log --------------------------------------------------------------------------------------

in_every_game = pytest.mark.parametrize("spoken", SPOKEN, ids=lambda spoken: spoken.key)
EVENTS = [
    pytest.param(spoken, event, id=f"{spoken.key} {event}") for spoken in SPOKEN for event in spoken.events
]


@in_every_game
def test_every_kind_of_event_is_known_here_and_has_a_line_in_the_log(spoken: Spoken) -> None:
    kinds = spoken.kinds
    assert kinds.keys() == spoken.events.keys()
    assert sorted(kinds.values()) == list(range(1, len(kinds) + 1))
    wanted = {f"log-{name.lower().replace('_', '-')}" for name in kinds} | {*spoken.further_lines}
    for lang in LANGUAGES:
        assert wanted == {id for id in spoken.game.folder.texts.ids(lang) if id.startswith("log-")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("spoken", "event"), EVENTS)
def test_every_event_can_be_said_and_each_fact_makes_a_difference(
    spoken: Spoken, event: str, lang: str
) -> None:
    facts = spoken.events[event].split()
    usual = [next(iter(spoken.plausible.get(fact, (0,)))) for fact in facts]
    assert_sentence(spoken.line(event, usual, lang), lang)
    for n, fact in enumerate(facts):
        values = spoken.plausible.get(fact, (0,))
        lines = {spoken.line(event, [*usual[:n], value, *usual[n + 1 :]], lang) for value in values}
        for line in lines:
            assert_sentence(line, lang)
        if fact != "-" and n not in spoken.unsaid.get(event, ()):
            assert len(lines) == spoken.alike.get(fact, len(values)), lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("spoken", "event"), EVENTS)
def test_every_event_can_be_said_with_any_facts(spoken: Spoken, event: str, lang: str) -> None:
    random = Random(event)
    for _ in range(40):
        facts = [random.choice(spoken.plausible.get(fact, (0,))) for fact in spoken.events[event].split()]
        assert_sentence(spoken.line(event, facts, lang), lang)


# --- questions and answers ------------------------------------------------------------------------


@cache
def speaker_of(key: str) -> Speaker:
    """Has said all questions, answers and log lines of many situations and of random games of all sizes."""
    (spoken,) = (spoken for spoken in SPOKEN if spoken.key == key)
    (refused,) = (refused for refused in REFUSED if refused.key == key)
    speaker = Speaker(spoken)
    for situation in [*refused.situations, *spoken.situations]:
        match = situation()
        for player in match.awaiting:
            speaker.listen(match, player)
    switches = [name for name, option in spoken.game.folder.own_options.items() if option.kind == "yes_no"]
    for seats in spoken.game.folder.seats:
        for seed in range(2):
            match = spoken.game.start(seats=seats, seed=seed, options=dict.fromkeys(switches, seed == 1))
            random = Random(seed)
            while match.awaiting:
                player = match.awaiting[0]
                match.play(player, random.choice(speaker.listen(match, player)))
                wander(match, random, moves=random.randrange(4))  # most questions come again and again
            for viewer in (None, *range(seats)):
                for event in match.events(viewer):
                    speaker.say(event.phrase)
    return speaker


@pytest.mark.parametrize("start", ["ask-", "do-"])
@in_every_game
def test_all_questions_and_answers_were_said(spoken: Spoken, start: str) -> None:
    speaker = speaker_of(spoken.key)
    written = {id for id in speaker.texts.ids("fr") if id.startswith(start)}
    assert {id for id in speaker.ids if id.startswith(start)} == written


@in_every_game
def test_those_who_wait_read_what_every_question_is_about(spoken: Spoken) -> None:
    folder = folders()[spoken.key]
    written = {id for id in folder.texts.ids("fr") if id.startswith("waits-")}
    assert written == {f"waits-{question.key}" for question in folder.speech.questions.values()}
    for id, lang, number in product(written, LANGUAGES, (1, 2)):
        seats = tuple(say(f"seat-{seat}") for seat in range(number))
        assert_fluent(folder.texts.say(say(id, seats=seats, number=number), lang), lang)


@in_every_game
def test_most_log_lines_were_said_in_games(spoken: Spoken) -> None:
    speaker = speaker_of(spoken.key)
    written = {id for id in speaker.texts.ids("fr") if id.startswith("log-")}
    said = {id for id in speaker.ids if id.startswith("log-")}
    assert said == written if spoken.all_in_games else len(said) > len(written) * 3 // 4


@in_every_game
def test_every_choice_names_a_rule_of_the_index(spoken: Spoken) -> None:
    assert speaker_of(spoken.key).rules <= set(rule_ids(spoken.key))


REFUSALS = [
    pytest.param(case, id=f"{refused.key} {case.rule} {case.reason} {case.wish}")
    for refused in REFUSED
    for case in refused.all_cases
]


@pytest.mark.parametrize("case", REFUSALS)
def test_every_refusal_is_fluent(case: Any) -> None:
    match = case.situation()
    refusal = match.why_not(case.who(match), case.wish)
    assert refusal is not None
    for lang in LANGUAGES:
        assert_sentence(refusal.text(lang), lang)

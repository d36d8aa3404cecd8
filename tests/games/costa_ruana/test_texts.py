"""Costa Ruana speaks French and English equally, in correct typography, and never stammers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

import motu
from motu.games._shared.text import FILES, LANGUAGES, Phrase, texts_of
from motu.games.costa_ruana.rules import tell
from motu.games.costa_ruana.rules.turn import RULESET
from motu.match.choice import Choice, Gesture
from tests.games.costa_ruana.situations import begin, box_of, costa, lay, sit_down, table
from tests.games.costa_ruana.test_refusals import CASES, COMMON
from tests.minigames import tahatai

PACKAGE = Path(motu.__file__).parent
FOLDERS = sorted({file.parent for file in PACKAGE.rglob("*.ftl") if "_compiled" not in file.parts})
FOLDERS.append(tahatai.FOLDER.home)  # the example of the guide speaks like the others
LAST_RULE = (3, 8, 10, 4, 5, 4, 11, 5, 5, 17, 20, 11, 12, 7, 4)  # of chapters 1 to 15
RULE_IDS = [f"CR-{chapter}.{n}" for chapter, last in enumerate(LAST_RULE, 1) for n in range(1, last + 1)]


# --- reading the files --------------------------------------------------------------------------


@cache
def entries(file: Path) -> list[ast.EntryType]:
    return FluentParser().parse(file.read_text("utf-8")).body


def messages(file: Path) -> list[ast.Message]:
    return [entry for entry in entries(file) if isinstance(entry, ast.Message)]


def ids(file: Path) -> list[str]:
    """Messages and their attributes."""
    return [
        id
        for message in messages(file)
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


def texts(file: Path) -> Iterator[tuple[str, str]]:
    for message in messages(file):
        patterns = [message.value, *(attribute.value for attribute in message.attributes)]
        for pattern in patterns:
            for text in spoken(pattern) if pattern else []:
                yield message.id.name, text


def files(lang: str) -> list[Path]:
    paths = [folder / f"{name}.{lang}.ftl" for folder in FOLDERS for name in FILES]
    return [path for path in paths if path.exists()]


FRENCH, ENGLISH = files("fr"), files("en")
in_all_files = pytest.mark.parametrize("file", FRENCH + ENGLISH, ids=lambda f: f"{f.parent.name}/{f.name}")


def test_there_are_files_to_look_at() -> None:
    assert {f.parent.name for f in FRENCH} >= {"_shared", "costa_ruana"}
    assert len(FRENCH) >= 3


@pytest.mark.parametrize("file", FRENCH, ids=lambda f: f"{f.parent.name}/{f.name}")
def test_both_languages_have_the_same_messages(file: Path) -> None:
    other = file.with_name(file.name.replace(".fr.", ".en."))
    assert ids(file) == ids(other)  # in the same order, too


@in_all_files
def test_no_entry_is_unreadable_and_none_is_written_twice(file: Path) -> None:
    assert not [entry for entry in entries(file) if isinstance(entry, ast.Junk)]
    assert len(set(ids(file))) == len(ids(file))


@pytest.mark.parametrize("file", FRENCH, ids=lambda f: f"{f.parent.name}/{f.name}")
def test_both_languages_speak_of_the_same_facts(file: Path) -> None:
    other = {m.id.name: m for m in messages(file.with_name(file.name.replace(".fr.", ".en.")))}
    for message in messages(file):
        assert variables(message) == variables(other[message.id.name]), message.id.name


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


# --- typography ---------------------------------------------------------------------------------


@in_all_files
def test_apostrophes_and_quotation_marks_are_typographic(file: Path) -> None:
    for id, text in texts(file):
        assert "'" not in text, (id, text)
        assert '"' not in text, (id, text)
        assert "..." not in text, (id, text)


@pytest.mark.parametrize("file", FRENCH, ids=lambda f: f"{f.parent.name}/{f.name}")
def test_french_marks_have_non_breaking_spaces(file: Path) -> None:
    for id, text in texts(file):
        assert not re.search(r"(?<![\u00a0\u202f])[:;!?»]", text), (id, text)
        assert not re.search(r"«(?![\u00a0\u202f])", text), (id, text)
        assert "“" not in text and "”" not in text, (id, text)
        assert text.count("«") == text.count("»"), (id, text)


@pytest.mark.parametrize("file", ENGLISH, ids=lambda f: f"{f.parent.name}/{f.name}")
def test_english_marks_stand_close(file: Path) -> None:
    for id, text in texts(file):
        assert not re.search(r"\s[:;!?]", text), (id, text)
        assert not re.search(r"[«»]", text), (id, text)
        assert text.count("“") == text.count("”"), (id, text)


@in_all_files
def test_no_double_or_outer_spaces(file: Path) -> None:
    for id, text in texts(file):
        assert text == text.strip() and "  " not in text, (id, text)


# --- the rule index -----------------------------------------------------------------------------


def test_the_index_has_126_rules_in_their_order() -> None:
    assert len(RULE_IDS) == 126
    for lang in LANGUAGES:
        assert list(costa().rules(lang)) == RULE_IDS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_one_sentence_of_its_own(lang: str) -> None:
    rules = costa().rules(lang)
    assert len(set(rules.values())) == 126
    for id, sentence in rules.items():
        assert re.fullmatch(r"[A-ZÀÉÊÎ0-9«“].*\.", sentence), (id, sentence)
        assert len(sentence) > 15, (id, sentence)
    assert all(costa().rules("fr")[id] != costa().rules("en")[id] for id in RULE_IDS)


def test_every_choice_names_a_rule_of_the_index() -> None:
    folder = costa().folder
    s = costa().start(seats=3, seed=1).redacted(0)
    for action in range(int(RULESET.decisions)):
        assert folder.allowed_by(s, 0, *folder.split(action)) in RULE_IDS


# --- the log ------------------------------------------------------------------------------------

PLAUSIBLE = {
    "seat": range(6),
    "island": range(10),
    "background": range(4),
    "card": range(0, 32, 3),
    "face": range(8),
    "lap": range(2),
    "number": (0, 1, 2, 5, 17),
    "cards": (1, 2, 5),
    "turn": (1, 2, 5),
}
EVENTS = {  # what the rules tell with each, as the comments in tell.py say
    "TIDE_LAID": ("background",),
    "DAYLIGHT_LAID": ("background",),
    "POOR_ISLAND": ("island", "number"),
    "FIRST_SHAMAN": ("seat",),
    "SETTLED": ("seat", "island"),
    "TURN_STARTED": ("turn", "seat"),
    "LAID_FACE_UP": ("seat", "card", "seat"),
    "LAID_FACE_DOWN": ("seat", "card", "seat"),
    "LAID_HIDDEN": ("seat", "seat"),
    "STAKED": ("seat", "lap", "seat"),
    "STAKED_NOT": ("seat",),
    "FLIPPED": ("seat", "background"),
    "REVEALED": ("seat", "card", "seat"),
    "SET_ASIDE": ("seat", "card", "seat"),
    "APPLIES": ("seat", "face", "seat"),
    "NO_EFFECT": ("seat", "face"),
    "TREASURE_MOVED": ("seat", "island", "island"),
    "REMOVED": ("seat", "island"),
    "PLACED": ("seat", "island"),
    "ISLANDER_MOVED": ("seat", "seat", "island", "island"),
    "COLLECTED": ("seat", "island"),
    "UNCLAIMED": ("island",),
    "DREW": ("seat", "cards"),
    "DREW_CARD": ("seat", "card"),
    "ACCEPTED": ("seat",),
    "NAMED": ("seat", "seat"),
    "SCORED": ("seat", "number", "number", "number"),
    "DEALT": ("seat", "cards"),
}
TOLD = {name: value for name, value in vars(tell).items() if name.isupper() and isinstance(value, int)}


def assert_fluent(text: str) -> None:
    """No gap, brace or variable is left, and the text begins and ends like a text."""
    assert text.strip() == text != ""
    assert not re.search(r"[{}$]|\bNone\b|  |\?\?\?", text), text


def test_every_kind_of_event_is_known_here_and_has_a_line_in_the_log() -> None:
    assert TOLD.keys() == EVENTS.keys()
    assert len(set(TOLD.values())) == len(TOLD)
    for lang in LANGUAGES:
        lines = {id for id in costa().folder.texts.ids(lang) if id.startswith("log-")}
        assert lines == {f"log-{name.lower().replace('_', '-')}" for name in TOLD}


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_can_be_said(name: str) -> None:
    folder = costa().folder
    random = Random(name)
    possible = list(product(*(PLAUSIBLE[fact] for fact in EVENTS[name])))
    for facts in random.sample(possible, min(40, len(possible))):
        phrase = folder.event(box_of(), TOLD[name], [*facts, *[0] * (4 - len(facts))])
        for lang in LANGUAGES:
            text = folder.texts.say(phrase, lang)
            assert_fluent(text)
            assert text[-1] == "."


@pytest.mark.parametrize("name", EVENTS)
def test_what_differs_in_a_log_line_is_heard(name: str) -> None:
    """Each public fact makes a difference in both languages."""
    unspoken = {"LAID_FACE_DOWN": {0}, "DREW_CARD": {0}, "SET_ASIDE": {0}, "APPLIES": {2}}
    folder = costa().folder
    for n, fact in enumerate(EVENTS[name]):
        if n in unspoken.get(name, ()):
            continue
        for lang in LANGUAGES:
            heard = set()
            for value in PLAUSIBLE[fact]:
                facts = [1, 1, 1, 1]
                facts[n] = value
                heard.add(folder.texts.say(folder.event(box_of(), TOLD[name], facts), lang))
            assert len(heard) == len(PLAUSIBLE[fact]), (lang, heard)


def test_one_treasure_and_one_islander_are_singular() -> None:
    folder = costa().folder
    phrase = folder.event(box_of(), tell.SCORED, [0, 3, 1, 1])
    assert not re.search("1 (trésors|habitants)", folder.texts.say(phrase, "fr"))
    assert not re.search("1 (treasures|islanders)", folder.texts.say(phrase, "en"))


# --- whole games --------------------------------------------------------------------------------


class Speaker:
    """Says every phrase once, in both languages."""

    def __init__(self) -> None:
        self.said: set[str] = set()
        self.ids: set[str] = set()
        self.texts = costa().folder.texts

    def say(self, phrase: Phrase) -> None:
        if (known := repr(phrase)) in self.said:
            return
        self.said.add(known)
        self.ids.add(phrase.id)
        for lang in LANGUAGES:
            assert_fluent(self.texts.say(phrase, lang))


@pytest.fixture(scope="module")
def speaker() -> Speaker:
    """Has said all questions, choices, gestures and log lines of some random games of all sizes."""
    speaker = Speaker()
    for players in range(2, 7):
        for seed in range(3 if players < 4 else 2):
            match = costa().start(seats=players, seed=seed)
            random = Random(seed)
            while match.awaiting:
                (player,) = match.awaiting
                speaker.say(match.folder.asked(match.redacted(player), player))
                offers: list[Choice | Gesture] = [*match.choices(player), *match.gestures(player)]
                for offer in offers:
                    speaker.say(offer.phrase)
                match.play(player, random.choice(offers))
            for viewer in (None, *range(players)):
                for event in match.events(viewer):
                    speaker.say(event.phrase)
    return speaker


@pytest.mark.parametrize("start", ["ask-", "do-", "log-"])
def test_all_questions_choices_and_log_lines_were_said_in_random_games(speaker: Speaker, start: str) -> None:
    written = {id for id in speaker.texts.ids("fr") if id.startswith(start)}
    assert {id for id in speaker.ids if id.startswith(start)} == written


def test_questions_and_labels_through_the_public_face() -> None:
    match = costa().start(seats=3, seed=1)
    (player,) = match.awaiting
    assert match.question(player, "fr") == "Installez un habitant sur une île"
    assert match.question(player, "en") == "Settle an islander on an island"
    first = match.choices(player)[0]
    assert (first.label("fr"), first.label("en")) == (
        "Installer un habitant sur l’île aux Palmiers",
        "Settle an islander on Palm Island",
    )
    assert first.rule == "CR-3.9"
    assert costa().title("fr") == costa().title("en") == "Costa Ruana"


def test_a_card_that_a_seat_cannot_know_is_said_without_its_name() -> None:
    """Also of a card that is not there: whatever an action is, it can be said to anybody."""
    s = table(3, {})
    lay(s, "face_up A", "day_place_2", before="C")
    lay(s, "face_down B", "night_place_1", before="A")
    match = sit_down(begin(s, "stake"))
    hidden, gone = match.read(0, "resolve face_down B"), match.read(0, "resolve face_up C")
    assert hidden is not None and gone is not None
    assert match.said(0, hidden).label("en") == "Resolve an unknown card, laid by Blue"
    assert match.said(0, hidden).label("fr") == "Résoudre une carte inconnue, posée par Bleu"
    assert match.said(0, gone).label("en") == "Resolve an unknown card, laid by Green"
    his = match.read(1, "resolve face_down B")
    assert his is not None
    assert match.said(1, his).label("en") == "Resolve “Place 1 islander” (night), laid by Blue"
    rule, x = match.folder.split(hidden)
    spectator = match.folder.label(match.redacted(None), 0, rule, x)
    assert match.folder.texts.say(spectator, "en") == "Resolve an unknown card, laid by Blue"


@pytest.mark.parametrize("players", range(2, 7))
def test_any_action_can_be_said_to_any_seat_at_any_time(players: int) -> None:
    match = costa().start(seats=players, seed=players)
    random = Random(players)
    speaker = Speaker()
    while match.awaiting:
        for viewer in (None, *range(players)):
            s = match.redacted(viewer)
            for action in random.sample(range(int(RULESET.decisions)), 40):
                speaker.say(match.folder.label(s, viewer or 0, *match.folder.split(action)))
        (player,) = match.awaiting
        match.play(player, random.choice(match.choices(player)))


def test_every_refusal_is_fluent() -> None:
    for case in CASES + COMMON:
        match = case.situation()
        for player in range(match.seats):
            refusal = match.why_not(player, case.wish)
            for lang in LANGUAGES:
                if refusal is not None:
                    assert_fluent(refusal.text(lang))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="fr, en"):
        texts_of(PACKAGE / "games" / "costa_ruana").word("title", "de")

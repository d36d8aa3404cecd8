"""Raiatea speaks French and English equally, in correct typography, and never stammers."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

import motu
from motu.games._shared.text import LANGUAGES, Phrase
from motu.games.raiatea.names import effect_text, mission_name, ritual_name
from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.pieces import SALES
from motu.match.choice import Choice, Gesture
from tests.games.raiatea.refused import CASES, COMMON
from tests.games.raiatea.situations import (
    at_location,
    blessing,
    box_of,
    building,
    ceremony,
    give,
    go,
    offered,
    prices,
    raiatea,
    seat,
    statue,
    table,
)

HOME = Path(motu.__file__).parent / "games" / "raiatea"
LAST_RULE = (18, 16, 15, 20, 4, 7, 8, 16, 32, 14, 21, 19, 10, 9, 4)  # of chapters 1 to 15
RULE_IDS = [f"RA-{chapter}.{n}" for chapter, last in enumerate(LAST_RULE, 1) for n in range(1, last + 1)]


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


def test_the_index_has_213_rules() -> None:
    """The 200 of the specification, and what players are refused that none of them says."""
    assert len(RULE_IDS) == 213
    for lang in LANGUAGES:
        assert list(raiatea().rules(lang)) == RULE_IDS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_one_sentence_of_its_own(lang: str) -> None:
    rules, others = raiatea().rules(lang), raiatea().rules("en" if lang == "fr" else "fr")
    assert len(set(rules.values())) == len(RULE_IDS)
    for id, sentence in rules.items():
        assert re.fullmatch(r"[A-ZÀÉÊÎ0-9«“].{14,}\.", sentence), (id, sentence)
        assert sentence != others[id]


def test_what_a_beginner_reads_is_in_the_index() -> None:
    folder = raiatea().folder
    assert set(folder.first_rules) | {folder.tie_break} <= set(RULE_IDS)


# --- the log --------------------------------------------------------------------------------------

PLAUSIBLE = {
    "seat": range(5),
    "design": range(13),
    "kind": (*range(12), 16),
    "face": (*range(9), 9, 13, 25, 31),
    "number": (1, 0, 2, 5, 17),  # the first one stands for the other facts
    "statue": range(3),
    "back": range(2),
    "ritual": range(51),
    "stage": range(1, 7),
    "location": range(6),
    "roll": range(5),
    "good": range(4),
    "assistant": range(4),
    "level": (1, 2, 3, 4),
    "rank": range(1, 4),
    "reward": range(3),
    "order": (0o210, 0o012, 0o3210, 0o43210),
    "mission": range(int(box_of().mission_slots)),
    "source": range(6),
}
EVENTS = {  # what the rules tell with each, as the comments in tell.py say
    "FIRST_PLAYER": "seat",
    "STARTING_MASK": "seat design",
    "FOREST_CARD": "face",
    "FOREST_REFILLED": "number",
    "STATUE_OPENED": "statue",
    "DREW": "seat back number",
    "DREW_CARD": "seat ritual",
    "KEPT": "seat number number",
    "KEPT_CARD": "seat ritual",
    "RESHUFFLED": "back",
    "PHASE_STARTED": "number seat",
    "CEREMONY_STARTED": "number",
    "STAGE_STARTED": "stage",
    "LOCATION": "seat location",
    "ROLLED": "roll number",
    "GOOD_TAKEN": "seat good level",
    "PICKED": "seat face",
    "PICK_DECLINED": "seat",
    "GATHERER_USED": "seat",
    "EXTRA_GOOD": "seat good",
    "TO_MARKET": "face",
    "TATTOOED": "seat number number",
    "RANK_REACHED": "seat rank",
    "SACRIFICED": "seat good",
    "PEARLS": "seat number",
    "MANA": "seat number",
    "LOST_PEARLS": "seat number",
    "RECRUITED": "seat number number number",
    "LOST_PRIESTS": "seat number",
    "MASK_GIVEN": "seat kind",
    "MASK_TAKEN": "seat kind",
    "HIRED": "seat assistant number",
    "SOLD": "seat good level",
    "MERCHANT_USED": "seat good",
    "SHAMAN_USED": "seat ritual",
    "MIRROR_BOUND": "seat design",
    "PERFORMED": "seat ritual number number",
    "FAILED": "seat ritual number",
    "BAG_FILLED": "number number",
    "BAG_EMPTIED": "number",
    "PREPARED_CARD": "seat ritual",
    "PREPARED": "",
    "OFFERED": "seat number",
    "NEW_ORDER": "order",
    "REWARDED": "seat reward",
    "REVEALED": "seat ritual",
    "PURCHASED": "seat number",
    "MISSION": "seat mission",
    "MISSION_PASSED": "seat",
    "MISSION_PAID": "seat number number",
    "GOOD_PAID": "seat good",
    "MASK_PAID": "seat kind",
    "DIVER_USED": "seat",
    "AUCTION": "statue",
    "BID": "seat number",
    "AUCTION_WON": "seat statue number",
    "REACTIVATED": "seat assistant",
    "EXHAUSTED": "seat assistant",
    "STOLEN_UNSEEN": "seat seat",
    "STOLEN": "seat seat good",
    "NOTHING_STOLEN": "seat seat",
    "MASK_STOLEN": "seat seat kind",
    "ASSISTANT_STOLEN": "seat seat assistant",
    "CANCELLED": "seat ritual",
    "SCORED": "seat number",
    "SCORED_SOURCE": "seat source number",
}
COMMON_LINES = ("PERFORMED", "FAILED", "REVEALED")  # said of a common ritual without its owner
TO_ONESELF = ("DREW_CARD", "KEPT_CARD", "PREPARED_CARD")  # the seat is "you"
TOLD = {name: value for name, value in vars(tell).items() if name.isupper() and isinstance(value, int)}


def assert_fluent(text: str) -> None:
    """No gap, brace or variable is left, and the text begins and ends like a text."""
    assert text.strip() == text != ""
    assert not re.search(r"[{}$\u2068\u2069]|\bNone\b|  |\?\?\?|_", text), text


def test_every_kind_of_event_is_known_here_and_has_a_line_in_the_log() -> None:
    assert TOLD.keys() == EVENTS.keys()
    assert sorted(TOLD.values()) == list(range(1, len(TOLD) + 1))
    for lang in LANGUAGES:
        lines = {id for id in raiatea().folder.texts.ids(lang) if id.startswith("log-")}
        common = {f"log-{name.lower()}-common" for name in COMMON_LINES}
        assert lines == {f"log-{name.lower().replace('_', '-')}" for name in TOLD} | common


def heard(name: str, facts: list[int], lang: str) -> str:
    folder = raiatea().folder
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
            assert len(lines) == len(PLAUSIBLE[fact]), (lang, lines)
        if not kinds:
            assert_fluent(heard(name, [], lang))
        if name in COMMON_LINES:
            assert_fluent(heard(name, [-1, 0], lang))


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


# --- effects, rituals and missions in words -------------------------------------------------------


def test_every_ritual_every_sale_and_every_mission_has_words_of_its_own() -> None:
    box, texts = box_of(), raiatea().folder.texts
    for lang in LANGUAGES:
        names = [texts.say(ritual_name(card), lang) for card in range(51)]
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


# --- questions and answers ------------------------------------------------------------------------


class Speaker:
    """Says every phrase once, in both languages."""

    def __init__(self) -> None:
        self.said: set[str] = set()
        self.ids: set[str] = set()
        self.texts = raiatea().folder.texts

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
        offers: list[Choice | Gesture] = [*match.choices(player), *match.gestures(player)]
        for offer in offers:
            self.say(offer.phrase)
            assert isinstance(offer, Gesture) or offer.rule in RULE_IDS
        return offers


def rich_offering() -> motu.Match:
    s = table(3)
    give(s, "A", mana=200, hand="raa tii")
    return ceremony(s, 4)


def preparing_all() -> motu.Match:
    s = table(3)
    give(s, "A", hand="raa tii hina")
    return ceremony(s, 3)


def selling_two() -> motu.Match:
    s = table(3)
    give(s, "A", goods="uru uru")
    return at_location(s, "market")


def sacrificing_two() -> motu.Match:
    s = table(3)
    give(s, "A", goods="uru taro")
    return at_location(s, "marae")


def drawing_by_a_ritual() -> motu.Match:
    return blessing(table(3), 11, A="ihi")


def mission_by_a_sale() -> motu.Match:
    s = table(3)
    give(s, "A", goods="mahi_mahi", pearls=9)
    prices(s, mahi_mahi=4)
    statue(s, 1, "t1_p3")
    match = at_location(s, "market")
    go(match, "A sell mahi_mahi 4")
    return match


def rich_bidding() -> motu.Match:
    s = table(3)
    give(s, "A", mana=200)
    statue(s, 1, "t1_auc")
    return building(s)


MORE = [
    rich_offering,
    rich_bidding,
    preparing_all,
    selling_two,
    sacrificing_two,
    drawing_by_a_ritual,
    mission_by_a_sale,
]


@pytest.fixture(scope="module")
def speaker() -> Speaker:
    """Has said all questions, answers and log lines of the situations of the refusals and of random games."""
    speaker = Speaker()
    for situation in [*{case.situation: None for case in CASES}, *MORE]:
        match = situation()
        for player in match.awaiting:
            speaker.listen(match, player)
    for players, seed in ((3, 1), (4, 2), (5, 3)):
        match = raiatea().start(seats=players, seed=seed, options={"tane": True})
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
    s = table(3)
    give(s, "A", pearls=2)
    match = at_location(s, "path")
    assert match.question(0, "fr").startswith("Recrutez des prêtres, puis gagnez leur mana")
    assert match.question(1, "fr") == match.question(1, "en") == ""
    choice = next(choice for choice in match.choices(0) if choice.notation == "recruit 1 free")
    assert choice.label("fr") == "Recruter 2 prêtres pour 2 perles (case 3)"
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


def test_answers_of_one_question_differ_in_words() -> None:
    for situation in {case.situation: None for case in CASES}:
        match = situation()
        for player in match.awaiting:
            for lang in LANGUAGES:
                labels = [choice.label(lang) for choice in match.choices(player)]
                assert len(set(labels)) == len(labels), labels


def test_every_refusal_is_fluent() -> None:
    for case in CASES + COMMON:
        match = case.situation()
        refusal = match.why_not(seat(case.player), case.wish)
        for lang in LANGUAGES:
            assert refusal is not None
            assert_fluent(refusal.text(lang))
            assert refusal.text(lang)[-1] == "."


def test_no_answer_is_offered_under_a_name_that_only_an_edition_has() -> None:
    for case in CASES:
        match = case.situation()
        for player in match.awaiting:
            assert not [line for line in offered(match, "ABCDE"[player]) if re.search(r"-\d|none_", line)]

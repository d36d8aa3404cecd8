"""Whatever is refused says which rule forbids it, in both languages, and changes nothing."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import motu
from motu.games.raiatea.questions import SPEECH
from motu.games.raiatea.rules.drawing import NOT_IN_RITUAL_DECK, RITUAL_CARD
from motu.games.raiatea.rules.forest import FOREST_CARD, NOT_IN_FOREST_DECK
from motu.games.raiatea.rules.interactive import NO_GOOD_TO_STEAL, STOLEN_GOOD
from motu.games.raiatea.rules.setup import NOT_A_STARTING_MASK, STARTING_MASK
from motu.games.raiatea.rules.statues import MISSION_TILE, NOT_OF_THIS_STATUE
from motu.games.raiatea.rules.turn import RULES, RULESET
from motu.kernel.core import CHANCE, GAME_OVER, LEGAL
from motu.kernel.engine import why_not
from tests.games.raiatea.refused import CASES, COMMON, NO_SUCH, Case, offering, over, picking
from tests.games.raiatea.situations import (
    asked,
    everyone,
    everything,
    face,
    give,
    go,
    mask,
    mission,
    no_forest_deck,
    offered,
    raiatea,
    ritual,
    seat,
    sit_down,
    table,
    wander,
)
from tests.games.telling import french

RULES_FOLDER = Path(motu.__file__).parent / "games" / "raiatea" / "rules"


def assert_refused(
    match: motu.Match, player: int, choice: Any, rule: str | None, fr: str, en: str
) -> motu.IllegalChoice:
    """Asked and played: the same rule, the same sentences, and nothing changes."""
    before = everything(match)
    refusal = match.why_not(player, choice)
    assert refusal is not None
    assert (refusal.rule, refusal.text("fr"), refusal.text("en")) == (rule, french(fr), en)
    with pytest.raises(motu.IllegalChoice) as caught:
        match.play(player, choice)
    illegal = caught.value
    assert (illegal.rule, illegal.text("fr"), illegal.text("en")) == (rule, french(fr), en)
    assert everything(match) == before
    return illegal


@pytest.mark.parametrize("case", CASES + COMMON, ids=lambda case: f"{case.reason} {case.wish}")
def test_each_reason_has_its_rule_and_its_sentences_and_changes_nothing(case: Case) -> None:
    match = case.situation()
    player = seat(case.player)
    assert_refused(match, player, case.wish, case.id, case.fr, case.en)
    number = match.read(player, case.wish)
    assert number is not None
    assert why_not(match.state, player, number) == case.reason
    assert_refused(match, player, number, case.id, case.fr, case.en)
    if case.id is not None:
        assert case.id in raiatea().rule_ids()
        assert case.wish not in offered(match, case.player)
        assert type(match.folder.split(number)[0]).__name__ == case.rule


# --- no reason is forgotten ---------------------------------------------------------------------


def defined(tree: ast.Module) -> set[str]:
    """The constants that a module defines itself."""
    return {
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def judges(name: str) -> bool:
    """Whether a function gives reasons: `check`, what it is made of, and what several rules share."""
    return name == "check" or name.startswith(("_check", "why_not"))


@dataclass
class Judge:
    """One such function: the reasons it returns itself and the others whose answer it passes on."""

    reasons: set[int]
    asks: set[str]


def judge(function: ast.FunctionDef, names: Mapping[str, Any]) -> Judge:
    """Read every `return`; what cannot be read, and a number without a name, fails the test."""
    found = Judge(set(), set())
    passed_on = {
        target.id: node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }

    def read(value: ast.expr | None) -> None:
        if isinstance(value, ast.IfExp):
            read(value.body)
            read(value.orelse)
        elif isinstance(value, ast.Call):
            callee = value.func
            name = callee.attr if isinstance(callee, ast.Attribute) else getattr(callee, "id", "")
            assert judges(name), f"{function.name}, line {value.lineno}: cannot read this reason"
            found.asks.add(name)
        elif isinstance(value, ast.Name) and value.id in passed_on:
            read(passed_on[value.id])
        else:
            assert isinstance(value, ast.Name), (
                f"{function.name}: cannot read {ast.dump(value or ast.Pass())}"
            )
            found.reasons.add(names[value.id])

    for node in ast.walk(function):
        if isinstance(node, ast.Return):
            read(node.value)
    return found


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """All functions of a module with the name of their class, if any."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield "", node
        elif isinstance(node, ast.ClassDef):
            for member in node.body:
                if isinstance(member, ast.FunctionDef):
                    yield node.name, member


def reasons_in_source() -> tuple[set[tuple[str, int]], list[int]]:
    """Every rule with every reason that it can give; and every reason that a module defines."""
    found: dict[tuple[str, str], Judge] = {}
    named: list[int] = []
    for file in sorted(RULES_FOLDER.glob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        names = vars(import_module(f"motu.games.raiatea.rules.{file.stem}"))
        named += [
            names[name]
            for name in defined(tree) - {"DISTINCT", "CLIP", "DECLINE", "ALONE"}
            if isinstance(names[name], int) and names[name] > 100
        ]
        for cls, function in functions(tree):
            if judges(function.name):
                found[cls, function.name] = judge(function, names)

    def all_of(cls: str, name: str) -> set[int]:
        key = (cls, name) if (cls, name) in found else ("", name)
        return found[key].reasons.union(*(all_of(cls, other) for other in found[key].asks))

    pairs = {(cls, n) for cls, name in found if name == "check" for n in all_of(cls, name)}
    return {(cls, n) for cls, n in pairs if n > GAME_OVER}, named


def test_every_reason_of_every_rule_has_a_situation_here() -> None:
    pairs, named = reasons_in_source()
    nature = {type(rule).__name__ for rule in RULES if rule.mode == CHANCE}
    of_people = {(rule, reason) for rule, reason in pairs if rule not in nature}
    assert of_people == {(case.rule, case.reason) for case in CASES}
    assert set(named) == {reason for _, reason in pairs}, "a reason is named and never given"
    assert len(named) == len(set(named)), "two causes have one reason"
    assert {pair for pair in pairs if pair[0] in nature} == {
        ("StartingMask", NOT_A_STARTING_MASK),
        ("MissionTile", NOT_OF_THIS_STATUE),
        ("ForestCard", NOT_IN_FOREST_DECK),
        ("RitualCard", NOT_IN_RITUAL_DECK),
        ("StolenGood", NO_GOOD_TO_STEAL),
    }


def test_every_reason_is_provoked() -> None:
    """What the questions have a sentence for, and what the situations here bring about, is the same."""
    declared = {
        (type(rule).__name__, reason) for rule, question in SPEECH.questions.items() for reason in question.no
    }
    provoked = set()
    for case in CASES:
        match = case.situation()
        number = match.read(seat(case.player), case.wish)
        assert number is not None
        rule, _ = match.folder.split(number)
        provoked.add((type(rule).__name__, int(why_not(match.state, seat(case.player), number))))
    assert provoked == declared


def test_every_reason_is_a_rule_with_sentences_in_both_languages() -> None:
    texts = raiatea().folder.texts
    written = {id for id in texts.ids("fr") if id.startswith("no-")}
    assert written == {id for id in texts.ids("en") if id.startswith("no-")}
    rules = {*raiatea().rules("fr")} & {*raiatea().rules("en")}
    assert {raiatea().folder.rule_of(reason) for _, reason in reasons_in_source()[0]} <= rules


def test_no_sentence_waits_for_a_reason_that_does_not_exist() -> None:
    said = set()
    for case in CASES:
        refusal = case.situation().why_not(seat(case.player), case.wish)
        assert refusal is not None
        said.add(refusal.phrase.id)
    assert said == {id for id in raiatea().folder.texts.ids("fr") if id.startswith("no-")}


def test_what_nature_cannot_do() -> None:
    s = table(3, tane=True)
    give(s, "B", goods="uru")
    assert STARTING_MASK.check(s, 0, 0, 0, mask("mask_c1")) == NOT_A_STARTING_MASK
    assert STARTING_MASK.check(s, 0, 0, 0, mask("mask_mp")) == LEGAL
    assert MISSION_TILE.check(s, 0, 0, 0, mission("t2_p5")) == NOT_OF_THIS_STATUE
    assert MISSION_TILE.check(s, 0, 20, 0, mission("t2_p5")) == LEGAL
    assert FOREST_CARD.check(s, 0, 1, 0, face("uru")) == LEGAL
    assert RITUAL_CARD.check(s, 0, 1, 0, ritual("hina")) == LEGAL
    assert RITUAL_CARD.check(s, 0, 1, 1, ritual("hina")) == NOT_IN_RITUAL_DECK
    assert STOLEN_GOOD.check(s, 0, 1, 0, 0) == LEGAL
    assert STOLEN_GOOD.check(s, 0, 1, 0, 1) == NO_GOOD_TO_STEAL
    no_forest_deck(s)
    assert FOREST_CARD.check(s, 0, 1, 0, face("uru")) == NOT_IN_FOREST_DECK


# --- what is no choice at all -------------------------------------------------------------------

UNREADABLE = (
    "« {} » ne désigne aucun choix : donnez un choix, son numéro ou sa notation.",
    "“{}” names no choice: give a choice, its number or its notation.",
)


@pytest.mark.parametrize(
    "wish", [None, "", "pick", "pick uru ", "PICK URU", "offer 64", True, 1.0, ()], ids=repr
)
@pytest.mark.parametrize("situation", [picking, over])
def test_what_names_no_choice_is_refused(situation: Callable[[], motu.Match], wish: object) -> None:
    fr, en = (sentence.format(wish) for sentence in UNREADABLE)
    assert_refused(situation(), 0, wish, None, fr, en)


@pytest.mark.parametrize("wish", [10**9, -1, int(RULESET.decisions), 10**30])
@pytest.mark.parametrize("situation", [picking, over])
def test_a_number_outside_the_game_is_refused(situation: Callable[[], motu.Match], wish: int) -> None:
    assert_refused(situation(), 0, wish, None, *NO_SUCH)


def test_a_seat_that_does_not_exist_is_refused() -> None:
    fr, en = (
        "Il n’y a pas de siège 3 : les sièges vont de 0 à 2.",
        "There is no seat 3: seats go from 0 to 2.",
    )
    assert_refused(picking(), 3, "pick uru", None, fr, en)


def test_a_sealed_answer_already_given_cannot_be_given_again() -> None:
    match = offering()
    go(match, "A offer 2")
    fr, en = "Ce n’est pas à vous de décider : on attend Bleu et Vert.", "It is not for you to decide: "
    assert_refused(match, 0, "offer 3", None, fr, en + "the table waits for Blue and Green.")


def test_after_the_end_nothing_is_left_to_decide() -> None:
    match = raiatea().start(seats=3, seed=4)
    wander(match, Random(4))
    assert match.over
    case = COMMON[-1]
    for player in range(3):
        assert not match.choices(player) and not match.gestures(player)
        for wish in ("location path", "free done", "final_mirror done", 0, int(RULESET.decisions) - 1):
            assert_refused(match, player, wish, None, case.fr, case.en)


def test_of_all_numbers_exactly_those_offered_are_legal() -> None:
    """In every situation above, free actions included."""
    for situation in {case.situation for case in CASES + COMMON}:
        match = situation()
        for player in range(match.seats):
            legal = {choice.id for choice in match.choices(player)}
            s = match.redacted(player)
            found = {n for n in range(int(RULESET.decisions)) if why_not(s, player, n) == LEGAL}
            assert found == legal, (situation.__name__, asked(match))


def test_a_refused_answer_is_refused_by_the_true_and_by_the_redacted_table_alike() -> None:
    for case in CASES:
        match = case.situation()
        player = seat(case.player)
        number = match.read(player, case.wish)
        assert number is not None
        assert why_not(match.redacted(player), player, number) == why_not(match.state, player, number)


def test_sitting_down_at_a_finished_table_asks_nobody() -> None:
    s = table(4)
    everyone(s, pearls=1)
    assert sit_down(s).over


@pytest.mark.parametrize("seats", [2, 6])
def test_seats_out_of_range(seats: int) -> None:
    with pytest.raises(motu.BadSetup) as caught:
        raiatea().start(seats=seats)
    assert caught.value.text("fr") == french(f"Raiatea se joue de 3 à 5 : {seats} ne convient pas.")
    assert caught.value.text("en") == f"Raiatea is for 3 to 5 players: {seats} will not do."


@pytest.mark.parametrize("option", ["tane", "oracle", "mana_restriction"])
def test_the_three_options_are_off_unless_asked_for_and_take_yes_or_no(option: str) -> None:
    assert raiatea().start(seats=3, seed=1).view(None)["options"][option] is False
    assert raiatea().start(seats=3, seed=1, options={option: True}).view(None)["options"][option] is True
    with pytest.raises(motu.BadSetup):
        raiatea().start(seats=3, options={option: 1})

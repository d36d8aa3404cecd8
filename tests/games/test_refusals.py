"""Whatever is refused says which rule forbids it, in both languages, and changes nothing: in every game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

import motu
from motu.games._shared.text import LANGUAGES
from motu.kernel.core import CHANCE, GAME_OVER, LEGAL, NO_SUCH_ACTION
from motu.kernel.engine import Asked, why_not
from tests.games.every_game import REFUSED
from tests.games.judging import reasons_given, reasons_named
from tests.games.looking import asked, offered
from tests.games.refusing import FINISHED, NO_SUCH, UNREADABLE, Case, Reasons, Refused, assert_refused
from tests.games.speaking import assert_sentence
from tests.games.telling import french, wander

in_every_game = pytest.mark.parametrize("refused", REFUSED, ids=lambda refused: refused.key)


def each(what: Callable[[Refused], list[Any]], name: Callable[[Any], str] = repr) -> list[Any]:
    """Parameters: every game with each of these things of it."""
    return [
        pytest.param(refused, thing, id=f"{refused.key} {name(thing)}")
        for refused in REFUSED
        for thing in what(refused)
    ]


def switches(key: str) -> list[str]:
    """The options of a game that are on or off."""
    return [name for name, option in motu.game(key).folder.own_options.items() if option.kind == "yes_no"]


def called(case: Case) -> str:
    return f"{case.rule} {case.reason} {case.wish}"


def test_every_game_has_its_table() -> None:
    assert {refused.key for refused in REFUSED} == set(motu.all_games())


@pytest.mark.parametrize(("refused", "case"), each(lambda refused: refused.all_cases, called))
def test_each_reason_has_its_rule_and_its_sentences_and_changes_nothing(refused: Refused, case: Case) -> None:
    match = case.situation()
    player = case.who(match)
    assert_refused(match, player, case.wish, case.id, case.fr, case.en)
    number = match.read(player, case.wish)
    assert number is not None
    assert type(match.folder.split(number)[0]).__name__ == case.rule
    assert why_not(match.state, player, number) == case.reason
    assert why_not(match.redacted(player), player, number) == case.reason
    assert_refused(match, player, number, case.id, case.fr, case.en)
    if case.reason > GAME_OVER:
        assert case.id == match.folder.rule_of(case.reason) in refused.game.rule_ids()
        assert case.wish not in [choice.notation for choice in match.choices(player)]
    else:
        assert case.id is None


@pytest.mark.parametrize(("refused", "case"), each(lambda refused: refused.never_asked, called))
def test_a_question_that_no_match_puts_has_its_reasons_too(refused: Refused, case: Case) -> None:
    """It lapses, or its only answer is played by itself: but a program may ask why."""
    folder, s = refused.game.folder, case.situation()
    rule = Asked(s).rule
    x = folder.read(s, 0, rule, case.wish)
    assert x is not None
    reason = int(why_not(s, 0, int(rule.base) + x))
    assert (type(rule).__name__, reason, folder.rule_of(reason)) == (case.rule, case.reason, case.id)
    seen = s.copy()
    seen.redact(0)
    said = folder.explain(seen, 0, rule, x, reason)
    assert (folder.texts.say(said, "fr"), folder.texts.say(said, "en")) == (french(case.fr), case.en)


# --- no reason is forgotten ---------------------------------------------------------------------


def provoked(refused: Refused) -> Reasons:
    """What the situations come to; that they really do is tried above, one by one."""
    return {(case.rule, case.reason) for case in [*refused.cases, *refused.never_asked]}


def declared(refused: Refused) -> Reasons:
    """What questions have a sentence for."""
    questions = refused.game.folder.speech.questions
    return {(type(rule).__name__, reason) for rule, question in questions.items() for reason in question.no}


@in_every_game
def test_every_reason_is_provoked(refused: Refused) -> None:
    assert provoked(refused) == declared(refused)


@in_every_game
def test_every_reason_of_every_rule_has_a_situation(refused: Refused) -> None:
    folder = refused.game.folder
    nature = {type(rule).__name__ for rule in folder.ruleset.rules if rule.mode == CHANCE}
    given = reasons_given(folder)
    assert {(rule, reason) for rule, reason in given if rule in nature} == refused.of_nature
    of_people = {(rule, reason) for rule, reason in given if rule not in nature}
    assert refused.never_given <= of_people
    assert of_people - refused.never_given == provoked(refused)
    named = reasons_named(folder)
    assert set(named) == {reason for _, reason in given}, "a reason is named and never given"
    assert len(named) == len(set(named)), "two causes have one reason"


@in_every_game
def test_every_reason_is_a_rule_with_a_sentence_in_both_languages(refused: Refused) -> None:
    for lang in LANGUAGES:
        rules = refused.game.rules(lang)
        for reason in reasons_named(refused.game.folder):
            assert rules[refused.game.folder.rule_of(reason)].endswith(".")


@in_every_game
def test_no_sentence_waits_for_a_reason_that_does_not_exist(refused: Refused) -> None:
    said = set()
    for case in refused.cases:
        match = case.situation()
        refusal = match.why_not(case.who(match), case.wish)
        assert refusal is not None
        said.add(refusal.phrase.id)
    folder = refused.game.folder
    for case in refused.never_asked:
        s = case.situation()
        rule = Asked(s).rule
        said.add(folder.explain(s, 0, rule, folder.read(s, 0, rule, case.wish), case.reason).id)
    for lang in LANGUAGES:
        assert said == {id for id in folder.texts.ids(lang) if id.startswith("no-")}


# --- random games -------------------------------------------------------------------------------

ENOUGH = 40  # sentences of each reason


@cache
def met_in_games(key: str) -> dict[tuple[str, int], set[str]]:
    """Each rule and reason that random games give, with the texts in which they are said."""
    found: dict[tuple[str, int], set[str]] = {}
    game = motu.game(key)
    for seats in game.folder.seats:
        for seed in range(4):
            match = game.start(seats=seats, seed=seed, options=dict.fromkeys(switches(key), seed % 2 == 1))
            random = Random(seed)
            while match.awaiting:
                look(match, found)
                wander(match, random, moves=random.randrange(1, 9))
    return found


def look(match: motu.Match, found: dict[tuple[str, int], set[str]]) -> None:
    """All answers to the present question that are refused."""
    folder = match.folder
    for player in match.awaiting:
        s = match.redacted(player)
        rule = Asked(s).rule
        for x in range(int(rule.size)):
            reason = int(why_not(s, player, int(rule.base) + x))
            said = found.setdefault((type(rule).__name__, reason), set())
            if reason > GAME_OVER and len(said) < ENOUGH:
                phrase = folder.explain(s, player, rule, x, reason)
                said.update(folder.texts.say(phrase, lang) for lang in LANGUAGES)


@in_every_game
def test_random_games_give_no_reason_without_a_situation(refused: Refused) -> None:
    met = {(rule, n) for rule, n in met_in_games(refused.key) if n not in (LEGAL, NO_SUCH_ACTION)}
    known = {(case.rule, case.reason) for case in refused.cases}
    assert met <= known
    assert len(met) > len(known) // 2


@in_every_game
def test_refusals_of_random_games_are_whole_sentences(refused: Refused) -> None:
    for sentences in met_in_games(refused.key).values():
        for sentence in sentences:
            assert_sentence(sentence)


# --- what is no choice at all -------------------------------------------------------------------

playing_and_over = pytest.mark.parametrize("now", ["playing", "over"])
NO_TEXTS = [None, "", True, 1.0, b"place", ()]


@playing_and_over
@pytest.mark.parametrize(("refused", "wish"), each(lambda refused: [*NO_TEXTS, *refused.unreadable]))
def test_what_names_no_choice_is_refused(refused: Refused, wish: object, now: str) -> None:
    fr, en = (sentence.format(wish) for sentence in UNREADABLE)
    assert_refused(getattr(refused, now)(), 0, wish, None, fr, en)


@playing_and_over
@pytest.mark.parametrize("wish", [10**9, -1, "the first beyond", -(10**9), 10**30], ids=str)
@in_every_game
def test_a_number_outside_the_game_is_refused(refused: Refused, wish: Any, now: str) -> None:
    beyond = int(refused.game.folder.ruleset.decisions)
    assert_refused(getattr(refused, now)(), 0, beyond if isinstance(wish, str) else wish, None, *NO_SUCH)


@in_every_game
def test_a_very_long_text_is_quoted_in_part(refused: Refused) -> None:
    quoted = (sentence.format("x" * 60) for sentence in UNREADABLE)
    illegal = assert_refused(refused.playing(), 0, "x" * 5000, None, *quoted)
    assert len(illegal.text("fr")) < 200


@pytest.mark.parametrize("player", [-1, 4, 6, 10**9, True, 0.0, "A", None], ids=repr)
@in_every_game
def test_a_seat_that_does_not_exist_is_refused(refused: Refused, player: Any) -> None:
    match = refused.playing()
    last = match.seats - 1
    fr = f"Il n’y a pas de siège {player} : les sièges vont de 0 à {last}."
    en = f"There is no seat {player}: seats go from 0 to {last}."
    assert_refused(match, player, offered(match)[0], None, fr, en)
    looks: list[Callable[[Any], object]] = [match.choices, match.gestures]
    looks.append(lambda p: match.question(p, "fr"))
    if player is not None:  # None is the spectator
        looks += [match.view, match.events]
    for at in looks:
        with pytest.raises(motu.IllegalChoice) as caught:
            at(player)
        assert (caught.value.text("fr"), caught.value.text("en")) == (french(fr), en)


@in_every_game
def test_a_seat_that_is_not_awaited_is_offered_nothing_and_refused_everything(refused: Refused) -> None:
    match = refused.playing()
    assert not match.choices(1) and not match.gestures(1)
    assert match.question(1, "fr") == match.question(1, "en") == ""
    fr, en = "Ce n’est pas à vous de décider : on attend Rouge.", "It is not your turn to decide: "
    for wish in (*match.choices(0), offered(match)[0], refused.cases[-1].wish, 0):
        assert_refused(match, 1, wish, None, fr, en + "the table is waiting for Red.")


@in_every_game
def test_after_the_end_nothing_is_left_to_decide(refused: Refused) -> None:
    for seats in (refused.seats[0], 4):
        match = refused.game.start(seats=seats, seed=4)
        wander(match, Random(4))
        assert match.over and match.awaiting == ()
        one_of_each = {case.rule: case.wish for case in refused.cases}.values()
        for player in range(seats):
            assert not match.choices(player) and not match.gestures(player)
            readable = [wish for wish in one_of_each if match.read(player, wish) is not None]
            assert len(readable) > len(one_of_each) // 2  # others name a seat or a card that is not there
            for wish in (*readable, 0, int(match.folder.ruleset.decisions) - 1):
                assert_refused(match, player, wish, None, *FINISHED)


@in_every_game
def test_of_all_numbers_exactly_those_offered_are_legal(refused: Refused) -> None:
    """In every situation of its table, free actions included."""
    for situation in refused.situations:
        match = situation()
        numbers = range(int(match.folder.ruleset.decisions))
        for player in range(match.seats):
            legal = {choice.id for choice in match.choices(player)}
            s = match.redacted(player)
            found = {n for n in numbers if why_not(s, player, n) == LEGAL}
            assert found == legal, (situation.__name__, asked(match))


# --- how a game is begun ------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ["too few", "too many", 0, -3, 10**12, True, 4.0, "3"], ids=repr)
@in_every_game
def test_seats_out_of_range(refused: Refused, seats: Any) -> None:
    least, most = refused.seats
    seats = {"too few": least - 1, "too many": most + 1}.get(seats, seats)
    with pytest.raises(motu.BadSetup) as caught:
        refused.game.start(seats=seats)
    title = refused.game.title("en")
    fr = french(f"{title} se joue de {least} à {most} : {seats} ne convient pas.")
    assert caught.value.text("fr") == fr
    assert caught.value.text("en") == f"{title} is for {least} to {most} players: {seats} will not do."


@pytest.mark.parametrize(("refused", "option"), each(lambda refused: switches(refused.key), str))
def test_the_options_take_yes_or_no(refused: Refused, option: str) -> None:
    for value in (True, False):
        assert refused.game.start(seed=1, options={option: value}).options[option] is value
    with pytest.raises(motu.BadSetup):
        refused.game.start(options={option: 1})

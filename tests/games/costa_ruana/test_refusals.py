"""Whatever is refused says which rule forbids it, in both languages, and changes nothing."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

import motu
from motu.games.costa_ruana.questions import SPEECH
from motu.games.costa_ruana.rules import (
    cards,
    condition,
    effects,
    preparation,
    resolve,
    setup,
    stakes,
    tell,
)
from motu.games.costa_ruana.rules.turn import RULES, RULESET
from motu.kernel.core import (
    CHANCE,
    CHOICE,
    GAME_OVER,
    LEGAL,
    NO_SUCH_ACTION,
    NOT_AWAITED,
    NOT_THIS_QUESTION,
)
from motu.kernel.engine import why_not
from tests.games.costa_ruana.situations import (
    asked,
    begin,
    collect,
    costa,
    edition_box,
    everything,
    go,
    lay,
    offered,
    reveal,
    seat,
    sit_down,
    table,
    wander,
)
from tests.games.telling import french

RULES_FOLDER = Path(motu.__file__).parent / "games" / "costa_ruana" / "rules"


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


# --- one situation for every reason -------------------------------------------------------------


def settling_on_a_full_island() -> motu.Match:
    match = costa().start(seats=3, seed=3)
    order = [(match.awaiting[0] + n) % 3 for n in range(3)]
    for n in range(7):
        match.play(order[n % 3], "settle island_1")
    return match


def laying() -> motu.Match:
    hands = {"A": ["night_place_3", "day_place_1", "day_remove_3", "high_tide_place_2", "low_tide_place_1"]}
    return sit_down(begin(table(2, {}), "face_up", hands))


def hiding() -> motu.Match:
    hands = {"A": ["day_place_1", "day_remove_3", "high_tide_place_2", "low_tide_place_1"]}
    return sit_down(begin(table(2, {}), "face_down", hands))


def staking() -> motu.Match:
    s = table(2, {})
    for at in ("face_up A", "face_up B", "face_down A"):
        lay(s, at, "night_place_1", before="A")
    return sit_down(begin(s, "stake"))


def staking_with_nothing() -> motu.Match:
    s = table(2, {1: "AAAAA", 2: "AAAAA"})
    lay(s, "face_up A", "night_place_1", before="A")
    return sit_down(begin(s, "stake"), run=False)  # a match passes for him: nobody is ever asked


def ordering() -> motu.Match:
    s = table(3, {1: "AAA", 2: "AAA"})
    lay(s, "face_up A", "night_remove_1", before="A")
    lay(s, "face_down A", "day_remove_1", before="A")
    lay(s, "face_up B", "night_remove_3", before="A")
    lay(s, "face_down B", "high_tide_remove_1", before="A")
    lay(s, "face_up C", "night_place_2", before="A")
    lay(s, "face_down C", "night_remove_2", before="B")
    return reveal(s)


def ordering_again() -> motu.Match:
    match = ordering()
    go(match, "A resolve face_up A", "A remove island_1")
    return match


def moving_a_treasure() -> motu.Match:
    s = table(2, {}, [3, 0, 3, 3])
    lay(s, "face_up A", "night_move_treasure", before="A")
    return reveal(s)


def dropping_a_treasure() -> motu.Match:
    match = moving_a_treasure()
    go(match, "A take_treasure island_3")
    return match


def removing() -> motu.Match:
    s = table(2, {1: "A", 2: "A", 4: "B"})
    lay(s, "face_up A", "night_remove_1", before="A")
    return reveal(s)


def placing_beside_a_full_island() -> motu.Match:
    s = table(2, {2: "AAAABBB"})
    lay(s, "face_up A", "night_place_1", before="A")
    return reveal(s)


def lifting() -> motu.Match:
    s = table(2, {1: "AB", 2: "B"})
    lay(s, "face_up A", "night_move_islander", before="A")
    return reveal(s)


def lifting_with_all_other_islands_full() -> motu.Match:
    """Impossible in our box; an edition with smaller islands can fill all but one."""
    box = edition_box({"counts": {"island_room": 6}})
    s = table(2, {1: "A", 2: "AAABBB", 3: "AAABBB", 4: "AABBBB"}, box=box)
    lay(s, "face_up A", "night_move_islander", before="A")
    return reveal(s)


def landing() -> motu.Match:
    s = table(2, {1: "AB", 3: "AAAABBB"})
    lay(s, "face_up A", "night_move_islander", before="A")
    match = reveal(s)
    go(match, "A lift island_1 B")
    return match


def over() -> motu.Match:
    return collect(table(2, {}, turn=5))


@dataclass(frozen=True)
class Case:
    """What `player` wants in that situation, the reason against it and its sentences."""

    reason: int
    situation: Callable[[], motu.Match]
    wish: str
    fr: str
    en: str
    player: str = "A"


CASES = [
    Case(
        setup.NO_ROOM_TO_SETTLE,
        settling_on_a_full_island,
        "settle island_1",
        "L’île aux Palmiers est pleine : 7 habitants.",
        "Palm Island is full: 7 islanders.",
        player="",  # whoever is asked
    ),
    Case(
        cards.NOT_IN_HAND,
        laying,
        "face_up night_place_1 B",
        "Vous n’avez pas la carte « Placer 1 habitant » (nuit) en main : "
        "posez face visible l’une des 5 que vous tenez.",
        "You do not hold “Place 1 islander” (night): lay face up one of the 5 cards in your hand.",
    ),
    Case(
        cards.NOT_IN_HAND,
        hiding,
        "face_down night_place_3 B",
        "Vous n’avez pas la carte « Placer 3 habitants » (nuit) en main : cachez l’une des 4 que vous tenez.",
        "You do not hold “Place 3 islanders” (night): hide one of the 4 cards in your hand.",
    ),
    Case(
        stakes.EMPTY_PLACE,
        staking,
        "stake face_down B",
        "Il n’y a pas de carte à cet endroit : choisissez une carte posée sur la table.",
        "There is no card in that place: choose a card that lies on the table.",
    ),
    Case(
        stakes.SUPPLY_EMPTY,
        staking_with_nothing,
        "stake face_up A",
        "Votre réserve est vide : sans habitant, vous ne pouvez que passer.",
        "Your supply is empty: without an islander you can only pass.",
    ),
    Case(
        resolve.IN_FRONT_OF_ANOTHER,
        ordering,
        "resolve face_down C",
        "Cette carte n’est pas active devant vous : vous ne résolvez que les vôtres.",
        "This card is not active in front of you: you resolve only your own.",
    ),
    Case(
        resolve.CARD_GONE,
        ordering,
        "resolve face_down A",  # it was not active
        "Cette carte n’est plus là : elle n’était pas active, ou elle est déjà résolue.",
        "This card is gone: it was not active, or it is already resolved.",
    ),
    Case(
        resolve.CARD_GONE,
        ordering_again,
        "resolve face_up A",  # it has just been resolved
        "Cette carte n’est plus là : elle n’était pas active, ou elle est déjà résolue.",
        "This card is gone: it was not active, or it is already resolved.",
    ),
    Case(
        resolve.ANOTHER_KIND_FIRST,
        ordering,
        "resolve face_up C",
        "« Placer 2 habitants » (nuit) vient plus tard : les habitants se retirent d’abord.",
        "“Place 2 islanders” (night) comes later: islanders are removed first.",
    ),
    Case(
        resolve.ALIKE,
        ordering,
        "resolve face_down B",
        "Cette carte est identique à une autre déjà proposée : l’ordre n’y change rien.",
        "This card is the same as another one already offered: the order makes no difference.",
    ),
    Case(
        effects.NOTHING_TO_TAKE,
        moving_a_treasure,
        "take_treasure island_2",
        "Il n’y a plus de trésor sur l’île de la Tortue.",
        "There is no treasure left on Turtle Island.",
    ),
    Case(
        effects.TREASURE_COMES_FROM_HERE,
        dropping_a_treasure,
        "drop_treasure island_3",
        "Ce trésor vient de l’île de Corail : il doit aller sur une autre île.",
        "This treasure comes from Coral Island: it must go to another island.",
    ),
    Case(
        effects.NONE_OF_YOURS,
        removing,
        "remove island_4",
        "Vous n’avez aucun habitant sur l’île du Perroquet.",
        "You have no islander on Parrot Island.",
    ),
    Case(
        effects.NO_ROOM_TO_PLACE,
        placing_beside_a_full_island,
        "place island_2",
        "L’île de la Tortue est pleine : 7 habitants.",
        "Turtle Island is full: 7 islanders.",
    ),
    Case(
        effects.NONE_OF_THEIRS,
        lifting,
        "lift island_2 A",
        "Il n’y a pas d’habitant de Rouge sur l’île de la Tortue.",
        "Red has no islander on Turtle Island.",
    ),
    Case(
        effects.NONE_OF_THEIRS,
        lifting,
        "lift island_4 B",
        "Il n’y a pas d’habitant de Bleu sur l’île du Perroquet.",
        "Blue has no islander on Parrot Island.",
    ),
    Case(
        effects.NOWHERE_TO_GO,
        lifting_with_all_other_islands_full,
        "lift island_1 A",
        "Toutes les autres îles sont pleines : cet habitant n’a nulle part où aller.",
        "All other islands are full: this islander has nowhere to go.",
    ),
    Case(
        effects.DESTINATION_FULL,
        landing,
        "land island_3",
        "L’île de Corail est pleine : 7 habitants.",
        "Coral Island is full: 7 islanders.",
    ),
    Case(
        effects.ISLANDER_COMES_FROM_HERE,
        landing,
        "land island_1",
        "Cet habitant vient de l’île aux Palmiers : il doit changer d’île.",
        "This islander comes from Palm Island: it must change islands.",
    ),
]
COMMON = [
    Case(
        NOT_AWAITED,
        staking,
        "stake pass",
        "Ce n’est pas à vous de décider : on attend Rouge.",
        "It is not for you to decide: the table waits for Red.",
        player="B",
    ),
    Case(
        NOT_THIS_QUESTION,
        staking,
        "flip tide",
        "Ce choix répond à une autre question : voyez ceux qui sont proposés maintenant.",
        "This choice answers another question: look at those offered now.",
    ),
    Case(
        NO_SUCH_ACTION,
        staking,
        "stake face_up C",
        "Ce choix n’existe pas dans cette partie.",
        "There is no such choice in this game.",
    ),
    Case(
        NO_SUCH_ACTION,
        placing_beside_a_full_island,
        "place island_5",
        "Ce choix n’existe pas dans cette partie.",
        "There is no such choice in this game.",
    ),
    Case(
        NO_SUCH_ACTION,
        laying,
        "face_up night_place_3 F",
        "Ce choix n’existe pas dans cette partie.",
        "There is no such choice in this game.",
    ),
    Case(
        NO_SUCH_ACTION,
        lifting,
        "lift island_1 D",
        "Ce choix n’existe pas dans cette partie.",
        "There is no such choice in this game.",
    ),
    Case(
        GAME_OVER,
        over,
        "shaman A",
        "La partie est finie : il n’y a plus rien à décider.",
        "The game is over: nothing is left to decide.",
    ),
]


@pytest.mark.parametrize("case", CASES + COMMON, ids=lambda case: f"{case.reason} {case.wish}")
def test_each_reason_has_its_rule_and_its_sentences_and_changes_nothing(case: Case) -> None:
    match = case.situation()
    player = seat(case.player) if case.player else match.awaiting[0]
    rule = costa().folder.rule_of(case.reason) if case.reason > GAME_OVER else None
    assert_refused(match, player, case.wish, rule, case.fr, case.en)
    number = match.read(player, case.wish)
    assert number is not None
    assert why_not(match.state, player, number) == case.reason
    assert_refused(match, player, number, rule, case.fr, case.en)
    if rule is not None:
        assert rule in costa().rules("fr")
        assert case.wish not in offered(match)


def test_the_situations_above_are_asked_the_question_that_they_are_about() -> None:
    for case in CASES:
        match = case.situation()
        assert asked(match)[2:] == case.wish.split(" ")[0]


# --- no reason is forgotten ---------------------------------------------------------------------


def provoked(case: Case) -> tuple[str, int]:
    """The question of a case and the reason that its rule really gives."""
    match = case.situation()
    player = seat(case.player) if case.player else match.awaiting[0]
    number = match.read(player, case.wish)
    assert number is not None
    rule, _ = costa().folder.split(number)
    return SPEECH.question(rule).key, int(why_not(match.state, player, number))


def test_every_reason_is_provoked() -> None:
    declared = {(question.key, reason) for question in SPEECH.questions.values() for reason in question.no}
    assert {provoked(case) for case in CASES} == declared


def reasons_in_source() -> dict[str, set[int]]:
    """What `check` of each class of rules can return, read in the source."""
    found = {}
    for module in (setup, cards, stakes, condition, resolve, effects, preparation):
        name = module.__name__.rpartition(".")[2]
        for cls in ast.parse((RULES_FOLDER / f"{name}.py").read_text("utf-8")).body:
            if isinstance(cls, ast.ClassDef):
                checks = [f for f in cls.body if isinstance(f, ast.FunctionDef) and f.name == "check"]
                returns = [n.value for f in checks for n in ast.walk(f) if isinstance(n, ast.Return)]
                names = {name for value in returns for name in names_returned(value)}
                found[cls.name] = {int(vars(module)[name]) for name in names - {"LEGAL", "NO_SUCH_ACTION"}}
    return found


def names_returned(value: ast.expr | None) -> list[str]:
    if isinstance(value, ast.IfExp):
        return names_returned(value.body) + names_returned(value.orelse)
    assert isinstance(value, ast.Name), f"line {value and value.lineno}: a reason without a name"
    return [value.id]


def test_every_reason_in_the_source_has_its_sentence_and_its_rule() -> None:
    in_source = reasons_in_source()
    for rule in RULES:
        reasons = in_source.get(type(rule).__name__, set())
        if rule.mode == CHOICE:
            assert reasons == set(SPEECH.questions[rule].no)
        elif rule.mode == CHANCE:
            assert reasons <= {setup.NO_CARD_LEFT, setup.ALREADY_POOR}
        for reason in reasons:
            assert costa().folder.rule_of(reason) in costa().rules("en")


def test_no_sentence_waits_for_a_reason_that_does_not_exist() -> None:
    written = {id for id in costa().folder.texts.ids("fr") if id.startswith("no-")}
    said = {name for question in SPEECH.questions.values() for name in question.no.values()}
    assert written == {f"no-{name}" for name in said}


def test_what_nature_cannot_do_has_reasons_that_no_one_else_meets() -> None:
    s = begin(table(2, {}, [5, 4, 5, 5]), "face_up")
    empty = next(t for t in range(32) if s.deck[t] == 0)
    full = next(t for t in range(32) if s.deck[t] > 0)
    assert setup.DRAW_CARD.check(s, 0, 1, 0, empty) == setup.NO_CARD_LEFT
    assert setup.DRAW_CARD.check(s, 0, 1, 0, full) == LEGAL
    poor = [setup.POOR_ISLAND.check(s, 0, 0, 0, island) for island in range(4)]
    assert poor == [LEGAL, setup.ALREADY_POOR, LEGAL, LEGAL]
    match = sit_down(s)
    reasons = {int(why_not(match.state, 0, action)) for action in range(int(RULESET.decisions))}
    assert reasons <= {LEGAL, cards.NOT_IN_HAND, NO_SUCH_ACTION, NOT_THIS_QUESTION}


# --- what is no choice at all -------------------------------------------------------------------

UNREADABLE = (
    "« {} » ne désigne aucun choix : donnez un choix, son numéro ou sa notation.",
    "“{}” names no choice: give a choice, its number or its notation.",
)
NO_SUCH = ("Ce choix n’existe pas dans cette partie.", "There is no such choice in this game.")


@pytest.mark.parametrize(
    "wish",
    [None, "", "place", "place island_1 ", "PLACE ISLAND_1", "place island_11", True, 1.0, b"place", ()],
    ids=repr,
)
@pytest.mark.parametrize("situation", [placing_beside_a_full_island, over])
def test_what_names_no_choice_is_refused(situation: Callable[[], motu.Match], wish: object) -> None:
    fr, en = (sentence.format(wish) for sentence in UNREADABLE)
    assert_refused(situation(), 0, wish, None, fr, en)


@pytest.mark.parametrize("wish", [10**9, -1, 537, -(10**9), 10**30])
@pytest.mark.parametrize("situation", [placing_beside_a_full_island, over])
def test_a_number_outside_the_game_is_refused(situation: Callable[[], motu.Match], wish: int) -> None:
    assert_refused(situation(), 0, wish, None, *NO_SUCH)


def test_a_very_long_text_is_quoted_in_part() -> None:
    illegal = assert_refused(
        staking(), 0, "x" * 5000, None, *(sentence.format("x" * 60) for sentence in UNREADABLE)
    )
    assert len(illegal.text("fr")) < 200


@pytest.mark.parametrize("player", [-1, 2, 6, 10**9, True, 0.0, "A", None], ids=repr)
def test_a_seat_that_does_not_exist_is_refused(player: Any) -> None:
    fr = f"Il n’y a pas de siège {player} : les sièges vont de 0 à 1."
    en = f"There is no seat {player}: seats go from 0 to 1."
    match = staking()
    assert_refused(match, player, "stake pass", None, fr, en)
    looks: list[Callable[[Any], object]] = [match.choices, match.gestures]
    looks.append(lambda p: match.question(p, "fr"))
    if player is not None:  # None is the spectator
        looks += [match.view, match.events]
    for look in looks:
        with pytest.raises(motu.IllegalChoice) as caught:
            look(player)
        assert (caught.value.text("fr"), caught.value.text("en")) == (french(fr), en)


def test_a_seat_that_is_not_awaited_is_offered_nothing_and_refused_everything() -> None:
    match = staking()
    assert not match.choices(1) and not match.gestures(1)
    assert match.question(1, "fr") == match.question(1, "en") == ""
    fr, en = "Ce n’est pas à vous de décider : on attend Rouge.", "It is not for you to decide: "
    for wish in (*match.choices(0), "stake face_up A", "flip tide", 0):
        assert_refused(match, 1, wish, None, fr, en + "the table waits for Red.")


def test_a_stale_choice_is_refused() -> None:
    match = laying()
    stale = match.choices(0)[0]
    match.play(0, stale)
    fr, en = "Ce n’est pas à vous de décider : on attend Bleu.", "It is not for you to decide: "
    assert_refused(match, 0, stale, None, fr, en + "the table waits for Blue.")
    match.play(1, match.choices(1)[0])
    assert asked(match) == "A face_down"
    case = COMMON[1]
    assert_refused(match, 0, stale, None, case.fr, case.en)


def test_a_card_already_laid_cannot_be_laid_again() -> None:
    match = laying()
    go(match, "A face_up night_place_3 B")
    match.play(1, match.choices(1)[0])
    assert asked(match) == "A face_down"
    assert_refused(match, 0, "face_down night_place_3 A", "CR-5.5", CASES[2].fr, CASES[2].en)


@pytest.mark.parametrize("players", [2, 4])
def test_after_the_end_nothing_is_left_to_decide(players: int) -> None:
    match = costa().start(seats=players, seed=players)
    wander(match, Random(players))
    assert match.over and match.awaiting == ()
    assert match.events(None)[-1].kind == tell.SCORED
    case = COMMON[-1]
    for player in range(players):
        assert not match.choices(player) and not match.gestures(player)
        for wish in ("settle island_1", "shaman A", "stake pass", 0, int(RULESET.decisions) - 1):
            assert_refused(match, player, wish, None, case.fr, case.en)


def test_of_all_537_numbers_exactly_those_offered_are_legal() -> None:
    for situation in {case.situation for case in CASES + COMMON}:
        match = situation()
        for player in range(match.seats):
            legal = {choice.id for choice in match.choices(player)}
            found = {n for n in range(int(RULESET.decisions)) if match.why_not(player, n) is None}
            assert found == legal


# --- starting a match ---------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["", "costa_ruana", "Costa Ruana", "chess", None], ids=repr)
def test_an_unknown_game(key: Any) -> None:
    with pytest.raises(motu.UnknownGame) as caught:
        motu.game(key)
    known = ", ".join(motu.all_games())
    fr = french(f"Le jeu « {key} » n’existe pas ici ; voici ceux qui existent : {known}.")
    assert caught.value.text("fr") == fr
    assert caught.value.text("en") == f"There is no game “{key}” here; these exist: {known}."


@pytest.mark.parametrize("seats", [1, 7, 0, -3, 10**12, True, 2.0, "3"], ids=repr)
def test_seats_out_of_range(seats: Any) -> None:
    with pytest.raises(motu.BadSetup) as caught:
        costa().start(seats=seats)
    fr = french(f"Costa Ruana se joue de 2 à 6 : {seats} ne convient pas.")
    assert caught.value.text("fr") == fr
    assert caught.value.text("en") == f"Costa Ruana is for 2 to 6 players: {seats} will not do."


@pytest.mark.parametrize("option", ["huts", "OPEN_HUTS", "", 3], ids=repr)
def test_an_unknown_option(option: Any) -> None:
    with pytest.raises(motu.BadSetup) as caught:
        costa().start(options={option: True})
    known = "edition, limit, open_huts"
    fr = french(f"Costa Ruana n’a pas d’option « {option} » ; voici celles qui existent : {known}.")
    assert caught.value.text("fr") == fr
    assert caught.value.text("en") == f"Costa Ruana has no option “{option}”; these exist: {known}."


@pytest.mark.parametrize(
    ("option", "value", "il_faut", "it_takes"),
    [
        ("open_huts", 1, "oui ou non (true, false)", "yes or no (true, false)"),
        ("open_huts", "yes", "oui ou non (true, false)", "yes or no (true, false)"),
        ("open_huts", None, "oui ou non (true, false)", "yes or no (true, false)"),
        ("limit", -1, "un nombre entier, 0 ou plus", "a whole number, 0 or more"),
        ("limit", True, "un nombre entier, 0 ou plus", "a whole number, 0 or more"),
        ("limit", 2.5, "un nombre entier, 0 ou plus", "a whole number, 0 or more"),
        ("edition", 3, "le chemin d’un fichier", "the path of a file"),
    ],
)
def test_a_bad_option_value(option: str, value: Any, il_faut: str, it_takes: str) -> None:
    with pytest.raises(motu.BadSetup) as caught:
        costa().start(options={option: value})
    fr = french(f"L’option « {option} » ne peut pas valoir « {value} » : il faut {il_faut}.")
    assert caught.value.text("fr") == fr
    assert caught.value.text("en") == f"The option “{option}” cannot be “{value}”: it takes {it_takes}."


@pytest.mark.parametrize("limit", [2**40, 2**63, 10**30])
def test_an_enormous_limit_is_refused_or_never_reached(limit: int) -> None:
    """Interpreted and compiled alike."""
    try:
        match = costa().start(options={"limit": limit})
    except motu.BadSetup:
        return
    assert match.awaiting


@pytest.mark.parametrize("seed", ["", "x", "1.5", 1.5, True, "-", "--3", "ab" * 31], ids=repr)
def test_a_bad_seed(seed: Any) -> None:
    with pytest.raises(motu.BadSetup) as caught:
        costa().start(seed=seed)
    fr = f"La graine « {seed} » ne convient pas : il faut un nombre entier ou 64 chiffres hexadécimaux."
    assert caught.value.text("fr") == french(fr)
    en = f"The seed “{seed}” will not do: it takes a whole number or 64 hexadecimal digits."
    assert caught.value.text("en") == en


def test_every_error_is_a_sentence_of_its_own_kind() -> None:
    for kind in (motu.UnknownGame, motu.BadSetup, motu.BadEdition, motu.IllegalChoice):
        assert issubclass(kind, motu.MotuError)
    with pytest.raises(motu.MotuError, match=r"\.$"):
        motu.game("chess")

"""Whatever is refused says which rule forbids it, in both languages, and changes nothing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import motu
from motu.games.pantheon.questions import SPEECH
from motu.games.pantheon.rules.cards import HAND_CARD, NOT_IN_PILE, ROW_CARD
from motu.games.pantheon.rules.deities import (
    NEXT_DEITY,
    NOT_IN_DEITY_PILE,
    NOT_IN_DEMIGOD_PILE,
    SECRET_DEMIGOD,
    SHOWN_DEMIGOD,
)
from motu.games.pantheon.rules.epoch import ALREADY_PLAYED, LOOT_TILE, NEXT_PEOPLE, NOT_IN_BAG
from motu.games.pantheon.rules.peoples import DEITIES_USED_UP, GALLIA_FAVOUR
from motu.games.pantheon.rules.rewards import FEET_OR_COLUMNS, NONE_IN_RESERVE
from motu.games.pantheon.rules.setup import ALREADY_DEALT, BONUS_COLUMN, COLUMNS_USED_UP, DEAL_BONUS
from motu.games.pantheon.rules.turn import RULESET
from motu.games.pantheon.state import Pantheon
from motu.kernel.core import GAME_OVER, LEGAL, NO_SUCH_ACTION, Rule
from motu.kernel.engine import OVER, Asked, advance, apply, why_not
from motu.kernel.moves import Moves
from tests.games.pantheon.refused import CASES, COMMON, acting, over
from tests.games.pantheon.situations import (
    empty_table,
    give,
    kept,
    no_demigods,
    offered,
    pantheon,
    seat,
    table,
)
from tests.games.raiatea.refused import NO_SUCH
from tests.games.raiatea.test_refusals import UNREADABLE, assert_refused
from tests.games.refusing import Case
from tests.games.telling import french

# What nature cannot do; nobody is ever told so.
OF_NATURE = {
    ALREADY_DEALT,
    ALREADY_PLAYED,
    NOT_IN_BAG,
    NOT_IN_PILE,
    NOT_IN_DEITY_PILE,
    NOT_IN_DEMIGOD_PILE,
}
# The question then has one answer left, or none, and the table goes on by itself.
NEVER_ASKED = {
    ("FeetOrColumns", NONE_IN_RESERVE),
    ("BonusColumn", COLUMNS_USED_UP),
    ("GalliaFavour", DEITIES_USED_UP),
}
PROVOKED = {(case.rule, case.reason) for case in CASES} | NEVER_ASKED


@pytest.mark.parametrize("case", CASES + COMMON, ids=lambda case: f"{case.rule} {case.reason} {case.wish}")
def test_each_reason_has_its_rule_and_its_sentences_and_changes_nothing(case: Case) -> None:
    match = case.situation()
    player = seat(case.player)
    rule = match.folder.rule_of(case.reason) if case.reason > GAME_OVER else None
    assert_refused(match, player, case.wish, rule, case.fr, case.en)
    number = match.read(player, case.wish)
    assert number is not None
    assert why_not(match.state, player, number) == case.reason
    assert_refused(match, player, number, rule, case.fr, case.en)
    if rule is not None:
        assert rule in pantheon().rule_ids()
        assert case.wish not in offered(match, case.player)
        assert type(match.folder.split(number)[0]).__name__ == case.rule


# --- no reason is forgotten ---------------------------------------------------------------------


def reasons_in_source() -> Counter[int]:
    """All reason numbers that the rules name, and how often."""
    folder = Path(motu.__file__).parent / "games" / "pantheon" / "rules"
    text = "".join(path.read_text("utf-8") for path in sorted(folder.glob("*.py")))
    return Counter(int(n) for n in re.findall(r"^[A-Z_]+: Final = (\d{3,5})$", text, re.M))


def test_each_cause_has_a_number_of_its_own() -> None:
    assert set(reasons_in_source().values()) == {1}
    assert set(reasons_in_source()) == {reason for _, reason in PROVOKED} | OF_NATURE


def test_every_reason_is_provoked() -> None:
    explained = {
        (type(rule).__name__, reason) for rule, question in SPEECH.questions.items() for reason in question.no
    }
    assert explained == PROVOKED


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_game_gives_a_rule_a_reason_without_a_situation_here(players: int) -> None:
    """Over whole games at random, every answer of every question."""
    known = PROVOKED | {(type(rule).__name__, NO_SUCH_ACTION) for rule in RULESET.rules}
    game = pantheon()
    out = Moves()
    for seed in range(4):
        s = game.folder.new_state(game.box(None), players, game.check_options({"bonus_draft": seed % 2 == 1}))
        s.seed(seed)
        dice = Random(seed)
        while (player := int(advance(s, out))) != OVER:
            choices = out.actions()
            rule = Asked(s).rule
            if dice.random() < 0.1:
                found = {int(why_not(s, player, int(rule.base) + x)) for x in range(int(rule.size))}
                pairs = {(type(rule).__name__, reason) for reason in found if reason != LEGAL}
                assert pairs <= known, pairs - known
            apply(s, player, dice.choice(choices))


def test_every_reason_is_a_rule_with_sentences_in_both_languages() -> None:
    texts = pantheon().folder.texts
    written = {id for id in texts.ids("fr") if id.startswith("no-")}
    assert written == {id for id in texts.ids("en") if id.startswith("no-")}
    rules = {*pantheon().rules("fr")} & {*pantheon().rules("en")}
    assert {pantheon().folder.rule_of(reason) for reason in reasons_in_source()} <= rules


def test_no_sentence_waits_for_a_reason_that_does_not_exist() -> None:
    said = set()
    for case in CASES:
        refusal = case.situation().why_not(seat(case.player), case.wish)
        assert refusal is not None
        said.add(refusal.phrase.id)
    written = {id for id in pantheon().folder.texts.ids("fr") if id.startswith("no-")}
    behind = {f"no-{name}" for name in ("none-in-reserve", "columns-used-up", "deities-used-up")}
    assert said == written - behind


def spoken(s: Pantheon, rule: Rule[Pantheon], x: int) -> tuple[int, str, str]:
    """The reason a rule gives at once, before the table answers by itself, and its sentences."""
    s.push(rule.step(0, 1))
    reason = int(rule.check(s, 0, 1, 0, x))
    phrase = pantheon().folder.explain(s, 0, rule, x, reason)
    texts = pantheon().folder.texts
    return reason, texts.say(phrase, "fr"), texts.say(phrase, "en")


def test_reasons_behind_a_question_that_answers_itself() -> None:
    s = table()
    give(s, "A", feet=12, columns=12)
    assert spoken(s, FEET_OR_COLUMNS, 0) == (
        NONE_IN_RESERVE,
        french("Votre réserve générale n’en a plus."),
        "Your general reserve has none left.",
    )
    assert spoken(s, BONUS_COLUMN, 0) == (
        COLUMNS_USED_UP,
        french("Votre réserve générale n’a plus de colonne."),
        "Your general reserve has no column left.",
    )
    for deity in range(10):
        s.kept[deity] += s.deity_pile[deity]
        s.deity_pile[deity] = 0
    s.deity_left = 0
    assert sum(kept(s, "A").values()) == 38
    assert spoken(s, GALLIA_FAVOUR, 1) == (
        DEITIES_USED_UP,
        french("Il n’y a plus aucune divinité à révéler."),
        "There is no deity left to reveal.",
    )


def test_what_nature_cannot_do() -> None:
    s = empty_table(2)
    give(s, "A", bonus="bonus_step", hand="16 move_card")
    assert (DEAL_BONUS.check(s, 0, 0, 0, 5), DEAL_BONUS.check(s, 0, 0, 0, 4)) == (ALREADY_DEALT, LEGAL)
    s.people_left[0] = 0
    assert (NEXT_PEOPLE.check(s, 0, 0, 0, 0), NEXT_PEOPLE.check(s, 0, 0, 0, 1)) == (ALREADY_PLAYED, LEGAL)
    assert (LOOT_TILE.check(s, 0, 0, 0, 11), LOOT_TILE.check(s, 0, 0, 0, 0)) == (NOT_IN_BAG, LEGAL)
    assert (HAND_CARD.check(s, 0, 1, 0, 0), HAND_CARD.check(s, 0, 1, 0, 1)) == (NOT_IN_PILE, LEGAL)
    assert (ROW_CARD.check(s, 0, 1, 0, 0), ROW_CARD.check(s, 0, 1, 0, 1)) == (NOT_IN_PILE, LEGAL)
    give(s, "A", kept="4 stonkus")
    assert (NEXT_DEITY.check(s, 0, 0, 0, 6), NEXT_DEITY.check(s, 0, 0, 0, 0)) == (NOT_IN_DEITY_PILE, LEGAL)
    assert (SHOWN_DEMIGOD.check(s, 0, 1, 0, 3), SHOWN_DEMIGOD.check(s, 0, 1, 0, 2)) == (
        NOT_IN_DEMIGOD_PILE,
        LEGAL,
    )
    no_demigods(s)
    assert SECRET_DEMIGOD.check(s, 0, 1, 0, 0) == NOT_IN_DEMIGOD_PILE


# --- what is no choice at all -------------------------------------------------------------------


@pytest.mark.parametrize("wish", [None, "", "place", "draw ", "DRAW", "move 17", True, 1.0, ()], ids=repr)
@pytest.mark.parametrize("situation", [acting, over])
def test_what_names_no_choice_is_refused(situation: Callable[[], motu.Match], wish: object) -> None:
    fr, en = (sentence.format(wish) for sentence in UNREADABLE)
    assert_refused(situation(), 0, wish, None, fr, en)


@pytest.mark.parametrize("wish", [10**9, -1, int(RULESET.decisions), 10**30])
@pytest.mark.parametrize("situation", [acting, over])
def test_a_number_outside_the_game_is_refused(situation: Callable[[], motu.Match], wish: int) -> None:
    assert_refused(situation(), 0, wish, None, *NO_SUCH)


def test_of_all_numbers_exactly_those_offered_are_legal() -> None:
    for situation in {case.situation for case in CASES + COMMON}:
        match = situation()
        for player in range(match.seats):
            legal = {choice.id for choice in match.choices(player)}
            s = match.redacted(player)
            found = {n for n in range(int(RULESET.decisions)) if why_not(s, player, n) == LEGAL}
            assert found == legal, situation.__name__


def test_a_refused_answer_is_refused_by_the_true_and_by_the_redacted_table_alike() -> None:
    for case in CASES:
        match = case.situation()
        player = seat(case.player)
        number = match.read(player, case.wish)
        assert number is not None
        assert why_not(match.redacted(player), player, number) == why_not(match.state, player, number)


@pytest.mark.parametrize("seats", [1, 5])
def test_seats_out_of_range(seats: int) -> None:
    with pytest.raises(motu.BadSetup) as caught:
        pantheon().start(seats=seats)
    assert caught.value.text("fr") == french(f"Pantheon se joue de 2 à 4 : {seats} ne convient pas.")
    assert caught.value.text("en") == f"Pantheon is for 2 to 4 players: {seats} will not do."


@pytest.mark.parametrize("option", ["bonus_draft", "bsw_start", "random_first_player"])
def test_the_options_take_yes_or_no(option: str) -> None:
    for value in (True, False):
        assert pantheon().start(seats=2, seed=1, options={option: value}).options[option] is value
    with pytest.raises(motu.BadSetup):
        pantheon().start(seats=2, options={option: 1})

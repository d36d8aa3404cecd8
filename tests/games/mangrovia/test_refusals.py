"""Whatever is refused says which rule forbids it, in both languages, and changes nothing."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import motu
from motu.games.mangrovia.questions import SPEECH
from motu.games.mangrovia.rules import setup
from motu.kernel.core import LEGAL, NO_SUCH_ACTION
from motu.kernel.engine import OVER, Asked, advance, apply, guarded, why_not
from motu.kernel.moves import Moves
from tests.games.mangrovia.refused import CASES, COMMON, NEVER_ASKED, Case
from tests.games.mangrovia.situations import box_of, everything, mangrovia, offered, seat
from tests.games.telling import french

RULES_FOLDER = Path(motu.__file__).parent / "games" / "mangrovia" / "rules"
CHANCE_ONLY = {setup.NO_TILE_LEFT}  # nobody is ever refused a bonus tile


def assert_refused(match: motu.Match, player: int, choice: Any, rule: str | None, case: Case) -> None:
    """Asked and played: the same rule, the same sentences, and nothing changes."""
    before = everything(match)
    said = rule, french(case.fr), case.en
    refusal = match.why_not(player, choice)
    assert refusal is not None
    assert (refusal.rule, refusal.text("fr"), refusal.text("en")) == said
    with pytest.raises(motu.IllegalChoice) as caught:
        match.play(player, choice)
    assert (caught.value.rule, caught.value.text("fr"), caught.value.text("en")) == said
    assert everything(match) == before


def name(case: Case) -> str:
    return f"{case.rule} {case.reason} {case.wish}".strip()


@pytest.mark.parametrize("case", CASES + COMMON, ids=name)
def test_each_reason_has_its_rule_and_its_sentences_and_changes_nothing(case: Case) -> None:
    match = case.situation()
    player = seat(case.player)
    rule = case.rule or None
    assert_refused(match, player, case.wish, rule, case)
    number = match.read(player, case.wish)
    assert number is not None
    assert why_not(match.state, player, number) == case.reason
    assert_refused(match, player, number, rule, case)
    if rule is not None:
        assert rule in mangrovia().rule_ids()
        assert case.wish not in offered(match)


def refused_in(s: Any, wish: str) -> tuple[int, int]:
    """The answer of A to the question that stands on top of the agenda, and why it is refused."""
    rule = Asked(s).rule
    x = mangrovia().folder.read(s, 0, rule, wish)
    assert x is not None
    return x, int(why_not(s, 0, int(rule.base) + x))


@pytest.mark.parametrize("case", NEVER_ASKED, ids=name)
def test_a_question_that_no_match_puts_has_its_reasons_too(case: Case) -> None:
    """It lapses, or its only answer is played by itself: but a program may ask why."""
    folder, s = mangrovia().folder, case.situation()
    x, reason = refused_in(s, case.wish)
    assert (reason, folder.rule_of(reason)) == (case.reason, case.rule)
    seen = s.copy()
    seen.redact(0)
    said = folder.explain(seen, 0, Asked(s).rule, x, reason)
    assert (folder.texts.say(said, "fr"), folder.texts.say(said, "en")) == (french(case.fr), case.en)


# --- no reason is forgotten ---------------------------------------------------------------------


def provoked(case: Case) -> tuple[str, int]:
    """The question, and the reason with which it really refuses."""
    found = case.situation()
    s = found.state if isinstance(found, motu.Match) else found
    return SPEECH.phase(s), refused_in(s, case.wish)[1]


def test_every_reason_is_provoked() -> None:
    """Question by question: what can be explained, and what these situations come to."""
    explained = {(each.key, reason) for each in SPEECH.questions.values() for reason in each.no}
    assert {provoked(case) for case in CASES + NEVER_ASKED} == explained


def test_every_reason_of_the_rules_is_explained_and_has_its_rule() -> None:
    text = "".join(path.read_text("utf-8") for path in sorted(RULES_FOLDER.glob("*.py")))
    reasons = [int(n) for n in re.findall(r"^[A-Z_]+: Final = (\d{3,5})$", text, re.M)]
    assert len(set(reasons)) == len(reasons)
    assert set(reasons) - CHANCE_ONLY == {n for each in SPEECH.questions.values() for n in each.no}
    assert {mangrovia().folder.rule_of(n) for n in reasons} <= set(mangrovia().rule_ids())


def test_no_game_refuses_for_a_reason_without_a_situation() -> None:
    """Random games with all tiles: question and reason of everything that cannot be answered."""
    known = {(case.question, case.reason) for case in CASES} | {("", case.reason) for case in COMMON}
    met: set[tuple[str, int]] = set()
    folder, out = mangrovia().folder, Moves()
    options = mangrovia().check_options({"statue_tiles": True, "other_tiles": True})
    for game in range(8):
        s: Any = folder.new_state(box_of(), 2 + game % 4, options)
        s.seed(game)
        dice = Random(game)
        while (asked := advance(s, out)) != OVER:
            actions = out.actions()
            rule = Asked(s).rule
            if len(actions) > 1 or guarded(s):
                for x in range(int(rule.size)):
                    reason = int(why_not(s, asked, int(rule.base) + x))
                    if reason == NO_SUCH_ACTION:
                        met.add(("", reason))
                    elif reason != LEGAL:
                        met.add((SPEECH.phase(s), reason))
            apply(s, asked, dice.choice(actions))
    assert met <= known
    assert len(met) > 20

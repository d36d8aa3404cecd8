"""Whatever is refused says which rule forbids it, in both languages, and changes nothing."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import motu
from motu.games.mangrovia.rules.alternatives import AMULETS_OR_HUT
from motu.games.mangrovia.rules.payment import PLAY_LANDSCAPE
from motu.games.mangrovia.rules.raising import plan
from motu.kernel.core import GAME_OVER, LEGAL, NO_SUCH_ACTION
from motu.kernel.engine import OVER, advance, apply, guarded, question, why_not
from motu.kernel.moves import Moves
from tests.games.mangrovia.refused import CASES, COMMON, Case
from tests.games.mangrovia.situations import box_of, everything, give, mangrovia, offered, seat, table
from tests.games.telling import french

RULES_FOLDER = Path(motu.__file__).parent / "games" / "mangrovia" / "rules"
CHANCE_ONLY = {1501}  # nobody is ever refused a bonus tile


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
    return f"{case.rule} {case.reason} {case.wish}"


@pytest.mark.parametrize("case", CASES + COMMON, ids=name)
def test_each_reason_has_its_rule_and_its_sentences_and_changes_nothing(case: Case) -> None:
    match = case.situation()
    player = seat(case.player)
    rule = f"MG-{case.reason // 100}.{case.reason % 100}" if case.reason > GAME_OVER else None
    assert_refused(match, player, case.wish, rule, case)
    number = match._by_notation(player, case.wish)
    assert number is not None
    assert why_not(match.state, player, number) == case.reason
    assert_refused(match, player, number, rule, case)
    if rule is not None:
        assert rule in mangrovia().rule_ids()
        assert case.wish not in offered(match)
        assert type(match.folder.split(number)[0]).__name__ == case.rule


# --- no reason is forgotten ---------------------------------------------------------------------


def test_every_reason_of_the_rules_has_a_situation() -> None:
    text = "".join(path.read_text("utf-8") for path in sorted(RULES_FOLDER.glob("*.py")))
    reasons = {int(n) for n in re.findall(r"^[A-Z_]+: Final = (\d{3,4})$", text, re.M)}
    assert reasons - CHANCE_ONLY == {case.reason for case in CASES}
    assert {f"MG-{n // 100}.{n % 100}" for n in reasons} <= set(mangrovia().rule_ids())


def test_no_game_refuses_for_a_reason_without_a_situation() -> None:
    """Random games with all tiles: question and reason of everything that cannot be answered."""
    known = {(case.rule, case.reason) for case in CASES} | {("", case.reason) for case in COMMON}
    met: set[tuple[str, int]] = set()
    folder, out = mangrovia().folder, Moves()
    options = mangrovia().check_options({"statue_tiles": True, "other_tiles": True})
    for game in range(8):
        s: Any = folder.new_state(box_of(), 2 + game % 4, options)
        s.seed(game)
        dice = Random(game)
        while (asked := advance(s, out)) != OVER:
            actions = out.actions()
            rule = s.rules[int(question(s)) & 255]
            if len(actions) > 1 or guarded(s):
                for x in range(int(rule.size)):
                    reason = int(why_not(s, asked, int(rule.base) + x))
                    if reason == NO_SUCH_ACTION:
                        met.add(("", reason))
                    elif reason != LEGAL:
                        met.add((type(rule).__name__, reason))
            apply(s, asked, dice.choice(actions))
    assert met <= known
    assert len(met) > 20


# --- answers that a match never asks for, because the question has one answer -------------------


def said(state: Any, rule: Any, x: int) -> tuple[int, str, str]:
    """The reason and its sentences, as they would be given to seat A."""
    folder = mangrovia().folder
    reason = int(why_not(state, 0, int(rule.base) + x))
    seen = state.copy()
    seen.redact(0)
    phrase = folder.explain(seen, 0, rule, x, reason)
    return reason, folder.texts.say(phrase, "fr"), folder.texts.say(phrase, "en")


def test_a_card_without_a_bird_beside_a_joker() -> None:
    s = table(4, birds="sand reed", other_tiles=True)
    give(s, "A", landscapes="water", offerings="6", bonus="bonus_joker")
    s.push(PLAY_LANDSCAPE.step(0, plan(box_of().ids.index("c3r2"), 1, 1)))
    assert said(s, PLAY_LANDSCAPE, 0) == (
        503,
        french("Aucun oiseau n’indique l’eau : ce tour, on bâtit sur le sable et le roseau."),
        "No bird sits on water: this round you build on sand and reed.",
    )


def test_a_card_that_one_does_not_have_beside_a_joker() -> None:
    s = table(4, birds="sand reed", other_tiles=True)
    give(s, "A", offerings="6", bonus="bonus_joker")
    s.push(PLAY_LANDSCAPE.step(0, plan(box_of().ids.index("c3r2"), 1, 1)))
    assert said(s, PLAY_LANDSCAPE, 0) == (
        802,
        "Il ne vous reste pas de carte Eau à jouer.",
        "You have no water card left to play.",
    )


def test_nothing_to_collect_and_nothing_to_build_with() -> None:
    s = table(4)
    s.ones = s.supply[0] = 0
    s.push(AMULETS_OR_HUT.step(0))
    assert said(s, AMULETS_OR_HUT, 0) == (
        809,
        "Votre réserve de huttes est vide.",
        "Your supply of huts is empty.",
    )

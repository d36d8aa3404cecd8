"""The rule beside a choice speaks of this choice, and every answer has a name and a place of its own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import motu
from motu.games.bora_bora.questions import SPEECH
from motu.games.bora_bora.rules.turn import RULESET
from motu.kernel.core import CHOICE
from tests.games.bora_bora.refused.expansion import at_a_fish_with_cards
from tests.games.bora_bora.refused.gods import paying_for_white_with_a_pair
from tests.games.bora_bora.refused.helper import helping
from tests.games.bora_bora.refused.jewelry import buying
from tests.games.bora_bora.refused.materials import placing_wood
from tests.games.bora_bora.refused.tasks import settling, settling_with_a_complete_task
from tests.games.bora_bora.situations import (
    bora,
    box_of,
    give,
    go,
    phase_a,
    phase_b,
    put_hut,
    show,
    slots_free,
    table,
    temple,
)
from tests.games.bora_bora.spoken import the_last_tasks_with_yellow


def dice_of(players: int, *placed: str, god_tiles: int = 2) -> motu.Match:
    s = table(players)
    put_hut(s, "A", "c_mountain")
    show(s, woman="w_vp_1 - - - - -", man="m_vp_1 - - - - -")
    give(s, "A", god_tiles=god_tiles)
    return phase_a(s, placed, A="5 4" if placed else "5 4 4")


def starting() -> motu.Match:
    match = bora().start(seats=4, seed=1)
    match.play(match.awaiting[0], match.choices(match.awaiting[0])[0])
    return match


def people() -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    show(s, woman="w_vp_3 w_vp_2 - - - -")
    slots_free(s, "A", 9)
    owned = "m_land_1 m_land_2 m_woman_1 m_build_1 w_vp_1 w_shell_1 w_material_1"
    give(s, "A", people=owned, materials="z11 z12", god_tiles=1)
    return phase_b(s)


def after(situation: Callable[[], motu.Match], *lines: str) -> Callable[[], motu.Match]:
    def played() -> motu.Match:
        match = situation()
        go(match, *lines)
        return match

    return played


def priests() -> motu.Match:
    s = table(4)
    temple(s, "--B---")
    match = phase_a(s, A="6 1 1")
    go(match, "A place 6 temple")
    return match


@pytest.mark.parametrize(
    ("situation", "notation", "rule"),
    [
        (lambda: dice_of(4), "place 5 fishing", "BB-10.1"),
        (lambda: dice_of(4), "place 5 woman", "BB-3.4"),
        (lambda: dice_of(4), "place 5 woman white", "BB-17.7"),
        (lambda: dice_of(4, "B3 helper"), "place 5 helper", "BB-17.5"),
        (lambda: dice_of(4, "B3 helper"), "place 5 helper white", "BB-17.16"),
        (lambda: dice_of(3), "place 5 woman", "BB-3.4"),
        (lambda: dice_of(3), "place 5 land", "BB-18.4"),
        (lambda: dice_of(2), "place 5 woman", "BB-18.4"),
        (lambda: dice_of(2), "place 5 helper", "BB-3.4"),
        (starting, "take_hut slot_12", "BB-2.17"),
        (after(lambda: dice_of(4), "A place 5 land"), "expand c_plain", "BB-4.1"),
        (after(lambda: dice_of(4), "A place 5 land", "A expand c_plain"), "take_hut slot_12", "BB-4.6"),
        (after(people, "A use man land 2"), "expand c_plain", "BB-11.6"),
        (after(people, "A use man woman 1"), "recruit w_vp_3", "BB-11.7"),
        (after(people, "A use man build 1"), "build 3", "BB-11.8"),
        (people, "use man land 1", "BB-11.6"),
        (people, "use man woman 1", "BB-11.7"),
        (people, "use man build 1", "BB-11.8"),
        (people, "use woman material 1", "BB-11.9"),
        (people, "use woman vp 1", "BB-11.11"),
        (people, "use woman shell 1", "BB-11.15"),
        (people, "use woman shell 1 doubled", "BB-17.10"),
        (after(people, "A use woman vp 1"), "use woman shell 1", "BB-17.11"),
        (people, "use stop", "BB-11.2"),
        (helping, "help vp", "BB-6.4"),
        (helping, "help stop", "BB-6.11"),
        (placing_wood, "material z14", "BB-6.16"),
        (paying_for_white_with_a_pair, "pay white red red", "BB-17.3"),
        (paying_for_white_with_a_pair, "pay white god_tile", "BB-17.4"),
        (at_a_fish_with_cards, "score_fish decline", "BB-4.10"),
        (priests, "priest 4", "BB-7.2"),
        (priests, "priest 1", "BB-7.1"),
        (buying, "buy decline", "BB-14.5"),
        (settling, "settle t19 abandon", "BB-15.4"),
        (settling_with_a_complete_task, "settle st4 fulfil", "BB-15.1"),
        (the_last_tasks_with_yellow, "settle st4 fulfil", "BB-16.2"),
        (the_last_tasks_with_yellow, "settle t19 yellow", "BB-17.14"),
        (the_last_tasks_with_yellow, "settle stop", "BB-16.14"),
    ],
)
def test_the_rule_beside_a_choice(situation: Callable[[], motu.Match], notation: str, rule: str) -> None:
    match = situation()
    (player,) = match.awaiting
    assert {choice.notation: choice.rule for choice in match.choices(player)}[notation] == rule


def test_every_question_is_declared_with_all_its_answers() -> None:
    for rule in RULESET.rules:
        if rule.mode == CHOICE:
            assert sum(way.size for way in SPEECH.questions[rule].ways) == rule.size


def test_every_action_has_a_name_of_its_own() -> None:
    names = bora().folder.action_names(box_of())
    assert len(set(names)) == len(names) == RULESET.decisions


def test_choices_that_show_a_hand_stay_behind_the_curtain() -> None:
    shown = {question.key for question in SPEECH.questions.values() if question.curtain}
    assert shown == {"place", "pay", "score_fish", "use", "settle"}

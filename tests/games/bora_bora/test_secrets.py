"""What everybody sees and what nobody else may see: specification of Bora Bora, section 6."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random

import pytest

import motu
from motu.games.bora_bora.box import COLOUR_NAMES, COLOURS
from motu.games.bora_bora.rules import tell
from motu.games.bora_bora.state import Bora
from motu.kernel.core import SPECTATOR
from motu.kernel.engine import answers, question
from motu.kernel.moves import Moves
from tests.games.bora_bora.situations import (
    LETTERS,
    asked,
    bora,
    final_tasks,
    give,
    go,
    hand,
    idle,
    offered,
    phase_a,
    phase_b,
    phase_c,
    player,
    put_hut,
    seat,
    show,
    slots_free,
    state_of,
    status,
    table,
    temple,
    told,
)
from tests.games.hiding import assert_hidden, who_notices

BLUE, WHITE, RED, GREEN, YELLOW = range(COLOURS)


def rich_table() -> motu.Match:
    """Something in every zone; A is asked for a die."""
    s = table(3, round=2)
    for letter, cards in (("A", "blue red"), ("B", "white white green"), ("C", "yellow")):
        slots_free(s, letter, 3)
        give(
            s,
            letter,
            cards=cards,
            offerings=2,
            shells=3,
            god_tiles=1,
            people=f"m_vp_{LETTERS.index(letter) + 1}",
        )
        give(s, letter, materials="z11 z12", built={2: "z23 z24"}, beside="wood")
    give(s, "B", people="w_sea_2*", jewels="j05", huts="n_beach c_plain")
    show(s, woman="w_land_1 w_land_2 - - - -", man="m_sea_1 - - - - -", tasks="t01 t02 t03 t04 t06")
    temple(s, "AB---C")
    status(s, (4, "B"), (2, "AC"))
    return phase_a(s, ["B3 helper", "C2 helper"], A="3 4", B="1 2", C="5 6")


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_exactly_the_deck_and_the_hands_of_others_are_hidden(viewer: int) -> None:
    assert_hidden(state_of(rich_table()), viewer, {"hand": COLOURS}, ["deck"])


def test_the_game_declares_its_hidden_fields() -> None:
    assert (bora().folder.secret, bora().folder.countable) == (("deck", "hand"), ())


# --- seen by others or not ------------------------------------------------------------------------


def another_hand(s: Bora) -> None:
    """One of B's white cards is yellow."""
    s.hand[COLOURS + WHITE] -= 1
    s.hand[COLOURS + YELLOW] += 1
    s.deck[WHITE] += 1
    s.deck[YELLOW] -= 1


def another_deck(s: Bora) -> None:
    s.deck[RED] -= 1
    s.deck[GREEN] += 1


def other_dice(s: Bora) -> None:
    s.seed(99)


def a_known_card(s: Bora) -> None:
    s.known[COLOURS + WHITE] += 1


def one_card_more(s: Bora) -> None:
    s.hand_size[1] += 1


def one_offering_more(s: Bora) -> None:
    s.offerings[1] += 1


def one_shell_more(s: Bora) -> None:
    s.shells[1] += 1


def one_discarded_card(s: Bora) -> None:
    s.discard[RED] += 1


@pytest.mark.parametrize(
    ("change", "noticed"),
    [
        (another_hand, "B"),
        (another_deck, ""),
        (other_dice, ""),
        (a_known_card, "-ABC"),
        (one_card_more, "-ABC"),
        (one_offering_more, "-ABC"),
        (one_shell_more, "-ABC"),
        (one_discarded_card, "-ABC"),
    ],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_who_notices_a_change(change: Callable[[Bora], None], noticed: str) -> None:
    assert who_notices(rich_table(), change) == noticed


def known(match: motu.Match, letter: str) -> str:
    """The part of a hand that everybody knows, as a spectator sees it."""
    cards: dict[str, int] = match.view(None)["players"][seat(letter)]["known"]
    return " ".join(colour for colour in COLOUR_NAMES for _ in range(cards[colour]))


def test_a_card_taken_face_up_is_known_and_a_blind_one_is_not() -> None:
    match = phase_a(table(4), A="6 1 1")
    go(match, "A place 6 helper", "A help god_card", "A take_god red", "* turn_god red")
    assert (hand(match, "A"), known(match, "A")) == ("red", "red")
    go(match, "A help god_card", "A take_god blind", "* draw_god A red")
    assert (hand(match, "A"), known(match, "A")) == ("red red", "red")
    drawn = {who: [e.kind for e in match.events(who)].count(tell.CARD_DRAWN) for who in (None, 0, 1)}
    assert drawn == {None: 0, 0: 1, 1: 0}
    assert told(match, tell.CARD_DRAWN_HIDDEN)[0][0] == 0


def test_a_card_played_leaves_the_known_part_first() -> None:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    give(s, "A", cards="red red white", offerings=1)
    s.known[RED] = 1
    match = phase_a(s, A="4 1 1")
    go(match, "A place 4 sea", "A take_hut slot_12", "A material z12", "A score_fish red")
    assert (hand(match, "A"), known(match, "A")) == ("white red", "")
    assert match.view(None)["discard"]["red"] == 1


def test_the_first_hand_is_unknown_to_the_others() -> None:
    match = bora().start(seats=4, seed=2)
    for letter in LETTERS[:4]:
        assert known(match, letter) == "" and len(hand(match, letter).split()) == 2
        assert match.view(seat(letter))["hand"] == player(match, letter)["hand"]
    assert match.view(None)["hand"] is None


def test_undealt_starting_tasks_are_mentioned_nowhere() -> None:
    match = bora().start(seats=2, seed=2)
    dealt = {task for letter in "AB" for task in player(match, letter)["tasks"] if task.startswith("st")}
    assert len(dealt) == 2
    for viewer in (None, 0, 1):
        seen = json.dumps(match.view(viewer))
        assert {f"st{n}" for n in range(1, 8) if f'"st{n}"' in seen} == dealt


# --- asking betrays nothing -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goods", "asks"),
    [
        ({"cards": "red", "offerings": 1}, True),
        ({"cards": "blue", "offerings": 1}, True),  # could be red, for all the others know
        ({"cards": "red"}, False),
        ({"offerings": 3}, False),
        ({"god_tiles": 1}, True),
    ],
    ids=str,
)
def test_the_red_god_is_asked_about_by_what_everybody_sees(goods: dict[str, object], asks: bool) -> None:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    give(s, "A", **goods)  # type: ignore[arg-type]
    match = phase_a(s, A="4 1 1")
    go(match, "A place 4 sea", "A take_hut slot_12", "A material z12")
    assert (asked(match) == "A score_fish") == asks
    if asks and goods.get("cards") == "blue":
        assert offered(match) == ["score_fish decline"]


def test_the_last_tasks_are_asked_about_by_what_everybody_sees() -> None:
    for cards in ("yellow", "red"):
        s = table(2)
        give(s, "A", cards=cards, offerings=1, materials="z11 z14", tasks="t19 t05 t42")
        match = final_tasks(s)
        assert asked(match) == "A settle"
        assert offered(match) == ["settle t19 yellow", "settle stop"][cards == "red" :]
    s = table(2)
    give(s, "A", cards="yellow", materials="z11 z14", tasks="t19 t05 t42")
    assert asked(final_tasks(s)) == "over"  # without an offering nobody could pay


def test_nobody_else_learns_what_could_be_answered() -> None:
    match = rich_table()
    for who in (1, 2):
        assert match.choices(who) == [] and match.gestures(who) == []
        refusal = match.why_not(who, "place 1 fishing")
        assert refusal is not None and refusal.rule is None


# --- worlds that fit --------------------------------------------------------------------------------


def worlds(match: motu.Match, viewer: int, many: int = 60) -> list[Bora]:
    found = []
    for seed in range(many):
        world = state_of(match).copy()
        world.determinize(viewer, seed)
        found.append(world)
    return found


def hand_of(s: Bora, who: int) -> tuple[int, ...]:
    return tuple(int(n) for n in s.hand[who * COLOURS : (who + 1) * COLOURS])


def test_a_world_keeps_own_cards_known_cards_and_the_size_of_hands() -> None:
    match = rich_table()
    state_of(match).known[COLOURS + GREEN] = 1
    found = worlds(match, 0)
    assert {hand_of(s, 0) for s in found} == {hand_of(state_of(match), 0)}
    assert all(hand_of(s, 1)[GREEN] >= 1 and sum(hand_of(s, 1)) == 3 for s in found)
    assert len({hand_of(s, 1) for s in found}) > 5 and len({hand_of(s, 2) for s in found}) == COLOURS
    for s in found:
        for colour in range(COLOURS):
            there = s.deck[colour] + s.face_up[colour] + s.discard[colour]
            assert there + sum(hand_of(s, who)[colour] for who in range(3)) == 12


def test_whoever_announced_white_can_pay_for_it_in_every_world() -> None:
    s = table(3)
    give(s, "A", cards="white red", offerings=1)
    match = phase_a(s, A="2 3 4")
    go(match, "A place 2 temple white")
    assert asked(match) == "A pay"
    for world in worlds(match, 1):
        cards = hand_of(world, 0)
        assert cards[WHITE] > 0 or max(cards) == 2


def test_whoever_announced_both_can_pay_for_both_in_every_world() -> None:
    s = table(3)
    give(s, "A", cards="blue white", offerings=2)
    match = phase_a(s, ["B1 temple"], A="2 3")
    go(match, "A place 2 temple white")
    assert {hand_of(world, 0) for world in worlds(match, 1)} == {(1, 1, 0, 0, 0)}
    go(match, "A pay blue blue")
    assert {hand_of(world, 0) for world in worlds(match, 1)} == {(0, 1, 0, 0, 0)}


def test_whoever_announced_yellow_for_a_task_on_cards_keeps_enough_in_every_world() -> None:
    s = table(3)
    give(s, "A", cards="yellow", offerings=1, materials="z11 z14", tasks="t19 t05 t42")
    match = phase_c(s, "NextSettle")
    go(match, "A settle t19 yellow")
    assert {hand_of(world, 0)[YELLOW] for world in worlds(match, 2)} == {1}


def test_whoever_announced_green_can_pay_for_it_in_every_world() -> None:
    s = table(3)
    slots_free(s, "A", 1)
    give(s, "A", cards="green blue", offerings=1, people="m_vp_1")
    match = phase_b(s)
    go(match, "A use man vp 1 doubled")
    found = worlds(match, 1)
    assert all(hand_of(world, 0)[GREEN] or max(hand_of(world, 0)) == 2 for world in found)
    assert len({hand_of(world, 0) for world in found}) > 2


def test_in_no_world_is_a_payment_announced_that_cannot_be_made() -> None:
    """Games full of gods: at every payment, in all worlds that others may imagine, there is a way to pay."""
    folder, out = bora().folder, Moves()
    paid, both = 0, 0
    for seed in range(6):
        match = bora().start(seats=2 + seed % 3, seed=seed)
        random = Random(seed)
        while match.awaiting:
            (who,) = match.awaiting
            answers(match.state, who, out)
            names = {n: folder.notation(match.state, who, *folder.split(n)) for n in out.actions()}
            gods = [n for n in names if re.search("white|doubled|yellow$|god_card|take_god", names[n])]
            match.play(who, random.choice(gods or list(names)))
            if not match.awaiting or asked(match).split()[1] != "pay":
                continue
            paid += 1
            both += int(question(match.state)) >> 32 == 1
            for viewer in {*range(match.seats), SPECTATOR} - set(match.awaiting):
                for world in worlds(match, viewer, 4):
                    answers(world, match.awaiting[0], out)
                    assert out.n > 0
    assert paid > 50 and both > 3


# --- taking back ----------------------------------------------------------------------------------


def test_a_payment_with_unknown_cards_cannot_be_taken_back() -> None:
    s = table(4)
    give(s, "A", cards="white", offerings=1)
    match = phase_a(s, A="2 1 1")
    go(match, "A place 2 temple white", "A pay white white")
    with pytest.raises(motu.CannotUndo):
        match.undo(0)


def test_a_hidden_hand_has_no_influence_on_what_happens_to_others() -> None:
    """B's answers and the log are the same whatever A holds."""
    logs = []
    for cards in ("yellow", "red"):
        s = table(2)
        give(s, "A", cards=cards, offerings=1, materials="z11 z14", tasks="t19 t05 t42")
        match = phase_c(s, "NextSettle")
        go(match, "A settle t05 abandon")
        idle(match, "A take_task")
        logs.append([event.text("en") for event in match.events(1)])
        logs.append(offered(match))
    assert logs[:2] == logs[2:]

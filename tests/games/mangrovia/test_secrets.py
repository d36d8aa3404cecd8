"""What is hidden in Mangrovia, from whom, and what it looks like from outside: specification, section 6."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import motu
from motu.games.mangrovia.box import AMULET, FIRST, LANDSCAPE, OFFERING, TYPES
from motu.games.mangrovia.rules import tell
from motu.games.mangrovia.rules.memory import draw_unseen, form_pile, spend, take_into_hand
from motu.games.mangrovia.rules.payment import PAY
from motu.games.mangrovia.rules.raising import plan
from motu.games.mangrovia.state import Mangrovia
from motu.kernel.journal import SPECTATOR
from tests.contract.secrets import determinized, knowledge
from tests.games.mangrovia.situations import (
    LETTERS,
    at_pier,
    give,
    go,
    hut,
    mangrovia,
    open_cards,
    piece,
    sail,
    seat,
    table,
    the_end,
    told,
)

Change = Callable[[Mangrovia], None]


def dealt() -> Mangrovia:
    """Three players with a bit of everything; A is about to plan a hut, B draws amulets."""
    s = table(3, statue_tiles=True, other_tiles=True)
    for letter in "ABC":
        give(s, letter, offerings="2 5", landscapes="water reed", amulets="3 4", start="4")
    give(s, "A", bonus="bonus_joker")
    open_cards(s, offerings="6 7", landscapes="sand")
    s.push(PAY.step(0, plan(s.box.ids.index("c3r2"), 1, 6)))
    return s


def swap(kind: int, letter: str, one: str, other: str) -> Change:
    """This seat holds another piece instead; the pile has the first one."""

    def change(s: Mangrovia) -> None:
        row = seat(letter) * TYPES
        for name, n in ((one, -1), (other, 1)):
            s.hand[row + piece(kind, name)] += n
            s.pile[piece(kind, name)] -= n

    return change


def swap_hands(s: Mangrovia) -> None:
    """A and B hold each other's landscapes."""
    for t in range(int(FIRST[LANDSCAPE]), int(FIRST[AMULET])):
        s.hand[t], s.hand[TYPES + t] = s.hand[TYPES + t], s.hand[t]


def drawing(value: int) -> Change:
    """B has drawn this token."""

    def change(s: Mangrovia) -> None:
        s.drawer, s.drawn_left = 1, 1
        s.drawn[value - 1] = 1
        s.pile[piece(AMULET, str(value))] -= 1
        s.pile_left[AMULET] -= 1

    return change


def of_field(name: str, at: int) -> Change:
    def change(s: Mangrovia) -> None:
        getattr(s, name)[at] += 1

    return change


NOTICED = [
    (swap(OFFERING, "A", "2", "3"), swap(OFFERING, "A", "2", "4"), "A"),
    (swap(OFFERING, "B", "5", "6"), swap(OFFERING, "B", "5", "7"), "B"),
    (swap(LANDSCAPE, "C", "reed", "sand"), swap(LANDSCAPE, "C", "reed", "mangrove"), "C"),
    (swap(AMULET, "B", "3", "6"), swap(AMULET, "B", "3", "5"), "B"),
    (drawing(2), drawing(6), "B"),
    (of_field("start", 1), of_field("start", 2), "ABC*"),
    (of_field("bonus", 8), of_field("bonus", 9), "ABC*"),
    (of_field("display", 0), of_field("display", 1), "ABC*"),
    (of_field("spent", 0), of_field("spent", 15), "ABC*"),
    (of_field("held", 0), of_field("held", 1), "ABC*"),
    (of_field("pile_left", 0), of_field("pile_left", 2), "ABC*"),
    (of_field("supply", 0), of_field("supply", 1), "ABC*"),
    (of_field("marker", 0), of_field("marker", 1), "ABC*"),
    (of_field("star_tile", 3), of_field("star_tile", 4), "ABC*"),
    (of_field("mine", 0), of_field("mine", 1), "A"),
    (of_field("put_back", 6), of_field("put_back", 7), "B"),
]


@pytest.mark.parametrize(("one", "other", "noticed"), NOTICED)
def test_who_notices_a_difference(one: Change, other: Change, noticed: str) -> None:
    first, second = dealt(), dealt()
    one(first)
    other(second)
    viewers = {**{LETTERS[n]: n for n in range(3)}, "*": SPECTATOR}
    found = [name for name, n in viewers.items() if knowledge(first, n) != knowledge(second, n)]
    assert "".join(found) == noticed


def test_the_game_declares_its_hidden_fields() -> None:
    folder = mangrovia().folder
    assert set(folder.secret) == {"hand", "pile", "drawn", "draft", "mine", "put_back"}
    assert folder.countable == ()


def words(match: motu.Match, letter: str | None) -> list[str]:
    return [event.text("en") for event in match.events(None if letter is None else seat(letter))]


def test_a_hidden_card_is_seen_by_its_drawer_its_pile_by_all() -> None:
    match = at_pier(table(4), 6)
    go(match, "A draw_down landscape", "* draw_landscape A sand")
    assert told(match, tell.DREW_LANDSCAPE, 2, "A") == [(0, 1)]
    for viewer in ("B", ""):
        assert told(match, tell.DREW_LANDSCAPE, 2, viewer) == []
        assert told(match, tell.DREW_FROM_PILE, 2, viewer) == [(0, LANDSCAPE)]
    assert match.view(0)["hand"]["landscape"] == {"sand": 1}
    assert match.view(1)["players"][0]["cards"]["landscape"] == 1
    assert match.view(1)["hand"]["landscape"] == {}


def test_how_many_amulets_were_drawn_is_public_and_which_ones_is_not() -> None:
    s = table(4)
    hut(s, "A", "m01 m04")
    match = at_pier(s, 2)
    go(match, "A collect amulets", "* draw_amulet A 6", "* draw_amulet A 2")
    assert match.view(0)["drawing"] == {"seat": 0, "number": 2, "tokens": {"2": 1, "6": 1}}
    assert match.view(1)["drawing"] == {"seat": 0, "number": 2, "tokens": None}
    go(match, "A return_amulet 2")
    assert told(match, tell.RETURNED_AMULET, 2, "A") == [(0, 2)]
    for viewer in ("B", ""):
        assert told(match, tell.DREW_AMULETS, 2, viewer) == [(0, 2)]
        assert told(match, tell.DREW_AMULET, 2, viewer) == []
        assert told(match, tell.RETURNED_ONE, 1, viewer) == [(0,)]
        assert told(match, tell.RETURNED_AMULET, 2, viewer) == []


def test_taking_a_value_1_token_and_an_open_card_is_seen_and_remembered() -> None:
    s = table(4)
    open_cards(s, offerings="7")
    match = sail(s, 2, A=2, B=3)
    go(match, "A collect amulets", "B draw_up offering 7")
    assert match.view(2)["players"][0]["seen"]["amulet"] == {"1": 1}
    assert match.view(2)["players"][1]["seen"]["offering"] == {"7": 1}


def outside(match: motu.Match) -> tuple[object, ...]:
    """All that B and a spectator get."""
    return (
        [match.view(viewer) for viewer in (1, None)],
        [[event.phrase for event in match.events(viewer)] for viewer in (1, None)],
        match.awaiting,
        [match.svg(viewer) for viewer in (1, None)],
    )


ABLE = {"landscapes": "water water", "offerings": "6 6"}
UNABLE = {"landscapes": "sand sand", "offerings": "2 2"}


@pytest.mark.parametrize(
    ("pier", "answers"),
    [
        (7, ["build decline"]),
        (8, ["action decline"]),
        (9, ["size decline"]),
        (10, ["build decline"]),
        (11, ["build decline"]),
    ],
)
def test_nobody_can_tell_who_cannot_build_from_who_will_not(pier: int, answers: list[str]) -> None:
    seen = []
    for hand in (ABLE, UNABLE):
        s = table(4)
        give(s, "A", **hand)
        match = sail(s, pier, A=13 - pier, B=1)
        before = outside(match)
        for answer in answers:
            go(match, f"A {answer}")
        seen.append((before, outside(match)))
    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    ("pier", "ways"),
    [
        (8, ["action decline", "action hut/build decline"]),
        (9, ["size decline", "size single/build decline", "size double/build_double decline"]),
    ],
)
def test_nobody_can_tell_where_in_his_plan_somebody_gave_up(pier: int, ways: list[str]) -> None:
    seen = []
    for way in ways:
        s = table(4)
        give(s, "A", **ABLE)
        match = sail(s, pier, A=13 - pier, B=1)
        for answer in way.split("/"):
            go(match, f"A {answer}")
        seen.append(outside(match))
    assert all(other == seen[0] for other in seen)
    assert seen[0][2] == (1,)


def test_nobody_sees_a_hut_being_planned_and_all_see_how_it_was_paid() -> None:
    s = table(4, birds="sand reed")
    give(s, "A", landscapes="sand reed", offerings="3 4 2 2 2 6")
    match = sail(s, 10, A=3, B=1)
    before = outside(match)
    go(match, "A build c2r2", "A pay offering 3")
    assert outside(match) == before
    assert match.view(0)["plan"]["payment"] == {"offering 3": 1} and match.view(1)["plan"] is None
    go(match, "A pay offering 4")
    line = "Red builds a hut on Sand 7 (B2) with a sand card, an offering of 3 and one of 4."
    assert line in words(match, "B") and line in words(match, None)
    between = outside(match)
    assert between != before
    go(match, "A build m03")  # the second hut of pier 10
    assert outside(match) == between
    assert match.view(0)["plan"]["square"] == "m03"


def test_points_of_amulets_are_nobody_elses_business_before_the_end() -> None:
    s = table(4)
    give(s, "A", amulets="6 5")
    match = at_pier(s, 2)
    assert match.view(0)["players"][0]["points"]["amulets"] == 11
    for viewer in (1, None):
        assert match.view(viewer)["players"][0]["points"]["amulets"] == 0
        assert match.view(viewer)["players"][0]["amulets"] is None
    assert match.scores is None


def test_at_the_end_amulets_are_shown_and_hands_are_not() -> None:
    s = table(4)
    give(s, "A", amulets="6 5", offerings="7")
    match = the_end(s)
    assert match.view(None)["players"][0]["amulets"] == {"5": 1, "6": 1}
    assert match.view(1)["hand"]["offering"] == {}
    assert "7" not in str(match.view(None)["players"][0]["cards"])


# --- worlds that fit what a seat has seen -------------------------------------------------------


def remembering(players: int) -> Mangrovia:
    """A table whose past is known from the start: nobody has drawn anything."""
    s = table(players)
    s.mixed = 0
    return s


def draw(s: Mangrovia, letter: str, kind: int, names: str) -> None:
    for name in names.split():
        draw_unseen(s, seat(letter), piece(kind, name))
        take_into_hand(s, seat(letter), piece(kind, name))


def hand(s: Mangrovia, letter: str, kind: int) -> Counter[int]:
    row = seat(letter) * TYPES
    return Counter({t: int(s.hand[row + t]) for t in range(int(FIRST[kind]), int(FIRST[kind + 1]))})


def test_old_cards_are_known_when_a_pile_has_been_formed_anew() -> None:
    s = remembering(2)
    draw(s, "B", LANDSCAPE, "water " * 8 + "sand " * 8)
    draw(s, "A", LANDSCAPE, "mangrove " * 8 + "reed " * 8)
    for _ in range(3):
        spend(s, 0, piece(LANDSCAPE, "reed"))
    form_pile(s, LANDSCAPE)
    draw(s, "B", LANDSCAPE, "reed")
    for seed in range(20):
        world = determinized(s, seat("A"), seed)
        assert hand(world, "B", LANDSCAPE) == hand(s, "B", LANDSCAPE)


def test_one_remembers_the_token_one_has_returned() -> None:
    s = remembering(2)
    hut(s, "A", "m01 m04")
    draw(s, "B", AMULET, "2 " * 10 + "3 " * 9 + "4 " * 6 + "5 " * 4 + "6 " * 4)
    match = at_pier(s, 2)
    go(match, "A collect amulets", "* draw_amulet A 5", "* draw_amulet A 4", "A return_amulet 5")
    bags = set()
    for seed in range(30):
        world = determinized(s, seat("A"), seed)
        assert world.pile[piece(AMULET, "5")] == world.pile_left[AMULET] == 1
        bags.add(tuple(determinized(s, seat("B"), seed).pile[piece(AMULET, str(v))] for v in range(2, 7)))
    assert bags == {(0, 0, 1, 0, 0), (0, 0, 0, 1, 0)}  # B knows that it was the 4 or the 5


def test_who_was_seen_to_take_a_card_has_it_in_every_world() -> None:
    s = remembering(4)
    open_cards(s, landscapes="reed")
    s.pool[piece(LANDSCAPE, "reed")] -= 1
    draw(s, "A", LANDSCAPE, "sand water")
    match = at_pier(s, 3)
    go(match, "A draw_up landscape reed")
    worlds = [determinized(s, seat("B"), seed) for seed in range(30)]
    assert all(hand(world, "A", LANDSCAPE)[piece(LANDSCAPE, "reed")] >= 1 for world in worlds)
    assert len({tuple(sorted(hand(world, "A", LANDSCAPE).items())) for world in worlds}) > 3

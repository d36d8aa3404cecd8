"""Bora Bora against its oracle, and how much of the game these games have seen."""

from __future__ import annotations

import random

import pytest

from motu.games import folders
from motu.games.bora_bora.box import (
    COLOUR_NAMES,
    COLOURS,
    JEWEL_NAMES,
    PERSONS,
    REGION_NAMES,
    SEATS,
    SLOTS,
    SPACE_NAMES,
    TASK_NAMES,
    TYPE_NAMES,
)
from motu.games.bora_bora.names import (
    person_id,
)
from motu.games.bora_bora.rules import cards, jobs, setup
from motu.games.bora_bora.rules.cards import TAKE_GOD_CARD
from motu.games.bora_bora.rules.fire import FIRE_GIFT
from motu.games.bora_bora.state import DICE, Bora
from motu.kernel.core import LEGAL
from motu.kernel.engine import Asked, advance, why_not
from motu.kernel.moves import Moves
from tests.oracles.agreement import PLAYERS, Chooser, EngineSide, agree, fond_of
from tests.oracles.bora_bora import BoraBora
from tests.oracles.bora_bora_position import snapshot
from tests.oracles.seen import Coverage, Whole

FOLDER = folders()["bora-bora"]

# Zeros that need no game, and why.
DIRECTED: dict[int | str, str] = {
    setup.FISH_ALL_LAID: "chance only: nobody chooses the fish tiles",
    setup.PERSON_ALL_DRAWN: "chance only: nobody chooses the people revealed",
    setup.TASK_DRAWN: "chance only: nobody chooses the tasks dealt",
    setup.JEWEL_LAID: "chance only: nobody chooses the places of the jewels",
    setup.TILE_DRAWN: "chance only: nobody chooses the turn order",
    setup.NOT_BESIDE_A_ONE: "test_a_first_hut_goes_beside_a_one_that_nobody_has_chosen",
    setup.TAKEN_BY_ANOTHER: "test_a_first_hut_goes_beside_a_one_that_nobody_has_chosen",
    jobs.NO_HUT_LEFT: "test_without_a_hut_nobody_expands",
    cards.NO_CARD_LEFT: "test_without_any_god_card_none_is_taken",
    cards.DECK_USED_UP: "test_without_deck_and_discard_a_card_is_taken_face_up",
    jobs.NOBODY_LEFT: "test_without_anybody_on_the_board_nobody_is_recruited",
    cards.NOT_IN_DECK: "chance only: nobody chooses the cards of the deck",
}

# Those who go where the others rarely get: everywhere on the map, through the whole deck of god cards, to a
# full player board.
settler = fond_of(r"\b(land|sea|expand|slot_\d\b|move_hut)", r"fishing|slot_12|score_fish [rbwgy]")
hoarder = fond_of(r"god_card|take_god|helper|recruit", r"pay|score_fish [rbwgy]|white|yellow$|stop")
gambler = fond_of(
    r"god_card|blind|white|yellow$|doubled|score_fish [rbwgy]|temple|build|move_hut", r"fishing"
)
CHOOSERS: tuple[Chooser, ...] = (*PLAYERS, settler, hoarder, gambler)


def play(seats: int, seed: int) -> Coverage:
    chooser = CHOOSERS[seed % len(CHOOSERS)]
    return agree(FOLDER, BoraBora(seats, {}), seats, seed, {}, snapshot, chooser)


def piece_names() -> list[str]:
    """Tiles, cards, places: all that the notation can name."""
    people = [person_id(person) for person in range(PERSONS)]
    places = [*REGION_NAMES, *SPACE_NAMES, *(f"slot_{n}" for n in range(1, SLOTS + 1))]
    words = ["god_tile", "blind", "decline", "stop", "doubled", "abandon", "beside", "fishing", "yellow"]
    return [*people, *places, *JEWEL_NAMES, *TASK_NAMES, *COLOUR_NAMES, *TYPE_NAMES, *words]


WHOLE = Whole(FOLDER, piece_names(), DIRECTED)


@pytest.mark.parametrize("seats", FOLDER.seats)
def test_engine_and_oracle_agree(seats: int) -> None:
    for seed in range(36):
        play(seats, seed)


@pytest.mark.full
@pytest.mark.parametrize("seats", FOLDER.seats)
def test_engine_and_oracle_agree_over_2000_games(seats: int) -> None:
    coverage = Coverage()
    for seed in range(2000):
        coverage.add(play(seats, 1000 + seed))
    print(WHOLE.table(coverage, f"{seats} players, 2,000 games"))
    assert coverage.rules["FinalScoring"] == 2000


def test_no_rule_reason_or_piece_is_left_unseen() -> None:
    coverage = Coverage()
    for seed in range(30):
        for seats in FOLDER.seats:
            coverage.add(play(seats, 500 + seed))
    print(WHOLE.table(coverage, "2 to 4 players, 30 games each"))
    assert WHOLE.unseen(coverage) == []


# --- what hardly ever happens -------------------------------------------------------------------


def at_question(name: str, seats: int = 4) -> tuple[Bora, int]:
    """A position of a random game at the first question of a kind, and who is asked."""
    engine = EngineSide(FOLDER, seats, {}, Coverage())
    dice = random.Random(name)
    while (asked := engine.ask()) is not None:
        seat, names = asked
        state = engine.state
        assert isinstance(state, Bora)
        if seat is not None and type(Asked(state).rule).__name__ == name:
            return state, seat
        chosen = dice.choice(sorted(names))
        engine.answer(seat, names[chosen][1], chosen)
    raise AssertionError(f"{name} is never asked")


def refusals(s: Bora, seat: int) -> dict[str, int]:
    """All answers to the present question, each with LEGAL or the reason against it."""
    rule = Asked(s).rule
    numbers = range(int(rule.base), int(rule.base + rule.size))
    return {FOLDER.notation(s, seat, *FOLDER.split(n)): int(why_not(s, seat, n)) for n in numbers}


def test_a_first_hut_goes_beside_a_one_that_nobody_has_chosen() -> None:
    s, seat = at_question("StartRegion")
    s.arrived[list(s.fish).index(1) * SEATS] = 1 + s.order[0]
    found = refusals(s, seat)
    for region, name in enumerate(REGION_NAMES):
        chosen = s.arrived[region * SEATS] > 0
        taken = setup.TAKEN_BY_ANOTHER if chosen else LEGAL
        assert found[f"start {name}"] == (setup.NOT_BESIDE_A_ONE if s.fish[region] != 1 else taken)


def test_without_a_hut_nobody_expands() -> None:
    s, seat = at_question("PlaceDie")
    s.hut_slots[seat] = s.stack[seat] = 0
    die = int(s.die_value[seat * DICE])
    found = refusals(s, seat)
    assert found[f"place {die} land"] == found[f"place {die} sea"] == jobs.NO_HUT_LEFT
    assert found[f"place {die} fishing"] == LEGAL


def test_without_anybody_on_the_board_nobody_is_recruited() -> None:
    s, seat = at_question("PlaceDie")
    s.hut_slots[seat] = 0  # there is room for people
    for place in range(len(s.display)):
        s.display[place] = 0
    die = int(s.die_value[seat * DICE])
    found = refusals(s, seat)
    assert found[f"place {die} woman"] == found[f"place {die} man"] == jobs.NOBODY_LEFT


def without_deck_and_discard(s: Bora) -> None:
    for colour in range(COLOURS):
        s.deck[colour] = s.discard[colour] = 0
    s.deck_size = s.discard_size = 0


def test_without_deck_and_discard_a_card_is_taken_face_up() -> None:
    s, seat = at_question("TakeGodCard")
    without_deck_and_discard(s)
    found = refusals(s, seat)
    assert found["take_god blind"] == cards.DECK_USED_UP
    for colour, name in enumerate(COLOUR_NAMES):
        assert found[f"take_god {name}"] == (LEGAL if s.face_up[colour] else cards.NOT_FACE_UP)


def test_without_any_god_card_none_is_taken() -> None:
    s, seat = at_question("FireGift")
    without_deck_and_discard(s)
    for colour in range(COLOURS):
        s.face_up[colour] = 0
    s.row_size = 0
    assert refusals(s, seat) == {"fire_gift god_card": cards.NO_CARD_LEFT, "fire_gift offering": LEGAL}
    s.push(TAKE_GOD_CARD.step(seat, 3))  # what is due is lost
    assert advance(s, Moves()) == seat and Asked(s).rule is FIRE_GIFT

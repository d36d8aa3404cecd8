"""Tables of Bora Bora set as a test needs them, and played in notation.

Seats are the letters of the notation. A table begins with full player boards and nothing else: no goods, no
cards, no people, no tasks; one god card of each colour lies in the row, jewels j01 to j24 lie in this order.
What a test gives comes out of decks, stacks and boards, so that no piece is made or lost. Nature does what
the test says: a line `* roll A 2` follows the answer that made it happen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, cast

import motu
from motu.games.bora_bora.box import (
    COLOUR_NAMES,
    COLOURS,
    COPIES,
    DIE,
    KINDS,
    MATERIAL_NAMES,
    REGION_NAMES,
    SEATS,
    SEX_NAMES,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    SYMBOLS,
    TASK_NAMES,
    TYPE_NAMES,
    TYPES,
    BoraBox,
)
from motu.games.bora_bora.names import JOB_NAMES
from motu.games.bora_bora.rules.setup import GOOD_FISH, SET_UP
from motu.games.bora_bora.rules.tasks import NEXT_FINAL, give_task
from motu.games.bora_bora.rules.turn import RULES, new_game
from motu.games.bora_bora.scoring import FINAL_SCORING
from motu.games.bora_bora.state import (
    AT_END,
    DICE,
    FISHING,
    FROM_START,
    HELD,
    IN_C,
    JEWEL_OF,
    SHIFTED,
    SHOWN,
    Bora,
)
from motu.kernel.core import Rule
from motu.kernel.engine import Asked
from motu.match.game import Game
from tests.contract.bora_bora_invariants import bora_bora as assert_sound
from tests.games.looking import asked, offered, told
from tests.games.telling import LETTERS, Told, go, people_at, seat, wander
from tests.oracles.bora_bora_position import snapshot

__all__ = ["LETTERS", "Told", "asked", "go", "offered", "seat", "told", "wander"]

KEY = "bora-bora"
FISH = {  # a lawful layout: four 1, two 2, two 3, two 4, one 5, one 6
    "c_forest": 2,
    "c_plain": 3,
    "c_beach": 1,
    "c_mountain": 4,
    "n_beach": 1,
    "n_mountain": 2,
    "e_forest": 1,
    "e_beach": 4,
    "s_forest": 1,
    "s_plain": 3,
    "w_plain": 6,
    "w_mountain": 5,
}
FIRST_HUT = {"A": "c_mountain", "B": "n_beach", "C": "e_forest", "D": "s_forest"}
HARD = "t47 t42 t46 t41 t31 t30 t28 t27 t33 t39 t36 t37"  # tasks that nobody has by chance
STEPS: dict[str, Rule[Any]] = {type(rule).__name__: rule for rule in RULES}


def bora() -> Game:
    return motu.game(KEY)


def edition_box(edition: dict[str, Any] | None) -> BoraBox:
    return cast(BoraBox, bora().box(edition))


@cache
def box_of() -> BoraBox:
    """Our box."""
    return edition_box(None)


def person(name: str) -> int:
    """`w_land_2` as the number of its tile."""
    sex, rest = name.split("_", 1)
    kind, copy = rest.rsplit("_", 1)
    return ("wm".index(sex) * TYPES + TYPE_NAMES.index(kind)) * COPIES + int(copy) - 1


# --- setting a table ----------------------------------------------------------------------------


def table(players: int = 4, *, order: str = "", round: int = 1, box: BoraBox | None = None) -> Bora:
    """Player boards, fish, jewels and the row of god cards; nobody has a hut on the map or any goods."""
    s = new_game(box or box_of(), players)
    s.pending = 0
    SET_UP.run(s, 0, 0, 0)
    s.pending = 0
    s.round = round
    for place, name in enumerate(order or LETTERS[:players]):
        s.order[place] = s.ahead[place] = seat(name)
        s.points[seat(name) * 18 + FROM_START] = place
    for player in range(players):
        s.offerings[player] = s.god_tiles[player] = 0
    fish(s, FISH)
    for colour in range(COLOURS):
        s.deck[colour] -= 1
        s.face_up[colour] += 1
    s.deck_size -= COLOURS
    s.row_size = COLOURS
    for jewel in range(24):
        s.jewel_at[jewel] = 1 + jewel
    return s


def fish(s: Bora, values: Mapping[str, int]) -> None:
    """The fish tiles beside some regions."""
    for region, value in values.items():
        s.fish[REGION_NAMES.index(region)] = value
    s.good_fish = sum(1 << i for i in range(12) if s.fish[i] >= GOOD_FISH)


def give(
    s: Bora,
    letter: str,
    *,
    huts: str = "",
    people: str = "",
    materials: str = "",
    beside: str = "",
    built: Mapping[int, str] | None = None,
    cards: str = "",
    offerings: int = 0,
    shells: int = 0,
    god_tiles: int = 0,
    tasks: str = "",
    jewels: str = "",
) -> None:
    """What a seat owns. Huts are taken from the first slots; `m_sea_2*` is a man already shifted."""
    player = seat(letter)
    for region in huts.split():
        put_hut(s, letter, region)
    for name in people.split():
        _recruit(s, player, name)
    for space in materials.split():
        s.ceremony[player * SPACES + SPACE_NAMES.index(space)] = 1
        s.laid[player] |= 1 << SPACE_NAMES.index(space)
    for kind in beside.split():
        s.beside[player * KINDS + MATERIAL_NAMES.index(kind)] += 1
    for value, spaces in (built or {}).items():
        s.built[player] |= 1 << value - 1
        for space in spaces.split():
            s.ceremony[player * SPACES + SPACE_NAMES.index(space)] = 1 + value
            s.covered[player] |= 1 << SPACE_NAMES.index(space)
    for card in cards.split():
        s.deck[COLOUR_NAMES.index(card)] -= 1
        s.deck_size -= 1
        s.hand[player * COLOURS + COLOUR_NAMES.index(card)] += 1
        s.hand_size[player] += 1
    s.offerings[player] += offerings
    s.shells[player] += shells
    s.god_tiles[player] += god_tiles
    for task in tasks.split():
        give_task(s, player, TASK_NAMES.index(task))
    for jewel in jewels.split():
        s.jewel_at[int(jewel[1:]) - 1] = JEWEL_OF + player
        s.jewels[player] += 1


def put_hut(s: Bora, letter: str, region: str, last: bool = False) -> None:
    """A hut goes to the map, from the first slot that has one or (`last`) from slot 12."""
    player, at = seat(letter), REGION_NAMES.index(region)
    if last:
        s.stack[player] -= 1
    else:
        s.hut_slots[player] &= s.hut_slots[player] - 1
    s.lands[player] |= 1 << at
    place = at * SEATS
    while s.arrived[place]:
        place += 1
    s.arrived[place] = player + 1


def _recruit(s: Bora, player: int, name: str) -> None:
    tile, shifted = person(name.rstrip("*")), name.endswith("*")
    sex = tile // (TYPES * COPIES)
    assert s.person_at[tile] == 0, f"{name} is already somewhere"
    slot = int(s.free_slot(player))
    if slot < 0:
        assert s.last_slot_free(player), "no slot is free"
        slot = SLOTS - 1
    s.person_at[tile] = (SHIFTED if shifted else HELD) + player
    s.slot_person[player * SLOTS + slot] = tile + 1
    s.person_slots[player] |= 1 << slot
    s.people[player * 2 + sex] += 1
    s.copies[player * 2 * TYPES + tile // COPIES] += 1
    if shifted:
        s.shifted[player * 2 + sex] += 1
    else:
        s.waiting[(player * 2 + sex) * SYMBOLS + int(s.box.symbols[tile]) - 1] += 1


def slots_free(s: Bora, letter: str, many: int) -> None:
    """Huts of the first slots go to slot 12, until so many slots are free."""
    player = seat(letter)
    while bin(s.hut_slots[player] | s.person_slots[player]).count("1") > SLOTS - 1 - many:
        s.hut_slots[player] &= s.hut_slots[player] - 1
        s.stack[player] += 1


def show(s: Bora, *, woman: str = "", man: str = "", tasks: str = "") -> None:
    """The display: people under dice 1, 2, ... (`-`: nobody), and tasks on offer."""
    for sex, names in zip(SEX_NAMES, (woman, man), strict=True):
        for place, name in enumerate(names.split()):
            if name != "-":
                assert s.person_at[person(name)] == 0, f"{name} is already somewhere"
                s.person_at[person(name)] = place + 1
                s.display[SEX_NAMES.index(sex) * DIE + place] = person(name) + 1
    for task in tasks.split():
        s.task_at[TASK_NAMES.index(task)] = SHOWN


def temple(s: Bora, row: str) -> None:
    """The temple from the left (space 6) to the right: `temple(s, "A--B--")`."""
    for space, letter in zip(range(DIE, 0, -1), row, strict=True):
        if letter != "-":
            s.temple[space - 1] = seat(letter) + 1
            s.priests[seat(letter)] -= 1


def status(s: Bora, *stacks: tuple[int, str]) -> None:
    """Markers on spaces, each stack from the top: `status(s, (6, "BA"))`; the others stay on 0."""
    placed = [letter for _, letters in stacks for letter in letters]
    for space, letters in stacks:
        for letter in letters:
            s.status[seat(letter)] = space
    order = placed + [LETTERS[n] for n in s.ahead if n >= 0 and LETTERS[n] not in placed]
    for i, letter in enumerate(order):
        s.ahead[i] = seat(letter)


def only_cards(s: Bora, *, row: str = "", deck: str = "", discard: str = "") -> None:
    """These cards and no others lie outside the hands; the last seat holds the rest of the box."""
    wanted = {"face_up": row, "deck": deck, "discard": discard}
    for name, cards in wanted.items():
        pile = getattr(s, name)
        for i, colour in enumerate(COLOUR_NAMES):
            pile[i] = cards.split().count(colour)
    s.row_size, s.deck_size, s.discard_size = (len(cards.split()) for cards in wanted.values())
    keeper = int(s.players) - 1
    for i in range(COLOURS):
        held = sum(int(s.hand[other * COLOURS + i]) for other in range(int(s.players)))
        rest = int(s.box.god_cards) - held - int(s.face_up[i] + s.deck[i] + s.discard[i])
        s.hand[keeper * COLOURS + i] += rest
        s.hand_size[keeper] += rest


# --- where play begins --------------------------------------------------------------------------


def sit_down(s: Bora, *nature: str) -> Told:
    """People at this table; what comes before the first question has happened, as `nature` says."""
    assert_sound(s)
    return people_at(KEY, s, nature=nature)


def _complete(s: Bora) -> None:
    """Whoever has no hut gets one, whoever has fewer than three tasks gets hard ones, some are on offer."""
    in_stack = [task for task in range(7, 60) if s.task_at[task] == 0]
    hard = [TASK_NAMES.index(task) for task in HARD.split() if TASK_NAMES.index(task) in in_stack]
    for player in range(int(s.players)):
        if not s.lands[player]:
            put_hut(s, LETTERS[player], FIRST_HUT[LETTERS[player]])
        while 0 in s.tasks[player * 3 : player * 3 + 3]:
            give_task(s, player, hard.pop(0))
    on_offer = [task for task in range(60) if s.task_at[task] == SHOWN]
    for task in [task for task in in_stack if s.task_at[task] == 0][: int(s.players) + 2 - len(on_offer)]:
        s.task_at[task] = SHOWN


def _round(s: Bora, first: str) -> None:
    """The agenda of this round from one of its steps on."""
    _complete(s)
    STEPS["Round"].run(s, 0, int(s.round), 0)
    while Asked(s).rule is not STEPS[first]:
        s.pending -= 1


def phase_a(s: Bora, placed: Sequence[str] = (), **dice: str) -> Told:
    """Dice are rolled; `placed=["B1 sea"]` is B's die 1 on that job, one per seat and pass; the rest fishes.

    `A="3 4"` are the dice that a seat still has; who is not named has ones.
    """
    _round(s, "NextDie")
    passes = max((sum(line[0] == letter for line in placed) for letter in LETTERS), default=0)
    s.pending -= 1
    s.push(STEPS["NextDie"].step(0, passes, 0))
    for player in range(int(s.players)):
        letter = LETTERS[player]
        there = [line[1:].split() for line in placed if line[0] == letter]
        there += [["1", "fishing"]] * (passes - len(there))
        own = dice.get(letter, " ".join("1" * (DICE - passes))).split()
        assert len(own) == DICE - passes, f"{letter} still has {DICE - passes} dice"
        for i, (value, job) in enumerate(there):
            s.die_value[player * DICE + i] = int(value)
            s.die_place[player * DICE + i] = 1 + JOB_NAMES.index(job) + 8 * i
            if JOB_NAMES.index(job) != FISHING:
                row = s.row_of(JOB_NAMES.index(job))
                s.tile_low[row] = min(s.tile_low[row], int(value))
        for i, value in enumerate(own):
            s.die_value[player * DICE + passes + i] = int(value)
    return sit_down(s)


def _all_fished(s: Bora) -> None:
    for i in range(int(s.players) * DICE):
        s.die_value[i], s.die_place[i] = 1, 1 + FISHING + 8 * (i % DICE)


def phase_b(s: Bora) -> Told:
    """All dice are placed; the people act."""
    _round(s, "NextPeople")
    _all_fished(s)
    return sit_down(s)


def phase_c(s: Bora, first: str = "ScoreStatus") -> Told:
    """The scoring begins: at the status, or at ScoreTemple, NextJewel, NextSettle."""
    _round(s, first)
    _all_fished(s)
    if first != "ScoreStatus":
        s.phase = IN_C
    return sit_down(s)


def final_tasks(s: Bora) -> Told:
    """The six rounds are over."""
    s.round = 6
    _complete(s)
    s.phase = AT_END
    s.push(FINAL_SCORING.step())
    s.push(NEXT_FINAL.step())
    return sit_down(s)


# --- playing ------------------------------------------------------------------------------------


def refusal(match: motu.Match, line: str) -> str | None:
    """The rule that forbids an answer, `A place 3 sea`; None if it is legal."""
    letter, _, notation = line.partition(" ")
    found = match.why_not(seat(letter), notation)
    assert found is None or found.rule is not None, f"{line}: {found and found.text('en')}"
    return found.rule if found else None


def patiently(match: Told, *lines: str) -> Told:
    """Answer in notation, stopping even where there is nothing to choose."""
    match.patient = True
    go(match, *lines)
    return match


DECLINES = ("fishing", "stop", "decline", "abandon")


def idle(match: motu.Match, until: str) -> None:
    """Everybody fishes, declines, stops or takes the first answer, up to this question, `B settle`."""
    while asked(match) != until:
        (player,) = match.awaiting
        choices = match.choices(player)
        no = [choice for choice in choices if choice.notation.split()[-1] in DECLINES]
        match.play(player, (no or choices)[0])


# --- looking ------------------------------------------------------------------------------------


def state_of(match: motu.Match) -> Bora:
    return cast(Bora, match.state)


def position(match: motu.Match) -> dict[str, Any]:
    """The true position in the words of the notation."""
    return snapshot(state_of(match))


def player(match: motu.Match, letter: str) -> dict[str, Any]:
    found: dict[str, Any] = position(match)["players"][letter]
    return found


def points(match: motu.Match, letter: str) -> dict[str, int]:
    """The points of a seat by source, zeros and those of the start left out."""
    scored: dict[str, int] = player(match, letter)["points"]
    return {source: n for source, n in scored.items() if n and source != "start"}


def hand(match: motu.Match, letter: str) -> str:
    """The cards of a seat, in the order of the colours."""
    cards: dict[str, int] = player(match, letter)["hand"]
    return " ".join(colour for colour, n in cards.items() for _ in range(n))


def goods(match: motu.Match, letter: str) -> tuple[int, int, int]:
    """Offerings, shells and god tiles of a seat."""
    mine = player(match, letter)
    return mine["offerings"], mine["shells"], mine["god_tiles"]

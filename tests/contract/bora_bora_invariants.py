"""What holds in every position of Bora Bora."""

from __future__ import annotations

from motu.games.bora_bora.box import (
    COLOURS,
    COPIES,
    DIE,
    JEWEL_PLACES,
    JEWELS,
    PERSONS,
    REGIONS,
    SEATS,
    SLOTS,
    SPACES,
    START_TASKS,
    SYMBOLS,
    TASK_PLACES,
    TASKS,
    TYPES,
)
from motu.games.bora_bora.state import (
    DICE,
    DONE_BY,
    GONE,
    HELD,
    JEWEL_OF,
    JOBS,
    NOTHING,
    SHIFTED,
    STACK,
    TASK_OF,
    Bora,
)

SOURCES = 18
DISCLOSING: set[str] = set()  # a payment names the cards it shows: nothing else comes to light


def bora_bora(s: Bora) -> None:
    _cards(s)
    for seat in range(int(s.players)):
        _huts_and_people(s, seat)
        _ceremony(s, seat)
        _goods(s, seat)
    _regions(s)
    _people(s)
    _tracks(s)
    _dice(s)
    _tasks_and_jewels(s)


def _bits(members: int) -> list[int]:
    return [i for i in range(24) if int(members) >> i & 1]


def _cards(s: Bora) -> None:
    for colour in range(COLOURS):
        hands = sum(int(s.hand[seat * COLOURS + colour]) for seat in range(SEATS))
        assert int(s.deck[colour] + s.face_up[colour] + s.discard[colour]) + hands == s.box.god_cards
    assert all(n >= 0 for n in (*s.deck, *s.face_up, *s.discard, *s.hand, *s.known))
    assert all(known <= held for known, held in zip(s.known, s.hand, strict=True))
    assert (sum(s.deck), sum(s.discard), sum(s.face_up)) == (s.deck_size, s.discard_size, s.row_size)
    assert s.row_size <= s.box.row
    for seat in range(SEATS):
        assert sum(s.hand[seat * COLOURS : (seat + 1) * COLOURS]) == s.hand_size[seat]


def _huts_and_people(s: Bora, seat: int) -> None:
    regions = [r for r in range(REGIONS) if seat + 1 in s.arrived[r * SEATS : (r + 1) * SEATS]]
    assert regions == _bits(s.lands[seat])
    assert len(_bits(s.hut_slots[seat])) + int(s.stack[seat]) + len(regions) == s.box.huts
    tiles = [int(tile) for tile in s.slot_person[seat * SLOTS : (seat + 1) * SLOTS]]
    slots = [slot for slot in range(SLOTS) if tiles[slot]]
    assert slots == _bits(s.person_slots[seat])
    assert not set(slots) & set(_bits(s.hut_slots[seat])) and SLOTS - 1 not in _bits(s.hut_slots[seat])
    assert s.stack[seat] >= 0 and not (s.stack[seat] and tiles[SLOTS - 1])
    mine = sorted(p for p in range(PERSONS) if s.person_at[p] in (HELD + seat, SHIFTED + seat))
    assert mine == sorted(tile - 1 for tile in tiles if tile)
    for sex in range(2):
        people = [p for p in mine if p // (TYPES * COPIES) == sex]
        waiting = [p for p in people if s.person_at[p] == HELD + seat]
        assert len(people) == s.people[seat * 2 + sex]
        assert len(people) - len(waiting) == s.shifted[seat * 2 + sex]
        for kind in range(TYPES):
            alike = [p for p in people if p // COPIES % TYPES == kind]
            assert len(alike) == s.copies[(seat * 2 + sex) * TYPES + kind]
        for symbols in range(SYMBOLS):
            alike = [p for p in waiting if s.box.symbols[p] == symbols + 1]
            assert len(alike) == s.waiting[(seat * 2 + sex) * SYMBOLS + symbols]


def _ceremony(s: Bora, seat: int) -> None:
    ground = [int(n) for n in s.ceremony[seat * SPACES : (seat + 1) * SPACES]]
    assert [i for i in range(SPACES) if ground[i] == 1] == _bits(s.laid[seat])
    assert [i for i in range(SPACES) if ground[i] > 1] == _bits(s.covered[seat])
    for value in range(DIE):
        covered = [i for i in range(SPACES) if ground[i] == value + 2]
        assert len(covered) == (2 if int(s.built[seat]) >> value & 1 else 0)
        assert not covered or sum(1 << i for i in covered) in [int(pair) for pair in s.box.pair]


def _goods(s: Bora, seat: int) -> None:
    assert min(s.god_tiles[seat], s.offerings[seat], s.shells[seat], s.priests[seat]) >= 0
    assert int(s.priests[seat]) + list(s.temple).count(seat + 1) == s.box.priests
    assert min(s.points[seat * SOURCES : (seat + 1) * SOURCES]) >= 0
    assert min(s.beside) >= 0


def _regions(s: Bora) -> None:
    for region in range(REGIONS):
        huts = [int(seat) for seat in s.arrived[region * SEATS : (region + 1) * SEATS]]
        there = [seat for seat in huts if seat]
        assert huts == there + [0] * (SEATS - len(there)) and len(set(there)) == len(there)
    if s.round:
        assert sorted(s.fish) == [v for v in range(1, DIE + 1) for _ in range(int(s.box.fish[v]))]
        assert all(s.lands[seat] for seat in range(int(s.players)))
    assert _bits(s.good_fish) == [r for r in range(REGIONS) if s.fish[r] >= 3]


def _people(s: Bora) -> None:
    shown = {int(tile) - 1: i % DIE + 1 for i, tile in enumerate(s.display) if tile}
    for person in range(PERSONS):
        at = int(s.person_at[person])
        assert STACK <= at <= GONE
        assert (1 <= at <= DIE) == (person in shown) and shown.get(person, at) == at


def _tracks(s: Bora) -> None:
    drawn = [int(seat) for seat in s.order if seat >= 0]
    assert sorted(drawn) == sorted(int(seat) for seat in s.ahead if seat >= 0)
    if s.round:
        assert sorted(drawn) == list(range(int(s.players)))
    assert all(0 <= place < len(s.box.status) for place in s.status)
    assert 0 <= s.temple_tiles <= s.box.temple_god_tiles
    assert not s.acted or s.phase == 2


def _dice(s: Bora) -> None:
    low = [NOTHING] * JOBS
    for i in range(SEATS * DICE):
        assert 0 <= s.die_value[i] <= DIE and (s.die_value[i] or not s.die_place[i])
        job = (int(s.die_place[i]) - 1) % 8
        if s.die_place[i] and job < JOBS:
            row = int(s.row_of(job))
            low[row] = min(low[row], int(s.die_value[i]))
    assert low == [int(n) for n in s.tile_low]


def _tasks_and_jewels(s: Bora) -> None:
    for seat in range(int(s.players)):
        held = sorted(
            int(task) - 1 for task in s.tasks[seat * TASK_PLACES : (seat + 1) * TASK_PLACES] if task
        )
        assert held == [task for task in range(TASKS) if s.task_at[task] == TASK_OF + seat]
        assert s.done[seat] == sum(1 for task in range(TASKS) if s.task_at[task] == DONE_BY + seat)
        assert s.jewels[seat] == sum(1 for jewel in range(JEWELS) if s.jewel_at[jewel] == JEWEL_OF + seat)
        assert s.jewels[seat] <= s.round and s.done[seat] <= s.round + TASK_PLACES
    places = [int(at) for at in s.jewel_at if 0 < at <= JEWEL_PLACES]
    assert len(set(places)) == len(places)
    shown = sum(1 for task in range(START_TASKS, TASKS) if s.task_at[task] == 1)
    assert shown <= s.players + s.box.tasks_left_over

"""Chapter 5: women and men come to the player board."""

from __future__ import annotations

from typing import Final, final

from motu.games.bora_bora.box import COPIES, DIE, PERSONS, SLOTS, SYMBOLS, TYPES
from motu.games.bora_bora.rules import tell
from motu.games.bora_bora.state import HELD, NOTHING, Bora
from motu.kernel.core import CHOICE, LEGAL, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

UNDER_HIGHER_DIE: Final = 501
OTHER_SEX: Final = 10501
NO_NORMAL_SLOT_FREE: Final = 502
SLOT_12_TAKEN: Final = 10502
SLOT_12_HAS_HUTS: Final = 505
EMPTY_PLACE: Final = 507


def has_room(s: Bora, seat: i64) -> bool:
    """Whether a person finds a slot (BB-5.3)."""
    return s.free_slot(seat) >= 0 or s.last_slot_free(seat)


def first_shown(s: Bora, sex: i64) -> i64:
    """The lowest die above a person of the display, or NOTHING."""
    place: i64
    for place in range(DIE):
        if s.display[sex * DIE + place] > 0:
            return place + 1
    return NOTHING


@final
class TakePerson(Rule[Bora]):
    """One woman or man lying under a die not above the strength (BB-5.1).

    Action: sex * 6 + place of the display; a = sex, b = strength.
    """

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x // DIE != a:
            return OTHER_SEX
        if s.display[x] == 0:
            return EMPTY_PLACE
        return LEGAL if x % DIE < b else UNDER_HIGHER_DIE

    def options(self, s: Bora, player: i64, a: i64, b: i64, out: Moves) -> None:
        x: i64
        for x in range(a * DIE, a * DIE + b):
            if s.display[x] > 0:
                out.add(x)

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        s.push(PLACE_PERSON.step(player, s.display[x] - 1))


@final
class PlacePerson(Rule[Bora]):
    """It goes to a free slot: slots 1 to 11 are alike, slot 12 needs to be without huts (BB-5.2, 5.5).

    Action: a normal slot, slot 12; a = tile.
    """

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == 0:
            return LEGAL if s.free_slot(player) >= 0 else NO_NORMAL_SLOT_FREE
        if s.stack[player] > 0:
            return SLOT_12_HAS_HUTS
        return LEGAL if s.last_slot_free(player) else SLOT_12_TAKEN

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        slot = s.free_slot(player) if x == 0 else SLOTS - 1
        sex = a // (TYPES * COPIES)
        one: i64 = 1
        s.display[sex * DIE + s.person_at[a] - 1] = 0
        s.person_at[a] = HELD + player
        s.slot_person[player * SLOTS + slot] = a + 1
        s.person_slots[player] |= one << slot
        s.people[player * 2 + sex] += 1
        s.copies[player * 2 * TYPES + a // COPIES] += 1
        s.waiting[(player * 2 + sex) * SYMBOLS + s.box.symbols[a] - 1] += 1
        s.tell(tell.RECRUITED, player, a)


TAKE_PERSON: Final = TakePerson(CHOICE, 2 * DIE)
PLACE_PERSON: Final = PlacePerson(CHOICE, 2)

assert PERSONS == 2 * TYPES * COPIES

"""Chapter 2: set-up."""

from __future__ import annotations

from typing import Final, final

from motu.games.bora_bora.box import (
    COLOURS,
    COPIES,
    DIE,
    JEWEL_PLACES,
    JEWELS,
    JEWELS_A_ROUND,
    REGIONS,
    SEATS,
    SLOTS,
    START_TASKS,
    TASKS,
    TYPES,
)
from motu.games.bora_bora.rules import tell
from motu.games.bora_bora.rules.cards import DRAW_GOD_CARD, TURN_GOD_CARD
from motu.games.bora_bora.rules.expansion import TAKE_HUT_FROM
from motu.games.bora_bora.rules.tasks import give_task
from motu.games.bora_bora.state import FROM_START, SHOWN, STACK, Bora
from motu.kernel.core import AUTO, CHANCE, CHOICE, LEGAL, UNKNOWN, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

OF_ONE_SEX: Final = 36
GOOD_FISH: Final = 3

TILE_DRAWN: Final = 212
FISH_ALL_LAID: Final = 203
PERSON_ALL_DRAWN: Final = 204
TASK_DRAWN: Final = 205
JEWEL_LAID: Final = 207
NOT_BESIDE_A_ONE: Final = 214
TAKEN_BY_ANOTHER: Final = 215


@final
class SetUp(Rule[Bora]):
    """First what lies in place, then what is drawn, in a fixed order (BB-2.1 - 2.14). a = 1: order drawn."""

    def run(self, s: Bora, player: i64, a: i64, b: i64) -> None:
        seat: i64
        if a == 0:
            for seat in range(s.players):
                self._player_board(s, seat)
            colour: i64
            for colour in range(COLOURS):
                s.deck[colour] = s.box.god_cards
            s.deck_size = s.box.god_cards * COLOURS
            s.temple_tiles = s.box.temple_god_tiles
            s.push(self.step(0, 1))
            s.push(DRAW_TURN_TILE.step())
            return
        mark = s.pending
        i: i64
        s.push(LAY_FISH.step())
        s.push(REVEAL_PERSON.step())
        for i in range(s.players):
            s.push(DEAL_START_TASK.step(s.order[i]))
        for i in range(s.players):
            s.push(DEAL_TASK.step(s.order[i], 0, 2))
        s.push(show_tasks(s))
        s.push(LAY_JEWEL.step())
        if s.box.row > 0:
            s.push(TURN_GOD_CARD.step())
        for i in range(s.players):
            if s.box.hand > 0:
                s.push(DRAW_GOD_CARD.step(s.order[i], s.box.hand))
        s.push(NEXT_START.step(0, s.players - 1))
        s.in_order(mark)

    def _player_board(self, s: Bora, seat: i64) -> None:
        """Huts, priests, offerings, a god tile (BB-2.8, 2.10, 2.11); buildings lie unbuilt."""
        one: i64 = 1
        slot: i64
        s.stack[seat] = s.box.huts_on_slot_12
        for slot in range(s.box.huts - s.box.huts_on_slot_12):
            s.hut_slots[seat] |= one << SLOTS - 2 - slot
        s.priests[seat] = s.box.priests
        s.offerings[seat] = s.box.offerings
        s.god_tiles[seat] = s.box.god_tiles


def show_tasks(s: Bora) -> i64:
    """The step that reveals two tasks more than players (BB-2.6)."""
    return DEAL_TASK.step(0, 1, s.players + s.box.tasks_left_over)


@final
class DrawTurnTile(Rule[Bora]):
    """Turn order by lot: 0, 1, 2, 3 points, each status marker under the one before (BB-2.12, 2.13).

    Outcome: seat; a = place in the turn order.
    """

    def domain(self, s: Bora) -> i64:
        return s.players

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        place: i64
        for place in range(a):
            if s.order[place] == x:
                return TILE_DRAWN
        return LEGAL

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        s.order[a] = x
        s.ahead[a] = x
        s.score(x, FROM_START, a)
        s.tell(tell.TURN_TILE, x, a + 1)
        if a + 1 < s.players:
            s.push(self.step(0, a + 1))


@final
class LayFish(Rule[Bora]):
    """One fish tile beside each region (BB-2.3). Outcome: value - 1; a = region."""

    def weight(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        left = s.box.fish[x + 1]
        region: i64
        for region in range(a):
            if s.fish[region] == x + 1:
                left -= 1
        return left

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if self.weight(s, player, a, b, x) > 0 else FISH_ALL_LAID

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        one: i64 = 1
        s.fish[a] = x + 1
        if x + 1 >= GOOD_FISH:
            s.good_fish |= one << a
        s.tell(tell.FISH_LAID, a, x + 1)
        if a + 1 < REGIONS:
            s.push(self.step(0, a + 1))


@final
class RevealPerson(Rule[Bora]):
    """Six women, then six men, under dice 1 to 6 (BB-2.4, 15.8).

    Outcome: type * 3 + copy; a = sex, b = place.
    """

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.person_at[a * OF_ONE_SEX + x] == STACK else PERSON_ALL_DRAWN

    def sample(self, s: Bora, player: i64, a: i64, b: i64, out: Moves) -> i64:
        nth = s.below(OF_ONE_SEX - ((s.round * DIE) + b))
        x: i64
        for x in range(OF_ONE_SEX):
            if s.person_at[a * OF_ONE_SEX + x] == STACK:
                nth -= 1
                if nth < 0:
                    return x
        return -1

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        s.person_at[a * OF_ONE_SEX + x] = b + 1
        s.display[a * DIE + b] = a * OF_ONE_SEX + x + 1
        s.tell(tell.PERSON_SHOWN, b + 1, a * OF_ONE_SEX + x)
        if b + 1 < DIE:
            s.push(self.step(0, a, b + 1))
        elif a == 0:
            s.push(self.step(0, 1))


@final
class DealStartTask(Rule[Bora]):
    """One starting task for each player; the others are never seen (BB-2.5). Outcome: task."""

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.task_at[x] == STACK else TASK_DRAWN

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        give_task(s, player, x)
        s.tell(tell.START_TASK, player, x)


@final
class DealTask(Rule[Bora]):
    """Normal tasks for a player or for the display (BB-2.5, 2.6, 15.9).

    Outcome: task - 7; a = 1 for the display, b = still due.
    """

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.task_at[START_TASKS + x] == STACK else TASK_DRAWN

    def sample(self, s: Bora, player: i64, a: i64, b: i64, out: Moves) -> i64:
        left: i64 = 0
        task: i64
        for task in range(START_TASKS, TASKS):
            if s.task_at[task] == STACK:
                left += 1
        nth = s.below(left)
        for task in range(START_TASKS, TASKS):
            if s.task_at[task] == STACK:
                nth -= 1
                if nth < 0:
                    return task - START_TASKS
        return -1

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        if a == 1:
            s.task_at[START_TASKS + x] = SHOWN
            s.tell(tell.TASK_SHOWN, START_TASKS + x)
        else:
            give_task(s, player, START_TASKS + x)
            s.tell(tell.TASK_DEALT, player, START_TASKS + x)
        if b > 1:
            s.push(self.step(player, a, b - 1))


@final
class LayJewel(Rule[Bora]):
    """Four jewels are laid out for each round (BB-2.7). Outcome: jewel; a = place."""

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.jewel_at[x] == 0 else JEWEL_LAID

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        s.jewel_at[x] = 1 + a
        s.tell(tell.JEWEL_LAID, a // JEWELS_A_ROUND + 1, x)
        if a + 1 < JEWEL_PLACES:
            s.push(self.step(0, a + 1))


@final
class NextStart(Rule[Bora]):
    """In reverse turn order each player places a first hut (BB-2.14). a = place in the turn order."""

    def run(self, s: Bora, player: i64, a: i64, b: i64) -> None:
        if a > 0:
            s.push(self.step(0, a - 1))
        s.push(START_REGION.step(s.order[a]))


@final
class StartRegion(Rule[Bora]):
    """A region beside a fish of value 1 that nobody else has chosen (BB-2.14, 2.15). Action: region."""

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        if s.fish[x] != 1:
            return NOT_BESIDE_A_ONE
        return LEGAL if s.arrived[x * SEATS] == 0 else TAKEN_BY_ANOTHER

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        s.tell(tell.STARTED, player, x)
        s.push(TAKE_HUT_FROM.step(player, x, 1))


SET_UP: Final = SetUp(AUTO)
DRAW_TURN_TILE: Final = DrawTurnTile(CHANCE, SEATS)
LAY_FISH: Final = LayFish(CHANCE, DIE, weighted=True)
REVEAL_PERSON: Final = RevealPerson(CHANCE, OF_ONE_SEX)
DEAL_START_TASK: Final = DealStartTask(CHANCE, START_TASKS)
DEAL_TASK: Final = DealTask(CHANCE, TASKS - START_TASKS)
LAY_JEWEL: Final = LayJewel(CHANCE, JEWELS)
NEXT_START: Final = NextStart(AUTO)
START_REGION: Final = StartRegion(CHOICE, REGIONS)

assert OF_ONE_SEX == TYPES * COPIES and UNKNOWN < 0

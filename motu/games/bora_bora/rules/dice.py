"""Chapters 3 and 10, phase A: dice are rolled, then placed one by one."""

from __future__ import annotations

from typing import Final, final

from motu.games.bora_bora.box import COLOURS, DIE
from motu.games.bora_bora.rules import tell
from motu.games.bora_bora.rules.gods import PAY_FOR_GOD, why_not_payable
from motu.games.bora_bora.rules.jobs import need, start_job, why_not_done
from motu.games.bora_bora.rules.payments import BLUE, WHITE, both_payable
from motu.games.bora_bora.rules.secrets import WHITE_COMES_NEXT
from motu.games.bora_bora.state import DICE, FISHING, FROM_FISHING, JOBS, Bora
from motu.kernel.core import AUTO, CHANCE, CHOICE, LEGAL, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

WITH_WHITE: Final = 8  # added to the job
PLACES: Final = 15  # seven jobs, fishing, seven jobs with white

NOT_LOWER: Final = 304
NO_SUCH_DIE: Final = 310
ALREADY_A_SIX: Final = 1720
NOT_LOWER_WITH_WHITE: Final = 1721
NOT_BOTH_PAYABLE: Final = 1722


@final
class RollDie(Rule[Bora]):
    """Everybody rolls three dice (BB-3.2). Outcome: value - 1; a = die, b = place in the turn order."""

    def sample(self, s: Bora, player: i64, a: i64, b: i64, out: Moves) -> i64:
        return s.below(DIE)

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        at = player * DICE
        s.die_value[at + a] = x + 1
        if a < DICE - 1:
            s.push(self.step(player, a + 1, b))
            return
        s.tell(tell.ROLLED, player, s.die_value[at], s.die_value[at + 1], s.die_value[at + 2])
        if b + 1 < s.players:
            s.push(self.step(s.order[b + 1], 0, b + 1))


@final
class NextDie(Rule[Bora]):
    """One die each in turn order, three times round (BB-3.3). a = pass, b = place in the turn order."""

    def run(self, s: Bora, player: i64, a: i64, b: i64) -> None:
        if b + 1 < s.players:
            s.push(self.step(0, a, b + 1))
        elif a + 1 < DICE:
            s.push(self.step(0, a + 1, 0))
        s.push(PLACE_DIE.step(s.order[b], a))


def unplaced(s: Bora, seat: i64, value: i64) -> i64:
    """A die of this value not placed yet, or -1."""
    i: i64
    for i in range(seat * DICE, (seat + 1) * DICE):
        if s.die_value[i] == value and s.die_place[i] == 0:
            return i
    return -1


@final
class PlaceDie(Rule[Bora]):
    """A die goes to a tile whose dice are all higher and whose action can be done, or fishing (BB-3.4 - 3.9).

    Blue is forced where the die is not lower, white is a choice below 6 (BB-17.5, 17.7); both are paid next.
    Action: (value - 1) * 15 + job, 7 fishing, 8 + job with white; a = pass.
    """

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        value = x // PLACES + 1
        place = x % PLACES
        if unplaced(s, player, value) < 0:
            return NO_SUCH_DIE
        if place == FISHING:
            return LEGAL
        white = place > FISHING
        if white and value == DIE:
            return ALREADY_A_SIX
        job = place - WITH_WHITE if white else place
        reason = why_not_done(s, player, job, DIE if white else value)
        if reason != LEGAL:
            return reason
        blue = value >= s.tile_low[s.row_of(job)]
        if blue and not s.can_pay(player, BLUE):
            return NOT_LOWER_WITH_WHITE if white else NOT_LOWER
        if not white:
            return LEGAL
        if not s.can_pay(player, WHITE):
            return why_not_payable(s, player, WHITE)
        return LEGAL if not blue or self._both(s, player) else NOT_BOTH_PAYABLE

    def _both(self, s: Bora, player: i64) -> bool:
        tiles = s.god_tiles[player]
        return both_payable(s.hand, player * COLOURS, s.offerings[player], tiles, BLUE, WHITE)

    def options(self, s: Bora, player: i64, a: i64, b: i64, out: Moves) -> None:
        """As `check`, but each job, tile and god is looked at once."""
        blue = s.can_pay(player, BLUE)
        white = s.can_pay(player, WHITE)
        both = blue and white and self._both(s, player)
        values: i64 = 0
        one: i64 = 1
        i: i64
        value: i64
        job: i64
        for i in range(player * DICE, (player + 1) * DICE):
            if s.die_place[i] == 0:
                values |= one << s.die_value[i]
        for value in range(1, DIE + 1):
            if values >> value & 1:
                out.add((value - 1) * PLACES + FISHING)
        for job in range(JOBS):
            needed = need(s, player, job)
            if needed > DIE:
                continue
            low = s.tile_low[s.row_of(job)]
            for value in range(1, DIE + 1):
                if not values >> value & 1:
                    continue
                free = value < low
                if needed <= value and (free or blue):
                    out.add((value - 1) * PLACES + job)
                if value < DIE and white and (free or both):
                    out.add((value - 1) * PLACES + WITH_WHITE + job)

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        value = x // PLACES + 1
        place = x % PLACES
        white = place > FISHING
        job = place - WITH_WHITE if white else place
        s.die_place[unplaced(s, player, value)] = 1 + job + 8 * a
        if job == FISHING:
            s.score(player, FROM_FISHING, s.box.fishing)
            s.tell(tell.FISHED, player, value, s.box.fishing)
            return
        s.tell(tell.DIE_WITH_WHITE if white else tell.DIE_PLACED, player, value, job)
        row = s.row_of(job)
        blue = value >= s.tile_low[row]
        s.tile_low[row] = min(s.tile_low[row], value)
        start_job(s, player, job, DIE if white else value)
        if white:
            s.push(PAY_FOR_GOD.step(player, WHITE))
        if blue:
            s.push(PAY_FOR_GOD.step(player, BLUE, WHITE_COMES_NEXT if white else 0))


ROLL_DIE: Final = RollDie(CHANCE, DIE)
NEXT_DIE: Final = NextDie(AUTO)
PLACE_DIE: Final = PlaceDie(CHOICE, DIE * PLACES, guarded=True)

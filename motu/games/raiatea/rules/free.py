"""Free actions of one's own turn: shamans and mirrors (RA-2.15, 12.11, 12.12, 13.3)."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.assistants import NONE_ACTIVE
from motu.games.raiatea.rules.masks import why_not_bind
from motu.games.raiatea.rules.pieces import ASSISTANTS, DESIGNS, KINDS, MIRROR, RITUALS, SHAMAN
from motu.games.raiatea.rules.rituals import perform_from_hand
from motu.games.raiatea.state import Raiatea
from motu.kernel.core import AUTO, CHOICE, LEGAL, NO_SUCH_ACTION, NOT_THIS_QUESTION, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

BIND: Final = 64  # first action that binds a mirror
DONE: Final = 80
ALONE: Final = 1 << 30  # `b` of a window of its own: no question beside it

BEYOND_YOUR_PRIESTS: Final = 1211
SHAMAN_FROM_HAND: Final = 1218


@final
class FreeAction(Rule[Raiatea]):
    """Turn a shaman to perform a ritual that costs at most one's priests, or bind a mirror to a mask.

    Action: ritual, 64 + design, 80 done. Offered beside the questions of one's turn, or alone after them.
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == DONE:
            return LEGAL if b == ALONE else NOT_THIS_QUESTION
        if x >= BIND:
            return why_not_bind(s, player, x - BIND)
        if s.box.ritual_copies[x] == 0:
            return NO_SUCH_ACTION
        if s.active[player * ASSISTANTS + SHAMAN] == 0:
            return NONE_ACTIVE
        if s.hand[player * RITUALS + x] == 0:
            return SHAMAN_FROM_HAND
        return LEGAL if s.box.ritual_cost[x] <= s.priests[player] else BEYOND_YOUR_PRIESTS

    def options(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> None:
        """Beside a question that has no answer, and so is not put, there is nothing free either."""
        if b != ALONE and out.n == 0:
            return
        x: i64
        if s.active[player * ASSISTANTS + SHAMAN] > 0:
            for x in range(s.box.ritual_slots):
                if s.hand[player * RITUALS + x] > 0 and s.box.ritual_cost[x] <= s.priests[player]:
                    out.add(x)
        if s.masks[player * KINDS + MIRROR] > 0:
            for x in range(DESIGNS):
                if s.masks[player * KINDS + x] == 1:
                    out.add(BIND + x)
        if b == ALONE:
            out.add(DONE)

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == DONE:
            return
        if b == ALONE:
            s.push(WINDOW.step(player))
        if x >= BIND:
            s.bind(player, x - BIND)
            s.tell(tell.MIRROR_BOUND, player, x - BIND)
            return
        s.exhaust(player, SHAMAN)
        s.tell(tell.SHAMAN_USED, player, x)
        perform_from_hand(s, player, x)


@final
class Window(Rule[Raiatea]):
    """After the last question of one's part free actions are possible once more, judged on public facts."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        if s.may_act_freely(player):
            s.push(FREE_ACTION.step(player, 0, ALONE))


FREE_ACTION: Final = FreeAction(CHOICE, DONE + 1, guarded=True)
WINDOW: Final = Window(AUTO)

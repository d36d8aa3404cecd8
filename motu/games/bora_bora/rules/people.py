"""Chapter 11, phase B: what the people on the player boards do."""

from __future__ import annotations

from typing import Final, final

from motu.games.bora_bora.box import (
    BUILD,
    COPIES,
    DIE,
    GOD_CARD,
    LAND,
    MAN,
    MATERIAL,
    MOVE_HUT,
    OFFERING,
    SEA,
    SHELL,
    STATUS,
    TYPES,
    VP,
    WOMAN,
)
from motu.games.bora_bora.rules import tell
from motu.games.bora_bora.rules.cards import NO_CARD_LEFT, TAKE_GOD_CARD
from motu.games.bora_bora.rules.expansion import move_huts
from motu.games.bora_bora.rules.gods import PAY_FOR_GOD, why_not_payable
from motu.games.bora_bora.rules.helper import SLOT_12_HAS_PERSON
from motu.games.bora_bora.rules.jobs import (
    BUILDING,
    LAND_JOB,
    MAN_JOB,
    SEA_JOB,
    WOMAN_JOB,
    need,
    start_job,
    why_not_done,
)
from motu.games.bora_bora.rules.materials import ANY_KIND, PLACE_MATERIAL, due
from motu.games.bora_bora.rules.payments import GREEN
from motu.games.bora_bora.state import FROM_PEOPLE, IN_B, Bora
from motu.kernel.core import AUTO, CHOICE, LEGAL, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

STOP: Final = 144  # (sex * 12 + type) * 6 + (copies - 1) * 2 + doubled come before

UP_TO_SO_MANY: Final = 1110
NO_HUT_TO_MOVE: Final = 11110
HAS_ACTED: Final = 1118
NOT_YOUR_PEOPLE: Final = 1120
NOT_SO_MANY_ALIKE: Final = 11120
NEEDS_GREEN: Final = 1711
ONE_GREEN: Final = 1712
ALREADY_STRONGEST: Final = 11720


def job_of(kind: i64) -> i64:
    """The job of a type that acts like a die."""
    if kind == LAND:
        return LAND_JOB
    if kind == SEA:
        return SEA_JOB
    if kind == WOMAN:
        return WOMAN_JOB
    return MAN_JOB if kind == MAN else BUILDING


def amount(s: Bora, kind: i64, copies: i64, doubled: i64) -> i64:
    """Strength, or how many: green doubles the total (BB-17.10), never beyond the strongest die."""
    bare = s.box.people[kind * (COPIES + 1) + copies]
    if not doubled:
        return bare
    return min(bare * 2, DIE) if kind < MATERIAL else bare * 2


def can_act(s: Bora, player: i64, kind: i64, copies: i64, doubled: i64) -> bool:
    """Whether the action of a type can be carried out."""
    if kind < MATERIAL:
        return need(s, player, job_of(kind)) <= amount(s, kind, copies, doubled)
    if kind == MOVE_HUT:
        return s.movable_huts(player) > 0
    return kind != GOD_CARD or s.cards_left() > 0


def can_double(s: Bora, kind: i64, copies: i64) -> bool:
    """Doubling a strength of 6 changes nothing (BB-17.20)."""
    return kind >= MATERIAL or amount(s, kind, copies, 0) < DIE


@final
class NextPeople(Rule[Bora]):
    """Phase B: each player in turn order, all of it at once (BB-11.1). a = place in the turn order."""

    def run(self, s: Bora, player: i64, a: i64, b: i64) -> None:
        s.phase = IN_B
        s.acted = 0
        s.acted_sexes = 0
        s.green_used = 0
        if a < s.players:
            s.push(self.step(0, a + 1))
            s.push(ASK_PEOPLE.step(s.order[a]))


@final
class AskPeople(Rule[Bora]):
    """As long as something could be done, judged by what everybody sees, the player is asked (BB-11.2)."""

    def run(self, s: Bora, player: i64, a: i64, b: i64) -> None:
        green = not s.green_used and s.might_pay(player)
        at: i64
        for at in range(2 * TYPES):
            copies = s.copies[player * 2 * TYPES + at]
            if copies == 0 or s.acted >> at & 1:
                continue
            kind = at % TYPES
            fresh = not s.acted_sexes >> at // TYPES & 1
            if fresh or green:
                if can_act(s, player, kind, copies, 0):
                    s.push(USE_PEOPLE.step(player))
                    return
                if fresh and green and can_double(s, kind, copies) and can_act(s, player, kind, copies, 1):
                    s.push(USE_PEOPLE.step(player))
                    return


@final
class UsePeople(Rule[Bora]):
    """One type of each sex, identical people together; green doubles one or adds one (BB-11.1 - 11.5, 17.10).

    Action: ((sex * 12 + type) * 3 + copies - 1) * 2 + doubled, 144 stop.
    """

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == STOP:
            return LEGAL
        at = x // 6
        copies = x % 6 // 2 + 1
        doubled = x & 1
        kind = at % TYPES
        owned = s.copies[player * 2 * TYPES + at]
        if owned == 0:
            return NOT_YOUR_PEOPLE
        if copies > owned:
            return NOT_SO_MANY_ALIKE
        if s.acted >> at & 1:
            return HAS_ACTED
        extra = s.acted_sexes >> at // TYPES & 1
        if extra and (doubled or s.green_used):
            return ONE_GREEN
        if doubled:
            if s.green_used:
                return ONE_GREEN
            if not can_double(s, kind, copies):
                return ALREADY_STRONGEST
        reason = self._why_not_done(s, player, kind, copies, doubled)
        if reason != LEGAL:
            return reason
        if extra:
            return LEGAL if s.can_pay(player, GREEN) else NEEDS_GREEN
        return why_not_payable(s, player, GREEN) if doubled else LEGAL

    def _why_not_done(self, s: Bora, player: i64, kind: i64, copies: i64, doubled: i64) -> i64:
        if can_act(s, player, kind, copies, doubled):
            return LEGAL
        if kind < MATERIAL:
            return why_not_done(s, player, job_of(kind), amount(s, kind, copies, doubled))
        if kind == GOD_CARD:
            return NO_CARD_LEFT
        return NO_HUT_TO_MOVE if s.hut_slots[player] == 0 else SLOT_12_HAS_PERSON

    def options(self, s: Bora, player: i64, a: i64, b: i64, out: Moves) -> None:
        green = not s.green_used and s.can_pay(player, GREEN)
        at: i64
        copies: i64
        for at in range(2 * TYPES):
            owned = s.copies[player * 2 * TYPES + at]
            if owned == 0 or s.acted >> at & 1:
                continue
            kind = at % TYPES
            fresh = not s.acted_sexes >> at // TYPES & 1
            if not fresh and not green:
                continue
            for copies in range(1, owned + 1):
                if can_act(s, player, kind, copies, 0):
                    out.add(at * 6 + copies * 2 - 2)
                if fresh and green and can_double(s, kind, copies) and can_act(s, player, kind, copies, 1):
                    out.add(at * 6 + copies * 2 - 1)
        out.add(STOP)

    def redundant(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> bool:
        """Search uses all people of a type."""
        return x != STOP and x % 6 // 2 + 1 < s.copies[player * 2 * TYPES + x // 6]

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == STOP:
            return
        at = x // 6
        copies = x % 6 // 2 + 1
        doubled = x & 1
        extra = s.acted_sexes >> at // TYPES & 1
        one: i64 = 1
        s.acted |= one << at
        s.acted_sexes |= one << at // TYPES
        s.push(ASK_PEOPLE.step(player))
        s.push(PEOPLE_EFFECT.step(player, at % TYPES, amount(s, at % TYPES, copies, doubled)))
        if doubled or extra:
            s.green_used = 1
            s.push(PAY_FOR_GOD.step(player, GREEN))
            s.tell(tell.PEOPLE_DOUBLED if doubled else tell.PEOPLE_EXTRA, player, at, copies)
        else:
            s.tell(tell.PEOPLE_USED, player, at, copies)


@final
class PeopleEffect(Rule[Bora]):
    """What the twelve types bring (BB-11.6 - 11.15). a = type, b = strength, or how many."""

    def run(self, s: Bora, player: i64, a: i64, b: i64) -> None:
        if a < MATERIAL:
            start_job(s, player, job_of(a), b)
        elif a == MATERIAL:
            s.push(PLACE_MATERIAL.step(player, due(ANY_KIND, b)))
        elif a == MOVE_HUT:
            s.push(MOVE_HUTS.step(player, min(b, s.movable_huts(player))))
        elif a == VP:
            s.score(player, FROM_PEOPLE, b)
            s.tell(tell.PEOPLE_POINTS, player, b)
        elif a == GOD_CARD:
            s.push(TAKE_GOD_CARD.step(player, b))
        elif a == OFFERING:
            s.offerings[player] += b
            s.tell(tell.OFFERINGS, player, b)
        elif a == STATUS:
            s.climb(player, b)
            s.tell(tell.CLIMBED, player, b)
        else:
            s.shells[player] += b
            s.tell(tell.SHELLS, player, b)


@final
class MoveHuts(Rule[Bora]):
    """Up to so many huts go to slot 12 (BB-11.10). Action: how many - 1; a = at most."""

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if x < a else UP_TO_SO_MANY

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        move_huts(s, player, x + 1)


NEXT_PEOPLE: Final = NextPeople(AUTO)
ASK_PEOPLE: Final = AskPeople(AUTO)
USE_PEOPLE: Final = UsePeople(CHOICE, STOP + 1, guarded=True)
PEOPLE_EFFECT: Final = PeopleEffect(AUTO)
MOVE_HUTS: Final = MoveHuts(CHOICE, 6)

assert BUILD < MATERIAL < SHELL

"""State, agenda and rule: the three words in which every game is written.

A *state* is everything that changes: ints and arrays of ints. Its *agenda* is a stack of packed steps:
all that is still to happen is data. A *rule* is the meaning of one kind of step.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from motu.kernel.journal import EVERYONE, SPECTATOR, Journal
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64, vec, zeros

AUTO: Final = 0  # the rule acts by itself
CHOICE: Final = 1  # one seat decides
SEALED: Final = 2  # several seats decide secretly at once, or one seat privately
CHANCE: Final = 3  # nature decides

LEGAL: Final = 0
NOT_AWAITED: Final = 1  # another seat must decide
NOT_THIS_QUESTION: Final = 2  # the action belongs to another question
NO_SUCH_ACTION: Final = 3  # no question has this action, in this game, for this number of players
GAME_OVER: Final = 4

UNKNOWN: Final = -1  # what a redacted field shows; never an index
NO_DRAFT: Final = -1
WORD: Final = 0xFFFFFFFF
MAX_SEATS: Final = 8
DEALS_TRIED: Final = 1000


class NoOption(Exception):
    """A question without any legal answer: a fault of the rules, never of a player."""


def lowest(bits: i64) -> i64:
    """The smallest seat in a bit set."""
    seat: i64 = 0
    while not bits >> seat & 1:
        seat += 1
    return seat


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that changes during a game: ints and arrays of ints, nothing else.

    A game adds its fields, each of one kind: public; secret (hidden by `hide`, dealt anew by `deal`);
    or countable (hidden by `hide`, kept by `deal`, because every gain was public).
    """

    def __init__(self, rules: list[Rule[Any]], players: i64, steps: i64, like: State | None) -> None:
        """A new state with room for `steps` steps, or a copy of `like`."""
        self.rules = rules
        self.players: i64 = players
        self.journal: Journal | None = None
        if like is None:
            self.agenda: vec[i64] = zeros(steps)  # packed steps, the next one last
            self.sealed: vec[i64] = zeros(MAX_SEATS)  # secret answers: 1 + local action, 0 = none yet
            self.pending: i64 = 0  # height of the agenda
            self.answering: i64 = 0  # the step whose answer is being carried out ...
            self.answering_at: i64 = 0  # ... and the height of the agenda below it
            self.head: i64 = 0  # the question under which the open draft stands ...
            self.head_at: i64 = NO_DRAFT  # ... and the height of the agenda below it
            self.revealed: i64 = 0  # raised whenever somebody learns something: undo stops here
            self.length: i64 = 0  # decisions made
            self.limit: i64 = 0  # most decisions allowed; 0 = no limit
            self.truncated: i64 = 0  # 1: stopped by the limit
            self.dice_0: i64 = 1
            self.dice_1: i64 = 2
            self.dice_2: i64 = 3
            self.dice_3: i64 = 4
        else:
            self.agenda = like.agenda[:]
            self.sealed = like.sealed[:]
            self.pending = like.pending
            self.answering = like.answering
            self.answering_at = like.answering_at
            self.head = like.head
            self.head_at = like.head_at
            self.revealed = like.revealed
            self.length = like.length
            self.limit = like.limit
            self.truncated = like.truncated
            self.dice_0 = like.dice_0
            self.dice_1 = like.dice_1
            self.dice_2 = like.dice_2
            self.dice_3 = like.dice_3

    # --- what a game fills in -------------------------------------------------------------------

    def copy(self) -> State:
        """An independent copy, without listener. Written by hand in every game: it is hot."""
        raise NotImplementedError

    def hide(self, viewer: i64) -> None:
        """Overwrite by UNKNOWN, in place, what `viewer` may not see."""

    def deal(self, viewer: i64) -> None:
        """Deal anew, in place, what `viewer` cannot know: one world that fits all he has seen."""

    def promised(self, viewer: i64) -> bool:
        """Whether the hands just dealt keep what their owners announced (a payment, a sum)."""
        return True

    def keep_promise(self, viewer: i64) -> None:
        """Force a world in which every announcement holds, after many vain deals."""
        raise NoOption("no deal keeps what was announced")

    def clear_draft(self) -> None:
        """Empty the fields that hold the picks of an open draft."""

    def standing(self, seat: i64) -> i64:
        """Final rank of a seat as one comparable number, points first, then the tie-breaks."""
        raise NotImplementedError

    # --- dice -----------------------------------------------------------------------------------

    def seed(self, seed: i64) -> None:
        """Start the dice anew: the same sequence interpreted and compiled."""
        mixed = (seed ^ seed >> 32) & WORD
        self.dice_0 = _scatter(mixed, 1)
        self.dice_1 = _scatter(mixed, 2)
        self.dice_2 = _scatter(mixed, 3)
        self.dice_3 = _scatter(mixed, 4) | 1  # never all zero

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1 (xoshiro128** on four 32-bit words: no overflow in 63 bits)."""
        five = self.dice_1 * 5 & WORD
        word = ((five << 7 | five >> 25) & WORD) * 9 & WORD
        shifted = self.dice_1 << 9 & WORD
        self.dice_2 ^= self.dice_0
        self.dice_3 ^= self.dice_1
        self.dice_1 ^= self.dice_2
        self.dice_0 ^= self.dice_3
        self.dice_2 ^= shifted
        self.dice_3 = (self.dice_3 << 11 | self.dice_3 >> 21) & WORD
        return word * n >> 32

    # --- agenda ---------------------------------------------------------------------------------

    def push(self, step: i64) -> None:
        """`step` happens before everything already on the agenda."""
        self.agenda[self.pending] = step
        self.pending += 1

    def in_order(self, mark: i64) -> None:
        """The steps pushed since the agenda had height `mark` happen in the order they were written."""
        i = mark
        j = self.pending - 1
        while i < j:
            step = self.agenda[i]
            self.agenda[i] = self.agenda[j]
            self.agenda[j] = step
            i += 1
            j -= 1

    def clockwise(self, seat: i64, places: i64) -> i64:
        """The seat that many places further round the table, at most once round."""
        seat += places
        return seat - self.players if seat >= self.players else seat

    def relative(self, seat: i64, other: i64) -> i64:
        """How many places clockwise from `seat` the seat `other` sits."""
        return other - seat if other >= seat else other - seat + self.players

    # --- telling --------------------------------------------------------------------------------

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, to: i64 = EVERYONE) -> None:
        """Something happened that the bit set `to` learns."""
        journal = self.journal
        if journal is not None:
            journal.write(kind, to, a, b, c, d, self.copy())

    def reveal(self) -> None:
        """Somebody learns something that cannot be unlearnt: no undo across this point."""
        self.revealed += 1

    # --- drafts and sealed answers --------------------------------------------------------------

    def open_draft(self) -> None:
        """The picks pushed from here on are private, under the question just answered."""
        self.head = self.answering
        self.head_at = self.answering_at

    def close_draft(self) -> None:
        """The draft is carried out or given up: what follows is public, its picks are not taken back."""
        self.head = 0
        self.head_at = NO_DRAFT
        self.reveal()

    def drafting(self) -> i64:
        """The seat whose draft is open, or -1."""
        if self.head_at == NO_DRAFT:
            return -1
        return self.head >> 8 & 127

    def forget_private_picks(self, viewer: i64, complete: bool) -> None:
        """For everybody else an unfinished answer has not begun: drafts go back to their head.

        `complete`: sealed answers that are already complete are taken out too.
        """
        if self.head_at != NO_DRAFT and self.drafting() != viewer:
            self.pending = self.head_at
            self.push(self.head)
            self.close_draft()
            self.clear_draft()
        i: i64
        for i in range(self.pending, len(self.agenda)):
            self.agenda[i] = 0  # what was carried out may have been private
        if self.pending > 0:
            step = self.agenda[self.pending - 1]
            rule = self.rules[step & 255]
            if rule.mode == SEALED:
                seat: i64
                for seat in range(self.players):
                    waiting = step >> 16 + seat & 1
                    answered = complete and step >> 24 + seat & 1
                    if seat != viewer and (waiting or answered):
                        rule.retract(self, seat, step >> 32)

    def forget_answers_of_others(self, viewer: i64) -> None:
        """Put a sealed question back to where nobody but `viewer` has picked anything.

        Who has answered already tells him nothing, so it must not change what he thinks.
        """
        if self.pending == 0:
            return
        step = self.agenda[self.pending - 1]
        rule = self.rules[step & 255]
        if rule.mode != SEALED:
            return
        one: i64 = 1
        seat: i64
        for seat in range(self.players):
            if seat != viewer and step >> 24 + seat & 1:
                rule.retract(self, seat, step >> 32)
                step |= one << 16 + seat
        self.agenda[self.pending - 1] = step

    def redact(self, viewer: i64) -> None:
        """Overwrite, in place, everything that `viewer` may not know. Only such a copy leaves the rules."""
        self.journal = None
        self.forget_private_picks(viewer, False)
        self.hide(viewer)
        seat: i64
        for seat in range(self.players):
            if seat != viewer and self.sealed[seat] != 0:
                self.sealed[seat] = UNKNOWN
        self.answering = 0
        self.answering_at = 0
        self.revealed = 0
        self.length = 0  # it counts private picks too
        self.dice_0 = 0  # the dice foretell every draw
        self.dice_1 = 0
        self.dice_2 = 0
        self.dice_3 = 0

    def determinize(self, viewer: i64, seed: i64) -> None:
        """Deal anew, in place, everything that `viewer` cannot know, with dice of its own."""
        self.journal = None
        self.seed(seed)
        self.forget_private_picks(viewer, True)
        kept = False
        i: i64
        for i in range(DEALS_TRIED):
            self.deal(viewer)
            kept = self.promised(viewer)
            if kept:
                break
        if not kept:
            self.keep_promise(viewer)
        self._seal_anew(viewer)

    def _seal_anew(self, viewer: i64) -> None:
        """Answers already sealed by others are unknown: draw complete new ones in this world."""
        if self.pending == 0:
            return
        step = self.agenda[self.pending - 1]
        rule = self.rules[step & 255]
        if rule.mode != SEALED:
            return
        out = Moves()
        seat: i64
        for seat in range(self.players):
            took_part = step >> 24 + seat & 1
            waiting = step >> 16 + seat & 1
            if seat == viewer or not took_part or waiting:
                continue
            done = False
            while not done:
                out.n = 0
                out.base = 0
                rule.options(self, seat, step >> 16 & 65535, step >> 32, out)
                if out.n == 0:
                    raise NoOption("a sealed answer cannot be completed")
                done = rule.answer(self, seat, step >> 16 & 65535, step >> 32, out.at[self.below(out.n)])


def _scatter(seed: i64, n: i64) -> i64:
    """Spread a 32-bit seed into the n-th well-mixed 32-bit word."""
    x = seed + n * 0x9E3779B9 & WORD
    x = (x ^ x >> 16) * 0x21F0AAAD & WORD
    x = (x ^ x >> 15) * 0x735A2D97 & WORD
    return x ^ x >> 15


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Generic[S]):
    """The meaning of one kind of step. Stateless: all data is in the state and in the step.

    A step is 8 bits of kind, 7 of player and one flag, 16 of `a`, 31 of `b`. Local actions are
    0 .. size - 1 and mean the same thing for ever; `ruleset` lays the blocks end to end.
    """

    def __init__(
        self,
        mode: i64 = AUTO,
        size: i64 = 0,
        guarded: bool = False,
        may_lapse: bool = False,
        weighted: bool = False,
    ) -> None:
        self.mode: i64 = mode
        self.size: i64 = size
        self.guarded = guarded  # what is legal depends on a hand: asked even with one option
        self.may_lapse = may_lapse  # without any option the step is dropped ("as far as possible")
        self.weighted = weighted  # CHANCE: outcomes are not equally likely
        self.beside: Rule[S] | None = None  # a free action offered beside this question
        self.kind: i64 = -1  # set by `ruleset`
        self.base: i64 = 0  # global action = base + local action

    # --- steps ----------------------------------------------------------------------------------

    def step(self, player: i64 = 0, a: i64 = 0, b: i64 = 0) -> i64:
        """This kind of step for `player`, with two arguments."""
        assert 0 <= a < 65536 and 0 <= b < 2147483648
        return self.kind | player << 8 | a << 16 | b << 32

    def free_step(self, player: i64, a: i64 = 0, b: i64 = 0) -> i64:
        """The same, with the free actions of `beside` offered next to it."""
        return self.step(player, a, b) | 32768

    def sealed_step(self, seats: i64, b: i64 = 0) -> i64:
        """SEALED: the bit set `seats` answers at once; `a` holds who is awaited and who takes part."""
        return self.step(0, seats | seats << 8, b)

    # --- AUTO -----------------------------------------------------------------------------------

    def run(self, s: S, player: i64, a: i64, b: i64) -> None:
        """What happens."""
        raise NotImplementedError

    # --- decisions and chance -------------------------------------------------------------------

    def domain(self, s: S) -> i64:
        """How many local actions make sense in this game (players, islands in play ...)."""
        return self.size

    def check(self, s: S, player: i64, a: i64, b: i64, x: i64) -> i64:
        """LEGAL, or the number of the rule that forbids local action `x`."""
        return LEGAL

    def options(self, s: S, player: i64, a: i64, b: i64, out: Moves) -> None:
        """All legal local actions. Overridden only where the domain is large and sparse."""
        at = out.at
        base = out.base
        n = out.n
        x: i64
        for x in range(self.domain(s)):
            if self.check(s, player, a, b, x) == LEGAL:
                at[n] = base + x
                n += 1
        out.n = n

    def redundant(self, s: S, player: i64, a: i64, b: i64, x: i64) -> bool:
        """Whether another order of the same picks is kept for search instead of this one."""
        return False

    def choose(self, s: S, player: i64, a: i64, b: i64, x: i64) -> None:
        """Carry out local action `x`. SEALED: all answers are in, `player` and `x` mean nothing."""
        raise NotImplementedError

    # --- SEALED ---------------------------------------------------------------------------------

    def answer(self, s: S, player: i64, a: i64, b: i64, x: i64) -> bool:
        """Note one secret pick in hidden fields of that seat alone; True when its answer is complete."""
        s.sealed[player] = x + 1
        return True

    def retract(self, s: S, player: i64, b: i64) -> None:
        """Forget all picks of that seat, as if it had not begun."""
        s.sealed[player] = 0

    # --- CHANCE ---------------------------------------------------------------------------------

    def weight(self, s: S, player: i64, a: i64, b: i64, x: i64) -> i64:
        """How likely an outcome is, relative to the others."""
        return 1

    def seen_by(self, s: S, player: i64, a: i64, b: i64) -> i64:
        """The bit set of those who learn the outcome."""
        return EVERYONE

    def sample(self, s: S, player: i64, a: i64, b: i64, out: Moves) -> i64:
        """Draw an outcome with the dice of the state; -1 when there is none."""
        out.n = 0
        out.base = 0
        self.options(s, player, a, b, out)
        if out.n == 0:
            return -1
        if not self.weighted:
            return out.at[s.below(out.n)]
        weights: i64 = 0
        i: i64
        for i in range(out.n):
            weights += self.weight(s, player, a, b, out.at[i])
        nth = s.below(weights)
        for i in range(out.n):
            nth -= self.weight(s, player, a, b, out.at[i])
            if nth < 0:
                return out.at[i]
        return -1

    # --- what others may know of an action ------------------------------------------------------

    def public(self, s: S, player: i64, a: i64, b: i64, x: i64) -> i64:
        """The part of a chosen action that everybody learns; actions with equal parts look alike."""
        return x


class Ruleset:
    """The rules of one game in their frozen order, with the sizes of both numberings."""

    def __init__(self, rules: list[Rule[Any]]) -> None:
        """Number the rules; lay decisions and chance outcomes end to end, each in its own numbering."""
        self.rules = rules
        self.decisions: i64 = 0
        self.outcomes: i64 = 0
        kind: i64 = 0
        for rule in rules:
            rule.kind = kind
            kind += 1
            if rule.mode == CHANCE:
                rule.base = self.outcomes
                self.outcomes += rule.size
            elif rule.mode != AUTO:
                rule.base = self.decisions
                self.decisions += rule.size


__all__ = [
    "AUTO",
    "CHANCE",
    "CHOICE",
    "EVERYONE",
    "GAME_OVER",
    "LEGAL",
    "NOT_AWAITED",
    "NOT_THIS_QUESTION",
    "NO_SUCH_ACTION",
    "SEALED",
    "SPECTATOR",
    "UNKNOWN",
    "NoOption",
    "Rule",
    "Ruleset",
    "State",
    "lowest",
]

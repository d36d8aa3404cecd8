"""One match: the true state, its history, and what each seat may know of it."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from motu.games._shared.folder import Folder
from motu.games._shared.text import FIRST, Phrase, preferred, say
from motu.kernel.box import Box
from motu.kernel.core import (
    GAME_OVER,
    LEGAL,
    NO_SUCH_ACTION,
    NOT_AWAITED,
    NOT_THIS_QUESTION,
    Rule,
    State,
)
from motu.kernel.engine import (
    NATURE,
    OVER,
    Asked,
    advance,
    answers,
    apply,
    awaiting,
    guarded,
    happen,
    public_part,
    weight,
    why_not,
)
from motu.kernel.journal import EVERYONE, SPECTATOR, Journal
from motu.kernel.moves import Moves
from motu.match.choice import Choice, Event, Gesture, Refusal, Told
from motu.match.dice import Dice
from motu.match.errors import CannotUndo, IllegalChoice

if TYPE_CHECKING:
    from motu.match.record import Record

SHOWN = 60  # lines of the log that remember how things stood

REFUSALS = {
    NOT_AWAITED: "refused-not-awaited",
    NOT_THIS_QUESTION: "refused-not-this-question",
    NO_SUCH_ACTION: "refused-no-such-action",
    GAME_OVER: "refused-game-over",
}


@dataclass(frozen=True)
class Move:
    """One entry of the history: a seat's answer, or nature's (`seat` None)."""

    seat: int | None
    number: int  # action or outcome
    notation: str
    forced: bool  # played by the match, because there was nothing to decide
    revealed: int  # the state's counter before the move
    private: bool = False  # a sealed pick or part of a draft: nobody else has seen it
    pointed: tuple[str, ...] = field(default=(), compare=False)  # what it names on the board for everybody
    alone: bool = field(default=False, compare=False)  # asked so that nobody notices that it left no choice


@dataclass(frozen=True)
class WayBack:
    """The choice that would be taken back."""

    seat: int  # whose it was
    n: int  # its number in the history
    steps: int  # single moves of that seat that are taken back
    far: bool  # across a reveal or a decision of another: only who plays alone goes there


class Match:
    """A game being played. Everything handed out is made from a copy redacted for its viewer."""

    def __init__(
        self,
        folder: Folder[Any],
        box: Box,
        edition: Mapping[str, Any] | None,
        seats: int,
        options: Mapping[str, Any],
        dice: Dice,
        shared: bool = False,
        replaying: bool = False,
    ) -> None:
        self.folder = folder
        self.box = box
        self.edition = edition
        self.seats = seats
        self.options = dict(options)
        self.dice = dice
        self.dice_from = 0  # number of the first outcome drawn with these dice
        self.shared = shared
        self.automatic = True  # whether an unguarded choice that is none is played without asking
        self.taken_back = 0  # moves taken back across reveals: such a game does not count in statistics
        self.notice: Phrase | None = None  # what a reader of a replayed match should know
        self.moves: list[Move] = []
        self.told: list[Told] = []
        self.outcomes: list[int] = []  # what nature may do, when it is asked
        self._out = Moves()
        self.state = self.fresh_state()
        self.state.journal = Journal()
        if not replaying:
            self.run()

    # --- who decides what -----------------------------------------------------------------------

    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats that must decide now; empty when the match is over."""
        bits = int(awaiting(self.state))
        return tuple(seat for seat in range(self.seats) if bits >> seat & 1)

    @property
    def over(self) -> bool:
        """Whether it was played to its end: a match that is still to be dealt is not over."""
        return int(self.state.pending) == 0 or self.truncated

    @property
    def truncated(self) -> bool:
        """Whether the limit of decisions stopped the match."""
        return bool(self.state.truncated)

    def question(self, seat: int, lang: str) -> str:
        """What a seat is asked, in words; empty when it is not awaited."""
        self._check_seat(seat)
        if seat not in self.awaiting:
            return ""
        return self.folder.texts.say(self.folder.asked(self.redacted(seat), seat), lang)

    def choices(self, seat: int) -> list[Choice]:
        """What a seat may answer now; empty when it is not awaited."""
        self._check_seat(seat)
        if seat not in self.awaiting:
            return []
        s = self.redacted(seat)
        answers(s, seat, self._out)
        return [self._choice(s, seat, action) for action in self._out.actions()]

    def gestures(self, seat: int) -> list[Gesture]:
        """What people do in one go: small choices played together, or not at all."""
        self._check_seat(seat)
        if seat not in self.awaiting:
            return []
        texts = self.folder.texts
        return [
            Gesture(g.notation, g.actions, g.targets, g.label, texts, g.then, g.goal, g.way)
            for g in self.folder.shortcuts(self.redacted(seat), seat)
        ]

    def said(self, seat: int, action: int) -> Choice:
        """An action in words, whether or not it is possible now."""
        return self._choice(self.redacted(seat), seat, action)

    def said_at(self, n: int) -> Choice:
        """Move n as its seat was offered it."""
        then, move = self.copy(), self.moves[n]
        then.go_to(self.moves[:n])
        return then.said(move.seat or 0, move.number)

    def why_not(self, seat: int, choice: Choice | Gesture | int | str) -> Refusal | None:
        """None for a legal choice; otherwise the rule that forbids it and the sentence for this situation."""
        try:
            self._try(seat, self.meant(seat, choice)[0])
        except IllegalChoice as illegal:
            return Refusal(illegal.rule, illegal.phrase, self.folder.texts)
        return None

    # --- playing --------------------------------------------------------------------------------

    def play(self, seat: int, choice: Choice | Gesture | int | str) -> None:
        """A seat answers; the match then runs to the next question."""
        actions, then = self.meant(seat, choice)
        if len(actions) > 1:
            self._try(seat, actions)
        self._play_all(seat, actions)
        self.go_on(seat, then)

    def go_on(self, seat: int, then: tuple[int, ...]) -> None:
        """Play the rest of a gesture after what was revealed, until it is not possible any more."""
        for action in then:
            if seat != self._mover() or self._refusal(self.redacted(seat), seat, action) is not None:
                return
            self._play_all(seat, (action,))

    def _try(self, seat: int, actions: tuple[int, ...]) -> None:
        """Refuse what cannot be played. A gesture is played whole or not at all, while it is offered."""
        refusal = self._refusal(self.redacted(seat), seat, actions[0])
        if refusal is None and len(actions) > 1:
            refusal = self.copy()._gesture_refusal(seat, list(actions))
            if refusal is None and all(actions != gesture.actions for gesture in self.gestures(seat)):
                refusal = self._not_this_question()
        if refusal is not None:
            raise IllegalChoice(refusal.phrase, refusal.texts, refusal.rule)

    def _gesture_refusal(self, seat: int, left: list[int]) -> Refusal | None:
        """Play a gesture on this copy, as far as nothing is revealed: what stands in its way, if anything."""
        revealed = self.state.revealed
        while left:
            refusal = self._refusal(self.redacted(seat), seat, left[0])
            if refusal is not None:
                return refusal if refusal.rule else self._not_this_question()
            self.answer(seat, left.pop(0), forced=False)
            while left:
                advance(self.state, self._out, sampled=False)
                if seat not in self.awaiting or self.state.revealed != revealed:
                    return self._not_this_question()
                answers(self.state, seat, self._out)  # a sealed question awaits others too
                if self._out.n > 1 or guarded(self.state):
                    break
                if self._out.at[0] == left[0]:
                    left.pop(0)
                self.answer(seat, int(self._out.at[0]), forced=True)
        return None

    def _not_this_question(self) -> Refusal:
        return Refusal(None, say("refused-not-this-question"), self.folder.texts)

    def _play_all(self, seat: int, actions: tuple[int, ...]) -> None:
        left = list(actions)
        while left:
            refusal = self._refusal(self.redacted(seat), seat, left[0])
            if refusal is not None:
                raise IllegalChoice(refusal.phrase, refusal.texts, refusal.rule)
            self.answer(seat, left.pop(0), forced=False)
            played = len(self.moves)
            self.run(within_gesture=bool(left))
            for move in self.moves[played:]:
                if left and move.forced and (move.seat, move.number) == (seat, left[0]):
                    left.pop(0)  # the match has already played what left no choice

    def answer(self, seat: int, action: int, forced: bool, pointing: bool = True) -> None:
        """Write an answer down as the next move, whether or not it may be given.

        `pointing`: the move remembers what it names on the board, for those who look now.
        """
        move = self.note(seat, action, forced, pointing)
        apply(self.state, seat, action)
        if self.state.drafting() == seat and not move.private:
            self.moves[-1] = replace(move, private=True)
        self._listen()

    def note(self, seat: int, action: int, forced: bool = False, pointing: bool = False) -> Move:
        """Write a move into the history; the position stays as it is."""
        s = self.state
        notation = self.folder.notation(s, seat, *self.folder.split(action))
        private = s.drafting() == seat or Asked(s).sealed
        pointed = self._pointed(seat, action) if pointing and not private and not forced else ()
        alone = bool(guarded(s)) and self.only_of(seat) is not None
        move = Move(seat, action, notation, forced, int(s.revealed), private, pointed, alone)
        self.moves.append(move)
        return move

    def _pointed(self, seat: int, action: int) -> tuple[str, ...]:
        """The things that an answer names for everybody: those of all answers that look alike to others."""
        s, rule = self.state, Asked(self.state).rule
        base, part = int(rule.base), public_part(self.state, seat, action)
        if not base <= action < base + int(rule.size) or part < 0:
            return ()
        seen = self.redacted(None)
        named = self.folder.targets(seen, seat, rule, action - base)
        open_to_all = type(rule).public is Rule.public  # then no other answer looks like this one
        for x in () if open_to_all else range(int(rule.domain(s))):
            if public_part(s, seat, base + x) == part:
                alike = self.folder.targets(seen, seat, rule, x)
                named = tuple(target for target in named if target in alike)
        return named

    def to_the_question(self) -> int:
        """What follows by itself happens and is told: the seat asked then, NATURE, or OVER."""
        asked = int(advance(self.state, self._out, sampled=False))
        self.outcomes = self._out.actions() if asked == NATURE else []
        self._listen()
        return asked

    def run(self, within_gesture: bool = False) -> None:
        """Let nature draw and play what leaves no choice, up to the next real question."""
        while True:
            asked = self.to_the_question()
            if asked == OVER:
                if self.truncated and not any(
                    not t.kind and t.phrase.id == "event-truncated" for t in self.told
                ):
                    self.tell(EVERYONE, say("event-truncated", n=self.options["limit"]))
                return
            if asked == NATURE:
                self._draw()
                continue
            asked_anyway = guarded(self.state) or not (self.automatic or within_gesture)
            forced = None if asked_anyway else self.only_answer()
            if forced is None:
                return
            self.answer(*forced, forced=True)

    def is_only(self, seat: int, action: int) -> bool:
        """Whether an answer is the only one, and so the question need not be asked."""
        answers(self.state, seat, self._out)
        return int(self._out.n) == 1 and not guarded(self.state)

    def only_answer(self) -> tuple[int, int] | None:
        """A seat with a single answer, and that answer."""
        for seat in self.awaiting:
            if (only := self.only_of(seat)) is not None:
                return seat, only
        return None

    def only_of(self, seat: int) -> int | None:
        """The answer of a seat that has no other."""
        answers(self.state, seat, self._out)
        return int(self._out.at[0]) if self._out.n == 1 else None

    def _draw(self) -> None:
        outcomes = self.outcomes
        number = sum(move.seat is None for move in self.moves) - self.dice_from
        drawn = self.dice.draw(number, [int(weight(self.state, outcome)) for outcome in outcomes])
        self.happen(outcomes[drawn])

    def happen(self, outcome: int) -> None:
        notation = self.folder.outcome_notation(self.state, *self.folder.split_outcome(outcome))
        self.moves.append(Move(None, outcome, notation, False, int(self.state.revealed)))
        happen(self.state, outcome)
        self._listen()

    def copy(self) -> Match:
        """The same match to try things on; nothing played there is heard here."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.options = dict(self.options)
        twin.moves = list(self.moves)
        twin.told = list(self.told)
        twin._out = Moves()
        twin.state = self.state.copy()
        twin.state.journal = Journal()
        return twin

    # --- what is refused ------------------------------------------------------------------------

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            phrase = say("refused-no-such-seat", seat=str(seat), last=self.seats - 1)
            raise IllegalChoice(phrase, self.folder.texts, None)

    def meant(
        self, seat: int, choice: Choice | Gesture | int | str
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The actions that a choice, gesture, number or notation means; and those that follow a reveal."""
        self._check_seat(seat)
        if isinstance(choice, Choice):
            return (choice.id,), ()
        if isinstance(choice, Gesture):
            return choice.actions, choice.then
        if isinstance(choice, int) and not isinstance(choice, bool):
            return (choice,), ()
        if isinstance(choice, str):
            for gesture in self.gestures(seat):
                if gesture.notation == choice:
                    return gesture.actions, gesture.then
            action = self.read(seat, choice)
            if action is not None:
                return (action,), ()
        raise IllegalChoice(say("refused-unreadable", text=str(choice)[:60]), self.folder.texts, None)

    def read(self, seat: int, notation: str) -> int | None:
        """The action that has this notation: of the present question first, then of any other."""
        rules = [rule for rule in self.folder.ruleset.rules if rule.mode in (1, 2)]
        if self.awaiting:
            now = Asked(self.state).rule
            rules.sort(key=lambda rule: rule is not now)
        for rule in rules:
            x = self.folder.read(self.state, seat, rule, notation)
            if x is not None:
                return int(rule.base) + x
        return None

    def _refusal(self, redacted: State, seat: int, action: int) -> Refusal | None:
        texts = self.folder.texts
        if not 0 <= action < self.folder.ruleset.decisions:
            return Refusal(None, say("refused-no-such-action"), texts)
        reason = int(why_not(redacted, seat, action))
        if reason == LEGAL:
            return None
        if reason in REFUSALS:
            seats = tuple(say(f"seat-{other}") for other in self.awaiting)
            return Refusal(None, say(REFUSALS[reason], seats=seats), texts)
        rule, x = self.folder.split(action)
        said = self.folder.explain(redacted, seat, rule, x, reason)
        return Refusal(self.folder.rule_of(reason), said, texts)

    # --- taking back ----------------------------------------------------------------------------

    def undo(self, seat: int, to: str = "step") -> None:
        """Take back this seat's last choice, or (to="turn") all its choices that can still be taken back.

        Never across a reveal, a random event or another seat's public decision; picks that are still
        private are free.
        """
        self._check_seat(seat)
        if to not in ("step", "turn"):
            raise CannotUndo(say("undo-where", to=str(to)))
        self._undo_step(seat)
        while to == "turn":
            try:
                self._undo_step(seat)
            except CannotUndo:
                return

    def _undo_step(self, seat: int) -> None:
        n = self._last_choice((seat,))
        if n is None:
            raise CannotUndo(say("undo-nothing"))
        if (refused := self._why_no_undo(n)) is not None:
            raise CannotUndo(refused)
        last, later = self.moves[n], self.moves[n + 1 :]
        sealed_by_others = [move for move in later if last.private and move.private and move.seat != seat]
        self.go_to(self.moves[:n] + sealed_by_others)
        self.tell(1 << seat, say("event-taken-back-own"))
        if not last.private:
            self.tell(EVERYONE - (1 << seat), say("event-taken-back", seat=say(f"seat-{seat}")))

    def way_back(self, seats: tuple[int, ...], asking: Container[int] = ()) -> WayBack | None:
        """What those who hold these seats would take back now; None when nothing can be.

        What nobody was asked was no choice: a window, but for the seats in `asking`, or a single answer.
        """
        n = self._last_choice(seats, asking)
        if n is None:
            return None
        far = self._why_no_undo(n) is not None
        mover = self.moves[n].seat
        steps = sum(move.seat == mover and not move.forced for move in self.moves[n:])
        return None if mover is None or (far and self.shared) else WayBack(mover, n, steps, far)

    def why_no_way_back(self, seats: tuple[int, ...], asking: Container[int] = ()) -> Phrase:
        """Why nothing can be taken back."""
        n = self._last_choice(seats, asking)
        return (None if n is None else self._why_no_undo(n)) or say("undo-nothing")

    def _last_choice(self, seats: tuple[int, ...], asking: Container[int] | None = None) -> int | None:
        """The number of the last move that one of these seats chose; `asking`: see `way_back`."""
        for n in range(len(self.moves) - 1, -1, -1):
            move = self.moves[n]
            if move.seat not in seats or move.forced:
                continue
            if asking is None:
                return n
            if not move.alone and (move.seat in asking or move.notation not in self.folder.windows):
                return n
        return None

    def _why_no_undo(self, n: int) -> Phrase | None:
        """Why the choice of move n cannot be taken back any more."""
        last, later = self.moves[n], self.moves[n + 1 :]
        decided = [
            move for move in later if move.seat not in (None, last.seat) and not self._unfinished(move)
        ]
        if not last.private and any(not move.forced for move in decided):
            return say("undo-others")
        if any(move.seat is None for move in later) or self.state.revealed != last.revealed:
            return say("undo-revealed")
        return None

    def _unfinished(self, move: Move) -> bool:
        """Whether a private pick belongs to an answer that its seat still has to complete."""
        return move.private and move.seat in self.awaiting

    def rewind(self, n: int, run: bool = True) -> None:
        """Solo and hot-seat only: back to after move n. The same choices then meet the same fortune.

        `run`: nature and forced moves follow at once, as in play.
        """
        if self.shared:
            raise CannotUndo(say("rewind-served"))
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= len(self.moves):
            raise CannotUndo(say("rewind-range", last=len(self.moves), n=str(n)))
        self.taken_back += len(self.moves) - n
        self.go_to(self.moves[:n])
        self.tell(EVERYONE, say("event-rewound", n=n))
        if run:
            self.run()

    def go_to(self, moves: list[Move]) -> None:
        """Put the match where these moves lead, without telling them again."""
        self.state = self.fresh_state()
        self.moves = list(moves)
        for move in moves:
            advance(self.state, self._out, sampled=False)
            if move.seat is None:
                happen(self.state, move.number)
            else:
                apply(self.state, move.seat, move.number)
        advance(self.state, self._out, sampled=False)
        self.state.journal = Journal()

    # --- what a seat may know -------------------------------------------------------------------

    def redacted(self, viewer: int | None, state: State | None = None) -> State:
        """A copy of the state without anything that the viewer may not know."""
        s = (state or self.state).copy()
        s.redact(SPECTATOR if viewer is None else viewer)
        return s

    def view(self, seat: int | None, state: State | None = None) -> dict[str, Any]:
        """What a seat may know, its points included, ready for JSON; None = spectator. `state`: of a moment
        that has passed."""
        if seat is not None:
            self._check_seat(seat)
        return {**self.folder.view(self.redacted(seat, state), seat)}

    def svg(self, seat: int | None, lang: str = FIRST) -> str:
        """The table as this seat sees it, standing alone."""
        choices = [] if seat is None else self.choices(seat)
        return self.folder.draw(self.view(seat), lang, self.folder.texts, choices).alone

    def _repr_svg_(self) -> str:
        return self.svg(None, preferred())

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """The log as this seat may know it, from its own line number `since` on."""
        texts = self.folder.texts
        return [
            Event(index, told.kind, told.by, told.facts, told, texts)
            for index, told in enumerate(self.told_to(seat))
            if index >= since
        ]

    def told_to(self, seat: int | None) -> list[Told]:
        """What this seat was told, in order."""
        if seat is not None:
            self._check_seat(seat)
        bit = SPECTATOR if seat is None else seat
        return [told for told in self.told if told.to >> bit & 1]

    def moves_seen(self, seat: int | None, events: int) -> int:
        """After how many moves this viewer's log had that many lines: an address of a position that tells
        nothing of what others did in private."""
        mine = self.told_to(seat)
        return len(self.moves) if events >= len(mine) else mine[events - 1].at if events > 0 else 0

    # --- results --------------------------------------------------------------------------------

    @property
    def scores(self) -> list[int] | None:
        """Final points by seat; None during play."""
        sources = self.score_sources
        return None if sources is None else [sum(points.values()) for points in sources]

    @property
    def score_sources(self) -> list[dict[str, int]] | None:
        """Final points by seat and source; None during play."""
        return self.folder.points(self.state) if self.over else None

    @property
    def ranking(self) -> list[tuple[int, ...]] | None:
        """Seats from first to last after tie-breaks, those who share a place together; None during play."""
        if not self.over:
            return None
        standing = {seat: int(self.state.standing(seat)) for seat in range(self.seats)}
        places = sorted(set(standing.values()), reverse=True)
        return [tuple(seat for seat in standing if standing[seat] == place) for place in places]

    def record(self) -> Record:
        """The match as one readable file; the seed is in it once the match is finished."""
        from motu.match.record import Record

        return Record.of(self)

    # --- inside ---------------------------------------------------------------------------------

    def fresh_state(self) -> State:
        s: State = self.folder.new_state(self.box, self.seats, self.options)
        s.limit = int(self.options["limit"])
        return s

    def _choice(self, s: State, seat: int, action: int) -> Choice:
        rule, x = self.folder.split(action)
        at = self.folder.speech.at(s, seat, rule, x)
        return Choice(action, at.notation(), at.targets(), at.allowed_by(), at.label(), self.folder.texts)

    def _listen(self) -> None:
        """Take over what the rules told."""
        journal = self.state.journal
        if journal is None or not journal.entries:
            return
        mover, at = self._mover(), len(self.moves)
        for (kind, to, *facts), state in zip(journal.entries, journal.states, strict=True):
            say_it = partial(self.folder.event, self.box, kind, facts)
            gains = partial(self.folder.gained, self.box, kind, facts)
            told = Told(to, kind, tuple(facts), say_it, mover, at, cast(State, state), gains)
            self.told.append(told)
        for told in self.told[-SHOWN - len(journal.entries) : -SHOWN]:
            told.state = None
        self.state.journal = Journal()

    def tell(self, to: int, phrase: Phrase) -> None:
        self.told.append(Told(to, 0, (), lambda: phrase, None, len(self.moves)))

    def _mover(self) -> int | None:
        return next((move.seat for move in reversed(self.moves) if move.seat is not None), None)

"""Questions as declarations: what an answer is called, points at and says, and why it is refused.

A game declares each of its questions once, in a module beside the rule; this module reads the declarations.
A sentence asks for its facts: only the variables that its message has, in any language, are looked up.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import product
from pathlib import Path
from typing import Any, Generic, TypeVar

from motu.games._shared.nouns import SEAT, Noun, number
from motu.games._shared.text import Fact, Phrase, Texts, say, texts_of
from motu.kernel.core import LEGAL, Rule, State
from motu.kernel.engine import Asked

S = TypeVar("S", bound=State)
CAUSES = 10_000  # a reason is the number of its rule, plus this as often as it takes to tell causes apart


@dataclass(frozen=True)
class Shortcut:
    """What people do in one gesture: small choices played one after the other, or not at all.

    `then`: what follows when something has been revealed, as long as the same seat may go on with it.
    `goal`: it is what people have in mind, and stands before the single steps that lead there.
    `way`: one of several ways to do the same; when one is chosen, the others stay at hand.
    """

    notation: str
    actions: tuple[int, ...]
    label: Phrase
    targets: tuple[str, ...] = ()
    then: tuple[int, ...] = ()
    goal: bool = False
    way: bool = False


class Way(Generic[S]):
    """A block of answers: a verb, the nouns after it, what one points at, and its sentence `do-<verb>`.

    `at`: places on the board, each with the nouns it is named after, or a function.
    `says`: the name of another sentence, or a function that chooses one.
    `rule`: the id of the rule that allows these answers, where it is not the question's.
    `counted`: people take this several times over, and think of how many rather than of each.
    """

    def __init__(
        self,
        verb: str,
        *nouns: Noun,
        at: str | Callable[[Answer[S]], tuple[str, ...]] = "",
        says: str | Callable[[Answer[S]], str] = "",
        rule: str | Callable[[Answer[S]], str] = "",
        counted: bool = False,
    ) -> None:
        self.verb = verb
        self.nouns = nouns
        self.at = at
        self.says = says or f"do-{verb.replace(' ', '-')}"
        self.rule = rule
        self.counted = counted
        self.places = tuple(at.split()) if isinstance(at, str) else ()
        self.size = 1
        for noun in nouns:
            self.size *= noun.size

    def numbers(self, x: int) -> list[int]:
        """The number of each noun in the x-th answer of this block: the last one counts fastest."""
        found = []
        for noun in reversed(self.nouns):
            x, n = divmod(x, noun.size)
            found.append(n)
        return found[::-1]

    def names(self, box: Any) -> Iterator[str]:
        """What programs call these answers, in their order, whatever the situation."""
        for numbers in product(*(range(noun.size) for noun in self.nouns)):
            words = [self.verb]
            for noun, n in zip(self.nouns, numbers, strict=True):
                if noun.stands_for is None:
                    words.append(noun.id(box, n))
                elif noun.size > 1:
                    words.append(f"{noun.name}_{n}")
            yield " ".join(word for word in words if word)


@dataclass(frozen=True, eq=False)
class Question(Generic[S]):
    """Everything about one question that is not a rule. The blocks of its answers follow one another.

    `key`: of its text `ask-<key>`, and the phase in views; `asks` chooses another text.
    `allowed_by`: the id of the rule that a player reads beside a choice.
    `no`: for each reason that the rule returns, the name of its sentence `no-<name>`.
    `gestures`: what people do in one go. `curtain`: its choices show a hand.
    `window`: the answer that lets it go by; nobody is asked who does not want to be.
    """

    rule: Rule[S]
    key: str
    allowed_by: str | Callable[[Answer[S]], str]
    ways: Sequence[Way[S]]
    facts: Mapping[str, Callable[[Answer[S]], Fact]] = field(default_factory=dict)
    no: Mapping[int, str | Callable[[Answer[S]], str]] = field(default_factory=dict)
    asks: str | Callable[[Answer[S]], str] = ""
    gestures: Callable[[Answer[S]], list[Shortcut]] | None = None
    curtain: bool = False
    window: str = ""
    bare: bool = False  # of a small game without texts: names and numbers are shown

    @cached_property
    def blocks(self) -> list[tuple[int, Way[S]]]:
        """Where each way begins among the local actions."""
        found, start = [], 0
        for way in self.ways:
            found.append((start, way))
            start += way.size
        return found

    def block(self, x: int) -> tuple[int, Way[S]]:
        """The way to which a local action belongs, and its number there."""
        for start, way in reversed(self.blocks):
            if x >= start:
                return x - start, way
        raise IndexError(x)

    def action(self, x: int) -> int:
        """The global number of a local action."""
        return int(self.rule.base) + x


@dataclass(frozen=True, eq=False)
class Draw(Generic[S]):
    """What nature does: a chance rule, its verb and the nouns of an outcome."""

    rule: Rule[S]
    way: Way[S]


class Answer(Generic[S]):
    """One answer, allowed or not, as one seat sees it; or the question itself, before any answer (x = -1).

    `at.good` is the number of the good that the answer names. `a` and `b` are the arguments of the question,
    0 when another one is asked.
    """

    __slots__ = (
        *("_nouns", "_numbers", "a", "asked_now", "b", "player", "question", "s", "seat", "speech"),
        *("way", "x"),
    )

    def __init__(
        self, speech: Speech[S], s: S, seat: int, question: Question[S] | Draw[S], x: int = -1
    ) -> None:
        self.speech, self.s, self.seat, self.x = speech, s, seat, x
        self.question: Any = question
        self.player = seat
        self.a = self.b = 0
        self.asked_now = False
        if s.pending:
            asked = Asked(s)
            if asked.rule is question.rule or asked.rule.beside is question.rule:
                self.asked_now = True
                self.player, self.a, self.b = int(asked.player), int(asked.a), int(asked.b)
        self.way: Way[S] | None = None
        self._nouns: dict[str, Noun] = {}
        self._numbers: dict[str, int] = {}
        if x >= 0:
            x, self.way = question.block(x) if isinstance(question, Question) else (x, question.way)
            for noun, n in zip(self.way.nouns, self.way.numbers(x), strict=True):
                self._nouns[noun.name] = noun
                self._numbers[noun.name] = n if noun.stands_for is None else noun.stands_for(self, n)

    def __getattr__(self, name: str) -> int:
        try:
            return self._numbers[name]
        except KeyError:
            raise AttributeError(f"{self.question.key}: no {name} in this answer") from None

    def named(self, name: str) -> bool:
        """Whether the answer names such a thing."""
        return name in self._numbers

    def other(self, x: int) -> Answer[S]:
        """Another answer to the same question."""
        return Answer(self.speech, self.s, self.seat, self.question, x)

    def is_open(self) -> bool:
        """Whether this answer is allowed."""
        return int(self.question.rule.check(self.s, self.seat, self.a, self.b, self.x)) == LEGAL

    def read(self, way: Way[S], words: list[str]) -> int | None:
        """The number in its block of the answer that reads like this; this one lends it its question."""
        verb = way.verb.split(" ")
        return self._read(way, 0, 0, words[len(verb) :]) if words[: len(verb)] == verb else None

    def _read(self, way: Way[S], k: int, x: int, words: list[str]) -> int | None:
        """Noun by noun: what a noun stands for may depend on those before it."""
        if k == len(way.nouns):
            return None if words else x
        noun = way.nouns[k]
        for n, thing in self._things(noun):
            id = noun.id(self.box, thing)
            if id and not _begins(words, id):
                continue
            self._numbers[noun.name] = thing
            found = self._read(way, k + 1, x * noun.size + n, words[id.count(" ") + 1 :] if id else words)
            if found is not None:
                return found
        return None

    def _things(self, noun: Noun) -> Iterator[tuple[int, int]]:
        """What the numbers of a noun stand for; anything is given where another question is asked."""
        if noun.kinds and not self.asked_now:
            yield from ((0, thing) for thing in range(noun.kinds))
        else:
            for n in range(noun.size):
                yield n, n if noun.stands_for is None else noun.stands_for(self, n)

    # --- what is said -------------------------------------------------------------------------------

    def fact(self, name: str) -> Fact:
        """What a variable of a sentence stands for."""
        if name in self._nouns:
            return self._nouns[name].word(self.box, self._numbers[name])
        source = getattr(self.question, "facts", {}).get(name) or self.speech.facts.get(name)
        if source is None:
            raise LookupError(f"nothing says what ${name} is in {self.question.key}")
        found: Fact = source(self)
        return found

    def say(self, id: str) -> Phrase:
        """A sentence with the facts that it asks for."""
        return Phrase(id, {name: self.fact(name) for name in self.speech.texts.variables(id)})

    @property
    def box(self) -> Any:
        """The box of this game."""
        return getattr(self.s, "box", None)

    def notation(self) -> str:
        """As it stands in records."""
        assert self.way is not None
        words = [self.way.verb]
        words += [noun.id(self.box, self._numbers[name]) for name, noun in self._nouns.items()]
        return " ".join(word for word in words if word)

    def targets(self) -> tuple[str, ...]:
        """What one points at, in this order."""
        assert self.way is not None
        if callable(self.way.at):
            return self.way.at(self)
        if not self.way.places:
            return ()
        ids = {name: noun.on_board(self.box, self._numbers[name]) for name, noun in self._nouns.items()}
        return tuple(place.format_map(ids) for place in self.way.places)

    def label(self) -> Phrase:
        """The answer in words."""
        assert self.way is not None
        return self.say(self.chosen(self.way.says))

    def asked(self) -> Phrase:
        """The question in words."""
        if self.question.bare:
            return say("verbatim", text=self.question.key)
        return self.say(f"ask-{self.chosen(self.question.asks) or self.question.key}")

    def refused(self, reason: int) -> Phrase:
        """Why this answer is not possible."""
        if self.question.bare:
            return say("verbatim", text=str(reason))
        return self.say(f"no-{self.chosen(self.question.no[reason])}")

    def allowed_by(self) -> str:
        """The id of the rule that a player reads beside it."""
        return self.chosen((self.way.rule if self.way else "") or self.question.allowed_by)

    def chosen(self, what: str | Callable[[Answer[S]], str]) -> str:
        """What is said always, or depending on this answer."""
        return what(self) if callable(what) else what


class Speech(Generic[S]):
    """All that a game says of its questions, read from the modules that declare them."""

    def __init__(
        self,
        home: Path,
        declared: Sequence[Question[S] | Draw[S]] = (),
        facts: Mapping[str, Callable[[Answer[S]], Fact]] | None = None,
    ) -> None:
        self.home = home
        self.facts = facts or {}
        self.questions = {one.rule: one for one in declared if isinstance(one, Question)}
        self.draws = {one.rule: one for one in declared if isinstance(one, Draw)}

    @cached_property
    def texts(self) -> Texts:
        """The sentences of the game."""
        return texts_of(self.home)

    def question(self, rule: Rule[S]) -> Question[S]:
        """What is declared of a rule; small games declare nothing and show numbers."""
        return self.questions.get(rule) or _plain(rule)

    def at(self, s: S, seat: int, rule: Rule[S], x: int = -1) -> Answer[S]:
        """An answer, or the question itself."""
        return Answer(self, s, seat, self.question(rule), x)

    def asked(self, s: S, seat: int) -> Answer[S]:
        """The question that is put now."""
        return self.at(s, seat, Asked(s).rule)

    def outcome(self, s: S, rule: Rule[S], x: int) -> Answer[S]:
        """What nature may do now."""
        return Answer(self, s, int(Asked(s).player), self.draws.get(rule) or _plain_draw(rule), x)

    def phase(self, s: S) -> str:
        """The name of the question that is put now."""
        return self.question(Asked(s).rule).key

    def read(self, s: S, seat: int, rule: Rule[S], notation: str) -> int | None:
        """The local action of a rule that has this notation."""
        at, words = self.at(s, seat, rule), notation.split(" ")
        for start, way in self.question(rule).blocks:
            if (x := at.read(way, words)) is not None:
                return int(start + x)
        return None

    def read_outcome(self, s: S, rule: Rule[S], notation: str) -> int | None:
        """The local outcome of a chance rule that has this notation."""
        draw = self.draws.get(rule) or _plain_draw(rule)
        at = Answer(self, s, int(Asked(s).player), draw)
        return at.read(draw.way, notation.split(" "))

    def names(self, rule: Rule[S], box: Any) -> list[str]:
        """What programs call all answers to a question, in their order."""
        return [name for way in self.question(rule).ways for name in way.names(box)]


def _begins(words: list[str], id: str) -> bool:
    """Whether the next words are this id: one word, as a rule."""
    if " " in id:
        return words[: id.count(" ") + 1] == id.split(" ")
    return bool(words) and words[0] == id


@cache
def _plain(rule: Rule[Any]) -> Question[Any]:
    way: Way[Any] = Way(_words(rule), number("n", int(rule.size)), says="verbatim")
    return Question(rule, _words(rule), "", [way], {"text": lambda at: at.notation()}, bare=True)


@cache
def _plain_draw(rule: Rule[Any]) -> Draw[Any]:
    return Draw(rule, Way(_words(rule), SEAT.given(lambda at: at.player), number("n", int(rule.size))))


def _words(rule: Rule[Any]) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(rule).__name__).lower()


def declared(*modules: Any) -> list[Any]:
    """All questions and draws that modules declare."""
    return [
        thing for module in modules for thing in vars(module).values() if isinstance(thing, (Question, Draw))
    ]

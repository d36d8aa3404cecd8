"""The shape of a game folder: what every game offers to the layers above."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from motu.games._shared.account import Account, no_account
from motu.games._shared.asking import CAUSES, Shortcut, Speech
from motu.games._shared.picture import Picture
from motu.games._shared.telling import Events, Gained
from motu.games._shared.text import Phrase, Texts, say, texts_of
from motu.games._shared.things import Card, Things
from motu.games._shared.tuning import tuned
from motu.kernel.box import Box, read_box
from motu.kernel.core import AUTO, CHANCE, Rule, Ruleset, State
from motu.kernel.data import to_data
from motu.kernel.engine import Asked
from motu.kernel.insight import Insight


@dataclass(frozen=True)
class Option:
    """One option of a game: `yes_no`, `path` or `number`, with its default."""

    kind: str
    default: bool | int | str | None


@dataclass(frozen=True)
class StandingOrder:
    """Questions of one kind that a person may have answered by itself, until `until` changes.

    `about`: when the person is asked all the same.
    """

    key: str
    label: Phrase
    about: Phrase
    until: int


class Offered(Protocol):
    """A choice as the picture needs it: where it lies on the board and what it says."""

    @property
    def id(self) -> int: ...
    @property
    def targets(self) -> tuple[str, ...]: ...
    def label(self, lang: str) -> str: ...


S = TypeVar("S", bound=State)


class Folder(Generic[S]):
    """A game. The defaults serve small games without texts and pictures of their own.

    An action comes as its rule and its local number `x`. A state given to `label`, `explain`, `targets`,
    `asked`, `shortcuts`, `standing_orders`, `ordered` and `view` has been redacted for its viewer: nothing
    else ever leaves a game.
    """

    key: str
    prefix: str = "X"  # of rule ids
    seats: range
    home: Path = Path(__file__).parent  # where the texts are
    ruleset: Ruleset
    insight: Insight[Any] = Insight([])  # how good a position is, for bots and the coach
    box_type: type[Box] = Box
    sources: tuple[str, ...] = ("points",)  # of points
    secret: tuple[str, ...] = ()  # fields hidden and dealt anew
    countable: tuple[str, ...] = ()  # fields hidden but deducible from public events
    rules_version: int = 1
    longest: int = 0  # decisions after which games between bots stop, unless asked otherwise; 0: they all end
    drawn: bool = True  # whether its picture is made for people: the lobby offers such games
    minutes: tuple[int, int] = (1, 5)
    first_rules: tuple[str, ...] = ()  # what a beginner reads: three rules that explain most
    tie_break: str = ""  # id of the rule that decides between equal points
    weight: str = "light"  # light, medium or heavy: how much there is to think about
    speech: Speech[Any]  # all that it asks, and what nature does
    events: Events | None = None  # what the log can say
    things: Things | None = None  # whatever its picture draws
    account: Account[Any] = no_account()  # what made the points
    common_options: Mapping[str, Option] = {
        "edition": Option("path", None),
        "limit": Option("number", 0),
    }
    own_options: Mapping[str, Option] = {}
    solo_options: Mapping[str, bool] = {}  # what is different when one person plays against bots

    def __init__(self) -> None:
        self.tuning = tuned(self.home, self.insight)
        if not hasattr(self, "speech"):
            self.speech = Speech(self.home)

    @property
    def options(self) -> dict[str, Option]:
        """The options of this game: those of every game, and its own."""
        return {**self.common_options, **self.own_options}

    @property
    def windows(self) -> frozenset[str]:
        """The answers that let questions go by at which nobody is asked unless he wants to be."""
        return frozenset(question.window for question in self.speech.questions.values() if question.window)

    def passing(self, s: S, seat: int) -> int | None:
        """The answer by which a seat lets the present question go by, if it is such a window."""
        rule = Asked(s).rule
        window = self.speech.question(rule).window
        x = self.speech.read(s, seat, rule, window) if window else None
        return None if x is None else int(rule.base) + x

    @property
    def texts(self) -> Texts:
        """All messages of this game."""
        return texts_of(self.home)

    # --- playing --------------------------------------------------------------------------------

    def box(self, edition: dict[str, Any] | None) -> Box:
        """The components, ours or ours overridden by an edition."""
        return self.box_type(read_box(self.home / "box.toml", edition))

    def new_state(self, box: Any, seats: int, options: Mapping[str, Any]) -> S:
        """A state before set-up."""
        raise NotImplementedError

    def points(self, s: S) -> list[dict[str, int]]:
        """Points of each seat by source, at the end of the game."""
        if self.sources == Folder.sources:
            return [{"points": int(s.standing(seat))} for seat in range(int(s.players))]
        points: Any = getattr(s, "points")  # noqa: B009 - every game with sources has this field
        n = len(self.sources)
        return [
            {name: int(points[seat * n + i]) for i, name in enumerate(self.sources)}
            for seat in range(int(s.players))
        ]

    # --- numbers and notation -------------------------------------------------------------------

    def split(self, action: int) -> tuple[Rule[Any], int]:
        """The rule to whose block of decisions an action belongs, and its number there."""
        for rule in self.ruleset.rules:
            if rule.mode not in (AUTO, CHANCE) and rule.base <= action < rule.base + rule.size:
                return rule, action - int(rule.base)
        raise IndexError(action)

    def split_outcome(self, outcome: int) -> tuple[Rule[Any], int]:
        """The rule to whose block of outcomes an outcome belongs, and its number there."""
        for rule in self.ruleset.rules:
            if rule.mode == CHANCE and rule.base <= outcome < rule.base + rule.size:
                return rule, outcome - int(rule.base)
        raise IndexError(outcome)

    def notation(self, s: S, seat: int, rule: Rule[Any], x: int) -> str:
        """An action as it stands in records: absolute seats and ids of the box."""
        return self.speech.at(s, seat, rule, x).notation()

    def read(self, s: S, seat: int, rule: Rule[Any], notation: str) -> int | None:
        """The local action of a rule that has this notation."""
        return self.speech.read(s, seat, rule, notation)

    def read_outcome(self, s: S, notation: str) -> int | None:
        """The outcome of the chance step on top of the agenda that has this notation."""
        rule = Asked(s).rule
        x = self.speech.read_outcome(s, rule, notation)
        return None if x is None else int(rule.base) + x

    def outcome_notation(self, s: S, rule: Rule[Any], x: int) -> str:
        """An outcome of the chance step on top of the agenda as it stands in records."""
        return self.speech.outcome(s, rule, x).notation()

    def action_names(self, box: Box) -> list[str]:
        """What programs call all actions, in their order: one name each, whatever the situation."""
        rules = [rule for rule in self.ruleset.rules if rule.mode not in (AUTO, CHANCE)]
        return [name for rule in rules for name in self.speech.names(rule, box)]

    # --- words ----------------------------------------------------------------------------------

    def targets(self, s: S, seat: int, rule: Rule[Any], x: int) -> tuple[str, ...]:
        """The ids of the things on the board that name this action, in the order one points at them."""
        return self.speech.at(s, seat, rule, x).targets()

    def label(self, s: S, seat: int, rule: Rule[Any], x: int) -> Phrase:
        """The action in words."""
        return self.speech.at(s, seat, rule, x).label()

    def asked(self, s: S, seat: int) -> Phrase:
        """The question put to a seat, in words."""
        return self.speech.asked(s, seat).asked()

    def allowed_by(self, s: S, seat: int, rule: Rule[Any], x: int) -> str:
        """The id of the rule that a player reads beside a choice."""
        return self.speech.at(s, seat, rule, x).allowed_by() or f"{self.prefix}-1.1"

    def explain(self, s: S, seat: int, rule: Rule[Any], x: int, reason: int) -> Phrase:
        """Why an action is refused, with the facts of this situation."""
        return self.speech.at(s, seat, rule, x).refused(reason)

    def rule_of(self, reason: int) -> str:
        """The id of the rule that a reason stands for, whichever cause of it."""
        chapter, n = divmod(reason % CAUSES, 100)
        return f"{self.prefix}-{chapter}.{n}"

    def shortcuts(self, s: S, seat: int) -> list[Shortcut]:
        """Sequences of small choices that people think of as one."""
        at = self.speech.asked(s, seat)
        return at.question.gestures(at) if at.question.gestures else []

    def shows_hand(self, rule: Rule[Any]) -> bool:
        """Whether the choices of a question show a hand: on one screen a curtain falls before them."""
        return self.speech.question(rule).curtain

    def counted(self, rule: Rule[Any], x: int) -> bool:
        """Whether people take this several times over, and think of how many rather than of each."""
        return self.speech.question(rule).block(x)[1].counted

    def standing_orders(self, s: S, seat: int) -> list[StandingOrder]:
        """What a person may order now."""
        return []

    def ordered(self, s: S, seat: int, key: str) -> int | None:
        """The answer of a standing order to the present question; None: the person decides."""
        return None

    def event(self, box: Box, kind: int, facts: Sequence[int]) -> Phrase:
        """One line of the log."""
        if self.events is not None:
            return self.events.phrase(box, kind, facts)
        return say("verbatim", text=" ".join(str(n) for n in (kind, *facts)))

    @property
    def moments(self) -> Mapping[int, str]:
        """The lines of the log that belong to a moment, and its name."""
        return self.events.moments if self.events is not None else {}

    @property
    def periods(self) -> Collection[int]:
        """The lines of the log with which a round, an epoch, a ceremony begins."""
        return self.events.periods if self.events is not None else ()

    @property
    def steps(self) -> Collection[int]:
        """The lines of the log that people see as a step of their own."""
        return self.events.steps if self.events is not None else ()

    @property
    def sounds(self) -> Mapping[int, str]:
        """The lines of the log that are heard, and as what."""
        return self.events.sounds if self.events is not None else {}

    def title(self, box: Box, kind: int, facts: Sequence[int]) -> Phrase:
        """What the period or moment is called that begins with this line."""
        assert self.events is not None
        return self.events.title(box, kind, facts)

    def gained(self, box: Box, kind: int, facts: Sequence[int]) -> Gained | None:
        """What a line of the log brought to somebody."""
        return self.events.gained(box, kind, facts) if self.events is not None else None

    # --- showing --------------------------------------------------------------------------------

    def view(self, s: S, viewer: int | None) -> Mapping[str, object]:
        """What a viewer may know, ready for JSON."""
        return {"game": self.key, **to_data(s)}

    def card(self, box: Box, view: Mapping[str, object], id: str) -> Card | None:
        """What a thing that is drawn under an id says of itself, to who has this view."""
        return None if self.things is None else self.things.card(box, view, id)

    def draw(self, view: Any, lang: str, texts: Texts, choices: Sequence[Offered]) -> Picture:
        """The table as SVG, drawn from a view."""
        lines = [f"<desc>{name}</desc>" for name in sorted(view)]
        opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" lang="{lang}">'
        return Picture.of(opening, lines)

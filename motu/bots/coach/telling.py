"""What the coach found, in words: for the page, the hint and the command line alike."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from motu.bots.coach.walk import walk
from motu.games._shared.text import LANGUAGES, Phrase
from motu.kernel.core import State
from motu.match.match import Match

LINES = 9  # of the log that tell one draw
MUCH, LITTLE = 0.1, 1.0  # a chance lost and points: where so little costs so much, it is a close finish


def percent(lang: str, part: float, texts: Any, signed: bool = False) -> str:
    """A chance in whole per cents; with a sign, a change of it in percentage points."""
    n = round(part * 100)
    said = f"{n:+d}" if signed and n else str(n)
    return str(texts.word("coach-percent", lang, {"n": said.replace("-", "−")}))


def decimal(lang: str, number: float, signed: bool = False) -> str:
    """A number with one decimal."""
    said = f"{number:+.1f}" if signed else f"{number:.1f}"
    said = said.replace("-", "−")
    return said.replace(".", LANGUAGES[lang].decimal)


@dataclass(frozen=True)
class Said:
    """One costly choice in words."""

    seat: int
    move: int
    head: str
    played: str
    better: str
    promised_played: str
    promised_better: str
    cost: str
    why: str
    reasons: tuple[tuple[str, str], ...]  # what, and by how many points
    rules: tuple[str, ...]  # ids behind the two choices


class Teller:
    """Speaks about one match, to one reader."""

    def __init__(self, match: Match, lang: str) -> None:
        self.match = match
        self.lang = lang
        self.texts = match.folder.texts
        self._known: dict[int, State] = {}

    def say(self, id: str, **facts: int | str) -> str:
        return self.texts.say(Phrase(id, facts), self.lang)

    def seat(self, seat: int) -> str:
        return self.texts.word(f"seat-{seat}", self.lang)

    def percent(self, part: float, signed: bool = False) -> str:
        return percent(self.lang, part, self.texts, signed)

    # --- choices --------------------------------------------------------------------------------

    def label(self, state: State, seat: int, action: int) -> str:
        """A choice in the words of the one who had it."""
        folder = self.match.folder
        rule, x = folder.split(action)
        return self.texts.say(folder.label(self.match.redacted(seat, state), seat, rule, x), self.lang)

    def rule(self, state: State, seat: int, action: int) -> str:
        """The id of the rule that a choice rests on."""
        folder = self.match.folder
        rule, x = folder.split(action)
        return folder.allowed_by(self.match.redacted(seat, state), seat, rule, x)

    def reasons(self, found: list[Mapping[str, Any]]) -> tuple[tuple[str, str], ...]:
        """Each feature by its name, with its points."""
        told = []
        for one in found:
            if one["feature"]:
                what = self.texts.word(f"feature-{one['feature']}", self.lang)
            else:
                way = "gains" if one["points"] > 0 else "loses"
                what = self.say(f"coach-rival-{way}", seat=self.seat(one["seat"]))
            told.append((what, decimal(self.lang, one["points"], signed=True)))
        return tuple(told)

    def promise(self, chance: float, points: float) -> str:
        """What a choice promises."""
        return self.say("coach-promises", chance=self.percent(chance), points=decimal(self.lang, points))

    def costly(self, one: Mapping[str, Any]) -> Said:
        """One of the costliest choices."""
        seat, state = one["seat"], self._before(one["move"])
        asked = self.match.folder.asked(self.match.redacted(seat, state), seat)
        better = self.label(state, seat, one["better"])
        points = one["points_played"] - one["points_better"]
        rules = (self.rule(state, seat, one["played"]), self.rule(state, seat, one["better"]))
        return Said(
            seat,
            one["move"],
            self.say(
                "coach-costly-head",
                seat=self.seat(seat),
                move=one["move"] + 1,
                asked=self.texts.say(asked, self.lang),
            ),
            self.label(state, seat, one["played"]),
            better,
            self.promise(one["chance_played"], one["points_played"]),
            self.promise(one["chance_better"], one["points_better"]),
            self.say(
                "coach-cost",
                chance=self.percent(-one["cost"], signed=True),
                points=decimal(self.lang, points, signed=True),
            ),
            self.why(one, points),
            self.reasons(one["reasons"]),
            tuple(dict.fromkeys(rules)),
        )

    def why(self, one: Mapping[str, Any], points: float) -> str:
        """How the reasons of a costly choice are introduced, or what stands for them."""
        if end := one.get("finish"):  # reviews of before do not say
            return self.finish("coach-why-better-ends" if end["ends"] else "coach-why-played-ends", end)
        if not one["reasons"]:
            return self.say("coach-why-small")
        close = one["cost"] >= MUCH and abs(points) < LITTLE
        return self.say("coach-why-close" if close else "coach-why")

    def finish(self, id: str, end: Mapping[str, Any]) -> str:
        """That a choice brings the end of the game, and how it ends."""
        mine, theirs = (str(round(end[who])) for who in ("mine", "theirs"))
        return self.say(id, mine=mine, theirs=theirs, seat=self.seat(end["rival"]))

    def _before(self, move: int) -> State:
        """The state before a move."""
        if not self._known:
            found, _ = walk(self.match)
            self._known = {event.move: event.before for event in found}
        return self._known[move]

    # --- draws ----------------------------------------------------------------------------------

    def drawn(self, move: int) -> list[str]:
        """What the log says of the draws from a move on: everything is open at the end."""
        last = move
        moves = self.match.moves
        while last < len(moves) and (moves[last].seat is None or moves[last].forced):
            last += 1
        told = [one for one in self.match.told if move < one.at <= last and one.kind]
        exact = [one for one in told if self._alone(one.to) is not None]  # the cards, not only how many
        lines: dict[int | str, list[str]] = {}  # all that one seat was told in one line
        for one in exact or told:
            line, alone = self.texts.say(one.phrase, self.lang), self._alone(one.to)
            lines.setdefault(line if alone is None else alone, []).append(line)
        said = [self._line(to, some) for to, some in lines.items()]
        return said if len(said) <= LINES else [*said[: LINES - 1], "…"]

    def _line(self, to: int | str, some: list[str]) -> str:
        """Lines of the log as one; what was told to one seat alone says to which."""
        if isinstance(to, str):
            return to
        return self.say("coach-drawn-by", seat=self.seat(to), line=" ".join(some))

    def _alone(self, to: int) -> int | None:
        return next((seat for seat in range(self.match.seats) if to == 1 << seat), None)


__all__ = ["Said", "Teller", "decimal", "percent"]

"""A game as the public sees it: its seats, options and rules, and how to start a match."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from motu.games import folders
from motu.games._shared.folder import Folder, Option
from motu.games._shared.text import FIRST, preferred, say
from motu.kernel.box import Box, BoxError
from motu.match import edition as editions
from motu.match.dice import Dice
from motu.match.errors import BadEdition, BadSetup, UnknownGame
from motu.match.match import Match


class Game:
    """One of the games."""

    def __init__(self, folder: Folder[Any]) -> None:
        self.folder = folder
        self.key: str = folder.key
        self.seats: range = folder.seats  # numbers of players
        self.options: dict[str, Option] = folder.options

    def __repr__(self) -> str:
        return f"motu.game({self.key!r})"

    def title(self, lang: str) -> str:
        """Its name."""
        return self.folder.texts.word("title", lang)

    def rules(self, lang: str) -> dict[str, str]:
        """The rule index: every rule by its id, as one sentence."""
        texts = self.folder.texts
        return {id: texts.word(id.replace(".", "-"), lang) for id in self.rule_ids()}

    def rule_ids(self) -> list[str]:
        """The ids of all rules in the order of the rulebook."""
        start = self.folder.prefix + "-"
        numbers = [
            tuple(int(n) for n in id[len(start) :].split("-"))
            for id in self.folder.texts.ids(FIRST)
            if id.startswith(start)
        ]
        return [f"{start}{chapter}.{n}" for chapter, n in sorted(numbers)]

    def start(
        self,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        shared: bool = False,
    ) -> Match:
        """Set up a table. `shared`: several people play from their own screens, so nobody rewinds at will."""
        seats = self.seats.start if seats is None else seats
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            least, most = self.seats.start, self.seats.stop - 1
            title = self.title(preferred())
            raise BadSetup(say("bad-seats", title=title, least=least, most=most, seats=str(seats)))
        chosen = self.check_options(options or {})
        edition = self.read_edition(chosen["edition"])
        dice = Dice(check_seed(seed))
        return Match(self.folder, self.box(edition), edition, seats, chosen, dice, shared=shared)

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values, defaults filled in."""
        for name in options:
            if name not in self.options:
                known = ", ".join(sorted(self.options))
                title = self.title(preferred())
                raise BadSetup(say("unknown-option", title=title, option=str(name), options=known))
        return {name: _value(name, option, options) for name, option in self.options.items()}

    def read_edition(self, path: str | None) -> dict[str, Any] | None:
        """The tables of a user's own box, or None for ours."""
        if path is None:
            return None
        try:
            return editions.read_file(Path(path))
        except BoxError as error:
            raise bad_edition(error) from error

    def box(self, edition: dict[str, Any] | None) -> Box:
        """The components, checked."""
        try:
            return self.folder.box(edition)
        except BoxError as error:
            raise bad_edition(error) from error


def bad_edition(error: BoxError) -> BadEdition:
    """The sentence that names the place in the file."""
    return BadEdition(say(error.problem, place=error.place, found=error.found, wanted=error.wanted))


def _value(name: str, option: Option, options: Mapping[str, Any]) -> Any:
    value = options.get(name, option.default)
    good = {
        "yes_no": isinstance(value, bool),
        "number": isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**31,
        "path": value is None or isinstance(value, (str, Path)),
    }
    if not good[option.kind]:
        wanted = say(f"wanted-{option.kind.replace('_', '-')}")
        raise BadSetup(say("bad-option", option=name, value=str(value), wanted=wanted))
    return str(value) if isinstance(value, Path) else value


def check_seed(seed: int | str | None) -> str | None:
    """A seed as text: a whole number, or 256 bits in hexadecimal; None for a random one."""
    if seed is None:
        return None
    if isinstance(seed, int) and not isinstance(seed, bool):
        return str(seed)
    if isinstance(seed, str) and seed.strip("0123456789abcdef") == "" and len(seed) == 64:
        return seed
    if isinstance(seed, str) and seed.isascii() and seed.removeprefix("-").isdecimal() and len(seed) < 40:
        return str(int(seed))
    raise BadSetup(say("bad-seed", seed=str(seed)))


@lru_cache(maxsize=16)
def known_box(key: str, edition: str) -> Box:
    """The components of a game, of an edition as JSON text (`null`: ours): read once."""
    return game(key).box(json.loads(edition))


def all_games() -> dict[str, Game]:
    """All games by key."""
    return {key: Game(folder) for key, folder in folders().items()}


def game(key: str) -> Game:
    """One game by its key."""
    known = folders()
    if key not in known:
        raise UnknownGame(say("unknown-game", game=str(key), games=", ".join(known)))
    return Game(known[key])

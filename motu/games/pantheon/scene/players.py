"""The players of Pantheon: what lies before everybody, and the viewer's own things."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box
from motu.games._shared.drawing.letters import shortened, text, width
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import CORAL, GOLD, INK, LETTERS, MUTED, SEATS
from motu.games._shared.drawing.parts import Maker, counted, icon, shown
from motu.games._shared.drawing.pieces import in_medal, plate, token
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import layer, used, zone
from motu.games.pantheon.scene import layout
from motu.games.pantheon.scene.offerings import offerings, ranks_of
from motu.games.pantheon.scene.parts import BLUE, Sign, about, bonus_signs, called, power_sign, signs
from motu.games.pantheon.seen import PantheonView, PlayerSeen

NARROW: Final = 30.0  # between two chips
COUNTERS: Final = ("foot", "column", "erected", "cards", "feet", "demigod")


class Known(NamedTuple):
    """What the head of a panel shows."""

    seat: int
    name: str
    status: str
    points: int
    awaited: bool
    first: bool


class Facts(NamedTuple):
    """What everybody may count before a player."""

    feet: int
    columns: int
    more_feet: int  # in the general reserve
    more_columns: int
    erected: int
    steps: int
    cards: int
    demigods: str


def _known(view: PantheonView, make: Maker, seat: int) -> Known:
    score, first = view["players"][seat]["score"], seat == view["first"]
    return Known(seat, make.names[seat], _status(view, make, seat), score, seat in view["awaiting"], first)


def _status(view: PantheonView, make: Maker, seat: int) -> str:
    """What a player does or is now; the one at the bottom has room only for his move."""
    if seat in view["awaiting"]:
        return make.say("scene-your-move" if seat == view["viewer"] else "scene-thinking")
    if seat == layout.at_bottom(view):
        return ""
    if seat == view["active"]:
        return make.say("scene-active")
    return make.say("scene-first") if seat == view["first"] else ""


def _facts(player: PlayerSeen) -> Facts:
    values = {int(value): count for value, count in player["demigod_values"].items()}
    seen = sum(value * count for value, count in values.items())
    all_seen = sum(values.values()) == player["demigods"]
    tiles = player["demigods"]
    demigods = f"{tiles} ({seen}{'' if all_seen else '+'})" if tiles else "0"
    own, general = player["reserve"], player["general"]
    return Facts(
        own["feet"],
        own["columns"],
        general["feet"],
        general["columns"],
        player["columns_on_board"],
        player["steps"],
        player["cards"],
        demigods,
    )


@lru_cache(maxsize=1024)
def _head(known: Known, box: Box) -> Markup:
    """Colour, name, what the player does now, points; the first player has the temple."""
    return shown(f"head-{LETTERS[known.seat]}", _head_of(known, box))


def _head_of(known: Known, box: Box) -> list[Markup]:
    x, y, wide, high = box
    parts = [plate(x, y, wide, high)]
    if known.awaited:
        edge = plate(x + 1, y + 1, wide - 2, high - 2, 7, "none", CORAL, frame=False)
        parts.append(markup(h.g(stroke_width="3")[edge]))
    stripe = f"M{x + 8:g},{y + 2:g} L{x + wide - 8:g},{y + 2:g}"
    roomy = wide > 200
    room = wide - 84 - (24 if known.first and roomy else 0)
    size = 15 if width(known.name, 15, True) <= room else 13
    name = shortened(known.name, size, room, True)
    parts += [
        markup(h.path(d=stripe, stroke=SEATS[known.seat], stroke_width="4", stroke_linecap="round")),
        token(known.seat, x + 21, y + 24, 11),
        text(name, x + 40, y + (21 if known.status else 29), size, bold=True, anchor="start"),
        text(shortened(known.status, 13, room + 3), x + 41, y + 37, 13, fill=MUTED, anchor="start"),
        used("medal", x + wide - 22, y + 25),
        in_medal(known.points, x + wide - 22, y + 25),
    ]
    if known.first:
        place = (x + wide - 54, y + 25) if roomy else (x + 19, y + 158)
        parts.append(icon("temple", *place, 20))
    return parts


@remembered
def others(view: PantheonView, make: Maker) -> Iterator[Markup]:
    """Everybody but the one at the bottom."""
    for seat, box in sorted(layout.panels(view["seats"], layout.at_bottom(view)).items()):
        yield zone(f"seat_{seat}", [_other(view, make, seat, box)])


def _other(view: PantheonView, make: Maker, seat: int, box: Box) -> Markup:
    x, y, wide, _ = box
    player = view["players"][seat]
    known = _known(view, make, seat)
    content = [
        _head(known, box),
        _counters(LETTERS[seat], _facts(player), _words(make), x + 9, y + 62),
        ranks_of(seat, tuple(player["ranks"].values()), x + 9, y + 92),
        _kept(LETTERS[seat], _powers(view, player), x + 9, y + 124, wide - 84, max(6, len(player["kept"]))),
        _bonus(LETTERS[seat], _fresh_bonus(view, seat), x + wide - 9, y + 124),
    ]
    return markup(h.g(id=f"seat_{seat}")[h.title[_about(view, player, known.name, make)], joined(content)])


def _about(view: PantheonView, player: PlayerSeen, name: str, make: Maker) -> str:
    words = make.say("scene-player", seat=name, points=player["score"], cards=player["cards"])
    kept = ", ".join(f"{called(view, make, id)} ({about(view, make, id)})" for id in player["kept"])
    return f"{words}. {kept}." if kept else f"{words}."


@lru_cache(maxsize=1024)
def _counters(letter: str, facts: Facts, words: tuple[str, ...], x: float, y: float) -> Markup:
    """Feet and columns in reserve, columns erected, cards, steps, demigods."""
    counts = [facts.feet, facts.columns, facts.erected, facts.cards]
    values = [*(str(count) for count in counts), f"+{facts.steps}", facts.demigods]
    parts = zip(COUNTERS, values, words, strict=True)
    return joined(
        _counter(letter, sign, value, word, x + 52 * i, y, 20) for i, (sign, value, word) in enumerate(parts)
    )


def _counter(letter: str, sign: str, value: int | str, word: str, x: float, y: float, size: float) -> Markup:
    """A number that says what it counts."""
    return shown(f"count-{letter}-{sign}", [counted(sign, value, x, y, size)], word)


def _words(make: Maker) -> tuple[str, ...]:
    return tuple(make.say(f"scene-count-{sign}") for sign in COUNTERS)


def _powers(view: PantheonView, player: PlayerSeen) -> tuple[tuple[str, Sign, int], ...]:
    return tuple((id, power_sign(view, id), count) for id, count in player["kept"].items())


@lru_cache(maxsize=1024)
def _kept(
    letter: str, kept: tuple[tuple[str, Sign, int], ...], x: float, y: float, room: float, columns: int
) -> Markup:
    """Lasting deities as chips, in so many columns; narrow ones have no room for a number."""
    pitch = min(52.0, room / columns)
    parts = []
    for i, (id, (words, sign), count) in enumerate(kept):
        left, top = x + pitch * (i % columns), y + 30 * (i // columns)
        number = f"{count}×" if count > 1 and pitch > NARROW else ""
        power = (number or (words if pitch > 44 else ""), sign)
        chip = plate(left, top - 13, pitch - 4, 26, 6, BLUE, INK, frame=False)
        drawn = signs((power,), left + (pitch - 4) / 2, top, 18 if pitch > 44 else 16)
        parts.append(shown(f"kept-{letter}-{id}", [chip, drawn]))
    return joined(parts)


@lru_cache(maxsize=128)
def _bonus(letter: str, given: tuple[Sign, ...], right: float, y: float) -> Markup:
    """The starting bonus, while it is fresh."""
    if not given:
        return Markup()
    tile = plate(right - 62, y - 13, 62, 26, 4, "#FFF6DD", GOLD, frame=False)
    return shown(f"bonus-{letter}", [tile, signs(given, right - 31, y, 14)])


def _fresh_bonus(view: PantheonView, seat: int) -> tuple[Sign, ...]:
    bonus = view["players"][seat]["bonus"]
    return bonus_signs(view, bonus) if bonus and view["epoch"] <= 1 else ()


@remembered
def own(view: PantheonView, make: Maker) -> Iterator[Markup]:
    """The part of the one at the bottom: counters, offering tiles with their prices, lasting deities."""
    seat = layout.at_bottom(view)
    player = view["players"][seat]
    x, y, _, high = layout.OWN
    yield plate(*layout.OWN, frame=False)
    mine = [
        _head(_known(view, make, seat), (x, y, 148, high)),
        _stock(LETTERS[seat], _facts(player), _words(make), x + 8, y + 62),
        _bonus(LETTERS[seat], _fresh_bonus(view, seat), x + 140, y + 158),
    ]
    yield layer("own-head", mine)
    yield from offerings(view, make, seat)
    kept = layout.OFFERINGS[0] + layout.OFFERINGS[2] + 2
    yield text(make.say("scene-kept"), kept + 4, y + 17, 13, bold=True, anchor="start")
    powers = _powers(view, player)
    yield _kept(LETTERS[seat], powers, kept + 4, y + 40, 74, max(1, -(-len(powers) // 4)))


@lru_cache(maxsize=512)
def _stock(letter: str, facts: Facts, words: tuple[str, ...], x: float, y: float) -> Markup:
    """Reserves and what the general reserve still holds, columns erected, cards, steps, demigods."""
    feet, columns, erected, cards, steps, demigods = words
    parts = [
        _counter(letter, "foot", facts.feet, feet, x, y, 22),
        _counter(letter, "column", facts.columns, columns, x + 70, y, 22),
        _counter(letter, "erected", facts.erected, erected, x, y + 32, 22),
        _counter(letter, "feet", f"+{facts.steps}", steps, x + 70, y + 32, 22),
        _counter(letter, "demigod", facts.demigods, demigods, x, y + 64, 22),
        _counter(letter, "cards", facts.cards, cards, x + 26, y + 96, 20),
    ]
    for i, more in enumerate((facts.more_feet, facts.more_columns)):
        left = x + 70 * i + (36 if (facts.feet, facts.columns)[i] < 10 else 46)
        number = text(f"/{more}", left, y + 5.5, 13, fill=MUTED, anchor="start")
        parts.append(shown(f"general-{letter}-{('foot', 'column')[i]}", [number]))
    return joined(parts)

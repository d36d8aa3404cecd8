"""Everything that the picture of Mangrovia draws: what it is, and the rule under which it is used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from motu.games._shared.text import Fact, say
from motu.games._shared.things import Thing, Things, Touched, by, never
from motu.games.mangrovia.nouns import LANDSCAPE, PATH, SITE, SQUARE

HOME = Path(__file__).parent  # of the texts
FIRST_PIER = 7  # the rule of pier 1 is MG-4.8
AREA_RULES = {"star": "MG-14.7", "totem": "MG-8.8", "amulet": "MG-8.7"}
BONUS_RULES = {"joker": "MG-15.6", "offering3": "MG-15.4", "amulet2": "MG-15.5"}


def _owner_word(owner: int | str | None) -> Fact:
    """A seat, the neutral colour, or nobody."""
    if owner is None:
        return say("nobody")
    return say("neutral-colour") if owner == "neutral" else say(f"seat-{owner}")


def _pier(at: Touched) -> Mapping[str, Any]:
    return next(pier for pier in at.view["piers"] if pier["pier"] == at.number("n"))


def _steps(steps: Sequence[str]) -> Fact:
    return tuple(say(f"step-{step}", n=len(list(equal))) for step, equal in groupby(steps))


def _site_steps(at: Touched) -> Fact:
    """What happens at the two piers of a cult place."""
    piers = [pier for pier in at.view["piers"] if str(pier["site"]) == at["site"]]
    return tuple(say("thing-site.pier", pier=pier["pier"], steps=_steps(pier["steps"])) for pier in piers)


def _square(at: Touched) -> Mapping[str, Any]:
    return next(square for square in at.view["squares"] if square["id"] == at["square"])


def _ground(at: Touched) -> Fact:
    names = [say(f"landscape-{name}.title") for name in _square(at)["landscapes"]]
    return names[0] if len(names) == 1 else say("either", one=names[0], two=names[1])


def _reach(at: Touched) -> str:
    """What the viewer lacks to build on a square."""
    return str((at.view["reach"] or {}).get(at["square"]) or "unknown")


def _square_about(at: Touched) -> str:
    return "about" if _square(at)["owner"] is None else "built"


SQUARE_FACTS: dict[str, Any] = {
    "ground": _ground,
    "cost": lambda at: _square(at)["cost"],
    "pays": lambda at: _square(at)["pays"],
    "suns": lambda at: _square(at)["suns"],
    "area": lambda at: _square(at)["area"],
    "reach": _reach,
    "owner": lambda at: _owner_word(_square(at)["owner"]),
    "huts": lambda at: _square(at)["huts"],
    "tile": lambda at: _square(at)["favour_tile"] or 0,
    "bonus": lambda at: say(_square(at)["bonus_tile"]) if _square(at)["bonus_tile"] else "",
    "rule": lambda at: AREA_RULES.get(_square(at)["area"], "MG-8.3"),
}


def _gains(*awards: tuple[int | str | None, int]) -> Fact:
    """Who would get how much; what would be nobody's is not told."""
    taken = [(owner, points) for owner, points in awards if owner is not None]
    said = tuple(say("thing-star.gain", seat=_owner_word(owner), points=points) for owner, points in taken)
    return said or say("nobody")


def _awards(of: Any) -> dict[str, Any]:
    """Two awards of points, and who would get them now."""
    return {
        "first": lambda at: of(at)["first"],
        "second": lambda at: of(at)["second"],
        "gains": lambda at: _gains(
            (of(at)["leader"], of(at)["first"]), (of(at)["runner_up"], of(at)["second"])
        ),
    }


def _path(at: Touched) -> Mapping[str, Any]:
    return next(path for path in at.view["paths"] if path["id"] == at["path"])


def _star_gains(at: Touched) -> Fact:
    star = at.view["star"]
    return _gains(*((seat, n * star["total"]) for seat, n in enumerate(star["huts"]) if n))


def _held(kind: str) -> Any:
    """How many of a card the viewer holds."""

    def count(at: Touched) -> int:
        hand = at.view["hand"] or {}
        return int(hand.get(kind, {}).get(at.parts.get("value") or at.parts.get("landscape"), 0))

    return count


def _start(at: Touched) -> int:
    return int(at.view["players"][at.view["viewer"] or 0]["start"].get(at["value"], 0))


def _count(at: Touched) -> int:
    player, what = at.player, at["what"]
    if what == "hut":
        return int(player["supply"])
    return int(player["cards"][what]) + (sum(player["start"].values()) if what == "offering" else 0)


def _points(at: Touched) -> int:
    return sum(at.player["points"].values())


def _sources(at: Touched) -> Fact:
    points = [(name, n) for name, n in at.player["points"].items() if n]
    said = tuple(say("thing-head.source", source=say(f"source-{name}"), n=n) for name, n in points)
    return said or (say("thing-head.none"),)


def _row(name: str) -> Any:
    return lambda at: at.view["amulet_table"][at.number("n")][name]


HEAD: dict[str, Any] = {"points": _points, "sources": _sources}

THINGS = Things(
    HOME,
    (
        Thing("pier", "pier-{n}", rule=lambda at: f"MG-4.{at.number('n') + FIRST_PIER}",
              places=lambda at: [f"site_{_pier(at)['site']}"], steps=lambda at: _steps(_pier(at)["steps"]),
              owner=lambda at: _owner_word(at.view["sites"][_pier(at)["site"] - 1])),
        Thing("site", "site_{site}", SITE, rule="MG-4.4", steps=_site_steps,
              owner=lambda at: _owner_word(at.view["sites"][at.number("site")])),
        Thing("boat", "boat", rule="MG-4.1", places=never, n=lambda at: at.view["pier"]),
        Thing("neutral-bowl", "bowl-N-{n}", rule="MG-2.18", places=never),
        Thing("bowl", "bowl-{seat}-{n}", rule="MG-4.4", places=never),
        Thing("hut", "hut-on-{square}", SQUARE, places="{square}", **SQUARE_FACTS),
        Thing("favour", "favour-on-{square}", SQUARE, places=never, **(SQUARE_FACTS | {"rule": "MG-14.9"})),
        Thing("statue", "statue_{path}", PATH, rule="MG-14.2", places=never,
              title=lambda at: say(f"path-{at['path']}.title"), **_awards(_path)),
        Thing("star", "stone_star", rule="MG-14.7", places=never, total=lambda at: at.view["star"]["total"],
              gains=_star_gains),
        Thing("totem", "totem", rule="MG-14.8", places=never, **_awards(lambda at: at.view["totem"])),
        Thing("favours", "favour_tiles", rule="MG-8.8", places=never,
              n=lambda at: at.view["favour_tiles"][0] if at.view["favour_tiles"] else 0),
        Thing("oracle", "oracle_{landscape}", LANDSCAPE, rule="MG-5.3",
              title=lambda at: say(f"landscape-{at['landscape']}.title"),
              about=lambda at: "bird" if at["landscape"] in at.view["birds"] else "about"),
        Thing("bird", "bird-{n}", rule="MG-5.1", places=never,
              where=lambda at: say(f"landscape-{at.view['birds'][at.number('n') - 1]}.title")),
        Thing("talisman", "talisman", rule="MG-13.1", places=never,
              who=lambda at: _owner_word(at.view["first_player"])),
        Thing("open-cards", "open_cards", rule="MG-6.5"),
        Thing("piles", "piles", rule="MG-6.1"),
        Thing("pile", "pile_{kind}", rule="MG-6.7", n=lambda at: at.view["piles"][at["kind"]]),
        Thing("discard", "discard_{kind}", rule="MG-12.1", places=never,
              n=lambda at: sum(at.view["discards"][at["kind"]].values())),
        Thing("offering", "open_offering_{value}", rule="MG-8.3", about=lambda at: "open",
              n=lambda at: at.view["display"]["offering"].get(at["value"], 0)),
        Thing("landscape", "open_landscape_{landscape}", LANDSCAPE, rule="MG-8.2", about=lambda at: "open",
              n=lambda at: at.view["display"]["landscape"].get(at["landscape"], 0),
              card=lambda at: say(f"card-{at['landscape']}")),
        Thing("landscape", "hand_landscape_{landscape}", LANDSCAPE, rule="MG-8.2", n=_held("landscape"),
              card=lambda at: say(f"card-{at['landscape']}")),
        Thing("offering", "hand_offering_{value}", rule="MG-8.3", n=_held("offering")),
        Thing("start", "hand_start_{value}", rule="MG-12.2", n=_start),
        Thing("amulet", "hand_amulet_{value}", rule="MG-14.11", n=_held("amulet")),
        Thing("amulet", "drawn_{value}", rule="MG-7.4", about=lambda at: "drawn"),
        Thing("bag", "amulets", rule="MG-7.4", n=lambda at: at.view["piles"]["amulet"],
              ones=lambda at: at.view["ones"]),
        Thing("amulet-row", "amulet_row_{n}", places=never, drawn=_row("drawn"), returned=_row("returned"),
              rule=lambda at: ("MG-7.2", "MG-7.3")[at.number("n")] if at.number("n") < 2 else "MG-7.4"),
        Thing("marker", "marker-{seat}", rule="MG-7.1", places=never, n=lambda at: at.player["amulet_huts"]),
        Thing("bonus", "bonus_statue_{path}", PATH, rule="MG-15.3", word=lambda at: say(at.id)),
        Thing("bonus", "bonus_{tile}", rule=by("tile", **BONUS_RULES), word=lambda at: say(at.id)),
        Thing("build", "hut|as_hut", rule="MG-8.1", places=lambda at: ["hut", "as_hut"]),
        Thing("build-double", "double_hut|as_double_hut", rule="MG-10.1",
              places=lambda at: ["double_hut", "as_double_hut"]),
        Thing("payment", "pay_{n}", rule="MG-8.3"),
        Thing("count", "count-{seat}-{what}", places=never, n=_count, rule=by("what", hut="MG-8.9",
              offering="MG-8.3", landscape="MG-8.2", amulet="MG-14.11")),
        Thing("seen", "seen-{seat}", rule="MG-6.10", places=never),
        Thing("forecast", "forecast", rule="MG-1.2", places=never),
        Thing("aid", "(?:hand-)?aid-{what}", places=never, rule=by("what", path="MG-14.2", star="MG-14.7",
              totem="MG-14.8", amulet="MG-14.11"), word=lambda at: say(f"scene-aid-{at['what']}")),
        Thing("legend", "legend-{what}", places=never, rule=by("what", now="MG-8.1", birds="MG-5.3",
              card="MG-8.2", sum="MG-8.3"), word=lambda at: say(f"scene-legend-{at['what']}")),
        Thing("round", "round", rule="MG-3.1", places=never, n=lambda at: at.view["round"]),
        Thing("head", "head-{seat}", rule="MG-1.2", places=never, **HEAD),
        Thing("head", "(?:zone-)?seat_{seat}", rule="MG-1.2", places=never, **HEAD),
        Thing("ranking", "ranking|zone-ranking", rule="MG-14.12", places=never),
        Thing("zone", "zone-{zone}", places=never, rule=by("zone", board="MG-1.3", supply="MG-6.1",
              players="MG-1.1", own="MG-2.1", archipelago="MG-4.1", hand="MG-6.10")),
        Thing("square", "{square}", SQUARE, about=_square_about, **SQUARE_FACTS),
    ),
    {},
)  # fmt: skip

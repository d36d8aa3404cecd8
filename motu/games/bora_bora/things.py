"""Everything that the picture of Bora Bora draws: what it is, and the rule under which it is used."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from motu.games._shared.text import Fact, Phrase, say
from motu.games._shared.things import Thing, Things, Touched, by, never, own
from motu.games.bora_bora.names import HOME, PAIR_SPACES, jewel_place, task_of
from motu.games.bora_bora.nouns import GOD, JEWEL, JOB, MATERIAL, PERSON, REGION, SPACE, TASK

LAST = 12  # the space that stacks huts
HALVES = {"people": ("woman", "man"), "path": ("land", "sea")}  # of combined tiles
NONE = 7  # more than any die: nothing lies on a tile
JOB_RULES = {
    "helper": "BB-6.1", "temple": "BB-7.1", "build": "BB-8.1", "woman": "BB-5.1", "man": "BB-5.1",
    "land": "BB-4.3", "sea": "BB-4.3", "fishing": "BB-10.1",
}  # fmt: skip
GOD_RULES = {
    "blue": "BB-17.5", "white": "BB-17.7", "red": "BB-17.8", "green": "BB-17.10", "yellow": "BB-17.14",
}  # fmt: skip
TYPE_RULES = {
    "land": "BB-11.6", "sea": "BB-11.6", "woman": "BB-11.7", "man": "BB-11.7", "build": "BB-11.8",
    "material": "BB-11.9", "move_hut": "BB-11.10", "vp": "BB-11.11", "god_card": "BB-11.12",
    "offering": "BB-11.13", "status": "BB-11.14", "shell": "BB-11.15",
}  # fmt: skip
COUNT_RULES = {
    "offering": "BB-17.1", "shell": "BB-14.2", "god_tile": "BB-17.4", "god_card": "BB-17.25",
    "hut": "BB-4.6", "priest": "BB-7.1", "jewel": "BB-16.5", "task": "BB-16.6", "man": "BB-11.1",
    "woman": "BB-11.1", "vp": "BB-16.5",
}  # fmt: skip
ASKED = {  # what is offered in the panel of a question: its words, and its rule
    "help_vp": ("scene-help-vp", "BB-6.4"),
    "help_offering": ("scene-help-offering", "BB-6.5"),
    "help_god_card": ("scene-help-god_card", "BB-6.6"),
    "help_material": ("scene-help-material", "BB-6.7"),
    "help_move_hut": ("scene-help-move_hut", "BB-6.8"),
    "help_points": ("thing-asked.points", "BB-6.4"),
    "help_everybody": ("scene-everybody", "BB-6.9"),
    "help_stop": ("scene-stop", "BB-6.11"),
    "fire_gift_god_card": ("scene-god-card", "BB-9.1"),
    "fire_gift_offering": ("income-offering", "BB-9.1"),
    "fire_rise_status": ("scene-status", "BB-9.2"),
    "fire_rise_shell": ("scene-shell", "BB-9.2"),
    "fish": ("god-red", "BB-17.8"),
    "no_fish": ("scene-no", "BB-4.10"),
    "use_stop": ("scene-stop", "BB-11.2"),
    "buy_decline": ("scene-nothing", "BB-14.5"),
    "settle_stop": ("scene-stop", "BB-16.14"),
}


# --- dice and tiles -----------------------------------------------------------------------------


def _die(at: Touched) -> Mapping[str, Any]:
    die: Mapping[str, Any] = at.player["dice"][at.number("n")]
    return die


def _lowest(at: Touched) -> int:
    """The lowest die on the tile that is touched, or on which the job is done."""
    job = at.parts.get("job", "")
    for tile in at.view["tiles"]:
        if at.parts.get("tile", job) == tile["id"] or job in HALVES.get(tile["id"], ()):
            return min((one["value"] for one in tile["dice"]), default=NONE)
    return NONE


def _jobs(at: Touched) -> Sequence[str]:
    """What answers call the jobs of a tile."""
    return [f"job_{job}" for job in HALVES.get(at["tile"], (at["tile"],))]


def _able(at: Touched) -> Fact:
    """Who has a die that is lower than all on a tile."""
    lowest = _lowest(at)
    seats = [
        player["seat"]
        for player in at.view["players"]
        if any(one["value"] < lowest and not one["placed"] for one in player["dice"])
    ]
    return tuple(say(f"seat-{seat}") for seat in seats) or say("nobody")


# --- people -------------------------------------------------------------------------------------


def _somebody(at: Touched) -> Mapping[str, Any] | None:
    """The person on a space, or the how-manieth of a crowd."""
    slots = at.player["slots"]
    if at.thing.key == "crowd":
        return [slot["person"] for slot in slots if slot["person"]][at.number("n") - 1]  # type: ignore[no-any-return]
    person: Mapping[str, Any] | None = slots[at.number("n") - 1]["person"]
    return person


def _shown(at: Touched) -> Mapping[str, Any]:
    """A person of the display."""
    return next(
        one for row in at.view["display"].values() for one in row if one and one["id"] == at["person"]
    )


def _who(one: Mapping[str, Any] | None) -> Fact:
    if one is None:
        return ""
    return say(f"person-{one['sex']}", type=say(f"type-{one['type']}"), symbols=one["symbols"])


def _brings(copies: int, who: Callable[[Touched], Mapping[str, Any] | None]) -> Callable[[Touched], Fact]:
    """What so many of a kind bring."""

    def fact(at: Touched) -> Fact:
        one = who(at)
        return (
            "" if one is None else say(f"effect-{one['type']}", n=at.view["people"][one["type"]][copies - 1])
        )

    return fact


def _person(who: Callable[[Touched], Mapping[str, Any] | None]) -> dict[str, Any]:
    """Who it is, and what one, two and three of a kind bring."""
    return {
        "who": lambda at: _who(who(at)),
        "one": _brings(1, who),
        "two": _brings(2, who),
        "three": _brings(3, who),
    }


def _slot(at: Touched) -> Mapping[str, Any]:
    slot: Mapping[str, Any] = at.player["slots"][at.number("n") - 1]
    return slot


def _slot_about(at: Touched) -> str:
    slot = _slot(at)
    if slot["person"]:
        return "shifted" if slot["shifted"] else "person"
    return "last" if at.number("n") == LAST else "hut" if slot["huts"] else "free"


def _slot_rule(at: Touched) -> str:
    one = _slot(at)["person"]
    rules = {"last": "BB-5.5", "hut": "BB-4.6", "free": "BB-5.2"}
    return TYPE_RULES[one["type"]] if one else rules[_slot_about(at)]


def _slot_places(at: Touched) -> Sequence[str]:
    if not at.mine:
        return ()
    one, last = _slot(at)["person"], at.number("n") == LAST
    found = ["slot_12"] if last else []
    if one is None:
        return [*found, *([] if last else ["own_hut"] if _slot(at)["huts"] else ["free_slot"])]
    verb = "tattoo" if one["sex"] == "man" else "collect"
    helped = [] if _slot(at)["shifted"] else [f"help_{verb}_{one['symbols']}"]
    return [*found, f"people_{one['sex']}_{one['type']}", *helped]


# --- tasks, points, goods -----------------------------------------------------------------------


def _needs(needs: Sequence[Mapping[str, Any]]) -> Phrase:
    return task_of([(need["what"], need["least"]) for need in needs])


def _held(at: Touched) -> Mapping[str, Any]:
    """A task of a player: by its id, or by its place."""
    tasks = at.player["tasks"]
    if "n" in at.parts:
        return tasks[at.number("n") - 1]  # type: ignore[no-any-return]
    return next(task for task in tasks if task and task["id"] == at["task"])


def _in_sum(at: Touched, what: str) -> int:
    needs = _held(at)["needs"]
    return sum(min(need["have"], need["least"]) if what == "have" else need["least"] for need in needs)


def _sources(at: Touched) -> Fact:
    """Where the points of a player come from."""
    points = at.player["points"].items()
    found = tuple(say("thing-head.source", source=say(f"source-{name}"), n=n) for name, n in points if n)
    return found or (say("thing-head.none"),)


def _count(at: Touched) -> int:
    player = at.player
    slots, what = player["slots"], at["what"]
    people = [slot["person"]["sex"] for slot in slots if slot["person"]]
    counts = {
        "hut": sum(slot["huts"] for slot in slots),
        "man": people.count("man"),
        "woman": people.count("woman"),
        "jewel": len(player["jewels"]),
        "vp": sum(jewel["points"] for jewel in player["jewels"]),
        "task": len(player["fulfilled"]),
    }
    plain = {"offering": "offerings", "shell": "shells", "god_tile": "god_tiles", "god_card": "cards"}
    return int(counts[what] if what in counts else player[plain.get(what, "priests")])


def _region(at: Touched) -> Mapping[str, Any]:
    return next(one for one in at.view["regions"] if one["id"] == at["region"])


def _route(at: Touched) -> Mapping[str, Any]:
    return next(one for one in at.view["routes"] if [at["one"], at["other"]] == list(one["between"]))


def _seats(seats: Sequence[int]) -> Fact:
    return tuple(say(f"seat-{seat}") for seat in seats) or say("nobody")


def _space(at: Touched) -> Mapping[str, Any]:
    return next(one for one in at.player["ceremony"] if one["id"] == at["space"])


def _space_about(at: Touched) -> str:
    space = _space(at)
    return "built" if space["building"] is not None else "material" if space["material"] else "free"


def _space_places(at: Touched) -> Sequence[str]:
    """The space itself, and the pairs that it is part of."""
    ids = [space["id"] for space in at.player["ceremony"]]
    pairs = [(ids[one], ids[other]) for one, other in PAIR_SPACES]
    found = [at["space"], *(f"pair_{a}_{b}" for a, b in pairs if at["space"] in (a, b))]
    return found if at.mine else ()


def _jewel(at: Touched) -> Mapping[str, Any]:
    on_offer = [jewel for column in at.view["jewelry"] for jewel in column]
    return next(jewel for jewel in on_offer if jewel_place(jewel["id"]) == at["jewel"])


def _sale(at: Touched) -> int:
    """The round in which a jewel is sold."""
    return next(n for n, column in enumerate(at.view["jewelry"], 1) if _jewel(at) in column)


def _points_of(name: str) -> Any:
    """What buildings or priests bring in a round: the one touched, or the present one."""
    return lambda at: at.view[name][
        max(1, min(at.number("n") if "n" in at.parts else at.view["round"], at.view["rounds"])) - 1
    ]


def _asked(at: Touched) -> tuple[str, str]:
    place = at["place"]
    if place.startswith("move_huts_"):
        return "scene-help-move_hut", "BB-11.10"
    return ("scene-beside", "BB-6.17") if place.startswith("material_beside") else ASKED[place]


def _held_of(**more: Any) -> dict[str, Any]:
    return {
        "task": lambda at: _needs(_held(at)["needs"]),
        "have": lambda at: _in_sum(at, "have"),
        "least": lambda at: _in_sum(at, "least"),
        **more,
    }


REGION_FACTS: dict[str, Any] = {
    "place": lambda at: say(f"region-{at['region']}.title"),
    "terrain": lambda at: say(f"terrain-{_region(at)['terrain']}"),
    "income": lambda at: say(f"income-{_region(at)['income']}"),
    "fish": lambda at: _region(at)["fish"] or 0,
    "huts": lambda at: _seats(_region(at)["huts"]),
    "holder": lambda at: _seats([] if _region(at)["holder"] is None else [_region(at)["holder"]]),
}
TILE_FACTS: dict[str, Any] = {
    "low": _lowest,
    "most": lambda at: _lowest(at) - 1,
    "able": _able,
}


def _tile_about(at: Touched) -> str:
    lowest = _lowest(at)
    return "empty" if lowest == NONE else "closed" if lowest == 1 else "about"


THINGS = Things(
    HOME,
    (
        Thing(
            "die",
            "die-{seat}-{n}",
            rule=lambda at: "BB-3.9" if _die(at)["placed"] else "BB-3.6",
            places=lambda at: [f"die_{_die(at)['value']}"] if at.mine and not _die(at)["placed"] else [],
            about=lambda at: "placed" if _die(at)["placed"] else "about",
            value=lambda at: _die(at)["value"],
        ),
        Thing("job", "job_fishing", rule="BB-10.1", job=lambda at: say("job-fishing"),
              about=lambda at: "fish"),
        Thing("job", "job_{job}", JOB, rule=by("job", **JOB_RULES), about=_tile_about, **TILE_FACTS),
        Thing("tile", "tile-{tile}", rule="BB-3.4", places=_jobs, about=_tile_about, **TILE_FACTS),
        Thing("limit", "limit-{tile}", rule="BB-3.4", places=_jobs, about=_tile_about, **TILE_FACTS),
        Thing("white", "white_{job}", JOB, rule="BB-17.7"),
        Thing("waiting-dice", "waiting-dice", rule="BB-3.3", places=never),
        Thing("path", "path-{one}-{other}", rule="BB-4.2", places=never, value=lambda at: _route(at)["value"],
              kind=lambda at: _route(at)["kind"], place=lambda at: say(f"region-{at['one']}"),
              goal=lambda at: say(f"region-{at['other']}")),
        Thing("fish", "fish-{region}", REGION, rule="BB-16.4", places="red_{region} {region}",
              **REGION_FACTS),
        Thing("hut", "hut-{seat}-{region}", REGION, rule="BB-16.15", places="{region}",
              about=lambda at: "holds" if _region(at)["holder"] == at.seat else "aside", **REGION_FACTS),
        Thing("legend", "legend", rule="BB-4.3", places=never),
        Thing("round", "round", rule="BB-3.1", places=never, round=lambda at: max(1, at.view["round"]),
              order=lambda at: _seats(at.view["turn_order"])),
        Thing("column", "round-{n}", rule="BB-14.4", places=never, building=_points_of("building_points"),
              priest=_points_of("priest_points")),
        Thing("building-points", "jewelry-build", rule="BB-8.4", places=never,
              points=_points_of("building_points")),
        Thing("priest-points", "jewelry-priest", rule="BB-13.1", places=never,
              points=_points_of("priest_points")),
        Thing("under", "under-{n}", rule="BB-5.1", places=never),
        Thing("status-space", "status-{n}", rule="BB-12.2", places=never,
              points=lambda at: at.view["status"][at.number("n")]["points"]),
        Thing("disc", "disc-{seat}", rule="BB-12.5", places=never, space=lambda at: at.player["status"],
              points=lambda at: at.view["status"][at.player["status"]]["points"]),
        Thing("priest", "priest-{seat}-{n}", rule="BB-13.1", places=never,
              points=_points_of("priest_points")),
        Thing("temple-space", "priest_{n}", rule="BB-7.2", whose=lambda at: _seats(
              [seat for seat in [at.view["temple"][at.number("n") - 1]] if seat is not None])),
        Thing("temple-god-tiles", "temple-god-tiles", rule="BB-13.2", places=never,
              n=lambda at: at.view["temple_god_tiles"]),
        Thing("god-deck", "take_god_blind", rule="BB-6.13", n=lambda at: at.view["deck"]),
        Thing("god-discard", "discard", rule="BB-17.2", places=never,
              n=lambda at: sum(at.view["discard"].values())),
        Thing("god-shown", "take_god_{god}", GOD, rule=by("god", **GOD_RULES),
              n=lambda at: at.view["face_up"][at["god"]]),
        Thing("god-held", "own-hand_{god}", GOD, rule=by("god", **GOD_RULES), places="hand_{god}",
              n=lambda at: (at.view["hand"] or {}).get(at["god"], 0)),
        Thing("god", "god-{god}", GOD, rule=by("god", **GOD_RULES), places=never),
        Thing("god-tile", "own-god-tile", rule="BB-17.4", places="own_god_tile"),
        Thing("slot", "slot-{seat}-{n}", rule=_slot_rule, places=_slot_places, about=_slot_about,
              what=_slot_about, huts=lambda at: _slot(at)["huts"], **_person(_somebody)),
        Thing("crowd", "crowd-{seat}-{n}", rule=lambda at: TYPE_RULES[(_somebody(at) or {})["type"]],
              places=never, **_person(_somebody)),
        Thing("space", "space-{seat}-{space}", SPACE, rule="BB-8.2", places=_space_places, about=_space_about,
              material=lambda at: say(f"material-{_space(at)['kind']}")),
        Thing("built", "built-{seat}-{n}", rule="BB-16.9", places=never),
        Thing("building", "own-{seat}-build_{n}", rule="BB-8.1", places=own("build_{n}"),
              points=_points_of("building_points")),
        Thing("seam", "own-pair_{pair}", rule="BB-8.2", places="pair_{pair}"),
        Thing("held-task", "held-{seat}-{task}", rule="BB-15.2",
              places=own("fulfil_{task} yellow_{task} abandon_{task}"), **_held_of()),
        Thing("held-task", "aim-{seat}-{n}", rule="BB-15.2", places=never, **_held_of()),
        Thing("fulfil", "own-fulfil_{task}", TASK, rule="BB-15.2", places="fulfil_{task}"),
        Thing("yellow", "own-yellow_{task}", TASK, rule="BB-17.14", places="yellow_{task}"),
        Thing("abandon", "own-abandon_{task}", TASK, rule="BB-15.4", places="abandon_{task}"),
        Thing("task", "task_{task}", TASK, rule="BB-15.5"),
        Thing("doubled", "own-people_{group}_doubled", rule="BB-17.10", places="people_{group}_doubled"),
        Thing("fewer", "own-people_{group}", rule="BB-11.18", places="people_{group}"),
        Thing("head", "(?:head-|seat-|zone-seat_){seat}", rule="BB-1.2", places=never, sources=_sources,
              points=lambda at: at.player["total"]),
        Thing("count", "count-{seat}-{what}", rule=by("what", **COUNT_RULES), places=never, n=_count),
        Thing("beside", "beside-{seat}-{material}", MATERIAL, rule="BB-6.17", places=never,
              held=lambda at: say(f"need-{at['material']}", n=at.player["beside"][at["material"]])),
        Thing("ground", "ground-{seat}", rule="BB-8.2", places=never),
        Thing("asked", "asked-{place}", rule=lambda at: _asked(at)[1], places="{place}",
              word=lambda at: say(_asked(at)[0])),
        Thing("ranking", "ranking|zone-ranking", rule="BB-16.13", places=never),
        Thing("zone", "zone-{zone}", places=never, rule=by("zone", map="BB-1.5", tasks="BB-15.5",
              status="BB-12.2", temple="BB-7.1", gods="BB-6.13", tiles="BB-3.4", people="BB-5.1",
              jewelry="BB-14.1", dice="BB-3.4", own="BB-2.10", hand="BB-17.25", asked="BB-17.25",
              players="BB-1.2")),
        Thing("person", "{person}", PERSON, rule=lambda at: TYPE_RULES[_shown(at)["type"]],
              **_person(_shown)),
        Thing("jewel", "{jewel}", JEWEL, rule="BB-14.2", round=_sale),
        Thing("region", "{region}", REGION, rule="BB-4.9", **REGION_FACTS),
    ),
    {},
)  # fmt: skip

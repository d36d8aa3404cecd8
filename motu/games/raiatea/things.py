"""Everything that the picture of Raiatea draws: what it is, and the rule under which it is used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from motu.games._shared.text import Fact, Phrase, say
from motu.games._shared.things import Thing, Things, Touched, by, never, noun_number
from motu.games.raiatea.names import HOME, STAGE_NAMES, part_text
from motu.games.raiatea.nouns import ASSISTANT, BACK, GOOD, LOCATION, MASK, MISSION, RANK, REWARD, RITUAL
from motu.games.raiatea.rules.pieces import GOOD_NAMES

LOCATION_RULES = {
    "forest": "RA-3.2", "marae": "RA-4.2", "reef": "RA-5.2", "path": "RA-6.1", "clearing": "RA-7.2",
    "market": "RA-8.2",
}  # fmt: skip
ASSISTANT_RULES = {
    "gatherer": "RA-12.6", "merchant": "RA-12.9", "shaman": "RA-12.11", "diver": "RA-12.14",
}  # fmt: skip
CATEGORY_RULES = {
    "common": "RA-10.4", "personal": "RA-10.1", "permanent": "RA-10.2", "interactive": "RA-10.3",
}  # fmt: skip
STAGE_RULES = dict(
    zip(STAGE_NAMES[1:], ("RA-9.2", "RA-9.3", "RA-9.4", "RA-9.8", "RA-9.16", "RA-9.20"), strict=True)
)
COUNT_RULES = {
    "pearl": "RA-14.8", "mana": "RA-9.32", "clip": "RA-9.4", "tattoo": "RA-14.1", "priest": "RA-6.2",
    "ritual": "RA-9.31", "mission": "RA-14.3", **dict.fromkeys(GOOD_NAMES, "RA-8.16"),
}  # fmt: skip
MISSION_RULES = {"pay": "RA-11.2", "condition": "RA-11.4", "auction": "RA-11.6"}
CARD_RULES = {"good": "RA-8.2", "assistant": "RA-12.2", "mask": "RA-3.5", "mirror": "RA-13.3"}
BY_MISSIONS = ("pearls", "mana", "goods", "conditional", "masks")  # what masks of missions count


# --- masks, goods, assistants -------------------------------------------------------------------


def _mask_rule(at: Touched) -> str:
    """What a pair of a mask scores; a mirror completes one."""
    design = at.view["designs"].get(at["mask"])
    if design is None:
        return "RA-13.3"
    scores = design["scores"]
    return "RA-14.4" if scores in BY_MISSIONS else "RA-14.6" if scores == "colours" else "RA-14.5"


def _copies(at: Touched, seat: int | None) -> int:
    """How many of a mask somebody has."""
    if seat is None:
        return 0
    player = at.view["players"][seat]
    copies = player["masks"].get(at["mask"], {"free": 0, "bound": 0})
    return int(player["mirrors"] if at["mask"] == "mirror" else copies["free"] + copies["bound"])


def _bottom(at: Touched) -> int:
    """Whose things lie at the bottom of the picture."""
    return at.view["viewer"] or 0


def _price(at: Touched) -> Mapping[str, Any]:
    return next(good for good in at.view["goods"] if good["id"] == at["good"])


def _effect(parts: Sequence[Any]) -> Phrase:
    return say("effect", parts=tuple(part_text(part) for part in parts))


def _helpers(at: Touched) -> Mapping[str, int]:
    seat = _bottom(at) if at.owner is None else at.owner
    found: Mapping[str, int] = at.view["players"][seat]["assistants"][at["assistant"]]
    return found


def _card(at: Touched) -> Mapping[str, Any]:
    """A card of the reserve."""
    return next(card for card in at.view["forest"]["reserve"] if card["id"] == at["card"])


def _card_word(at: Touched) -> Fact:
    card = _card(at)
    if card["kind"] in ("good", "assistant"):
        return say(f"{card['kind']}-{card['of']}.title")
    return MASK.word(at.box, noun_number(MASK, at.box, card["of"]) or 0)


def _treasure(at: Touched) -> Fact:
    treasure = _card(at)["treasure"]
    return "" if treasure is None else part_text(treasure)


# --- rituals and missions -----------------------------------------------------------------------


def _ritual(at: Touched) -> str:
    """The id of the ritual that is touched: by its name, or by its place in the row."""
    if "ritual" in at.parts:
        return at["ritual"]
    row = at.view["ceremony"]["row" if at.id.startswith("row-") else "settled"]
    return str(row[at.number("n")]["ritual"])


def _of_ritual(at: Touched) -> Mapping[str, Any]:
    found: Mapping[str, Any] = at.view["rituals"][_ritual(at)]
    return found


RITUAL_FACTS: dict[str, Any] = {
    "ritual": lambda at: RITUAL.word(at.box, noun_number(RITUAL, at.box, _ritual(at)) or 0),
    "kind": lambda at: say(f"category-{_of_ritual(at)['category']}"),
    "cost": lambda at: _of_ritual(at)["cost"],
    "effect": lambda at: _effect(_of_ritual(at)["effect"]),
    "rule": lambda at: CATEGORY_RULES[_of_ritual(at)["category"]],
}


def _waiting(at: Touched) -> Sequence[str]:
    """A ritual of the row: its owner chooses the order of equal costs."""
    mine = at.view["ceremony"]["row"][at.number("n")]["owner"] == at.view["viewer"]
    return [f"waiting_{_ritual(at)}"] if mine else []


def _tile(at: Touched) -> Mapping[str, Any]:
    tiles = (tile for statue in at.view["statues"] for row in statue["rows"] for tile in row)
    return next(tile for tile in tiles if tile["slot"] == at.number("n"))


def _mission(at: Touched) -> Mapping[str, Any] | None:
    if at.thing.key == "auctioned":
        slot = at.view["pending"]["slot"]
        tiles = (tile for statue in at.view["statues"] for row in statue["rows"] for tile in row)
        return next(tile["mission"] for tile in tiles if tile["slot"] == slot)  # type: ignore[no-any-return]
    mission: Mapping[str, Any] | None = _tile(at)["mission"]
    return mission


def _mission_word(at: Touched) -> Fact:
    mission = _mission(at)
    if mission is None:
        return say("thing-mission.closed" if _tile(at)["taker"] is None else "thing-mission.gone")
    return MISSION.word(at.box, noun_number(MISSION, at.box, mission["id"]) or 0)


def _mission_about(at: Touched) -> str:
    mission = _mission(at)
    return mission["kind"] if mission else "hidden" if _tile(at)["taker"] is None else "taken"


def _mission_rule(at: Touched) -> str:
    mission = _mission(at)
    closed = "RA-11.13" if _tile(at)["taker"] is None else "RA-11.12"
    return MISSION_RULES[mission["kind"]] if mission else closed


def _mission_places(at: Touched) -> Sequence[str]:
    mission = _mission(at)
    return [] if mission is None else [f"mission_{mission['id']}"]


def _taker(at: Touched) -> Fact:
    taker = _tile(at)["taker"]
    return say("nobody") if taker is None else say(f"seat-{taker}")


# --- people -------------------------------------------------------------------------------------


def _seats(seats: Sequence[int | None]) -> Fact:
    return tuple(say(f"seat-{seat}") for seat in seats if seat is not None) or say("nobody")


def _rank_at(at: Touched) -> Fact:
    """The rank of a space of the tattoo track, or of who stands there."""
    position = at.number("n") if "n" in at.parts else at.player["tattoo"]
    rank = [rank["id"] for rank in at.view["ranks"] if rank["from"] <= position][-1]
    return say(f"rank-{rank}")


def _rank(name: str) -> Any:
    return lambda at: next(rank[name] for rank in at.view["ranks"] if rank["id"] == at["rank"])


def _known(value: int | None) -> Fact:
    return "?" if value is None else int(value)


def _count(at: Touched) -> Fact:
    player, what = at.player, at["what"]
    if what in GOOD_NAMES:
        return _known(None if player["goods"] is None else player["goods"][what])
    counts = {
        "pearl": player["pearls"],
        "clip": player["clips"],
        "priest": player["priests"],
        "ritual": sum(player["cards"].values()),
        "mission": sum(player["missions"]),
    }
    return _known(counts[what] if what in counts else player[what])


def _total(at: Touched) -> Fact:
    """The points that are known; a plus where more is hidden."""
    points = at.player["points"].values()
    total = sum(n for n in points if n is not None)
    return f"{total}+" if None in points else total


def _sources(at: Touched) -> Fact:
    points = at.player["points"].items()
    found = [(name, n) for name, n in points if n != 0]
    said = tuple(say("thing-head.source", source=say(f"source-{name}"), n=_known(n)) for name, n in found)
    return said or (say("thing-head.none"),)


def _space(at: Touched) -> Mapping[str, Any]:
    return next(space for space in at.view["track"] if space["id"] == at["space"])


def _space_number(at: Touched) -> int:
    track = at.view["track"]
    here = [space["id"] for space in track].index(at["space"])
    return int(_space(at)["ceremony"] or sum(not space["ceremony"] for space in track[: here + 1]))


def _stage(at: Touched) -> Fact:
    return say(f"stage-{at['stage']}")


def _offer(at: Touched) -> Fact:
    """What somebody offered, once it may be known."""
    told = at.view["stage"] in ("offering", "blessing", "building") and at.view["question"] not in (
        "offer", "bid", "prepare",
    )  # fmt: skip
    return int(at.view["ceremony"]["offers"][at.seat]) if told else "?"


def _own_costs(at: Touched) -> int:
    bagged = (at.view["own"] or {"bagged": {}})["bagged"]
    return sum(int(at.view["rituals"][id]["cost"]) * int(n) for id, n in bagged.items())


THINGS = Things(
    HOME,
    (
        Thing("location", "location_{location}", LOCATION, rule=by("location", **LOCATION_RULES),
              what=lambda at: say(f"location-{at['location']}.what"),
              taker=lambda at: _seats([one["taker"] for one in at.view["locations"]
                                       if one["id"] == at["location"]])),
        Thing("price", "price_{good}_{n}", GOOD, rule="RA-8.3", level=lambda at: _price(at)["level"],
              bonus=lambda at: _effect(_price(at)["bonuses"][at.number("n") - 1])),
        Thing("boost", "price_{good}", GOOD, rule="RA-12.9"),
        Thing("stall", "goods_market_{good}", GOOD, rule="RA-8.6", n=lambda at: _price(at)["count"]),
        Thing("assistant", "assistant_market_{assistant}", ASSISTANT, rule=by("assistant", **ASSISTANT_RULES),
              about=lambda at: "market", n=lambda at: at.view["assistants"][at["assistant"]],
              power=lambda at: say(f"assistant-{at['assistant']}.power")),
        Thing("hire", "hire", rule="RA-8.8", price=lambda at: int(at.box.hire_price)),
        Thing("hire-free", "hire_free", rule="RA-8.9"),
        Thing("mask", "mask_market_{mask}", MASK, rule=_mask_rule, about=lambda at: "market",
              n=lambda at: at.view["masks"][at["mask"]]),
        Thing("mask", "own_mask_{mask}", MASK, rule=_mask_rule, n=lambda at: _copies(at, _bottom(at))),
        Thing("mask", "mask_{seat}_{mask}", MASK, rule=_mask_rule, n=lambda at: _copies(at, at.seat)),
        Thing("forest-deck", "forest-deck", rule="RA-3.9", places=never,
              n=lambda at: at.view["forest"]["deck"]),
        Thing("reserve", "reserve_{card}", rule=lambda at: CARD_RULES[_card(at)["kind"]], word=_card_word,
              places=lambda at: [f"reserve_{at['card']}", f"reserve_{_card(at)['of']}"],
              about=lambda at: "treasure" if _card(at)["treasure"] else "about", treasure=_treasure),
        Thing("own-good", "own_good_{good}", GOOD, rule="RA-8.2",
              n=lambda at: _known((at.view["players"][_bottom(at)]["goods"] or {}).get(at["good"]))),
        Thing("assistant", "own_assistant_{assistant}", ASSISTANT, rule=by("assistant", **ASSISTANT_RULES),
              active=lambda at: _helpers(at)["active"], used=lambda at: _helpers(at)["used"],
              power=lambda at: say(f"assistant-{at['assistant']}.power")),
        Thing("assistant", "assistant_{seat}_{assistant}_(?:active|used)", ASSISTANT,
              rule=by("assistant", **ASSISTANT_RULES),
              active=lambda at: _helpers(at)["active"], used=lambda at: _helpers(at)["used"],
              power=lambda at: say(f"assistant-{at['assistant']}.power")),
        Thing("ritual", "hand_{ritual}", about=lambda at: "hand", **RITUAL_FACTS),
        Thing("ritual", "drawn_{ritual}", about=lambda at: "drawn", **RITUAL_FACTS),
        Thing("ritual", "bagged_{ritual}", places=never, about=lambda at: "bagged", **RITUAL_FACTS),
        Thing("ritual", "front_{seat}_{ritual}", places=never, about=lambda at: "front", **RITUAL_FACTS),
        Thing("ritual", "row-{n}", places=_waiting, about=lambda at: "bagged", **RITUAL_FACTS),
        Thing("ritual", "settled-{n}(?:-card)?", places=never, about=lambda at: "settled", **RITUAL_FACTS,
              fate=lambda at: at.view["ceremony"]["settled"][at.number("n")]["fate"],
              mana=lambda at: at.view["ceremony"]["settled"][at.number("n")]["mana"]),
        Thing("cost", "cost_{n}", rule="RA-10.10"),
        Thing("front-more", "front-more-{seat}", rule="RA-10.2", places=never,
              n=lambda at: len(at.player["front"])),
        Thing("mission", "slot_{n}", rule=_mission_rule, places=_mission_places, about=_mission_about,
              mission=_mission_word, taker=_taker),
        Thing("auctioned", "auctioned", rule="RA-11.10", places=never, mission=_mission_word),
        Thing("row", "row_{n}", rule="RA-11.20"),
        Thing("statue", "statue-{n}", rule="RA-9.22", places=never,
              open=lambda at: "yes" if at.view["statues"][at.number("n") - 1]["open"] else "no"),
        Thing("tattoo-track", "tattoo_track", rule="RA-14.1"),
        Thing("tattoo-space", "tattoo-space-{n}", rule="RA-14.1", places="tattoo_track", rank=_rank_at),
        Thing("tattoo", "tattoo-{seat}", rule="RA-14.1", places=never, rank=_rank_at,
              n=lambda at: at.player["tattoo"]),
        Thing("priest-track", "priest-track", rule="RA-6.4", places=never),
        Thing("priest-space", "priest-space-{n}", rule="RA-6.2", places=never),
        Thing("priest", "priest-{seat}", rule="RA-6.2", places=never, n=lambda at: at.player["priests"]),
        Thing("recruits", "priests_{n}", rule="RA-6.1"),
        Thing("rank", "rank-{rank}", RANK, rule="RA-4.10", places=never, cards=_rank("set"),
              clips=_rank("clips"), points=_rank("points")),
        Thing("cube", "cube-{seat}", rule="RA-9.8", places=never,
              n=lambda at: at.view["ceremony"]["order"].index(at.seat) + 1),
        Thing("first-player", "first-player", rule="RA-2.10", places=never,
              who=lambda at: _seats([at.view["first"]])),
        Thing("bag", "bag", rule="RA-9.15", n=lambda at: at.view["ceremony"]["bag_mana"]),
        Thing("bag", "scene-in-bag", rule="RA-9.15", places=never,
              n=lambda at: at.view["ceremony"]["bag_mana"]),
        Thing("own-mana", "scene-own-mana", rule="RA-9.32", places=never,
              n=lambda at: _known(at.view["players"][_bottom(at)]["mana"])),
        Thing("own-costs", "scene-own-costs", rule="RA-9.16", places=never, n=_own_costs),
        Thing("deck", "deck_{back}", BACK, rule=by("back", normal="RA-4.6", forbidden="RA-4.7"),
              n=lambda at: at.view["decks"][at["back"]]["deck"],
              title=lambda at: say(f"back-{at['back']}.title")),
        Thing("phase", "space_{space}", rule="RA-2.13", places=never, n=_space_number,
              kind=lambda at: "ceremony" if _space(at)["ceremony"] else "action",
              about=lambda at: "about" if _space(at)["used"] else "unused"),
        Thing("stage", "(?:stage|step)-{stage}", rule=by("stage", **STAGE_RULES), places=never, word=_stage,
              n=lambda at: STAGE_NAMES.index(at["stage"])),
        Thing("offer", "offer-{seat}", rule="RA-9.8", places=never, n=_offer),
        Thing("amount", "amount_{n}",
              rule=lambda at: "RA-11.10" if at.view["question"] == "bid" else "RA-9.7"),
        Thing("reward", "reward_{reward}", REWARD, rule="RA-9.10"),
        Thing("missions", "missions-{seat}-{points}", rule="RA-14.3", places=never,
              n=lambda at: at.player["missions"][at.number("points") - 1]),
        Thing("kinds", "kinds-{seat}-{kind}", rule="RA-14.4", places=never),
        Thing("count", "count-{seat}-{what}", rule=by("what", **COUNT_RULES), places=never, n=_count,
              good=lambda at: say(f"good-{at['what']}.title") if at["what"] in GOOD_NAMES else ""),
        Thing("head", "head-{seat}", rule="RA-1.1", places="seat_{seat}", points=_total, sources=_sources),
        Thing("head", "(?:zone-)?seat_{seat}", rule="RA-1.1", places="seat_{seat}", points=_total,
              sources=_sources),
        Thing("ranking", "ranking|zone-ranking", rule="RA-14.7", places=never),
        Thing("zone", "zone-(?P<zone>[a-z-]+)", places=never, rule=lambda at: {
              "round": "RA-2.13", "locations": "RA-2.3", "forest": "RA-3.2", "ceremony": "RA-9.1",
              "drawn": "RA-4.9", "site": "RA-9.8", "tracks": "RA-14.1", "statues": "RA-11.1",
              "goods-market": "RA-8.3", "assistants-market": "RA-8.8", "masks-market": "RA-7.2",
              "players": "RA-1.1", "own": "RA-1.2", "hand": "RA-9.31"}[at["zone"]]),
    ),
    {},
)  # fmt: skip

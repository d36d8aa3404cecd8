"""The table of Costa Ruana, drawn from what a viewer may see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark, chosen, marks, ring
from motu.games._shared.drawing.letters import Speaker, text
from motu.games._shared.drawing.markup import markup, number
from motu.games._shared.drawing.palette import LETTERS, PAGE
from motu.games._shared.drawing.pieces import gem, medal, seat_drawings
from motu.games._shared.drawing.sheet import definitions, layer, sheet, used, zone
from motu.games._shared.folder import Offered
from motu.games._shared.text import Texts
from motu.games.costa_ruana import scene_cards as cards
from motu.games.costa_ruana import scene_emblems as emblems
from motu.games.costa_ruana import scene_islands as islands
from motu.games.costa_ruana import scene_layout as layout
from motu.games.costa_ruana import scene_map
from motu.games.costa_ruana import scene_players as players

View = Mapping[str, Any]

AFTER_THE_FLIP: Final = {
    "resolve",
    "take_treasure",
    "drop_treasure",
    "remove",
    "place",
    "lift",
    "land",
    "over",
}
ON_THE_ISLANDS: Final = {"settle", "take_treasure", "drop_treasure", "remove", "place", "lift", "land"}


def draw(view: View, lang: str, texts: Texts, choices: Sequence[Offered]) -> str:
    """The table as a viewer sees it, with the choices that are open to it."""
    say = Speaker(texts, lang)
    sides = layout.sides_of(view)
    areas = sides.areas
    names = _names(view, say)
    lying = _table_places(view, areas)
    marked = marks(choices, lang, _places(view, sides, lying))
    content = [
        _drawings(view["seats"]),
        zone("islands", _islands(view, say, names, areas, marked)),
        zone("conditions", _conditions(view, say, marked)),
        zone("players", _areas(view, say, names, areas, marked)),
        zone("piles", _piles(view, say, sides, marked)),
        zone("table cards", _table(view, say, names, areas, lying, marked)),
        zone("hand", _hand(view, say, marked)),
        zone("ranking", _ranking(view, say, names)),
    ]
    return sheet("costa-ruana", layout.WIDTH, layout.HEIGHT, lang, _title(view, say), content)


def zones(view: View) -> dict[str, Box]:
    """The named parts of the table; a seat's own area is a part too."""
    sides = layout.sides_of(view)
    middles = layout.ring(len(view["islands"]))
    return {
        "islands": layout.MAP,
        "conditions": layout.CONDITIONS,
        "players": (0, 0, layout.WIDTH, layout.HEIGHT),
        "table cards": (0, 0, layout.WIDTH, layout.HEIGHT),
        "own": layout.OWN,
        "piles": sides.piles,
        "hand": layout.HAND,
        "ranking": layout.HAND,
        **{f"seat_{seat}": area for seat, area in enumerate(sides.areas)},
        **{i["id"]: layout.island_box(m) for i, m in zip(view["islands"], middles, strict=True)},
    }


def zones_for(phase: str) -> tuple[str, ...]:
    """The parts of the table that a decision needs, the most important one first."""
    if phase in ON_THE_ISLANDS:
        return ("islands",)
    return {
        "face_up": ("hand", "players"),
        "face_down": ("hand", "players"),
        "stake": ("table cards", "conditions"),
        "flip": ("conditions", "table cards"),
        "resolve": ("own", "islands"),
        "shaman": ("players", "hand"),
        "over": ("ranking",),
    }.get(phase, ("islands",))


@cache
def _drawings(seats: int) -> Markup:
    """What appears many times is drawn once."""
    icons = [(name, emblems.background_icon(name)) for name in cards.BACKGROUNDS]
    coasts = [(f"coast-{i}", islands.coast(path)) for i, path in enumerate(islands.COASTS)]
    things = [
        ("gem", gem()),
        ("medal", medal()),
        ("hut", emblems.hut()),
        ("cards", emblems.hand_of_cards()),
        ("shaman", emblems.shaman()),
        ("rower", emblems.rower()),
        ("chest", emblems.chest()),
        ("compass", emblems.compass()),
    ]
    table = markup(h.rect(width=str(layout.WIDTH), height=str(layout.HEIGHT), rx="10", fill=PAGE))
    return definitions([*icons, *coasts, *things, *cards.card_drawings(), *seat_drawings(seats)]) + table


def _title(view: View, say: Speaker) -> str:
    if view["over"]:
        return say("scene-over")
    return say("scene-title", turn=view["turn"], turns=view["turns"]) if view["turn"] else say("scene-setup")


def _names(view: View, say: Speaker) -> tuple[str, ...]:
    """The people at the table, if the view knows them; otherwise their colours."""
    return tuple(view.get("names") or (say(f"seat-{seat}") for seat in range(view["seats"])))


def _card_name(card: str, say: Speaker) -> str:
    face = say(f"face-{cards.face_of(card)}")
    return say("card", face=face, background=say(f"background-{cards.background_of(card)}"))


def _table_places(view: View, areas: Sequence[Box]) -> dict[str, layout.Place]:
    """Where each card on the table lies, in the order in which the cards are drawn."""
    held: dict[int, list[str]] = {}
    for card in sorted(view["table"], key=lambda card: (card["lap"] == "face_down", card["caster"])):
        held.setdefault(card["holder"], []).append(_table_id(card))
    return {
        id: place
        for seat, ids in held.items()
        for id, place in zip(ids, layout.table_places(areas[seat], len(ids)), strict=True)
    }


def _table_id(card: Mapping[str, Any]) -> str:
    return f"{card['lap']}_{LETTERS[card['caster']]}"


def _places(view: View, sides: layout.Sides, lying: Mapping[str, layout.Place]) -> dict[str, Box]:
    """Everything that a choice can name, and where it lies."""
    places: dict[str, Box] = {f"seat_{seat}": area for seat, area in enumerate(sides.areas)}
    for island, middle in zip(view["islands"], layout.ring(len(view["islands"])), strict=True):
        x, y, wide, high = layout.island_box(middle)
        places[island["id"]] = (x, y, wide, high)
        for seat in range(view["seats"]):
            places[f"{island['id']}_{LETTERS[seat]}"] = (x + seat, y, wide, high)
    for card in ("tide", "daylight"):
        places[card] = layout.condition_box(card)
    for id, place in lying.items():
        places[id] = place.box
    types = sorted(set(view["hand"]))
    for card, (x, y) in zip(types, layout.hand_places(len(types)), strict=True):
        places[f"hand_{card}"] = (x, y, *layout.HAND_CARD)
    places["anywhere"] = (*layout.compass(sides.piles), 44, 44)
    return places


def _islands(
    view: View, say: Speaker, names: tuple[str, ...], areas: Sequence[Box], marked: Mapping[str, Mark]
) -> Iterable[Markup]:
    middles = layout.ring(len(view["islands"]))
    yield scene_map.lagoon(len(middles))
    shapes: list[Markup] = []
    people: list[Markup] = []
    homes = tuple(layout.supply_of(area) for area in areas)
    for index, (island, middle) in enumerate(zip(view["islands"], middles, strict=True)):
        id, counts, room = island["id"], island["islanders"], island["room"]
        name = say(f"island-{index + 1}.title")
        winner = None if view["over"] else island["winner"]
        facts = say("scene-island", island=name, treasures=island["treasures"], people=sum(counts))
        taker = say("scene-nobody") if winner is None else say("scene-takes", seat=names[winner])
        about = facts if view["over"] else f"{facts}. {taker}."
        shapes.append(
            islands.island(index, middle, name, about, island["treasures"], winner, room, marked.get(id))
        )
        owners = tuple(marked.get(f"{id}_{letter}") for letter in LETTERS[: len(counts)])
        people.append(islands.people(id, tuple(counts), room, middle, homes, names, owners))
    yield layer("island-cards", shapes)
    yield layer("islanders", people)


def _conditions(view: View, say: Speaker, marked: Mapping[str, Mark]) -> Iterable[Markup]:
    faces = (view["tide"], view["daylight"])
    for card, face in zip(("tide", "daylight"), faces, strict=True):
        x, y = layout.condition_box(card)[:2]
        name = say(f"background-{face}.title") if face else say(f"scene-{card}")
        yield cards.condition(card, face, x, y, name, marked.get(card))
    yield layer("flip-preview", _preview(view, say))


def _preview(view: View, say: Speaker) -> Iterable[Markup]:
    if not view["flips"]:
        return
    if view["phase"] in AFTER_THE_FLIP:
        faces = (view["tide"], view["daylight"])
        tide, daylight = (say(f"background-{face}.title") for face in faces)
        yield cards.active_now(faces, say("scene-active-now"), (tide, daylight))
        return
    known = [cards.background_of(card["card"]) for card in view["table"] if card["card"]]
    hidden = len(view["table"]) - len(known)
    camps = tuple(
        (tuple(camp), sum(background in camp for background in known))
        for camp in (view["flips"]["tide"], view["flips"]["daylight"])
    )
    words = tuple(say("scene-known-cards", cards=count) for _, count in camps)
    note = say("scene-hidden-cards", cards=hidden) if hidden else ""
    yield cards.flip_preview(camps, say("scene-if-flipped"), words, note)


def _areas(
    view: View, say: Speaker, names: tuple[str, ...], areas: Sequence[Box], marked: Mapping[str, Mark]
) -> Iterable[Markup]:
    words = tuple(say(f"scene-{word}") for word in ("supply", "cards", "hut", "taken"))
    for known, box in zip(view["players"], areas, strict=True):
        seat = known["seat"]
        awaited = seat in view["awaiting"]
        points = known["points"]
        player = players.Player(
            seat, names[seat], known["supply"], known["cards"], known["hut"], known["taken"],
            None if points is None else sum(points.values()), view["shaman"] == seat, awaited,
        )  # fmt: skip
        status = say("scene-shaman") if player.shaman else ""
        if awaited:
            status = say("scene-your-move" if seat == view["viewer"] else "scene-thinking")
        about = say("scene-player", seat=names[seat], supply=player.supply, cards=player.cards)
        yield zone(
            f"seat_{seat}",
            [players.area(player, box, status, words, about, marked.get(f"seat_{seat}"))],
        )


def _piles(view: View, say: Speaker, sides: layout.Sides, marked: Mapping[str, Mark]) -> Iterable[Markup]:
    turn, turns = view["turn"], view["turns"]
    heading = say("scene-turn", turn=turn, turns=turns) if turn else say("scene-settling")
    discard = sum(view["discard"].values())
    words = (say("scene-deck"), say("scene-discard"))
    yield layer(
        "draw-and-discard", [cards.piles(sides.piles, turn, turns, heading, view["deck"], discard, words)]
    )
    mark = marked.get("anywhere")
    x, y = layout.compass(sides.piles)
    content = [used("compass", x, y)]
    if mark:
        content += [ring(x - 22, y - 22, 44, 44, 22), text(say("scene-anywhere"), x - 28, y + 41, 13)]
    yield layer("aid", [_order_of_cards(sides.aid, say)] if sides.aid else [])
    yield markup(h.g(chosen(mark, "anywhere", say("scene-anywhere")), id="anywhere")[content])


def _table(
    view: View,
    say: Speaker,
    names: tuple[str, ...],
    areas: Sequence[Box],
    lying: Mapping[str, layout.Place],
    marked: Mapping[str, Mark],
) -> Iterable[Markup]:
    drawn: list[Markup] = []
    staked: dict[int, tuple[float, float, float]] = {}
    by_id = {_table_id(card): card for card in view["table"]}
    for id, place in lying.items():
        card = by_id[id]
        stakes = card["stakes"]
        name = _card_name(card["card"], say) if card["card"] else say("scene-hidden")
        about = say("scene-table-card", card=name, caster=names[card["caster"]], holder=names[card["holder"]])
        drawn.append(
            cards.table_card(
                id, card["card"], card["open"], card["caster"], place, bool(stakes), about, marked.get(id)
            )
        )
        staked.update(layout.stakes_on(place, stakes))
    yield layer("cards-in-front", drawn)
    yield layer("stakes", (_stake(seat, staked.get(seat), area) for seat, area in enumerate(areas)))


def _stake(seat: int, place: tuple[float, float, float] | None, area: Box) -> Markup:
    """A seat's islander on a card; otherwise it waits unseen in the supply."""
    x, y, scale = place or (*layout.supply_of(area), 0.6)
    unseen = "" if place else ' opacity="0"'
    transform = f"translate({number(x)} {number(y)}) scale({scale:.3g})"
    art = f"#art-figure-{LETTERS[seat]}"
    return Markup(
        f'<use id="stake-{LETTERS[seat]}" class="piece" href="{art}" transform="{transform}"{unseen}/>'
    )


def _hand(view: View, say: Speaker, marked: Mapping[str, Mark]) -> Iterable[Markup]:
    if view["over"]:
        return
    if view["viewer"] is None:
        yield _order_of_cards(layout.HAND, say)
        return
    yield players.hand_ground(say("scene-hand"))
    hand: list[str] = view["hand"]
    types = sorted(set(hand))
    for card, (x, y) in zip(types, layout.hand_places(len(types)), strict=True):
        face = say(f"face-{cards.face_of(card)}")
        background = say(f"background-{cards.background_of(card)}.title")
        mark = marked.get(f"hand_{card}")
        yield cards.hand_card(card, hand.count(card), x, y, face, background, _card_name(card, say), mark)


def _order_of_cards(box: Box, say: Speaker) -> Markup:
    kinds = tuple(say(f"scene-kind-{kind}") for kind in ("treasure", "remove", "place", "move"))
    return players.order_of_cards(box, say("scene-order"), kinds)


def _ranking(view: View, say: Speaker, names: tuple[str, ...]) -> Iterable[Markup]:
    """Points, then treasures (CR-14.5); who is equal in both shares a place."""
    if not view["over"]:
        return
    points = [player["points"] for player in view["players"]]
    order = [(sum(p.values()), p["treasures"]) for p in points]
    results = sorted(
        players.Result(
            1 + sum(other > mine for other in order),
            seat,
            names[seat],
            points[seat]["treasures"],
            points[seat]["islanders"],
        )
        for seat, mine in enumerate(order)
    )
    heads = (say("source-treasures"), say("source-islanders"), say("scene-total"))
    yield players.ranking(say("scene-result"), heads, tuple(results))

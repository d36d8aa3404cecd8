"""Everything that the picture of Pantheon draws: what it is, and the rule under which it is used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from motu.games._shared.text import Fact, say
from motu.games._shared.things import Thing, Things, Touched, by, never, noun_number
from motu.games.pantheon.nouns import CARD, DEITY, KIND, LOOT, PEOPLE, PLACE

HOME = Path(__file__).parent  # of the texts
DEITY_RULES = {
    "surparit": "PA-10.1", "plaesiris": "PA-10.2", "taksator": "PA-10.4", "depraccus": "PA-10.5",
    "vinthrad": "PA-10.6", "gaiviles": "PA-10.7", "stonkus": "PA-10.10", "gadicea": "PA-10.12",
    "pietalte": "PA-10.14", "traitera": "PA-10.15",
}  # fmt: skip
PEOPLE_RULES = {
    "gallia": "PA-3.1", "germania": "PA-3.4", "graecia": "PA-3.4", "aegyptus": "PA-3.6", "persia": "PA-3.7",
    "cartago": "PA-3.8", "iberia": "PA-3.10", "roma": "PA-3.11",
}  # fmt: skip
BUTTON_RULES = {  # of what is decided in the strip under the map
    "draw": "PA-8.1", "pile_all": "PA-8.1", "buy": "PA-6.1", "stop": "PA-5.24", "done": "PA-6.15",
    "settle": "PA-6.15", "pay_all": "PA-6.17", "buy_foot": "PA-6.6", "buy_column": "PA-6.6", "feet": "PA-9.1",
    "columns": "PA-9.1", "draw_two": "PA-3.1", "reveal_deity": "PA-3.2", "decline": "PA-3.3",
    "use": "PA-10.15", "end_turn": "PA-10.15",
}  # fmt: skip
COUNT_RULES = {
    "foot": "PA-5.4", "column": "PA-5.4", "erected": "PA-11.9", "cards": "PA-1.16", "feet": "PA-9.9",
    "demigod": "PA-11.8",
}  # fmt: skip


# --- the map ------------------------------------------------------------------------------------


def _hex(at: Touched) -> Mapping[str, Any]:
    return next(one for one in at.view["hexes"] if one["id"] == at["place"])


def _hex_about(at: Touched) -> str:
    one = _hex(at)
    if at.view["temple"] == one["id"]:
        return "temple"
    return "loot" if one["id"] in at.view["loot"] else "site" if one["site"] else "about"


def _hex_rule(at: Touched) -> str:
    rules = {"temple": "PA-5.13", "loot": "PA-5.14", "site": "PA-5.6", "about": "PA-5.5"}
    return rules[_hex_about(at)]


def _pieces(at: Touched) -> Fact:
    return tuple(say(f"seat-{seat}") for seat in _hex(at)["pieces"]) or say("thing-hex.none")


def _loot(at: Touched) -> Fact:
    """What lies on a hex."""
    return _named(at, LOOT, at.view["loot"].get(at["place"]))


def _named(at: Touched, noun: Any, id: str | None) -> Fact:
    n = None if id is None else noun_number(noun, at.box, id)
    return "" if n is None else noun.word(at.box, n)


# --- deities and peoples ------------------------------------------------------------------------


def _power(at: Touched) -> Fact:
    """What a deity does; those of an edition are told by their effect."""
    own = at.view["added"].get(at["deity"])
    return say(f"power-{own['effect']}", amount=own["amount"]) if own else say(f"{at['deity']}.about")


def _deity_rule(at: Touched) -> str:
    return DEITY_RULES.get(at["deity"], "PA-7.1")


def _offered(at: Touched) -> Mapping[str, Any]:
    return next(deity for deity in at.view["display"] if deity["id"] == at["deity"])


def _cost(at: Touched) -> str:
    return " + ".join(str(n) for n in _offered(at)["cost"])


def _spent(at: Touched) -> Fact:
    spent = at.view["worships"].get(at["deity"])
    return "no" if spent is None else int(spent)


DEITY_FACTS: dict[str, Any] = {"power": _power, "rule": _deity_rule}


def _epoch_people(at: Touched) -> str:
    return str(at.view["peoples"][at.number("n") - 1])


# --- cards, buttons, people ---------------------------------------------------------------------


def _card_rule(card: str) -> str:
    return "PA-5.2" if card == "move_card" else "PA-6.11" if card.startswith("money") else "PA-7.3"


def _row_card(at: Touched) -> str | None:
    card: str | None = at.view["row"][at.number("n") - 1]
    return card


def _button_rule(at: Touched) -> str:
    kind = at["place"].split("_")[0]
    others = {"cards": "PA-5.2", "amount": "PA-6.10", "taken": "PA-5.23", "bonus": "PA-1.12"}
    return BUTTON_RULES.get(at["place"]) or others[kind]


def _button(at: Touched) -> Fact:
    place = at["place"]
    if place in BUTTON_RULES:
        return say(f"scene-do-{place}")
    kind, _, rest = place.partition("_")
    if kind == "taken":
        return _named(at, LOOT, rest)
    if kind == "bonus":
        return say("thing-do.bonus")
    return say(f"thing-do.{kind}", n=abs(int(rest)))


def _demigods(at: Touched) -> Fact:
    values = sorted(at.view["shown_demigods"].items(), reverse=True)
    return tuple(say("thing-demigods.value", value=v, count=n) for v, n in values if n) or say(
        "thing-demigods.none"
    )


def _count(at: Touched) -> int:
    player, what = at.player, at["what"]
    counts = {
        "foot": player["reserve"]["feet"],
        "column": player["reserve"]["columns"],
        "erected": player["columns_on_board"],
        "feet": player["steps"],
        "demigod": player["demigods"],
    }
    return int(counts[what] if what in counts else player[what])


def _sources(at: Touched) -> Fact:
    points = [(name, n) for name, n in at.player["points"].items() if n]
    said = tuple(say("thing-head.source", source=say(f"source-{name}"), n=n) for name, n in points)
    return said or (say("thing-head.none"),)


def _bonus(at: Touched) -> Fact:
    bonus = at.player["bonus"]
    return say("own-name", name=at.view["added"][bonus]["name"]) if bonus in at.view["added"] else say(bonus)


def _price(at: Touched) -> int:
    """What a rank of offerings costs the one at the bottom."""
    prices = (0, *at.view["prices"]["ranks"])
    rank = at.view["players"][at.view["viewer"] or 0]["ranks"][at["kind"]]
    return max(0, int(prices[at.number("n")] - prices[rank]))


def _rank(at: Touched) -> int:
    seat = at.view["viewer"] or 0 if at.owner is None else at.owner
    return int(at.view["players"][seat]["ranks"][at["kind"]])


HEAD: dict[str, Any] = {"points": lambda at: at.player["score"], "sources": _sources}
HEX: dict[str, Any] = {"pieces": _pieces, "loot": _loot}


def _deity_places(at: Touched) -> Sequence[str]:
    return [f"display_{at['deity']}", f"other_{at['deity']}"]


THINGS = Things(
    HOME,
    (
        Thing("loot", "loot-{place}", PLACE, rule="PA-5.14", places="{place}", **HEX),
        Thing("column", "column-{seat}-{place}", PLACE, rule="PA-11.9", places="{place}"),
        Thing("foot", "foot-{seat}-{place}", PLACE, rule="PA-5.8", places="{place}"),
        Thing("temple", "temple", rule="PA-5.8", places=never),
        Thing("deity", "display_{deity}", DEITY, places=_deity_places, cost=_cost, spent=_spent,
              **DEITY_FACTS),
        Thing("deity", "display_{deity}-{nth}", DEITY, places=_deity_places, cost=_cost, spent=_spent,
              **DEITY_FACTS),
        Thing("other-way", "other_{deity}", DEITY, rule="PA-7.8"),
        Thing("kept", "kept-{seat}-{deity}", DEITY, places=never, **DEITY_FACTS,
              n=lambda at: at.player["kept"][at["deity"]]),
        Thing("demigods", "demigods", rule="PA-11.8", places=never, values=_demigods,
              n=lambda at: at.view["demigod_pile"]["low"] + at.view["demigod_pile"]["high"]),
        Thing("people", "epoch-{n}", rule=lambda at: PEOPLE_RULES[_epoch_people(at)], places=never,
              effect=lambda at: say(f"{_epoch_people(at)}.effect"), people=lambda at: say(_epoch_people(at))),
        Thing("people", "rising-{people}", PEOPLE, rule=by("people", **PEOPLE_RULES), places=never,
              about=lambda at: "rising", effect=lambda at: say(f"{at['people']}.effect")),
        Thing("epochs", "epochs", rule="PA-2.1", places=never, n=lambda at: max(1, at.view["epoch"]),
              epochs=lambda at: at.view["epochs"]),
        Thing("told-rule", "(?:aid|told)-rule_{what}", places=never, rule=by("what", deity="PA-7.6",
              stop="PA-11.1", points="PA-11.3")),
        Thing("people", "(?:aid|told)-{people}", PEOPLE, rule=by("people", **PEOPLE_RULES), places=never,
              effect=lambda at: say(f"{at['people']}.effect")),
        Thing("told", "(?:aid|told)-{deity}", DEITY, places=never, **DEITY_FACTS),
        Thing("offered", "offered", rule="PA-3.2", places=never,
              deity=lambda at: _named(at, DEITY, at.view["pending"]["deity"])),
        Thing("row-card", "place_{n}", rule=lambda at: _card_rule(_row_card(at) or "move_card"),
              places=lambda at: [f"row_{card}" for card in [_row_card(at)] if card],
              card=lambda at: say(_row_card(at) or "thing-row-card.none")),
        Thing("pile", "pile", rule="PA-8.1", n=lambda at: at.view["pile"]),
        Thing("discard", "discard", rule="PA-8.6", places=never,
              n=lambda at: sum(at.view["discard"].values())),
        Thing("special-money", "special_money", rule="PA-9.8", places=never,
              n=lambda at: len(at.view["special_money"])),
        Thing("column-points", "column_points", rule="PA-11.9", places=never),
        Thing("do", "do_(?P<place>[\\w-]+)", rule=_button_rule, places="{place}", word=_button),
        Thing("offering-rank", "own_offering_{kind}_{n}", KIND, rule="PA-6.4", places="offering_{kind}_{n}",
              price=_price, rank=_rank),
        Thing("hand", "own_{card}", CARD, rule=lambda at: _card_rule(at["card"]), places="hand_{card}",
              n=lambda at: at.view["hand"].get(at["card"], 0)),
        Thing("offering", "own_{kind}", KIND, rule="PA-7.3", places="offering_{kind}", rank=_rank),
        Thing("offering", "rank-{seat}-{kind}", KIND, rule="PA-7.3", places=never, rank=_rank),
        Thing("general", "general-{seat}-{piece}", rule="PA-6.14", places=never,
              n=lambda at: at.player["general"]["feet" if at["piece"] == "foot" else "columns"]),
        Thing("bonus", "bonus-{seat}", rule="PA-1.12", places=never, bonus=_bonus),
        Thing("count", "count-{seat}-{what}", rule=by("what", **COUNT_RULES), places=never, n=_count),
        Thing("head", "head-{seat}", rule="PA-11.10", places=never, **HEAD),
        Thing("head", "(?:zone-)?seat_{seat}", rule="PA-11.10", places=never, **HEAD),
        Thing("ranking", "ranking|zone-ranking", rule="PA-11.11", places=never),
        Thing("zone", "zone-{zone}", places=never, rule=by("zone", actions="PA-4.1", cards="PA-8.1",
              deities="PA-7.1", hand="PA-1.17", map="PA-1.1", own="PA-1.10", players="PA-11.10")),
        Thing("hex", "{place}", PLACE, rule=_hex_rule, about=_hex_about, **HEX),
    ),
    {},
)  # fmt: skip

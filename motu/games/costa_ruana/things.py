"""Everything that the picture of Costa Ruana draws: what it is, and the rule under which it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from motu.games._shared.text import Fact, say
from motu.games._shared.things import Thing, Things, Touched, by, never
from motu.games.costa_ruana.box import BACKGROUND_NAMES, FACE_NAMES
from motu.games.costa_ruana.names import HOME
from motu.games.costa_ruana.nouns import BACKGROUND, CARD, ISLAND

FACE_RULES = {
    "move_treasure": "CR-11.1",
    "remove": "CR-11.4",
    "place": "CR-11.8",
    "move_islander": "CR-11.13",
}


def _face_rule(card: str | None) -> str:
    """The rule of what a card does; of one that is hidden, when it is shown."""
    face = "" if card is None else next(face for face in FACE_NAMES if card.endswith(face))
    return next((rule for name, rule in FACE_RULES.items() if face.startswith(name)), "CR-6.3")


def _island(at: Touched) -> Mapping[str, Any]:
    return next(one for one in at.view["islands"] if one["id"] == at["island"])


def _takes(at: Touched) -> Fact:
    """Who would take a treasure now."""
    winner = _island(at)["winner"]
    return say("nobody") if winner is None else say(f"seat-{winner}")


def _laid(at: Touched) -> Mapping[str, Any]:
    """The card that a seat laid face up or face down."""
    lap = at.id.rpartition("_")[0]
    return next(card for card in at.view["table"] if (card["lap"], card["caster"]) == (lap, at.seat))


def _card_word(card: str | None) -> Fact:
    if card is None:
        return say("scene-hidden")
    background = next(name for name in BACKGROUND_NAMES if card.startswith(name))
    face = say(f"face-{card.removeprefix(f'{background}_')}")
    return say("card", face=face, background=say(f"background-{background}"))


def _stakes(at: Touched) -> Fact:
    return tuple(say(f"seat-{seat}") for seat in _laid(at)["stakes"]) or say("nobody")


def _active(at: Touched) -> Fact:
    """The two backgrounds that a flip would make active."""
    found = at.view["flips"].get(at.parts.get("condition", at.id), ())
    return tuple(say(f"background-{name}") for name in found) or say("nobody")


def _known_active(at: Touched) -> int:
    """How many of the cards that can be seen would be active."""
    camp = at.view["flips"][at["condition"]]
    return sum(any((card["card"] or "").startswith(name) for name in camp) for card in at.view["table"])


def _count(at: Touched) -> Fact:
    value = at.player[at["what"]]
    return "?" if value is None else int(value)


def _count_about(at: Touched) -> str:
    return "hidden" if at.player[at["what"]] is None else "about"


def _points(name: str) -> Any:
    return lambda at: (at.player["points"] or {}).get(name, 0)


GROUP: dict[str, Any] = {
    "n": lambda at: _island(at)["islanders"][at.seat],
    "takes": _takes,
}

THINGS = Things(
    HOME,
    (
        Thing("islanders", "{island}_{seat}-{nth}", ISLAND, rule="CR-12.2",
              places="{island}_{seat}", **GROUP),
        Thing("islanders", "{island}_{seat}", ISLAND, rule="CR-12.2", **GROUP),
        Thing("island", "{island}", ISLAND, rule="CR-12.2", treasures=lambda at: _island(at)["treasures"],
              people=lambda at: sum(_island(at)["islanders"]), room=lambda at: _island(at)["room"],
              takes=_takes),
        Thing("condition", "tide|daylight", rule="CR-8.3", active=_active,
              face=lambda at: say(f"background-{at.view[at.id]}" if at.view[at.id] else f"scene-{at.id}")),
        Thing("active", "active-{background}", BACKGROUND, rule="CR-8.3", places=never),
        Thing("flip-hidden", "flip-hidden", rule="CR-6.3", places=never),
        Thing("flip", "flip-{condition}", rule="CR-8.1", places="{condition}", active=_active,
              n=_known_active),
        Thing("hand", "hand_{card}", CARD, rule=lambda at: _face_rule(at["card"]),
              n=lambda at: at.view["hand"].count(at["card"])),
        Thing("laid", "face_(?:up|down)_{seat}", rule=lambda at: _face_rule(_laid(at)["card"]),
              card=lambda at: _card_word(_laid(at)["card"]), stakes=_stakes,
              holder=lambda at: say(f"seat-{_laid(at)['holder']}")),
        Thing("stake", "stake-{seat}", rule="CR-7.8", places=never),
        Thing("deck", "deck", rule="CR-13.4", places=never, n=lambda at: at.view["deck"]),
        Thing("discard", "discard", rule="CR-13.10", places=never,
              n=lambda at: sum(at.view["discard"].values())),
        Thing("turn", "turns", rule="CR-4.1", places=never, turn=lambda at: at.view["turn"],
              turns=lambda at: at.view["turns"]),
        Thing("kind", "kind-{kind}", places=never, rule=by("kind", treasure="CR-11.1", remove="CR-11.4",
              place="CR-11.8", move="CR-11.13"), word=lambda at: say(f"scene-kind-{at['kind']}")),
        Thing("anywhere", "anywhere", rule="CR-2.7"),
        Thing("shaman", "shaman", rule="CR-8.1", places=never),
        Thing("points", "points-{seat}", rule="CR-1.3", places=never, treasures=_points("treasures"),
              islanders=_points("islanders"),
              n=lambda at: sum((at.player["points"] or {}).values())),
        Thing("count", "count-{seat}-{what}", places=never, n=_count, about=_count_about,
              rule=by("what", supply="CR-14.3", cards="CR-13.4", hut="CR-14.2", taken="CR-13.1")),
        Thing("player", "seat_{seat}", rule="CR-5.3", supply=lambda at: at.player["supply"],
              cards=lambda at: at.player["cards"]),
        Thing("player", "zone-seat_{seat}", rule="CR-5.3", places="seat_{seat}",
              supply=lambda at: at.player["supply"], cards=lambda at: at.player["cards"]),
        Thing("ranking", "ranking|zone-ranking", rule="CR-14.5", places=never),
        Thing("zone", "zone-(?P<zone>table-cards|[a-z]+)", places=never, rule=lambda at: {
              "islands": "CR-2.7", "conditions": "CR-8.3", "players": "CR-5.3", "piles": "CR-13.4",
              "table-cards": "CR-5.3", "hand": "CR-5.5"}[at["zone"]]),
    ),
    {},
)  # fmt: skip

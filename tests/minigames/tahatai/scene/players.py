"""The players of Tahatai: what everybody knows of them, and the ranking at the end."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from motu.games._shared.drawing.parts import Maker
from motu.games._shared.drawing.people import Known, Result, head, ranking_table
from motu.games._shared.drawing.sheet import layer, used
from tests.minigames.tahatai.scene.layout import HAND, player_box, shown_at
from tests.minigames.tahatai.seen import PlayerSeen, TahataiView


def players(view: TahataiView, make: Maker) -> Iterable[Markup]:
    """Colour, name, shells in hand, points; a bright edge around who is awaited. At the end, the hand."""
    for player in view["players"]:
        seat = player["seat"]
        status = make.say("scene-held", shells=player["shells"])
        known = Known(seat, make.names[seat], status, str(_score(player)), seat in view["awaiting"])
        shells = (used(kind, *shown_at(seat, i), 0.7) for i, kind in enumerate(player["shown"]))
        yield layer(f"seat_{seat}", [head(known, player_box(seat)), *shells])


def ranking(view: TahataiView, make: Maker) -> Iterable[Markup]:
    """Points by source, the winner on top."""
    if view["over"]:
        heads = tuple(make.say(head) for head in ("source-beaches", "source-necklace", "scene-total"))
        yield ranking_table(HAND, make.say("scene-result"), heads, tuple(_results(view, make.names)))


def _score(player: PlayerSeen) -> int:
    return player["points"]["beaches"] + player["points"]["necklace"]


def _results(view: TahataiView, names: tuple[str, ...]) -> list[Result]:
    """Points, then shells in hand (TH-5.3); who is equal in both shares a place."""
    order = [(_score(player), player["shells"]) for player in view["players"]]
    return sorted(
        Result(
            1 + sum(other > order[player["seat"]] for other in order),
            player["seat"],
            names[player["seat"]],
            (player["points"]["beaches"], player["points"]["necklace"]),
        )
        for player in view["players"]
    )

"""What the log of Mangrovia can say."""

from __future__ import annotations

from pathlib import Path

from motu.games._shared.nouns import SEAT, word
from motu.games._shared.telling import Events, Line, points
from motu.games.mangrovia.names import cards_played, counted, pieces_paid, square_place
from motu.games.mangrovia.nouns import CARD, KIND, LANDSCAPE_SET, PATH, SITE, SQUARE, TILE
from motu.games.mangrovia.rules import tell

WAY = word("way", "decline", "up", "down")  # of drawing two cards

EVENTS = Events(
    tell,
    [SEAT, SITE, SQUARE, PATH, CARD, TILE, KIND, LANDSCAPE_SET, WAY],
    {
        tell.FIRST_PLAYER: "seat",
        tell.START_CARDS: "seat low high",
        tell.REVEALED_OFFERING: "value",
        tell.REVEALED_LANDSCAPE: "card",
        tell.BONUS_TILE_LAID: Line(
            "square tile", facts={"place": lambda at: square_place(at.box, at.square)}
        ),
        tell.ROUND_STARTED: "round seat",
        tell.BOWL_PLACED: "seat site",
        tell.BOAT_STOPS: "pier seat",
        tell.TOOK_OFFERING: "seat value",
        tell.TOOK_LANDSCAPE: "seat card",
        tell.DREW_FROM_PILE: "seat kind",
        tell.DREW_OFFERING: "seat value",
        tell.DREW_LANDSCAPE: "seat card",
        tell.NO_CARD: "seat",
        tell.CHOSE_CARDS: "seat way",
        tell.PILE_FORMED: "kind",
        tell.TOOK_ONE: "seat",
        tell.DREW_AMULETS: "seat tokens",
        tell.DREW_AMULET: "seat value",
        tell.RETURNED_ONE: "seat",
        tell.RETURNED_AMULET: "seat value",
        tell.BAG_REFILLED: "",
        tell.NO_AMULETS: "seat",
        tell.NOT_BUILT: "seat",
        tell.BUILT: Line(
            "seat square played payment",
            facts={
                "huts": lambda at: len(cards_played(at.played)),  # each takes a card
                "pieces": lambda at: counted(
                    (*cards_played(at.played), *pieces_paid(at.box, at.square, at.payment))
                ),
            },
        ),
        tell.SUNS: "seat points",
        tell.FAVOUR_TILE: "seat points",
        tell.AMULET_HUT: "seat huts",
        tell.BONUS_TILE_WON: "seat tile",
        tell.LAST_HUT: "seat",
        tell.BIRDS_MOVED: "seat landscapes",
        tell.BIRDS_STAY: "seat landscapes",
        tell.TALISMAN: "seat",
        tell.TALISMAN_PASSED: "seat",
        tell.BIRDS_FLEW: "landscapes",
        tell.ROUND_LIMIT: "round",
        tell.PATH_SCORED: "path seat points",
        tell.PATH_LOST: "path points",
        tell.STAR_SCORED: Line("seat huts all", facts={"points": lambda at: at.huts * at.all}),
        tell.TOTEM_SCORED: "seat points",
        tell.TOTEM_LOST: "points",
        tell.AMULETS_SCORED: "seat points",
        tell.TOTAL: "seat points",
    },
    Path(__file__).parent,
    periods={tell.ROUND_STARTED: "round"},
    moments={
        "boat": (tell.BOAT_STOPS,),
        "cards": (tell.REVEALED_OFFERING, tell.REVEALED_LANDSCAPE, tell.PILE_FORMED, tell.BAG_REFILLED),
        "draw": (tell.DREW_OFFERING, tell.DREW_LANDSCAPE, tell.DREW_AMULET),
        "talisman": (tell.TALISMAN, tell.TALISMAN_PASSED),
        "birds": (tell.BIRDS_MOVED, tell.BIRDS_STAY, tell.BIRDS_FLEW),
        "last": (tell.LAST_HUT, tell.ROUND_LIMIT),
        "end": (
            tell.PATH_SCORED,
            tell.PATH_LOST,
            tell.STAR_SCORED,
            tell.TOTEM_SCORED,
            tell.TOTEM_LOST,
            tell.AMULETS_SCORED,
            tell.TOTAL,
        ),
    },
    points={
        tell.SUNS: points("suns"),
        tell.FAVOUR_TILE: points("favour_tiles"),
        tell.PATH_SCORED: points("paths"),
        tell.STAR_SCORED: lambda at: {"star": at.huts * at.all},
        tell.TOTEM_SCORED: points("totem"),
        tell.AMULETS_SCORED: points("amulets"),
    },
    sounds={
        "card": (
            *(tell.TOOK_OFFERING, tell.TOOK_LANDSCAPE, tell.REVEALED_OFFERING, tell.REVEALED_LANDSCAPE),
            *(tell.DREW_FROM_PILE, tell.DREW_OFFERING, tell.DREW_LANDSCAPE),
        ),
        "coin": (tell.DREW_AMULETS, tell.DREW_AMULET, tell.BONUS_TILE_WON),
    },
)

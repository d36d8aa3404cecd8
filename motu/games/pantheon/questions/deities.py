"""Chapter 10 for people: deities and demigods that are drawn, and the deity that Gallia reveals."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Draw, Question, Way
from motu.games._shared.nouns import SEAT, number
from motu.games.pantheon.names import offerings_name
from motu.games.pantheon.nouns import DEITY, KIND, TAKER
from motu.games.pantheon.rules import deities
from motu.games.pantheon.rules.deities import ON_DISPLAY
from motu.games.pantheon.rules.pieces import DEMIGODS, KINDS
from motu.games.pantheon.state import Pantheon

DEMIGOD = number("value", DEMIGODS, first=1)


def top_number(at: Answer[Pantheon]) -> int:
    """What the revealed deity costs."""
    return int(at.s.box.cost[at.a * KINDS])


def cards_due(at: Answer[Pantheon]) -> int:
    """The cards that make up what the tile of a kind lacks."""
    return int(at.s.lacking(at.seat, at.kind, at.a, top_number(at)))


def how_asked(at: Answer[Pantheon]) -> str:
    """Whether it can be paid at all, and whether tiles count."""
    if all(int(at.s.offerings(at.seat, kind, at.a)) < top_number(at) for kind in range(KINDS)):
        return "acquire-not"
    return "acquire-cards" if at.box.cards_only[at.a] else "acquire"


OFFER = Question(
    deities.GALLIA_OFFER,
    "acquire",
    "PA-3.2",
    ways=(
        Way(
            "acquire",
            KIND,
            at="offering_{kind}",
            rule=lambda at: "PA-3.12" if at.box.cards_only[at.a] else "PA-3.2",
        ),
        Way("acquire decline", at="decline", says="do-decline", rule="PA-3.3"),
    ),
    facts={
        "deity": lambda at: DEITY.word(at.box, at.a),
        "number": top_number,
        "cards": cards_due,
        "tiles": lambda at: top_number(at) - cards_due(at),
        "offerings": lambda at: offerings_name(at.kind, top_number(at)),
        "has": lambda at: int(at.s.offerings(at.seat, at.kind, at.a)),
    },
    no={
        deities.TOP_NUMBER_SHORT: "top-number-short",
        deities.CARDS_ONLY_FOR_GALLIA: "cards-only",
    },
    asks=how_asked,
    curtain=True,
)
NEXT_DEITY = Draw(
    deities.NEXT_DEITY,
    Way("deity", TAKER.given(lambda at: -1 if at.a == ON_DISPLAY else at.player), DEITY),
)
SHOWN_DEMIGOD = Draw(deities.SHOWN_DEMIGOD, Way("show_demigod", DEMIGOD))
SECRET_DEMIGOD = Draw(
    deities.SECRET_DEMIGOD, Way("secret_demigod", SEAT.given(lambda at: at.player), DEMIGOD)
)

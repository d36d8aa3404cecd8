"""Chapter 6 for people: priests are recruited at the Path of the gods, in the dance, or by an effect."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Way
from motu.games._shared.nouns import number, word
from motu.games.raiatea.questions.granted import granted_by
from motu.games.raiatea.rules import path
from motu.games.raiatea.state import Raiatea


def which_recruiting(at: Answer[Raiatea]) -> str:
    """Where priests are recruited; at the Path, mana is for all, and the free one for the Kahuna."""
    if at.b != path.PATH:
        return "RA-9.2" if at.b == path.DANCE else granted_by(at.s) or "RA-6.1"
    if not at.named("free"):
        return "RA-6.1"
    return "RA-6.3" if at.free else "RA-6.1" if at.paid else "RA-6.2"


def which_gift(at: Answer[Raiatea]) -> str:
    """Whether the free priest of the Kahuna comes with those that are paid for, or is left."""
    if not at.paid or not at.a:
        return "none"
    return "used" if at.free else "left"


RECRUIT = Question(
    path.RECRUIT,
    "recruit",
    which_recruiting,
    ways=(
        Way(
            "recruit",
            number("paid", 3),
            word("free", "", "free"),
            at="priests_{paid}",
            says=lambda at: "do-recruit" if at.x else "do-recruit-no",
        ),
    ),
    facts={
        "kahuna": lambda at: at.a if at.b == path.PATH else 0,
        "recruits": lambda at: at.paid + at.free,
        "price": lambda at: int(at.s.box.priest_price[at.paid]),
        "gift": which_gift,
        "gain": lambda at: int(path.priest_mana(at.s, at.seat, at.b)) + at.paid + at.free,
        "room": lambda at: int(at.s.box.last_priest - at.s.priests[at.seat]),
    },
    no={
        path.FREE_FOR_KAHUNA: "free-for-kahuna",
        path.TRACK_ENDS: "track-ends",
        path.PRIESTS_TOO_DEAR: "priests-too-dear",
        path.PRIESTS_TOO_DEAR_IN_DANCE: "priests-too-dear",
    },
    asks=lambda at: "recruit-dance" if at.b == path.DANCE else "",
)

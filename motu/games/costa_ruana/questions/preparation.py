"""Chapter 13 for people: who will be shaman."""

from __future__ import annotations

from motu.games._shared.asking import Question, Way
from motu.games._shared.nouns import SEAT, seats_away
from motu.games.costa_ruana.box import SEATS
from motu.games.costa_ruana.rules import preparation

ONESELF = SEAT.called("named").given(lambda at: at.seat)
ANOTHER = seats_away(SEATS - 1, first=1, name="named")

SHAMAN = Question(
    preparation.ACCEPT_OR_NAME,
    "shaman",
    "CR-13.6",
    ways=(
        Way("shaman", ONESELF, at="seat_{named}", says="do-accept"),
        Way("shaman", ANOTHER, at="seat_{named}", says="do-name", rule="CR-13.8"),
    ),
)

"""Chapter 3 for people: bowls on cult places."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Way
from motu.games._shared.text import Phrase
from motu.games.mangrovia.box import PIERS
from motu.games.mangrovia.names import owner_name, step_names, whose
from motu.games.mangrovia.nouns import SITE
from motu.games.mangrovia.rules import bowls
from motu.games.mangrovia.state import Mangrovia


def at_pier(at: Answer[Mangrovia], which: int) -> tuple[Phrase, ...]:
    """What a bowl there brings at the first (0) or the last (-1) pier of its cult place."""
    piers = [pier for pier in range(1, PIERS + 1) if at.s.box.site[pier] == at.site] or [0]
    return step_names(at.s.box, piers[which])


def of_this_pass(at: Answer[Mangrovia]) -> str:
    """First or second bowls; with the second one the first player may go north, too."""
    if at.a == 0:
        return "MG-3.2"
    return "MG-3.6" if at.site == bowls.NORTH and at.seat == at.s.first else "MG-3.4"


PLACE = Question(
    bowls.PLACE_BOWL,
    "place_bowl",
    of_this_pass,
    ways=(Way("place_bowl", SITE, at="site_{site}"),),
    facts={
        "west": lambda at: at_pier(at, 0),
        "east": lambda at: at_pier(at, -1),
        "owner": lambda at: owner_name(int(at.s.site[at.site])),
        "whose": lambda at: whose(int(at.s.site[at.site]), at.seat),
    },
    no={
        bowls.BLOCKED: "blocked",
        bowls.TAKEN: "taken",
        bowls.NOT_NORTH: "not-north",
    },
)

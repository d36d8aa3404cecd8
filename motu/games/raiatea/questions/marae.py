"""Chapter 4 for people: sacrifices at the Marae."""

from __future__ import annotations

from itertools import combinations

from motu.games._shared.asking import Answer, Question, Shortcut, Way
from motu.games._shared.text import Phrase, say
from motu.games.raiatea.names import good_name
from motu.games.raiatea.nouns import GOOD
from motu.games.raiatea.rules import marae
from motu.games.raiatea.rules.pieces import GOOD_NAMES, GOODS, TAHUA
from motu.games.raiatea.state import Raiatea


def which_sacrifice(at: Answer[Raiatea]) -> str:
    """One is for everybody, one more for the Kahuna, and then those that a permanent ritual allows."""
    box, kahuna = at.s.box, at.seat == at.s.kahuna
    if at.a < box.sacrifices:
        return "RA-4.2"
    return "RA-4.3" if kahuna and at.a < box.sacrifices + box.kahuna_sacrifices else "RA-10.2"


def both_in_words(one: int, two: int) -> Phrase:
    """Two goods that are sacrificed together, of one type or of two."""
    if one == two:
        return say("do-sacrifice-alike", title=good_name(one, ".title"))
    return say("do-sacrifice-both", one=good_name(one), two=good_name(two))


def sacrifice_two(at: Answer[Raiatea]) -> list[Shortcut]:
    """Two goods at once, unless that would make one Tahua: then there is something to decide between them."""
    s = at.s
    if marae.sacrifices_allowed(s, at.seat) - at.a < 2:
        return []
    if s.tattoo[at.seat] + 2 >= s.box.rank_from[TAHUA]:
        return []
    held = [good for good in range(GOODS) for _ in range(min(2, int(s.goods[at.seat * GOODS + good])))]
    return [
        Shortcut(
            f"sacrifice_both {GOOD_NAMES[one]} {GOOD_NAMES[two]}",
            (SACRIFICE.action(one), SACRIFICE.action(two)),
            both_in_words(one, two),
            (*at.other(one).targets(), *at.other(two).targets(), "both"),
        )
        for one, two in sorted(set(combinations(held, 2)))
    ]


SACRIFICE = Question(
    marae.SACRIFICE,
    "sacrifice",
    which_sacrifice,
    ways=(
        Way("sacrifice", GOOD, at="own_good_{good}"),
        Way("sacrifice stop", says="do-sacrifice-no"),
    ),
    no={marae.NOTHING_TO_SACRIFICE: "nothing-to-sacrifice"},
    gestures=sacrifice_two,
)

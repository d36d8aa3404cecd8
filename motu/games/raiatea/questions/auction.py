"""Secret amounts of mana for people: bids, and what offerings have in common with them."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Shortcut, Way
from motu.games._shared.nouns import number
from motu.games._shared.text import Fact, say
from motu.games.raiatea.rules import auction
from motu.games.raiatea.rules.auction import MORE
from motu.games.raiatea.rules.statues import STATUE
from motu.games.raiatea.state import Raiatea

MANA = number("n", MORE)


def so_far(at: Answer[Raiatea]) -> int:
    """Mana already taken in hand."""
    return int(at.s.progress[at.seat])


def rest(at: Answer[Raiatea]) -> int:
    """Mana that is left behind the screen."""
    return int(at.s.mana[at.seat]) - so_far(at)


def amount(at: Answer[Raiatea]) -> Fact:
    """All that would be in one's hand then; local actions are amounts."""
    return so_far(at) + at.x


def whole_amounts(at: Answer[Raiatea]) -> list[Shortcut]:
    """Amounts over 63, and everything one has."""
    key, action, held, mana = at.question.key, at.question.action, so_far(at), int(at.s.mana[at.seat])
    all_of_it = [("all", f"do-{key}-all", mana)] if rest(at) > 0 else []
    whole = [(str(n), f"do-{key}", n) for n in range(held + MORE, mana + 1)]
    return [
        Shortcut(
            f"{key} {name}",
            (action(MORE),) * ((n - held) // MORE) + (action((n - held) % MORE),),
            say(words, amount=n),
        )
        for name, words, n in whole + all_of_it
    ]


BID = Question(
    auction.BID_MANA,
    "bid",
    "RA-11.10",
    ways=(
        Way("bid", MANA, at="amount_{n}"),
        Way("bid 64_more", at="amount_64_more", says="do-bid-more"),
    ),
    facts={"so_far": so_far, "rest": rest, "amount": amount, "points": lambda at: at.b // STATUE + 1},
    no={auction.BID_BEYOND_MANA: "bid-beyond-mana"},
    gestures=whole_amounts,
)

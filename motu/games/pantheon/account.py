"""What made the points of Pantheon (chapter 11)."""

from __future__ import annotations

from motu.games._shared.account import Account
from motu.games._shared.telling import Told
from motu.games._shared.text import Phrase, say
from motu.games.pantheon.rules import tell
from motu.games.pantheon.state import Pantheon


def _scored(at: Told) -> dict[str, Phrase]:
    """One of the two scorings."""
    worth = at.box.column_points
    columns = next(n for n in range(len(worth)) if n * int(worth[n]) == at.from_columns)
    each = int(worth[columns])
    return {
        "demigods": say("account-demigods", points=at.from_demigods),
        "columns": say("account-columns", n=columns, each=each),
        "pietalte": say("account-pietalte", points=at.from_ranks),
    }


ACCOUNT: Account[Pantheon] = Account(words={tell.SCORED: _scored})

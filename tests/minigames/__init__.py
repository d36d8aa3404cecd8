"""One small complete game for each thing that the five games ask of the kernel.

They pass the whole contract suite: no feature of the kernel waits for its first user to be tested.
Tahatai alone is a whole folder, with texts and pictures: the example of docs/adding-a-game.md.
"""

from __future__ import annotations

from typing import Any

from motu.games._shared.folder import Folder
from tests.minigames import (
    auction,
    beside,
    countable,
    draft,
    endless,
    guarded,
    private,
    promised,
    redundant,
    reshuffle,
    revealed,
    sealed,
    tahatai,
    weighted,
)

MODULES = (
    weighted,  # weighted chance; an outcome that one seat learns; an empty chance step is dropped
    guarded,  # asked on public facts alone, even with one option
    draft,  # one decision made of several private picks
    sealed,  # several seats decide secretly at once, pick by pick
    auction,  # the same with one pick each
    private,  # a sealed question for one seat
    beside,  # free actions next to other decisions
    redundant,  # order duplicates, cut for search
    promised,  # who announced a payment can pay it
    reshuffle,  # knowledge across a reshuffle
    countable,  # hidden, but every gain was public
    revealed,  # what undo does not cross
    endless,  # a limit, reported as such
    tahatai,  # a whole game folder
)
MINIGAMES: dict[str, Folder[Any]] = {module.FOLDER.key: module.FOLDER for module in MODULES}

"""The tables of all games: what is refused in each, and what each is heard to say.

They are imported by name, so that `make check` sees which game a test is near to.
"""

from __future__ import annotations

from tests.games.bora_bora.refused import REFUSED as REFUSED_IN_BORA_BORA
from tests.games.bora_bora.spoken import SPOKEN as SPOKEN_IN_BORA_BORA
from tests.games.costa_ruana.refused import REFUSED as REFUSED_IN_COSTA_RUANA
from tests.games.costa_ruana.spoken import SPOKEN as SPOKEN_IN_COSTA_RUANA
from tests.games.mangrovia.refused import REFUSED as REFUSED_IN_MANGROVIA
from tests.games.mangrovia.spoken import SPOKEN as SPOKEN_IN_MANGROVIA
from tests.games.pantheon.refused import REFUSED as REFUSED_IN_PANTHEON
from tests.games.pantheon.spoken import SPOKEN as SPOKEN_IN_PANTHEON
from tests.games.raiatea.refused import REFUSED as REFUSED_IN_RAIATEA
from tests.games.raiatea.spoken import SPOKEN as SPOKEN_IN_RAIATEA

REFUSED = [
    REFUSED_IN_BORA_BORA,
    REFUSED_IN_COSTA_RUANA,
    REFUSED_IN_MANGROVIA,
    REFUSED_IN_PANTHEON,
    REFUSED_IN_RAIATEA,
]
SPOKEN = [
    SPOKEN_IN_BORA_BORA,
    SPOKEN_IN_COSTA_RUANA,
    SPOKEN_IN_MANGROVIA,
    SPOKEN_IN_PANTHEON,
    SPOKEN_IN_RAIATEA,
]

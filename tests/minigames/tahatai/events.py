"""What the log of Tahatai can say."""

from __future__ import annotations

from motu.games._shared.telling import Events, points
from tests.minigames.tahatai.names import HOME
from tests.minigames.tahatai.nouns import NOUNS
from tests.minigames.tahatai.rules import tell

EVENTS = Events(
    tell,
    NOUNS,
    {
        tell.DEALT: "seat shells",
        tell.DREW: "seat shell",
        tell.LAP_STARTED: "lap seat",
        tell.LAID: "seat shell beach points",
        tell.KEPT: "seat",
        tell.TIDE_ROSE: "beach shells",
        tell.SCORED: "seat points kinds",
    },
    HOME,
    periods={tell.LAP_STARTED: "lap"},
    moments={
        "draw": (tell.DREW,),
        "tide": (tell.TIDE_ROSE,),
        "end": (tell.SCORED,),
    },
    points={tell.LAID: points("beaches"), tell.SCORED: lambda at: {"necklace": at.kinds}},
)

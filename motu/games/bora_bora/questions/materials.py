"""Building materials for people (BB-6.16 - 6.18)."""

from __future__ import annotations

from motu.games._shared.asking import Question, Way
from motu.games.bora_bora.names import the_material
from motu.games.bora_bora.nouns import SPACE, THE_MATERIAL
from motu.games.bora_bora.rules import materials

MATERIAL = Question(
    materials.PLACE_MATERIAL,
    "material",
    "BB-6.16",
    ways=(
        Way("material", SPACE, at="{space}"),
        Way("material beside", THE_MATERIAL, at="material_beside_{material}", rule="BB-6.17"),
    ),
    facts={
        "left": lambda at: int(materials.still_due(at.a)),
        "aim": lambda at: "space" if at.named("space") else "beside",
        "material": lambda at: the_material(int(at.box.space_kind[at.space])),
    },
    no={
        materials.SPACE_TAKEN: "space-taken",
        materials.OTHER_MATERIAL: "other-material",
        materials.A_SPACE_IS_FREE: "a-space-is-free",
    },
)

"""Mangrovia, the final scoring."""

from __future__ import annotations

from collections import Counter

from tests.oracles.mangrovia_data import BOARD, PATHS, STAR, TOTEM
from tests.oracles.mangrovia_table import CURRENCIES, NEUTRAL, Builder, Table


def final_scoring(table: Table) -> None:
    """Paths, Star, Totem, amulets; cards in hand are worth nothing (MG-1.2, MG-14.2 to MG-14.17)."""
    for path in PATHS:
        score_path(table, path)
    score_star(table)
    score_totem(table)
    for builder in table.builders:
        builder.points["amulets"] = amulet_value(builder)


def score_path(table: Table, path: str) -> None:
    """Most huts; if equal, the holder of the statue tile, then the hut nearest to the statue. A double hut is
    two (MG-14.2 to MG-14.4, MG-15.3, MG-15.11)."""
    huts: Counter[int] = Counter()
    nearest: dict[int, int] = {}
    for name, standing in table.standing.items():
        if path in BOARD[name].distances:
            place = BOARD[name].distances[path]
            huts[standing.owner] += standing.huts
            nearest[standing.owner] = min(place, nearest.get(standing.owner, place))

    def rank(owner: int) -> tuple[int, bool, int]:
        return -huts[owner], not holds(table, owner, f"bonus_statue_{path}"), nearest[owner]

    award(table, "paths", sorted(huts, key=rank), PATHS[path])


def holds(table: Table, owner: int, tile: str) -> bool:
    """Only players win bonus tiles (MG-15.2)."""
    return owner != NEUTRAL and table.builders[owner].pockets["bonus"][tile] > 0


def award(table: Table, source: str, ranking: list[int], prizes: tuple[int, int]) -> None:
    """First and second of those who have a hut there; what the neutral colour wins is lost (MG-14.5,
    MG-14.6, MG-14.10, MG-14.17)."""
    for owner, prize in zip(ranking, prizes, strict=False):
        if owner != NEUTRAL:
            table.builders[owner].points[source] += prize


def score_star(table: Table) -> None:
    """Own huts times all huts of the sector, the neutral one included unless the option says otherwise
    (MG-14.7, MG-14.15)."""
    owners = [table.standing[name].owner for name in STAR if name in table.standing]
    counted = [x for x in owners if x != NEUTRAL or table.options["star_counts_neutral"]]
    for seat, builder in enumerate(table.builders):
        builder.points["star"] = owners.count(seat) * len(counted)


def score_totem(table: Table) -> None:
    """Most huts; if equal, the lowest favour tile (MG-14.8, MG-14.9)."""
    tiles: dict[int, list[int]] = {}
    for standing in table.standing.values():
        if standing.favour_tile is not None:
            tiles.setdefault(standing.owner, []).append(standing.favour_tile)
    ranking = sorted(tiles, key=lambda owner: (-len(tiles[owner]), min(tiles[owner])))
    award(table, "totem", ranking, TOTEM)


def amulet_value(builder: Builder) -> int:
    """An unused amulet tile counts like the amulet it stands for (MG-14.11, MG-15.10)."""
    return sum(piece.value for piece in builder.pieces(*CURRENCIES["amulet"]).elements())

"""The command that measures speed: `motu bench`, `motu bench search`."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from motu import _native
from motu.console import LOCAL, AsJson, Lang, Seed, app, err, out, print_json, speak
from motu.games._shared.text import common, say
from motu.lab.bench import bench as run_bench
from motu.lab.search_bench import bench_search
from motu.match.errors import BadSetup

What = Annotated[str, typer.Argument(metavar="[search]", help="Or the tree search of the bots.")]


@app.command()
def bench(
    what: What = "games",
    seed: Seed = 0,
    lang: Lang = LOCAL,
    as_json: AsJson = False,
) -> None:
    """How fast every game is on this machine, compiled and interpreted."""
    speak(lang)
    if what not in ("games", "search"):
        raise BadSetup(say("bad-bench", what=what))
    if what == "search":
        _bench_search(seed, lang, as_json)
        return
    rows = run_bench(seed, lambda what: err.print(what) if err.is_terminal else None)
    if as_json:
        print_json({"games": rows, "compiled": _native.compiled()})
        return
    names = ("game", "mode", "games-second", "decisions-second", "copies-second", "rollouts-second")
    table = Table(*(common().word(f"cli-{name}", lang) for name in names))
    for row in rows:
        mode = common().word("cli-compiled" if row["compiled"] else "cli-interpreted", lang)
        speeds = (row[f"{what}_per_second"] for what in ("games", "decisions", "copies", "rollouts"))
        table.add_row(row["game"], mode, *(f"{speed:,.0f}" for speed in speeds))
    out.print(table)


def _bench_search(seed: int, lang: str, as_json: bool) -> None:
    rows = bench_search(seed, lambda what: err.print(what) if err.is_terminal else None)
    if as_json:
        print_json({"games": rows, "compiled": _native.compiled()})
        return
    names = ("game", "seats", "mode", "iterations-second", "slowest", "nodes", "megabytes")
    table = Table(*(common().word(f"cli-{name}", lang) for name in names))
    for row in rows:
        mode = common().word("cli-compiled" if row["compiled"] else "cli-interpreted", lang)
        speeds = f"{row['iterations_per_second']:,.0f}", f"{row['slowest_position']:,.0f}"
        tree = f"{row['nodes']:,}", f"{row['megabytes']:.1f}"
        table.add_row(row["game"], str(row["seats"]), mode, *speeds, *tree)
    out.print(table)

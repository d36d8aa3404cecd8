"""What all commands share: the application, its two screens, and how it speaks."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from motu.games._shared.text import ABROAD, LANGUAGES, preferred, say
from motu.match.errors import BadSetup

app = typer.Typer(add_completion=False, no_args_is_help=True, help="Motu: five island board games.")
out = Console()
err = Console(stderr=True)

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="A game: `motu games` lists them.")]
Lang = Annotated[str, typer.Option("--lang", help=f"One of: {', '.join(LANGUAGES)}.")]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object and nothing else.")]
Seed = Annotated[int, typer.Option("--seed", help="Equal seeds give equal results.")]
Edition = Annotated[str | None, typer.Option("--edition", help="Your own box.toml.")]
Database = Annotated[str | None, typer.Option("--database", help="sqlite or postgresql address.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]

LOCAL = preferred()
_chosen = {"lang": LOCAL}


def language() -> str:
    return _chosen["lang"] if _chosen["lang"] in LANGUAGES else ABROAD


def speak(lang: str) -> None:
    _chosen["lang"] = lang
    if lang not in LANGUAGES:
        raise BadSetup(say("bad-language", lang=lang, languages=", ".join(LANGUAGES)))


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False))


@contextmanager
def bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, when it is a terminal."""
    if not err.is_terminal:
        yield lambda done: None
        return
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=err, transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)

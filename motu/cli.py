"""The command line: `motu games`, `simulate`, `bench`, `replay`, `verify`, `play`, `serve` and more."""

from __future__ import annotations

import asyncio
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from motu.bots import bot as make_bot
from motu.bots.coach.asked import usual_care
from motu.bots.coach.review import how_many
from motu.bots.coach.review import review as run_review
from motu.bots.joining import Seat, play_seat
from motu.console import (
    LOCAL,
    AsJson,
    Database,
    Edition,
    File,
    GameKey,
    Lang,
    Seed,
    app,
    bar,
    err,
    language,
    out,
    print_json,
    speak,
)
from motu.games._shared.text import LANGUAGES, Phrase, common, say
from motu.lab import bench_commands as _bench  # noqa: F401 - commands of the same application
from motu.lab import commands as _  # noqa: F401 - likewise
from motu.lab.arena import contest
from motu.lab.arena_report import draw_ratings, table_of
from motu.lab.review_report import told
from motu.lab.simulate import Simulation
from motu.lab.simulate import simulate as run_simulation
from motu.match.errors import BadRecord, BadSetup, MotuError
from motu.match.game import Game, all_games, game
from motu.match.match import Match
from motu.match.record import LARGEST, decoded
from motu.match.record import replay as replay_record
from motu.terminal import Table as TerminalTable


def main() -> None:
    """Run a command; what is refused becomes one sentence and exit code 2."""
    try:
        app(standalone_mode=True)
    except MotuError as error:
        err.print(escape(error.text(language())), highlight=False, soft_wrap=True)
        sys.exit(2)


@app.command("games")
def list_games(lang: Lang = LOCAL, as_json: AsJson = False) -> None:
    """The games and their players."""
    speak(lang)
    rows = [
        {
            "key": one.key,
            "title": one.title(lang),
            "seats": [one.seats.start, one.seats.stop - 1],
            "minutes": list(one.folder.minutes),
            "summary": one.folder.texts.word("summary", lang),
            "options": {name: option.default for name, option in one.options.items()},
        }
        for one in all_games().values()
    ]
    if as_json:
        print_json({"games": rows})
        return
    table = Table(*(common().word(f"cli-{name}", lang) for name in ("game", "seats", "minutes", "summary")))
    for row in rows:
        (least, most), (short, long) = row["seats"], row["minutes"]
        table.add_row(str(row["key"]), f"{least}–{most}", f"{short}–{long}", str(row["summary"]))
    out.print(table)


@app.command()
def simulate(
    key: GameKey,
    seats: Annotated[int | None, typer.Option("--seats", help="Number of players.")] = None,
    number: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option("--bots", help="Bots, separated by commas; they change seats.")
    ] = "random",
    seed: Seed = 0,
    edition: Edition = None,
    lang: Lang = LOCAL,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and count."""
    speak(lang)
    one = game(key)
    options = {"edition": edition} if edition else {}
    names = [name.strip() for name in bots.split(",")]
    with bar(one.title(lang), number) as progress:
        result = run_simulation(
            one, one.seats.start if seats is None else seats, number, names, seed, options, progress
        )
    if as_json:
        print_json(result.as_dict())
        return
    _show_simulation(result, one, lang)


def _show_simulation(result: Simulation, one: Game, lang: str) -> None:
    texts = one.folder.texts
    mode = "cli-compiled" if result.compiled else "cli-interpreted"
    seconds = f"{result.seconds:.2f}"
    speed = f"{result.decisions_per_second:,.0f}".replace(",", LANGUAGES[lang].thousands)
    facts: dict[str, int | str | Phrase] = {
        "games": result.games,
        "seconds": seconds,
        "speed": speed,
        "mode": say(mode),
    }
    out.print(texts.say(Phrase("cli-simulated", facts), lang), highlight=False)
    table = Table(*(texts.word(f"cli-{name}", lang) for name in ("seat", "wins", "mean")))
    for seat in range(result.seats):
        row = f"{result.wins[seat]:g}", f"{result.mean_score[seat]:.2f}"
        table.add_row(texts.word(f"seat-{seat}", lang), *row)
    for name in result.wins_by_bot:
        row = f"{result.wins_by_bot[name]:g}", f"{result.mean_score_by_bot[name]:.2f}"
        table.add_row(f"[bold]{name}[/bold]", *row)
    out.print(table)


@app.command()
def arena(
    key: GameKey,
    bots: Annotated[
        str, typer.Option("--bots", help="Bots, separated by commas: a name, or your own as module:Class.")
    ],
    number: Annotated[
        int, typer.Option("--games", help="At least so many games, every seating alike.")
    ] = 100,
    seats: Annotated[int | None, typer.Option("--seats", help="Number of players.")] = None,
    jobs: Annotated[int, typer.Option("--jobs", help="Games played at the same time.")] = 1,
    decide: Annotated[
        bool, typer.Option("--decide", help="Stop as soon as it is clear whether the first bot is better.")
    ] = False,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw the ratings into this SVG file.")] = None,
    seed: Seed = 0,
    edition: Edition = None,
    lang: Lang = LOCAL,
    as_json: AsJson = False,
) -> None:
    """Let bots compete on balanced seats and rate them."""
    speak(lang)
    one = game(key)
    options = {"edition": edition} if edition else {}
    names = [name.strip() for name in bots.split(",")]
    with bar(one.title(lang), number) as progress:
        result = contest(key, names, number, seats, seed, max(1, jobs), decide, options, progress)
    if plot is not None:
        plot.write_text(draw_ratings(result.ratings, one.title(lang), lang), "utf-8")
    if as_json:
        print_json(result.as_dict())
        return
    for line in table_of(result, lang):
        out.print(line)


def _read_record(path: Path) -> str:
    """The text of a record; of a file that is too large, no more than it takes to say so."""
    try:
        with path.open("rb") as file:
            return decoded(file.read(LARGEST + 1))
    except (OSError, ValueError) as error:  # ValueError: a path that no system has
        detail = getattr(error, "strerror", None) or str(error)
        raise BadRecord(say("record-unreadable", path=str(path), detail=detail)) from error


@app.command()
def replay(path: File, lang: Lang = LOCAL, as_json: AsJson = False) -> None:
    """Tell a recorded game, line by line, and its result."""
    speak(lang)
    match = replay_record(_read_record(path))
    if as_json:
        lines = [event.text(lang) for event in match.events(None)]
        print_json({**_summary(match), "events": lines})
        return
    for event in match.events(None):
        out.print(escape(event.text(lang)), highlight=False)
    _notice(match, lang)


@app.command()
def verify(
    path: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="A record.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="All games that are stored.")] = False,
    database: Database = None,
    lang: Lang = LOCAL,
    as_json: AsJson = False,
) -> None:
    """Check a record, or all stored games: every move, the dice against the seed, the scores."""
    speak(lang)
    if (path is None) != everything or (database is not None and not everything):
        raise BadSetup(say("cli-verify-what"))
    if path is None:
        _verify_all(database, lang, as_json)
        return
    match = replay_record(_read_record(path))
    if as_json:
        print_json(_summary(match))
        return
    if match.notice is None:
        fine = "record-fine" if match.over else "record-fine-running"
        out.print(match.folder.texts.say(say(fine, moves=len(match.moves)), lang), highlight=False)
    _notice(match, lang)


def _verify_all(database: str | None, lang: str, as_json: bool) -> None:
    """One line for each broken game; exit code 1 when there is any."""
    from motu.table.opening import understood
    from motu.table.serve import address
    from motu.table.verifying import verify_all
    from motu.table.words import t

    games, broken = asyncio.run(
        verify_all(understood(address(database)), lambda total: bar(t(lang, "verify-title"), total))
    )
    told = [{"table": one.table, "why": one.why.text(lang)} for one in broken]
    if as_json:
        print_json({"games": games, "broken": told})
    else:
        for line in told:
            out.print(escape(t(lang, "verify-broken", **line)), highlight=False, soft_wrap=True)
        summary = t(lang, "verify-some", games=games, broken=len(told)) if told else ""
        out.print(summary or t(lang, "verify-fine", games=games), highlight=False, soft_wrap=True)
    if told:
        raise typer.Exit(1)


@app.command()
def review(
    path: File,
    effort: Annotated[
        float, typer.Option("--effort", min=0.01, max=100.0, help="0.1 is ten times quicker, and rougher.")
    ] = 1.0,
    seed: Seed = 0,
    lang: Lang = LOCAL,
    as_json: AsJson = False,
) -> None:
    """Review a finished game: chances, luck and skill, the costliest decisions."""
    speak(lang)
    match = replay_record(_read_record(path))
    if not match.over:
        raise BadRecord(say("coach-not-over"))
    with bar(match.folder.texts.word("title", lang), how_many(match)) as progress:
        found = run_review(match, usual_care(effort, seed), progress)
    if as_json:
        print_json(found.as_dict())
        return
    for line in told(match, found, lang):
        out.print(line, highlight=False, soft_wrap=isinstance(line, str))


def _notice(match: Match, lang: str) -> None:
    if match.notice is not None:
        err.print(escape(match.folder.texts.say(match.notice, lang)), highlight=False, soft_wrap=True)


def _summary(match: Match) -> dict[str, Any]:
    return {
        "game": match.folder.key,
        "seats": match.seats,
        "moves": len(match.moves),
        "finished": match.over,
        "scores": match.scores,
        "ranking": match.ranking,
        "notice": None if match.notice is None else match.folder.texts.say(match.notice, language()),
    }


@app.command()
def rules(
    key: GameKey,
    id: Annotated[str | None, typer.Argument(metavar="[ID]", help="One rule, such as CR-7.4.")] = None,
    lang: Lang = LOCAL,
    as_json: AsJson = False,
) -> None:
    """The rule index of a game, or one rule."""
    speak(lang)
    one = game(key)
    index = one.rules(lang)
    if id is not None:
        if id.upper() not in index:
            ids = list(index)
            title = one.title(lang)
            raise BadSetup(say("unknown-rule", title=title, rule=id, first=ids[0], last=ids[-1]))
        index = {id.upper(): index[id.upper()]}
    if as_json:
        print_json({"game": key, "lang": lang, "rules": index})
        return
    for name, sentence in index.items():
        out.print(f"[bold]{name}[/bold] {escape(sentence)}", highlight=False)


@app.command()
def play(
    port: Annotated[int, typer.Option("--port", help="Where to listen; 0 takes any free port.")] = 8321,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
) -> None:
    """Play in the browser: no account, no configuration."""
    from motu.table.serve import play as play_here

    play_here(port, browser)


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="Where to listen.")] = 8321,
    database: Database = None,
    workers: Annotated[bool, typer.Option("--workers", help="Bots think where `motu worker` runs.")] = False,
) -> None:
    """Host tables for others."""
    from motu.table.serve import serve as serve_here

    serve_here(host, port, database, workers)


@app.command()
def worker(
    database: Annotated[str, typer.Option("--database", help="The postgresql address of the servers.")],
    processes: Annotated[
        int | None, typer.Option("--processes", min=1, help="How many bots think at once.")
    ] = None,
) -> None:
    """Think for the bots of servers that were started with --workers."""
    from motu.table.serve import work

    work(database, processes)


@app.command()
def join(
    link: Annotated[
        str, typer.Argument(metavar="LINK", help="The invitation that the host made for a seat.")
    ],
    name: Annotated[str, typer.Option("--bot", help="A name, or your own as module:Class.")] = "medium",
    called: Annotated[str, typer.Option("--name", help="What the others at the table read.")] = "",
    seed: Seed = 0,
    lang: Lang = LOCAL,
    as_json: AsJson = False,
) -> None:
    """Let a bot play a seat of a served table."""
    speak(lang)
    player = make_bot(name, seed, timed=True)
    seat = Seat.take(link, called or name)
    told = seat.look()
    texts = game(told["game"]).folder.texts
    place = say(f"seat-{told['seat']}")
    if not as_json:
        title = game(told["game"]).title(lang)
        out.print(texts.say(say("cli-joined", bot=name, seat=place, game=title), lang), highlight=False)
    told = play_seat(seat, player)
    if as_json:
        print_json({name: told[name] for name in ("table", "game", "seats", "seat", "status", "result")})
    elif told["result"] is None:
        out.print(texts.word("cli-joined-closed", lang), highlight=False)
    else:
        points, won = told["result"]["scores"][told["seat"]], told["seat"] in told["result"]["ranking"][0]
        ended = say("cli-joined-end", points=points, seat=place, won=int(won))
        out.print(texts.say(ended, lang), highlight=False)


@app.command("terminal")
def play_in_terminal(
    key: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Without: the first of the list.")
    ] = None,
    seats: Annotated[int | None, typer.Option("--seats", help="Number of players, you included.")] = None,
    strength: Annotated[str, typer.Option("--bots", help="The bots at the other seats.")] = "medium",
    seed: Annotated[int | None, typer.Option("--seed", help="Equal seeds meet equal fortune.")] = None,
    edition: Edition = None,
    lang: Lang = LOCAL,
) -> None:
    """Play a game against bots in the terminal."""
    speak(lang)
    one = game(next(iter(all_games())) if key is None else key)
    match = one.start(seats, seed, {"edition": edition} if edition else {})
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # what is no text names no choice
    TerminalTable(match, strength, lang, out).play()

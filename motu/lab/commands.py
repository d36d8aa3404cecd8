"""The commands of the laboratory that take long: `motu learn`, `motu tune`, `motu ladder`, `motu ratings`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from motu.bots.measured import Measured, keep, measured
from motu.console import LOCAL, GameKey, Lang, Seed, app, bar, out, speak
from motu.games._shared.text import Phrase, common
from motu.games._shared.tuning import FILE, Tuning, written
from motu.lab import ladder as rungs
from motu.lab.samples import samples
from motu.match.errors import BadSetup
from motu.match.game import all_games, game

DEEPER = 4  # times as many iterations where the network is tried: only those who think long use it
Jobs = Annotated[int, typer.Option("--jobs", help="Games played at the same time.")]
Write = Annotated[bool, typer.Option("--write", help="Keep the result in the game's folder.")]

Keys = Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="All of them if none.")]
Kept = Annotated[
    Path | None, typer.Option("--write", file_okay=False, help="Keep figures and page in this folder.")
]


def _say(lang: str, id: str, **facts: int | str | Phrase) -> None:
    out.print(common().say(Phrase(id, facts), lang), highlight=False)


@app.command()
def learn(
    key: GameKey,
    number: Annotated[int, typer.Option("--games", help="Games that the bots play.")] = 600,
    bots: Annotated[str, typer.Option("--bots", help="The bot that plays them.")] = "easy",
    hidden: Annotated[int, typer.Option("--hidden", help="Units of the network.")] = 12,
    jobs: Jobs = 1,
    write: Write = False,
    seed: Seed = 1,
    lang: Lang = LOCAL,
) -> None:
    """Learn from games between bots what each feature of a position counts."""
    speak(lang)
    try:
        from motu.lab.fitting import fit
        from motu.lab.tuning import with_fit
    except ImportError as error:
        raise BadSetup(Phrase("needs-numpy")) from error
    one = game(key)
    with bar(one.title(lang), number) as progress:
        played = samples(key, [*one.seats], number, bots, seed, max(1, jobs), progress)
    found = fit(played, hidden, seed)
    command = f"motu learn {key} --games {number} --bots {bots} --hidden {hidden} --seed {seed}"
    tuning = with_fit(one.folder.tuning, one.folder.insight.features, found, command)
    for name, weight in tuning.weights.items():
        out.print(f"{name:<14}{weight:>5}", highlight=False)
    for step, taught, tested in found.curve[::5]:
        _say(lang, "cli-learnt-step", step=step, taught=f"{taught:.4f}", tested=f"{tested:.4f}")
    surprise = (f"{found.paper:.4f}", f"{found.weighed:.4f}", f"{found.networked:.4f}")
    _say(lang, "cli-learnt", paper=surprise[0], weights=surprise[1], network=surprise[2])
    if write:
        _write(key, tuning)


@app.command()
def tune(
    key: GameKey,
    number: Annotated[int, typer.Option("--games", help="Games of each trial, at most.")] = 200,
    iterations: Annotated[int, typer.Option("--iterations", help="Of the search, per decision.")] = 100,
    jobs: Jobs = 1,
    write: Write = False,
    seed: Seed = 1,
    lang: Lang = LOCAL,
) -> None:
    """Try one setting of the search after the other against the best so far."""
    speak(lang)
    from motu.lab.tuning import MOST_TRIALS, Trial, judged
    from motu.lab.tuning import tune as try_settings

    def tell(trial: Trial) -> None:
        verdict = "cli-trial-kept" if trial.kept else "cli-trial-left"
        share = f"{trial.share:.0%}"
        _say(lang, verdict, setting=trial.setting, value=str(trial.value), share=share, games=trial.games)

    one = game(key)
    old = one.folder.tuning
    settings, network, figures = dict(old.search), dict(old.network), dict(old.figures)
    seats, jobs = one.seats.start, max(1, jobs)
    with bar(one.title(lang), MOST_TRIALS + 1) as progress:
        for trial in try_settings(key, settings, number, seats, iterations, seed, jobs, progress):
            tell(trial)
        if network:
            trial = judged(key, settings, number, seats, iterations * DEEPER, seed, jobs)
            tell(trial)
            network["used"] = trial.kept
            figures |= {"network_games": trial.games, "network_share": trial.share}
    command = f"motu tune {key} --games {number} --iterations {iterations} --seed {seed}"
    found = [*(line for line in old.found if "tune" not in line), command]
    if write:
        _write(key, Tuning(found, old.weights, settings, network, figures))


def _write(key: str, tuning: Tuning) -> None:
    file = game(key).folder.home / FILE
    file.write_text(written(tuning), "utf-8")
    out.print(file.name, highlight=False)


@app.command()
def ladder(
    keys: Keys = None,
    number: Annotated[int, typer.Option("--games", help="At most, for each pair.")] = rungs.MOST_GAMES,
    minutes: Annotated[float, typer.Option("--minutes", help="At most, for each pair.")] = rungs.MOST_MINUTES,
    jobs: Jobs = 1,
    write: Kept = None,
    seed: Seed = 1,
    lang: Lang = LOCAL,
) -> None:
    """Let each strength play against the one below until it is clear which is better."""
    speak(lang)
    for key in keys or all_games():
        for one in rungs.climb(game(key).key, max(1, jobs), seed, number, minutes):
            rungs.show(one, lambda line: out.print(line, highlight=False, soft_wrap=True))
            if write is not None:
                rungs.write(write, [one])  # at once: what follows may take an hour


@app.command()
def ratings(
    keys: Keys = None,
    meetings: Annotated[
        int, typer.Option("--meetings", help="Of every two bots, at least.")
    ] = rungs.MEETINGS,
    jobs: Jobs = 1,
    write: Kept = None,
    seed: Seed = 1,
    lang: Lang = LOCAL,
) -> None:
    """Rate every strength with every number of players."""
    speak(lang)
    for key in keys or all_games():
        one = game(key)
        for seats in one.seats:
            title = f"{one.title(lang)}, {seats}"
            with bar(title, rungs.games_for(seats, meetings)) as progress:
                found = rungs.rate(one.key, seats, max(1, jobs), seed, meetings, progress)
            ranks = ", ".join(f"{name} {rating:+d} ± {half}" for name, (rating, half) in found.items())
            out.print(f"{title}: {ranks}", highlight=False, soft_wrap=True)
            if write is not None:
                known = dict(measured(one.folder.home).players)
                how = f"motu ratings {one.key} --meetings {meetings} --seed {seed}"
                keep(one.folder.home, Measured(how, known | {seats: found}))
                rungs.write(write)

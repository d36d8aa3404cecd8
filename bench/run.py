"""Our games and a peer, measured one after the other in the same run: a table of speeds and ratios.

    python bench/run.py [--json] [--write README.md]

The peer lives in an environment of its own under build/.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from motu.lab.bench import bench

HERE = Path(__file__).resolve().parent
PEER = HERE.parent / "build" / "peer"
SPEEDS = ("games_per_second", "decisions_per_second", "copies_per_second", "rollouts_per_second")
HEADINGS = ("games/s", "decisions/s", "copies/s", "determinized rollouts/s")


def say(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


def peer() -> dict[str, Any]:
    """The speed of Catanatron, installed where it disturbs nothing."""
    python = PEER / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    stamp = PEER / "requirements.txt"
    wanted = (HERE / "requirements.txt").read_text("utf-8")
    if not stamp.exists() or stamp.read_text("utf-8") != wanted:
        say("installing the peer ...")
        venv.create(PEER, with_pip=True, clear=True)
        pip = [python, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        locked = ["--no-deps", "--require-hashes", "-r", HERE / "requirements.txt"]
        subprocess.run([*pip, *locked], check=True)
        stamp.write_text(wanted, "utf-8")
    done = subprocess.run([python, HERE / "catanatron_speed.py"], check=True, capture_output=True, text=True)
    row: dict[str, Any] = json.loads(done.stdout)
    return row


def with_ratios(rows: list[dict[str, Any]], rival: dict[str, Any]) -> list[dict[str, Any]]:
    """Each row with how many times the peer's speed it reaches."""
    return [
        {**row, "ratios": {name: row[name] / rival[name] for name in SPEEDS if name in rival}} for row in rows
    ]


def table(rows: list[dict[str, Any]], rival: dict[str, Any]) -> str:
    """The same in Markdown."""
    lines = [f"| 4 players, random play, one core | {' | '.join(HEADINGS)} |", "|---|--:|--:|--:|--:|"]
    for row in rows:
        mode = "compiled" if row["compiled"] else "interpreted"
        cells = [_cell(row, row["ratios"], name) for name in SPEEDS]
        lines.append(f"| {row['game']}, {mode} | {' | '.join(cells)} |")
    cells = [_cell(rival, {}, name) for name in SPEEDS]
    lines.append(f"| {rival['game']} (Catan) | {' | '.join(cells)} |")
    return "\n".join(lines)


def _cell(row: dict[str, Any], ratios: dict[str, float], name: str) -> str:
    if name not in row:
        return "–"
    ratio = f" ({ratios[name]:,.0f} ×)" if name in ratios else ""
    return f"{row[name]:,.0f}{ratio}"


def write(path: Path, text: str) -> None:
    """Put the table between the two marks of a page."""
    page = path.read_text("utf-8")
    marks = r"(<!-- bench -->\n).*?(\n<!-- /bench -->)"
    path.write_text(re.sub(marks, lambda m: m[1] + text + m[2], page, flags=re.S), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object and nothing else")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--write", type=Path, metavar="PAGE", help="put the table into this page")
    asked = parser.parse_args()
    rival = peer()
    rows = with_ratios(bench(asked.seed, say), rival)
    if asked.json:
        print(json.dumps({"games": rows, "peer": rival}))
    else:
        print(table(rows, rival))
    if asked.write:
        write(asked.write, table(rows, rival))


if __name__ == "__main__":
    main()

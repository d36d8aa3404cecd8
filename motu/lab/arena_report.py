"""The result of a contest for people: a table in words, and the ratings as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from rich.table import Table

from motu.games._shared.text import Phrase, common
from motu.lab.arena import Contest
from motu.lab.ratings import Rating

COLUMNS = ("bot", "wins-share", "interval", "mean", "lead", "rating")
INK, PAPER, GOLD, MUTED = "#22313A", "#FFFBF3", "#E2A72E", "#5C6B70"
ROW, LEFT, WIDTH = 34, 170, 720


def table_of(result: Contest, lang: str) -> Iterator[str | Table]:
    """What stands on the screen."""
    texts = common()
    facts: dict[str, int | str | Phrase] = {"games": result.games, "seconds": f"{result.seconds:.0f}"}
    yield texts.say(Phrase("cli-contest", facts), lang)
    table = Table(*(texts.word(f"cli-{name}", lang) for name in COLUMNS))
    for row in result.ratings:
        low, high = result.interval[row.bot]
        table.add_row(
            row.bot,
            f"{result.wins[row.bot]:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{result.mean_score[row.bot]:.1f}",
            f"{result.margin[row.bot]:+.1f}",
            f"{row.rating:+.0f} ({row.low:+.0f} … {row.high:+.0f})",
        )
    yield table
    if result.decided is not None:
        yield texts.word("cli-decided" if result.decided else "cli-undecided", lang)


def draw_ratings(rows: Sequence[Rating], title: str, lang: str) -> str:
    """One line per bot: its rating as a dot, its interval as a bar."""
    least = min(row.low for row in rows) - 20
    most = max(row.high for row in rows) + 20
    unit = (WIDTH - LEFT - 40) / (most - least)

    def across(rating: float) -> float:
        return LEFT + (rating - least) * unit

    height = 70 + ROW * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" lang="{lang}"'
        f' font-family="system-ui, sans-serif" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="20" y="34" font-size="20" font-weight="600">{escape(title)}</text>',
    ]
    for i, row in enumerate(rows):
        y = 70 + ROW * i
        parts.append(f'<text x="20" y="{y + 5}" font-size="15">{escape(row.bot)}</text>')
        parts.append(
            f'<line x1="{across(row.low):.1f}" x2="{across(row.high):.1f}" y1="{y}" y2="{y}"'
            f' stroke="{MUTED}" stroke-width="3"/>'
        )
        parts.append(
            f'<circle cx="{across(row.rating):.1f}" cy="{y}" r="7" fill="{GOLD}" stroke="{INK}"/>'
            f'<text x="{across(row.rating):.1f}" y="{y - 11}" font-size="12" text-anchor="middle">'
            f"{row.rating:+.0f}</text>"
        )
    return "".join([*parts, "</svg>\n"])

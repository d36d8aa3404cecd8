"""The end of a game: everybody reads his own place first."""

from __future__ import annotations

import asyncio
import html
from random import Random

import pytest

import motu
from motu.table.live import LiveTable
from motu.table.pages.audience import Audience
from motu.table.pages.result import result
from motu.table.pages.table import banner
from tests.table.house import House


def finished(game: str, seats: int, seed: int) -> motu.Match:
    match, dice = motu.game(game).start(seats, seed), Random(seed)
    while not match.over:
        seat = dice.choice(match.awaiting)
        match.play(seat, dice.choice(match.choices(seat)))
    return match


def over(house: House, match: motu.Match) -> LiveTable:
    table = house.table(house.visitor().make(match.folder.key, ("me", *["greedy"] * (match.seats - 1))))
    if table.worker is not None:  # else a bot that is still thinking would bring its own game back
        house.within(asyncio.wait((table.worker,)))
    table.match, table.status = match, "over"
    return table


def read(table: LiveTable, seats: tuple[int, ...], lang: str = "fr") -> str:
    text = str(banner(table, Audience(seats, lang), table.turn(seats)))
    return text.partition(">")[2].removesuffix("</p>").replace("\u00a0", " ")


@pytest.mark.parametrize("seed", range(4))
def test_everybody_reads_his_own_place(house: House, seed: int) -> None:
    match = finished("costa-ruana", 4, seed)
    table, scores, ranking = over(house, match), match.scores, match.ranking
    assert scores is not None and ranking is not None
    place = 1
    for group in ranking:
        for seat in group:
            said = read(table, (seat,))
            if place == 1:
                assert said in ("Vous avez gagné !", "Égalité parfaite : vous partagez la victoire.")
            else:
                behind = scores[ranking[0][0]] - scores[seat]
                assert said.startswith(f"Vous êtes {place}e sur 4, à ")
                assert (f" {behind} point" in said) if behind else "départage" in said
        place += len(group)


def test_who_only_watches_reads_who_has_won(house: House) -> None:
    table = over(house, finished("costa-ruana", 3, 1))
    assert read(table, ()).startswith("Partie terminée. Victoire : ")
    assert read(table, (0, 1), "en").startswith("The game is over. Winner: ")


def panel(table: LiveTable, seats: tuple[int, ...], lang: str = "fr") -> str:
    return str(result(table, Audience(seats, lang))).replace("\u00a0", " ")


def test_a_figure_opens_what_made_it_and_no_jargon_stands_beside_it(house: House) -> None:
    match = finished("bora-bora", 3, 3)
    table = over(house, match)
    shown = panel(table, (0,))
    sources = match.score_sources
    assert sources is not None
    opened = {
        f'id="made-{seat}-{name}"' for seat in range(3) for name in sources[seat] if sources[seat][name]
    }
    assert opened and all(one in shown for one in opened)
    assert shown.count("<table") == 1 and match.dice.digest[:8] not in shown
    assert f"/table/{table.id}/chance" in shown


def test_chance_can_be_checked_on_a_page_of_its_own(house: House) -> None:
    me = house.visitor()
    id = me.make()
    me.my_turn(id)
    table = house.table(id)
    page = me.get(f"/table/{id}/chance").text
    assert table.match.dice.digest in page and table.seed not in page
    table.status = "over"
    assert table.seed in me.get(f"/table/{id}/chance").text


def test_the_decisive_moment_is_the_one_that_changed_most_for_the_winner(house: House) -> None:
    table = over(house, finished("costa-ruana", 2, 2))
    assert "Chercher le moment décisif" in panel(table, (0,))
    assert table.match.ranking is not None
    winner = table.match.ranking[0][0]
    chosen = [n for n, move in enumerate(table.match.moves) if move.seat is not None][:3]
    rising = [0.5, 0.5, 0.9]  # it is the second of these choices
    curve = [
        {"move": n, "chances": [p if seat == winner else 1 - p for seat in range(2)]}
        for n, p in zip(chosen, rising, strict=True)
    ]
    table.review = {"curve": curve, "end": [1.0 if seat == winner else 0.0 for seat in range(2)]}
    shown = html.unescape(panel(table, (0,)))
    assert table.said(chosen[1]).label("fr").replace("\u00a0", " ") in shown
    assert "de 50 % à 90 %" in shown and "/replay?at=" in shown


def test_stronger_opponents_are_one_press_away(house: House) -> None:
    me = house.visitor()
    me.post("/settings", data={"name": "Ana"})
    player = house.within(house.app.state.store.player(me.cookies["motu"]))["id"]
    kinds, match = ["me", "easy", "expert"], finished("costa-ruana", 3, 1)
    table = house.within(house.app.state.tables.adopt(player, "Ana", match, kinds))
    assert 'value="stronger"' in panel(table, (0,))
    assert me.do(table.id, do="stronger").status_code == 204
    assert [seat.bot for seat in house.table(table.next or "").seats] == [None, "medium", "expert"]
    assert f"/table/{table.next}" in panel(table, (0,)) and 'value="stronger"' not in panel(table, (0,))


def test_stronger_opponents_wait_for_the_end(house: House) -> None:
    me = house.visitor()
    assert me.do(me.make(kinds=("me", "here")), do="stronger").status_code == 409

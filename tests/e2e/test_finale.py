"""The end of a game: a figure opens what made it, and chance is checked elsewhere."""

from __future__ import annotations

from tests.e2e.conftest import Open, finished_table
from tests.e2e.service import Service


def test_a_figure_opens_what_made_it(open_page: Open, service: Service, game: str) -> None:
    page = open_page(service)
    page.goto(finished_table(page, game))
    figure = page.locator("button.figure").first
    card = page.locator(f"#{figure.get_attribute('popovertarget')}")
    assert not card.is_visible()
    figure.click()
    assert card.is_visible() and card.locator("li").count()
    made = [int(text.replace("+", "")) for text in card.locator(".points").all_text_contents()]
    assert sum(made) == int(figure.inner_text())
    page.keyboard.press("Escape")
    assert not card.is_visible()
    page.locator("a[href$='/chance']").click()
    assert page.locator(".seed").count() == 2

"""Takes the pictures of docs/playing.md from the real pages: a real service, a real browser.

python docs/screens.py
"""

# ruff: noqa: E501 - JavaScript is not wrapped here

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.e2e.browser import ARGUMENTS, find  # noqa: E402
from tests.e2e.conftest import GAMES, finished_table, new_table  # noqa: E402
from tests.e2e.player import Player  # noqa: E402
from tests.e2e.service import Service  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SIZES = {"laptop": (1366, 768), "landscape": (844, 390), "portrait": (390, 844)}


def open_page(browser: Browser, service: Service, size: str, lang: str) -> Page:
    wide, high = SIZES[size]
    context = browser.new_context(
        locale=lang, viewport={"width": wide, "height": high}, reduced_motion="reduce", has_touch=wide < 900
    )
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.goto(service.url)
    return page


# What is in sight has been drawn.
DRAWN = """() => Promise.all([...document.images].filter(i => i.getBoundingClientRect().top < innerHeight).map(i => i.decode()))"""


def take(page: Page, name: str) -> None:
    page.evaluate(DRAWN)
    page.wait_for_timeout(400)
    page.screenshot(path=PICTURES / f"{name}.png")
    print(f"docs/pictures/{name}.png")


def pictures(browser: Browser, service: Service, lang: str) -> None:
    page = open_page(browser, service, "laptop", lang)
    take(page, f"lobby-{lang}")
    new_table(page, "costa-ruana", ("me", "greedy", "random"))
    me = Player(page, seed=4)
    for _ in range(16):
        me.decide()
    me.my_turn()
    take(page, f"table-{lang}")
    for size in ("landscape", "portrait"):
        wide, high = SIZES[size]
        page.set_viewport_size({"width": wide, "height": high})
        take(page, f"table-{size}-{lang}")
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(service.url)
    table = finished_table(page, "costa-ruana")
    page.goto(table)
    take(page, f"end-{lang}")
    page.goto(f"{table}/replay?at=30")
    take(page, f"replay-{lang}")


def games(browser: Browser, service: Service, lang: str) -> None:
    """The table of each other game, a few decisions into it."""
    for game in (key for key in GAMES if key != "costa-ruana"):
        page = open_page(browser, service, "laptop", lang)
        new_table(page, game, ("me", "greedy", "random"))
        me = Player(page, seed=7)
        for _ in range(6):
            me.decide()
        me.my_turn()
        take(page, f"table-{game}-{lang}")


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        service = Service(f"sqlite+aiosqlite:///{folder}/motu.sqlite")
        service.start()
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        try:
            for lang in ("fr", "en"):
                pictures(browser, service, lang)
                games(browser, service, lang)
        finally:
            browser.close()
            service.stop()


if __name__ == "__main__":
    main()

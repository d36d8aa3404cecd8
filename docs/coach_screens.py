"""Takes the pictures of the coach: one game of each kind between bots, reviewed by a real service.

python docs/coach_screens.py [GAME ...]

A review takes a while: with MOTU_REVIEWS naming a database, those already made there are shown again.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
import time
import urllib.request
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "docs")]

from screens import PICTURES, SIZES, open_page  # noqa: E402

import motu  # noqa: E402
from motu.bots import bot  # noqa: E402
from motu.bots.turns import turn  # noqa: E402
from motu.games import folders  # noqa: E402
from tests.e2e.browser import ARGUMENTS, find  # noqa: E402
from tests.e2e.service import Service  # noqa: E402

BOTS = ("beginner", "medium", "greedy")
LONGEST = 1_800_000  # milliseconds that a busy machine may take for a review


def record_of(key: str) -> str:
    """A finished game."""
    match = motu.game(key).start(seats=3, seed=11)
    bots = [bot(name, seat) for seat, name in enumerate(BOTS)]
    while not match.over:
        seat = match.awaiting[0]
        match.play(seat, turn(bots[seat], match.folder, match.state, seat)[0])
    return match.record().dumps()


def reviewed(database: Path, key: str) -> str:
    """A table of that game which has its review already; empty when there is none."""
    asked = "select id from tables join reviews on tables.id = reviews.table_id where game = ?"
    with contextlib.suppress(sqlite3.OperationalError), sqlite3.connect(database) as known:
        found = known.execute(asked, (key,)).fetchone()
        return str(found[0]) if found else ""
    return ""


def pictures(browser: Browser, service: Service, key: str, table: str, sizes: bool) -> None:
    address = f"{service.url}/table/{table}/coach" if table else ""
    for lang in ("fr", "en"):
        page = open_page(browser, service, "laptop", lang)
        if not address:
            record = record_of(key).encode()
            file = {"name": "game.json", "mimeType": "application/json", "buffer": record}
            answer = page.request.post(
                f"{service.url}/import", multipart={"record": file}, headers={"origin": service.url}
            )
            address = answer.url.partition("/replay")[0] + "/coach"
        page.goto(address)
        page.wait_for_selector(".curve", timeout=LONGEST)
        for size in SIZES if sizes else ("laptop",):
            wide, high = SIZES[size]
            page.set_viewport_size({"width": wide, "height": high})
            page.wait_for_timeout(300)
            name = f"coach-{key}-{lang}" if size == "laptop" else f"coach-{key}-{size}-{lang}"
            page.screenshot(path=PICTURES / f"{name}.png", full_page=True)
            print(f"docs/pictures/{name}.png", flush=True)


def start(service: Service) -> None:
    """A busy machine takes its time."""
    try:
        service.start()
    except AssertionError:
        for _ in range(300):
            time.sleep(1)
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{service.url}/scene.css", timeout=5).read()
                return
        service.stop()
        raise


def main() -> None:
    keys = sys.argv[1:] or sorted(folders())
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = Path(os.environ.get("MOTU_REVIEWS", f"{folder}/motu.sqlite"))
        service = Service(f"sqlite+aiosqlite:///{database}")
        start(service)
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        try:
            for key in keys:
                table = reviewed(database, key)
                pictures(browser, service, key, table, sizes=key == sorted(folders())[1])
        finally:
            browser.close()
            service.stop()


if __name__ == "__main__":
    main()

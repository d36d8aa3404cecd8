"""The service in a thread of the test, with real HTTP; visitors are browsers without pictures."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import time
from collections.abc import Coroutine
from html.parser import HTMLParser
from typing import Any, Self, TypeVar

import httpx
import uvicorn

from motu.games import folders
from motu.table.app import create_app
from motu.table.limits import Limits
from motu.table.live import LiveTable

T = TypeVar("T")
PATIENCE = 60.0  # seconds until it must be one's turn, on a busy machine too
ALL_ALLOWED = Limits({}, {}, 10**6, 10**6, 10**6)  # all visitors of a test come from one address
HERE = {"sec-fetch-site": "same-origin", "accept-language": "fr"}


class House:
    """A running service. `within` runs something in its event loop."""

    def __init__(
        self,
        database: str,
        pace: float = 0.0,
        processes: int = 0,
        workers: bool = False,
        limits: Limits = ALL_ALLOWED,
    ) -> None:
        self.database = database
        self.app = create_app(database, pace, processes, workers, limits)
        config = uvicorn.Config(self.app, port=0, log_level="error", timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.visitors: list[Visitor] = []

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve()

        asyncio.run(serve())

    def __enter__(self) -> Self:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the service does not start"
            time.sleep(0.01)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    def __exit__(self, *_: object) -> None:
        for visitor in self.visitors:
            visitor.close()
        self.server.should_exit = True
        self.thread.join(10)

    def within(self, work: Coroutine[Any, Any, T]) -> T:
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def visitor(self, lang: str = "fr", cookie: str | None = None) -> Visitor:
        found = Visitor(self.url, lang, cookie)
        self.visitors.append(found)
        return found

    def table(self, id: str) -> LiveTable:
        found = self.within(self.app.state.tables.find(id))
        assert found is not None
        return found


class Visitor(httpx.Client):
    """One browser, known by its cookie."""

    def __init__(self, url: str, lang: str = "fr", cookie: str | None = None) -> None:
        super().__init__(base_url=url, headers={**HERE, "accept-language": lang}, timeout=20)
        if cookie is not None:
            self.cookies.set("motu", cookie)

    def make(self, game: str = "costa-ruana", kinds: tuple[str, ...] = ("me", "greedy"), **more: str) -> str:
        """A new table: its id. Where a game needs more seats, the last kind fills them."""
        least = folders()[game].seats.start if game in folders() else 0
        kinds += kinds[-1:] * (least - len(kinds))
        seats = {f"seat{n}": kind for n, kind in enumerate(kinds)}
        answer = self.post("/tables", data={"game": game, **seats, **more})
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].rpartition("/")[2]

    def page(self, table: str) -> Page:
        return Page(self.get(f"/table/{table}").text)

    def do(self, table: str, **form: str) -> httpx.Response:
        """A press of a button, as the script sends it."""
        return self.post(f"/table/{table}/move", data=form, headers={"hx-request": "true"})

    def set(self, table: str, **form: str) -> httpx.Response:
        """A setting that is changed at a table, as the script sends it."""
        return self.post(f"/table/{table}/settings", data=form, headers={"hx-request": "true"})

    def my_turn(self, table: str) -> Page:
        """The page when there is something to decide, or the game is over."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            page = self.page(table)
            if page.mine or page.over:
                return page
            time.sleep(0.02)
        raise AssertionError("it is never my turn")

    def decide(self, table: str, n: int = 0) -> Page:
        """Choose the n-th button and confirm."""
        page = self.my_turn(table)
        if page.has("uncover"):
            self.do(table, do="uncover", seat=page.seat)
            page = self.page(table)
        if not page.has("confirm"):
            choice = page.choices[n % len(page.choices)]
            answer = self.do(table, choice=choice, question=page.question, seat=page.seat)
            assert answer.status_code == 204, answer.text
            page = self.page(table)
        if page.has("confirm"):
            answer = self.do(table, do="confirm", question=page.question, seat=page.seat)
            assert answer.status_code == 204, answer.text
        return self.page(table)

    def message(self, table: str, after: str = "") -> tuple[str, str]:
        """The first message of the live stream: its id and its fragments."""
        id, data = "", list[str]()
        with self.stream("GET", f"/table/{table}/stream", params={"after": after}) as answer:
            for line in answer.iter_lines():
                if line.startswith("id: "):
                    id = line[4:]
                elif line.startswith("data: "):
                    data = [text for _, text in json.loads(line[6:])]  # a first message has all pieces
                elif not line and data:
                    break
        return id, "".join(data)


class Page(HTMLParser):
    """What a test wants to know of a page or of fragments."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.ids: list[str] = []
        self.lang = ""
        self.attributes: list[tuple[str, str, str]] = []  # tag, name, value
        self.targets: list[str] = []  # of partials
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = {name: value or "" for name, value in attrs}
        if tag == "html":
            self.lang = facts.get("lang", "")
        if "id" in facts:
            self.ids.append(facts["id"])
        if tag == "hx-partial":
            self.targets.append(facts["hx-target"].removeprefix("#"))
            return
        self.attributes += [(tag, name, value) for name, value in facts.items()]

    def value(self, name: str) -> str:
        found = re.search(rf'name="{name}" value="([^"]*)"', self.text)
        return found[1] if found else ""

    @property
    def question(self) -> str:
        return self.value("question")

    @property
    def seat(self) -> str:
        return self.value("seat")

    @property
    def choices(self) -> list[str]:
        return re.findall(r'name="choice" value="(\d+)"', self.text)

    @property
    def picked(self) -> bool:
        """Whether something is picked that is not confirmed yet."""
        return self.value("undoing").rpartition(" ")[2] not in ("", "0")

    @property
    def banner(self) -> str:
        found = re.search(r'<p id="banner"[^>]*>([^<]*)<', self.text)
        return found[1] if found else ""

    @property
    def mine(self) -> bool:
        return 'id="banner" class="mine"' in self.text

    @property
    def over(self) -> bool:
        return 'class="result"' in self.text

    def has(self, do: str) -> bool:
        return f'name="do" value="{do}"' in self.text

    def said(self) -> str:
        """The sentence of a refusal."""
        line = re.search(r'id="refusal"[^>]*>(.*?)</p>', self.text, re.S)
        found = line or re.search(r"</h1><p>(.*?)</p>", self.text, re.S)
        return found[1] if found else ""

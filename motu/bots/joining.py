"""A bot of yours sits down at a served table, over HTTP, by the link that its host made for the seat."""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from http.client import HTTPException
from typing import Any
from urllib.parse import urlencode

from motu.bots.bot import Bot
from motu.bots.turns import turn
from motu.games._shared.text import preferred, say
from motu.kernel.core import State
from motu.kernel.data import from_data, to_data
from motu.match.errors import MotuError
from motu.match.game import game, known_box

WAIT = 25.0  # seconds for which the service may let a question wait
TRIES = 30  # to reach a service that does not answer, a second apart

Seen = dict[str, Any]


class NotServed(MotuError):
    """The service cannot be reached, or refused."""


class Refused(NotServed):
    """What the service refused, in its own words; `kind` never changes."""

    def __init__(self, kind: str, sentence: str) -> None:
        super().__init__(say("verbatim", text=sentence))
        self.kind = kind


class Seat:
    """A seat of a served table, held by this program."""

    def __init__(self, base: str, table: str, token: str) -> None:
        self.address = f"{base}/api/table/{table}"
        self.token = token

    @classmethod
    def take(cls, link: str, name: str) -> Seat:
        """Use an invitation: `http://…/join/<table>/<claim>`."""
        base, _, rest = link.strip().rstrip("/").partition("/join/")
        known = base.startswith(("http://", "https://")) and rest.count("/") == 1
        if not known or " " in link.strip() or not link.strip().isprintable():
            raise NotServed(say("join-bad-link", link=link[:200]))
        told = _call(f"{base}/api/join/{rest}", {"name": name})
        return cls(base, told["table"], told["token"])

    def look(self, after: str = "") -> Seen:
        """The table; with the revision seen last, as soon as there is something else to see."""
        asked = urlencode({"after": after, "wait": WAIT if after else 0})
        return _call(f"{self.address}?{asked}", None, self.token)

    def answer(self, question: str, choice: int) -> Seen:
        """Answer a question; if the connection breaks, the same answer may be sent again."""
        body = {"question": question, "choice": choice, "key": secrets.token_hex(12)}
        return _call(f"{self.address}/answer", body, self.token)


def play_seat(seat: Seat, bot: Bot, watch: Callable[[Seen], None] = lambda seen: None) -> Seen:
    """Play to the end of the game: what there is to see then."""
    seen = seat.look()
    while seen["status"] in ("open", "playing"):
        watch(seen)
        if seen["question"] is None:
            seen = seat.look(seen["revision"])
            continue
        planned = turn(bot, game(seen["game"]).folder, position(seen), seen["seat"])
        for n, action in enumerate(planned):
            if n and all(choice["id"] != action for choice in seen["choices"]):
                break  # the table has gone another way than planned
            try:
                seen = seat.answer(seen["question"], action)
            except Refused as refused:
                if refused.kind != "stale":
                    raise
                seen = seat.look()
                break
    return seen


def position(seen: Seen) -> State:
    """The world that came with a question, as a state: it fits all that the seat knows."""
    one = game(seen["game"])
    box = known_box(seen["game"], json.dumps(seen["edition"]))
    s: State = one.folder.new_state(box, seen["seats"], one.check_options(seen["options"]))
    data = {**to_data(s), **seen["world"]}
    data["agenda"] = data["agenda"] + [0] * (len(s.agenda) - len(data["agenda"]))
    from_data(s, data)
    return s


def _call(address: str, body: Seen | None, token: str = "") -> Seen:
    headers = {"accept-language": preferred(), "content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    sent = None if body is None else json.dumps(body).encode()
    for left in reversed(range(TRIES)):
        try:
            request = urllib.request.Request(address, sent, headers)
            with urllib.request.urlopen(request, timeout=WAIT + 20) as answer:
                told: Seen = json.load(answer)
                return told
        except urllib.error.HTTPError as error:
            raise _refusal(error) from error
        except (OSError, HTTPException, ValueError) as error:
            if not left:
                raise NotServed(say("join-no-answer", address=address, detail=str(error))) from error
            time.sleep(1)
    raise AssertionError("unreachable")


def _refusal(error: urllib.error.HTTPError) -> Refused:
    try:
        told = json.load(error)
        return Refused(str(told["kind"]), str(told["error"]))
    except (ValueError, KeyError, TypeError):
        return Refused("unknown", f"{error.code} {error.reason}")

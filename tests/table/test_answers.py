"""What answers carry: what may be kept, which cookies travel how, and no name that the asker made up."""

from __future__ import annotations

import time

import httpx
import pytest
from litestar.routes import HTTPRoute

from motu.table.serve import Server
from tests.table.house import HERE, House, Page
from tests.table.test_seats import link

FOR_ALL = ("/static", "/scene.css", "/picture")  # the same for everybody


def test_what_a_seat_may_know_is_kept_nowhere(house: House) -> None:
    me = house.visitor()
    id, other = me.make(kinds=("me", "here")), "0"
    asked = [route for route in house.app.routes if isinstance(route, HTTPRoute) and "GET" in route.methods]
    for route in asked:
        parts = [p if isinstance(p, str) else id if p.name == "id" else other for p in route.path_components]
        with me.stream("GET", "/" + "/".join(parts)) as answer:
            kept = answer.headers["cache-control"]
        assert kept == "no-store" or (answer.status_code == 200 and route.path.startswith(FOR_ALL)), route
    kinds = {"/static/motu.css": "text/css", "/static/pick.js": "javascript", "/scene.css": "text/css",
             "/static/motu.svg": "image/svg+xml", "/picture/costa-ruana": "image/svg+xml"}  # fmt: skip
    for path, kind in kinds.items():
        answer = me.get(path)
        assert answer.status_code == 200 and "max-age" in answer.headers["cache-control"], path
        assert kind in answer.headers["content-type"], path  # else a browser does not use it
    assert me.get("/nowhere").headers["cache-control"] == "no-store"
    assert me.post("/tables", data={"game": "chess"}).headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("source", "proto", "secure"),
    [("127.0.0.1", "https", True), ("127.0.0.1", "http", False), ("127.0.0.2", "https", False)],
)
def test_cookies_of_https_never_travel_without(house: House, source: str, proto: str, secure: bool) -> None:
    """A proxy on this machine is believed; whoever comes from elsewhere can say what he likes."""
    headers = {**HERE, "x-forwarded-proto": proto}
    way = httpx.HTTPTransport(local_address=source)
    with httpx.Client(base_url=house.url, headers=headers, transport=way) as visitor:
        answer = visitor.post("/settings", data={"lang": "en", "name": "Ann"})
    cookies = answer.headers.get_list("set-cookie")
    assert len(cookies) == 2 and all("SameSite=lax" in one for one in cookies)
    assert [("Secure" in one) for one in cookies] == [secure, secure]
    assert sum("HttpOnly" in one for one in cookies) == 1


def test_the_service_believes_proxies_on_its_own_machine(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    config = Server(house.app).config
    assert config.proxy_headers and config.forwarded_allow_ips == "127.0.0.1,::1"


@pytest.mark.parametrize("scripted", [True, False])
def test_an_invitation_names_no_host_that_the_asker_made_up(house: House, scripted: bool) -> None:
    host, guest = house.visitor(), house.visitor()
    id = host.make(kinds=("me", "invite"))
    headers = {"host": "evil.example", **({"hx-request": "true"} if scripted else {})}
    answer = host.post(f"/table/{id}/move", data={"invite": "1"}, headers=headers)
    assert answer.status_code == 200 and "evil.example" not in answer.text
    assert f'value="{house.url}{link(answer.text)}"' in answer.text and "<svg" in answer.text
    assert ("<html" in answer.text) != scripted
    assert guest.post(link(answer.text)).status_code == 303
    assert house.table(id).status == "playing"


def test_a_strange_cookie_takes_no_time(house: House) -> None:
    """Undoing the quotes of this one took nine seconds, in which nobody was served."""
    me = house.visitor()
    id = me.make(kinds=("me", "here"))
    mine = f"motu={me.cookies['motu']}"
    began = time.monotonic()
    strange = {"cookie": 'a="' + "\\" * 60_000 + f'"; {mine}; lang=en'}
    with httpx.Client(base_url=house.url, headers={**HERE, **strange}) as other:
        page = Page(other.get(f"/table/{id}").text)
    assert time.monotonic() - began < 3
    assert page.lang == "en" and page.choices  # ours are found beside it

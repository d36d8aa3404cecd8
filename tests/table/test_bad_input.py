"""Whatever comes in: the right status, one sentence in the reader's language, nothing changed or leaked."""

from __future__ import annotations

import httpx
import pytest

from tests.table.house import House, Page
from tests.table.test_truth import known, seated

MARKUP = """<b onload=x>"'&</b><script>alert(1)</script>"""


def sentence(answer: httpx.Response, status: int, lang: str = "fr") -> str:
    assert answer.status_code == status, (answer.status_code, answer.text[:300])
    page = Page(answer.text)
    said = page.said()
    assert said and "Traceback" not in answer.text, answer.text[:300]
    if "<html" in answer.text:
        assert page.lang == lang
    return said


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    "address",
    ["/nowhere", "/table/nothing", "/table/nothing/stream", "/table/nothing/replay", "/table/nothing/record",
     "/table/nothing/thing", "/join/nothing/x", "/numbers/nothing", "/rivals/nothing",
     "/table/nothing/hand/0", "/static/app.py"],
)  # fmt: skip
def test_what_does_not_exist_is_not_found(house: House, address: str, lang: str) -> None:
    sentence(house.visitor(lang).get(address), 404, lang)


def test_wrong_methods_are_refused(house: House) -> None:
    me = house.visitor()
    id = me.make()
    for address in ("/settings", f"/table/{id}/move", f"/table/{id}/chat", "/import"):
        sentence(me.get(address), 405)
    for address in ("/", f"/table/{id}", f"/table/{id}/replay", f"/table/{id}/thing"):
        sentence(me.post(address), 405)


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://evil.example"},
        {},
    ],
)
def test_writes_from_other_pages_are_refused(house: House, headers: dict[str, str]) -> None:
    me = house.visitor()
    id = me.make(kinds=("me", "here"))
    before = known(house.table(id))
    cookies = {"motu": me.cookies["motu"]}
    with httpx.Client(
        base_url=house.url, cookies=cookies, headers={"accept-language": "fr", **headers}
    ) as other:
        for address in ("/tables", f"/table/{id}/move", f"/table/{id}/chat", "/settings", "/import"):
            assert "ne vient pas" in sentence(other.post(address, data={"do": "undo"}), 403)
    assert known(house.table(id)) == before


def test_forged_and_foreign_cookies_open_nothing(house: House) -> None:
    id, people = seated(house, 2)
    asked = house.table(id).match.awaiting[0]
    page = people[asked].page(id)
    before = known(house.table(id))
    for cookie in (
        "",
        "x",
        "a" * 5000,
        people[asked].cookies["motu"][:-1],
        house.table(id).seats[asked].owner,
    ):
        other = house.visitor(cookie=cookie)
        seen = other.page(id)
        assert (
            not seen.choices and not seen.mine and 'href="#art-card' not in seen.text.split("zone-hand")[-1]
        )
        answer = other.do(id, choice=page.choices[0], question=page.question, seat=str(asked))
        assert "pas le vôtre" in sentence(answer, 403)
    assert known(house.table(id)) == before


def test_nobody_answers_for_another_seat(house: House) -> None:
    id, people = seated(house, 2)
    asked = house.table(id).match.awaiting[0]
    page = people[asked].page(id)
    before = known(house.table(id))
    other = people[1 - asked]
    for seat in (str(asked), str(1 - asked), "7", "x"):
        answer = other.do(id, choice=page.choices[0], question=page.question, seat=seat)
        assert "Ce n’est pas à vous" in sentence(answer, 409)
    assert other.get(f"/table/{id}/hand/{asked}").status_code == 404
    assert known(house.table(id)) == before


@pytest.mark.parametrize(
    "form",
    [{}, {"choice": ""}, {"choice": "999999"}, {"choice": "-1"}, {"choice": "9" * 50}, {"choice": "settle x"},
     {"gesture": "nonsense"}, {"do": "confirm"}, {"do": "fly"}, {"choice": "²"}, {"do": "pace"},
     {"invite": "9"}, {"invite": "x"}, {"do": "rematch"}, {"do": "join", "seat": "1"}],
)  # fmt: skip
def test_nonsense_is_refused_and_changes_nothing(house: House, form: dict[str, str]) -> None:
    me = house.visitor()
    id = me.make(kinds=("me", "here"))
    before = known(house.table(id))
    if form.get("do") == "join":
        assert me.do(id, **form).status_code == 204  # I sit there already
    else:
        sentence(me.do(id, **form), 409)
    assert known(house.table(id)) == before


def test_tables_that_cannot_be_are_not_made(house: House) -> None:
    me = house.visitor()
    for form in (
        {"game": "chess", "quick": "greedy", "seats": "3"},
        {"game": "costa-ruana", "quick": "greedy", "seats": "99"},
        {"game": "costa-ruana", "quick": "greedy", "seats": "-1"},
        {"game": "costa-ruana", "quick": "oracle", "seats": "3"},
        {"game": "costa-ruana", "seat0": "me"},
        {"game": "costa-ruana", "seat0": "me", "seat1": "greedy", "option-nothing": "yes"},
        {},
    ):
        answer = me.post("/tables", data=form)
        assert answer.status_code == 400 and 'class="refusal"' in answer.text


def test_bad_files_get_a_sentence(house: House) -> None:
    me = house.visitor()
    for content in (b"", b"{}", b"\xff\xfe", b"[" * 3000, b'{"motu": 1}', b"null"):
        answer = me.post("/import", files={"record": ("x.json", content)})
        assert answer.status_code == 400 and 'class="refusal"' in answer.text
    for content in (b"\xff\xfe", b"= nothing", b"[islands]\nx = 1\n", b"a = " + b"[" * 2000):
        form = {"game": "costa-ruana", "seat0": "me", "seat1": "greedy"}
        answer = me.post("/tables", data=form, files={"edition": ("box.toml", content)})
        assert answer.status_code == 400 and 'class="refusal"' in answer.text, content


def test_too_much_and_malformed_bodies_are_refused(house: House) -> None:
    me = house.visitor()
    id = me.make(kinds=("me", "here"))
    before = known(house.table(id))
    large = me.post(f"/table/{id}/move", data={"choice": "x" * 400_000})
    assert "300" in sentence(large, 413)
    kinds = (
        "multipart/form-data; boundary=",
        "multipart/form-data",
        "application/json",
        "text/plain",
        "nonsense",
    )
    for kind in kinds:
        answer = me.post(f"/table/{id}/move", content=b"\xff\x00{", headers={"content-type": kind})
        assert 400 <= answer.status_code < 500, (kind, answer.status_code)
        sentence(answer, answer.status_code)
    for at in ("x", "-3", "9" * 40, "1e3", "²"):
        assert me.get(f"/table/{id}/replay", params={"at": at}).status_code == 200
    assert me.get(f"/table/{id}/thing", params={"name": "x" * 3000}).status_code == 200
    assert known(house.table(id)) == before


def test_markup_in_names_and_chat_is_text_everywhere(house: House) -> None:
    host = house.visitor()
    host.post("/settings", data={"name": MARKUP})
    id = host.make(kinds=("me", "here", "greedy"), public="yes")
    host.post("/settings", data={"name": MARKUP})
    host.post(f"/table/{id}/chat", data={"text": MARKUP})
    watcher = house.visitor()
    watcher.post("/settings", data={"name": MARKUP})
    watcher.post(f"/table/{id}/chat", data={"text": MARKUP})
    watcher.get(f"/table/{id}/thing", params={"name": MARKUP})
    for visitor in (host, watcher):
        texts = [visitor.get(path).text for path in ("/", f"/table/{id}", f"/table/{id}/replay")]
        texts.append(visitor.message(id)[1])
        texts.append(visitor.do(id, choice=MARKUP).text)
        assert any("&lt;b onload" in text for text in texts)
        for text in texts:
            assert "<b onload" not in text and "alert(1)</script>" not in text


def test_names_and_lines_have_a_length(house: House) -> None:
    me = house.visitor()
    me.post("/settings", data={"name": "x" * 500})
    id = me.make(kinds=("me", "greedy"))
    assert house.table(id).seats[0].name == "x" * 24
    for text in ("", "   ", "x" * 301):
        sentence(me.post(f"/table/{id}/chat", data={"text": text}), 400)
    assert not house.table(id).chat


def test_settings_lead_only_to_our_own_pages(house: House) -> None:
    me = house.visitor()
    for back in ("http://evil.example/", "//evil.example", "/\\evil.example", "javascript:x", "/\r\nx: y"):
        answer = me.post("/settings", data={"back": back, "lang": "en"})
        assert answer.headers["location"] == "/"
    assert (
        me.post("/settings", data={"back": "/numbers/costa-ruana"}).headers["location"]
        == "/numbers/costa-ruana"
    )


def test_every_answer_carries_the_policy(house: House) -> None:
    me = house.visitor()
    id = me.make()
    for path in ("/", f"/table/{id}", "/nowhere", "/static/motu.css", f"/table/{id}/replay"):
        policy = me.get(path).headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy

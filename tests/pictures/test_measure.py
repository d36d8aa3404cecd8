"""The measure itself: what it must see, it sees."""

from __future__ import annotations

import pytest

from tests.pictures import faults
from tests.pictures.measure import Picture

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1066 690">'
GROUND = '<rect width="1066" height="690" fill="#FFFFFF"/>'
TWICE = '<defs><g id="a">{}</g></defs><use href="#a"/><use href="#a" transform="translate(9 0)"/>'


def text(words: str, x: float = 100, y: float = 100, size: float = 15, fill: str = "#000000") -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}">{words}</text>'


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (text("one") + text("two", 110), "overlap"),
        (text("one") + f'<g transform="translate(60 60) scale(2)">{text("two", 20, 20)}</g>', "overlap"),
        (TWICE.format(text("one")), "overlap"),
        (text("tiny", size=10.9), "10.9 px"),
        (f'<g transform="scale(0.5)">{text("tiny")}</g>', "7.5 px"),
        (text("far", x=1047), "leaves the picture"),
        (f'<g><rect class="frame" x="90" y="80" width="30" height="30"/>{text("wide")}</g>', "sticks out"),
        (text("pale", fill="#AAAAAA"), "hard to read"),
        ('<rect x="90" y="80" width="99" height="30" fill="#333333"/>' + text("dark"), "hard to read"),
        ('<g id="a"/><g id="a"/>', "two elements"),
        ('<g style="fill:red"/>', "style"),
    ],
)  # fmt: skip
def test_a_fault_is_seen(content: str, fault: str) -> None:
    found = faults.faults(Picture(f"{HEAD}{GROUND}{content}</svg>"))
    assert found
    assert all(fault in one for one in found)


def test_a_good_picture_has_no_faults() -> None:
    unseen = f'<g opacity="0">{text("one")}</g><title>one</title>'
    assert not faults.faults(Picture(f"{HEAD}{GROUND}{text('one')}{text('two', 100, 120)}{unseen}</svg>"))

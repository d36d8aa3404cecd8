"""The repository works behind any registry and on any machine: it names none."""

from __future__ import annotations

import re

from tests.house.tracked import texts

# Written so that no pattern finds itself.
HOSTS = re.compile(
    r"pypi[.]org|pythonhosted[.]org|npmjs[.](?:org|com)|yarnpkg[.]com|jsr[.]io"
    r"|anaconda[.]org|deb[.]debian[.]org|archive[.]ubuntu[.]com|ghcr[.]io"
)
INDEXES = re.compile(
    r"--(?:extra-|default-)?index-url\b|--(?:index|find-links)\b"
    r"|^-[if]\s|^\s*(?:extra-|default-)?(?:index-url|find-links|registry)\s*=",
    re.MULTILINE,
)
MACHINES = re.compile(r"(?<![\w.])/(?:home|root|work|Users)/")


def found(pattern: re.Pattern[str], skipped: str = "") -> list[str]:
    return [
        f"{path}: {hit[0]}"
        for path, text in texts()
        if not (skipped and path.startswith(skipped))
        for hit in pattern.finditer(text)
    ]


def test_no_file_names_the_host_of_a_registry() -> None:
    assert found(HOSTS) == []


def test_no_file_names_an_index() -> None:
    assert found(INDEXES) == []


def test_no_file_names_a_folder_of_a_machine() -> None:
    assert found(MACHINES, skipped="tests/") == []


def test_the_patterns_find_what_they_are_for() -> None:
    dot, dash = ".", "-"
    assert HOSTS.search(f"https://pypi{dot}org/simple")
    assert INDEXES.search(f"librt\n{dash}{dash}index-url https://example")
    assert INDEXES.search(f"{dash}f wheels")
    assert not INDEXES.search("uv pip compile --no-emit-index-url --no-emit-find-links")
    assert MACHINES.search("see /home/someone/motu") and not MACHINES.search("example.net/home/page")

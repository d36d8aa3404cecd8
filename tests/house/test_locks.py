"""The repository works behind any registry and on any machine: it names none."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise

from tests.house.tracked import ROOT, texts

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
LOCKS = ("requirements.txt", "requirements-build.txt", "requirements-dev.txt")


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


def test_every_locked_version_is_exact_and_hashed() -> None:
    for lock in LOCKS:
        for entry in re.split(r"\n(?=[a-z])", (ROOT / lock).read_text().strip()):
            assert re.match(r"[a-z0-9.-]+==\S+ ", entry), f"{lock}: {entry[:60]}"
            assert "--hash=sha256:" in entry, f"{lock}: {entry[:60]}"


def test_the_locks_pin_every_dependency_and_agree() -> None:
    pin = re.compile(r"^([a-z0-9.-]+)==(\S+)", re.MULTILINE)
    pins = [dict(pin.findall((ROOT / lock).read_text())) for lock in LOCKS]
    for smaller, larger in pairwise(pins):
        assert smaller.items() <= larger.items()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    names = {re.split(r"[<>=;\[]", dependency)[0] for dependency in project["dependencies"]}
    assert {re.sub(r"[_.]", "-", name) for name in names} <= set(pins[0])

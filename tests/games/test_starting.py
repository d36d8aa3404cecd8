"""What a match cannot be started with, in both languages: Costa Ruana stands for all games."""

from __future__ import annotations

from typing import Any

import pytest

import motu
from tests.games.costa_ruana.situations import costa
from tests.games.telling import french


@pytest.mark.parametrize("key", ["", "costa_ruana", "Costa Ruana", "chess", None], ids=repr)
def test_an_unknown_game(key: Any) -> None:
    with pytest.raises(motu.UnknownGame) as caught:
        motu.game(key)
    known = ", ".join(motu.all_games())
    fr = french(f"Le jeu « {key} » n’existe pas ici ; voici ceux qui existent : {known}.")
    assert caught.value.text("fr") == fr
    assert caught.value.text("en") == f"There is no game “{key}” here; these exist: {known}."


@pytest.mark.parametrize("option", ["huts", "OPEN_HUTS", "", 3], ids=repr)
def test_an_unknown_option(option: Any) -> None:
    with pytest.raises(motu.BadSetup) as caught:
        costa().start(options={option: True})
    known = "edition, limit, open_huts"
    fr = french(f"Costa Ruana n’a pas d’option « {option} » ; voici celles qui existent : {known}.")
    assert caught.value.text("fr") == fr
    assert caught.value.text("en") == f"Costa Ruana has no option “{option}”; these exist: {known}."


@pytest.mark.parametrize(
    ("option", "value", "il_faut", "it_takes"),
    [
        ("open_huts", 1, "oui ou non (true, false)", "yes or no (true, false)"),
        ("open_huts", "yes", "oui ou non (true, false)", "yes or no (true, false)"),
        ("open_huts", None, "oui ou non (true, false)", "yes or no (true, false)"),
        ("limit", -1, "un nombre entier, 0 ou plus", "a whole number, 0 or more"),
        ("limit", True, "un nombre entier, 0 ou plus", "a whole number, 0 or more"),
        ("limit", 2.5, "un nombre entier, 0 ou plus", "a whole number, 0 or more"),
        ("edition", 3, "le chemin d’un fichier", "the path of a file"),
    ],
)
def test_a_bad_option_value(option: str, value: Any, il_faut: str, it_takes: str) -> None:
    with pytest.raises(motu.BadSetup) as caught:
        costa().start(options={option: value})
    fr = french(f"L’option « {option} » ne peut pas valoir « {value} » : il faut {il_faut}.")
    assert caught.value.text("fr") == fr
    assert caught.value.text("en") == f"The option “{option}” cannot be “{value}”: it takes {it_takes}."


@pytest.mark.parametrize("limit", [2**40, 2**63, 10**30])
def test_an_enormous_limit_is_refused_or_never_reached(limit: int) -> None:
    """Interpreted and compiled alike."""
    try:
        match = costa().start(options={"limit": limit})
    except motu.BadSetup:
        return
    assert match.awaiting


@pytest.mark.parametrize("seed", ["", "x", "1.5", 1.5, True, "-", "--3", "ab" * 31], ids=repr)
def test_a_bad_seed(seed: Any) -> None:
    with pytest.raises(motu.BadSetup) as caught:
        costa().start(seed=seed)
    fr = f"La graine « {seed} » ne convient pas : il faut un nombre entier ou 64 chiffres hexadécimaux."
    assert caught.value.text("fr") == french(fr)
    en = f"The seed “{seed}” will not do: it takes a whole number or 64 hexadecimal digits."
    assert caught.value.text("en") == en


def test_every_error_is_a_sentence_of_its_own_kind() -> None:
    for kind in (motu.UnknownGame, motu.BadSetup, motu.BadEdition, motu.IllegalChoice):
        assert issubclass(kind, motu.MotuError)
    with pytest.raises(motu.MotuError, match=r"\.$"):
        motu.game("chess")

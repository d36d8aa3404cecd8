"""What Raiatea does for people beyond its rules: open screens, and the blessing told ritual by ritual."""

from __future__ import annotations

from typing import Any

from tests.games.raiatea.situations import blessing, building, give, go, statue, table

GOODS = ("uru", "taro", "mahi_mahi", "tiare")


def goods(**counts: int) -> dict[str, int]:
    return {good: counts.get(good, 0) for good in GOODS}


def players(view: dict[str, Any], fact: str) -> list[Any]:
    return [player[fact] for player in view["players"]]


def test_screens_are_closed_unless_all_want_them_open() -> None:
    s = table(3)
    give(s, "B", pearls=7, mana=9, goods="uru taro")
    view = building(s).view(0)
    assert (
        players(view, "pearls")[1:] == players(view, "mana")[1:] == players(view, "goods")[1:] == [None, None]
    )


def test_open_screens_show_what_can_be_counted_and_no_ritual() -> None:
    s = table(3, open_screens=True)
    give(s, "B", pearls=7, mana=9, goods="uru taro", hand="hina rua_hatu", masks="mask_mp mask_mp")
    statue(s, 1, "t1_p3", "t1_uru t1_p4")
    match = building(s)
    go(match, "A mission decline", "B mission t1_p3")
    for viewer in (0, 2, None):
        view = match.view(viewer)
        assert players(view, "pearls")[1] == 4 and players(view, "mana")[1] == 9
        assert players(view, "goods")[1] == goods(uru=1, taro=1)
        assert players(view, "points")[1]["mission_masks"] == 1  # a pair that counts pearl missions
        assert view["players"][1]["cards"] == {"normal": 2, "forbidden": 0}
        assert "rua_hatu" not in str({**view, "rituals": None})


def test_a_good_stolen_unseen_stays_unknown_behind_open_screens() -> None:
    s = table(4, tane=True, open_screens=True)
    give(s, "B", goods="uru taro")
    statue(s, 1, "t1_p3")
    match = blessing(s, 5, A="hiro")
    go(match, "A steal_good B", "* stolen B taro")
    for viewer in (0, 1):
        assert players(match.view(viewer), "goods") == [goods(taro=1), goods(uru=1), goods(), goods()]
    assert players(match.view(2), "goods") == [None, None, goods(), goods()]
    assert players(match.view(None), "goods") == [None, None, goods(), goods()]


def test_the_blessing_tells_of_each_ritual_what_the_bag_had_left_or_lacked() -> None:
    s = table(3, tane=True)
    statue(s, 1, "t1_p3")
    match = blessing(s, 14, A="tii raa", B="rua_hatu ihi", C="atea")
    assert match.view(2)["ceremony"]["settled"] == [
        {"ritual": "tii", "owner": 0, "fate": "acted", "mana": 12},
        {"ritual": "rua_hatu", "owner": 1, "fate": "acted", "mana": 8},
        {"ritual": "raa", "owner": 0, "fate": "acted", "mana": 3},
        {"ritual": "atea", "owner": 2, "fate": "failed", "mana": 4},
        {"ritual": "ihi", "owner": 1, "fate": "failed", "mana": 8},
    ]
    said = [event.text("en") for event in match.events(None)]
    assert "Red performs Ra’a for 5 mana: 3 left in the bag." in said
    assert "Green’s Ātea fails: 4 mana short." in said


def test_cancelled_rituals_are_told_and_nothing_is_left_after_the_ceremony() -> None:
    s = table(3, tane=True)
    statue(s, 1, "t1_p3")
    match = blessing(s, 40, A="vero", B="taaroa", C="ihi raa")
    go(match, "A cancel_player C")
    settled = match.view(0)["ceremony"]["settled"]
    assert [(one["ritual"], one["fate"]) for one in settled] == [
        ("raa", "acted"),
        ("vero", "acted"),
        ("ihi", "cancelled"),
        ("taaroa", "acted"),
    ]
    match = building(s := table(3))
    s.settle(3, 1, 1, 7)
    statue(s, 1, "t1_p3")
    go(match, "A mission decline", "B mission decline", "C mission decline")
    assert s.settled == 0 and not any(s.row) and not any(s.row_owner)

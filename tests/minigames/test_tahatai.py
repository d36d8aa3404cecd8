"""The example of the guide, as a player meets it: rules, words and picture."""

from __future__ import annotations

import re
from typing import Any

import pytest

from motu.games import folders
from motu.games._shared.text import LANGUAGES
from motu.kernel.box import BoxError
from motu.kernel.insight import POINT
from motu.kernel.vectors import zeros
from motu.match.game import Game
from motu.match.match import Match
from tests.games.telling import french
from tests.minigames.tahatai import FOLDER
from tests.minigames.tahatai.box import KIND_NAMES, KINDS
from tests.minigames.tahatai.rules.beaches import LAY_OR_KEEP

GAME = Game(FOLDER)
COWRIE, CONCH, VOLUTE = range(KINDS)


def dealt(*hands: tuple[int, ...]) -> Match:
    """A match in which these shells were drawn."""
    match = GAME.start(seats=len(hands), seed=1)
    s: Any = match.state
    s.basket = GAME.box(None).shells[:]  # type: ignore[attr-defined]
    for seat, hand in enumerate(hands):
        for kind in range(KINDS):
            s.hand[seat * KINDS + kind] = hand.count(kind)
            s.basket[kind] -= hand.count(kind)
    return match


def log(match: Match, viewer: int | None, lang: str) -> list[str]:
    return [event.text(lang) for event in match.events(viewer)]


def test_a_player_is_asked_plays_and_everybody_reads_of_it() -> None:
    match = dealt((COWRIE,) * 4, (CONCH,) * 4)
    assert match.question(0, "fr") == "Posez un coquillage sur une plage, ou gardez-les"
    assert match.question(0, "en") == "Lay a shell on a beach, or keep them"
    assert [choice.notation for choice in match.choices(0)] == [
        "lay cowrie palms",
        "lay cowrie reef",
        "lay cowrie crabs",
        "keep",
    ]
    match.play(0, "lay cowrie reef")
    at_the_reef = match.choices(1)[1]
    assert at_the_reef.targets == ("hand_conch", "reef") and at_the_reef.rule == "TH-3.5"
    assert at_the_reef.label("fr") == "Poser une conque sur la plage du Récif (2 points)"
    match.play(1, at_the_reef)
    assert french("Bleu pose une conque sur la plage du Récif : 2 points.") in log(match, None, "fr")
    assert "Blue lays a conch on Reef Strand: 2 points." in log(match, None, "en")
    assert any(line.startswith("The tide rises on ") for line in log(match, None, "en"))


def test_a_refusal_names_the_rule_that_is_meant() -> None:
    match = dealt((COWRIE,) * 4, (COWRIE,) * 4)
    match.play(0, "lay cowrie reef")
    missing, taken = match.why_not(1, "lay volute reef"), match.why_not(1, "lay cowrie reef")
    assert missing is not None and taken is not None
    assert (missing.rule, taken.rule) == ("TH-3.3", "TH-3.4")
    assert missing.text("fr") == french(
        "Vous n’avez pas de volute en main : posez ce que vous tenez, ou gardez tout."
    )
    assert taken.text("en") == "Reef Strand has a cowrie already: choose another beach or another shell."


def test_a_shell_scores_with_those_beside_it_and_a_necklace_at_the_end() -> None:
    match = dealt((COWRIE, COWRIE, CONCH, VOLUTE), (CONCH,) * 4)
    match.play(0, "lay cowrie palms")
    match.play(1, "lay conch palms")
    while not match.over:
        match.play(match.awaiting[0], "keep")
    assert match.score_sources == [{"beaches": 1, "necklace": 3}, {"beaches": 2, "necklace": 1}]
    assert match.ranking == [(0,), (1,)]


def test_points_being_equal_more_shells_win() -> None:
    match = dealt((COWRIE, COWRIE, CONCH, CONCH), (VOLUTE,) * 4)
    match.play(0, "keep")
    match.play(1, "lay volute palms")
    while not match.over:
        match.play(match.awaiting[0], "keep")
    assert match.scores == [2, 2] and match.ranking == [(0,), (1,)]


def test_a_hand_is_its_owners_alone_until_the_end() -> None:
    match = dealt((COWRIE,) * 4, (VOLUTE,) * 4)
    assert [match.view(viewer)["hand"] for viewer in (0, 1, None)] == [["cowrie"] * 4, ["volute"] * 4, []]
    assert all(player["shown"] == [] for player in match.view(0)["players"])
    while not match.over:
        match.play(match.awaiting[0], "keep")
    assert [player["shown"] for player in match.view(None)["players"]] == [["cowrie"] * 4, ["volute"] * 4]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_picture_speaks_both_languages(lang: str) -> None:
    match = dealt((COWRIE, CONCH, CONCH, CONCH), (VOLUTE,) * 4)
    picture = match.svg(0, lang)
    title = {"fr": "Tahatai, tour 1 sur 4", "en": "Tahatai, lap 1 of 4"}[lang]
    assert f'lang="{lang}"' in picture and f'aria-label="{title}"' in picture
    marked = set(re.findall(r'data-target="(\w+)"', picture))
    assert marked == {target for choice in match.choices(0) for target in choice.targets}
    assert marked == {"hand_cowrie", "hand_conch", "palms", "reef", "crabs"}


def test_every_answer_has_a_name_a_label_and_is_read_again() -> None:
    s: Any = dealt((COWRIE,) * 4, (CONCH,) * 4).redacted(0)
    names = FOLDER.action_names(GAME.box(None))
    assert len(names) == FOLDER.ruleset.decisions == LAY_OR_KEEP.size
    for x, name in enumerate(names):
        assert FOLDER.notation(s, 0, LAY_OR_KEEP, x) == name
        assert FOLDER.read(s, 0, LAY_OR_KEEP, name) == x
        label = FOLDER.label(s, 0, LAY_OR_KEEP, x)
        assert all(FOLDER.texts.say(label, lang) for lang in LANGUAGES)
        assert FOLDER.allowed_by(s, 0, LAY_OR_KEEP, x) in GAME.rule_ids()


def test_what_bots_look_at_has_a_name_and_ends_as_the_points() -> None:
    insight = FOLDER.insight
    assert all(FOLDER.texts.has(f"feature-{name}", lang) for name in insight.features for lang in LANGUAGES)
    match = dealt((COWRIE, COWRIE, CONCH, VOLUTE), (CONCH,) * 4)
    assert [insight.worth(match.state, seat) for seat in (0, 1)] == [3 * POINT, POINT]
    while not match.over:
        match.play(match.awaiting[0], "keep")
    found = zeros(insight.size)
    insight.gauge(match.state, 0, found)
    assert list(found) == [3 * POINT, 0] and match.scores == [3, 1]


def test_a_box_with_too_few_shells_is_refused() -> None:
    with pytest.raises(BoxError) as caught:
        GAME.folder.box({"shells": dict.fromkeys(KIND_NAMES, 5)})
    assert (caught.value.place, caught.value.found, caught.value.wanted) == ("shells", "15", "16")


def test_the_service_does_not_offer_it() -> None:
    assert FOLDER.key not in folders()

"""What is Bora Bora's own in its words: tasks and jewels, forced gods, singulars."""

from __future__ import annotations

import re
import tomllib

import pytest

from motu.games._shared.text import LANGUAGES
from motu.games.bora_bora.nouns import JEWEL, TASK
from tests.games.bora_bora.refused import REFUSED
from tests.games.bora_bora.refused.recruiting import taking_a_woman
from tests.games.bora_bora.situations import (
    bora,
    box_of,
    edition_box,
    give,
    go,
    offered,
    phase_a,
    phase_b,
    phase_c,
    slots_free,
    table,
    temple,
)
from tests.games.bora_bora.spoken import SPOKEN, at_a_fish
from tests.games.speaking import assert_fluent
from tests.games.telling import french

heard = SPOKEN.line


def test_one_of_a_thing_is_singular() -> None:
    for name in ("OFFERINGS", "SHELLS", "CLIMBED", "HUTS_MOVED", "HELP_LOST"):
        assert not re.search(r"\b1 (offrandes|coquillages|cases|huttes|points)", heard(name, [0, 1], "fr"))
        assert not re.search(
            r"\b1 (offerings|shells|status spaces|huts|die points)", heard(name, [0, 1], "en")
        )


def test_every_task_has_words_of_its_own() -> None:
    for lang in LANGUAGES:
        names = [bora().folder.texts.say(TASK.word(box_of(), task), lang) for task in range(60)]
        assert len(set(names)) == 60
        for name in names:
            assert_fluent(name)


@pytest.mark.parametrize(
    ("task", "fr", "en"),
    [
        (11, "«\u00a0huttes dans 9 régions\u00a0»", "“huts in 9 regions”"),
        (16, "«\u00a0huttes\u00a0: 2 montagnes et 2 plages\u00a0»", "“huts: 2 mountains and 2 beaches”"),
        (25, "«\u00a03 bois\u00a0»", "“3 wood”"),
        (30, "«\u00a02 pierres et 2 sables\u00a0»", "“2 stone and 2 sand”"),
        (31, "«\u00a01 bois, 1 pierre et 1 sable\u00a0»", "“1 wood, 1 stone and 1 sand”"),
        (1, "«\u00a01 homme et 1 femme\u00a0»", "“1 man and 1 woman”"),
    ],
)
def test_some_tasks_in_words(task: int, fr: str, en: str) -> None:
    say = bora().folder.texts.say
    assert say(TASK.word(box_of(), task), "fr") == fr
    assert say(TASK.word(box_of(), task), "en").replace(", and", " and") == en


def test_questions_and_labels_through_the_public_face() -> None:
    match = at_a_fish()
    asked = "Jouez le Dieu Rouge pour marquer le poisson de la plage de l’est (+4 PV), ou laissez-le"
    assert match.question(0, "fr") == asked
    english = "Play the Red God to score the fish of the east beach (+4 VP), or leave it"
    assert match.question(0, "en") == english
    assert match.question(1, "fr") == match.question(1, "en") == ""
    labels = {choice.notation: choice.label("en") for choice in match.choices(0)}
    assert labels["score_fish red"] == "Play the Red God with a Red God card and an offering: +4 VP"
    assert labels["score_fish decline"] == "Leave the fish"
    assert [choice.rule for choice in match.choices(0)][:2] == ["BB-4.10", "BB-17.8"]
    assert bora().title("fr") == bora().title("en") == "Bora Bora"


def test_a_label_says_when_blue_is_forced() -> None:
    s = table(4)
    give(s, "A", god_tiles=2)
    match = phase_a(s, ["B1 helper"], A="2 1")
    labels = {choice.notation: choice.label("fr") for choice in match.choices(0)}
    blue = "Poser le 2 : Assistant, avec le Dieu Bleu (coûte une tuile Dieu)"
    both = "Poser le 2 : Assistant, avec les Dieux Bleu et Blanc (un coût pour chacun)"
    assert labels["place 2 helper"] == french(blue)
    assert labels["place 2 helper white"] == french(both)
    assert labels["place 2 temple"] == french("Poser le 2 : Temple")


def test_what_a_god_costs_is_said_before_he_is_played() -> None:
    """The cost itself where there is one way to play him."""
    s = table(4)
    give(s, "A", cards="white red red", offerings=1)
    labels = {one.notation: one.label("fr") for one in phase_a(s, A="2 1 1").choices(0)}
    assert labels["place 2 helper white"].endswith("avec le Dieu Blanc (coût au choix)")
    s = table(4)
    give(s, "A", cards="red red", offerings=1)
    labels = {one.notation: one.label("fr") for one in phase_a(s, A="2 1 1").choices(0)}
    wanted = "avec le Dieu Blanc (coûte deux cartes Dieu Rouge et une offrande)"
    assert labels["place 2 helper white"].endswith(wanted)


@pytest.mark.parametrize(
    ("tiles", "materials", "fr", "en"),
    [
        (0, "z11 z12 z13", "Remplissez une tâche", "Fulfil a task"),
        (
            1,
            "z11 z12",
            "Remplissez une tâche avec le Dieu Jaune, ou abandonnez-en une",
            "Fulfil a task with the Yellow God, or abandon one",
        ),
        (0, "z11 z12", "Aucune tâche complète : abandonnez-en une", "No task is complete: abandon one"),
    ],
)
def test_the_question_of_tasks_says_what_is_possible(tiles: int, materials: str, fr: str, en: str) -> None:
    s = table(4)
    give(s, "A", tasks="st4 t05 t47", materials=materials, god_tiles=tiles)
    match = phase_c(s, "NextSettle")
    assert (match.question(0, "fr"), match.question(0, "en")) == (french(fr), en)


def test_nothing_is_promised_beyond_the_end_of_the_status_track() -> None:
    s = table(4)
    slots_free(s, "A", 2)
    give(s, "A", people="m_status_1 m_status_2")
    s.status[0] = len(s.box.status) - 2
    labels = {one.notation: one.label("fr") for one in phase_b(s).choices(0)}
    assert labels["use man status 2"] == french("Utiliser 2 hommes « Statut » : +1 case Statut")
    s.status[0] += 1
    labels = {one.notation: one.label("fr") for one in phase_b(s).choices(0)}
    wanted = "Utiliser un homme « Statut » : déjà au bout de la piste Statut"
    assert labels["use man status 1"] == french(wanted)
    assert heard("CLIMBED", [0, 0], "fr") == "Rouge est déjà au bout de la piste Statut."


def test_who_is_pushed_in_the_temple() -> None:
    s = table(4)
    temple(s, "AB----")
    match = phase_a(s, A="6 1 1")
    go(match, "A place 6 temple")
    labels = {one.notation: one.label("fr") for one in match.choices(0)}
    assert labels["priest 6"] == "Poser le prêtre sur la case 6 et pousser votre autre prêtre"
    assert labels["priest 5"] == "Poser le prêtre sur la case 5 et pousser le prêtre de Bleu"
    assert labels["priest 4"] == "Poser le prêtre sur la case 4"


def test_the_last_round_is_announced() -> None:
    assert heard("ROUND_STARTED", [6, 0], "fr") == french("Dernière manche : Rouge commence.")
    assert heard("ROUND_STARTED", [5, 0], "fr") == french("Manche 5 : Rouge commence.")


def test_a_jewel_of_an_edition_may_be_free() -> None:
    ours = tomllib.loads((bora().folder.home / "box.toml").read_text("utf-8"))["jewels"]
    box = edition_box(
        {"jewels": [row | {"cost": n, "points": 3} for n, row in zip([0, *[1] * 23], ours, strict=True)]}
    )
    say = bora().folder.texts.say
    assert say(JEWEL.word(box, 0), "fr") == "bijou de 3 PV (gratuit)"
    assert say(JEWEL.word(box, 0), "en") == "jewel worth 3 VP (free)"
    assert say(JEWEL.word(box, 1), "fr") == "bijou de 3 PV (1 coquillage)"


def test_no_answer_is_offered_for_what_is_not_there() -> None:
    for case in REFUSED.cases:
        match = case.situation()
        if match.awaiting:
            assert not [line for line in offered(match) if "none" in line or "symbols" in line]
    assert offered(taking_a_woman()) == ["recruit w_vp_1", "recruit w_vp_2"]

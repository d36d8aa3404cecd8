"""What everybody sees and what nobody else may see: specification of Pantheon, section 6."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import motu
from motu.games.pantheon.rules import tell
from motu.games.pantheon.rules.pieces import CARDS, DEITIES, DEMIGODS, KINDS, LOOTS
from motu.games.pantheon.state import PIECES, Pantheon
from motu.kernel.core import SPECTATOR
from tests.games.hiding import assert_hidden, more, who_notices
from tests.games.pantheon.situations import (
    asked,
    card,
    demigods,
    display,
    give,
    go,
    hand,
    moving,
    no_pile,
    offered,
    only_in_deity_pile,
    pantheon,
    seat,
    show,
    spent,
    state_of,
    table,
    told,
    turn,
)

OF_A_SEAT = {"hand": CARDS, "secret": DEMIGODS}
OF_NOBODY = ("pile", "demigod_pile")


def rich_table() -> motu.Match:
    """Something in every zone of the table."""
    s = table("roma", epoch=4)
    for letter in "ABC":
        give(s, letter, hand="2 move_card card_gift card_priest money_1", kept="vinthrad", ranks="gift 2")
        give(s, letter, demigods="1", secret="2 5", tiles="loot_step_1")
    show(s, "3 6")
    spent(s, "money_3 card_temple")
    return turn(s)


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_exactly_the_fields_of_section_6_are_hidden(viewer: int) -> None:
    assert_hidden(state_of(rich_table()), viewer, OF_A_SEAT, OF_NOBODY)


def test_the_game_declares_its_hidden_fields() -> None:
    folder = pantheon().folder
    assert set(folder.secret) == {*OF_A_SEAT, *OF_NOBODY} and not folder.countable


def another_card_in_hand(s: Pantheon) -> None:
    s.hand[CARDS + card("card_gift")] -= 1
    s.hand[CARDS + card("card_dancer")] += 1


def another_demigod(s: Pantheon) -> None:
    s.secret[DEMIGODS + 4] -= 1
    s.secret[DEMIGODS + 5] += 1


def another_pile(s: Pantheon) -> None:
    s.pile[card("card_gift")] -= 1
    s.pile[card("card_dancer")] += 1


def another_demigod_pile(s: Pantheon) -> None:
    s.demigod_pile[3] -= 1
    s.demigod_pile[4] += 1


def other_dice(s: Pantheon) -> None:
    s.seed(99)


def fewer_special_cards(s: Pantheon) -> None:
    s.special_left -= 1


def another_first_player(s: Pantheon) -> None:
    s.first = 2


@pytest.mark.parametrize(
    ("change", "noticed"),
    [
        (another_card_in_hand, "B"),
        (another_demigod, "B"),
        (another_pile, ""),
        (another_demigod_pile, ""),
        (other_dice, ""),
        (more("hand_size", 1), "-ABC"),
        (more("discard", 1), "-ABC"),
        (more("row", 0), "-ABC"),
        (fewer_special_cards, "-ABC"),
        (more("display", 5), "-ABC"),
        (more("shown", 0), "-ABC"),
        (more("open_demigods", DEMIGODS), "-ABC"),
        (more("rank", KINDS), "-ABC"),
        (more("kept", DEITIES), "-ABC"),
        (more("step_tiles", LOOTS + 9), "-ABC"),
        (more("pieces", PIECES), "-ABC"),
        (more("points", 5), "-ABC"),
        (another_first_player, "-ABC"),
    ],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_who_notices_a_change(change: Callable[[Pantheon], None], noticed: str) -> None:
    assert who_notices(rich_table(), change) == noticed


# --- what is told ---------------------------------------------------------------------------------


def test_a_card_of_the_pile_is_told_to_its_drawer_and_its_number_to_all() -> None:
    match = turn(table())
    go(match, "A draw", "A take pile", "* draw_card A move_card")
    assert told(match, tell.DREW_CARD, 2, "A") == [(0, card("move_card"))]
    for viewer in ("B", "C", ""):
        assert not told(match, tell.DREW_CARD, 2, viewer)
        assert told(match, tell.DREW, 2, viewer) == [(0, 1)]


def test_a_card_of_the_row_is_told_to_all_and_stays_known() -> None:
    match = turn(table())
    go(match, "A draw", "A take card_gift")
    s = state_of(match)
    assert told(match, tell.TOOK_CARD, 2, "C") == [(0, card("card_gift"))]
    assert s.known[card("card_gift")] == 1
    for seed in range(20):
        world = s.copy()
        world.determinize(2, seed)
        assert world.hand[card("card_gift")] >= 1


def test_a_demigod_of_the_pile_is_told_to_its_owner_alone() -> None:
    s = table(epoch=2)
    display(s, "surparit depraccus")
    give(s, "A", ranks="gift 2 priest 2 dancer 1 temple_offering 1")
    only_in_deity_pile(s, "4 plaesiris")
    match = turn(s)
    go(
        match,
        "A worship surparit gift priest dancer temple_offering",
        "* deity A plaesiris",
        "* secret_demigod A 1",
        "* secret_demigod A 3",
    )
    assert told(match, tell.DEMIGOD_DRAWN_OWN, 2, "A") == [(0, 1), (0, 3)]
    for viewer in ("B", "C", ""):
        assert not told(match, tell.DEMIGOD_DRAWN_OWN, 2, viewer)
        assert told(match, tell.DEMIGOD_DRAWN, 1, viewer) == [(0,), (0,)]
    assert demigods(s, "A") == {"1": 1, "3": 1}
    values = {sum(_world(s, 1, seed).secret[v] * (v + 1) for v in range(6)) for seed in range(60)}
    assert values == {2, 3, 4, 5, 6}  # any two of the low ones


def _world(s: Pantheon, viewer: int, seed: int) -> Pantheon:
    world = s.copy()
    world.determinize(viewer, seed)
    return world


def test_the_sum_said_at_the_first_scoring_binds_every_world() -> None:
    s = table(epoch=3)
    display(s, "depraccus")
    give(s, "A", ranks="gift 3 priest 2")
    give(s, "B", secret="1 3")
    match = turn(s)
    go(match, "A worship depraccus gift priest")
    assert told(match, tell.SCORED, 2, "C")[1] == (1, 4)
    for seed in range(40):
        world = _world(s, 2, seed)
        values = [v + 1 for v in range(6) for _ in range(int(world.secret[DEMIGODS + v]))]
        assert sum(values) == 4 and len(values) == 2


def test_who_buys_can_pay_in_every_world() -> None:
    s = table()
    give(s, "A", hand="money_5 money_4 card_gift", ranks="dancer 2")
    match = turn(s)
    go(match, "A buy", "A purchase dancer 4", "A purchase foot")  # 8 owed
    for seed in range(40):
        assert _world(s, 1, seed).money(0) >= 8
    go(match, "A purchase done", "A pay money_5")
    for seed in range(40):
        assert _world(s, 1, seed).money(0) >= 3


def test_hands_called_in_are_forgotten() -> None:
    s = table(players=2)
    match = turn(s)
    go(match, "A draw", "A take card_gift", "A take pile", "A take pile")
    assert s.known[card("card_gift")] == 1
    no_pile(s, "B")
    go(match, "B draw", "B take pile")
    assert not any(s.known) and hand(s, "A") == {}


def test_worlds_deal_every_unseen_card_somewhere() -> None:
    s = state_of(rich_table())
    seen = Counter[int]()
    for seed in range(60):
        world = _world(s, 0, seed)
        assert [int(n) for n in world.hand[:CARDS]] == [int(n) for n in s.hand[:CARDS]]
        assert sum(world.hand[CARDS : 2 * CARDS]) == s.hand_size[1]
        seen.update(t for t in range(CARDS) if world.hand[CARDS + t])
    assert set(seen) == set(range(card("money_2")))  # all special money lies open


def test_a_reaction_without_a_possible_move_is_asked_all_the_same() -> None:
    """Whether somebody could have moved is nobody's business."""
    s = table()
    match = moving(s, "A", 0)
    go(match, "A place h0404")
    assert asked(match) == "B react" and offered(match) == ["draw_one"]
    assert match.view(2)["awaiting"] == [seat("B")]
    assert match.choices(2) == []

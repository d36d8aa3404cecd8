"""The contract finds what it is there for: each of these faults in a mini-game makes a test fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from motu.kernel.core import NoOption
from motu.kernel.moves import Moves
from tests.contract import (
    test_chance,
    test_features,
    test_games,
    test_options,
    test_redaction,
    test_redundant,
    test_sealed,
    test_undo,
    test_worlds,
    test_worlds_dealt,
)
from tests.contract.cases import mini
from tests.minigames import (
    countable,
    draft,
    guarded,
    private,
    promised,
    redundant,
    reshuffle,
    revealed,
    sealed,
    weighted,
)
from tests.minigames.cards import Draw
from tests.minigames.hands import DECIDED, DREW, Hands

two_worlds = test_worlds.test_two_worlds_that_look_alike_are_alike


def also(cls: type, name: str, more: Callable[..., None]) -> tuple[type, str, Callable[..., Any]]:
    """A method that does something more than it should."""
    original = getattr(cls, name)

    def changed(*arguments: Any) -> Any:
        more(*arguments)
        return original(*arguments)

    return cls, name, changed


def tell_card(rule: Any, s: Hands, player: int, a: int, b: int, x: int) -> None:
    s.tell(DREW, player, x + 1)


def tell_pick(rule: Any, s: Hands, player: int, a: int, b: int, x: int) -> None:
    s.tell(DECIDED, player, x)


def tell_buried(rule: Any, s: Hands, player: int, a: int, b: int, x: int) -> None:
    s.tell(DECIDED, *s.sealed[: s.players])


def count_answers(rule: Any, s: Any, player: int, a: int, b: int, x: int) -> None:
    s.points[player] += sum(s.picks(seat) for seat in range(s.players))


def look_at_hand(s: Hands, viewer: int) -> None:
    s.below(1 + int(s.hand[0]))
    for _ in range(int(s.hand[0])):
        s.below(2)


def offer_everything(rule: Any, s: Any, player: int, a: int, b: int, out: Moves) -> None:
    for x in range(rule.size):
        out.add(x)


def nothing(*arguments: Any) -> None:
    pass


FAULTS: dict[str, tuple[Any, Callable[[], None]]] = {
    "hands are not hidden": ((Hands, "hide", nothing), lambda: two_worlds(mini("weighted", 3))),
    "hands are never hidden": (
        (Hands, "hide", nothing),
        lambda: test_redaction.test_each_secret_is_hidden_from_somebody_sometime("guarded"),
    ),
    "a card drawn is told to everybody": (
        also(Draw, "choose", tell_card),
        lambda: two_worlds(mini("guarded", 3)),
    ),
    "a sealed pick is told to everybody": (
        also(sealed.Offer, "answer", tell_pick),
        lambda: two_worlds(mini("sealed", 3)),
    ),
    "a private choice is told to everybody": (
        also(private.Bury, "choose", tell_buried),
        lambda: two_worlds(mini("private", 2)),
    ),
    "the picks of a draft stay": (
        (draft.Builders, "clear_draft", nothing),
        lambda: two_worlds(mini("draft", 2)),
    ),
    "a question that betrays a hand is not guarded": (
        (guarded.PARRY, "guarded", False),
        lambda: two_worlds(mini("guarded", 3)),
    ),
    "dealing keeps the true hands": (
        (Hands, "deal", nothing),
        lambda: test_worlds_dealt.test_each_secret_is_dealt_anew_sometime("weighted"),
    ),
    "dealing looks at a true hand": (
        also(Hands, "deal", look_at_hand),
        lambda: test_worlds_dealt.test_a_world_owes_nothing_to_what_its_viewer_cannot_know(
            mini("weighted", 3)
        ),
    ),
    "a promise is forgotten": (
        (promised.Toll, "promised", lambda self, viewer: True),
        lambda: test_worlds_dealt.test_a_world_can_be_played_to_its_end(mini("promised", 3)),
    ),
    "the ledger is forgotten": (
        (reshuffle.Wheel, "promised", lambda self, viewer: True),
        lambda: test_worlds_dealt.test_a_world_fits_what_its_viewer_knows(mini("reshuffle", 3)),
    ),
    "a purse is open": (
        (countable.Purses, "hide", nothing),
        test_features.test_a_purse_is_hidden_though_it_can_be_counted,
    ),
    "what is offered is not what is allowed": (
        (guarded.Attack, "options", offer_everything),
        lambda: test_options.test_options_are_what_check_lets_through(mini("guarded", 2)),
    ),
    "search loses a set of picks": (
        (redundant.Place, "redundant", lambda self, s, player, a, b, x: x == 0),
        lambda: test_redundant.test_search_reaches_every_set_of_picks(mini("redundant", 2)),
    ),
    "weights are not announced": (
        (weighted.WEATHER, "weighted", False),
        lambda: test_chance.test_weights_are_positive_and_unequal_only_where_announced(mini("weighted", 2)),
    ),
    "the order of sealed answers matters": (
        also(sealed.Offer, "answer", count_answers),
        lambda: test_sealed.test_answers_in_any_order_give_the_same_game(mini("sealed", 3)),
    ),
    "what was shouted can be taken back": (
        (revealed.Walk, "reveal", nothing),
        test_undo.test_nobody_takes_back_across_what_was_seen_shouted_or_decided,
    ),
    "cards are made": (
        also(Draw, "choose", lambda rule, s, player, a, b, x: s.bag.__setitem__(x, int(s.bag[x]) + 1)),
        lambda: test_games.test_games_stay_sound_and_end(mini("weighted", 2)),
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_fault_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (where, name, what), contract = FAULTS[fault]
    monkeypatch.setattr("tests.contract.cases.BUDGET", 1.0)  # what an ordinary run finds
    contract()
    monkeypatch.setattr(where, name, what)
    with pytest.raises((AssertionError, NoOption)):
        contract()

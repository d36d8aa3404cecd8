"""Monte Carlo tree search for a seat that does not see everything.

Each iteration deals a new world that fits what the seat knows and walks down one tree in it. A node stands
for what the thinking seat can tell apart: its own picks, and the public part of the picks of others; chance
is drawn anew each time. Only what is legal in the present world competes, and what was seldom offered is not
held to be bad. Every seat plays for its own payoff. In a sealed question each seat has a subtree of its own,
so that nobody answers what he cannot have seen.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final, final

from motu.bots.network import Network
from motu.bots.tree import NONE, UNSEEN, Tree
from motu.kernel.core import SEALED, State
from motu.kernel.engine import OVER, advance, answers, apply, awaiting, public_part, question
from motu.kernel.insight import WORST, Insight
from motu.kernel.moves import Moves
from motu.kernel.steps import kind_of, taking_part
from motu.kernel.vectors import i64, vec

AFTER: Final = -1  # key of the node after sealed answers of others
SEAT: Final = -16  # keys of the subtrees of a sealed question, downwards
HIDDEN: Final = 1 << 40  # keys of what a pick of somebody else showed
DEEPEST: Final = 512  # nodes of one way down


@final
class Settings:
    """How a game is searched. Found by trying in the laboratory; see docs/bots.md."""

    def __init__(
        self, explore: float = 1.2, scale: float = 900.0, sharp: float = 250.0, depth: i64 = 0, judge: i64 = 2
    ) -> None:
        self.explore = explore  # how much of the effort goes to what has been tried little
        self.scale = scale  # hundredths of a point by which a lead becomes a likely victory
        self.sharp = sharp  # hundredths of a point by which one's insight prefers a choice
        self.depth: i64 = depth  # decisions played at random before one's insight judges
        self.judge: i64 = judge  # visits after which one's insight ranks the choices of a node


@final
class Search:
    """One seat thinks about one position. Equal seeds and equal numbers of iterations give equal results."""

    def __init__(
        self,
        insight: Insight[Any],
        settings: Settings,
        actions: i64,
        room: i64,
        network: Network | None = None,
    ) -> None:
        self.insight = insight
        self.network = network
        self.explore = settings.explore
        self.scale = settings.scale
        self.sharp = settings.sharp
        self.depth: i64 = settings.depth
        self.judge: i64 = settings.judge
        self.tree = Tree(room)
        self.root: i64 = self.tree.clear()
        self.me: i64 = 0
        self.iterations: i64 = 0
        self.out = Moves()
        self.trial = Moves()
        self.slot: vec[i64] = vec[i64]([0] * actions)  # action -> child, valid where ...
        self.stamp: vec[i64] = vec[i64]([0] * actions)  # ... this is the present tick
        self.tick: i64 = 0
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.length: i64 = 0
        self.payoff: vec[float] = vec[float]([0.0] * 8)
        self.chain: vec[i64] = vec[i64]([0] * 8)  # where each seat stands in its subtree of a sealed question

    # --- thinking -------------------------------------------------------------------------------

    def forget(self) -> None:
        """Begin with an empty tree."""
        self.root = self.tree.clear()

    def follow(self, action: i64) -> None:
        """Go on from the node after one's own choice, with all that was learnt there."""
        child = self.tree.find(self.root, action << 4 | self.me)
        if child == NONE:
            self.forget()
        else:
            self.root = child

    def think(self, s: State, me: i64, seed: i64, most: i64, until: float) -> i64:
        """Search until so many iterations are done or the clock shows `until`; how many were done.

        The clock is looked at before every iteration but the first: however late it is, something is found.
        `s` is only copied: the caller hands over a state whose secrets are dealt anew for each iteration.
        """
        self.me = me
        done: i64 = 0
        while done < most:
            if done > 0 and until > 0.0 and time.perf_counter() >= until:
                break
            world = s.copy()
            world.determinize(me, seed + done)
            self._iterate(world)
            done += 1
        self.iterations += done
        return done

    def _iterate(self, world: State) -> None:
        self.length = 0
        node = self._descend(world)
        if node != OVER:
            self._play_on(world)
        self._judge(world)
        tree = self.tree
        i: i64
        for i in range(self.length):
            at = self.path[i]
            tree.visits[at] += 1
            mover = tree.mover[at]
            if mover >= 0:
                tree.total[at] += self.payoff[mover]

    def _visit(self, node: i64) -> None:
        self.path[self.length] = node
        self.length += 1

    def _descend(self, world: State) -> i64:
        """Walk down to a node that was never visited: its number, or OVER at the end of the game."""
        tree = self.tree
        out = self.out
        node = self.root
        self._visit(node)
        anchor: i64 = NONE  # the node of the sealed question being answered
        sealed_since: i64 = 0
        took_part: i64 = 0
        first = True
        while self.length < DEEPEST - 8:
            seat = advance(world, out, True, True)
            if seat == OVER:
                return OVER
            step = question(world)
            sealed = world.rules[kind_of(step)].mode == SEALED
            if anchor != NONE and (not sealed or world.revealed != sealed_since):
                # All sealed answers are in: I know mine, and go on from there.
                if took_part >> self.me & 1:
                    node = self.chain[self.me]
                else:
                    node = tree.child(anchor, AFTER, -1)
                    if node == NONE:
                        return NONE
                    self._visit(node)
                anchor = NONE
            if sealed:
                waiting = awaiting(world)
                if waiting >> self.me & 1 and seat != self.me:
                    seat = self.me  # my own answer first: nobody's comes before it
                    answers(world, seat, out, True)
                if anchor == NONE:
                    anchor = node
                    sealed_since = world.revealed
                    took_part = taking_part(step)
                    i: i64
                    for i in range(world.players):
                        self.chain[i] = node if i == self.me else NONE
            if out.n == 1:
                apply(world, seat, out.at[0])
                first = False
                continue
            if sealed:
                if self.chain[seat] == NONE:
                    self.chain[seat] = tree.child(anchor, SEAT - seat, -1)
                    if self.chain[seat] == NONE:
                        return NONE
                    self._visit(self.chain[seat])
                node = self.chain[seat]
            action = self._select(world, node, seat, first)
            first = False
            found = tree.child(node, action << 4 | seat, seat)
            if found == NONE:
                return NONE
            new = tree.visits[found] == 0
            self._visit(found)
            if sealed:
                self.chain[seat] = found
                apply(world, seat, action)
            elif seat == self.me:
                apply(world, seat, action)
                node = found
            else:
                shown = public_part(world, seat, action)
                apply(world, seat, action)
                if shown == action:
                    node = found
                else:
                    node = tree.child(node, HIDDEN + (shown + 1 << 4 | seat), -1)
                    if node == NONE:
                        return NONE
                    self._visit(node)
            if new:
                return found
        return NONE

    # --- choosing a way down --------------------------------------------------------------------

    def _select(self, world: State, node: i64, seat: i64, root: bool) -> i64:
        """The legal action that promises most: it brought much, insight likes it, or it was tried little."""
        tree = self.tree
        out = self.out
        if not tree.judged[node] and (root or tree.visits[node] >= self.judge):
            self._rank(world, node, seat)
        self.tick += 1
        tick = self.tick
        child = tree.first[node]
        while child != NONE:
            key = tree.key[child]
            if key >= 0 and key < HIDDEN and key & 15 == seat:
                self.slot[key >> 4] = child
                self.stamp[key >> 4] = tick
            child = tree.next[child]
        visits: i64 = 0
        total = 0.0
        known = 0.0
        unknown: i64 = 0
        i: i64
        for i in range(out.n):
            if self.stamp[out.at[i]] == tick:
                child = self.slot[out.at[i]]
                tree.offered[child] += 1
                visits += tree.visits[child]
                total += tree.total[child]
                if tree.prior[child] >= 0.0:
                    known += tree.prior[child]
                    continue
            unknown += 1
        hope = total / float(visits) - 0.08 if visits > 0 else 0.5
        plain = 1.0 / float(out.n)  # what nobody has judged
        whole = known + plain * float(unknown)
        best = -1000.0
        chosen: i64 = out.at[0]
        ties: i64 = 0
        width = self.explore * math.sqrt(float(visits) + 1.0)
        for i in range(out.n):
            action = out.at[i]
            value = hope
            prior = plain
            tried: i64 = 0
            spread = width
            if self.stamp[action] == tick:
                child = self.slot[action]
                tried = tree.visits[child]
                if tree.prior[child] >= 0.0:
                    prior = tree.prior[child]
                if tried > 0:
                    value = tree.total[child] / float(tried)
                    spread = self.explore * math.sqrt(float(tree.offered[child]))
            score = value + spread * prior / whole / (1.0 + float(tried))
            if score > best + 1e-12:
                best = score
                chosen = action
                ties = 1
            elif score > best - 1e-12:
                ties += 1
                if world.below(ties) == 0:
                    chosen = action
        return chosen

    def _rank(self, world: State, node: i64, seat: i64) -> None:
        """Insight looks one step ahead and gives each choice its prior."""
        tree = self.tree
        out = self.out
        tree.judged[node] = 1
        asked = world.copy()
        asked.forget_answers_of_others(seat)
        best: i64 = WORST
        i: i64
        for i in range(out.n):
            child = tree.child(node, out.at[i] << 4 | seat, seat)
            if child == NONE:
                return
            trial = asked.copy()
            apply(trial, seat, out.at[i])
            advance(trial, self.trial)
            worth = self.insight.evaluate(trial, seat)
            best = max(best, worth)
            tree.prior[child] = float(worth)
        total = 0.0
        for i in range(out.n):
            child = tree.find(node, out.at[i] << 4 | seat)
            share = math.exp((tree.prior[child] - float(best)) / self.sharp)
            tree.prior[child] = share
            total += share
        for i in range(out.n):
            child = tree.find(node, out.at[i] << 4 | seat)
            tree.prior[child] = (tree.prior[child] + 0.1 * total / float(out.n)) / total / 1.1

    # --- judging --------------------------------------------------------------------------------

    def _play_on(self, world: State) -> None:
        """A few decisions at random, so that what is begun is carried out."""
        left = self.depth
        out = self.out
        while True:
            seat = advance(world, out)
            if seat == OVER or (left <= 0 and out.n > 1):
                return
            left -= 1
            apply(world, seat, out.at[world.below(out.n) if out.n > 1 else 0])

    def _judge(self, world: State) -> None:
        """Each seat's payoff, a share of 1: the victory and its margin at the end, one's insight before."""
        players = world.players
        payoff = self.payoff
        network = self.network
        if network is not None and world.pending > 0:
            network.chances(self.insight, world, payoff)
            return
        best = float(WORST)
        seat: i64
        for seat in range(players):
            payoff[seat] = float(self.insight.worth(world, seat)) / self.scale
            best = max(best, payoff[seat])
        total = 0.0
        for seat in range(players):
            payoff[seat] = math.exp(max(payoff[seat] - best, -50.0))
            total += payoff[seat]
        for seat in range(players):
            payoff[seat] /= total
        if world.pending > 0:
            return
        top: i64 = WORST
        for seat in range(players):
            top = max(top, world.standing(seat))
        winners: i64 = 0
        for seat in range(players):
            if world.standing(seat) == top:
                winners += 1
        for seat in range(players):
            won = 1.0 / float(winners) if world.standing(seat) == top else 0.0
            payoff[seat] = 0.75 * won + 0.25 * payoff[seat]

    # --- what was found -------------------------------------------------------------------------

    def found(self) -> list[tuple[int, int, float, float]]:
        """The choices at the root: action, visits, mean payoff and prior; the most visited first."""
        tree = self.tree
        rows: list[tuple[int, int, float, float]] = []
        child = tree.first[self.root]
        while child != NONE:
            key = tree.key[child]
            if 0 <= key < HIDDEN and key & 15 == self.me:
                tried = tree.visits[child]
                mean = tree.total[child] / float(tried) if tried > 0 else 0.0
                prior = 0.0 if tree.prior[child] == UNSEEN else tree.prior[child]
                rows.append((int(key >> 4), int(tried), mean, prior))
            child = tree.next[child]
        rows.sort(key=_most_visited)
        return rows


def _most_visited(row: tuple[int, int, float, float]) -> tuple[int, float, int]:
    return -row[1], -row[2], row[0]

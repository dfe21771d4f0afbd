"""Tree search for any game of two to four seats in which nothing is hidden.

Each iteration walks down the tree to its rim, judges what it finds there, and counts it
for every choice on the way. Every seat maximises its own share. Positions whose outcome
is certain are proven and not searched again.

The guide says what a position is worth. One that can weigh positions is asked about every
action the moment a node gets its children: hundreds of actions then are no burden, since
the search begins with those that look good. One that can only play on at random is asked
about a single position in each iteration.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, final

from mypy_extensions import i64, u8

from tavolino.rules.chance import Rng
from tavolino.rules.packed import vec
from tavolino.rules.position import OVER, Position, new_buffer
from tavolino.search.guide import Guide, no_shares, put_shares
from tavolino.search.nodes import Nodes

EXPLORE: Final = 0.6
"""How much a choice that was seldom tried is preferred, where nothing is known of it."""

WHIM: Final = 0.02
"""Looks differ by chance up to so much, or two bots might repeat a position for ever."""

DEEPEST: Final = 4096


@final
class Tree(Nodes):
    """A tree of choices, node 0 the position it was made for.

    Every other node stands for an action and the position after it.
    """

    def __init__(
        self,
        root: Position,
        guide: Guide,
        seed: int,
        nodes: int = 2_000_000,
        only: Sequence[int] = (),
    ) -> None:
        """`only` names the actions that come into question at first; all, if none."""
        super().__init__(nodes)
        self.root: Position = root.copy()
        self.position: Position = root.copy()
        self.child: Position = root.copy()
        self.guide: Guide = guide
        self.weighs: bool = guide.weighs
        self.rng: Rng = Rng(seed)
        self.only: vec[i64] = vec[i64](list(only))
        self.actions: vec[i64] = new_buffer()
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.shares_now: vec[float] = no_shares()  # of the position judged last
        self.judged: vec[float] = no_shares()
        self.totals: vec[float] = no_shares()  # of all iterations

    # -- what is asked of it --------------------------------------------------------------

    def grow(self, iterations: i64) -> int:
        """Searches on; how many iterations were done before the outcome was certain.

        Compiled code holds the interpreter's lock: call it again and again with a few.
        The tree is the same as after one call with all of them.
        """
        done: i64 = 0
        while done < iterations and self.proven[0] == 0:
            self.iterate()
            done += 1
        return int(done)

    def forced(self) -> bool:
        """Whether there is nothing to choose: only one action comes into question."""
        return len(self.only) == 1 or self.root.legal_into(self.actions) == 1

    def best(self) -> int:
        """The code of the best action: the most tried, or one that wins for certain."""
        if self.children[0] == 0:
            self.position.copy_from(self.root)
            self.expand(0)
        return int(self.action[self.favourite(0)])

    def choices(self) -> list[tuple[int, int, float]]:
        """The actions tried first: code, visits, mean share of the mover."""
        first = int(self.first[0])
        return [
            (int(self.action[child]), int(self.visits[child]), self.mean(child))
            for child in range(first, first + int(self.children[0]))
        ]

    def line(self, action: int) -> list[int]:
        """What is most likely to be played from an action on, as far as it was tried."""
        at = i64(self.first[0])
        while i64(self.action[at]) != action:
            at += 1
        found = [action]
        while self.children[at] != 0:
            at = self.favourite(at)
            if self.visits[at] == 0 and self.proven[at] == 0:
                break
            found.append(int(self.action[at]))
        return found

    def lead(self) -> int:
        """By how many visits the best action is ahead of the next."""
        child = i64(self.first[0])
        end = child + i64(self.children[0])
        most: i64 = 0
        second: i64 = 0
        while child < end:
            visits = i64(self.visits[child])
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child += 1
        return int(most - second)

    def shares(self) -> list[float]:
        """Each seat's expected share of the win; even before anything was tried."""
        players = int(self.root.players)
        visits = float(i64(self.visits[0]))
        if self.proven[0] != 0:
            put_shares(self.shares_now, i64(self.proven[0]))
            return [self.shares_now[seat] for seat in range(players)]
        if visits == 0.0:
            return [1.0 / players] * players
        return [self.totals[seat] / visits for seat in range(players)]

    # -- one iteration --------------------------------------------------------------------

    def iterate(self) -> None:
        """Goes down to the rim, judges, and remembers what came of it."""
        position = self.position
        position.copy_from(self.root)
        at: i64 = 0
        depth: i64 = 0
        while self.proven[at] == 0:
            if self.children[at] == 0 and (self.visits[at] == 0 or not self.expand(at)):
                break
            at = self.most_promising(at)
            position.apply(i64(self.action[at]))
            depth += 1
            self.path[depth] = at
            if position.to_move == OVER:
                self.proven[at] = u8(position.winners)
                self.prove_upwards(depth)
        if self.proven[at] == 0:
            if self.weighs and self.expand(at):
                self.weigh_children(at)
                self.prove_upwards_from(at, depth)
            else:
                self.guide.judge(position, self.rng, self.shares_now)
        if self.proven[at] != 0:
            put_shares(self.shares_now, i64(self.proven[at]))
        self.remember(depth)

    def remember(self, depth: i64) -> None:
        """Every node on the path has been visited once more, and gained its seat's share."""
        shares = self.shares_now
        seat: i64 = 0
        while seat < self.root.players:
            self.totals[seat] += shares[seat]
            seat += 1
        while depth > 0:
            at = self.path[depth]
            self.visits[at] += 1
            self.gained[at] += shares[i64(self.chooser[at])]
            depth -= 1
        self.visits[0] += 1

    def most_promising(self, at: i64) -> i64:
        """The child to try next."""
        if self.weighs:
            return self.best_of_the_good_looking(at)
        return self.untried_or_best_bound(at)

    def untried_or_best_bound(self, at: i64) -> i64:
        """A child never tried, else the one with the highest upper confidence bound."""
        child = i64(self.first[at])
        end = child + i64(self.children[at])
        tries = log(float(i64(self.visits[at])))
        best = child
        best_bound = -1.0
        while child < end:
            visits = i64(self.visits[child])
            if visits == 0:
                return child
            if self.proven[child] != 0:
                bound = self.proven_share(child) - 0.5  # certain, and not the win sought
            else:
                times = float(visits)
                bound = self.gained[child] / times + EXPLORE * sqrt(tries / times)
            if bound > best_bound:
                best_bound = bound
                best = child
            child += 1
        return best

    def best_of_the_good_looking(self, at: i64) -> i64:
        """The child with the best mean, helped by its looks as long as it was tried little."""
        child = i64(self.first[at])
        end = child + i64(self.children[at])
        tries = self.guide.trust * sqrt(float(i64(self.visits[at])))
        best = child
        best_bound = -1.0
        while child < end:
            if self.proven[child] != 0:
                bound = self.proven_share(child) - 0.5  # certain, and not the win sought
            else:
                times = float(i64(self.visits[child]) + 1)
                mean = (self.gained[child] + self.looks[child]) / times
                bound = mean + tries * self.prior[child] / times
            if bound > best_bound:
                best_bound = bound
                best = child
            child += 1
        return best

    # -- growing --------------------------------------------------------------------------

    def expand(self, at: i64) -> bool:
        """Makes the children of a node, one for each action; False if there is no room."""
        actions = self.actions
        legal = self.position.legal_into(actions)
        if at == 0 and len(self.only) > 0:
            actions = self.only
            legal = len(self.only)
        if not self.add_children(at, self.position.to_move, actions, legal):
            return False
        if not self.weighs:
            self.shuffle(i64(self.first[at]), legal)
        return True

    def shuffle(self, first: i64, size: i64) -> None:
        """Children are tried in their order at first, which should mean nothing."""
        while size > 1:
            other = first + self.rng.below(size)
            size -= 1
            swapped = self.action[first + size]
            self.action[first + size] = self.action[other]
            self.action[other] = swapped

    def weigh_children(self, at: i64) -> None:
        """Looks at each action's result; the shares of the best are the node's own."""
        child = i64(self.first[at])
        end = child + i64(self.children[at])
        after = self.child
        judged = self.judged
        me = self.position.to_move
        best = -1.0
        while child < end:
            after.copy_from(self.position)
            after.apply(i64(self.action[child]))
            if after.to_move == OVER:
                self.proven[child] = u8(after.winners)
                put_shares(judged, after.winners)
            else:
                self.guide.judge(after, self.rng, judged)
            self.looks[child] = judged[me]
            if judged[me] > best:
                best = judged[me]
                self.keep_judged()
            child += 1
        self.set_priors(at)

    def keep_judged(self) -> None:
        """The shares judged just now are the best so far."""
        seat: i64 = 0
        while seat < 4:
            self.shares_now[seat] = self.judged[seat]
            seat += 1

    def set_priors(self, at: i64) -> None:
        """What looks better is to be tried more often: priors that sum to 1.

        They follow the odds, not the shares, which hardly differ where all are near 1.
        """
        first = i64(self.first[at])
        end = first + i64(self.children[at])
        total = 0.0
        child = first
        while child < end:
            looks = self.looks[child] + WHIM * (float(self.rng.below(1024)) / 1024.0 - 0.5)
            looks = min(max(looks, 0.001), 0.999)
            prior = exp(self.guide.contrast * log(looks / (1.0 - looks)))
            self.prior[child] = prior
            total += prior
            child += 1
        child = first
        while child < end:
            self.prior[child] = self.prior[child] / total
            child += 1

    def prove_upwards(self, depth: i64) -> None:
        """After the last node of the path was proven, those above it may be."""
        while depth > 0:
            depth -= 1
            if not self.prove(self.path[depth]):
                return

    def prove_upwards_from(self, at: i64, depth: i64) -> None:
        """After a node's children were weighed, it may be proven, and those above it."""
        if self.prove(at):
            self.prove_upwards(depth)

"""Monte Carlo tree search (MCTS) for any game of two to four seats with nothing hidden.

Each iteration selects a path down the tree, expands its leaf, evaluates the position there and
backpropagates each seat's share of the win. Every seat maximises its own share (max^n;
Luckhardt and Irani 1986). How a child is selected depends on the evaluator:

- PUCT, if it evaluates statically. An expanded node evaluates all its children at once; the
  estimates v count as a first visit, and the priors P are a softmax of their log odds:

      (W + v) / (N + 1) + c_puct * P * sqrt(N_parent) / (N + 1)

  (Rosin 2011; in this form Silver et al. 2016, AlphaGo). Hundreds of actions do no harm:
  the search begins with those that have the best estimates.

- UCT, if it plays random games to the end (Kocsis and Szepesvari 2006):

      W / N + EXPLORATION * sqrt(ln N_parent / N), a child without visits first

Outcomes that are certain are proven up the tree and not searched again: MCTS-Solver (Winands,
Bjornsson and Saito 2008), here for several seats. The action played is the robust child, the
one with the most visits (Chaslot et al. 2008). docs/made/bots.md lists the papers.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, final

from mypy_extensions import i64, u8

from tavolino.rules.chance import Rng
from tavolino.rules.packed import vec
from tavolino.rules.position import OVER, Position, new_buffer
from tavolino.search.evaluator import Evaluator, no_shares, put_shares
from tavolino.search.nodes import Nodes

EXPLORATION: Final = 0.6
"""The constant of UCT."""

NOISE: Final = 0.02
"""The random noise on estimates. Without it, two bots might repeat a position for ever."""

MAX_DEPTH: Final = 4096


@final
class Tree(Nodes):
    """A search tree; node 0 is the position it was made for.

    Every other node stands for an action and the position after it.
    """

    def __init__(
        self,
        root: Position,
        evaluator: Evaluator,
        seed: int,
        nodes: int = 2_000_000,
        only: Sequence[int] = (),
    ) -> None:
        """`only` restricts the actions at the root; if it is empty, all legal ones count."""
        super().__init__(nodes)
        self.root: Position = root.copy()
        self.position: Position = root.copy()
        self.child: Position = root.copy()
        self.evaluator: Evaluator = evaluator
        self.is_static: bool = evaluator.is_static
        self.rng: Rng = Rng(seed)
        self.only: vec[i64] = vec[i64](list(only))
        self.actions: vec[i64] = new_buffer()
        self.path: vec[i64] = vec[i64]([0] * MAX_DEPTH)
        self.shares_now: vec[float] = no_shares()  # of the position evaluated last
        self.evaluated: vec[float] = no_shares()
        self.totals: vec[float] = no_shares()  # of all iterations

    # -- the interface --------------------------------------------------------------------

    def grow(self, iterations: i64) -> int:
        """Searches on until the outcome is certain, and returns how many iterations were done.

        Compiled code holds the GIL, so call this repeatedly with a few iterations. The tree is
        the same as after one call with all of them.
        """
        done: i64 = 0
        while done < iterations and self.proven[0] == 0:
            self.iterate()
            done += 1
        return int(done)

    def is_forced(self) -> bool:
        """Whether there is nothing to choose: the root has only one action."""
        return len(self.only) == 1 or self.root.legal_into(self.actions) == 1

    def best(self) -> int:
        """The code of the best action: the most visited, or a proven win."""
        if self.children[0] == 0:
            self.position.copy_from(self.root)
            self.expand(0)
        return int(self.action[self.robust_child(0)])

    def choices(self) -> list[tuple[int, int, float]]:
        """The actions at the root: code, visits, mean share of the mover."""
        first = int(self.first[0])
        return [
            (int(self.action[child]), int(self.visits[child]), self.mean(child))
            for child in range(first, first + int(self.children[0]))
        ]

    def line(self, action: int) -> list[int]:
        """The most likely line of play from an action on, as far as it was tried."""
        at = i64(self.first[0])
        while i64(self.action[at]) != action:
            at += 1
        found = [action]
        while self.children[at] != 0:
            at = self.robust_child(at)
            if self.visits[at] == 0 and self.proven[at] == 0:
                break
            found.append(int(self.action[at]))
        return found

    def lead(self) -> int:
        """How many visits the best action is ahead of the next."""
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
        """Each seat's expected share of the win; equal shares before the first iteration."""
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
        """Selects down to a leaf, expands and evaluates it, and backpropagates."""
        position = self.position
        position.copy_from(self.root)
        at: i64 = 0
        depth: i64 = 0
        while self.proven[at] == 0:
            if self.children[at] == 0 and (self.visits[at] == 0 or not self.expand(at)):
                break
            at = self.select(at)
            position.apply(i64(self.action[at]))
            depth += 1
            self.path[depth] = at
            if position.to_move == OVER:
                self.proven[at] = u8(position.winners)
                self.prove_upwards(depth)
        if self.proven[at] == 0:
            if self.is_static and self.expand(at):
                self.evaluate_children(at)
                self.prove_upwards_from(at, depth)
            else:
                self.evaluator.evaluate(position, self.rng, self.shares_now)
        if self.proven[at] != 0:
            put_shares(self.shares_now, i64(self.proven[at]))
        self.backpropagate(depth)

    def backpropagate(self, depth: i64) -> None:
        """Adds one visit and its seat's share to every node on the path."""
        shares = self.shares_now
        seat: i64 = 0
        while seat < self.root.players:
            self.totals[seat] += shares[seat]
            seat += 1
        while depth > 0:
            at = self.path[depth]
            self.visits[at] += 1
            self.value_sum[at] += shares[i64(self.mover[at])]
            depth -= 1
        self.visits[0] += 1

    def select(self, at: i64) -> i64:
        """The child to try next."""
        if self.is_static:
            return self.select_puct(at)
        return self.select_uct(at)

    def select_uct(self, at: i64) -> i64:
        """A child without visits, else the one with the highest upper confidence bound."""
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
                bound = self.proven_share(child) - 0.5  # proven, and not a full win
            else:
                times = float(visits)
                bound = self.value_sum[child] / times + EXPLORATION * sqrt(tries / times)
            if bound > best_bound:
                best_bound = bound
                best = child
            child += 1
        return best

    def select_puct(self, at: i64) -> i64:
        """The child with the highest PUCT value."""
        child = i64(self.first[at])
        end = child + i64(self.children[at])
        tries = self.evaluator.c_puct * sqrt(float(i64(self.visits[at])))
        best = child
        best_bound = -1.0
        while child < end:
            if self.proven[child] != 0:
                bound = self.proven_share(child) - 0.5  # proven, and not a full win
            else:
                times = float(i64(self.visits[child]) + 1)
                mean = (self.value_sum[child] + self.estimate[child]) / times
                bound = mean + tries * self.prior[child] / times
            if bound > best_bound:
                best_bound = bound
                best = child
            child += 1
        return best

    # -- growing --------------------------------------------------------------------------

    def expand(self, at: i64) -> bool:
        """Adds a child for each action to a node. Returns False if there is no room."""
        actions = self.actions
        legal = self.position.legal_into(actions)
        if at == 0 and len(self.only) > 0:
            actions = self.only
            legal = len(self.only)
        if not self.add_children(at, self.position.to_move, actions, legal):
            return False
        if not self.is_static:
            self.shuffle(i64(self.first[at]), legal)
        return True

    def shuffle(self, first: i64, size: i64) -> None:
        """Shuffles children: they are tried in order at first, which should mean nothing."""
        while size > 1:
            other = first + self.rng.below(size)
            size -= 1
            swapped = self.action[first + size]
            self.action[first + size] = self.action[other]
            self.action[other] = swapped

    def evaluate_children(self, at: i64) -> None:
        """Evaluates the position after each action. The best one's shares are the node's."""
        child = i64(self.first[at])
        end = child + i64(self.children[at])
        after = self.child
        evaluated = self.evaluated
        me = self.position.to_move
        best = -1.0
        while child < end:
            after.copy_from(self.position)
            after.apply(i64(self.action[child]))
            if after.to_move == OVER:
                self.proven[child] = u8(after.winners)
                put_shares(evaluated, after.winners)
            else:
                self.evaluator.evaluate(after, self.rng, evaluated)
            self.estimate[child] = evaluated[me]
            if evaluated[me] > best:
                best = evaluated[me]
                self.keep_evaluated()
            child += 1
        self.set_priors(at)

    def keep_evaluated(self) -> None:
        """Keeps the shares evaluated just now as the best so far."""
        seat: i64 = 0
        while seat < 4:
            self.shares_now[seat] = self.evaluated[seat]
            seat += 1

    def set_priors(self, at: i64) -> None:
        """Priors that sum to 1: a softmax of the estimates' log odds.

        Log odds, because the shares themselves hardly differ where all are near 1.
        """
        first = i64(self.first[at])
        end = first + i64(self.children[at])
        total = 0.0
        child = first
        while child < end:
            share = self.estimate[child] + NOISE * (float(self.rng.below(1024)) / 1024.0 - 0.5)
            share = min(max(share, 0.001), 0.999)
            prior = exp(self.evaluator.inverse_temperature * log(share / (1.0 - share)))
            self.prior[child] = prior
            total += prior
            child += 1
        child = first
        while child < end:
            self.prior[child] = self.prior[child] / total
            child += 1

    def prove_upwards(self, depth: i64) -> None:
        """Tries to prove the nodes above the last node of the path, which was just proven."""
        while depth > 0:
            depth -= 1
            if not self.prove(self.path[depth]):
                return

    def prove_upwards_from(self, at: i64, depth: i64) -> None:
        """Tries to prove a node whose children were just evaluated, and those above it."""
        if self.prove(at):
            self.prove_upwards(depth)

"""Tree search for any game of two to four seats.

Each iteration walks down the tree, plays the game out at random from where it leaves it,
and counts on the way back who won. Every seat maximises its own share. Positions whose
outcome is certain are proven and not searched again.

An action's code is read digit by digit, where the game says so: hundreds of actions that
share their beginnings then are a few short choices one after the other.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i32, i64, u8

from tavolino.rules.bits import BIT, count
from tavolino.rules.chance import Rng
from tavolino.rules.packed import vec
from tavolino.rules.position import MOST_ACTIONS, OVER, Position, new_buffer
from tavolino.search.playout import play_out

EXPLORE: Final = 0.6
"""How much a choice that was seldom tried is preferred."""

DEEPEST: Final = 4096
SHARE: Final = vec[float]([0.0, 1.0, 1 / 2, 1 / 3, 1 / 4])
"""What each winner gets, by the number of winners."""


@final
class Tree:
    """A tree of choices in flat arrays, node 0 the position it was made for.

    A node stands for the digits of an action chosen so far; if these are all, for the
    position after it. Nothing in it is an object of its own.
    """

    def __init__(self, root: Position, seed: int, nodes: int = 1_000_000) -> None:
        self.root: Position = root.copy()
        self.position: Position = root.copy()
        self.rng: Rng = Rng(seed)
        self.cuts: vec[i64] = root.cuts()
        self.actions: vec[i64] = new_buffer()
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.used: i64 = 1
        nodes = max(nodes, MOST_ACTIONS + 1)  # the first choice always has room
        self.digits: vec[i32] = vec[i32]([i32(0)] * nodes)  # of the code, cut at the level
        self.level: vec[u8] = vec[u8]([u8(0)] * nodes)  # which cut
        self.chooser: vec[u8] = vec[u8]([u8(0)] * nodes)  # the seat that chose this node
        self.first: vec[i32] = vec[i32]([i32(0)] * nodes)  # children lie side by side
        self.children: vec[i32] = vec[i32]([i32(0)] * nodes)
        self.visits: vec[i32] = vec[i32]([i32(0)] * nodes)
        self.gained: vec[float] = vec[float]([0.0] * nodes)  # shares of the chooser
        self.proven: vec[u8] = vec[u8]([u8(0)] * nodes)  # who wins for certain, if known
        self.level[0] = u8(len(self.cuts) - 1)

    # -- what is asked of it --------------------------------------------------------------

    def grow(self, iterations: i64) -> int:
        """Searches on; how many iterations were done before the outcome was certain.

        Compiled code holds the interpreter's lock: call it again and again with a few
        hundred. The tree is the same as after one call with all of them.
        """
        done: i64 = 0
        while done < iterations and self.proven[0] == 0:
            self.iterate()
            done += 1
        return int(done)

    def best(self) -> int:
        """The code of the best action: the most tried, or one that wins for certain."""
        at: i64 = 0
        if self.children[0] == 0:
            self.position.copy_from(self.root)
            self.expand(0)
        while True:
            at = self.favourite(at)
            if self.is_whole(at):
                return int(self.digits[at])
            if self.children[at] == 0:
                self.position.copy_from(self.root)
                return int(self.complete(at))

    def choices(self, at: int = 0) -> list[tuple[int, int, float]]:
        """The children of a node: digits of the code, visits, mean share of the mover."""
        first = i64(self.first[at])
        found = []
        for child in range(first, first + i64(self.children[at])):
            visits = int(self.visits[child])
            mean = self.gained[child] / visits if visits else 0.0
            found.append((int(self.digits[child]), visits, mean))
        return found

    # -- one iteration --------------------------------------------------------------------

    def iterate(self) -> None:
        """Goes down to a new node, plays out, and remembers who won."""
        position = self.position
        position.copy_from(self.root)
        at: i64 = 0
        depth: i64 = 0
        self.path[0] = 0
        while self.visits[at] > 0 and self.proven[at] == 0 and position.to_move != OVER:
            if self.children[at] == 0 and not self.expand(at):
                break
            at = self.most_promising(at)
            if self.is_whole(at):
                position.apply(i64(self.digits[at]))
            depth += 1
            self.path[depth] = at
        if position.to_move == OVER:
            self.proven[at] = u8(position.winners)
            self.prove_upwards(depth)
        if self.proven[at] != 0:
            self.remember(depth, i64(self.proven[at]))
            return
        if not self.is_whole(at):
            position.apply(self.complete(at))
        play_out(position, self.rng)
        self.remember(depth, position.winners)

    def is_whole(self, at: i64) -> bool:
        """Whether a node has all digits of an action."""
        return i64(self.level[at]) == len(self.cuts) - 1

    def remember(self, depth: i64, winners: i64) -> None:
        """Every node on the path has been visited once more, and gained if its seat won."""
        share = SHARE[count(winners)]
        while depth >= 0:
            at = self.path[depth]
            self.visits[at] += 1
            if winners & BIT[i64(self.chooser[at])]:
                self.gained[at] += share
            depth -= 1

    def most_promising(self, at: i64) -> i64:
        """The child to try next: one never tried, else the highest upper confidence bound."""
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

    # -- growing --------------------------------------------------------------------------

    def expand(self, at: i64) -> bool:
        """Makes the children of a node; False if there is no room for them."""
        begin, end = self.beginning_with(at)
        level: i64 = 0
        if not self.is_whole(at):
            level = i64(self.level[at]) + 1
        # A digit that all actions share is no choice.
        first = self.actions[begin]
        last = self.actions[end - 1]
        while (
            level < len(self.cuts) - 1 and first >> self.cuts[level] == last >> self.cuts[level]
        ):
            level += 1
        return self.add_children(at, level, begin, end)

    def beginning_with(self, at: i64) -> tuple[i64, i64]:
        """Writes the legal actions; from where to where they begin with a node's digits."""
        actions = self.actions
        legal = self.position.legal_into(actions)
        begin: i64 = 0
        if self.is_whole(at):
            return begin, legal
        cut = self.cuts[i64(self.level[at])]
        prefix = i64(self.digits[at])
        while actions[begin] >> cut != prefix:
            begin += 1
        end = begin
        while end < legal and actions[end] >> cut == prefix:
            end += 1
        return begin, end

    def add_children(self, at: i64, level: i64, begin: i64, end: i64) -> bool:
        """One child for each value the next digits have among some legal actions."""
        if self.used + end - begin > len(self.digits):
            return False
        cut = self.cuts[level]
        first = self.used
        last: i64 = -1
        while begin < end:
            digits = self.actions[begin] >> cut
            if digits != last:
                last = digits
                self.digits[self.used] = i32(digits)
                self.level[self.used] = u8(level)
                self.chooser[self.used] = u8(self.position.to_move)
                self.used += 1
            begin += 1
        self.first[at] = i32(first)
        self.children[at] = i32(self.used - first)
        self.shuffle(first, self.used - first)
        return True

    def shuffle(self, first: i64, size: i64) -> None:
        """Children are tried in their order at first, which should mean nothing."""
        while size > 1:
            other = first + self.rng.below(size)
            size -= 1
            swapped = self.digits[first + size]
            self.digits[first + size] = self.digits[other]
            self.digits[other] = swapped

    def complete(self, at: i64) -> i64:
        """A whole action that begins with a node's digits, each equally likely."""
        begin, end = self.beginning_with(at)
        return self.actions[begin + self.rng.below(end - begin)]

    # -- certainty ------------------------------------------------------------------------

    def proven_share(self, at: i64) -> float:
        """What the seat that chose a proven node gets."""
        winners = i64(self.proven[at])
        if winners & BIT[i64(self.chooser[at])]:
            return SHARE[count(winners)]
        return 0.0

    def prove_upwards(self, depth: i64) -> None:
        """After the last node of the path was proven, those above it may be."""
        while depth > 0:
            child = self.path[depth]
            depth -= 1
            at = self.path[depth]
            if self.proven_share(child) == 1.0:
                self.proven[at] = self.proven[child]
                continue
            best = self.best_if_all_proven(at)
            if best < 0:
                return
            self.proven[at] = self.proven[best]

    def best_if_all_proven(self, at: i64) -> i64:
        """The best child for its chooser if all are proven; else -1."""
        child = i64(self.first[at])
        end = child + i64(self.children[at])
        best: i64 = -1
        best_share = -1.0
        while child < end:
            if self.proven[child] == 0:
                return -1
            share = self.proven_share(child)
            if share > best_share:
                best_share = share
                best = child
            child += 1
        return best

    def favourite(self, at: i64) -> i64:
        """The child to play: a proven win, else the most visited that is not a proven loss."""
        child = i64(self.first[at])
        end = child + i64(self.children[at])
        best = child
        best_worth = -1.0
        while child < end:
            worth = float(i64(self.visits[child]))
            if self.proven[child] != 0:
                share = self.proven_share(child)
                if share == 1.0:
                    return child
                if share == 0.0:
                    worth = -0.5
            if worth > best_worth:
                best_worth = worth
                best = child
            child += 1
        return best

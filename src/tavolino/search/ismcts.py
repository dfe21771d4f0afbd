"""Information-set Monte Carlo tree search (ISMCTS) for games with hidden information.

Each iteration draws a determinization: a world that the mover cannot tell from the true one. It
walks down the tree by actions that are legal in that world and evaluates where it leaves the
tree. All worlds share one tree of the mover's information sets, so no choice depends on what
the mover cannot know (single-observer ISMCTS; Cowling, Powley and Whitehouse 2012). Every seat
maximises its own share.

What another seat can do differs from world to world. UCB1 therefore counts how often a child
was available instead of its parent's visits:

    W / N + EXPLORATION * sqrt(ln N_available / N), a child without visits first
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Final, TypeAlias, final

from mypy_extensions import i32, i64, u8

from tavolino.rules.chance import Rng
from tavolino.rules.packed import extend, vec
from tavolino.rules.position import OVER, Position, new_buffer
from tavolino.search.evaluator import Evaluator, no_shares, put_shares

Determinize: TypeAlias = Callable[[Rng], Position]
"""Draws a new world consistent with what the mover knows. The search may change it."""

EXPLORATION: Final = 0.3
"""The exploration constant of UCB1."""

MAX_DEPTH: Final = 512
FIRST_ROOM: Final = 256
NONE: Final = 0
"""No child: node 0 is the root, which is nobody's child."""


@final
class InformationSetTree:
    """A tree of information sets in flat arrays; node 0 is what the mover sees now.

    A node stands for the actions that led to it. Its children are a linked list, because later
    worlds bring actions that earlier ones did not have.
    """

    def __init__(
        self,
        determinize: Determinize,
        evaluator: Evaluator,
        seed: int,
        nodes: int = 200_000,
        only: Sequence[int] = (),
    ) -> None:
        """`only` restricts the actions at the root; if it is empty, all legal ones count."""
        self.determinize: Determinize = determinize
        self.evaluator: Evaluator = evaluator
        self.rng: Rng = Rng(seed)
        world = determinize(self.rng)
        self.players: i64 = world.players
        self.candidates: vec[i64] = vec[i64](
            [code for code in world.legal() if not only or code in only]
        )
        self.actions: vec[i64] = new_buffer()
        self.found: vec[i64] = new_buffer()  # by index in `actions`: the last step with a child
        self.step: i64 = 0
        self.path: vec[i64] = vec[i64]([0] * MAX_DEPTH)
        self.evaluated: vec[float] = no_shares()
        self.totals: vec[float] = no_shares()
        self.used: i64 = 1
        self.most: i64 = max(nodes, len(self.candidates) + 1)  # room for the first choice
        self.code: vec[i32] = vec[i32]([i32(0)] * FIRST_ROOM)
        self.mover: vec[u8] = vec[u8]([u8(0)] * FIRST_ROOM)  # the seat that chose this node
        self.child: vec[i32] = vec[i32]([i32(0)] * FIRST_ROOM)  # the youngest ...
        self.sibling: vec[i32] = vec[i32]([i32(0)] * FIRST_ROOM)  # ... and the one before it
        self.visits: vec[i32] = vec[i32]([i32(0)] * FIRST_ROOM)
        self.available: vec[i32] = vec[i32]([i32(0)] * FIRST_ROOM)  # times it could be chosen
        self.value_sum: vec[float] = vec[float]([0.0] * FIRST_ROOM)  # shares of the mover

    # -- the interface --------------------------------------------------------------------

    def grow(self, iterations: i64) -> int:
        """Searches on, and returns how many iterations were done.

        Compiled code holds the GIL, so call this repeatedly with a few hundred iterations. The
        tree is the same as after one call with all of them.
        """
        done: i64 = 0
        while done < iterations:
            self.iterate()
            done += 1
        return int(done)

    def is_forced(self) -> bool:
        """Whether there is nothing to choose: the root has only one action."""
        return len(self.candidates) == 1

    def best(self) -> int:
        """The code of the most visited action; before any was visited, the first of all."""
        child = self.robust_child(0)
        if child == NONE:
            return int(self.candidates[0])
        return int(self.code[child])

    def choices(self) -> list[tuple[int, int, float]]:
        """The actions tried so far, ascending: code, visits, mean share of the mover."""
        found = []
        child = i64(self.child[0])
        while child != NONE:
            visits = int(self.visits[child])
            found.append((int(self.code[child]), visits, self.value_sum[child] / visits))
            child = i64(self.sibling[child])
        return sorted(found)

    def line(self, action: int) -> list[int]:
        """The most likely line of play from an action on, as far as it was tried.

        Later actions may need cards that a seat does not have in the real world.
        """
        codes = [action]
        at = i64(self.child[0])
        while at != NONE and i64(self.code[at]) != action:
            at = i64(self.sibling[at])
        while at != NONE and self.child[at] != NONE:
            at = self.robust_child(at)
            codes.append(int(self.code[at]))
        return codes

    def lead(self) -> int:
        """How many visits the best action is ahead of the next."""
        visits = sorted([visits for _, visits, _ in self.choices()])
        return visits[-1] - visits[-2] if len(visits) > 1 else 0

    def shares(self) -> list[float]:
        """Each seat's expected share of the win; equal shares before the first iteration."""
        visits = int(self.visits[0])
        seats = range(int(self.players))
        if visits == 0:
            return [1 / len(seats) for _ in seats]
        return [self.totals[seat] / visits for seat in seats]

    # -- one iteration --------------------------------------------------------------------

    def iterate(self) -> None:
        """Descends to a new node in a new world, evaluates it and backpropagates."""
        world = self.determinize(self.rng)
        at: i64 = 0
        depth: i64 = 0
        self.path[0] = 0
        while world.to_move != OVER and depth < MAX_DEPTH - 1:
            at = self.choose(at, world)
            if at == NONE:
                break
            depth += 1
            self.path[depth] = at
            world.apply(i64(self.code[at]))
            if self.visits[at] == 0:
                break
        if world.to_move == OVER:
            put_shares(self.evaluated, world.winners)
        else:
            self.evaluator.evaluate(world, self.rng, self.evaluated)
        self.backpropagate(depth)

    def backpropagate(self, depth: i64) -> None:
        """Adds one visit and its seat's share to every node on the path."""
        seat: i64 = 0
        while seat < self.players:
            self.totals[seat] += self.evaluated[seat]
            seat += 1
        while depth >= 0:
            at = self.path[depth]
            self.visits[at] += 1
            self.value_sum[at] += self.evaluated[i64(self.mover[at])]
            depth -= 1

    # -- choosing -------------------------------------------------------------------------

    def choose(self, at: i64, world: Position) -> i64:
        """The child to try next: a new one if this world has any, else the most promising.

        Returns NONE if there is no room for the first child.
        """
        legal = self.offer(at, world)
        self.step += 1
        known: i64 = 0
        best: i64 = NONE
        best_bound = -1.0
        child = i64(self.child[at])
        while child != NONE:
            place = self.place_of(i64(self.code[child]), legal)
            if place < legal:
                self.found[place] = self.step
                known += 1
                self.available[child] += 1
                times = float(i64(self.visits[child]))
                tries = log(float(i64(self.available[child])))
                bound = self.value_sum[child] / times + EXPLORATION * sqrt(tries / times)
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = i64(self.sibling[child])
        if known < legal and self.used < self.most:
            return self.add(at, self.unknown(legal - known), world.to_move)
        return best

    def offer(self, at: i64, world: Position) -> i64:
        """Writes the actions to choose from at a node, ascending, and returns how many."""
        if at != 0:
            return world.legal_into(self.actions)
        k: i64 = 0
        while k < len(self.candidates):
            self.actions[k] = self.candidates[k]
            k += 1
        return k

    def place_of(self, code: i64, legal: i64) -> i64:
        """The index of a code among the actions to choose from; their number if none."""
        low: i64 = 0
        high = legal
        while low < high:
            middle = (low + high) >> 1
            if self.actions[middle] < code:
                low = middle + 1
            else:
                high = middle
        if low < legal and self.actions[low] == code:
            return low
        return legal

    def unknown(self, many: i64) -> i64:
        """One of the actions that have no child yet, each equally likely."""
        skip = self.rng.below(many)
        place: i64 = 0
        while True:
            if self.found[place] != self.step:
                if skip == 0:
                    return self.actions[place]
                skip -= 1
            place += 1

    def add(self, at: i64, code: i64, seat: i64) -> i64:
        """Adds a child."""
        child = self.used
        if child == len(self.code):
            self.make_room()
        self.used += 1
        self.code[child] = i32(code)
        self.mover[child] = u8(seat)
        self.available[child] = 1
        self.sibling[child] = self.child[at]
        self.child[at] = i32(child)
        return child

    def make_room(self) -> None:
        """Doubles every array. The new half is all zeros."""
        more = len(self.code)
        numbers = vec[i32]([i32(0)] * more)
        self.code = extend(self.code, numbers)
        self.mover = extend(self.mover, vec[u8]([u8(0)] * more))
        self.child = extend(self.child, numbers)
        self.sibling = extend(self.sibling, numbers)
        self.visits = extend(self.visits, numbers)
        self.available = extend(self.available, numbers)
        self.value_sum = extend(self.value_sum, vec[float]([0.0] * more))

    def robust_child(self, at: i64) -> i64:
        """The most visited child, among equals the one of the highest value; NONE if none."""
        best: i64 = NONE
        child = i64(self.child[at])
        while child != NONE:
            if (
                best == NONE
                or self.visits[child] > self.visits[best]
                or (
                    self.visits[child] == self.visits[best]
                    and self.value_sum[child] > self.value_sum[best]
                )
            ):
                best = child
            child = i64(self.sibling[child])
        return best

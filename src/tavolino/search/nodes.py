"""The nodes of a search tree, as numbers in flat arrays instead of objects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64, u8

from tavolino.rules.bits import BIT, count
from tavolino.rules.packed import extend, vec
from tavolino.rules.position import MAX_ACTIONS

SHARE: Final = vec[float]([0.0, 1.0, 1 / 2, 1 / 3, 1 / 4])
"""What each winner gets, by the number of winners."""


class Nodes:
    """What a search knows about each node, and what it has proven."""

    def __init__(self, most: int) -> None:
        """`most` limits the number of nodes, but the root's children always have room."""
        self.used: i64 = 1
        self.most: i64 = max(most, MAX_ACTIONS + 1)
        room = MAX_ACTIONS + 1
        self.room: i64 = room  # all arrays have room for this many nodes
        self.doubled: i64 = 0  # how many arrays already have room for twice as many
        self.action: vec[i32] = vec[i32]([i32(0)] * room)
        self.mover: vec[u8] = vec[u8]([u8(0)] * room)  # the seat that chose this node
        self.first: vec[i32] = vec[i32]([i32(0)] * room)  # children lie side by side
        self.children: vec[i32] = vec[i32]([i32(0)] * room)
        self.visits: vec[i32] = vec[i32]([i32(0)] * room)
        self.value_sum: vec[float] = vec[float]([0.0] * room)  # shares of the mover
        self.estimate: vec[float] = vec[float]([0.0] * room)  # its share, evaluated statically
        self.prior: vec[float] = vec[float]([0.0] * room)  # the prior of PUCT
        self.proven: vec[u8] = vec[u8]([u8(0)] * room)  # seats that win for certain, if known

    # -- growing --------------------------------------------------------------------------

    def add_children(self, at: i64, mover: i64, actions: vec[i64], many: i64) -> bool:
        """Adds a child for each of the first actions. Returns False if there is no room."""
        first = self.used
        if first + many > self.most:
            return False
        # Early, and one array at a time: doubling all at once would take so long that the
        # search could not be stopped meanwhile.
        if self.visits[0] & 15 == 0 and self.room >> 1 < first and self.room < self.most:
            self.double_next()
        while first + many > self.room:
            self.double_next()
        k: i64 = 0
        while k < many:
            child = first + k
            self.action[child] = i32(actions[k])
            self.mover[child] = u8(mover)
            self.value_sum[child] = 0.0
            self.estimate[child] = 0.0
            k += 1
        self.first[at] = i32(first)
        self.children[at] = i32(many)
        self.used = first + many
        return True

    def double_next(self) -> None:
        """Doubles one array.

        The new half of `children`, `visits` and `proven` is all zeros; that of the others is
        written before it is read, and may be anything.
        """
        self.doubled += 1
        which = self.doubled
        if which == 1:
            self.action = extend(self.action, self.action)
        elif which == 2:
            self.first = extend(self.first, self.first)
        elif which == 3:
            self.children = extend(self.children, vec[i32]([i32(0)] * self.room))
        elif which == 4:
            self.visits = extend(self.visits, vec[i32]([i32(0)] * self.room))
        elif which == 5:
            self.value_sum = extend(self.value_sum, self.value_sum)
        elif which == 6:
            self.estimate = extend(self.estimate, self.estimate)
        elif which == 7:
            self.prior = extend(self.prior, self.prior)
        elif which == 8:
            self.mover = extend(self.mover, self.mover)
        else:
            self.proven = extend(self.proven, vec[u8]([u8(0)] * self.room))
            self.doubled = 0
            self.room *= 2

    # -- values and proofs ----------------------------------------------------------------

    def mean(self, at: i64) -> float:
        """The share that the seat that chose a node can expect."""
        if self.proven[at] != 0:
            return self.proven_share(at)
        visits = i64(self.visits[at])
        if visits == 0:
            return self.estimate[at]
        return self.value_sum[at] / float(visits)

    def proven_share(self, at: i64) -> float:
        """The share of the seat that chose a proven node."""
        winners = i64(self.proven[at])
        if winners & BIT[i64(self.mover[at])]:
            return SHARE[count(winners)]
        return 0.0

    def prove(self, at: i64) -> bool:
        """Proves a node if a child wins or all children are proven. Returns whether it did."""
        child = i64(self.first[at])
        end = child + i64(self.children[at])
        all_proven = True
        best: i64 = -1
        best_share = -1.0
        while child < end:
            if self.proven[child] == 0:
                all_proven = False
            else:
                share = self.proven_share(child)
                if share > best_share:
                    best_share = share
                    best = child
            child += 1
        if best_share == 1.0 or all_proven:
            self.proven[at] = self.proven[best]
            return True
        return False

    def robust_child(self, at: i64) -> i64:
        """The child to play: a proven win, else the most visited that is not a proven loss."""
        child = i64(self.first[at])
        end = child + i64(self.children[at])
        best = child
        best_worth = -1.0
        while child < end:
            # Among those never visited, the higher estimate counts; it is below one visit.
            worth = float(i64(self.visits[child])) + 0.9 * self.estimate[child]
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

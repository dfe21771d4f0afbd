"""What a long match costs, compared with the same match after 50 decisions.

    python bench/growth/run.py [--matches 10]     (takes two minutes)

For each game it plays some matches for as long as the rules allow, and measures what a server's
event loop and a bot's process do for one decision: after some 50 decisions, and at the end. The
early and the late samples of different matches alternate. Times are processor times, without
the garbage collector. Part of a ratio is the board itself: late in a game more may be legal,
and stacks are higher. Games that are over after 100 decisions are left out.
"""

from __future__ import annotations

import argparse
import gc
import pickle
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from tavolino.games import GAMES
from tavolino.hosting.engine import AT_ONCE
from tavolino.hosting.match.commands import Act, handle
from tavolino.hosting.match.events import PAGE, WATCHER, Acted, Event, Joined
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.messages import encode, page_after
from tavolino.hosting.match.past import stretch
from tavolino.hosting.match.stored import MatchRow
from tavolino.hosting.worker import Turn, think
from tavolino.rules.chance import Rng
from tavolino.rules.game import MAX_LIMIT

MOST: Final = 1.25
"""How many times as much the end of a match may cost."""

WINDOW: Final = 20
"""The plies of a match at which everything is measured, early and late."""

EARLY: Final = 50
BEHIND: Final = 10
LEVEL: Final = "1"


class Cost(NamedTuple):
    """Something that happens once for each decision, or each time that someone asks."""

    name: str
    do: Callable[[HostedMatch], object]


def turn(hosted: HostedMatch) -> object:
    """Accepts a decision, which is as if it had been made already, and tells everyone."""
    action = hosted.match.legal()[0]
    number = hosted.number + 1
    handle(hosted, Act(id="decision", number=number, seat=hosted.to_move, action=action), 0)
    seats = range(WATCHER, hosted.row.players)
    return [encode(page_after(hosted, hosted.number - 1, seat, 0)) for seat in seats]


def wake_bot(hosted: HostedMatch) -> object:
    """What the event loop does for a bot's turn, and also for a hint."""
    return pickle.dumps(turn_of(hosted))


def turn_of(hosted: HostedMatch) -> Turn:
    """The turn of a bot, which knows what its seat has observed."""
    seat = hosted.to_move
    while not hosted.witness(seat).catch_up(AT_ONCE):
        pass
    return Turn(LEVEL, hosted.number, hosted.observations(seat))


def think_of_it(hosted: HostedMatch) -> object:
    """What a bot does in its own process."""
    return think(turn_of(hosted), 1)


def come_back(hosted: HostedMatch) -> object:
    """Tells a device some events that it has missed, in a match whose past no one asked for."""
    stretch.cache_clear()
    return encode(page_after(hosted, hosted.number - BEHIND, hosted.to_move, 0))


COSTS: Final = (
    Cost("a turn, told to all", turn),
    Cost("a bot's turn or a hint, in the loop", wake_bot),
    Cost("a bot's thought, in its process", think_of_it),
    Cost("a socket, ten events behind", come_back),
)


def longest(name: str, players: int, seed: int) -> list[str]:
    """The actions of a match that goes on for as long as possible."""
    hosted = seated(name, players, seed)
    rng = Rng(seed)
    actions: list[str] = []
    while not hosted.match.over:
        action = quiet_action(hosted, rng)
        actions.append(action)
        play(hosted, action)
    return actions


def quiet_action(hosted: HostedMatch, rng: Rng) -> str:
    """A random action that does not end the game, if a few tries find one."""
    position = hosted.match.position
    code = 0
    for _ in range(20):
        code = int(position.sample(rng))
        after = position.copy()
        after.apply(code)
        if after.to_move >= 0:
            break
    return hosted.match.game.text(code)


def seated(name: str, players: int, seed: int) -> HostedMatch:
    """A match of bots with the highest limit of decisions that its game takes."""
    game = GAMES[name]
    limited = any(option.name == "limit" for option in game.options)
    options = {"limit": MAX_LIMIT} if limited else {}
    setup = game.new_setup(players, options, Rng(seed))
    hosted = HostedMatch(
        MatchRow(
            id="a" * 22,
            game=name,
            rules_version=game.rules_version,
            players=players,
            options=options,
            setup=setup,
            clock=None,
            created_at=0,
        )
    )
    for seat in range(players):
        hosted.apply(Event(seat + 1, f"join-{seat}", 0, Joined(seat, f"Seat {seat}", LEVEL)))
    return hosted


def play(hosted: HostedMatch, action: str) -> None:
    """One more decision."""
    number = hosted.number + 1
    hosted.apply(Event(number, f"command-{number}", 0, Acted(hosted.to_move, action)))


class Samples:
    """The times of one game, early and late."""

    def __init__(self) -> None:
        self.times: dict[tuple[str, str], list[float]] = {}
        self.lengths: list[int] = []

    def measure(self, hosted: HostedMatch, when: str) -> None:
        """Does everything that happens for a decision."""
        for cost in COSTS:
            self.take(cost.name, when, cost.do, hosted)

    def measure_pages(self, hosted: HostedMatch) -> None:
        """Tells a device that comes for the first time the newest page, and the oldest."""
        for when, after in (("early", hosted.number - PAGE), ("late", 0)):
            self.take("a page of a full catch-up", when, page_after, hosted, after, 0, 0)

    def take(self, name: str, when: str, do: Callable[..., object], *given: object) -> None:
        """Does something and notes how long it took."""
        begin = time.thread_time()
        do(*given)
        self.times.setdefault((name, when), []).append(time.thread_time() - begin)

    def medians(self, name: str) -> tuple[float, float, int]:
        """The medians early and late in milliseconds, and the number of samples."""
        early, late = self.times[name, "early"], self.times[name, "late"]
        return statistics.median(early) * 1000, statistics.median(late) * 1000, len(late)


def measured(name: str, players: int, seed: int, samples: Samples) -> Iterator[None]:
    """Plays a match. Stops after each decision that it measures, and between early and late."""
    actions = longest(name, players, seed)
    late = len(actions) - WINDOW
    early = EARLY - WINDOW // 2
    samples.lengths.append(len(actions))
    if len(actions) < 2 * EARLY:
        return
    hosted = seated(name, players, seed)
    for ply, action in enumerate(actions):
        if ply in {early, late}:
            turn_of(hosted)  # seats have observed all before
        if ply == late:
            yield
        for when, begin in (("early", early), ("late", late)):
            if ply in range(begin, begin + WINDOW):
                samples.measure(hosted, when)
                yield
        play(hosted, action)
        if ply > late and hosted.number > 2 * PAGE:
            samples.measure_pages(hosted)


def game_samples(name: str, matches: int) -> Samples:
    """Measures matches of one game: the end of each beside the beginning of the next."""
    samples = Samples()
    players = max(GAMES[name].players)
    ended: Iterator[None] = iter(())
    for seed in range(1, matches + 1):
        begun = measured(name, players, seed, samples)
        for _ in range(WINDOW + 1):
            next(begun, None)
            next(ended, None)
        ended = begun
    for _ in ended:
        pass
    return samples


def main() -> int:
    """Prints a table; returns 1 if something costs too much."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--matches", type=int, default=10)
    matches = parser.parse_args().matches
    gc.disable()
    table = Table("game", "decisions", "what", "at 50", "at the end", "ratio", "samples")
    worst = 0.0
    for name in GAMES:
        gc.collect()
        samples = game_samples(name, matches)
        length = f"{statistics.median(samples.lengths):.0f}"
        for what in dict.fromkeys(what for what, _ in samples.times):
            early, late, count = samples.medians(what)
            worst = max(worst, late / early)
            row = f"{early:.3f} ms", f"{late:.3f} ms", f"{late / early:.2f}", f"{count}"
            table.add_row(name, length, what, *row)
    Console(width=120).print(table)
    print(f"the largest ratio is {worst:.2f}, the limit is {MOST}")
    return worst > MOST


if __name__ == "__main__":
    sys.exit(main())

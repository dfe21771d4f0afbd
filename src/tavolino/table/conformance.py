"""The conformance kit: one call that checks a game with one set of options.

It plays random games and checks each position for the eleven properties that the rest relies
on. The test file of a new game then has only ten lines.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations, product
from math import sqrt

from tavolino.rules.bits import members_of
from tavolino.rules.chance import Rng
from tavolino.rules.errors import IllegalAction, NotAnAction
from tavolino.rules.game import Game, Option
from tavolino.rules.position import OVER, Position
from tavolino.rules.types import Entry, Options, Setup, Value
from tavolino.table.record import Record

GARBAGE = ("", " ", "pass ", "PASS", "@", "?", "\u0661", "-1", "1" * 400, "\x00", "@A1\n")
"""Texts that are not an action in any game."""

SHORT = 60
"""A limit of this many decisions cuts most games short."""

DEEP_LOOKS = 2
"""The expensive properties are checked in this many of the first eight positions, then less."""

DRAWS = 12
"""How often each legal action is expected when the uniformity of `sample` is tested."""

MANY_WORLDS = 50
"""After this many worlds, one must have been another position if the game hides anything."""


class Violation(AssertionError):
    """A property that does not hold, with the record that shows it."""


@dataclass
class DrawnWorlds:
    """How many worlds were drawn during a game, and how many were not the real one."""

    drawn: int = 0
    others: int = 0


@dataclass
class Walk:
    """One random game in progress, with everything needed to check it."""

    game: Game
    players: int
    options: Mapping[str, object]
    setup: Setup
    position: Position
    rng: Rng
    worlds: DrawnWorlds
    codes: list[int] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    past: list[tuple[Position, int]] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)
    things: set[str] = field(default_factory=set)

    @property
    def seats(self) -> list[int | None]:
        """Everyone who looks at the game: the seats, and a spectator."""
        return [*range(self.players), None]

    def record(self) -> Record:
        """What was played so far."""
        return Record(
            self.game.name,
            self.players,
            self.game.complete(self.options),
            self.setup,
            [self.game.text(code) for code in self.codes],
            self.game.rules_version,
        )

    def demand(self, holds: bool, claim: str) -> None:
        """Raises Violation unless the claim holds."""
        if not holds:
            raise Violation(f"{claim}\nafter {self.record().dumps()}")


def conform(
    game: Game, players: int, options: Mapping[str, object], games: int = 20, seed: int = 0
) -> int:
    """Checks random games of one number of players and one set of options.

    Returns how many positions were checked. Violation says which property failed where.
    """
    check_options(game, options)
    worlds = DrawnWorlds()
    checked = sum(
        check_game(game, players, options, Rng(seed * 1_000_003 + k), k % 10 == 0, worlds)
        for k in range(games)
    )
    if game.hides and worlds.drawn >= MANY_WORLDS and not worlds.others:
        raise Violation(f"{game.name} hides something, but every world is the real one")
    return checked


def every_options(game: Game) -> list[Options]:
    """The defaults, every other value among them, and sets in which the other values meet.

    Any two values of two options meet in one of the sets. All combinations would be too many
    for a game with several options.
    """
    defaults = game.complete({})
    values = {option.name: values_of(option) for option in game.options}
    chosen_sets = [defaults]
    for name, each in values.items():
        chosen_sets += [{**defaults, name: value} for value in each if value != defaults[name]]
    all_sets = [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]
    met = set().union(*map(meetings, chosen_sets))
    while True:
        news = [meetings(options) - met for options in all_sets]
        most = max(news, key=len)
        if not most:
            return chosen_sets
        chosen_sets.append(all_sets[news.index(most)])
        met |= most


def meetings(options: Options) -> set[tuple[tuple[str, Value], ...]]:
    """The pairs of values that meet in a set of options."""
    return set(combinations(options.items(), 2))


def values_of(option: Option) -> tuple[Value, ...]:
    """Every value of an option. A limit has its default, and one that cuts games short.

    Any other range has its ends and its default.
    """
    if option.values:
        return option.values
    if option.name == "limit":
        return option.default, SHORT
    return tuple(dict.fromkeys((option.minimum, option.default, option.maximum)))


def check_options(game: Game, options: Mapping[str, object]) -> None:
    """Property 8 for options: complete options are a JSON value that stays the same."""
    complete = game.complete(options)
    if json.loads(json.dumps(complete)) != complete or game.complete(complete) != complete:
        raise Violation(f"the options {complete} do not survive JSON")


def check_game(
    game: Game,
    players: int,
    options: Mapping[str, object],
    rng: Rng,
    draws: bool,
    worlds: DrawnWorlds,
) -> int:
    """Plays one random game and checks it on the way and at its end."""
    setup = game.new_setup(players, options, rng)
    position = game.start(players, options, setup)
    walk = Walk(game, players, options, setup, position, rng, worlds)
    check_starts(walk)
    # Games differ in length, so the chance of a deep look falls with every ply.
    while position.to_move != OVER:
        legal = check_legal(walk)
        deep = int(rng.below(8 + len(walk.codes))) < DEEP_LOOKS
        if deep:
            look_deeply(walk, legal)
            if draws:
                check_equal_chance(walk, legal)
        check_step(walk, legal[int(rng.below(len(legal)))])
    check_legal_when_over(walk)
    look_deeply(walk, [])
    check_replay(walk)
    return len(walk.codes) + 1


# -- 1: the list of legal actions, and the draw from it -----------------------------------


def check_legal(walk: Walk) -> list[int]:
    """Legal actions are ascending, distinct and not empty, and a sampled action is legal."""
    legal = walk.position.legal()
    walk.demand(bool(legal), "there is a legal action until the game is over")
    walk.demand(legal == sorted(set(legal)), "legal actions ascend without duplicates")
    walk.demand(walk.position.sample(walk.rng) in legal, "a sampled action is legal")
    walk.demand(0 <= walk.position.to_move < walk.players, "a seat is to move")
    walk.demand(walk.position.shares() == [0.0] * walk.players, "no shares before the end")
    return legal


def check_equal_chance(walk: Walk, legal: list[int]) -> None:
    """Sampling is uniform."""
    walk.demand(evenly_drawn(walk.position, legal, walk.rng), "sampling is uniform")


def evenly_drawn(position: Position, legal: list[int], rng: Rng) -> bool:
    """Whether `sample` is uniform: a chi-square test with six standard deviations."""
    drawn = dict.fromkeys(legal, 0)
    for _ in range(DRAWS * len(legal)):
        code = int(position.sample(rng))
        if code not in drawn:
            return False
        drawn[code] += 1
    spread = sum((times - DRAWS) ** 2 for times in drawn.values()) / DRAWS
    freedom = len(legal) - 1
    return spread <= freedom + 6 * sqrt(2 * freedom) + 6


def check_legal_when_over(walk: Walk) -> None:
    """After the end nothing is legal, and the win is shared exactly (property 7)."""
    walk.demand(walk.position.legal() == [], "nothing is legal once the game is over")
    shares = walk.position.shares()
    walk.demand(walk.position.winners > 0, "a game ends with at least one winner")
    walk.demand(sum(shares) == 1.0, f"shares sum to exactly 1, not {shares}")
    walk.demand(walk.game.ending(walk.position) in walk.game.endings, "the end has a reason")


# -- 2, 3, 4: texts, steps, refusals ------------------------------------------------------


def check_texts(walk: Walk, legal: list[int]) -> None:
    """One action has one text, which can be read without a position."""
    texts = [walk.game.text(code) for code in legal]
    walk.demand(len(set(texts)) == len(texts), "one action has one text")
    for code, text in zip(legal, texts, strict=True):
        walk.demand(walk.game.code(text) == code, f"{text} reads as it is written")
    walk.seen.update(texts)
    walk.things.update(first_things(walk, legal))


def check_step(walk: Walk, code: int) -> None:
    """Applying an action to a copy leaves the original alone; then plays it."""
    before, game = walk.position, walk.game
    walk.past.append((before.copy(), int(before.key())))
    after = before.copy()
    walk.demand(after.key() == before.key(), "a copy has the same key")
    after.apply(code)
    walk.demand(before.key() == walk.past[-1][1], "applying to a copy changes only the copy")
    walk.entries.append(game.entry(before, code, after))
    check_entry(walk, before, after)
    game.play(before, game.text(code))
    walk.demand(before.key() == after.key(), "play does what apply does")
    walk.codes.append(code)


def check_entry(walk: Walk, before: Position, after: Position) -> None:
    """An entry says who decided what, and its effects say who went out and who won."""
    entry = walk.entries[-1]
    walk.demand(json.loads(json.dumps(entry)) == entry, "an entry survives JSON")
    walk.demand(entry["seat"] == before.to_move, "an entry names the seat that decided")
    seats = {
        kind: [effect["seat"] for effect in entry["effects"] if effect["type"] == kind]
        for kind in ("out", "won")
    }
    gone = members_of(before.in_play & ~after.in_play)
    walk.demand(seats["out"] == gone, "effects say who went out")
    walk.demand(seats["won"] == members_of(after.winners), "effects say who won")


def check_refusals(walk: Walk, legal: list[int]) -> None:
    """An action that is not in the list is refused with a reason, and nothing changes."""
    before = int(walk.position.key()), fingerprint(walk, walk.position)
    allowed = {walk.game.text(code) for code in legal}
    for text in sorted(walk.seen - allowed)[:40]:
        walk.demand(
            refusal_reason(walk, text) in walk.game.reasons, f"{text} is refused for a reason"
        )
    for text in GARBAGE:
        walk.demand(refusal_reason(walk, text) == "unreadable", f"{text!r} is no action")
    after = int(walk.position.key()), fingerprint(walk, walk.position)
    walk.demand(before == after, "a refused action changes nothing")


def refusal_reason(walk: Walk, text: str) -> str:
    """The reason why an action is refused; empty if it is not."""
    try:
        walk.game.play(walk.position, text)
    except IllegalAction as error:
        return error.reason
    except NotAnAction:
        return "unreadable"
    except KeyError as unknown:
        return f"for {unknown}, which the game does not explain"
    return ""


def check_replay(walk: Walk) -> None:
    """A replay of the record gives the same keys, and no later step changed an earlier copy."""
    walk.demand(Record.from_json(json.loads(walk.record().dumps())) == walk.record(), "JSON")
    again = walk.game.start(walk.players, walk.options, json.loads(json.dumps(walk.setup)))
    for code, (kept, key) in zip(walk.codes, walk.past, strict=True):
        walk.demand(int(again.key()) == key, "a replay gives the same key at every step")
        walk.demand(int(kept.key()) == key, "a kept copy stays as it was")
        again.apply(code)
    walk.demand(again.key() == walk.position.key(), "a replay gives the same end")


# -- 5, 6, 8: what a seat may know --------------------------------------------------------


def look_deeply(walk: Walk, legal: list[int]) -> None:
    """Checks the properties that are too expensive for every position."""
    check_texts(walk, legal)
    check_refusals(walk, legal)
    for seat in walk.seats:
        check_world(walk, seat, legal)
        check_tail(walk, seat)
    check_past(walk, walk.seats[int(walk.rng.below(walk.players + 1))])
    check_taking_back(walk, int(walk.rng.below(walk.players)))
    check_pointing(walk, legal)


def check_world(walk: Walk, seat: int | None, legal: list[int]) -> None:
    """A world drawn from a seat's view looks the same to that seat in every way."""
    game, view = walk.game, walk.game.view(walk.position, seat)
    walk.demand(json.loads(json.dumps(view)) == view, "a view survives JSON")
    world = game.worlds(json.loads(json.dumps(view)))(walk.rng)
    walk.demand(as_bytes(game.view(world, seat)) == as_bytes(view), "a world has the same view")
    count_world(walk, world)
    if seat == walk.position.to_move:
        check_world_legal(walk, world.legal(), legal)
    walk.demand(
        game.redact(walk.entries, world, seat) == history(walk, seat),
        "a world is told the same way",
    )


def check_world_legal(walk: Walk, in_world: list[int], legal: list[int]) -> None:
    """What is legal depends on nothing that the seat to move does not see.

    In a game that forgets, the seat may remember more than it sees. A world then has only those
    actions that are legal whatever it remembers.
    """
    if walk.game.forgets:
        walk.demand(bool(in_world) or not legal, "a world has a legal action")
        walk.demand(set(in_world) <= set(legal), "what is legal in a world is legal")
    else:
        walk.demand(in_world == legal, "a world has the same legal actions")


def check_tail(walk: Walk, seat: int | None) -> None:
    """Asking for the newest entries gives the same as asking for all of them."""
    entries = history(walk, seat)
    moves: dict[int, list[int]] = {}
    for ply, entry in enumerate(walk.entries):
        for piece in walk.game.moved(entry):
            moves.setdefault(piece, []).append(ply)
    # Servers ask for the newest entry alone. How far back others ask is random here.
    for first in {
        len(entries),
        max(0, len(entries) - 1),
        int(walk.rng.below(len(entries) + 1)),
    }:
        walk.demand(
            walk.game.redact(walk.entries, walk.position, seat, first) == entries[first:],
            f"entries from {first} on are told as the whole past tells them",
        )
        last = first + int(walk.rng.below(len(entries) - first + 1))
        page = walk.game.redact(walk.entries, walk.position, seat, first, last, moves)
        walk.demand(
            page == entries[first:last],
            f"entries {first} to {last} are told as the whole past tells them",
        )


def count_world(walk: Walk, world: Position) -> None:
    """In a game that hides nothing, the only world is the position itself."""
    other = world.key() != walk.position.key()
    walk.demand(walk.game.hides or not other, "a game that hides nothing has one world")
    if walk.position.to_move != OVER:
        walk.worlds.drawn += 1
        walk.worlds.others += other


def check_past(walk: Walk, seat: int | None) -> None:
    """A lookalike: a drawn world, dealt and played from the start, looks the same all along.

    What was played is legal in it, leads to it and reads the same. So does every earlier view.
    """
    game = walk.game
    if game.forgets:
        return
    world = game.worlds(game.view(walk.position, seat))(walk.rng)
    position = game.start(walk.players, walk.options, game.setup(world))
    entries = []
    for code, (past, _) in zip(walk.codes, walk.past, strict=True):
        # A game that hides nothing has no other past, and views are expensive in long games.
        walk.demand(
            not game.hides or game.view(position, seat) == game.view(past, seat),
            "worlds that a seat cannot tell apart looked the same before",
        )
        walk.demand(code in position.legal(), "what was played is legal in a sampled world")
        before = position.copy()
        position.apply(code)
        entries.append(game.entry(before, code, position))
    walk.demand(position.key() == world.key(), "a sampled world is where its past leads")
    walk.demand(
        game.redact(entries, world, seat) == history(walk, seat),
        "another past that a seat cannot tell apart is told the same way",
    )


# -- 9: what may be taken back ------------------------------------------------------------


def check_taking_back(walk: Walk, seat: int) -> None:
    """What a seat may take back showed nobody anything: it was possible in all their worlds.

    The others are asked, so they may know what the seat's own decision showed them.
    """
    game, options = walk.game, walk.game.complete(walk.options)
    own = [ply for ply, entry in enumerate(walk.entries) if entry["seat"] == seat]
    if not game.hides or not own or walk.position.to_move == OVER:
        return
    last = own[-1]
    if not any(game.reveals(entry, options, seat) for entry in walk.entries[last:]):
        check_nothing_shown(walk, seat, last)
        check_nothing_shown(walk, walk.seats[int(walk.rng.below(walk.players + 1))], last + 1)


def check_nothing_shown(walk: Walk, seat: int | None, first: int) -> None:
    """A world drawn before some decisions looks the same to a seat after each of them."""
    positions = [*(past for past, _ in walk.past), walk.position][first:]
    world = walk.game.worlds(walk.game.view(positions[0], seat))(walk.rng)
    for code, after in zip(walk.codes[first:], positions[1:], strict=True):
        shown = code not in world.legal()
        if not shown:
            world.apply(code)
            shown = walk.game.view(world, seat) != walk.game.view(after, seat)
        walk.demand(not shown, "what may be taken back has shown nothing")


# -- 10: who begins -----------------------------------------------------------------------


def check_starts(walk: Walk) -> None:
    """Whoever makes a match may name the seat that begins, whatever else chance gives."""
    for seat in range(walk.players):
        first = walk.game.start(walk.players, walk.options, {**walk.setup, "start": seat})
        walk.demand(first.to_move == seat, "the seat that begins is the first to move")


# -- 11: why not? ---------------------------------------------------------------------------


def check_pointing(walk: Walk, legal: list[int]) -> None:
    """Who points at something that is closed learns why, from what they see and no more."""
    game, position = walk.game, walk.position
    view = game.view(position, None if position.to_move == OVER else int(position.to_move))
    before = as_bytes(view)
    world = game.determinize(view, Rng(0))
    # Where the seat remembers what its view does not tell, nobody else can say what is open.
    forgotten = game.forgets and world.legal() != legal
    opened = first_things(walk, legal)
    for thing in sorted(walk.things):
        reason = game.obstacle(position, [thing])
        walk.demand(
            (reason is None) == (thing in opened) and reason in {None, *game.reasons},
            f"{thing} is closed for a reason exactly if no legal action begins with it",
        )
        told = game.obstacle(world, [thing])
        walk.demand(
            told == reason or (forgotten and told in game.reasons),
            f"the seat to move can tell why {thing} is closed",
        )
    if walk.things:
        thing = sorted(walk.things)[int(walk.rng.below(len(walk.things)))]
        walk.demand(
            game.why_not(view, [thing]) == game.obstacle(world, [thing]),
            f"a view tells why {thing} is closed",
        )
    walk.demand(as_bytes(view) == before, "asking why changes nothing")


def first_things(walk: Walk, codes: list[int]) -> set[str]:
    """What people can point at first to choose one of these actions."""
    return {way[0] for code in codes for way in walk.game.ways(code)}


def history(walk: Walk, seat: int | None) -> list[Entry]:
    """The past as a seat may see it."""
    return walk.game.redact(walk.entries, walk.position, seat)


def fingerprint(walk: Walk, position: Position) -> list[bytes]:
    """Everything anyone can see of a position."""
    return [as_bytes(walk.game.view(position, seat)) for seat in walk.seats]


def as_bytes(value: object) -> bytes:
    """A JSON value in one canonical form."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()

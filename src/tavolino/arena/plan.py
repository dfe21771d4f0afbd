"""Plans: which games are played, how often and by whom, read from a TOML file."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from itertools import product
from math import inf
from pathlib import Path
from typing import Any, Self, cast

from tavolino.bots.named import bot_named
from tavolino.games import game_named
from tavolino.rules.chance import mix
from tavolino.rules.game import Game
from tavolino.rules.types import Options
from tavolino.tournament.plan import MAX_SEED

CHUNK = 25
"""Games per chunk, unless the plan says otherwise: a chunk should take seconds, not minutes."""


OPTIONAL = {"rules_version", "options", "opening", "judge", "chunk"}
"""The keys that an entry of a plan may leave out."""


@dataclass(frozen=True)
class JudgePlan:
    """How many games of a setting are judged, and with how many iterations per decision."""

    games: int = 0
    iterations: int = 1


@dataclass(frozen=True)
class Setting:
    """One game with its options and number of seats, played by the same bots many times.

    `bots` has one for each place, the one that moves first at the front. The first `opening`
    rounds, with one decision of each seat, are random.
    """

    game: str
    players: int
    options: Options
    bots: tuple[str, ...]
    games: int
    opening: int = 0
    judge: JudgePlan = JudgePlan()
    chunk: int = CHUNK

    def __post_init__(self) -> None:
        self.rules.check_players(self.players)
        self.rules.complete(self.options)
        self.check_bots()
        self.check_numbers()

    def check_bots(self) -> None:
        """Raises ValueError unless there is a bot for each seat, and all are reproducible."""
        if len(self.bots) != self.players:
            raise ValueError(f"{self.players} seats need as many bots, not {len(self.bots)}")
        for bot in self.bots:
            bot_named(self.rules, bot)
            if bot.endswith("ms"):
                raise ValueError(f"{bot} plays by the clock, so its games cannot be repeated")

    def check_numbers(self) -> None:
        """Raises ValueError if a number is not valid."""
        for what, number in (("games", self.games), ("chunk", self.chunk)):
            if not is_count(number) or number < 1:
                raise ValueError(f"{what} is a number from 1, not {number!r}")
        if not is_count(self.opening):
            raise ValueError(f"opening is a number of rounds, not {self.opening!r}")
        if not is_count(self.judge.games) or not is_count(self.judge.iterations):
            raise ValueError("a judge has a number of games and a number of iterations")

    @property
    def rules(self) -> Game:
        """The rules of the game."""
        return game_named(self.game)

    @property
    def chosen(self) -> list[str]:
        """The options that the setting names, such as `version=simple`, sorted by name."""
        return [f"{name}={format_value(value)}" for name, value in sorted(self.options.items())]

    @property
    def title(self) -> str:
        """The setting in a few words, such as `memento, 3 seats, version=simple, best:64`."""
        bots = dict.fromkeys(self.bots) if len(set(self.bots)) == 1 else self.bots
        return ", ".join([self.game, f"{self.players} seats", *self.chosen, " ".join(bots)])

    @property
    def chance(self) -> int:
        """The setting's own contribution to the seed, whatever else is in the plan.

        The number of games, the size of chunks and which games are judged change no game.
        """
        seed_material = [self.game, self.players, self.options, self.bots, self.opening]
        text = json.dumps(seed_material, sort_keys=True, separators=(",", ":"))
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7])

    def times(self, factor: float) -> Setting:
        """The same setting with this many times the games, judged ones included."""
        games, judged = (
            max(1, round(number * factor)) for number in (self.games, self.judge.games)
        )
        judge = replace(self.judge, games=judged if self.judge.games else 0)
        return replace(self, games=games, judge=judge)


@dataclass(frozen=True)
class Chunk:
    """A unit of work: some consecutive games of one setting."""

    number: int
    setting: int
    games: range


@dataclass(frozen=True)
class ArenaPlan:
    """Settings and a seed. The same plan gives the same games on every machine."""

    seed: int
    settings: tuple[Setting, ...]
    chunks: tuple[Chunk, ...] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        if not self.settings:
            raise ValueError("a plan has at least one of [[settings]]")
        if not is_count(self.seed) or self.seed > MAX_SEED:
            raise ValueError(f"a seed is from 0 to {MAX_SEED}, not {self.seed!r}")
        if len({setting.title for setting in self.settings}) < len(self.settings):
            raise ValueError("two settings of the plan are the same")
        object.__setattr__(self, "chunks", tuple(cut_into_chunks(self.settings)))

    @property
    def games(self) -> int:
        """The number of games in the whole plan."""
        return sum(setting.games for setting in self.settings)

    def chance(self, setting: int, game: int) -> int:
        """The seed of one game: it depends on the plan and the game, never on the worker."""
        return int(mix(mix(mix(0, self.seed), self.settings[setting].chance), game))

    def times(self, factor: float) -> ArenaPlan:
        """The same plan with this many times the games; the first of them are the same."""
        if not 0 < factor < inf:
            raise ValueError(f"a plan can be scaled up or down, not {factor:g} times")
        return ArenaPlan(self.seed, tuple(setting.times(factor) for setting in self.settings))

    def to_json(self) -> dict[str, Any]:
        """A plain JSON object, from which `from_json` makes the same plan."""
        settings = [
            asdict(setting)
            | {"bots": [setting.bots], "rules_version": setting.rules.rules_version}
            for setting in self.settings
        ]
        return {"seed": self.seed, "settings": settings}

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Self:
        """The plan that a JSON object, or a TOML file, describes.

        A setting may have a list of values for the players, the bots or an option: it then
        stands for one setting for each value. Name bots once for all seats, or in a list of
        their own. `rules_version` says by which rules the options are named. Raises ValueError,
        in one sentence, if it is not a plan.
        """
        known = {"seed", "settings"}
        if not set(value) <= known or "settings" not in value:
            raise ValueError("a plan has a seed and [[settings]], and nothing else")
        settings = [setting for entry in value["settings"] for setting in expand_entry(entry)]
        return cls(value.get("seed", 0), tuple(settings))

    @classmethod
    def read(cls, file: Path) -> Self:
        """The plan in a TOML file."""
        try:
            return cls.from_json(tomllib.loads(file.read_text(encoding="utf-8")))
        except OSError as error:
            raise ValueError(f"{file}: {error.strerror}") from error
        except ValueError as error:
            raise ValueError(f"{file}: {error}") from error


def expand_entry(entry: Mapping[str, Any]) -> Iterator[Setting]:
    """All settings that one entry of a file stands for."""
    needed = {"game", "players", "bots", "games"}
    if not needed <= set(entry) <= needed | OPTIONAL:
        raise ValueError(f"a setting needs {', '.join(sorted(needed))}")
    options: Mapping[str, Any] = entry.get("options", {})
    rest = {name: entry[name] for name in ("opening", "chunk") if name in entry}
    judge = entry.get("judge", {})
    if not set(judge) <= {"games", "iterations"}:
        raise ValueError("a judge has games and iterations")
    version = entry.get("rules_version")
    for players, *values in product(several(entry["players"]), *map(several, options.values())):
        chosen = dict(zip(options, values, strict=True))
        for bots in several(entry["bots"]):
            yield Setting(
                game=entry["game"],
                players=players,
                options=todays_options(game_named(entry["game"]), chosen, version),
                bots=tuple([bots] * players if isinstance(bots, str) else bots),
                games=entry["games"],
                judge=JudgePlan(**judge),
                **rest,
            )


def todays_options(game: Game, options: Options, version: int | None) -> Options:
    """Options of a rules version as today's rules name them.

    Without a version they are today's. Raises ValueError if an earlier one named other options
    like that: then a plan must say which it means.
    """
    if version is not None:
        return cast("Options", game.upgraded(options, version))
    if game.upgraded(options, game.oldest_version) != options:
        raise ValueError(
            f"{game.name} has changed what its options are called: "
            f"say rules_version = {game.rules_version}, or which version the plan is of"
        )
    return options


def several(value: object) -> list[Any]:
    """The values of a list, or the only value."""
    return value if isinstance(value, list) else [value]


def cut_into_chunks(settings: tuple[Setting, ...]) -> Iterator[Chunk]:
    """The chunks of all settings, in turns, so that an unfinished run covers all alike."""
    parts = [
        [
            (number, range(first, min(first + setting.chunk, setting.games)))
            for first in range(0, setting.games, setting.chunk)
        ]
        for number, setting in enumerate(settings)
    ]
    rows = (part[k] for k in range(max(map(len, parts))) for part in parts if k < len(part))
    for number, (setting, games) in enumerate(rows):
        yield Chunk(number, setting, games)


def is_count(value: object) -> bool:
    """Whether something is a whole number from 0 on."""
    return type(value) is int and value >= 0


def format_value(value: object) -> str:
    """An option's value as in TOML."""
    return str(value).lower() if isinstance(value, bool) else str(value)

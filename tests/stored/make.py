"""Makes the stored matches of `test_earlier_versions.py`: an SQLite file, a PostgreSQL dump.

    git worktree add build/old COMMIT
    PYTHONPATH=build/old/src:build/old/tests python build/old/tests/stored/make.py COMMIT

Run the script of the commit that names the files, against the code of that commit and never
against today's: the test is about what that commit wrote. A real server plays the matches, most
of it through its HTTP API. Deals, choices and ids follow from fixed seeds, so both databases
hold the same matches; the secret, the tokens and the names are made up. COMMIT.json says what
each match was.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from unittest.mock import patch

from support.fresh_stores import DATABASE, fresh_schema
from support.match_accounts import account_of
from support.prepared_matches import NAMES, token_of
from support.running_server import Served, new_match, served
from tavolino.hosting.access.signing import secret_hash
from tavolino.hosting.machine import Machine
from tavolino.hosting.match.commands import Act
from tavolino.hosting.match.events import WATCHER
from tavolino.hosting.match.hosted import HostedMatch

NATS = "nats://127.0.0.1:4222"
HERE = Path(__file__).parent

SETTINGS = re.compile(r"$|--|SET |SELECT |\\|CREATE SCHEMA ")
"""How the lines of a dump begin that make neither a table nor a row."""

LONG = {"per": "game", "seconds": 86_400, "increment": 5}
EACH_MOVE = {"per": "move", "seconds": 604_800}
SHORT = {"per": "move", "seconds": 10}
SHORT_LIMIT = {"limit": 120}


class Table:
    """A match that is being made, with people and bots at it."""

    def __init__(self, server: Served, story: str, match: str) -> None:
        self.server = server
        self.story = story
        self.match = match
        self.chance = random.Random(story)

    def hosted(self) -> HostedMatch:
        """How the match stands in the server."""

        async def reading() -> HostedMatch:
            return await self.server.services.engine.fresh(self.match)

        return self.server.run(reading())

    def ask(self, kind: str, seat: int, **more: Any) -> None:
        """A seat's command, which must be accepted."""
        number = self.hosted().number + 1
        wish = {
            "type": kind,
            "id": f"command-{number:04}",
            "number": number,
            "seat": seat,
            **more,
        }
        client = self.server.client(token_of(seat))
        response = client.post(f"/matches/{self.match}/commands", json=wish)
        assert response.json().get("number") == number, response.text

    def play(self, decisions: int) -> Table:
        """So many random decisions, unless the match ends before."""
        for _ in range(decisions):
            hosted = self.hosted()
            if hosted.phase == "over":
                break
            seat, action = hosted.to_move, self.chance.choice(hosted.match.legal())
            if hosted.bot_due() is None:
                self.ask("act", seat, action=action)
            else:
                self.act_as_bot(seat, action)
        return self

    def play_until(self, *, bot: bool) -> Table:
        """Random decisions until a bot, or a person, is to move."""
        while (self.hosted().bot_due() is not None) is not bot:
            self.play(1)
        return self

    def act_as_bot(self, seat: int, action: str) -> None:
        """A bot's decision, as a worker asks for it."""
        number = self.hosted().number + 1
        act = Act(id=f"command-{number:04}", number=number, seat=seat, action=action)
        answer = self.server.run(
            self.server.services.engine.take(self.match, act, {seat}, bot=True)
        )
        assert answer.number == number, answer


def begun(
    server: Served, story: str, game: str, people: int, bots: int = 0, **wish: Any
) -> Table:
    """A new match with so many people and bots at it; other seats stay free."""
    wish = {"id": re.sub("[^a-z]", "-", story).ljust(16, "-"), "players": people + bots} | wish
    names = list(NAMES[:people])
    made = new_match(server.client(), game, names=names, bots=[1, 2, 1][:bots], **wish)
    for seat in (*range(people), WATCHER):
        holder = secret_hash(token_of(seat))
        server.run(server.services.store.hold(made["match"], seat, holder))
    return Table(server, story, made["match"])


def tables(server: Served) -> list[Table]:
    """All matches, in every state a match can be in."""
    return [
        *waiting(server),
        *in_the_middle(server),
        *with_bots(server),
        *with_a_wish(server),
        *over(server),
    ]


def waiting(server: Served) -> list[Table]:
    """Matches with free seats."""
    simple = {"version": "simple", "limit": 80}
    timed: dict[str, Any] = {"options": SHORT_LIMIT, "clock": LONG}
    return [
        begun(server, "no one else came", "anneaux", 1, players=2),
        begun(server, "two seats free", "memento", 2, players=4, options=simple),
        begun(server, "one seat free beside a bot", "triominos", 1, 1, players=3),
        begun(server, "free seats with a clock", "dimenticato", 1, players=3, **timed),
    ]


def in_the_middle(server: Served) -> list[Table]:
    """Matches that people play."""
    complex_rules = {"version": "complex", "limit": 90}
    open_racks = {"open_racks": True, "joker": False}
    return [
        begun(server, "memento for two", "memento", 2, options=SHORT_LIMIT).play(25),
        begun(server, "memento for four", "memento", 4, options=complex_rules).play(40),
        begun(server, "anneaux for three", "anneaux", 3).play(50),
        begun(server, "anneaux just begun", "anneaux", 4, options=SHORT_LIMIT),
        begun(server, "triominos for two", "triominos", 2).play(20),
        begun(server, "triominos for four", "triominos", 4, options={"joker": False}).play(15),
        begun(server, "triominos with open racks", "triominos", 3, options=open_racks).play(12),
        begun(server, "dimenticato for two", "dimenticato", 2, options=SHORT_LIMIT).play(45),
        begun(server, "dimenticato for four", "dimenticato", 4, options=SHORT_LIMIT).play(60),
        begun(
            server, "a clock for the game", "memento", 2, options=SHORT_LIMIT, clock=LONG
        ).play(9),
        begun(server, "a clock for each move", "triominos", 2, clock=EACH_MOVE).play(7),
    ]


def with_bots(server: Served) -> list[Table]:
    """Matches in which a bot plays, or took over."""
    against_bot = begun(server, "a bot to move", "anneaux", 1, 1).play(20)
    with_secrets = begun(
        server, "a bot with secrets to move", "dimenticato", 2, 1, options=SHORT_LIMIT
    )
    person = begun(server, "a person to move among bots", "triominos", 1, 3).play(10)
    gone = begun(server, "a bot plays on", "triominos", 3).play(9)
    gone.ask("resign", 1)
    gone_to_move = begun(
        server, "a bot is to play on", "dimenticato", 4, options=SHORT_LIMIT
    ).play(30)
    gone_to_move.ask("resign", gone_to_move.hosted().to_move)
    return [
        against_bot.play_until(bot=True),
        with_secrets.play(33).play_until(bot=True),
        person.play_until(bot=False),
        gone.play(8),
        gone_to_move,
    ]


def with_a_wish(server: Served) -> list[Table]:
    """Matches in which someone has asked for something, or got it."""
    undo = begun(server, "an undo asked", "anneaux", 2, options=SHORT_LIMIT).play(17)
    undo.ask("ask_undo", 0)
    allowed = begun(
        server, "an undo allowed by one of two", "memento", 3, options=SHORT_LIMIT
    ).play(12)
    allowed.ask("ask_undo", 1)
    allowed.ask("answer", 2, to="undo", yes=True)
    taken = begun(server, "decisions taken back", "anneaux", 2).play(16)
    for _ in range(3):
        taken.ask("ask_undo", 1)
        taken.ask("answer", 0, to="undo", yes=True)
        taken.play(5)
    from_bot = begun(
        server, "taken back from a bot", "memento", 1, 1, options=SHORT_LIMIT
    ).play(10)
    from_bot.ask("ask_undo", 0)
    from_bot.play(3).ask("ask_undo", 0)
    draw = begun(server, "a draw offered", "dimenticato", 2, options=SHORT_LIMIT).play(14)
    draw.ask("offer_draw", 1)
    almost = begun(server, "a draw accepted by one of two", "triominos", 3).play(6)
    almost.ask("offer_draw", 2)
    almost.ask("answer", 0, to="draw", yes=True)
    declined = begun(server, "all wishes declined", "anneaux", 2, options=SHORT_LIMIT).play(8)
    declined.ask("offer_draw", 0)
    declined.ask("answer", 1, to="draw", yes=False)
    declined.ask("ask_undo", 1)
    declined.ask("answer", 0, to="undo", yes=False)
    return [undo, allowed, taken, from_bot, draw, almost, declined]


def over(server: Served) -> list[Table]:
    """Matches that are over, and one that is played again."""
    resigned = begun(server, "given up", "memento", 2).play(5)
    resigned.ask("resign", 0)
    agreed = begun(server, "shared", "triominos", 2).play(11)
    agreed.ask("offer_draw", 0)
    agreed.ask("answer", 1, to="draw", yes=True)
    again = begun(server, "played again", "triominos", 3).play(1000)
    again.ask("rematch", 1)
    rematch = Table(server, "the rematch", again.hosted().rematch or "")
    late = begun(server, "out of time", "anneaux", 2, clock=SHORT).play(3)
    while late.hosted().phase == "on":
        time.sleep(0.2)
    return [
        begun(server, "memento to its end", "memento", 3, options={"limit": 60}).play(60),
        begun(server, "anneaux to its end", "anneaux", 2).play(1000),
        begun(server, "triominos to its end", "triominos", 4).play(1000),
        begun(server, "dimenticato to its end", "dimenticato", 3, options=SHORT_LIMIT).play(
            120
        ),
        *(resigned, agreed, late, again, rematch.play(4)),
    ]


def made(folder: Path, **settings: Any) -> list[dict[str, Any]]:
    """Makes all matches in a database; what each of them was."""
    deals = random.Random(369)

    def random_bits(_: Machine, count: int) -> int:
        return deals.getrandbits(count)

    with patch.object(Machine, "random_bits", random_bits), served(folder, **settings) as on:
        return [
            {"match": table.match, "story": table.story, **account_of(table.hosted())}
            for table in tables(on)
        ]


def dump(schema: str) -> bytes:
    """The tables and rows of a schema as SQL, for a schema of any name."""
    command = ["pg_dump", "--no-owner", "--no-privileges", "--rows-per-insert=1000"]
    dumped = subprocess.run(
        [*command, f"--schema={schema}", DATABASE], check=True, capture_output=True, text=True
    ).stdout
    lines = [line for line in dumped.splitlines() if not SETTINGS.match(line)]
    return "\n".join(lines).replace(f"{schema}.", "").encode() + b"\n"


async def in_postgres(folder: Path) -> tuple[list[dict[str, Any]], bytes]:
    """All matches made in PostgreSQL, and the dump of it."""
    async with fresh_schema() as schema:
        matches = await asyncio.to_thread(
            made, folder, database=DATABASE, schema=schema, nats=NATS
        )
        return matches, dump(schema)


def main(commit: str) -> None:
    """Writes the three files of a commit."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        matches = made(folder)
        again, sql = asyncio.run(in_postgres(folder))
        assert matches == again, "both databases hold the same matches"
        file = folder / "matches.sqlite"
        with sqlite3.connect(file) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
        connection.close()
        for end, content in ((".sqlite.gz", file.read_bytes()), (".sql.gz", sql)):
            (HERE / f"{commit}{end}").write_bytes(gzip.compress(content, mtime=0))
    lines = ",\n".join(json.dumps(match, separators=(",", ":")) for match in matches)
    (HERE / f"{commit}.json").write_text(f"[\n{lines}\n]\n")


if __name__ == "__main__":
    main(sys.argv[1])

"""Fuzzing that learns: bytes from outside, changed until they reach other code (`make fuzz`).

    python bench/fuzz/fuzz.py TARGET CORPUS -max_total_time=600

libFuzzer keeps in the corpus what reaches new code, and goes on from there. Whatever is read
must end in a value, or in the error that its readers expect. Any other error is a finding; its
input is written to a file whose name begins with `crash-`.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

import atheris
import msgspec

with atheris.instrument_imports(include=["tavolino"]):
    from tavolino import GAMES, Record
    from tavolino.games import descriptor_of
    from tavolino.hosting.calls.conversation import decode_frame
    from tavolino.hosting.calls.errors import Denied
    from tavolino.hosting.calls.requests import UNREADABLE
    from tavolino.hosting.calls.values import Say, TryGame
    from tavolino.hosting.match.commands import handle
    from tavolino.hosting.match.events import Acted, Event, Joined
    from tavolino.hosting.match.hosted import HostedMatch
    from tavolino.hosting.match.refusals import Refused
    from tavolino.hosting.match.stored import MatchRow
    from tavolino.hosting.match.trial import try_actions
    from tavolino.hosting.match.unplayable import NewerVersion
    from tavolino.hosting.store.packed_log import pack_log, unpack_log
    from tavolino.hosting.store.rows import event_of
    from tavolino.hosting.store.values import NoArchive
    from tavolino.page.files import FileEvent, MatchFile, replay, row_of
    from tavolino.rules.chance import Rng
    from tavolino.rules.errors import RulesError
    from tavolino.table.match import Match

PLIES = 6
"""Decisions in what a corpus begins with."""


def games_begun() -> Iterator[Match]:
    """The beginning of a game of each kind."""
    for game in GAMES.values():
        rng = Rng(1)
        match = Match(game, 2, {}, game.new_setup(2, {}, rng))
        while len(match.entries) < PLIES:
            legal = match.legal()
            match.play(legal[rng.below(len(legal))])
        yield match


def hosted_of(match: Match) -> HostedMatch:
    """A hosted match of two people that begins with these decisions."""
    record = match.record()
    row = MatchRow(
        id="m" * 22,
        game=record.game,
        rules_version=record.rules_version,
        players=2,
        options={},
        setup=record.setup,
        created_at=0,
    )
    hosted = HostedMatch(row)
    happened = [Joined(seat, f"Seat {seat}", None) for seat in range(2)]
    for what in [
        *happened,
        *(Acted(entry["seat"], entry["action"]) for entry in match.entries),
    ]:
        hosted.apply(Event(hosted.number + 1, f"command-{hosted.number}", 0, what))
    return hosted


HOSTED = [hosted_of(match) for match in games_begun()]


# -- what is read ------------------------------------------------------------------------------


def frames(data: bytes) -> None:
    """A frame of a WebSocket, as a command in a match of each game."""
    try:
        frame = decode_frame(data)
    except UNREADABLE:
        return
    if not isinstance(frame, Say):
        for hosted in HOSTED:
            with suppress(Refused):
                handle(hosted, frame, 0)


def records(data: bytes) -> None:
    """A record, as people pass it on."""
    with suppress(RulesError, UnicodeDecodeError):
        Record.loads(data.decode()).position()


decode_try = msgspec.json.Decoder(TryGame).decode


def setups(data: bytes) -> None:
    """The body of a request to try out a game."""
    try:
        wish = decode_try(data)
    except UNREADABLE:
        return
    for game in GAMES:
        with suppress(RulesError):
            try_actions(
                descriptor_of(game),
                wish.players,
                wish.options,
                wish.setup,
                wish.actions[:20],
                wish.seat,
                wish.pointed,
            )


decode_file = msgspec.json.Decoder(MatchFile).decode


def files(data: bytes) -> None:
    """The file of a match, as one page saves it and another takes it in."""
    try:
        wish = decode_file(data)
    except UNREADABLE:
        return
    with suppress(Denied):
        replay(row_of("m" * 22, wish, 0), wish.log, 0)


def logs(data: bytes) -> None:
    """A packed log, as it is in the archive, and the events in it."""
    with suppress(NoArchive, NewerVersion):
        for row in unpack_log(zlib.compress(data)):
            event_of(row)


# -- what a corpus begins with -----------------------------------------------------------------


def frames_to_begin_with() -> Iterator[bytes]:
    """A command of each kind in each game."""
    kinds = ("act", "answer", "offer_draw", "ask_undo", "resign", "rematch", "say")
    for hosted in HOSTED:
        for kind in kinds:
            action = hosted.match.legal()[0]
            yield msgspec.json.encode(
                {"type": kind, "id": "a" * 24, "number": hosted.number + 1, "seat": 0}
                | {"action": action, "to": "undo", "yes": True, "phrase": "hello"}
            )


def records_to_begin_with() -> Iterator[bytes]:
    """The record of each game."""
    for match in games_begun():
        yield match.record().dumps().encode()


def setups_to_begin_with() -> Iterator[bytes]:
    """A trial of each game."""
    for match in games_begun():
        record = match.record()
        wish = {"players": 2, "setup": record.setup, "actions": record.actions, "seat": 0}
        yield msgspec.json.encode(wish | {"pointed": ["@A1"]})


def files_to_begin_with() -> Iterator[bytes]:
    """A saved match of each game."""
    for hosted in HOSTED:
        log = [FileEvent(**msgspec.to_builtins(event)) for event in hosted.events]
        record = hosted.record().to_json()
        yield msgspec.json.encode(record | {"created_at": 0, "log": log})


def logs_to_begin_with() -> Iterator[bytes]:
    """A packed log of each game."""
    for hosted in HOSTED:
        rows = (
            (event.number, event.command, event.at, msgspec.json.encode(event.what))
            for event in hosted.events
        )
        yield zlib.decompress(pack_log(rows))


TARGETS: Mapping[str, tuple[Callable[[bytes], None], Callable[[], Iterator[bytes]]]] = {
    "frames": (frames, frames_to_begin_with),
    "records": (records, records_to_begin_with),
    "setups": (setups, setups_to_begin_with),
    "files": (files, files_to_begin_with),
    "logs": (logs, logs_to_begin_with),
}


def main() -> None:
    """Fuzzes the target that the first argument names, or lists the targets without any.

    The other arguments are libFuzzer's.
    """
    if len(sys.argv) == 1:
        print(*TARGETS)
        return
    target, begin_with = TARGETS[sys.argv.pop(1)]
    corpus = Path(sys.argv[1])
    corpus.mkdir(parents=True, exist_ok=True)
    for number, content in enumerate(begin_with()):
        (corpus / f"begin-{number}").write_bytes(content)
    atheris.Setup(sys.argv, target)
    atheris.Fuzz()


if __name__ == "__main__":
    main()

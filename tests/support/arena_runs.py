"""Runs of the arena that tests compare: a small plan, played without Ray, and their bytes."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from tavolino.arena.plan import ArenaPlan
from tavolino.arena.play import play_chunk
from tavolino.arena.store import Run, encode

SMALL = """
seed = 7

[[settings]]
game = "anneaux"
players = [2, 3]
options = { limit = 12 }
bots = "random"
games = 5
chunk = 2
judge = { games = 1, iterations = 2 }

[[settings]]
game = "triominos"
players = 2
bots = [["best:1", "random"]]
games = 2
opening = 1
"""


def plan_of(folder: Path, text: str = SMALL) -> ArenaPlan:
    """The plan that a file with this text describes."""
    file = folder / "plan.toml"
    file.write_text(text)
    return ArenaPlan.read(file)


def play_here(plan: ArenaPlan, path: Path, chunks: int | None = None) -> Run:
    """Plays what is left of a plan, or some chunks of it, in this process."""
    run = Run.begin(path, plan)
    for number in run.left[:chunks]:
        run.write(number, encode(play_chunk(plan, number)))
    return run


def content(path: Path) -> dict[str, bytes]:
    """All files of a directory with their bytes."""
    files = (file for file in path.rglob("*") if file.is_file())
    return {str(file.relative_to(path)): file.read_bytes() for file in files}


def processes() -> list[int]:
    """All processes there are that this one can see."""
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]


def children(parent: int) -> list[int]:
    """What a process has started."""
    found = []
    for pid in processes():
        with suppress(OSError):
            stat = Path(f"/proc/{pid}/stat").read_text()
            if int(stat.rpartition(")")[2].split()[1]) == parent:
                found.append(pid)
    return found

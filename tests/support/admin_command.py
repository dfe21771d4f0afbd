"""`tavolino admin` beside a running server."""

from __future__ import annotations

from pathlib import Path

from support.running_server import served
from support.site_commands import invoked


def admin(folder: Path, *words: str, fails: bool = False) -> str:
    """What the command says, beside a server with its file in a folder."""
    database = str(folder / "matches.sqlite")
    result = invoked("admin", *words, "--database", database)
    assert result.exit_code == int(fails), result.output
    return result.output


def make_site(folder: Path) -> None:
    """Makes a site, whose server does not run afterwards."""
    with served(folder):
        pass

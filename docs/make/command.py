"""The command line as Markdown: every command with its arguments and options."""

from __future__ import annotations

import html
import re
import subprocess
import sys

TYPER = [sys.executable, "-m", "typer", "tavolino.cli", "utils", "docs", "--name", "tavolino"]


def command_reference() -> str:
    """What Typer writes about all commands, without `--help`, which each of them has."""
    output = subprocess.run(TYPER, capture_output=True, text=True, check=True).stdout
    commands = html.unescape(output[output.index("\n## ") + 1 :])
    commands = commands.replace("* `--help`: Show this message and exit.\n", "")
    commands = re.sub(r"\*\*Options\*\*:\n\n(?=\n|$)", "", commands)
    commands = re.sub(
        r"\n\*\*(Usage|Arguments|Options|Commands)\*\*:\n", r"\n**\1**\n", commands
    )
    return re.sub(r"```console\n\$ ", "```\n", commands)

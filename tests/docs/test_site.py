"""The documentation in the package opens, and loads nothing from another host."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tavolino.cli import app

docs = sys.modules["tavolino.cli.docs"]  # the package has a function of this name
SITE = docs.START.parent
built = pytest.mark.skipif(not docs.START.exists(), reason="`make docs` builds the site")

FOREIGN = re.compile(
    r"""<(?:script|img|iframe|source)[^>]*\bsrc="(?:https?:)?//"""
    r"""|<link(?![^>]*rel="?canonical)[^>]*\bhref="(?:https?:)?//"""
    r"""|url\(["']?(?:https?:)?//"""
)
"""What a browser would load from another host by itself."""

UNREAD_FENCE = re.compile(r"```|<(?:p|li)><code>[^<]*\n")
"""What becomes of a fence that zensical cannot read, such as "```python run".

It is text with its marks or, without an empty line in it, several lines of inline code."""


@built
def test_no_page_loads_anything_from_another_host() -> None:
    files = [file for kind in ("html", "css") for file in SITE.rglob(f"*.{kind}")]
    assert len(files) > 25
    assert [file.name for file in files if FOREIGN.search(file.read_text())] == []


@built
def test_every_fence_became_a_block_of_code() -> None:
    pages = [file for file in SITE.rglob("*.html") if UNREAD_FENCE.search(file.read_text())]
    assert [str(page.relative_to(SITE)) for page in pages] == []


@pytest.mark.parametrize(
    "text", ['<script src="https://a.example/x.js">', "url(//a.example/x.woff2)"]
)
def test_what_comes_from_another_host_is_noticed(text: str) -> None:
    assert FOREIGN.search(text)


def test_without_a_built_copy_the_command_says_how_to_build_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(docs, "START", tmp_path / "index.html")
    result = CliRunner().invoke(app, ["docs"])
    assert result.exit_code == 1
    assert "make docs" in result.stderr
    assert result.stderr.count("\n") == 1

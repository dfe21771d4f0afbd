"""The API's document describes the games of packages as it does ours."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from jsonschema_rs import ValidationError, validate

from support.command_process import logged, wait_for
from support.game_packages import example_game, new_game, python_path, run
from support.ports import free_port
from support.running_server import new_match


@contextmanager
def serving_mills(folder: Path) -> Iterator[httpx.Client]:
    """A server with the example of the guide beside our games."""
    example_game(folder)
    base = f"http://127.0.0.1:{(port := free_port())}"
    here = {"XDG_DATA_HOME": str(folder), "PYTHONPATH": python_path(folder)}
    with logged(folder / "log", "serve", "--port", str(port), **here):
        wait_for(base)
        with httpx.Client(base_url=base) as client:
            yield client


def test_what_a_server_sends_of_a_package_is_what_its_document_says(tmp_path: Path) -> None:
    with serving_mills(tmp_path) as client:
        document = client.get("/openapi.json").json()
        made = new_match(client, "mills", names=["Ann", "Ben"])
        [told] = client.get(f"/matches/{made['match']}").json()
        geometry = client.get("/games/mills/geometry", params={"players": 2}).json()
        preview = client.get("/games/mills/preview").json()
    assert preview["geometry"] == geometry
    assert all(moment.keys() <= geometry["places"].keys() for moment in preview["moments"])
    assert all(preview["moments"])
    view = told["state"]["view"]
    check(view, "MillsView", document)
    check(view, "View", document)
    check(geometry, "Geometry", document)
    for wrong in ({**view, "game": "chess"}, {**view, "more": 1}, {**view, "taking": 1}):
        with pytest.raises(ValidationError):
            check(wrong, "MillsView", document)


def check(value: object, name: str, document: dict[str, Any]) -> None:
    """Raises an error if a value is not what a schema of the document says."""
    schema = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    validate(schema, value)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("ThreeStonesView", "View", "there is another type View"),
        ("ThreeStonesOptions", "Piece", "there is another type Piece"),
        ("limit: int", "limit: complex", "complex"),
        ("limit: int", "limit: Nowhere", "name 'Nowhere' is not defined"),
    ],
)
def test_types_that_cannot_be_described_leave_the_others_alone(
    tmp_path: Path, old: str, new: str, why: str
) -> None:
    package = new_game(tmp_path)
    for file in ("types.py", "game.py"):
        (package / file).write_text((package / file).read_text().replace(old, new))
    done = run(package.parent, "-m", "tavolino.server.http.openapi")
    assert "the types of three_stones are left out" in done.stderr, done.stderr
    assert why in done.stderr
    assert "AnneauxView" in json.loads(done.stdout)["components"]["schemas"]

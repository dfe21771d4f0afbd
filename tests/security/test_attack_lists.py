"""Each call, each kind of frame and each other route has an attack in `make abuse`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tavolino.hosting.calls.conversation import decode_frame
from tavolino.hosting.calls.operations import OPERATIONS, Operation
from tavolino.hosting.calls.requests import body_reader, read_parameters

ABUSE = Path(__file__).parents[2] / "bench" / "abuse"


@pytest.fixture(scope="module")
def worst() -> Iterator[Any]:
    sys.path.append(str(ABUSE))
    try:
        yield import_module("worst")
    finally:
        sys.path.remove(str(ABUSE))


@pytest.fixture(scope="module")
def prepared(worst: Any) -> Any:
    match = "m" * 22
    written = import_module("prepared")
    return written.Prepared(
        cookie="cookie",
        long=match,
        number=6000,
        remembered=match,
        with_bots=match,
        waiting=match,
        shared=written.Shared(match, "cookie"),
        finished=[match],
        actions=["a"] * 300,
    )


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda each: each.name)
def test_a_call_has_an_attack_that_it_understands(
    worst: Any, prepared: Any, operation: Operation
) -> None:
    own = worst.Own("own", "o" * 22, "i" * 40, "w" * 40)
    asked = worst.request_of(operation, prepared, own)
    path, _, query = asked.path.partition("?")
    names = [part[1:-1] if part.startswith("{") else "" for part in operation.path.split("/")]
    given = {name: part for name, part in zip(names, path.split("/"), strict=True) if name}
    read_parameters(
        operation, given, dict(part.split("=") for part in query.split("&") if part)
    )
    read_body = body_reader(operation)
    assert (read_body is not None) == (asked.body is not None)
    if read_body is not None:
        read_body(worst.msgspec.json.encode(asked.body))
    assert operation.name in worst.CALLS


def test_a_kind_of_frame_has_an_attack_that_is_read(worst: Any, prepared: Any) -> None:
    assert len(worst.KINDS) > 5
    for kind in worst.KINDS:
        assert type(decode_frame(worst.frame_of(kind, prepared))).__struct_config__.tag == kind


def test_every_other_route_has_an_attack(worst: Any) -> None:
    assert worst.other_endpoints() == set(worst.OTHERS)


def test_no_attack_hides_another_of_the_same_name(worst: Any) -> None:
    attacks = import_module("attacks")
    lists = (attacks.NAMED, worst.CALLS, worst.FRAMES, worst.OTHERS)
    assert len(attacks.ATTACKS) == sum(map(len, lists))

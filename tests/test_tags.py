"""Every JSON object that is one of several kinds says which one in `type`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import import_module

import msgspec

from support.paths import ROOT
from tavolino.server.http.openapi import describe

SOURCE = ROOT / "src"


def structs(base: type[msgspec.Struct] = msgspec.Struct) -> Iterator[type[msgspec.Struct]]:
    """All structs of the package, once its modules are imported."""
    for struct in base.__subclasses__():
        if struct.__module__.startswith("tavolino."):
            yield struct
        yield from structs(struct)


def test_every_tag_of_a_struct_is_called_type() -> None:
    for file in (SOURCE / "tavolino").rglob("*.py"):
        if "msgspec.Struct" in file.read_text():
            import_module(".".join(file.relative_to(SOURCE).with_suffix("").parts))
    tagged = [each for each in structs() if each.__struct_config__.tag is not None]
    assert len(tagged) > 1
    assert [each for each in tagged if each.__struct_config__.tag_field != "type"] == []


def test_every_tag_in_the_document_of_the_api_is_called_type() -> None:
    names = re.findall(r'"propertyName": "(.*?)"', json.dumps(describe()))
    assert set(names) == {"type"}

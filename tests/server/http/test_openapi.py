"""The API keeps to its own document: whatever is sent, no answer is a surprise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from support.people_at_a_match import transfer_link
from support.running_server import TIMEOUT, Served, invitation, new_match, served
from tavolino.games import GAMES
from tavolino.server.http.openapi import describe

AnyCase = schemathesis.Case[Any]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]

DOCUMENT = describe()
schema = schemathesis.openapi.from_dict(DOCUMENT).exclude(path_regex="/stream$")

# The same examples every time: what fails once is to fail always.
some = settings(
    max_examples=30, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("home")) as running:
        yield running


class Insider:
    """Someone who sits at matches, so that what they send gets past the door."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.games = cycle(GAMES)
        self.turn = 0
        self.begin()

    def begin(self) -> None:
        """A new match; in every other one there is a seat left."""
        self.client = self.server.client()
        names = ["Ann", "Ben"][: 1 + self.turn // 10 % 2]
        made = new_match(self.client, next(self.games), names=names)
        self.match = made["match"]
        self.links = [made["join"], made["watch"]]

    def bring_in(self, case: AnyCase) -> None:
        """Puts into a request what opens a match, where it would have made something up."""
        self.turn += 1
        if self.turn % 10 == 0 or self.client.get("/me/matches").json() == []:
            self.begin()
        case.path_parameters = {**case.path_parameters, "match": self.match}
        if isinstance(case.body, dict) and self.turn % 3:
            values: dict[str, Callable[[], str | int]] = {
                "invitation": lambda: invitation(self.links["watch" in case.path]),
                "token": lambda: transfer_link(self.client, self.match, 0),
                "code": self.code,
                "number": self.next_number,
            }
            case.body |= {name: find() for name, find in values.items() if name in case.body}

    def code(self) -> str:
        """The code of the match, or one of no match if all its seats are taken."""
        answer = self.client.post(f"/matches/{self.match}/code", json={}).json()
        code: str = answer.get("code", "LUMOKE")
        return code

    def next_number(self) -> int:
        """The number of the next event."""
        number: int = self.client.get(f"/matches/{self.match}").json()[0]["number"]
        return number + 1


@pytest.fixture(scope="module")
def insider(server: Served) -> Insider:
    return Insider(server)


def test_the_document_is_the_one_that_is_served(server: Served) -> None:
    assert server.client().get("/openapi.json").json() == DOCUMENT


@schema.parametrize()
@some
def test_strangers_get_answers_that_the_document_names(case: AnyCase, server: Served) -> None:
    case.call_and_validate(
        base_url=server.base, checks=[*CHECKS, negative_data_rejection], timeout=TIMEOUT
    )


@schema.parametrize()
@some
def test_players_get_answers_that_the_document_names(
    case: AnyCase, server: Served, insider: Insider
) -> None:
    insider.bring_in(case)
    case.call_and_validate(
        base_url=server.base,
        checks=CHECKS,
        cookies=dict(insider.client.cookies),
        timeout=TIMEOUT,
    )

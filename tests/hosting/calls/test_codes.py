"""A code that is said aloud leads to a match, and guessing one takes long."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.people_at_a_match import is_refused
from support.running_server import Served, StillTime, joined, new_id, new_match, served
from support.servers_of_one_database import servers_of_one_database
from tavolino.hosting.access import codes
from tavolino.hosting.access.budgets import BUDGETS
from tavolino.hosting.access.signing import Signer

MINUTES = 60 * 1000


@pytest.fixture(scope="module")
def time() -> StillTime:
    return StillTime()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, time: StillTime) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("home"), time=time) as running:
        yield running


def ask(client: httpx.Client, made: dict[str, Any], **wish: bool) -> dict[str, Any]:
    """The code of a match."""
    answer: dict[str, Any] = client.post(f"/matches/{made['match']}/code", json=wish).json()
    return answer


def use(client: httpx.Client, code: str) -> httpx.Response:
    """Asks where a code leads."""
    return client.post("/codes", json={"code": code})


# -- codes -------------------------------------------------------------------------------------


def test_guessing_costs_what_is_written() -> None:
    usable = [code for code in all_codes() if not codes.RUDE.search(code)]
    of_address = BUDGETS["guess"].address
    an_hour = of_address.rate * 3600
    said = " ".join((codes.__doc__ or "").split())
    assert f"{len(codes.SYLLABLES)} syllables and {len(usable):,} codes" in said
    assert f"{of_address.burst} wrong guesses at once and then {an_hour:.0f} an hour" in said
    assert f"{len(usable) / an_hour:.0f} hours" in said
    assert f"{len(usable) / an_hour / 100:.1f} hours" in said


def all_codes() -> Iterator[str]:
    """All codes, rude ones too."""
    return map("".join, product(codes.SYLLABLES, repeat=codes.LENGTH))


def test_no_code_is_rude_and_many_differ() -> None:
    signer = Signer(("secret",))
    made = [codes.code_for(signer, "m", until) for until in range(2000)]
    assert not any(map(codes.RUDE.search, made))
    assert len({*made}) > 1900
    assert {code[at : at + 2] for code in made for at in (0, 2, 4)} == {*codes.SYLLABLES}


# -- calls -------------------------------------------------------------------------------------


def test_a_code_leads_to_a_seat(server: Served) -> None:
    ann, ben = server.client(), server.client()
    made = new_match(ann)
    code = ask(ann, made)["code"]
    spoken = f"{code[:2]} {code[2:4]}-{code[4:]}"
    for typed in (code, code.lower(), spoken, f" {spoken.title()} "):
        found = use(ben, typed).json()
        assert found["match"] == made["match"]
    wish = {"id": new_id(), "invitation": found["invitation"], "name": "Ben"}
    assert ben.post(f"/matches/{made['match']}/join", json=wish).json()["seat"] == 1


def test_a_code_can_be_written_in_cyrillic_letters() -> None:
    assert codes.plain("лу мо ке") == "LUMOKE"


def test_everyone_at_a_table_says_the_same_code(server: Served, time: StillTime) -> None:
    ann, ben = server.client(), server.client()
    made = new_match(ann, players=3)
    joined(ben, made)
    first = ask(ann, made)
    time.still += MINUTES
    again = ask(ben, made)
    assert (again["code"], again["until"]) == (first["code"], first["until"])
    assert again["until"] - again["now"] == 9 * MINUTES
    new = ask(ben, made, new=True)
    assert new["code"] != first["code"]
    assert is_refused(use(server.client(), first["code"]), 404, "no_code")
    assert use(server.client(), new["code"]).status_code == 200


def test_a_code_is_valid_for_ten_minutes(server: Served, time: StillTime) -> None:
    ann, ben = server.client(), server.client()
    made = new_match(ann)
    code = ask(ann, made)["code"]
    time.still += 10 * MINUTES - 1
    assert use(ben, code).status_code == 200
    time.still += 1
    assert is_refused(use(ben, code), 404, "no_code")
    assert ask(ann, made)["code"] != code


def test_a_code_survives_new_keys_of_the_host(tmp_path: Path) -> None:
    with served(tmp_path, secrets=("old",)) as server:
        ann = server.client()
        made = new_match(ann)
        token = made["seats"][0]["token"]
        code = ask(ann, made)["code"]
    with served(tmp_path, secrets=("new", "old")) as server:
        assert use(server.client(), code).json()["match"] == made["match"]
        new = ask(server.client(token), made)["code"]
        assert new != code
        assert use(server.client(), new).json()["match"] == made["match"]


def test_a_full_table_has_no_code(server: Served) -> None:
    ann, ben = server.client(), server.client()
    made = new_match(ann)
    code = ask(ann, made)["code"]
    assert use(server.client(), code).status_code == 200
    joined(ben, made)
    assert is_refused(use(server.client(), code), 409, "full")
    for client, wish in product((ann, ben), ({}, {"new": True})):
        refused = client.post(f"/matches/{made['match']}/code", json=wish)
        assert is_refused(refused, 409, "full")


def test_a_match_that_is_over_has_no_code(server: Served) -> None:
    ann = server.client()
    made = new_match(ann)
    code = ask(ann, made)["code"]
    assert server.run(server.services.engine.close(made["match"]))
    assert is_refused(use(server.client(), code), 409, "over")
    refused = ann.post(f"/matches/{made['match']}/code", json={})
    assert is_refused(refused, 409, "over")


def test_a_table_that_fills_through_one_server_has_no_code_on_another(tmp_path: Path) -> None:
    with servers_of_one_database(tmp_path) as (one, two, _):
        ann = one.client()
        made = new_match(ann)
        code = ask(ann, made)["code"]
        assert use(two.client(), code).status_code == 200
        joined(one.client(), made)
        assert is_refused(use(two.client(), code), 409, "full")


@pytest.mark.parametrize(
    "code", ["", "x", "LU", "LUMOKELU", "L" * 41, "\u0000", "é", "' OR 1=1"]
)
def test_no_other_text_is_a_code(server: Served, code: str) -> None:
    assert use(server.client(), code).status_code in {404, 422}


def test_only_wrong_codes_are_paid_for(tmp_path: Path) -> None:
    with served(tmp_path, rate=50) as server:
        ann, ben = server.client(), server.client()
        made = new_match(ann)
        new_match(ben)  # so that they have a budget of their own
        code = ask(ann, made)["code"]
        most = int(BUDGETS["guess"].guest.burst)
        for _ in range(3 * most):
            assert use(ben, code).status_code == 200
        for _ in range(most):
            assert is_refused(use(ben, "nothing"), 404, "no_code")
        refused = use(ben, code)
        assert is_refused(refused, 429, "too_fast")
        assert 1 <= int(refused.headers["retry-after"]) <= 8
        assert use(ann, code).status_code == 200

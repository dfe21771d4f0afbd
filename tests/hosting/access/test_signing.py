"""Secrets, ids and signatures: made at random, or worked out with the site's key."""

from __future__ import annotations

from tavolino.hosting.access.signing import Signer, new_secret, secret_hash
from tavolino.hosting.machine import Machine
from tavolino.hosting.match.ids import LETTERS, id_from

# -- time -------------------------------------------------------------------------------------


# -- secrets ----------------------------------------------------------------------------------


def test_secrets_have_128_bits_and_are_kept_as_hashes() -> None:
    assert len(new_secret(Machine())) == LETTERS
    assert len({new_secret(Machine()) for _ in range(100)}) == 100
    assert new_secret(Machine()).encode() not in secret_hash("x")


def test_ids_follow_from_their_parts_and_from_where_these_end() -> None:
    assert id_from("a", "bc") == id_from("a", "bc")
    assert id_from("a", "bc") != id_from("ab", "c")
    assert len(id_from("a")) == LETTERS


def test_a_signature_is_good_for_its_purpose_and_its_key_alone() -> None:
    signer = Signer(("key",))
    signed = signer.sign("watch", "match")
    assert signer.verify("watch", signed) == "match"
    assert signer.verify("join", signed) is None
    assert Signer(("other",)).verify("watch", signed) is None
    assert signer.verify("watch", f"x{signed}") is None
    assert signer.verify("watch", "") is None


def test_a_secret_can_be_worked_out_again_only_with_the_key() -> None:
    signer = Signer(("key",))
    assert signer.secret_for("seat", "m", "0") == signer.secret_for("seat", "m", "0")
    assert len(signer.secret_for("seat", "m", "0")) == LETTERS
    assert signer.secret_for("seat", "m", "0") != signer.secret_for("seat", "m", "1")
    assert signer.secret_for("seat", "m", "0") != Signer(("other",)).secret_for(
        "seat", "m", "0"
    )


# -- my matches -------------------------------------------------------------------------------


# -- telemetry --------------------------------------------------------------------------------

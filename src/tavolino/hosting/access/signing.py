"""Secrets, their hashes, and signed links that are not stored."""

from __future__ import annotations

import hashlib

import itsdangerous

from tavolino.hosting.machine import Machine
from tavolino.hosting.match.ids import LETTERS, SIZE, in_letters


def new_secret(machine: Machine) -> str:
    """A secret no one can guess."""
    return in_letters(machine.random_bytes(SIZE))


def secret_hash(secret: str) -> bytes:
    """What is stored of a secret: enough to recognise it, not enough to use it."""
    return hashlib.sha256(secret.encode()).digest()


class Signer:
    """Signs what the server gives out and must recognise later, with the host's own keys.

    The first key signs. Signatures by any of them are accepted, so that keys can be rotated.
    """

    def __init__(self, keys: tuple[str, ...]) -> None:
        self.keys = keys

    def sign(self, purpose: str, text: str) -> str:
        """The text with a signature that is valid only for this purpose."""
        return self.signer_for(purpose).sign(text).decode()

    def verify(self, purpose: str, signed: str) -> str | None:
        """The text that was signed for this purpose; None if it was not."""
        try:
            return self.signer_for(purpose).unsign(signed).decode()
        except (itsdangerous.BadSignature, UnicodeError):
            return None

    def is_current(self, purpose: str, signed: str) -> bool:
        """Whether a text was signed for this purpose with the first key."""
        return signer_with(self.keys[:1], purpose).validate(signed)

    def secret_for(self, purpose: str, *parts: str) -> str:
        """A secret that only the holder of the first key can derive again."""
        return self.secrets_for(purpose, *parts)[0]

    def secrets_for(self, purpose: str, *parts: str) -> list[str]:
        """The same secret derived with each key, in their order."""
        signers = [signer_with((key,), purpose) for key in self.keys]
        text = "\n".join(parts)
        return [signer.get_signature(text).decode()[:LETTERS] for signer in signers]

    def signer_for(self, purpose: str) -> itsdangerous.Signer:
        """A signer for one purpose."""
        return signer_with(self.keys, purpose)


def signer_with(keys: tuple[str, ...], purpose: str) -> itsdangerous.Signer:
    """A signer that signs with the first key and accepts signatures by any of them."""
    # itsdangerous wants the key that signs last.
    return itsdangerous.Signer(
        keys[::-1], salt=purpose, key_derivation="hmac", digest_method=hashlib.sha256
    )

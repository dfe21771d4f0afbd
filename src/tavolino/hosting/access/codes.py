"""Codes that people say aloud to invite someone, such as LU MO KE.

A code has three syllables that sound alike in all our languages. So there is no C, H, J, Q, W,
X, Y or Z, no G, which is soft before E and I, and no V, which German speaks like F.

That leaves 55 syllables and 151,560 codes, of which a waiting match has one at a time. It leads
nowhere once all seats are taken. Whoever guesses one gets what players give away freely: an
invitation, good for 30 days. They can take a free seat, from which the maker of the match can
remove them, or watch.

Wrong guesses have a budget (`budgets.py`). By default, one address has 60 wrong guesses at once
and then 450 an hour. So it finds the code of one match after 337 hours on average, and one of
a hundred waiting matches after 3.4 hours. Codes change every ten minutes, so wrong guesses
teach nothing. If the host sets `rate` to 0, there is no budget: guesses are charged to no one,
and only the speed of the server limits them.
"""

from __future__ import annotations

import hashlib
import re
from itertools import count

from tavolino.hosting.access.signing import Signer, secret_hash

SYLLABLES = [first + second for first in "BDFKLMNPRST" for second in "AEIOU"]
LENGTH = 3

RUDE = re.compile(
    "ANAL|ANUS|BITE|BOLOK|DEBIL|DIK|DOF|DUM|DUPA|FAK|FANI|FELAT|FIK|FUD|FUK|FUT|KAK|KIKE|KOK"
    "|KONA|KUL|KUNI|LEKA|LIBIDO|LOLO|LULU|MONA|MORON|MUDA|NASI|NENE|NIK|NUD|NUTE|PAKI|PED|PENE"
    "|PENI|PID|PIP|PIS|POPO|PUB|PUF|PUPU|PUSI|PUT|RAPE|RAPI|RETAR|SALO|SATAN|SEMEN|SERE|SERU"
    "|SODOM|SUK|TEROR|TETE|TETO|TIT"
)
"""What no code contains: words that are rude, or sound so, in one of our languages."""


CYRILLIC = str.maketrans("АБДЕЄИІКЛМНОПРСТУФ", "ABDEEIIKLMNOPRSTUF")
"""For those who hear a code and write it in their own letters."""


def code_for(signer: Signer, match: str, until: int) -> str:
    """The code of a match that expires at a time: always the same one, and hard to guess."""
    for attempt in count():
        secret = signer.secret_for("code", match, str(until), str(attempt))
        number = int.from_bytes(hashlib.sha256(secret.encode()).digest())
        code = ""
        for _ in range(LENGTH):
            number, place = divmod(number, len(SYLLABLES))
            code += SYLLABLES[place]
        if not RUDE.search(code):
            return code
    raise AssertionError("count() never ends")


def plain(typed: str) -> str:
    """A code as it was made, from what someone typed: in any case, with spaces or hyphens."""
    return re.sub(r"[\W_]", "", typed).upper().translate(CYRILLIC)


def code_hashes(signer: Signer, code: str) -> list[bytes]:
    """What is stored of a code, by the host's present key and then by the earlier ones.

    Without a key, all codes could be tried out on a stolen database.
    """
    return [secret_hash(secret) for secret in signer.secrets_for("code hash", code)]

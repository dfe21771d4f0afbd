"""Whether the rules under test are compiled: then they are fast, and more is tried."""

from __future__ import annotations

import os

COMPILED = os.environ.get("TAVOLINO_COMPILED") == "1"

"""Leaves out the files that run only with compiled rules, or only without."""

from __future__ import annotations

from compiled import COMPILED, COMPILED_ONLY, INTERPRETED_ONLY

collect_ignore = INTERPRETED_ONLY if COMPILED else COMPILED_ONLY

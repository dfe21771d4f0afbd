"""Leaves out files that run only with compiled rules, only without, or on their own."""

from __future__ import annotations

from support.compiled import left_out
from support.portable import PORTABLE, unportable

collect_ignore = left_out() + (unportable() if PORTABLE else [])

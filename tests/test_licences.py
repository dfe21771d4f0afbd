"""Licences of third-party components: what we may ship, and what `make sbom` refuses."""

from __future__ import annotations

import runpy

import pytest

from support.paths import ROOT

SBOM = ROOT / "sbom"
is_allowed = runpy.run_path(str(SBOM / "allowed.py"))["is_allowed"]


@pytest.mark.parametrize(
    "declared",
    [
        "MIT",
        "Apache-2.0 AND BSD-2-Clause",
        "GPL-3.0-only OR MIT",
        "(GPL-2.0-only OR MIT) AND ISC",
        "MIT OR GPL-2.0-only AND LGPL-2.1-only",
        "BSD License",
        "Apache Software License; MIT License",
    ],
)
def test_what_asks_for_a_notice_at_most_is_shipped(declared: str) -> None:
    assert is_allowed("someone", declared)


@pytest.mark.parametrize(
    "declared",
    [
        "",
        "UNKNOWN",
        "AGPL-3.0-or-later",
        "MIT AND GPL-3.0-only",
        "(MIT OR ISC) AND GPL-3.0-only",
        "MIT License; GNU General Public License v3 (GPLv3)",
        "Apache-2.0 WITH LLVM-exception",
        "MIT OR",
        "(MIT",
        "MIT MIT",
    ],
)
def test_any_other_licence_is_refused(declared: str) -> None:
    assert not is_allowed("someone", declared)


def test_only_pyodide_may_have_mozillas_licence() -> None:
    assert is_allowed("pyodide", "MPL-2.0")
    assert not is_allowed("someone", "MPL-2.0")

"""The command `arena report`, without the command line around it."""

from __future__ import annotations

import json
from pathlib import Path

from tavolino.arena.report.json_report import json_report
from tavolino.arena.report.page import page
from tavolino.arena.report.study import between, read_study, within


def write_report(run: Path, out: Path, against: Path | None = None) -> list[Path]:
    """Writes report.html and report.json about a run. The same run gives the same bytes.

    Settings that differ only in options are compared with each other. With `against`, settings
    are also compared with those of the same title in that other run. Raises ValueError, in one
    sentence, if a run cannot be read.
    """
    study = read_study(run)
    comparisons = within(study)
    if against is not None:
        comparisons += between(study, read_study(against))
    out.mkdir(parents=True, exist_ok=True)
    html, plain = out / "report.html", out / "report.json"
    html.write_text(page(study, comparisons), encoding="utf-8")
    document = json.dumps(json_report(study, comparisons), indent=1, ensure_ascii=False)
    plain.write_text(document + "\n", encoding="utf-8")
    return [html, plain]

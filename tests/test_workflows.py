"""The hosted workflows: what they use of this repository is there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from support.paths import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
LOCAL = "./"
"""How a workflow names a file of its own repository, on every runner and version of GitHub."""


def uses(workflow: Path) -> Iterator[str]:
    """What the jobs of a workflow use, and their steps."""
    jobs: dict[str, Any] = yaml.safe_load(workflow.read_text())["jobs"]
    for job in jobs.values():
        yield from (part["uses"] for part in (job, *job.get("steps", [])) if "uses" in part)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_uses_pinned_actions_and_files_that_exist(workflow: Path) -> None:
    for used in uses(workflow):
        if used.startswith(LOCAL):
            assert (ROOT / used.removeprefix(LOCAL)).exists(), used
        else:  # someone else's, at a commit
            assert len(used.partition("@")[2]) == 40, used


def test_workflows_use_each_other() -> None:
    assert any(used.startswith(LOCAL) for workflow in WORKFLOWS for used in uses(workflow))

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from support.arena_runs import SMALL, content, plan_of, play_here
from support.paths import ROOT
from tavolino.arena.export import export
from tavolino.arena.plan import ArenaPlan
from tavolino.arena.play import play_chunk
from tavolino.arena.rows import Rows
from tavolino.arena.store import MANIFEST, Run, encode
from tavolino.cli import app
from tavolino.table.record import Record

DOCS = ROOT / "docs"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Run:
    folder = tmp_path_factory.mktemp("played")
    return play_here(plan_of(folder), folder / "run")


def test_a_run_reads_back_its_plan_and_its_rows_in_the_order_of_chunks(played: Run) -> None:
    run = Run.read(played.path)
    assert run.plan == played.plan
    assert run.done == [chunk.number for chunk in run.plan.chunks]
    assert run.left == []
    rows = [play_chunk(run.plan, number) for number in run.done]
    assert list(run.rows("games")) == [row for part in rows for row in part.games]
    assert list(run.rows("records")) == [row for part in rows for row in part.records]
    judged = [row for part in rows for row in part.judged]
    assert judged
    assert list(run.rows("judged")) == judged


def test_only_chunks_with_judged_games_have_a_part_of_them(played: Run) -> None:
    parts = {name for name in content(played.path) if name.startswith("judged/")}
    assert parts == {"judged/000000.parquet", "judged/000001.parquet"}


def test_the_manifest_says_what_a_run_is_made_of(played: Run) -> None:
    manifest = json.loads((played.path / MANIFEST).read_text())
    assert manifest["rules"] == {"anneaux": 2, "triominos": 2}
    assert manifest["chunks"] == len(played.plan.chunks)
    assert ArenaPlan.from_json(manifest["plan"]) == played.plan
    known = {"tavolino", "rules", "python", "pyarrow", "ray", "compiled", "plan", "chunks"}
    assert set(manifest) == known


def test_the_same_rows_are_the_same_bytes(played: Run) -> None:
    for number in played.done:
        for table, part in encode(play_chunk(played.plan, number)).items():
            assert part == played.part(table, number).read_bytes()


@pytest.mark.parametrize("chunks", [0, 1, 3])
def test_a_run_that_was_broken_off_goes_on_to_the_same_bytes(
    played: Run, chunks: int, tmp_path: Path
) -> None:
    begun = play_here(played.plan, tmp_path / "run", chunks)
    assert begun.done == list(range(chunks))
    # What a crash leaves of the next chunk: parts that are whole, and one that is not.
    rest = encode(play_chunk(played.plan, chunks))
    begun.part("records", chunks).write_bytes(rest["records"])
    begun.part("games", chunks).with_name(f"{chunks:06}.parquet.new").write_bytes(b"PAR1")
    assert begun.left[0] == chunks
    assert len(list(begun.rows("records"))) == len(list(begun.rows("games")))
    play_here(played.plan, tmp_path / "run")
    assert content(tmp_path / "run") == content(played.path)


def test_a_run_whose_manifest_was_not_finished_begins_anew(played: Run, tmp_path: Path) -> None:
    (tmp_path / f"{MANIFEST}.new").write_text("{")
    assert Run.begin(tmp_path, played.plan).left
    assert not (tmp_path / f"{MANIFEST}.new").exists()


def test_a_run_of_another_plan_is_refused(played: Run) -> None:
    before = content(played.path)
    with pytest.raises(ValueError, match="is a run of another plan"):
        Run.begin(played.path, played.plan.times(2))
    assert content(played.path) == before


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("pyarrow", "1.0", "has pyarrow 1.0, but this is pyarrow"),
        ("rules", {"anneaux": 2, "triominos": 1}, "but this is rules"),
        ("python", None, "has python None, but this is python 3"),
    ],
)
def test_a_run_of_other_versions_is_refused_but_can_be_read(
    played: Run, tmp_path: Path, name: str, value: Any, sentence: str
) -> None:
    manifest = json.loads((played.path / MANIFEST).read_text())
    (tmp_path / MANIFEST).write_text(json.dumps(manifest | {name: value}))
    with pytest.raises(ValueError, match=sentence):
        Run.begin(tmp_path, played.plan)
    assert Run.read(tmp_path).plan == played.plan


def test_a_run_of_rules_version_1_is_read_with_the_names_of_today(tmp_path: Path) -> None:
    text = """[[settings]]
game = "memento"
players = 2
rules_version = 2
options = { version = "simple", limit = 9 }
bots = "random"
games = 1"""
    run = play_here(plan_of(tmp_path, text), tmp_path / "run")
    manifest = json.loads((run.path / MANIFEST).read_text())
    [setting], [row] = manifest["plan"]["settings"], run.rows("records")
    del setting["rules_version"]
    setting["options"]["version"] = "complex"
    (run.path / MANIFEST).write_text(json.dumps(manifest | {"rules": {"memento": 1}}))
    record = json.loads(row["record"]) | {"rules_version": 1, "options": setting["options"]}
    rows = Rows(list(run.rows("games")), [row | {"record": json.dumps(record)}], [])
    run.write(0, encode(rows))
    assert Run.read(run.path).plan == run.plan
    assert list(export(run.path, records=True)) == [row["record"]]
    [line] = export(run.path)
    assert json.loads(line)["options"] == {"version": "simple", "limit": 9}


def test_a_directory_with_other_things_in_it_is_left_alone(played: Run, tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    with pytest.raises(ValueError, match="is not a run, and it is not empty"):
        Run.begin(tmp_path, played.plan)
    assert [file.name for file in tmp_path.iterdir()] == ["letters"]


@pytest.mark.parametrize("text", ["{", "[]", '{"chunks": 1}'])
def test_a_broken_manifest_is_told_of_in_one_sentence(text: str, tmp_path: Path) -> None:
    (tmp_path / MANIFEST).write_text(text)
    with pytest.raises(ValueError, match=r"manifest.json is not"):
        Run.read(tmp_path)


def test_an_exported_line_has_everything_about_its_game(played: Run) -> None:
    lines = [json.loads(line) for line in export(played.path)]
    assert len(lines) == played.plan.games
    for line, row, kept in zip(
        lines, played.rows("games"), played.rows("records"), strict=True
    ):
        setting, record = played.plan.settings[row["setting"]], Record.loads(kept["record"])
        assert {name: line.pop(name) for name in row} == row
        assert line == {
            "game": setting.game,
            "players": setting.players,
            "options": setting.rules.complete(setting.options),
            "bots": list(setting.bots),
            "setup": record.setup,
            "actions": record.actions,
        }


def test_exported_records_can_be_replayed_to_the_shares_of_their_games(played: Run) -> None:
    records = [Record.loads(line) for line in export(played.path, records=True)]
    for record, row in zip(records, played.rows("games"), strict=True):
        shares, start = record.position().shares(), row["start"]
        assert row["shares"] == [*shares[start:], *shares[:start]]


def test_the_verb_export_writes_to_a_file_or_to_standard_output(
    played: Run, tmp_path: Path
) -> None:
    out = tmp_path / "games.jsonl"
    run, path = CliRunner(), str(played.path)
    assert run.invoke(app, ["arena", "export", path, "--out", str(out)]).exit_code == 0
    assert out.read_text().splitlines() == list(export(played.path))
    result = run.invoke(app, ["arena", "export", path, "--records"])
    assert result.stdout.splitlines() == list(export(played.path, records=True))


def test_a_verb_says_in_one_sentence_what_is_wrong(tmp_path: Path) -> None:
    none = CliRunner().invoke(app, ["arena", "export", str(tmp_path)])
    assert none.exit_code == 1
    assert none.stderr == f"{tmp_path} is not a run: it has no manifest.json\n"
    plan = tmp_path / "plan.toml"
    plan.write_text(SMALL.replace('"random"', '"genius"'))
    command = ["arena", "run", str(plan), "--out", str(tmp_path / "run")]
    bad = CliRunner().invoke(app, command)
    assert bad.exit_code == 1
    assert "there is no bot 'genius'" in bad.stderr
    assert bad.stderr.count("\n") == 1
    assert not (tmp_path / "run").exists()


def test_the_plan_in_the_docs_is_one(tmp_path: Path) -> None:
    plan = plan_of(tmp_path, plan_on(DOCS / "reference" / "plans.md"))
    assert len(plan.settings) > 2
    assert any(setting.judge.games for setting in plan.settings)
    assert plan_of(tmp_path, plan_on(DOCS / "study.md")).settings[0].games == 400


def plan_on(page: Path) -> str:
    """The first plan that a page shows."""
    example = re.search(r"```toml\n(.*?)```", page.read_text(), re.DOTALL)
    assert example is not None
    return example[1]

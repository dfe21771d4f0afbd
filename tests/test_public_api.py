"""The public names of the library: which they are, and that each is described."""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import assert_type

import pytest

import tavolino
from support.installed_games import OWN, SHORT, about_three
from support.paths import ROOT
from support.simple_bots import Simple
from tavolino.table.outcome import reason

SOURCE = ROOT / "src"
REFERENCE = (ROOT / "docs" / "reference" / "python.md").read_text()
PROGRAMS = ("write-a-bot.md", "study.md", "reference/records.md")
"""The pages whose examples run."""

NAMES = [
    "Analysis", "BadOptions", "BadPlay", "BadRecord", "BadSetup", "Bot", "Budget", "Choice",
    "Entry", "GAMES", "Game", "IllegalAction", "Match", "NotAnAction", "Outcome", "Position",
    "Record", "Rng", "RulesError", "Stopped", "UnknownGame", "View", "analyse", "bot", "game",
    "perft", "play", "random_games",
]  # fmt: skip
"""All that `import tavolino` gives; whoever changes this list changes the library."""


# -- the names ------------------------------------------------------------------------------


def test_the_public_names_are_these() -> None:
    assert sorted(tavolino.__all__) == NAMES
    everything: dict[str, object] = {}
    exec("from tavolino import *", everything)
    assert sorted(everything.keys() - {"__builtins__"}) == NAMES


def test_the_reference_lists_every_name_once() -> None:
    table = REFERENCE.partition("## All names")[2].partition("\n## ")[0]
    first_column = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    assert sorted(re.findall(r"`(\w+)`", " ".join(first_column))) == NAMES


def test_the_type_checker_sees_what_they_are() -> None:
    match = tavolino.Match.new("anneaux", players=2, seed=1)
    assert_type(tavolino.game("anneaux"), tavolino.Game)
    assert_type(match.position, tavolino.Position)
    assert_type(match.outcome, tavolino.Outcome | None)
    assert_type(match.view(0), tavolino.View)
    assert_type(match.history(0), list[tavolino.Entry])
    assert_type(tavolino.Record.loads(match.record().dumps()), tavolino.Record)
    assert_type(tavolino.bot(match.game, "1"), tavolino.Bot)
    assert_type(tavolino.analyse(match, tavolino.Budget(1)), tavolino.Analysis)


@pytest.mark.parametrize("module", ["tavolino", *(f"tavolino.games.{game}" for game in OWN)])
def test_the_library_and_a_game_load_nothing_heavy(module: str) -> None:
    heavy = ("fluent", "importlib.metadata", "matplotlib", "msgspec", "numpy", "rich", "typer")
    code = f"import sys, {module}; print([name for name in {heavy} if name in sys.modules])"
    output = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert output.stdout == b"[]\n"


# -- what is said of them -------------------------------------------------------------------

Described = ast.Module | ast.ClassDef | ast.FunctionDef


def homes() -> dict[str, tuple[str, str]]:
    """For each public name the module it comes from, and what it is called there."""
    tree = ast.parse((SOURCE / "tavolino" / "__init__.py").read_text())
    return {
        alias.asname or alias.name: (node.module or "", alias.name)
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def parsed(module: str) -> ast.Module:
    """A module's source: a compiled class does not keep what its source says."""
    path = SOURCE / module.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text())


def docstrings(name: str) -> Iterator[tuple[str, str]]:
    """What is said of a public name and of its methods and properties."""
    module, called = homes()[name]
    body = parsed(module).body
    for number, node in enumerate(body):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == called:
            yield name, ast.get_docstring(node) or ""
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and not part.name.startswith("_"):
                    yield f"{name}.{part.name}", ast.get_docstring(part) or ""
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == called:
            says = body[number + 1]
            assert isinstance(says, ast.Expr)
            yield name, ast.literal_eval(says.value)


@pytest.mark.parametrize("name", NAMES)
def test_every_name_and_method_says_what_it_is(name: str) -> None:
    said = dict(docstrings(name))
    assert name in said
    for what, text in said.items():
        first = text.partition("\n\n")[0]
        assert re.match(r"[A-Z`].*\.$", first, re.DOTALL), f"{what}: {first!r}"


@pytest.mark.parametrize("name", NAMES)
def test_examples_run_as_they_are_copied(name: str) -> None:
    for what, text in docstrings(name):
        run_examples(text, what)


def run_examples(text: str, what: str) -> int:
    """Runs the examples of a text with nothing imported; how many there are."""
    test = doctest.DocTestParser().get_doctest(text, {}, what, None, None)
    complaints: list[str] = []
    results = doctest.DocTestRunner(verbose=False).run(test, out=complaints.append)
    assert results.failed == 0, "".join(complaints)
    return results.attempted


def test_those_who_begin_find_an_example() -> None:
    for name in ("Match", "Record", "Outcome", "analyse", "bot", "game", "play"):
        assert run_examples(dict(docstrings(name))[name], name) >= 2
    assert run_examples(ast.get_docstring(parsed("tavolino")) or "", "tavolino") >= 3


@pytest.mark.parametrize("page", PROGRAMS)
def test_the_examples_of_a_page_run(page: str) -> None:
    assert run_examples((ROOT / "docs" / page).read_text(), page) >= 6


def test_the_reference_describes_every_name() -> None:
    described = re.findall(r"^::: tavolino\.(\w+)$", REFERENCE, re.MULTILINE)
    plain_values = {"GAMES", "View", "Entry"}
    assert sorted({*described, *plain_values}) == NAMES


# -- who imports what -----------------------------------------------------------------------

FOR_GAMES = set(
    re.findall(r"`(tavolino\.[a-z_.]+)`", REFERENCE.partition("## What the pack")[2])
)
"""What the package of a game may import besides the library, adapters too."""


def blocks(page: Path) -> Iterator[str]:
    """The programs on a page, without prompts and what is printed."""
    fence = r'```python(?: title="[^"]+")?\n(.*?)```'
    for block in re.findall(fence, page.read_text(), re.DOTALL):
        examples = doctest.DocTestParser().get_examples(block)
        yield "".join(example.source for example in examples) or block


def imported(code: str) -> Iterator[tuple[str, str]]:
    """What a program imports of Tavolino: module, and name in it."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Import(names=names):
                found = [(alias.name, "") for alias in names]
            case ast.ImportFrom(module=str(module), names=names):
                found = [(module, alias.name) for alias in names]
            case _:
                continue
        yield from (one for one in found if one[0].partition(".")[0] == "tavolino")


def is_public(module: str, name: str, allowed: set[str]) -> bool:
    """Whether a name of a module is one to be relied on."""
    if module == "tavolino":
        return name in {"", *NAMES}
    return module in allowed or f"{module}.{name}" in allowed


PAGES = sorted({*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")})
GUIDE = ROOT / "docs" / "add-a-game.md"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_pages_import_only_what_is_public(page: Path) -> None:
    adapters = {module for module in FOR_GAMES if ".adapters." in module}
    allowed = FOR_GAMES if page == GUIDE else adapters
    for block in blocks(page):
        for module, name in imported(block):
            assert is_public(module, name, allowed), (module, name)


EXAMPLES = [*ROOT.glob("examples/**/*.py"), *SOURCE.glob("tavolino/kit/template/*.py.txt")]


@pytest.mark.parametrize("file", sorted(EXAMPLES), ids=lambda file: str(file.relative_to(ROOT)))
def test_examples_import_only_what_is_public(file: Path) -> None:
    code = re.sub(r"%%\w+%%", "x", file.read_text())
    for module, name in imported(code):
        assert is_public(module, name, FOR_GAMES), (module, name)


def test_the_package_of_a_game_may_import_what_there_is() -> None:
    assert len(FOR_GAMES) > 15
    for module in FOR_GAMES:
        assert ast.get_docstring(parsed(module))


# -- outcomes -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", tavolino.GAMES)
def test_an_outcome_says_who_won_and_why(name: str) -> None:
    match = tavolino.Match.new(name, players=about_three(name), seed=3, **SHORT[name])
    before = match.outcome
    tavolino.play(match, [tavolino.bot(match.game, "random")] * match.players, seed=3)
    outcome = match.outcome
    assert before is None
    assert outcome is not None
    view = match.view(None)
    assert (list(outcome.winners), outcome.ending) == (view["winners"], view["ending"])
    assert outcome.shares == tuple(match.position.shares())
    assert re.fullmatch(r"Seats? .* (wins|share the win)\. [A-Z].*\.", str(outcome))
    assert repr(match).endswith(("wins>", "share the win>"))


@pytest.mark.parametrize("name", tavolino.GAMES)
def test_every_ending_has_a_sentence_of_its_own(name: str) -> None:
    endings = tavolino.game(name).endings
    sentences = {reason(name, ending) for ending in endings}
    assert len(sentences) == len(endings)
    assert not any(sentence.startswith("The game ended by") for sentence in sentences)


def test_seats_that_share_a_win_are_all_named() -> None:
    shared = tavolino.Outcome("anneaux", (0, 1, 3), (1 / 3, 1 / 3, 0, 1 / 3), "limit")
    assert str(shared).startswith("Seats 0, 1 and 3 share the win. ")


# -- matches and analyses -------------------------------------------------------------------


def test_matches_with_the_same_past_are_equal() -> None:
    match = tavolino.Match.new("anneaux", players=2, seed=1)
    default = tavolino.game("anneaux").complete({})
    again = tavolino.Match(match.game, 2, default, match.setup)
    assert match == again  # a default that is spelled out changes nothing
    match.play("@A1")
    assert match != again
    again.play("@A2")
    assert match != again
    again.undo()
    again.play("@A1")
    assert match == again
    assert match != tavolino.Match.new("anneaux", players=3, seed=1)
    assert match != "a match"
    with pytest.raises(TypeError, match="unhashable"):
        hash(match)


def test_a_picture_shows_what_a_seat_saw_then() -> None:
    match = tavolino.Match.new("triominos", players=2, seed=1)
    match.play(match.legal()[0])
    assert match.svg() == match._repr_svg_()
    assert len({match.svg(), match.svg(0), match.svg(1), match.svg(0, ply=0)}) == 4


def test_bots_go_on_with_a_match_under_way_as_if_they_had_seen_it() -> None:
    match = tavolino.Match.new("anneaux", players=2, seed=4, limit=30)
    for action in ("@A1", "@B2", "@C3"):
        match.play(action)
    bots = [Simple(match.game, "random"), Simple(match.game, "first")]
    tavolino.play(match, bots, seed=9)
    assert match.actions[:3] == ["@A1", "@B2", "@C3"]
    for seat, bot in enumerate(bots):
        assert bot.seats == {seat}
        assert bot.seen == list(range(len(match.entries) + 1))


def test_a_bot_for_each_seat() -> None:
    match = tavolino.Match.new("anneaux", players=3, seed=1)
    with pytest.raises(ValueError, match="3 players need 3 bots, not 1"):
        tavolino.play(match, [tavolino.bot(match.game, "1")])


def test_an_analysis_of_a_match_is_one_of_the_movers_view() -> None:
    match = tavolino.Match.new("triominos", players=2, seed=1)
    budget = tavolino.Budget(iterations=30)
    of_view = tavolino.analyse(match.view(match.to_move), budget)
    assert tavolino.analyse(match, budget) == of_view


def test_an_analysis_of_a_match_remembers_what_its_mover_saw() -> None:
    match = tavolino.Match.new("dimenticato", players=2, seed=1)
    while len(match.entries) < 12 or match.to_move != 0:
        match.play(match.legal()[0])
    budget = tavolino.Budget(iterations=60)
    forgetful = tavolino.analyse(match.view(0), budget)
    assert tavolino.analyse(match, budget) != forgetful


def test_there_is_nothing_to_analyse_once_a_game_is_over() -> None:
    match = tavolino.Match.new("anneaux", players=2, seed=1, limit=1)
    match.play("@A1")
    with pytest.raises(ValueError, match="the game is over"):
        tavolino.analyse(match, tavolino.Budget(iterations=1))

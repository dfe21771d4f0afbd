"""What `tavolino conform` finds in a game, and that a new game has nothing to be found."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.compiled import COMPILED
from support.game_packages import COMMAND, new_game, run
from tavolino.games import descriptors
from tavolino.games.descriptor import Descriptor
from tavolino.kit.conform import CHECKS
from tavolino.kit.newgame import write_package


# The kit of the rules runs in test_every_game_conforms.py, on more games.
@pytest.mark.parametrize("kit", [kit for kit in CHECKS if kit != "rules"])
@pytest.mark.parametrize("game", [*descriptors().values()], ids=lambda game: game.rules.name)
def test_nothing_is_missing_in_an_installed_game(game: Descriptor, kit: str) -> None:
    assert list(CHECKS[kit](game)) == []


# -- a new game -------------------------------------------------------------------------------


def conform(package: Path, name: str = "three_stones") -> subprocess.CompletedProcess[str]:
    return run(package.parent, "-c", COMMAND, "conform", name)


def test_a_new_game_conforms_by_the_name_of_its_package_module_or_game(tmp_path: Path) -> None:
    package = new_game(tmp_path)
    for name in ("three_stones", "tavolino-three_stones", "tavolino_three_stones"):
        done = conform(package, name)
        assert done.returncode == 0, done.stdout + done.stderr
        assert done.stdout.startswith("three_stones: rules, memory, bots, pictures, adapters, ")
    assert conform(package, "chess").returncode == 1


def test_a_new_game_has_tests_of_its_own_that_pass(tmp_path: Path) -> None:
    package = new_game(tmp_path)
    tests = str(tmp_path / "package" / "tests")
    done = run(
        package.parent, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, tests
    )
    assert done.returncode == 0, done.stdout
    assert "4 passed" in done.stdout


@pytest.mark.skipif(not COMPILED, reason="its compiler's own run is enough")
def test_a_new_game_can_be_compiled(tmp_path: Path) -> None:
    package = new_game(tmp_path)
    build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    folder = tmp_path / "package"
    subprocess.run(build, cwd=folder, check=True, capture_output=True)
    which = "import tavolino_three_stones.position as p; print(p.__file__)"
    assert run(package.parent, "-c", which).stdout.strip().endswith(".so")
    assert conform(package).returncode == 0


def test_a_name_that_cannot_be_one_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="lowercase letters"):
        write_package("Three Stones", tmp_path / "package")


# -- what is missing --------------------------------------------------------------------------

FAULTS = [
    ("words/fr.ftl", None, None, "words: There is no words/fr.ftl"),
    ("words/it.ftl", "reason-taken", "reason-taking", "lacks these messages: reason-taken."),
    ("words/uk.ftl", "tagline =", "tag line =", "words/uk.ftl has an error"),
    ("words/fr.ftl", "aim =", "goal =", "lacks these messages: aim."),
    ("words/en.ftl", "aim =", f"aim = {'x' * 80}", "aim has 124 letters; 110 fit on a phone."),
    ("words/de.ftl", "{ $to }", "{ $a }", "words/de.ftl cannot say did-placed: "),
    ("words/en.ftl", "{ $a }", "{ $to }", "words/en.ftl cannot say action-place: "),
    ("words/fr.ftl", "{ $a }", "là", "action-place: it leaves out a place; it is given $a."),
    ("words/it.ftl", "tagline =", "tagline = { $name }", "say tagline: it asks for $name;"),
    ("words/uk.ftl", "did-placed", "did-put", "words/uk.ftl has did-put, which nothing says"),
    ("words/de.ftl", "tagline =", "slogan = x\ntagline =", "has slogan, which nothing says"),
    (
        "words/uk.ftl",
        "did-placed =",
        "did-placed =\n { $count ->\n  [7] { $man }\n *[other] x\n }\nabout =",
        "words/uk.ftl cannot say did-placed: it asks for $man; it is given $whom,",
    ),
    ("words/fr.ftl", "tagline =", "option-limit = x\ntagline =", "has option-limit, which"),
    ("game.py", 'effect("placed"', 'effect("put"', "lacks these messages: did-put."),
    (
        "game.py",
        '{"start": int(rng.below(players))}',
        '{"start": 0, "rolls": [1]}',
        "rules: Its `begin` fails in game.py, line 52: BadSetup: a setup has exactly: start.",
    ),
    (
        "game.py",
        "int(rng.below(players))",
        'options["first"]',
        "rules: Its `deal` fails in game.py, line 48: KeyError: 'first'.",
    ),
    (
        "position.py",
        "self.taken[seat] | BIT[place]",
        "self.taken[seat] | BIT[place + 99]",
        "rules: Its `apply` fails in position.py, line 67: IndexError",
    ),
    (
        "position.py",
        "self.finish(self.in_play, NO_ROOM)",
        "self.finish(0, NO_ROOM)",
        "ValueError: a game ends with at least one winner, and only seats can win.",
    ),
    ("game.py", "players=(2,)", "players=(2, 5)", "is for (2, 5) seats, but a game is for 2,"),
    (
        "__init__.py",
        "age = 5",
        "def picks(self, players):\n        return {}[players]",
        "board: Its `picks` fails in __init__.py, line 16: KeyError: 2.",
    ),
    ("__init__.py", "age = 5", "levels = ()", "bots: It has 0 levels"),
    ("game.py", '"width": 3.2', '"width": 1.2', "board: The place b1 lies outside the box."),
    (
        "game.py",
        '"x": place % 3 - 1,',
        '"x": place % 3 - 1, "label": place,',
        "board: The place b1 has the label 1, which is not a text.",
    ),
    (
        "game.py",
        '"x": place % 3 - 1,',
        '"x": place % 3 - 1, "hidden": "no",',
        "board: The place a1 has 'no' as `hidden`, not True or False.",
    ),
    (
        "game.py",
        '"x": place % 3 - 1,',
        '"x": place % 3 - 1, "lable": "",',
        "board: The place a1 has keys that no place has: lable.",
    ),
    (
        "game.py",
        '{"seat": owner}',
        '{"seat": owner, "kind": "ox"}',
        "no `looks` for these kinds",
    ),
    ("game.py", 'return "taken"', 'return "full"', "rules: With 2 seats"),
    ("game.py", 'name="three_stones"', 'name="stones"', "has the rules of stones"),
    ("__init__.py", "Descriptor", "Prescriptor", "entry point: The game three_stones"),
]


@pytest.mark.parametrize(("file", "old", "new", "sentence"), FAULTS)
def test_what_is_missing_is_said(
    tmp_path: Path, file: str, old: str | None, new: str | None, sentence: str
) -> None:
    broken = new_game(tmp_path) / file
    if old is None or new is None:
        broken.unlink()
    else:
        text = broken.read_text()
        assert old in text
        broken.write_text(text.replace(old, new))
    done = conform(broken.parents[1 if file.startswith("words") else 0])
    assert done.returncode == 1
    assert sentence in done.stdout, done.stdout + done.stderr


def test_places_may_have_labels_and_be_hidden(tmp_path: Path) -> None:
    package = new_game(tmp_path)
    game = package / "game.py"
    shown = '"x": place % 3 - 1, "label": str(place), "hidden": place == 4,'
    game.write_text(game.read_text().replace('"x": place % 3 - 1,', shown))
    done = conform(package)
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_a_game_deals_may_depend_on_options_that_nobody_chose(tmp_path: Path) -> None:
    package = new_game(tmp_path)
    game = package / "game.py"
    text = game.read_text()
    assert "rng.below(players)" in text
    game.write_text(text.replace("rng.below(players)", 'rng.below(options["limit"]) % players'))
    done = conform(package)
    assert done.returncode == 0, done.stdout + done.stderr
    watched = ("play", "three_stones", "--watch", "1", "1", "--pause", "0")
    assert run(package.parent, "-c", COMMAND, *watched).returncode == 0


def test_a_game_that_cannot_be_loaded_leaves_the_others_alone(tmp_path: Path) -> None:
    package = new_game(tmp_path)
    (package / "__init__.py").write_text("raise ImportError('no luck today')")
    listed = run(package.parent, "-c", COMMAND, "games", "--json")
    assert "no luck today" in listed.stderr
    assert all(f'"{game}"' in listed.stdout for game in descriptors())
    assert "three_stones" not in listed.stdout


def test_a_board_of_its_own_is_pointed_out(tmp_path: Path) -> None:
    package = new_game(tmp_path)
    (package / "board.js").write_text("export default {};")
    assert "with all their rights" in conform(package).stdout


def test_a_board_of_its_own_may_say_more(tmp_path: Path) -> None:
    package = new_game(tmp_path)
    (package / "board.js").write_text("export default {};")
    for words in (package / "words").iterdir():
        words.write_text(words.read_text() + "rack = { $count } stones\n")
    done = conform(package)
    assert done.returncode == 0, done.stdout
    for words in (package / "words").iterdir():
        words.write_text(words.read_text() + "count-stones = { $count } stones\n")
    assert "has count-stones, which nothing says" in conform(package).stdout

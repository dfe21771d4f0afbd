# The few verbs a newcomer needs. `make` alone says what they are.
PYTHON ?= python3
BIN := .venv/bin
COMPILED := build/compiled/bin

.DEFAULT_GOAL := help
.PHONY: help setup check test compiled sanitize thorough bench golden mutants lock clean

help:  ## say what each verb does
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/:/' | column -t -s:

setup: clean .venv/ready  ## make .venv with everything for development, running pure

.venv/ready: requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -qq --require-hashes -r requirements/dev.txt
	TAVOLINO_PURE=1 $(BIN)/pip install -qq --no-deps --no-build-isolation --editable .
	touch $@

check: .venv/ready  ## format, lint, types, and the arrows of the house
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: .venv/ready clean  ## the whole test suite, interpreted, with branch coverage of the rules
	$(BIN)/pytest -n 2 --cov --cov-report=
	$(BIN)/coverage report --include='src/tavolino/rules/*' --fail-under=95

$(COMPILED)/ready: .venv/ready $(shell find src -name '*.py') setup.py pyproject.toml
	rm -rf build/compiled build/lib.* build/temp.* build/bdist.* dist && mkdir -p build
	$(BIN)/python -m build --wheel --outdir dist . >build/wheel.log 2>&1 \
		|| (cat build/wheel.log; exit 1)
	$(PYTHON) -m venv build/compiled
	$(COMPILED)/pip install -qq --require-hashes -r requirements/dev.txt
	$(COMPILED)/pip install -qq --no-deps dist/*.whl
	touch $@

compiled: $(COMPILED)/ready  ## the whole test suite against the compiled wheel
	TAVOLINO_COMPILED=1 TAVOLINO_GAMES=200 $(COMPILED)/pytest -n 2

sanitize: .venv/ready  ## the vectors under gcc's check of shifts
	rm -rf build/sanitized && mkdir -p build/sanitized
	cp -r src setup.py pyproject.toml README.md LICENSE build/sanitized/
	cd build/sanitized && TAVOLINO_SANITIZE=1 ../../$(BIN)/python setup.py -q build_ext --inplace \
		>build.log 2>&1 || (cat build.log; exit 1)
	TAVOLINO_COMPILED=1 PYTHONPATH=build/sanitized/src $(BIN)/pytest tests/test_vectors.py

thorough: $(COMPILED)/ready  ## 5,000 random games for every game, seats and options (hours)
	TAVOLINO_COMPILED=1 TAVOLINO_GAMES=5000 $(COMPILED)/pytest -n 2 tests/test_conformance.py

bench: $(COMPILED)/ready  ## speed, as ratios measured in one run
	$(COMPILED)/tavolino bench

golden: .venv/ready clean  ## write golden playthroughs, perft tables and pictures anew
	$(BIN)/python tests/test_golden.py
	$(BIN)/python tests/test_perft.py
	$(BIN)/python tests/test_readme.py

mutants:  ## mutation testing of one game's rules (half an hour)
	rm -rf build/mutation mutants && $(PYTHON) -m venv build/mutation
	build/mutation/bin/pip install -qq --require-hashes -r requirements/mutation.txt
	TAVOLINO_PURE=1 build/mutation/bin/pip install -qq --no-deps --no-build-isolation --editable .
	TAVOLINO_GAMES=4 build/mutation/bin/mutmut run; build/mutation/bin/mutmut results

lock: .venv/ready  ## pin the newest versions of all dependencies, without addresses
	$(BIN)/pip install -qq uv
	$(BIN)/uv pip compile -q --no-emit-index-url --generate-hashes --universal --python-version 3.11 \
		--custom-compile-command "make lock" pyproject.toml --group dev -o requirements/dev.txt
	$(BIN)/uv pip compile -q --no-emit-index-url --generate-hashes --universal --python-version 3.11 \
		--custom-compile-command "make lock" pyproject.toml --group mutation -o requirements/mutation.txt

clean:  ## remove compiled files, which would hide edits
	@find src -name '*.so' -delete

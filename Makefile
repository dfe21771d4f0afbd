# The commands that a newcomer needs. `make` alone lists them.
PYTHON ?= python3
BIN := .venv/bin
COMPILED := build/compiled/bin

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup quick check test wheel compiled sanitize long thorough bench growth ladder tables curves
.PHONY: equal weights unpack keep ratings chaos commits upgrade load scale pool study golden mutants rulings
.PHONY: lock clean
.PHONY: web webcheck types palette browser sizes paper screenshots shown recordings abuse school unread steps fuzz docs
.PHONY: workflows sdist wheels sbom newcomer release offline offlinecheck site firefox figures
.PHONY: simulate planted deploycheck image imagecheck objects dashboard alertrules alerts failover powercut

help:  ## list the commands
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/:/' | column -t -s:

setup: clean .venv/ready  ## create .venv with everything for development, without compiled rules

# uv installs in seconds what takes pip minutes, because pip compares every file of the index.
UV := build/uv/bin/uv
INSTALL = $(UV) pip install -q --require-hashes --python
$(UV): requirements/uv.txt
	rm -rf build/uv && $(PYTHON) -m venv build/uv
	build/uv/bin/pip install -qq --require-hashes -r requirements/uv.txt
	touch $@

# The tools of some targets have environments of their own: what they need must not bind what the
# product needs.
TOOLS := docs zig release deploy objects dashboard
$(TOOLS:%=build/%/ready): build/%/ready: requirements/%.txt $(UV)
	rm -rf build/$* && $(PYTHON) -m venv build/$*
	$(INSTALL) build/$*/bin/python -r $<
	touch $@

.venv/ready: requirements/dev.txt pyproject.toml $(UV)
	$(PYTHON) -m venv .venv
	$(INSTALL) $(BIN)/python -r requirements/dev.txt
	TAVOLINO_PURE=1 $(BIN)/pip install -qq --no-deps --no-build-isolation --editable .
	touch $@

quick: .venv/ready  ## check format, lint, types and dependencies, and run the tests of what differs from main (seconds)
	.ci/quick

check: .venv/ready  ## check format, lint, types and dependencies
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd examples/mills && MYPYPATH=../../src ../../$(BIN)/mypy
	$(BIN)/lint-imports

# Two processes run half of the tests each. One that is done takes over some of the other's.
TWO = -n 2 --dist worksteal --durations=20 --durations-min=5

# Tracing slows the rules down several times, so only what reaches every line of them is traced.
TRACED = $(wildcard $(addprefix tests/games/*/test_,rules.py shown.py statements.py variant.py)) \
	$(addprefix tests/rules/test_,contract.py golden.py pointing.py secrets.py vectors.py) \
	tests/games/test_effects.py tests/table/test_legal_actions.py

test: .venv/ready clean  ## run the tests, interpreted, with branch coverage of the rules
	$(BIN)/pytest $(TWO) --cov --cov-report= $(TRACED)
	$(BIN)/coverage report --fail-under=95
	$(BIN)/pytest $(TWO) $(addprefix --ignore=,$(TRACED))

# The browser client is built into the package, so the wheel contains it.
CLIENT := src/tavolino/server/client/index.html
WEB := $(shell find web src/tavolino/words $(wildcard src/tavolino/games/*/words) \
	-type f -not -path '*/node_modules/*' -not -path 'web/build/*' -not -name '*.pyc')

web: $(CLIENT)  ## build the browser client into the package

# Not `npm ci`: it needs the binaries of all other systems in the lock file, and not every
# registry has them. npm still verifies the checksums in the lock file.
web/node_modules/ready: web/package-lock.json
	cd web && npm install --silent
	touch $@

$(CLIENT): web/node_modules/ready $(WEB)
	cd web && npm run --silent build

# The document describes every installed game. In .venv these are ours, which have boards in the
# client.
build/openapi.json: .venv/ready \
		$(shell find src/tavolino/hosting src/tavolino/server src/tavolino/rules src/tavolino/games -name '*.py')
	mkdir -p build && $(BIN)/python -m tavolino.server.http.openapi >$@

types: build/openapi.json web/node_modules/ready  ## regenerate the client's API types
	cd web && npm run --silent types src/api/schema.d.ts

palette: .venv/ready  ## write the colours of the palette into the client and the pictures
	PYTHONPATH=tests $(BIN)/python tests/drawing/test_palette.py
	PYTHONPATH=tests $(BIN)/python tests/docs/test_readme.py
	PYTHONPATH=tests $(BIN)/python tests/docs/test_views.py

# The pictures of the rules are the client's boards, so the documentation needs a browser.
PICTURES := build/pictures/ready
$(PICTURES): .venv/ready $(CLIENT) $(shell find src/tavolino/games -name '*.json' -o -name '*.toml')
	rm -rf build/pictures && mkdir -p web/build
	cd web && TAVOLINO=../$(BIN)/tavolino TAVOLINO_E2E_DATABASE=build/pictures.sqlite TAVOLINO_E2E_PORT=8654 \
		npx playwright test --project=pictures --reporter=line
	touch $@

# The documentation is built into the package, so the wheel has it.
DOCS := src/tavolino/docs/index.html

docs: $(DOCS)  ## build the documentation into the package, and check every link in it

$(DOCS): build/docs/ready .venv/ready $(PICTURES) zensical.toml SECURITY.md \
		$(shell find docs -type f -not -path 'docs/ladder/*') \
		$(shell find src -name '*.py' -o -name '*.ftl' -o -path '*/games/*.toml' -o -name rulebook.json)
	$(BIN)/python docs/make/pages.py build/pages
	rm -rf src/tavolino/docs
	NO_COLOR=1 build/docs/bin/zensical build --clean --strict
	build/docs/bin/lychee --quiet --offline --include-fragments --root-dir $(CURDIR)/src/tavolino/docs \
		'src/tavolino/docs/**/*.html'

webcheck: build/openapi.json web/node_modules/ready  ## check format, lint and types of the client, and run its tests
	cd web && npm run --silent types build/schema.d.ts && cmp build/schema.d.ts src/api/schema.d.ts
	cd web && npm run --silent check && npm run --silent test

browser: $(COMPILED)/ready site $(MORE)  ## run the browser tests in a real browser (ten minutes); LONG=1 runs all of them
	mkdir -p web/build
	cd web && npx playwright test --project=play --project=offline $(if $(LONG),,--grep-invert @long)
	cd web && npx playwright test --project=motion --workers=1

firefox: $(COMPILED)/ready offline  ## play in Debian's Firefox without a server (needs firefox-esr)
	mkdir -p web/build
	cd web && npx playwright test --project=offline-firefox --workers=1

figures: $(COMPILED)/ready offline  ## measure play without a server in a browser, against its limits
	mkdir -p web/build
	cd web && npx playwright test --project=offline-figures --workers=1

sizes: $(COMPILED)/ready  ## check every page in every size, game and language (half an hour)
	rm -rf web/build/sizes && mkdir -p web/build
	cd web && { npx playwright test --project=sizes; failed=$$?; node e2e/sizes/total.mjs; exit $$failed; }

paper: $(COMPILED)/ready  ## print every game's sheet and booklet in every language into build/paper
	rm -rf build/paper && mkdir -p web/build
	cd web && npx playwright test --project=paper

screenshots: $(COMPILED)/ready  ## take screenshots of every page into build/screenshots
	rm -rf build/screenshots && mkdir -p web/build
	cd web && npx playwright test --project=screenshots

# The docs decide which screenshots are kept: one that no page shows is not copied.
shown:  ## copy the screenshots that the docs show into docs/screenshots
	grep -rohE 'screenshots/[a-z-]+\.jpg' README.md docs --include='*.md' | sort -u | xargs -I{} cp build/{} docs/{}

# Run this when the terminal shows something in another way. It needs tmux.
recordings: .venv/ready  ## record a session of each game at a terminal into docs/pictures (a minute)
	PYTHONPATH=src:tests $(BIN)/python docs/make/recordings.py docs/pictures

# The development packages are those of .venv, found by a path, because installing them again
# takes minutes. The wheel takes precedence over them, and `make wheel` tries it with only its own
# dependencies. A fifth game is installed as well, so that whatever holds for every game is also
# tested with one that no code here names.
SITE = import sysconfig; print(sysconfig.get_path("purelib"))
$(COMPILED)/ready: .venv/ready $(CLIENT) $(DOCS) setup.py pyproject.toml \
		$(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.j2' -o -path '*/games/*.json' -o -path '*/games/*.toml') \
		$(shell find examples/mills/src -name '*.py' -o -name '*.ftl' -o -name '*.json' -o -name '*.toml')
	rm -rf build/compiled build/lib.* build/temp.* build/bdist.* dist && mkdir -p build
	TAVOLINO_PURE=0 $(BIN)/python -m build --wheel --outdir dist . >build/wheel.log 2>&1 \
		|| (cat build/wheel.log; exit 1)
	$(PYTHON) -m venv --without-pip build/compiled
	$(BIN)/python -c '$(SITE)' >"$$($(COMPILED)/python -c '$(SITE)')/development.pth"
	$(COMPILED)/python -m pip install -qq --no-deps --ignore-installed dist/*.whl
	$(COMPILED)/python -m pip install -qq --no-deps --no-build-isolation ./examples/mills
	touch $@

# The Python that runs in a browser. `build/zig` has a compiler for it.
pack/node_modules/ready: pack/package-lock.json
	cd pack && npm install --silent
	touch $@

# The pack has every game that is installed in .venv, so it is built anew after an installation.
PACK := build/offline/current.json
$(PACK): build/zig/ready pack/node_modules/ready .venv/ready requirements/dev.txt pyproject.toml setup.py \
		$(wildcard pack/*.py pack/*.mjs pack/*.txt .venv/lib/*/site-packages/*.dist-info/entry_points.txt) \
		$(shell find src -name '*.py' -o -name '*.ftl' -o -path '*/games/*.json' -o -path '*/games/*.toml')
	build/zig/bin/python pack/build.py

offline: $(PACK)  ## build the pack with which a page plays without a server into build/offline

# For tests: the same with the games that are installed beside the wheel.
MORE := build/offline-more/current.json
$(MORE): $(PACK) $(COMPILED)/ready
	build/zig/bin/python pack/build.py build/pack build/offline-more $(COMPILED)/python

# The site has no compressed copies: hosts of files compress what they send, or do not.
SITE_PAGE := build/site/index.html
$(SITE_PAGE): $(PACK) web/node_modules/ready $(WEB)
	cd web && npx vite build --mode site --logLevel warn
	mkdir build/site/offline && cp -r build/offline/. build/site/offline
	find build/site/offline -name '*.br' -delete
	$(BIN)/python -m tavolino.server.http.manifest build/site

site: $(SITE_PAGE)  ## build a static site that plays without a server into build/site

# What a pack has of the standard library depends on its games, so both packs play.
offlinecheck: $(PACK) $(MORE)  ## check that the pack plays as the wheel does; SECONDS=1 compares their speed
	node pack/tests.mjs build/offline/*/ "$$($(BIN)/python -c '$(SITE)')"
	node pack/plays.mjs build/offline/*/
	node pack/plays.mjs build/offline-more/*/
	node pack/check.mjs build/offline-more/*/ $(COMPILED)/python $(SECONDS)
	$(BIN)/pytest pack

wheel: $(COMPILED)/ready  ## build the wheel, and try it in an environment with nothing else
	.ci/try-wheel

compiled: $(COMPILED)/ready  ## run the tests against the compiled wheel
	cd examples/mills && ../../$(COMPILED)/python -m pytest
	TAVOLINO_COMPILED=1 TAVOLINO_GAMES=20 $(COMPILED)/python -m pytest $(TWO)

sanitize: .venv/ready  ## run the vectors with gcc's check of shifts
	rm -rf build/sanitized && mkdir -p build/sanitized
	cp -r --parents src setup.py pyproject.toml README.md LICENSE web/public/licenses.txt build/sanitized/
	cd build/sanitized && TAVOLINO_PURE=0 TAVOLINO_SANITIZE=1 ../../$(BIN)/python setup.py -q build_ext --inplace \
		>build.log 2>&1 || (cat build.log; exit 1)
	TAVOLINO_COMPILED=1 PYTHONPATH=build/sanitized/src $(BIN)/pytest tests/rules/test_vectors.py

# What takes too long for the gate, with fewer games and kills than in the single commands.
long: $(COMPILED)/ready  ## run everything that takes too long for the gate (hours), and fresh seeds for SECONDS=3600
	$(MAKE) thorough GAMES=1000
	$(MAKE) sanitize
	$(MAKE) simulate SECONDS=$(or $(SECONDS),3600)
	$(MAKE) planted
	$(MAKE) chaos KILLS=1000
	$(MAKE) upgrade
	$(MAKE) alertrules alerts
	$(MAKE) failover powercut
	$(MAKE) commits
	$(MAKE) scale
	$(MAKE) objects
	$(MAKE) pool
	$(MAKE) abuse school unread steps
	$(MAKE) fuzz
	$(MAKE) mutants

thorough: $(COMPILED)/ready  ## play 5,000 random games for every game, seats and options (hours)
	TAVOLINO_COMPILED=1 TAVOLINO_GAMES=$(or $(GAMES),5000) $(COMPILED)/python -m pytest $(TWO) tests/rules/test_every_game_conforms.py

bench: $(COMPILED)/ready  ## measure speed, as ratios within one run; SEARCH=1 measures the tree search
	$(COMPILED)/python bench/engine/run.py $(if $(SEARCH),--search)

growth: $(COMPILED)/ready  ## measure that nothing costs more as a match grows
	$(COMPILED)/python bench/growth/run.py

# docs/ladder has the games played so far. A run continues from there, and `make keep` packs the
# new ones. PAIRS=n plays more or fewer.
MATCH = $(COMPILED)/tavolino match
FOUND = build/found
OWN_GAMES = $(patsubst tests/games/%/test_rules.py,%,$(wildcard tests/games/*/test_rules.py))
CURVE = best:1 best:4 best:16 best:64 best:256 best:1024 best:4096

unpack:
	mkdir -p $(FOUND)
	for file in docs/ladder/*.gz; do \
		to=$(FOUND)/$$(basename $$file .gz); test -e $$to || gunzip -c $$file >$$to; \
	done

keep:  ## pack the games played so far into docs/ladder
	for file in $(FOUND)/*.jsonl; do gzip -9 -n -c $$file >docs/ladder/$$(basename $$file).gz; done

ratings: .venv/ready unpack  ## print the ratings of all games in docs/ladder, without playing any
	for game in $(OWN_GAMES); do \
		$(BIN)/tavolino rate $$(ls $(FOUND)/$$game-[l78]*.jsonl); \
	done

# Strong bots may chase each other in a circle. Where games were therefore limited to 300
# decisions, they are in a file named `-short`, and a run continues that file.
ladder: $(COMPILED)/ready unpack  ## play every level against the next, two seats (an hour or more per game)
	for game in $(OWN_GAMES); do \
		$(MATCH) $$game 1 2 3 4 5 6 --ladder --pairs $(or $(PAIRS),100) --out $(FOUND)/$$game-low.jsonl; \
		$(MATCH) $$game 6 7 --pairs $(or $(PAIRS),100) --out $(FOUND)/$$game-7.jsonl; \
		if test -e $(FOUND)/$$game-8-short.jsonl; \
		then cut="--seed 8 --option limit=300"; to=$(FOUND)/$$game-8-short.jsonl; \
		else cut=; to=$(FOUND)/$$game-8.jsonl; fi; \
		$(MATCH) $$game 7 8 --pairs $(or $(PAIRS),200) $$cut --out $$to; \
	done
	$(MAKE) ratings

tables: $(COMPILED)/ready unpack  ## play level 8 among level 4s with three and four seats (hours)
	for game in $(OWN_GAMES); do for seats in 3 4; do \
		$(MATCH) $$game 8 4 --players $$seats --pairs $(or $(PAIRS),10) --out $(FOUND)/$$game-at-$$seats.jsonl; \
	done; done

curves: $(COMPILED)/ready unpack  ## measure strength over iterations, and plot it for each game
	for game in $(OWN_GAMES); do \
		$(MATCH) $$game $(CURVE) --ladder --pairs $(or $(PAIRS),50) --out $(FOUND)/$$game-curve.jsonl; \
		$(COMPILED)/tavolino rate $(FOUND)/$$game-curve.jsonl --title $$game --plot docs/pictures/$$game-curve.svg; \
	done

equal: $(COMPILED)/ready unpack  ## play the best search against the plain one, in equal time
	for game in $(OWN_GAMES); do $(MATCH) $$game best:100ms plain:100ms --pairs $(or $(PAIRS),20) --out $(FOUND)/$$game-equal.jsonl; done

# These bots see everything, so games with hidden hands are left out: nobody plays them like that.
WEIGHED = $(shell $(BIN)/python -c \
	'from tavolino import GAMES; print(*(name for name in "$(OWN_GAMES)".split() if GAMES[name].forgets or not GAMES[name].hides))')
weights: $(COMPILED)/ready  ## fit the evaluators' weights to games between bots, and print them
	for game in $(WEIGHED); do $(COMPILED)/python -m tavolino.bots.fit $$game; done

chaos: $(COMPILED)/ready  ## kill processes again and again, and check that nothing was lost (an hour)
	TAVOLINO_COMPILED=1 TAVOLINO_CHAOS_KILLS=$(or $(KILLS),2000) $(COMPILED)/python -m pytest -s tests/faults/test_chaos.py tests/faults/test_killed_worker.py

simulate: $(COMPILED)/ready  ## run simulated sites with fresh seeds for SECONDS=60, or FIRST=n SEEDS=m, or tell of SEED=n, and AGAIN=1
	PYTHONPATH=tests $(COMPILED)/python -m simulator $(if $(PLANT),--plant $(PLANT)) \
		$(if $(AGAIN),--again,$(if $(SEED),--seed $(SEED) --shrink, \
		$(if $(SEEDS),--seeds $(SEEDS),--seconds $(or $(SECONDS),60)) $(if $(FIRST),--first $(FIRST))))

planted: $(COMPILED)/ready  ## plant each bug of a list, and count the seeds until the simulator finds it (an hour or more); RESEED=1 those of the product
	PYTHONPATH=tests $(COMPILED)/python -m simulator.planted --most $(or $(MOST),1000) $(if $(RESEED),--found) $(ONLY)

# The wheels are pure: they are built in seconds, and what an upgrade changes is never compiled.
build/upgrade/ready: .venv/ready tests/support/next_releases.py setup.py pyproject.toml $(shell find src -name '*.py')
	PYTHONPATH=tests $(BIN)/python tests/support/next_releases.py build/upgrade
	touch $@

upgrade: build/upgrade/ready  ## upgrade servers and go back while people play, but not to earlier rules, with a wheel for each release (five minutes)
	PYTHONPATH=tests build/upgrade/expanded/venv/bin/python tests/faults/rolling_upgrade.py build/upgrade

failover: $(COMPILED)/ready  ## kill the primary database again and again while its replica takes over (minutes)
	TAVOLINO_COMPILED=1 TAVOLINO_FAILOVERS=$(FAILOVERS) $(COMPILED)/python -m pytest -s tests/faults/test_failover.py

powercut: $(COMPILED)/ready  ## cut the power under SQLite and PostgreSQL again and again (minutes; needs FUSE)
	TAVOLINO_COMPILED=1 TAVOLINO_POWER_CUTS=$(CUTS) $(COMPILED)/python -m pytest -s tests/faults/test_many_power_cuts.py

commits: $(COMPILED)/ready  ## kill processes inside commits, 200 times at each of three points, and catch sabotaged builds
	TAVOLINO_COMPILED=1 TAVOLINO_COMMIT_KILLS=$(or $(KILLS),200) $(COMPILED)/python -m pytest -s tests/faults/test_commits.py

load: $(COMPILED)/ready  ## measure actions, idle connections, watchers and M under load (15 minutes); ONLY=m a part
	$(COMPILED)/python bench/load/run.py $(if $(ONLY),--only $(ONLY))

steps: $(COMPILED)/ready  ## the longest steps of the event loop under each attack (12 minutes); ONLY="hint late" these
	$(COMPILED)/python bench/abuse/steps.py $(ONLY)

WORST_ATTACKS = remembering_bots hint client_file late fellow
abuse: $(COMPILED)/ready  ## attack a server while others play, and check that they do not suffer (an hour); WORST=1 a few attacks, ONLY="hint late" these
	$(COMPILED)/python bench/abuse/run.py $(if $(SECONDS),--seconds $(SECONDS)) \
	    $(if $(WORST),--seconds 6 --rounds 3 --loose $(WORST_ATTACKS),$(ONLY))

school: $(COMPILED)/ready  ## let a school of 400 play behind one address, and one more flood (six minutes)
	$(COMPILED)/python bench/abuse/run.py --school $(if $(SECONDS),--seconds $(SECONDS))

unread: $(COMPILED)/ready  ## open 10,000 connections that read nothing, and look at memory and log (three minutes)
	$(COMPILED)/python bench/abuse/unread.py

# An object store is a large program that only one test needs.
objects: .venv/ready build/objects/ready  ## archive matches in a real object store, and read them back (a minute)
	$(BIN)/pytest tests/server/backends/test_object_store.py

scale: $(COMPILED)/ready  ## measure a database with a million matches, and play while 100,000 are archived (half an hour)
	PYTHONPATH=tests:bench/load $(COMPILED)/python bench/scale/run.py $(if $(ONLY),--only $(ONLY))

# The dashboard is written by Grafana's own library.
DASHBOARD = build/dashboard/bin/python deploy/grafana/dashboard.py
dashboard: build/dashboard/ready  ## write the dashboard for Grafana from deploy/grafana/dashboard.py
	$(DASHBOARD) >deploy/grafana/tavolino.json

alertrules: build/dashboard/ready  ## test the alerts with their real durations, and check the dashboard (needs prometheus)
	promtool check config deploy/prometheus/prometheus.yaml
	promtool test rules deploy/prometheus/tavolino.tests.yaml
	$(DASHBOARD) | cmp - deploy/grafana/tavolino.json

alerts: .venv/ready  ## inject each fault, and see Prometheus fire each alert (a quarter of an hour; needs prometheus)
	$(BIN)/pytest deploy/alerts $(if $(ONLY),-k '$(ONLY)')


pool: $(COMPILED)/ready  ## compare Ray with a plain process pool, on the same games
	$(COMPILED)/python bench/arena/run.py

study: $(COMPILED)/ready  ## run the study of docs/balance, write its report into build/study, and update the page (more than an hour)
	$(COMPILED)/tavolino arena run docs/balance/study.toml --out build/study
	$(COMPILED)/tavolino arena report build/study
	PYTHONPATH=tests $(COMPILED)/python tests/docs/test_balance.py build/study/report.json

golden: .venv/ready clean  ## regenerate golden playthroughs, perft tables and pictures
	PYTHONPATH=tests $(BIN)/python tests/rules/test_golden.py
	PYTHONPATH=tests $(BIN)/python tests/rules/test_perft.py
	PYTHONPATH=tests $(BIN)/python tests/docs/test_readme.py
	PYTHONPATH=tests $(BIN)/python tests/docs/test_views.py

rulings: .venv/ready  ## change each ruling of the games' registers and see a test fail (minutes)
	PYTHONPATH=tests $(BIN)/python tests/support/rulings.py

# The fuzzer is a folder besides our environment. What it has learnt stays in build/corpus.
build/fuzz/ready: requirements/fuzz.txt .venv/ready
	rm -rf build/fuzz
	$(INSTALL) $(BIN)/python --target build/fuzz -r requirements/fuzz.txt
	touch $@

fuzz: build/fuzz/ready  ## change bytes from outside until they reach other code: ten minutes for each reader, or SECONDS=60
	export PYTHONPATH=src:build/fuzz; \
	for target in $(or $(ONLY),$$($(BIN)/python bench/fuzz/fuzz.py 2>/dev/null)); do \
	    $(BIN)/python bench/fuzz/fuzz.py $$target build/corpus/$$target \
	        -artifact_prefix=build/fuzz/ -max_total_time=$(or $(SECONDS),600) || exit 1; \
	done

mutants:  ## run mutation tests of one game's rules (half an hour)
	rm -rf build/mutation mutants && $(PYTHON) -m venv build/mutation
	build/mutation/bin/pip install -qq --require-hashes -r requirements/mutation.txt
	TAVOLINO_PURE=1 build/mutation/bin/pip install -qq --no-deps --no-build-isolation --editable .
	TAVOLINO_GAMES=4 build/mutation/bin/mutmut run; build/mutation/bin/mutmut results

# The extras stay in the locks: without "coverage[toml]" in a lock, pip takes its newest release
# from the index and then refuses it, because it has no hash.
PIN = $(UV) pip compile -q --no-emit-index-url --no-strip-extras --generate-hashes --universal \
	--python-version 3.11 --custom-compile-command "make lock"

lock: $(UV)  ## pin the newest versions of all dependencies, without addresses
	$(PIN) pyproject.toml --extra server --extra telemetry --group dev -o requirements/dev.txt
	$(PIN) pyproject.toml --extra server -c requirements/dev.txt -o requirements/server.txt
	$(PIN) pyproject.toml --extra server --extra telemetry --extra tournament --group portable -c requirements/dev.txt -o requirements/portable.txt
	$(PIN) pyproject.toml --group mutation -o requirements/mutation.txt
	$(PIN) --group fuzz -o requirements/fuzz.txt
	$(PIN) --group docs -o requirements/docs.txt
	$(PIN) --group release -o requirements/release.txt
	$(PIN) --group sbom -o requirements/sbom.txt
	$(PIN) --group uv -o requirements/uv.txt
	$(PIN) --group zig -o requirements/zig.txt
	$(PIN) --group image -o requirements/image.txt
	$(PIN) --group deploy -o requirements/deploy.txt
	$(PIN) --group objects -o requirements/objects.txt
	$(PIN) --group dashboard -o requirements/dashboard.txt

SCHEMA = build/release/bin/check-jsonschema --builtin-schema
workflows: build/release/ready  ## check the hosted workflows, the issue forms and the citation
	build/release/bin/zizmor --offline --strict-collection --quiet .github
	$(SCHEMA) vendor.github-workflows .github/workflows/*.yml
	$(SCHEMA) vendor.dependabot .github/dependabot.yml
	$(SCHEMA) vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(SCHEMA) vendor.github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*))
	$(SCHEMA) vendor.citation-file-format CITATION.cff

deploycheck: .venv/ready build/deploy/ready  ## check the files for hosts: image, compose, proxy, units
	build/deploy/bin/hadolint Containerfile
	build/deploy/bin/caddy fmt --diff deploy/Caddyfile >/dev/null
	$(BIN)/pytest $(wildcard deploy/test_*.py)

image: build/deploy/ready  ## build the image of servers and workers (root, buildah, debootstrap; ten minutes)
	build/deploy/bin/hadolint Containerfile
	deploy/build-image

imagecheck: .venv/ready  ## play a match through the image, read-only as user 1000 (root, bwrap; a minute)
	PYTHONPATH=src:tests $(BIN)/python deploy/check_image.py

# What a release uploads is in build/dist; dist has the wheel that the gate tests.
sdist: .venv/ready $(CLIENT) $(DOCS) build/release/ready  ## the sdist and the pure wheel into build/dist, checked
	.ci/try-sdist
	build/release/bin/twine check --strict build/dist/*

wheels: sdist  ## wheels for old Linux systems, tried with every Python of this machine (half an hour)
	.ci/wheels

build/sbom/tools/ready: requirements/sbom.txt
	rm -rf build/sbom/tools && $(PYTHON) -m venv build/sbom/tools
	build/sbom/tools/bin/pip install -qq --require-hashes -r requirements/sbom.txt
	touch $@

# This environment is without pip, so it has only what a server needs.
build/sbom/server/ready: build/sbom/tools/ready requirements/server.txt $(COMPILED)/ready
	rm -rf build/sbom/server && $(PYTHON) -m venv --without-pip build/sbom/server
	build/sbom/tools/bin/pip --python build/sbom/server install -qq --require-hashes -r requirements/server.txt
	build/sbom/tools/bin/pip --python build/sbom/server install -qq --no-deps dist/*.whl
	touch $@

sbom: build/sbom/server/ready build/docs/ready $(PACK)  ## list third-party components, with their licences, into build/sbom
	build/sbom/tools/bin/python sbom/listed.py build/sbom/server build/docs build/offline build/pack/wheels build/sbom

newcomer: sdist  ## install as a newcomer would, from a wheel, a clone and the sdist, and play (ten minutes)
	.ci/newcomer

release:  ## what a release takes, step by step, as far as this machine can (hours)
	.ci/release

clean:  ## remove compiled files, which would hide edits
	@find src -name '*.so' -delete

# Everything starts here: `make serve` and `make test` set up what they need on a fresh machine.
# Nothing is done twice: each step leaves a stamp, and runs again only when what it reads has changed, come or gone.

.DELETE_ON_ERROR:
.PHONY: force help serve build assets test lint format soak puzzles mutants bench pictures lock clean

# The browsers come while the site is built.
MAKEFLAGS += --jobs=2

export PATH := $(CURDIR)/.venv/bin:$(CURDIR)/node_modules/.bin:$(PATH)
export PYTHONPATH := $(CURDIR)/engine
export NO_MKDOCS_2_WARNING := 1

say = @printf '» %s\n'
files = $(shell find $(1) -type f -not -path '*/__pycache__/*' 2>/dev/null | LC_ALL=C sort)

# How many files of browser tests run at once; what the tests of a file share is made once.
SIDE_BY_SIDE := 2

COMPILE := uv pip compile --quiet --generate-hashes --python-version 3.13 --custom-compile-command "make lock"

PYTHON := .venv/.stamp
NODE := node_modules/.stamp
BROWSERS := .cache/browsers
WHEEL := build/engine/.stamp
SNAPSHOT := build/snapshot.bin
ASSETS := build/assets/.stamp
# The last file that a build of the site writes.
SITE := site/sw.js

# What each step reads; beside it build/inputs/<step> says so, and is newer where a name has come or gone.
ENGINE := $(call files,engine)
PARTS := $(call files,widgets/build/standins) \
	$(addprefix widgets/build/,stdlib.py snapshot.mjs frozen.mjs program.mjs compress.py restore.mjs)
WIDGETS := $(call files,translations widgets/src widgets/build widgets/site/css widgets/site/pictures) \
	$(wildcard widgets/*.yml) package.json
# Which page has the paragraph of which rule.
RULES := $(shell grep -roE '[A-Z]+[0-9]+ \.rule' docs/en 2>/dev/null | tr ' ' ':' | LC_ALL=C sort)
PAGES := $(call files,docs translations widgets/site) $(wildcard tests/bench/results.json) widgets/build/offline.mjs mkdocs.yml
inputs/engine := $(ENGINE)
inputs/snapshot := $(PARTS)
inputs/widgets := $(WIDGETS) $(RULES)
inputs/site := $(PAGES) for $(SITE_URL)

help: ## Say what there is
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' Makefile

serve: $(ASSETS) ## Build the site, serve it on a free local port, follow every edit
	@python -m setup.serve

build: $(SITE) ## Build the site into site/ (SITE_URL=https://… for its address)

assets: $(ASSETS)

test: $(SITE) $(BROWSERS) ## Run every test: engine, built site, three browsers
	$(say) "Testing the engine and the site"
	@python -m pytest -n auto tests/engine tests/site
	$(say) "Testing the widgets"
	@node tests/widgets/run.mjs
	$(say) "Testing the browsers"
	@python -m pytest -n $(SIDE_BY_SIDE) --dist loadfile -k "not webkit" tests/browser tests/bench
	$(say) "Testing WebKit"
	@python -m pytest -k webkit tests/browser

lint: $(PYTHON) $(NODE) ## Check the code's style and types
	$(say) "Checking Python"
	@ruff format --check --quiet . && ruff check --quiet . && mypy engine/kortspel
	$(say) "Checking TypeScript and CSS"
	@tsc && biome check --error-on-warnings

format: $(PYTHON) $(NODE) ## Put the code into its style
	@ruff format --quiet . && ruff check --quiet --fix . && biome check --write

soak: $(PYTHON) ## Play five thousand random deals of every form of every game
	@python -m pytest -n auto --deals 5000 tests/engine/test_whole_deals.py tests/engine/test_whole_matches.py

puzzles: $(PYTHON) ## Prove all puzzles again, by a solver apart (a quarter of an hour)
	@python -m pytest -n auto --puzzles 240 tests/engine/test_puzzles.py

mutants: $(PYTHON) ## Change the rules in one place after another and see that a test notices (an hour or two)
	$(say) "Changing a copy of the engine in .cache/mutants"
	@rm -rf .cache/mutants && mkdir -p .cache/mutants && cp -r engine tests pyproject.toml .cache/mutants
	@cd .cache/mutants && cosmic-ray init pyproject.toml session.sqlite && cr-filter-operators session.sqlite pyproject.toml
	@cd .cache/mutants && PYTHONPATH= cosmic-ray exec pyproject.toml session.sqlite
	@cd .cache/mutants && cr-report --surviving-only --show-diff session.sqlite

bench: $(SITE) $(BROWSERS) ## Measure the budgets, each against a baseline from the same run (BUDGETS="starts taps" for some)
	@python -m tests.bench $(BUDGETS)

pictures: $(SITE) $(BROWSERS) ## Take the sharing pictures and the README's picture anew
	@python widgets/site/pictures/take.py

lock: $(PYTHON) ## Renew requirements.txt, package-lock.json and the others like them
	@$(COMPILE) requirements.in -o requirements.txt
	@$(COMPILE) setup/node.in -o setup/node.txt
	@$(COMPILE) tests/bench/openspiel.in -o tests/bench/openspiel.txt
	@for folder in . tests/bench/node; do \
		(cd $$folder && npm install --package-lock-only --ignore-scripts --omit-lockfile-registry-resolved) || exit; done

clean: ## Remove what was built (the tools stay)
	@rm -rf build site

$(PYTHON): requirements.txt setup/python.sh .python-version
	@setup/python.sh
	@touch $@

$(NODE): package-lock.json setup/node.sh setup/node.txt $(PYTHON)
	@setup/node.sh
	@touch $@

$(BROWSERS): setup/browsers.sh $(PYTHON)
	@setup/browsers.sh
	@touch $@

build/inputs/%: force
	@mkdir -p $(@D)
	@printf '%s\n' $(inputs/$*) >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(WHEEL): $(ENGINE) build/inputs/engine $(PYTHON)
	$(say) "Building the engine's wheel"
	@rm -rf build/engine
	@mkdir -p .cache
	@python -m build --no-isolation --wheel --outdir build/engine engine >.cache/wheel.log 2>&1 || { cat .cache/wheel.log; exit 1; }
	@pyodide py-compile --silent build/engine
	@touch $@

$(SNAPSHOT): $(WHEEL) $(PARTS) build/inputs/snapshot $(NODE)
	$(say) "Making Python's snapshot"
	@python widgets/build/stdlib.py node_modules/pyodide/python_stdlib.zip build/python.zip
	@node widgets/build/snapshot.mjs
	@node widgets/build/program.mjs
	@python widgets/build/compress.py build/snapshot.raw $@
	@node widgets/build/restore.mjs

$(ASSETS): $(WHEEL) $(SNAPSHOT) $(WIDGETS) build/inputs/widgets $(NODE)
	$(say) "Bundling the widgets"
	@node widgets/build/bundle.mjs
	@touch $@

$(SITE): $(ASSETS) $(PAGES) build/inputs/site
	$(say) "Building the site"
	@rm -rf site
	@mkdocs build --strict --quiet
	@node widgets/build/offline.mjs

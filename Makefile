# Everything a person does with this checkout. Needs GNU make, Python 3.11 or newer, nothing else.
PYTHON ?= python3
PORT ?= 8000
WORKERS ?= 2
EXTRAS_TEST := dev docs server report ray e2e rl notebook
EXTRAS_SOAK := $(EXTRAS_TEST) train

VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
INSTALL := $(PIP) install -qq -c constraints.txt
# The sources as they are, with what an installed package would say of itself: games are found through entry points.
METADATA := build/metadata
PLAIN := PYTHONPATH=src$(if $(filter Windows_NT,$(OS)),;,:)$(METADATA) PYTHONDONTWRITEBYTECODE=1 $(BIN)/python -m

# What goes into the wheel. Its list is part of the stamp's name, so that a removed file counts too.
SOURCES := $(shell find src web -type f -not -name '*.pyc' -not -path '*/node_modules/*' \
  -not -path 'web/dist/*' -not -path '*/server/static/*') pyproject.toml hatch_build.py tools/building.py
KEY := $(shell echo '$(SOURCES) $(BALUCHON_COMPILE) $(BALUCHON_WEB)' | cksum | cut -d' ' -f1)
INSTALLED := $(VENV)/.installed-$(KEY)
RULES := tests/kernel tests/games tests/conformance $(patsubst %,tests/test_%.py,bots coach net search)
# Tests are shared out as they come: dealt in advance, one process was idle for the last third.
SHARED := -n $(WORKERS) --dist worksteal
# Those of the server wait a fifth of their time, those of the browser a seventh.
CROWDED := -n $(shell expr $(WORKERS) + 1) --dist worksteal
FAST := $(RULES) tests/cli $(filter-out $(RULES),$(wildcard tests/test_*.py))

# What is compiled for one run is there for the next, whatever the shell says.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# One after another, but for what `make test` says can be done at once.
ifndef AT_ONCE
.NOTPARALLEL:
endif
.PHONY: help play check test style lint web-packages web-types web-style web-test format soak bench docs screens wheel
.PHONY: types pages states constraints floors clean tests but-server of-server of-rules repeat served

help: ## this list
	@echo 'Baluchon: five travel games. Start with "make play" or "make test"; no set-up before.'
	@echo
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-20s%s\n", $$1, $$2}'
	@echo
	@echo 'In a terminal instead: $(BIN)/baluchon play road-trip-europa'
	@echo 'BALUCHON_COMPILE=0 plain Python, =require never plain; default: compiled where a C compiler works.'
	@echo 'BALUCHON_WEB=0 without the browser client, =require never without; default: where npm works.'

play: | $(BIN)/python ## start the table in your browser (PORT=8000, DATA=folder, BALUCHON_TIMES=1)
	@$(BIN)/python -m tools.start --port '$(PORT)' --data '$(DATA)'

check: style $(METADATA) ## for every save: style, types and the fast tests, in plain Python and without compiling
	$(PLAIN) pytest $(SHARED) -m 'not slow and not soak' $(FAST)

# Tracing slows a run down, so what is plain anyway is traced where it is tested (the server), and what is compiled in a
# last run of the rules in plain Python, which must work too. What is not traced there has run as compiled, and
# tests/test_both_ways.py holds the two together; `make check` runs it in plain Python.
test: $(VENV)/.play $(METADATA) web-packages ## everything: lint, all tests as installed, then the rules in plain Python, and branch coverage
	@$(MAKE) --no-print-directory -j $(WORKERS) AT_ONCE=yes $(INSTALLED) style web-types web-style web-test
	@$(MAKE) --no-print-directory tests
	$(BIN)/python -m tools.covered

tests: but-server of-server of-rules

but-server:
	$(BIN)/python -m pytest $(CROWDED) --ignore tests/server

of-server:
	$(BIN)/python -m pytest $(CROWDED) tests/server --cov --cov-report=

of-rules:
	$(PLAIN) pytest $(SHARED) -m 'not slow and not soak and not no_cover' $(RULES) --cov --cov-append --cov-report=

repeat: $(VENV)/.play $(METADATA) $(INSTALLED) ## all tests five times, those of browser and server twenty (OPTIONS=--help)
	@$(BIN)/python -m tools.repeat $(OPTIONS)

served:
	$(BIN)/python -m pytest $(CROWDED) tests/browser tests/server

style: $(VENV)/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 $(BIN)/lint-imports

lint: style web-types web-style ## style, types and the direction of imports, in Python and TypeScript

web-packages: $(VENV)/.test
	@$(BIN)/python -m tools.npm --version >/dev/null

web-types: web-packages
	$(BIN)/python -m tools.npm run check

web-style: web-packages
	$(BIN)/python -m tools.npm run lint

web-test: web-packages
	$(BIN)/python -m tools.npm test

format: $(VENV)/.test ## put all Python, TypeScript, Svelte and CSS files into shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python -m tools.npm run format

soak: $(VENV)/.soak $(INSTALLED) ## the long versions of the tests
	BALUCHON_SOAK=1 $(BIN)/python -m pytest $(SHARED) -m soak

floors: $(METADATA) ## the lowest versions that pyproject.toml declares, each extra in an environment of its own
	@$(BIN)/python tools/floors.py

bench: $(VENV)/.play $(INSTALLED) ## how fast random games run here
	@$(BIN)/baluchon bench

docs: $(VENV)/.test $(METADATA) ## the documentation site, in build/site
	NO_MKDOCS_2_WARNING=1 $(PLAIN) mkdocs build --strict --quiet

screens: $(VENV)/.test $(INSTALLED) ## contact sheets of every screen, in build/screens: look at them
	$(BIN)/python -m tools.screens

wheel: $(VENV)/.play ## the wheel for this machine, in dist/
	$(BIN)/python -m hatchling build -t wheel -d dist

types: $(VENV)/.test $(METADATA) ## the TypeScript types of the browser client, from the server's
	$(PLAIN) tools.web_types

pages: $(VENV)/.test $(METADATA) ## what is written in docs/ from code, data and files: games, options, types, quotations
	$(PLAIN) tools.game_pages
	$(PLAIN) tools.host_options
	$(PLAIN) tools.quotes
	$(PLAIN) tools.protocol_types

states: $(BIN)/python ## the copies of states, from the attributes of their classes
	$(PLAIN) tools.states

constraints: $(BIN)/pip ## resolve all dependencies anew into constraints.txt
	@mkdir -p build
	$(BIN)/python tools/requirements.py --all > build/requirements.txt
	$(PIP) install -qq --dry-run --ignore-installed --report build/resolved.json -r build/requirements.txt
	$(BIN)/python tools/requirements.py --pin build/resolved.json > build/constraints.txt
	mv build/constraints.txt constraints.txt

clean: ## remove everything that was made here, the environment too
	rm -rf $(VENV) build dist web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) tools/environment.py $(VENV)

$(BIN)/pip: | $(BIN)/python
	@$(BIN)/python -m ensurepip --default-pip >$(VENV)/.pip.txt

$(VENV)/.play: EXTRAS := server
$(VENV)/.test: EXTRAS := $(EXTRAS_TEST)
$(VENV)/.soak: EXTRAS := $(EXTRAS_SOAK)
$(VENV)/.play $(VENV)/.test $(VENV)/.soak: pyproject.toml constraints.txt tools/requirements.py | $(BIN)/pip
	@echo 'Installing what Baluchon stands on into $(VENV) …'
	@$(BIN)/python tools/requirements.py $(EXTRAS) > $@.txt
	@$(INSTALL) -r $@.txt
	@$(BIN)/python -m tools.installing
	@touch $@

$(METADATA): $(BIN)/python pyproject.toml tools/metadata.py
	@$(BIN)/python tools/metadata.py
	@touch $@

$(INSTALLED): $(SOURCES) constraints.txt | $(VENV)/.play
	@rm -rf build/wheel $(VENV)/.installed-*
	@touch $(VENV)/.begun # a source saved from here on is newer than the stamp
	@$(BIN)/python -m hatchling build -t wheel -d build/wheel
	@$(INSTALL) --no-deps --force-reinstall build/wheel/*.whl
	@mv $(VENV)/.begun $@

# `make play` and `make test` set everything up by themselves; `make help` lists the rest.
# Needs python3 (3.11 or newer) with venv, and make. Stamps make the second run a matter of seconds.

PYTHON ?= python3
ARGS ?=
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
STAMPS := $(VENV)/stamps
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 $(PY) -m pip install -qq
BENCH := .venv-bench
PEER := build/peer
WORKERS ?= 2
GAME ?= allergono

# The tests that must also pass on the sources: those of the kernel and of the games.
RULES_TESTS := tests/kernel tests/games tests/conformance

.DEFAULT_GOAL := help
.PHONY: help play test test-python test-web lint format types imports bench bench-house soak mutate pure coverage coverage-run \
    coverage-report doctest build client chromium postgres setup wheel clean

help:  ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*  ## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

# --- to play, to test ------------------------------------------------------------------------------------------------

play: build client  ## set everything up and open the house: a page in the browser
	@exec $(BIN)/tablee serve $(ARGS)

test: test-python test-web  ## set everything up and run all tests

# Apart, for a browser keeps an event loop running that others would trip over. Exit code 5: ARGS chose none of them.
test-python: build client
	@failed=0; \
	$(PY) -m pytest -n $(WORKERS) -m "not browser" $(ARGS) || [ $$? = 5 ] || failed=1; \
	$(PY) -m pytest -n $(WORKERS) -m "browser and not timing" --reruns 2 $(ARGS) || [ $$? = 5 ] || failed=1; \
	exit $$failed

test-web: client
	@$(PY) tools/client.py test

pure: build  ## the tests of the kernel and the games on the sources
	TABLEE_PURE=1 $(PY) -m pytest -n $(WORKERS) $(RULES_TESTS) $(ARGS)

soak: build client  ## the conformance kit on thousands of positions, each day on others; SEED=20260131 repeats a day
	TABLEE_SOAK=$(or $(SEED),$$(date +%Y%m%d)) $(PY) -m pytest -n $(WORKERS) $(RULES_TESTS) $(ARGS)

mutate: setup  ## change the rules of GAME a little, over and over, and print what no scenario notices
	@TABLEE_PURE=1 $(PY) tools/mutate.py $(GAME) $(ARGS)

# --- to judge --------------------------------------------------------------------------------------------------------

lint: setup  ## style and format of the Python code, and who imports whom
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(MAKE) --no-print-directory imports

imports: setup
	$(BIN)/lint-imports --no-cache

format: setup  ## put the Python code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: setup client  ## types, strictly: Python and TypeScript
	$(BIN)/mypy
	@$(PY) tools/client.py check

coverage: coverage-run coverage-report  ## every branch of the kernel and the games is taken by a test

coverage-run: setup
	@rm -rf build/coverage
	@mkdir -p build/coverage
	TABLEE_PURE=1 $(PY) -m coverage run -m pytest -n $(WORKERS) $(RULES_TESTS) $(ARGS)

coverage-report: setup
	@$(PY) -m coverage combine --quiet build/coverage
	@$(PY) -m coverage report

doctest: setup  ## the examples in the sources and the docs
	@TABLEE_PURE=1 $(PY) tools/doctests.py

bench: build $(BENCH)/installed  ## measure the engine beside its peers
	TABLEE_BENCH_PYTHON=$(BENCH)/bin/python $(BIN)/tablee bench sim $(ARGS)

bench-house: build $(BENCH)/installed $(PEER)/installed  ## measure the house beside its peer and the limit of its stack
	TABLEE_BENCH_PYTHON=$(BENCH)/bin/python TABLEE_BENCH_PEER=$(PEER) $(BIN)/tablee bench house $(ARGS)
	$(PY) -m pytest -m timing

# --- to build --------------------------------------------------------------------------------------------------------

build: setup  ## compile what has changed
	@$(PY) hatch_build.py

client: $(STAMPS)/node  ## build the browser client if it has changed
	@$(PY) tools/client.py build

wheel: setup $(STAMPS)/node  ## a wheel with the compiled rules and the client
	$(PY) -m hatchling build -t wheel

chromium:  ## Debian's browser for the tests in a browser, where it can be had
	@tools/chromium.sh

postgres:  ## Debian's PostgreSQL for the tests of the store, where it can be had
	@tools/postgres.sh

setup: $(STAMPS)/installed

$(STAMPS)/python: constraints.txt tools/venv.sh
	@tools/venv.sh $(PYTHON) $(VENV)
	@mkdir -p $(STAMPS)
	@echo "tablee: installing what it stands on"
	@$(PIP) --require-hashes -r constraints.txt
	@touch $@

$(STAMPS)/installed: $(STAMPS)/python pyproject.toml hatch_build.py src/tablee/__init__.py
	@TABLEE_PURE=1 $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(STAMPS)/node: $(STAMPS)/installed constraints-node.txt tools/client.py
	@$(PY) tools/client.py has-node || $(PIP) --require-hashes -r constraints-node.txt
	@touch $@

# boardgame.io, in a folder of its own; where there is no Node.js, the house is measured without it.
$(PEER)/installed: $(wildcard src/tablee/lab/peer/*.json)
	@rm -rf $(PEER)
	@mkdir -p $(PEER)
	@cp src/tablee/lab/peer/*.json src/tablee/lab/peer/.npmrc $(PEER)
	@if command -v npm >/dev/null; then cd $(PEER) && npm ci --silent; else echo "tablee: no Node.js, no peer"; fi
	@touch $@

$(BENCH)/installed: constraints-bench.txt tools/venv.sh
	@tools/venv.sh $(PYTHON) $(BENCH)
	@$(BENCH)/bin/python -m pip install -qq --require-hashes -r constraints-bench.txt
	@touch $@

clean:  ## remove everything that was made, the environments included
	rm -rf $(VENV) $(BENCH) build dist web/node_modules src/tablee/house/static src/tablee/build_record.json
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet install

# A lock is complete: nothing is left to resolve, so nothing that others publish later can change what is installed.
LOCKED := --no-deps --require-hashes

# Two installations or two compilations at once would spoil each other: the second waits.
ALONE := $(PYTHON) -c 'import fcntl, subprocess, sys; \
	lock = open("$(VENV)/.lock", "w"); \
	fcntl.flock(lock, fcntl.LOCK_EX); \
	sys.exit(subprocess.call(sys.argv[1:]))'

HTMX := motu/table/static/htmx.min.js

.PHONY: help play check test test-all compile bench docs pictures screens lock clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1	/p' $(MAKEFILE_LIST) | sort | awk -F '\t' '{ printf "make %-10s %s\n", $$1, $$2 }'

# The first page does not wait for the compiler. Beside it, at low priority, the few packages that compile the
# rules are installed and the rules compiled, into a folder that appears only when it is complete: this run
# plays on the sources, the next one on the compiled rules. When nothing is to be done, this takes a second.
play: $(VENV)/.play $(HTMX) ## start the server and open the browser
	@mkdir -p build
	@nice -n 19 $(MAKE) --no-print-directory compile >build/compile.log 2>&1 &
	@$(VENV)/bin/motu play $(ARGS)

check: $(VENV)/.dev $(HTMX) ## the quick loop after an edit: lint, types, the tests that it can reach
	@$(PY) tests/check.py $(if $(SINCE),--since $(SINCE))

test: $(VENV)/.dev $(HTMX) ## everything CI runs; DAY=N takes the repetitions of another day
	@$(PY) tests/run.py $(if $(DAY),--day $(DAY))

test-all: $(VENV)/.dev $(HTMX) ## the same with the long figures
	@$(PY) tests/run.py --all

compile: $(VENV)/.build ## compile the rules for the sources as they are now
	@$(ALONE) $(PY) setup.py --quiet build_ext --inplace

bench: $(VENV)/.play compile ## measure the speed of the games beside a peer
	@$(PY) bench/run.py

docs: $(VENV)/.play ## make the pages that are made: notation, games, API
	@$(PY) docs/notation.py
	@$(PY) docs/specification.py
	@$(PY) docs/api.py

pictures: $(VENV)/.play ## draw the pictures of the documentation
	@$(PY) docs/pictures.py

screens: $(VENV)/.dev $(HTMX) ## take the pictures of the pages, with a real browser
	@$(PY) docs/screens.py

# uv is needed for nothing else: it comes when asked for. `make lock UPGRADE=--upgrade` takes newer versions.
COMPILE := build/uv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-strip-extras \
	--no-emit-index-url --no-emit-find-links --no-header $(UPGRADE)
lock: ## pin all dependencies again, for all platforms
	@$(PYTHON) -m venv build/uv && build/uv/bin/python -m pip --disable-pip-version-check --quiet install uv
	$(COMPILE) pyproject.toml requirements.in -o requirements.txt
	$(COMPILE) pyproject.toml requirements.in requirements-build.in -o requirements-build.txt
	$(COMPILE) pyproject.toml requirements.in requirements-build.in requirements-dev.in -o requirements-dev.txt
	$(COMPILE) bench/requirements.in -o bench/requirements.txt
	$(COMPILE) web/requirements.in -o web/requirements.txt

clean: ## remove all that these commands made
	rm -rf $(VENV) build dist motu/_compiled *.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find motu tests bench docs -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(HTMX): web/package-lock.json web/fetch.py
	@$(PYTHON) web/fetch.py && touch $@

# Each environment contains the one before: playing, compiling, developing.
$(VENV)/.created:
	@$(PYTHON) -c '' 2>/dev/null || { \
		echo "Motu needs Python 3.11 or newer, but $(PYTHON) does not run here. Name yours: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Motu needs Python 3.11 or newer; $(PYTHON) is older. Name another: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) lacks the venv module. On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@echo "Preparing $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: requirements.txt pyproject.toml setup.py | $(VENV)/.created
	@echo "Installing what Motu needs to run ..."
	@$(ALONE) $(PIP) $(LOCKED) -r requirements.txt
	@MOTU_COMPILED=0 $(ALONE) $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.build: requirements-build.txt $(VENV)/.play
	@echo "Installing what compiles the rules ..."
	@$(ALONE) $(PIP) $(LOCKED) -r requirements-build.txt
	@touch $@

$(VENV)/.dev: requirements-dev.txt $(VENV)/.build
	@echo "Installing what the tests need ..."
	@$(ALONE) $(PIP) $(LOCKED) -r requirements-dev.txt
	@touch $@

# Everything runs in .venv, which is made here from hash-pinned requirements; nothing else on
# the machine is touched. `make` alone lists the targets.

ARGS ?=
# Tests run in this many processes, each with a browser of its own; JOBS=0 for a debugger.
JOBS ?= 2
VENV := .venv
PY := $(VENV)/bin/python
UV := $(VENV)/bin/uv
# The environment for tests contains the one for the notebooks, so once it is there it serves both.
ENVIRONMENT := $(VENV)/.$(if $(wildcard $(VENV)/.dev),dev,lab)
# Node from the environment itself does not count: it is there because the machine has none.
NODE_REQUIREMENTS := $(if $(filter-out $(CURDIR)/$(VENV)/%,$(shell command -v npm 2>/dev/null)),,requirements/node.txt)

# Containers often have no other user; JupyterLab refuses root unless it is told.
AS_ROOT := $(if $(filter 0,$(shell id -u)),--allow-root)

export UV_NO_PROGRESS := 1
export UV_PYTHON_DOWNLOADS := never
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# npm from the environment, where the machine has none.
export PATH := $(PATH):$(CURDIR)/$(VENV)/bin

.DELETE_ON_ERROR:
.PHONY: mutation help lab test test-all build lint types format lock bench screenshots clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

lab: $(ENVIRONMENT) ## play: open JupyterLab on the first notebook (ARGS="--no-browser --port 9999")
	@$(PY) hatch_build.py
	$(PY) -m jupyterlab examples/01-first-round.ipynb $(AS_ROOT) $(ARGS)

test: $(VENV)/.dev ## everything that matters, in a few minutes (ARGS="-k flip")
	@$(PY) hatch_build.py --dev-packages
	@$(PY) tests/browser/findbrowser.py
	$(PY) -m pytest -m "not slow" -n $(JOBS) --dist worksteal $(ARGS)

test-all: test $(VENV)-hosts/.hosts $(VENV)-lowest/.lowest ## make test, then what takes longer
	$(PY) -m pytest -m slow -n $(JOBS) --dist worksteal $(ARGS)

build: $(VENV)/.dev ## wheel and sdist into dist/
	@$(PY) hatch_build.py
	$(PY) -m build --no-isolation --outdir dist .

lint: $(VENV)/.dev ## ruff, biome, import contract
	@$(PY) hatch_build.py --dev-packages
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/lint-imports --no-cache
	cd js && npm run --silent lint

types: $(VENV)/.dev ## mypy and tsc
	@$(PY) hatch_build.py --dev-packages
	$(VENV)/bin/mypy
	cd js && npm run --silent types

format: $(VENV)/.dev ## put all sources into the agreed form
	@$(PY) hatch_build.py --dev-packages
	$(VENV)/bin/ruff check --fix --exit-zero .
	$(VENV)/bin/ruff format .
	cd js && npm run --silent format

# Renews every pin. No registry's address may get into the files: they hold names and hashes only.
COMPILE = $(UV) pip compile --quiet --universal --generate-hashes --upgrade \
	--no-header --no-annotate --no-emit-index-url
OLDEST := --python-version 3.11
lock: $(VENV)/.uv ## renew the pinned requirements and the npm lock
	$(COMPILE) $(OLDEST) requirements/uv.in -o requirements/uv.txt
	$(COMPILE) $(OLDEST) requirements/hosts.in pyproject.toml --extra lab --extra plots -o requirements/hosts.txt
	$(COMPILE) requirements/lite.in pyproject.toml --python-version 3.14 -o requirements/lite.txt
	$(COMPILE) $(OLDEST) requirements/dev.in pyproject.toml --extra lab --extra plots \
		-c requirements/hosts.txt -o requirements/dev.txt
	$(COMPILE) $(OLDEST) requirements/lab.in pyproject.toml --extra lab --extra plots \
		-c requirements/dev.txt -o requirements/lab.txt
	$(COMPILE) $(OLDEST) requirements/node.in -o requirements/node.txt
	$(COMPILE) $(OLDEST) requirements/lowest.in pyproject.toml --extra lab --resolution lowest-direct \
		-o requirements/lowest.txt
	$(PY) binder/pin.py
	cd js && npm update --ignore-scripts --save
	cd tests/hosts && npm update --ignore-scripts --save

screenshots: $(VENV)/.dev ## pictures of the agreed states into screenshots/
	@$(PY) hatch_build.py
	$(PY) tests/browser/screenshots.py $(ARGS)

bench: $(VENV)/.dev ## figures on this machine; they judge nothing
	@$(PY) hatch_build.py
	for file in tests/benchmarks/bench_*.py; do $(PY) $$file || exit 1; done

mutation: $(VENV)/.dev ## change the rules core a little, many times, and count what the tests notice
	$(PY) tests/mutation/mutate.py $(ARGS)

clean: ## remove environments and everything that was built
	rm -rf $(VENV) $(VENV)-hosts $(VENV)-lowest js/node_modules tests/hosts/node_modules unoflip_widgets/static dist screenshots \
		test-results .pytest_cache .mypy_cache .ruff_cache .hypothesis

# ---- environments -------------------------------------------------------------------------

# The first Python that is new enough.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

$(VENV)/.uv: requirements/uv.txt
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed and was not found; name one with make PYTHON=/path/to/python." >&2; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	$(PY) -m pip install --quiet --require-hashes -r requirements/uv.txt
	@touch $@

$(VENV)/.lab: requirements/lab.txt requirements/node.txt pyproject.toml hatch_build.py | $(VENV)/.uv
	$(UV) pip sync --quiet --python $(PY) requirements/lab.txt $(NODE_REQUIREMENTS)
	$(UV) pip install --quiet --python $(PY) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements/dev.txt requirements/node.txt pyproject.toml hatch_build.py | $(VENV)/.uv
	$(UV) pip sync --quiet --python $(PY) requirements/dev.txt $(NODE_REQUIREMENTS)
	$(UV) pip install --quiet --python $(PY) --no-deps --no-build-isolation --editable .
	@touch $@

# Other hosts (Voila, marimo, JupyterLite, repo2docker) and the lowest supported versions.
$(VENV)-hosts/.hosts: requirements/hosts.txt tests/hosts/package-lock.json pyproject.toml hatch_build.py | $(VENV)/.dev
	cd tests/hosts && npm ci --silent --ignore-scripts
	$(UV) venv --quiet --clear --python $(PY) $(VENV)-hosts
	$(UV) pip sync --quiet --python $(VENV)-hosts/bin/python requirements/hosts.txt
	$(UV) pip install --quiet --python $(VENV)-hosts/bin/python --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)-lowest/.lowest: requirements/lowest.txt pyproject.toml hatch_build.py | $(VENV)/.dev
	$(UV) venv --quiet --clear --python $(PY) $(VENV)-lowest
	$(UV) pip sync --quiet --python $(VENV)-lowest/bin/python requirements/lowest.txt
	$(UV) pip install --quiet --python $(VENV)-lowest/bin/python --no-deps --no-build-isolation --editable .
	@touch $@

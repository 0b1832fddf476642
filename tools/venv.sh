#!/bin/sh
# Makes a virtual environment, or says in one line what to install first.
# usage: tools/venv.sh PYTHON FOLDER
set -eu
python=$1
folder=$2

die() {
    printf 'tablee: %s\n' "$*" >&2
    exit 1
}

command -v "$python" >/dev/null 2>&1 ||
    die "there is no $python; on Debian or Ubuntu: apt install python3 python3-venv"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    die "$("$python" --version) is too old, 3.11 or newer is needed; name another: make PYTHON=python3.12 …"
"$python" -c 'import ensurepip, venv' 2>/dev/null ||
    die "$("$python" --version) has no venv; on Debian or Ubuntu: apt install python3-venv"
# An environment of the same Python stays, and only gets what it lacks.
version=$("$python" -c "import sys; print(sys.version)")
[ "$("$folder/bin/python" -c "import sys; print(sys.version)" 2>/dev/null)" = "$version" ] ||
    "$python" -m venv --clear "$folder"

#!/bin/sh
# PostgreSQL for the tests of the store, which start servers of their own: its programs are all that is needed.
set -eu
for folder in ${TABLEE_POSTGRES:-/usr/lib/postgresql/*/bin}; do
    [ ! -x "$folder/initdb" ] || exit 0
done
command -v initdb >/dev/null 2>&1 ||
    exec "${0%/*}/debian.sh" postgresql PostgreSQL "the tests on PostgreSQL"

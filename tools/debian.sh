#!/bin/sh
# Installs a package of Debian for the tests, where that can be done; says so where it cannot.
# usage: tools/debian.sh PACKAGE NAME WHAT-IS-SKIPPED
set -eu
package=$1
name=$2
skipped=$3
if ! command -v apt-get >/dev/null 2>&1 || [ "$(id -u)" != 0 ]; then
    echo "tablee: no $name here, and it takes root and apt-get to install it: $skipped are skipped"
    exit 0
fi
export DEBIAN_FRONTEND=noninteractive
{ apt-get -qq update && apt-get -qq install --yes --no-install-recommends "$package"; } >/dev/null 2>&1 ||
    echo "tablee: $name could not be installed: $skipped are skipped"

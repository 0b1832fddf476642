#!/bin/sh
# Chromium for the tests in a browser.
set -eu
[ -x "${TABLEE_CHROMIUM:-/usr/bin/chromium}" ] ||
    exec "${0%/*}/debian.sh" chromium Chromium "the tests in a browser"

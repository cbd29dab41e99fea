#!/bin/sh
# SPDX-License-Identifier: MIT
# If this test fails, a part of the page is broken; the failed line names the test. Runs a drawn part of `make web-test`
# as part of `make test`. Skipped if its programs or the packages of the page are missing.
missing=$(NO_INSTALL=1 tests/tools/setup.sh web_test 2>&1) || {
    echo "1..0 # SKIP make web-test installs what is missing:${missing##*:}"
    exit 0
}
. tests/tap.sh

said=$(mktemp)
trap 'rm -f "$said"' EXIT
explain() {
    grep -v '^ok' "$said"
}
run() {
    "$@" >"$said" 2>&1
}

run env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS make --no-print-directory out/web/bouton.html
built=$?
if [ $built != 0 ] && grep -q -E 'ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|UNREACH|CERT|Could not resolve|Failed to fetch|Unable to fetch' "$said"; then
    echo "1..0 # SKIP the packages of the page cannot be fetched"
    exit 0
fi
check $built "the page is built"
ok "machine, words, styles, wiring, sentences and flashing" run node tests/web/together.mjs 1 \
    machine words style wiring sentences hexfile flash
ok "theory: the page's host program agrees with brute force" run env BOUTON=tests/web/bouton.mjs tests/host/theory_by_brute_force.py edge-cases
ok "mutants: the changed texts are in the page's sources" run tests/mutants/run.py --check tests/web/mutants.txt
# Runs one random test of each line below. Tests on the same line need about the same time.
ok "the page in Chromium: games, windows, lessons, languages" run node tests/web/together.mjs 7 \
    touch solver views why marks tables people \
    put choose games positions lookback crosscheck said \
    whole aria captions choices alone

tap_done

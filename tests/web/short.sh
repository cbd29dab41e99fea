#!/bin/sh
# SPDX-License-Identifier: MIT
# The part of `make web-test` for `make test`, where what that needs is installed: all but the broken pages and the pictures for README;
# long sweeps are drawn from. Without a network the packages of the page cannot be fetched: then, too, it is skipped.
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
ok "machine: sleep, resets, timers" run node tests/web/machine.mjs
ok "words: all languages are whole" run node tests/web/words.mjs
ok "wiring: as in the diagrams" run node tests/web/wiring.mjs
ok "whole: no picture is half a frame" run node tests/web/whole.mjs
ok "sentences: no reason says anything false" run node tests/web/sentences.mjs
ok "positions: each game is opened on the boards, what is too large is refused" run node tests/web/positions.mjs
ok "said: whole games by what is said" run node tests/web/said.mjs
ok "captions: they say what stands on the glass" run node tests/web/captions.mjs
ok "vectors: the program in the page answers them all" run env BOUTON=tests/web/bouton.mjs tests/host/vectors.py
ok "flash: each fault at a page ends in its own code, an image is written" run node tests/web/flash.mjs sample
ok "mutants: what they change is in the page's sources" run node tests/web/mutants.mjs --check
ok "crosscheck: the same pictures, tones and lines as in the simulator" run node tests/web/crosscheck.mjs
ok "the page in Chromium: games, windows, lessons, languages" run node tests/web/together.mjs \
    'choose: the games open, links and keys are obeyed' \
    'views: all is in view in each window' \
    'lookback: mistakes are found' \
    'tables: colours and values are those of the program, lessons lead on' \
    'solver: text, sentence and picture of what it answers' \
    'games: one on each board' \
    'put: what goes wrong with a port is told apart' \
    'why: the ladder tells what the program for this machine tells' \
    'aria: what a screen reader finds' \
    'people: languages, light and dark, keyboard' \
    'alone: small, and no request to anywhere'

tap_done

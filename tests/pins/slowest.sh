#!/bin/sh
# SPDX-License-Identifier: MIT
# If this test fails, a person waits too long for a reply, or a key is read too late. Measures a sixteenth of the
# slowest known replies at the Uno's pins, and half as many at the exhibit's. usage: slowest.sh [ELF...]
. tests/tap.sh
explain() {
    echo "$rows" | grep -v ' ok$'
}

measure() {
    rows=$(out/bench/replies "$1" <tests/bench/slowest.txt 2>&1) && rows=$(echo "$rows" | tests/tools/figures.py)
}

[ $# = 0 ] && set -- out/uno/bouton.elf out/exhibit/bouton.elf
for elf in "$@"; do
    ok "$elf: the slowest known replies are within their limits" measure "$elf"
done
tap_done

#!/bin/sh
# SPDX-License-Identifier: MIT
# What the proofs say where a program that they are about is missing: what to make, and no traceback.
. tests/tap.sh
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
explain() {
    cat "$scratch/said"
}

proves() { # proves WORD...: in a tree with the programs of out/ there
    (cd "$scratch" && tests/proof/prove.py "$@") >"$scratch/said" 2>&1
    status=$?
}

says() { # says TEXT: the whole output is this line, and the status tells of an error
    [ $status != 0 ] && [ "$(cat "$scratch/said")" = "$1" ]
}

cp -r tests firmware "$scratch"
proves --list
ok "no program: what to make" says "prove.py: no out/uno/bouton.elf; first: make out/uno/bouton.elf"
mkdir -p "$scratch/out/uno"
cp out/uno/bouton.elf "$scratch/out/uno"
proves --list
ok "another board's program is missing: what to make" says "prove.py: no out/pocket/bouton.elf; first: make out/pocket/bouton.elf"
proves out/uno/bouton.elf handlers
ok "where nothing is to be proved about it it may be missing" [ $status = 0 ]
tap_done

#!/bin/sh
# SPDX-License-Identifier: MIT
# If this test fails, a person who proves a program that is not built gets a traceback instead of a hint. If the proofs
# lack a program, the error must name what to make, without a traceback.
. tests/tap.sh
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
explain() {
    cat "$scratch/said"
}

proves() { # proves WORD...: runs the proofs in the scratch tree
    (cd "$scratch" && tests/proof/prove.py "$@") >"$scratch/said" 2>&1
    status=$?
}

says() { # says TEXT: checks that only TEXT was printed, and that the status is not 0
    [ $status != 0 ] && [ "$(cat "$scratch/said")" = "$1" ]
}

ln -s "$PWD/tests" "$PWD/firmware" "$scratch"
proves --list
ok "without a program, the error says what to make" says "prove.py: no out/uno/bouton.elf; run: make out/uno/bouton.elf"
mkdir -p "$scratch/out/uno"
cp out/uno/bouton.elf "$scratch/out/uno"
proves --list
ok "without another board's program, the error says what to make" says "prove.py: no out/pocket/bouton.elf; run: make out/pocket/bouton.elf"
proves out/uno/bouton.elf handlers
ok "a program that the chosen proof does not need may be missing" [ $status = 0 ]
tap_done

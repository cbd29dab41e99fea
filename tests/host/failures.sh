#!/bin/sh
# SPDX-License-Identifier: MIT
# What a person sees when tests fail: tests/tools/check.sh and exec.sh, in a folder with tests that fail in different ways.
. tests/tap.sh
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
explain() {
    cat "$scratch/said"
}

test_of() { # test_of NAME COMMANDS: a test that is these commands
    printf '#!/bin/sh\n%s\n' "$2" >"$scratch/$1"
    chmod +x "$scratch/$1"
}

run() { # run TEST...
    (cd "$scratch" && DRAW=1a2b tests/tools/check.sh 2 "$@") >"$scratch/said" 2>&1
    status=$?
}

says() { # says REGEX [TIMES]
    [ "$(grep -c -E -e "$1" "$scratch/said")" = "${2:-1}" ]
}

mkdir -p "$scratch/tests/tools"
cp tests/tools/check.sh tests/tools/exec.sh "$scratch/tests/tools"
test_of ./good.sh 'echo "ok 1 - a"; echo "1..1"'
test_of ./bad.sh 'echo "ok 1 - a"; echo "not ok 2 - b"; echo "# expected 3, came 4"; echo "ok 3 - c"; echo "# of c"; echo "1..3"; exit 1'
test_of ./crash.sh 'echo "ok 1 - a"; echo "the last words"; kill -SEGV $$'
test_of ./silent.sh 'exit 0'
test_of ./lies.sh 'echo "not ok 1 - a"; echo "1..1"'

run ./good.sh
ok "all is well: status 0" [ $status = 0 ]
ok "and no test is listed" says 'make check-one' 0
run ./good.sh ./bad.sh ./crash.sh
ok "tests fail: status 1" [ $status = 1 ]
ok "the check that failed is shown with what was expected and what came" says '^# expected 3, came 4$'
ok "checks that held are not" says '^# of c$' 0
ok "where a program ends amid its checks its last line is shown" says 'the last line is: the last words'
ok "the command that runs it alone is there, and once more at the end" says "make check-one TEST='./bad.sh' DRAW=1a2b" 2
ok "that of the other one, too" says "make check-one TEST='./crash.sh' DRAW=1a2b" 2
ok "what holds is not listed" says "TEST='./good.sh'" 0
run ./silent.sh
ok "a test without a check fails" [ $status = 1 ]
ok "and is listed" says "make check-one TEST='./silent.sh'" 2
run ./lies.sh
ok "so does one whose check fails while its status is 0" [ $status = 1 ]
ok "and it is listed" says "make check-one TEST='./lies.sh'" 2
mkdir "$scratch/slow"
test_of slow/one.sh 'sleep 9; echo "ok 1 - a"; echo "1..1"'
run slow/one.sh
ok "what runs is named while nothing ends, however long a test takes" grep -q '^0 of 1 have ended, running: slow_one.sh$' "$scratch/said"
tap_done

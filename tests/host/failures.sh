#!/bin/sh
# SPDX-License-Identifier: MIT
# If this test fails, a maintainer cannot see from a failed test what was expected, or how to run it alone. Tests what a
# person sees if tests fail. Runs tests/tools/check.sh and exec.sh in a folder whose tests fail in different ways.
. tests/tap.sh
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
explain() {
    cat "$scratch/said"
}

test_of() { # test_of NAME COMMANDS: writes a test script that runs the commands
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
test_of ./bad.sh 'echo "ok 1 - a"; echo "not ok 2 - b"; echo "# expected 3, got 4"; echo "ok 3 - c"; echo "# of c"; echo "1..3"; exit 1'
test_of ./crash.sh 'echo "ok 1 - a"; echo "the last words"; kill -SEGV $$'
test_of ./silent.sh 'exit 0'
test_of ./lies.sh 'echo "not ok 1 - a"; echo "1..1"'

run ./good.sh
ok "all tests pass: status 0" [ $status = 0 ]
ok "if all tests pass, none is listed" says 'make check-one' 0
run ./good.sh ./bad.sh ./crash.sh
ok "some tests fail: status 1" [ $status = 1 ]
ok "a failed check shows the expected and the actual value" says '^# expected 3, got 4$'
ok "a passed check is not shown" says '^# of c$' 0
ok "if a program crashes, its last line is shown" says 'the last line is: the last words'
ok "the command that runs the failed test alone is shown twice, the second time at the end" says "make check-one TEST='./bad.sh' DRAW=1a2b" 2
ok "the command that runs the crashed test alone is shown twice" says "make check-one TEST='./crash.sh' DRAW=1a2b" 2
ok "a passed test is not listed" says "TEST='./good.sh'" 0
run ./silent.sh
ok "a test without a check fails" [ $status = 1 ]
ok "a test without a check is listed" says "make check-one TEST='./silent.sh'" 2
run ./lies.sh
ok "a test with a failed check fails even if its status is 0" [ $status = 1 ]
ok "a test with a failed check is listed even if its status is 0" says "make check-one TEST='./lies.sh'" 2
mkdir "$scratch/slow"
test_of slow/one.sh 'sleep 9; echo "ok 1 - a"; echo "1..1"'
run slow/one.sh
ok "a progress line names the running tests while none ends" grep -q '^0 of 1 have ended, running: slow_one.sh$' "$scratch/said"
tap_done

#!/bin/sh
# SPDX-License-Identifier: MIT
# usage: check.sh CORES TEST... Runs CORES + 1 tests at a time, because some tests mostly wait. If no test ends for
# SILENT_S, a line names the running tests.
SILENT_S=3
jobs=$(($1 + 1))
shift

# Every second, prints which tests are running. Ends when this script ends.
name_running() {
    clear=
    [ ! -t 1 ] || clear=$(printf '\r\033[K')
    before=0
    silent=0
    while sleep 1 >/dev/null 2>&1 && kill -0 $$ 2>/dev/null; do
        ended=0
        running=
        for begun in out/tap/*.begun; do
            name=${begun%.begun}
            if [ -e "$name.status" ]; then
                ended=$((ended + 1))
            else
                running="$running ${name#out/tap/}"
            fi
        done
        silent=$((silent + 1))
        [ $ended = $before ] || silent=0
        before=$ended
        if [ $silent = $SILENT_S ]; then
            echo "$clear$ended of $# have ended, running:$running"
            silent=0
        fi
    done
}

# Prints the CPU seconds of the ten most expensive tests.
print_expensive() {
    echo "CPU seconds of the most expensive tests:"
    awk -F '[ms ]+' 'FNR == 2 { sub("out/tap/", "", FILENAME); sub(".times", "", FILENAME)
                                printf "%7.1f  %s\n", 60 * ($1 + $3) + $2 + $4, FILENAME }' out/tap/*.times |
        sort -nr | head
}

rm -rf out/tap
echo "running $# test programs; DRAW=$DRAW chooses the cases of long sweeps"
name_running "$@" &
prove -j"$jobs" --exec tests/tools/exec.sh "$@"
status=$?
kill $!
print_expensive
[ $status != 0 ] || exit 0
printf '\nFailed, with the command that runs each alone:\n'
sed "s/.*/  make check-one TEST='&' DRAW=$DRAW/" out/tap/failed
exit 1

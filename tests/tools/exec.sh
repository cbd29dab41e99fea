#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs one test: an .elf file on a simulated AVR, any other file as a program. out/tap keeps the output. If the test
# fails, prints the failed checks and the command that runs the test alone on stderr.
HANGS_S=3600 # timeout in s, many times longer than any test

run() {
    case $1 in
    out/unit/*.elf)
        mcu=${1#out/unit/}
        timeout --foreground -k 10 $HANGS_S out/sim/avr-run --mcu "${mcu%%/*}" "$@"
        ;;
    *) timeout --foreground -k 10 $HANGS_S "$@" ;;
    esac
}

# Prints the failed checks of a TAP file. If no check failed, prints the last line.
failed_checks() {
    awk '/^not ok/ { shows = 1 } /^ok|^1\.\./ { shows = 0 } shows { found = 1; print } { last = $0 }
         END { if (!found) print "no check failed, " NR " lines were printed; the last line is: " last }' "$1" | head -60
}

kept=$(IFS='/ ' && set -- $* && IFS=_ && echo "out/tap/$*")
[ -d out/tap ] || mkdir -p out/tap
: >"$kept.begun"
{
    run "$@"
    echo $? >"$kept.status"
    times >"$kept.times" # second line: CPU time of the test in user and system mode, such as 0m1.50s 0m0.10s
} | tee "$kept.tap"
read -r status <"$kept.status"
[ "$status" = 0 ] && [ "$(grep -o -E '^(1\.\.|not ok)' "$kept.tap")" = 1.. ] && exit
echo "$*" >>out/tap/failed
{
    printf '\n%s failed with status %s' "$*" "$status"
    [ "$status" = 124 ] && printf ': it hung for %s s' $HANGS_S
    printf '\n'
    failed_checks "$kept.tap"
    echo "to run it alone: make check-one TEST='$*' DRAW=$DRAW"
} >&2
exit "$status"

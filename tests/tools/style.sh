#!/bin/sh
# SPDX-License-Identifier: MIT
# If this test fails, sources are not in the common format, or static analysis finds a likely fault. Checks format and
# static analysis of all C sources. Of the host program's sources, analyses one in four; of the tests', one in twelve.
. tests/tap.sh
explain() {
    echo "$said"
}

clean() { # clean WHAT COMMAND...: runs COMMAND as the check WHAT and prints the output of a failure
    what=$1
    shift
    said=$("$@" 2>&1)
    check $? "$what"
}

sources=$(find firmware board sim tests -name '*.[ch]' | sort)
# Other versions of clang-format break lines differently.
formatter=clang-format-14
if command -v $formatter >/dev/null; then
    clean "$formatter" $formatter --dry-run -Werror $sources
else
    skip "$formatter" "not installed; other versions break lines differently"
fi
# Findings fail the test only if they are from cppcheck 2.10.
cppcheck_version=$(cppcheck --version)
analyse() { # analyse WHAT ARGUMENTS...: runs cppcheck with ARGUMENTS as the check WHAT
    what=$1
    shift
    said=$(cppcheck --quiet --error-exitcode=1 --inline-suppr --std=c11 --enable=warning,performance,portability \
        --suppress=missingIncludeSystem "$@" 2>&1)
    status=$?
    if [ "$cppcheck_version" = "Cppcheck 2.10" ] || [ $status = 0 ]; then
        check $status "$what"
    else
        explain | sed 's/^/# /'
        skip "$what" "$cppcheck_version finds more than 2.10; see above"
    fi
}
modules=
for board in $(grep -l '^MCU = ' board/*/board.mk | cut -d / -f 2); do
    more=$(MAKEFLAGS= make -s --no-print-directory modules BOARD=$board | grep -v -x -F "$modules")
    modules=$(printf '%s\n' $modules $more)
    [ "$more" ] || continue
    analyse "cppcheck, firmware of $board" --platform=avr8 -D__AVR__ -D__flash= -Ifirmware -Iboard/$board \
        "-Ifirmware/port/$(sed -n 's/^MCU = //p' board/$board/board.mk)" $more
done
analyse "cppcheck, host" -U__AVR__ -Ifirmware -Iboard/host $(find firmware/game board/host -name '*.c' | drawn 4)
analyse "cppcheck, simulator and tests" -U__AVR__ -Isim -Itests -Itests/pins -Ifirmware -Iboard/uno -Iboard/host sim \
    $(find tests -name '*.c' | drawn 12)
said=$(grep -n -E '\b(malloc|calloc|realloc|strdup) *\(' $(find sim -name '*.[ch]' ! -path sim/core/memory.c))
[ ! "$said" ]
check $? "the simulator allocates memory only in sim/core/memory.c, which checks for failure"
tap_done

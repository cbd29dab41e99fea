#!/bin/sh
# SPDX-License-Identifier: MIT
# Formatting and static analysis of all C sources, as TAP.
. tests/tap.sh
explain() {
    echo "$said"
}

clean() { # clean WHAT COMMAND...: passes if the command succeeds; its output explains a failure
    what=$1
    shift
    said=$("$@" 2>&1)
    check $? "$what"
}

sources=$(find firmware board sim tests -name '*.[ch]' | sort)
# Other versions of the formatter break lines elsewhere.
formatter=clang-format-14
if command -v $formatter >/dev/null; then
    clean "$formatter" $formatter --dry-run -Werror $sources
else
    skip "$formatter" "not there, and other versions break lines elsewhere"
fi
# -D__flash=: without it cppcheck does not see that tables in flash are used. It does not find the avr headers; avr-gcc checks the
# code that needs them. Findings of version 2.10 fail the test; other versions may find more, also false positives, and skip it.
cppcheck_version=$(cppcheck --version)
analyse() { # analyse WHAT ARGUMENTS...: runs cppcheck with these arguments
    what=$1
    shift
    said=$(cppcheck $cppcheck_common "$@" 2>&1)
    status=$?
    if [ "$cppcheck_version" = "Cppcheck 2.10" ] || [ $status = 0 ]; then
        check $status "$what"
    else
        explain | sed 's/^/# /'
        skip "$what" "$cppcheck_version finds what 2.10 does not, see above"
    fi
}
cppcheck_common="--quiet --error-exitcode=1 --inline-suppr --std=c11 --enable=warning,performance,portability
    --suppress=missingIncludeSystem"
for board in $(grep -l '^MCU = ' board/*/board.mk | cut -d / -f 2); do
    # shellcheck disable=SC2046
    analyse "cppcheck, firmware of $board" --platform=avr8 -D__AVR__ -D__flash= -Ifirmware \
        -Iboard/$board "-Ifirmware/port/$(sed -n 's/^MCU = //p' board/$board/board.mk)" $(MAKEFLAGS= make -s --no-print-directory modules BOARD=$board)
done
analyse "cppcheck, host" -Ifirmware -Iboard/host firmware/game firmware/console board/host
analyse "cppcheck, simulator and tests" -Isim -Itests -Itests/pins -Ifirmware -Iboard/uno \
    sim tests
tap_done

#!/bin/sh
# SPDX-License-Identifier: MIT
# Formatting and static analysis of all C sources, as TAP.
. tests/tap.sh
explain() {
    echo "$said"
}

clean() { # clean WHAT COMMAND...
    what=$1
    shift
    said=$("$@" 2>&1)
    check $? "$what"
}

sources=$(find firmware board sim tests -name '*.[ch]' | sort)
clean "clang-format" clang-format-14 --dry-run -Werror $sources
# FLASH hides from cppcheck that a table is used; the paths with avr headers are seen by avr-gcc.
cppcheck_common="--quiet --error-exitcode=1 --inline-suppr --std=c11 --enable=warning,performance,portability
    --suppress=missingIncludeSystem"
for board in uno pocket exhibit; do
    # shellcheck disable=SC2046
    clean "cppcheck, firmware of $board" cppcheck $cppcheck_common --platform=avr8 -D__AVR__ -D__flash= -Ifirmware \
        -Iboard/$board -Ifirmware/port/avr -Ifirmware/port/attiny2313a $(MAKEFLAGS= make -s --no-print-directory modules BOARD=$board)
done
clean "cppcheck, host" cppcheck $cppcheck_common -Ifirmware -Iboard/host firmware/game firmware/console board/host
clean "cppcheck, simulator and tests" cppcheck $cppcheck_common -Isim -Itests -Itests/device -Iout/rules -Ifirmware -Iboard/uno \
    sim tests
tap_done

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
pocket="firmware/main_pocket.c firmware/ui/pocket.c firmware/ui/debounce.c firmware/device/charlieplex.c firmware/device/piezo.c
    firmware/port/attiny2313a"
clean "cppcheck, firmware as the Uno sees it" cppcheck $cppcheck_common --platform=avr8 -D__AVR__ -D__flash= \
    -Ifirmware -Iboard/uno -Ifirmware/port/avr $(printf ' -i %s' $pocket) firmware
clean "cppcheck, firmware as the pocket toy sees it" cppcheck $cppcheck_common --platform=avr8 -D__AVR__ -D__flash= \
    -Ifirmware -Iboard/pocket -Ifirmware/port/avr -Ifirmware/port/attiny2313a $pocket firmware/game/nim.c firmware/game/moore.c
clean "cppcheck, host" cppcheck $cppcheck_common -Ifirmware -Iboard/host firmware/game firmware/console board/host
clean "cppcheck, simulator and tests" cppcheck $cppcheck_common -Isim -Itests -Itests/device -Iout/rules -Ifirmware -Iboard/uno \
    sim tests
tap_done

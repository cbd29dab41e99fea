#!/bin/sh
# SPDX-License-Identifier: MIT
# Formatting and static analysis of all C sources, as TAP.
check() { # check NAME COMMAND...: ok if the command succeeds, else what it said
    name=$1
    shift
    count=$((count + 1))
    if said=$("$@" 2>&1); then
        echo "ok $count - $name"
    else
        echo "not ok $count - $name"
        echo "$said" | sed 's/^/# /' | head -40
        failed=1
    fi
}

count=0
failed=0
sources=$(find firmware board sim tests -name '*.[ch]' | sort)
check "clang-format" clang-format-14 --dry-run -Werror $sources
# FLASH hides from cppcheck that a table is used; the paths with avr headers are seen by avr-gcc.
cppcheck_common="--quiet --error-exitcode=1 --inline-suppr --std=c11 --enable=warning,performance,portability
    --suppress=missingIncludeSystem"
check "cppcheck, firmware as the Uno sees it" cppcheck $cppcheck_common --platform=avr8 -D__AVR__ -D__flash= \
    -Ifirmware -Iboard/uno -Ifirmware/port/avr firmware
check "cppcheck, host" cppcheck $cppcheck_common -Ifirmware -Iboard/host firmware/game firmware/console board/host
check "cppcheck, simulator and tests" cppcheck $cppcheck_common -Isim -Itests -Itests/device -Ifirmware -Iboard/uno \
    sim tests
echo "1..$count"
exit $failed

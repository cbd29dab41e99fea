#!/bin/sh
# SPDX-License-Identifier: MIT
# Negative control of the search for the worst line: a console without its limits must fail it.
. tests/controls.sh
compile="gcc -std=gnu11 -O2 -fsanitize-coverage=trace-pc -Ifirmware -Iboard/host -Itests"
rest="out/worst/host/tests/host/worst_line.o $(find out/counted/host out/worst/host/tests/worst out/worst/host/tests/tap.o \
    out/worst/host/out -name '*.o')"
console=firmware/console/console.c

fails_with no_limit $console 's/memory.tries > CONSOLE_TRIES_MAX/0/; s/++memory.count > CONSOLE_LIST_MAX/0/; s/memory.steps > CONSOLE_STEPS_MAX/0/' \
    'all moore: a line is not answered'
tap_done

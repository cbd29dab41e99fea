// SPDX-License-Identifier: MIT
#include "tap.h"

#include <stdarg.h>
#include <stdio.h>

static unsigned checks, failed;

bool tap_check(bool holds, const char *name, ...)
{
    va_list arguments;

    failed += !holds;
    printf("%s %u - ", holds ? "ok" : "not ok", ++checks);
    va_start(arguments, name);
    vprintf(name, arguments);
    va_end(arguments);
    putchar('\n');
    fflush(stdout);
    return holds;
}

void tap_note(const char *text)
{
    bool at_start = true;

    for (; *text; text++) {
        if (at_start)
            fputs("# ", stdout);
        putchar(*text);
        at_start = *text == '\n';
    }
    if (!at_start)
        putchar('\n');
    fflush(stdout);
}

int tap_done(void)
{
    printf("1..%u\n", checks);
    return failed || !checks;
}

// SPDX-License-Identifier: MIT
#include "console/line_end.h"
#include "console/console.h" // takes the bytes

static char last;
static bool is_terminal; // the last line ended in CR

void line_end_take(char byte)
{
    const char before = last;

    last = byte;
    if (byte == '\n') {
        if (before == '\r')
            return;
        is_terminal = false;
    } else if (byte == '\r') {
        is_terminal = true;
        byte = '\n';
    }
    console_byte(byte);
}

bool line_end_is_cr_lf(void)
{
    return is_terminal;
}

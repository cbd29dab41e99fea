// SPDX-License-Identifier: MIT
#include "console/faults.h"

#include "console/edges.h" // the cycle
#include "console/text.h"

void write_fault(void)
{
    text_say(console_line.fault >= UNKNOWN_WORD ? WORDS_ERROR_AT : WORDS_ERROR);
    text_say(console_line.fault);
    if (console_line.fault == CYCLE)
        write_cycle(&console_line.task.state.position);
}

// SPDX-License-Identifier: MIT
#include "console/faults.h"

#include "console/edges.h" // the cycle
#include "console/text.h"

// By enum fault, for text_words
static const FLASH char faults[] = "\0"
                                   "too many characters%\0"
                                   "no game under way\0"
                                   "the game is over\0"
                                   "nothing to take back\0"
                                   "too many moves back%\0"
                                   "too many positions%\0"
                                   "too many steps to search%\0"
                                   "too many moves to try%\0"
                                   "too many moves to list%\0"
                                   "interrupted\0"
                                   "unknown game or command; try help\0"
                                   "expected end of line\0"
                                   "expected one of $\0"
                                   "expected parameters, then \":\"; here they are $\0"
                                   "for misere play the game is called $\0"
                                   "expected \"@\"\0"
                                   "too many%\0"
                                   "expected a number #..&\0"
                                   "two men on one cell\0"
                                   "edge twice\0"
                                   "cycle \0"
                                   "against the rules";

void write_fault(void)
{
    text_words(console_line.fault >= UNKNOWN_WORD ? TEXT("error: column ^: ") : TEXT("error: "));
    text_words(text_nth(&faults[0], console_line.fault));
    if (console_line.fault == CYCLE)
        write_cycle(&console_line.task.state.position);
}

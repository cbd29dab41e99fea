// SPDX-License-Identifier: MIT
#include "console/line_end.h"

bool line_end_take(struct line_end *end, uint8_t *byte)
{
    uint8_t last = end->last;

    end->last = *byte;
    if (*byte == '\n' && last == '\r')
        return false;
    if (*byte == '\r' || *byte == '\n')
        end->is_terminal = *byte == '\r';
    if (*byte == '\r')
        *byte = '\n';
    return true;
}

bool line_end_needs_cr(const struct line_end *end, uint8_t byte)
{
    return byte == '\n' && end->is_terminal;
}

// SPDX-License-Identifier: MIT
#include "port/renewal.h"

enum { RENEWAL_WRAPS = 165 }; // of the time, one every 65.536 s: three hours

static uint8_t wraps;
static uint8_t latest; // the upper byte of the time

bool renewal_is_due(uint16_t now)
{
    const uint8_t upper = now >> 8;

    if (upper < latest && wraps < RENEWAL_WRAPS)
        wraps++;
    latest = upper;
    return wraps >= RENEWAL_WRAPS;
}

void renewal_postpone(void)
{
    wraps = 0;
}

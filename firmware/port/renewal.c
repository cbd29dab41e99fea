// SPDX-License-Identifier: MIT
#include "port/renewal.h"

enum { RENEWAL_MINUTES = 180, MINUTE_MS = 60000 };

static uint8_t minutes;
static uint16_t minute_began; // ms

bool renewal_is_due(uint16_t now)
{
    if ((uint16_t)(now - minute_began) >= MINUTE_MS) {
        minute_began += MINUTE_MS;
        if (minutes < RENEWAL_MINUTES)
            minutes++;
    }
    return minutes >= RENEWAL_MINUTES;
}

void renewal_postpone(void)
{
    minutes = 0;
}

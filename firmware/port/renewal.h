// SPDX-License-Identifier: MIT
// When to start anew: a bit that noise has flipped in memory or in a register stays wrong until the next
// start, which may be months away in a thing that is never switched off. Part of the file that includes it.
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum { RENEW_MINUTES = 180, MINUTE_MS = 60000 };

static uint8_t minutes;       // since the start, or since the program has set them to 0
static uint16_t minute_began; // ms

// To be called once a tick. True once RENEW_MINUTES are over; then the program waits for a moment when nobody
// minds, and calls port_restart.
static bool is_stale(uint16_t now)
{
    if ((uint16_t)(now - minute_began) >= MINUTE_MS) {
        minute_began += MINUTE_MS;
        if (minutes < RENEW_MINUTES)
            minutes++;
    }
    return minutes >= RENEW_MINUTES;
}

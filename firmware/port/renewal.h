// SPDX-License-Identifier: MIT
// When to start anew: a bit that noise has flipped in memory or in a register stays wrong until the next
// start, which may be months away in a thing that is never switched off.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// To be called once a tick, with ms that may wrap. True once three hours are over since the start or the
// latest postponement; then the program waits for a moment when nobody minds, and calls port_restart.
bool renewal_is_due(uint16_t now);

// Somebody is there: the three hours begin again.
void renewal_postpone(void);

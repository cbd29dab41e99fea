// SPDX-License-Identifier: MIT
// Restart after hours without use: a bit that noise has flipped in memory or in a register stays wrong until
// the next start, which may be months away on a board that is never switched off.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// True once three hours have passed since the start or the latest postponement. The program then calls
// port_restart at a moment when the restart disturbs no game. To be called once a tick; `now` in ms, may
// wrap.
bool renewal_is_due(uint16_t now);

// Starts the three hours again: the board is in use.
void renewal_postpone(void);

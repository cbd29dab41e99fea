// SPDX-License-Identifier: MIT
// Short tunes on a piezo, played in the background
#pragma once

#include <stdint.h>

enum tune { NO_TUNE, TUNE_CLICK, TUNE_STEP, TUNE_MOVE, TUNE_WIN, TUNE_LOSS, TUNE_CALL };

// Makes the piezo silent. Call it after each port_init.
void tunes_init(void);

// Starts a tune (enum tune), or with NO_TUNE continues the old tune. Call once per tick.
void tunes_tick(uint8_t tune);

// SPDX-License-Identifier: MIT
// Short tunes on a piezo, played in the background. Call tunes_init after each port_init. Call tunes_tick
// once per tick.
#pragma once

#include <stdint.h>

enum tune { NO_TUNE, TUNE_CLICK, TUNE_STEP, TUNE_MOVE, TUNE_WIN, TUNE_LOSS, TUNE_CALL };

// Makes the piezo silent.
void tunes_init(void);

// Starts a tune (enum tune). With NO_TUNE, continues the current tune.
void tunes_tick(uint8_t tune);

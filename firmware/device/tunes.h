// SPDX-License-Identifier: MIT
// Short tunes on a piezo, one note after the other in the background.
#pragma once

#include <stdint.h>

enum tune { NO_TUNE, TUNE_CLICK, TUNE_STEP, TUNE_MOVE, TUNE_WIN, TUNE_LOSS, TUNE_CALL };

// Sets up the piezo, silent. To be called after port_init, each time.
void tunes_init(void);

// Starts a tune (enum tune), in place of the one that sounds, or goes on with that for NO_TUNE. To be called
// once a tick.
void tunes_tick(uint8_t tune);

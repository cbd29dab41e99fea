// SPDX-License-Identifier: MIT
// Short tunes on a piezo, one note after the other in the background.
#pragma once

#include <stdint.h>

enum tune { TUNE_CLICK, TUNE_STEP, TUNE_MOVE, TUNE_WIN, TUNE_LOSS, TUNE_CALL, TUNE_COUNT };

void piezo_init(void);

// Begins a tune, in the place of one under way.
void piezo_play(uint8_t tune);

// To be called once a tick.
void piezo_tick(void);

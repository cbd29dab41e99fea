// SPDX-License-Identifier: MIT
// Short tunes on a piezo, one note after the other in the background.
#pragma once

#include <stdint.h>

enum tune { TUNE_CLICK, TUNE_STEP, TUNE_MOVE, TUNE_WIN, TUNE_LOSS, TUNE_CALL, TUNE_COUNT };

void tunes_init(void);

// Begins a tune, in the place of one under way.
void tunes_play(uint8_t tune);

// To be called once a tick.
void tunes_tick(void);

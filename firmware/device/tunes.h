// SPDX-License-Identifier: MIT
// Short tunes on a piezo, one note after the other in the background.
#pragma once

#include <stdint.h>

enum tune { TUNE_CLICK, TUNE_STEP, TUNE_MOVE, TUNE_WIN, TUNE_LOSS, TUNE_CALL, TUNE_COUNT };

// Sets up the piezo, silent. To be called once, after port_init.
void tunes_init(void);

// Starts a tune (enum tune), in place of the one that sounds.
void tunes_play(uint8_t tune);

// Goes on with the tune. To be called once a tick, before tunes_play, whose first note would else lose a
// tick.
void tunes_tick(void);

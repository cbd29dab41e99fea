// SPDX-License-Identifier: MIT
// The sound to be played next: a later one takes the place of one that was not fetched.
#pragma once

#include <stdint.h>

enum sound { SOUND_NONE, SOUND_CLICK, SOUND_STEP, SOUND_MOVE, SOUND_WIN, SOUND_LOSS, SOUND_CALL };

void sound_set(uint8_t sound);

// Fetches it: next time there is none.
uint8_t sound_fetch(void);

// SPDX-License-Identifier: MIT
// The sound to start next.
#pragma once

#include <stdint.h>

enum sound { SOUND_NONE, SOUND_CLICK, SOUND_STEP, SOUND_MOVE, SOUND_WIN, SOUND_LOSS, SOUND_CALL };

// Sets the next sound (enum sound), in place of one that was not fetched yet.
void sound_set(uint8_t sound);

// Returns the next sound and clears it.
uint8_t sound_fetch(void);

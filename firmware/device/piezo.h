// SPDX-License-Identifier: MIT
// Short sounds. The pitch of a sound can rise or fall. Call piezo_frame once per frame.
#pragma once

#include <stdint.h>

// Starts a sound that lasts `frames` frames. Each frame adds `slide` to the half period.
void piezo_play(uint8_t half_period, int8_t slide, uint8_t frames);

// Continues the sound.
void piezo_frame(void);

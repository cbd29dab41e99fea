// SPDX-License-Identifier: MIT
// Short sounds: a tone that may slide.
#pragma once

#include <stdint.h>

// Starts a sound in place of the last. For so many frames, at most 255, the half period of the tone
// (port_tone) is changed by the slide each time.
void piezo_play(uint8_t half_period, int8_t slide, uint8_t frames);

// To be called once a frame.
void piezo_frame(void);

// SPDX-License-Identifier: MIT
// Short sounds: a tone whose pitch may slide.
#pragma once

#include <stdint.h>

// Starts a sound, in place of the one that sounds: for this many frames a tone (port_tone), whose half period
// is changed by `slide` with each frame.
void piezo_play(uint8_t half_period, int8_t slide, uint8_t frames);

// Goes on with the sound. To be called once a frame.
void piezo_frame(void);

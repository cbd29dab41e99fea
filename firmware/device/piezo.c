// SPDX-License-Identifier: MIT
#include "device/piezo.h"

#include "port/port_tiny.h"

static struct {
    uint8_t half_period;
    int8_t slide;
    uint8_t frames; // number of frames until silence
} sound;

void piezo_play(uint8_t half_period, int8_t slide, uint8_t frames)
{
    sound.half_period = half_period;
    sound.slide = slide;
    sound.frames = frames;
}

void piezo_frame(void)
{
    uint8_t tone = 0;

    if (sound.frames) {
        sound.frames--;
        tone = sound.half_period;
        sound.half_period = tone + sound.slide;
    }
    port_tone(tone);
}

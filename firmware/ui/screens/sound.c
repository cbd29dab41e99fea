// SPDX-License-Identifier: MIT
#include "ui/screens/sound.h"

static uint8_t next_sound;

void sound_set(uint8_t sound)
{
    next_sound = sound;
}

uint8_t sound_fetch(void)
{
    const uint8_t sound = next_sound;
    next_sound = SOUND_NONE;
    return sound;
}

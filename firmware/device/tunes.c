// SPDX-License-Identifier: MIT
#include "device/tunes.h"

#include "board.h"      // TICK_MS
#include "game/flash.h" // FLASH
#include "port/tone.h"

struct note {
    uint8_t half; // period, in units of TONE_UNIT_US, 8 us; 0 ends the tune
    uint8_t ticks;
};

#define MS(ms) ((ms) / TICK_MS)
enum { G5 = 80, C6 = 60, E6 = 47, G6 = 40, C7 = 30, F4 = 179 };

// The tunes in the order of enum tune, each ended by silence.
static const FLASH struct note notes[] = {
    {C7, MS(4)},   {0, 0},                                              // click
    {C6, MS(30)},  {0, 0},                                              // step
    {E6, MS(40)},  {0, 0},                                              // move
    {C6, MS(120)}, {E6, MS(120)}, {G6, MS(120)}, {C7, MS(400)}, {0, 0}, // win
    {G5, MS(200)}, {F4, MS(500)}, {0, 0},                               // loss
    {C6, MS(80)},  {E6, MS(80)},  {G6, MS(160)}, {0, 0},                // call
};

static uint8_t next, left; // the index of the next note, and ticks left of this one; 0: silence

// Sounds the next note.
static void sound(void)
{
    const FLASH struct note *note = &notes[next++];
    left = note->ticks;
    port_tone(note->half);
}

void tunes_init(void)
{
    port_tone_init();
}

void tunes_play(uint8_t tune)
{
    for (next = 0; tune; next++)
        if (!notes[next].half)
            tune--;
    sound();
}

void tunes_tick(void)
{
    if (left && !--left)
        sound();
}

// SPDX-License-Identifier: MIT
#include "device/tunes.h"

#include "board.h"      // TICK_MS
#include "game/flash.h" // FLASH
#include "port/port.h"

struct note {
    uint8_t half; // half period in units of TONE_UNIT_US, or 0 at the end of a tune
    uint8_t ticks;
};

#define MS(ms) ((ms) / TICK_MS)
enum { G5 = 80, C6 = 60, E6 = 47, G6 = 40, C7 = 30, F4 = 179 };

// Notes of all tunes, in the order of enum tune. {0, 0} ends a tune.
static const FLASH struct note notes[] = {
    {C7, MS(4)},   {0, 0},                                              // click
    {C6, MS(30)},  {0, 0},                                              // step
    {E6, MS(40)},  {0, 0},                                              // move
    {C6, MS(120)}, {E6, MS(120)}, {G6, MS(120)}, {C7, MS(400)}, {0, 0}, // win
    {G5, MS(200)}, {F4, MS(500)}, {0, 0},                               // loss
    {C6, MS(80)},  {E6, MS(80)},  {G6, MS(160)}, {0, 0},                // call
};

static const FLASH struct note *next; // the note after the current note
static uint8_t left;                  // ticks until the current note ends, or 0 in silence

void tunes_init(void)
{
    port_tone_init();
}

void tunes_tick(uint8_t tune)
{
    const FLASH struct note *note = next;
    if (tune) {
        for (note = notes; --tune; note++)
            while (note->half)
                note++;
    } else if (!left || --left) {
        return;
    }
    const struct note sounds = *note++;
    next = note;
    left = sounds.ticks;
    port_tone(sounds.half);
}

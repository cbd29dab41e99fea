// SPDX-License-Identifier: MIT
// The table of contents of the pocket toy: keys -> game -> lights and sound, once a frame; the settings are
// kept; a toy that nobody plays with goes to sleep.

#include "board.h"              // FRAME_MS
#include "device/charlieplex.h" // lights
#include "device/piezo.h"       // sound
#include "port/kept_byte.h"     // the settings
#include "port/port_tiny.h"     // time, keys, sleep
#include "ui/input/debounce.h"  // which keys
#include "ui/leds/pocket.h"     // what they do

#define IDLE_FRAMES (60000U / FRAME_MS)

// For piezo_play: half period, slide, frames
static const FLASH int8_t sounds[] = {
    0,   0,  0,  // silence
    -6,  0,  8,  // no: low
    40,  0,  1,  // change: a click
    30,  0,  3,  // mark: high
    60,  2,  6,  // stone: drops
    -76, -2, 80, // won: goes up
    90,  1,  99, // lost: goes down
};

static struct pocket toy;
static struct debounce keys;
static uint16_t idle; // frames since a key went down

static void make(enum pocket_sound sound)
{
    const FLASH int8_t *play = &sounds[(uint8_t)(sound + sound + sound)];
    if (sound && !(toy.settings & POCKET_MUTE))
        piezo_play(play[0], play[1], play[2]);
}

int main(void)
{
    struct pocket_lights lights;
    uint8_t pressed;

    port_init();
    toy.settings = port_kept_byte();
    if ((toy.settings & POCKET_K) == POCKET_K) // nobody has kept that
        toy.settings = 0;
    keys.down = POCKET_KEYS; // a key that is held changes no setting while the kept byte is mended

    for (;;) {
        port_sleep_until_frame();
        pressed = debounce_step(&keys, port_keys());
        if (pressed) {
            idle = 0;
            if (keys.down == POCKET_KEYS) // back to the menu
                port_restart();
        }
        make(pocket_frame(&toy, pressed));
        lights = pocket_lights(&toy);
        charlieplex_show(lights.lit, lights.dim);
        piezo_frame();
        port_keep_byte(toy.settings);
        if (++idle == IDLE_FRAMES) {
            idle = 0;
            port_power_down();
            keys.down = POCKET_KEYS; // the key that wakes does no more
        }
    }
}

// SPDX-License-Identifier: MIT
// Main loop of the pocket toy. Each frame: keys -> game -> lights and sounds; settings -> EEPROM.
// The toy powers down after a minute without a key.

#include "board.h"              // FRAME_MS
#include "device/charlieplex.h" // lights
#include "device/piezo.h"       // sound
#include "port/port_tiny.h"     // time, keys, sleep
#include "ui/leds/debounce.h"   // key presses
#include "ui/leds/pocket.h"     // the game

#define IDLE_FRAMES (60000U / FRAME_MS)

// Half period, slide and length in frames of each sound, except silence
static const FLASH int8_t sounds[] = {
    -6,  0,  8,  // no: low
    40,  0,  1,  // change: a click
    30,  0,  3,  // mark: high
    60,  2,  6,  // stone: drops
    -76, -2, 80, // won: goes up
    90,  1,  99, // lost: goes down
};

// State in which all keys count as down. A key works only after it has been up for two frames.
static const struct debounce all_down = {POCKET_KEYS, POCKET_KEYS};

static struct pocket toy;

static void play(enum pocket_sound sound)
{
    if (sound && !(toy.settings & POCKET_MUTE)) {
        const FLASH int8_t *entry = &sounds[(uint8_t)(sound + sound + sound - 3)];
        const uint8_t half_period = *entry++;
        const int8_t slide = *entry++;
        piezo_play(half_period, slide, *entry);
    }
}

int main(void)
{
    struct debounce keys = all_down;
    uint16_t idle = 0; // frames since a key went down
    struct pocket_lights lights;
    uint8_t pressed;

    port_init();
    toy.settings = port_kept_byte();
    if ((toy.settings & POCKET_K) == POCKET_K) // this value of k means that the EEPROM is empty or damaged
        toy.settings = POCKET_NEW;

    for (;;) {
        port_sleep_until_frame();
        pressed = debounce_step(&keys, port_keys());
        if (pressed) {
            idle = 0;
            if (keys.down == POCKET_KEYS) // pressing all three keys returns to the menu
                port_restart();
        }
        play(pocket_frame(&toy, pressed, keys.down));
        lights = pocket_lights(&toy);
        charlieplex_show(lights.lit, lights.dim);
        piezo_frame();
        port_keep_byte(toy.settings);
        if (++idle == IDLE_FRAMES) {
            idle = 0;
            port_power_down();
            keys = all_down; // ignore the key press that woke the toy
        }
    }
}

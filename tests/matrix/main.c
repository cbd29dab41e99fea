// SPDX-License-Identifier: MIT
// A firmware for the display: keys -> screens -> frame -> display. GPIOR1 marks the begin and end of a tick.
#include "board.h"                 // the pins
#include "device/max7219.h"        // the LEDs
#include "port/port.h"             // time, watchdog
#include "ui/input/keys.h"         // key events
#include "ui/screens/ui.h"         // screens
#include "ui/matrix/dots.h"        // the frame
#include "ui/matrix/matrix_view.h" // draws it

#include <avr/io.h> // PINA, GPIOR1

static struct keys keys;

// LEFT, RIGHT, UP, DOWN, OK between PA0..PA4 and ground.
static uint8_t keys_down(void)
{
    static const FLASH uint8_t key[] = {1 << KEY_LEFT, 1 << KEY_RIGHT, 1 << KEY_UP, 1 << KEY_DOWN,
                                        1 << KEY_OK};
    uint8_t down = 0;

    for (uint8_t i = 0; i < sizeof key; i++)
        if (!(PINA & 1 << i))
            down |= key[i];
    return down;
}

int main(void)
{
    static struct matrix_frame frame;
    uint16_t now = 0;
    uint8_t drawn = 0;
    bool changed = true;

    port_init();
    PORTA = 0x1f;
    max7219_init();
    ui_init(false, 0);
    for (;;) {
        now = port_sleep_until_tick(now);
        GPIOR1 = 1;
        const struct event event = keys_step(&keys, keys_down(), (uint8_t)now);
        changed |= ui_tick(now);
        if (event.action != KEY_IDLE)
            changed |= ui_event(event, now);
        if (changed || (uint8_t)((uint8_t)now - drawn) >= MATRIX_FRAME_MS) {
            drawn = (uint8_t)now;
            matrix_view_draw(&frame, now, changed);
            changed = false;
            max7219_show(&frame);
        }
        port_watchdog_feed();
        GPIOR1 = 2;
    }
}

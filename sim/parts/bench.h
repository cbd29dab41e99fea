// SPDX-License-Identifier: MIT
// A board with its MCU, display and keys, which runs a firmware in simulated time.
#pragma once

#include "parts/charlieplex.h" // displays
#include "parts/display.h"
#include "parts/eeprom.h"
#include "parts/key_ladder.h" // keys
#include "parts/key_ops.h"
#include "parts/key_pins.h"
#include "parts/lamps.h"
#include "parts/lcd_glass.h"
#include "parts/matrix.h"
#include "parts/piezo.h"
#include "parts/serial.h" // simulated computer at the USB cable

enum { BENCH_FRAME_BYTES = DISPLAY_FRAME_BYTES };

struct bench {
    const struct board *board;
    const struct display_ops *display;
    const struct key_ops *key_ops;
    struct machine machine;
    struct contacts keys;

    // Simulated parts, of which a board uses some
    struct lcd lcd;
    struct charlieplex leds;
    struct max7219 matrix;
    struct key_ladder ladder;
    struct key_pins pins;
    struct lamps lamps;
    struct piezo piezo;
    struct serial line;
    struct eeprom eeprom;
};

enum { BENCH_TAP_MS = 60, BENCH_PAUSE_MS = 60 }; // length of a key press, and of the pause after it
enum { BENCH_START_MS = 500 };                   // time after power-on until every board is ready

// Builds and powers up the board. Returns false with a message in `error`.
bool bench_open(struct bench *bench, const struct board *board, const char *elf, char *error, size_t size);
void bench_close(struct bench *bench);

// Delays the firmware's first instruction, as a bootloader does. Call directly after bench_open.
void bench_boot(struct bench *bench, unsigned ms);

// Lets the firmware continue after violations, as a real MCU does.
void bench_set_lenient(struct bench *bench);

// Runs the board for `ms` of simulated time. Returns false if the firmware ended.
bool bench_run_ms(struct bench *bench, unsigned ms);

// Push or release a key. `key` is an index of board->key.
void bench_push(struct bench *bench, unsigned key);
void bench_release(struct bench *bench, unsigned key);

// Sets how long key contacts bounce. 0 means no bounce.
void bench_set_bounce(struct bench *bench, unsigned us);

// Press a key for `ms` or briefly, then pause. Return false if the firmware ended.
bool bench_hold(struct bench *bench, unsigned key, unsigned ms);
bool bench_tap(struct bench *bench, unsigned key);

// Runs until is_met(bench, row, text) is true. Returns false after the timeout.
bool bench_wait(struct bench *bench, bool (*is_met)(struct bench *bench, unsigned row, const char *text),
                unsigned row, const char *text, unsigned timeout_ms);

// Runs until the display shows this position. Returns false after the timeout.
bool bench_wait_position(struct bench *bench, const struct shown_position *position, unsigned timeout_ms);

// Run until the display shows the text. Return false after the timeout.
bool bench_wait_row(struct bench *bench, unsigned row, const char *text, unsigned timeout_ms);
bool bench_wait_reads(struct bench *bench, const char *text, unsigned timeout_ms);

// Returns how often the display has changed since power-up.
unsigned bench_changes(struct bench *bench);

// Draws the display as text, with an LCD's glyphs or an LED matrix's lamps.
void bench_frame(struct bench *bench, char text[static BENCH_FRAME_BYTES]);

// Returns true if the key's lamp is lit.
bool bench_lamp(const struct bench *bench, unsigned key);

// Returns false if the firmware has switched the backlight off.
bool bench_light(const struct bench *bench);

// Switches the power off and on. The LCD starts in state `start`. `seed` determines random contents.
void bench_power_cycle(struct bench *bench, enum lcd_start start, unsigned seed);

double bench_seconds(const struct bench *bench); // simulated time since bench_open, in seconds

// Returns false and writes a message if there are violations. A lenient bench ignores violations.
bool bench_is_well(const struct bench *bench, char *error, size_t size);

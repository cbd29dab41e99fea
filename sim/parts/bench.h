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
#include "parts/serial.h" // the computer at the USB cable

enum { BENCH_FRAME_BYTES = DISPLAY_FRAME_BYTES };

struct bench {
    const struct board *board;
    const struct display_ops *display;
    const struct key_ops *key_ops;
    struct machine machine;
    struct contacts keys;

    // Parts of any board. A board uses only some of them.
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

enum { BENCH_TAP_MS = 60, BENCH_PAUSE_MS = 60 }; // how long a tap holds a key down; pause after it
enum { BENCH_START_MS = 500 };                   // from power-on until every board is ready

// Builds the board and switches it on. On failure sets error and returns false.
bool bench_open(struct bench *bench, const struct board *board, const char *elf, char *error, size_t size);
void bench_close(struct bench *bench);

// Delays the first instruction like a bootloader. Call this right after bench_open.
void bench_boot(struct bench *bench, unsigned ms);

// Continues after all violations, as a real MCU does.
void bench_set_lenient(struct bench *bench);

// Runs for `ms` milliseconds, and waits while gdb halts the board. Returns false if the firmware has ended.
bool bench_run_ms(struct bench *bench, unsigned ms);

// Push or release a key, an index into board->key.
void bench_push(struct bench *bench, unsigned key);
void bench_release(struct bench *bench, unsigned key);

// Sets how long the contacts bounce; 0: not at all.
void bench_set_bounce(struct bench *bench, unsigned us);

// Hold a key for `ms` milliseconds, or tap it. Then pause. Return the same as bench_run_ms.
bool bench_hold(struct bench *bench, unsigned key, unsigned ms);
bool bench_tap(struct bench *bench, unsigned key);

// Runs until is_met(bench, row, text) is true. Returns false after the timeout or the firmware's end.
bool bench_wait(struct bench *bench, bool (*is_met)(struct bench *bench, unsigned row, const char *text),
                unsigned row, const char *text, unsigned timeout_ms);

// Waits until the display shows this position. Returns the same as bench_wait.
bool bench_wait_position(struct bench *bench, const struct shown_position *position, unsigned timeout_ms);

// Wait until display_row_is or display_matrix_reads is true. Return the same as bench_wait.
bool bench_wait_row(struct bench *bench, unsigned row, const char *text, unsigned timeout_ms);
bool bench_wait_reads(struct bench *bench, const char *text, unsigned timeout_ms);

// Returns the number of visible changes since power-up.
unsigned bench_changes(struct bench *bench);

// Draws the display as text. Adds an LCD's custom glyphs, or a matrix's text and lamps.
void bench_frame(struct bench *bench, char text[static BENCH_FRAME_BYTES]);

// True if the lamp of the key is lit.
bool bench_lamp(const struct bench *bench, unsigned key);

// True unless the firmware has switched the backlight off.
bool bench_light(const struct bench *bench);

// Switches the board off and on. start: state in which an LCD starts. seed: for random memory contents.
void bench_power_cycle(struct bench *bench, enum lcd_start start, unsigned seed);

double bench_seconds(const struct bench *bench); // simulated time since bench_open

// True if the firmware runs without violations. A lenient bench ignores violations. If false, sets error.
bool bench_is_well(const struct bench *bench, char *error, size_t size);

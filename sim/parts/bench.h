// SPDX-License-Identifier: MIT
// A whole board with its MCU, display and keys, running a firmware in simulated time: drives its keys and
// reads its display. The front ends and the tests at the pins are built on it.
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
#include "parts/serial.h" // the computer at the other end of the USB cable

enum { BENCH_FRAME_BYTES = DISPLAY_FRAME_BYTES };

struct bench {
    const struct board *board;
    const struct display_ops *display;
    const struct key_ops *key_ops;
    struct machine machine;
    struct contacts keys;

    // The parts; only those that the board has are open.
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

enum { BENCH_TAP_MS = 60, BENCH_PAUSE_MS = 60 }; // how long a tap holds a key down, and the pause after it
enum { BENCH_START_MS = 500 };                   // from power-on until every board is ready

// Builds the board with an ELF or a hex file and switches it on. On false, error holds one line without a
// newline, and bench_close must not be called. The bench must not move in memory.
bool bench_open(struct bench *bench, const struct board *board, const char *elf, char *error, size_t size);
void bench_close(struct bench *bench);

// Lets this time pass before the first instruction, as a start-up delay or a bootloader does. Call this right
// after bench_open; without it the program starts as soon as the power is on.
void bench_boot(struct bench *bench, unsigned ms);

// Continues after violations, and where a real MCU does after a program has left its memory. They are
// recorded.
void bench_set_lenient(struct bench *bench);

// Lets simulated time pass; waits where gdb halts the firmware. False if the firmware ended meanwhile;
// machine_fault tells how.
bool bench_run_ms(struct bench *bench, unsigned ms);

// Push or release a key, an index into board->key. Nothing happens if the key is in that position already.
void bench_push(struct bench *bench, unsigned key);
void bench_release(struct bench *bench, unsigned key);

// Sets for how long the contacts bounce after each change; 0 for not at all.
void bench_set_bounce(struct bench *bench, unsigned us);

// Hold a key down for ms or for BENCH_TAP_MS, then pause for BENCH_PAUSE_MS. False as for bench_run_ms.
bool bench_hold(struct bench *bench, unsigned key, unsigned ms);
bool bench_tap(struct bench *bench, unsigned key);

// Runs until is_met(bench, row, text), for at most timeout_ms. False if it is not met by then.
bool bench_wait(struct bench *bench, bool (*is_met)(struct bench *bench, unsigned row, const char *text),
                unsigned row, const char *text, unsigned timeout_ms);

// The same until the display shows the position of a game.
bool bench_wait_position(struct bench *bench, const struct shown_position *position, unsigned timeout_ms);

// The same with display_row_is and display_matrix_reads.
bool bench_wait_row(struct bench *bench, unsigned row, const char *text, unsigned timeout_ms);
bool bench_wait_reads(struct bench *bench, const char *text, unsigned timeout_ms);

// Number of visible changes of the display since power-up.
unsigned bench_changes(struct bench *bench);

// Draws the display as lines of text with their newlines: an LCD in a frame, with its dots below if it shows
// a custom glyph that no text shows exactly; LEDs in their rows; or a matrix with the text read on it and the
// lit lamps below.
void bench_frame(struct bench *bench, char text[static BENCH_FRAME_BYTES]);

// True if the lamp of the key is lit.
bool bench_lamp(const struct bench *bench, unsigned key);

// True unless the firmware has turned the backlight of the display off.
bool bench_light(const struct bench *bench);

// Switches the whole board off and on. start: the state that an LCD wakes in; seed: for garbage in a display,
// and in an EEPROM byte that was being written.
void bench_power_cycle(struct bench *bench, enum lcd_start start, unsigned seed);

double bench_seconds(const struct bench *bench); // simulated time since bench_open

// Returns true if the firmware runs and, unless the bench is lenient, no part has recorded a violation.
// Otherwise error holds one line.
bool bench_is_well(const struct bench *bench, char *error, size_t size);

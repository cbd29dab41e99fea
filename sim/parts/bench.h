// SPDX-License-Identifier: MIT
// A whole board with its MCU, display and keys, running a firmware. Drives keys and reads displays, in
// simulated time. The front ends and the device tests stand on this.
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
#include "parts/serial.h" // what is at the other end of the USB cable

enum { BENCH_FRAME_BYTES = DISPLAY_FRAME_BYTES };

struct bench {
    const struct board *board;
    const struct display_ops *display;
    const struct key_ops *key_ops;
    struct machine machine;
    struct contacts keys;

    // Of these only the parts that the board has are in use.
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

enum { BENCH_TAP_MS = 60, BENCH_PAUSE_MS = 60 }; // how long a tapped key is down, and then left alone
enum { BENCH_START_MS = 500 };                   // a board that was switched on is ready by then

// Builds the board from an ELF and switches it on. On false, error holds one line without a newline and
// nothing is to be closed. The bench must stay where it is in memory.
bool bench_open(struct bench *bench, const struct board *board, const char *elf, char *error, size_t size);
void bench_close(struct bench *bench);

// Lets simulated time pass, also while gdb holds the firmware. False if the firmware ended meanwhile:
// machine_fault.
bool bench_run_ms(struct bench *bench, unsigned ms);

// Moves a key of the board, by its place in board->key. Moving a key to where it is does nothing.
void bench_push(struct bench *bench, unsigned key);
void bench_release(struct bench *bench, unsigned key);

// Key contacts chatter for so long after each change.
void bench_set_bounce(struct bench *bench, unsigned us);

// Holds a key down for a while, then leaves all alone for BENCH_PAUSE_MS. False as above.
bool bench_hold(struct bench *bench, unsigned key, unsigned ms);
bool bench_tap(struct bench *bench, unsigned key);

// Runs until the expectation of the text is met, for at most so long. True if it is.
bool bench_wait(struct bench *bench, bool (*is_met)(struct bench *bench, unsigned row, const char *text),
                unsigned row, const char *text, unsigned timeout_ms);

// The same for the text in row 1 or 2 of an LCD (row 0: in either, as a part), and for what has been read on
// a matrix.
bool bench_wait_row(struct bench *bench, unsigned row, const char *text, unsigned timeout_ms);
bool bench_wait_reads(struct bench *bench, const char *text, unsigned timeout_ms);

// Changes that an eye can see, since power-up.
unsigned bench_changes(struct bench *bench);

// What is to be seen as lines of text with their newlines: the glass in a frame, or the LEDs in their rows;
// below a matrix what is read on it, and the lamps that are lit.
void bench_frame(struct bench *bench, char text[static BENCH_FRAME_BYTES]);

// Is the lamp of the key lit?
bool bench_lamp(const struct bench *bench, unsigned key);

// Switches the whole board off and on; start and seed are for a display, and for an EEPROM under way.
void bench_power_cycle(struct bench *bench, enum lcd_start start, unsigned seed);

double bench_seconds(const struct bench *bench); // since it was opened

// True if nothing is wrong: the firmware runs, its parts saw no violation. Else error holds one line.
bool bench_is_well(const struct bench *bench, char *error, size_t size);

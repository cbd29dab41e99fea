// SPDX-License-Identifier: MIT
// A whole toy: a board with its MCU, display and keys, running a firmware. What fingers and eyes do with it,
// in simulated time. The front ends and the device tests stand on this.
#pragma once

#include "core/board.h"       // which one
#include "parts/eeprom.h"     // its time
#include "parts/key_ladder.h" // keys
#include "parts/lcd_glass.h"  // what is to be seen
#include "parts/matrix.h"     // the same on other boards
#include "parts/serial.h"     // what is at the other end of the USB cable

// Of the parts only those that the board has are in use.
struct bench {
    const struct board *board;
    struct machine machine;
    struct lcd lcd;
    struct key_ladder keys;
    struct serial line;
    struct charlieplex leds;
    struct max7219 matrix;
    struct keys_pins pins;
    struct piezo piezo;
    struct eeprom eeprom;
};

enum { BENCH_TAP_MS = 60, BENCH_PAUSE_MS = 60 }; // how long a tapped key is down, and then left alone
enum { BENCH_START_MS = 500 };                   // after it was switched on the toy is ready for anything

// Builds the toy from an ELF and switches it on. On false, error holds one line without a newline and nothing
// is to be closed. The toy must stay where it is in memory.
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

// Runs until the text stands in row 1 or 2 (row 0: in either, as a part), for at most so long. True if it
// does.
bool bench_wait_row(struct bench *bench, unsigned row, const char *text, unsigned timeout_ms);

// Runs until the LEDs look so, as charlieplex_text has it, for at most so long. True if they do.
bool bench_wait_leds(struct bench *bench, const char *text, unsigned timeout_ms);

// Runs until the matrix looks so, as matrix_text has it, or until the text has been read on it, for at most
// so long. True if so.
bool bench_wait_matrix(struct bench *bench, const char *picture, unsigned timeout_ms);
bool bench_wait_reads(struct bench *bench, const char *text, unsigned timeout_ms);

// Is the lamp of the key lit?
bool bench_lamp(struct bench *bench, unsigned key);

// Counts what changes on the glass and on the LEDs.
unsigned bench_changes(struct bench *bench);

// Switches the whole toy off and on; start and seed are for a display, and for an EEPROM under way.
void bench_power_cycle(struct bench *bench, enum lcd_start start, unsigned seed);

double bench_seconds(const struct bench *bench); // since it was opened

// The glass in a frame, or the LEDs in their rows, as lines of text with their newlines; below a matrix what
// is read on it, and the lamps that are lit.
enum { BENCH_FRAME_BYTES = 512 };
void bench_frame(struct bench *bench, char text[static BENCH_FRAME_BYTES]);

// True if nothing is wrong: the firmware runs, its parts saw no violation. Else error holds one
// line.
bool bench_is_well(const struct bench *bench, char *error, size_t size);

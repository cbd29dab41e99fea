// SPDX-License-Identifier: MIT
// Reads text that moves over frames of 32x8 dots, as the simulator's reader reads it from the LEDs.
#pragma once

#include "device/matrix_frame.h" // struct matrix_frame

#include <stdbool.h>
#include <stdint.h>

struct max7219;

// Lets the simulator's readers of dots look at this frame from now on.
void tape_look_at(const struct matrix_frame *frame);

// Starts a new tape.
void tape_begin(void);

// Adds a frame. False if the text jumps, or is too long.
bool tape_add(const struct matrix_frame *frame);

// Returns the LEDs for these readers.
struct max7219 *tape_dots(void);

// True if a frame was added.
bool tape_has_text(void);

// True if the text on the tape begins with these codes of characters; blanks count as one. If `whole`,
// nothing follows.
bool tape_reads(const uint8_t *codes, unsigned length, bool whole);

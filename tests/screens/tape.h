// SPDX-License-Identifier: MIT
// Reads scrolling text from frames of 32x8 dots, with the simulator's reader of LEDs.
#pragma once

#include "device/matrix_frame.h"

#include <stdbool.h>
#include <stdint.h>

struct max7219;

// Makes the simulator's functions read this frame instead of real LEDs.
void tape_look_at(const struct matrix_frame *frame);

// Starts a new tape.
void tape_begin(void);

// Appends a frame of scrolling text. Returns false after a jump or overflow.
bool tape_add(const struct matrix_frame *frame);

// Returns the chain of LED modules that the simulator's functions read.
struct max7219 *tape_dots(void);

// Returns true if any frame was appended.
bool tape_has_text(void);

// Returns true if the scrolled text begins with this text. If `whole` is true, nothing may follow.
bool tape_reads(const uint8_t *codes, unsigned length, bool whole);

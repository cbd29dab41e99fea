// SPDX-License-Identifier: MIT
// Reads scrolling text from frames of 32x8 dots, with the simulator's reader of LEDs.
#pragma once

#include "device/matrix_frame.h"

#include <stdbool.h>
#include <stdint.h>

struct max7219;

// Lets the simulator's functions read this frame as if LEDs showed it.
void tape_look_at(const struct matrix_frame *frame);

// Starts a new tape.
void tape_begin(void);

// Appends a frame to the tape. Returns false if the text jumps or is too long.
bool tape_add(const struct matrix_frame *frame);

// Returns the LEDs that the simulator's functions read.
struct max7219 *tape_dots(void);

// True if at least one frame was appended.
bool tape_has_text(void);

// True if the tape begins with this text. If `whole`, the tape must contain nothing else.
bool tape_reads(const uint8_t *codes, unsigned length, bool whole);

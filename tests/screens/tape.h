// SPDX-License-Identifier: MIT
// Reads scrolling text from frames of 32x8 dots, with the simulator's reader of LEDs.
#pragma once

#include "device/matrix_frame.h"

#include <stdbool.h>
#include <stdint.h>

struct max7219;

// Gives this frame to the simulator's readers of LEDs.
void tape_look_at(const struct matrix_frame *frame);

// Starts a new tape.
void tape_begin(void);

// Adds a frame. Returns false if the text jumps or is too long.
bool tape_add(const struct matrix_frame *frame);

// Returns the LEDs for the simulator's readers.
struct max7219 *tape_dots(void);

// True if a frame was added.
bool tape_has_text(void);

// True if the tape begins with this text. If `whole`, nothing may follow.
bool tape_reads(const uint8_t *codes, unsigned length, bool whole);

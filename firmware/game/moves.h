// SPDX-License-Identifier: MIT
// How many moves are legal.
#pragma once

#include "game/position/position.h"

struct game;

// Returns how many moves are legal, from how many numbers are allowed for each part. A result above
// STONES_MAX stands for any number above it, and on the host for a part with too many numbers to try.
stones_t moves_count(const FLASH struct game *game, const struct position *position);

// Returns how many numbers are allowed for the part; on the host, if there may be more than 100,000, a number
// above STONES_MAX.
stones_t moves_numbers(const FLASH struct game *game, const struct position *position, uint8_t part);

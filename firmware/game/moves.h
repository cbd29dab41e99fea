// SPDX-License-Identifier: MIT
// How many moves are legal.
#pragma once

#include "game/position.h"

struct game;

// Returns how many moves are legal, from how many numbers are allowed for each part. A result above
// STONES_MAX stands for any number above it, and on the host for a part with too many numbers to try.
stones_t moves_count(const FLASH struct game *game, const struct position *position);

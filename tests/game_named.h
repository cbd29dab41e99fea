// SPDX-License-Identifier: MIT
// Finds a game by its name, on the host and on the AVR. Returns null if there is none.
#pragma once

#include "game/games.h"

static inline const FLASH struct game *game_named(const char *name)
{
    for (uint8_t row = 0; row < GAME_COUNT; row++) {
        const FLASH char *other = games[row].name;
        uint8_t at = 0;
        while (name[at] && name[at] == other[at])
            at++;
        if (name[at] == other[at])
            return &games[row];
    }
    return 0;
}

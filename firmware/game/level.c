// SPDX-License-Identifier: MIT
#include "game/level.h"

#include "game/flash.h" // FLASH

// Number of turns out of 256 in which the machine errs, per level
static const FLASH uint8_t errors[LEVEL_MAX] = {230, 171, 85, 0};

bool level_errs(uint8_t level, uint8_t chance)
{
    return chance < errors[level - LEVEL_MIN];
}

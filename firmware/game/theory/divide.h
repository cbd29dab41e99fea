// SPDX-License-Identifier: MIT
// Two boxes of which one is emptied and the other divided. Contract as of winning_t.
#pragma once

#include "game/game.h"

choice_t divide_winning(const struct position *position, uint8_t box, choice_t number);

// SPDX-License-Identifier: MIT
// Two boxes: one is emptied and the other divided.
#pragma once

#include "game/game.h"

// As winning_t: leave two odd boxes.
choice_t divide_winning(const struct position *position, uint8_t box, choice_t number);

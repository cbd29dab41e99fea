// SPDX-License-Identifier: MIT
// Games of two parts: Wythoff's game, and two boxes of which one is emptied and the other divided. Contracts
// as in struct game.
#pragma once

#include "game/game.h"

stones_t wythoff_winning(const struct position *position, uint8_t part, stones_t number);
stones_t divide_winning(const struct position *position, uint8_t box, stones_t number);

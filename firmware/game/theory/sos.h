// SPDX-License-Identifier: MIT
// SOS on a strip of at most SOS_MAX cells. Contracts as in struct game. Who completes SOS wins at once: where
// one stands the game is over and the player to move has lost; a full strip without one is a draw.
#pragma once

#include "game/game.h"

extern const FLASH struct outcomes sos_outcomes;

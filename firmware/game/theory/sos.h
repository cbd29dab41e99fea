// SPDX-License-Identifier: MIT
// SOS on a strip of at most SOS_MAX cells. The player who completes SOS wins at once: a position with SOS is
// a P-position, a full strip without SOS a draw.
#pragma once

#include "game/game.h"

extern const FLASH struct outcomes sos_outcomes;

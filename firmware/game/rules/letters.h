// SPDX-License-Identifier: MIT
// Rules of SOS: write S or O into an empty cell of a strip, until SOS is completed.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules letters_rules;

// SPDX-License-Identifier: MIT
// Rules of two boxes: one is emptied, and gets some of the content of the other, but not all.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules boxes_rules;

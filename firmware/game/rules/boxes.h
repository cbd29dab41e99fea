// SPDX-License-Identifier: MIT
// Two boxes: one is emptied and gets some of the other, but not all. A row for struct game.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules boxes_rules;

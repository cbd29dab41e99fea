// SPDX-License-Identifier: MIT
// Rules of tokens on the vertices of a graph: a token moves along an edge; the number of the choice is the
// vertex plus 1.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules tokens_rules;

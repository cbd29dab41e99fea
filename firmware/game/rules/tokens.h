// SPDX-License-Identifier: MIT
// Tokens on the vertices of a graph: a token goes along an edge, and the choice is the vertex plus 1. A row
// for struct game.
#pragma once

#include "game/game.h"

extern const FLASH struct shape_rules tokens_rules;

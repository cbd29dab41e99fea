// SPDX-License-Identifier: MIT
// The move of a player who is lost, or for whom all moves are alike.
#pragma once

#include "game/position/position.h"

// Sets *move to one stone from the largest pile, so that the game lasts long; to no move if all piles are
// empty. The position must have a part. Returns the verdict that it is given.
enum verdict take_one(const struct position *position, struct move *move, enum verdict verdict);

// SPDX-License-Identifier: MIT
// A game in the table (games.c) with its parameters and a position.
#pragma once

#include "game/games.h"

struct state {
    struct position position;
    const struct game *game;
    uint8_t params, shape; // copies of game->params and game->shape
    uint8_t edge_count;
    uint8_t edge[EDGES_MAX]; // edges in the order of the user's line, each 16 * first vertex + second vertex
};

// SPDX-License-Identifier: MIT
#include "game/nim.h" // the nim-sum family

static const FLASH uint8_t heap_starts[] = {3, 3, 4, 5, 4, 1, 3, 5, 7, 3, 3, 5, 7, 0};

const FLASH struct game games[GAME_COUNT] = {
    {"nim", false, false, heap_starts, nim_legal, nim_reply},
    {"mnim", true, false, heap_starts, nim_legal, nim_reply},
    {"moore", false, true, heap_starts, nim_legal, moore_reply},
    {"mmoore", true, true, heap_starts, nim_legal, moore_reply},
};

void game_play(struct position *position, const struct move *move)
{
    for (uint8_t i = 0; i < move->count; i++)
        position->part[move->change[i].part] = move->change[i].becomes;
}

bool game_is_over(const struct position *position)
{
    for (uint8_t i = 0; i < position->count; i++)
        if (position->part[i])
            return false;
    return true;
}

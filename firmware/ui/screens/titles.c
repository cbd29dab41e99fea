// SPDX-License-Identifier: MIT
#include "ui/screens/titles.h"

#include "ui/messages/words.h" // the words of the games

// In the order of the table of games; misere rows have no family, as a setting of their own leads to them.
static const FLASH struct title titles[] = {
    {GAME_NIM, GAME_NIM, OWN_ANY},
    {0, GAME_NIM, OWN_AS_NORMAL},
    {GAME_NIM_K, GAME_NIM_K, OWN_ANY},
    {0, GAME_NIM_K, OWN_AS_NORMAL},
    {GAME_TAKE_AWAY, GAME_TAKE_AWAY, OWN_NOT},
    {0, GAME_TAKE_AWAY, OWN_AS_NORMAL},
    {GAME_SUBTRACTION, GAME_SUBTRACTION, OWN_NOT},
    {0, GAME_SUBTRACTION, OWN_AS_NORMAL},
    {GAME_SUBTRACTION, GAME_SUBTRACTION_SUM, OWN_ANY},
    {0, GAME_SUBTRACTION_SUM, OWN_AS_NORMAL},
    {WORD_FAMILY_MIXED, GAME_MIXED, OWN_AS_MANY},
    {0, GAME_MIXED, OWN_AS_NORMAL},
    {GAME_NIM, GAME_WYTHOFF, OWN_AS_MANY},
    {GAME_TAKE_AWAY, GAME_FIBONACCI, OWN_NOT},
    {GAME_TAKE_AWAY, GAME_DYNAMIC, OWN_NOT},
    {GAME_NIM, GAME_STAIR, OWN_AS_MANY},
    {WORD_FAMILY_STRIPS, GAME_NIMBLE, OWN_NOT},
    {WORD_FAMILY_COINS, GAME_TURTLES, OWN_NOT},
    {WORD_FAMILY_COINS, GAME_TURTLE_PAIRS, OWN_NOT},
    {WORD_FAMILY_COINS, GAME_TURTLE_EDGE, OWN_NOT},
    {WORD_FAMILY_STRIPS, GAME_NORTHCOTT, OWN_NOT},
    {WORD_FAMILY_STRIPS, GAME_RETREAT, OWN_NOT},
    {GAME_SOS, GAME_SOS, OWN_NOT},
    {WORD_FAMILY_DIVIDE, GAME_DIVIDE, OWN_NOT},
    {GAME_NIM_K, GAME_BOUNDED, OWN_ANY},
    {GAME_NIM_K, GAME_FOOTBALL, OWN_NOT},
    {WORD_FAMILY_GRAPH, GAME_GRAPH, OWN_NOT},
    {0, GAME_GRAPH, OWN_AS_NORMAL},
    {WORD_FAMILY_GRAPH, GAME_EVERY, OWN_NOT},
    {GAME_CHOMP, GAME_CHOMP, OWN_NOT},
    // and what stands behind it
    {WORD_FAMILY_MORRA, GAME_MORRA, OWN_NOT},
    {WORD_FAMILY_MORE, 0, OWN_NOT},
    {0, 0, OWN_NOT},
};
enum { TITLES = sizeof titles / sizeof titles[0], MORRA = TITLES - 3, MORE, NONE };

const FLASH struct title *title_of(uint8_t row)
{
    if (row >= MORRA)
        row = row == ROW_MORRA ? MORRA : row < game_count ? MORE : NONE;
    return &titles[row];
}

bool is_misere(uint8_t row)
{
    return title_of(row)->own == OWN_AS_NORMAL;
}

bool has_misere(uint8_t row)
{
    return is_misere(row + 1);
}

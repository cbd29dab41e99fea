// SPDX-License-Identifier: MIT
#include "ui/titles.h"

#include "ui/words.h" // the words of the games

// In the order of the table of games.
const FLASH struct title titles[ROW_MORRA + 1] = {
    {GAME_NIM, GAME_NIM, OWN_ANY},
    {GAME_NIM, GAME_NIM, OWN_ANY},
    {GAME_NIM_K, GAME_NIM_K, OWN_ANY},
    {GAME_NIM_K, GAME_NIM_K, OWN_ANY},
    {GAME_TAKE_AWAY, GAME_TAKE_AWAY, OWN_NOT},
    {GAME_TAKE_AWAY, GAME_TAKE_AWAY, OWN_NOT},
    {GAME_SUBTRACTION, GAME_SUBTRACTION, OWN_NOT},
    {GAME_SUBTRACTION, GAME_SUBTRACTION, OWN_NOT},
    {GAME_SUBTRACTION, GAME_SUBTRACTION_SUM, OWN_ANY},
    {GAME_SUBTRACTION, GAME_SUBTRACTION_SUM, OWN_ANY},
    {WORD_FAMILY_MIXED, GAME_MIXED, OWN_AS_MANY},
    {WORD_FAMILY_MIXED, GAME_MIXED, OWN_AS_MANY},
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
    {WORD_FAMILY_GRAPH, GAME_GRAPH, OWN_NOT},
    {WORD_FAMILY_GRAPH, GAME_EVERY, OWN_NOT},
    {GAME_CHOMP, GAME_CHOMP, OWN_NOT},
    [ROW_MORRA] = {WORD_FAMILY_MORRA, GAME_MORRA, OWN_NOT},
};

bool is_misere(uint8_t row)
{
    return row && row < game_count && games[row].misere && !games[row - 1].misere &&
           games[row].params == games[row - 1].params && games[row].next == games[row - 1].next;
}

bool has_misere(uint8_t row)
{
    return is_misere(row + 1);
}

uint8_t title_step(uint8_t row, bool up)
{
    const uint8_t family = titles[row].family;
    do {
        if (up)
            row = row == ROW_MORRA ? 0 : row + 1;
        else
            row = row == 0 ? ROW_MORRA : row - 1;
    } while (is_misere(row) || titles[row].family != family);
    return row;
}

// The families stand in the order of their words.
uint8_t family_step(uint8_t row, bool up)
{
    uint8_t nearest = UINT8_MAX, found = row;
    for (uint8_t i = 0; i <= ROW_MORRA; i++) {
        uint8_t distance = titles[i].family - titles[row].family;
        if (!up)
            distance = -distance;
        if (distance && distance < nearest) {
            nearest = distance;
            found = i;
        }
    }
    return found;
}

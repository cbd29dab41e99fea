// SPDX-License-Identifier: MIT
// The facts of boards without room for all.
#include "game/facts/facts.h"

#include "game/games.h"

const FLASH struct fact_row fact_rows[] = {
    {&games[GAME_SUB], heap_fact},     {&games[GAME_MSUB], heap_fact},
    {&games[GAME_SUBSUM], value_fact}, {&games[GAME_MSUBSUM], value_fact},
    {&games[GAME_MIXED], value_fact},  {&games[GAME_MMIXED], value_fact},
    {&games[GAME_DAG], value_fact},    {0, 0},
};

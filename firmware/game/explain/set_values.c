// SPDX-License-Identifier: MIT
// Links only the facts about values.
#include "game/explain/facts.h"

#include "game/games.h"

static const FLASH struct fact_row rows[] = {
    {&games[GAME_SUB], heap_facts},     {&games[GAME_MSUB], heap_facts},
    {&games[GAME_SUBSUM], value_facts}, {&games[GAME_MSUBSUM], value_facts},
    {&games[GAME_MIXED], value_facts},  {&games[GAME_MMIXED], value_facts},
    {&games[GAME_DAG], value_facts},    {0, 0},
};
const FLASH struct fact_set fact_set = {.rows = rows};

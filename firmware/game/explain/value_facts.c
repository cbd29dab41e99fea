// SPDX-License-Identifier: MIT
// For boards that have only the facts about values.
#include "game/explain/facts.h"

#include "game/games.h"

const FLASH struct fact_row fact_rows[] = {
    {heap_fact, &games[GAME_SUB]},     {heap_fact, &games[GAME_MSUB]},
    {value_fact, &games[GAME_SUBSUM]}, {value_fact, &games[GAME_MSUBSUM]},
    {value_fact, &games[GAME_MIXED]},  {value_fact, &games[GAME_MMIXED]},
    {value_fact, &games[GAME_DAG]},    {0, 0},
};

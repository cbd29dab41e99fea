// SPDX-License-Identifier: MIT
// For boards that have all facts.
#include "game/explain/facts.h"

#include "game/games.h"

const FLASH struct fact_row fact_rows[] = {
    {ending_fact, &games[GAME_MNIM]},     {ending_fact, &games[GAME_MMOORE]},
    {heap_fact, &games[GAME_SUB]},        {heap_fact, &games[GAME_MSUB]},
    {value_fact, &games[GAME_SUBSUM]},    {value_fact, &games[GAME_MSUBSUM]},
    {value_fact, &games[GAME_MIXED]},     {value_fact, &games[GAME_MMIXED]},
    {take_fact, &games[GAME_DYN1]},       {coin_fact, &games[GAME_TURTLE_OPT]},
    {coin_fact, &games[GAME_TURTLE_MAN]}, {coin_fact, &games[GAME_TURTLE_EDGE]},
    {sos_fact, &games[GAME_SOS]},         {bounded_fact, &games[GAME_BNIM]},
    {bounded_fact, &games[GAME_POJ2315]}, {value_fact, &games[GAME_DAG]},
    {value_fact, &games[GAME_MDAG]},      {longest_fact, &games[GAME_EVERYSG]},
    {chomp_fact, &games[GAME_CHOMP]},     {0, 0},
};

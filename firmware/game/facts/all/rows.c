// SPDX-License-Identifier: MIT
// The facts of boards with room for all.
#include "game/facts/facts.h"

#include "game/games.h"

const FLASH struct fact_row fact_rows[] = {
    {&games[GAME_MNIM], ending_fact},     {&games[GAME_MMOORE], ending_fact},
    {&games[GAME_SUB], heap_fact},        {&games[GAME_MSUB], heap_fact},
    {&games[GAME_SUBSUM], value_fact},    {&games[GAME_MSUBSUM], value_fact},
    {&games[GAME_MIXED], value_fact},     {&games[GAME_MMIXED], value_fact},
    {&games[GAME_DYN1], take_fact},       {&games[GAME_TURTLE_OPT], coin_fact},
    {&games[GAME_TURTLE_MAN], coin_fact}, {&games[GAME_TURTLE_EDGE], coin_fact},
    {&games[GAME_SOS], sos_fact},         {&games[GAME_BNIM], bounded_fact},
    {&games[GAME_POJ2315], bounded_fact}, {&games[GAME_DAG], value_fact},
    {&games[GAME_MDAG], value_fact},      {&games[GAME_EVERYSG], longest_fact},
    {&games[GAME_CHOMP], chomp_fact},     {0, 0},
};

// SPDX-License-Identifier: MIT
// Links all facts.
#include "game/explain/facts.h"

#include "game/games.h"

static const FLASH struct fact_row rows[] = {
    {&games[GAME_MNIM], ending_facts},
    {&games[GAME_MMOORE], ending_facts},
    {&games[GAME_SUB], heap_facts},
    {&games[GAME_MSUB], heap_facts},
    {&games[GAME_SUBSUM], value_facts},
    {&games[GAME_MSUBSUM], value_facts},
    {&games[GAME_MSUBSUM], ending_facts},
    {&games[GAME_MIXED], value_facts},
    {&games[GAME_MMIXED], value_facts},
    {&games[GAME_MMIXED], ending_facts},
    {&games[GAME_DYN1], take_facts},
    {&games[GAME_TURTLE_OPT], coin_facts},
    {&games[GAME_TURTLE_MAN], coin_facts},
    {&games[GAME_TURTLE_EDGE], coin_facts},
    {&games[GAME_SOS], sos_facts},
    {&games[GAME_BNIM], bounded_facts},
    {&games[GAME_POJ2315], bounded_facts},
    {&games[GAME_DAG], value_facts},
    {&games[GAME_MDAG], value_facts},
    {&games[GAME_MDAG], ending_facts},
    {&games[GAME_EVERYSG], token_facts},
    {&games[GAME_CHOMP], chomp_facts},
    {0, 0},
};
const FLASH struct fact_set fact_set = {rows, values_decide, .has_replies = true};

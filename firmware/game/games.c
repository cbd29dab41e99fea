// SPDX-License-Identifier: MIT
#include "game/game.h"
#include "game/bnim.h"        // bounded Nim, balls that roll
#include "game/chomp.h"       // Chomp
#include "game/graph.h"       // tokens on a graph
#include "game/heap.h"        // one heap with a limit
#include "game/nim.h"         // the nim-sum family
#include "game/pair.h"        // Wythoff's game, two boxes
#include "game/piles.h"       // the mixed sum, staircase Nim
#include "game/sos.h"         // SOS
#include "game/strips.h"      // coins to turn, Northcott's men
#include "game/subtraction.h" // takes in a set

static const FLASH uint8_t nim_starts[] = {3, 3, 4, 5, 4, 1, 3, 5, 7, 3, 3, 5, 7, 0};
static const FLASH uint8_t moore_starts[] = {4, 2, 3, 4, 5, 5, 2, 1, 3, 5, 7, 4, 2, 3, 5, 7, 0};
static const FLASH uint8_t take_starts[] = {2, 3, 21, 2, 4, 30, 2, 7, 60, 0};
static const FLASH uint8_t sub_starts[] = {5, 3, 1, 3, 4, 100, 5, 3, 1, 3, 4, 20, 5, 3, 2, 5, 7, 50, 0};
static const FLASH uint8_t subsum_starts[] = {7, 3, 1, 3, 4, 10, 12, 15, 6, 2, 1, 4, 8, 9, 11, 0};
static const FLASH uint8_t mixed_starts[] = {3, 7, 8, 9, 3, 6, 5, 3, 4, 10, 7, 5, 6, 0};
static const FLASH uint8_t wythoff_starts[] = {2, 5, 8, 2, 12, 20, 2, 10, 14, 0};
static const FLASH uint8_t fib_starts[] = {1, 20, 1, 50, 1, 21, 0};
static const FLASH uint8_t dyn1_starts[] = {1, 20, 1, 50, 1, 32, 0};
static const FLASH uint8_t stair_starts[] = {5, 1, 2, 3, 4, 5, 4, 3, 1, 4, 1, 6, 2, 0, 5, 3, 7, 1, 0};
static const FLASH uint8_t nimble_starts[] = {4, 2, 5, 9, 12, 4, 1, 3, 5, 7, 5, 3, 3, 8, 10, 15, 0};
static const FLASH uint8_t turtle_starts[] = {4,  1, 0, 1, 1, 8, 0, 1, 1, 0, 1, 0, 0, 1,
                                              12, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0};
static const FLASH uint8_t northcott_starts[] = {9, 9, 1, 9, 2, 7, 8, 4, 3, 5, 7, 8, 1, 8, 7, 2, 3, 6, 0};
static const FLASH uint8_t divide_starts[] = {2, 5, 8, 2, 9, 7, 2, 20, 13, 0};
static const FLASH uint8_t sos_starts[] = {1, 7, 1, 9, 1, 11, 1, 14, 1, 16, 1, 8, 0};
static const FLASH uint8_t bnim_starts[] = {6, 2, 1, 1, 1, 1, 2, 6, 2, 3, 3, 5,
                                            7, 9, 7, 3, 4, 5, 6, 7, 8, 9, 0};
static const FLASH uint8_t poj_starts[] = {7,  2,  10, 1, 6, 6,  6, 12, 6,  1,  20, 1,
                                           30, 45, 60, 7, 2, 40, 2, 25, 50, 75, 99, 0};
// First the positions of Nim(2,1,1) as vertices, so that a token plays it.
static const FLASH uint8_t graph_starts[] = {
    25, 7, 11, 1, 0, 2, 1, 3, 2, 4, 1, 4, 0, 5, 1, 5, 2, 5, 4, 6, 2, 6, 3, 6,  5,  6,  27, 7, 11, 1, 0,
    2,  1, 3,  2, 4, 1, 4, 0, 5, 1, 5, 2, 5, 4, 6, 2, 6, 3, 6, 5, 6, 5, 4, 37, 10, 16, 9,  8, 9,  6, 8,
    7,  8, 5,  7, 4, 7, 3, 6, 5, 6, 2, 5, 4, 5, 1, 4, 3, 4, 0, 3, 2, 2, 1, 2,  0,  1,  0,  9, 8,  7, 0};
static const FLASH uint8_t chomp_starts[] = {3, 8, 5, 1, 4, 8, 8, 8, 8, 5, 5, 5, 5,
                                             5, 5, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0};

// Where positions are small all legal moves can be tried.
#if PART_MAX <= 99
#define WHERE_LARGE(next_winning) 0
#else
#define WHERE_LARGE(next_winning) next_winning
#endif

const FLASH struct game games[] = {
    {"nim", NO_PARAMS, SHAPE_PILES, false, false, 0, nim_starts, 0, moore_verdict, nim_reply,
     moore_next_winning},
    {"mnim", NO_PARAMS, SHAPE_PILES, true, false, 0, nim_starts, 0, moore_verdict, nim_reply,
     moore_next_winning},
    {"moore", PARAM_K, SHAPE_PILES, false, false, 0, moore_starts, 0, moore_verdict, moore_reply,
     moore_next_winning},
    {"mmoore", PARAM_K, SHAPE_PILES, true, false, 0, moore_starts, 0, moore_verdict, moore_reply,
     moore_next_winning},
    {"take", PARAM_MAX, SHAPE_HEAP, false, false, 0, take_starts, 0, take_verdict, 0, take_next_winning},
    {"mtake", PARAM_MAX, SHAPE_HEAP, true, false, 0, take_starts, 0, take_verdict, 0, take_next_winning},
    {"sub", PARAM_S, SHAPE_HEAP, false, false, 0, sub_starts, subtraction_allows, sub_verdict, 0,
     sub_next_winning},
    {"msub", PARAM_S, SHAPE_HEAP, true, false, 0, sub_starts, subtraction_allows, sub_verdict, 0,
     sub_next_winning},
    {"subsum", PARAM_S, SHAPE_PILES, false, false, 0, subsum_starts, subtraction_allows, subsum_verdict, 0,
     subsum_next_winning},
    {"msubsum", PARAM_S, SHAPE_PILES, true, false, 0, subsum_starts, subtraction_allows, subsum_verdict, 0,
     subsum_next_winning},
    {"mixed", NO_PARAMS, SHAPE_PILES, false, false, 0, mixed_starts, mixed_allows, mixed_verdict, 0,
     mixed_next_winning},
    {"mmixed", NO_PARAMS, SHAPE_PILES, true, false, 0, mixed_starts, mixed_allows, mixed_verdict, 0,
     mixed_next_winning},
    {"wythoff", NO_PARAMS, SHAPE_PAIR, false, false, 0, wythoff_starts, 0, wythoff_verdict, 0,
     wythoff_next_winning},
    {"fib", NO_PARAMS, SHAPE_HEAP, false, false, 2, fib_starts, 0, fib_verdict, 0, fib_next_winning},
    {"dyn1", NO_PARAMS, SHAPE_HEAP, false, false, 1, dyn1_starts, 0, dyn1_verdict, 0, dyn1_next_winning},
    {"stair", NO_PARAMS, SHAPE_STAIRS, false, false, 0, stair_starts, stair_allows, stair_verdict, 0,
     stair_next_winning},
    {"nimble", NO_PARAMS, SHAPE_STRIP, false, false, 0, nimble_starts, 0, moore_verdict, nim_reply,
     moore_next_winning},
    {"turtle_opt", NO_PARAMS, SHAPE_COINS, false, false, 0, turtle_starts, turtle_opt_allows,
     turtle_opt_verdict, 0, turtle_opt_next_winning},
    {"turtle_man", NO_PARAMS, SHAPE_COINS, false, false, 0, turtle_starts, turtle_man_allows,
     turtle_man_verdict, 0, turtle_man_next_winning},
    {"turtle_edge", NO_PARAMS, SHAPE_COINS, false, false, 0, turtle_starts, turtle_edge_allows,
     turtle_edge_verdict, 0, turtle_edge_next_winning},
    {"northcott", PARAM_W, SHAPE_MEN, false, false, 0, northcott_starts, northcott_allows, northcott_verdict,
     0, northcott_next_winning},
    {"northcottr", PARAM_W, SHAPE_MEN, false, false, 0, northcott_starts, northcottr_allows,
     northcott_verdict, 0, northcottr_next_winning},
    {"sos", PARAM_N, SHAPE_LETTERS, false, false, 0, sos_starts, sos_allows, sos_verdict, sos_reply,
     sos_next_winning},
    {"divide", NO_PARAMS, SHAPE_BOXES, false, false, 0, divide_starts, 0, divide_verdict, 0,
     divide_next_winning},
    {"bnim", PARAMS_M_K, SHAPE_PILES, false, false, 0, bnim_starts, 0, bnim_verdict, bnim_reply,
     WHERE_LARGE(bnim_next_winning)},
    {"poj2315", PARAMS_M_L_R, SHAPE_PILES, false, false, 0, poj_starts, 0, poj_verdict, poj_reply,
     WHERE_LARGE(poj_next_winning)},
    {"dag", PARAM_GRAPH, SHAPE_TOKENS, false, false, 0, graph_starts, graph_allows, dag_verdict, 0,
     dag_next_winning},
    {"mdag", PARAM_GRAPH, SHAPE_TOKENS, true, false, 0, graph_starts, graph_allows, mdag_verdict, 0,
     WHERE_LARGE(mdag_next_winning)},
    {"everysg", PARAM_GRAPH, SHAPE_TOKENS, false, true, 0, graph_starts, graph_allows, everysg_verdict,
     everysg_reply, WHERE_LARGE(everysg_next_winning)},
    {"chomp", NO_PARAMS, SHAPE_BAR, false, false, 0, chomp_starts, 0, chomp_verdict, 0, 0},
};

const FLASH uint8_t game_count = sizeof games / sizeof games[0];

// SPDX-License-Identifier: MIT
#include "game/games.h"
#include "game/theory/bounded.h"     // bounded Nim, balls that roll
#include "game/theory/chomp.h"       // Chomp
#include "game/theory/graph.h"       // tokens on a graph
#include "game/theory/heap.h"        // one heap with a limit
#include "game/theory/nim.h"         // the nim-sum family
#include "game/theory/pair.h"        // Wythoff's game, two boxes
#include "game/theory/piles.h"       // the mixed sum, staircase Nim
#include "game/theory/sos.h"         // SOS
#include "game/theory/strips.h"      // coins to turn, Northcott's men
#include "game/theory/subtraction.h" // takes in a set

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
static const FLASH uint8_t bounded_starts[] = {6, 2, 1, 1, 1, 1, 2, 6, 2, 3, 3, 5,
                                               7, 9, 7, 3, 4, 5, 6, 7, 8, 9, 0};
static const FLASH uint8_t football_starts[] = {7,  2,  10, 1, 6, 6,  6, 12, 6,  1,  20, 1,
                                                30, 45, 60, 7, 2, 40, 2, 25, 50, 75, 99, 0};
// First the positions of Nim(2,1,1) as vertices, so that a token plays it.
static const FLASH uint8_t graph_starts[] = {
    25, 7, 11, 1, 0, 2, 1, 3, 2, 4, 1, 4, 0, 5, 1, 5, 2, 5, 4, 6, 2, 6, 3, 6,  5,  6,  27, 7, 11, 1, 0,
    2,  1, 3,  2, 4, 1, 4, 0, 5, 1, 5, 2, 5, 4, 6, 2, 6, 3, 6, 5, 6, 5, 4, 37, 10, 16, 9,  8, 9,  6, 8,
    7,  8, 5,  7, 4, 7, 3, 6, 5, 6, 2, 5, 4, 5, 1, 4, 3, 4, 0, 3, 2, 2, 1, 2,  0,  1,  0,  9, 8,  7, 0};
static const FLASH uint8_t chomp_starts[] = {3, 8, 5, 1, 4, 8, 8, 8, 8, 5, 5, 5, 5,
                                             5, 5, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0};

static const FLASH struct outcomes nim_outcomes = {
    .verdict = moore_verdict, .reply = nim_reply, .next_winning = moore_next_winning};
static const FLASH struct outcomes moore_outcomes = {
    .verdict = moore_verdict, .reply = moore_reply, .next_winning = moore_next_winning};
static const FLASH struct outcomes sos_outcomes = {
    .verdict = sos_verdict, .reply = sos_reply, .next_winning = sos_next_winning};
static const FLASH struct outcomes bounded_outcomes = {
    .verdict = bounded_verdict, .reply = bounded_reply, .next_winning = bounded_next_winning};
static const FLASH struct outcomes mdag_outcomes = {.verdict = mdag_verdict};
static const FLASH struct outcomes everysg_outcomes = {.verdict = everysg_verdict, .reply = everysg_reply};
static const FLASH struct outcomes chomp_outcomes = {.verdict = chomp_verdict};

const FLASH struct game games[GAME_COUNT] = {
    [GAME_NIM] = {"nim", SHAPE_PILES, .starts = nim_starts, .theory = OUTCOMES, .outcomes = &nim_outcomes},
    [GAME_MNIM] = {"mnim", SHAPE_PILES, .misere = true, .starts = nim_starts, .theory = OUTCOMES,
                   .outcomes = &nim_outcomes},
    [GAME_MOORE] = {"moore", SHAPE_PILES, .params = PARAM_K, .starts = moore_starts, .theory = OUTCOMES,
                    .outcomes = &moore_outcomes},
    [GAME_MMOORE] = {"mmoore", SHAPE_PILES, .params = PARAM_K, .misere = true, .starts = moore_starts,
                     .theory = OUTCOMES, .outcomes = &moore_outcomes},
    [GAME_TAKE] = {"take", SHAPE_HEAP, .params = PARAM_MAX, .starts = take_starts, .theory = CHOICES,
                   .winning = take_winning},
    [GAME_MTAKE] = {"mtake", SHAPE_HEAP, .params = PARAM_MAX, .misere = true, .starts = take_starts,
                    .theory = CHOICES, .winning = take_winning},
    [GAME_SUB] = {"sub", SHAPE_HEAP, .params = PARAM_S, .starts = sub_starts, .allows = subtraction_allows,
                  .theory = CHOICES, .winning = subtraction_winning},
    [GAME_MSUB] = {"msub", SHAPE_HEAP, .params = PARAM_S, .misere = true, .starts = sub_starts,
                   .allows = subtraction_allows, .theory = CHOICES, .winning = subtraction_winning},
    [GAME_SUBSUM] = {"subsum", SHAPE_PILES, .params = PARAM_S, .starts = subsum_starts,
                     .allows = subtraction_allows, .theory = SUM, .sum = &subtraction_sum},
    [GAME_MSUBSUM] = {"msubsum", SHAPE_PILES, .params = PARAM_S, .misere = true, .starts = subsum_starts,
                      .allows = subtraction_allows, .theory = SUM, .sum = &subtraction_sum},
    [GAME_MIXED] = {"mixed", SHAPE_PILES, .starts = mixed_starts, .allows = mixed_allows, .theory = SUM,
                    .sum = &mixed_sum},
    [GAME_MMIXED] = {"mmixed", SHAPE_PILES, .misere = true, .starts = mixed_starts, .allows = mixed_allows,
                     .theory = SUM, .sum = &mixed_sum},
    [GAME_WYTHOFF] = {"wythoff", SHAPE_PAIR, .starts = wythoff_starts, .theory = CHOICES,
                      .winning = wythoff_winning},
    [GAME_FIB] = {"fib", SHAPE_HEAP, .growth = 2, .starts = fib_starts, .theory = CHOICES,
                  .winning = fib_winning},
    [GAME_DYN1] = {"dyn1", SHAPE_HEAP, .growth = 1, .starts = dyn1_starts, .theory = CHOICES,
                   .winning = dyn1_winning},
    [GAME_STAIR] = {"stair", SHAPE_STAIRS, .starts = stair_starts, .theory = SUM, .sum = &stair_sum},
    [GAME_NIMBLE] = {"nimble", SHAPE_STRIP, .starts = nimble_starts, .theory = OUTCOMES,
                     .outcomes = &nim_outcomes},
    [GAME_TURTLE_OPT] = {"turtle_opt", SHAPE_COINS, .starts = turtle_starts, .allows = turtle_opt_allows,
                         .theory = SUM, .sum = &turtle_opt_sum},
    [GAME_TURTLE_MAN] = {"turtle_man", SHAPE_COINS, .starts = turtle_starts, .allows = turtle_man_allows,
                         .theory = SUM, .sum = &turtle_man_sum},
    [GAME_TURTLE_EDGE] = {"turtle_edge", SHAPE_COINS, .starts = turtle_starts, .allows = turtle_edge_allows,
                          .theory = SUM, .sum = &turtle_edge_sum},
    [GAME_NORTHCOTT] = {"northcott", SHAPE_MEN, .params = PARAM_W, .starts = northcott_starts,
                        .allows = northcott_allows, .theory = SUM, .sum = &northcott_sum},
    [GAME_NORTHCOTTR] = {"northcottr", SHAPE_MEN, .params = PARAM_W, .starts = northcott_starts,
                         .allows = northcottr_allows, .theory = SUM, .sum = &northcott_sum},
    [GAME_SOS] = {"sos", SHAPE_LETTERS, .params = PARAM_N, .starts = sos_starts, .allows = sos_allows,
                  .theory = OUTCOMES, .outcomes = &sos_outcomes},
    [GAME_DIVIDE] = {"divide", SHAPE_BOXES, .starts = divide_starts, .theory = CHOICES,
                     .winning = divide_winning},
    [GAME_BNIM] = {"bnim", SHAPE_PILES, .params = PARAMS_M_K, .starts = bounded_starts, .theory = OUTCOMES,
                   .outcomes = &bounded_outcomes},
    [GAME_POJ2315] = {"poj2315", SHAPE_PILES, .params = PARAMS_M_L_R, .starts = football_starts,
                      .theory = OUTCOMES, .outcomes = &bounded_outcomes},
    [GAME_DAG] = {"dag", SHAPE_TOKENS, .params = PARAM_GRAPH, .starts = graph_starts, .allows = graph_allows,
                  .theory = SUM, .sum = &graph_sum},
    [GAME_MDAG] = {"mdag", SHAPE_TOKENS, .params = PARAM_GRAPH, .misere = true, .starts = graph_starts,
                   .allows = graph_allows, .theory = OUTCOMES, .outcomes = &mdag_outcomes},
    [GAME_EVERYSG] = {"everysg", SHAPE_TOKENS, .params = PARAM_GRAPH, .all_tokens_move = true,
                      .starts = graph_starts, .allows = graph_allows, .theory = OUTCOMES,
                      .outcomes = &everysg_outcomes},
    [GAME_CHOMP] = {"chomp", SHAPE_BAR, .starts = chomp_starts, .theory = OUTCOMES,
                    .outcomes = &chomp_outcomes},
};

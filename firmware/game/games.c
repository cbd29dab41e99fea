// SPDX-License-Identifier: MIT
#include "game/games.h"

#include "game/explain/reason.h"
#include "game/rules/shapes.h"
#include "game/theory/theories.h"

// A start position in the format of params.c
#define START(...) sizeof((uint8_t[]){__VA_ARGS__}), __VA_ARGS__

// TAKES is a set of three takes. TO is the set of successors of a vertex.
#define TAKES(a, b, c) 1 << (a) | 1 << (b) | 1 << (c)
#define TO(vertices) (vertices) % 256, (vertices) / 256

static const FLASH uint8_t nim_starts[] = {START(3, 4, 5), START(1, 3, 5, 7), START(3, 5, 7), 0};
static const FLASH uint8_t moore_starts[] = {START(2, 3, 4, 5), START(2, 1, 3, 5, 7), START(2, 3, 5, 7), 0};
static const FLASH uint8_t take_starts[] = {START(3, 21), START(4, 30), START(7, 60), 0};
static const FLASH uint8_t sub_starts[] = {START(1, TAKES(1, 3, 4), 33), START(1, TAKES(1, 3, 4), 20),
                                           START(1, TAKES(2, 5, 7), 50), 0};
static const FLASH uint8_t subsum_starts[] = {START(1, TAKES(1, 3, 4), 10, 12, 15),
                                              START(1, TAKES(1, 1, 4), 8, 9, 11), 0};
static const FLASH uint8_t mixed_starts[] = {START(7, 8, 9), START(6, 5, 3), START(10, 7, 5, 6), 0};
static const FLASH uint8_t wythoff_starts[] = {START(5, 8), START(12, 20), START(10, 14), 0};
static const FLASH uint8_t fib_starts[] = {START(20), START(50), START(21), 0};
static const FLASH uint8_t dyn1_starts[] = {START(20), START(50), START(32), 0};
static const FLASH uint8_t stair_starts[] = {START(1, 2, 3, 4, 5), START(3, 1, 4, 1), START(2, 0, 5, 3, 7, 1),
                                             0};
static const FLASH uint8_t nimble_starts[] = {START(2, 5, 9, 12), START(1, 3, 5, 7), START(3, 3, 8, 10, 15),
                                              0};
static const FLASH uint8_t turtle_starts[] = {START(1, 0, 1, 1), START(0, 1, 1, 0, 1, 0, 0, 1),
                                              START(0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0), 0};
static const FLASH uint8_t northcott_starts[] = {START(9, 1, 9, 2, 7, 8, 4, 3, 5), START(8, 1, 8, 7, 2, 3, 6),
                                                 0};
static const FLASH uint8_t divide_starts[] = {START(5, 8), START(9, 7), START(20, 13), 0};
static const FLASH uint8_t sos_starts[] = {START(7), START(9), START(11), START(14), START(16), START(8), 0};
static const FLASH uint8_t bounded_starts[] = {START(2, 1, 1, 1, 1, 2), START(2, 3, 3, 5, 7, 9),
                                               START(3, 4, 5, 6, 7, 8, 9), 0};
static const FLASH uint8_t football_starts[] = {START(2, 10, 1, 6, 6, 6, 12), START(1, 20, 1, 30, 45, 60),
                                                START(2, 40, 2, 25, 50, 75, 99), 0};
// The graph of Nim with piles 2, 1, 1. Each vertex is a position.
#define NIM_GRAPH                                                                                            \
    7, 14, TO(0), TO(1 << 0), TO(1 << 1), TO(1 << 2), TO(1 << 0 | 1 << 1), TO(1 << 1 | 1 << 2 | 1 << 4),     \
        TO(1 << 2 | 1 << 3 | 1 << 5)
static const FLASH uint8_t graph_starts[] = {START(NIM_GRAPH, 6), START(NIM_GRAPH, 6, 5, 4),
                                             START(10, 20, TO(0), TO(1 << 0), TO(1 << 0 | 1 << 1), TO(1 << 2),
                                                   TO(1 << 0 | 1 << 3), TO(1 << 1 | 1 << 4),
                                                   TO(1 << 2 | 1 << 5), TO(1 << 3 | 1 << 4),
                                                   TO(1 << 5 | 1 << 7), TO(1 << 6 | 1 << 8), 9, 8, 7),
                                             0};
// Bytes of the first start position, which has one token. The game everysg skips this start position.
enum { ONE_TOKEN_BYTES = sizeof((uint8_t[]){START(NIM_GRAPH, 6)}) };
static const FLASH uint8_t chomp_starts[] = {START(8, 5, 1), START(8, 8, 8, 8), START(5, 5, 5, 5, 5),
                                             START(8, 8, 8, 8, 8, 8, 8, 8), 0};

// Members of struct game that all games of a shape share
#define PILES SHAPE_PILES
#define HEAP SHAPE_HEAP, .has_heap = true, .has_behind = true
#define STAIRS SHAPE_STAIRS
#define PAIR SHAPE_PAIR, .has_behind = true
#define BOXES SHAPE_BOXES
#define TOKENS SHAPE_TOKENS, .params = PARAM_GRAPH, .rules = &tokens_rules
#define STRIP SHAPE_STRIP
#define BAR SHAPE_BAR
#define COINS SHAPE_COINS, .starts = turtle_starts, .reason = BY_XOR | NOT_EMPTY | PLACES, .theory = SUM
#define MEN                                                                                                  \
    SHAPE_MEN, .params = PARAM_W, .starts = northcott_starts, .reason = BY_XOR | OWN_MEN, .theory = SUM
#define LETTERS SHAPE_LETTERS, .params = PARAM_N

const FLASH struct game games[GAME_COUNT] = {
    [GAME_NIM] = {PILES, .rules = &piles_rules, .starts = nim_starts, .reason = BY_XOR, .theory = OUTCOMES,
                  .outcomes = &nim_outcomes},
    [GAME_MNIM] = {PILES, .misere = true, .rules = &piles_rules, .starts = nim_starts, .reason = BY_XOR,
                   .theory = OUTCOMES, .outcomes = &nim_outcomes},
    [GAME_MOORE] = {PILES, .params = PARAM_K, .rules = &piles_rules, .starts = moore_starts,
                    .reason = BY_COLUMNS, .theory = OUTCOMES, .outcomes = &moore_outcomes},
    [GAME_MMOORE] = {PILES, .params = PARAM_K, .misere = true, .rules = &piles_rules, .starts = moore_starts,
                     .reason = BY_COLUMNS, .theory = OUTCOMES, .outcomes = &moore_outcomes},
    [GAME_TAKE] = {HEAP, .params = PARAM_MAX, .rules = &heap_rules, .starts = take_starts,
                   .reason = BY_REMAINDER, .theory = CHOICES, .winning = take_winning},
    [GAME_MTAKE] = {HEAP, .params = PARAM_MAX, .misere = true, .rules = &heap_rules, .starts = take_starts,
                    .reason = BY_REMAINDER, .theory = CHOICES, .winning = take_winning},
    [GAME_SUB] = {HEAP, .params = PARAM_S, .rules = &subtraction_heap_rules, .starts = sub_starts,
                  .reason = BY_SEARCH, .theory = CHOICES, .winning = subtraction_winning},
    [GAME_MSUB] = {HEAP, .params = PARAM_S, .misere = true, .rules = &subtraction_heap_rules,
                   .starts = sub_starts, .reason = BY_SEARCH, .theory = CHOICES,
                   .winning = subtraction_winning},
    [GAME_SUBSUM] = {PILES, .params = PARAM_S, .rules = &subtraction_piles_rules, .starts = subsum_starts,
                     .reason = BY_VALUES, .theory = SUM, .sum = &subtraction_sum},
    [GAME_MSUBSUM] = {PILES, .params = PARAM_S, .misere = true, .rules = &subtraction_piles_rules,
                      .starts = subsum_starts, .reason = BY_VALUES, .theory = SUM, .sum = &subtraction_sum},
    [GAME_MIXED] = {PILES, .rules = &mixed_rules, .starts = mixed_starts, .reason = BY_VALUES, .theory = SUM,
                    .sum = &mixed_sum},
    [GAME_MMIXED] = {PILES, .misere = true, .rules = &mixed_rules, .starts = mixed_starts,
                     .reason = BY_VALUES, .theory = SUM, .sum = &mixed_sum},
    [GAME_WYTHOFF] = {PAIR, .rules = &pair_rules, .starts = wythoff_starts, .reason = BY_PAIRS,
                      .theory = CHOICES, .winning = wythoff_winning},
    [GAME_FIB] = {HEAP, .growth = 2, .rules = &heap_rules, .starts = fib_starts, .reason = BY_ZECKENDORF,
                  .theory = CHOICES, .winning = fib_winning},
    [GAME_DYN1] = {HEAP, .growth = 1, .rules = &heap_rules, .starts = dyn1_starts, .reason = BY_POWER,
                   .theory = CHOICES, .winning = dyn1_winning},
    [GAME_STAIR] = {STAIRS, .rules = &stairs_rules, .starts = stair_starts,
                    .reason = BY_XOR | ODD_STEPS | PLACES, .theory = SUM, .sum = &stair_sum},
    [GAME_NIMBLE] = {STRIP, .rules = &piles_rules, .starts = nimble_starts, .reason = BY_XOR,
                     .theory = OUTCOMES, .outcomes = &nim_outcomes},
    [GAME_TURTLE_OPT] = {COINS, .rules = &turtle_opt_rules, .sum = &turtle_opt_sum},
    [GAME_TURTLE_MAN] = {COINS, .rules = &turtle_must_rules, .sum = &turtle_must_sum},
    [GAME_TURTLE_EDGE] = {COINS, .rules = &turtle_edge_rules, .sum = &turtle_edge_sum},
    [GAME_NORTHCOTT] = {MEN, .rules = &men_rules, .sum = &northcott_sum},
    [GAME_NORTHCOTTR] = {MEN, .rules = &men_retreat_rules, .sum = &northcott_sum},
    [GAME_SOS] = {LETTERS, .rules = &letters_rules, .starts = sos_starts,
                  .reason = BY_SEARCH | NOT_EMPTY | PLACES, .theory = OUTCOMES, .outcomes = &sos_outcomes},
    [GAME_DIVIDE] = {BOXES, .rules = &boxes_rules, .starts = divide_starts, .reason = BY_PARITY,
                     .theory = CHOICES, .winning = divide_winning},
    [GAME_BNIM] = {PILES, .params = PARAMS_M_K, .rules = &balls_rules, .starts = bounded_starts,
                   .reason = BY_BOUNDED, .theory = OUTCOMES, .outcomes = &bounded_outcomes},
    [GAME_POJ2315] = {PILES, .params = PARAMS_M_L_R, .rules = &balls_rules, .starts = football_starts,
                      .reason = BY_BOUNDED, .theory = OUTCOMES, .outcomes = &bounded_outcomes},
    [GAME_DAG] = {TOKENS, .starts = graph_starts, .reason = BY_VALUES, .theory = SUM, .sum = &graph_sum},
    [GAME_MDAG] = {TOKENS, .misere = true, .starts = graph_starts, .reason = BY_SEARCH, .theory = OUTCOMES,
                   .outcomes = &mdag_outcomes},
    [GAME_EVERYSG] = {TOKENS, .all_tokens_move = true, .starts = graph_starts + ONE_TOKEN_BYTES,
                      .reason = BY_STEPS | PLACES, .theory = OUTCOMES, .outcomes = &everysg_outcomes},
    [GAME_CHOMP] = {BAR, .rules = &bar_rules, .starts = chomp_starts, .reason = BY_SEARCH | NOT_EMPTY,
                    .theory = OUTCOMES, .outcomes = &chomp_outcomes},
};

// SPDX-License-Identifier: MIT
#include "ui/screens/titles.h"

#include "ui/messages/messages.h" // the titles of the games

// By enum game_id. Misere twins have no family: a setting of the menu leads to them.
static const FLASH struct title titles[ROW_MORRA + 1] = {
    [GAME_NIM] = {.family = TITLE_NIM,
                  .name = TITLE_NIM,
                  .custom_piles = CUSTOM_PILES_ANY_COUNT,
                  .has_twin = true,
                  .goal = GOAL_STONE},
    [GAME_MNIM] = {.name = TITLE_NIM},
    [GAME_MOORE] = {.family = TITLE_NIM_K,
                    .name = TITLE_NIM_K,
                    .custom_piles = CUSTOM_PILES_ANY_COUNT,
                    .has_twin = true,
                    .goal = GOAL_STONE},
    [GAME_MMOORE] = {.name = TITLE_NIM_K},
    [GAME_TAKE] = {.family = TITLE_TAKE_AWAY, .name = TITLE_TAKE_AWAY, .has_twin = true, .goal = GOAL_STONE},
    [GAME_MTAKE] = {.name = TITLE_TAKE_AWAY},
    [GAME_SUB] = {.family = TITLE_SUBTRACTION, .name = TITLE_SUBTRACTION, .has_twin = true},
    [GAME_MSUB] = {.name = TITLE_SUBTRACTION},
    [GAME_SUBSUM] = {.family = TITLE_SUBTRACTION,
                     .name = TITLE_SUBTRACTION_SUM,
                     .custom_piles = CUSTOM_PILES_ANY_COUNT,
                     .has_twin = true},
    [GAME_MSUBSUM] = {.name = TITLE_SUBTRACTION_SUM},
    [GAME_MIXED] = {.family = MSG_FAMILY_MIXED,
                    .name = TITLE_MIXED,
                    .custom_piles = CUSTOM_PILES_SAME_COUNT,
                    .has_twin = true,
                    .goal = GOAL_STONE},
    [GAME_MMIXED] = {.name = TITLE_MIXED},
    [GAME_WYTHOFF] = {.family = TITLE_NIM,
                      .name = TITLE_WYTHOFF,
                      .custom_piles = CUSTOM_PILES_SAME_COUNT,
                      .goal = GOAL_STONE},
    [GAME_FIB] = {.family = TITLE_TAKE_AWAY, .name = TITLE_FIBONACCI, .goal = GOAL_STONE},
    [GAME_DYN1] = {.family = TITLE_TAKE_AWAY, .name = TITLE_DYNAMIC, .goal = GOAL_STONE},
    [GAME_STAIR] = {.family = TITLE_NIM, .name = TITLE_STAIR, .custom_piles = CUSTOM_PILES_SAME_COUNT},
    [GAME_NIMBLE] = {.family = MSG_FAMILY_STRIPS, .name = TITLE_NIMBLE},
    [GAME_TURTLE_OPT] = {.family = MSG_FAMILY_COINS, .name = TITLE_TURTLES},
    [GAME_TURTLE_MAN] = {.family = MSG_FAMILY_COINS, .name = TITLE_TURTLE_PAIRS},
    [GAME_TURTLE_EDGE] = {.family = MSG_FAMILY_COINS, .name = TITLE_TURTLE_EDGE},
    [GAME_NORTHCOTT] = {.family = MSG_FAMILY_STRIPS, .name = TITLE_NORTHCOTT},
    [GAME_NORTHCOTTR] = {.family = MSG_FAMILY_STRIPS, .name = TITLE_RETREAT},
    [GAME_SOS] = {.family = TITLE_SOS, .name = TITLE_SOS, .goal = GOAL_SOS},
    [GAME_DIVIDE] = {.family = MSG_FAMILY_DIVIDE, .name = TITLE_DIVIDE},
    [GAME_BNIM] = {.family = TITLE_NIM_K,
                   .name = TITLE_BOUNDED,
                   .custom_piles = CUSTOM_PILES_ANY_COUNT,
                   .goal = GOAL_STONE},
    [GAME_POJ2315] = {.family = TITLE_NIM_K, .name = TITLE_FOOTBALL},
    [GAME_DAG] = {.family = MSG_FAMILY_GRAPH, .name = TITLE_GRAPH, .has_twin = true},
    [GAME_MDAG] = {.name = TITLE_GRAPH},
    [GAME_EVERYSG] = {.family = MSG_FAMILY_GRAPH, .name = TITLE_EVERY},
    [GAME_CHOMP] = {.family = TITLE_CHOMP, .name = TITLE_CHOMP, .goal = GOAL_POISON},
    [ROW_MORRA] = {.family = MSG_FAMILY_MORRA, .name = TITLE_MORRA, .goal = GOAL_LEAD},
};
static const FLASH struct title more = {.family = TITLE_MORE};

const FLASH struct title *title_of(uint8_t row)
{
    const FLASH struct title *title = &titles[row];
    return KIOSK || title->name ? title : &more;
}

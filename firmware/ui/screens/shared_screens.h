// SPDX-License-Identifier: MIT
// The screens that all boards have in common, for the board's table of screens.
#pragma once

#include "ui/screens/custom_piles.h"
#include "ui/screens/menu.h"
#include "ui/screens/morra.h"
#include "ui/screens/play.h"
#include "ui/screens/reply.h"
#include "ui/screens/result.h"
#include "ui/screens/turns.h" // fair_screen
#include "ui/screens/why.h"

// Their rows in the table, with SCREEN_ROW.
#define SHARED_SCREENS(ROW)                                                                                  \
    ROW(SCREEN_MENU, menu_screen)                                                                            \
    ROW(SCREEN_CUSTOM_PILES, custom_piles_screen)                                                            \
    ROW(SCREEN_FAIR, fair_screen)                                                                            \
    ROW(SCREEN_PLAY, play_screen)                                                                            \
    ROW(SCREEN_WHY, why_screen)                                                                              \
    ROW(SCREEN_REPLY, reply_screen)                                                                          \
    ROW(SCREEN_END, end_screen)                                                                              \
    ROW(SCREEN_RESULT, result_screen)                                                                        \
    ROW(SCREEN_MORRA, morra_screen)
#define SCREEN_ROW(id, screen) [id] = &screen,

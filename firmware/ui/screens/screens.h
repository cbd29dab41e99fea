// SPDX-License-Identifier: MIT
// The ids of all screens.
#pragma once

// A screen returns the id of the next one; screens[] has its functions.
enum screen_id {
    STAY,          // no other screen
    SCREEN_SPLASH, // the first screen; on a board with a kiosk it begins attract mode
    SCREEN_MENU,
    SCREEN_CUSTOM_PILES,
    SCREEN_FAIR,    // chooses a random position and the sides
    SCREEN_OPENING, // of a game, on a board with a kiosk
    SCREEN_PLAY,
    SCREEN_RULES,
    SCREEN_WHY, // why the move of a hint wins, or why none does
    SCREEN_REPLY,
    SCREEN_END, // the last position
    SCREEN_RESULT,
    SCREENS, // number of the screens of all boards; those of the kiosk follow
    SCREEN_MORRA = SCREENS,
    SCREEN_OPERATOR,
    SCREEN_TEST,
    SCREEN_MODULES,
    VENUE_SCREENS // number of the screens of a board with a kiosk
};

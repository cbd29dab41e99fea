// SPDX-License-Identifier: MIT
// Ids of all screens.
#pragma once

// Index of screens[]. Each screen returns the id of the next one.
enum screen_id {
    STAY,          // the screen stays the same
    SCREEN_SPLASH, // first screen; in a kiosk, attract mode
    SCREEN_MENU,
    SCREEN_CUSTOM_PILES,
    SCREEN_FAIR,    // draws a random position and chooses the sides
    SCREEN_OPENING, // opening of a game in a kiosk
    SCREEN_PLAY,
    SCREEN_RULES,
    SCREEN_WHY, // why the move of a hint wins, or why no move wins
    SCREEN_REPLY,
    SCREEN_END, // last position of a match
    SCREEN_RESULT,
    SCREENS, // number of screens of every board; those of a kiosk follow
    SCREEN_MORRA = SCREENS,
    SCREEN_OPERATOR,
    SCREEN_TEST,
    SCREEN_MODULES,
    VENUE_SCREENS // number of screens of a board with a kiosk
};

// SPDX-License-Identifier: MIT
// The screens that there are.
#pragma once

// A screen names the next one and calls none: ui.c looks it up in the board's list.
enum screen_id {
    STAY, // no other screen
    SCREEN_SPLASH,
    SCREEN_MENU,
    SCREEN_OWN,
    SCREEN_PLAY,
    SCREEN_REPLY,
    SCREEN_RESULT,
    SCREEN_MORRA,
    SCREENS, // that all boards have; those of the kiosk follow
    SCREEN_OPERATOR = SCREENS,
    SCREEN_TEST
};

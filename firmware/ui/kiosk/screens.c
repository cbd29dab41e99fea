// SPDX-License-Identifier: MIT
// The screens of a board with a kiosk.
#include "ui/screens/screens.h"

#include "ui/kiosk/kiosk_screens.h"
#include "ui/screens/shared_screens.h"

const FLASH struct screen *const FLASH screens[] = {
    [SCREEN_SPLASH] = &attract_screen,  [SCREEN_OPENING] = &opening_screen,
    [SCREEN_MORRA] = &morra_screen,     [SCREEN_OPERATOR] = &operator_screen,
    [SCREEN_TEST] = &test_screen,       [SCREEN_WHY] = &replies_screen,
    [SCREEN_MODULES] = &modules_screen,
    SHARED_SCREENS(SCREEN_ROW) // those of all boards
};

// SPDX-License-Identifier: MIT
// The screens of boards without a kiosk.
#include "ui/screens/screens.h"

#include "ui/screens/shared_screens.h"
#include "ui/owner/splash.h"

const FLASH struct screen *const FLASH screens[SCREENS] = {
    [SCREEN_SPLASH] = &splash_screen,
    SHARED_SCREENS(SCREEN_ROW) // those of all boards
};

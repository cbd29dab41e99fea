// SPDX-License-Identifier: MIT
// The screens of boards without a kiosk.
#include "ui/screens/screens.h"

#include "ui/screens/menu.h"
#include "ui/screens/morra.h"
#include "ui/screens/custom_piles.h"
#include "ui/screens/play.h"
#include "ui/screens/reply.h"
#include "ui/screens/result.h"
#include "ui/screens/splash.h"

const FLASH struct screen *const FLASH screens[SCREENS] = {
    [SCREEN_SPLASH] = &splash_screen,
    [SCREEN_MENU] = &menu_screen,
    [SCREEN_CUSTOM_PILES] = &custom_piles_screen,
    [SCREEN_PLAY] = &play_screen,
    [SCREEN_REPLY] = &reply_screen,
    [SCREEN_RESULT] = &result_screen,
    [SCREEN_MORRA] = &morra_screen,
};

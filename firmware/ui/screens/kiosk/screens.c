// SPDX-License-Identifier: MIT
// The screens of a board with a kiosk.
#include "ui/screens/kiosk/attract.h"
#include "ui/screens/kiosk/operator.h"
#include "ui/screens/kiosk/test.h"
#include "ui/screens/menu.h"
#include "ui/screens/morra.h"
#include "ui/screens/custom_piles.h"
#include "ui/screens/play.h"
#include "ui/screens/reply.h"
#include "ui/screens/result.h"

const FLASH struct screen *const FLASH screens[] = {
    [SCREEN_SPLASH] = &attract_screen,
    [SCREEN_MENU] = &menu_screen,
    [SCREEN_CUSTOM_PILES] = &custom_piles_screen,
    [SCREEN_PLAY] = &play_screen,
    [SCREEN_REPLY] = &reply_screen,
    [SCREEN_RESULT] = &result_screen,
    [SCREEN_MORRA] = &morra_screen,
    [SCREEN_OPERATOR] = &operator_screen,
    [SCREEN_TEST] = &test_screen,
};

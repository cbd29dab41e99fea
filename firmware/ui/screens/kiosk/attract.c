// SPDX-License-Identifier: MIT
#include "ui/screens/kiosk/attract.h"

#include "ui/messages/messages.h"
#include "ui/messages/move_message.h"
#include "ui/screens/order.h"
#include "ui/screens/kiosk/settings.h"
#include "ui/screens/sound.h"
#include "ui/screens/result.h"
#include "ui/screens/setup.h"
#include "ui/screens/titles.h"
#include "ui/screens/turns.h"

enum { TEXT_MS = 7000 };

static bool attract_mode;
static uint8_t place; // place of the shown game in the order of the kiosk

void attract_init(void)
{
    place = KIOSK_GAMES - 1;
}

bool attract_is_on(void)
{
    return attract_mode;
}

static void enter(void)
{
    uint8_t left = KIOSK_GAMES;
    do
        place = ui_ring(place, KIOSK_GAMES - 1, 1);
    while (--left && !settings_offers(place));
    const uint8_t row = order_row(place);
    ui_set_up_demonstration(row);
    attract_mode = true;
    sound_set(SOUND_CALL);
    ui_no_move();
    ui.view.kind = VIEW_TITLE;
    ui.view.message = title_of(row)->name;
    ui.view.second = MSG_ANY_KEY;
}

void attract_end(void)
{
    attract_mode = false;
}

enum screen_id attract_leave(void)
{
    uint8_t start = settings_value(CHOICE_START);
    attract_end();
    if (TEACHES)
        result_forget();
    if (start > 1)
        start = START_RANDOM;
    return ui_start_against(PERFECT - settings_value(CHOICE_LEVEL), start);
}

// Shows the pages of the rules after the title, then the machine against itself; not for Morra, which needs a
// human.
static enum screen_id tick(void)
{
    if (ui.waited < TEXT_MS)
        return STAY;
    ui.waited = 0;
    if (ui.view.kind == VIEW_TITLE) {
        ui.view.kind = VIEW_RULES;
        ui.view.page = 0;
        show_game_message(ui.view.message);
    }
    turn_page(1);
    if (ui.view.page)
        return STAY;
    if (ui.settings.game == ROW_MORRA) {
        enter();
        return STAY;
    }
    return ui_start();
}

const FLASH struct screen attract_screen = {.enter = enter, .tick = tick};

// SPDX-License-Identifier: MIT
// What is to be seen while nobody plays: the name of a game, its rules, and the machine against itself; then
// the next game that is offered.
#include "ui/screens/titles.h"
#include "ui/screens/kiosk/kiosk.h"
#include "ui/screens/kiosk/messages.h"

enum { TEXT_MS = 7000 };

static void enter(void)
{
    uint8_t left = KIOSK_GAMES;
    do
        kiosk.game = ui_ring(kiosk.game, KIOSK_GAMES - 1, 1);
    while (--left && !kiosk_offers(kiosk.game));
    const uint8_t row = kiosk_row(kiosk.game);
    ui.settings = (struct settings){.game = row};
    if (row != ROW_MORRA)
        ui_set_up(false);
    kiosk.attract_mode = true;
    kiosk.sound = SOUND_CALL;
    ui_no_move();
    ui.view.kind = VIEW_TITLE;
    ui.view.message = title_of(row)->name;
    ui.view.second = MSG_ANY_KEY;
}

// The two lines of its rules, then the game; but Morra wants a human.
static void tick(void)
{
    if (ui.waited < TEXT_MS)
        return;
    ui.waited = 0;
    if (ui.view.second == MSG_ANY_KEY) {
        const uint8_t rules = ui.view.message + 1;
        ui.view.second = rules + 1;
        show_message_with(rules, ui.view.params == PARAM_MAX ? ui.position.cap : ui.position.k,
                          ui.position.most);
    } else if (ui.settings.game == ROW_MORRA) {
        enter();
    } else {
        ui_start_game();
    }
}

const FLASH struct screen splash_screen = {enter, 0, tick};

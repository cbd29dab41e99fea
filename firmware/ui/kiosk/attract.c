// SPDX-License-Identifier: MIT
#include "ui/kiosk/kiosk_screens.h"

#include "ui/messages/messages.h"
#include "ui/screens/move_message.h"
#include "ui/screens/titles.h"
#include "ui/kiosk/settings.h"
#include "ui/screens/sound.h"
#include "ui/screens/result.h"
#include "ui/screens/setup.h"
#include "ui/screens/turns.h"

enum { TEXT_MS = 7000 };

static bool attract_mode;
static uint8_t place; // place of the shown game in the order of the kiosk
static bool language_chosen;

void attract_init(void)
{
    place = TITLED_GAMES - 1;
}

bool attract_is_on(void)
{
    return attract_mode;
}

static void show_title(void)
{
    ui.view.kind = VIEW_TITLE;
    ui.view.second = MSG_ANY_KEY;
    show_message(title_of(ui.settings.game)->name);
}

static void show_language(void)
{
    ui.view.kind = VIEW_SETTING;
    ui.view.second = MSG_LANGUAGE_NAME;
    show_message(MSG_LANGUAGE);
}

static void next_game(void)
{
    uint8_t left = TITLED_GAMES;
    do
        place = ui_ring(place, TITLED_GAMES - 1, 1);
    while (--left && !settings_offers(place));
}

// Begins to show the next game in the language of the place, or the same game in a language that was chosen.
static void enter(void)
{
    if (!language_chosen) {
        next_game();
        settings_first_language();
        sound_set(SOUND_CALL);
    }
    ui_set_up_demonstration(title_game(place));
    attract_mode = true;
    ui_no_move();
    if (language_chosen)
        show_language();
    else
        show_title();
    language_chosen = false;
}

void attract_end(void)
{
    attract_mode = false;
}

enum screen_id attract_leave(void)
{
    uint8_t start = settings_value(CHOICE_START);
    attract_end();
    result_forget();
    if (start > 1)
        start = START_RANDOM;
    return ui_start_against(PERFECT - settings_value(CHOICE_LEVEL), start);
}

enum screen_id attract_change_language(int8_t step)
{
    settings_step_language(step);
    language_chosen = true;
    return SCREEN_SPLASH;
}

// Shows the pages of the rules after the title, then the machine against itself; not for Morra, which needs a
// human.
static enum screen_id tick(void)
{
    if (ui.waited < TEXT_MS)
        return STAY;
    ui.waited = 0;
    if (ui.view.kind == VIEW_SETTING) {
        show_title();
        return STAY;
    }
    if (ui.view.kind == VIEW_TITLE) {
        ui.view.kind = VIEW_RULES;
        ui.view.page = 0;
        show_game_message(ui.view.message);
    }
    turn_page(1);
    if (ui.view.page)
        return STAY;
    if (is_morra(ui.settings.game)) {
        enter();
        return STAY;
    }
    return ui_start();
}

const FLASH struct screen attract_screen = {.enter = enter, .tick = tick};

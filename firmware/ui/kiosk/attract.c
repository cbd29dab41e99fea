// SPDX-License-Identifier: MIT
#include "ui/kiosk/kiosk_screens.h"

#include "ui/kiosk/settings.h"
#include "ui/screens/shared_screens.h"
#include "ui/screens/titles.h"
#include "ui/screens/turns.h"

enum { TEXT_MS = 7000 };

static void view(const struct ui *ui, struct view *view)
{
    const struct venue *const venue = ui_venue(ui);
    const struct attract *const state = &venue->state.attract;
    if (state->page) {
        rules_view(ui, view, state->page);
        return;
    }
    view->kind = VIEW_TITLE;
    view->message = title_of(title_game(venue->place))->name;
    view->second = MSG_ANY_KEY;
    if (state->names_language) {
        view->kind = VIEW_SETTING;
        view->message = MSG_LANGUAGE;
        view->second = MSG_LANGUAGE_NAME;
    }
}

static void go_to_next_game(struct venue *venue)
{
    uint8_t left = TITLED_GAMES;
    do
        venue->place = ui_ring(venue->place, TITLED_GAMES - 1, 1);
    while (--left && !settings_offers(venue, venue->place));
}

// Shows the next game in attract mode, or the same game after a change of language.
static void enter(struct ui *ui)
{
    struct venue *const venue = ui_venue(ui);
    const bool is_chosen = venue->language_chosen;
    if (!is_chosen) {
        go_to_next_game(venue);
        ui_set_language(ui, settings_first_language(venue));
        ui_sound(ui, SOUND_CALL);
    }
    ui_set_up_demonstration(ui, title_game(venue->place));
    venue->attracts = true;
    venue->language_chosen = false;
    venue->state.attract = (struct attract){.names_language = is_chosen};
}

enum screen_id attract_leave(struct ui *ui, struct venue *venue, uint16_t now)
{
    uint8_t start = settings_value(venue, CHOICE_START);
    venue->attracts = false;
    if (start > 1)
        start = START_RANDOM;
    return ui_start_against(ui, PERFECT - settings_value(venue, CHOICE_LEVEL), start, now);
}

enum screen_id attract_change_language(struct ui *ui, int8_t step)
{
    step_language(ui, step);
    ui_venue(ui)->language_chosen = true;
    return SCREEN_SPLASH;
}

static enum screen_id tick(struct ui *ui)
{
    struct venue *const venue = ui_venue(ui);
    struct attract *const state = &venue->state.attract;
    if (!ui_has_waited(ui, TEXT_MS))
        return STAY;
    if (state->names_language) {
        state->names_language = false;
        return begin_stage(ui);
    }
    state->page = rules_turn(ui, state->page, 1);
    if (state->page)
        return begin_stage(ui);
    return is_match(title_game(venue->place)) ? ui_start(ui) : SCREEN_SPLASH;
}

const FLASH struct screen attract_screen = {.view = view, .enter = enter, .tick = tick};

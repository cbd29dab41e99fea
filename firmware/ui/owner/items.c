// SPDX-License-Identifier: MIT
// Settings that only a board with an owner has in its menu: the sound and the results.
#include "ui/screens/turns.h" // the results of the game
#include "ui/screens/venue.h"

static uint8_t sound(const struct ui *ui, struct view *view)
{
    (void)view;
    return ui_is_quiet(ui) ? MSG_OFF : MSG_ON;
}

static void step_sound(struct ui *ui, int8_t step)
{
    (void)step;
    ui_toggle_sound(ui);
}

static bool has_results(const struct ui *ui)
{
    return !ui_two_players(ui);
}

static uint8_t results(const struct ui *ui, struct view *view)
{
    result_show(ui, view);
    return menu_asks(ui) ? MSG_FORGET : MSG_BEST_RUN;
}

static void step_results(struct ui *ui, int8_t step)
{
    (void)step;
    menu_toggle_question(ui);
}

void venue_confirm(struct ui *ui)
{
    result_forget(ui);
}

const FLASH struct item venue_items[] = {
    {MSG_SOUND, 0, sound, step_sound},
    {MSG_WON_OF, has_results, results, step_results},
};
const FLASH uint8_t venue_item_count = sizeof venue_items / sizeof venue_items[0], venue_items_at = ITEMS;

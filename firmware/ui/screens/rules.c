// SPDX-License-Identifier: MIT
// The rules during a match. DOWN and OK show the next page, UP shows the previous page. LEFT and RIGHT lead
// back to the board. Turning beyond the first or last page does the same. Holding OK leads back to the board
// and asks for a hint.
#include "ui/screens/shared_screens.h"

#include "ui/screens/board_view.h"
#include "ui/screens/titles.h"
#include "ui/screens/turns.h" // the title

static uint8_t title(const struct ui *ui)
{
    return ui_title(ui)->name;
}

void rules_view(const struct ui *ui, struct view *view, uint8_t page)
{
    position_view(ui, view); // a page of the rules can list the position's allowed numbers
    view->kind = VIEW_RULES;
    view->message = title(ui);
    view->page = page;
    show_parameters(&ui->match, view);
}

uint8_t rules_turn(const struct ui *ui, uint8_t page, int8_t step)
{
    page += step;
    return message_has_page(ui_language(ui), title(ui), page) ? page : 0;
}

static void view(const struct ui *ui, struct view *view)
{
    rules_view(ui, view, ui->state.page);
}

static void enter(struct ui *ui)
{
    ui->state.page = 1;
}

static enum screen_id go_back(struct ui *ui)
{
    ui_tell(ui, TOLD_NOTHING_CHOSEN);
    return SCREEN_PLAY;
}

static enum screen_id turn(struct ui *ui, int8_t step)
{
    uint8_t *const page = &ui->state.page;
    *page = rules_turn(ui, *page, step);
    return *page ? REDRAW : go_back(ui);
}

static enum screen_id press(struct ui *ui, uint8_t key)
{
    if (key == KEY_OK)
        return STAY;
    if (key == KEY_UP || key == KEY_DOWN)
        return turn(ui, -UI_STEP(key));
    return go_back(ui);
}

static enum screen_id act(struct ui *ui, struct event event)
{
    if (event.key != KEY_OK)
        return STAY;
    return event.action == KEY_TAP ? turn(ui, 1) : go_back(ui);
}

const FLASH struct screen rules_screen = {view, enter, press, 0, act, SHOWS_MATCH | LEFT_GOES_BACK};

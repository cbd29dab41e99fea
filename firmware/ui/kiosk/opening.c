// SPDX-License-Identifier: MIT
#include "ui/kiosk/kiosk_screens.h"

#include "ui/screens/board_view.h"
#include "ui/screens/turns.h"

// Stages of the opening. The table says when each stage ends.
enum { POSITION, CHOSEN, MADE, TAKEN_BACK, GOAL };
static const FLASH uint16_t until_ms[] = {
    [POSITION] = 1000,
    [CHOSEN] = 3000,
    [MADE] = 4500,
    [TAKEN_BACK] = OPENING_MS,
    [GOAL] = OPENING_MS + GOAL_MS,
};

// Shows the move without playing it in the match.
static void view(const struct ui *ui, struct view *view)
{
    const uint8_t shown = ui->state.opening;
    board_view(ui, view, WHOLE_MOVE);
    view->kind = VIEW_PICTURE;
    if (shown == MADE)
        show_played(view, &ui->chosen.move);
    if (shown < GOAL)
        view->message = MSG_MY_TURN; // this message is not shown, because VIEW_PICTURE shows only news
}

static void enter(struct ui *ui)
{
    ui->state.opening = POSITION;
}

// Shows the goal: on the play screen if the visitor moves first, otherwise on this screen.
static enum screen_id tell_goal(struct ui *ui)
{
    ui->state.opening = GOAL;
    ui->waited = OPENING_MS;
    ui_no_move(ui);
    ui_tell(ui, TOLD_GOAL);
    return match_player(&ui->match) == HUMAN ? ui_next_turn(ui) : STAY;
}

static enum screen_id tell_turn(struct ui *ui)
{
    ui_tell(ui, TOLD_FIRST_TURN);
    return ui_next_turn(ui);
}

static enum screen_id go_on(struct ui *ui)
{
    uint8_t *const shown = &ui->state.opening;
    if (*shown >= GOAL)
        return tell_turn(ui);
    if (*shown == TAKEN_BACK)
        return tell_goal(ui);
    if (++*shown == CHOSEN) {
        match_next(&ui->match, &ui->chosen.move);
        select_change(&ui->match, &ui->chosen, 0);
    } else if (*shown == TAKEN_BACK) {
        ui_no_move(ui);
    }
    return REDRAW;
}

static enum screen_id tick(struct ui *ui)
{
    return ui->waited >= until_ms[ui->state.opening] ? go_on(ui) : STAY;
}

static enum screen_id press(struct ui *ui, uint8_t key)
{
    (void)key;
    return ui->state.opening < GOAL ? tell_goal(ui) : tell_turn(ui);
}

const FLASH struct screen opening_screen = {
    .view = view, .enter = enter, .press = press, .tick = tick, .traits = SHOWS_MATCH};

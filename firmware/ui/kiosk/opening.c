// SPDX-License-Identifier: MIT
#include "ui/kiosk/kiosk_screens.h"

#include "ui/screens/board_view.h"
#include "ui/screens/turns.h"

// Stages of the opening, in order, and their lengths in ms
enum { POSITION, CHOSEN, MADE, TAKEN_BACK, GOAL };
static const FLASH uint16_t stage_ms[] = {
    [POSITION] = 1000, [CHOSEN] = 2000, [MADE] = 1500, [TAKEN_BACK] = 1000, [GOAL] = GOAL_MS,
};
_Static_assert(1000 + 2000 + 1500 + 1000 == OPENING_MS, "the stages before the goal");

// Fills in the view. In stage MADE, shows the chosen move as played.
static void view(const struct ui *ui, struct view *view)
{
    const uint8_t stage = ui_venue(ui)->state.opening;
    board_view(ui, view, WHOLE_MOVE);
    view->kind = VIEW_PICTURE;
    if (stage == MADE)
        show_played(ui, view);
    if (stage < GOAL)
        view->message = MSG_MY_TURN; // hides the message, because VIEW_PICTURE does not show MSG_MY_TURN
}

static void enter(struct ui *ui)
{
    ui_venue(ui)->state.opening = POSITION;
}

// Shows the visitor the goal, on the play screen if the visitor moves first.
static enum screen_id tell_goal(struct ui *ui)
{
    ui_no_move(ui);
    ui_tell(ui, TOLD_GOAL);
    return ui_human_moves(ui) ? SCREEN_PLAY : begin_stage(ui);
}

static enum screen_id tell_turn(struct ui *ui)
{
    ui_tell(ui, TOLD_FIRST_TURN);
    return ui_next_turn(ui);
}

// Begins the next stage.
static enum screen_id go_on(struct ui *ui, uint8_t *stage)
{
    if (*stage >= GOAL)
        return tell_turn(ui);
    switch (++*stage) {
    case CHOSEN:
        ui_choose_first(ui);
        break;
    case TAKEN_BACK:
        ui_no_move(ui);
        break;
    case GOAL:
        return tell_goal(ui);
    }
    return begin_stage(ui);
}

static enum screen_id tick(struct ui *ui)
{
    uint8_t *const stage = &ui_venue(ui)->state.opening;
    return ui_has_waited(ui, stage_ms[*stage]) ? go_on(ui, stage) : STAY;
}

// Handles a key: skips to the goal, or ends the opening.
static enum screen_id press(struct ui *ui, uint8_t key)
{
    (void)key;
    uint8_t *const stage = &ui_venue(ui)->state.opening;
    if (*stage < GOAL)
        *stage = GOAL - 1;
    return go_on(ui, stage);
}

const FLASH struct screen opening_screen = {view, enter, press, tick, 0, SHOWS_MATCH};

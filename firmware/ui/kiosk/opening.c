// SPDX-License-Identifier: MIT
#include "ui/kiosk/kiosk_screens.h"

#include "ui/screens/choose.h" // ui_select
#include "ui/screens/move_message.h"
#include "ui/screens/turns.h"

// What is shown: the position, the move as if chosen by keys, the position after it, the position again, and
// the goal. Each lasts until so many ms after the beginning.
static enum part { POSITION, CHOSEN, MADE, TAKEN_BACK, GOAL } shown;
static const FLASH uint16_t until_ms[] = {
    [POSITION] = 1000,
    [CHOSEN] = 3000,
    [MADE] = 4500,
    [TAKEN_BACK] = OPENING_MS,
    [GOAL] = OPENING_MS + GOAL_MS,
};

static struct position after; // the move: the position of the match stays as it is

static void enter(void)
{
    shown = POSITION;
    ui.view.kind = VIEW_PICTURE;
    show_message(MSG_MY_TURN); // in a picture it is no news
}

// In a visitor's turn his own screen tells the goal, as keys count there.
static enum screen_id tell_goal(void)
{
    shown = GOAL;
    ui.waited = OPENING_MS;
    ui.view.position = &ui.match.position;
    ui_no_move();
    show_message(goal_message());
    if (match_player(&ui.match) != HUMAN)
        return STAY;
    ui.view.kind = VIEW_BOARD;
    return ui_next_turn();
}

static enum screen_id tell_turn(void)
{
    ui.view.kind = VIEW_BOARD;
    show_turn_message();
    return ui_next_turn();
}

static enum screen_id go_on(void)
{
    if (shown >= GOAL)
        return tell_turn();
    if (shown == TAKEN_BACK)
        return tell_goal();
    if (++shown == CHOSEN) {
        match_next(&ui.match, &ui.move);
        ui_select(0);
        after = ui.match.position;
        game_play(&after, &ui.move);
    } else if (shown == MADE) {
        ui.view.shows_move = 0;
    } else {
        ui_no_move();
    }
    ui.changed = true;
    return STAY;
}

static enum screen_id tick(void)
{
    if (ui.waited >= until_ms[shown])
        return go_on();
    if (shown == MADE)
        ui.view.position = &after;
    return STAY;
}

static enum screen_id press(uint8_t key)
{
    (void)key;
    return shown < GOAL ? tell_goal() : tell_turn();
}

const FLASH struct screen opening_screen = {.enter = enter, .press = press, .tick = tick};

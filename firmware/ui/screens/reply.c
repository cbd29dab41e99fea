// SPDX-License-Identifier: MIT
// The machine's turn, shown choice by choice so that a child can follow it. Any key skips the rest.
#include "ui/messages/move_message.h"
#include "ui/screens/ui.h"

enum { STEP_MS = 1500 };

static void enter(void)
{
    ui.thinking = true;
    ui.view.shows_move = false;
    show_message(MSG_MY_TURN);
}

static void finish(void)
{
    ui.move.count = ui.item;
    ui_finish_turn(false);
}

// Begins to show the move that has been found.
static void begin(void)
{
    ui.item = ui.move.count;
    if (game_choices_max(ui.view.game, &ui.position) > 1) // each of them is one change
        ui.move.count = 0;
}

// The next choice of the move, if there is one left.
static void show_next(void)
{
    uint8_t next = 0;
    if (ui.move.count < ui.item) {
        next = ui.move.count++;
    } else if (ui.view.shows_move) {
        finish();
        return;
    }
    ui.view.shows_move = true;
    ui_select(next);
    show_move_message(true);
}

static void tick(void)
{
    if (ui.thinking) {
        if (ui_think() == PENDING)
            return;
        begin();
        if (ui.pressed != KEY_NONE)
            finish();
    } else if (ui.waited >= STEP_MS) {
        ui.waited = 0;
        show_next();
    }
}

static void press(uint8_t key)
{
    (void)key;
    if (!ui.thinking)
        finish();
}

const FLASH struct screen reply_screen = {enter, press, tick};

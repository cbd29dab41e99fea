// SPDX-License-Identifier: MIT
// The human's turn: LEFT and RIGHT choose a part, UP and DOWN what becomes of it, OK plays. An illegal move
// cannot be entered.
#include "ui/ui.h"

enum { GOAL_MS = 2000 };

static void enter(struct ui *ui, uint16_t now)
{
    (void)now;
    ui_tell_turn(ui);
}

static void show_hint(struct ui *ui, uint16_t now)
{
    enum verdict verdict;
    if (!ui_think(ui, &verdict, now))
        return;
    if (verdict == N_POSITION || verdict == DRAW) {
        ui_select_move(ui);
        ui_say(ui, verdict == DRAW ? WORD_HINT_DRAW : WORD_HINT);
    } else {
        ui_no_move(ui);
        ui_say(ui, WORD_NO_HINT);
    }
}

// The goal stands there for a while when the game begins.
static void tick(struct ui *ui, uint16_t now)
{
    bool goal = ui->view.word >= WORD_LAST_STONE_WINS && ui->view.word <= WORD_SOS_WINS;
    if (ui->thinking)
        show_hint(ui, now);
    else if (goal && (uint16_t)(now - ui->since) >= GOAL_MS)
        ui_tell_turn(ui);
}

static void press(struct ui *ui, uint8_t key)
{
    bool within_limit = true;
    if (key == KEY_OK) {
        ui_say(ui, WORD_OK_OR_HINT);
        return;
    }
    if (key == KEY_LEFT || key == KEY_RIGHT) {
        ui_choose_part(ui, key == KEY_RIGHT);
    } else {
        within_limit = ui_choose_amount(ui, key == KEY_UP);
    }
    if (within_limit)
        ui_tell_move(ui, false);
    else
        ui_say_numbers(ui, WORD_PILE_LIMIT, ui->position.k, 0, 0);
}

static void play(struct ui *ui, uint16_t now)
{
    const bool piles = ui->view.shape == SHAPE_PILES;
    if (ui_has_move(ui) && game_is_legal(ui->view.game, &ui->position, &ui->move))
        ui_finish_turn(ui, true, now);
    else
        ui_say(ui, piles ? WORD_TAKE_SOME : WORD_NOTHING_CHOSEN);
}

static void event(struct ui *ui, struct event event, uint16_t now)
{
    bool pressed = event.action == KEY_PRESS ||
                   (event.action == KEY_REPEAT && event.key != KEY_OK && event.key != KEY_LEFT);
    if (pressed) {
        ui->thinking = false;
        press(ui, event.key);
    } else if (event.action == KEY_HOLD && event.key == KEY_OK) {
        ui_no_move(ui);
        ui->view.selected = NO_PART;
        ui->since = now;
        show_hint(ui, now);
    } else if (event.action == KEY_TAP && event.key == KEY_OK) {
        play(ui, now);
    }
}

const FLASH struct screen play_screen = {enter, event, tick};

// SPDX-License-Identifier: MIT
// The human's turn: LEFT and RIGHT choose a pile, UP and DOWN how many stones, OK plays. An illegal move
// cannot be entered.
#include "ui/ui.h"

enum { GOAL_MS = 2000 };

static void enter(struct ui *ui, uint16_t now)
{
    (void)now;
    ui_message(ui, WORD_YOUR_MOVE, 0, 0);
}

// The goal stands there for a while when the game begins.
static void tick(struct ui *ui, uint16_t now)
{
    bool goal = ui->view.word == WORD_LAST_WINS || ui->view.word == WORD_LAST_LOSES;
    if (goal && (uint16_t)(now - ui->since) >= GOAL_MS)
        ui_message(ui, WORD_YOUR_MOVE, 0, 0);
}

static void select(struct ui *ui, bool left)
{
    do
        ui_select(ui, left);
    while (ui->position.part[ui->view.selected] == 0);
}

static void show_amount(struct ui *ui)
{
    uint8_t pile = ui->view.selected;
    ui_message(ui, WORD_TAKE, ui->take[pile], ui->position.part[pile] - ui->take[pile]);
}

static uint8_t piles_touched(const struct ui *ui)
{
    uint8_t touched = 0;
    for (uint8_t i = 0; i < ui->position.count; i++)
        touched += ui->take[i] != 0;
    return touched;
}

static void take_nothing(struct ui *ui)
{
    for (uint8_t i = 0; i < ui->position.count; i++)
        ui->take[i] = 0;
}

static void take_more(struct ui *ui)
{
    part_t *take = &ui->take[ui->view.selected];
    if (*take == 0 && piles_touched(ui) >= ui->position.k) {
        if (ui->position.k > 1) {
            ui_message(ui, WORD_PILE_LIMIT, ui->position.k, 0);
            return;
        }
        take_nothing(ui);
    }
    if (*take < ui->position.part[ui->view.selected])
        ++*take;
    show_amount(ui);
}

static void take_less(struct ui *ui)
{
    part_t *take = &ui->take[ui->view.selected];
    if (*take)
        --*take;
    show_amount(ui);
}

static void hint(struct ui *ui)
{
    struct move move;
    take_nothing(ui);
    if (game_reply(ui->game, &ui->position, &move) == P_POSITION) {
        ui_message(ui, WORD_NO_HINT, 0, 0);
        return;
    }
    for (uint8_t i = 0; i < move.count; i++) {
        uint8_t pile = move.change[i].part;
        ui->take[pile] = ui->position.part[pile] - move.change[i].becomes;
        ui->view.selected = pile;
    }
    ui_message(ui, WORD_HINT, 0, 0);
}

static void press(struct ui *ui, uint8_t key)
{
    if (key == KEY_OK) {
        ui_message(ui, WORD_OK_OR_HINT, 0, 0);
    } else if (key == KEY_LEFT || key == KEY_RIGHT) {
        select(ui, key == KEY_LEFT);
        show_amount(ui);
    } else {
        if (ui->view.selected == NO_PILE)
            select(ui, false);
        if (key == KEY_UP)
            take_more(ui);
        else
            take_less(ui);
    }
}

static void event(struct ui *ui, struct event event, uint16_t now)
{
    if (event.action == KEY_PRESS ||
        (event.action == KEY_REPEAT && event.key != KEY_OK && event.key != KEY_LEFT))
        press(ui, event.key);
    else if (event.action == KEY_HOLD && event.key == KEY_OK)
        hint(ui);
    else if (event.action == KEY_TAP && event.key == KEY_OK && piles_touched(ui))
        ui_finish_turn(ui, true, now);
    else if (event.action == KEY_TAP && event.key == KEY_OK)
        ui_message(ui, WORD_TAKE_SOME, 0, 0);
}

const FLASH struct screen play_screen = {enter, event, tick};

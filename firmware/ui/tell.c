// SPDX-License-Identifier: MIT
// What is said about moves, turns and goals, by the shape of the game.
#include "ui/ui.h"

// Each word of the human's is followed by its short form and the machine's.
enum { MACHINES = 2 };

static void tell_change(struct ui *ui, bool machine)
{
    const uint8_t part = ui->view.selected;
    const uint8_t word = machine ? MACHINES : 0;
    if (part == BOTH_PILES && ui->view.shape == SHAPE_PAIR) {
        ui_say_numbers(ui, WORD_TAKE_BOTH + word, ui->position.part[0] - view_after(&ui->view, 0), 0, 0);
        return;
    }
    const part_t now = ui->position.part[part], after = view_after(&ui->view, part);
    if (ui->view.shape != SHAPE_TOKENS)
        ui_say_numbers(ui, WORD_TAKE + word, after < now ? now - after : 0, machine ? part + 1 : after, 0);
    else if (!machine && ui->view.params == PARAM_GRAPH)
        ui_say(ui, WORD_ARROWS);
    else
        ui_say_numbers(ui, WORD_GO + word, now, after, 0);
}

// The most that may be taken from the heap.
static uint16_t most(const struct ui *ui)
{
    return ui->position.cap < ui->position.stones ? ui->position.cap : ui->position.stones;
}

void ui_tell_move(struct ui *ui, bool machine)
{
    const struct change *change = ui->move.change;
    const uint16_t part = change[0].part + 1, second = change[1].part + 1;
    const uint8_t word = machine ? MACHINES : 0;
    switch (ui->view.shape) {
    case SHAPE_HEAP:
        if (machine || ui->view.params != PARAM_S)
            ui_say_numbers(ui, WORD_TAKE_OF + word, ui->move.amount, most(ui), 0);
        else
            ui_say_numbers(ui, WORD_TAKE, ui->move.amount, ui->position.stones - ui->move.amount, 0);
        break;
    case SHAPE_BAR:
        ui_say_numbers(ui, WORD_BITE + word, part, change[0].becomes + 1, 0);
        break;
    case SHAPE_COINS:
        ui_say_numbers(ui, (ui->move.count == 1 ? WORD_TURN_ONE : WORD_TURN_TWO) + word, part, second, 0);
        break;
    case SHAPE_MEN:
        ui_say_numbers(ui, WORD_MAN + word, (part + 1) / 2, ui->position.part[part - 1], change[0].becomes);
        break;
    case SHAPE_LETTERS:
        ui_say_numbers(ui, (change[0].becomes == 1 ? WORD_WRITE_S : WORD_WRITE_O) + word, part, 0, 0);
        break;
    case SHAPE_BOXES:
        ui_say_numbers(ui, WORD_DIVIDE + word, part, view_after(&ui->view, 0), view_after(&ui->view, 1));
        break;
    default:
        tell_change(ui, machine);
    }
}

void ui_tell_turn(struct ui *ui)
{
    if (ui->view.shape == SHAPE_HEAP && ui->view.params != PARAM_S)
        ui_say_numbers(ui, WORD_YOUR_MOVE_OF, most(ui), 0, 0);
    else
        ui_say(ui, WORD_YOUR_MOVE);
}

void ui_tell_goal(struct ui *ui)
{
    uint8_t word = WORD_LAST_MOVE_WINS;
    switch (ui->view.shape) {
    case SHAPE_BAR:
        ui_say(ui, WORD_POISON);
        return;
    case SHAPE_LETTERS:
        ui_say(ui, WORD_SOS_WINS);
        return;
    case SHAPE_PILES:
    case SHAPE_HEAP:
    case SHAPE_PAIR:
        word = WORD_LAST_STONE_WINS;
    }
    if (ui->position.misere)
        word += WORD_LAST_STONE_LOSES - WORD_LAST_STONE_WINS;
    ui_say(ui, word);
}

// SPDX-License-Identifier: MIT
// What is said about moves, turns and goals, by the shape of the game.
#include "ui/screens/ui.h"

// Each word of the human's is followed by its short form and the machine's.
enum { MACHINES = WORD_I_TAKE - WORD_TAKE, TWO_FORMS = WORD_WRITE_O - WORD_WRITE_S };

void ui_tell_move(bool machine)
{
    const uint8_t part = ui.view.selected, number = ui_number();
    const uint8_t now = ui.position.part[part], after = view_after(part);
    uint8_t word = WORD_TAKE, first = part + 1, second = number;
    switch (ui.view.shape) {
    case SHAPE_HEAP:
        first = number;
        second = ui.position.stones - number;
        if (machine || ui.view.params != PARAM_S) {
            word = WORD_TAKE_OF;
            second = ui_number_max(0);
        }
        break;
    case SHAPE_BAR:
        word = WORD_BITE;
        second = after + 1;
        break;
    case SHAPE_COINS:
        word = number == first ? WORD_TURN_ONE : WORD_TURN_TWO;
        break;
    case SHAPE_MEN:
        word = WORD_MAN;
        first = part / 2 + 1;
        second = now;
        ui.view.number[2] = number;
        break;
    case SHAPE_LETTERS:
        word = WORD_WRITE_S - TWO_FORMS + number * TWO_FORMS;
        break;
    case SHAPE_BOXES:
        word = WORD_DIVIDE;
        second = view_after(0);
        ui.view.number[2] = view_after(1);
        break;
    case SHAPE_TOKENS:
    case SHAPE_STRIP:
        word = WORD_GO;
        if (!machine && ui.view.shape == SHAPE_TOKENS)
            word = WORD_ARROWS;
        first = now;
        second = after;
        break;
    default:
        second = machine ? first : after;
        first = now > after ? now - after : 0;
        if (part == BOTH_PILES && ui.view.shape == SHAPE_PAIR) {
            word = WORD_TAKE_BOTH;
            first = number;
        }
    }
    ui_say_numbers(machine ? word + MACHINES : word, first, second);
}

void ui_tell_turn(void)
{
    if (ui.view.shape == SHAPE_HEAP && ui.view.params != PARAM_S)
        ui_say_numbers(WORD_YOUR_MOVE_OF, ui_number_max(0), 0);
    else
        ui_say(WORD_YOUR_MOVE);
}

void ui_tell_goal(void)
{
    const uint8_t shape = ui.view.shape;
    const bool stones = shape <= SHAPE_PAIR && ui.view.params != PARAMS_M_L_R; // those are balls
    uint8_t word = stones ? WORD_LAST_STONE_WINS : WORD_LAST_MOVE_WINS;
    if (ui.position.misere)
        word += WORD_LAST_STONE_LOSES - WORD_LAST_STONE_WINS;
    if (shape == SHAPE_BAR)
        word = WORD_POISON;
    if (shape == SHAPE_LETTERS)
        word = WORD_SOS_WINS;
    ui_say(word);
}

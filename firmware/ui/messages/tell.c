// SPDX-License-Identifier: MIT
// What is said about moves, turns and goals, by the shape of the game.
#include "ui/screens/ui.h"

// Ways to tell a move: a shape has one, or chooses between its own and one of those behind the shapes.
enum { TAKE = SHAPE_PILES, TAKE_OF = SHAPE_BOXES + 1, TAKE_BOTH, TURN_ONE, WRITE_O };

static const FLASH struct {
    uint8_t human, machine;
} told[] = {
    [TAKE] = {WORD_TAKE, WORD_I_TAKE},
    [TAKE_OF] = {WORD_TAKE_OF, WORD_I_TAKE_OF},
    [TAKE_BOTH] = {WORD_TAKE_BOTH, WORD_I_TAKE_BOTH},
    [SHAPE_STRIP] = {WORD_GO, WORD_I_GO},
    [SHAPE_BAR] = {WORD_BITE, WORD_I_BITE},
    [SHAPE_COINS] = {WORD_TURN_TWO, WORD_I_TURN_TWO},
    [TURN_ONE] = {WORD_TURN_ONE, WORD_I_TURN_ONE},
    [SHAPE_TOKENS] = {WORD_ARROWS, WORD_I_GO},
    [SHAPE_MEN] = {WORD_MAN, WORD_MY_MAN},
    [SHAPE_LETTERS] = {WORD_WRITE_S, WORD_I_WRITE_S},
    [WRITE_O] = {WORD_WRITE_O, WORD_I_WRITE_O},
    [SHAPE_BOXES] = {WORD_DIVIDE, WORD_I_DIVIDE},
};

void ui_tell_move(bool machine)
{
    const uint8_t part = ui.view.selected, number = ui_number();
    const uint8_t now = ui.position.part[part], after = view_after(part);
    uint8_t way = ui.view.shape, first = part + 1, second = number;
    switch (way) {
    case SHAPE_HEAP:
        way = TAKE;
        first = number;
        second = ui.position.stones - number;
        if (machine || ui.view.params != PARAM_S) {
            way = TAKE_OF;
            second = ui_number_max(0);
        }
        break;
    case SHAPE_BAR:
        second = after + 1;
        break;
    case SHAPE_COINS:
        if (number == first)
            way = TURN_ONE;
        break;
    case SHAPE_MEN:
        first = part / 2 + 1;
        second = now;
        ui.view.number[2] = number;
        break;
    case SHAPE_LETTERS:
        if (number > 1)
            way = WRITE_O;
        break;
    case SHAPE_BOXES:
        second = view_after(0);
        ui.view.number[2] = view_after(1);
        break;
    case SHAPE_TOKENS:
    case SHAPE_STRIP:
        first = now;
        second = after;
        break;
    default:
        way = TAKE;
        second = machine ? first : after;
        first = now > after ? now - after : 0;
        if (part == BOTH_PILES && ui.view.shape == SHAPE_PAIR) {
            way = TAKE_BOTH;
            first = number;
        }
    }
    ui_say_numbers(machine ? told[way].machine : told[way].human, first, second);
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
    uint8_t word;
    if (shape == SHAPE_BAR)
        word = WORD_POISON;
    else if (shape == SHAPE_LETTERS)
        word = WORD_SOS_WINS;
    else if (ui.position.misere)
        word = stones ? WORD_LAST_STONE_LOSES : WORD_LAST_MOVE_LOSES;
    else
        word = stones ? WORD_LAST_STONE_WINS : WORD_LAST_MOVE_WINS;
    ui_say(word);
}

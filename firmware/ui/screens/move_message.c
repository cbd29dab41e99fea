// SPDX-License-Identifier: MIT
#include "ui/screens/move_message.h"

#include "ui/screens/pen.h"    // pages
#include "ui/screens/choose.h" // what the move chooses
#include "ui/screens/titles.h" // what decides the game

// Forms of a message about a move: one for each shape, two for piles, heaps, coins and letters. The plainest
// moves, of stones from a pile, have the form of SHAPE_PILES in all shapes.
enum { ROLL = SHAPES, TURN_ONE, WRITE_O, LEAVE };

static const FLASH uint8_t move_messages[][2] = {
    // for the human's choice, for the machine's move
    [SHAPE_PILES] = {MSG_TAKE, MSG_I_TAKE},
    [ROLL] = {MSG_ROLL, MSG_I_ROLL},
    [SHAPE_HEAP] = {MSG_TAKE_OF, MSG_I_TAKE_OF},
    [LEAVE] = {MSG_TAKE, MSG_I_TAKE_OF},
    [SHAPE_STAIRS] = {MSG_STEP, MSG_I_STEP},
    [SHAPE_PAIR] = {MSG_TAKE_BOTH, MSG_I_TAKE_BOTH},
    [SHAPE_STRIP] = {MSG_GO, MSG_I_GO},
    [SHAPE_BAR] = {MSG_BITE, MSG_I_BITE},
    [SHAPE_COINS] = {MSG_TURN_TWO, MSG_I_TURN_TWO},
    [TURN_ONE] = {MSG_TURN_ONE, MSG_I_TURN_ONE},
    [SHAPE_TOKENS] = {MSG_ARROWS, MSG_I_GO},
    [SHAPE_MEN] = {MSG_MAN, MSG_MY_MAN},
    [SHAPE_LETTERS] = {MSG_WRITE_S, MSG_I_WRITE_S},
    [WRITE_O] = {MSG_WRITE_O, MSG_I_WRITE_O},
    [SHAPE_BOXES] = {MSG_DIVIDE, MSG_I_DIVIDE},
};

// The form for a heap, with its second number: what such a move leaves, or the most that may be taken.
static uint8_t heap_form(uint8_t taken)
{
    const stones_t left = ui.match.position.stones - taken;
    if (ui.view.params == PARAM_S && left < 100) { // two digits have room
        ui.view.number[1] = left;
        return LEAVE;
    }
    uint8_t most = ui_number_max(0);
    while (most && !game_allows(ui.match.game, &ui.match.position, 0, most))
        most--;
    ui.view.number[1] = most;
    return SHAPE_HEAP;
}

void show_move_message(bool machine)
{
    const uint8_t part = ui.view.selected;
    if (part == NO_PART) {
        show_message(MSG_ARROWS);
        return;
    }
    const uint8_t number = ui_number(), now = ui.match.position.part[part], after = ui_after(part);
    const uint8_t place = part + 1;
    uint8_t form = ui.view.shape;
    ui.view.number[0] = place;
    ui.view.number[1] = number;
    ui.view.number[2] = after;
    switch (form) {
    case SHAPE_HEAP:
        ui.view.number[0] = number;
        form = heap_form(number);
        break;
    case SHAPE_BAR:
        ui.view.number[1] = after + 1;
        break;
    case SHAPE_COINS:
        if (number == place)
            form = TURN_ONE;
        break;
    case SHAPE_MEN:
        ui.view.number[0] = part / 2 + 1;
        ui.view.number[1] = now;
        break;
    case SHAPE_LETTERS:
        if (number > 1)
            form = WRITE_O;
        break;
    case SHAPE_BOXES:
        ui.view.number[1] = ui_after(0);
        ui.view.number[2] = ui_after(1);
        break;
    case SHAPE_TOKENS:
    case SHAPE_STRIP:
        ui.view.number[0] = now;
        ui.view.number[1] = after;
        break;
    case SHAPE_PAIR:
        if (part == BOTH_PILES) {
            ui.view.number[0] = number;
            break;
        }
        // fall through
    default:
        if (form != SHAPE_STAIRS)
            form = ui.view.params == PARAMS_M_L_R ? ROLL : SHAPE_PILES;
        ui.view.number[0] = now - after;
        ui.view.number[1] = machine ? place : after;
    }
    if (!number && (form == SHAPE_PILES || form == SHAPE_STAIRS))
        show_message_with(MSG_HOW_MANY, now, 0);
    else if (!number && ui.view.shape == SHAPE_HEAP)
        show_message(MSG_YOUR_MOVE);
    else
        show_message(move_messages[form][machine]);
}

void show_turn_message(void)
{
    if (match_player(&ui.match) != HUMAN)
        show_message(MSG_MY_TURN);
    else if (ui_two_players())
        show_message_with(MSG_PLAYER_MOVES, 1 + ui.match.position.white, 0);
    else if (ui.view.shape == SHAPE_HEAP && ui.view.params != PARAM_S)
        show_message_with(MSG_YOUR_MOVE_OF, ui_number_max(0), 0);
    else
        show_message(MSG_YOUR_MOVE);
}

uint8_t goal_message(void)
{
    static const FLASH uint8_t goals[GOALS][2] = {
        // in normal play, in misere play
        [GOAL_MOVE] = {MSG_LAST_MOVE_WINS, MSG_LAST_MOVE_LOSES},
        [GOAL_STONE] = {MSG_LAST_STONE_WINS, MSG_LAST_STONE_LOSES},
        [GOAL_POISON] = {MSG_POISON, MSG_POISON},
        [GOAL_SOS] = {MSG_SOS_WINS, MSG_SOS_WINS},
        [GOAL_LEAD] = {MSG_LEAD_WINS, MSG_LEAD_WINS},
    };
    return goals[title_of(ui.settings.game)->goal][ui.match.position.misere];
}

void show_game_message(uint8_t message)
{
    uint8_t first = ui.match.position.k, second = ui.match.position.most;
    if (ui.view.params == PARAM_MAX) {
        first = ui.match.position.cap;
    } else if (ui.view.params == PARAMS_M_L_R) {
        second = ui.match.position.longest;
        ui.view.number[2] = ui.match.position.radius;
    }
    show_message_with(message, first, second);
}

void turn_page(int8_t step)
{
    uint8_t cells[CELLS];
    pen_begin(cells);
    ui.view.page += step;
    if (!pen_page(ui.view.message, ui.view.page))
        ui.view.page = 0;
    ui.changed = true;
}

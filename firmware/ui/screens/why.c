// SPDX-License-Identifier: MIT
// Why the position is won or lost, in steps that LEFT and RIGHT turn: a step shows what the theory counts, as
// piles above a message, or the board as the hinted move leaves it. OK or UP leads back to the board, as does
// turning beyond the first or last step. There the move of the hint is still chosen.
// The numbers that count are shown as piles of Nim, which they are to a theory of xor; a column of their
// binary digits as those stones of the piles that make up this power of two, to be crossed off in pairs. On
// entry the move of the hint, if any, is ui.move.
#include "ui/screens/why.h"

#include "ui/screens/shared_screens.h"

#include "game/explain/explain.h"
#include "match/count.h" // COUNT_MAX
#include "ui/facts/facts.h"

// The messages of the steps from STEP_NUMBERS on, by enum way, and of an ending with only ones, where a move
// takes from one pile or from some. A step without a message is passed over. Columns have more messages.
enum { END_OF_ONE = WAYS, END_OF_SOME, ROWS };
static const FLASH uint8_t messages[ROWS][STEP_END - STEP_NUMBERS] = {
    // numbers, method, column, rule
    [BY_XOR] = {NO_MESSAGE, MSG_WHY_CUT, MSG_WHY_EVEN, MSG_WHY_EVEN_LOST},
    [BY_COLUMNS] = {NO_MESSAGE, MSG_WHY_GROUPS, MSG_WHY_EVEN, MSG_WHY_OVER_LOST},
    [BY_BOUNDED] = {MSG_WHY_REST, MSG_WHY_GROUPS, MSG_WHY_EVEN, MSG_WHY_OVER_LOST},
    [BY_VALUES] = {MSG_WHY_WORTH, MSG_WHY_CUT, MSG_WHY_EVEN, MSG_WHY_EVEN_LOST},
    [BY_STEPS] = {MSG_WHY_LASTS, NO_MESSAGE, NO_MESSAGE, MSG_WHY_TOP_LOST},
    [BY_ZECKENDORF] = {MSG_WHY_FIBONACCI, MSG_WHY_LEAST, NO_MESSAGE, MSG_WHY_LEAST_LOST},
    [BY_POWER] = {MSG_WHY_POWERS, MSG_WHY_LEAST, NO_MESSAGE, MSG_WHY_LEAST_LOST},
    [BY_REMAINDER] = {MSG_WHY_REST, NO_MESSAGE, NO_MESSAGE, MSG_WHY_OVER_LOST},
    [BY_PAIRS] = {MSG_WHY_PAIRS, MSG_WHY_APART, NO_MESSAGE, NO_MESSAGE},
    [BY_PARITY] = {MSG_WHY_ODD_BOX, NO_MESSAGE, NO_MESSAGE, MSG_WHY_ODD_LOST},
    [BY_SEARCH] = {MSG_WHY_MOVES, MSG_WHY_NONE_WINS, NO_MESSAGE, NO_MESSAGE},
    [END_OF_ONE] = {MSG_WHY_WORTH, MSG_WHY_ONLY_ONES, NO_MESSAGE, MSG_WHY_ONES_LOST},
    [END_OF_SOME] = {MSG_WHY_ONLY_ONES, MSG_WHY_GROUPS, NO_MESSAGE, MSG_WHY_OVER_LOST},
};

// The first message of BY_XOR, by shape: what the numbers are. None: the piles themselves.
static const FLASH uint8_t numbers_of[SHAPES] = {
    [SHAPE_STAIRS] = MSG_WHY_STEPS,
    [SHAPE_STRIP] = MSG_WHY_WORTH,
    [SHAPE_COINS] = MSG_WHY_WORTH,
    [SHAPE_MEN] = MSG_WHY_GAPS,
};

static uint8_t number;        // of the step that is shown, from 0 on, among those with a message
static uint8_t reply;         // number of the reply that the step asks for; 0: none
static struct position shown; // the numbers as piles, or the board

// The search for the step to be shown
struct turn {
    uint8_t remaining; // steps before that one
    uint8_t row;       // of the messages
    bool is_shown;
};

// Returns the row of the messages for the reason of the match's position.
static uint8_t row_of(const struct reason *reason)
{
    if (reason->ending <= NOT_YET || reason->way == BY_REMAINDER)
        return reason->way;
    return ui.match.position.k > 1 ? END_OF_SOME : END_OF_ONE;
}

// Returns the message of a step of the theorem; NO_MESSAGE: it is passed over.
static uint8_t message_of(const struct reason_step *step, uint8_t row)
{
    if (step->kind > STEP_RULE)
        return NO_MESSAGE;
    const uint8_t message = messages[row][step->kind - STEP_NUMBERS];
    if (step->kind == STEP_NUMBERS && step->reason->way == BY_XOR)
        return numbers_of[view_of_board()->shape];
    if (message == MSG_WHY_EVEN && ui.match.position.k > 1)
        return MSG_WHY_OVER;
    if (message == MSG_WHY_EVEN && step->number[2])
        return MSG_WHY_ODD;
    if (message == MSG_WHY_MOVES && step->number[0] > COUNT_MAX)
        return MSG_WHY_NONE_WINS;
    return message;
}

// Shows the numbers as piles, but only the stones of these bits. More heads than a display has room for as
// numbers stay coins.
static void show_piles(const struct reason *reason, part_t bits)
{
    if (reason->count > PILES_MAX)
        return;
    for (uint8_t i = 0; i < reason->count; i++)
        shown.part[i] = reason->number[i] & bits;
    shown.count = reason->count;
    ui.view.shape = SHAPE_PILES;
    ui.view.keeps_places = false;
}

static void show(const struct reason_step *step, uint8_t row, uint8_t message)
{
    const bool on_board = row >= BY_PAIRS && row <= BY_SEARCH;
    const bool is_fact = step->kind < STEP_NUMBERS;
    shown = step->is_after || (on_board && !is_fact) ? *step->after : ui.match.position;
    if (is_fact) {
        facts_show(step, &shown);
        return;
    }
    if (!on_board)
        show_piles(step->reason, step->kind == STEP_COLUMN ? step->number[0] : UINT8_MAX);
    ui.view.number[2] = step->number[2];
    show_message_with(message, step->number[0], step->number[1]);
}

// Shows the step if it is the one that the turn leads to: the sink of explain.
static bool show_if_due(const struct reason_step *step, void *context)
{
    struct turn *const turn = context;
    uint8_t message = NO_MESSAGE;
    if (step->kind == STEP_NUMBERS)
        turn->row = row_of(step->reason);
    if (step->kind >= STEP_NUMBERS && step->kind < STEP_REPLY) {
        message = message_of(step, turn->row);
        if (!message)
            return true;
    }
    if (turn->remaining--)
        return true;
    turn->is_shown = true;
    if (step->kind == STEP_REPLY)
        reply = step->number[0];
    else
        show(step, turn->row, message);
    return false;
}

// Shows the step with this number, computed from the match and the move alone. Returns false if there is
// none.
static bool show_step(void)
{
    struct turn turn = {.remaining = number};
    reply = 0;
    ui.view.shape = view_of_board()->shape;
    explain(ui.match.game, &ui.match.position, &ui.move, show_if_due, &turn);
    return turn.is_shown;
}

// LEFT and RIGHT turn to another step. Other keys and the ends lead back to the board.
enum screen_id why_press(uint8_t key)
{
    const bool turns = key == KEY_RIGHT || (key == KEY_LEFT && number);
    number += UI_STEP(key);
    if (turns && show_step())
        return STAY;
    reply = 0;
    view_return_to_board();
    return SCREEN_PLAY;
}

void why_enter(void)
{
    view_leave_board();
    ui.view.position = &shown;
    ui.view.selected = NO_PART;
    ui.view.shows_move = 0;
    number = 0;
    show_step();
}

uint8_t why_reply(void)
{
    return reply;
}

struct position *why_shown(void)
{
    return &shown;
}

const FLASH struct screen why_screen = {.enter = why_enter, .press = why_press};

// SPDX-License-Identifier: MIT
// Explains in steps why the position is won or lost. Each step shows a message, with the theory's numbers
// as piles or with the board after the hinted move. LEFT and RIGHT turn to other steps. Other keys lead
// back to the board, and so does turning beyond the first or last step.
//
// If the theory is a nim-sum, each power of two has a step, which shows only this power in each pile. The
// player can cross off equal powers in pairs.
#include "ui/screens/shared_screens.h"

#include "ui/screens/board_view.h"

// Rows for misere play with at most k numbers above 1. END_OF_ONE is for k = 1.
enum { END_OF_ONE = WAYS, END_OF_SOME, ROWS };

// Message for each step, one row for each enum way. NO_MESSAGE skips the step.
static const FLASH uint8_t messages[ROWS][STEP_END - STEP_NUMBERS] = {
    // messages for STEP_NUMBERS, STEP_METHOD, STEP_COLUMN and STEP_RULE
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

// Messages that explain the numbers of BY_XOR. If a shape has no message, the numbers are the piles.
static const FLASH uint8_t numbers_of[SHAPES] = {
    [SHAPE_STAIRS] = MSG_WHY_STEPS,
    [SHAPE_STRIP] = MSG_WHY_WORTH,
    [SHAPE_COINS] = MSG_WHY_WORTH,
    [SHAPE_MEN] = MSG_WHY_GAPS,
};

// A search for a certain step of the explanation
struct sought {
    const struct match *match;
    struct view *view; // view in which to show the step
    uint8_t remaining; // steps to skip before the sought step
    uint8_t row;       // row of the table `messages`
    bool has_replies;  // true if further steps show replies
};

// Returns the row of `messages` that explains a reason.
static uint8_t row_of(const struct match *match, const struct reason *reason)
{
    if (reason->ending <= NOT_YET || reason->way == BY_REMAINDER)
        return reason->way;
    return match->position.k > 1 ? END_OF_SOME : END_OF_ONE;
}

// Returns the message of a step. NO_MESSAGE skips the step.
static uint8_t message_of(const struct match *match, const struct reason_step *step, uint8_t row)
{
    const uint8_t kind = step->kind;
    if (kind > STEP_RULE)
        return NO_MESSAGE;
    if (kind == STEP_NUMBERS && step->reason->way == BY_XOR)
        return numbers_of[match->game->shape];
    if (kind == STEP_NUMBERS && row == BY_SEARCH && step->number[0] > COUNT_MAX)
        return MSG_WHY_NONE_WINS;
    const uint8_t message = messages[row][kind - STEP_NUMBERS];
    if (kind != STEP_COLUMN || !message)
        return message;
    if (match->position.k > 1)
        return MSG_WHY_OVER;
    return step->number[2] ? MSG_WHY_ODD : message;
}

// Shows each number & `bits` as a pile, if there are at most PILES_MAX numbers.
static void show_piles(struct view *view, const struct reason *reason, part_t bits)
{
    if (reason->count > PILES_MAX)
        return;
    for (uint8_t i = 0; i < reason->count; i++)
        view->position.part[i] = reason->number[i] & bits;
    show_as_piles(view, reason->count);
}

static void show(struct view *view, const struct reason_step *step, uint8_t row, uint8_t message)
{
    const bool on_board = row >= BY_PAIRS && row <= BY_SEARCH, is_fact = step->kind < STEP_NUMBERS;
    if (step->is_after || (on_board && !is_fact))
        view->position = *step->after;
    if (is_fact) {
        facts_show(step, view);
        return;
    }
    if (!on_board)
        show_piles(view, step->reason, step->kind == STEP_COLUMN ? step->number[0] : UINT8_MAX);
    view->number[2] = step->number[2];
    show_numbers(view, message, step->number[0], step->number[1]);
}

// Shows the sought step. explain() calls this function for each step.
static bool show_if_sought(const struct reason_step *step, void *context)
{
    struct sought *const sought = context;
    uint8_t message = NO_MESSAGE;
    if (step->kind == STEP_REPLY) {
        sought->has_replies = true;
        return false;
    }
    if (step->kind == STEP_NUMBERS)
        sought->row = row_of(sought->match, step->reason);
    if (step->kind >= STEP_NUMBERS) {
        message = message_of(sought->match, step, sought->row);
        if (!message)
            return true;
    }
    if (sought->remaining--)
        return true;
    show(sought->view, step, sought->row, message);
    return false;
}

static void find(struct sought *sought, const struct move *move)
{
    explain(sought->match->game, &sought->match->position, move, show_if_sought, sought);
}

void why_view(const struct ui *ui, struct view *view)
{
    const struct why *const state = &ui->state.why;
    const struct move *const move = &ui->chosen.move;
    struct sought sought = {.match = &ui->match, .view = view, .remaining = state->number};
    position_view(ui, view);
    view->leads_on = true;
    if (!why_reply(state))
        find(&sought, move);
    show_changes(view, move, 0);
}

// Counts the steps: tries to skip UINT8_MAX steps, more than any explanation has.
void why_enter(struct ui *ui)
{
    struct why *const state = &ui->state.why;
    struct sought all = {.match = &ui->match, .remaining = UINT8_MAX};
    find(&all, &ui->chosen.move);
    state->steps = UINT8_MAX - all.remaining;
    state->has_replies = all.has_replies;
    state->number = 0;
}

uint8_t why_reply(const struct why *state)
{
    return state->number < state->steps ? 0 : state->number - state->steps + 1;
}

enum screen_id why_press(struct ui *ui, uint8_t key)
{
    struct why *const state = &ui->state.why;
    const uint8_t most = state->has_replies ? state->steps + REPLIES_MAX : state->steps;
    const bool turns = key == KEY_RIGHT || key == KEY_LEFT;
    return turns && (state->number += UI_STEP(key)) < most ? REDRAW : SCREEN_PLAY;
}

const FLASH struct screen why_screen = {
    .view = why_view, .enter = why_enter, .press = why_press, .traits = SHOWS_MATCH | ASKS_TO_STOP};

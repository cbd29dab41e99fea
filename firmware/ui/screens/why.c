// SPDX-License-Identifier: MIT
// The numbers that count are shown as piles of Nim, which they are to a theory of xor; a column of their
// binary digits as those stones of the piles that make up this power of two, to be crossed off in pairs. On
// entry the move of the hint, if any, is ui.move.
#include "ui/screens/why.h"

#include "game/moves.h"
#include "game/reason.h"
#include "match/count.h" // COUNT_MAX

// Steps: two messages, the columns of the numbers from TOP_BIT down, and the rule.
enum { FIRST_COLUMN = 2, TOP_BIT = 0x40, RULE = FIRST_COLUMN + 7, STEPS };
_Static_assert(PART_MAX < 2 * TOP_BIT, "columns of a pile");

// The messages by enum way, and of an ending with only ones, where a move takes from one pile or from some.
enum { END_OF_ONE = WAYS, END_OF_SOME, ROWS };
static const FLASH uint8_t messages[ROWS][FIRST_COLUMN + 1] = {
    [BY_XOR] = {NO_MESSAGE, MSG_WHY_CUT, MSG_WHY_EVEN_LOST},
    [BY_COLUMNS] = {NO_MESSAGE, MSG_WHY_GROUPS, MSG_WHY_OVER_LOST},
    [BY_BOUNDED] = {MSG_WHY_REST, MSG_WHY_GROUPS, MSG_WHY_OVER_LOST},
    [BY_VALUES] = {MSG_WHY_WORTH, MSG_WHY_CUT, MSG_WHY_EVEN_LOST},
    [BY_STEPS] = {MSG_WHY_LASTS, NO_MESSAGE, MSG_WHY_TOP_LOST},
    [BY_ZECKENDORF] = {MSG_WHY_FIBONACCI, MSG_WHY_LEAST, MSG_WHY_LEAST_LOST},
    [BY_POWER] = {MSG_WHY_POWERS, MSG_WHY_LEAST, MSG_WHY_LEAST_LOST},
    [BY_REMAINDER] = {MSG_WHY_REST, NO_MESSAGE, MSG_WHY_OVER_LOST},
    [BY_PAIRS] = {MSG_WHY_PAIRS, MSG_WHY_APART},
    [BY_PARITY] = {MSG_WHY_ODD_BOX, NO_MESSAGE, MSG_WHY_ODD_LOST},
    [BY_SEARCH] = {MSG_WHY_MOVES, MSG_WHY_NONE_WINS},
    [END_OF_ONE] = {MSG_WHY_WORTH, MSG_WHY_ONLY_ONES, MSG_WHY_ONES_LOST},
    [END_OF_SOME] = {MSG_WHY_ONLY_ONES, MSG_WHY_GROUPS, MSG_WHY_OVER_LOST},
};

// The first message of BY_XOR, by shape: what the numbers are. None: the piles themselves.
static const FLASH uint8_t numbers_of[SHAPES] = {
    [SHAPE_STAIRS] = MSG_WHY_STEPS,
    [SHAPE_STRIP] = MSG_WHY_WORTH,
    [SHAPE_COINS] = MSG_WHY_WORTH,
    [SHAPE_MEN] = MSG_WHY_GAPS,
};

static struct view board;     // the view to go back to
static uint8_t step;          // that is shown
static uint8_t row;           // of the messages
static struct position shown; // the numbers as piles, or the board after the hint's move

// Shows the numbers as piles, but only the stones of these bits; returns how many piles have any.
static uint8_t show_piles(part_t bits)
{
    uint8_t count = 0;
    for (uint8_t i = 0; i < reason.count; i++) {
        const part_t stones = reason.number[i] & bits;
        shown.part[i] = stones;
        if (stones)
            count++;
    }
    shown.count = reason.count;
    ui.view.shape = SHAPE_PILES;
    ui_set_places(false);
    return count;
}

// Shows a column; false if all numbers are smaller.
static bool show_column(part_t bit)
{
    const uint8_t modulus = shown.k + 1;
    if (row > BY_VALUES || reason.any < bit)
        return false;
    const uint8_t count = show_piles(bit), over = count % modulus;
    uint8_t message = over ? MSG_WHY_ODD : MSG_WHY_EVEN;
    if (modulus > 2)
        message = MSG_WHY_OVER;
    ui.view.number[2] = over;
    show_message_with(message, bit, count);
    return true;
}

// Shows the step; false if there is none. The rule is shown with the numbers that the move leaves.
static bool show(void)
{
    const bool on_board = row >= BY_PAIRS && row <= BY_SEARCH;
    shown = ui.match.position;
    if (step == RULE || on_board)
        game_play(&shown, &ui.move);
    if (!on_board)
        reason_find(ui.match.game, &shown);
    uint8_t text = step;
    if (step == RULE) {
        text = FIRST_COLUMN;
    } else if (step >= FIRST_COLUMN) {
        part_t bit = TOP_BIT;
        for (uint8_t left = step - FIRST_COLUMN; left; left--)
            bit >>= 1;
        return show_column(bit);
    }
    uint8_t message = messages[row][text];
    if (!step && reason.way == BY_XOR)
        message = numbers_of[board.shape];
    if (!message)
        return false;
    uint8_t number = reason.ending > NOT_YET;
    if (message == MSG_WHY_REST)
        number = reason.base;
    if (message == MSG_WHY_GROUPS)
        number = shown.k + 1;
    if (message == MSG_WHY_LEAST)
        number = reason.number[0];
    if (message == MSG_WHY_MOVES) {
        const stones_t replies = moves_count(ui.match.game, &shown);
        if (replies > COUNT_MAX)
            message = MSG_WHY_NONE_WINS;
        number = replies;
    }
    if (!on_board)
        show_piles(UINT8_MAX);
    show_message_with(message, number, shown.cap);
    return true;
}

static enum screen_id go_back(void)
{
    ui.view = board;
    ui.view.shows_move = WHOLE_MOVE; // that of the hint blinked
    return SCREEN_PLAY;
}

// LEFT and RIGHT turn to the next step that there is.
static enum screen_id press(uint8_t key)
{
    if (key != KEY_LEFT && key != KEY_RIGHT)
        return go_back();
    do {
        step += UI_STEP(key);
        if (step >= STEPS)
            return go_back();
    } while (!show());
    return STAY;
}

static void enter(void)
{
    board = ui.view;
    step = UINT8_MAX;
    shown = ui.match.position;
    reason_find(ui.match.game, &shown);
    row = reason.way;
    if (reason.ending > NOT_YET && row != BY_REMAINDER)
        row = shown.k > 1 ? END_OF_SOME : END_OF_ONE;
    ui.view.position = &shown;
    ui.view.selected = NO_PART;
    ui.view.shows_move = 0;
    press(KEY_RIGHT);
}

const FLASH struct screen why_screen = {.enter = enter, .press = press};

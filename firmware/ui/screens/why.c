// SPDX-License-Identifier: MIT
// Why the position is won or lost, in steps that LEFT and RIGHT turn: a step shows what the theory counts, as
// piles above a message, or the board as the hinted move leaves it. OK or UP leads back to the board, as does
// turning beyond the first or last step. There the move of the hint is still chosen.
// The numbers that count are shown as piles of Nim, which they are to a theory of xor; a column of their
// binary digits as those stones of the piles that make up this power of two, to be crossed off in pairs. On
// entry the move of the hint, if any, is ui.move.
#include "ui/screens/why.h"

#include "ui/screens/shared_screens.h"

#include "game/explain/reason.h"
#include "match/match.h" // COUNT_MAX
#include "ui/facts/facts.h"

// The messages of the steps by enum way, and of an ending with only ones, where a move takes from one pile or
// from some. Where there are none the step is passed over. Columns have more messages.
enum { END_OF_ONE = WAYS, END_OF_SOME, ROWS };
#define OF_KIND(kind) STEP_##kind - STEP_NUMBERS
#define COLUMNS_OF(numbers, method, rule)                                                                    \
    {                                                                                                        \
        [OF_KIND(NUMBERS)] = numbers, [OF_KIND(METHOD)] = method, [OF_KIND(COLUMN)] = MSG_WHY_EVEN,          \
        [OF_KIND(RULE)] = rule                                                                               \
    }
#define WORDS_OF(numbers, method, rule)                                                                      \
    {                                                                                                        \
        [OF_KIND(NUMBERS)] = numbers, [OF_KIND(METHOD)] = method, [OF_KIND(RULE)] = rule                     \
    }
static const FLASH uint8_t messages[ROWS][OF_KIND(END)] = {
    [BY_XOR] = COLUMNS_OF(NO_MESSAGE, MSG_WHY_CUT, MSG_WHY_EVEN_LOST),
    [BY_COLUMNS] = COLUMNS_OF(NO_MESSAGE, MSG_WHY_GROUPS, MSG_WHY_OVER_LOST),
    [BY_BOUNDED] = COLUMNS_OF(MSG_WHY_REST, MSG_WHY_GROUPS, MSG_WHY_OVER_LOST),
    [BY_VALUES] = COLUMNS_OF(MSG_WHY_WORTH, MSG_WHY_CUT, MSG_WHY_EVEN_LOST),
    [BY_STEPS] = WORDS_OF(MSG_WHY_LASTS, NO_MESSAGE, MSG_WHY_TOP_LOST),
    [BY_ZECKENDORF] = WORDS_OF(MSG_WHY_FIBONACCI, MSG_WHY_LEAST, MSG_WHY_LEAST_LOST),
    [BY_POWER] = WORDS_OF(MSG_WHY_POWERS, MSG_WHY_LEAST, MSG_WHY_LEAST_LOST),
    [BY_REMAINDER] = WORDS_OF(MSG_WHY_REST, NO_MESSAGE, MSG_WHY_OVER_LOST),
    [BY_PAIRS] = WORDS_OF(MSG_WHY_PAIRS, MSG_WHY_APART, NO_MESSAGE),
    [BY_PARITY] = WORDS_OF(MSG_WHY_ODD_BOX, NO_MESSAGE, MSG_WHY_ODD_LOST),
    [BY_SEARCH] = WORDS_OF(MSG_WHY_MOVES, MSG_WHY_NONE_WINS, NO_MESSAGE),
    [END_OF_ONE] = WORDS_OF(MSG_WHY_WORTH, MSG_WHY_ONLY_ONES, MSG_WHY_ONES_LOST),
    [END_OF_SOME] = WORDS_OF(MSG_WHY_ONLY_ONES, MSG_WHY_GROUPS, MSG_WHY_OVER_LOST),
};

// The first message of BY_XOR, by shape: what the numbers are. None: the piles themselves.
static const FLASH uint8_t numbers_of[SHAPES] = {
    [SHAPE_STAIRS] = MSG_WHY_STEPS,
    [SHAPE_STRIP] = MSG_WHY_WORTH,
    [SHAPE_COINS] = MSG_WHY_WORTH,
    [SHAPE_MEN] = MSG_WHY_GAPS,
};

static struct reason reason;  // of the position, or of the one that the move leaves
static uint8_t row;           // of the messages
static struct step step;      // that is shown
static struct position shown; // the numbers as piles, or the board after the hint's move

// Shows the numbers as piles, but only the stones of these bits.
static void show_piles(part_t bits)
{
    for (uint8_t i = 0; i < reason.count; i++)
        shown.part[i] = reason.number[i] & bits;
    shown.count = reason.count;
    ui.view.shape = SHAPE_PILES;
    ui.view.keeps_places = false;
}

// Returns the message of the step; NO_MESSAGE: it is passed over.
static uint8_t message_of_step(void)
{
    if (step.kind > STEP_RULE)
        return NO_MESSAGE;
    const uint8_t message = messages[row][step.kind - STEP_NUMBERS];
    if (step.kind == STEP_NUMBERS && reason.way == BY_XOR)
        return numbers_of[view_of_board()->shape];
    if (message == MSG_WHY_EVEN && shown.k > 1)
        return MSG_WHY_OVER;
    if (message == MSG_WHY_EVEN && step.number[2])
        return MSG_WHY_ODD;
    return message;
}

// Shows the step; false if it has no message. The rule is shown with the numbers that the move leaves.
static bool show(void)
{
    const FLASH struct game *const game = ui.match.game;
    const bool on_board = row >= BY_PAIRS && row <= BY_SEARCH;
    if (step.kind == STEP_FACT) {
        facts_show(&step, &shown);
        return true;
    }
    if (step.kind == STEP_REPLY)
        return true;
    uint8_t message = message_of_step();
    if (!message)
        return false;
    if (step.kind == STEP_RULE || on_board) {
        shown = ui.match.position;
        game_play(&shown, &ui.move);
        if (!on_board)
            reason_find(game, &shown, &reason);
        reason_step(&reason, &shown, &step);
    }
    if (message == MSG_WHY_MOVES && step.number[0] > COUNT_MAX)
        message = MSG_WHY_NONE_WINS;
    if (reason.count > PILES_MAX)
        ui.view.shape =
            view_of_board()->shape; // more heads than a display has room for as numbers: the coins stay
    else if (!on_board)
        show_piles(step.kind == STEP_COLUMN ? step.number[0] : UINT8_MAX);
    ui.view.number[2] = step.number[2];
    show_message_with(message, step.number[0], step.number[1]);
    return true;
}

static enum screen_id go_back(void)
{
    view_return_to_board();
    return SCREEN_PLAY;
}

// LEFT and RIGHT turn to the next step that has a message.
enum screen_id why_press(uint8_t key)
{
    ui.view.shape = view_of_board()->shape;
    if (key != KEY_LEFT && key != KEY_RIGHT)
        return go_back();
    const FLASH struct game *const game = ui.match.game;
    shown = ui.match.position;
    reason_find(game, &shown, &reason);
    do
        if (!(key == KEY_RIGHT ? reason_next(&reason, &shown, &step)
                               : reason_previous(&reason, &shown, &step)))
            return go_back();
    while (!show());
    return STAY;
}

void why_enter(void)
{
    view_leave_board();
    facts_begin(&step);
    step.kind = STEP_KINDS;
    shown = ui.match.position;
    reason_find(ui.match.game, &shown, &reason);
    row = reason.way;
    if (reason.ending > NOT_YET && row != BY_REMAINDER)
        row = shown.k > 1 ? END_OF_SOME : END_OF_ONE;
    ui.view.position = &shown;
    ui.view.selected = NO_PART;
    ui.view.shows_move = 0;
    why_press(KEY_RIGHT);
}

const struct step *why_step(void)
{
    return &step;
}

struct position *why_shown(void)
{
    return &shown;
}

const FLASH struct screen why_screen = {.enter = why_enter, .press = why_press};

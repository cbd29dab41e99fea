// SPDX-License-Identifier: MIT
// The human's turn: LEFT and RIGHT choose a part, UP and DOWN its number, OK plays the move, or shows the
// rules if none is chosen; OK held shows a hint, RIGHT held takes the latest move back. An illegal move
// cannot be entered.
#include "ui/screens/shared_screens.h"

#include "display.h" // DISPLAY_HINT_BLINKS
#include "game/rules/rules.h"
#include "ui/screens/move_message.h"
#include "ui/screens/choose.h"
#include "ui/screens/search_step.h"
#include "ui/screens/turns.h"
#include "ui/screens/shared_screens.h"

enum { BLINK_MS = 512 };

// Each time OK is held a hint says more: how many moves win, where one of them is, the move, why it wins, or
// why none does. Other keys begin anew.
enum { NO_HINT, HOW_MANY, WHERE, WHICH, WHY };
enum { HINTS_MAX = 9 };

static uint8_t stage; // of the hint
static struct count count;

static void show_count(bool draw)
{
    ui_no_move();
    const stones_t legal = moves_count(ui.match.game, &ui.match.position);
    uint8_t message = draw ? MSG_DRAWS_OF : MSG_WINS_OF, winning = count.winning;
    if (count.cut || winning > COUNT_MAX) {
        message = MSG_MORE_WIN;
        if (winning > COUNT_MAX)
            winning = COUNT_MAX;
        else if (!winning) // the verdict says so
            winning = 1;
    } else if (legal > COUNT_MAX) {
        message = MSG_WINS_OF_MANY;
    }
    show_message_with(message, winning, legal);
}

// Selects the part of the first change without a move, and names it as the board counts: a coin by its cell,
// a token by its vertex, a man by his row.
static void show_where(struct ui *state)
{
    const uint8_t part = state->move.change[0].part, shape = state->view.shape;
    uint8_t place = 1 + part;
    ui_no_move();
    state->view.selected = part;
    if (shape == SHAPE_STRIP || shape == SHAPE_TOKENS)
        place = state->match.position.part[part];
    else if (shape == SHAPE_MEN)
        place = 1 + part / 2;
    show_message_with(MSG_LOOK_AT, place, 0);
}

static void show_hint(void)
{
    const enum verdict verdict = ui_search_step(stage == HOW_MANY ? &count : 0);
    if (verdict == PENDING)
        return;
    if (verdict != N_POSITION && verdict != DRAW) {
        ui_no_move();
        stage = WHY;
        show_message(MSG_NO_HINT);
    } else if (stage == HOW_MANY) {
        show_count(verdict == DRAW);
    } else if (stage == WHERE) {
        show_where(&ui);
    } else {
        stage = WHY;
        ui.view.shows_move = WHOLE_MOVE;
        ui.waited = 0;
        ui_select(0);
        show_message(verdict == DRAW ? MSG_HINT_DRAW : MSG_HINT);
    }
}

static enum screen_id hint(void)
{
    if (stage == WHY)
        return SCREEN_WHY;
    ui_no_move();
    uint8_t next = stage;
    if (next < WHICH)
        next++;
    if (next == WHERE && ui.view.shape == SHAPE_HEAP) // there is but one
        next = WHICH;
    stage = next;
    if (ui.hints < HINTS_MAX)
        ui.hints++;
    ui.view.shows_move = 0;
    ui.waited = 0;
    count = (struct count){0};
    show_hint();
    return STAY;
}

static void enter(void)
{
    stage = NO_HINT;
}

// The move of a hint comes and goes, so that it is seen what it changes.
static void blink(void)
{
    const uint8_t shows = ui.waited & BLINK_MS ? 0 : WHOLE_MOVE;
    if (ui.view.shows_move != shows) {
        ui.view.shows_move = shows;
        ui.changed = true;
    }
}

// When the game begins, the goal is shown for GOAL_MS. It is looked up for 256 ms only, as most ticks have to
// be short; two ticks are less than that apart.
static enum screen_id tick(void)
{
    if (ui.thinking)
        show_hint();
    else if (ui.waited / 256 == GOAL_MS / 256 && goal_message() == ui.view.message)
        show_turn_message();
    else if (DISPLAY_HINT_BLINKS && stage >= WHICH && ui_has_move())
        blink();
    return STAY;
}

static enum screen_id press(uint8_t key)
{
    if (ui.thinking)
        ui_no_move();
    ui.view.shows_move = WHOLE_MOVE;
    ui.thinking = false;
    if (key != KEY_OK)
        stage = NO_HINT;
    if (key == KEY_OK)
        show_message(ui_has_move() ? MSG_OK_OR_HINT : MSG_RULES_OR_HINT);
    else if (ui_choose(key))
        show_move_message(false);
    else
        show_game_message(MSG_PILE_LIMIT);
    return STAY;
}

static enum screen_id act(struct event event)
{
    if (event.key == KEY_RIGHT && event.action == KEY_HOLD) {
        ui_no_move();
        if (!ui_undo())
            show_message(MSG_NO_UNDO);
        return STAY;
    }
    if (event.key != KEY_OK)
        return STAY;
    if (event.action == KEY_HOLD)
        return hint();
    if (ui_has_move())
        return ui_play();
    return SCREEN_RULES;
}

const FLASH struct screen play_screen = {enter, press, tick, act};

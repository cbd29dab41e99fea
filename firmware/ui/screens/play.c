// SPDX-License-Identifier: MIT
// The human's turn. LEFT and RIGHT choose a part, UP and DOWN choose a number for this part. OK plays the
// chosen move. If no move is chosen, OK shows the rules. Holding OK shows a hint. Holding RIGHT takes the
// latest move back. The human cannot enter an illegal move.
#include "ui/screens/shared_screens.h"

#include "display.h" // DISPLAY_HINT_BLINKS
#include "game/rules/rules.h"
#include "ui/screens/board_view.h"
#include "ui/screens/turns.h"

#include <string.h> // memcmp

enum { BLINK_MS = 512 };

// Stages of a hint. Holding OK leads to the next stage.
enum { NO_HINT, HOW_MANY, WHERE, WHICH, WHY };
enum { HINTS_MAX = 9 };

static void show_count(const struct match *match, const struct play *play, struct view *view)
{
    const struct count *const count = &play->count;
    const stones_t legal = moves_count(match->game, &match->position);
    uint8_t message = play->draws ? MSG_DRAWS_OF : MSG_WINS_OF, winning = count->winning;
    if (count->cut || winning > COUNT_MAX) {
        message = MSG_MORE_WIN;
        if (winning > COUNT_MAX)
            winning = COUNT_MAX;
        else if (!winning) // a winning move exists, but has not been counted yet
            winning = 1;
    } else if (legal > COUNT_MAX) {
        message = MSG_WINS_OF_MANY;
    }
    show_numbers(view, message, winning, legal);
}

// Returns true if the move of a hint blinks.
static bool blinks(const struct ui *ui)
{
    return DISPLAY_HINT_BLINKS && ui->state.play.stage >= WHICH && has_move(&ui->chosen);
}

// Fills in the view. During a search, hides the chosen move, because it changes.
static void view(const struct ui *ui, struct view *view)
{
    const bool hides = ui_is_thinking(ui) || (blinks(ui) && ui->waited & BLINK_MS);
    board_view(ui, view, hides ? 0 : WHOLE_MOVE);
    if (ui->told == TOLD_COUNT)
        show_count(&ui->match, &ui->state.play, view);
}

static void show_hint(struct ui *ui)
{
    struct chosen *const chosen = &ui->chosen;
    struct play *const state = &ui->state.play;
    const uint8_t stage = state->stage;
    const enum verdict verdict = ui_search_step(ui, stage == HOW_MANY ? &state->count : 0);
    uint8_t told = TOLD_HINT;
    if (verdict == PENDING)
        return;
    if (verdict != N_POSITION && verdict != DRAW) {
        ui_no_move(ui);
        state->stage = WHY;
        told = TOLD_NO_HINT;
    } else if (stage == HOW_MANY) {
        ui_no_move(ui);
        state->draws = verdict == DRAW;
        told = TOLD_COUNT;
    } else if (stage == WHERE) { // selects the part to change, but hides the move
        const uint8_t part = chosen->move.change[0].part;
        ui_no_move(ui);
        chosen->selected = part;
        told = TOLD_PLACE;
    } else {
        state->stage = WHY;
        ui_restart_wait(ui);
        select_change(&ui->match, chosen, 0);
        if (verdict == DRAW)
            told = TOLD_DRAWING_HINT;
    }
    ui_tell(ui, told);
}

static enum screen_id hint(struct ui *ui)
{
    struct play *const state = &ui->state.play;
    if (state->stage == WHY)
        return SCREEN_WHY;
    ui_no_move(ui);
    uint8_t next = state->stage;
    if (next < WHICH)
        next++;
    if (next == WHERE && ui->match.game->has_heap) // skips WHERE, because a heap is the only pile
        next = WHICH;
    state->stage = next;
    if (ui->hints < HINTS_MAX)
        ui->hints++;
    ui_restart_wait(ui);
    state->count = (struct count){0};
    show_hint(ui);
    return STAY;
}

static void enter(struct ui *ui)
{
    ui->state.play.stage = NO_HINT;
}

// Continues the search for a hint. Stops showing the goal after GOAL_MS.
static enum screen_id tick(struct ui *ui)
{
    if (ui_is_thinking(ui))
        show_hint(ui);
    else if (ui->told == TOLD_GOAL && ui_has_waited(ui, GOAL_MS))
        ui_tell(ui, TOLD_FIRST_TURN);
    else if (blinks(ui) && ui->waited % BLINK_MS < ui->elapsed)
        return REDRAW;
    return STAY;
}

static enum screen_id press(struct ui *ui, uint8_t key)
{
    if (ui_is_thinking(ui))
        ui_no_move(ui);
    ui->thinking = false;
    uint8_t told = TOLD_KEYS;
    if (key != KEY_OK) {
        ui->state.play.stage = NO_HINT;
        told = choose(&ui->match, &ui->chosen, key) ? TOLD_CHOICE : TOLD_LIMIT;
    }
    ui_tell(ui, told);
    return STAY;
}

static enum screen_id act(struct ui *ui, struct event event)
{
    const bool is_held = event.action == KEY_HOLD;
    if (event.key == KEY_RIGHT && is_held) {
        ui_no_move(ui);
        ui_tell(ui, ui_undo(ui) ? TOLD_TURN : TOLD_NO_UNDO);
    }
    if (event.key != KEY_OK)
        return STAY;
    if (is_held)
        return hint(ui);
    return has_move(&ui->chosen) ? ui_play(ui) : SCREEN_RULES;
}

bool play_responds(const struct ui *ui, uint8_t key)
{
    const struct chosen *const before = &ui->chosen;
    struct chosen after = *before;
    if (key == KEY_OK)
        return has_move(before);
    choose(&ui->match, &after, key);
    return memcmp(&after, before, sizeof after);
}

const FLASH struct screen play_screen = {
    view, enter, press, tick, act, SHOWS_MATCH | ASKS_TO_STOP | RIGHT_IS_HELD | HOLD_ACTS_AT_ONCE};

// SPDX-License-Identifier: MIT
// The end of a match: first the last position, then the result. While the result is shown, OK starts the same
// game, a retry or the next level.
#include "ui/screens/shared_screens.h"

#include "ui/screens/board_view.h"
#include "ui/screens/titles.h"
#include "ui/screens/turns.h" // ui_start
#include "ui/screens/venue.h" // whether a match counts

#include <string.h> // memcpy, memset

enum { END_MS = 3000, HAD_IT_MS = 4000 };
enum { WINS = 2 }; // after this many wins without a hint, OK leads to the next level

// What OK does on the result screen. HAD_IT shows that the human was winning, then changes to RETRY.
enum offer { AGAIN, RETRY, NEXT_LEVEL, HAD_IT };

// Returns the record number of the chosen game, or 0 if a memory error has chosen a row without a title.
static uint8_t record_of(const struct ui *ui)
{
    return ui_title(ui)->record;
}

void result_note(struct ui *ui, uint8_t level, bool won)
{
    const uint8_t record = record_of(ui);
    uint8_t outcome = NOT_WON;
    ui_sound(ui, won ? SOUND_WIN : SOUND_LOSS);
    if (ui->retried || !record || !venue_counts(ui))
        return;
    if (won && !ui_two_players(ui))
        outcome = ui->hints ? WON_WITH_HINTS : WON_ALONE;
    keeper.played(record, level, outcome);
}

// Returns the level from the settings, counted from 0.
static uint8_t level(const struct ui *ui)
{
    return ui->settings.level - LEVEL_MIN;
}

void result_show(const struct ui *ui, struct view *view)
{
    const struct results *result = (const void *)keeper.load(record_of(ui));
    uint8_t *const number = view->number;
    memset(number, 0, NUMBERS);
    if (result) {
        result += level(ui);
        memcpy(number, result->won, WON_BYTES);
        memcpy(number + WON_BYTES, result->played, PLAYED_BYTES);
        number[COUNT_BYTES] = result->best;
    }
}

void result_forget(const struct ui *ui)
{
    keeper.forget(record_of(ui), level(ui));
}

static void enter_end(struct ui *ui)
{
    struct match *const match = &ui->match;
    struct end *const end = &ui->state.end;
    enum result result;
    do
        result = match_find_result(match);
    while (result == RESULT_PENDING);
    review_begin(&end->review, match);
    end->is_won = result != NOBODY_WON && match->side[result - FIRST_WON] == HUMAN;
    ui->thinking = !end->is_won;
    ui_tell(ui, TOLD_OVER);
    ui_must_be_seen(ui);
}

// Finishes the review. Opens the result screen after END_MS or a key press.
static enum screen_id tick_end(struct ui *ui)
{
    if (ui_is_thinking(ui)) {
        ui->thinking = !review_step(&ui->state.end.review, &ui->match);
        return STAY;
    }
    return ui->pressed != KEY_NONE || ui_has_waited(ui, END_MS) ? SCREEN_RESULT : STAY;
}

const FLASH struct screen end_screen = {
    .view = board_view_without_move, .enter = enter_end, .tick = tick_end, .traits = SHOWS_MATCH};

static void view_result(const struct ui *ui, struct view *view)
{
    static const FLASH uint8_t offers[] = {
        [AGAIN] = MSG_AGAIN_OR_MENU,
        [RETRY] = MSG_RETRY_OR_MENU,
        [NEXT_LEVEL] = MSG_TRY_LEVEL,
        [HAD_IT] = MSG_YOU_HAD_IT,
    };
    const struct end *const end = &ui->state.end;
    const uint8_t result = ui->match.result;
    uint8_t message = MSG_BOUTON_WINS, number = ui->hints;
    if (result == NOBODY_WON)
        message = MSG_A_DRAW;
    if (ui_two_players(ui)) {
        if (end->is_won)
            message = MSG_PLAYER_WINS;
        number = 1 + result - FIRST_WON;
    } else if (end->is_won) {
        message = number ? MSG_YOU_WIN_HINTS : MSG_YOU_WIN;
        if (end->offer == NEXT_LEVEL)
            number = ui->settings.level + 1;
    }
    view->kind = VIEW_TITLE;
    view->second = offers[end->offer];
    view->message = message;
    view->number[0] = number;
}

static void make_offer(struct ui *ui, struct end *end, enum offer offer)
{
    end->offer = offer;
    ui_must_be_seen(ui);
}

static void enter_result(struct ui *ui)
{
    struct end *const end = &ui->state.end;
    enum offer offer = AGAIN;
    result_note(ui, level(ui), end->is_won);
    const bool two_players = ui_two_players(ui);
    const uint8_t wins = two_players || !end->is_won || ui->hints ? 0 : ui->wins + 1;
    ui->wins = wins;
    if (wins >= WINS && ui->settings.level < LEVEL_MAX)
        offer = NEXT_LEVEL;
    else if (!end->is_won && !two_players && end->review.turned)
        offer = HAD_IT;
    make_offer(ui, end, offer);
}

static enum screen_id tick_result(struct ui *ui)
{
    struct end *const end = &ui->state.end;
    if (end->offer == HAD_IT && ui_has_waited(ui, HAD_IT_MS))
        make_offer(ui, end, RETRY);
    return STAY;
}

// Goes back to the position in which the human made the losing move.
static enum screen_id retry(struct ui *ui, log_size_t turned)
{
    struct match *const match = &ui->match;
    while (match->at >= turned)
        match_undo(match);
    ui->retried = true;
    ui_tell(ui, TOLD_RETRY);
    return SCREEN_PLAY;
}

static enum screen_id press_result(struct ui *ui, uint8_t key)
{
    struct end *const end = &ui->state.end;
    const enum offer offer = end->offer;
    if (offer == HAD_IT) {
        make_offer(ui, end, RETRY);
        return STAY;
    }
    if (key != KEY_OK)
        return key == KEY_LEFT ? SCREEN_MENU : STAY;
    if (offer == RETRY)
        return retry(ui, end->review.turned);
    if (offer == NEXT_LEVEL) {
        ui->wins = 0;
        ui_set_level(ui, ui->settings.level + 1);
    }
    return ui_start(ui);
}

const FLASH struct screen result_screen = {.view = view_result,
                                           .enter = enter_result,
                                           .press = press_result,
                                           .tick = tick_result,
                                           .traits = SHOWS_MATCH};

// SPDX-License-Identifier: MIT
// The end of a match: its last position, then the result; then the same game again, a position to be tried
// again, the next level or the menu.
#include "ui/screens/result.h"

#include "match/match.h"    // where a lost match turned
#include "storage/record.h" // enum results_task
#include "ui/screens/titles.h"
#include "ui/screens/setup.h"
#include "ui/screens/shared_screens.h"
#include "ui/screens/sound.h"
#include "ui/screens/turns.h" // again

enum { END_MS = 3000, HAD_IT_MS = 4000 };
enum { WINS = 2 }; // so many wins in a row without a hint, and the next level is offered

static struct end {
    bool is_won;  // by a human
    uint8_t wins; // in a row
    // What OK does on the result. HAD_IT: leads to RETRY, after it was said that the human was winning.
    enum { AGAIN, RETRY, NEXT_LEVEL, HAD_IT } offer;
    struct review review;
} end;

void result_note(bool won)
{
    sound_set(won ? SOUND_WIN : SOUND_LOSS);
    const bool two = ui_two_players();
    if (ui.retried || (!KIOSK && two) || !result_record())
        return;
    uint8_t task = NOT_WON;
    if (won && !two)
        task = !ui.hints ? WON_ALONE : WON_WITH_HINTS;
    ui.task = task;
}

uint8_t result_record(void)
{
    return title_of(ui.settings.game)->record;
}

uint8_t result_level(void)
{
    return is_morra(ui.settings.game) ? 0 : ui.settings.level - LEVEL_MIN;
}

void result_forget(void)
{
    end.wins = 0;
}

static void enter_end(void)
{
    enum result result;
    do
        result = match_result(&ui.match);
    while (result == RESULT_PENDING);
    review_begin(&end.review, &ui.match);
    const bool is_won = result != NOBODY_WON && ui.match.side[result - FIRST_WON] == HUMAN;
    end.is_won = is_won;
    ui.thinking = !is_won;
    show_message(MSG_GAME_OVER);
    ui_must_be_seen();
}

// Goes on at a key or after END_MS, when the review is done, mostly at once.
static enum screen_id tick(void)
{
    if (ui.thinking) {
        ui.thinking = !review_step(&end.review, &ui.match);
        return STAY;
    }
    return ui.pressed != KEY_NONE || ui.waited >= END_MS ? SCREEN_RESULT : STAY;
}

const FLASH struct screen end_screen = {.enter = enter_end, .tick = tick};

static void show_offer(uint8_t offer)
{
    static const FLASH uint8_t offers[] = {
        [AGAIN] = MSG_AGAIN_OR_MENU,
        [RETRY] = MSG_RETRY_OR_MENU,
        [NEXT_LEVEL] = MSG_TRY_LEVEL,
        [HAD_IT] = MSG_YOU_HAD_IT,
    };
    end.offer = offer;
    ui.view.second = offers[offer];
    ui.changed = true;
    ui_must_be_seen();
}

static void enter(void)
{
    uint8_t message = MSG_BOUTON_WINS, number = ui.hints;
    result_note(end.is_won);
    const bool two = ui_two_players();
    end.wins = end.is_won && !number && !two ? end.wins + 1 : 0;
    uint8_t offer = AGAIN;
    const uint8_t result = ui.match.result;
    if (result == NOBODY_WON)
        message = MSG_A_DRAW;
    if (two) {
        if (end.is_won)
            message = MSG_PLAYER_WINS;
        number = 1 + result - FIRST_WON;
    } else if (end.is_won) {
        message = number ? MSG_YOU_WIN_HINTS : MSG_YOU_WIN;
        if (end.wins >= WINS && ui.settings.level < LEVEL_MAX) {
            offer = NEXT_LEVEL;
            number = ui.settings.level + 1;
        }
    } else if (end.review.turned) {
        offer = HAD_IT;
    }
    ui.view.kind = VIEW_TITLE;
    show_message_with(message, number, 0);
    show_offer(offer);
}

static enum screen_id tick_result(void)
{
    if (end.offer == HAD_IT && ui.waited >= HAD_IT_MS)
        show_offer(RETRY);
    return STAY;
}

// Goes back to the position that was given away.
static enum screen_id retry(void)
{
    while (ui.match.at >= end.review.turned)
        match_undo(&ui.match);
    ui.retried = true;
    ui.view.kind = VIEW_BOARD;
    show_message(MSG_TRY_AGAIN);
    return SCREEN_PLAY;
}

static enum screen_id press(uint8_t key)
{
    if (end.offer == HAD_IT) {
        show_offer(RETRY);
        return STAY;
    }
    if (key == KEY_LEFT)
        return SCREEN_MENU;
    if (key != KEY_OK)
        return STAY;
    if (end.offer == RETRY)
        return retry();
    if (end.offer == NEXT_LEVEL) {
        end.wins = 0;
        ui_set_level(ui.settings.level + 1);
    }
    return ui_start();
}

const FLASH struct screen result_screen = {.enter = enter, .press = press, .tick = tick_result};

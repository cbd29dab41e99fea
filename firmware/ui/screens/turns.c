// SPDX-License-Identifier: MIT
#include "ui/screens/turns.h"

#include "game/rules/rules.h"
#include "ui/screens/move_message.h" // goal and turn
#include "ui/screens/search_step.h"
#include "ui/screens/setup.h"
#include "ui/screens/shared_screens.h"
#include "ui/screens/titles.h" // is_morra

// A random position is a start position after this many random moves, each found in a few steps, one a tick.
// Random piles that the machine cannot search are drawn again in the next tick.
enum { RANDOM_MOVES = 2, STEPS_RANGE = 8 };
static struct fair {
    bool is_too_large; // the start position
    uint8_t moves_left, steps_left;
    struct count count; // of the winning moves
} fair;

// A side that is WATCHED begins its turn on the human's screen.
enum screen_id ui_next_turn(void)
{
    return match_player(&ui.match) >= WATCHED ? SCREEN_PLAY : SCREEN_REPLY;
}

// Shows the match of ui.match from its beginning.
static void begin(void)
{
    match_begin(&ui.match);
    ui_no_move();
    ui.view.kind = VIEW_BOARD;
    ui.view.keeps_places = ui.custom_piles;
    show_message(goal_message());
}

// A visitor is shown first what a move is.
static enum screen_id first_turn(void)
{
    return KIOSK && ui.match.side[0] != WATCHED ? SCREEN_OPENING : ui_next_turn();
}

static void forget(struct ui *state)
{
    state->hints = 0;
    state->retried = false;
    state->asked = false;
}

static enum screen_id refuse(uint8_t message)
{
    show_message(message);
    ui_must_be_seen();
    return STAY;
}

enum screen_id ui_start(void)
{
    forget(&ui);
    if (is_morra(ui.settings.game))
        return SCREEN_MORRA;
    ui_set_up(false);
    if (ui.custom_piles)
        ui_keep_piles();
    if (match_is_over(&ui.match))
        return refuse(MSG_NO_STONES);
    const bool is_random = ui.settings.start >= START_WON && ui.settings.start <= START_RANDOM;
    fair.is_too_large = match_verdict(&ui.match) == BEYOND_LIMIT;
    if (fair.is_too_large)
        return is_random ? SCREEN_FAIR : refuse(MSG_TOO_LARGE);
    begin();
    if (!is_random)
        return first_turn();
    fair.moves_left = ui.custom_piles ? 0 : RANDOM_MOVES;
    fair.steps_left = 0;
    fair.count = (struct count){0};
    ui.view.shows_move = 0;
    return SCREEN_FAIR;
}

// Steps to a random move, or plays it; a position where the match is over is replaced.
static enum screen_id step_at_random(struct fair *state)
{
    if (!state->steps_left)
        state->steps_left = 1 + ui_random(STEPS_RANGE);
    else if (match_next(&ui.match, &ui.move) && !--state->steps_left) {
        game_play(&ui.match.position, &ui.move);
        if (match_is_over(&ui.match))
            return ui_start();
        game_no_move(&ui.move);
        state->moves_left--;
    }
    return STAY;
}

// Sets the sides so that the human can win, or cannot. Another position in place of a draw, of one that
// leaves no choice, and where he can win, of one where more than half of the moves do.
static enum screen_id choose_sides(void)
{
    const uint8_t start = ui.settings.start;
    const stones_t legal = moves_count(ui.match.game, &ui.match.position);
    if (legal < 2)
        return ui_start();
    if (start != START_RANDOM && !ui_two_players()) {
        const bool can_win = start == START_WON;
        const enum verdict verdict = ui_search_step(&fair.count);
        if (verdict == PENDING)
            return STAY;
        const uint8_t others = fair.count.winning - 1; // winning moves but one, if there is one
        if (verdict == DRAW || (can_win && others >= legal / 2))
            return ui_start();
        uint8_t first = HUMAN, second = ui.settings.level;
        if (verdict == N_POSITION && !can_win) {
            first = second;
            second = HUMAN;
        }
        ui.match.side[0] = first;
        ui.match.side[1] = second;
    }
    begin();
    return first_turn();
}

static enum screen_id tick(void)
{
    if (fair.is_too_large)
        return ui_start();
    return fair.moves_left ? step_at_random(&fair) : choose_sides();
}

const FLASH struct screen fair_screen = {.tick = tick};

enum screen_id ui_start_against(uint8_t level, uint8_t start)
{
    ui.match.side[0] = HUMAN;
    ui_set_level(level);
    if (!is_morra(ui.settings.game) && (start >= START_RANDOM || ui_set_start(start)))
        ui.settings.start = start;
    return ui_start();
}

bool ui_undo(void)
{
    if (!ui_two_players() && ui.settings.level > PRACTICE_MAX)
        return false;
    struct position before = ui.match.position;
    log_size_t at = ui.match.at;
    do {
        if (!at) // or only the machine's first move is left
            return false;
        at = match_step_back(&ui.match, at, &before);
    } while (ui.match.side[before.white] != HUMAN);
    while (ui.match.at != at)
        match_undo(&ui.match);
    ui_no_move();
    show_turn_message();
    return true;
}

enum screen_id ui_play(void)
{
    if (!game_allows_choices(ui.match.game, &ui.match.position, &ui.move)) {
        ui_no_move();
        show_turn_message();
        return ui_next_turn();
    }
    match_play(&ui.match, &ui.move);
    ui_no_move();
    if (match_is_over(&ui.match))
        return SCREEN_END;
    show_turn_message();
    return ui_next_turn();
}

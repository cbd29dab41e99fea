// SPDX-License-Identifier: MIT
#include "ui/screens/turns.h"

#include "game/rules/rules.h"
#include "ui/screens/board_view.h"
#include "ui/screens/shared_screens.h"
#include "ui/screens/titles.h" // is_match
#include "ui/screens/venue.h"  // what opens a match

// A random position is RANDOM_MOVES moves after a start position.
enum { RANDOM_MOVES = 2, STEPS_RANGE = 8 };

enum screen_id ui_next_turn(const struct ui *ui)
{
    return match_player(&ui->match) >= WATCHED ? SCREEN_PLAY : SCREEN_REPLY;
}

static void begin(struct ui *ui)
{
    match_begin(&ui->match);
    ui_no_move(ui);
    ui_tell(ui, TOLD_GOAL);
}

static enum screen_id first_turn(const struct ui *ui)
{
    return venue_opening(ui_venue(ui), ui_next_turn(ui));
}

static enum screen_id refuse(struct ui *ui, uint8_t message)
{
    ui->refusal = message;
    ui_must_be_seen(ui);
    return STAY;
}

// Clears what the last match has left.
static void reset(struct ui *ui)
{
    ui->hints = 0;
    ui->retried = false;
    ui->hold_stops = false;
    ui->refusal = NO_MESSAGE;
}

enum screen_id ui_start(struct ui *ui)
{
    struct settings *const settings = &ui->settings;
    struct match *const match = &ui->match;
    struct fair *const fair = &ui->state.fair;
    const uint8_t start = settings->start;
    reset(ui);
    if (!is_match(settings->game))
        return SCREEN_MORRA;
    ui_set_up(ui, false);
    const bool has_piles = ui_title(ui)->custom_piles;
    if (has_piles)
        keep_piles(settings, &match->position);
    if (match_is_over(match))
        return refuse(ui, MSG_NO_STONES);
    const bool is_random = start >= START_WON && start <= START_RANDOM;
    const bool is_too_large = match_verdict(match) == BEYOND_LIMIT;
    if (is_too_large && !is_random)
        return refuse(ui, MSG_TOO_LARGE);
    begin(ui);
    if (!is_random)
        return first_turn(ui);
    *fair = (struct fair){.is_too_large = is_too_large, .moves_left = has_piles ? 0 : RANDOM_MOVES};
    return SCREEN_FAIR;
}

// Chooses the next legal move. Plays the move after a random number of calls.
static enum screen_id step_at_random(struct ui *ui, struct fair *fair)
{
    struct match *const match = &ui->match;
    struct move *const move = &ui->chosen.move;
    if (!fair->steps_left)
        fair->steps_left = 1 + ui_random(ui, STEPS_RANGE);
    if (!match_next(match, move) || --fair->steps_left)
        return STAY;
    game_play(&match->position, move);
    if (match_is_over(match))
        return ui_start(ui);
    game_no_move(move);
    fair->moves_left--;
    return STAY;
}

// Chooses who moves first. The human can win after START_WON, but not after START_TOUGH.
static enum screen_id choose_sides(struct ui *ui, struct count *count)
{
    const struct settings *const settings = &ui->settings;
    struct match *const match = &ui->match;
    const uint8_t start = settings->start;
    const stones_t legal = moves_count(match->game, &match->position);
    if (legal < 2)
        return ui_start(ui);
    if (start != START_RANDOM && !ui_two_players(ui)) {
        const bool can_win = start == START_WON;
        const enum verdict verdict = ui_search_step(ui, count);
        if (verdict == PENDING)
            return STAY;
        const uint8_t winning = count->winning;
        if (verdict == DRAW || (can_win && (!winning || winning > legal / 2)))
            return ui_start(ui);
        uint8_t first = HUMAN, second = settings->level;
        if (verdict == N_POSITION && !can_win) {
            first = second;
            second = HUMAN;
        }
        match->side[0] = first;
        match->side[1] = second;
    }
    begin(ui);
    return first_turn(ui);
}

static enum screen_id tick(struct ui *ui)
{
    struct fair *const fair = &ui->state.fair;
    if (fair->is_too_large)
        return ui_start(ui);
    return fair->moves_left ? step_at_random(ui, fair) : choose_sides(ui, &fair->count);
}

// Hides the chosen move, because the move changes during the search.
const FLASH struct screen fair_screen = {.view = board_view_without_move, .tick = tick};

enum screen_id ui_start_against(struct ui *ui, uint8_t level, uint8_t start, uint16_t now)
{
    struct settings *const settings = &ui->settings;
    ui->wins = 0;
    ui->random += now;
    ui->match.side[0] = HUMAN;
    ui_set_level(ui, level);
    if (is_match(settings->game) && (start >= START_RANDOM || set_start(&ui->match, start)))
        settings->start = start;
    return ui_start(ui);
}

void ui_choose_first(struct ui *ui)
{
    match_next(&ui->match, &ui->chosen.move);
    select_change(&ui->match, &ui->chosen, 0);
}

bool ui_undo(struct ui *ui)
{
    struct match *const match = &ui->match;
    if (!ui_two_players(ui) && ui->settings.level > PRACTICE_MAX)
        return false;
    struct position before = match->position;
    log_size_t at = match->at;
    do {
        if (!at) // no earlier turn was a human's
            return false;
        at = match_step_back(match, at, &before);
    } while (match->side[before.white] != HUMAN);
    while (match->at != at)
        match_undo(match);
    return true;
}

enum screen_id ui_play(struct ui *ui)
{
    struct match *const match = &ui->match;
    const struct move *const move = &ui->chosen.move;
    const bool is_legal = game_allows_choices(match->game, &match->position, move);
    if (is_legal)
        match_play(match, move);
    ui_no_move(ui);
    if (is_legal && match_is_over(match))
        return SCREEN_END;
    ui_tell(ui, TOLD_TURN);
    return ui_next_turn(ui);
}

// SPDX-License-Identifier: MIT
#include "ui/screens/turns.h"

#include "ui/messages/move_message.h" // goal and turn
#include "ui/screens/setup.h"
#include "ui/screens/titles.h" // ROW_MORRA

enum { VERDICTS = 3 }; // calls per tick

// A side that is WATCHED begins its turn on the human's screen. noinline: saves flash.
__attribute__((noinline)) static enum screen_id next_turn(void)
{
    return match_player(&ui.match) >= WATCHED ? SCREEN_PLAY : SCREEN_REPLY;
}

enum screen_id ui_start(void)
{
    if (ui.settings.game == ROW_MORRA)
        return SCREEN_MORRA;
    ui_set_up(false);
    if (ui.custom_piles)
        ui_keep_piles();
    if (match_is_over(&ui.match)) {
        show_message(MSG_NO_STONES);
        return STAY;
    }
    if (game_verdict(ui.match.game, &ui.match.position) == BEYOND_LIMIT) {
        show_message(MSG_TOO_LARGE);
        return STAY;
    }
    match_begin(&ui.match);
    ui.hints = 0;
    ui.asked = false;
    ui_no_move();
    ui.view.kind = VIEW_BOARD;
    ui.view.places = ui.custom_piles ? ui.start : 0;
    show_message(goal_message());
    const uint8_t start = ui.settings.start;
    return (start == START_WON || start == START_TOUGH) && !ui_two_players() ? SCREEN_FAIR : next_turn();
}

// Sets the sides so that the human can win, or cannot; another position in place of a draw.
static enum screen_id choose_sides(void)
{
    enum verdict verdict;
    uint8_t left = VERDICTS;
    do
        verdict = game_verdict(ui.match.game, &ui.match.position);
    while (verdict == PENDING && --left);
    if (verdict == PENDING)
        return STAY;
    if (verdict == DRAW)
        return ui_start();
    const bool second = (verdict == N_POSITION) != (ui.settings.start == START_WON);
    ui.match.side[second] = HUMAN;
    ui.match.side[!second] = ui.settings.level;
    return next_turn();
}

const FLASH struct screen fair_screen = {.tick = choose_sides};

enum screen_id ui_start_against(uint8_t level, uint8_t start)
{
    ui.match.side[0] = HUMAN;
    ui_set_level(level);
    if (ui.settings.game != ROW_MORRA &&
        (start < START_RANDOM ? game_start(ui.match.game, start, &ui.match.position) : ui.custom_piles))
        ui.settings.start = start;
    return ui_start();
}

void ui_undo(void)
{
    ui_no_move();
    if (ui_two_players() || ui.settings.level <= PRACTICE_MAX) {
        while (match_undo(&ui.match))
            if (match_player(&ui.match) == HUMAN) {
                show_turn_message();
                return;
            }
        if (ui.match.back) // the machine's first move
            match_redo(&ui.match);
    }
    show_message(MSG_NO_UNDO);
}

enum screen_id ui_play(void)
{
    match_play(&ui.match, &ui.move);
    ui_no_move();
    if (match_is_over(&ui.match))
        return SCREEN_END;
    show_turn_message();
    return next_turn();
}

// SPDX-License-Identifier: MIT
// From the settings to a position, and from one turn to the next.
#include "game/games.h"        // the table
#include "ui/screens/titles.h" // which piles may be set
#include "ui/messages/move_message.h"
#include "ui/screens/ui.h"

enum { RANDOM_PILES_MIN = 3, RANDOM_PILES_RANGE = 3, RANDOM_STONES_RANGE = 9 };

// Piles set by chance or by the human.
static void set_piles(bool empty_piles)
{
    const bool random = ui.settings.start == START_RANDOM;
    uint8_t count = ui.position.count, set = 0;
    if (ui.own == OWN_ANY)
        count = random ? RANDOM_PILES_MIN + ui_random(RANDOM_PILES_RANGE) : PILES_MAX;
    else
        empty_piles = true;
    for (uint8_t i = 0; i < count; i++) {
        const part_t pile = random ? 1 + ui_random(RANDOM_STONES_RANGE) : ui.start[i];
        if (pile || empty_piles)
            ui.position.part[set++] = pile;
    }
    ui.position.count = set;
}

void ui_set_up(bool empty_piles)
{
    const struct settings *settings = &ui.settings;
    const FLASH struct title *title = title_of(settings->game);
    const bool misere = settings->misere && title->misere_twin;
    const FLASH struct game *game = &games[misere ? title->misere_twin : settings->game];
    ui.view.game = game;
    ui.view.shape = game->shape;
    ui.view.params = game->params;
    ui.own = title->own;
    if (!game_start(game, settings->start, &ui.position)) {
        game_start(game, 0, &ui.position);
        set_piles(empty_piles);
    }
    if (ui.view.params == PARAM_K)
        ui.position.k = FIRST_K + settings->k;
}

void ui_keep_piles(void)
{
    for (uint8_t i = 0; i < PILES_MAX; i++)
        ui.start[i] = i < ui.position.count ? ui.position.part[i] : 0;
}

// These are not inlined, as they are shorter than a copy for each use.
static __attribute__((noinline)) bool is_over(void)
{
    return game_is_over(ui.view.game, &ui.position);
}

static __attribute__((noinline)) enum verdict verdict(void)
{
    return game_verdict(ui.view.game, &ui.position);
}

static __attribute__((noinline)) void show_turn(bool machine)
{
    ui_show(machine ? &reply_screen : &play_screen);
}

uint8_t ui_start_game(void)
{
    if (ui.settings.game == ROW_MORRA) {
        ui_show(&morra_screen);
        return 0;
    }
    ui_set_up(false);
    if (ui.own)
        ui_keep_piles();
    if (is_over())
        return MSG_NO_STONES;
    if (verdict() == BEYOND_LIMIT)
        return MSG_TOO_LARGE;
    ui_no_move();
    ui.view.kind = VIEW_BOARD;
    ui.view.places = ui.own ? ui.start : 0;
    show_turn(ui.settings.machine_first);
    show_goal_message();
    return 0;
}

// The message for who has won where no move is left.
static uint8_t result(bool human_moved)
{
    enum verdict known;
    do
        known = verdict();
    while (known == PENDING);
    if (known == DRAW)
        return MSG_A_DRAW;
    return human_moved == (known == P_POSITION) ? MSG_YOU_WIN : MSG_BOUTON_WINS;
}

void ui_finish_turn(bool human)
{
    game_play(&ui.position, &ui.move);
    ui_no_move();
    if (is_over()) {
        ui.view.message = result(human);
        ui_show(&result_screen);
    } else {
        show_turn(human);
    }
}

// SPDX-License-Identifier: MIT
// From the settings to a position, and from one turn to the next.
#include "ui/titles.h" // which piles may be set
#include "ui/ui.h"

enum { RANDOM_PILES_MIN = 3, RANDOM_PILES_RANGE = 3, RANDOM_STONES_RANGE = 9 };

static void set_random(struct ui *ui, bool any)
{
    struct position *position = &ui->position;
    if (any)
        position->count = RANDOM_PILES_MIN + ui_random(ui, RANDOM_PILES_RANGE);
    for (uint8_t i = 0; i < position->count; i++)
        position->part[i] = 1 + ui_random(ui, RANDOM_STONES_RANGE);
}

static void set_own(struct ui *ui, bool any)
{
    struct position *position = &ui->position;
    const uint8_t count = any ? PILES_MAX : position->count;
    position->count = 0;
    for (uint8_t i = 0; i < count; i++)
        if (!any || ui->own[i])
            position->part[position->count++] = ui->own[i];
}

void ui_set_up(struct ui *ui)
{
    const struct settings *settings = &ui->settings;
    const FLASH struct game *game = &games[settings->game + (settings->misere && has_misere(settings->game))];
    const bool any = titles[settings->game].own == OWN_ANY;
    ui->view.game = game;
    ui->view.shape = game->shape;
    ui->view.params = game->params;
    game_start(game, settings->start < START_RANDOM ? settings->start : 0, &ui->position);
    if (game->params == PARAM_K)
        ui->position.k = settings->k;
    if (settings->start == START_RANDOM)
        set_random(ui, any);
    if (settings->start == START_OWN)
        set_own(ui, any);
}

static bool is_playable(const struct ui *ui)
{
    return !game_is_over(ui->view.game, &ui->position) &&
           game_verdict(ui->view.game, &ui->position) != BEYOND_LIMIT;
}

bool ui_start_game(struct ui *ui, uint16_t now)
{
    if (ui->settings.game == ROW_MORRA) {
        ui_show(ui, &morra_screen, now);
        return true;
    }
    ui_set_up(ui);
    if (!is_playable(ui)) {
        if (ui->settings.start == START_OWN)
            return false;
        game_start(ui->view.game, 0, &ui->position); // chance has no better one
    }
    for (uint8_t i = 0; i < PILES_MAX; i++)
        ui->start[i] = ui->position.part[i];
    ui_no_move(ui);
    ui->view.kind = VIEW_BOARD;
    ui->view.start = ui->start;
    ui->view.selected = NO_PART;
    ui_show(ui, ui->settings.machine_first ? &reply_screen : &play_screen, now);
    ui_tell_goal(ui);
    return true;
}

// The word for who has won where no move is left.
static uint8_t result(const struct ui *ui, bool human_moved)
{
    enum verdict verdict;
    do
        verdict = game_verdict(ui->view.game, &ui->position);
    while (verdict == THINKING);
    if (verdict == DRAW)
        return WORD_A_DRAW;
    return human_moved == (verdict == P_POSITION) ? WORD_YOU_WIN : WORD_BOUTON_WINS;
}

void ui_finish_turn(struct ui *ui, bool human, uint16_t now)
{
    game_play(&ui->position, &ui->move);
    ui_no_move(ui);
    ui->view.selected = NO_PART;
    if (game_is_over(ui->view.game, &ui->position)) {
        ui->view.word = result(ui, human);
        ui_show(ui, &result_screen, now);
    } else {
        ui_show(ui, human ? &reply_screen : &play_screen, now);
    }
}

// SPDX-License-Identifier: MIT
// From the settings to a position, and from one turn to the next.
#include "ui/titles.h" // which piles may be set
#include "ui/ui.h"

enum { RANDOM_PILES_MIN = 3, RANDOM_PILES_RANGE = 3, RANDOM_STONES_RANGE = 9 };

uint8_t ui_own(const struct ui *ui)
{
    return titles[ui->settings.game].own;
}

// Piles set by chance or by the human.
static void set_piles(struct ui *ui)
{
    struct position *position = &ui->position;
    const bool random = ui->settings.start == START_RANDOM;
    if (ui_own(ui) == OWN_ANY)
        position->count = random ? RANDOM_PILES_MIN + ui_random(ui, RANDOM_PILES_RANGE) : PILES_MAX;
    for (uint8_t i = 0; i < position->count; i++)
        position->part[i] = random ? 1 + ui_random(ui, RANDOM_STONES_RANGE) : ui->start[i];
}

void ui_set_up(struct ui *ui)
{
    const struct settings *settings = &ui->settings;
    const uint8_t row = settings->game + (settings->misere && has_misere(settings->game));
    const FLASH struct game *game = &games[row];
    ui->view.game = game;
    ui->view.shape = game->shape;
    ui->view.params = game->params;
    if (!game_start(game, settings->start, &ui->position)) {
        game_start(game, 0, &ui->position);
        set_piles(ui);
    }
    if (game->params == PARAM_K)
        ui->position.k = settings->k;
}

// Keeps the piles for the pictures and for the human to set them anew. Those without stones are left out, but
// for games that ask for a number of piles.
static void keep_piles(struct ui *ui)
{
    part_t *piles = ui->position.part;
    uint8_t count = 0;
    for (uint8_t i = 0; i < PILES_MAX; i++) {
        const part_t pile = i < ui->position.count ? piles[i] : 0;
        piles[i] = ui->start[i] = 0;
        piles[count] = ui->start[count] = pile;
        if (pile || ui_own(ui) == OWN_AS_MANY)
            count++;
    }
    ui->position.count = count;
}

uint8_t ui_start_here(struct ui *ui)
{
    ui->view.start = 0;
    if (ui_own(ui)) {
        keep_piles(ui);
        ui->view.start = ui->start;
    }
    if (game_is_over(ui->view.game, &ui->position))
        return WORD_NO_STONES;
    if (ui->view.game->verdict(&ui->position) == BEYOND_LIMIT)
        return WORD_TOO_LARGE;
    ui_no_move(ui);
    ui->view.kind = VIEW_BOARD;
    ui->view.selected = NO_PART;
    ui_show(ui, ui->settings.machine_first ? &reply_screen : &play_screen);
    ui_tell_goal(ui);
    return 0;
}

void ui_start_game(struct ui *ui)
{
    if (ui->settings.game == ROW_MORRA) {
        ui_show(ui, &morra_screen);
        return;
    }
    ui_set_up(ui);
    while (ui_start_here(ui)) // chance has no better one
        game_start(ui->view.game, 0, &ui->position);
}

// The word for who has won where no move is left.
static uint8_t result(const struct ui *ui, bool human_moved)
{
    enum verdict verdict;
    do
        verdict = ui->view.game->verdict(&ui->position);
    while (verdict == THINKING);
    if (verdict == DRAW)
        return WORD_A_DRAW;
    return human_moved == (verdict == P_POSITION) ? WORD_YOU_WIN : WORD_BOUTON_WINS;
}

void ui_finish_turn(struct ui *ui, bool human)
{
    game_play(&ui->position, &ui->move);
    ui_no_move(ui);
    ui->view.selected = NO_PART;
    if (game_is_over(ui->view.game, &ui->position)) {
        ui->view.word = result(ui, human);
        ui_show(ui, &result_screen);
    } else {
        ui_show(ui, human ? &reply_screen : &play_screen);
    }
}

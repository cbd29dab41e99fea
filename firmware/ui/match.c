// SPDX-License-Identifier: MIT
// From the settings to a position, and from one turn to the next.
#include "ui/ui.h"

enum { RANDOM_PILES_MIN = 3, RANDOM_PILES_RANGE = 3, RANDOM_STONES_RANGE = 9 };

// 0..range-1
static uint8_t random_below(struct ui *ui, uint8_t range)
{
    ui->random = ui->random * 25173u + 13849u;
    return (uint16_t)((ui->random >> 8) * range) >> 8;
}

static void set_piles(struct ui *ui)
{
    struct position *position = &ui->position;
    game_start(ui->game, ui->settings.start < START_RANDOM ? ui->settings.start : 0, position);
    if (ui->settings.start < START_RANDOM)
        return;
    position->count = 0;
    if (ui->settings.start == START_RANDOM) {
        for (uint8_t left = RANDOM_PILES_MIN + random_below(ui, RANDOM_PILES_RANGE); left; left--)
            position->part[position->count++] = 1 + random_below(ui, RANDOM_STONES_RANGE);
    } else {
        for (uint8_t i = 0; i < PILES_MAX; i++)
            if (ui->own[i])
                position->part[position->count++] = ui->own[i];
    }
}

void ui_start_game(struct ui *ui, uint16_t now)
{
    const struct settings *settings = &ui->settings;
    const FLASH struct game *game = games;
    while ((game->params == PARAM_K) != settings->nim_k || game->misere != settings->misere)
        game++;
    ui->game = game;
    set_piles(ui);
    if (settings->nim_k)
        ui->position.k = settings->k;
    for (uint8_t i = 0; i < PILES_MAX; i++) {
        ui->start[i] = ui->position.part[i];
        ui->take[i] = 0;
    }
    ui->view.kind = VIEW_BOARD;
    ui->view.start = ui->start;
    ui->view.selected = NO_PILE;
    ui_show(ui, settings->machine_first ? &reply_screen : &play_screen, now);
    ui_message(ui, settings->misere ? WORD_LAST_LOSES : WORD_LAST_WINS, 0, 0);
}

void ui_finish_turn(struct ui *ui, bool human, uint16_t now)
{
    for (uint8_t i = 0; i < ui->position.count; i++) {
        ui->position.part[i] -= ui->take[i];
        ui->take[i] = 0;
    }
    ui->view.selected = NO_PILE;
    if (game_is_over(ui->game, &ui->position)) {
        ui->human_won = human != ui->position.misere;
        ui_show(ui, &result_screen, now);
    } else {
        ui_show(ui, human ? &reply_screen : &play_screen, now);
    }
}

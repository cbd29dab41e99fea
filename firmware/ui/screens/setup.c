// SPDX-License-Identifier: MIT
#include "ui/screens/setup.h"

#include "game/games.h"        // the table
#include "ui/screens/screen.h" // settings, position
#include "ui/screens/titles.h" // which piles may be set

// Random piles grow with the level of the machine: three of up to five stones at level 1, up to six of up to
// eleven at level 4.
enum { RANDOM_PILES_MIN = 3, RANDOM_PILES_RANGE = 3, RANDOM_STONES_MIN = 3, RANDOM_STARTS = 4 };

// Sets random piles, or those of the human.
static void set_piles(bool empty_piles)
{
    const bool random = ui.settings.start <= START_RANDOM;
    uint8_t count = ui.match.position.count;
    part_t *pile = ui.match.position.part;
    if (ui.custom_piles == CUSTOM_PILES_ANY_COUNT)
        count =
            random ? RANDOM_PILES_MIN + ui_random(ui.settings.level < RANDOM_PILES_RANGE ? ui.settings.level
                                                                                         : RANDOM_PILES_RANGE)
                   : PILES_MAX;
    else
        empty_piles = true;
    for (uint8_t i = 0; i < count; i++) {
        const part_t stones = random ? 1 + ui_random(RANDOM_STONES_MIN + 2 * ui.settings.level) : ui.start[i];
        if (stones || empty_piles)
            *pile++ = stones;
    }
    ui.match.position.count = (uint8_t)(pile - ui.match.position.part);
}

bool ui_set_start(uint8_t number)
{
    return game_start(ui.match.game, number, &ui.match.position);
}

void ui_set_up(bool empty_piles)
{
    const struct settings *const settings = &ui.settings;
    const struct title title = *title_of(settings->game);
    const FLASH struct game *game = &games[settings->game];
    if (settings->misere && title.has_twin)
        game++;
    ui.match.game = game;
    ui.view.position = &ui.match.position; // SCREEN_WHY shows another one
    ui.view.shape = game->shape;
    ui.view.params = game->params;
    ui.custom_piles = title.custom_piles;
    uint8_t start = settings->start;
    if (start >= START_WON && !ui.custom_piles)
        start = ui_random(RANDOM_STARTS);
    if (!ui_set_start(start)) {
        ui_set_start(0);
        if (ui.custom_piles)
            set_piles(empty_piles);
    }
    if (ui.view.params == PARAM_K)
        ui.match.position.k = FIRST_K + settings->k;
}

void ui_set_up_demonstration(uint8_t row)
{
    ui.settings = (struct settings){.game = row};
    ui.match.side[0] = ui.match.side[1] = WATCHED;
    if (!is_morra(row))
        ui_set_up(false);
}

void ui_set_level(uint8_t level)
{
    uint8_t *const side = &ui.match.side[0];
    ui.settings.level = level;
    for (uint8_t i = 0; i < 2; i++)
        if (side[i] != HUMAN)
            side[i] = level;
}

void ui_keep_piles(void)
{
    for (uint8_t i = 0; i < PILES_MAX; i++)
        ui.start[i] = i < ui.match.position.count ? ui.match.position.part[i] : 0;
}

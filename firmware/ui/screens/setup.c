// SPDX-License-Identifier: MIT
// Sets up games and start positions from the settings.
#include "ui/screens/turns.h"

#include "game/games.h"        // the table
#include "ui/screens/titles.h" // custom_piles

// Level 1 has three random piles of 1 to 5 stones. Level 4 has three to five piles of 1 to 11 stones.
enum { RANDOM_PILES_MIN = 3, RANDOM_PILES_RANGE = 3, RANDOM_STONES_MIN = 3, RANDOM_STARTS = 4 };

const FLASH struct title *ui_title(const struct ui *ui)
{
    return title_of(ui->settings.game);
}

// Sets random or custom piles. If `any_count` is false, keeps the number of piles.
static void set_piles(struct ui *ui, bool any_count, bool empty_piles)
{
    struct position *const position = &ui->match.position;
    const struct settings *const settings = &ui->settings;
    const bool random = settings->start <= START_RANDOM;
    uint8_t count = position->count;
    part_t *pile = position->part;
    if (any_count)
        count = random ? RANDOM_PILES_MIN + ui_random(ui, settings->level < RANDOM_PILES_RANGE
                                                              ? settings->level
                                                              : RANDOM_PILES_RANGE)
                       : PILES_MAX;
    else
        empty_piles = true;
    for (uint8_t i = 0; i < count; i++) {
        const part_t stones =
            random ? 1 + ui_random(ui, RANDOM_STONES_MIN + 2 * settings->level) : settings->pile[i];
        if (stones || empty_piles)
            *pile++ = stones;
    }
    position->count = (uint8_t)(pile - position->part);
}

bool set_start(struct match *match, uint8_t number)
{
    return game_start(match->game, number, &match->position);
}

void ui_set_up(struct ui *ui, bool empty_piles)
{
    struct match *const match = &ui->match;
    const struct settings *const settings = &ui->settings;
    const struct title title = *ui_title(ui);
    const FLASH struct game *game = &games[settings->game];
    if (settings->misere && title.has_twin)
        game++;
    match->game = game;
    uint8_t start = settings->start;
    if (start >= START_WON && !title.custom_piles)
        start = ui_random(ui, RANDOM_STARTS);
    if (!set_start(match, start)) {
        set_start(match, 0);
        if (title.custom_piles)
            set_piles(ui, title.custom_piles == CUSTOM_PILES_ANY_COUNT, empty_piles);
    }
    if (game->params == PARAM_K)
        match->position.k = FIRST_K + settings->k;
}

void ui_set_up_demonstration(struct ui *ui, uint8_t row)
{
    ui->settings = (struct settings){.game = row};
    ui->match.side[0] = ui->match.side[1] = WATCHED;
    ui_no_move(ui);
    if (is_match(row))
        ui_set_up(ui, false);
}

void ui_set_level(struct ui *ui, uint8_t level)
{
    uint8_t *const side = &ui->match.side[0];
    ui->settings.level = level;
    for (uint8_t i = 0; i < 2; i++)
        if (side[i] != HUMAN)
            side[i] = level;
}

void keep_piles(struct settings *settings, const struct position *position)
{
    for (uint8_t i = 0; i < PILES_MAX; i++)
        settings->pile[i] = i < position->count ? position->part[i] : 0;
}

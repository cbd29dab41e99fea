// SPDX-License-Identifier: MIT
// Functions for the state that screens share.
#include "ui/screens/ui.h"

void ui_tell(struct ui *ui, uint8_t told)
{
    ui->told = told;
    ui->says_stop = false;
    ui->changed = true;
}

void ui_must_be_seen(struct ui *ui)
{
    ui_restart_wait(ui);
    ui->is_unread = true;
    ui->changed = true;
}

uint8_t ui_random(struct ui *ui, uint8_t range)
{
    return match_random(&ui->random, range);
}

uint8_t ui_ring(uint8_t value, uint8_t last, int8_t step)
{
    value += step;
    if (value <= last)
        return value;
    return step < 0 ? last : 0;
}

void ui_no_move(struct ui *ui)
{
    struct chosen *const chosen = &ui->chosen;
    game_no_move(&chosen->move);
    chosen->selected = chosen->vertex = NO_PART;
}

bool ui_two_players(const struct ui *ui)
{
    return (ui->match.side[0] & ui->match.side[1]) == HUMAN;
}

enum { SIGN_MS = 300, SIGNS = 1 + TOLD_SEARCH_LAST - TOLD_SEARCH, SIGN_LOG2_MS = 8 };

enum verdict ui_search_step(struct ui *ui, struct count *count)
{
    struct match *const match = &ui->match;
    struct move *const move = &ui->chosen.move;
    const enum verdict verdict =
        count ? count_step(count, match, move) : match_reply(match, move, &ui->random);
    ui->thinking = verdict == PENDING;
    const uint8_t sign = TOLD_SEARCH + (ui->waited >> SIGN_LOG2_MS) % SIGNS;
    if (ui->thinking && ui->waited >= SIGN_MS && ui->told != sign)
        ui_tell(ui, sign);
    return verdict;
}

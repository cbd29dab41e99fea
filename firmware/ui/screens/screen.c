// SPDX-License-Identifier: MIT
#include "ui/screens/screen.h"

struct ui ui;

void show_message(uint8_t message)
{
    ui.view.message = message;
    ui.changed = true;
}

void show_message_with(uint8_t message, uint8_t first, uint8_t second)
{
    ui.view.number[0] = first;
    ui.view.number[1] = second;
    show_message(message);
}

void ui_must_be_seen(void)
{
    ui.waited = 0;
    ui.is_unread = true;
}

uint8_t ui_random(uint8_t range)
{
    return match_random(&ui.random, range);
}

uint8_t ui_ring(uint8_t value, uint8_t last, int8_t step)
{
    value += step;
    if (value <= last)
        return value;
    return step < 0 ? last : 0;
}

void ui_no_move(void)
{
    game_no_move(&ui.move);
    ui.view.selected = ui.view.vertex = NO_PART;
    ui.view.shows_move = WHOLE_MOVE;
}

bool ui_has_move(void)
{
    return game_is_move(&ui.move);
}

bool ui_two_players(void)
{
    return (ui.match.side[0] & ui.match.side[1]) == HUMAN;
}

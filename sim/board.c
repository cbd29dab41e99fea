// SPDX-License-Identifier: MIT
#include "board.h"

#include <stdio.h>
#include <string.h>

const struct board boards[] = {
    {
        .name = "uno",
        .mcu = "atmega328p",
        .hz = 16000000,
        .key = {{"right"}, {"up"}, {"down"}, {"left"}, {"ok"}}, // as enum ladder_key
        .lcd = &(const struct lcd_wiring){.rs = {'B', 0},
                                          .e = {'B', 1},
                                          .d4 = {'D', 4},
                                          .d5 = {'D', 5},
                                          .d6 = {'D', 6},
                                          .d7 = {'D', 7}},
        .key_ladder_channel = &(const unsigned){0},
        .has_serial = true,
    },
    {
        .name = "pocket",
        .mcu = "attiny2313a",
        .hz = 1000000,
        .key = {{"next", 'D', 2}, {"take", 'D', 3}, {"ok", 'D', 4}},
        .leds = &(const struct led_wiring){.port = 'B'},
        .piezo = &(const struct piezo_wiring){'D', 5},
        .times_eeprom = true,
    },
    {
        .name = "exhibit",
        .mcu = "atmega328p",
        .hz = 16000000,
        .key = {{"left", 'C', 0}, {"right", 'C', 1}, {"up", 'C', 2}, {"down", 'C', 3}, {"ok", 'C', 4}},
        .lamps = (const struct max7219_pin[]){{'D', 2}, {'D', 3}, {'D', 4}, {'D', 5}, {'D', 6}},
        .matrix = &(const struct max7219_wiring){.din = {'B', 3}, .clk = {'B', 5}, .load = {'B', 2}},
        .piezo = &(const struct piezo_wiring){'B', 1},
        .has_serial = true,
        .times_eeprom = true,
    },
};
const unsigned board_count = sizeof boards / sizeof boards[0];

const struct board *board_by_name(const char *name)
{
    for (unsigned i = 0; i < board_count; i++)
        if (!strcmp(name, boards[i].name))
            return &boards[i];
    return NULL;
}

unsigned board_key(const struct board *board, const char *name)
{
    for (unsigned key = 0; key < PIN_KEYS_MAX && board->key[key].name; key++)
        if (!strcmp(name, board->key[key].name))
            return key;
    return PIN_KEYS_MAX;
}

const char *board_key_names(const struct board *board)
{
    static char text[80];
    size_t length = 0;

    for (unsigned key = 0; key < PIN_KEYS_MAX && board->key[key].name; key++) {
        bool is_last = key + 1 == PIN_KEYS_MAX || !board->key[key + 1].name;

        length += (size_t)snprintf(text + length, sizeof text - length, "%s%s",
                                   !key      ? ""
                                   : is_last ? " or "
                                             : ", ",
                                   board->key[key].name);
    }
    return text;
}

// SPDX-License-Identifier: MIT
#include "ram.h"

#include "core/elf_symbols.h"
#include "layout.h"
#include "ui/screens/screen.h" // their numbers

#include <string.h>

enum { RAM_START = 0x100 };

static long ui_at, attract_mode, games_table;

bool ram_open(const struct machine *machine)
{
    ui_at = symbols_address(machine->symbols, "ui");
    attract_mode = symbols_address(machine->symbols, "attract_mode"); // of some boards
    games_table = symbols_address(machine->symbols, "games");
    return ui_at >= 0 && games_table >= 0 && layout[2 * AT_POSITION + 1] + 3 <= RAM_STATE_BYTES;
}

static const uint8_t *place(const struct machine *machine, enum field field)
{
    return &machine->avr->data[(uint16_t)(ui_at + layout[2 * field])];
}

// Little-endian, of one or two bytes.
static unsigned value(const struct machine *machine, enum field field)
{
    const uint8_t *at = place(machine, field);

    return layout[2 * field + 1] == 1 ? at[0] : at[0] | at[1] << 8;
}

static void read_position(const struct machine *machine, struct position *position)
{
    *position = (struct position){
        .count = (uint8_t)value(machine, AT_COUNT),
        .misere = value(machine, AT_MISERE),
        .white = value(machine, AT_WHITE),
        .k = (part_t)value(machine, AT_K),
        .most = (part_t)value(machine, AT_MOST),
        .stones = (stones_t)value(machine, AT_STONES),
        .cap = (stones_t)value(machine, AT_CAP),
        .growth = (uint8_t)value(machine, AT_GROWTH),
    };
    memcpy(position->part, place(machine, AT_PARTS), sizeof position->part);
    memcpy(position->successors, place(machine, AT_UNION), sizeof position->successors);
}

static void read_move(const struct machine *machine, struct move *move)
{
    const uint8_t *changes = place(machine, AT_CHANGE);

    *move = (struct move){.amount = (stones_t)value(machine, AT_AMOUNT),
                          .count = (uint8_t)value(machine, AT_CHANGES)};
    for (unsigned i = 0; i < PARTS_MAX; i++)
        move->change[i] = (struct change){changes[2 * i], changes[2 * i + 1]};
}

void ram_read(const struct machine *machine, struct ram *ram)
{
    static const enum screen_kind kinds[] = {
        [SCREEN_SPLASH] = SPLASH, [SCREEN_MENU] = MENU,     [SCREEN_OWN] = OWN,    [SCREEN_PLAY] = PLAY,
        [SCREEN_REPLY] = REPLY,   [SCREEN_RESULT] = RESULT, [SCREEN_MORRA] = MORRA};
    const unsigned screen = value(machine, AT_SCREEN);
    const bool is_other = screen == STAY || screen >= sizeof kinds / sizeof kinds[0];

    *ram = (struct ram){
        .screen = is_other ? OTHER_SCREEN : kinds[screen],
        .game = (uint8_t)value(machine, AT_SETTINGS_GAME),
        .misere = value(machine, AT_SETTINGS_MISERE),
        .start = (uint8_t)value(machine, AT_SETTINGS_START),
        .machine_first = value(machine, AT_SETTINGS_FIRST) != HUMAN,
        .row = (uint8_t)((value(machine, AT_GAME) - (unsigned)games_table) / layout[LAYOUT_ROW]),
        .message = (uint8_t)value(machine, AT_MESSAGE),
        .nobody = attract_mode >= 0 && machine->avr->data[(uint16_t)attract_mode],
        .selected = (uint8_t)value(machine, AT_SELECTED),
    };
    read_position(machine, &ram->position);
    read_move(machine, &ram->move);
}

void ram_state(const struct machine *machine, uint8_t state[static RAM_STATE_BYTES])
{
    memset(state, 0, RAM_STATE_BYTES);
    state[0] = *place(machine, AT_SCREEN);
    if (attract_mode >= 0)
        state[2] = machine->avr->data[(uint16_t)attract_mode];
    memcpy(state + 3, place(machine, AT_POSITION), layout[2 * AT_POSITION + 1]);
}

unsigned ram_static_bytes(const struct machine *machine)
{
    return (uint16_t)symbols_address(machine->symbols, "_end") - RAM_START;
}

bool same_position(const struct position *one, const struct position *other)
{
    return one->count == other->count && one->misere == other->misere && one->white == other->white &&
           one->k == other->k && one->most == other->most && one->stones == other->stones &&
           one->cap == other->cap && one->growth == other->growth &&
           !memcmp(one->part, other->part, one->count * sizeof one->part[0]) &&
           !memcmp(one->successors, other->successors, sizeof one->successors);
}

// SPDX-License-Identifier: MIT
#include "chip.h"

#include <string.h>

enum { ANY_GAME = 0xff };
#define COUNT(array) (sizeof(array) / sizeof *(array))

// A member of a struct that this program and the chip store in different forms
struct own {
    const char *path;
    size_t at, size, count;
    uint8_t params; // game->params of the games that use the member, or ANY_GAME
};

#define LIST(type, name, count, params)                                                                      \
    {                                                                                                        \
#type "." #name, offsetof(struct type, name), sizeof((struct type *)0)->name / (count), count,       \
            params                                                                                           \
    }
#define ONE(type, name, params) LIST(type, name, 1, params)

static const struct own position_fields[] = {
    LIST(position, part, PARTS_MAX, ANY_GAME),
    ONE(position, stones, ANY_GAME),
    ONE(position, cap, ANY_GAME),
    ONE(position, count, ANY_GAME),
    ONE(position, misere, ANY_GAME),
    ONE(position, white, ANY_GAME),
    ONE(position, k, ANY_GAME),
    ONE(position, most, ANY_GAME), // In some games, `most` is the number of columns or vertices.
    ONE(position, growth, ANY_GAME),
    ONE(position, set, PARAM_S),
    ONE(position, longest, PARAMS_M_L_R),
    ONE(position, radius, PARAMS_M_L_R),
    LIST(position, successors, VERTICES_MAX, PARAM_GRAPH),
};
static const struct own move_fields[] = {ONE(move, amount, ANY_GAME), ONE(move, count, ANY_GAME)};
static const struct own change_fields[] = {ONE(change, part, ANY_GAME), ONE(change, becomes, ANY_GAME)};

static bool find_each(const struct layout *layout, const struct own *own, struct field *field, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!layout_member(layout, own[i].path, &field[i]))
            return false;
    return true;
}

bool chip_find(struct chip_fields *fields, const struct layout *layout)
{
    _Static_assert(COUNT(position_fields) == CHIP_POSITION_FIELDS && COUNT(move_fields) == CHIP_MOVE_FIELDS &&
                       COUNT(change_fields) == CHIP_CHANGE_FIELDS,
                   "a field is here that chip.h has no room for");
    const long games_at = layout_symbol(layout, "games");

    fields->games = (uint16_t)games_at;
    return games_at >= 0 && find_each(layout, position_fields, fields->position, COUNT(position_fields)) &&
           find_each(layout, move_fields, fields->move, COUNT(move_fields)) &&
           find_each(layout, change_fields, fields->change, COUNT(change_fields)) &&
           layout_member(layout, "move.change", &fields->changes) &&
           layout_member(layout, "position", &fields->whole_position) &&
           layout_member(layout, "move", &fields->whole_move) &&
           layout_member(layout, "game", &fields->whole_game);
}

// Writes the low bytes of a number to the chip's memory.
static void put(uint8_t *memory, unsigned bytes, const void *number, size_t size)
{
    const uint32_t value = size == 1   ? *(const uint8_t *)number
                           : size == 2 ? *(const uint16_t *)number
                                       : *(const uint32_t *)number;

    for (unsigned i = 0; i < bytes; i++)
        memory[i] = (uint8_t)(value >> 8 * i);
}

// Copies the members that the position's game uses. The chip's arrays may be shorter.
static void write_fields(uint8_t *memory, const void *from, const struct own *own, const struct field *field,
                         size_t count, uint8_t params)
{
    for (; count--; own++, field++)
        for (size_t i = 0; i < own->count && i < field->count; i++)
            if (own->params == ANY_GAME || own->params == params)
                put(memory + field->at + i * field->size, field->size,
                    (const uint8_t *)from + own->at + i * own->size, own->size);
}

static uint32_t get(const uint8_t *memory, const struct field *field)
{
    uint32_t value = 0;

    for (unsigned i = field->size; i--;)
        value = value << 8 | memory[field->at + i];
    return value;
}

void chip_write_position(const struct chip_fields *fields, uint8_t *memory, const struct game *game,
                         const struct position *position)
{
    memset(memory, 0, fields->whole_position.size);
    write_fields(memory, position, position_fields, fields->position, COUNT(position_fields), game->params);
}

void chip_write_move(const struct chip_fields *fields, uint8_t *memory, const struct move *move)
{
    memset(memory, 0, fields->whole_move.size);
    write_fields(memory, move, move_fields, fields->move, COUNT(move_fields), ANY_GAME);
    for (unsigned i = 0; i < move->count && i < fields->changes.count; i++)
        write_fields(memory + fields->changes.at + i * fields->changes.size, &move->change[i], change_fields,
                     fields->change, COUNT(change_fields), ANY_GAME);
}

struct move chip_read_move(const struct chip_fields *fields, const uint8_t *memory)
{
    struct move move = {0};

    move.amount = (stones_t)get(memory, &fields->move[0]);
    move.count = (uint8_t)get(memory, &fields->move[1]);
    for (unsigned i = 0; i < move.count && i < fields->changes.count && i < CHANGES_MAX; i++) {
        const uint8_t *const change = memory + fields->changes.at + i * fields->changes.size;
        move.change[i].part = (uint8_t)get(change, &fields->change[0]);
        move.change[i].becomes = (part_t)get(change, &fields->change[1]);
    }
    return move;
}

uint16_t chip_game(const struct chip_fields *fields, const struct game *game)
{
    return (uint16_t)(fields->games + (game - games) * (long)fields->whole_game.size);
}

bool chip_begin(struct chip *chip, struct machine *machine, const struct layout *layout)
{
    if (!chip_find(&chip->fields, layout))
        return false;
    call_begin(&chip->call, machine, layout);
    chip->position = call_memory(&chip->call, chip->fields.whole_position.size);
    chip->move = call_memory(&chip->call, chip->fields.whole_move.size);
    return true;
}

void chip_set(struct chip *chip, const struct game *game, const struct position *position)
{
    uint8_t *const data = chip->call.machine->avr->data;

    chip->game = chip_game(&chip->fields, game);
    chip_write_position(&chip->fields, data + chip->position, game, position);
    chip_set_move(chip, &(struct move){0});
}

void chip_set_move(struct chip *chip, const struct move *move)
{
    chip_write_move(&chip->fields, chip->call.machine->avr->data + chip->move, move);
}

bool chip_ask(struct chip *chip, const char *function, uint8_t *result)
{
    const uint16_t arguments[] = {chip->game, chip->position, chip->move};
    uint16_t returned;

    if (!call_function(&chip->call, function, arguments, COUNT(arguments), chip->call.machine->avr->frequency,
                       &returned))
        return false;
    *result = (uint8_t)returned;
    return true;
}

struct move chip_move(const struct chip *chip)
{
    return chip_read_move(&chip->fields, chip->call.machine->avr->data + chip->move);
}

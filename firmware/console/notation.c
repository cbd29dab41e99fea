// SPDX-License-Identifier: MIT
#include "console/notation.h"

// Steps over the name of a game and returns the game.
static const FLASH struct game *read_name(struct reader *reader)
{
    for (uint8_t i = 0; i < GAME_COUNT; i++)
        if (read_if_word(reader, GAME_NAME(&games[i])))
            return &games[i];
    read_fault(reader);
    write_text(reader->put, TEXT("unknown game or command \""));
    for (uint16_t i = 0; i < read_word_length(reader); i++)
        reader->put(reader->text[reader->at + i]);
    write_text(reader->put, TEXT("\"; games: "));
    write_game_names(reader->put);
    write_text(reader->put, TEXT("; commands: help\n"));
    return 0;
}

bool read_game(struct reader *reader, struct state *state)
{
    uint32_t k = 1;

    state->game = read_name(reader);
    if (!state->game || !read_expect(reader, TEXT(" ")))
        return false;
    if (state->game->params != PARAM_K) {
        if (!read_expect(reader, TEXT("-")))
            return false;
    } else if (!read_expect(reader, TEXT("k=")) || !read_number(reader, TEXT("k"), 1, PART_MAX, &k)) {
        return false;
    }
    state->position.k = (part_t)k;
    state->position.misere = state->game->misere;
    state->position.count = 0;
    return true;
}

bool read_position(struct reader *reader, struct position *position)
{
    uint32_t pile;

    position->count = 0;
    if (read_if_word(reader, TEXT(".")))
        return read_expect_end(reader);
    for (;;) {
        if (position->count == PILES_MAX)
            return read_refuse_above(reader, TEXT("too many piles"), PILES_MAX);
        if (!read_number(reader, TEXT("pile"), 0, PART_MAX, &pile))
            return false;
        position->part[position->count++] = (part_t)pile;
        if (read_at_end(reader))
            return true;
        if (!read_expect(reader, TEXT(" ")))
            return false;
    }
}

// Reads i-t, where i is above the pile before it.
static bool read_change(struct reader *reader, const struct position *position, struct move *move)
{
    struct change *change = &move->change[move->count];
    uint16_t start = reader->at;
    uint32_t number, take;

    if (!read_number(reader, TEXT("pile number"), 1, position->count, &number))
        return false;
    change->part = (uint8_t)(number - 1);
    part_t pile = position->part[change->part];
    bool ascends = !move->count || change[-1].part < change->part;
    if (!ascends || !pile) {
        reader->at = start;
        return read_refuse(reader, ascends ? TEXT("this pile is empty") : TEXT("pile numbers must ascend"));
    }
    if (!read_expect(reader, TEXT("-")) || !read_number(reader, TEXT("stones"), 1, pile, &take))
        return false;
    change->becomes = (part_t)(pile - take);
    move->count++;
    return true;
}

bool read_move(struct reader *reader, const struct state *state, struct move *move)
{
    const struct position *position = &state->position;

    move->count = 0;
    do {
        if (move->count == position->k)
            return read_refuse_above(reader, TEXT("too many piles in one move"), position->k);
        if (!read_change(reader, position, move))
            return false;
    } while (read_if(reader, TEXT("+")));
    // What is read here is legal in the games there are; the rules have the last word all the same.
    return read_expect_end(reader) &&
           (state->game->legal(position, move) || read_refuse(reader, TEXT("the rules forbid this move")));
}

void write_state(sink_t put, const struct state *state)
{
    const struct position *position = &state->position;

    write_text(put, GAME_NAME(state->game));
    if (state->game->params == PARAM_K) {
        write_text(put, TEXT(" k="));
        write_number(put, position->k);
    } else {
        write_text(put, TEXT(" -"));
    }
    write_text(put, TEXT(" :"));
    if (!position->count)
        write_text(put, TEXT(" ."));
    for (uint8_t i = 0; i < position->count; i++) {
        put(' ');
        write_number(put, position->part[i]);
    }
}

void write_move(sink_t put, const struct position *position, const struct move *move)
{
    bool first = true;

    for (uint8_t part = 0; part < position->count; part++)
        for (uint8_t i = 0; i < move->count; i++)
            if (move->change[i].part == part) {
                if (!first)
                    put('+');
                first = false;
                write_number(put, part + 1u);
                put('-');
                write_number(put, (uint32_t)position->part[part] - move->change[i].becomes);
            }
}

void write_game_names(sink_t put)
{
    for (uint8_t i = 0; i < GAME_COUNT; i++) {
        if (i)
            put(' ');
        write_text(put, GAME_NAME(&games[i]));
    }
}

// SPDX-License-Identifier: MIT
#include "notation/glass.h"

#include "game/rules/shapes.h"
#include "notation/codec.h"
#include "notation/answers.h"
#include "notation/state.h"
#include "notation/text.h"

#include <string.h> // memcmp

// The turns of a line
enum { MACHINE_TURN = 2, FIRST_HAS_WON = 4, DRAWN = 8 };

// Adds a choice, and takes it back in `past` as far as its text tells what was there: the cell of a coin and
// the length of a row, or what is in the other box.
static void add_choice(struct glass_match *glass, uint8_t part, choice_t number)
{
    struct position *const past = &glass->past;

    if (glass->state.shape == SHAPE_STRIP || glass->state.shape == SHAPE_BAR)
        past->part[part] += (part_t)number;
    else if (glass->state.shape == SHAPE_BOXES)
        past->part[!part] += past->part[part];
    glass->choice[glass->choices].part = part;
    glass->choice[glass->choices++].number = number;
}

static void read_move(struct numbers *numbers, struct glass_match *glass)
{
    uint8_t parts = glass->state.position.count;

    if (glass->state.shape == SHAPE_HEAP)
        parts = 1;
    if (glass->state.shape == SHAPE_PAIR)
        parts = BOTH_PILES + 1;
    if (glass->state.shape == SHAPE_BAR) // the move may have eaten the last rows, which are told no more
        parts = BAR_ROWS_MAX;
    if (numbers->at + 1 == numbers->count && !numbers->number[numbers->at])
        return;
    while (!numbers->fault && numbers->at < numbers->count && glass->choices < CHANGES_MAX - 1) {
        const uint8_t part = (uint8_t)numbers_number(numbers, 0, 0, parts - 1);
        const choice_t number = numbers_number(numbers, 0, 1, STONES_MAX);
        if (numbers->fault)
            return;
        if (glass->state.shape == SHAPE_PAIR && part == BOTH_PILES) {
            add_choice(glass, 0, number);
            add_choice(glass, 1, number);
        } else {
            add_choice(glass, part, number);
        }
    }
    numbers_end(numbers);
}

bool glass_read(struct numbers *numbers, struct glass_match *glass)
{
    struct position position;
    const struct game *game;

    *glass = (struct glass_match){0};
    codec_state(numbers, &game, &position);
    glass->turn = (uint8_t)numbers_number(numbers, 0, 0, DRAWN);
    state_set_game(&glass->state, game);
    glass->state.position = glass->past = position;
    list_edges(&glass->state);
    if (!numbers->fault)
        read_move(numbers, glass);
    return !numbers->fault;
}

bool glass_is_machine_turn(const struct glass_match *glass)
{
    return glass->turn < FIRST_HAS_WON && glass->turn & MACHINE_TURN;
}

bool glass_is_same(const struct glass_match *one, const struct glass_match *other)
{
    return one->turn == other->turn && one->state.game == other->state.game &&
           !memcmp(&one->state.position, &other->state.position, sizeof one->state.position);
}

static void write_match(const struct glass_match *glass)
{
    console_line.task.state = glass->state;
    write_state();
}

static enum result result_of(const struct glass_match *glass)
{
    if (glass->turn < FIRST_HAS_WON)
        return NOT_OVER;
    return glass->turn == DRAWN ? NOBODY_WON : glass->turn & 1 ? SECOND_WON : FIRST_WON;
}

// Writes who has won, as if the user were the other side of a machine that has.
static void write_end(const struct glass_match *glass)
{
    const enum result result = result_of(glass);
    const bool machine = glass->turn >= FIRST_HAS_WON && glass->turn & MACHINE_TURN;

    write_result(result, machine ? (result == FIRST_WON ? SECOND_WON : FIRST_WON) : NOT_OVER);
}

void glass_show(const struct glass_match *glass)
{
    write_match(glass);
    write_end(glass);
    text_char('\n');
}

void glass_tell(const struct glass_match *glass)
{
    struct state past = glass->state;
    const struct task task = console_line.task; // of the line that is being answered
    const uint8_t mode = console_line.mode;

    console_line.mode = WRITE;
    text_words("@ ");
    write_match(glass);
    write_end(glass);
    if (glass->turn < FIRST_HAS_WON)
        text_say(glass_is_machine_turn(glass) ? WORDS_MACHINE_TURN : WORDS_HUMAN_TURN);
    else
        text_words(" :");
    text_char(' ');
    past.position = glass->past;
    for (uint8_t i = 0; i < glass->choices; i++) {
        if (i)
            text_char('+');
        write_choice(&past, glass->choice[i].part, glass->choice[i].number);
    }
    if (!glass->choices)
        text_char('-');
    text_char('\n');
    console_line.task = task;
    console_line.mode = mode;
}

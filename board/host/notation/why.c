// SPDX-License-Identifier: MIT
// In the texts of the lines (words.h) capital letters stand for what depends on the reason:
//   A  legal moves                     R  the numbers, with their places if the game tells them
//   B  moves that win or keep a draw   Q  the parts of the position, of bounded Nim in turns
//   K  k                               S  the numbers as a sum, the last one first
//   L  k + 1                           T  the numbers in binary
//   M  divisor, heap or pair           U  ones in each column of the numbers
//   X  xor of the numbers              V  the same mod k + 1
//   /  the end of a line
#include "notation/why.h"

#include "notation/move.h"
#include "notation/position.h"
#include "notation/text.h"
#include "game/reason.h"

// The text with what a theory counts, behind a bar; WHY_PARTS: the parts that are told before
static const uint8_t counted[WAYS] = {
    [BY_XOR] = WHY_BINARY,       [BY_COLUMNS] = WHY_BINARY,   [BY_BOUNDED] = WHY_BINARY,
    [BY_VALUES] = WHY_VALUES,    [BY_STEPS] = WHY_PARTS,      [BY_REMAINDER] = WHY_REMAINDER,
    [BY_POWER] = WHY_SPLIT,      [BY_ZECKENDORF] = WHY_SPLIT, [BY_PAIRS] = WHY_PAIR,
    [BY_PARITY] = WHY_REMAINDER, [BY_SEARCH] = WHY_PARTS,
};

static struct state *told; // what the line is about

// Writes a column of these numbers after the other, from the highest one that any number of the reason has:
// how many ones there are, for `T` of one number, for `U` of all, for `V` mod k + 1.
static void write_columns(const stones_t *number, uint8_t count, char form)
{
    part_t bit = 1;
    while (bit <= reason.any >> 1)
        bit <<= 1;
    for (;;) {
        uint8_t ones = 0;
        for (uint8_t i = 0; i < count; i++) {
            const part_t bits = number[i];
            if (bits & bit)
                ones++;
        }
        if (form == 'V')
            ones %= (part_t)(told->position.k + 1);
        write_number(ones);
        bit >>= 1;
        if (!bit)
            return;
        if (form != 'T')
            text_char(' ');
    }
}

// Writes the numbers in the form of a letter, R, S or T.
static void write_numbers(char form)
{
    const uint8_t count = reason.count;

    for (uint8_t i = 0; i < count; i++) {
        const uint8_t one = form == 'S' ? count - 1 - i : i;
        const stones_t *const number = &reason.number[one];
        if (i) {
            if (form == 'S')
                text_words(" +");
            text_char(' ');
        }
        if (form == 'T')
            write_columns(number, 1, form);
        else
            write_number(*number);
        if (form == 'R' && reason.has_places) {
            text_char('@');
            write_number(reason.place[one]);
        }
    }
    if (!count)
        text_char('-');
}

// Writes a character of a text, or what it stands for.
static void put(char c)
{
    const struct position *const position = &told->position;
    stones_t number;

    switch (c) {
    case 'A':
        number = console_line.work.legal;
        break;
    case 'B':
        number = console_line.work.count;
        break;
    case 'K':
    case 'L':
        number = position->k + (stones_t)(c - 'K');
        break;
    case 'M':
        number = reason.base;
        break;
    case 'X':
        number = reason.nim_sum;
        break;
    case 'Q':
        if (!reason.has_places && (reason.count || told->shape == SHAPE_HEAP)) {
            text_position(told);
            return;
        }
        c = 'R'; // fall through
    case 'R':
    case 'S':
    case 'T':
        write_numbers(c);
        return;
    case 'U':
    case 'V':
        write_columns(reason.number, reason.count, c);
        return;
    case '/':
        c = '\n'; // fall through
    default:
        text_char(c);
        return;
    }
    write_number(number);
}

static void put_nothing(char c)
{
    (void)c;
}

// Return the next part of a text; null after the last one.
static const char *write_part(const char *text)
{
    return text_read(text, put);
}

static const char *skip_part(const char *text)
{
    return text_read(text, put_nothing);
}

// Writes all parts of a text.
static void write_text(uint8_t words)
{
    const char *text = console_words[words];
    while (text)
        text = write_part(text);
}

// Writes a winning move, and what it leaves in the terms of the same theory.
static void write_move(struct task *task, struct state *after, uint8_t words)
{
    text_say(WHY_MOVE);
    text_move(&task->state, &task->move);
    text_say(WHY_LEAVES);
    game_play_from(&after->position, &task->state.position, &task->move);
    reason_find(after->game, &after->position);
    write_part(skip_part(console_words[words]));
    text_char('\n');
}

bool why_write(uint8_t piece)
{
    struct task *const task = &console_line.task;
    const uint8_t verdict = console_line.work.verdict;
    struct state state = task->state;

    told = &state;
    reason_find(state.game, &state.position);
    const uint8_t words = counted[reason.way];
    if (piece == 0) {
        text_say(WHY_THEORY);
        write_text(WHY_THEORIES + reason.way);
        write_text(reason.way <= BY_BOUNDED ? WHY_NUMBERS : WHY_PARTS);
        return true;
    }
    if (words == WHY_PARTS) // is told already
        piece++;
    if (piece > 1 && reason.way != BY_BOUNDED) // has no remainders to tell
        piece++;
    if (piece < 3) {
        write_text(piece == 1 ? words : WHY_REMAINDER);
        return true;
    }
    if (piece == 3) {
        if (reason.ending)
            write_text(WHY_NOT_YET - NOT_YET + reason.ending);
        write_text(WHY_MOVES);
        write_text(WHY_LOST + verdict);
        return true;
    }
    if (verdict == N_POSITION && task->move.found)
        write_move(task, &state, words);
    return false;
}

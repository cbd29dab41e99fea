// SPDX-License-Identifier: MIT
// A line is written from a template, in which capital letters stand for what depends on the reason:
//   A  legal moves                     P  numbers of the position
//   B  moves that win or keep a draw   Q  what the numbers are made from
//   C  verdict                         R  the numbers
//   K  k                               S  the same as a sum, largest first
//   L  k + 1                           T  the same in binary
//   M  divisor                         U  ones in each column
//   N  xor of the numbers              V  the same mod k + 1
//   O  heap, or number of the pair     W, X, Y, Z  a further template, at the end
#include "console/why.h"

#include "console/move.h"
#include "console/text.h"
#include "game/theory/bounded.h"
#include "game/theory/wythoff.h"

// What the lines tell besides the reason
struct story {
    stones_t from[PARTS_MAX]; // what the numbers are made from: pile, turns, heap; the place of a step, coin,
                              // cell or vertex; of a heap with a cap also the cap
    uint8_t from_count;       // two for a heap with a cap
    bool has_places;          // `from` are places
    stones_t top;             // the highest bit of the numbers, at least 1
    union {
        struct {
            stones_t k;       // piles in a move for BY_COLUMNS, else 1
            stones_t modulus; // k + 1; the divisor for REMAINDER_ONE
            stones_t divisor;
            stones_t sum;   // xor of the numbers
            stones_t whole; // the heap that is the sum of the numbers, or which pair they are
        };
        stones_t value[5]; // the same as a list, K to O
    };
};

// By enum reason_step, and an empty one
static const FLASH char lines[] = "theory: W\0"
                                  "parts: P\0"
                                  "binary: T\0"
                                  "columns: U mod L : V\0"
                                  "values: X\0"
                                  "remainder: Q mod M = R\0"
                                  "split: X\0"
                                  "end: Y\0"
                                  "moves: A legal, B Z\0"
                                  "verdict: C\0"
                                  "move: \0";

// By enum way: W and X, its name and its numbers
static const FLASH char ways[] = "xor\0T\0"
                                 "columns k=K\0T\0"
                                 "values\0R = N\0"
                                 "steps\0P\0"
                                 "remainder\0Q mod M = R\0"
                                 "zeckendorf\0O = S\0"
                                 "power\0O = S\0"
                                 "pairs\0pair O = R\0"
                                 "parity\0Q mod M = R\0"
                                 "search\0P";

// By enum ending: Y
static const FLASH char endings[] = "\0"
                                    "not yet\0"
                                    "leave only ones: 1 mod L\0"
                                    "only ones left: leave 1 mod L\0"
                                    "leave 1 mod L";

// Finds out what the numbers are made from.
static void find_from(const struct state *state, struct story *story)
{
    const struct position *position = &state->position;
    const uint8_t shape = state->shape;
    struct position turns;

    if (shape == SHAPE_HEAP) {
        story->from[0] = position->stones;
        story->from[1] = position->cap;
        story->from_count = reason.way == BY_ZECKENDORF || reason.way == BY_POWER ? 2 : 1;
        return;
    }
    if (state->params == PARAMS_M_K || state->params == PARAMS_M_L_R) {
        bounded_in_turns(position, &turns);
        position = &turns;
    }
    const bool not_empty = shape == SHAPE_COINS || shape == SHAPE_LETTERS || shape == SHAPE_BAR;
    const bool by_index = shape == SHAPE_STAIRS || (not_empty && shape != SHAPE_BAR);
    for (uint8_t i = 0, part = 0; i < reason.count; i++, part += shape == SHAPE_STAIRS ? 2 : 1) {
        while (not_empty && !position->part[part])
            part++;
        story->from[i] = by_index ? part + (stones_t)1 : position->part[part];
    }
    story->from_count = reason.count;
    story->has_places = by_index || reason.way == BY_STEPS;
}

static void find_story(const struct state *state, struct story *story)
{
    *story = (struct story){.top = 1};
    reason_find(state->game, &state->position);
    find_from(state, story);
    story->k = state->position.k;
    story->divisor = reason.divisor;
    if (reason.way == BY_PARITY) {
        story->divisor = 2;
        for (uint8_t i = 0; i < reason.count; i++)
            reason.number[i] %= 2;
    }
    story->modulus = reason.ending == REMAINDER_ONE ? reason.divisor : story->k + 1;
    story->whole = reason.way == BY_PAIRS ? wythoff_pair(story->from, reason.number) : state->position.stones;
    for (uint8_t i = 0; i < reason.count; i++) {
        story->sum ^= reason.number[i];
        while (story->top <= reason.number[i] >> 1)
            story->top <<= 1;
    }
}

// Writes the numbers in the form of a letter, P to T.
static void write_list(const struct story *story, char form)
{
    const bool has_places = form == 'P' && story->has_places;

    if (form == 'P')
        form = has_places || reason.way <= BY_COLUMNS ? 'R' : 'Q';
    const uint8_t count = form == 'Q' ? story->from_count : reason.count;
    for (uint8_t i = 0; i < count; i++) {
        const stones_t number = reason.number[form == 'S' ? count - 1 - i : i];
        if (i)
            text_words(form == 'S' ? TEXT(" + ") : TEXT(" "));
        if (form == 'T')
            for (stones_t bit = story->top; bit; bit >>= 1)
                text_char(number & bit ? '1' : '0');
        else
            write_number(form == 'Q' ? story->from[i] : number);
        if (has_places) {
            text_char('@');
            write_number(story->from[i]);
        }
    }
    if (!count)
        text_char('-');
}

// Writes the ones in each column, mod `modulus`.
static void write_ones(const struct story *story, stones_t modulus)
{
    for (stones_t bit = story->top; bit; bit >>= 1) {
        uint8_t ones = 0;
        for (uint8_t i = 0; i < reason.count; i++)
            ones += (reason.number[i] & bit) != 0;
        text_more(' ', bit != story->top);
        write_number(ones % modulus);
    }
}

// Returns the further template for a letter, W to Z.
static const FLASH char *further(char letter)
{
    switch (letter) {
    case 'W':
        return text_nth(&ways[0], 2 * reason.way);
    case 'X':
        return text_nth(&ways[0], 2 * reason.way + 1);
    case 'Y':
        return text_nth(&endings[0], reason.ending);
    }
    return console_line.work.verdict == DRAW ? TEXT("draw") : TEXT("wins");
}

static void write_template(const struct story *story, const FLASH char *words)
{
    char c;

    while ((c = *words++))
        if (c < 'A' || c > 'Z')
            text_char(c);
        else if (c >= 'W')
            words = further(c);
        else if (c >= 'U')
            write_ones(story, c == 'U' ? PARTS_MAX + 1 : story->modulus);
        else if (c >= 'P')
            write_list(story, c);
        else if (c >= 'K')
            write_number(story->value[c - 'K']);
        else if (c == 'C')
            text_letter(TEXT("PND"), console_line.work.verdict); // in the order of enum verdict
        else
            write_number(c == 'A' ? console_line.work.legal : console_line.work.count);
}

// Writes the winning move, and the position after it in the numbers of the same way.
static void write_move(uint8_t way)
{
    const struct task *const task = &console_line.task;
    struct state after = task->state;
    struct story story;

    text_move(&task->state, &console_line.task.move);
    game_play(&after.position, &task->move);
    find_story(&after, &story);
    reason.way = way;
    write_template(&story, TEXT(" leaves X"));
}

uint8_t why_write(uint8_t step)
{
    const struct state *const state = &console_line.task.state;
    struct story story;

    find_story(state, &story);
    while (!reason_has(step))
        step++;
    if (step == STEP_MOVE && (!console_line.task.move.found || console_line.work.verdict != N_POSITION))
        step++;
    write_template(&story, text_nth(&lines[0], step));
    if (step == STEP_MOVE)
        write_move(reason.way);
    return step;
}

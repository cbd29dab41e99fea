// SPDX-License-Identifier: MIT
// A line is written from a template, in which capital letters stand for what depends on the reason:
//   A  legal moves                     P  numbers of the position
//   B  moves that win or keep a draw   Q  `from` of each item
//   C  verdict                         R  `number` of each item
//   K  k                               S  the same as a sum
//   L  k + 1                           T  the same in binary
//   M  divisor                         U  ones in each column
//   N  xor of the numbers              V  the same mod k + 1
//   O  heap, or number of the pair     W, X, Y, Z  a further template, at the end
#include "console/why.h"

#include "console/move.h"
#include "console/text.h"

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
                                 "remainder\0Q mod M = R\0"
                                 "values\0R = N\0"
                                 "zeckendorf\0O = S\0"
                                 "power\0O = S\0"
                                 "pairs\0pair O = R\0"
                                 "parity\0Q mod M = R\0"
                                 "steps\0P\0"
                                 "search\0P";

// By enum ending: Y
static const FLASH char endings[] = "\0"
                                    "not yet\0"
                                    "leave only ones: 1 mod L\0"
                                    "only ones left: leave 1 mod L\0"
                                    "leave 1 mod L";

// Writes all items in the form of a letter, P to T.
static void write_list(const struct reason *reason, char form)
{
    const bool has_places = form == 'P' && reason->has_places;

    if (form == 'P')
        form = has_places || reason->way <= BY_COLUMNS ? 'R' : 'Q';
    const uint8_t count = form == 'Q' ? reason->from_count : reason->count;
    for (uint8_t i = 0; i < count; i++) {
        const stones_t from = reason->item[i].from, number = reason->item[i].number;
        if (i)
            text_words(form == 'S' ? TEXT(" + ") : TEXT(" "));
        if (form == 'T')
            for (stones_t bit = reason->top; bit; bit >>= 1)
                text_char(number & bit ? '1' : '0');
        else
            write_number(form == 'Q' ? from : number);
        if (has_places) {
            text_char('@');
            write_number(from);
        }
    }
    if (!count)
        text_char('-');
}

// Writes the ones in each column, mod `modulus`.
static void write_ones(const struct reason *reason, stones_t modulus)
{
    for (stones_t bit = reason->top; bit; bit >>= 1) {
        uint8_t ones = 0;
        for (uint8_t i = 0; i < reason->count; i++)
            ones += (reason->item[i].number & bit) != 0;
        text_more(' ', bit != reason->top);
        write_number(ones % modulus);
    }
}

// Returns the further template for a letter, W to Z.
static const FLASH char *further(const struct reason *reason, char letter)
{
    switch (letter) {
    case 'W':
        return text_nth(&ways[0], 2 * reason->way);
    case 'X':
        return text_nth(&ways[0], 2 * reason->way + 1);
    case 'Y':
        return text_nth(&endings[0], reason->ending);
    }
    return console_line.verdict == DRAW ? TEXT("draw") : TEXT("wins");
}

static void write_template(const struct reason *reason, const FLASH char *words)
{
    char c;

    while ((c = *words++))
        if (c < 'A' || c > 'Z')
            text_char(c);
        else if (c >= 'W')
            words = further(reason, c);
        else if (c >= 'U')
            write_ones(reason, c == 'U' ? PARTS_MAX + 1 : reason->modulus);
        else if (c >= 'P')
            write_list(reason, c);
        else if (c >= 'K')
            write_number(reason->value[c - 'K']);
        else if (c == 'C')
            text_letter(TEXT("PND"), console_line.verdict); // in the order of enum verdict
        else
            write_number(c == 'A' ? console_line.legal : console_line.count);
}

// Writes the winning move, and the position after it in the numbers of the same way.
static void write_move(struct reason *reason)
{
    const struct task *const task = &console_line.task;
    struct position after = task->state.position;
    const uint8_t way = reason->way;

    text_move(&task->state, &console_line.task.move);
    game_play(&after, &task->move);
    reason_find(task->state.game, &after, reason);
    reason->way = way;
    write_template(reason, TEXT(" leaves X"));
}

uint8_t why_write(uint8_t step)
{
    const struct state *const state = &console_line.task.state;
    struct reason reason;

    reason_find(state->game, &state->position, &reason);
    while (!reason_has(&reason, step))
        step++;
    if (step == STEP_MOVE && (!console_line.task.move.found || console_line.verdict != N_POSITION))
        step++;
    write_template(&reason, text_nth(&lines[0], step));
    if (step == STEP_MOVE)
        write_move(&reason);
    return step;
}

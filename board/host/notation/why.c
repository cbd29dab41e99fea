// SPDX-License-Identifier: MIT
// Writes the answer to `why`. Capital letters in its texts (WHY_WORDS in words.h) stand for values of the
// reason:
//   A  number of legal moves                     R  numbers, each with its vertex or part if PLACES is set
//   B  number of moves that win or keep a draw   Q  parts of the position
//   K  k                                         S  numbers as a sum, the last number first
//   L  k + 1                                     T  numbers in binary
//   M  divisor, heap or pair                     U  ones in each column of the numbers
//   X  xor of the numbers                        V  ones in each column mod k + 1
//   /  end of the line
// In the texts of facts, F, G and H are the numbers of the fact, and W are the values that moves lead to.
#include "notation/why.h"

#include "notation/state.h"
#include "notation/text.h"
#include "game/explain/explain.h"

// The texts that show the numbers of a reason, indexed by enum way
static const uint8_t lines[WAYS][3] = {
    [BY_XOR] = {WHY_NUMBERS, WHY_BINARY},
    [BY_COLUMNS] = {WHY_NUMBERS, WHY_BINARY},
    [BY_BOUNDED] = {WHY_NUMBERS, WHY_BINARY, WHY_REMAINDER},
    [BY_VALUES] = {WHY_PARTS, WHY_VALUES},
    [BY_STEPS] = {WHY_PARTS},
    [BY_REMAINDER] = {WHY_PARTS, WHY_REMAINDER},
    [BY_ZECKENDORF] = {WHY_PARTS, WHY_SPLIT},
    [BY_POWER] = {WHY_PARTS, WHY_SPLIT},
    [BY_PAIRS] = {WHY_PARTS, WHY_PAIR},
    [BY_PARITY] = {WHY_PARTS, WHY_REMAINDER},
    [BY_SEARCH] = {WHY_PARTS},
};

enum { COLUMNS = 8 * sizeof(part_t) };

static struct state *asked;  // position of the question
static struct reason reason; // reason of the asked position, later of the position after the move
static struct counted {      // what note_step() finds in the steps of the explanation
    bool has_facts, has_replies;
    struct position after;     // position after the move, or the current position if there is no move
    uint8_t columns;           // number of columns in `ones`
    stones_t ones[2][COLUMNS]; // row 0: number of ones in each column; row 1: these numbers mod k + 1
} counted;

// Stores in `counted` what a step contains. Returns false at the first reply.
static bool note_step(const struct reason_step *step, void *context)
{
    (void)context;
    counted.after = *step->after;
    if (step->kind < STEP_NUMBERS)
        counted.has_facts = true;
    for (uint8_t i = 0; step->kind == STEP_COLUMN && i < 2; i++)
        counted.ones[i][counted.columns] = step->number[1 + i];
    counted.columns += step->kind == STEP_COLUMN;
    counted.has_replies = step->kind == STEP_REPLY;
    return !counted.has_replies;
}

// Writes a number in binary, with as many digits as the largest number.
static void write_binary(stones_t number)
{
    part_t bit = 1;
    while (bit <= reason.any >> 1)
        bit <<= 1;
    for (; bit; bit >>= 1)
        text_char(number & bit ? '1' : '0');
}

// Writes row `which` of counted.ones, one number for each column.
static void write_columns(uint8_t which)
{
    for (uint8_t i = 0; !i || i < counted.columns; i++) {
        if (i)
            text_char(' ');
        write_number(counted.ones[which][i]);
    }
}

// Returns the vertex or the part, counted from 1, to which a number of the reason belongs.
static stones_t place_of(uint8_t number)
{
    const part_t *const parts = asked->position.part;
    if (reason.way == BY_STEPS)
        return parts[number];
    if (reason.game->reason & ODD_STEPS)
        return 2 * number + 1;
    uint8_t part = 0;
    do
        while (!parts[part++])
            ;
    while (number--);
    return part;
}

// Writes the numbers of the reason in the form R, S or T.
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
            write_binary(*number);
        else
            write_number(*number);
        if (form == 'R' && reason.game->reason & PLACES) {
            text_char('@');
            write_number(place_of(one));
        }
    }
    if (!count)
        text_char('-');
}

// Writes the indices of the set bits of `values`.
static void write_values(stones_t values)
{
    for (stones_t value = 0; values >> value; value++)
        if (values >> value & 1) {
            write_number(value);
            if (values >> value > 1)
                text_char(' ');
        }
}

// Writes a character of a text. For a capital letter, writes its value.
static void put(char c)
{
    const struct position *const position = &asked->position;
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
        number = 0;
        for (uint8_t i = 0; i < reason.count; i++)
            number ^= reason.number[i];
        break;
    case 'Q':
        if (!(reason.game->reason & PLACES) && (reason.count || asked->game->has_heap)) {
            text_position(asked);
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
        write_columns(c == 'V');
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

// Writes a text up to its `|`. Returns the text after the `|`, or null.
static const char *write_part(const char *text)
{
    return text_read(text, put);
}

// Returns the text after the `|`, without writing anything.
static const char *skip_part(const char *text)
{
    return text_read(text, put_nothing);
}

// Writes a whole text, without its `|`.
static void write_text(uint8_t words)
{
    const char *text = console_words[words];
    while (text)
        text = write_part(text);
}

// Writes a winning move and the numbers of the position that it leaves.
static void write_move(struct task *task, struct state *left)
{
    const uint8_t *const line = lines[reason.way];
    text_say(WHY_MOVE);
    text_move(&task->state, &task->move);
    text_say(WHY_LEAVES);
    game_play_from(&left->position, &task->state.position, &task->move);
    reason_find(left->game, &left->position, &reason);
    write_part(skip_part(console_words[line[1] ? line[1] : line[0]]));
    text_char('\n');
}

static const struct reason_step *fact; // the fact that put_of_fact() writes

// Writes a character of a fact. For F, G, H or W, writes its value.
static void put_of_fact(char c)
{
    if (c >= 'F' && c <= 'H')
        write_number(fact->number[c - 'F']);
    else if (c == 'W')
        write_values(fact->number[2]);
    else
        text_char(c);
}

// Writes a step if it is a fact. Otherwise returns false, because no facts follow.
static bool write_fact(const struct reason_step *step, void *context)
{
    bool *const is_first = context;
    if (step->kind >= FACTS)
        return false;
    text_words(*is_first ? "" : "; ");
    *is_first = false;
    fact = step;
    text_read(console_words[WHY_FACTS + step->kind], put_of_fact);
    return true;
}

// Writes each move of the player who cannot win, with the answer to it.
static void write_replies(struct state *now)
{
    struct reply reply = {0};
    enum verdict verdict = PENDING;
    for (uint8_t number = 1; number <= REPLIES_MAX; number++) {
        do
            verdict = reply_find(now->game, &counted.after, number, &reply);
        while (verdict == PENDING);
        if (verdict == P_POSITION)
            break;
        if (number > 1)
            text_words("; ");
        else
            text_say(WHY_REPLIES);
        now->position = counted.after;
        text_move(now, &reply.move);
        text_words(": ");
        game_play(&now->position, &reply.move);
        text_move(now, &reply.answer);
    }
    if (reply.number)
        text_char('\n');
}

void why_write(void)
{
    struct task *const task = &console_line.task;
    const uint8_t verdict = console_line.work.verdict;
    struct state state = task->state;
    bool is_first = true;

    if (verdict == P_POSITION)
        game_no_move(&task->move);
    asked = &state;
    counted = (struct counted){0};
    explain(state.game, &task->state.position, &task->move, note_step, 0);
    reason_find(state.game, &state.position, &reason);
    text_say(WHY_THEORY);
    write_text(WHY_THEORIES + reason.way);
    for (uint8_t i = 0; i < 3 && lines[reason.way][i]; i++) {
        write_text(lines[reason.way][i]);
        text_char('\n');
    }
    if (reason.ending) {
        write_text(WHY_NOT_YET + reason.ending - NOT_YET);
        text_char('\n');
    }
    if (counted.has_facts) {
        text_say(WHY_FACT);
        explain(state.game, &task->state.position, &task->move, write_fact, &is_first);
        text_char('\n');
    }
    if (console_line.work.is_counted)
        write_text(verdict == DRAW ? WHY_DRAWING_MOVES : WHY_WINNING_MOVES);
    write_text(WHY_LOST + verdict);
    text_char('\n');
    if (game_is_move(&task->move))
        write_move(task, &state);
    state = task->state;
    if (counted.has_replies)
        write_replies(&state);
    text_char('\n');
}

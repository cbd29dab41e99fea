// SPDX-License-Identifier: MIT
// In the texts of the lines (words.h) capital letters stand for what depends on the reason:
//   A  legal moves                     R  the numbers, with their places if the game tells them
//   B  moves that win or keep a draw   Q  the parts of the position, of bounded Nim in turns
//   K  k                               S  the numbers as a sum, the last one first
//   L  k + 1                           T  the numbers in binary
//   M  divisor, heap or pair           U  ones in each column of the numbers
//   X  xor of the numbers              V  the same mod k + 1
//   /  the end of a line
// In the texts of facts F, G and H stand for the numbers, W for the values that moves lead to.
#include "notation/why.h"

#include "notation/state.h"
#include "notation/text.h"
#include "game/explain/facts.h"

// The lines of an answer, in the order of the notation: the ways that have a line, and its text. The first
// line begins with WHY_THEORY; that of the end depends on the step.
#define WAY_BIT(way) (1u << (way))
enum {
    ANY_WAY = WAY_BIT(WAYS) - 1,
    IN_COLUMNS = WAY_BIT(BY_XOR) | WAY_BIT(BY_COLUMNS) | WAY_BIT(BY_BOUNDED),
    IN_REMAINDERS = WAY_BIT(BY_BOUNDED) | WAY_BIT(BY_REMAINDER) | WAY_BIT(BY_PARITY),
    IN_SPLITS = WAY_BIT(BY_ZECKENDORF) | WAY_BIT(BY_POWER)
};
static const struct line {
    uint16_t ways;
    uint8_t words;
} lines[] = {
    {IN_COLUMNS, WHY_NUMBERS},
    {ANY_WAY & ~IN_COLUMNS, WHY_PARTS},
    {IN_COLUMNS, WHY_BINARY},
    {WAY_BIT(BY_VALUES), WHY_VALUES},
    {IN_REMAINDERS, WHY_REMAINDER},
    {IN_SPLITS, WHY_SPLIT},
    {WAY_BIT(BY_PAIRS), WHY_PAIR},
    {ANY_WAY, WHY_NOT_YET},
    {ANY_WAY, WHY_FACT},
};
enum { LINES = sizeof lines / sizeof *lines };

static struct state *asked;   // the position that the line asks about
static struct reason reason;  // of that position, or of the one that a move leaves
static struct position after; // that the move leaves, or the position itself if there is none
static struct step fact;      // the latest one that is told

// Goes to the fact in this place; false if there are not so many.
static bool next_fact(stones_t place)
{
    fact = (struct step){.kind = STEP_FACT, .part = place, .after = &after};
    return reason_step(&reason, &asked->position, &fact);
}

// Returns the line in this place, 0 for the first, of those that the reason has; null behind the last one.
static const struct line *line_of(uint8_t place)
{
    for (const struct line *line = lines; line < lines + LINES; line++) {
        bool is_told = line->ways & WAY_BIT(reason.way);
        if (line->words == WHY_NOT_YET)
            is_told = reason.ending;
        else if (line->words == WHY_FACT)
            is_told = next_fact(0);
        if (is_told && !place--)
            return line;
    }
    return 0;
}

// Writes a number in binary, as wide as the largest number of the reason.
static void write_binary(stones_t number)
{
    part_t bit = 1;
    while (bit <= reason.any >> 1)
        bit <<= 1;
    for (; bit; bit >>= 1)
        text_char(number & bit ? '1' : '0');
}

// Writes a number of each column: 1: how many ones there are, 2: the same mod k + 1.
static void write_columns(uint8_t which)
{
    struct step step = {.kind = STEP_COLUMN};
    bool more = reason_step(&reason, &asked->position, &step);
    do { // without any one in the numbers there is a column of zeros
        if (step.part++)
            text_char(' ');
        write_number(step.number[which]);
        more = more && reason_step(&reason, &asked->position, &step);
    } while (more);
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
            write_binary(*number);
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

// Writes the values that moves lead to.
static void write_values(stones_t values)
{
    for (stones_t value = 0; values >> value; value++)
        if (values >> value & 1) {
            write_number(value);
            if (values >> value > 1)
                text_char(' ');
        }
}

// Writes a character of a text, or what it stands for.
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
        number = reason.nim_sum;
        break;
    case 'Q':
        if (!reason.has_places && (reason.count || asked->shape == SHAPE_HEAP)) {
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
        write_columns(c == 'U' ? 1 : 2);
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

// Writes a winning move, and what it leaves: the numbers as the second line tells them, or the first, if
// there is no other.
static void write_move(struct task *task, struct state *left)
{
    const struct line *counted = line_of(1);

    if (!counted || counted->words == WHY_NOT_YET || counted->words == WHY_FACT)
        counted = line_of(0);
    text_say(WHY_MOVE);
    text_move(&task->state, &task->move);
    text_say(WHY_LEAVES);
    game_play_from(&left->position, &task->state.position, &task->move);
    reason_find(left->game, &left->position, &reason);
    write_part(skip_part(console_words[counted->words]));
    text_char('\n');
}

// Writes a character of the text of a fact, or what it stands for.
static void put_of_fact(char c)
{
    if (c >= 'F' && c <= 'H')
        write_number(fact.number[c - 'F']);
    else if (c == 'W')
        write_values(fact.number[2]);
    else
        text_char(c);
}

static void write_facts(void)
{
    text_say(WHY_FACT);
    for (stones_t place = 0; next_fact(place); place++) {
        if (place)
            text_words("; ");
        text_read(console_words[WHY_FACTS + fact.fact], put_of_fact);
    }
}

// Returns the next answer to a move in this position; false after the last one.
static bool next_reply(struct reply *reply)
{
    const uint8_t number = reply->number + 1;
    enum verdict verdict;
    do
        verdict = reply_find(asked->game, &after, number, reply);
    while (verdict == PENDING);
    return verdict != P_POSITION;
}

// Writes the moves of a lost player, or of one who cannot win either, each with the answer to it.
static void write_replies(const struct state *state)
{
    struct step step = {.kind = STEP_REPLY, .after = &after};
    struct reply reply = {0};
    struct state now = *state;
    while (reason_step(&reason, &state->position, &step) && next_reply(&reply)) {
        if (step.part++)
            text_words("; ");
        else
            text_say(WHY_REPLIES);
        now.position = after;
        text_move(&now, &reply.move);
        text_words(": ");
        game_play(&now.position, &reply.move);
        text_move(&now, &reply.answer);
    }
    if (step.part)
        text_char('\n');
}

bool why_write(uint8_t piece)
{
    struct task *const task = &console_line.task;
    const uint8_t verdict = console_line.work.verdict;
    struct state state = task->state;

    asked = &state;
    reason_find(state.game, &state.position, &reason);
    after = task->state.position;
    if (verdict != P_POSITION)
        game_play(&after, &task->move);
    if (piece == 0) {
        text_say(WHY_THEORY);
        write_text(WHY_THEORIES + reason.way);
    }
    const struct line *const line = line_of(piece);
    if (line && line->words == WHY_FACT) {
        write_facts();
        return true;
    }
    if (line) {
        write_text(line->words + (line->words == WHY_NOT_YET ? reason.ending - NOT_YET : 0));
        return true;
    }
    if (!line_of(piece - 1)) {
        if (verdict != P_POSITION && game_is_move(&task->move))
            write_move(task, &state);
        state = task->state;
        reason_find(state.game, &state.position, &reason);
        write_replies(&state);
        return false;
    }
    if (console_line.work.is_counted)
        write_text(verdict == DRAW ? WHY_DRAWING_MOVES : WHY_WINNING_MOVES);
    write_text(WHY_LOST + verdict);
    return true;
}

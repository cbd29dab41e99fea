// SPDX-License-Identifier: MIT
// Writes the answer to `why`. Capital letters in its texts (why_words.h) stand for values of the
// reason:
//   A  number of legal moves                     R  numbers, each with its vertex or part if PLACES is set
//   B  number of moves that win or keep a draw   Q  parts of the position
//   K  k                                         S  numbers as a sum, the last number first
//   L  k + 1                                     T  numbers in binary
//   M  divisor, heap or pair                     U  ones in each column of the numbers
//   X  xor of the numbers                        V  ones in each column mod k + 1
//   /  end of the line
// In the texts of facts, F, G and H are the numbers of the fact, and W are the values that moves lead to.
#include "answer/answers.h"
#include "answer/why_words.h"

#include "notation/component.h"
#include "notation/state.h"
#include "solver/solve.h"
#include "game/explain/explain.h"
#include "game/rules/rules.h" // moves_count

#include <string.h>

#define WHY_ID(id, text) id,
#define WHY_TEXT(id, text) [id] = (text),
enum why_words { NO_WORDS, WHY_WORDS(WHY_ID) };
static const char *const texts[] = {WHY_WORDS(WHY_TEXT)};

// The texts that show the numbers of a reason, indexed by enum way. 0: no text
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

// What the texts of an explanation mention
struct why {
    struct line *out;
    struct state asked;   // state of the question; reason_find() changes its position
    struct reason reason; // reason of asked.position
    uint32_t legal, good; // numbers of legal moves, and of moves that win or keep a draw
    bool is_counted;      // `legal` and `good` are known
    // What note_step() finds in the steps of the explanation
    bool has_facts, has_replies;
    struct position after;     // position after the move, or the current position if there is no move
    uint8_t columns;           // number of columns in `ones`
    stones_t ones[2][COLUMNS]; // row 0: number of ones in each column; row 1: these numbers mod k + 1
    uint8_t facts;             // number of facts that are written
};

// Copies the contents of a step to the context. Returns false at a reply, because replies are last.
static bool note_step(const struct reason_step *step, void *context)
{
    struct why *const why = context;

    why->after = *step->after;
    if (step->kind < STEP_NUMBERS)
        why->has_facts = true;
    for (uint8_t i = 0; step->kind == STEP_COLUMN && i < 2; i++)
        why->ones[i][why->columns] = step->number[1 + i];
    why->columns += step->kind == STEP_COLUMN;
    why->has_replies = step->kind == STEP_REPLY;
    return !why->has_replies;
}

// Writes a number in binary, with as many digits as the largest number.
static void write_binary(const struct why *why, stones_t number)
{
    part_t bit = 1;
    while (bit <= why->reason.any >> 1)
        bit <<= 1;
    for (; bit; bit >>= 1)
        text_char(why->out, number & bit ? '1' : '0');
}

// Writes row `which` of why->ones, one number for each column.
static void write_columns(const struct why *why, uint8_t which)
{
    for (uint8_t i = 0; !i || i < why->columns; i++) {
        text_more(why->out, ' ', i);
        write_number(why->out, why->ones[which][i]);
    }
}

// Returns the place of a number of the reason: its vertex, or its part counted from 1.
static stones_t place_of(const struct why *why, uint8_t number)
{
    const part_t *const parts = why->asked.position.part;
    if (why->reason.way == BY_STEPS)
        return parts[number];
    if (why->reason.game->reason & ODD_STEPS)
        return 2 * number + 1;
    uint8_t part = 0;
    do
        while (!parts[part++])
            ;
    while (number--);
    return part;
}

// Writes the numbers of the reason in the form R, S or T.
static void write_numbers(const struct why *why, char form)
{
    const struct reason *const reason = &why->reason;
    const uint8_t count = reason->count;

    for (uint8_t i = 0; i < count; i++) {
        const uint8_t one = form == 'S' ? count - 1 - i : i;
        const stones_t number = reason->number[one];
        if (i)
            text_words(why->out, form == 'S' ? " + " : " ");
        if (form == 'T')
            write_binary(why, number);
        else
            write_number(why->out, number);
        if (form == 'R' && reason->game->reason & PLACES) {
            text_char(why->out, '@');
            write_number(why->out, place_of(why, one));
        }
    }
    text_more(why->out, '-', !count);
}

// Writes the value of a capital letter.
static void write_letter(struct why *why, char letter)
{
    const struct reason *const reason = &why->reason;
    stones_t number = 0;

    switch (letter) {
    case 'A':
        write_number(why->out, why->legal);
        break;
    case 'B':
        write_number(why->out, why->good);
        break;
    case 'K':
    case 'L':
        write_number(why->out, why->asked.position.k + (stones_t)(letter - 'K'));
        break;
    case 'M':
        write_number(why->out, reason->base);
        break;
    case 'X':
        for (uint8_t i = 0; i < reason->count; i++)
            number ^= reason->number[i];
        write_number(why->out, number);
        break;
    case 'Q':
        if (!(reason->game->reason & PLACES) && (reason->count || why->asked.game->has_heap))
            text_position(why->out, &why->asked);
        else
            write_numbers(why, 'R');
        break;
    case 'U':
    case 'V':
        write_columns(why, letter == 'V');
        break;
    default:
        write_numbers(why, letter);
    }
}

// Writes a text up to the character `end`. Leaves out each `|`.
static void write_until(struct why *why, const char *text, char end)
{
    for (; *text && *text != end; text++) {
        if (strchr("ABKLMQRSTUVX", *text))
            write_letter(why, *text);
        else if (*text != '|')
            text_char(why->out, *text == '/' ? '\n' : *text);
    }
}

static void write_text(struct why *why, const char *text)
{
    write_until(why, text, '\0');
}

static void write_line(struct why *why, enum why_words words)
{
    write_text(why, texts[words]);
    text_char(why->out, '\n');
}

// Writes a winning move and the numbers of the position that it leaves.
static void write_move(struct why *why, const struct state *before, const struct move *move)
{
    const uint8_t *const line = lines[why->reason.way];
    struct move written = *move;

    text_words(why->out, "move: ");
    text_move(why->out, before, &written);
    text_words(why->out, " leaves ");
    game_play_from(&why->asked.position, &before->position, move);
    reason_find(why->asked.game, &why->asked.position, &why->reason);
    write_until(why, strchr(texts[line[1] ? line[1] : line[0]], '|') + 1, '|');
    text_char(why->out, '\n');
}

// Writes the indices of the set bits of `values`.
static void write_values(struct line *out, stones_t values)
{
    for (stones_t value = 0; values >> value; value++)
        if (values >> value & 1) {
            write_number(out, value);
            text_more(out, ' ', values >> value > 1);
        }
}

// Writes a step that is a fact. Returns false at another step, because facts are first.
static bool write_fact(const struct reason_step *step, void *context)
{
    struct why *const why = context;

    if (step->kind >= FACTS)
        return false;
    text_words(why->out, why->facts++ ? "; " : "facts: ");
    for (const char *c = texts[WHY_FACTS + step->kind]; *c; c++) {
        if (*c >= 'F' && *c <= 'H')
            write_number(why->out, step->number[*c - 'F']);
        else if (*c == 'W')
            write_values(why->out, step->number[2]);
        else
            text_char(why->out, *c);
    }
    return true;
}

// Writes each move of the player who cannot win, with the answer to it.
static void write_replies(struct why *why)
{
    struct state now = why->asked;
    struct reply reply = {0};
    enum verdict verdict = PENDING;
    for (uint8_t number = 1; number <= REPLIES_MAX; number++) {
        do
            verdict = reply_find(now.game, &why->after, number, &reply);
        while (verdict == PENDING);
        if (verdict == P_POSITION)
            break;
        text_words(why->out, number > 1 ? "; " : "replies: ");
        now.position = why->after;
        text_move(why->out, &now, &reply.move);
        text_words(why->out, ": ");
        game_play(&now.position, &reply.move);
        text_move(why->out, &now, &reply.answer);
    }
    text_more(why->out, '\n', reply.number > 0);
}

// Explains a position by the theory of its game.
static void write_theory(struct why *why, enum verdict verdict, struct move *move)
{
    const struct state asked = why->asked;
    const struct reason *const reason = &why->reason;

    if (verdict == P_POSITION)
        game_no_move(move);
    explain(asked.game, &asked.position, move, note_step, why);
    reason_find(asked.game, &why->asked.position, &why->reason);
    text_words(why->out, "theory: ");
    write_text(why, texts[WHY_THEORIES + reason->way]);
    for (uint8_t i = 0; i < 3 && lines[reason->way][i]; i++)
        write_line(why, lines[reason->way][i]);
    if (reason->ending)
        write_line(why, WHY_NOT_YET + reason->ending - NOT_YET);
    if (why->has_facts) {
        explain(asked.game, &asked.position, move, write_fact, why);
        text_char(why->out, '\n');
    }
    if (why->is_counted)
        write_text(why, texts[verdict == DRAW ? WHY_DRAWING_MOVES : WHY_WINNING_MOVES]);
    write_line(why, WHY_LOST + verdict);
    if (game_is_move(move))
        write_move(why, &asked, move);
    why->asked = asked;
    if (why->has_replies)
        write_replies(why);
}

// Writes the values of the parts and their xor, or the position if the game is misere.
static void write_values_of(struct line *out, struct solution *solution, const struct component *component)
{
    uint32_t values[HEAPS_MAX], value = 0;
    unsigned count;

    if (component->misere) {
        write_component_position(out, component);
        return;
    }
    count = solution_values(solution, component, values);
    text_more(out, '-', !count);
    for (unsigned i = 0; i < count; i++) {
        text_more(out, ' ', i > 0);
        write_number(out, values[i]);
        value ^= values[i];
    }
    text_words(out, " = ");
    write_number(out, value);
}

// Explains a position by its values, or says that a search found the verdict.
static void write_solution(struct why *why, struct solution *solution, const struct component *asked,
                           enum verdict verdict, const struct component_move *best)
{
    text_words(why->out, asked->misere ? "theory: search\nparts: " : "theory: values\nparts: ");
    write_component_position(why->out, asked);
    if (!asked->misere) {
        text_words(why->out, "\nvalues: ");
        write_values_of(why->out, solution, asked);
    }
    text_char(why->out, '\n');
    write_text(why, texts[verdict == DRAW ? WHY_DRAWING_MOVES : WHY_WINNING_MOVES]);
    write_line(why, WHY_LOST + verdict);
    if (verdict == N_POSITION && why->good) {
        struct component after;
        text_words(why->out, "move: ");
        write_step(why->out, asked, best);
        text_words(why->out, " leaves ");
        component_play(&after, asked, best);
        write_values_of(why->out, solution, &after);
        text_char(why->out, '\n');
    }
}

// Counts legal and good moves. Returns false if there are too many to count.
static bool count_moves(struct why *why, struct work *work, struct solution *solution,
                        const struct component *asked)
{
    struct component_move step = {0};
    enum verdict verdict;

    if (asked->kind != OF_TABLE || asked->misere) {
        while (work_add_steps(work, 1) && component_next(asked, &step))
            why->legal++;
    } else if ((why->legal = moves_count(asked->state.game, &asked->state.position)) > STONES_MAX) {
        refuse_above(work->fault, FAULT_TOO_MANY_TRIES, CONSOLE_TRIES_MAX);
    }
    step = (struct component_move){0};
    while (!work->fault->id && solution_next_good(solution, asked, &verdict, &step))
        why->good++;
    return !work->fault->id;
}

void answer_why(struct answer *answer)
{
    const bool is_sum = answer->question.parts > 1;

    if (says_words(answer)) {
        answer->explains = true;
        (is_sum ? answer_sum : answer_question)(answer);
        return;
    }
    if (is_sum) {
        refuse(answer->work.fault, FAULT_NOT_HERE);
        return;
    }

    const struct component *const asked = answer->question.part;
    const bool is_special = asked->kind != OF_TABLE || asked->misere;
    struct solution *const solution = solve(asked, VERDICTS, &answer->work);
    struct fault *const fault = answer->work.fault;
    struct why why = {.out = &answer->record->line};
    struct component_move best = {0};
    enum verdict verdict = P_POSITION;

    if (solution)
        solution_reply(solution, asked, &verdict, &best);
    if (!is_special)
        why.asked = asked->state;
    if (!fault->id) {
        struct position position = why.asked.position;
        bool is_search = is_special;
        if (!is_special) {
            reason_find(why.asked.game, &position, &why.reason);
            is_search = why.reason.way == BY_SEARCH;
        }
        why.is_counted = count_moves(&why, &answer->work, solution, asked);
        // Only the reason `search` needs the number of moves.
        if (!is_search && (fault->id == FAULT_TOO_MANY_TRIES || fault->id == FAULT_TOO_MANY_STEPS))
            *fault = (struct fault){0};
    }
    if (!fault->id) {
        if (is_special)
            write_solution(&why, solution, asked, verdict, &best);
        else
            write_theory(&why, verdict, &best.move);
        end_list(answer->record);
    }
    solution_free(solution);
}

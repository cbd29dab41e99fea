// SPDX-License-Identifier: MIT
// Writes the answer to `why` in notation. Capital letters in the texts stand for values of the reason:
//   K  k                                         R  numbers, each with its vertex or part if PLACES is set
//   L  k + 1                                     Q  parts of the position
//   M  divisor, heap or pair                     S  numbers as a sum, the last number first
//   X  xor of the numbers                        T  numbers in binary
//   U  ones in each column of the numbers        V  ones in each column mod k + 1
//   /  end of the line
// In the texts of facts, F, G and H are the numbers of the fact, and W are the values that moves lead to.
#include "answer/answers.h"

#include "notation/component.h"
#include "notation/state.h"
#include "solver/solve.h"
#include "game/explain/explain.h"
#include "game/rules/rules.h" // moves_count

#include <string.h>

#define BINARY "/parts: R/binary: |T|/columns: U mod L : V"

// Answer template of each theorem. The text between two `|` is repeated for the position after a move.
static const char *const theorems[WAYS] = {
    [BY_XOR] = "xor" BINARY,
    [BY_COLUMNS] = "columns k=K" BINARY,
    [BY_BOUNDED] = "columns k=K" BINARY "/remainder: Q mod M = R",
    [BY_VALUES] = "values/parts: Q/values: |R = X",
    [BY_STEPS] = "steps/parts: |Q",
    [BY_REMAINDER] = "remainder/parts: Q/remainder: |Q mod M = R",
    [BY_ZECKENDORF] = "zeckendorf/parts: Q/split: |M = S",
    [BY_POWER] = "power/parts: Q/split: |M = S",
    [BY_PAIRS] = "pairs/parts: Q/split: |pair M = R",
    [BY_PARITY] = "parity/parts: Q/remainder: |Q mod M = R",
    [BY_SEARCH] = "search/parts: |Q",
};

static const char *const endings[] = {
    [NO_ENDING] = "",
    [NOT_YET] = "end: not yet/",
    [CAN_LEAVE_ONES] = "end: leave only ones: 1 mod L/",
    [ONLY_ONES] = "end: only ones left: leave 1 mod L/",
    [REMAINDER_ONE] = "end: leave 1 mod M/",
};

static const char *const facts[FACTS] = {
    [FACT_FROM] = "from F",
    [FACT_BELOW] = "below F",
    [FACT_REST] = "by F: G",
    [FACT_LOST] = "lost F",
    [FACT_LOST_TWO] = "lost F or G",
    [FACT_LOST_RUN] = "lost F to G",
    [FACT_BY] = "F by G: H",
    [FACT_MISSING] = "F to W: G",
    [FACT_ZEROS] = "each 0 leads nowhere or to 1",
    [FACT_COIN] = "coin F: G",
    [FACT_PROLONGS] = "F to W: G, the longest even and 1",
    [FACT_SHORTENS] = "F to W: G, none even: the shortest and 1",
    [FACT_LASTS] = "F lasts G",
    [FACT_MOVER_ENDS] = "F odd: the mover ends",
    [FACT_OTHER_ENDS] = "F even: the other ends",
    [FACT_FEW] = "F left at most",
    [FACT_UP_TO] = "or all up to F",
    [FACT_BIG] = "F big: as normal",
    [FACT_LATER_ODD] = "1 big: leave odd",
    [FACT_LATER_ONES] = "F big: leave only ones",
    [FACT_LATER_COUNT] = "F mod G of them",
    [FACT_TOOK] = "took F: take G",
    [FACT_COMPLETES_S] = "S in F makes SOS",
    [FACT_COMPLETES_O] = "O in F makes SOS",
    [FACT_TRAP] = "trap S__S at F",
    [FACT_FILLS] = "who fills it loses",
    [FACT_FREE] = "free F: odd wins",
    [FACT_NO_TRAP] = "no trap can come",
    [FACT_O_STOPS] = "an O stops each trap",
    [FACT_MIRROR] = "bite 2,2 and mirror",
    [FACT_ARMS] = "arms F and F: mirror",
    [FACT_TWO_ROWS] = "top row 1 less loses",
    [FACT_TWO_COLUMNS] = "right column 1 less loses",
    [FACT_POISON] = "only poison left",
    [FACT_CORNER] = "the corner or a better bite wins",
};

// Data for the answer to `why`
struct why {
    struct line *out;
    struct state asked;   // copy of the question's state; reason_find() changes the copy
    struct reason reason; // reason for the question's position, or for the position after the move
    bool writes_facts;    // true after the first fact
    bool has_replies;     // true if the explanation ends with replies
};

// Returns the highest bit of the numbers, at least 1.
static part_t highest_bit(const struct reason *reason)
{
    part_t bit = 1;

    while (bit <= reason->any >> 1)
        bit <<= 1;
    return bit;
}

// Writes a number in binary, with as many digits as the largest number.
static void write_binary(const struct why *why, stones_t number)
{
    for (part_t bit = highest_bit(&why->reason); bit; bit >>= 1)
        text_char(why->out, number & bit ? '1' : '0');
}

// Writes the number of ones in each column, or the remainder if `modulus` is not 0.
static void write_columns(const struct why *why, stones_t modulus)
{
    const struct reason *const reason = &why->reason;

    for (part_t bit = highest_bit(reason); bit; bit >>= 1) {
        stones_t ones = 0;
        for (uint8_t i = 0; i < reason->count; i++)
            ones += reason->number[i] / bit % 2;
        write_number(why->out, modulus ? ones % modulus : ones);
        text_more(why->out, ' ', bit > 1);
    }
}

// Returns the vertex or part to which a number belongs. Parts count from 1.
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

// Writes the numbers of the reason in the form of the template's letter R, S or T.
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
        if (form == 'R' && reason->game->reason & PLACES)
            write_format(why->out, "@#", place_of(why, one));
    }
    text_more(why->out, '-', !count);
}

// Writes the value that replaces a capital letter in a template.
static void write_letter(struct why *why, char letter)
{
    const struct reason *const reason = &why->reason;
    stones_t number = 0;

    switch (letter) {
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
        write_columns(why, letter == 'V' ? why->asked.position.k + (stones_t)1 : 0);
        break;
    default:
        write_numbers(why, letter);
    }
}

// Writes a text up to the character `end`, without any `|`.
static void write_until(struct why *why, const char *text, char end)
{
    for (; *text && *text != end; text++) {
        if (strchr("KLMQRSTUVX", *text))
            write_letter(why, *text);
        else if (*text != '|')
            text_char(why->out, *text == '/' ? '\n' : *text);
    }
}

// Writes a winning move, and the numbers after the move.
static void write_move(struct why *why, const struct state *before, const struct move *move)
{
    // The position after the move can have another theorem.
    const char *const numbers = strchr(theorems[why->reason.way], '|') + 1;
    struct move written = *move;

    text_words(why->out, "move: ");
    text_move(why->out, before, &written);
    text_words(why->out, " leaves ");
    game_play_from(&why->asked.position, &before->position, move);
    reason_find(why->asked.game, &why->asked.position, &why->reason);
    write_until(why, numbers, '|');
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

// Writes a step if it is a fact. Returns false at the first reply, because no fact follows a reply.
static bool write_fact(const struct reason_step *step, void *context)
{
    struct why *const why = context;

    why->has_replies = step->kind == STEP_REPLY;
    if (step->kind >= FACTS)
        return !why->has_replies;
    text_words(why->out, why->writes_facts ? "; " : "facts: ");
    why->writes_facts = true;
    for (const char *c = facts[step->kind]; *c; c++) {
        if (*c >= 'F' && *c <= 'H')
            write_number(why->out, step->number[*c - 'F']);
        else if (*c == 'W')
            write_values(why->out, step->number[2]);
        else
            text_char(why->out, *c);
    }
    return true;
}

// Writes each move of the losing player, with the best answer.
static void write_replies(struct line *out, const struct answer *answer, const struct outcome *outcome)
{
    struct exchange exchange = {0};
    unsigned count = 0;

    while (count < REPLIES_MAX && next_exchange(answer, outcome, &exchange)) {
        text_words(out, count++ ? "; " : "replies: ");
        write_step(out, &exchange.before, &exchange.reply);
        text_words(out, ": ");
        write_step(out, &exchange.between, &exchange.best);
    }
    text_more(out, '\n', count);
}

// Number of legal moves, and number of moves that win or keep a draw
struct counts {
    uint32_t legal, good;
    bool is_known;
};

static void write_verdict(struct line *out, enum verdict verdict, const struct counts *counts)
{
    if (counts->is_known)
        write_format(out, verdict == DRAW ? "moves: # legal, # draw\n" : "moves: # legal, # wins\n",
                     counts->legal, counts->good);
    write_format(out, "verdict: $\n", verdict_letters[verdict]);
}

// Explains a position by the theory of the game.
static void write_theory(struct why *why, const struct answer *answer, const struct outcome *outcome,
                         const struct counts *counts)
{
    const struct state asked = why->asked;
    const struct reason *const reason = &why->reason;
    const struct component_move no_move = {0};
    const struct move *const move = &(outcome_step(outcome) ? outcome_step(outcome) : &no_move)->move;

    reason_find(asked.game, &why->asked.position, &why->reason);
    text_words(why->out, "theory: ");
    write_until(why, theorems[reason->way], '\0');
    text_char(why->out, '\n');
    write_until(why, endings[reason->ending], '\0');
    explain(asked.game, &asked.position, move, write_fact, why);
    text_more(why->out, '\n', why->writes_facts);
    write_verdict(why->out, outcome->verdict, counts);
    if (game_is_move(move))
        write_move(why, &asked, move);
    if (why->has_replies)
        write_replies(why->out, answer, outcome);
}

// Writes the values and their xor, or the position in misère play, before or after the outcome's move.
static void write_values_of(struct line *out, const struct answer *answer, const struct outcome *outcome,
                            bool is_after)
{
    struct component position = *answer->question.part;
    uint32_t values[HEAPS_MAX], value = 0;

    if (position.misere) {
        if (is_after)
            component_play(&position, answer->question.part, outcome_step(outcome));
        write_component_position(out, &position);
        return;
    }

    const unsigned count = outcome_values(answer, outcome, is_after, values);

    text_more(out, '-', !count);
    for (unsigned i = 0; i < count; i++) {
        text_more(out, ' ', i > 0);
        write_number(out, values[i]);
        value ^= values[i];
    }
    write_format(out, " = #", value);
}

// Explains a position or sum by values, or by a search.
static void write_solution(struct line *out, const struct answer *answer, const struct outcome *outcome,
                           const struct counts *counts)
{
    const struct question *const question = &answer->question;
    const struct component_move *const step = outcome_step(outcome);
    const bool is_sum = question->parts > 1, is_search = question->part->misere;

    text_words(out, is_search ? "theory: search\nparts: " : "theory: values\nparts: ");
    if (is_sum)
        write_sum(out, question);
    else
        write_component_position(out, question->part);
    if (!is_search) {
        text_words(out, "\nvalues: ");
        write_values_of(out, answer, outcome, false);
    }
    text_char(out, '\n');
    write_verdict(out, outcome->verdict, counts);
    if (outcome->verdict != N_POSITION || !step)
        return;
    text_words(out, "move: ");
    if (is_sum)
        write_format(out, "#:", outcome->part + 1u);
    write_step(out, &question->part[outcome->part], step);
    text_words(out, " leaves ");
    write_values_of(out, answer, outcome, true);
    text_char(out, '\n');
}

// Counts the legal moves of a part of a question.
static uint32_t count_legal(struct work *work, const struct component *component)
{
    const struct state *const state = &component->state;
    const bool must_keep_poison = component->keeps_poison && component_is_bar(component);
    struct component_move step = {0};
    uint32_t count = 0;

    if (component->kind == OF_TABLE && !component->misere && !must_keep_poison)
        return moves_count(state->game, &state->position);
    while (work_add_steps(work, 1) && component_next(component, &step))
        count++;
    return count;
}

// Counts the legal moves and the good moves. Too many moves are a fault.
static struct counts count_moves(struct answer *answer, const struct outcome *outcome)
{
    const struct question *const question = &answer->question;
    struct fault *const fault = answer->work.fault;
    struct counts counts = {.good = answer->moves};
    struct component_move step = {0};
    enum verdict verdict;

    for (uint8_t i = 0; i < question->parts; i++) {
        const uint32_t legal = count_legal(&answer->work, &question->part[i]);
        if (legal > STONES_MAX - counts.legal)
            refuse_above(fault, FAULT_TOO_MANY_TRIES, CONSOLE_TRIES_MAX);
        else
            counts.legal += legal;
    }
    if (question->parts == 1)
        for (counts.good = 0;
             !fault->id && solution_next_good(*outcome->solutions, question->part, &verdict, &step);)
            counts.good++;
    counts.is_known = !fault->id;
    return counts;
}

void write_reason(struct answer *answer, const struct outcome *outcome)
{
    const struct component *const asked = answer->question.part;
    struct fault *const fault = answer->work.fault;
    const bool has_theory = answer->question.parts == 1 && asked->kind == OF_TABLE && !asked->misere;
    const struct counts counts = count_moves(answer, outcome);
    bool needs_counts = answer->question.parts == 1;
    struct why why = {.out = &answer->record->line};

    if (has_theory) {
        struct position position = asked->state.position;
        why.asked = asked->state;
        reason_find(why.asked.game, &position, &why.reason);
        needs_counts = why.reason.way == BY_SEARCH;
    }
    // A reason without a search does not need the number of moves.
    if (!needs_counts && (fault->id == FAULT_TOO_MANY_TRIES || fault->id == FAULT_TOO_MANY_STEPS))
        *fault = (struct fault){0};
    if (fault->id)
        return;
    answer->record->buffer.count = 0; // discards the answer that the reason replaces
    text_words(why.out, answer->question.parts > 1 ? "question: sum " : "question: ");
    write_sum(why.out, &answer->question);
    text_char(why.out, '\n');
    if (has_theory)
        write_theory(&why, answer, outcome, &counts);
    else
        write_solution(why.out, answer, outcome, &counts);
    end_list(answer->record);
}

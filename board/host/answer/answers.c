// SPDX-License-Identifier: MIT
// Answers questions about positions.
#include "answer/answers.h"

#include "listen/listen.h"
#include "notation/component.h"
#include "solver/solve.h"
#include "game/rules/rules.h" // moves_count

#include <string.h>

void begin_field(struct answer *answer)
{
    if (answer->fields++)
        text_words(&answer->out, " : ");
    answer->items = 0;
}

void begin_item(struct answer *answer)
{
    if (answer->items++)
        text_char(&answer->out, ' ');
}

void end_record(struct answer *answer)
{
    text_char(&answer->out, '\n');
    answer->fields = 0;
}

void end_list(struct answer *answer)
{
    text_char(&answer->out, '\n');
}

static void write_verdict(struct answer *answer, enum verdict verdict)
{
    begin_field(answer);
    text_char(&answer->out, "PND"[verdict]);
}

// Writes the steps that next() finds as items of a field, or `-` if there are none.
static void write_dash(struct answer *answer)
{
    if (!answer->items)
        text_char(&answer->out, '-');
}

// Writes the answer as a sentence. `step` is a good move or null.
static void write_sentence(struct answer *answer, enum verdict verdict, const struct component_move *step)
{
    static const char *const ends[] = {
        [P_POSITION] = "and you have lost", [N_POSITION] = "and you have won", [DRAW] = "a draw"};
    const struct component *const asked = answer->question.part;
    const struct listener *const listener = answer->console->listener;
    const char *const player = listener ? listener_player(listener) : "You";
    const bool is_you = !strcmp(player, "You");
    struct component_move first = {0};
    struct line *const out = &answer->out;

    if (!component_next(asked, &first)) {
        text_words(out, "The game is over, ");
        text_words(out, ends[verdict]);
    } else if (verdict == DRAW) {
        text_words(out, "It is a draw");
    } else {
        text_words(out, player);
        text_words(out, verdict == N_POSITION ? is_you ? " win" : " wins" : is_you ? " lose" : " loses");
        text_words(out, verdict == P_POSITION ? ", if the opponent makes no mistake" : "");
    }
    if (step) {
        text_words(out, ": ");
        say_step(out, asked, step);
    }
    text_words(out, ".\n");
}

void answer_question(struct answer *answer)
{
    const struct component *const asked = answer->question.part;
    struct solution *const solution = solve(asked, VERDICTS, &answer->work);
    struct component_move step = {0};
    enum verdict verdict;
    const bool is_good = solution && solution_reply(solution, asked, &verdict, &step);

    if (!answer->work.fault->id) {
        begin_field(answer);
        write_component(&answer->out, asked);
        write_verdict(answer, verdict);
        begin_field(answer);
        if (is_good) {
            begin_item(answer);
            write_step(&answer->out, asked, &step);
        }
        write_dash(answer);
        end_record(answer);
        if (answer->console->in_words)
            write_sentence(answer, verdict, is_good ? &step : NULL);
    }
    solution_free(solution);
}

void answer_all(struct answer *answer)
{
    const struct component *const asked = answer->question.part;
    struct solution *const solution = solve(asked, VERDICTS, &answer->work);
    struct component_move step = {0};
    enum verdict verdict;
    uint32_t count = 0;

    while (solution && count <= CONSOLE_LIST_MAX && solution_next_good(solution, asked, &verdict, &step))
        count++;
    if (count > CONSOLE_LIST_MAX)
        refuse_above(answer->work.fault, FAULT_TOO_MANY_MOVES, CONSOLE_LIST_MAX);
    if (!answer->work.fault->id) {
        answer->work.is_written = true;
        step = (struct component_move){0};
        begin_field(answer);
        write_component(&answer->out, asked);
        write_verdict(answer, verdict);
        begin_field(answer);
        while (solution_next_good(solution, asked, &verdict, &step)) {
            begin_item(answer);
            write_step(&answer->out, asked, &step);
        }
        write_dash(answer);
        end_record(answer);
    }
    solution_free(solution);
}

// Writes each move and the verdict after it. If `writes` is false, only checks the limits.
static bool write_moves(struct answer *answer, struct solution *solution, bool writes)
{
    const struct component *const asked = answer->question.part;
    struct component_move step = {0};
    enum verdict verdict;
    uint32_t count = 0;

    while (component_next(asked, &step)) {
        if (++count > CONSOLE_LIST_MAX)
            refuse_above(answer->work.fault, FAULT_TOO_MANY_MOVES, CONSOLE_LIST_MAX);
        if (!solution_after(solution, asked, &step, &verdict))
            return false;
        if (!writes)
            continue;
        begin_field(answer);
        write_step(&answer->out, asked, &step);
        write_verdict(answer, verdict);
        end_record(answer);
    }
    return true;
}

void answer_moves(struct answer *answer)
{
    const struct component *const asked = answer->question.part;

    if (asked->kind == OF_TABLE &&
        moves_count(asked->state.game, &asked->state.position) > CONSOLE_LIST_MAX) {
        refuse_above(answer->work.fault, FAULT_TOO_MANY_MOVES, CONSOLE_LIST_MAX);
        return;
    }

    struct solution *const solution = solve(asked, VERDICTS, &answer->work);

    if (solution && write_moves(answer, solution, false)) {
        answer->work.is_written = true;
        write_moves(answer, solution, true);
        end_list(answer);
    }
    solution_free(solution);
}

void answer_value(struct answer *answer)
{
    const struct component *const asked = answer->question.part;
    struct component part = *asked;
    uint32_t values[HEAPS_MAX], value;

    part.keeps_poison = true;

    struct solution *const solution = solve(&part, VALUES, &answer->work);

    if (solution && solution_value(solution, &part, &value)) {
        begin_field(answer);
        write_component(&answer->out, asked);
        begin_field(answer);
        for (unsigned i = 0, count = solution_values(solution, &part, values); i < count; i++) {
            begin_item(answer);
            write_number(&answer->out, values[i]);
        }
        write_dash(answer);
        begin_field(answer);
        write_number(&answer->out, value);
        end_record(answer);
    }
    solution_free(solution);
}

// Writes the winning moves in a part of a sum. If `writes` is false, only adds their number to *count.
static void write_winning(struct answer *answer, struct solution *solution, uint8_t part, uint32_t wanted,
                          uint32_t *count)
{
    const struct component *const component = &answer->question.part[part];
    struct component_move step = {0};

    while (solution_next(solution, component, wanted, &step)) {
        if (answer->work.is_written) {
            begin_item(answer);
            write_number(&answer->out, part + 1u);
            text_char(&answer->out, ':');
            write_step(&answer->out, component, &step);
        } else if (++*count > CONSOLE_LIST_MAX) {
            refuse_above(answer->work.fault, FAULT_TOO_MANY_MOVES, CONSOLE_LIST_MAX);
            return;
        }
    }
}

// Finds the values of the parts and their xor.
static bool find_values(struct answer *answer, struct solution **solutions, uint32_t *values,
                        uint32_t *nim_sum)
{
    const struct question *const question = &answer->question;

    *nim_sum = 0;
    for (uint8_t i = 0; i < question->parts; i++) {
        solutions[i] = solve(&question->part[i], VALUES, &answer->work);
        if (!solutions[i] || !solution_value(solutions[i], &question->part[i], &values[i]))
            return false;
        *nim_sum ^= values[i];
    }
    return true;
}

// Finds the winning moves of a sum in normal play. The xor of the Grundy values decides (Sprague, Grundy).
void answer_sum(struct answer *answer)
{
    struct solution *solutions[SUM_MAX] = {NULL};
    uint32_t values[SUM_MAX], nim_sum, count = 0;
    const uint8_t parts = answer->question.parts;

    if (find_values(answer, solutions, values, &nim_sum)) {
        for (uint8_t i = 0; i < parts && nim_sum && !answer->work.fault->id; i++)
            write_winning(answer, solutions[i], i, values[i] ^ nim_sum, &count);
        if (!answer->work.fault->id) {
            answer->work.is_written = true;
            begin_field(answer);
            for (uint8_t i = 0; i < parts; i++) {
                text_words(&answer->out, i ? " + " : "sum ");
                write_component(&answer->out, &answer->question.part[i]);
            }
            write_verdict(answer, nim_sum ? N_POSITION : P_POSITION);
            begin_field(answer);
            for (uint8_t i = 0; i < parts && nim_sum; i++)
                write_winning(answer, solutions[i], i, values[i] ^ nim_sum, &count);
            write_dash(answer);
            end_record(answer);
        }
    }
    for (uint8_t i = 0; i < parts; i++)
        solution_free(solutions[i]);
}

void answer_mex(struct answer *answer)
{
    struct question *const question = &answer->question;
    bool is_there[MEX_MAX + 1] = {false};
    unsigned mex = 0;

    for (unsigned i = 0; i < question->mex_count; i++)
        if (question->mex[i] < MEX_MAX)
            is_there[question->mex[i]] = true;
    while (is_there[mex])
        mex++;
    begin_field(answer);
    text_words(&answer->out, "mex ");
    text_numbers(&answer->out, question->mex, question->mex_count, UINT32_MAX, MEX_MAX);
    begin_field(answer);
    write_number(&answer->out, mex);
    end_record(answer);
}

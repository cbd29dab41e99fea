// SPDX-License-Identifier: MIT
// Answers questions about positions.
#include "answer/answers.h"

#include "notation/component.h"
#include "solver/solve.h"
#include "game/rules/rules.h" // moves_count

#include <string.h>

const char *const verdict_letters[] = {[P_POSITION] = "P", [N_POSITION] = "N", [DRAW] = "D"};

static void write_verdict(struct record *record, enum verdict verdict)
{
    begin_field(record, 0);
    text_words(&record->line, verdict_letters[verdict]);
}

void write_sum(struct line *out, const struct question *question)
{
    for (uint8_t i = 0; i < question->parts; i++) {
        text_words(out, i ? " + " : "");
        write_component(out, &question->part[i]);
    }
}

// Writes the parts of a question, after the word `sum` if `is_sum` is true.
static void write_parts(struct record *record, const struct question *question, bool is_sum)
{
    begin_field(record, 0);
    text_words(&record->line, is_sum ? "sum " : "");
    write_sum(&record->line, question);
}

// Writes the question and its verdict. Then begins the list of moves.
static void begin_answer(struct answer *answer, bool is_sum, enum verdict verdict)
{
    write_parts(answer->record, &answer->question, is_sum);
    write_verdict(answer->record, verdict);
    begin_field(answer->record, LIST);
}

// Writes sentences if a person reads the answer. Otherwise, answers `why` with the reason.
static void say(struct answer *answer, const struct outcome *outcome)
{
    if (answer->work.fault->id)
        return;
    if (says_words(answer))
        answer->console->say(answer, outcome);
    else if (answer->explains)
        write_reason(answer, outcome);
}

bool next_exchange(const struct answer *answer, const struct outcome *outcome, struct exchange *exchange)
{
    const struct component *const asked = &answer->question.part[outcome->part];
    struct component *const before = &exchange->before, *const between = &exchange->between;
    enum verdict verdict;

    *before = *asked;
    if (outcome_step(outcome))
        component_play(before, asked, outcome_step(outcome));
    while (component_next(before, &exchange->reply)) {
        component_play(between, before, &exchange->reply);
        exchange->best = (struct component_move){0};
        if (!component_next(between, &exchange->best))
            continue;
        exchange->best = (struct component_move){0};
        solution_reply(outcome->solutions[outcome->part], between, &verdict, &exchange->best);
        return !answer->work.fault->id;
    }
    return false;
}

unsigned outcome_values(const struct answer *answer, const struct outcome *outcome, bool is_after,
                        uint32_t *values)
{
    const uint8_t count = answer->question.parts;
    struct component part;

    for (uint8_t i = 0; i < count; i++) {
        part = answer->question.part[i];
        if (is_after && i == outcome->part && outcome_step(outcome))
            component_play(&part, &answer->question.part[i], outcome_step(outcome));
        if (count == 1)
            return solution_values(*outcome->solutions, &part, values);
        if (!solution_value(outcome->solutions[i], &part, &values[i]))
            return 0;
    }
    return count;
}

// Counts a listed move. Above CONSOLE_LIST_MAX moves, notes a fault and returns false.
static bool count_move(struct answer *answer)
{
    return ++answer->moves <= CONSOLE_LIST_MAX ||
           refuse_above(answer->work.fault, FAULT_TOO_MANY_MOVES, CONSOLE_LIST_MAX);
}

// Answers with a good move or, if `all`, with all good moves.
static void answer_good(struct answer *answer, bool all)
{
    struct record *const record = answer->record;
    const struct component *const asked = answer->question.part;
    struct solution *const solution = solve(asked, VERDICTS, &answer->work);
    struct component_move step = {0};
    enum verdict verdict = P_POSITION;
    const bool is_good =
        solution && (all ? solution_next_good : solution_reply)(solution, asked, &verdict, &step);

    if (!answer->work.fault->id)
        begin_answer(answer, false, verdict);
    for (bool more = is_good; more && count_move(answer);
         more = all && solution_next_good(solution, asked, &verdict, &step)) {
        begin_item(record);
        write_step(&record->line, asked, &step);
    }
    end_record(record);
    if (!all)
        say(answer, &(struct outcome){&solution, verdict, {is_good ? &step : NULL}, 0});
    solution_free(solution);
}

void answer_question(struct answer *answer)
{
    if (answer->question.parts > 1)
        answer_sum(answer);
    else
        answer_good(answer, false);
}

void answer_all(struct answer *answer)
{
    if (answer->question.parts > 1)
        answer_sum(answer);
    else
        answer_good(answer, true);
}

void answer_why(struct answer *answer)
{
    answer->explains = true;
    answer_question(answer);
}

void answer_moves(struct answer *answer)
{
    struct record *const record = answer->record;
    const struct component *const asked = answer->question.part;

    if (asked->kind == OF_TABLE &&
        moves_count(asked->state.game, &asked->state.position) > CONSOLE_LIST_MAX) {
        refuse_above(answer->work.fault, FAULT_TOO_MANY_MOVES, CONSOLE_LIST_MAX);
        return;
    }

    struct solution *const solution = solve(asked, VERDICTS, &answer->work);
    struct component_move step = {0};
    enum verdict verdict;

    while (solution && component_next(asked, &step) && count_move(answer) &&
           solution_after(solution, asked, &step, &verdict)) {
        begin_field(record, 0);
        write_step(&record->line, asked, &step);
        write_verdict(record, verdict);
        end_record(record);
    }
    end_list(record);
    solution_free(solution);
}

// Finds the value of each part of a sum, and the xor of the values. Returns false on a fault.
static bool find_values(struct answer *answer, struct solution **solutions, uint32_t *values,
                        uint32_t *nim_sum)
{
    struct question *const question = &answer->question;

    *nim_sum = 0;
    for (uint8_t i = 0; i < question->parts; i++) {
        question->part[i].keeps_poison = true;
        solutions[i] = solve(&question->part[i], VALUES, &answer->work);
        if (!solutions[i] || !solution_value(solutions[i], &question->part[i], &values[i]))
            return false;
        *nim_sum ^= values[i];
    }
    return true;
}

// Answers with the value of each component of a sum, or of each part of a position.
void answer_value(struct answer *answer)
{
    struct record *const record = answer->record;
    struct question *const question = &answer->question;
    struct solution *solutions[SUM_MAX] = {NULL};
    uint32_t values[HEAPS_MAX], nim_sum;
    unsigned count = question->parts;

    if (find_values(answer, solutions, values, &nim_sum) && count == 1)
        count = solution_values(solutions[0], question->part, values);
    write_parts(record, question, question->parts > 1);
    begin_field(record, LIST | NUMBER);
    for (unsigned i = 0; i < count; i++) {
        begin_item(record);
        write_number(&record->line, values[i]);
    }
    begin_field(record, NUMBER);
    write_number(&record->line, nim_sum);
    end_record(record);
    for (uint8_t i = 0; i < question->parts; i++)
        solution_free(solutions[i]);
}

// Lists the winning moves of a sum. A sum with nim-sum 0 is lost (Sprague, Grundy).
void answer_sum(struct answer *answer)
{
    struct record *const record = answer->record;
    const struct component *const part = answer->question.part;
    const uint8_t parts = answer->question.parts;
    struct solution *solutions[SUM_MAX] = {NULL};
    uint32_t values[SUM_MAX], nim_sum;
    const bool is_found = find_values(answer, solutions, values, &nim_sum);
    struct component_move first[SUM_MAX] = {0};
    struct outcome outcome = {solutions, nim_sum ? N_POSITION : P_POSITION, {NULL}, 0};

    begin_answer(answer, true, outcome.verdict);
    for (uint8_t i = 0; i < parts && is_found && nim_sum; i++) {
        struct component_move step = {0};
        while (solution_next(solutions[i], &part[i], values[i] ^ nim_sum, &step) && count_move(answer)) {
            begin_item(record);
            write_format(&record->line, "#:", i + 1u);
            write_step(&record->line, &part[i], &step);
            if (outcome.steps[i])
                continue;
            if (!outcome_step(&outcome))
                outcome.part = i;
            first[i] = step;
            outcome.steps[i] = &first[i];
        }
    }
    end_record(record);
    say(answer, &outcome);
    for (uint8_t i = 0; i < parts; i++)
        solution_free(solutions[i]);
}

void answer_mex(struct answer *answer)
{
    struct record *const record = answer->record;
    struct question *const question = &answer->question;
    bool is_there[MEX_MAX + 1] = {false};
    unsigned mex = 0;

    for (unsigned i = 0; i < question->mex_count; i++)
        if (question->mex[i] < MEX_MAX)
            is_there[question->mex[i]] = true;
    while (is_there[mex])
        mex++;
    begin_field(record, 0);
    text_words(&record->line, "mex ");
    text_numbers(&record->line, question->mex, question->mex_count, UINT32_MAX, MEX_MAX);
    begin_field(record, NUMBER);
    write_number(&record->line, mex);
    end_record(record);
}

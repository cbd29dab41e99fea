// SPDX-License-Identifier: MIT
// Answers questions about special games (solver.h), and the commands `moves` and `value` for all games.
// A good move wins or keeps a draw.
#include "solver/solver.h"

#include "notation/sentence.h"
#include "notation/text.h"
#include "notation/work.h"
#include "notation/words.h"
#include "solver/solve.h"
#include "game/rules/rules.h"

enum { TRY_STEPS = 4 };

static struct component asked;
static bool is_special;

bool solver_read(void)
{
    is_special = component_read_special(&asked);
    return is_special;
}

bool solver_is_asked(void)
{
    return is_special;
}

void solver_forget(void)
{
    is_special = false;
    component_forget();
}

static const struct component *component_of_question(void)
{
    if (!is_special)
        component_of_state(&asked, &console_line.task.state);
    return &asked;
}

// Sets *step to the next good move. Returns false after the last one.
static bool next_good(struct solution *solution, const struct component *now, enum verdict verdict,
                      struct component_move *step)
{
    const enum verdict wanted = verdict == DRAW ? DRAW : P_POSITION;
    struct component after;

    if (verdict == P_POSITION)
        return false;
    while (now->kind->next(now, step)) {
        enum verdict found;
        now->kind->play(&after, now, step);
        if (!work_add_steps(TRY_STEPS) || !solution_verdict(solution, &after, &found))
            return false;
        if (found == wanted)
            return true;
    }
    return false;
}

// Writes the answer as a sentence, if sentences are on. `step` is a good move or null.
static void say(enum verdict verdict, const struct component_move *step)
{
    struct component_move first = {0};

    if (!sentence_begin(verdict, !asked.kind->next(&asked, &first)))
        return;
    if (step) {
        text_words(": ");
        asked.kind->say_step(&asked, step);
    }
    text_words(".\n");
}

// Answers with up to `most` good moves. More are a fault, except if `most` is 1.
static void answer(uint32_t most)
{
    struct solution *const solution = solve(&asked, VERDICTS);
    enum verdict verdict;
    struct component_move step = {0};
    uint32_t count = 0;

    if (!solution || !solution_verdict(solution, &asked, &verdict)) {
        solution_free(solution);
        return;
    }
    while (count <= most && next_good(solution, &asked, verdict, &step)) {
        count++;
        if (most == 1)
            break;
    }
    if (count > most)
        read_refuse_above(FAULT_TOO_MANY_MOVES, most);
    if (!console_line.fault) {
        work_write();
        component_write(&asked);
        text_say(WORDS_P + verdict);
        step = (struct component_move){0};
        count = 0;
        for (; count < most && next_good(solution, &asked, verdict, &step); count++) {
            text_char(' ');
            asked.kind->write_step(&asked, &step);
        }
        text_words(count ? "\n" : " -\n");
        if (most == 1)
            say(verdict, count ? &step : NULL);
    }
    solution_free(solution);
}

void solver_question(void)
{
    answer(1);
}

void solver_all(void)
{
    answer(CONSOLE_LIST_MAX);
}

// Writes the values of the parts, then `between`, then their xor.
static void write_values(struct solution *solution, const struct component *component, const char *between)
{
    uint32_t values[HEAPS_MAX], value = 0;
    const unsigned count = solution_values(solution, component, values);

    write_numbers(values, count, '-');
    for (unsigned i = 0; i < count; i++)
        value ^= values[i];
    text_words(between);
    write_number(value);
}

// Writes the values for `why`, or the position if the game is misere.
static void write_numbers_of(struct solution *solution, const struct component *component)
{
    if (component->misere)
        component->kind->write_position(component);
    else
        write_values(solution, component, " = ");
}

// Counts legal and good moves. Sets *best to the first good move.
static bool count_moves(struct solution *solution, enum verdict verdict, struct component_move *best)
{
    struct work *const work = &console_line.work;
    struct component_move step = {0};

    while (work_add_steps(1) && asked.kind->next(&asked, &step))
        work->legal++;
    step = (struct component_move){0};
    while (next_good(solution, &asked, verdict, &step)) {
        if (!work->count++)
            *best = step;
    }
    return !console_line.fault;
}

void solver_why(void)
{
    struct solution *const solution = solve(&asked, VERDICTS);
    enum verdict verdict;
    struct component_move best = {0};

    if (!solution || !solution_verdict(solution, &asked, &verdict) ||
        !count_moves(solution, verdict, &best)) {
        solution_free(solution);
        return;
    }
    work_write();
    text_words(asked.misere ? "theory: search\nparts: " : "theory: values\nparts: ");
    asked.kind->write_position(&asked);
    if (!asked.misere) {
        text_words("\nvalues: ");
        write_numbers_of(solution, &asked);
    }
    text_words("\nmoves: ");
    write_number(console_line.work.legal);
    text_words(" legal, ");
    write_number(console_line.work.count);
    text_words(verdict == DRAW ? " draw\nverdict: D\n"
               : verdict       ? " wins\nverdict: N\n"
                               : " wins\nverdict: P\n");
    if (verdict == N_POSITION && console_line.work.count) {
        struct component after;
        text_words("move: ");
        asked.kind->write_step(&asked, &best);
        text_words(" leaves ");
        asked.kind->play(&after, &asked, &best);
        write_numbers_of(solution, &after);
        text_char('\n');
    }
    text_char('\n');
    solution_free(solution);
}

// Writes each move and the verdict after it. If `writes` is false, only checks the limits.
static bool write_moves(struct solution *solution, const struct component *now, bool writes)
{
    struct component_move step = {0};
    struct component after;
    uint32_t count = 0;

    while (now->kind->next(now, &step)) {
        enum verdict verdict;
        now->kind->play(&after, now, &step);
        if (++count > CONSOLE_LIST_MAX)
            read_refuse_above(FAULT_TOO_MANY_MOVES, CONSOLE_LIST_MAX);
        if (!work_add_steps(TRY_STEPS) || !solution_verdict(solution, &after, &verdict))
            return false;
        if (!writes)
            continue;
        now->kind->write_step(now, &step);
        text_words(" : ");
        text_char("PND"[verdict]);
        text_char('\n');
    }
    return true;
}

void solver_moves(void)
{
    const struct component *const now = component_of_question();

    if (now->kind == &table_kind && moves_count(now->state.game, &now->state.position) > CONSOLE_LIST_MAX) {
        read_refuse_above(FAULT_TOO_MANY_MOVES, CONSOLE_LIST_MAX);
        return;
    }

    struct solution *const solution = solve(now, VERDICTS);

    if (solution && write_moves(solution, now, false)) {
        work_write();
        write_moves(solution, now, true);
        text_char('\n');
    }
    solution_free(solution);
}

void solver_value(void)
{
    const struct component *const now = component_of_question();
    struct component part = *now;

    part.keeps_poison = true;

    struct solution *const solution = solve(&part, VALUES);
    uint32_t value;

    if (solution && solution_value(solution, &part, &value)) {
        work_write();
        component_write(now);
        text_words(" : ");
        write_values(solution, &part, " : ");
        text_char('\n');
    }
    solution_free(solution);
}

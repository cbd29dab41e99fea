// SPDX-License-Identifier: MIT
#include "notation/work.h"

#include "notation/line.h"
#include "notation/text.h"
#include "game/rules/rules.h"
#include "game/search/retrograde.h"

// A tried move counts as this many search steps. A list tries each move twice.
enum { TRY_STEPS = 18 };
_Static_assert(CONSOLE_TRIES_MAX *TRY_STEPS < CONSOLE_STEPS_MAX,
               "without a search, the limit of tries is below the limit of steps");

static bool (*is_interrupted)(void);

void work_init(bool (*asked)(void))
{
    is_interrupted = asked;
}

static void (*tell_progress)(uint32_t done, uint32_t all);

void work_init_progress(void (*tell)(uint32_t done, uint32_t all))
{
    tell_progress = tell;
}

void work_tell(uint32_t done, uint32_t all)
{
    if (tell_progress)
        tell_progress(done, all);
}

void work_begin(void)
{
    console_line.work = (struct work){0};
}

void work_write(void)
{
    console_line.work.is_written = true;
}

bool work_add_steps(uint32_t steps)
{
    struct work *const work = &console_line.work;

    if (work->is_written)
        return !console_line.fault;
    work->steps += steps;
    if (work->steps > CONSOLE_STEPS_MAX)
        read_refuse_above(FAULT_TOO_MANY_STEPS, CONSOLE_STEPS_MAX);
    else if (is_interrupted && is_interrupted())
        read_refuse(FAULT_INTERRUPTED);
    return !console_line.fault;
}

// Counts the task's move as tried. Without a move, counts the search steps of one call.
static bool count_work(void)
{
    struct work *const work = &console_line.work;
    const bool tried = game_is_move(&console_line.task.move);

    work->tries += tried;
    if (work->tries > CONSOLE_TRIES_MAX)
        read_refuse_above(FAULT_TOO_MANY_TRIES, CONSOLE_TRIES_MAX);
    return work_add_steps(tried ? TRY_STEPS : SEARCH_STEPS);
}

typedef enum verdict question_t(const struct game *game, const struct position *position, struct move *move);

// Calls `question` until it returns a verdict. Returns false on a fault.
static bool ask(question_t *question, bool counts)
{
    struct task *const task = &console_line.task;

    do {
        console_line.work.verdict = question(task->state.game, &task->state.position, &task->move);
        if (console_line.work.verdict == BEYOND_LIMIT)
            read_refuse_above(FAULT_TOO_MANY_POSITIONS, RANKS_MAX);
        else if (console_line.work.verdict == PENDING && counts)
            count_work();
    } while (console_line.work.verdict == PENDING && !console_line.fault);
    return !console_line.fault;
}

bool work_decide(void)
{
    struct move *const move = &console_line.task.move;

    game_no_move(move);
    return ask(game_reply, true);
}

bool work_count(uint32_t max)
{
    struct move *const move = &console_line.task.move;

    game_no_move(move);
    for (;;) {
        if (!ask(game_next_winning, true))
            return false;
        if (!game_is_move(move))
            break;
        if (!count_work())
            return false;
        if (++console_line.work.count > max) {
            read_refuse_above(FAULT_TOO_MANY_MOVES, max);
            return false;
        }
    }
    return true;
}

bool work_has_good_move(void)
{
    return console_line.work.verdict != P_POSITION && game_is_move(&console_line.task.move);
}

bool work_count_legal(void)
{
    const struct state *state = &console_line.task.state;

    console_line.work.legal = moves_count(state->game, &state->position);
    if (console_line.work.legal > STONES_MAX)
        read_refuse_above(FAULT_TOO_MANY_TRIES, CONSOLE_TRIES_MAX);
    return !console_line.fault;
}

bool work_next(void)
{
    return ask(game_next_winning, false) && game_is_move(&console_line.task.move);
}

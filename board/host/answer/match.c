// SPDX-License-Identifier: MIT
// Answers commands about the match: the program's own match, or the match on a board.
#include "answer/answers.h"

#include "listen/listen.h"
#include "notation/state.h"
#include "solver/solve.h"

void load_match(const struct console *console, struct state *state)
{
    if (console->listener)
        listener_load(console->listener, state);
    else
        session_load(&console->session, state);
}

void answer_show(struct answer *answer)
{
    struct console *const console = answer->console;
    enum result user = NOT_OVER, result;
    struct state state;

    load_match(console, &state);
    if (console->listener) {
        result = listener_result(console->listener, &user);
    } else {
        result = session_result(&console->session);
        user = session_user(&console->session);
    }
    write_state(&answer->record->line, &state);
    write_result(&answer->record->line, result, user);
    end_record(answer->record);
}

void answer_new(struct answer *answer)
{
    session_begin(&answer->console->session, &answer->question.part->state);
    answer_show(answer);
}

void answer_play(struct answer *answer)
{
    session_play(&answer->console->session, &answer->question.move, false);
    answer_show(answer);
}

void answer_reply(struct answer *answer)
{
    const struct component *const now = answer->question.part;
    struct solution *const solution = solve(now, VERDICTS, &answer->work);
    struct component_move step = {0};
    enum verdict verdict;

    if (solution)
        solution_reply(solution, now, &verdict, &step);
    solution_free(solution);
    if (answer->work.fault->id)
        return;
    session_play(&answer->console->session, &step.move, true);
    answer_show(answer);
}

void answer_undo(struct answer *answer)
{
    struct session *const session = &answer->console->session;

    if (session_undo(session))
        answer_show(answer);
    else
        refuse_above(answer->work.fault, session->forgot ? FAULT_UNDO_LIMIT : FAULT_NOTHING_TO_UNDO,
                     MATCH_UNDO_MAX);
}

void answer_game(struct answer *answer)
{
    listener_write_game(answer->console->listener, &answer->record->line);
}

// SPDX-License-Identifier: MIT
// Answers commands about the match: the program's own match, or the match on a board.
#include "answer/answers.h"

#include "listen/listen.h"
#include "notation/state.h"
#include "solver/solve.h"

#include <string.h>

enum user_side { NOT_KNOWN, FIRST_SIDE, SECOND_SIDE, BOTH_SIDES };
_Static_assert((int)FIRST_SIDE == (int)FIRST_WON && (int)SECOND_SIDE == (int)SECOND_WON,
               "enum user_side has the order of enum result");
_Static_assert(MATCH_UNDO_MAX *CHANGES_MAX <= MATCH_LOG_MAX,
               "the undo log has room for MATCH_UNDO_MAX moves");

void load_match(const struct console *console, struct state *state)
{
    if (console->listener) {
        listener_load(console->listener, state);
        return;
    }
    *state = console->session.begun;
    state->position = console->session.match.position;
}

void answer_show(struct answer *answer)
{
    struct console *const console = answer->console;
    struct session *const session = &console->session;
    enum result user = NOT_OVER, result;
    struct state state;

    load_match(console, &state);
    if (console->listener) {
        result = listener_result(console->listener, &user);
    } else {
        do
            result = match_find_result(&session->match);
        while (result == RESULT_PENDING);
        if (session->user_side != BOTH_SIDES)
            user = (enum result)session->user_side;
    }
    write_state(&answer->record->line, &state);
    write_result(&answer->record->line, result, user);
    end_record(answer->record);
}

void answer_new(struct answer *answer)
{
    struct session *const session = &answer->console->session;
    const struct state *const state = &answer->question.part->state;

    session->begun = *state;
    session->match.game = state->game;
    session->match.position = state->position;
    match_begin(&session->match);
    session->user_side = NOT_KNOWN;
    session->kept = 0;
    session->forgot = false;
    answer_show(answer);
}

// Plays a legal move for the machine or the user. Answers with the match.
static void play(struct answer *answer, const struct move *move, bool machine)
{
    struct session *const session = &answer->console->session;
    const uint8_t side = FIRST_SIDE + (machine ^ session->match.position.white);
    uint8_t *const before = session->side_before;

    memmove(&before[1], &before[0], sizeof session->side_before - 1);
    before[0] = session->user_side;
    if (session->user_side != side)
        session->user_side = session->user_side == NOT_KNOWN ? side : BOTH_SIDES;
    match_play(&session->match, move);
    if (session->kept < MATCH_UNDO_MAX)
        session->kept++;
    else
        session->forgot = true;
    answer_show(answer);
}

void answer_play(struct answer *answer)
{
    play(answer, &answer->question.move, false);
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
    if (!answer->work.fault->id)
        play(answer, &step.move, true);
}

void answer_undo(struct answer *answer)
{
    struct session *const session = &answer->console->session;
    uint8_t *const before = session->side_before;

    if (!session->kept) {
        refuse_above(answer->work.fault, session->forgot ? FAULT_UNDO_LIMIT : FAULT_NOTHING_TO_UNDO,
                     MATCH_UNDO_MAX);
        return;
    }
    session->kept--;
    match_undo(&session->match);
    session->user_side = before[0];
    memmove(&before[0], &before[1], sizeof session->side_before - 1);
    answer_show(answer);
}

void answer_game(struct answer *answer)
{
    listener_write_game(answer->console->listener, &answer->record->line);
}

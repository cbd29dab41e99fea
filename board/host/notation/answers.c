// SPDX-License-Identifier: MIT
#include "notation/answers.h"

#include "listen/listen.h"
#include "notation/state.h"
#include "notation/sentence.h"
#include "notation/session.h"
#include "notation/text.h"
#include "line/version.h"
#include "notation/why.h"
#include "notation/work.h"
#include "game/games.h"
#include "game/explain/reason.h"

_Static_assert(WORDS_NOBODY - WORDS_FIRST_PLAYER == NOBODY_WON - FIRST_WON,
               "words in the order of enum result");

void write_verdict(enum verdict verdict)
{
    text_say(WORDS_P + verdict);
    text_char(' ');
    if (work_has_good_move())
        text_move(&console_line.task.state, &console_line.task.move);
    else
        text_char('-');
}

void answer_question(void)
{
    if (!work_decide())
        return;
    write_state();
    write_verdict(console_line.work.verdict);
    text_char('\n');
    sentence_write();
}

void answer_all(void)
{
    if (!work_count(CONSOLE_LIST_MAX))
        return;
    write_state();
    work_next();
    write_verdict(console_line.work.verdict);
    while (game_is_move(&console_line.task.move) && work_next()) {
        text_char(' ');
        text_move(&console_line.task.state, &console_line.task.move);
    }
    text_char('\n');
}

// Counts moves for `why`. Too many moves are a fault only if `way` is BY_SEARCH.
static bool count_moves(enum way way)
{
    struct work *const work = &console_line.work;

    work->is_counted = work_count_legal() && work_count(UINT32_MAX);
    const bool too_many =
        console_line.fault == FAULT_TOO_MANY_TRIES || console_line.fault == FAULT_TOO_MANY_STEPS;
    if (too_many && way != BY_SEARCH)
        console_line.fault = FAULT_NONE;
    return !console_line.fault;
}

void answer_why(void)
{
    struct task *const task = &console_line.task;

    if (!work_decide())
        return;
    // Explains the machine's reply, because in a sum this move is easier to explain.
    const struct move reply = task->move;
    const uint8_t verdict = console_line.work.verdict;
    struct position position = task->state.position;

    struct reason reason;
    reason_find(task->state.game, &position, &reason);
    if (!count_moves(reason.way))
        return;
    task->move = reply;
    console_line.work.verdict = verdict;
    why_write();
}

void write_result(enum result result, enum result user)
{
    uint8_t words = WORDS_FIRST_PLAYER + (result - FIRST_WON);

    if (result == NOT_OVER)
        return;
    if (result != NOBODY_WON && user != NOT_OVER)
        words = user == result ? WORDS_USER : WORDS_MACHINE;
    text_say(WORDS_GAME_IS_OVER);
    text_say(words);
}

void answer_show(void)
{
    enum result user = NOT_OVER;
    const enum result result = follow_is_on() ? follow_result(&user) : session_result();

    write_state();
    write_result(result, follow_is_on() ? user : session_user());
    text_char('\n');
}

void answer_new(void)
{
    session_begin();
    answer_show();
}

void answer_play(void)
{
    session_play(false);
    answer_show();
}

void answer_reply(void)
{
    if (!work_decide())
        return;
    session_play(true);
    answer_show();
}

void answer_undo(void)
{
    if (session_undo())
        answer_show();
    else
        read_refuse_above(session_forgot() ? FAULT_UNDO_LIMIT : FAULT_NOTHING_TO_UNDO, MATCH_UNDO_MAX);
}

void write_game(const struct game *game)
{
    state_begin(&console_line.task.state, game);
    console_line.mode = DESCRIBE;
    write_state();
    console_line.mode = WRITE;
    text_char('\n');
}

void answer_games(void)
{
    for (uint8_t i = 0; i < GAME_COUNT; i++)
        write_game(&games[i]);
    text_char('\n');
}

void answer_version(void)
{
    text_words("bouton " BOUTON_VERSION);
    if (*heard_name) {
        text_words(", board ");
        text_words(heard_name);
    }
    text_char('\n');
}

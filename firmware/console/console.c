// SPDX-License-Identifier: MIT
#include "console/console.h"

#include "console/answers.h"
#include "console/commands.h"
#include "console/faults.h"
#include "console/edges.h"   // of the match on the display
#include "console/session.h" // the match under way
#include "console/state.h"
#include "console/text.h"
#include "console/why.h"
#include "game/games.h"             // the table
#include "game/moves.h"             // the legal ones
#include "game/search/retrograde.h" // the limit of the searches

#include <string.h> // memcpy

// Trying a move counts as this many search steps, so that a list of moves after a long search is bounded,
// too: each move is tried twice, when the list is counted and when it is written.
enum { TRY_STEPS = 18 };
_Static_assert(CONSOLE_TRIES_MAX *TRY_STEPS < CONSOLE_STEPS_MAX,
               "without a search CONSOLE_TRIES_MAX is reached first");

enum stage { READING, WRITING, WORKING };

void console_init(const FLASH struct console_calls *calls)
{
    console_line.calls = calls;
}

static void begin_answer(struct console_line *line)
{
    line->length = 0;
    line->stage = WRITING;
    line->after = READING;
    line->piece = 0;
}

static void end_line(void)
{
    struct console_line *const line = IN_REGISTER(&console_line);

    line->comment = false;
    if (!command_read())
        return;
    begin_answer(line);
    const uint8_t command = line->command;
    if (CONSOLE_GLASS && !line->fault && command >= WATCH)
        line->watches = line->again = command == WATCH;
    if (CONSOLE_WORDY && console_has_quit())
        line->stage = READING;
    if (command < GAMES && !line->fault) {
        line->stage = WORKING;
        line->work =
            (struct work){.counting = command < NO_QUESTION || command == REPLY, .legal = NOT_COUNTED};
    }
}

void console_byte(char byte)
{
    struct console_line *const line = IN_REGISTER(&console_line);

    if (byte == '\n') {
        end_line();
        return;
    }
    if (byte == CONSOLE_INTERRUPT) {
        console_interrupt();
        return;
    }
    if (byte == '#')
        line->comment = true;
    if (line->comment && byte) // a damaged byte may have been the end of the line
        return;
    if (byte == '\t')
        byte = ' ';
    if (line->length < CONSOLE_LINE_MAX)
        line->characters[line->length] = byte;
    if (line->length <= CONSOLE_LINE_MAX)
        line->length++;
}

#if CONSOLE_GLASS
_Static_assert(sizeof console_line.before == LOG_MOVE_MAX, "an entry of the log has room");

bool console_tell(void)
{
    struct console_line *const line = IN_REGISTER(&console_line);
    struct task *const task = &console_line.task;
    struct state *const state = IN_REGISTER(&console_line.task.state);

    if (!line->watches || line->length || line->comment)
        return false;
    const struct match *const match = line->calls->fetch(line->again, &task->move);
    if (!match)
        return false;
    line->again = false;
    line->fault = NO_FAULT;
    line->work.result = match_player(match) == HUMAN;
    state->position = match->position;
    memcpy(console_line.before, match->log, LOG_MOVE_MAX);
    state_set_game(state, match->game);
    list_edges(state);
    line->command = TELL;
    begin_answer(line);
    return true;
}
#endif

// Working: one call of the rules and theory a step

static void refuse(uint8_t fault, stones_t max)
{
    read_refuse_above(fault, max);
    console_line.stage = WRITING;
    console_line.after = READING;
}

// Counts the work of a call: the moves that it tried, or else a step of a search. Only while the answer can
// still become an error.
static void count_work(uint8_t tried)
{
    struct console_line *const line = IN_REGISTER(&console_line);

    if (!line->work.counting)
        return;
    line->work.tries += tried;
    line->work.steps += tried ? tried * TRY_STEPS : SEARCH_STEPS;
    if (line->work.tries > CONSOLE_TRIES_MAX)
        refuse(TOO_MANY_TRIES, CONSOLE_TRIES_MAX);
    else if (line->work.steps > CONSOLE_STEPS_MAX)
        refuse(TOO_MANY_STEPS, CONSOLE_STEPS_MAX);
}

// Counts the moves of a list before it is written; after the last one starts the list again, to be written.
static void count_move(struct console_line *line)
{
    if (!line->task.move.found) {
        line->work.counting = false;
        game_no_move(&console_line.task.move);
        return;
    }
    count_work(line->task.move.tried);
    if (++line->work.count > CONSOLE_LIST_MAX && line->command == ALL)
        refuse(TOO_MANY_MOVES, CONSOLE_LIST_MAX);
}

// Returns the verdict of the position, and in move->found whether there is a move to write.
static uint8_t ask(struct console_line *line, const FLASH struct game *game, const struct position *position,
                   struct move *move)
{
    const uint8_t command = line->command;

    if (CONSOLE_GLASS && command == SET)
        return game_verdict(game, position) == BEYOND_LIMIT ? BEYOND_LIMIT : P_POSITION;
    if (command >= NEW && command != REPLY) {
        line->work.result = match_result(session_match());
        return line->work.result == RESULT_PENDING ? PENDING : P_POSITION; // any verdict but PENDING
    }
    // The reply is easier to explain than the first move of the list: in a sum it lowers a value.
    if (command == ALL || (command == WHY && line->work.counting))
        return game_next_winning(game, position, move);
    const uint8_t verdict = game_reply(game, position, move);
    move->found = verdict != P_POSITION && game_is_move(move);
    return verdict;
}

static void work(struct console_line *line)
{
    struct move *const move = &console_line.task.move;
    const struct state *const state = IN_REGISTER(&console_line.task.state);

    if (line->command == WHY && line->work.legal == NOT_COUNTED) {
        line->work.legal = moves_count(state->game, &state->position);
        if (line->work.legal > STONES_MAX)
            refuse(TOO_MANY_TRIES, CONSOLE_TRIES_MAX);
        return;
    }
    move->found = false;
    const uint8_t verdict = ask(line, state->game, &state->position, move);
    line->work.verdict = verdict;
    if (verdict == PENDING) {
        count_work(move->tried);
    } else if (verdict == BEYOND_LIMIT) {
        refuse(TOO_MANY_POSITIONS, RANKS_MAX);
    } else if (line->work.counting && (line->command == ALL || line->command == WHY)) {
        count_move(line);
    } else if (line->command == REPLY) {
        session_play(true);
        line->command = SHOW;
        line->work.counting = false;
    } else {
        if (CONSOLE_GLASS && line->command == SET)
            line->calls->start(state->game, &state->position);
        line->stage = WRITING;
        line->after = move->found && line->command == ALL ? WORKING : READING;
    }
}

// Writing: a piece of the answer a step

static void write_piece(struct console_line *line)
{
    if (line->command == WHY) {
        line->after = why_write(line->piece) ? WRITING : READING;
        return;
    }
    const bool more = answer_write(line->command, line->piece);
    if (line->after != WORKING)
        line->after = more;
}

void console_step(column_t room)
{
    struct console_line *const line = IN_REGISTER(&console_line);

    if (line->stage == WORKING) {
        work(line);
        return;
    }
    line->mode = WRITE;
    line->at = 0;
    line->room = room;
    if (line->fault)
        write_fault();
    else
        write_piece(line);
    if (line->after != WORKING)
        text_char('\n');
    if ((column_t)(line->at - line->length) > room) {
        line->length += room;
        return;
    }
    line->length = 0;
    line->stage = line->after;
    if (line->piece < GAME_COUNT)
        line->piece++;
}

// Work that goes on after the count belongs to an answer that has begun to be written.
bool console_interrupt(void)
{
    struct console_line *const line = IN_REGISTER(&console_line);

    if (line->stage == WRITING || (line->stage == WORKING && !line->work.counting))
        return false;
    line->comment = false;
    line->fault = NO_FAULT;
    line->length = 0;
    refuse(INTERRUPTED, 0);
    return true;
}

bool console_is_busy(void)
{
    return console_line.stage != READING;
}

#if CONSOLE_WORDY // the line numbers of functions that the linker drops confuse tests/tools/stack.py
bool console_has_quit(void)
{
    return console_line.command >= QUIT && !console_line.fault;
}

void console_end(void)
{
    if (console_line.length)
        end_line();
}
#endif

bool console_is_working(void)
{
    return console_line.stage == WORKING;
}

bool console_is_searching(void)
{
    return console_is_working() && console_line.work.verdict == PENDING;
}

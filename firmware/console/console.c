// SPDX-License-Identifier: MIT
#include "console/console.h"

#include "console/answers.h"
#include "console/commands.h"
#include "console/faults.h"
#include "console/glass.h"   // the match on the display
#include "console/session.h" // the match under way
#include "console/text.h"
#include "console/why.h"
#include "game/games.h"             // the table
#include "game/search/retrograde.h" // the limit of the searches

// Trying a move counts as this many search steps, so that a list of moves after a long search is bounded,
// too: each move is tried twice, when the list is counted and when it is written.
enum { TRY_STEPS = 18 };
_Static_assert(CONSOLE_TRIES_MAX *TRY_STEPS < CONSOLE_STEPS_MAX,
               "without a search CONSOLE_TRIES_MAX is reached first");

enum stage { READING, WORKING, WRITING };

void console_init(const FLASH struct console_calls *calls)
{
    console_line.calls = calls;
}

static void end_line(void)
{
    struct console_line *const line = IN_REGISTER(&console_line);

    line->comment = false;
    const uint8_t command = command_read();
    if (command == NO_COMMAND)
        return;
    line->length = 0;
    line->stage = command < GAMES && !line->fault ? WORKING : WRITING;
    line->after = READING;
    line->command = command;
    line->piece = 0;
    if (CONSOLE_GLASS && !line->fault && (command == WATCH || command == NO_WATCH))
        glass_watch(command == WATCH);
    if (CONSOLE_WORDY && console_has_quit())
        line->stage = READING;
    if (line->stage == WORKING)
        line->work = (struct work){.counting = command < NEW || command == REPLY};
}

void console_byte(char byte)
{
    if (byte == '\n') {
        end_line();
        return;
    }
    if (byte == CONSOLE_INTERRUPT) {
        console_interrupt();
        return;
    }
    console_line.comment |= byte == '#';
    if (console_line.comment && byte) // a damaged byte may have been the end of the line
        return;
    if (byte == '\t')
        byte = ' ';
    if (console_line.length < CONSOLE_LINE_MAX)
        console_line.characters[console_line.length] = byte;
    if (console_line.length <= CONSOLE_LINE_MAX)
        console_line.length++;
}

bool console_tell(void)
{
    if (console_is_busy() || console_line.length || console_line.comment || !glass_load())
        return false;
    console_line.fault = NO_FAULT;
    console_line.stage = WRITING;
    console_line.after = READING;
    console_line.command = TELL;
    console_line.piece = 0;
    return true;
}

void console_end(void)
{
    if (console_line.length)
        end_line();
}

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

    if (command >= NEW && command != REPLY) {
        line->work.result = CONSOLE_GLASS && command == SET ? NOT_OVER : match_result(session_match());
        return line->work.result == RESULT_PENDING ? PENDING : P_POSITION; // any verdict but PENDING
    }
    // In a sum the reply is easier to explain than the first move of the list, as it lowers a value.
    if (command == ALL || (command == WHY && (line->work.counting || game->theory != SUM)))
        return game_next_winning(game, position, move);
    const uint8_t verdict = game_reply(game, position, move);
    move->found = verdict != P_POSITION && game_is_move(move);
    return verdict;
}

static void work(struct console_line *line)
{
    struct move *move = &console_line.task.move;

    move->found = false;
    const uint8_t verdict = ask(line, console_line.task.state.game, &console_line.task.state.position, move);
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
        line->stage = WRITING;
        line->after = move->found && line->command == ALL ? WORKING : READING;
    }
}

// Writing: a piece of the answer a step

// A line of `games` is followed by the next one.
static void write_piece(struct console_line *line)
{
    if (CONSOLE_WHY && line->command == WHY) {
        line->after = why_write(line->piece) ? WRITING : READING;
        return;
    }
    if (line->command == GAMES)
        line->after = line->piece < GAME_COUNT ? WRITING : READING;
    answer_write(line->command, line->piece);
}

// True if the work on the line is to be abandoned.
static bool is_cut_off(void)
{
    return console_line.is_interrupted && console_line.stage == WORKING && console_line.work.counting;
}

static void answer_interrupt(void)
{
    console_line.comment = false;
    console_line.fault = NO_FAULT;
    console_line.length = 0;
    refuse(INTERRUPTED, 0);
}

void console_step(column_t room)
{
    struct console_line *const line = IN_REGISTER(&console_line);

    if (is_cut_off()) {
        refuse(INTERRUPTED, 0);
    } else if (line->stage == WORKING) {
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
    if (line->stage == READING && line->fault == INTERRUPTED)
        line->is_interrupted = false;
    else if (line->stage == READING && line->is_interrupted)
        answer_interrupt();
}

void console_interrupt(void)
{
    console_line.is_interrupted = true;
    if (console_line.stage == READING)
        answer_interrupt();
}

bool console_is_busy(void)
{
    return console_line.stage != READING;
}

bool console_has_quit(void)
{
    return console_line.command >= QUIT && !console_line.fault;
}

bool console_is_working(void)
{
    return console_line.stage == WORKING && !is_cut_off();
}

bool console_is_searching(void)
{
    return console_is_working() && console_line.work.verdict == PENDING;
}

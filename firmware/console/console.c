// SPDX-License-Identifier: MIT
#include "console/console.h"
#include "console/about.h" // games, help, version
#include "console/match.h" // the game under way
#include "game/exact.h"    // the limit of the searches

enum stage { READING, WORKING, WRITING };

enum answer { SOLVE, ALL, NEW, PLAY, REPLY, SHOW, UNDO, GAMES, HELP, VERSION }; // as in help

static struct {
    uint8_t stage, answer;
    uint8_t after; // the stage behind the piece that is written
    uint8_t piece; // of the answer: games, or 0 and then a move each
    bool counting; // the moves that can be listed
} console;

// --- reading: what is asked
// ---------------------------------------------------------------------------------

// Whatever does not begin with a command is to be solved.
static uint8_t read_command(void)
{
    const FLASH char *c = help;

    for (uint8_t answer = ALL; answer <= VERSION; answer++) {
        while (*c++ != '\n')
            ;
        if (read_word(c))
            return answer;
    }
    return SOLVE;
}

static void read_move(struct task *task)
{
    text_char(' ');
    const column_t start = text.at;
    text_move(&task->state, &task->move);
    read_end();
    if (!game_is_legal(task->state.game, &task->state.position, &task->move))
        read_refuse_at(start, FORBIDDEN);
}

// A command to the game under way
static void read_turn(struct task *task, uint8_t answer)
{
    struct state *state = &task->state;

    match_load(state);
    if (!state->game)
        read_refuse(NO_GAME, 0);
    else if (answer <= REPLY && game_is_over(state->game, &state->position))
        read_refuse(GAME_OVER, 0);
    else if (answer == PLAY)
        read_move(task);
    else
        read_end();
    if (text.fault)
        return;
    if (answer == PLAY)
        match_move(task, false);
    else if (answer == UNDO && !match_undo(state))
        read_refuse(NO_PAST, CONSOLE_UNDO_MAX);
}

static void read_task(uint8_t answer)
{
    struct task task = {0};

    if (answer > NEW) {
        read_turn(&task, answer);
    } else {
        if (answer != SOLVE)
            text_char(' ');
        read_state(&task.state, answer == NEW);
        if (answer == NEW && !text.fault)
            match_begin(&task.state);
    }
    memory.task = task; // also for a cycle that is to be named
}

static void end_line(void)
{
    text.way = READ;
    text.fault = NO_FAULT;
    text.at = 0;
    if (text.length > CONSOLE_LINE_MAX)
        read_refuse(LINE_TOO_LONG, CONSOLE_LINE_MAX);
    const uint8_t answer = read_command();
    if (answer < GAMES)
        read_task(answer);
    else
        read_end();
    text.length = 0;
    console.stage = answer < GAMES && !text.fault ? WORKING : WRITING;
    console.after = READING;
    console.answer = answer;
    console.piece = 0;
    if (CONSOLE_LIST_MAX && !text.fault) {
        console.counting = answer == ALL;
        memory.count = 0;
    }
}

void console_byte(char byte)
{
    if (byte == '\n') {
        end_line();
        return;
    }
    if (text.length < CONSOLE_LINE_MAX)
        memory.line[text.length] = byte;
    if (text.length <= CONSOLE_LINE_MAX)
        text.length++;
}

void console_end(void)
{
    if (text.length)
        end_line();
}

// --- working: one question to the player of game.h at a time
// ------------------------------------------------

static void refuse(uint8_t fault, stones_t max)
{
    read_refuse(fault, max);
    console.stage = WRITING;
    console.after = READING;
}

// Where there is a limit all moves are counted first: a line that has begun cannot become an error.
static void count_move(void)
{
    if (!memory.found) {
        console.counting = false;
        memory.task.move = (struct move){0};
    } else if (++memory.count > CONSOLE_LIST_MAX) {
        refuse(TOO_MANY_MOVES, CONSOLE_LIST_MAX);
    }
}

static void work(void)
{
    struct task *task = &memory.task;
    const FLASH struct game *game = task->state.game;
    const struct position *position = &task->state.position;
    uint8_t verdict = GOES_ON;

    memory.found = false;
    if (console.answer <= ALL) {
        verdict = game_next_winning(game, position, &task->move, &memory.found);
    } else if (console.answer == REPLY) {
        verdict = game_reply(game, position, &task->move);
    } else if (game_is_over(game, position)) {
        verdict = game_verdict(game, position);
    }
    if (verdict == THINKING)
        return;
    if (verdict == BEYOND_LIMIT) {
        refuse(TOO_MANY_POSITIONS, EXACT_ROWS);
    } else if (CONSOLE_LIST_MAX && console.counting) {
        count_move();
    } else if (console.answer == REPLY) {
        match_move(task, true);
        console.answer = SHOW;
    } else {
        memory.verdict = verdict;
        console.stage = WRITING;
        console.after = memory.found && console.answer == ALL ? WORKING : READING;
    }
}

// --- writing: an answer, piece by piece
// ---------------------------------------------------------------------

static void write_solved(void)
{
    if (console.piece == 0) {
        text_words(TEXT(" : "));
        text_letter(TEXT("PND"), memory.verdict); // in the order of enum verdict
        text_words(TEXT(" :"));
    }
    if (memory.found) {
        text_char(' ');
        text_move(&memory.task.state, &memory.task.move);
    } else if (console.piece == 0) {
        text_words(TEXT(" -"));
    }
}

static void write_game(void)
{
    if (console.piece < game_count) {
        console.after = WRITING;
        about_game(&games[console.piece], &memory.task.state);
    } else {
        console.after = READING;
    }
}

static void write_piece(void)
{
    struct state *state = &memory.task.state;

    switch (console.answer) {
    case GAMES:
        write_game();
        break;
    case HELP:
        text_words(&help[0]);
        break;
    case VERSION:
        text_words(TEXT("bouton 0.1"));
        break;
    default:
        if (console.piece == 0)
            write_state(state);
        if (console.answer <= ALL)
            write_solved();
        else if (memory.verdict != GOES_ON)
            match_write_end(state, memory.verdict);
    }
}

void console_step(column_t room)
{
    if (console.stage == WORKING) {
        work();
        return;
    }
    text.way = WRITE;
    text.at = 0;
    text.room = room;
    if (text.fault)
        write_fault();
    else
        write_piece();
    if (console.after != WORKING)
        text_words(TEXT("\n"));
    if ((column_t)(text.at - text.length) > room) {
        text.length += room;
        return;
    }
    text.length = 0;
    console.stage = console.after;
    if (console.piece < game_count)
        console.piece++;
}

bool console_is_busy(void)
{
    return console.stage != READING;
}

bool console_is_working(void)
{
    return console.stage == WORKING;
}

void console_init(sink_t put)
{
    text.put = put;
}

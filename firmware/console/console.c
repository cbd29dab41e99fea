// SPDX-License-Identifier: MIT
#include "console/console.h"
#include "console/about.h" // games, help, version
#include "console/match.h" // the game under way
#include "game/exact.h"    // the limit of the searches

enum stage { READING, WORKING, WRITING };

enum answer { SOLVE, ALL, NEW, PLAY, REPLY, SHOW, UNDO, GAMES, HELP, VERSION }; // as in help

static struct {
    uint8_t stage, answer;
    uint8_t piece; // of the answer: games, or 0 and then a move each
    bool counting; // the moves that can be listed
} console;

// --- reading: what is asked
// ---------------------------------------------------------------------------------

// Whatever does not begin with a command is to be solved.
static void read_command(void)
{
    const FLASH char *c = help;

    for (console.answer = ALL; console.answer <= VERSION; console.answer++) {
        while (*c++ != '\n')
            ;
        if (read_word(c))
            return;
    }
    console.answer = SOLVE;
}

static void read_move(struct task *task)
{
    text_char(' ');
    const column_t start = text.at;
    text_move(&task->state, &task->move);
    read_end();
    if (!text.failed && !game_is_legal(task->state.game, &task->state.position, &task->move))
        read_refuse(start, TEXT("the rules forbid this move"), 0);
}

// A command to the game under way
static void read_turn(struct task *task)
{
    const uint8_t answer = console.answer;
    struct state *state = &task->state;

    match_load(state);
    if (!state->game)
        read_refuse(WHOLE_LINE, TEXT("no game under way; try new"), 0);
    else if (answer <= REPLY && game_is_over(state->game, &state->position))
        read_refuse(WHOLE_LINE, TEXT("the game is over"), 0);
    else if (answer == PLAY)
        read_move(task);
    else
        read_end();
    if (text.failed)
        return;
    if (answer == PLAY)
        match_move(task, false);
    else if (answer == UNDO && !match_undo(state))
        read_refuse(WHOLE_LINE, TEXT("too many moves to take back%"), CONSOLE_UNDO_MAX);
}

static void read_task(void)
{
    struct task task = {0};

    if (console.answer == ALL || console.answer == NEW)
        text_char(' ');
    if (console.answer > NEW)
        read_turn(&task);
    else
        read_state(&task.state, console.answer == NEW);
    if (console.answer == NEW && !text.failed)
        match_begin(&task.state);
    if (console.answer == PLAY)
        task.move = (struct move){0};
    memory.task = task; // also for a cycle that is to be named
}

static void end_line(void)
{
    text.way = READ;
    text.failed = false;
    text.at = 0;
    if (text.length > CONSOLE_LINE_MAX)
        read_refuse(WHOLE_LINE, TEXT("too many characters%"), CONSOLE_LINE_MAX);
    read_command();
    console.stage = WRITING;
    console.piece = 0;
    if (console.answer < GAMES)
        read_task();
    else
        read_end();
    text.length = 0;
    if (text.failed || console.answer >= GAMES)
        return;
    console.counting = CONSOLE_LIST_MAX && console.answer == ALL;
    console.stage = WORKING;
    memory.count = 0;
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

static void refuse(const FLASH char *what, stones_t max)
{
    read_refuse(WHOLE_LINE, what, max);
    console.stage = WRITING;
}

// Where there is a limit all moves are counted first: a line that has begun cannot become an error.
static void count_move(bool found)
{
    if (!found) {
        console.counting = false;
        memory.task.move = (struct move){0};
    } else if (++memory.count > CONSOLE_LIST_MAX) {
        refuse(TEXT("too many winning moves to list%"), CONSOLE_LIST_MAX);
    }
}

static void work(void)
{
    struct task *task = &memory.task;
    const FLASH struct game *game = task->state.game;
    const struct position *position = &task->state.position;
    enum verdict verdict = P_POSITION;
    bool found = false;

    if (console.answer <= ALL) {
        verdict = game_next_winning(game, position, &task->move, &found);
    } else if (console.answer == REPLY) {
        verdict = game_reply(game, position, &task->move);
    } else {
        memory.is_over = game_is_over(game, position);
        if (memory.is_over)
            verdict = game->verdict(position);
    }
    if (verdict == THINKING)
        return;
    if (verdict == BEYOND_LIMIT) {
        refuse(TEXT("too many positions to search%"), EXACT_ROWS);
    } else if (CONSOLE_LIST_MAX && console.counting) {
        count_move(found);
    } else if (console.answer == REPLY) {
        match_move(task, true);
        console.answer = SHOW;
    } else {
        memory.verdict = verdict;
        memory.found = found;
        console.stage = WRITING;
    }
}

// --- writing: an answer, piece by piece
// ---------------------------------------------------------------------

static void write_solved(void)
{
    if (console.piece == 0) {
        write_state(&memory.task.state);
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

static void write_piece(void)
{
    if (text.failed) {
        write_fault();
    } else if (console.answer <= ALL) {
        write_solved();
    } else if (console.answer == GAMES) {
        if (console.piece < game_count)
            about_game(&games[console.piece], &memory.task.state);
    } else if (console.answer == HELP) {
        text_words(&help[0]);
    } else if (console.answer == VERSION) {
        text_words(TEXT("bouton 0.1"));
    } else {
        write_state(&memory.task.state);
        if (memory.is_over)
            match_write_end(&memory.task.state, memory.verdict);
    }
}

void console_step(column_t room)
{
    if (console.stage == WORKING) {
        work();
        return;
    }
    // What comes behind this piece: more of the line, or another line
    const bool more_moves = console.answer == ALL && memory.found && !text.failed;
    const bool more_games = console.answer == GAMES && console.piece < game_count && !text.failed;
    text.way = WRITE;
    text.at = 0;
    text.room = room;
    write_piece();
    if (!more_moves)
        text_words(TEXT("\n"));
    if (text.at - text.length > room) {
        text.length += room;
        return;
    }
    text.length = 0;
    console.stage = more_moves ? WORKING : more_games ? WRITING : READING;
    console.piece += more_games || console.piece == 0;
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

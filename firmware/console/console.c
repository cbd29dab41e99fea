// SPDX-License-Identifier: MIT
#include "console/console.h"
#include "console/about.h" // games, help, version
#include "console/match.h" // the game under way
#include "game/exact.h"    // the limit of the searches

enum stage { READING, WORKING, WRITING };

enum answer { SOLVE, ALL, NEW, PLAY, REPLY, SHOW, UNDO, GAMES, HELP, VERSION, FAULT };

static const FLASH char commands[][8] = {
    [ALL] = "all",   [NEW] = "new",     [PLAY] = "play", [REPLY] = "reply",     [SHOW] = "show",
    [UNDO] = "undo", [GAMES] = "games", [HELP] = "help", [VERSION] = "version",
};

static struct {
    uint8_t stage, answer;
    uint8_t piece; // of the answer: games, or 0 and then a move each
    bool counting; // the moves that can be listed
} console;

static void write_next(void)
{
    console.stage = WRITING;
    text.length = 0;
}

// --- reading: what is asked
// ---------------------------------------------------------------------------------

static void read_command(void)
{
    uint8_t answer = VERSION;

    while (answer != SOLVE && !read_word(&commands[answer][0]))
        answer--;
    console.answer = answer;
}

static void read_move(const struct state *state, struct move *move)
{
    text_char(' ');
    const column_t start = text.at;
    text_move(state, move);
    read_end();
    if (!text.failed && !game_is_legal(state->game, &state->position, move))
        read_refuse(start, TEXT("the rules forbid this move"), 0, 0);
}

// A command to the game under way
static void read_turn(struct state *state, struct move *move)
{
    const uint8_t answer = console.answer;

    match_load(state);
    if (!state->game)
        read_refuse(WHOLE_LINE, TEXT("no game under way; try new"), 0, 0);
    else if (answer <= REPLY && game_is_over(state->game, &state->position))
        read_refuse(WHOLE_LINE, TEXT("the game is over"), 0, 0);
    else if (answer == PLAY)
        read_move(state, move);
    else
        read_end();
    if (text.failed)
        return;
    if (answer == PLAY)
        match_move(state, move, false);
    else if (answer == UNDO && !match_undo(state))
        read_refuse(WHOLE_LINE, TEXT("too many moves to take back%"), 0, CONSOLE_UNDO_MAX);
}

static void read_task(void)
{
    struct state state = {0};
    struct move move = {0};

    if (console.answer <= NEW) {
        if (console.answer != SOLVE)
            text_char(' ');
        read_state(&state, console.answer == NEW);
        if (console.answer == NEW && !text.failed)
            match_begin(&state);
    } else {
        read_turn(&state, &move);
    }
    memory.state = state; // also for a cycle that is to be named
    if (!text.failed)
        memory.move = (struct move){0};
}

static void end_line(void)
{
    text.way = READ;
    text.failed = false;
    text.at = 0;
    if (text.length > CONSOLE_LINE_MAX)
        read_refuse(WHOLE_LINE, TEXT("too many characters%"), 0, CONSOLE_LINE_MAX);
    read_command();
    if (console.answer < GAMES)
        read_task();
    else
        read_end();
    console.piece = 0;
    console.counting = CONSOLE_LIST_MAX && console.answer == ALL;
    console.stage = WORKING;
    memory.count = 0;
    if (text.failed || console.answer >= GAMES)
        write_next();
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

// Where there is a limit all moves are counted first: a line that has begun cannot become an error.
static void count_move(bool found)
{
    if (!found)
        console.counting = false;
    else if (++memory.count > CONSOLE_LIST_MAX)
        read_refuse(WHOLE_LINE, TEXT("too many winning moves to list%"), 0, CONSOLE_LIST_MAX);
}

static void solve(void)
{
    bool found = false;

    memory.verdict = game_next_winning(memory.state.game, &memory.state.position, &memory.move, &found);
    if (memory.verdict >= THINKING)
        return;
    if (!found)
        memory.move = (struct move){0};
    if (console.counting)
        count_move(found);
    else
        write_next();
}

static void work(void)
{
    const FLASH struct game *game = memory.state.game;
    const struct position *position = &memory.state.position;

    if (console.answer <= ALL) {
        solve();
    } else if (console.answer == REPLY) {
        memory.verdict = game_reply(game, position, &memory.move);
        if (memory.verdict < THINKING) {
            match_move(&memory.state, &memory.move, true);
            console.answer = SHOW;
        }
    } else {
        memory.is_over = game_is_over(game, position);
        memory.verdict = memory.is_over ? game->verdict(position) : P_POSITION;
        if (memory.verdict < THINKING)
            write_next();
    }
    if (memory.verdict == BEYOND_LIMIT)
        read_refuse(WHOLE_LINE, TEXT("too many positions to search%"), 0, EXACT_ROWS);
    if (text.failed)
        write_next();
}

// --- writing: an answer, piece by piece
// ---------------------------------------------------------------------

static bool has_move(void)
{
    return memory.move.count || memory.move.amount;
}

static void write_solved(void)
{
    if (console.piece == 0) {
        write_state(&memory.state);
        text_words(TEXT(" : "));
        text_letter(TEXT("PND"), memory.verdict); // in the order of enum verdict
        text_words(has_move() ? TEXT(" : ") : TEXT(" : -"));
    } else if (has_move()) {
        text_char(' ');
    }
    if (has_move())
        text_move(&memory.state, &memory.move);
}

// True if this answer goes on behind the piece, in the same line
static bool goes_on(void)
{
    return console.answer == ALL && !text.failed && has_move();
}

static void write_piece(void)
{
    if (text.failed)
        write_fault();
    else if (console.answer <= ALL)
        write_solved();
    else if (console.answer == HELP)
        about_help();
    else if (console.answer == VERSION)
        about_version();
    else if (console.answer != GAMES) {
        write_state(&memory.state);
        if (memory.is_over)
            match_write_end(&memory.state, memory.verdict);
    } else if (console.piece < game_count)
        about_game(&games[console.piece], &memory.state);
    if (!goes_on())
        text_words(TEXT("\n"));
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
    write_piece();
    if (text.at - text.length > room) {
        text.length += room;
        return;
    }
    text.length = 0;
    console.stage = goes_on() ? WORKING : READING;
    if (console.piece == game_count)
        return;
    if (console.answer == GAMES && !text.failed)
        console.stage = WRITING;
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

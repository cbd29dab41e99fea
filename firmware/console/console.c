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

// Of the answer to a solve line. Those of `games` are its lines.
enum piece { COUNTING, NOTHING, HEAD, MOVE, TAIL };

static struct {
    sink_t put;
    uint8_t stage, answer, piece;
    part_t verdict;  // enum verdict
    bool is_over;    // the game under way
    column_t length; // of the line so far, CONSOLE_LINE_MAX + 1 for longer ones; of a piece, what is out
    union {
        char line[CONSOLE_LINE_MAX];
        struct {
            struct state state;
            struct move move; // the last one found
            stones_t count;   // of moves that can be listed
        };
    };
} console;

static void write_next(uint8_t piece)
{
    console.stage = WRITING;
    console.piece = piece;
    console.length = 0;
}

static void work_next(uint8_t piece)
{
    console.stage = WORKING;
    console.piece = piece;
}

static void fail(void)
{
    console.answer = FAULT;
    write_next(0);
}

// --- reading: what is asked
// ---------------------------------------------------------------------------------

static void read_command(void)
{
    if (console.length > CONSOLE_LINE_MAX)
        read_refuse_line(TEXT("too many characters"), CONSOLE_LINE_MAX);
    else if (!console.length)
        read_refuse_line(TEXT("empty line; try help"), 0);
    console.answer = VERSION;
    while (console.answer != SOLVE && !read_word(&commands[console.answer][0]))
        console.answer--;
}

// The state takes the place of its line, also for a cycle that is to be named.
static void read_task(void)
{
    struct state state = {0};

    if (console.answer != SOLVE)
        text_words(TEXT(" "));
    read_state(&state, console.answer == NEW);
    console.state = state;
    console.count = 0;
    if (console.answer == NEW && !text.fault.form)
        match_begin(&state);
}

static void obey(void)
{
    if (console.answer <= NEW) {
        read_task();
        return;
    }
    if (console.answer < GAMES && !match.now.game)
        read_refuse_line(TEXT("no game under way; try new"), 0);
    if (console.answer == PLAY)
        text_words(TEXT(" "));
    else
        read_end();
    if (text.fault.form)
        return;
    if (console.answer == PLAY || console.answer == REPLY)
        match_check_move();
    if (console.answer == PLAY)
        match_play();
    else if (console.answer == UNDO)
        match_undo();
}

static void end_line(void)
{
    read_line(console.line, console.length);
    read_command();
    obey();
    console.move = (struct move){0};
    if (text.fault.form)
        fail();
    else if (console.answer < GAMES)
        work_next(CONSOLE_LIST_MAX && console.answer == ALL ? COUNTING : NOTHING);
    else
        write_next(0);
}

void console_byte(char byte)
{
    if (byte == '\n') {
        end_line();
        return;
    }
    if (console.length < CONSOLE_LINE_MAX)
        console.line[console.length] = byte;
    if (console.length <= CONSOLE_LINE_MAX)
        console.length++;
}

void console_end(void)
{
    if (console.length)
        end_line();
}

// --- working: one question to the player of game.h at a time
// ------------------------------------------------

// True with a verdict that answers.
static bool keep_verdict(enum verdict verdict)
{
    console.verdict = verdict;
    if (verdict == BEYOND_LIMIT) {
        read_refuse_line(TEXT("too many positions to search"), EXACT_ROWS);
        fail();
    }
    return verdict != BEYOND_LIMIT && verdict != THINKING;
}

// Where there is a limit all moves are counted first: a line that has begun cannot become an error.
static void solve(void)
{
    bool found;

    if (!keep_verdict(game_next_winning(console.state.game, &console.state.position, &console.move, &found)))
        return;
    if (!found)
        console.move = (struct move){0};
    if (!CONSOLE_LIST_MAX || console.piece != COUNTING) {
        write_next(console.piece == NOTHING ? HEAD : found ? MOVE : TAIL);
    } else if (!found) {
        console.piece = NOTHING;
    } else if (++console.count > CONSOLE_LIST_MAX) {
        read_refuse_line(TEXT("too many winning moves to list"), CONSOLE_LIST_MAX);
        fail();
    }
}

static void work(void)
{
    const struct state *now = &match.now;

    if (console.answer <= ALL) {
        solve();
    } else if (console.answer == REPLY) {
        if (!keep_verdict(game_reply(now->game, &now->position, &console.move)))
            return;
        match_reply(&console.move);
        console.answer = SHOW;
    } else {
        console.is_over = game_is_over(now->game, &now->position);
        if (!console.is_over || keep_verdict(game_verdict(now->game, &now->position)))
            write_next(0);
    }
}

// --- writing: an answer, piece by piece
// ---------------------------------------------------------------------

static bool has_move(void)
{
    return console.move.count || console.move.amount;
}

// Of a solved position; its line goes on behind all pieces but the last.
static bool write_solved(void)
{
    if (console.piece == HEAD) {
        write_state(&console.state);
        text_words(TEXT(" : "));
        text_letter(TEXT("PND"), &console.verdict); // in the order of enum verdict
        text_words(has_move() ? TEXT(" :") : TEXT(" : -"));
    } else if (console.piece == MOVE) {
        text_words(TEXT(" "));
        text_move(&console.state, &console.move);
    }
    return console.piece != TAIL;
}

static void write_piece(void)
{
    switch (console.answer) {
    case SOLVE:
    case ALL:
        if (write_solved())
            return;
        break;
    case GAMES:
        console.state.game = &games[console.piece];
        if (console.piece < game_count)
            about_game(&console.state);
        break;
    case HELP:
        about_help();
        break;
    case VERSION:
        about_version();
        break;
    case FAULT:
        write_fault();
        if (text.fault.form == FAULT_CYCLE)
            write_cycle(&console.state);
        break;
    default:
        match_write(console.is_over, console.verdict);
    }
    text_words(TEXT("\n"));
}

// What comes behind a piece that is out.
static void go_on(void)
{
    const uint8_t piece = console.piece;

    console.stage = READING;
    console.length = 0;
    if (console.answer == GAMES && piece < game_count)
        write_next(piece + 1);
    if (console.answer > ALL || piece == TAIL)
        return;
    if (piece == MOVE && console.answer == ALL)
        console.stage = WORKING;
    else
        write_next(piece == HEAD && has_move() ? MOVE : TAIL);
}

void console_step(column_t room)
{
    if (console.stage == WORKING) {
        work();
    } else if (console.stage == WRITING) {
        text.way = WRITE;
        text.at = 0;
        text.put = console.put;
        text.from = console.length;
        text.room = room;
        write_piece();
        if (text.at - text.from > room)
            console.length += room;
        else
            go_on();
    }
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
    console.put = put;
}

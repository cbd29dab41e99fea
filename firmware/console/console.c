// SPDX-License-Identifier: MIT
#include "console/console.h"
#include "console/session.h"   // the match under way
#include "console/version.h"   // its number
#include "game/games.h"        // the table
#include "game/search/exact.h" // the limit of the searches

// A move tried counts as so many steps of a search, so that a list of moves behind a long search is answered
// in time, too: each move is tried twice, when the list is counted and when it is written.
enum { TRY_STEPS = 16 };
_Static_assert(CONSOLE_TRIES_MAX *TRY_STEPS < CONSOLE_STEPS_MAX,
               "where nothing is searched all can be tried");

enum stage { READING, WORKING, WRITING };

enum answer { SOLVE, ALL, NEW, PLAY, REPLY, SHOW, UNDO, GAMES, HELP, VERSION, QUIT, EXIT };

// A line for each of them, which begins with the command if there is one
#if CONSOLE_WORDY
enum { LAST_ANSWER = EXIT };
static const FLASH char help[] =
    "<game> <params> : <position>          N: player to move wins, P: loses, D: draw\n"
    "all <game> <params> : <position>      every good move, not just one\n"
    "new <game> [<params> [: <position>]]  starts a game\n"
    "play <move>                           makes your move\n"
    "reply                                 makes the machine's move\n"
    "show                                  the game under way\n"
    "undo                                  takes the last move back\n"
    "games                                 all games, with their limits\n"
    "help [<game>]                         this list, or all about a game\n"
    "version                               name and version\n"
    "quit                                  ends the program, as Ctrl-D does\n"
    "exit                                  the same\n";
#else
enum { LAST_ANSWER = VERSION };
static const FLASH char help[] = "<game> <params> : <position>\n"
                                 "all <the same>\n"
                                 "new <game> [<params> [: <position>]]\n"
                                 "play <move>\n"
                                 "reply\n"
                                 "show\n"
                                 "undo\n"
                                 "games\n"
                                 "help\n"
                                 "version\n";
#endif

static struct {
    uint8_t stage, answer;
    uint8_t after; // the stage behind the piece that is written
    uint8_t piece; // of the answer: games, or 0 and then a move each
    bool comment;  // until the end of the line
    bool is_interrupted;
} console;

// --- reading: what is asked
// ---------------------------------------------------------------------------------

// Whatever does not begin with a command is to be solved.
static uint8_t read_command(void)
{
    const FLASH char *c = &help[0];

    for (uint8_t answer = ALL; answer <= LAST_ANSWER; answer++) {
        while (*c++ != '\n')
            ;
        if (read_word(c))
            return answer;
    }
    return SOLVE;
}

// The game to explain, none if none is named
static void read_subject(void)
{
    struct task task = {0};

    read_spaces();
    if (!read_at_end())
        task.state.game = read_game();
    read_end();
    memory.task = task;
}

// Not inline: its frame is gone when the rules are asked.
static __attribute__((noinline)) void read_task(uint8_t answer)
{
    struct task task = {0};
    column_t move = 0;

    read_spaces();
    if (answer <= NEW) {
        read_state(&task.state, answer == NEW);
    } else {
        session_load(&task.state);
        if (!task.state.game) {
            read_refuse(NO_GAME, 0);
        } else if (answer == PLAY) {
            move = text.at;
            text_move(&task.state, &task.move);
        }
        read_end();
        if (!text.fault)
            text.start = move; // where it is refused if it is against the rules
    }
    memory.task = task; // also for a cycle that is to be named
}

// What can be done at once
static void obey(uint8_t answer)
{
    struct task *task = &memory.task;
    struct state *state = &task->state;

    if ((answer == PLAY || answer == REPLY) && state->game && match_is_over(session_match()))
        text.fault = GAME_OVER; // whatever the move
    if (text.fault)
        return;
    if (answer == NEW)
        session_begin();
    else if (answer == UNDO && !session_undo())
        read_refuse(session_match()->moves ? UNDO_LIMIT : NOTHING_TO_UNDO, MATCH_UNDO_MAX);
    else if (answer == PLAY && game_is_legal(state->game, &state->position, &task->move))
        session_play(false);
    else if (answer == PLAY)
        read_refuse_at(text.start, FORBIDDEN);
}

// Leaves out the spaces at both ends. False if there is nothing else: then nothing is asked.
static bool trim(void)
{
    while (text.length && memory.line[text.length - 1] == ' ')
        text.length--;
    read_spaces();
    return text.length;
}

static void end_line(void)
{
    console.comment = false;
    text.way = READ;
    text.fault = NO_FAULT;
    text.at = 0;
    text.room = 0;
    if (text.length > CONSOLE_LINE_MAX)
        read_refuse(LINE_TOO_LONG, CONSOLE_LINE_MAX);
    else if (!trim())
        return;
    const uint8_t answer = read_command();
    if (answer < GAMES) {
        read_task(answer);
        obey(answer);
    } else if (CONSOLE_WORDY && answer == HELP) {
        read_subject();
    } else {
        read_end();
    }
    text.length = 0;
    console.stage = answer < GAMES && !text.fault ? WORKING : WRITING;
    console.after = READING;
    console.answer = answer;
    console.piece = 0;
    if (CONSOLE_WORDY && console_has_quit())
        console.stage = READING;
    if (console.stage == WORKING) {
        memory.verdict = P_POSITION;
        memory.counting = answer <= ALL || answer == REPLY;
        memory.count = 0;
        memory.tries = 0;
        memory.steps = 0;
    }
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
    console.comment |= byte == '#';
    if (console.comment && byte) // a damaged one may have been the end of the line
        return;
    if (byte == '\t')
        byte = ' ';
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

// Counts the moves that a call has tried; if none, it has searched. An answer that has been counted to its
// end, or takes one call, is not counted.
static void count_work(uint8_t tried)
{
    if (!memory.counting)
        return;
    memory.tries += tried;
    memory.steps += tried ? tried * TRY_STEPS : SEARCH_STEPS;
    if (memory.tries > CONSOLE_TRIES_MAX)
        refuse(TOO_MANY_TRIES, CONSOLE_TRIES_MAX);
    else if (memory.steps > CONSOLE_STEPS_MAX)
        refuse(TOO_MANY_STEPS, CONSOLE_STEPS_MAX);
}

// Before a list is written its moves are counted.
static void count_move(void)
{
    if (!memory.found) {
        memory.counting = false;
        memory.task.move = (struct move){0};
        return;
    }
    count_work(memory.task.move.tried);
    if (++memory.count > CONSOLE_LIST_MAX)
        refuse(TOO_MANY_MOVES, CONSOLE_LIST_MAX);
}

// One question: the verdict of the position, and whether a move was found that is to be written.
static uint8_t ask(const FLASH struct game *game, const struct position *position, struct move *move)
{
    if (console.answer == ALL)
        return game_next_winning(game, position, move, &memory.found);
    if (console.answer == SOLVE || console.answer == REPLY) {
        const uint8_t verdict = game_reply(game, position, move);
        memory.found = verdict != P_POSITION && (move->count || move->amount);
        return verdict;
    }
    memory.result = match_result(session_match());
    return memory.result == RESULT_PENDING ? PENDING : P_POSITION; // or any other that is known
}

static void work(void)
{
    struct move *move = &memory.task.move;

    memory.found = false;
    const uint8_t verdict = ask(memory.task.state.game, &memory.task.state.position, move);
    memory.verdict = verdict;
    if (verdict == PENDING) {
        count_work(move->tried);
    } else if (verdict == BEYOND_LIMIT) {
        refuse(TOO_MANY_POSITIONS, EXACT_ROWS);
    } else if (console.answer == ALL && memory.counting) {
        count_move();
    } else if (console.answer == REPLY) {
        session_play(true);
        console.answer = SHOW;
        memory.counting = false;
    } else {
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
    if (console.piece < GAME_COUNT) {
        console.after = WRITING;
        state_begin(&memory.task.state, &games[console.piece]);
        text.way = DESCRIBE;
        write_state();
    } else {
        console.after = READING;
    }
}

static void write_help(void)
{
    const FLASH struct game *game = memory.task.state.game;

    if (CONSOLE_WORDY && game) {
        state_begin(&memory.task.state, game);
        text.way = DESCRIBE;
        write_state();
        text.way = WRITE;
        text_char('\n');
        console_explain(game, text_char);
    } else {
        text_words(&help[0]);
    }
}

static void write_piece(void)
{
    switch (console.answer) {
    case GAMES:
        write_game();
        break;
    case HELP:
        write_help();
        break;
    case VERSION:
        text_words(TEXT("bouton " BOUTON_VERSION));
        break;
    default:
        if (console.piece == 0)
            write_state();
        if (console.answer <= ALL)
            write_solved();
        else if (memory.result != NOT_OVER)
            session_write_result(memory.result);
    }
}

// Is the work on the line to be given up?
static bool is_cut_off(void)
{
    return console.is_interrupted && console.stage == WORKING && memory.counting;
}

static void answer_interrupt(void)
{
    console.comment = false;
    text.fault = NO_FAULT;
    text.length = 0;
    refuse(INTERRUPTED, 0);
}

void console_step(column_t room)
{
    if (is_cut_off()) {
        refuse(INTERRUPTED, 0);
    } else if (console.stage == WORKING) {
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
        text_char('\n');
    if ((column_t)(text.at - text.length) > room) {
        text.length += room;
        return;
    }
    text.length = 0;
    console.stage = console.after;
    if (console.piece < GAME_COUNT)
        console.piece++;
    if (console.stage == READING && text.fault == INTERRUPTED)
        console.is_interrupted = false;
    else if (console.stage == READING && console.is_interrupted)
        answer_interrupt();
}

void console_interrupt(void)
{
    console.is_interrupted = true;
    if (console.stage == READING)
        answer_interrupt();
}

bool console_is_busy(void)
{
    return console.stage != READING;
}

bool console_has_quit(void)
{
    return console.answer >= QUIT && !text.fault;
}

bool console_is_working(void)
{
    return console.stage == WORKING && !is_cut_off();
}

bool console_is_searching(void)
{
    return console_is_working() && memory.verdict == PENDING;
}

// SPDX-License-Identifier: MIT
#include "line/line.h"

#include "game/search/retrograde.h" // the limit of the searches
#include "line/codec.h"
#include "line/version.h"
#include "text/digits.h"

// Trying a move counts as this many search steps.
enum { TRY_STEPS = 18 };

enum { NUMBERS_A_STEP = 2 }; // of an answer
enum { SHOW = 0 };           // the command that tells of the match

enum stage { READING, WORKING, WRITING };

static struct line {
    const FLASH struct glass *glass;
    const FLASH struct line_port *port;
    const FLASH struct command *command; // of the line
    const FLASH struct game *game;       // of the question, or of the match
    struct position position;
    struct move move;
    uint16_t steps;         // of the search
    uint8_t stage;          // enum stage
    uint8_t letter;         // the first byte of the line, 0 before it has come
    uint8_t written;        // numbers of the answer
    bool searches;          // the last step has searched
    bool tells;             // each change of the match
    struct numbers numbers; // of the line, then of its answer
} line;

// A command takes the rest of its line: it refuses it, or begins the answer, or leaves that to its work, a
// step each time, until one of them begins the answer or refuses the line.
struct command {
    uint8_t letter;
    void (*take)(void);
    void (*work)(void);
};

static const FLASH struct command commands[];

static void put(uint8_t byte)
{
    line.port->send(byte);
}

// Refuses the line with this fault, if it is one.
static void refuse(uint8_t fault, number_t limit)
{
    if (fault)
        numbers_refuse(&line.numbers, fault, limit);
}

// True if the line ends where it was read up to, and has no fault.
static bool is_read(void)
{
    numbers_end(&line.numbers);
    return !line.numbers.fault;
}

static void write_number(number_t number)
{
    numbers_number(&line.numbers, number, 0, 0);
}

// Begins an answer with this letter; its numbers are to be written then.
static void begin_answer(uint8_t letter)
{
    numbers_begin(&line.numbers, true);
    line.written = 0;
    line.stage = WRITING;
    put(letter);
}

static void answer_fault(void)
{
    const uint8_t fault = line.numbers.fault, place = line.numbers.place;
    const number_t limit = line.numbers.limit;

    begin_answer('e');
    write_number(fault);
    write_number(place);
    write_number(limit);
}

// Whose turn it is, or who has won (README.md)
static uint8_t turn_of(const struct match *match, enum result result)
{
    const bool is_over = result != NOT_OVER;
    const uint8_t side = is_over ? result - FIRST_WON : match->position.white;

    return result == NOBODY_WON ? 8 : side + (match->side[side] == HUMAN ? 0 : 2) + (is_over ? 4 : 0);
}

// Tells of the match on the glass, when it is known who has won.
static void tell(void)
{
    struct match *const match = line.glass->match(&line.move);

    if (!match && line.letter)
        refuse(NO_MATCH, 0);
    if (!match) {
        line.stage = READING;
        return;
    }
    const enum result result = match_result(match);
    line.searches = result == RESULT_PENDING;
    if (line.searches)
        return;
    const bool has_move = game_is_move(&line.move);
    line.glass->has_changed(); // no longer: it is told now
    line.game = match->game;
    line.position = match->position;
    begin_answer('m');
    codec_state(&line.numbers, &line.game, &line.position);
    write_number(turn_of(match, result));
    if (has_move) // its numbers are those of the position before it
        match_exchange(match, &line.position);
    codec_write_move(&line.numbers, line.game, &line.position, &line.move);
    if (has_move)
        match_exchange(match, &line.position);
}

// A step of a search. Counts its work: the moves that it tried, or else the steps of one call.
static void solve(void)
{
    const enum verdict verdict = game_reply(line.game, &line.position, &line.move);

    line.searches = verdict == PENDING;
    if (line.searches) {
        line.steps += game_is_move(&line.move) ? TRY_STEPS : SEARCH_STEPS;
        if (line.steps > LINE_STEPS_MAX)
            refuse(TOO_MANY_STEPS, LINE_STEPS_MAX);
    } else if (verdict == BEYOND_LIMIT) {
        refuse(TOO_MANY_POSITIONS, RANKS_MAX);
    } else {
        if (verdict == P_POSITION)
            game_no_move(&line.move);
        begin_answer('q');
        put(' ');
        put(verdict == P_POSITION ? 'P' : verdict == DRAW ? 'D' : 'N');
        codec_write_move(&line.numbers, line.game, &line.position, &line.move);
    }
}

static void begin(void)
{
    if (game_verdict(line.game, &line.position) == BEYOND_LIMIT) {
        refuse(TOO_MANY_POSITIONS, RANKS_MAX);
    } else {
        line.glass->begin(line.game, &line.position);
        line.command = &commands[SHOW];
    }
}

static void read_version(void)
{
    if (is_read()) {
        begin_answer('v');
        static const FLASH char name[] = " " BOARD_NAME " " BOUTON_VERSION;
        for (const FLASH char *at = name; *at; at++)
            put((uint8_t)*at);
    }
}

static void read_question(void)
{
    codec_state(&line.numbers, &line.game, &line.position);
    if (is_read()) {
        line.move = (struct move){0};
        line.steps = 0;
    }
}

static void read_new(void)
{
    line.numbers.for_glass = true;
    codec_state(&line.numbers, &line.game, &line.position);
    if (is_read() && game_is_over(line.game, &line.position))
        refuse(GAME_IS_OVER, 0);
}

// That the game is over comes before any fault of the move.
static void read_play(void)
{
    const struct match *const match = line.glass->match(&line.move);

    if (!match) {
        refuse(NO_MATCH, 0);
    } else if (match_is_over(match)) {
        refuse(GAME_IS_OVER, 0);
    } else {
        codec_read_move(&line.numbers, match->game, &match->position, &line.move);
        if (is_read() && !game_is_move(&line.move))
            refuse(FORBIDDEN, 0);
        if (is_read())
            refuse(line.glass->play(&line.move), 0);
    }
}

static void read_reply(void)
{
    if (is_read())
        refuse(line.glass->move_machine(), 0);
}

static void read_undo(void)
{
    if (is_read())
        refuse(line.glass->undo(), 0);
}

static void read_show(void)
{
    is_read();
}

static void read_watch(void)
{
    const bool tells = numbers_number(&line.numbers, 0, 0, 1);

    if (is_read()) {
        line.tells = tells;
        begin_answer('w');
        write_number(tells);
    }
}

static const FLASH struct command commands[] = {
    [SHOW] = {'s', read_show, tell}, {'v', read_version, 0}, {'q', read_question, solve},
    {'n', read_new, begin},          {'p', read_play, tell}, {'r', read_reply, tell},
    {'u', read_undo, tell},          {'w', read_watch, 0},
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static void read_line(void)
{
    const FLASH struct command *command = commands;

    while (command->letter != line.letter)
        if (++command == commands + COMMANDS) {
            line.numbers.fault = NO_FAULT; // the letter comes first
            refuse(NOT_A_COMMAND, 0);
            return;
        }
    line.command = command;
    command->take();
    if (line.stage == READING)
        line.stage = WORKING;
}

void line_init(const FLASH struct glass *glass, const FLASH struct line_port *port)
{
    line.glass = glass;
    line.port = port;
}

void line_byte(uint8_t byte)
{
    if (byte == '\n') {
        read_line();
        if (line.numbers.fault)
            answer_fault();
    } else if (byte != '\r' && line.letter) {
        numbers_character(&line.numbers, (char)byte);
    } else if (byte != '\r') {
        line.letter = byte ? byte : ' '; // a damaged byte is no letter, either
    }
}

static void end_answer(void)
{
    put('\n');
    numbers_begin(&line.numbers, false);
    line.letter = 0;
    line.searches = false;
    line.stage = READING;
}

void line_step(void)
{
    if (line.stage == WORKING) {
        line.command->work();
        if (line.numbers.fault)
            answer_fault();
        return;
    }
    for (uint8_t left = NUMBERS_A_STEP; left; left--) {
        if (line.written == line.numbers.count) {
            end_answer();
            return;
        }
        put(' ');
        put_digits(line.numbers.number[line.written++], put);
    }
}

bool line_is_busy(void)
{
    return line.stage != READING;
}

bool line_may_search(void)
{
    return line.stage == WORKING && (line.command->work != tell || line.searches);
}

bool line_is_searching(void)
{
    return line.stage == WORKING && line.searches;
}

bool line_tell(void)
{
    if (!line.tells || line.letter || !line.glass->match(&line.move) || !line.glass->has_changed())
        return false;
    line.command = &commands[SHOW];
    line.stage = WORKING;
    return true;
}

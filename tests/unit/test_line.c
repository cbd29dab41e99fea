// SPDX-License-Identifier: MIT
// If this test fails, a board sends a wrong line, or sends it too late. The line that a board sends to a
// buffer: its numbers for each shape, and when it is sent. Another program computed the expected checksums.
#include "check.h"
#include "game/games.h"
#include "game/rules/rules.h"
#include "game/rules/shapes.h" // BOTH_PILES
#include "line/line.h"
#include "port/port.h"

enum { LINE_BYTES = 200 };

static struct match match;
static struct move move;
static char sent[LINE_BYTES];
static uint8_t length;
static uint8_t bytes_heard;
static uint8_t room; // bytes that the port accepts until it is busy
static uint16_t time, tick_bytes;

bool port_serial_heard(void)
{
    const bool heard = bytes_heard;
    bytes_heard -= heard;
    return heard;
}

bool port_serial_is_ready(void)
{
    return room;
}

void port_serial_send(uint8_t byte)
{
    if (length < LINE_BYTES - 1)
        sent[length++] = (char)byte;
    room--;
    if (tick_bytes && !--tick_bytes)
        time += TICK_MS;
}

uint16_t port_ms(void)
{
    return time;
}

static void forget(void)
{
    length = 0;
    room = UINT8_MAX;
}

// True if exactly this text and LF were sent. Otherwise prints what was sent.
static bool was_sent(const FLASH char *text)
{
    static const FLASH char mark[] = "# sent: ";
    uint8_t at = 0;
    sent[length] = '\0';
    while (text[at] && text[at] == sent[at])
        at++;
    if (!text[at] && (at ? sent[at] == '\n' && at + 1 == length : !length))
        return true;
    check_text(mark);
    for (at = 0; at < length; at++)
        check_put(sent[at]);
    check_put('\n');
    return false;
}

#define CHECK_SENT(text)                                                                                     \
    do {                                                                                                     \
        static const FLASH char text_[] = text;                                                              \
        CHECK(was_sent(text_));                                                                              \
    } while (0)

// Runs one tick. Expects this line.
#define CHECK_LINE_OF(shown, text)                                                                           \
    do {                                                                                                     \
        forget();                                                                                            \
        CHECK(!line_step(time, shown, true));                                                                \
        CHECK_SENT(text);                                                                                    \
    } while (0)

static void begin(uint8_t game, uint8_t start)
{
    match.game = &games[game];
    game_start(match.game, start, &match.position);
    match.side[0] = HUMAN;
    match.side[1] = PERFECT;
    match_begin(&match);
}

static void play(void)
{
    match_play(&match, &move);
    game_no_move(&move);
}

static void choose(uint8_t part, choice_t number)
{
    game_choose(match.game, &match.position, part, number, &move);
}

static void play_choice(uint8_t part, choice_t number)
{
    choose(part, number);
    play();
}

// The board sends a line at power-up and one after each change.
static void test_when(void)
{
    CHECK_LINE_OF(0, "uno 0.1 *31065");
    CHECK_LINE_OF(0, "");
    begin(GAME_NIM, 0);
    CHECK_LINE_OF(&match, "uno 0.1 0 3 3 4 5 0 0 *4507");
    CHECK_LINE_OF(&match, "");
    play_choice(0, 2);
    CHECK_LINE_OF(&match, "uno 0.1 0 3 1 4 5 3 0 2 *36111");
    match_undo(&match);
    CHECK_LINE_OF(&match, "uno 0.1 0 3 3 4 5 0 0 *4507");
    CHECK_LINE_OF(0, "uno 0.1 *31065");
    CHECK_LINE_OF(&match, "uno 0.1 0 3 3 4 5 0 0 *4507");
    begin(GAME_NIM, 0); // another match sends the same position again
    CHECK_LINE_OF(&match, "uno 0.1 0 3 3 4 5 0 0 *4507");
    bytes_heard = 1;
    CHECK_LINE_OF(&match, "uno 0.1 0 3 3 4 5 0 0 *4507");
    CHECK_LINE_OF(&match, "");
    match.changes = UINT8_MAX; // the last value before the number of changes wraps to 0
    CHECK_LINE_OF(&match, "uno 0.1 0 3 3 4 5 0 0 *4507");
    CHECK_LINE_OF(0, "uno 0.1 *31065");
}

// The port accepts no byte or one byte, or the tick runs out of time.
static void test_pace(void)
{
    begin(GAME_NIM, 1);
    forget();
    room = 0;
    CHECK(line_step(time, &match, false) && !length);
    for (uint8_t bytes = 1; bytes < 20; bytes++) {
        room = 1;
        CHECK(line_step(time, &match, false) && length == bytes);
    }
    room = UINT8_MAX;
    tick_bytes = 3; // then the tick ends
    CHECK(line_step(time, &match, true));
    CHECK_EQUAL(length, 22);
    // If there are two moves while a line is sent, only one new line follows.
    play_choice(1, 1);
    play_choice(3, 7);
    CHECK(!line_step(time, &match, true)); // ends the line
    CHECK(!line_step(time, &match, true));
    CHECK_SENT("uno 0.1 0 4 1 3 5 7 0 0 *33072"
               "\n"
               "uno 0.1 0 4 1 2 5 0 0 3 7 *63787");
    // A byte that arrives while the board sends a line requests one more line.
    forget();
    room = 5;
    bytes_heard = 1;
    CHECK(line_step(time, &match, false));
    bytes_heard = 1;
    room = UINT8_MAX;
    CHECK(!line_step(time, &match, true)); // ends the line
    CHECK(!line_step(time, &match, true));
    CHECK_SENT("uno 0.1 0 4 1 2 5 0 0 3 7 *63787"
               "\n"
               "uno 0.1 0 4 1 2 5 0 0 3 7 *63787");
}

static void test_turns(void)
{
    begin(GAME_MNIM, 0);
    match.side[0] = PERFECT;
    match.side[1] = HUMAN;
    CHECK_LINE_OF(&match, "uno 0.1 1 3 3 4 5 2 0 *34706");
    play_choice(2, 5);
    CHECK_LINE_OF(&match, "uno 0.1 1 3 3 4 0 1 2 5 *38080");
    play_choice(1, 4);
    play_choice(0, 3);
    CHECK_EQUAL(match_result(&match), SECOND_WON);
    CHECK_LINE_OF(&match, "uno 0.1 1 3 0 0 0 5 0 3 *32005");
    begin(GAME_NIM, 0);
    play_choice(2, 5);
    play_choice(1, 4);
    play_choice(0, 3);
    match_result(&match);
    CHECK_LINE_OF(&match, "uno 0.1 0 3 0 0 0 4 0 3 *36993");
    match.side[0] = PERFECT;
    bytes_heard = 1;
    CHECK_LINE_OF(&match, "uno 0.1 0 3 0 0 0 6 0 3 *7105");
    begin(GAME_SOS, 0);
    match.position.count = 1;
    play_choice(0, 2);
    CHECK_EQUAL(match_result(&match), NOBODY_WON);
    CHECK_LINE_OF(&match, "uno 0.1 22 1 1 2 8 0 2 *58920");
}

static void test_parameters(void)
{
    begin(GAME_MOORE, 0);
    choose(0, 1);
    choose(2, 5);
    play();
    CHECK_LINE_OF(&match, "uno 0.1 2 2 3 2 4 0 3 0 1 2 5 *39467");
    begin(GAME_TAKE, 0);
    play_choice(0, 3);
    CHECK_LINE_OF(&match, "uno 0.1 4 3 18 3 0 3 *11547");
    begin(GAME_SUB, 1);
    play_choice(0, 4);
    CHECK_LINE_OF(&match, "uno 0.1 6 3 1 3 4 16 3 0 4 *14328");
    begin(GAME_SUBSUM, 1);
    CHECK_LINE_OF(&match, "uno 0.1 8 2 1 4 3 8 9 11 0 0 *21796");
    begin(GAME_FIB, 0);
    play_choice(0, 3);
    CHECK_LINE_OF(&match, "uno 0.1 13 17 6 3 0 3 *63089");
    begin(GAME_BNIM, 0);
    CHECK_LINE_OF(&match, "uno 0.1 24 2 1 4 1 1 1 2 0 0 *8882");
    begin(GAME_POJ2315, 2);
    CHECK_LINE_OF(&match, "uno 0.1 25 2 40 2 4 25 50 75 99 0 0 *1330");
}

// In a line, the numbers of a move refer to the position before the move.
static void test_moves(void)
{
    begin(GAME_WYTHOFF, 0);
    play_choice(BOTH_PILES, 2);
    CHECK_LINE_OF(&match, "uno 0.1 12 2 3 6 3 2 2 *65471");
    begin(GAME_STAIR, 1);
    play_choice(2, 4);
    CHECK_LINE_OF(&match, "uno 0.1 15 4 3 5 0 1 3 2 4 *15090");
    begin(GAME_NIMBLE, 0);
    play_choice(3, 12);
    CHECK_LINE_OF(&match, "uno 0.1 16 4 2 5 9 0 3 3 12 *10451");
    begin(GAME_TURTLE_OPT, 0);
    play_choice(3, 2); // this choice also turns the second coin
    CHECK_LINE_OF(&match, "uno 0.1 17 4 1 1 1 0 3 3 2 *50467");
    play_choice(1, 2); // turns no other coin
    CHECK_LINE_OF(&match, "uno 0.1 17 4 1 0 1 0 0 1 2 *58846");
    begin(GAME_NORTHCOTT, 1);
    play_choice(2, 6); // of 7 2
    CHECK_LINE_OF(&match, "uno 0.1 20 8 6 8 1 2 6 6 3 3 2 6 *30761");
    play_choice(1, 6);
    CHECK_LINE_OF(&match, "uno 0.1 20 8 6 1 6 6 2 3 6 0 0 6 *18655");
    begin(GAME_DIVIDE, 0);
    play_choice(1, 2); // empties box 2, then moves 2 of the 5 stones from box 1 into it
    CHECK_LINE_OF(&match, "uno 0.1 23 2 3 2 3 1 2 *62282");
    begin(GAME_CHOMP, 0);
    play_choice(1, 2);
    CHECK_LINE_OF(&match, "uno 0.1 29 3 8 3 1 3 1 2 *11340");
    play_choice(0, 8);
    match_result(&match);
    CHECK_LINE_OF(&match, "uno 0.1 29 0 4 0 8 *31112");
}

static void test_graph(void)
{
    begin(GAME_EVERYSG, 0);
    choose(0, 6);
    choose(1, 5);
    choose(2, 4);
    play();
    CHECK_LINE_OF(&match,
                  "uno 0.1 28 7 11 1 0 2 1 3 2 4 0 4 1 5 1 5 2 5 4 6 2 6 3 6 5 3 5 4 3 3 0 6 1 5 2 4 *28538");
    begin(GAME_DAG, 0);
    CHECK_LINE_OF(&match, "uno 0.1 26 7 11 1 0 2 1 3 2 4 0 4 1 5 1 5 2 5 4 6 2 6 3 6 5 1 6 0 0 *33586");
}

// Sends the Uno's longest line: ten vertices, 24 edges, three moving tokens.
static void test_longest(void)
{
    begin(GAME_EVERYSG, 0);
    match.position.vertices = VERTICES_MAX;
    for (uint8_t from = 0; from < VERTICES_MAX; from++) {
        match.position.successors[from] = 0;
        for (uint8_t to = 0; from >= VERTICES_MAX - 3 && to < from; to++)
            graph_add_edge(&match.position, from, to);
    }
    for (uint8_t token = 0; token < TOKENS_MAX; token++) {
        match.position.part[token] = VERTICES_MAX - 1 - token;
        choose(token, VERTICES_MAX - 1 - token);
    }
    play();
    CHECK_LINE_OF(
        &match,
        "uno 0.1 28 10 24 7 0 7 1 7 2 7 3 7 4 7 5 7 6 "
        "8 0 8 1 8 2 8 3 8 4 8 5 8 6 8 7 9 0 9 1 9 2 9 3 9 4 9 5 9 6 9 7 9 8 3 8 7 6 3 0 9 1 8 2 7 *3223");
}

// Sends these numbers. The tick has time left if the port has room for a line.
static bool gives(uint8_t keys, uint8_t bounce, uint8_t eeprom)
{
    const uint8_t numbers[] = {255, keys, bounce, eeprom};
    return line_step_numbers(time, numbers, sizeof numbers, room > LINE_BYTES);
}

// The board sends the numbers of its service screen instead of a match.
static void test_numbers(void)
{
    begin(GAME_NIM, 0);
    CHECK_LINE_OF(&match, "uno 0.1 0 3 3 4 5 0 0 *4507");
    forget();
    CHECK(!gives(0, 0, 0));
    CHECK_SENT("uno 0.1 255 0 0 0 *2271");
    CHECK(!gives(0, 0, 0));
    CHECK_SENT("uno 0.1 255 0 0 0 *2271");
    forget();
    bytes_heard = 1;
    CHECK(!gives(0, 0, 0));
    CHECK_SENT("uno 0.1 255 0 0 0 *2271");
    // Numbers change and a byte arrives while the board sends a line. One new line follows.
    forget();
    room = 5;
    CHECK(gives(1, 2, 1));
    bytes_heard = 1;
    room = UINT8_MAX;
    CHECK(!gives(16, 2, 1));
    CHECK(!gives(8, 4, 1));
    CHECK(!gives(8, 4, 1));
    CHECK_SENT("uno 0.1 255 1 2 1 *37670"
               "\n"
               "uno 0.1 255 8 4 1 *64605");
    CHECK_LINE_OF(0, "uno 0.1 *31065");
    CHECK_LINE_OF(0, "");
    forget();
    CHECK(!gives(8, 4, 1));
    CHECK_SENT("uno 0.1 255 8 4 1 *64605");
}

int main(void)
{
    test_when();
    test_numbers();
    test_pace();
    test_turns();
    test_parameters();
    test_moves();
    test_graph();
    test_longest();
    return check_done();
}

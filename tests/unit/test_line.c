// SPDX-License-Identifier: MIT
// If this test fails, a board sends a wrong line, or sends it too late. Tests when the board sends a line,
// whose turn a line names, and the longest line. Another program computed the expected checksums.
// pins/random_keys.c reads the lines of every game, and pins/uno_service.c lines of the service.
#include "check.h"
#include "game/games.h"
#include "game/rules/rules.h"
#include "line/line.h"
#include "port/port.h"

enum { LINE_BYTES = 200 };

static struct match match;
static struct move move;
static char sent[LINE_BYTES];
static uint8_t length;
static uint8_t bytes_heard;
static uint8_t room; // number of bytes that the serial line accepts before it is busy
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

// Returns true if exactly this text and a line feed were sent.
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

// Checks that one tick sends this line.
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

// Checks that a line is sent at power-up and after each change.
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
    begin(GAME_NIM, 0); // a new match must send the same position again
    CHECK_LINE_OF(&match, "uno 0.1 0 3 3 4 5 0 0 *4507");
    bytes_heard = 1;
    CHECK_LINE_OF(&match, "uno 0.1 0 3 3 4 5 0 0 *4507");
    CHECK_LINE_OF(&match, "");
    match.changes = UINT8_MAX; // the counter of changes wraps to 0 at the next change
    CHECK_LINE_OF(&match, "uno 0.1 0 3 3 4 5 0 0 *4507");
    CHECK_LINE_OF(0, "uno 0.1 *31065");
}

// Checks that sending waits for the serial line and the next tick.
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
    // While a line is being sent, two moves cause only one new line.
    play_choice(1, 1);
    play_choice(3, 7);
    CHECK(!line_step(time, &match, true)); // ends the line
    CHECK(!line_step(time, &match, true));
    CHECK_SENT("uno 0.1 0 4 1 3 5 7 0 0 *33072"
               "\n"
               "uno 0.1 0 4 1 2 5 0 0 3 7 *63787");
    // A byte received while a line is being sent requests another line.
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
    CHECK_EQUAL(match_find_result(&match), SECOND_WON);
    CHECK_LINE_OF(&match, "uno 0.1 1 3 0 0 0 5 0 3 *32005");
    begin(GAME_NIM, 0);
    play_choice(2, 5);
    play_choice(1, 4);
    play_choice(0, 3);
    match_find_result(&match);
    CHECK_LINE_OF(&match, "uno 0.1 0 3 0 0 0 4 0 3 *36993");
    match.side[0] = PERFECT;
    bytes_heard = 1;
    CHECK_LINE_OF(&match, "uno 0.1 0 3 0 0 0 6 0 3 *7105");
    begin(GAME_SOS, 0);
    match.position.count = 1;
    play_choice(0, 2);
    CHECK_EQUAL(match_find_result(&match), NOBODY_WON);
    CHECK_LINE_OF(&match, "uno 0.1 22 1 1 2 8 0 2 *58920");
}

// Checks the Uno's longest line: ten vertices, 24 edges, three moves.
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

int main(void)
{
    test_when();
    test_pace();
    test_turns();
    test_longest();
    return check_done();
}

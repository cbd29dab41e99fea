// SPDX-License-Identifier: MIT
// The line of a board: each line has one answer, each number is checked, and what one end writes the other
// reads. The glass is a match without a display.
#include "check.h"
#include "game/games.h"
#include "game/rules/rules.h"
#include "line/codec.h"
#include "line/line.h"

#include <string.h>

enum { ANSWER_BYTES = 200, STEPS_MAX = 20000 };

static struct match match;
static struct move latest;
static bool shown, changed, busy; // the match, and an animation
static char answer[ANSWER_BYTES];
static uint8_t answered;

static const struct match *fetch(struct move *move)
{
    *move = latest;
    return shown ? &match : 0;
}

static bool has_changed(void)
{
    const bool was = changed;
    changed = false;
    return was;
}

static void begin(const FLASH struct game *game, const struct position *position)
{
    match.game = game;
    match.position = *position;
    match.side[0] = HUMAN;
    match.side[1] = PERFECT;
    match_begin(&match);
    game_no_move(&latest);
    shown = changed = true;
}

static enum refusal play(const struct move *move)
{
    if (!shown || busy)
        return shown ? NOT_NOW : NO_MATCH;
    latest = *move;
    match_play(&match, move);
    changed = true;
    return NOT_REFUSED;
}

static enum refusal reply(void)
{
    struct move move = {0};
    uint16_t random = 1;
    if (!shown)
        return NO_MATCH;
    while (match_reply(&match, &move, &random) == PENDING)
        ;
    return play(&move);
}

static enum refusal undo(void)
{
    if (!shown || !match_undo(&match))
        return shown ? NOTHING_TO_UNDO : NO_MATCH;
    game_no_move(&latest);
    changed = true;
    return NOT_REFUSED;
}

static const FLASH struct glass glass = {fetch, has_changed, begin, play, reply, undo};

static void put(uint8_t byte)
{
    if (answered < ANSWER_BYTES - 1)
        answer[answered++] = (char)byte;
}

static const FLASH struct line_port port = {put};

// Lets the line work until it rests; false if it does not.
static bool rests(void)
{
    uint16_t left = STEPS_MAX;
    while (line_is_busy() && --left)
        line_step();
    return left;
}

// Compares what was received; prints both where they differ.
static bool received(const FLASH char *expected)
{
    static const FLASH char came_text[] = "# came ", expected_text[] = "# expected ";
    uint8_t at = 0;

    while (answer[at] && answer[at] == expected[at])
        at++;
    if (answer[at] == expected[at])
        return true;
    check_text(came_text);
    for (at = 0; at < answered; at++)
        check_put(answer[at]);
    check_text(expected_text);
    check_text(expected);
    return false;
}

static bool answers(const FLASH char *question, const FLASH char *expected)
{
    answered = 0;
    memset(answer, 0, sizeof answer);
    for (; *question; question++) {
        line_byte((uint8_t)*question);
        if (!rests())
            return false;
    }
    return received(expected);
}

// The texts stay in flash, where CHECK has its own.
#define ANSWERS(question, expected)                                                                          \
    do {                                                                                                     \
        static const FLASH char question_[] = question, expected_[] = expected;                              \
        CHECK(answers(question_, expected_));                                                                \
    } while (0)

static void test_questions(void)
{
    ANSWERS("v\n", "v uno 0.1\n");
    ANSWERS("q 0 3 3 4 5\n", "q N 0 2\n");
    ANSWERS("q 0 3 3 4 5\r\n", "q N 0 2\n");
    ANSWERS("q 0 2 4 4\n", "q P 0\n");
    ANSWERS("q 0 0\n", "q P 0\n");
    ANSWERS("q 1 0\n", "q N 0\n");
    ANSWERS("q 12 2 5 8\n", "q N 1 5\n");
    ANSWERS("q 12 2 1 1\n", "q N 2 1\n");
    ANSWERS("q 13 20 19\n", "q N 0 2\n");
    ANSWERS("q 6 3 1 3 4 20\n", "q N 0 4\n");
    ANSWERS("q 22 3 3 0 0 0\n", "q D 0 1\n");
    ANSWERS("q 26 4 2 3 1 2 0 1 3\n", "q N 0 2\n");
    ANSWERS("q 20 8 2 1 5\n", "q N 0 4\n");
    ANSWERS("q 24 2 3 7 20 20 20 20 20 20 20\n", "e 15 11 2048\n");
    ANSWERS("s\n", "e 11 0 0\n");
}

// A fault, the number where it is and the limit.
static void test_faults(void)
{
    ANSWERS("\n", "e 1 0 0\n");
    ANSWERS("x 1 2 3\n", "e 1 0 0\n");
    ANSWERS(" q 0 1 1\n", "e 1 0 0\n");
    ANSWERS("q0 1 1\n", "e 2 0 0\n");
    ANSWERS("q 0 -1\n", "e 2 1 0\n");
    ANSWERS("q 0 1 1x\n", "e 2 3 0\n");
    ANSWERS("q\n", "e 4 1 0\n");
    ANSWERS("q 0 2 5\n", "e 4 4 0\n");
    ANSWERS("q 0 1 5 6\n", "e 3 4 3\n");
    ANSWERS("v 1\n", "e 3 1 0\n");
    ANSWERS("q 30\n", "e 6 1 29\n");
    ANSWERS("q 0 9 1 1 1 1 1 1 1 1 1\n", "e 6 2 8\n");
    ANSWERS("q 0 1 100\n", "e 6 3 99\n");
    ANSWERS("q 0 1 99999999999999999999\n", "e 6 3 99\n");
    ANSWERS("q 0 1 65636\n", "e 6 3 99\n"); // 100 in 16 bits
    ANSWERS("q 2 0 1 3\n", "e 5 2 1\n");
    ANSWERS("q 6 2 4 3 20\n", "e 5 4 5\n");
    ANSWERS("q 29 3 5 4 6\n", "e 6 5 4\n");
    ANSWERS("q 29 2 5 0\n", "e 5 4 1\n");
    ANSWERS("q 15 2 99 1\n", "e 6 4 0\n");
    ANSWERS("q 20 8 4 1 3 3 3\n", "e 7 7 0\n");
    ANSWERS("q 20 8 3 1 3 3\n", "e 5 3 4\n");
    ANSWERS("q 20 8 2 1 9\n", "e 6 5 8\n");
    ANSWERS("q 26 3 2 0 1 0 1 1 0\n", "e 8 7 0\n");
    ANSWERS("q 26 3 3 0 1 1 2 2 0 1 0\n", "e 9 9 0\n");
    ANSWERS("q 26 3 1 1 1 1 0\n", "e 9 5 0\n");
    ANSWERS("q 26 3 1 0 3 1 0\n", "e 6 5 2\n");
    ANSWERS("q 22 7 6 0 0 0 0 0 0\n", "e 5 3 7\n");
    ANSWERS("w 2\n", "e 6 1 1\n");
    ANSWERS("n 0 2 0 0\n", "e 13 4 0\n");
    ANSWERS("n 4 3 128\n", "e 6 3 127\n");
    ANSWERS("n 16 1 16\n", "e 6 3 15\n");
    ANSWERS("n 6 6 1 2 3 4 5 6 9\n", "e 6 2 5\n"); // one question may have six numbers in S
    ANSWERS("q 6 6 1 2 3 4 5 6 9\n", "q N 0 2\n");
    ANSWERS("n 26 9 8 8 0 8 1 8 2 8 3 8 4 8 5 8 6 8 7 1 8\n", "e 17 19 7\n");
    ANSWERS("n 24 2 3 7 20 20 20 20 20 20 20\n", "e 15 11 2048\n");
    CHECK(!shown);
}

// What a move leaves is read as it was written, with every cap that it can have.
static void test_caps(void)
{
    bool good = true;

    for (uint8_t id = GAME_FIB; id <= GAME_DYN1; id++)
        for (stones_t stones = 1; stones <= STONES_MAX; stones++)
            for (stones_t amount = 1; amount <= stones; amount += CHECK_STEP) {
                const FLASH struct game *game = &games[id];
                const struct position before = {
                    .stones = stones, .cap = stones, .k = 1, .growth = game->growth};
                const struct move move = {.amount = amount};
                struct position after, read;
                struct numbers numbers;
                game_play_from(&after, &before, &move);
                numbers_begin(&numbers, true);
                codec_state(&numbers, &game, &after);
                numbers.writes = false;
                codec_state(&numbers, &game, &read);
                good &= !numbers.fault && read.stones == after.stones && read.cap == after.cap;
            }
    CHECK(good);
    ANSWERS("q 13 100 254\n", "q N 0 3\n");
    ANSWERS("q 13 100 255\n", "e 6 3 254\n");
    ANSWERS("q 14 100 128\n", "e 6 3 127\n");
}

static void test_match(void)
{
    ANSWERS("p 0 1\n", "e 11 0 0\n");
    ANSWERS("r\nu\n", "e 11 0 0\ne 11 0 0\n");
    ANSWERS("n 0 3 1 2 3\n", "m 0 3 1 2 3 0 0\n");
    ANSWERS("u\n", "e 14 0 0\n");
    ANSWERS("p 2 3\n", "m 0 3 1 2 0 3 2 3\n"); // a machine is to move
    ANSWERS("s\n", "m 0 3 1 2 0 3 2 3\n");
    ANSWERS("p 2 1\n", "e 6 2 0\n");
    ANSWERS("p 3 1\n", "e 6 1 2\n");
    ANSWERS("p 0 1 1 1\n", "e 3 3 2\n");
    ANSWERS("p 0\n", "e 10 1 0\n");
    ANSWERS("p\n", "e 4 1 0\n");
    ANSWERS("p 1\n", "e 4 2 0\n");
    busy = true;
    ANSWERS("p 0 1\n", "e 12 2 0\n");
    ANSWERS("r\n", "e 12 0 0\n");
    busy = false;
    ANSWERS("s 1\n", "e 3 1 0\n");
    ANSWERS("r\n", "m 0 3 1 1 0 0 1 1\n");
    ANSWERS("u\n", "m 0 3 1 2 0 3 0\n");
    ANSWERS("r\n", "m 0 3 1 1 0 0 1 1\n");
    ANSWERS("p 0 1\n", "m 0 3 0 1 0 3 0 1\n");
    ANSWERS("p 1 1\n", "m 0 3 0 0 0 7 1 1\n"); // the side of the machine has won
    ANSWERS("p 9 9\n", "e 13 0 0\n");
    ANSWERS("n 6 2 2 3 5\n", "m 6 2 2 3 5 0 0\n");
    ANSWERS("p 0 1\n", "e 10 2 0\n");
    ANSWERS("p 0 2\n", "m 6 2 2 3 3 3 0 2\n");
    // The men of the player to move come first, and the men of the move are the mover's.
    ANSWERS("n 26 9 7 8 0 8 1 8 2 8 3 8 4 8 5 8 6 1 8\n", "m 26 9 7 8 0 8 1 8 2 8 3 8 4 8 5 8 6 1 8 0 0\n");
    ANSWERS("n 20 8 4 1 5 3 8\n", "m 20 8 4 1 5 3 8 0 0\n");
    ANSWERS("p 2 7\n", "m 20 8 4 5 1 8 7 3 2 7\n");
    ANSWERS("p 2 6\n", "e 10 2 0\n");
    ANSWERS("p 0 2\n", "m 20 8 4 1 2 7 8 7 0 2\n");
    ANSWERS("n 22 3 3 1 0 0\n", "m 22 3 3 1 0 0 0 0\n");
    ANSWERS("p 1 1\n", "m 22 3 3 1 1 0 3 1 1\n");
    ANSWERS("p 2 2\n", "m 22 3 3 1 1 2 8 2 2\n");
    ANSWERS("n 29 2 2 1\n", "m 29 2 2 1 0 0\n");
    ANSWERS("p 0 1\n", "m 29 2 1 1 3 0 1\n");
    ANSWERS("p 1 1\n", "m 29 1 1 0 1 1\n"); // a row that is eaten is none
    ANSWERS("n 28 4 2 3 1 2 0 2 3 2\n", "m 28 4 2 2 0 3 1 2 3 2 0 0\n");
    ANSWERS("p 0 2\n", "e 10 2 0\n"); // every token that can must
    ANSWERS("p 0 2 1 1\n", "m 28 4 2 2 0 3 1 2 1 0 4 0 2 1 1\n");
    // A question leaves it alone.
    ANSWERS("q 0 1 1\n", "q N 0 1\n");
    ANSWERS("s\n", "m 28 4 2 2 0 3 1 2 1 0 4 0 2 1 1\n");
    shown = false;
    ANSWERS("s\n", "e 11 0 0\n");
}

static bool tells(const FLASH char *expected)
{
    answered = 0;
    memset(answer, 0, sizeof answer);
    while (line_tell())
        if (!rests())
            return false;
    return received(expected);
}

#define TELLS(expected)                                                                                      \
    do {                                                                                                     \
        static const FLASH char expected_[] = expected;                                                      \
        CHECK(tells(expected_));                                                                             \
    } while (0)

static void test_watch(void)
{
    struct move move;

    ANSWERS("n 0 2 1 1\n", "m 0 2 1 1 0 0\n");
    changed = true;
    TELLS("");
    ANSWERS("w 1\n", "w 1\n");
    changed = true;
    TELLS("m 0 2 1 1 0 0\n");
    TELLS("");
    ANSWERS("n 0 2 1 2\n", "m 0 2 1 2 0 0\n"); // is told by its answer
    TELLS("");
    game_no_move(&move);
    game_choose(match.game, &match.position, 1, 2, &move);
    play(&move); // somebody at the keys
    ANSWERS("q", "");
    TELLS(""); // not within a line
    ANSWERS(" 0 1 3\n", "q N 0 3\n");
    TELLS("m 0 2 1 0 3 1 2\n");
    play(&move);
    shown = false;
    TELLS("");
    shown = true;
    ANSWERS("w 0\n", "w 0\n");
    TELLS("");
}

// Damaged bytes and lines of any length
static void test_noise(void)
{
    static const FLASH char question[] = "q 28 10 3 1 0 2 0 2 1 3 2 1 0\n";
    uint16_t random = 1, answers_each = 0;

    for (uint16_t round = 0; round < 300 / CHECK_STEP; round++) {
        answered = 0;
        for (const FLASH char *at = question; *at; at++) {
            uint8_t byte = (uint8_t)*at;
            if (byte != '\n' && match_random(&random, 9) == 0)
                byte = (uint8_t)match_random(&random, 256);
            if (byte != '\n' || *at == '\n')
                line_byte(byte);
            answers_each += line_is_busy();
            if (!rests())
                return;
        }
        answers_each -= answered && answer[answered - 1] == '\n';
    }
    CHECK_EQUAL(answers_each, 0);
    line_byte('q');
    for (uint16_t i = 0; i < 1000; i++) {
        line_byte(' ');
        line_byte('1');
    }
    ANSWERS("\n", "e 3 62 62\n");
    for (uint16_t i = 0; i < 1000; i++)
        line_byte(0);
    ANSWERS("\n", "e 1 0 0\n");
    ANSWERS("v\n", "v uno 0.1\n");
}

static struct numbers numbers;
static const FLASH struct game *read_game;
static struct position read_position;

static void write(const FLASH struct game *game, struct position *position)
{
    numbers_begin(&numbers, true);
    codec_state(&numbers, &game, position);
}

// Reads the numbers that are written, or were read.
static void read_again(void)
{
    numbers.writes = false;
    numbers.fault = NO_FAULT;
    numbers.at = 0;
    codec_state(&numbers, &read_game, &read_position);
    numbers_end(&numbers);
}

// A limit that is told is true: it, and nothing beyond it, is taken in this place.
static bool limit_holds(uint8_t place, number_t number)
{
    const uint8_t fault = numbers.fault;
    const number_t limit = numbers.limit;

    if ((fault != TOO_SMALL && fault != TOO_LARGE) || numbers.place != place)
        return true;
    if (fault == TOO_SMALL ? number >= limit : number <= limit)
        return false;
    numbers.number[place - 1] = limit;
    read_again();
    if (numbers.place == place && numbers.fault == fault)
        return false;
    if (fault == TOO_SMALL && !limit)
        return false;
    numbers.number[place - 1] = fault == TOO_SMALL ? limit - 1 : limit + 1;
    read_again();
    return numbers.fault == fault && numbers.place == place && numbers.limit == limit;
}

// Without a fault it is a position that is written as it was read, but for the order of edges.
static bool is_kept(const struct numbers *before)
{
    struct position copy = read_position;

    if (numbers.fault)
        return numbers.place && numbers.place <= numbers.count + 1;
    write(read_game, &copy);
    return read_game->params == PARAM_GRAPH ||
           (numbers.count == before->count &&
            !memcmp(numbers.number, before->number, before->count * sizeof *numbers.number));
}

static void test_limits(void)
{
    static const FLASH number_t values[] = {0,  1,  2,   3,   7,   8,   9,   10,   12,    15,   16,
                                            17, 20, 21,  98,  99,  100, 254, 255,  256,   999,  1000,
                                            24, 25, 127, 128, 253, 511, 512, 4096, 32768, 65535};
    static struct numbers start;
    struct position position;
    bool good = true;

    for (uint8_t id = 0; id < GAME_COUNT; id++)
        for (uint8_t index = 0; game_start(&games[id], index, &position); index++) {
            write(&games[id], &position);
            start = numbers;
            read_again();
            good &= !numbers.fault && read_game == &games[id] &&
                    !memcmp(&read_position, &position, sizeof position);
            for (uint8_t place = 1; place <= start.count; place++)
                for (uint8_t i = place % CHECK_STEP; i < sizeof values / sizeof *values; i += CHECK_STEP) {
                    static struct numbers other;
                    numbers = start;
                    numbers.number[place - 1] = values[i];
                    other = numbers;
                    read_again();
                    good &= is_kept(&other);
                    numbers = other;
                    read_again();
                    good &= limit_holds(place, values[i]);
                }
            for (uint8_t count = 0; count < start.count; count++) { // a line that is cut
                numbers = start;
                numbers.count = count;
                read_again();
                good &= numbers.fault && numbers.place == count + 1;
            }
        }
    CHECK(good);
}

// Every legal move is read as it was written, and nothing else is taken.
static void test_moves(void)
{
    struct position position;
    bool good = true;

    for (uint8_t id = 0; id < GAME_COUNT; id++)
        for (uint8_t white = 0; white < 2; white++) {
            const FLASH struct game *const game = &games[id];
            struct move move, read;
            uint16_t single = 0, taken = 0;

            game_start(game, 0, &position);
            position.white = white;
            for (game_no_move(&move); game_next(game, &position, &move);) {
                numbers_begin(&numbers, true);
                codec_write_move(&numbers, game, &position, &move);
                single += numbers.count == 2;
                numbers.writes = false;
                codec_read_move(&numbers, game, &position, &read);
                good &= !numbers.fault && read.count == move.count && read.amount == move.amount &&
                        !memcmp(read.change, move.change, move.count * sizeof *move.change);
            }
            for (number_t part = 0; part < 20; part++)
                for (number_t number = 0; number < 40; number++) {
                    numbers_begin(&numbers, true);
                    numbers_number(&numbers, part, 0, 0);
                    numbers_number(&numbers, number, 0, 0);
                    numbers.writes = false;
                    codec_read_move(&numbers, game, &position, &read);
                    taken += !numbers.fault;
                    good &= numbers.fault || game_is_legal(game, &position, &read);
                }
            CHECK_EQUAL(taken, single);
        }
    CHECK(good);
}

int main(void)
{
    line_init(&glass, &port);
    test_questions();
    test_faults();
    test_caps();
    test_match();
    test_watch();
    test_noise();
    test_limits();
    test_moves();
    return check_done();
}

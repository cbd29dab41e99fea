// SPDX-License-Identifier: MIT
// Matches between machines of all levels: the result, undo, and how often a level errs.
#include "check.h"
#include "game_named.h"
#include "match/match.h"

#include <string.h>

enum { MOVES_MAX = 60 };

static struct match match;
static struct move move;
static uint16_t random = 1;

static void begin(const char *name, uint8_t first, uint8_t second)
{
    match.game = game_named(name);
    game_start(match.game, 0, &match.position);
    match.side[0] = first;
    match.side[1] = second;
    match_begin(&match);
}

static enum verdict reply(void)
{
    enum verdict verdict;
    move = (struct move){0};
    while (verdict = match_reply(&match, &move, &random), verdict == PENDING) {
    }
    return verdict;
}

// Plays to the end; NOT_OVER if the match does not end, or a move is illegal.
static enum result play_on(void)
{
    enum result result;
    for (uint8_t i = 0; i < MOVES_MAX && match_result(&match) == NOT_OVER; i++) {
        reply();
        if (!game_is_legal(match.game, &match.position, &move))
            return NOT_OVER;
        match_play(&match, &move);
    }
    while (result = match_result(&match), result == RESULT_PENDING) {
    }
    return result;
}

// Between two perfect machines the verdict of the start position decides who wins.
static bool ends_as_known(const char *name)
{
    begin(name, PERFECT, PERFECT);
    const enum verdict verdict = reply();
    const enum result result = play_on();
    return result == (verdict == DRAW ? NOBODY_WON : verdict == N_POSITION ? FIRST_WON : SECOND_WON);
}

static void test_results(void)
{
    CHECK(ends_as_known("nim"));
    CHECK(ends_as_known("mnim"));
    CHECK(ends_as_known("moore"));
    CHECK(ends_as_known("mtake"));
    CHECK(ends_as_known("fib"));
    CHECK(ends_as_known("northcott"));
    CHECK(ends_as_known("everysg"));
    CHECK(ends_as_known("divide"));
    CHECK(ends_as_known("mdag"));
    begin("nim", PERFECT, PERFECT);
    match.position.part[0] = 1;
    match.position.count = 1;
    CHECK(match_result(&match) == NOT_OVER && !match_is_over(&match));
    reply();
    match_play(&match, &move);
    CHECK(match_result(&match) == FIRST_WON && match_is_over(&match));
    begin("mnim", PERFECT, PERFECT);
    match.position.part[0] = 1;
    match.position.count = 1;
    reply();
    match_play(&match, &move);
    CHECK(match_result(&match) == SECOND_WON);
    begin("sos", PERFECT, PERFECT);
    match.position.count = 3;
    CHECK(play_on() == NOBODY_WON);
}

static void test_turns(void)
{
    begin("nim", HUMAN, 2);
    CHECK(match_player(&match) == HUMAN);
    CHECK(reply() == game_verdict(match.game, &match.position)); // a hint
    match_play(&match, &move);
    CHECK(match_player(&match) == 2);
    reply();
    match_play(&match, &move);
    CHECK(match_player(&match) == HUMAN);
}

// All moves that are kept can be taken back, and the match goes on from there with others.
static void test_undo(void)
{
    struct position before;
    begin("fib", PERFECT, PERFECT);
    CHECK(!match_undo(&match));
    for (uint16_t i = 1; i <= 3; i++) {
        before = match.position;
        reply();
        match_play(&match, &move);
        CHECK(match.forgot == (i > MATCH_UNDO_MAX));
    }
    CHECK(match.past_count == (MATCH_UNDO_MAX < 3 ? MATCH_UNDO_MAX : 3));
    CHECK(match_undo(&match));
    CHECK(!memcmp(&match.position, &before, sizeof before));
    CHECK(match_undo(&match) == (MATCH_UNDO_MAX > 1));
    CHECK(play_on() == FIRST_WON || play_on() == SECOND_WON);
    begin("fib", PERFECT, PERFECT);
    CHECK(match.past_count == 0 && !match.forgot);
}

// How many of 300 moves in 1 2 9, where one of twelve moves wins, are not that move.
static uint16_t errors(uint8_t level)
{
    uint16_t count = 0;
    for (uint16_t i = 0; i < 300; i++) {
        begin("nim", level, HUMAN);
        match.position.part[0] = 1;
        match.position.part[1] = 2;
        match.position.part[2] = 9;
        match.position.count = 3;
        reply();
        if (!game_is_legal(match.game, &match.position, &move))
            return UINT8_MAX;
        match_play(&match, &move);
        count += game_verdict(match.game, &match.position) != P_POSITION;
    }
    return count;
}

static void test_levels(void)
{
    const uint16_t before = random;
    CHECK(errors(PERFECT) == 0);
    CHECK(errors(HUMAN) == 0);
    CHECK(errors(HUMAN - 1) == 0);
    CHECK(random == before);
    const uint16_t third = errors(3), second = errors(2), first = errors(1);
    CHECK(third > 15 && third < 55);
    CHECK(second > 65 && second < 120);
    CHECK(first > 155 && first < 215);
}

// The decision to err is drawn once a turn, and one number more for the move, even if the search takes many
// calls.
static void test_search(void)
{
    uint8_t searched = 0, again = 0;
    for (uint8_t i = 0; i < 30; i++) {
        begin("chomp", 2, HUMAN);
        move = (struct move){0};
        if (match_reply(&match, &move, &random) != PENDING)
            continue;
        uint16_t before = random;
        searched++;
        while (match_reply(&match, &move, &random) == PENDING) {
        }
        if (random != before)
            match_random(&before, 1);
        again += random != before;
    }
    CHECK(again == 0);
    CHECK(searched > 15);
}

// A level that errs takes all stones where that wins, even if there are too many moves to look at them all.
static void test_wins_at_once(void)
{
    uint8_t missed = 0;
    for (uint8_t i = 0; i < 10; i++) {
        begin("moore", LEVEL_MIN, HUMAN);
        match.position.k = 3;
        match.position.count = 3;
        for (uint8_t pile = 0; pile < 3; pile++)
            match.position.part[pile] = 20 - i - pile;
        reply();
        match_play(&match, &move);
        missed += !match_is_over(&match);
    }
    CHECK(missed == 0);
}

// The calls are bounded, however many moves there are.
static void test_too_many_moves(void)
{
    begin("moore", LEVEL_MIN, HUMAN);
    match.position.k = 4;
    match.position.count = 6;
    for (uint8_t pile = 0; pile < 6; pile++)
        match.position.part[pile] = 99;
    for (uint8_t i = 0; i < 3; i++) {
        uint16_t calls = 0;
        move = (struct move){0};
        while (match_reply(&match, &move, &random) == PENDING)
            calls++;
        CHECK(calls <= 2 * RANDOM_MOVES_MAX);
        CHECK(game_is_legal(match.game, &match.position, &move));
    }
}

int main(void)
{
    test_results();
    test_turns();
    test_undo();
    test_levels();
    test_search();
    test_wins_at_once();
    test_too_many_moves();
    return check_done();
}

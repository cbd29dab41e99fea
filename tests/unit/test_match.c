// SPDX-License-Identifier: MIT
// If this test fails, a player cannot take a move back, or waits for a reply that never comes. host/levels.c
// tests how often a level errs, test_line.c results and turns, and screens/matches.c the review of a match.
#include "check.h"
#include "game/rules/rules.h"
#include "game/games.h"
#include "match/match.h"

#include <string.h>

static struct match match;
static struct move move;
static uint16_t random = 1;

static void begin_game(const FLASH struct game *game, uint8_t first, uint8_t second)
{
    match.game = game;
    game_start(match.game, 0, &match.position);
    match.side[0] = first;
    match.side[1] = second;
    match_begin(&match);
}

static void begin(enum game_id id, uint8_t first, uint8_t second)
{
    begin_game(&games[id], first, second);
}

static enum verdict reply(void)
{
    enum verdict verdict;
    move = (struct move){0};
    while (verdict = match_reply(&match, &move, &random), verdict == PENDING) {
    }
    return verdict;
}

enum { PLIES = 20 };
static struct position before[PLIES + 1];

// Plays random moves and stores each position. Returns the number of moves.
static uint8_t play_at_random(const FLASH struct game *game)
{
    uint8_t plies = 0;
    begin_game(game, LEVEL_MIN, LEVEL_MIN);
    for (; plies < PLIES && !match_is_over(&match); plies++) {
        before[plies] = match.position;
        reply();
        match_play(&match, &move);
    }
    before[plies] = match.position;
    return plies;
}

// Takes back all moves. Returns false if a position is wrong or moves are missing.
static bool goes_back(uint8_t plies)
{
    bool same = true;
    while (match_undo(&match))
        same &= plies && !memcmp(&match.position, &before[--plies], sizeof *before);
    return same && !match.at && !plies;
}

// Checks that the first twenty moves of a game can be taken back.
static void test_undo(void)
{
    uint8_t wrong = 0;
    begin(GAME_NIM, PERFECT, PERFECT);
    CHECK(!match_undo(&match));
    for (uint8_t i = 0; i < 3; i++)
        for (uint8_t row = 0; row < GAME_COUNT; row++)
            wrong += !goes_back(play_at_random(&games[row]));
    CHECK_EQUAL(wrong, 0);
}

// Checks that a full log forgets whole moves, the oldest first. Each move has three changes.
static void test_full_log(void)
{
    enum { PILES = 3, UNDONE = MATCH_LOG_MAX / PILES };
    uint8_t back = 0;
    begin(GAME_MOORE, PERFECT, PERFECT);
    match.position = (struct position){.k = PILES, .count = PILES, .part = {PART_MAX, PART_MAX, PART_MAX}};
    for (; !match_is_over(&match); match_play(&match, &move)) {
        game_no_move(&move);
        for (uint8_t pile = 0; pile < PILES; pile++)
            game_choose(match.game, &match.position, pile, 1, &move);
    }
    for (; match_undo(&match); back++)
        ;
    CHECK_EQUAL(back, UNDONE);
    CHECK_EQUAL(match.position.white, (PART_MAX - UNDONE) % 2);
    for (uint8_t pile = 0; pile < PILES; pile++)
        CHECK_EQUAL(match.position.part[pile], UNDONE);
}

// Checks that the log does not store an unchanged cap.
static void test_heap_log(void)
{
    uint8_t back = 0;
    begin(GAME_DYN1, PERFECT, PERFECT);
    match.position.stones = STONES_MAX;
    match.position.cap = 1;
    move = (struct move){.amount = 1};
    while (!match_is_over(&match))
        match_play(&match, &move);
    while (match_undo(&match))
        back++;
    CHECK(back == MATCH_LOG_MAX && match.position.stones == MATCH_LOG_MAX && match.position.cap == 1);
}

// Checks that the machine decides once per turn whether to err.
static void test_search(void)
{
    uint8_t searched = 0, erred = 0;
    for (uint8_t i = 0; i < 30; i++) {
        begin(GAME_CHOMP, 3, HUMAN);
        move = (struct move){0};
        if (match_reply(&match, &move, &random) != PENDING)
            continue;
        const uint16_t before = random;
        while (match_reply(&match, &move, &random) == PENDING) {
        }
        if (random == before)
            searched++;
        else
            erred++;
    }
    CHECK(searched > 10 && erred > 3);
}

// Checks that an erring machine sees an immediate win, even late in a game.
static void test_wins_late(void)
{
    uint8_t missed = 0;
    begin(GAME_SOS, LEVEL_MIN, HUMAN);
    for (uint16_t looks = 0; looks <= LOOKS_MAX; looks += 2 * match.position.count)
        reply();
    match.position.part[0] = SOS_S;
    match.position.part[1] = SOS_O;
    for (uint8_t i = 0; i < 10; i++) {
        reply();
        missed += move.change[0].part != 2 || move.change[0].becomes != SOS_S;
    }
    CHECK_EQUAL(missed, 0);
}

static void begin_huge(void)
{
    begin(GAME_MOORE, LEVEL_MIN, HUMAN);
    match.position.k = 4;
    match.position.count = 6;
    for (uint8_t pile = 0; pile < 6; pile++)
        match.position.part[pile] = 99;
}

// Checks that the machine replies in time even with too many moves. A call draws one choice.
static void test_too_many_moves(void)
{
    begin_huge();
    for (uint8_t i = 0; i < 3; i++) {
        uint16_t calls = 0, at_once = 0;
        enum verdict verdict = PENDING;
        move = (struct move){0};
        for (; verdict == PENDING; calls++) {
            const uint8_t looked = match.looked, undrawn = match.undrawn;
            verdict = match_reply(&match, &move, &random);
            at_once += match.looked == looked && (uint8_t)(undrawn - match.undrawn) > 1;
        }
        CHECK_EQUAL(at_once, 0);
        CHECK(calls < LOOKS_MAX + DRAW_LOOKS + 3);
        CHECK(game_is_legal(match.game, &match.position, &move));
    }
}

// Checks that count_step() ends even with too many winning moves.
static void test_too_many_to_count(void)
{
    begin_huge();
    match.position.part[0] = 98;
    struct count count = {0};
    enum verdict verdict;
    uint16_t calls = 0;
    move = (struct move){0};
    do {
        calls++;
        verdict = count_step(&count, &match, &move);
    } while (verdict == PENDING && calls <= COUNT_TRIES_MAX);
    CHECK_EQUAL(verdict, N_POSITION);
    CHECK(count.cut || count.winning);
}

int main(void)
{
    test_undo();
    test_full_log();
    test_heap_log();
    test_search();
    test_wins_late();
    test_too_many_moves();
    test_too_many_to_count();
    return check_done();
}

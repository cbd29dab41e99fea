// SPDX-License-Identifier: MIT
// Matches between machines of all levels: results, undo, and how often a level errs.
#include "check.h"
#include "game/rules/rules.h"
#include "game_named.h"
#include "match/match.h"

#include <string.h>

enum { MOVES_MAX = 60 };

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

static void begin(const char *name, uint8_t first, uint8_t second)
{
    begin_game(game_named(name), first, second);
}

static enum verdict reply(void)
{
    enum verdict verdict;
    move = (struct move){0};
    while (verdict = match_reply(&match, &move, &random), verdict == PENDING) {
    }
    return verdict;
}

// Plays to the end. Returns NOT_OVER after an illegal move or MOVES_MAX moves.
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

// True if perfect machines reach the result that the verdict of the start predicts.
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
    CHECK_EQUAL(match_result(&match), SECOND_WON);
    begin("sos", PERFECT, PERFECT);
    match.position.count = 3;
    CHECK_EQUAL(play_on(), NOBODY_WON);
}

static void test_turns(void)
{
    begin("nim", HUMAN, 2);
    CHECK_EQUAL(match_player(&match), HUMAN);
    CHECK_EQUAL(reply(), game_verdict(match.game, &match.position)); // a hint
    match_play(&match, &move);
    CHECK_EQUAL(match_player(&match), 2);
    reply();
    match_play(&match, &move);
    CHECK_EQUAL(match_player(&match), HUMAN);
}

enum { PLIES = 20 };
static struct position before[PLIES + 1];

// Plays random moves and stores the positions in `before`. Returns the number of moves.
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

static uint8_t fewest = UINT8_MAX; // smallest number of moves that a full log kept

// Takes back all moves in the log. False if a position differs or the log dropped a move although it had
// room.
static bool goes_back(uint8_t plies)
{
    const log_size_t logged = match.at;
    uint8_t at = plies;
    bool same = true;
    while (match_undo(&match))
        same &= !memcmp(&match.position, &before[--at], sizeof *before);
    if (at && plies - at < fewest)
        fewest = plies - at;
    return same && !match.at && (!at || logged > MATCH_LOG_MAX - CHANGES_MAX);
}

// At least twelve moves of each random game can be taken back.
static void test_undo(void)
{
    uint8_t wrong = 0;
    begin("nim", PERFECT, PERFECT);
    CHECK(!match_undo(&match));
    for (uint8_t i = 0; i < 3; i++)
        for (uint8_t row = 0; row < GAME_COUNT; row++)
            wrong += !goes_back(play_at_random(&games[row]));
    CHECK_EQUAL(wrong, 0);
    CHECK(fewest >= 12);
}

// Fills the log. Each change in the log can be taken back.
static void test_full_log(void)
{
    uint8_t same = 0, back = 0;
    begin("northcottr", LEVEL_MIN, LEVEL_MIN);
    for (uint16_t plies = 0; plies < 2 * MATCH_LOG_MAX && !match_is_over(&match); plies++) {
        before[plies % PLIES] = match.position;
        reply();
        match_play(&match, &move);
        if (match.at == MATCH_LOG_MAX && plies % PLIES == PLIES - 1)
            break;
    }
    CHECK_EQUAL(match.at, MATCH_LOG_MAX);
    for (; match_undo(&match); back++)
        if (back < PLIES)
            same += !memcmp(&match.position, &before[PLIES - 1 - back], sizeof *before);
    CHECK_EQUAL(back, MATCH_LOG_MAX);
    CHECK_EQUAL(same, PLIES);
}

// Takes some moves back, then plays a different move.
static void test_other_move(void)
{
    begin("fib", PERFECT, PERFECT);
    for (uint8_t i = 0; i < 5; i++) {
        before[i] = match.position;
        reply();
        match_play(&match, &move);
    }
    for (uint8_t i = 0; i < 3; i++)
        match_undo(&match);
    CHECK(!memcmp(&match.position, &before[2], sizeof *before));
    move = (struct move){.amount = 2};
    match_play(&match, &move);
    CHECK(match_undo(&match) && !memcmp(&match.position, &before[2], sizeof *before));
    CHECK(match_undo(&match) && !memcmp(&match.position, &before[1], sizeof *before));
    CHECK(match_undo(&match) && !memcmp(&match.position, &before[0], sizeof *before));
    CHECK(!match_undo(&match));
}

// The log needs no room for a cap that stays the same.
static void test_heap_log(void)
{
    uint8_t back = 0;
    begin("dyn1", PERFECT, PERFECT);
    match.position.stones = STONES_MAX;
    match.position.cap = 1;
    move = (struct move){.amount = 1};
    while (!match_is_over(&match))
        match_play(&match, &move);
    while (match_undo(&match))
        back++;
    CHECK(back == MATCH_LOG_MAX && match.position.stones == MATCH_LOG_MAX && match.position.cap == 1);
}

// Counts wrong moves in 300 replies to the piles 1 2 9, where one of twelve moves wins.
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
    CHECK_EQUAL(errors(PERFECT), 0);
    CHECK_EQUAL(errors(HUMAN), 0);
    CHECK_EQUAL(errors(HUMAN - 1), 0);
    CHECK_EQUAL(random, before);
    const uint16_t third = errors(3), second = errors(2), first = errors(1);
    CHECK(third > 65 && third < 120);
    CHECK(second > 155 && second < 215);
    CHECK(first > 220 && first < 280);
}

// The machine decides once a turn whether to err, even in a long search.
static void test_search(void)
{
    uint8_t searched = 0, erred = 0;
    for (uint8_t i = 0; i < 30; i++) {
        begin("chomp", 3, HUMAN);
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

// A level that errs takes all stones if that wins.
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
    CHECK_EQUAL(missed, 0);
}

// A level that errs sees an immediate win even late in the game.
static void test_wins_late(void)
{
    uint8_t missed = 0;
    begin("sos", LEVEL_MIN, HUMAN);
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
    begin("moore", LEVEL_MIN, HUMAN);
    match.position.k = 4;
    match.position.count = 6;
    for (uint8_t pile = 0; pile < 6; pile++)
        match.position.part[pile] = 99;
}

// A reply needs a bounded number of calls, even with too many legal moves.
static void test_too_many_moves(void)
{
    begin_huge();
    for (uint8_t i = 0; i < 3; i++) {
        uint16_t calls = 0;
        move = (struct move){0};
        while (match_reply(&match, &move, &random) == PENDING)
            calls++;
        CHECK(calls < LOOKS_MAX + DRAW_LOOKS + 2);
        CHECK(game_is_legal(match.game, &match.position, &move));
    }
}

// If there are too many winning moves to count, the result says so.
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

static enum verdict verdict_of(const struct position *position)
{
    enum verdict verdict;
    while (verdict = game_verdict(match.game, position), verdict == PENDING) {
    }
    return verdict;
}

// Sets `move` to a legal move that does not win. False if there is none.
static bool find_mistake(void)
{
    move = (struct move){0};
    while (game_next(match.game, &match.position, &move)) {
        struct position after = match.position;
        game_play(&after, &move);
        if (verdict_of(&after) != P_POSITION)
            return true;
    }
    return false;
}

// Plays a match with one mistake of this side, in turn `turn` or later. Returns how many moves ago the
// mistake was, or 0.
static uint8_t play_with_mistake(const char *name, uint8_t start, bool second, uint8_t turn)
{
    uint8_t plies = 0, planted = 0;
    begin(name, PERFECT, PERFECT);
    if (game_start(match.game, start, &match.position))
        match.position.white = false;
    for (; plies < MOVES_MAX && !match_is_over(&match); plies++) {
        const bool turn_to_err = !planted && match.position.white == second && plies / 2 >= turn;
        if (turn_to_err && verdict_of(&match.position) == N_POSITION && find_mistake())
            planted = plies + 1;
        else
            reply();
        match_play(&match, &move);
    }
    return planted ? plies - planted + 1 : 0;
}

// Reviews the match for this side. Returns how many moves ago this side's mistake was, or 0.
static uint8_t turned(bool second)
{
    struct review review;
    match.side[second] = HUMAN;
    match.side[!second] = PERFECT;
    struct position position = match.position;
    uint8_t back = 0;
    review_begin(&review, &match);
    while (!review_step(&review, &match)) {
    }
    for (log_size_t at = match.at; review.turned && at >= review.turned; back++)
        at = match_step_back(&match, at, &position);
    return back;
}

// The review finds each planted mistake, and no others.
static void test_review(void)
{
    static const char *const names[] = {"nim", "mnim",      "wythoff", "take",
                                        "fib", "northcott", "divide",  "mtake"};
    uint8_t wrong = 0, found = 0, none = 0, moved = 0;
    for (uint8_t i = 0; i < 200; i++) {
        const bool second = i & 1;
        const uint8_t planted =
            play_with_mistake(names[i % 8], match_random(&random, 3), second, match_random(&random, 4));
        const struct position end = match.position;
        const uint8_t back = turned(second);
        // the review finds exactly this move, because the log has room for these matches
        wrong += back != planted;
        moved += memcmp(&match.position, &end, sizeof end) != 0;
        found += back != 0;
        none += !planted;
    }
    CHECK_EQUAL(wrong, 0);
    CHECK_EQUAL(moved, 0);
    CHECK(found > 50 && none > 50);

    // If a side errs twice, the first mistake counts.
    static const struct change changes[] = {{0, 1}, {1, 1}, {0, 0}};
    begin("nim", PERFECT, PERFECT);
    for (uint8_t pile = 0; pile < 3; pile++)
        match.position.part[pile] = 2;
    for (uint8_t i = 0; i < 3; i++) {
        move = (struct move){.count = 1, .change = {changes[i]}};
        match_play(&match, &move);
    }
    CHECK_EQUAL(turned(false), 3);
}

int main(void)
{
    test_results();
    test_turns();
    test_undo();
    test_full_log();
    test_other_move();
    test_heap_log();
    test_levels();
    test_search();
    test_wins_at_once();
    test_wins_late();
    test_too_many_moves();
    test_too_many_to_count();
    test_review();
    return check_done();
}

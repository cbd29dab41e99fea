// SPDX-License-Identifier: MIT
// If this test fails, a level is too strong or too weak for its players. Tests how often each level plays a
// random move in a won position. No level may miss an immediate win. Each legal move must be possible. The
// same seed repeats a game.
#include "game/games.h"
#include "game/rules/rules.h"
#include "draw.h"
#include "match/match.h"
#include "random.h"
#include "tap.h"

#include <math.h>
#include <string.h>

enum { MOVES = 500, DRAWS_A_MOVE = 100 };
// Tests one in PARTS start positions. More than POSITIONS_MIN must exist.
enum { PARTS = 3, POSITIONS_MIN = 80 };
enum { GAMES_FEW = 2500, GAMES_MANY = 10000, KINDS = 3, SIZE = 12, CELLS = 27, LOSING = 24, DRAWS = 27000 };

static struct match match;
static uint16_t seed;

static bool loses(const struct position *position)
{
    return game_verdict(match.game, position) == P_POSITION;
}

static void begin(unsigned kind, uint8_t first, uint8_t second)
{
    static const enum game_id ids[KINDS] = {GAME_NIM, GAME_WYTHOFF, GAME_TAKE};
    match.game = &games[ids[kind]];
    game_start(match.game, 0, &match.position);
    match.side[0] = first;
    match.side[1] = second;
    for (unsigned i = 0; i < 2 + (kind == 0) && kind < 2; i++)
        match.position.part[i] = (part_t)(1 + random_below(SIZE - 1));
    match.position.count = kind == 0 ? 3 : kind == 1 ? 2 : 0;
    if (kind == 2) {
        match.position.stones = (stones_t)(5 + random_below(40));
        match.position.cap = 3;
    }
    match_begin(&match);
}

static struct move reply(void)
{
    struct move move = {0};
    while (match_reply(&match, &move, &seed) == PENDING) {
    }
    return move;
}

static bool wins_at_once(const struct position *position)
{
    struct move move = {0};
    while (game_next(match.game, position, &move)) {
        struct position after;
        game_play_from(&after, position, &move);
        if (game_is_over(match.game, &after) && loses(&after))
            return true;
    }
    return false;
}

// Returns true if the game goes on and the opponent cannot win at once.
static bool is_careful(const struct position *after)
{
    return !game_is_over(match.game, after) && !wins_at_once(after);
}

static void count_moves(unsigned *careful, unsigned *winning)
{
    struct move move = {0};
    *careful = *winning = 0;
    while (game_next(match.game, &match.position, &move)) {
        struct position after = match.position;
        game_play(&after, &move);
        *careful += is_careful(&after);
        *winning += loses(&after);
    }
}

static struct {
    double lost;   // number of wins given away
    double chance; // expected value of `lost` if the level always played random careful moves
    unsigned missed;
} sum;

static void play(void)
{
    while (!match_is_over(&match)) {
        unsigned careful, winning;
        const bool won = !loses(&match.position), at_once = won && wins_at_once(&match.position);
        if (won)
            count_moves(&careful, &winning);
        const struct move move = reply();
        if (!game_is_legal(match.game, &match.position, &move)) {
            tap_check(false, "an illegal move");
            return;
        }
        match_play(&match, &move);
        if (!won)
            continue;
        if (at_once) {
            sum.missed += !match_is_over(&match) && !loses(&match.position);
        } else {
            sum.lost += !loses(&match.position);
            sum.chance += 1 - (double)winning / careful;
        }
    }
}

// Checks how often a level plays a random move.
static void test_rate(uint8_t level, double wanted)
{
    const unsigned games = draw_count(GAMES_FEW, GAMES_MANY);
    const double tolerance = games == GAMES_MANY ? 0.01 : 0.02;
    memset(&sum, 0, sizeof sum);
    for (unsigned i = 0; i < games; i++) {
        begin(i % KINDS, level, level);
        seed = (uint16_t)random_bits();
        play();
    }
    const double rate = sum.lost / sum.chance;
    tap_check(fabs(rate - wanted) <= tolerance,
              "level %u errs in %.4f of its turns, %.4f wanted, in %u games", level, rate, wanted, games);
    tap_check(sum.missed == 0, "level %u misses no immediate win", level);
}

// Returns true if both moves set every part to the same number.
static bool is_same(const struct move *a, const struct move *b)
{
    for (uint8_t part = 0; part < game_parts(match.game, &match.position); part++)
        if (game_number(match.game, &match.position, a, part) !=
            game_number(match.game, &match.position, b, part))
            return false;
    return true;
}

// Returns the place of the machine's move in the list of legal moves, or their number if the move is illegal.
static unsigned draw_place(void)
{
    struct move other = {0};
    unsigned place = 0;
    const struct move move = reply();
    while (game_next(match.game, &match.position, &other) && !is_same(&move, &other))
        place++;
    return place;
}

// Checks that in Nim 8 9 10 each losing move is equally likely.
static void test_uniform(void)
{
    unsigned found[CELLS + 1] = {0}, drawn = 0, cells = 0, place = 0;
    double squares = 0;
    begin(0, LEVEL_MIN, HUMAN);
    memcpy(match.position.part, (part_t[]){10, 9, 8}, 3 * sizeof(part_t));
    for (unsigned i = 0; i < DRAWS; i++)
        found[draw_place()]++;
    for (struct move move = {0}; game_next(match.game, &match.position, &move); place++) {
        struct position after;
        game_play_from(&after, &match.position, &move);
        if (loses(&after))
            continue;
        drawn += found[place];
        cells += found[place] > 0;
        squares += (double)found[place] * found[place];
    }
    tap_check(cells == LOSING, "all %u moves that do not win are drawn", cells);
    const double chi = squares * LOSING / drawn - drawn;
    tap_check(chi < 49.7, "equally often: chi-square %.1f, more than 49.7 in 1 of 1,000", chi);
}

// Checks that the machine plays each careful move at least once, and never an illegal move.
static void test_every_move(void)
{
    unsigned missing = 0, illegal = 0, positions = 0;
    for (uint8_t row = 0; row < GAME_COUNT; row++)
        for (uint8_t start = 0;; start++) {
            bool found[MOVES + 1] = {false}, careful[MOVES] = {false};
            struct move move = {0};
            unsigned legal = 0, most = 0;
            bool ends = false; // a move wins at once
            begin(0, LEVEL_MIN, HUMAN);
            match.game = &games[row];
            if (!game_start(match.game, start, &match.position))
                break;
            while (game_next(match.game, &match.position, &move)) {
                struct position after;
                game_play_from(&after, &match.position, &move);
                ends |= game_is_over(match.game, &after);
                careful[legal < MOVES ? legal : 0] = is_careful(&after);
                most += is_careful(&after);
                legal++;
            }
            if (ends || legal > MOVES || !drawn(positions++, PARTS))
                continue;
            for (unsigned draws = DRAWS_A_MOVE * legal; draws; draws--) {
                seed = (uint16_t)random_bits();
                found[draw_place()] = true;
            }
            for (unsigned place = 0; place < legal; place++)
                missing += (careful[place] || !most) && !found[place];
            illegal += found[legal];
        }
    tap_check(positions > POSITIONS_MIN, "start positions with up to %u moves: %u; one in %u is tested",
              MOVES, positions, PARTS);
    tap_check(missing == 0, "each of their moves is drawn, except %u", missing);
    tap_check(illegal == 0, "no other move is drawn, except in %u positions", illegal);
}

static void test_seed(void)
{
    part_t games[2][64][3];
    unsigned plies[2] = {0};
    for (unsigned i = 0; i < 2; i++) {
        begin(0, 1, 2);
        memcpy(match.position.part, (part_t[]){15, 14, 12}, 3 * sizeof(part_t));
        seed = 1234;
        for (; !match_is_over(&match); plies[i]++) {
            const struct move move = reply();
            match_play(&match, &move);
            memcpy(games[i][plies[i]], match.position.part, sizeof games[0][0]);
        }
    }
    tap_check(plies[0] == plies[1] && !memcmp(games[0], games[1], plies[0] * sizeof games[0][0]),
              "the same seed plays the same game");
}

int main(void)
{
    test_rate(1, 9.0 / 10);
    test_rate(2, 2.0 / 3);
    test_rate(3, 1.0 / 3);
    test_rate(4, 0);
    test_uniform();
    test_every_move();
    test_seed();
    return tap_done();
}

// SPDX-License-Identifier: MIT
// If this test fails, a child cannot win at the easy level, or wins as easily at the hard one. A child that
// looks one move ahead plays each game against each level, from the start positions of the menu. The child
// begins every second match. A draw counts half. Prints a row per game: the child's wins in percent at levels
// 1 to 4. The child must win 40 to 65 % at level 1. At level 3, it must win no more than at level 2 and no
// less than at level 4.
//
//   child [MATCHES]   plays this many matches per game and level (default: 300, with DRAW=all 2,000)
#include "draw.h"
#include "game/games.h"
#include "game/level.h"
#include "game/rules/rules.h"
#include "match/match.h"
#include "notation/names.h"
#include "random.h"
#include "tap.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MATCHES = 300, MATCHES_OF_ALL = 2000, MOVES = 300, MOVES_OF_ALL = 1000, TRIES_A_MOVE = 8 };

static struct match match;
static uint16_t seed;

// Returns true if a move wins at once. Sets *move to this move.
static bool win_at_once(const struct position *position, struct move *move)
{
    struct position after;
    game_no_move(move);
    while (game_next(match.game, position, move)) {
        game_play_from(&after, position, move);
        if (game_is_over(match.game, &after) && game_verdict(match.game, &after) == P_POSITION)
            return true;
    }
    return false;
}

static void any_move(struct move *move)
{
    game_no_move(move);
    for (uint32_t left = 1 + random_below(moves_count(match.game, &match.position)); left; left--)
        match_next(&match, move);
}

// Takes an immediate win, otherwise a random move that does not lose at once.
static void choose(struct move *move)
{
    if (win_at_once(&match.position, move))
        return;
    for (uint32_t tries = TRIES_A_MOVE * moves_count(match.game, &match.position); tries; tries--) {
        struct position after;
        struct move answer;
        any_move(move);
        game_play_from(&after, &match.position, move);
        const bool has_lost =
            game_is_over(match.game, &after) && game_verdict(match.game, &after) == N_POSITION;
        if (!has_lost && !win_at_once(&after, &answer))
            return;
    }
}

// Plays a match. Returns 2 if the child wins, 1 for a draw, 0 if the machine wins.
static unsigned play(uint8_t row, unsigned number, uint8_t level)
{
    unsigned starts = 0;
    enum result result;
    match.game = &games[row];
    while (game_start(match.game, (uint8_t)starts, &match.position))
        starts++;
    game_start(match.game, (uint8_t)(number / 2 % starts), &match.position);
    const unsigned child = number & 1;
    match.side[child] = HUMAN;
    match.side[!child] = level;
    match_begin(&match);
    for (unsigned left = draw_count(MOVES, MOVES_OF_ALL); left && !match_is_over(&match); left--) {
        struct move move = {0};
        if (match_player(&match) == HUMAN)
            choose(&move);
        else
            while (match_reply(&match, &move, &seed) == PENDING)
                ;
        match_play(&match, &move);
    }
    while (result = match_find_result(&match), result == RESULT_PENDING)
        ;
    if (result == NOBODY_WON || result == NOT_OVER)
        return 1;
    return match.side[result - FIRST_WON] == HUMAN ? 2 : 0;
}

int main(int count, char **arguments)
{
    const unsigned matches = count > 1 ? (unsigned)atoi(arguments[1]) : draw_count(MATCHES, MATCHES_OF_ALL);
    const double noise = 150 / sqrt(matches); // three standard deviations of the child's wins, in percent
    for (uint8_t row = 0; row < GAME_COUNT; row++) {
        double wins[LEVEL_MAX + 1];
        for (uint8_t level = LEVEL_MIN; level <= LEVEL_MAX; level++) {
            unsigned halves = 0;
            for (unsigned i = 0; i < matches; i++) {
                seed = (uint16_t)random_bits();
                halves += play(row, i, level);
            }
            wins[level] = 50.0 * halves / matches;
        }
        tap_check(wins[1] >= 40 - noise && wins[1] <= 65 + noise && wins[3] <= wins[2] + noise &&
                      wins[3] + noise >= wins[4],
                  "| %s | %.0f | %.0f | %.0f | %.0f |", game_name(&games[row]), wins[1], wins[2], wins[3],
                  wins[4]);
    }
    return tap_done();
}

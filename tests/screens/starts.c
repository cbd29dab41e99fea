// SPDX-License-Identifier: MIT
// If this test fails, a random start leaves the player no choice, breaks its promise about who can win, or
// RIGHT begins with another choice in one game. Random starts of every game and level must differ. Against a
// perfect machine, random moves may win at most half of the starts that promise "You can win".
//
//   starts [STARTS]: STARTS of each game and kind. Default: 60, or 400 with DRAW=all.
#include "draw.h"
#include "game/games.h"
#include "game/rules/rules.h"
#include "notation/names.h"
#include "random.h"
#include "tap.h"
#include "unit/ui_keys.h"

#include <stdlib.h>
#include <string.h>

enum { STARTS = 60, STARTS_OF_ALL = 400, TICKS_MAX = 100000, MOVES_MAX = 1000 };

// Starts a match from a random position. Returns how many ticks the start needed, or 0 on failure.
static unsigned begin(uint8_t row, uint8_t start)
{
    unsigned ticks = 1;
    begin_ui(now);
    tap_later(KEY_OK);
    choose_row(row);
    ui.settings.start = start;
    ui_set_level(&ui, (uint8_t)(LEVEL_MIN + random_below(LEVEL_MAX)));
    ui.random = (uint16_t)random_bits();
    tap_later(KEY_OK);
    for (; ui.screen == SCREEN_FAIR && ticks < TICKS_MAX; ticks++)
        ui_tick(&ui, now += 2);
    return ui.screen == SCREEN_PLAY || ui.screen == SCREEN_REPLY ? ticks : 0;
}

// Returns true if the start position has a verdict, and the winner that the menu promises.
static bool is_as_promised(uint8_t start)
{
    enum verdict verdict;
    do
        verdict = match_verdict(&ui.match);
    while (verdict == PENDING);
    const uint8_t winner = verdict != N_POSITION;
    if (start == START_RANDOM)
        return verdict != BEYOND_LIMIT && ui.match.side[0] == HUMAN && !match_is_over(&ui.match);
    return verdict <= N_POSITION && !ui.match.position.white && !match_is_over(&ui.match) &&
           (ui.match.side[winner] == HUMAN) == (start == START_WON) &&
           (ui.match.side[!winner] == HUMAN) == (start == START_TOUGH);
}

// Returns true if RIGHT first chooses nothing, or the smallest number of its part.
static bool begins_small(void)
{
    ui_no_move(&ui);
    choose(&ui.match, &ui.chosen, KEY_RIGHT);
    const uint8_t number = chosen_number(&ui.match, &ui.chosen);
    return !number || number == game_next_number(ui.match.game, &ui.match.position, ui.chosen.selected, 0);
}

// Returns a random legal move.
static struct move any_move(const struct match *match)
{
    struct move move = {0};
    for (uint32_t left = 1 + random_below(moves_count(match->game, &match->position)); left; left--)
        match_next(match, &move);
    return move;
}

// Plays randomly against a perfect machine. Returns true if the random player wins.
static bool wins_at_random(void)
{
    static struct match match;
    static uint16_t seed = 1;
    match = ui.match;
    for (uint8_t side = 0; side < 2; side++)
        if (match.side[side] != HUMAN)
            match.side[side] = PERFECT;
    enum result result;
    for (unsigned moves = 0; match_find_result(&match) == NOT_OVER && moves < MOVES_MAX; moves++) {
        struct move move = {0};
        if (match_player(&match) == HUMAN)
            move = any_move(&match);
        else
            while (match_reply(&match, &move, &seed) == PENDING)
                ;
        match_play(&match, &move);
    }
    while (result = match_find_result(&match), result == RESULT_PENDING)
        ;
    return result != NOT_OVER && result != NOBODY_WON && match.side[result - FIRST_WON] == HUMAN;
}

int main(int count, char **arguments)
{
    const unsigned starts = count > 1 ? (unsigned)atoi(arguments[1]) : draw_count(STARTS, STARTS_OF_ALL);
    for (uint8_t row = 0; row < GAME_COUNT; row++) {
        unsigned forced = 0, longest = 0, broken = 0, wins = 0, large = 0;
        for (uint8_t start = START_WON; start <= START_RANDOM; start++) {
            struct position first = {0};
            bool differ = false;
            for (unsigned i = 0; i < starts; i++) {
                const unsigned ticks = begin(row, start);
                if (!ticks || !is_as_promised(start)) {
                    broken++;
                    continue;
                }
                if (!i)
                    first = ui.match.position;
                differ |= memcmp(&first, &ui.match.position, sizeof first) != 0;
                longest = ticks > longest ? ticks : longest;
                forced += moves_count(ui.match.game, &ui.match.position) < 2;
                large += !begins_small();
                if (start == START_WON)
                    wins += wins_at_random();
            }
            broken += !differ;
        }
        tap_check(!broken && !forced && !large && wins * 2 <= starts,
                  "%s: %u of %u starts break their promise, %u leave no choice, RIGHT begins %u too large, "
                  "a random player wins %u of %u that can be won, %u ticks at most",
                  game_name(&games[row]), broken, 3 * starts, forced, large, wins, starts, longest);
    }
    return tap_done();
}

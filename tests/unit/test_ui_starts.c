// SPDX-License-Identifier: MIT
// If this test fails, a start that promises "You can win" is lost, or repeats itself. Random start positions:
// won or lost for the human, as chosen, and different each time.
#include "check.h"
#include "game/games.h" // their rows
#include "ui_keys.h"

static void begin(uint8_t row)
{
    begin_ui(65000);
    tap(KEY_OK);
    ui.settings.game = row;
}

// Starts a match with "you can win" or "you can't win". False if the position or the first side is wrong.
static bool starts_fair(uint8_t row, uint8_t start, uint16_t seed)
{
    begin(row);
    ui.random = seed;
    ui.settings.start = start;
    tap(KEY_OK);
    for (uint16_t i = 0; i < 30000 && ui.screen == SCREEN_FAIR; i++)
        wait(2);
    if (ui.screen != SCREEN_PLAY && ui.screen != SCREEN_REPLY)
        return false;
    enum verdict verdict;
    do
        verdict = game_verdict(ui.match.game, &ui.match.position);
    while (verdict == PENDING);
    const uint8_t winner = verdict != N_POSITION;
    return verdict != DRAW && !ui.match.position.white && !match_is_over(&ui.match) &&
           (ui.match.side[winner] == HUMAN) == (start == START_WON) &&
           (ui.match.side[!winner] == HUMAN) == (start == START_TOUGH);
}

static void test_fair_starts(void)
{
    uint8_t wrong = 0, unlike = 0;
    for (uint8_t row = 0; row < GAME_COUNT; row++)
        for (uint8_t seed = 0; seed < 4; seed++) {
            if (games[row].misere)
                continue;
            wrong += !starts_fair(row, START_TOUGH, 1000 * seed);
            wrong += !starts_fair(row, START_WON, 1000 * seed);
            wrong += ui.match.side[0] != HUMAN;
            const struct position one = ui.match.position;
            starts_fair(row, START_WON, 1000 * seed + 7);
            for (uint8_t part = 0; part < PARTS_MAX; part++)
                if (one.part[part] != ui.match.position.part[part]) {
                    unlike++;
                    break;
                }
        }
    CHECK_EQUAL(wrong, 0);
    CHECK(unlike > 40);
}

// True if the position differs from all fixed start positions of its game.
static bool is_fresh(uint8_t row)
{
    struct position start;
    for (uint8_t index = 0; game_start(&games[row], index, &start); index++) {
        uint8_t same = start.stones == ui.match.position.stones;
        for (uint8_t part = 0; part < PARTS_MAX; part++)
            same &= start.part[part] == ui.match.position.part[part];
        if (same)
            return false;
    }
    return true;
}

// In any game, a random start must not change who begins.
static void test_random_starts(void)
{
    uint8_t wrong = 0, fresh = 0;
    for (uint8_t row = 0; row < GAME_COUNT; row++) {
        if (games[row].misere)
            continue;
        begin(row);
        ui.settings.start = START_RANDOM;
        tap(KEY_OK);
        wait(200);
        wrong += ui.screen != SCREEN_PLAY || ui.match.side[0] != HUMAN || match_is_over(&ui.match);
        fresh += is_fresh(row);
    }
    CHECK_EQUAL(wrong, 0);
    CHECK(fresh > 15);
}

// The machine can search every random start position.
static void test_drawn_starts(void)
{
    enum { SEEDS = sizeof(int) > 2 ? 500 : 20, TICKS_MAX = 3000 };
    uint16_t wrong = 0;
    for (uint8_t row = 0; row < GAME_COUNT; row++)
        for (uint8_t level = LEVEL_MIN; level <= LEVEL_MAX; level++)
            for (uint16_t seed = 0; seed < SEEDS; seed++) {
                begin(row - games[row].misere);
                ui.settings.misere = games[row].misere;
                ui_set_level(&ui, level);
                ui.settings.start = START_RANDOM;
                ui.random = 32 * seed + level;
                tap(KEY_OK);
                for (uint16_t ticks = 0; ticks < TICKS_MAX && ui.screen == SCREEN_FAIR; ticks++)
                    wait(2);
                wrong += ui.screen != SCREEN_PLAY || match_verdict(&ui.match) == BEYOND_LIMIT;
            }
    CHECK_EQUAL(wrong, 0);
}

int main(void)
{
    test_fair_starts();
    test_drawn_starts();
    test_random_starts();
    return check_done();
}

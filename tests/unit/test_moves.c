// SPDX-License-Identifier: MIT
// If this test fails, a screen shows the player a wrong number of moves, or the menu offers a start position
// that cannot be played. Compares moves_count() with the legal moves counted one by one, in each start
// position of every game and some moves later.
#include "check.h"
#include "game/games.h"
#include "game/rules/rules.h"

enum { COUNTED_MAX = 1100, TURNS = 8 }; // maximum number of moves to count, and number of moves per game

static void check_count(const FLASH struct game *game, const struct position *position)
{
    struct move move = {0};
    uint16_t count = 0;
    uint8_t illegal = 0;
    while (count < COUNTED_MAX && game_next(game, position, &move)) {
        illegal |= !game_is_legal(game, position, &move);
        count++;
    }
    const stones_t found = moves_count(game, position);
    CHECK(!illegal);
    CHECK(count > STONES_MAX ? found > STONES_MAX : found == count);
}

// Checks each start position and some of the positions that follow.
static void check_game(const FLASH struct game *game)
{
    struct position position;
    uint8_t start = 0;
    for (; game_start(game, start, &position); start++) {
        CHECK(!game_is_over(game, &position) && game_verdict(game, &position) != BEYOND_LIMIT);
        CHECK(position.misere == game->misere && !position.white);
        for (uint8_t turn = 0; turn < TURNS; turn++) {
            struct move move, next = {0};
            check_count(game, &position);
            for (uint8_t i = 0; i < 5 && game_next(game, &position, &next); i++)
                move = next;
            if (game_is_over(game, &position))
                break;
            game_play(&position, &move);
        }
    }
    CHECK(start > 0);
}

static void check_large(void)
{
    struct position position;
    game_start(&games[GAME_MOORE], 0, &position);
    for (position.count = 0; position.count < PILES_MAX; position.count++)
        position.part[position.count] = PART_MAX;
    for (position.k = 1; position.k <= PILES_MAX; position.k++)
        CHECK(moves_count(&games[GAME_MOORE], &position) > STONES_MAX);
    position.part[0] = (STONES_MAX - 1) / 2;
    position.part[1] = 1; // 63 + 1 + 63 * 1 = 127 legal moves, exactly STONES_MAX
    position.count = 2;
    position.k = 2;
    CHECK_EQUAL(moves_count(&games[GAME_MOORE], &position), STONES_MAX);
    position.part[0]++;
    CHECK(moves_count(&games[GAME_MOORE], &position) > STONES_MAX);
    position.part[0] = PART_MAX;
    CHECK(moves_count(&games[GAME_MOORE], &position) > STONES_MAX);
    position.k = 1;
    CHECK_EQUAL(moves_count(&games[GAME_MOORE], &position), PART_MAX + 1);
    position.count = 0;
    CHECK_EQUAL(moves_count(&games[GAME_MOORE], &position), 0);
    game_start(&games[GAME_FIB], 0, &position);
    position.stones = STONES_MAX;
    position.cap = STONES_MAX - 1;
    CHECK_EQUAL(moves_count(&games[GAME_FIB], &position), STONES_MAX - 1);
}

int main(void)
{
    for (uint8_t game = 0; game < GAME_COUNT; game++)
        check_game(&games[game]);
    check_large();
    return check_done();
}

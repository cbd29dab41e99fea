// SPDX-License-Identifier: MIT
// If this test fails, other tests at the pins start from wrong positions. Puts positions on a display with
// robot_place. The display must show them, and keys must work.
//
//   place [ELF [GAME]]: by default some games on the Uno and the exhibit, or all with DRAW=all
#include "robot/place.h"
#include "robot/whole_games.h"
#include "draw.h"
#include "tap.h"
#include "notation/names.h"

#include <string.h>

enum { PLAYED_MAX = 4, CELLS = 16, PARTS = 8 }; // the test tries one in PARTS games

static struct robot robot;

// Plays random moves from a start position. Stops before the game is over.
static bool choose(const struct game *game, uint8_t start, struct position *position)
{
    if (!game_start(game, start, position))
        return false;
    if (game->params == PARAM_K)
        position->k = 2;
    robot.game = game;
    for (unsigned left = robot_random(&robot, PLAYED_MAX); left; left--) {
        struct move move;

        robot.position = *position;
        if (!robot_any_move(&robot, &move))
            return false;
        game_play(&robot.position, &move);
        if (game_is_over(game, &robot.position))
            break;
        *position = robot.position;
    }
    return true;
}

// Sets each part to the largest value that the board can display.
static void enlarge(const struct game *game, struct position *position)
{
    static const uint8_t most[SHAPES] = {
        [SHAPE_PILES] = PILES_MAX,  [SHAPE_STAIRS] = PILES_MAX,  [SHAPE_PAIR] = 2,
        [SHAPE_BOXES] = 2,          [SHAPE_TOKENS] = TOKENS_MAX, [SHAPE_STRIP] = PILES_MAX,
        [SHAPE_BAR] = BAR_ROWS_MAX, [SHAPE_COINS] = COINS_MAX,   [SHAPE_MEN] = 2 * MEN_ROWS_MAX,
        [SHAPE_LETTERS] = SOS_MAX};
    static const part_t part[SHAPES] = {[SHAPE_PILES] = PART_MAX,  [SHAPE_STAIRS] = PART_MAX / PILES_MAX,
                                        [SHAPE_PAIR] = PART_MAX,   [SHAPE_BOXES] = PART_MAX,
                                        [SHAPE_STRIP] = CELLS - 1, [SHAPE_BAR] = BAR_COLUMNS_MAX,
                                        [SHAPE_COINS] = 1};

    position->count = most[game->shape];
    for (uint8_t i = 0; i < position->count; i++)
        position->part[i] = game->shape == SHAPE_MEN ? (i % 2 ? COLUMNS_MAX : 1) : part[game->shape];
    if (game->params == PARAMS_M_K || game->params == PARAMS_M_L_R)
        position->k = PILES_MAX; // with a smaller k, the firmware would search for too long
    if (game->shape == SHAPE_MEN)
        position->columns = COLUMNS_MAX;
    if (game->shape == SHAPE_HEAP)
        position->stones = STONES_MAX;
    if (game->shape != SHAPE_TOKENS)
        return;
    position->vertices = VERTICES_MAX;
    memset(position->successors, 0, sizeof position->successors);
    for (uint8_t from = 1; from < VERTICES_MAX; from++)
        graph_add_edge(position, from, from - 1);
    for (uint8_t i = 0; i < position->count; i++)
        position->part[i] = VERTICES_MAX - 1 - i;
}

static bool plays_on(const struct position *position, uint8_t row)
{
    struct move move;

    return robot_place(&robot, row, position) && robot_any_move(&robot, &move) &&
           robot_move(&robot, &move) != BROKEN && robot_is_well(&robot);
}

static void check_game(uint8_t row)
{
    const struct game *const game = &games[row];
    struct position position;
    unsigned count = 0;
    bool good = true;

    for (uint8_t start = 0; good && game_start(game, start, &position); start++) {
        good = choose(game, start, &position) && plays_on(&position, row);
        count += good;
    }
    game_start(game, 0, &position);
    enlarge(game, &position);
    good = good && robot_place(&robot, row, &position);
    tap_check(good && count, "%s: %u positions are shown and played on, and a large one is shown",
              game_name(game), count);
    robot_explain(&robot);
}

static void check_board(const char *elf, const char *name)
{
    robot_open_elf(&robot, elf);
    robot.random = draw_seed();
    for (uint8_t row = 0; row < GAME_COUNT; row++)
        if (name ? !strcmp(name, game_name(&games[row])) : drawn(row, PARTS))
            check_game(row);
    bench_close(&robot.bench);
}

int main(int argc, char **argv)
{
    if (argc > 1) {
        check_board(argv[1], argc > 2 ? argv[2] : NULL);
    } else {
        check_board("out/uno/bouton.elf", NULL);
        check_board("out/exhibit/bouton.elf", NULL);
    }
    return tap_done();
}

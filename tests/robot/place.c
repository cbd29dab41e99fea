// SPDX-License-Identifier: MIT
#include "robot/place.h"

#include "chip.h"
#include "robot/menu.h"
#include "robot/words.h"
#include "tap.h"
#include "notation/names.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_K = 2, HUMAN = 0xff, PERFECT = 4, GOAL_MS = 2048 }; // as in the firmware
enum { SLEEP_US = 50, AWAKE_MAX_US = 50000, LOOK_MS = 2, START_MS = 1000, SHOW_MS = 8000 };

// The firmware's ids of two screens
struct screens {
    unsigned play, opening;
};

static void keep_screen(void *user, const char *name, unsigned number)
{
    struct screens *const screens = user;

    if (!strcmp(name, "SCREEN_PLAY"))
        screens->play = number;
    if (!strcmp(name, "SCREEN_OPENING"))
        screens->opening = number;
}

// Writes a variable of the firmware. `at` is an array index, or 0.
static void set(const struct robot *robot, const char *path, unsigned at, unsigned number)
{
    const struct field field = robot_field(robot, path);

    for (unsigned i = 0; i < field.size; i++)
        robot->bench.machine.avr->data[field.at + at * field.size + i] = (uint8_t)(number >> 8 * i);
}

// Waits until the firmware sleeps, because then no variable is in a register.
static bool waits_for_sleep(struct robot *robot)
{
    for (unsigned waited = 0; waited < AWAKE_MAX_US; waited += SLEEP_US) {
        if (robot->bench.machine.avr->state == cpu_Sleeping)
            return true;
        machine_run_us(&robot->bench.machine, SLEEP_US);
    }
    return robot_fault(robot, "the firmware does not sleep");
}

// Selects a game and its first start position. The human moves first.
static void set_game(const struct robot *robot, uint8_t row, const struct position *position)
{
    const struct game *const game = &games[row];
    const bool has_k = game->params == PARAM_K && position->k >= FIRST_K;

    set(robot, "ui.settings.game", 0, row - game->misere);
    set(robot, "ui.settings.misere", 0, game->misere);
    set(robot, "ui.settings.start", 0, 0);
    set(robot, "ui.settings.level", 0, PERFECT);
    set(robot, "ui.settings.k", 0, has_k ? (unsigned)(position->k - FIRST_K) : 0);
    set(robot, "ui.match.side", 0, HUMAN);
    set(robot, "ui.match.side", 1, PERFECT);
}

// Waits until the match begins. Skips the exhibit's opening.
static bool reaches_play(struct robot *robot)
{
    struct screens screens = {UINT_MAX, UINT_MAX}; // no screen

    layout_enum(robot->layout, "SCREEN_PLAY", keep_screen, &screens);
    for (unsigned waited = 0; waited < START_MS; waited += LOOK_MS) {
        const uint8_t screen = *robot_memory(robot, "ui.screen");
        if (screen == screens.play)
            return true;
        if (screen == screens.opening)
            robot_tap(robot, LADDER_OK);
        bench_run_ms(&robot->bench, LOOK_MS);
    }
    return robot_fault(robot, "no match begins");
}

// Replaces the match by a new match at this position.
static void set_match(const struct robot *robot, const struct game *game, const struct position *position)
{
    struct chip_fields fields;

    if (!chip_find(&fields, robot->layout)) {
        tap_check(false, "the firmware has games");
        exit(tap_done());
    }
    chip_write_position(&fields, robot_memory(robot, "ui.match.position"), game, position);
    set(robot, "ui.match.game", 0, chip_game(&fields, game));
    set(robot, "ui.match.side", position->white, HUMAN);
    set(robot, "ui.match.side", !position->white, PERFECT);
    set(robot, "ui.match.phase", 0, 0);
    set(robot, "ui.match.at", 0, 0);
    set(robot, "ui.match.result", 0, 0);
    set(robot, "ui.match.changes", 0, *robot_memory(robot, "ui.match.changes") + 1u);
    chip_write_move(&fields, robot_memory(robot, "ui.match.latest"), &(struct move){0});
    chip_write_move(&fields, robot_memory(robot, "ui.chosen.move"), &(struct move){0});
    for (unsigned i = 0; i < PILES_MAX; i++) // the display arranges the piles according to ui.settings.pile
        set(robot, "ui.settings.pile", i, i < position->count ? (unsigned)position->part[i] : 0);
}

// Makes the firmware stop showing the game's goal.
static void end_goal(const struct robot *robot)
{
    set(robot, "ui.waited", 0, GOAL_MS);
}

static bool shows(struct robot *robot, const struct position *position)
{
    char words[WORDS_BYTES];

    if (has_dots(robot))
        return dots_show_position(robot, position, true, SHOW_MS);
    words_turn(robot->game, position, words);
    return robot_expect_position(robot, words, position, true);
}

bool robot_put(struct robot *robot, uint8_t row, const struct position *position)
{
    if (!robot_menu(robot) || !waits_for_sleep(robot))
        return false;
    set_game(robot, row, position);
    robot_tap(robot, LADDER_OK);
    if (!reaches_play(robot) || !waits_for_sleep(robot))
        return false;
    set_match(robot, &games[row], position);
    end_goal(robot);
    robot->match = (struct match){.row = row, .k = (uint8_t)position->k};
    robot->game = &games[row];
    robot->start = robot->position = *position;
    return true;
}

bool robot_place(struct robot *robot, uint8_t row, const struct position *position)
{
    return robot_put(robot, row, position) &&
           (shows(robot, position) ||
            robot_fault(robot, "%s: the display does not show the position", game_name(robot->game)));
}

// SPDX-License-Identifier: MIT
#include "robot/menu.h"

#include "tap.h"

#include <stdio.h>
#include <string.h>

enum { HOLD_MS = 900, ITEMS_MAX = 14, TRIES_MAX = 40, START_MS = 2500, LEVEL_MAX = 4, MENU_TRIES = 8 };

bool robot_sees_menu(struct robot *robot)
{
    return robot->glass->shows_menu(robot);
}

// Holds LEFT again if necessary, because the first hold may only show "Stop?".
bool robot_menu(struct robot *robot)
{
    robot_settle(robot);
    for (unsigned tries = 0; tries < MENU_TRIES && !robot_sees_menu(robot); tries++) {
        if (robot->glass->reads(robot, WORDS_SPLASH))
            robot_tap(robot, LADDER_OK);
        else
            robot_hold(robot, LADDER_LEFT, HOLD_MS);
        glass_waits(robot, robot_sees_menu, 2 * ROBOT_SOON_MS);
        robot_settle(robot);
    }
    return robot_sees_menu(robot) || robot_fault(robot, "no key leads back to the menu");
}

static void tap(struct robot *robot, enum ladder_key key)
{
    robot_tap(robot, key);
    robot_settle(robot);
}

static bool to_item(struct robot *robot, const char *label)
{
    for (unsigned i = 0; i < ITEMS_MAX; i++) {
        if (robot->glass->shows_item(robot, label))
            return true;
        tap(robot, LADDER_RIGHT);
    }
    return false;
}

// Counts key presses, because some start positions look alike on the LED matrix.
static bool choose_start(struct robot *robot, const struct match *before)
{
    const struct match *match = &robot->match;
    struct position start;
    const bool is_same = before->row - games[before->row].misere == match->row - games[match->row].misere;

    if (!to_item(robot, WORDS_START))
        return robot_fault(robot, "no setting Start in the menu");
    for (int left = match->start - (is_same ? before->start : 0); left; left += left < 0 ? 1 : -1)
        tap(robot, left < 0 ? LADDER_DOWN : LADDER_UP);
    game_start(&games[match->row], match->start, &start);
    return dots_show_position(robot, &start, false, START_MS) ||
           robot_fault(robot, "Start cannot be set to %u", match->start);
}

bool robot_show_setting(struct robot *robot, const char *label)
{
    return to_item(robot, label) || robot_fault(robot, "no setting %s in the menu", label);
}

bool robot_set(struct robot *robot, const char *label, const char *value)
{
    if (!robot_show_setting(robot, label))
        return false;
    for (unsigned i = 0; !robot->glass->shows_value(robot, label, value); i++) {
        if (i == TRIES_MAX)
            return robot_fault(robot, "%s cannot be set to %s", label, value);
        tap(robot, LADDER_UP);
    }
    return true;
}

static const char *last(uint8_t row)
{
    return words_stone_decides(&games[row]) ? WORDS_LAST_STONE : "Last move";
}

static bool has_misere(uint8_t row)
{
    return row + 1 < GAME_COUNT && (games[row].misere || games[row + 1].misere);
}

static void start_text(const struct match *match, char text[static WORDS_BYTES])
{
    struct position start;

    if (match->start == START_WON)
        strcpy(text, "you can win");
    else if (match->start == START_RANDOM)
        strcpy(text, WORDS_RANDOM);
    else if (match->start == START_OWN)
        strcpy(text, WORDS_MY_OWN);
    else if (game_start(&games[match->row], match->start, &start))
        words_start(&games[match->row], &start, text);
    else
        strcpy(text, "no such start");
}

// Selects a game in the menu. Works from any screen.
static bool set_game(struct robot *robot, uint8_t row)
{
    if (!robot_menu(robot) || !robot_set(robot, WORDS_GAME, words_family(row)))
        return false;
    if ((strcmp(words_family(row), words_title(row)) || to_item(robot, "Which")) &&
        !robot_set(robot, "Which", words_title(row)))
        return false;
    return !has_misere(row) || robot_set(robot, last(row), games[row].misere ? WORDS_LOSES : "wins");
}

bool robot_set_up(struct robot *robot, const struct match *match)
{
    const uint8_t row = match->row;
    const struct match before = robot->match;
    char up_to[32], start[WORDS_BYTES], level[32];

    robot->match = *match;
    if (!set_game(robot, row))
        return false;
    robot->game = &games[row];
    snprintf(up_to, sizeof up_to, WORDS_UP_TO "%u", match->k);
    snprintf(level, sizeof level, "%u" WORDS_OF_LEVELS, match->level ? match->level : (unsigned)LEVEL_MAX);
    start_text(match, start);
    return (games[row].params != PARAM_K || robot_set(robot, WORDS_PILES_A_MOVE, up_to)) &&
           (has_dots(robot) ? choose_start(robot, &before) : robot_set(robot, WORDS_START, start)) &&
           (has_dots(robot) ||
            robot_set(robot, WORDS_PLAYERS, WORDS_ONE)) && // boards with an LED matrix lack this setting
           robot_set(robot, WORDS_WHO_STARTS, match->machine_first ? WORDS_BOUTON : "you") &&
           robot_set(robot, WORDS_LEVEL, level);
}

// Sets a pile with few key presses. At the largest value, UP returns to 0.
static void set_pile(struct robot *robot, unsigned from, unsigned to)
{
    const unsigned ring = PART_MAX + 1, up = (to + ring - from) % ring;
    const bool is_up = up <= ring / 2;

    for (unsigned left = is_up ? up : ring - up; left; left--)
        robot_tap(robot, is_up ? LADDER_UP : LADDER_DOWN);
}

// Sets the piles of match->own on the display. Starts the match.
static bool set_own(struct robot *robot, const struct match *match)
{
    struct sight sight;

    if (!robot_expect(robot, 2, "Set up, then OK| OK:go", ROBOT_SOON_MS))
        return false;
    for (unsigned pile = 0; pile < PILES_MAX; pile++) {
        const unsigned wanted = pile < match->own_count ? match->own[pile] : 0;

        robot_settle(robot);
        if (!sight_board(robot, &sight) || sight.count != PILES_MAX || sight.selected != (int)pile)
            return robot_fault(robot, "pile %u cannot be set", pile + 1);
        set_pile(robot, sight.value[pile], wanted);
        robot_settle(robot);
        if (!sight_board(robot, &sight) || sight.value[pile] != wanted)
            return robot_fault(robot, "pile %u is not set to %u", pile + 1, wanted);
        robot_tap(robot, LADDER_RIGHT);
    }
    robot_settle(robot);
    robot_tap(robot, LADDER_OK);
    return true;
}

enum outcome robot_start(struct robot *robot, const struct match *match)
{
    if (!robot_set_up(robot, match))
        return BROKEN;
    robot_tap(robot, LADDER_OK);
    if (match->start == START_OWN && !set_own(robot, match))
        return BROKEN;
    if (!robot_sees_start(robot, match))
        return BROKEN;
    return robot->match.machine_first ? robot_let_machine_move(robot) : HUMAN_TO_MOVE;
}

struct match nim_match(unsigned k, bool misere, unsigned start, bool machine_first)
{
    return (struct match){.row = (uint8_t)((k > 1 ? GAME_MOORE : GAME_NIM) + misere),
                          .k = (uint8_t)k,
                          .start = (uint8_t)start,
                          .machine_first = machine_first};
}

struct match *robot_own_piles(struct match *match, uint8_t count, const uint8_t *piles)
{
    match->own_count = count;
    memcpy(match->own, piles, count);
    return match;
}

bool robot_plays(struct robot *robot, robot_plan *plan, enum outcome wanted)
{
    const struct match match = nim_match(1, false, START_345, false);

    return robot_finish(robot, robot_start(robot, &match), plan) == wanted ||
           robot_fault(robot, "the match ends with another result");
}

bool robot_can_play(struct robot *robot)
{
    const unsigned start = robot_random(robot, NIM_STARTS + 1);
    const struct match match = nim_match(1 + robot_random(robot, 3), robot_random(robot, 2),
                                         start < NIM_STARTS ? start : START_RANDOM, robot_random(robot, 2));

    return robot_finish(robot, robot_start(robot, &match), robot_any_move) != BROKEN && robot_is_well(robot);
}

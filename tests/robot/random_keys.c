// SPDX-License-Identifier: MIT
#include "robot/random_keys.h"

#include "robot/dots.h"
#include "robot/glass.h"
#include "robot/lcd.h"
#include "robot/menu.h"
#include "robot/sight.h"
#include "robot/words.h"

#include <string.h>

enum { TURN_MAX_MS = 30000, PAUSE_MAX_MS = 1000 };
enum { BURST_MAX = 6, CHORD_MAX_MS = 300, TO_MENU_MS = 900 };
enum { LAMPS_MS = 60, SEEN_MS = 40, READ_MS = 8000, STEP_MS = 1400 };

enum place { IN_MENU, SETTING_PILES, HUMANS_TURN, MACHINES_TURN, AT_RESULT, ELSEWHERE };

static bool illegal(struct robot *robot)
{
    return robot_fault(robot, "%s: no legal move leads to this position", robot->game->name);
}

static bool sees_own(const struct robot *robot)
{
    return sight_reads(robot, 2, "Set up, then OK| OK:go") || sight_reads(robot, 2, "Set some stones!") ||
           sight_reads(robot, 2, "Too big for me!");
}

static void burst(struct robot *robot)
{
    for (unsigned left = 1 + robot_random(robot, BURST_MAX); left && robot_press_some(robot, LADDER_OK);)
        left--;
    if (robot_random(robot, 8) == 0)
        bench_run_ms(&robot->bench, robot_random(robot, PAUSE_MAX_MS));
    robot_settle(robot);
}

// Checks that a match begins with these settings.
static enum place begin(struct random_keys *keys, const struct match *match)
{
    keys->starts++;
    if (!robot_sees_start(keys->robot, match))
        robot_fault(keys->robot, "%s: a match does not begin with its start position",
                    games[match->row].name);
    return match->machine_first ? MACHINES_TURN : HUMANS_TURN;
}

static enum place press_in_menu(struct random_keys *keys)
{
    struct robot *robot = keys->robot;
    struct match match;

    if (robot_random(robot, 2))
        burst(robot);
    if (!robot_read_settings(robot, &match))
        return ELSEWHERE;
    robot_tap(robot, LADDER_OK);
    robot->match = match;
    robot->game = &games[match.row];
    robot_settle(robot);
    return match.start == START_OWN ? SETTING_PILES : begin(keys, &match);
}

// Sets random piles and presses OK. The firmware may refuse these piles.
static enum place set_piles(struct random_keys *keys)
{
    struct robot *robot = keys->robot;
    struct match match = robot->match;
    struct sight sight;

    burst(robot);
    if (robot_sees_menu(robot))
        return IN_MENU;
    if (!sees_own(robot) || !sight_board(robot, &sight)) {
        robot_fault(robot, "the display shows no piles to set");
        return ELSEWHERE;
    }
    match.own_count = (uint8_t)sight.count;
    for (unsigned i = 0; i < sight.count; i++)
        match.own[i] = (uint8_t)sight.value[i];
    robot_tap(robot, LADDER_OK);
    robot_settle(robot);
    return sees_own(robot) ? SETTING_PILES : begin(keys, &match);
}

// True if the display shows the position. If it marks a move, sets *marked to the position after this move.
static bool sees_position(const struct robot *robot, struct position *marked)
{
    struct sight sight;

    *marked = robot->position;
    if (!sight_board(robot, &sight))
        return false;
    return sight_is(&sight, robot->game, &robot->position, false) ||
           find_move(robot->game, &robot->position, &sight, marked);
}

// Presses OK, briefly or long, sometimes together with another key.
static void press_ok(struct robot *robot)
{
    const unsigned kind = robot_random(robot, 8);

    if (kind == 0) {
        robot_hold(robot, LADDER_OK, robot_random(robot, ROBOT_HOLD_MAX_MS));
    } else if (kind == 1 && game_choices_max(robot->game, &robot->position) == 1) {
        robot_push(robot, LADDER_OK); // OK first, because LEFT alone may lead to the menu
        bench_run_ms(&robot->bench, SEEN_MS + robot_random(robot, CHORD_MAX_MS));
        robot_press_some(robot, LADDER_OK);
        robot_release(robot, LADDER_OK);
        bench_run_ms(&robot->bench, robot->up_ms);
    } else {
        robot_tap(robot, LADDER_OK);
    }
    robot_settle(robot);
}

static bool is_at_rest(struct robot *robot)
{
    return !robot_sees_machines_turn(robot);
}

static bool has_hint(struct robot *robot)
{
    struct sight sight;

    return is_at_rest(robot) || !sight_board(robot, &sight) ||
           !sight_is(&sight, robot->game, &robot->position, false);
}

static bool finds_hint(struct robot *robot)
{
    return glass_waits(robot, has_hint, TURN_MAX_MS) ||
           robot_fault(robot, "the search for a hint does not end");
}

// True if the display shows the first step of a reason.
static bool sees_reason(const struct robot *robot)
{
    static const char *const beginnings[] = {
        "Value of each:", "Odd steps count:", "The gaps count:",  "Cut into ",  "Groups of ",
        "Ignore all ",    "Leave only ones:", "Moves per token:", "Sum of 1 2 "};
    char shown[LCD_TEXT_BYTES];

    lcd_ascii(&robot->bench.lcd, 2, shown);
    for (unsigned i = 0; i < sizeof beginnings / sizeof *beginnings; i++)
        if (!strncmp(shown, beginnings[i], strlen(beginnings[i])))
            return true;
    return false;
}

// Answers "Stop?" with no, because the question hides the piles.
static void answer_no(struct robot *robot)
{
    if (sight_reads(robot, 2, "Stop? Hold again")) {
        robot_tap(robot, LADDER_UP);
        robot_settle(robot);
    }
}

static enum place press_at_turn(struct random_keys *keys)
{
    struct robot *robot = keys->robot;
    struct position marked;

    burst(robot);
    lcd_leave_rules(robot);
    answer_no(robot);
    if (robot_sees_menu(robot))
        return IN_MENU;
    if (!finds_hint(robot) || !sees_position(robot, &marked)) {
        illegal(robot);
        return ELSEWHERE;
    }
    press_ok(robot);
    lcd_leave_rules(robot);
    if (sees_reason(robot)) {
        robot_tap(robot, LADDER_UP);
        robot_settle(robot);
    }
    answer_no(robot);
    if (robot_sees_menu(robot))
        return IN_MENU;
    if (robot_sees_result(robot)) {
        keys->moves++;
        if (!robot_sees_end(robot, true, &marked))
            illegal(robot);
        return AT_RESULT;
    }
    if (!finds_hint(robot) || !sees_position(robot, &marked)) {
        illegal(robot);
        return ELSEWHERE;
    }
    if (is_at_rest(robot))
        return HUMANS_TURN;
    keys->moves++;
    robot->position = marked;
    return MACHINES_TURN;
}

static enum place let_machine_move(struct random_keys *keys)
{
    struct robot *robot = keys->robot;

    if (robot_random(robot, 16) == 0) {
        robot_hold(robot, LADDER_LEFT, TO_MENU_MS);
        return ELSEWHERE;
    }
    robot->watches = robot_random(robot, 4) == 0;
    keys->moves++;
    return robot_let_machine_move(robot) == HUMAN_TO_MOVE ? HUMANS_TURN : AT_RESULT;
}

static enum place press_at_result(struct random_keys *keys)
{
    struct robot *robot = keys->robot;

    robot_press_some(robot, LADDER_OK);
    lcd_leave_rules(robot); // LEFT in the menu may have opened the rules
    if (robot_sees_menu(robot))
        return IN_MENU;
    if (!robot_sees_result(robot)) {
        robot_fault(robot, "the result does not stay");
        return ELSEWHERE;
    }
    robot_leave_result(robot);
    robot_settle(robot);
    const struct match match = robot->match;

    return begin(keys, &match);
}

// Presses random keys, then returns to the menu.
static enum place press_elsewhere(struct random_keys *keys)
{
    burst(keys->robot);
    robot_menu(keys->robot);
    return IN_MENU;
}

static enum place set_up(struct random_keys *keys, const struct match *match)
{
    struct robot *robot = keys->robot;

    if (!robot_set_up(robot, match))
        return ELSEWHERE;
    robot_tap(robot, LADDER_OK);
    robot_settle(robot);
    if (match->start == START_OWN && !robot_set_own(robot, match))
        return ELSEWHERE;
    return begin(keys, match);
}

bool random_keys_play(struct random_keys *keys, const struct match *match, unsigned ms)
{
    static enum place (*const press[])(struct random_keys * keys) = {
        [IN_MENU] = press_in_menu,          [SETTING_PILES] = set_piles,   [HUMANS_TURN] = press_at_turn,
        [MACHINES_TURN] = let_machine_move, [AT_RESULT] = press_at_result, [ELSEWHERE] = press_elsewhere};
    const struct machine *machine = &keys->robot->bench.machine;
    const uint64_t end = machine_now(machine) + machine_cycles(machine, ms * 1000000ull);
    enum place place = set_up(keys, match);

    while (machine_now(machine) < end && !keys->robot->error[0])
        place = press[place](keys);
    return robot_is_well(keys->robot);
}

bool random_keys_mash(struct random_keys *keys, const struct match *match, unsigned ms)
{
    struct robot *robot = keys->robot;
    struct machine *machine = &robot->bench.machine;

    set_up(keys, match);

    const uint64_t end = machine_now(machine) + machine_cycles(machine, ms * 1000000ull);

    while (machine_now(machine) < end && !robot->error[0]) {
        robot_press_some(robot, LADDER_KEYS);
        if (robot_random(robot, 8) == 0)
            bench_run_ms(&robot->bench, robot_random(robot, PAUSE_MAX_MS));
    }
    bench_run_ms(&robot->bench, ROBOT_HOLD_MAX_MS);
    return (glass_waits(robot, is_at_rest, TURN_MAX_MS) ||
            robot_fault(robot, "the machine's turn does not end")) &&
           robot_is_well(robot);
}

// Presses random keys, then plays with OK. OK may open the rules, which LEFT closes.
static enum place turn_on_dots(struct random_keys *keys)
{
    struct robot *robot = keys->robot;
    struct position to;

    for (unsigned left = robot_random(robot, BURST_MAX); left && robot_press_some(robot, LADDER_OK);)
        left--;
    robot_settle(robot);
    if (robot_sees_menu(robot))
        return IN_MENU;

    const bool chose = robot_lamp(robot, LADDER_OK);

    robot_tap(robot, LADDER_OK);
    if (!chose)
        robot_tap(robot, LADDER_LEFT);
    bench_run_ms(&robot->bench, LAMPS_MS);
    if (robot->glass->tells_turn(robot)) {
        if (!dots_show_position(robot, &robot->position, false, READ_MS))
            illegal(robot);
        return HUMANS_TURN;
    }
    keys->moves++;
    if (dots_find_move(robot, &to, STEP_MS)) {
        robot->position = to;
        return MACHINES_TURN;
    }
    if (glass_waits(robot, robot->glass->tells_result, GLASS_END_MS) && robot_sees_end(robot, true, &to))
        return AT_RESULT;
    illegal(robot);
    return ELSEWHERE;
}

bool random_keys_play_dots(struct random_keys *keys, const struct match *match, unsigned turns)
{
    struct robot *robot = keys->robot;
    enum place place = IN_MENU;

    if (!robot_set_up(robot, match))
        return false;
    robot_tap(robot, LADDER_OK);
    place = begin(keys, match);
    for (; turns && place != IN_MENU && !robot->error[0]; turns--)
        if (place == HUMANS_TURN) {
            place = turn_on_dots(keys);
        } else if (place == MACHINES_TURN) {
            keys->moves++;
            place = robot_let_machine_move(robot) == HUMAN_TO_MOVE ? HUMANS_TURN : AT_RESULT;
        } else {
            keys->starts++;
            place = robot_again(robot) == HUMAN_TO_MOVE ? HUMANS_TURN : AT_RESULT;
        }
    return !robot->error[0];
}

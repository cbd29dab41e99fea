// SPDX-License-Identifier: MIT
#include "robot/hints.h"

#include "robot/glass.h"
#include "robot/lcd.h"
#include "robot/words.h"
#include "notation/names.h"

#include <stdio.h>
#include <string.h>

enum {
    HOLD_MS = 850,
    SEARCH_MS = 120000,
    BLINK_MS = 600,
    COUNT_MAX = 99,
    TRIES_MAX = 1000,
    MOVES_MAX = 200,
    PLACES_MAX = 99
};

static bool tells_hint(struct robot *robot)
{
    const struct lcd *lcd = &robot->bench.lcd;

    return lcd_shows(lcd, "Good") || lcd_shows(lcd, "good") || lcd_shows(lcd, "Hint:") ||
           lcd_shows(lcd, "why?");
}

static bool ask(struct robot *robot, unsigned *hints)
{
    ++*hints;
    robot_hold(robot, LADDER_OK, HOLD_MS);
    if (!glass_waits(robot, tells_hint, SEARCH_MS))
        return robot_fault(robot, "the search for a hint does not end");
    robot_settle(robot);
    return true;
}

// Returns how many times OK must be held until a move is marked.
static unsigned stages(const struct robot *robot)
{
    return robot->game->shape == SHAPE_HEAP ? 2 : 3;
}

static bool sees_hint(struct robot *robot)
{
    return sight_reads(robot, 2, "Wins! Hold: why?| why?") ||
           robot_fault(robot, "the hint shows no winning move");
}

bool robot_asks(struct robot *robot, unsigned *hints)
{
    for (unsigned left = stages(robot); left; left--)
        if (!ask(robot, hints))
            return false;
    return sees_hint(robot);
}

// Checks that the hint gives the right number of winning moves.
static bool sees_count(struct robot *robot)
{
    struct move move = {0};
    unsigned legal = 0, winning = 0;
    char text[WORDS_BYTES];

    while (game_next(robot->game, &robot->position, &move)) {
        struct position after = robot->position;

        game_play(&after, &move);
        legal++;
        winning += verdict_of(robot->game, &after) == P_POSITION;
    }
    if (legal <= COUNT_MAX)
        snprintf(text, sizeof text, "Good moves %u/%u", winning, legal);
    else
        snprintf(text, sizeof text, "Good: %u of 99+", winning);
    if (sight_reads(robot, 2, text))
        return true;
    // With many legal moves, the firmware counts winning moves among only some.
    for (unsigned most = 1; legal > TRIES_MAX && most <= winning; most++) {
        snprintf(text, sizeof text, "%u+ good moves", most);
        if (sight_reads(robot, 2, text))
            return true;
    }
    return robot_fault(robot, "%s: the hint does not say that %u of %u moves win", game_name(robot->game),
                       winning, legal);
}

// Reads the number of the part, row, cell or vertex in the hint.
static bool sees_place(struct robot *robot, unsigned *place)
{
    char text[WORDS_BYTES];

    for (*place = 0; *place <= PLACES_MAX; ++*place) {
        snprintf(text, sizeof text, "Hint: look at %u", *place);
        if (sight_reads(robot, 2, text))
            return true;
    }
    return robot_fault(robot, "the hint names no place");
}

static unsigned count_at(const struct position *position, unsigned place)
{
    unsigned count = 0;

    for (unsigned i = 0; i < position->count; i++)
        count += position->part[i] == place;
    return count;
}

// Returns true if the move to `to` changes the part, row, cell or vertex `place`.
static bool changes(const struct robot *robot, unsigned place, const struct position *to)
{
    const struct position *const from = &robot->position;
    const uint8_t shape = robot->game->shape;

    if (shape == SHAPE_TOKENS)
        for (unsigned i = 0; i < from->count; i++)
            if (from->part[i] == place && to->part[i] != place)
                return true;
    if (shape == SHAPE_STRIP || shape == SHAPE_TOKENS)
        return shape == SHAPE_STRIP && count_at(to, place) < count_at(from, place);

    const unsigned men = shape == SHAPE_MEN ? 2 : 1, first = (place - 1) * men;

    // Boxes are not compared, because a refilled box may have the same number again.
    return place && place <= to->count / men &&
           (shape == SHAPE_BOXES || memcmp(&from->part[first], &to->part[first], men * sizeof to->part[0]));
}

static bool is_marked(struct robot *robot, struct position *to)
{
    struct sight sight;

    return sight_board(robot, &sight) && find_move(robot->game, &robot->position, &sight, to);
}

static bool is_hidden(struct robot *robot)
{
    struct sight sight;

    return sight_board(robot, &sight) && sight_is(&sight, robot->game, &robot->position, true);
}

// Checks that the marked move blinks.
static bool blinks(struct robot *robot, struct position *to)
{
    if (!is_marked(robot, to))
        return robot_fault(robot, "no move is marked");
    if (!glass_waits(robot, is_hidden, BLINK_MS))
        return robot_fault(robot, "the move does not blink");
    bench_run_ms(&robot->bench, BLINK_MS);
    return is_marked(robot, to) || robot_fault(robot, "the mark of the move does not return");
}

bool robot_takes_hint(struct robot *robot, unsigned *hints, struct position *to)
{
    const bool is_told = stages(robot) > 2;
    unsigned place = 0;

    if (!ask(robot, hints) || !sees_count(robot) || !ask(robot, hints))
        return false;
    if (is_told && (!sees_place(robot, &place) || !ask(robot, hints)))
        return false;
    if (!sees_hint(robot) || !blinks(robot, to))
        return false;
    return !is_told || changes(robot, place, to) ||
           robot_fault(robot, "the hint names place %u, but the move is elsewhere", place);
}

static bool is_humans(struct robot *robot)
{
    return robot->glass->tells_turn(robot) || robot_sees_result(robot);
}

enum outcome robot_follows_hints(struct robot *robot, unsigned *hints)
{
    for (unsigned moves = 0; moves < MOVES_MAX; moves++) {
        if (!glass_waits(robot, is_humans, SEARCH_MS)) {
            robot_fault(robot, "the machine's turn does not end");
            return BROKEN;
        }
        if (robot_sees_result(robot)) {
            robot_settle(robot);
            return robot->glass->reads(robot, "Bouton wins!") ? MACHINE_WON : HUMAN_WON;
        }
        if (!robot_asks(robot, hints))
            return BROKEN;
        robot_tap(robot, LADDER_OK);
        robot_settle(robot);
    }
    robot_fault(robot, "the match does not end");
    return BROKEN;
}

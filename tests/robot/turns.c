// SPDX-License-Identifier: MIT
#include "robot/turns.h"

#include "robot/dots.h"
#include "robot/prepare.h"
#include "robot/sight.h"
#include "robot/words.h"

#include <stdio.h>
#include <string.h>

enum { LOOK_MS = 2, STEP_MS = 2000, PATIENCE_MS = 60000, READ_MS = 8000, FIND_MS = 12000 };

static const char again_or_menu[] = "OK:again  <:menu";
static const char my_turn[] = "My turn...|  I...";

bool robot_expect(struct robot *robot, unsigned row, const char *text, unsigned ms)
{
    for (unsigned waited = 0; waited <= ms; waited += LOOK_MS)
        if (sight_reads(robot, row, text))
            return true;
        else if (!bench_run_ms(&robot->bench, LOOK_MS))
            break;
    return robot_fault(robot, "\"%s\" is not on the glass within %u ms", text, ms);
}

bool robot_expect_position(struct robot *robot, const char *text, const struct position *position, bool all)
{
    struct sight sight;

    for (unsigned waited = 0; waited <= ROBOT_SOON_MS; waited += LOOK_MS) {
        if ((!text || sight_reads(robot, 2, text)) && sight_board(robot, &sight) &&
            sight_is(&sight, robot->game, position, all))
            return true;
        bench_run_ms(&robot->bench, LOOK_MS);
    }
    return false;
}

static void own_start(const struct match *match, struct position *start)
{
    const bool any =
        match->row != GAME_MIXED && match->row != GAME_MMIXED && games[match->row].shape == SHAPE_PILES;

    start->count = 0;
    for (unsigned i = 0; i < match->own_count; i++)
        if (match->own[i] || !any)
            start->part[start->count++] = match->own[i];
}

// Where the machine begins it makes its move before the goal can be read; that must be a move from the start.
static bool dots_sees_start(struct robot *robot)
{
    if (robot->match.machine_first)
        return true;
    if (!dots_read(robot, words_goal(robot->game), READ_MS))
        return robot_fault(robot, "\"%s\" is not read", words_goal(robot->game));
    return (dots_show_position(robot, &robot->start, true, READ_MS) && dots_tell_turn(robot)) ||
           robot_fault(robot, "not the start position");
}

bool robot_sees_start(struct robot *robot, const struct match *match)
{
    struct position *start = &robot->start;
    struct sight sight;

    robot->match = *match;
    robot->game = &games[match->row];
    if (!game_start(robot->game, match->start, start))
        game_start(robot->game, 0, start);
    if (robot->game->params == PARAM_K)
        start->k = match->k;
    if (match->start == START_OWN)
        own_start(match, start);
    robot->position = *start;
    if (has_dots(robot))
        return dots_sees_start(robot);
    if (!robot_expect(robot, 2, words_goal(robot->game), ROBOT_SOON_MS))
        return false;
    if (match->start == START_RANDOM) {
        robot_settle(robot);
        if (!sight_board(robot, &sight))
            return robot_fault(robot, "no start position on the glass");
        start->count = (uint8_t)sight.count;
        sight_take(&sight, robot->game, start);
        robot->position = *start;
    }
    return robot_expect_position(robot, words_goal(robot->game), start, false) ||
           robot_fault(robot, "not the start position");
}

// The machine says what it chooses: adds that to the move.
static bool follow_step(struct robot *robot, struct move *told)
{
    const struct game *game = robot->game;
    const struct position *position = &robot->position;
    char text[WORDS_BYTES];
    struct sight sight;

    for (uint8_t part = 0; part < game_parts(game, position); part++)
        for (stones_t number = 1; number <= game_number_max(game, position, part); number++) {
            struct move move = *told;
            struct position after = *position;

            if (!game_allows(game, position, part, number) || game_number(game, position, told, part))
                continue;
            game_choose(game, position, part, number, &move);
            words_choice(game, position, &move, part, true, text);
            if (!sight_reads(robot, 2, text) || !sight_board(robot, &sight))
                continue;
            game_play(&after, &move);
            if (!robot_sees_part(robot, &sight, part))
                continue;
            if (!sight_is(&sight, game, &after, true))
                return robot_fault(robot, "\"%s\", but it does not show", text);
            *told = move;
            return true;
        }
    return robot_fault(robot, "the machine's choice is not legal, or is not told");
}

static bool wait_for_change(struct robot *robot)
{
    const unsigned changes = robot->bench.lcd.changes;

    for (unsigned waited = 0; waited <= STEP_MS; waited += LOOK_MS) {
        if (robot->bench.lcd.changes != changes)
            return true;
        bench_run_ms(&robot->bench, LOOK_MS);
    }
    return false;
}

bool robot_sees_machines_turn(const struct robot *robot)
{
    static const char *const words[] = {my_turn, "Thinking.| .", "Thinking .|  .", "Thinking  .|   ."};

    for (unsigned i = 0; i < sizeof words / sizeof words[0]; i++)
        if (sight_reads(robot, 2, words[i]))
            return true;
    return sight_reads(robot, 2, words_goal(robot->game));
}

static bool says_turn(const struct robot *robot)
{
    return lcd_shows(&robot->bench.lcd, "Your move") || sight_reads(robot, 2, "Your move|  You");
}

// The human is to move again: in the position on the glass, to which one legal move must lead.
static bool is_turn(const struct robot *robot, struct position *to)
{
    char text[WORDS_BYTES];
    struct sight sight;

    if (!says_turn(robot) || !sight_board(robot, &sight) ||
        !find_move(robot->game, &robot->position, &sight, to))
        return false;
    words_turn(robot->game, to, text);
    return sight_reads(robot, 2, text);
}

enum machines_turn { TURN_OVER, GAME_OVER, NO_END };

// The machine's move, choice by choice.
static enum machines_turn watch(struct robot *robot, struct move *told, struct position *to)
{
    while (wait_for_change(robot)) {
        robot_settle(robot);
        if (sight_reads(robot, 2, again_or_menu))
            return GAME_OVER;
        if (is_turn(robot, to))
            return TURN_OVER;
        if (!robot_sees_machines_turn(robot) && !follow_step(robot, told))
            break;
    }
    robot_fault(robot, "no end of the machine's turn");
    return NO_END;
}

// Any key skips what is shown; of a search it skips what comes after it.
static enum machines_turn skip(struct robot *robot, struct position *to)
{
    unsigned changes = robot->bench.lcd.changes - 1;

    robot_tap(robot, (enum ladder_key)robot_random(robot, LADDER_KEYS));
    for (unsigned waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
        if (robot->bench.lcd.changes != changes) {
            changes = robot->bench.lcd.changes;
            if (sight_reads(robot, 2, again_or_menu)) {
                robot_settle(robot);
                return GAME_OVER;
            }
            if (says_turn(robot)) {
                robot_settle(robot);
                if (is_turn(robot, to))
                    return TURN_OVER;
                robot_fault(robot, "%s: no legal move leads to this position", robot->game->name);
                return NO_END;
            }
        }
        if (!bench_run_ms(&robot->bench, LOOK_MS))
            break;
    }
    robot_fault(robot, "no end of the machine's turn");
    return NO_END;
}

// The same on dots, where no message tells it.
static enum machines_turn skip_on_dots(struct robot *robot, struct position *to)
{
    robot_tap(robot, (enum ladder_key)robot_random(robot, LADDER_KEYS));
    for (unsigned waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
        if (dots_tell_result(robot))
            return GAME_OVER;
        if (dots_tell_turn(robot)) {
            if (dots_find_move(robot, to, FIND_MS))
                return TURN_OVER;
            robot_fault(robot, "%s: no legal move leads to this position", robot->game->name);
            return NO_END;
        }
        bench_run_ms(&robot->bench, LOOK_MS);
    }
    robot_fault(robot, "no end of the machine's turn");
    return NO_END;
}

static bool robot_reads(struct robot *robot, const char *text)
{
    return has_dots(robot) ? matrix_reads(&robot->bench.matrix, text) : sight_reads(robot, 1, text);
}

enum outcome robot_result(struct robot *robot, const struct position *position, bool human_moved)
{
    const char *const words = words_result(robot->game, position, human_moved);

    for (unsigned waited = 0; !robot_reads(robot, words); waited += LOOK_MS) {
        if (waited > (has_dots(robot) ? READ_MS : ROBOT_SOON_MS)) {
            robot_fault(robot, "the wrong player has won, not \"%s\"", words);
            return BROKEN;
        }
        bench_run_ms(&robot->bench, LOOK_MS);
    }
    return *words == 'Y' ? HUMAN_WON : *words == 'B' ? MACHINE_WON : NOBODY_WON;
}

bool robot_sees_end(struct robot *robot, bool human_moved, struct position *to)
{
    const struct game *game = robot->game;
    struct move move = {0};
    const bool few = game_choices_max(game, &robot->position) == 1 || game->all_tokens_move;

    if (!few) { // too many moves; only one of them takes all
        *to = robot->position;
        memset(to->part, 0, sizeof to->part);
        return is_one_move(game, &robot->position, to) &&
               robot_reads(robot, words_result(game, to, human_moved));
    }
    while (game_next(game, &robot->position, &move)) {
        *to = robot->position;
        game_play(to, &move);
        if (game_is_over(game, to) && robot_reads(robot, words_result(game, to, human_moved)))
            return true;
    }
    return false;
}

enum outcome robot_let_machine_move(struct robot *robot)
{
    const struct position before = robot->position;
    struct move told = {0};
    struct position to, shown = before;
    const enum machines_turn turn = has_dots(robot)  ? skip_on_dots(robot, &to)
                                    : robot->watches ? watch(robot, &told, &to)
                                                     : skip(robot, &to);

    if (turn == NO_END)
        return BROKEN;
    game_play(&shown, &told);
    if (turn == GAME_OVER && has_dots(robot))
        dots_read(robot, "OK:", READ_MS); // behind who has won
    if (turn == GAME_OVER && !robot_sees_end(robot, false, &to)) {
        robot_fault(robot, "the machine has no move that ends the game so");
        return BROKEN;
    }
    if (robot->watches && !has_dots(robot) && turn == TURN_OVER && !sight_is_same(robot->game, &shown, &to)) {
        robot_fault(robot, "the machine's move is not the one it has shown");
        return BROKEN;
    }
    if (robot->watches && !has_dots(robot))
        to = shown;
    robot->position = to;
    if (robot->on_machine_move)
        robot->on_machine_move(robot, &before);
    return turn == TURN_OVER ? HUMAN_TO_MOVE : robot_result(robot, &to, false);
}

static bool shows_end(struct robot *robot)
{
    if (!has_dots(robot))
        return robot_expect(robot, 2, again_or_menu, ROBOT_SOON_MS);
    for (unsigned waited = 0; !dots_tell_result(robot); waited += LOOK_MS) {
        if (waited > ROBOT_SOON_MS)
            return robot_fault(robot, "the lamps do not tell the end of the game");
        bench_run_ms(&robot->bench, LOOK_MS);
    }
    return true;
}

enum outcome robot_move(struct robot *robot, const struct move *move)
{
    struct position *position = &robot->position;

    if (!robot_prepare(robot, move))
        return BROKEN;
    robot_tap(robot, LADDER_OK);
    game_play(position, move);
    if (game_is_over(robot->game, position))
        return shows_end(robot) ? robot_result(robot, position, true) : BROKEN;
    if (!(has_dots(robot) ? dots_show_position(robot, position, true, 3 * ROBOT_SOON_MS)
                          : robot_expect_position(robot, my_turn, position, true))) {
        robot_fault(robot, "the move is not played");
        return BROKEN;
    }
    return robot_let_machine_move(robot);
}

enum outcome robot_again(struct robot *robot)
{
    const struct match match = robot->match;

    robot_tap(robot, LADDER_OK);
    if (!robot_sees_start(robot, &match))
        return BROKEN;
    return match.machine_first ? robot_let_machine_move(robot) : HUMAN_TO_MOVE;
}

enum outcome robot_finish(struct robot *robot, enum outcome outcome, robot_plan *plan)
{
    struct move move;

    while (outcome == HUMAN_TO_MOVE)
        outcome = plan(robot, &move) ? robot_move(robot, &move) : BROKEN;
    return outcome;
}

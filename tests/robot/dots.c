// SPDX-License-Identifier: MIT
#include "robot/glass.h"

#include "parts/drawing.h"
#include "robot/shown.h"
#include "robot/words.h"

#include <stdio.h>
#include <string.h>

enum {
    LOOK_MS = 10,
    SEEN_MS = 2600,
    BLINK_MS = 280,
    VALUE_MS = 5000,
    READ_MS = 8000,
    FIND_MS = 12000,
    PLAYED_MS = 900,
    WIDE_MS = 1024
};
enum { AT_ONCE = 5 }; // number of characters that fit on the LED matrix at once

static void draw(struct drawing *drawing, const struct robot *robot, const struct position *position)
{
    struct shown_position shown;

    shown_at_rest(&shown, robot->game, position);
    drawing_make(drawing, &shown);
}

bool has_dots(const struct robot *robot)
{
    return robot->bench.board->display == DISPLAY_MATRIX;
}

static bool tells_turn(struct robot *robot)
{
    return !robot_lamp(robot, LADDER_OK) && robot_lamps(robot);
}

// Also checks the text, because the lamps can look the same on the machine's turn.
static bool tells_end(struct robot *robot)
{
    const unsigned lamps = robot_lamps(robot);

    return game_is_over(robot->game, &robot->position) && (!lamps || lamps == ALL_LAMPS) &&
           dots_show_label(robot, WORDS_GAME_OVER);
}

// Also checks the text, because the lamps can look the same while the machine thinks.
static bool tells_result(struct robot *robot)
{
    const unsigned lamps = robot_lamps(robot);

    return (!lamps || lamps == (1 << LADDER_OK | 1 << LADDER_LEFT)) &&
           (dots_show_label(robot, WORDS_YOU_WIN) || dots_show_label(robot, WORDS_BOUTON_WINS) ||
            dots_show_label(robot, WORDS_DRAW));
}

static enum offer tells_offer(struct robot *robot)
{
    struct max7219 *const matrix = &robot->bench.matrix;

    return matrix_reads(matrix, WORDS_AGAIN) || matrix_reads(matrix, WORDS_TRY) ? OFFERS_MATCH
           : matrix_reads(matrix, WORDS_RETRY)                                  ? OFFERS_RETRY
                                                                                : NO_OFFER;
}

static bool shows_choice(struct robot *robot, const struct move *move, uint8_t part)
{
    struct shown_position shown;
    struct drawing drawing;

    shown_set(&shown, robot->game, &robot->position, move, part);
    drawing_make(&drawing, &shown);
    return drawing_places(&drawing, &robot->bench.matrix) >> drawing_middle(&drawing, part, shown.count) & 1;
}

void dots_wait_for_part(struct robot *robot)
{
    struct drawing drawing;

    draw(&drawing, robot, &robot->position);
    if (drawing.width > MAX7219_COLUMNS)
        bench_run_ms(&robot->bench, WIDE_MS);
}

bool dots_show_position(struct robot *robot, const struct position *position, bool rests, unsigned ms)
{
    struct drawing drawing;
    unsigned steady = 0;

    draw(&drawing, robot, position);
    for (unsigned waited = 0; waited < ms; waited += LOOK_MS) {
        steady = drawing_places(&drawing, &robot->bench.matrix) ? steady + LOOK_MS : 0;
        if (steady >= (rests ? BLINK_MS : LOOK_MS))
            return true;
        bench_run_ms(&robot->bench, LOOK_MS);
    }
    return false;
}

bool dots_show_label(struct robot *robot, const char *label)
{
    char start[AT_ONCE + 1];

    snprintf(start, sizeof start, "%.*s", AT_ONCE, label);
    return matrix_reads(&robot->bench.matrix, start);
}

// Returns true if the label is before the value. Compares only the visible part of the label.
static bool follows_label(const char *tape, const char *value, const char *label)
{
    char before[32];
    const int length = snprintf(before, sizeof before, "%s ", label);
    const int seen = value - tape < length ? (int)(value - tape) : length;

    return !strncmp(value - seen, before + length - seen, (size_t)seen);
}

// Waits until the scrolling text shows the value, followed by the label again.
static bool shows_value(struct robot *robot, const char *label, const char *value)
{
    char tape[MATRIX_TAPE_BYTES], round[8], wanted[32];
    const size_t length = strlen(value);

    snprintf(round, sizeof round, " %.3s", label);
    snprintf(wanted, sizeof wanted, "%s%s", value, round);
    for (unsigned waited = 0; waited < VALUE_MS; waited += LOOK_MS) {
        matrix_read(&robot->bench.matrix, tape);

        const char *const found = strstr(tape, wanted), *const end = strstr(tape, round);

        if (found && follows_label(tape, found, label))
            return true;
        if (end) {
            const size_t piece = (size_t)(end - tape);
            const bool is_piece = piece < length && !strncmp(value + length - piece, tape, piece);

            if (!is_piece || strstr(end + 1, round))
                return false;
        }
        bench_run_ms(&robot->bench, LOOK_MS);
    }
    return false;
}

// Waits for "Game" in the menu. Ignores "Game over".
static bool shows_menu(struct robot *robot)
{
    static const char label[] = WORDS_GAME, over[] = WORDS_GAME_OVER;
    char tape[MATRIX_TAPE_BYTES];

    for (unsigned waited = 0; waited < VALUE_MS; waited += LOOK_MS) {
        matrix_read(&robot->bench.matrix, tape);

        const char *const found = strstr(tape, label);

        if (!found || found[sizeof label - 1])
            return found && strncmp(found, over, sizeof label + 1);
        bench_run_ms(&robot->bench, LOOK_MS);
    }
    return false;
}

static bool reads(struct robot *robot, const char *text)
{
    return matrix_reads(&robot->bench.matrix, text);
}

static bool shows_turn(struct robot *robot, const struct position *position)
{
    return dots_show_position(robot, position, true, FIND_MS);
}

static bool shows_played(struct robot *robot, const struct position *position)
{
    return dots_show_position(robot, position, true, PLAYED_MS);
}

// Skips the opening. Checks the text of the game's goal, and the position.
static bool shows_start(struct robot *robot)
{
    robot_tap(robot, (enum ladder_key)robot_random(robot, LADDER_OK));
    if (!glass_reads(robot, words_goal(robot->game), READ_MS))
        return robot_fault(robot, "\"%s\" is not read", words_goal(robot->game));
    return robot->match.machine_first ||
           (dots_show_position(robot, &robot->start, true, READ_MS) && tells_turn(robot)) ||
           robot_fault(robot, "the display does not show the start position");
}

const struct glass dots_glass = {shows_menu,   dots_show_label, shows_value,  tells_turn, tells_end,
                                 tells_result, SEEN_MS,         tells_offer,  reads,      READ_MS,
                                 shows_choice, shows_turn,      shows_played, shows_start};

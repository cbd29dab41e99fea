// SPDX-License-Identifier: MIT
#include "robot/glass.h"

#include "robot/line.h"
#include "robot/shown.h"
#include "robot/words.h"

#include <string.h>

enum { LOOK_MS = 2, SEEN_MS = 1100 };

static const char my_turn[] = "My turn...|  I...";

bool robot_expect(struct robot *robot, unsigned row, const char *text, unsigned ms)
{
    for (unsigned waited = 0; waited <= ms; waited += LOOK_MS)
        if (sight_reads(robot, row, text))
            return true;
        else if (!bench_run_ms(&robot->bench, LOOK_MS))
            break;
    return robot_fault(robot, "the display does not show \"%s\" within %u ms", text, ms);
}

bool lcd_shows_splash(struct robot *robot, unsigned ms)
{
    return robot_expect(robot, 2, "press OK to play", ms) &&
           (sight_reads(robot, 1, WORDS_SPLASH) || robot_fault(robot, "the display shows no title"));
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

// Ignores the first cell of the row. Allows ">" or "OK:play" after the text.
bool lcd_setting_reads(const struct robot *robot, unsigned row, const char *text)
{
    char shown[LCD_TEXT_BYTES];
    const size_t length = strlen(text);

    lcd_ascii(&robot->bench.lcd, row, shown);
    if (strncmp(shown + 1, text, length))
        return false;

    const char *const rest = shown + 1 + length + strspn(shown + 1 + length, " ");

    return !*rest || !strcmp(rest, ">") || !strcmp(rest, "OK:play");
}

bool robot_sees_machines_turn(const struct robot *robot)
{
    static const char *const words[] = {my_turn, "Thinking.| .", "Thinking .|  .", "Thinking  .|   ."};

    for (unsigned i = 0; i < sizeof words / sizeof words[0]; i++)
        if (sight_reads(robot, 2, words[i]))
            return true;
    return false;
}

static bool shows_menu(struct robot *robot)
{
    char row[LCD_TEXT_BYTES];

    lcd_ascii(&robot->bench.lcd, 1, row);
    return row[0] == '<' && row[LCD_COLUMNS - 1] == '>';
}

static bool shows_item(struct robot *robot, const char *label)
{
    return shows_menu(robot) && lcd_setting_reads(robot, 1, label);
}

static bool shows_value(struct robot *robot, const char *label, const char *value)
{
    return shows_item(robot, label) && lcd_setting_reads(robot, 2, value);
}

static bool tells_turn(struct robot *robot)
{
    return lcd_shows(&robot->bench.lcd, WORDS_YOUR_MOVE) || sight_reads(robot, 2, WORDS_TURN);
}

static bool tells_end(struct robot *robot)
{
    return sight_reads(robot, 2, WORDS_GAME_OVER "|  Over");
}

static enum offer tells_offer(struct robot *robot)
{
    char next[] = WORDS_TRY " level 2"; // or a higher level

    for (char *level = next + sizeof next - 2; *level <= '4'; ++*level)
        if (sight_reads(robot, 2, next))
            return OFFERS_MATCH;
    return sight_reads(robot, 2, WORDS_AGAIN WORDS_OR_MENU)   ? OFFERS_MATCH
           : sight_reads(robot, 2, WORDS_RETRY WORDS_OR_MENU) ? OFFERS_RETRY
                                                              : NO_OFFER;
}

static bool tells_result(struct robot *robot)
{
    return tells_offer(robot) || sight_reads(robot, 2, "You were winning");
}

static bool reads(struct robot *robot, const char *text)
{
    return sight_reads(robot, 1, text);
}

static bool shows_choice(struct robot *robot, const struct move *move, uint8_t part)
{
    struct shown_position shown;

    shown_set(&shown, robot->game, &robot->position, move, part);
    return lcd_has_position(&robot->bench.lcd, &shown);
}

static bool shows_turn(struct robot *robot, const struct position *position)
{
    char text[WORDS_BYTES];

    words_turn(robot->game, position, text);
    return robot_expect_position(robot, text, position, true);
}

static bool shows_played(struct robot *robot, const struct position *position)
{
    return robot_expect_position(robot, my_turn, position, true);
}

// Checks the goal and the start position.
static bool shows_start(struct robot *robot)
{
    const bool thinks = robot->match.machine_first && robot_sees_machines_turn(robot);
    struct position *const start = &robot->start;

    if (!thinks && !robot_expect(robot, 2, words_goal(robot->game), ROBOT_SOON_MS))
        return false;
    if (robot->match.start == START_RANDOM) {
        robot_settle(robot);
        if (!line_latest() || line_latest()->game != robot->game)
            return line_fault("the line has no start position");
        robot->position = *start = line_latest()->position;
    }
    return robot_expect_position(robot, thinks ? NULL : words_goal(robot->game), start, false) ||
           robot_fault(robot, "the display does not show the start position");
}

const struct glass lcd_glass = {shows_menu,   shows_item, shows_value,  tells_turn, tells_end,
                                tells_result, SEEN_MS,    tells_offer,  reads,      ROBOT_SOON_MS,
                                shows_choice, shows_turn, shows_played, shows_start};

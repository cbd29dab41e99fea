// SPDX-License-Identifier: MIT
// If this test fails, the operator cannot read the service screen of an exhibit from its dots, or cannot test
// its keys, lamps and piezo. kiosk/service.c tests stuck keys, faults, times and counts without a display.
//
//   exhibit_service [ELF [WORDS]]: runs the checks whose names contain WORDS. Default: all.
#include "exhibit/checks.h"
#include "robot/glass.h"
#include "robot/line.h"

#include <stdio.h>
#include <string.h>

enum {
    SERVICE_ITEM = KIOSK_SETTINGS,
    STAGE_MS = 5000,         // time in ms for each picture or text of the service screen
    CYCLE_MS = 7 * STAGE_MS, // enough for all of them
    HELD_MS = 1000,
    DIGIT_DOTS = 15,
    NO_SIGNS = 0xff, // other dots are lit
};

// Pictures of the keys as shown by the LEDs
static const struct {
    unsigned column;
    const char *row[MAX7219_ROWS - 1];
} signs[LADDER_KEYS] = {
    [LADDER_RIGHT] = {5, {".....", "..#..", "..##.", "..###", "..##.", "..#..", "....."}},
    [LADDER_UP] = {10, {".....", ".....", "..#..", ".###.", "#####", ".....", "....."}},
    [LADDER_DOWN] = {15, {".....", ".....", "#####", ".###.", "..#..", ".....", "....."}},
    [LADDER_LEFT] = {0, {".....", "..#..", ".##..", "###..", ".##..", "..#..", "....."}},
    [LADDER_OK] = {20, {".....", ".....", ".###.", ".###.", ".###.", ".....", "....."}},
};

// Picture in which each LED module shows its number
static const char numbers[] = "...#......###....#####......#...\n"
                              "..##.....#...#......#......##...\n"
                              "...#.........#.....#......#.#...\n"
                              "...#........#.......#....#..#...\n"
                              "...#.......#.........#...#####..\n"
                              "...#......#......#...#......#...\n"
                              "..###....#####....###.......#...\n"
                              "................................\n";

// Digits 0 and 4, as five rows of three dots
static const char *const digits[] = {"####.##.##.####", "#.##.####..#..#"};

static bool is_lit(unsigned column, unsigned row)
{
    return max7219_is_lit(&robot.bench.matrix, column, row);
}

static bool all_dots_are_lit(void)
{
    for (unsigned dot = 0; dot < MAX7219_COLUMNS * MAX7219_ROWS; dot++)
        if (!is_lit(dot % MAX7219_COLUMNS, dot / MAX7219_COLUMNS))
            return false;
    return true;
}

// Returns true if a row of the key's picture equals `picture`.
static bool row_is(enum ladder_key key, unsigned row, const char *picture)
{
    for (unsigned x = 0; picture[x]; x++)
        if (is_lit(signs[key].column + x, row) != (picture[x] == '#'))
            return false;
    return true;
}

static bool rows_are(enum ladder_key key, bool has_sign)
{
    for (unsigned row = 0; row < MAX7219_ROWS - 1; row++)
        if (!row_is(key, row, has_sign ? signs[key].row[row] : "....."))
            return false;
    return true;
}

// Returns the set of keys whose pictures are shown.
static unsigned shown_signs(void)
{
    unsigned shown = 0;

    if (all_dots_are_lit())
        return 0;
    for (enum ladder_key key = 0; key < LADDER_KEYS; key++) {
        const bool has_sign = rows_are(key, true);

        shown |= (unsigned)has_sign << key;
        if (!has_sign && !rows_are(key, false))
            return NO_SIGNS;
    }
    return shown;
}

static bool shows_line(enum ladder_key key)
{
    return row_is(key, MAX7219_ROWS - 1, ".###.");
}

// Opens the service screen from the operator's menu.
static bool opens(void)
{
    kiosk_press(&robot, LADDER_RIGHT, SERVICE_ITEM);
    if (!glass_reads(&robot, "Service press UP", STAGE_MS))
        return robot_fault(&robot, "the menu does not show \"Service\"");
    kiosk_press(&robot, LADDER_UP, 1);
    return all_dots_are_lit() || robot_fault(&robot, "the service screen does not light all dots");
}

static bool sees(const char *text)
{
    return glass_reads(&robot, text, CYCLE_MS) || robot_fault(&robot, "the dots do not show \"%s\"", text);
}

static bool sees_numbers(void)
{
    for (unsigned ms = 0; ms < CYCLE_MS && !matrix_is(&robot.bench.matrix, numbers); ms += HELD_MS)
        bench_run_ms(&robot.bench, HELD_MS);
    return matrix_is(&robot.bench.matrix, numbers) || robot_fault(&robot, "the modules show no numbers");
}

// Holds a key. Checks the key's picture, line, lamp and tune. After the release, only the line must stay.
static bool acts(enum ladder_key key)
{
    const unsigned before = robot_tones(&robot);

    robot_push(&robot, key);
    bench_run_ms(&robot.bench, HELD_MS);
    const unsigned shown = shown_signs(), lit = robot_lamps(&robot), tones = robot_tones(&robot) - before;
    const bool has_line = shows_line(key);
    robot_release(&robot, key);
    bench_run_ms(&robot.bench, BENCH_PAUSE_MS);
    const bool is_over = !shown_signs() && !robot_lamps(&robot) && shows_line(key);
    return (shown == 1u << key && lit == 1u << key && has_line && tones && is_over) ||
           robot_fault(&robot, "key %u: signs %02x, lamps %02x, %u tones, or wrong after the release", key,
                       shown, lit, tones);
}

static bool all_keys_act(void)
{
    for (enum ladder_key key = 0; key < LADDER_KEYS; key++)
        if (!acts(key))
            return false;
    return true;
}

// Checks that each module stays below a third of full brightness when all LEDs are lit.
static bool dots_are_within_the_supply(void)
{
    enum { FULL = 16, SHARE = 3 };

    for (unsigned module = 0; module < MAX7219_MODULES; module++)
        if (SHARE * max7219_brightness(&robot.bench.matrix, module) >= FULL)
            return robot_fault(&robot, "all dots of module %u are too bright", module);
    return true;
}

static bool a_good_exhibit(void)
{
    robot_cut_power(&robot, 1);
    if (!kiosk_open_menu(&robot))
        return false;
    kiosk_press(&robot, LADDER_RIGHT, SETTING_SOUND);
    kiosk_press(&robot, LADDER_UP, 2); // no sound
    kiosk_press(&robot, LADDER_LEFT, SETTING_SOUND);
    const unsigned before = robot_tones(&robot);

    if (!opens())
        return false;
    bench_run_ms(&robot.bench, HELD_MS);
    return (robot_tones(&robot) > before || robot_fault(&robot, "the screen opens without a tune")) &&
           dots_are_within_the_supply() && all_keys_act() && sees_numbers() && sees("EEPROM ok") &&
           sees("Hours run 0") && sees("Restarts 1") && all_keys_act() &&
           kiosk_returns(&robot, KIOSK_IDLE_MS - BENCH_PAUSE_MS) && bench_run_ms(&robot.bench, HELD_MS) &&
           (!strstr(line_latest()->text, " 255 ") || line_fault("no line after the service screen"));
}

// Returns true if the number on the right has these digits.
static bool shows_number(const char *digit)
{
    const unsigned first = MAX7219_COLUMNS - 3 - 4 * (unsigned)(strlen(digit) - 1);

    for (unsigned i = 0; digit[i]; i++)
        for (unsigned dot = 0; dot < DIGIT_DOTS; dot++)
            if (is_lit(first + 4 * i + dot % 3, 1 + dot / 3) != (digits[digit[i] == '4'][dot] == '#'))
                return false;
    return true;
}

// Checks that bounces of 4 ms and 44 ms are displayed and sent.
static bool bounce_is_shown(void)
{
    static const unsigned steps[] = {1, 11};
    static const char *const shown[] = {"4", "44"};

    if (!kiosk_open_menu(&robot) || !opens())
        return false;
    bench_set_bounce(&robot.bench, 0);
    for (unsigned i = 0; i < 2; i++) {
        for (unsigned step = 0; step < steps[i]; step++) {
            robot_push(&robot, LADDER_DOWN);
            bench_run_ms(&robot.bench, 2);
            robot_release(&robot, LADDER_DOWN);
            bench_run_ms(&robot.bench, 2);
        }
        robot_push(&robot, LADDER_DOWN);
        bench_run_ms(&robot.bench, HELD_MS);
        char text[80];

        snprintf(text, sizeof text, " 255 4 %s 1 *", shown[i]);
        if (shown_signs() != 1u << LADDER_DOWN || !shows_number(shown[i]))
            return robot_fault(&robot, "the dots do not show %s ms", shown[i]);
        if (!line_latest() || !strstr(line_latest()->text, text))
            return robot_fault(&robot, "the line has no%s: %s", text,
                               line_latest() ? line_latest()->text : "");
        robot_release(&robot, LADDER_DOWN);
        bench_run_ms(&robot.bench, HELD_MS);
    }
    return true;
}

// Checks a key that is down since the screen opened, like a stuck key.
static bool a_held_key(void)
{
    if (!kiosk_open_menu(&robot))
        return false;
    kiosk_press(&robot, LADDER_RIGHT, SERVICE_ITEM);
    robot_push(&robot, LADDER_UP);
    bench_run_ms(&robot.bench, STAGE_MS + HELD_MS);
    return (shown_signs() == 1u << LADDER_UP && robot_lamps(&robot) == 1u << LADDER_UP &&
            !shows_line(LADDER_UP)) ||
           robot_fault(&robot, "the dots or the lamps do not show the held key");
}

const struct robot_check exhibit_checks[] = {
    {a_good_exhibit,
     "a good exhibit: dots within the supply, keys, lamps, tunes, modules, EEPROM; it closes itself", 0},
    {a_held_key, "a key that stays down has its sign and its lamp, but no line", 0},
    {bounce_is_shown, "dots and line show the bounce of a key in ms", 0},
    {0},
};

// SPDX-License-Identifier: MIT
#include "exhibit/service.h"

#include "robot/glass.h"
#include "robot/line.h"
#include "tap.h"

#include <string.h>

struct robot exhibit;
struct board plan;
struct pin plan_lamps[LADDER_KEYS], plan_piezo;
static const char *elf;

const struct service_sign service_signs[LADDER_KEYS] = {
    [LADDER_RIGHT] = {5, {".....", "..#..", "..##.", "..###", "..##.", "..#..", "....."}},
    [LADDER_UP] = {10, {".....", ".....", "..#..", ".###.", "#####", ".....", "....."}},
    [LADDER_DOWN] = {15, {".....", ".....", "#####", ".###.", "..#..", ".....", "....."}},
    [LADDER_LEFT] = {0, {".....", "..#..", ".##..", "###..", ".##..", "..#..", "....."}},
    [LADDER_OK] = {20, {".....", ".....", ".###.", ".###.", ".###.", ".....", "....."}},
};

const char service_numbers[] = "...#......###....#####......#...\n"
                               "..##.....#...#......#......##...\n"
                               "...#.........#.....#......#.#...\n"
                               "...#........#.......#....#..#...\n"
                               "...#.......#.........#...#####..\n"
                               "...#......#......#...#......#...\n"
                               "..###....#####....###.......#...\n"
                               "................................\n";

bool service_dot(unsigned column, unsigned row)
{
    return max7219_is_lit(&exhibit.bench.matrix, column, row);
}

// True if this row of dots in the columns of a key's sign looks like the picture.
static bool row_is(enum ladder_key key, unsigned row, const char *picture)
{
    for (unsigned x = 0; picture[x]; x++)
        if (service_dot(service_signs[key].column + x, row) != (picture[x] == '#'))
            return false;
    return true;
}

static bool rows_are(enum ladder_key key, bool has_sign)
{
    for (unsigned row = 0; row < MAX7219_ROWS - 1; row++)
        if (!row_is(key, row, has_sign ? service_signs[key].row[row] : "....."))
            return false;
    return true;
}

unsigned service_shown_signs(void)
{
    unsigned shown = 0;

    if (kiosk_lights_all_dots(&exhibit))
        return 0;
    for (enum ladder_key key = 0; key < LADDER_KEYS; key++) {
        const bool has_sign = rows_are(key, true);

        shown |= (unsigned)has_sign << key;
        if (!has_sign && !rows_are(key, false))
            return NO_SIGNS;
    }
    return shown;
}

bool service_shows_line(enum ladder_key key)
{
    return row_is(key, MAX7219_ROWS - 1, ".###.");
}

// Copies the exhibit's board. A check may change the copy.
static void copy_board(void)
{
    plan = *board_by_elf(elf);
    memcpy(plan_lamps, plan.lamps, sizeof plan_lamps);
    plan_piezo = *plan.piezo;
    plan.lamps = plan_lamps;
    plan.piezo = &plan_piezo;
}

void service_restart(void)
{
    bench_power_cycle(&exhibit.bench, LCD_8BIT, 1);
    bench_run_ms(&exhibit.bench, BENCH_START_MS);
    kiosk_accept_modules(&exhibit.bench);
}

void service_build(void)
{
    robot_open_board(&exhibit, &plan, elf);
    exhibit.down_ms = BENCH_TAP_MS;
    exhibit.up_ms = BENCH_PAUSE_MS;
    line_open(&exhibit);
    service_restart();
}

bool service_opens_with(enum ladder_key right, enum ladder_key up)
{
    kiosk_gesture_opens(&exhibit, GESTURE_MS, GESTURE_PAUSE_MS, GESTURE_MS);
    kiosk_press(&exhibit, right, SERVICE_ITEM);
    if (!glass_reads(&exhibit, "Service press UP", STAGE_MS))
        return robot_fault(&exhibit, "the menu does not show \"Service\"");
    kiosk_press(&exhibit, up, 1);
    return kiosk_lights_all_dots(&exhibit) ||
           robot_fault(&exhibit, "the service screen does not light all dots");
}

bool service_opens(void)
{
    return service_opens_with(LADDER_RIGHT, LADDER_UP);
}

bool service_sees_numbers(void)
{
    for (unsigned ms = 0; ms < CYCLE_MS && !matrix_is(&exhibit.bench.matrix, service_numbers); ms += HELD_MS)
        bench_run_ms(&exhibit.bench, HELD_MS);
    return matrix_is(&exhibit.bench.matrix, service_numbers) ||
           robot_fault(&exhibit, "the modules show no numbers");
}

bool service_sees(const char *text)
{
    return glass_reads(&exhibit, text, CYCLE_MS) ||
           robot_fault(&exhibit, "the dots do not show \"%s\"", text);
}

// Holds a key. Returns the keys whose signs appear. Sets *lit to the lamps that are lit, *tones to the number
// of tones.
static unsigned hold(enum ladder_key key, unsigned *lit, unsigned *tones)
{
    const unsigned before = robot_tones(&exhibit);

    robot_push(&exhibit, key);
    bench_run_ms(&exhibit.bench, HELD_MS);
    const unsigned shown = service_shown_signs();

    *lit = robot_lamps(&exhibit);
    *tones = robot_tones(&exhibit) - before;
    robot_release(&exhibit, key);
    bench_run_ms(&exhibit.bench, BENCH_PAUSE_MS);
    return shown;
}

// True if the dots show a line below the place of any of these keys.
static bool has_line(unsigned signs)
{
    for (enum ladder_key key = 0; key < LADDER_KEYS; key++)
        if (signs >> key & 1 && service_shows_line(key))
            return true;
    return false;
}

bool service_acts(enum ladder_key key, unsigned sign, unsigned lamp, bool sounds)
{
    unsigned lit, tones;
    const unsigned shown = hold(key, &lit, &tones);

    return (shown == sign && lit == lamp && !tones != sounds && has_line(sign) == (sign != 0)) ||
           robot_fault(&exhibit, "key %u: signs %02x, lamps %02x, %u tones", key, shown, lit, tones);
}

int service_checks(const struct robot_check *check, int argc, char **argv)
{
    elf = argc > 1 ? argv[1] : "out/exhibit/bouton.elf";
    for (; check->name; check++)
        if (argc <= 2 || strstr(check->name, argv[2])) {
            copy_board();
            tap_check(check->holds() && robot_is_well(&exhibit), "%s", check->name);
            robot_explain(&exhibit);
            bench_close(&exhibit.bench);
        }
    return tap_done();
}

// SPDX-License-Identifier: MIT
#include "robot/robot.h"

#include "core/elf_symbols.h"
#include "robot/glass.h"
#include "robot/kiosk.h"
#include "robot/line.h"
#include "tap.h"
#include "core/xorshift.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DOWN_MS = 20, UP_MS = 18, DOWN_MAX_MS = 100, CHORD_MAX_MS = 300 };
enum { REST_MS = 10, READ_MS = 45, RESTLESS_MS = 2000, LOOK_MS = 2, WELL_BYTES = 512, NAME_BYTES = 300 };

void robot_open(struct robot *robot, const char *board, const char *elf)
{
    robot_open_board(robot, board_by_name(board), elf);
}

void robot_open_board(struct robot *robot, const struct board *board, const char *elf)
{
    static const char *const names[] = {"right", "up", "down", "left", "ok"}; // order of enum ladder_key
    char error[512];

    *robot = (struct robot){.down_ms = DOWN_MS, .up_ms = UP_MS, .random = 0x1901, .game = &games[0]};
    if (!(robot->layout = layout_open(elf, error, sizeof error)) ||
        !bench_open(&robot->bench, board, elf, error, sizeof error)) {
        tap_check(false, "%s", error);
        exit(tap_done());
    }
    for (unsigned key = 0; key < LADDER_KEYS; key++)
        robot->key[key] = board_key(robot->bench.board, names[key]);
    robot->glass = robot->bench.board->display == DISPLAY_MATRIX ? &dots_glass
                   : robot->bench.board->display == DISPLAY_LCD  ? &lcd_glass
                                                                 : NULL;
    if (board->has_serial)
        line_open(robot);
    bench_run_ms(&robot->bench, BENCH_START_MS);
    kiosk_accept_modules(&robot->bench);
}

void robot_open_elf(struct robot *robot, const char *elf)
{
    const struct board *const board = board_by_elf(elf);

    if (!board) {
        tap_check(false, "%s is not in the folder of a board", elf);
        exit(tap_done());
    }
    robot_open(robot, board->name, elf);
}

struct field robot_field(const struct robot *robot, const char *path)
{
    struct field field;

    if (!layout_variable(robot->layout, path, &field)) {
        tap_check(false, "the firmware has the variable %s", path);
        exit(tap_done());
    }
    return field;
}

uint8_t *robot_memory(const struct robot *robot, const char *path)
{
    return robot->bench.machine.avr->data + robot_field(robot, path).at;
}

unsigned robot_random(struct robot *robot, unsigned below)
{
    return xorshift(&robot->random) % below;
}

bool robot_fault(struct robot *robot, const char *what, ...)
{
    char frame[BENCH_FRAME_BYTES], violation[WELL_BYTES] = "";
    va_list arguments;
    size_t length;

    if (robot->error[0])
        return false;
    va_start(arguments, what);
    vsnprintf(robot->error, sizeof robot->error - sizeof frame - sizeof violation - 2, what, arguments);
    va_end(arguments);
    bench_frame(&robot->bench, frame);
    bench_is_well(&robot->bench, violation, sizeof violation);
    length = strlen(robot->error);
    snprintf(robot->error + length, sizeof robot->error - length, "\n%s%s", frame, violation);
    return false;
}

bool robot_is_well(struct robot *robot)
{
    char violation[WELL_BYTES];

    if (!bench_is_well(&robot->bench, violation, sizeof violation))
        robot_fault(robot, "a part was used wrongly, or the firmware has ended");
    return !robot->error[0];
}

bool robot_holds(struct robot *robot, bool holds, const char *name, ...)
{
    char text[NAME_BYTES];
    va_list arguments;

    va_start(arguments, name);
    vsnprintf(text, sizeof text, name, arguments);
    va_end(arguments);
    holds &= robot_is_well(robot);
    tap_check(holds, "%s", text);
    tap_note(robot->error);
    robot->error[0] = '\0';
    return holds;
}

void robot_make_checks(struct robot *robot, const struct robot_check *checks,
                       void (*begin)(struct robot *robot), const char *part)
{
    for (; checks->name; checks++) {
        if (part && !strstr(checks->name, part))
            continue;
        if (begin)
            begin(robot);
        const unsigned before = robot->bench.machine.watchdog_resets;
        const bool holds = checks->holds();
        const unsigned bites = robot->bench.machine.watchdog_resets - before;

        if (bites != checks->bites && checks->bites != ANY_BITES)
            robot_fault(robot, "%u resets by the watchdog, not %u", bites, checks->bites);
        robot_holds(robot, holds, "%s", checks->name);
    }
}

unsigned robot_tones(struct robot *robot)
{
    piezo_update(&robot->bench.piezo);
    return robot->bench.piezo.tones;
}

void robot_erase(struct robot *robot)
{
    for (uint16_t at = 0; at < eeprom_size(&robot->bench.eeprom); at++)
        eeprom_put(&robot->bench.eeprom, at, 0xff);
}

void robot_cut_power(struct robot *robot, uint8_t torn)
{
    bench_power_cycle(&robot->bench, LCD_8BIT, torn);
    line_forget_all();
    bench_run_ms(&robot->bench, BENCH_START_MS);
    kiosk_accept_modules(&robot->bench);
}

void robot_renew(struct robot *robot)
{
    robot_erase(robot);
    robot->bench.line.queued = 0;
    robot_cut_power(robot, 0xff);
    robot->match = (struct match){0};
}

void robot_check_memory(const struct robot *robot)
{
    const struct machine *machine = &robot->bench.machine;
    const unsigned budget = robot->bench.board->ram_budget, ram_start = machine->avr->ioend + 1u;
    const unsigned fixed = (uint16_t)symbols_address(machine->symbols, "_end") - ram_start;
    const unsigned stack = machine_stack_used(machine);

    tap_check(fixed + stack <= budget, "memory: %u bytes of data and %u of stack fit into %u bytes", fixed,
              stack, budget);
}

void robot_push(struct robot *robot, enum ladder_key key)
{
    bench_push(&robot->bench, robot->key[key]);
    robot->touched = machine_now(&robot->bench.machine);
}

void robot_release(struct robot *robot, enum ladder_key key)
{
    bench_release(&robot->bench, robot->key[key]);
    robot->touched = machine_now(&robot->bench.machine);
}

void robot_hold(struct robot *robot, enum ladder_key key, unsigned ms)
{
    robot_push(robot, key);
    bench_run_ms(&robot->bench, ms);
    robot_release(robot, key);
    bench_run_ms(&robot->bench, robot->up_ms);
}

void robot_tap(struct robot *robot, enum ladder_key key)
{
    robot_hold(robot, key, robot->down_ms);
}

bool robot_lamp(const struct robot *robot, enum ladder_key key)
{
    return bench_lamp(&robot->bench, robot->key[key]);
}

unsigned robot_lamps(const struct robot *robot)
{
    unsigned lit = 0;

    for (unsigned key = 0; key < LADDER_KEYS; key++)
        lit |= (unsigned)robot_lamp(robot, (enum ladder_key)key) << key;
    return lit;
}

bool robot_press_some(struct robot *robot, unsigned keys)
{
    const enum ladder_key one = (enum ladder_key)robot_random(robot, keys);
    const enum ladder_key two = (enum ladder_key)robot_random(robot, keys);
    const unsigned kind = robot_random(robot, 32);

    robot_push(robot, one);
    bench_run_ms(&robot->bench, robot_random(robot, kind == 0 ? ROBOT_HOLD_MAX_MS : DOWN_MAX_MS));
    if (kind >= 1 && kind <= 4) {
        robot_push(robot, two);
        bench_run_ms(&robot->bench, robot_random(robot, CHORD_MAX_MS));
        robot_release(robot, two);
    }
    robot_release(robot, one);
    bench_run_ms(&robot->bench, robot->up_ms);
    return kind != 0;
}

void robot_settle(struct robot *robot)
{
    struct machine *machine = &robot->bench.machine;
    const uint64_t rest = machine_cycles(machine, REST_MS * 1000000ull);
    const uint64_t read = robot->touched + machine_cycles(machine, READ_MS * 1000000ull);

    for (unsigned waited = 0; waited < RESTLESS_MS; waited += LOOK_MS) {
        // Boards without an LCD leave e_rise at 0.
        if (machine_now(machine) >= read && machine_now(machine) - robot->bench.lcd.e_rise >= rest)
            return;
        bench_run_ms(&robot->bench, LOOK_MS);
    }
}

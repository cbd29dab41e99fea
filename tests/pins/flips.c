// SPDX-License-Identifier: MIT
// If this test fails, noise can leave a board dead until somebody switches it off. Flips single bits in
// memory or I/O registers while the board is in the menu, in a match or at rest. Within 20 s, keys, display,
// serial line and clock must work again.
//
//   flips [ELF [FLIPS]]: tries FLIPS flips. Default: clears one bit in each register that is not 0, then
//   flips 5 bits in memory and 5 in registers, or 4,000 each with DRAW=all.
#include "draw.h"
#include "robot/flip.h"
#include "robot/kiosk.h"
#include "robot/line.h"
#include "robot/menu.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    FLIPS = 5,
    FLIPS_OF_ALL = 4000,
    EFFECT_MS = 1500, // time in ms for a flipped bit to have its effect
    HEAL_MS = 20000,
    REST_MS = 61000, // time in ms until the backlight switches off
    SOME_US = 20000,
    MIXED = 16, // number of random numbers to skip, because similar seeds start with similar numbers
    PACE_MS = 500,
    PACE_ERROR_MS = 10,
    IO_MAX = 0x200, // end of the I/O registers' addresses
};

static struct robot robot;
static unsigned restarts;

enum moment { IN_MENU, IN_MATCH, AT_REST, MOMENTS };
static const char *const moments[MOMENTS] = {"in the menu", "in a match", "at rest"};

static bool go_to(enum moment moment)
{
    const struct match match = nim_match(1, false, START_357, false);
    struct move move;

    if (moment == AT_REST)
        return bench_run_ms(&robot.bench, has_dots(&robot) ? BENCH_START_MS : REST_MS);
    return moment == IN_MENU ? robot_menu(&robot)
                             : robot_start(&robot, &match) == HUMAN_TO_MOVE &&
                                   robot_any_move(&robot, &move) && robot_move(&robot, &move) != BROKEN;
}

// Returns the time on the firmware's clock in ms.
static unsigned firmware_ms(void)
{
    const uint8_t *ms = machine_variable(&robot.bench.machine, "ms");

    return ms[0] | (unsigned)ms[1] << 8;
}

static bool keeps_pace(void)
{
    const unsigned before = firmware_ms();

    bench_run_ms(&robot.bench, PACE_MS);

    const unsigned passed = (firmware_ms() - before) & 0xffff;

    return (passed + PACE_ERROR_MS > PACE_MS && passed < PACE_MS + PACE_ERROR_MS) ||
           robot_fault(&robot, "the clock counts %u ms in %u ms", passed, (unsigned)PACE_MS);
}

// Forgets violations that a flipped bit has caused.
static void forgive(void)
{
    for (struct violations *part = robot.bench.machine.violations; part; part = part->next)
        violations_forget(part);
}

// Sets the language to English, in case attract mode has changed it.
static void choose_english(void)
{
    uint8_t *const language = robot_memory(&robot, "ui.language");

    if (*language < KIOSK_LANGUAGES)
        *language = 0;
}

// Selects another game to reset Nim's start position. Then plays a move of Nim.
static bool can_play_on_dots(void)
{
    const struct match match = nim_match(1, false, START_345, false);
    struct move move;

    if (!robot_menu(&robot) || !robot_set(&robot, WORDS_GAME, words_family(GAME_CHOMP)))
        return false;
    robot.match = (struct match){.row = GAME_CHOMP};
    return robot_start(&robot, &match) == HUMAN_TO_MOVE && robot_any_move(&robot, &move) &&
           robot_move(&robot, &move) != BROKEN && robot_is_well(&robot);
}

// Returns true if the board works.
static bool is_well(void)
{
    forgive();
    robot_hold(&robot, LADDER_OK, BENCH_TAP_MS); // wakes the board, which reads its keys slowly at rest
    if (has_dots(&robot))
        choose_english();
    return keeps_pace() && (has_dots(&robot) ? can_play_on_dots() : robot_can_play(&robot)) &&
           line_is_alive();
}

// Returns true if the board works again within HEAL_MS after a flipped bit.
static bool heals(void)
{
    const unsigned bites = robot.bench.machine.watchdog_resets;

    machine_run_astray_us(&robot.bench.machine, EFFECT_MS * 1000ull);
    restarts += robot.bench.machine.watchdog_resets != bites;
    if (is_well())
        return true;
    robot.error[0] = '\0';
    machine_run_astray_us(&robot.bench.machine, HEAL_MS * 1000ull);
    return is_well();
}

// Restarts the board and flips a bit. Returns true if the board recovers.
static bool bit_heals(unsigned number, unsigned at, unsigned bit, enum moment moment)
{
    char what[100];

    robot_renew(&robot);
    if (!go_to(moment))
        return false;
    machine_run_us(&robot.bench.machine, robot_random(&robot, SOME_US));
    flip_bit(&robot.bench.machine, at, bit);
    if (heals())
        return true;
    snprintf(what, sizeof what, "flip %u: bit %u of %#x, %s", number, bit, at, moments[moment]);
    tap_note(what);
    tap_note(robot.error);
    robot.error[0] = '\0';
    return false;
}

// Flips a random bit between two addresses. Returns true if the board recovers.
static bool try_flip(unsigned number, unsigned start, unsigned end)
{
    robot.random = draw_seed() + number * 2654435761u;
    robot.random += !robot.random;
    for (unsigned i = 0; i < MIXED; i++)
        robot_random(&robot, 2);
    const unsigned at = start + robot_random(&robot, end - start), bit = robot_random(&robot, 8);

    return bit_heals(number, at, bit, robot_random(&robot, MOMENTS));
}

// Clears one bit in each I/O register that is not 0.
static bool clear_registers(void)
{
    const struct avr_t *avr = robot.bench.machine.avr;
    uint8_t set[IO_MAX] = {0};
    unsigned tried = 0;
    bool all_heal = true;

    robot_renew(&robot);
    if (go_to(IN_MENU))
        memcpy(set, avr->data, avr->ioend + 1u);
    for (unsigned at = FLIP_REGISTERS; at <= avr->ioend && all_heal; at++)
        if (set[at])
            all_heal = bit_heals(tried++, at, (unsigned)__builtin_ctz(set[at]), IN_MENU);
    return tap_check(tried && all_heal, "one bit is cleared in each of %u registers that are not 0: all heal",
                     tried);
}

static void try_flips(const char *where, unsigned count, unsigned start, unsigned end)
{
    unsigned lasting = 0;

    restarts = 0;
    for (unsigned number = 0; number < count; number++)
        lasting += !try_flip(number, start, end);
    tap_check(!lasting, "%u bits flipped in %s: %u do not heal; %u caused a restart", count, where, lasting,
              restarts);
}

int main(int argc, char **argv)
{
    const unsigned flips = argc > 2 ? (unsigned)atoi(argv[2]) : draw_count(FLIPS, FLIPS_OF_ALL);

    robot_open_elf(&robot, argc > 1 ? argv[1] : "out/uno/bouton.elf");
    flip_widen(&robot.bench.machine);
    const struct avr_t *avr = robot.bench.machine.avr;

    if (argc > 2 || clear_registers()) {
        try_flips("I/O registers", flips, FLIP_REGISTERS, avr->ioend + 1u);
        try_flips("memory", flips, avr->ioend + 1u, avr->ramend + 1u);
    }
    bench_close(&robot.bench);
    return tap_done();
}

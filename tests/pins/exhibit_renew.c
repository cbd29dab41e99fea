// SPDX-License-Identifier: MIT
// If this test fails, an exhibit that noise has hit stays wrong until somebody restarts it. Tests that
// flipped bits in the exhibit do not last. The exhibit restarts after three hours if nobody plays. The test
// advances the firmware's clock instead of waiting.
//
//   exhibit_renew [ELF [WORDS]]: runs the checks whose names contain WORDS. Default: all.
#include "core/xorshift.h"
#include "draw.h"
#include "exhibit/checks.h"
#include "robot/flip.h"
#include "robot/menu.h"
#include "tap.h"

#include <stdio.h>
#include <string.h>

enum {
    RENEW_WRAPS = 165,
    WRAP_MS = 65536, // time in ms after which the 16-bit clock wraps
    LATE_MS = 100,
    EFFECT_MS = 3000,   // time in ms after which a flipped bit must have had its effect
    PATIENCE_MS = 1000, // longer than the watchdog's timeout and a restart
    MEMORY_FLIPS = 3,
    MEMORY_FLIPS_OF_ALL = 200,
    RECORD_BYTES = 43,
    GOAL_MS = 4000, // time in ms for which the game's goal is shown
    VIEW_MS = 1200, // longest time in ms until the view is computed again
    QUICK_MS = 20,  // enough time in ms to read a key, but not to write a record
};

// Registers that the firmware sets when it starts
enum { DDRA = 0x21, PORTA = 0x22, NEXT_PORT = 3, TIMSK0 = 0x6E, TIMSK1 = 0x6F };
enum { OCIE1A_BIT = 1 }; // number of a bit in TIMSK1

static uint8_t of_port(uint8_t of_a, struct pin pin)
{
    return (uint8_t)(of_a + NEXT_PORT * (pin.port - 'A'));
}

// Returns a pointer to a variable of the firmware.
static uint8_t *ram(const char *symbol)
{
    return machine_variable(&robot.bench.machine, symbol);
}

static bool attracts_again(void)
{
    return (bench_run_ms(&robot.bench, LATE_MS) && kiosk_attracts(&robot)) ||
           robot_fault(&robot, "no attract mode after a restart");
}

static bool starts_anew(void)
{
    *ram("wraps") = RENEW_WRAPS;
    return (kiosk_bites(&robot.bench, PATIENCE_MS) ||
            robot_fault(&robot, "the exhibit does not restart after three hours")) &&
           attracts_again();
}

// Checks that the exhibit restarts on time, and that attract mode follows.
static bool is_on_time(void)
{
    const double from = bench_seconds(&robot.bench);
    const unsigned before_ms = WRAP_MS + WRAP_MS / 2;

    bench_run_ms(&robot.bench, before_ms);
    if (*ram("wraps") != before_ms / WRAP_MS)
        return robot_fault(&robot, "%u wraps are counted", *ram("wraps"));
    *ram("wraps") = RENEW_WRAPS - 1;
    if (kiosk_bites(&robot.bench, WRAP_MS / 2 - 2 * BENCH_START_MS))
        return robot_fault(&robot, "the exhibit restarts %.0f s after the start",
                           bench_seconds(&robot.bench) - from);
    return (kiosk_bites(&robot.bench, 3 * BENCH_START_MS) ||
            robot_fault(&robot, "the exhibit does not restart")) &&
           attracts_again();
}

static bool players_are_left_alone(void)
{
    robot_tap(&robot, LADDER_OK);
    *ram("wraps") = RENEW_WRAPS;
    if (kiosk_bites(&robot.bench, KIOSK_IDLE_MS - 2 * BENCH_PAUSE_MS))
        return robot_fault(&robot, "the exhibit restarts while somebody plays");
    return (kiosk_bites(&robot.bench, PATIENCE_MS) ||
            robot_fault(&robot, "the exhibit does not restart when nobody plays any more")) &&
           attracts_again();
}

// Checks that a setting is saved even if the exhibit is about to restart.
static bool settings_are_kept_first(void)
{
    if (!kiosk_open_menu(&robot))
        return false;
    const unsigned written = robot.bench.eeprom.writes;

    robot_push(&robot, LADDER_UP);
    bench_run_ms(&robot.bench, QUICK_MS);
    robot_push(&robot, LADDER_OK);
    bench_run_ms(&robot.bench, QUICK_MS);
    robot_release(&robot, LADDER_UP);
    robot_release(&robot, LADDER_OK);
    const unsigned bytes = robot.bench.eeprom.writes - written;

    if (!bytes || bytes >= RECORD_BYTES)
        return robot_fault(&robot, "nothing is being written");
    if (!starts_anew() || !kiosk_open_menu(&robot))
        return false;
    return kiosk_read_value(&robot, SETTING_LEVEL) == 0 || robot_fault(&robot, "the changed setting is lost");
}

// Checks that OK starts a game, UP selects a move, and attract mode then returns.
static bool can_be_played(void)
{
    if (!kiosk_starts_game(&robot, LADDER_OK) || !glass_reads(&robot, words_goal(&games[GAME_NIM]), GOAL_MS))
        return robot_fault(&robot, "OK starts no game");
    robot_tap(&robot, LADDER_UP);
    robot_tap(&robot, LADDER_UP);
    if (!robot_lamp(&robot, LADDER_OK))
        return robot_fault(&robot, "UP chooses nothing");
    return kiosk_returns(&robot, KIOSK_IDLE_MS - BENCH_PAUSE_MS);
}

// Reports which bit was flipped. Returns false.
static bool after_flip(unsigned flip, unsigned bit, unsigned at)
{
    char text[80];

    snprintf(text, sizeof text, "flip %u: bit %u of %#x", flip, bit, at);
    tap_note(text);
    return false;
}

static bool flipped_bits_do_not_last(void)
{
    const struct board *const board = robot.bench.board;
    const uint8_t registers[] = {of_port(DDRA, board->display_pins[0]), of_port(PORTA, board->key[0]),
                                 of_port(DDRA, board->lamps[0]), TIMSK0, TIMSK1};
    uint8_t *const bytes[] = {ram("keys") + 3, robot_memory(&robot, "venue.settings") + SETTING_IDLE,
                              robot_memory(&robot, "venue.hidden")};
    enum { REGISTERS = sizeof registers, PLACES = REGISTERS + sizeof bytes / sizeof bytes[0] };

    for (unsigned place = 0; place < PLACES; place++)
        for (unsigned bit = 5; bit < 8; bit += 2) {
            if (!drawn(2 * place + bit / 7, 4))
                continue;
            uint8_t *data = robot.bench.machine.avr->data;
            uint8_t *at = place < REGISTERS ? &data[registers[place]] : bytes[place - REGISTERS];
            const uint8_t before = *at;

            flip_bit(&robot.bench.machine, (unsigned)(at - data), bit);
            bench_run_ms(&robot.bench, EFFECT_MS);
            if (!starts_anew())
                return after_flip(place, bit, (unsigned)(at - data));
            if (*at != before)
                return robot_fault(&robot, "place %u: %02x, not %02x", place, *at, before);
            violations_forget(&robot.bench.matrix.violations); // a flipped bit may turn outputs into inputs
        }
    return can_be_played();
}

// Checks that the watchdog resets the exhibit after an interrupt without a handler.
static bool ends_in_watchdog(void)
{
    flip_bit(&robot.bench.machine, TIMSK1, OCIE1A_BIT);
    kiosk_starts_game(&robot, LADDER_OK);
    robot_tap(&robot, LADDER_UP);
    robot_push(&robot, LADDER_OK);
    bench_run_ms(&robot.bench, BENCH_TAP_MS);
    robot_release(&robot, LADDER_OK); // on release, the machine moves and sounds a tone
    return (kiosk_bites(&robot.bench, PATIENCE_MS) ||
            robot_fault(&robot, "no watchdog reset after an interrupt without a handler")) &&
           attracts_again() && can_be_played();
}

// Flips random bits in memory. Checks that the next restart corrects them.
static bool memory_heals(void)
{
    const unsigned ram_start = robot.bench.machine.avr->ioend + 1u;
    const unsigned bytes = (unsigned)(ram("__bss_end") - robot.bench.machine.avr->data) - ram_start;
    uint32_t seed = draw_seed();
    const unsigned flips = draw_count(MEMORY_FLIPS, MEMORY_FLIPS_OF_ALL);

    for (unsigned flip = 0; flip < flips; flip++) {
        const unsigned at = ram_start + xorshift(&seed) % bytes, bit = xorshift(&seed) % 8;

        flip_bit(&robot.bench.machine, at, bit);
        machine_run_astray_us(&robot.bench.machine, EFFECT_MS * 1000);
        *ram("wraps") = RENEW_WRAPS;
        if (!kiosk_bites(&robot.bench, 4 * WRAP_MS + WRAP_MS / 2) || !attracts_again())
            return after_flip(flip, bit, at);
        violations_forget(&robot.bench.matrix.violations); // ignores garbage that the modules have received
    }
    return can_be_played();
}

// Flips bits of the view in the idle menu. Checks that the firmware corrects them.
static bool view_heals(void)
{
    static const char *const fields[] = {"view.kind", "view.message", "view.second"};
    enum { FIELDS = sizeof fields / sizeof fields[0], BITS = 8 };

    if (!robot_menu(&robot))
        return false;
    for (unsigned flip = 0; flip < FIELDS * BITS; flip++) {
        uint8_t *const at = robot_memory(&robot, fields[flip / BITS]), before = *at;

        if (!drawn(flip, BITS))
            continue;
        *at ^= (uint8_t)(1 << flip % BITS);
        bench_run_ms(&robot.bench, VIEW_MS);
        if (*at != before)
            return robot_fault(&robot, "%s: %02x, not %02x", fields[flip / BITS], *at, before);
    }
    return robot_start(&robot, &(struct match){.row = GAME_NIM}) == HUMAN_TO_MOVE ||
           robot_fault(&robot, "no game can be started");
}

const struct robot_check exhibit_checks[] = {
    {is_on_time, "the exhibit restarts in the 180th minute, and attract mode begins at once", 1},
    {players_are_left_alone, "the exhibit does not restart while somebody plays", 1},
    {settings_are_kept_first, "a changed setting is saved before a restart", 1},
    {flipped_bits_do_not_last, "a restart corrects flipped bits in registers and settings", ANY_BITES},
    {ends_in_watchdog, "the watchdog resets after an interrupt without a handler", 1},
    {view_heals, "a flipped bit in the view is corrected within 1.2 s", 0},
    {memory_heals, "a restart corrects flipped bits anywhere in memory", ANY_BITES},
    {0},
};

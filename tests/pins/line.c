// SPDX-License-Identifier: MIT
// If this test fails, a program that follows the board sees a wrong match, or the line delays keys and
// replies. Tests a board's serial line. The board must send a correct line after power-up and after any
// received bytes. Keys and replies must not wait for the line. unit/test_line.c tests when a line is sent,
// and random_keys.c reads the lines of matches.
//
//   line [ELF [PART]]: makes the checks whose names contain PART. Default: all checks, for all boards with a
//   serial line.
#include "draw.h"
#include "robot/gap.h"
#include "robot/kiosk.h"
#include "robot/line.h"
#include "robot/menu.h"
#include "robot/place.h"
#include "tap.h"

#include <simavr/sim_io.h>
#include <stdio.h>
#include <string.h>

enum { UBRR0L = 0xc4 }; // baud rate register; the address is the same on both chips

enum {
    QUIET_S = 10,
    RESETS = 13,
    FLOOD = 20000, // bytes
    FLOOD_OF_ALL = 1000000,
    BURST = 400,
    PASS_MAX_MS = 5,
    LATENCY_MAX_MS = 40,
    SET_UP_MS = 30, // extra time in ms while the firmware sets up the LCD
    PRESSES = 40,
    LATE_MAX_MS = 50, // largest delay in ms that a busy serial line may cause
    REPLY_MAX_MS = 5000,
};

static struct robot robot;
static struct gap gap;
static unsigned baud_writes; // number of writes to UBRR0; each would damage a byte being sent

static void baud_is_written(struct avr_t *avr, avr_io_addr_t address, uint8_t value, void *user)
{
    (void)user;
    avr->data[address] = value;
    baud_writes++;
}

static bool begins(void)
{
    return line_is_right() &&
           ((line_count() == 1 && !line_latest()->game) || line_fault("expected one line without a match"));
}

// Starts a match of Nim or, on an exhibit, the game on display.
static bool start(void)
{
    const struct match match = nim_match(1, false, START_345, false);

    return (has_dots(&robot) ? kiosk_starts_game(&robot, LADDER_OK)
                             : robot_start(&robot, &match) == HUMAN_TO_MOVE) ||
           robot_fault(&robot, "no match begins");
}

static bool shows_end(void)
{
    if (!start())
        return false;
    line_forget();
    robot_hold(&robot, LADDER_LEFT, ROBOT_HOLD_MAX_MS);
    robot_hold(&robot, LADDER_LEFT, ROBOT_HOLD_MAX_MS);
    bench_run_ms(&robot.bench, ROBOT_SOON_MS);
    return begins();
}

static bool is_quiet(void)
{
    line_forget();
    baud_writes = 0;
    bench_run_ms(&robot.bench, QUIET_S * 1000);
    return (!baud_writes && !line_count()) || line_fault("expected no line and no set-up");
}

static bool survives_resets(void)
{
    for (unsigned us = 0; us < RESETS * 700; us += 700) {
        line_send("\n\n", 2);
        machine_run_us(&robot.bench.machine, us);
        machine_reset(&robot.bench.machine);
        line_forget_all();
        bench_run_ms(&robot.bench, BENCH_START_MS);
        if (!line_is_alive())
            return false;
    }
    return true;
}

// Queues random bytes and noise for the board, at most *left bytes.
static void flood(unsigned *left)
{
    for (; *left && serial_room(&robot.bench.line); --*left) {
        const uint8_t byte = (uint8_t)robot_random(&robot, 256);

        if (robot_random(&robot, 50))
            line_send(&byte, 1);
        else
            serial_send_noise(&robot.bench.line, byte);
    }
}

// Checks that the board answers correctly after bursts of random bytes.
static bool stands_any_bytes(void)
{
    unsigned left = draw_count(FLOOD, FLOOD_OF_ALL), moves = 0;
    const unsigned resets = robot.bench.machine.resets;

    if (!start())
        return false;
    gap_forget(&gap);
    line_forget();
    while (left && robot_is_well(&robot)) {
        unsigned burst = 1 + robot_random(&robot, BURST);

        burst = burst < left ? burst : left;
        left -= burst;
        flood(&burst);
        while (serial_unsent(&robot.bench.line))
            bench_run_ms(&robot.bench, 1);
        if (robot_random(&robot, 3) == 0)
            robot_press_some(&robot, LADDER_KEYS);
        if (!line_follows(&moves) || !line_is_alive())
            return false;
    }
    if (gap_ms(&gap) > PASS_MAX_MS)
        return robot_fault(&robot, "%.1f ms between two reads of the keys", gap_ms(&gap));
    return robot.bench.machine.resets == resets || robot_fault(&robot, "the board was reset");
}

// Measures the time from a key's first contact to the display's first change.
static bool press_at_once(double *worst)
{
    const unsigned changes = robot.bench.lcd.changes, set_ups = robot.bench.lcd.set_ups;
    const uint64_t pushed = machine_now(&robot.bench.machine);

    bench_push(&robot.bench, LADDER_RIGHT);
    for (unsigned step = 0; step < 5000 && robot.bench.lcd.changes == changes; step++)
        machine_run_us(&robot.bench.machine, 20);
    if (robot.bench.lcd.changes == changes)
        return robot_fault(&robot, "a key has no effect");

    double ms = (double)(robot.bench.lcd.last_change - pushed) * 1000 / robot.bench.machine.avr->frequency;

    if (robot.bench.lcd.set_ups != set_ups)
        ms -= SET_UP_MS;
    *worst = ms > *worst ? ms : *worst;
    bench_run_ms(&robot.bench, 60);
    bench_release(&robot.bench, LADDER_RIGHT);
    return bench_run_ms(&robot.bench, 60);
}

// Checks that keys work quickly while the serial line is busy.
static bool keys_are_quick(void)
{
    double worst = 0;

    if (!robot_menu(&robot))
        return false;
    gap_forget(&gap);
    for (unsigned press = 0; press < PRESSES; press++) {
        unsigned bytes = BURST * 4;

        flood(&bytes);
        machine_run_us(&robot.bench.machine, 137 * press);
        if (!press_at_once(&worst))
            return false;
        robot.bench.line.queued = 0;
    }
    if (worst > LATENCY_MAX_MS || gap_ms(&gap) > PASS_MAX_MS)
        return robot_fault(&robot, "a key takes %.1f ms, %.1f ms between two reads", worst, gap_ms(&gap));
    return line_is_right();
}

// Returns the ms until a line reports this turn. `floods` keeps the line busy.
static double time_of_turn(uint8_t turn, bool floods)
{
    const struct machine *const machine = &robot.bench.machine;
    const uint64_t from = machine_now(machine);
    double ms = 0;

    while ((!line_latest() || line_latest()->turn != turn) && ms < REPLY_MAX_MS) {
        while (floods && serial_room(&robot.bench.line))
            line_send("?", 1);
        bench_run_ms(&robot.bench, 1);
        ms = (double)(machine_now(machine) - from) * 1000 / machine->avr->frequency;
    }
    return ms;
}

// Starts SOS. Returns the duration of the machine's reply in ms.
static double time_of_reply(bool floods)
{
    struct position position;
    struct move move = {0};

    robot_renew(&robot);
    game_start(&games[GAME_SOS], 0, &position);
    position.count = SOS_MAX;
    if (!robot_place(&robot, GAME_SOS, &position) || !game_next(robot.game, &position, &move) ||
        !robot_prepare(&robot, &move))
        return REPLY_MAX_MS;
    line_forget();
    robot_tap(&robot, LADDER_OK);
    time_of_turn(3, floods);
    robot_push(&robot, LADDER_RIGHT);

    const double ms = time_of_turn(0, floods);

    robot_release(&robot, LADDER_RIGHT);
    return ms;
}

static bool replies_are_quick(void)
{
    const double quiet = time_of_reply(false), flooded = time_of_reply(true);

    if (quiet >= REPLY_MAX_MS)
        return robot_fault(&robot, "no reply");
    return flooded <= quiet + LATE_MAX_MS ||
           robot_fault(&robot, "a reply of %.0f ms needs %.0f ms while lines are sent", quiet, flooded);
}

static const struct robot_check checks[] = {
    {begins, "after power-up one line without a match", 0},
    {shows_end, "a line when the match is left", 0},
    {survives_resets, "a correct line follows a reset during a line", 0},
    {stands_any_bytes, "any bytes: a correct line follows each pause, and keys are read in time", 0},
    {0},
};

// On a board with an LCD
static const struct robot_check more_checks[] = {
    {is_quiet, "no line and no set-up while nothing changes", 0},
    {keys_are_quick, "keys change the display in time while lines are being sent", 0},
    {replies_are_quick, "replies are as quick while lines are being sent", 0},
    {0},
};

static void check_board(const char *elf, const char *part)
{
    robot_open_elf(&robot, elf);
    gap_open(&gap, &robot.bench);
    avr_register_io_write(robot.bench.machine.avr, UBRR0L, baud_is_written, NULL);
    robot_make_checks(&robot, checks, robot_renew, part);
    if (!has_dots(&robot))
        robot_make_checks(&robot, more_checks, robot_renew, part);
    robot_check_memory(&robot);
    bench_close(&robot.bench);
}

int main(int argc, char **argv)
{
    static const char *const elfs[] = {"out/exhibit/bouton.elf", "out/uno/bouton.elf"};

    for (unsigned i = 0; i < sizeof elfs / sizeof elfs[0]; i++)
        if (argc < 2 || !strcmp(argv[1], elfs[i]))
            check_board(elfs[i], argc > 2 ? argv[2] : NULL);
    return tap_done();
}
